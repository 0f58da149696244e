"""pandas: a frame with a tally in each row becomes a frame with a row for each player. Fits what fits into memory.

python with_pandas.py ../africa.jsonl
"""

from __future__ import annotations

import sys
from typing import Any

import pandas as pd

import scorer


def rows(tally: dict[str, Any]) -> list[dict[str, Any]]:
    """A row for each player: what it takes to count, to group and to plot; of a bad tally one, with what is wrong.

    Numbers that a frame made (`numpy.int64`, NaN for a cell without a value) are no JSON: `int(...)`, or leave it out.
    """
    try:
        sheet = scorer.score(tally)
    except scorer.ScorerError as error:
        return [{"error": error.text()}]
    return [
        {
            "game": sheet.game,
            "name": player.name,
            **{line.category: line.points for line in player.lines},
            "total": player.total,
            "rank": player.rank,
            "winner": player.winner,
            "doubtful": any(entry.changes_winner for entry in sheet.disputed),
        }
        for player in sheet.players
    ]


def scored(tallies: pd.Series[Any]) -> pd.DataFrame:
    """The rows of all games; `sheet` is the index of the game."""
    made = tallies.map(rows).explode()
    return pd.DataFrame(made.tolist(), index=made.index).rename_axis("sheet").reset_index()


if __name__ == "__main__":
    import json
    from pathlib import Path

    # One object a line; pandas would take the keys apart into columns.
    lines = Path(sys.argv[1]).read_text("utf-8").splitlines()
    print(scored(pd.Series([json.loads(line) for line in lines])).to_string())
