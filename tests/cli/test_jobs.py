"""`--jobs`: the same answers as without it, in the same order, also where lines are wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import ROOT
from tests.support.program import Program

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """More lines than a worker takes at once; every hundredth is broken."""
    tallies = [json.loads((ROOT / f"examples/{game}.json").read_text("utf-8")) for game in ("africa", "africana")]
    file = tmp_path_factory.mktemp("jobs") / "many.jsonl"
    with file.open("w", encoding="utf-8") as out:
        for number in range(2500):
            tally = tallies[number % 2]
            players = [{**player, "name": f"{player['name']} {number}"} for player in tally["players"]]
            text = json.dumps({**tally, "players": players}, ensure_ascii=False)
            out.write({0: "{", 1: '{"players": 3}', 2: ""}.get(number % 100, text) + "\n")
    return file


def test_the_same_results_in_the_same_order(many: Path, program: Program) -> None:
    one = program("score", many, "--format", "jsonl", "--lang", "fi")
    several = program("score", many, "--jobs", "3", "--lang", "fi")
    assert several == one
    assert (one.code, len(one.out.splitlines()), one.err.count("many.jsonl")) == (1, 2425, 50)


def test_readings_hold_for_every_worker(many: Path, program: Program) -> None:
    args = ("--ruling", "africa.majority.rounding=up", "--edition", "fi", "africa", many)
    assert program("score", "--jobs", "2", *args) == program("score", "--format", "jsonl", *args)


def test_sheets_are_scored_again(many: Path, program: Program, tmp_path: Path) -> None:
    sheets = tmp_path / "sheets.jsonl"
    sheets.write_text(program("score", many, "--jobs", "2").out, "utf-8")
    assert program("score", sheets, "--jobs", "2").out == sheets.read_text("utf-8")


@pytest.mark.parametrize(
    "args",
    [
        ("--jobs", "0"),
        ("--jobs", "two"),
        ("--jobs", "65"),
        ("--jobs", "2", "--format", "csv"),
        ("--jobs", "2", "--explain"),
    ],
)
def test_wrong_use(args: tuple[str, ...], many: Path, program: Program) -> None:
    run = program("score", many, *args)
    assert (run.code, run.out) == (2, "")
    assert "--jobs" in run.err


def test_a_file_that_is_not_there(program: Program) -> None:
    run = program("score", "nowhere.jsonl", "--jobs", "2")
    assert (run.code, run.out) == (1, "")
    assert "nowhere.jsonl" in run.err


def test_a_reader_that_leaves(many: Path) -> None:
    command = [sys.executable, "-m", "scorer", "score", str(many), "--jobs", "2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout
        assert running.stderr
        running.stdout.readline()
        running.stdout.close()
        assert b"Traceback" not in running.stderr.read()
        assert running.wait(60) in (0, 1)
