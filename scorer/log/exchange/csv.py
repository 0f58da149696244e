"""Games as comma-separated values for a spreadsheet: a row for each seat, a column for the points of each category.

The headings are the keys of the JSON, and the ids of the categories.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from io import StringIO

from ...export.csv import safe
from ...registry import game as game_of
from ...scoring.readings import not_usual
from ..people import People
from ..play import Play, Seat
from .letters import Letters, persons

BEFORE = ("play", "at", "game", "name")
"""The columns before those of the categories."""
BEHIND = ("total", "rank", "winner", "began", "minutes", "rulings")
"""The columns after those of the categories."""


def write(plays: Sequence[Play], people: People, *, letters: Letters | None, notes: bool) -> bytes:
    """Returns the file with some plays. `letters` replace names; without `notes`, notes and places are left out."""
    categories = _categories(plays)
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n", quoting=csv.QUOTE_NONNUMERIC)
    writer.writerow([*BEFORE, *categories, *BEHIND, *(("place", "note") if notes else ())])
    for play in plays:
        called = letters.names(play) if letters else persons(play, people)
        told = [play.place, play.note] if notes else []
        for points, seat in zip(_points(play), play.result.seats, strict=True):
            row = [play.id, play.at, play.game, called[seat.name], *[points.get(key, "") for key in categories]]
            writer.writerow([safe(cell) for cell in [*row, *_behind(play, seat), *told]])
    return out.getvalue().encode("utf-8", "replace")


def _categories(plays: Sequence[Play]) -> list[str]:
    """The categories of all games that are scored, each once."""
    return list(dict.fromkeys([key for play in plays for points in _points(play)[:1] for key in points]))


def _points(play: Play) -> list[dict[str, int]]:
    """The points of each seat by category; empty where only others have said who had how many."""
    if not play.result.scored:
        return [{} for _ in play.result.seats]
    return [{line.category: line.points for line in player.lines} for player in play.sheet.players]


def _behind(play: Play, seat: Seat) -> Iterator[object]:
    yield "" if seat.total is None else seat.total
    yield seat.rank or ""
    yield _flag(seat.winner)
    yield _flag(seat.name == play.began) if play.began else ""
    yield play.minutes or ""
    yield " ".join(not_usual(game_of(play.game), play.sheet.readings)) if play.result.scored else ""


def _flag(value: bool) -> str:
    return "true" if value else "false"
