"""One sitting: takes lines until there are no more."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ... import tracking
from ...text.errors import ScorerError
from ...tracking.course import BrokenRecord, Course
from ...tracking.disputes import result
from ...tracking.lines import read_line, word_of
from ...tracking.moves import Adjust, Move
from ...tracking.record import Record
from ...typed.moves import command_of, moves_of
from ...typed.question import Question
from ..dialogue import Dialogue
from ..editor import ask as ask_line, edits
from ..lines import command_word, completions, heads, help_lines, in_words
from ..settings import current
from ..telling import move_lines
from ..terminal import complain, say, tell
from .commands import Commands, Leave
from .output import Output
from .reading import Dropped, Reading

if TYPE_CHECKING:
    from ..log.keeping import Keeping

_WIDE = 40
"""Characters of a list of moves that leave room on the line to type."""


class _Instead(Exception):
    """The person wants something else instead of this move."""


class _Questions(Dialogue):
    """Whatever is typed instead of a choice is the next line."""

    def not_a_choice(self, text: str, most: int) -> None:  # noqa: ARG002
        raise _Instead(text)


class Sitting:
    """Reads lines of moves and commands."""

    def __init__(self, record: Record, *, as_json: bool, log: bool = True) -> None:
        """With `log`, the game may be kept in the logbook once it is over."""
        self._output = Output(record, as_json=as_json)
        self._dialogue = _Questions(indent="  ", status=self._output.status, command=self._command_within)
        self._reading = Reading(self._output, self._dialogue)
        self._commands = Commands(self._output, self._reading, self._dialogue)
        self._refused = False
        self._log = log and self._output.asks and sys.stderr.isatty()
        self._keeping: Keeping | None = None
        self._kept: Course | None = None
        """The course that was kept in the logbook last, or was not to be."""

    @property
    def _course(self) -> Course:
        return self._output.course

    def run(self) -> int:
        """Takes lines until there are no more, or the game is over."""
        with self._reading.misread:
            return self._run()

    def _run(self) -> int:
        if self._output.record.torn:
            text = say().gettext(
                "The last line was incomplete and is kept in “{file}”; the game goes on from the line before it.",
                file=self._output.record.torn_path,
            )
            tell(say().gettext("Notice: {message}", message=text), file=sys.stderr)
        if self._output.asks and self._course.number:
            self._output.tell(say().gettext("The record goes on after move {number}.", number=self._course.number))
        told: Course | None = None
        if self._output.asks and tracking.outcome(self._course.state) is None:
            self._output.show()
            if not self._course.number:
                self._output.tell(say().gettext("“?” shows what you can type, at every question."))
        try:
            while True:
                ended = tracking.outcome(self._course.state) is not None
                if ended and self._course is not told:
                    self._output.standing()
                told = self._course if ended else None
                if ended and (instead := self._keep()):
                    self._take(instead)
                    continue
                line = self._line()
                if line is None:
                    break
                self._take(line.strip())
        except (Leave, EOFError):
            pass
        self._leave()
        sys.stdout.flush()
        return int(self._refused and not self._output.asks)

    def _keep(self, *, asks: bool = True) -> str:
        """Keeps a game that is over in the logbook, once for each end; what somebody types instead of an answer."""
        course = self._course
        if self._kept is course or not self._log or not current().file or current().log is False:
            return ""
        from ...log.about import written_at
        from ..log.keeping import Keeping

        self._kept = course
        self._keeping = self._keeping or Keeping(self._dialogue)
        record = self._output.record
        try:
            self._keeping.keep(result(course), usual=written_at(record.path), record=record.lines(), asks=asks)
        except _Instead as instead:
            return str(instead)
        return ""

    def _leave(self) -> None:
        """Looks for the record a last time."""
        if tracking.outcome(self._course.state) is not None:
            self._keep(asks=False)
        try:
            self._output.record.check()
            self._output.tell_lost()
        except ScorerError as error:
            self._refuse(error)

    def _line(self) -> str | None:
        """The next line; None at the end of a pipe. Raises `EOFError` where somebody ends the input."""
        if not self._output.asks:
            return sys.stdin.readline() or None
        state, kinds = self._course.state, self._output.kinds()
        return ask_line(
            self._prompt(kinds),
            complete=lambda before: completions(before, state, kinds),
            status=self._output.status(),
        )

    def _prompt(self, kinds: Sequence[type[Move]]) -> str:
        """Who may do what, in the words that can be typed."""
        over = [command_word("undo"), word_of(Adjust, say()), command_word("quit")]
        words = ", ".join([word_of(kind, say()) for kind in kinds] or over)
        if edits() and len(words) > _WIDE:
            words = "?"  # Tab and the question mark list them
        player = tracking.current_player(self._course.state)
        return f"{player} ({words})" if player else f"({words})"

    def _lines(self, line: str) -> Iterator[str]:
        """Each move or command of a line, by itself; the next one once the one before it is done."""
        for text in moves_of(line, heads()):
            yield from self._reading.split(text, self._course.state)

    def _take(self, line: str) -> None:
        """One line: a command, or one or more moves; what goes wrong is told and changes nothing."""
        if not line:
            return
        if line == "<" and self._output.asks:  # as at a question, where it goes back
            for text in help_lines(self._course.state, (), command_word("undo")):
                self._output.tell(text)
            return
        self._reading.meant = None
        try:
            for text in self._lines(line):
                state = self._course.state
                first = self._reading.implied(text, state)
                after = tracking.play(state, first) if first else state
                found = self._reading.read(text, after)
                if isinstance(found, Move):
                    tracking.play(after, found)  # what is refused implies nothing
                    for move in (first, found):
                        if move is not None:
                            self._output.record.play(move)
                            self._output.confirm()
                else:
                    self._commands.do(found)
        except Dropped:
            pass
        except _Instead as instead:
            self._take(str(instead))
        except ScorerError as error:
            self._refuse(error)

    def _refuse(self, error: ScorerError) -> None:
        self._refused = True
        if self._output.as_json:
            number = {"number": error.line} if isinstance(error, BrokenRecord) else {}
            cause = error.error if isinstance(error, BrokenRecord) else error
            told = {"text": cause.text(say().code), "place": cause.place, "rule": cause.rule}
            self._output.answer({"error": {**number, **told}})
        else:
            self._complain(error, self._reading.meant)

    def _complain(self, error: ScorerError, kind: type[Move] | None) -> None:
        if isinstance(error, BrokenRecord):  # a move that cannot follow what was changed before it
            complain(in_words(error.error, None), move_lines(self._course.at(error.line), say())[0])
        else:
            complain(in_words(error, kind))

    def _command_within(self, text: str) -> bool:
        """Does what a command says in the middle of something; whether it is one."""
        command = command_of(text, heads())
        course = self._course
        if course.to_redo if command == "redo" else course.number and command in ("undo", "fix", "insert"):
            raise _Instead(text)
        if command:
            try:
                found = read_line(course.state, text, say(), heads())
                if isinstance(found, Question):
                    raise found.refusal()
                self._commands.do(found.value)
            except ScorerError as error:
                self._complain(error, None)  # what is being asked goes on
        return bool(command)
