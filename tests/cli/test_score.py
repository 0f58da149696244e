"""`scorer score`: what goes in besides tallies, what is kept, what comes out."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import scorer
from tests.support.program import Program


def test_a_sheet_can_be_scored_again(program: Program, tmp_path: Path) -> None:
    first = program("score", "africa", "examples/africa.json", "--format", "json")
    sheet = tmp_path / "sheet.json"
    sheet.write_text(first.out, "utf-8")
    again = program("score", sheet, "--format", "json")
    assert again.out == first.out
    assert scorer.score(json.loads(first.out)).to_dict() == json.loads(first.out)
    dutch = json.loads(program("score", sheet, "--edition", "nl", "--format", "json").out)
    assert dutch["rulings"]["africa.majority.rounding"] == "up"


def test_the_record_of_a_finished_game_can_be_scored(program: Program) -> None:
    run = program("score", "examples/afritoria.jsonl", "--format", "json")
    assert run.code == 0, run.err
    assert json.loads(run.out)["winners"] == ["Ben"]


def test_the_record_of_an_unfinished_game_is_told(program: Program, tmp_path: Path) -> None:
    lines = Path("examples/afritoria.jsonl").read_text("utf-8").splitlines(keepends=True)
    record = tmp_path / "record.jsonl"
    record.write_text("".join(lines[:20]), "utf-8")
    run = program("score", "afritoria", record)
    assert run.code == 1
    assert "not over" in run.err
    assert run.err.count("Error:") == 1


def test_saving_does_not_write_over(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    assert program("score", "africa", "examples/africa.json", "--save", file).code == 0
    assert scorer.score(json.loads(file.read_text("utf-8"))).winners == ("Dora",)
    assert program("score", "africa", "examples/africa.json", "--save", file).code == 1


def test_the_comparison_is_in_every_format(program: Program) -> None:
    for format in ("text", "table", "csv", "markdown", "json"):
        out = program("score", "africa", "examples/africa.json", "--compare", "--format", format).out
        assert "rounded up" in " ".join(out.replace("│", " ").split()) or "africa.majority.rounding" in out, format


@pytest.mark.parametrize("text", ["\x1b[2J\x1b]0;pwn\x07", "\u202eabc", "\ud83d", "a\nb"])
def test_nothing_from_a_file_steers_the_terminal(text: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    players = [{"name": "A", "track": 1}, {"name": "B", "track": 1}]
    bad: list[dict[str, Any]] = [
        {"edition": text},
        {"rulings": {text: "x"}},
        {"rulings": {"africa.majority.rounding": text}},
        {"game": text},
        {text: 1},
        {"players": [{"name": text, "track": 1}, players[0]]},
        {"players": [{**players[0], "goods": {text: 9}}, players[1]]},
        {"players": [{**players[0], text: 9}, players[1]]},
    ]
    file.write_text(json.dumps([{"players": players, **entry} for entry in bad]), "utf-8")
    run = subprocess.run([sys.executable, "-m", "scorer", "score", "africa", file], capture_output=True, check=False)
    told = run.stderr.decode()
    assert told.count("Error:") == len(bad)
    assert "Traceback" not in told
    assert not {c for c in told if c != "\n" and (ord(c) < 32 or c in "\x7f\u202e")}


@pytest.mark.parametrize("name", ["nope.json", "tonight/nope", "nope.JSONL"])
def test_a_file_that_is_not_there_is_no_game(name: str, program: Program) -> None:
    run = program("score", name)
    assert (run.code, run.out) == (1, "")
    assert run.err == f"Error: {name}: There is no such file.\n"


@pytest.mark.parametrize("named", [["africana"], []])
@pytest.mark.parametrize("jobs", [[], pytest.param(["--jobs", "2"], marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    "option",
    [
        ("--ruling africana.tie.money=gold", "“gold” is not a reading"),
        ("--ruling africana.tie.mony=silver", "There is no ruling"),
        ("--edition nl", "There is no edition “nl”"),
    ],
)
def test_an_option_that_does_not_fit_is_no_fault_of_the_file(
    option: tuple[str, str], jobs: list[str], named: list[str], program: Program, tmp_path: Path
) -> None:
    options, what = [*option[0].split(), *jobs], option[1]
    tally = {"game": "africana", "players": [{"name": "A", "expeditions": 1}, {"name": "B"}]}
    file = tmp_path / "many.jsonl"
    file.write_text(f"{json.dumps(tally)}\n" * 3, "utf-8")
    for format in ("jsonl",) if jobs else ("text", "csv", "jsonl"):
        run = program("score", *named, file, *options, "--format", format)
        assert (run.code, run.out.count("\n")) == (1, 0)
        assert run.err.startswith(f"Error: {options[0]}: {what}"), run.err
        assert run.err.count("Error:") == 1
        assert "many.jsonl" not in run.err


@pytest.mark.parametrize(
    "command",
    [
        ("score",),
        ("score", "--format", "json"),
        pytest.param(("score", "--jobs", "2"), marks=pytest.mark.slow),
        ("export", "bgstats"),
        ("log", "add"),
    ],
)
def test_all_that_is_wrong_with_a_file_is_told_at_once(
    command: tuple[str, ...], program: Program, tmp_path: Path
) -> None:
    players = [{"name": "A", "track": "x", "gems": -1}, {"name": "B", "track": 2, "gms": 6, "goods": {"drum": 6}}]
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps({"game": "africa", "players": players}), "utf-8")
    run = program(*command, file, "--lang", "nl")
    assert (run.code, run.out) == (1, "")
    places = ["players[0].track", "players[0].gems", "players[1].goods.drum", "players[1]"]
    lines = [line for line in run.err.splitlines() if line.startswith("Fout: ")]
    assert len(lines) == len(places), run.err
    for line, place in zip(lines, places, strict=True):
        assert line.startswith(f"Fout: {file}, regel 1: ")
        assert place in line


@pytest.mark.parametrize("option", [["--edition", "de"], ["--ruling", "africana.tie.money=silver"]])
def test_an_option_for_another_game_does_not_fit_a_record(option: list[str], program: Program) -> None:
    run = program("score", "examples/afritoria.jsonl", *option)
    assert (run.code, run.out) == (1, "")
    assert run.err.startswith(f"Error: {option[0]}: ")


def test_options_that_fit_some_of_the_games_score_these(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    players = [{"name": "A"}, {"name": "B"}]
    tallies = [{"game": game, "players": players} for game in ("africana", "afritoria", "africana")]
    file.write_text("".join([json.dumps(tally) + "\n" for tally in tallies]), "utf-8")
    run = program("score", file, "--edition", "de", "--format", "jsonl")
    assert (run.code, run.out.count("\n"), run.err.count("Error:")) == (1, 2, 1)
