"""`--jobs`: the same answers as without it, in the same order, also where lines are wrong."""

from __future__ import annotations

import json
import os
import re
import signal
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


@pytest.mark.long
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


@pytest.mark.parametrize("piped", [False, True])
def test_what_is_no_json_lines_is_scored_as_without_it(program: Program, tmp_path: Path, piped: bool) -> None:
    tally = json.loads((ROOT / "examples/africa.json").read_text("utf-8"))
    broken = {**tally, "players": 3}
    for data in (tally, broken, [tally, broken, tally], []):
        text = json.dumps(data, indent=2)
        file = tmp_path / "tally.json"
        file.write_text(text, "utf-8")
        args = {"piped": text} if piped else {}
        names = [] if piped else [file]
        one = program("score", *names, "--format", "jsonl", **args)
        assert program("score", *names, "--jobs", "2", **args) == one
        assert one.err.count("Error:") == (data != tally)


def test_a_record_is_scored_as_without_it_or_refused_once(program: Program, tmp_path: Path) -> None:
    whole = (ROOT / "tests/records/africa-end-two.jsonl").read_text("utf-8")
    for text in (whole, whole.replace('"move"', '"mvoe"'), whole[: len(whole) // 2]):
        file = tmp_path / "record.jsonl"
        file.write_text(text, "utf-8")
        one = program("score", file, "--format", "jsonl")
        assert program("score", file, "--jobs", "2") == one
        assert one.err.count("Error:") == (text != whole)


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


STOPPING = """
import multiprocessing, os, sys
multiprocessing.set_start_method("fork")
from scorer.cli import main, score
real = score.score
def scored(tally, **how):
    name = tally["players"][0]["name"] if isinstance(tally["players"], list) else ""
    if name.endswith("1600"):
        os._exit(9)
    if name.endswith("1704"):
        raise AttributeError("GAME")
    return real(tally, **how)
score.score = scored
sys.exit(main(sys.argv[1:]))
"""
"""The program, where one line stops the process that scores it, and another meets a fault of the program."""


def test_one_line_that_breaks_stops_nothing(many: Path, program: Program, tmp_path: Path) -> None:
    lines = many.read_text("utf-8").splitlines()
    # The line that stops its process is no fault of those around it.
    lines[1600] = lines[1604].replace(" 1604", " 1600")
    file = tmp_path / "many.jsonl"
    file.write_text("\n".join(lines) + "\n", "utf-8")
    command = [sys.executable, "-c", STOPPING, "score", str(file), "--lang", "fr"]
    done = subprocess.run([*command, "--jobs", "2"], capture_output=True, text=True, check=False)
    whole = program("score", file, "--format", "jsonl", "--lang", "fr")
    there = set(done.stdout.splitlines())
    missing = [each for each in whole.out.splitlines() if each not in there]
    assert done.returncode == 1
    assert [json.loads(each)["players"][0]["name"].split()[-1] for each in missing] == ["1600", "1704"]
    assert "Traceback" not in done.stderr
    for number in (1601, 1602, 1705):
        assert f"ligne {number}\u00a0:" in done.stderr
    assert re.search(r"lignes \d+ à \d+", done.stderr)
    assert "AttributeError: GAME" in done.stderr


def test_a_process_that_is_killed_loses_no_line(many: Path, program: Program) -> None:
    whole = program("score", many, "--format", "jsonl")
    command = [sys.executable, "-m", "scorer", "score", str(many), "--jobs", "2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout
        first = running.stdout.readline()
        children = Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text().split()
        os.kill(int(children[-1]), signal.SIGKILL)
        assert running.stderr
        out, err = first + running.stdout.read(), running.stderr.read()
        assert running.wait(60) == whole.code
    assert out == whole.out
    assert "Traceback" not in err
    assert "they are scored again" in err
