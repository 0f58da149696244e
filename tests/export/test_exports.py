"""What other programs take: spreadsheets, BG Stats."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

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
