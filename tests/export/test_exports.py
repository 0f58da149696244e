"""What other programs take: spreadsheets, BG Stats."""

from __future__ import annotations

import csv
import json
from io import StringIO
from pathlib import Path

import pytest

import scorer
from tests.support.program import Program


@pytest.mark.parametrize("name", ["=1+1", "+Ann", "-Ann", "@SUM(A1)"])
def test_no_cell_is_a_formula(name: str, program: Program) -> None:
    data = json.dumps({"players": [{"name": name, "track": 1}, {"name": "B", "track": 2}]})
    rows = program("score", "africa", "--format", "csv", piped=data).out.splitlines()
    assert f",'{name}," in rows[1]


def test_bgstats(program: Program, tmp_path: Path) -> None:
    from urllib.parse import unquote

    svg = tmp_path / "play.svg"
    run = program("export", "bgstats", "examples/africa.json", "--svg", svg)
    assert run.code == 0, run.err
    assert "+" not in run.out
    address, _, data = run.out.strip().partition("?data=")
    assert address == "https://app.bgstatsapp.com/createPlay.html"
    play = json.loads(unquote(data))
    assert play["sourceName"] == "scorer"
    assert play["game"] == {
        "name": "Africa",
        "bggId": 1315,
        "highestWins": True,
        "noPoints": False,
        "sourceGameId": "africa",
    }
    assert [(p["name"], p["score"], p["rank"], p["winner"]) for p in play["players"]][3] == ("Dora", 54, 1, True)
    assert svg.read_text("utf-8").startswith("<svg")
    again = program("export", "bgstats", "examples/africa.json").out
    assert again == run.out


TIED = {"game": "africana", "players": [{"name": "A", "silver": 6}, {"name": "B", "gold": 1, "silver": 2}]}


@pytest.mark.parametrize("explain", [[], ["--explain"]])
def test_a_spreadsheet_says_who_won_and_why(explain: list[str], program: Program) -> None:
    out = program("score", "--format", "csv", *explain, piped=json.dumps(TIED)).out
    rows = list(csv.DictReader(StringIO(out)))
    sheet = scorer.score(TIED)
    for row in rows:
        player = sheet[row["name"]]
        assert (row["total"], row["rank"]) == (str(player.total), str(player.rank))
        assert row["winner"] == str(player.winner).lower()
        assert row["decision"] == sheet.explain().decision()
    # What was there before stands in its old place, and no row is new: points of a player still add up.
    headings = list(rows[0])
    if explain:
        assert headings[-5:] == ["rulings", "total", "rank", "winner", "decision"]
        assert headings[:7] == ["sheet", "game", "name", "category", "points", "rule", "text"]
        assert sum(int(row["points"]) for row in rows if row["name"] == "B") == sheet["B"].total
    else:
        assert headings[-5:] == ["total", "rank", "winner", "rulings", "decision"]


def test_compared_in_a_spreadsheet_each_reading_has_its_winner(program: Program) -> None:
    out = program("score", "--format", "csv", "--compare", piped=json.dumps(TIED)).out
    told = {(row["reading"], row["decision"]) for row in csv.DictReader(StringIO(out))}
    silver = scorer.score(TIED, rulings={"africana.tie.money": "silver"})
    assert silver.winners == ("A",)
    assert ("africana.tie.money=silver", silver.explain().decision()) in told


def test_compared_in_markdown_each_row_has_its_own_winner_and_id(program: Program) -> None:
    out = program("score", "--format", "markdown", "--compare", piped=json.dumps(TIED)).out
    heading, _, *rows = out[out.index("| Other readings") :].splitlines()
    assert heading == "| Other readings | A | B | Winner |"  # nobody is bold: the rows have different winners
    assert rows[0].startswith("| as scored | 0 | 0 | B")
    assert any(row.endswith("(`africana.tie.money=silver`) | 0 | 0 | A |") for row in rows), rows
