"""The evening to which a game belongs, and spans of evenings: one, a month, a year, or from one to another.

A game that ends after midnight belongs to the evening before.
"""

from __future__ import annotations

from typing import NamedTuple

ENDS = "05"
"""The hour at which an evening is over, on the clock of that place."""


class Span(NamedTuple):
    """Some evenings. Each end is a day, `2026-11-22`, or the beginning of one: a month or a year."""

    first: str = ""
    """The first evening; empty if there is no limit."""
    last: str = ""
    """The last evening; empty if there is no limit."""

    @property
    def is_evening(self) -> bool:
        """Whether it is a single evening."""
        return self.first == self.last and len(self.first) == len("2026-11-22")

    @property
    def is_possible(self) -> bool:
        """Whether it does not end before it begins."""
        shorter = min(len(self.first), len(self.last))
        return self.first[:shorter] <= self.last[:shorter]

    def holds(self, evening: str) -> bool:
        """Returns whether an evening (`2026-11-22`) is in it."""
        return self.first <= evening and evening[: len(self.last)] <= self.last


def evening_of(at: str) -> str:
    """Returns the evening of a game, given when it ended: `2026-11-22` for `2026-11-23T00:40+01:00`."""
    day = at[:10]
    return _day_before(day) if len(at) > len(day) and at[11:13] < ENDS else day


def _day_before(day: str) -> str:
    year, month, date = int(day[:4]), int(day[5:7]), int(day[8:])
    if date > 1:
        return f"{day[:8]}{date - 1:02}"
    year, month = (year, month - 1) if month > 1 else (year - 1, 12)
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    days = (29 if is_leap else 28) if month == 2 else 30 if month in (4, 6, 9, 11) else 31
    return f"{year:04}-{month:02}-{days}"
