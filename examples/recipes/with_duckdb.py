"""DuckDB: `score` as a function in SQL. The tallies stay where they are: files, tables, object storage.

python with_duckdb.py ../africa.jsonl
"""

from __future__ import annotations

import json
import sys

import duckdb

import scorer


def score(tally: str) -> str:
    """The sheet of a tally, both as JSON; null where the tally cannot be scored."""
    try:
        return json.dumps(scorer.score(json.loads(tally)).to_dict())
    except ValueError:  # every error of the library, and broken JSON
        return "null"


def connect() -> duckdb.DuckDBPyConnection:
    """A connection that knows `score(tally)`."""
    connection = duckdb.connect()
    connection.create_function("score", score, ["VARCHAR"], "VARCHAR")
    return connection


TOTALS = """
    WITH sheets AS (
        SELECT row_number() OVER () AS sheet, score(tally) AS sheet_json
        FROM read_csv(?, columns = {'tally': 'VARCHAR'}, header = false, delim = '\\x01', quote = '', escape = '')
    )
    SELECT sheet,
           sheet_json ->> 'game' AS game,
           player ->> 'name' AS name,
           CAST(player ->> 'total' AS INTEGER) AS total
    FROM sheets, unnest(CAST(sheet_json -> 'players' AS JSON[])) AS each(player)
    ORDER BY sheet, total DESC
"""
"""A row for each player; a line of the file is one column, as no tally has the character U+0001 in it."""


if __name__ == "__main__":
    print(connect().execute(TOTALS, [sys.argv[1]]).fetchall())
