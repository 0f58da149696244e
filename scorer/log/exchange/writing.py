"""Writing games to a file, in each of the formats."""

from __future__ import annotations

from collections.abc import Sequence

from ..log import Union
from ..play import Play
from . import bgsplay, csv, lines
from .letters import Letters

FORMATS = ("jsonl", "bgsplay", "csv")
"""The formats: everything, for another device; for BG Stats; as a table."""


def write(format: str, union: Union, wanted: Sequence[Play], *, letters: bool, notes: bool) -> bytes:
    """Returns the file in one of the `FORMATS`, for some plays, the latest first; with `letters` names are replaced.

    Without `notes`, notes and places are left out.
    """
    everything = union.plays()
    # Over all games, so that a letter is the same in a file of some of them.
    called = Letters(union.people, everything[::-1]) if letters else None
    plays = wanted[::-1]
    if format == "jsonl":
        return lines.write(union, plays, letters=called, notes=notes, whole=len(plays) == len(everything))
    write = bgsplay.write if format == "bgsplay" else csv.write
    return write(plays, union.people, letters=called, notes=notes)
