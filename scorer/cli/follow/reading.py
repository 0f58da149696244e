"""From a typed line to a move or a command; what is missing or not clear is asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ... import tracking
from ...scoring.fields import Field, Several, Whole, missing
from ...text.documents import parse
from ...text.errors import ScorerError
from ...tracking.course import read_turn
from ...tracking.lines import (
    ask_next,
    choices_now,
    flags_that_help,
    implied_decline,
    is_possible,
    move_of,
    not_now,
    partial_text,
    read_line,
    read_value,
    refuse_early,
    split_line,
)
from ...tracking.moves import IllegalMove, Move, State, kit_of
from ...typed.fold import compare
from ...typed.plain import amount
from ...typed.question import Answer, Question
from ...typed.readings import COMMAND
from ..dialogue import Back, Dialogue
from ..lines import heads, in_words
from ..reporting import Misread
from ..terminal import complain, say
from .output import Output

_FEW = 40
"""So many choices are listed where somebody asks."""
_SHORT = 70
"""Characters of a list of choices that stand in the question."""


class Dropped(Exception):
    """The person does not want this move after all."""


class Reading:
    """Reads lines, and asks where there is somebody to ask."""

    def __init__(self, output: Output, dialogue: Dialogue) -> None:
        self._output = output
        self._dialogue = dialogue
        self.misread = Misread(output.course.state.setup.game, "track")
        self.meant: type[Move] | None = None
        """The kind of move that the last line was understood as."""

    def move(self, text: str, state: State, *, checked: bool = True) -> Move:
        """The move that a line means."""
        found = self.read(text, state, checked=checked)
        if isinstance(found, Move):
            return found
        raise not_now(text, state, say())

    def implied(self, text: str, state: State) -> Move | None:
        """The move that a line means besides the one that it says; programs say all they mean."""
        return None if self._output.as_json or text.startswith("{") else implied_decline(state, text, say(), heads())

    def split(self, text: str, state: State) -> list[str]:
        """The lines of one that says a move and what is done with what it offers; programs say them one by one."""
        return [text] if self._output.as_json or text.startswith("{") else split_line(state, text, say(), heads())

    def read(self, text: str, state: State, *, checked: bool = True) -> Move | dict[str, object]:
        """The move or the command that a line means; what is missing is asked for, where there is somebody to ask."""
        if text.startswith("{"):
            return self._read_json(text, state)
        self.meant = None
        said = self._settle(lambda new: read_line(state, text, say(), heads(), new))
        if COMMAND in said:
            return said
        given = dict(said)
        kind = tracking.moves(state.setup.game)[str(given.pop("move"))]
        self.meant = kind
        # Who types nothing but the word is asked for everything.
        everything = not given
        self._complete(kind, given, state, everything=everything)
        while True:
            move = move_of(state, {"move": kind.name, **given})
            refused = tracking.why_not(state, move) if checked and self._output.asks else None
            wrong = self._wrong(refused, kind, given, state) if refused else None
            if wrong is None:
                return move
            # The rest is kept.
            complain(in_words(refused, kind) if refused else ScorerError(""))
            old = given.pop(wrong.key, None)
            self._ask(wrong, kind, given, state, old)
            self._complete(kind, given, state)

    def _complete(self, kind: type[Move], given: dict[str, object], state: State, *, everything: bool = False) -> None:
        """Asks for what a move does not tell yet."""
        while field := ask_next(state, {"move": kind.name, **given}):
            told = {"move": kind.name, **given}
            if refused := refuse_early(state, told):
                self._ask_again(refused, kind, given, state)
                continue
            wanted = field.required or field.needed or everything or field in flags_that_help(state, told)
            if self._output.asks and wanted:
                before = len(given)
                self._ask(field, kind, given, state)
                everything = everything and len(given) == before + 1  # who tells more has told all
            elif field.needed or field.required:
                raise missing(field.key, rule=field.rule)
            else:
                given[field.key] = None

    def _ask_again(self, refused: IllegalMove, kind: type[Move], given: dict[str, object], state: State) -> None:
        """Asks once more for the value that is refused, if somebody can be asked. Raises the refusal."""
        if not self._output.asks or (wrong := self._wrong(refused, kind, given, state)) is None:
            raise refused
        complain(in_words(refused, kind))
        self._ask(wrong, kind, given, state, given.pop(wrong.key))

    def _read_json(self, text: str, state: State) -> Move:
        """A move as a record holds it; who makes it has to be the one whose turn it is."""
        data = parse(text.encode("utf-8", "replace"))
        if isinstance(data, ScorerError):
            raise data
        return read_turn(state, data)

    def _settle(self, read: Callable[[Sequence[str]], Answer | Question]) -> dict[str, object]:
        """What comes of reading, once all that is not clear is answered. Raises `ScorerError` where it is not."""
        new: list[str] = []
        while True:
            found = read(new)
            chosen = found if isinstance(found, Answer) else self._choose(found)
            if chosen is not None:
                assert isinstance(chosen.value, dict)
                self.misread.note_success()
                return dict(chosen.value)
            assert isinstance(found, Question)
            if not self._is_new(found):
                self.misread.note_miss(found.words, found.reason, self._output.course.state.setup.players)
                raise found.refusal()
            new.append(found.new)

    def _choose(self, question: Question) -> Answer | None:
        """What was meant of what a question offers; None if it was nothing of that, or nobody can be asked."""
        chosen = self._dialogue.clear_up(question) if self._output.asks else None
        if chosen is None and len(question.choices) > 1 and self._output.asks:
            raise Dropped
        return chosen

    def _is_new(self, question: Question) -> bool:
        """Whether a new word is a name of the table's own, as somebody says."""
        if not self._output.asks or not question.new:
            return False
        return self._dialogue.agree(say().gettext("Is “{name}” a separate name at this table?", name=question.new))

    def _wrong(self, refused: IllegalMove, kind: type[Move], given: dict[str, object], state: State) -> Field | None:
        """The field whose value a rule refuses, if there can be a better one."""
        if not is_possible(state, kind):
            return None
        root = refused.root
        told = {key: value for key, value in given.items() if key != root}
        return next((field for field in kit_of(state).open_fields(state, kind, told) if field.key == root), None)

    def _ask(self, field: Field, kind: type[Move], given: dict[str, object], state: State, old: object = None) -> None:
        """Asks for one value until there is one that can be; commands work here, too."""
        choices = choices_now(state, {"move": kind.name, **given}, field, say())
        question = f"{partial_text(kind, given, say())} – {field.ask(say(), state)} ({_choices_text(field, choices)})"
        start = field.spoken(old, say()) if old else ""

        def complete(before: str) -> list[str]:
            return [word for word in choices if compare(word).startswith(compare(before))]

        while True:
            try:
                text = self._dialogue.ask(
                    question, help=lambda: _help_lines(field, choices), start=start, complete=complete
                )
            except Back:
                raise Dropped from None
            if text and text == start:  # Enter on what was refused
                for line in _help_lines(field, choices):
                    self._dialogue.tell(line)
                start = ""
                continue
            if self._leaves_out(field, text):
                given[field.key] = None
                return
            try:
                if not text:
                    unanswered = missing(field.key, rule=field.rule)
                    unanswered.known = tuple(choices)
                    raise unanswered
                given |= self._value(field, kind, given, text, state)
            except ScorerError as error:
                if isinstance(field, Whole):  # not all that the field can hold is possible now
                    error.known = tuple(choices)
                complain(in_words(error, kind))
                self._dialogue.tell(say().gettext("“<” drops this move."))
                start = text
            else:
                return

    def _value(
        self, field: Field, kind: type[Move], given: dict[str, object], text: str, state: State
    ) -> dict[str, object]:
        """The values that an answer tells; what is not clear is asked about."""

        def read(new: Sequence[str]) -> Answer | Question:
            return read_value(state, {"move": kind.name, **given}, field.key, text, say=say(), new=new)

        said = self._settle(read)
        said.pop("move")
        return said

    def _leaves_out(self, field: Field, text: str) -> bool:
        """Whether an answer leaves a value out; 0 does not where a number is asked for."""
        if not field.optional:
            return False
        if isinstance(field, Whole):
            return not text
        return not text or amount(text, say()) == 0


def _choices_text(field: Field, choices: Sequence[str]) -> str:
    """The choices, if they are short: numbers from the lowest to the highest; else the sign that explains."""
    if isinstance(field, Several):  # more than one may be said
        return ", ".join(reversed(choices)) or "?"
    first = int(choices[0]) if choices and choices[0].isdecimal() else 0
    if len(choices) > 1 and list(choices) == [str(number) for number in range(first, first + len(choices))]:
        return f"{choices[0]}–{choices[-1]}"
    told = ", ".join(choices) or field.form(say())
    return told if told and len(told) <= _SHORT else "?"


def _help_lines(field: Field, choices: Sequence[str]) -> list[str]:
    """What a question is about, and what can be typed."""
    form = "" if choices and isinstance(field, Whole) else field.form(say())
    told = [say().gettext(field.help), form, ", ".join(choices) if len(choices) <= _FEW else ""]
    return [*filter(None, told), say().gettext("“<” drops this move.")]
