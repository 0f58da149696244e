"""What a file of games has in it, whoever wrote it: lines to add, and what cannot be taken, each with its reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from ...text.errors import ScorerError
from ..lines import Line

MOST = 64 * 1024 * 1024
"""The most bytes of a file of another program, after unpacking."""

Tick = Callable[[], None]
"""What is called for each line or game that is read, to show how far it is."""


class Arrival(NamedTuple):
    """A line that a file brings."""

    line: Line
    raw: bytes
    """Its bytes, with the end of the line."""
    changed: str | None = None
    """When it was changed last in another program, as a stamp; empty if that is not known. None for our own lines."""


class LeftOut(NamedTuple):
    """A game that cannot be taken in. The `code` of its error is a short name of the reason that never changes."""

    error: ScorerError
    id: str
    """What it is known by there; empty where it has nothing."""
    where: str
    """Where people find it: its day, or a line of the file."""


@dataclass
class Arrivals:
    """What a file brings."""

    format: str
    """`lines`, `bgstats` or `bgg`."""
    lines: list[Arrival] = field(default_factory=list)
    newer: list[bytes] = field(default_factory=list)
    """Lines that only a newer version of this program understands, with their ends."""
    known: list[str] = field(default_factory=list)
    """The ids of our own games that come back from another program."""
    left_out: list[LeftOut] = field(default_factory=list)
    remarks: dict[str, list[str]] = field(default_factory=dict)
    """What is to be told besides: by a code (`no-number`, `deleted`, `more-pages`, `ahead`) what it is about."""

    def remark(self, code: str, id: str) -> None:
        """Adds a remark about a game or something else."""
        self.remarks.setdefault(code, []).append(id)
