"""Polars: JSON Lines in, a frame with a row for each player out. Chunk by chunk, so that it fits any file.

python with_polars.py ../africa.jsonl
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import polars as pl

import scorer

COLUMNS = {
    "sheet": pl.Int64,
    "game": pl.String,
    "name": pl.String,
    "total": pl.Int64,
    "rank": pl.Int64,
    "error": pl.String,
}


def rows(number: int, line: str) -> Iterator[tuple[object, ...]]:
    """A row for each player of a tally; of a bad one a row with what is wrong."""
    try:
        sheet = scorer.score(json.loads(line))
    except ValueError as error:  # every error of the library, and broken JSON
        yield number, None, None, None, None, str(error)
        return
    for player in sheet.players:
        yield number, sheet.game, player.name, player.total, player.rank, None


def frames(lines: Iterable[str], at_once: int = 10_000) -> Iterator[pl.DataFrame]:
    """A frame for each chunk of tallies."""
    numbered = enumerate(lines)
    while chunk := list(islice(numbered, at_once)):
        made = [row for number, line in chunk for row in rows(number, line)]
        yield pl.DataFrame(made, schema=COLUMNS, orient="row")


if __name__ == "__main__":
    with Path(sys.argv[1]).open(encoding="utf-8") as file:
        print(pl.concat(frames(file)).group_by("name").agg(pl.col("total").mean(), (pl.col("rank") == 1).sum()))
