"""Everything that was answered, as a table with numbered rows, and what somebody wants to change in it."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...scoring.adjust import ADJUST
from ...scoring.fields import Field, Whole
from ...text.errors import ScorerError
from ...text.i18n import N_
from ...typed.fold import compare
from ...typed.names import by_beginning
from ...typed.plain import yes_no
from ..dialogue import Dialogue
from ..terminal import complain, say, tell
from . import pad
from .asking import Asking, said
from .state import TABLE, Count, Plan, Step


class Change(NamedTuple):
    """A question to be asked again, perhaps with the answer."""

    step: Step
    text: str = ""


class _Part(NamedTuple):
    """What one change says: of whom, which row, and what it is to be."""

    seat: int | None
    row: int | None
    text: str


def _called_so(
    typed: str, names: Mapping[str, tuple[str]], rows: Mapping[str, list[str]], agreed: Mapping[str, list[str]]
) -> tuple[str, str]:
    """The key of the player, or that of the row, that some words name; empty where they name none."""
    whole = compare(typed)
    if exact := [key for key, (name,) in names.items() if compare(name) == whole]:
        return exact[0], ""
    player = by_beginning(typed, names, shortest=False)
    named = by_beginning(typed, rows, shortest=False)
    if player and named:
        raise ScorerError(N_("“{words}” can be read in more than one way."), words=typed)
    # The row of what was agreed on is seldom to be seen: the beginning of a word means another one first.
    return player, named or ("" if player else by_beginning(typed, agreed, shortest=False))


class Review:
    """Shows a count and asks what is to be changed."""

    def __init__(self, plan: Plan, asking: Asking, dialogue: Dialogue) -> None:
        self._plan = plan
        self._asking = asking
        self._dialogue = dialogue

    def ask(self, count: Count) -> list[Change]:
        """What is to be changed; nothing if all is right. Raises `Back` for “<”."""
        self.show(count)
        question = say().gettext(
            "All right? Press Enter, or type what to change, as “{example}”", example=self._example(count)
        )
        start = ""
        while True:
            text = self._dialogue.ask(question, help=lambda: self._help(count), start=start)
            if not text or yes_no(text, say()):
                return []
            try:
                return self._changes(count, text)
            except ScorerError as error:
                complain(error)
                start = text

    def show(self, count: Count) -> None:
        """Prints the table; on a narrow terminal each row below its title."""
        rows = [(f"{number}", *row) for number, row in enumerate(self._rows(count), start=1)]
        from shutil import get_terminal_size

        from .grid import grid

        tell("\n".join(grid(rows, get_terminal_size().columns)), file=sys.stderr)

    def _rows(self, count: Count) -> list[tuple[str, ...]]:
        rows = [(say().gettext("Names"), *count.names)]
        for key, field in self._plan.rows(count):
            title = self._title(key, field)
            if field is ADJUST and not any([known.get(key) for known in count.answers]):
                continue
            rows.append((title, *[self._cell(count, key, field, seat) for seat in range(len(count.names))]))
        return rows

    def _title(self, key: str, field: Field) -> str:
        flag = self._plan.flag(key)
        question, round = say().gettext(flag.whose if flag else field.question), pad.title(key)
        return say().gettext("{place}: {message}", place=round, message=question) if round else question

    def _cell(self, count: Count, key: str, field: Field, seat: int) -> str:
        way, value = self._plan.answer(count, Step(seat, key)) or (field, None)
        for flag in self._plan.flags:
            inside = flag.inside == key and count.inside.get(flag.key)
            if inside and self._plan.may_be_inside(count, flag, seat) and isinstance(value, int):
                return f"{value}\u00a0−\u00a0{flag.worth} = {value - flag.worth}"
        return "–" if value is None or value is False or value == [] else said(way, value)

    def _example(self, count: Count) -> str:
        """A change that can be typed."""
        fields = [field for _, field in self._plan.rows(count)]
        row = next((i for i, field in enumerate(fields, start=2) if isinstance(field, Whole)), 2)
        value = "3" if isinstance(fields[row - 2], Whole) else "4 5 2"
        return f"{count.names[-1]} {row} {value}"

    def _help(self, count: Count) -> list[str]:
        first = count.names[0]
        return [
            say().gettext("If everything is right, press Enter. Else type what to change; “;” separates changes."),
            say().gettext("“2”: row 2 of everybody; “{name}”: all of {name}; “{name} 2”: one answer.", name=first),
            say().gettext(
                "“{name} 2 5”: the new answer at once; the word of the row will do for its number.", name=first
            ),
            say().gettext(
                "“{name} {word} −2 forgot a camp”: points that the table agreed on against the rules.",
                name=first,
                word=say().call(ADJUST.unit),
            ),
        ]

    # What is to be changed.

    def _changes(self, count: Count, text: str) -> list[Change]:
        parts = [part.strip() for part in re.split(r"[;\n]", text) if part.strip()]
        found = []
        for part in parts:
            pieces = [self._part(count, piece.strip()) for piece in part.split(",")]
            several = len(pieces) > 1 and all([piece and None not in piece[:2] and piece.text for piece in pieces])
            read = pieces if several else [self._part(count, part)]
            for each in read:
                if each is None:
                    raise ScorerError(
                        N_("“{answer}” is neither a number of a row nor a player."),
                        allowed=N_("for example {example}"),
                        answer=part[:40],
                        example=self._example(count),
                    )
                found += self._changed(count, each)
        return found

    def _part(self, count: Count, text: str) -> _Part | None:
        """What a change says; None if it names neither a player nor a row."""
        words = re.sub(r"[=:]", " ", text).split()
        seat = row = None
        while words:
            taken, new_seat, new_row = self._header(count, words, seat, row)
            if not taken:
                break
            seat, row = new_seat if seat is None else seat, new_row if row is None else row
            words = words[taken:]
        said_nothing = row is None and (seat is None or words)
        return None if said_nothing else _Part(seat, row, " ".join(words))

    def _header(
        self, count: Count, words: Sequence[str], seat: int | None, row: int | None
    ) -> tuple[int, int | None, int | None]:
        """How many words say a player or a row that was not said yet, and which."""
        names = {str(i): (name,) for i, name in enumerate(count.names)} if seat is None else {}
        rows: dict[str, list[str]] = {}
        agreed: dict[str, list[str]] = {}
        if row is None:
            known = self._plan.rows(count)
            if words[0].isdecimal() and 1 <= int(words[0][:4]) <= len(known) + 1:
                return 1, None, int(words[0]) - 1
            *asked, told = [self._called(*each) for each in known]
            rows = {**{str(i): each for i, each in enumerate(asked, start=1)}, "0": [say().gettext("Names")]}
            agreed = {str(len(known)): told}
        for taken in range(min(len(words), 6), 0, -1):
            player, named = _called_so(" ".join(words[:taken]), names, rows, agreed)
            if player or named:
                return taken, int(player) if player else None, int(named) if named else None
        return 0, None, None

    def _called(self, key: str, field: Field) -> list[str]:
        """The words for a row."""
        forms = say().forms(field.unit) if field.unit and not pad.parse(key) else ()
        return [*forms, self._title(key, field)]

    def _changed(self, count: Count, part: _Part) -> list[Change]:
        """The questions that a change is about."""
        seats = range(len(count.names))
        if part.row == 0:
            return [Change(Step(TABLE), self._renamed(count, part))]
        if part.row is None:
            assert part.seat is not None
            return [
                Change(step)
                for step in self._plan.steps(count)
                if step.seat == part.seat and not self._plan.flag(step.key)
            ]
        key, field = self._plan.rows(count)[part.row - 1]
        if self._plan.flag(key):
            return [Change(Step(TABLE, key), part.text or ("" if part.seat is None else count.names[part.seat]))]
        if part.seat is not None:
            return [Change(Step(part.seat, key), part.text)]
        values = part.text.split()
        if not values:
            return [Change(Step(seat, key)) for seat in seats]
        each = isinstance(field, Whole) and len(values) == len(count.names)
        if each and all([value.isdecimal() for value in values]):
            return [Change(Step(seat, key), value) for seat, value in zip(seats, values, strict=True)]
        return [Change(Step(self._whose(count, part), key), part.text)]

    def _renamed(self, count: Count, part: _Part) -> str:
        if part.seat is None or not part.text:
            return part.text if part.seat is None else ", ".join([count.names[part.seat], part.text])
        return ", ".join([*count.names[: part.seat], part.text, *count.names[part.seat + 1 :]])

    def _whose(self, count: Count, part: _Part) -> int:
        """Asks whose answer is to be changed."""
        assert part.row is not None
        title = self._title(*self._plan.rows(count)[part.row - 1])
        question = say().gettext("{question}: {value}", question=title, value=part.text)
        chosen = self._dialogue.choose(question, count.names)
        if chosen is None:
            raise ScorerError(N_("Nothing was changed."))
        return chosen
