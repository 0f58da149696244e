"""Sheets as comma-separated values: a row a player, or a row a line with its reason. Headings are the JSON's keys."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from io import StringIO
from typing import Any

from ..scoring.sheet import Sheet


class Rows:
    """Turns sheets of one game into rows, the first with the headings; `game` numbers the sheets from 1."""

    def __init__(self, explain: bool = False, lang: str = "en") -> None:
        self._explain = explain
        self._lang = lang
        self._count = 0

    def __call__(self, sheet: Sheet) -> str:
        """The rows of one sheet."""
        self._count += 1
        out = StringIO()
        writer = csv.writer(out, lineterminator="\n")
        if self._count == 1:
            writer.writerow(self._headings(sheet))
        writer.writerows(self._lines(sheet) if self._explain else self._players(sheet))
        return out.getvalue()

    def _headings(self, sheet: Sheet) -> list[str]:
        if self._explain:
            return ["sheet", "game", "name", "category", "points", "rule", "text"]
        categories = [line.category for line in sheet.players[0].lines]
        return ["sheet", "game", "name", *categories, "total", "rank", "winner"]

    def _players(self, sheet: Sheet) -> Iterator[list[Any]]:
        for player in sheet.players:
            points = [line.points for line in player.lines]
            winner = "true" if player.winner else "false"
            yield [self._count, sheet.game, player.name, *points, player.total, player.rank, winner]

    def _lines(self, sheet: Sheet) -> Iterator[list[Any]]:
        explain = sheet.explain(self._lang)
        for player in sheet.players:
            for line in player.lines:
                text = explain.line(line)
                yield [self._count, sheet.game, player.name, line.category, line.points, line.rule, text]
