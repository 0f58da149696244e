"""A record that is followed, and what is told of it: sentences for people, or JSON for programs."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ... import tracking
from ...text.i18n import signed
from ...tracking.course import Course
from ...tracking.disputes import result
from ...tracking.lines import find_kinds
from ...tracking.moves import Move, State
from ...tracking.record import Record
from ..editor import edits
from ..telling import move_lines, step_dict
from ..terminal import dump, say, tell


class Output:
    """Tells what comes of lines; knows the record that they are about."""

    def __init__(self, record: Record, *, as_json: bool) -> None:
        self.record = record
        self.as_json = as_json
        """Whether a program reads it."""
        self.asks: bool = sys.stdin.isatty() and not as_json
        """Whether somebody can be asked."""

    @property
    def course(self) -> Course:
        """The moves so far."""
        return self.record.course

    def status(self) -> str:
        """The state in one line, where it stays in view."""
        if not edits():
            return ""
        from shutil import get_terminal_size

        state = self.course.state
        totals = ", ".join([f"{player.name} {signed(player.total)}" for player in tracking.standings(state).players])
        first = tracking.status(state, say().code)
        now = say().gettext("If it ended now: {totals}", totals=totals)
        # All of it, or what a narrow terminal has room for: the totals above all.
        ended = tracking.outcome(state) is not None
        whole = (*([] if ended else [f"{first}  {now}"]), f"{first}  {totals}", totals)
        return next((text for text in whole if len(text) < get_terminal_size().columns), totals)

    def kinds(self, state: State | None = None) -> list[type[Move]]:
        """The kinds of moves that are possible."""
        return list(find_kinds(state or self.course.state))

    def tell_lost(self) -> None:
        """Tells, before a change is confirmed, if the record is in another file now."""
        lost, path = self.record.lost, self.record.path
        if not lost:
            return
        text = say().gettext("The record was no longer in “{file}”; all of it has been written there again.", file=path)
        if lost != path:
            text = say().gettext(
                "“{file}” is no longer as this game has left it; the whole record is now in “{new}” and goes on there.",
                file=lost,
                new=path,
            )
        tell(say().gettext("Notice: {message}", message=text), file=sys.stderr)

    def confirm(self) -> None:
        """Tells what the last move brought about; it is on the disk."""
        self.tell_lost()
        if self.as_json:
            self.answer(step_dict(self.course, say()))
        else:
            for text in move_lines(self.course, say()):
                tell(text)
            sys.stdout.flush()

    def answer(self, data: object) -> None:
        """One line of JSON."""
        dump(data, sys.stdout, indent=None)
        sys.stdout.flush()

    def reply(self, texts: Sequence[str], data: object) -> None:
        """The answer to a command: lines for a person, or an object for a program."""
        if self.as_json:
            self.answer(data)
        for text in texts if not self.as_json else ():
            self.tell(text)

    def show(self) -> None:
        """Tells the state."""
        for line in tracking.view(self.course.state, say().code):
            self.tell(line)

    def tell(self, text: str, *, indent: str = "") -> None:
        """Tells something that is no result."""
        tell(text, indent=indent, file=sys.stderr if self.asks else sys.stdout)

    def standing(self) -> None:
        """The sheet, as it is at the end or would be now."""
        if self.as_json:
            return
        state = self.course.state
        if tracking.outcome(state) is None:
            tell(say().gettext("If the game ended now:"))
        sheet = result(self.course)
        if sys.stdout.isatty():
            from ..table import Tables

            Tables(explain=False, compare=False).write(sheet)
        else:
            from ...export.text import Text

            sys.stdout.write(Text(explain=True, usual=False, lang=say().code)(sheet))
        if tracking.outcome(state) is not None:
            from ...log.turning import history
            from ..log.course import tell_course

            tell_course(history(self.course), numbers=False)
        sys.stdout.flush()
