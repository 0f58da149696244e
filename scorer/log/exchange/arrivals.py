"""What a file of games contains, whoever wrote it: lines to add, and what cannot be taken, each with its reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from ...text.errors import ScorerError
from ..lines import Line

MOST = 64 * 1024 * 1024
"""The largest file of another program, in bytes after unpacking."""

Tick = Callable[[], None]
"""The type of a function that is called for each line or game that is read, to show progress."""


class Arrival(NamedTuple):
    """A line that a file brings."""

    line: Line
    """The line."""
    raw: bytes
    """Its bytes, with the end of the line."""
    changed: str | None = None
    """When it was last changed in another program, as a stamp; empty if unknown. None for lines of our own files."""


class LeftOut(NamedTuple):
    """A game that cannot be taken. The code of its error is a stable name of the reason."""

    error: ScorerError
    """Why it cannot be taken."""
    id: str
    """Its id in that file; empty if it has none."""
    where: str
    """Where people find it: its day, or the number of a line of the file."""


@dataclass
class Arrivals:
    """What a file brings."""

    format: str
    """`lines`, `bgstats` or `bgg`."""
    lines: list[Arrival] = field(default_factory=list)
    """The lines to add."""
    newer: list[bytes] = field(default_factory=list)
    """Lines that only a newer version of this program can read, with their ends."""
    known: list[str] = field(default_factory=list)
    """The ids of our own games that come back from another program."""
    left_out: list[LeftOut] = field(default_factory=list)
    """The games that cannot be taken."""
    remarks: dict[str, list[str]] = field(default_factory=dict)
    """Other things to tell: ids, or a number, by a code (`no-number`, `deleted`, `more-pages`, `ahead`)."""

    def remark(self, code: str, id: str) -> None:
        """Adds a remark about a game, or about something else."""
        self.remarks.setdefault(code, []).append(id)
