"""Sheets as comma-separated values: a row a player, or a row a line with its reason; who won and why is in each row.

Headings are the JSON's keys. They come again before a sheet that has other columns.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from io import StringIO

from ..registry import game
from ..scoring.ranking import PlayerSheet
from ..scoring.readings import not_usual
from ..scoring.score import score
from ..scoring.sheet import Sheet


class Rows:
    """Turns sheets into rows, the first with the headings; `sheet` numbers the sheets from 1."""

    def __init__(self, explain: bool = False, compare: bool = False, lang: str = "en") -> None:
        self._explain = explain
        self._compare = compare
        self._lang = lang
        self._count = 0
        self._written_headings: list[str] = []
        """The headings that stand above."""

    def __call__(self, sheet: Sheet) -> str:
        """The rows of one sheet."""
        self._count += 1
        out = StringIO()
        writer = csv.writer(out, lineterminator="\n", quoting=csv.QUOTE_NONNUMERIC)
        headings = self._headings(sheet)
        if headings != self._written_headings:
            self._written_headings = headings
            writer.writerow(headings)
        for row in self._lines(sheet) if self._explain else self._players(sheet):
            writer.writerow([safe(cell) for cell in row])
        return out.getvalue()

    def _headings(self, sheet: Sheet) -> list[str]:
        reading = ["reading"] if self._compare else []
        name = ["name", "team"] if _has_teams(sheet) else ["name"]
        if self._explain:
            return ["sheet", "game", *reading, *name, "category", "points", "rule", "text", *_ENDING]
        categories = [line.category for line in sheet.players[0].lines]
        return ["sheet", "game", *reading, *name, *categories, "total", "rank", "winner", "rulings", "decision"]

    def _sheets(self, sheet: Sheet) -> Iterator[tuple[list[str], Sheet]]:
        """The sheet, and with the comparison what each other reading makes of it."""
        if not self._compare:
            yield [], sheet
            return
        yield [""], sheet
        for entry in sheet.disputed:
            chosen = {**sheet.rulings, **dict(zip(entry.rulings, entry.readings, strict=True))}
            yield [sheet.explain(self._lang).reading_ids(entry)], score(sheet.tally, rulings=chosen)

    def _players(self, sheet: Sheet) -> Iterator[list[object]]:
        for reading, scored in self._sheets(sheet):
            place, rulings = [self._count, sheet.game, *reading], _rulings(scored)
            decision = scored.explain(self._lang).decision()
            for player in scored.players:
                points = [line.points for line in player.lines]
                yield [
                    *place,
                    *_name(sheet, player),
                    *points,
                    player.total,
                    player.rank,
                    _winner(player),
                    rulings,
                    decision,
                ]

    def _lines(self, sheet: Sheet) -> Iterator[list[object]]:
        for reading, scored in self._sheets(sheet):
            place, rulings = [self._count, sheet.game, *reading], _rulings(scored)
            explain = scored.explain(self._lang)
            decision = explain.decision()
            for player in scored.players:
                ending = [rulings, player.total, player.rank, _winner(player), decision]
                for line in player.lines:
                    yield [
                        *place,
                        *_name(sheet, player),
                        line.category,
                        line.points,
                        line.rule or "",
                        explain.line(line),
                        *ending,
                    ]


_ENDING = ("rulings", "total", "rank", "winner", "decision")
"""What stands behind the reason of a line: the same in all rows of a player."""


def _has_teams(sheet: Sheet) -> bool:
    return any([player.team for player in sheet.players])


def _name(sheet: Sheet, player: PlayerSheet) -> list[str]:
    """The name of a player; in a game of teams with that of the team."""
    return [player.name, player.team] if _has_teams(sheet) else [player.name]


def _winner(player: PlayerSheet) -> str:
    return "true" if player.winner else "false"


def _rulings(sheet: Sheet) -> str:
    """The readings that are not the default, as they are written on the command line."""
    return " ".join(not_usual(game(sheet.game), sheet.readings))


def safe(cell: object) -> object:
    """A cell that no spreadsheet takes for a formula (CWE-1236): an apostrophe goes before what could be one.

    Many spreadsheets split at semicolons, and quotes do not keep them from it where the first cell is a number: a
    semicolon becomes a comma.
    """
    if not isinstance(cell, str):
        return cell
    text = cell.replace(";", ",")
    return f"'{text}" if text.lstrip().startswith(_FORMULAS) else text


_FORMULAS = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
