"""A count held against the record of the game, at the terminal."""

from __future__ import annotations

import json
from pathlib import Path

from scorer import tracking
from tests.support import ROOT
from tests.support.program import Program
from tests.support.recorded import course_of

RECORD = ROOT / "examples/africa-record.jsonl"
ANSWERS = [
    *("", "Ben"),
    *("54", "1 kettle, 3 mask, 1 drum", "y", "1", "2"),
    *("33", "n", "4 statues, 1 shirt, 2 drums", "1", "2"),
    *("48", "4 kettles", "0", "3"),
    "",
]
"""What the players say who have played the game of the record; Ben has missed a nugget."""


def test_the_table_chooses_which_of_the_two_counts(program: Program) -> None:
    for answer, gold in (("y", 2), ("n", 1)):
        run = program("score", "--record", RECORD, "--format", "json", typed="\n".join([*ANSWERS, answer, "", ""]))
        assert run.code == 0, run.err
        assert run.err.count("the record says 2.") == 1
        assert "Gold nuggets: Ben counted 1, the record says 2. In the record: move 75." in run.err
        tally = json.loads(run.out)["tally"]
        assert tally["players"][1]["gold"] == gold
        known = tracking.tally(course_of("example-africa").state).to_dict()
        assert {key: tally.get(key) for key in ("rulings", "began")} == {
            key: known[key] for key in ("rulings", "began")
        }
        assert tally.get("id") == known.get("id")


def test_a_file_is_held_against_the_record(program: Program, tmp_path: Path) -> None:
    tally = tracking.tally(course_of("example-africa").state).to_dict()
    file = tmp_path / "counted.json"

    def replayed(*args: str) -> str:
        file.write_text(json.dumps(tally))
        run = program("replay", RECORD, "--against", file, *args)
        assert run.code == 0, run.err
        return run.out

    assert replayed().endswith("\n\nThe count and the record say the same.\n")
    assert json.loads(replayed("--format", "json"))["differences"] == []
    tally["players"][1]["gold"] = 1
    assert replayed().endswith("\n\nGold nuggets: Ben counted 1, the record says 2. In the record: move 75.\n")
    (found,) = json.loads(replayed("--format", "json"))["differences"]
    assert (found["player"], found["key"], found["counted"], found["known"]) == ("Ben", "gold", 1, 2)
    assert "differences" not in json.loads(program("replay", RECORD, "--format", "json").out)


def test_what_cannot_be_compared_is_told(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "counted.json"
    for text, said in (
        ("", "This is not JSON"),
        ('{"game": "africana", "players": []}', "This is a tally of “africana”."),
        ('{"game": "africa", "players": [{"name": "Bea"}]}', "There is no player “Bea”."),
    ):
        file.write_text(text)
        run = program("replay", RECORD, "--against", file)
        assert (run.code, run.out) == (1, "")
        assert str(file) in run.err
        assert said in run.err
    missing = program("score", "--record", tmp_path / "none.jsonl", typed="")
    assert (missing.code, missing.out) == (1, "")
    assert "none.jsonl" in missing.err
    other = program("score", "africana", "--record", RECORD, typed="")
    assert (other.code, other.out) == (1, "")
    assert "This is a record of Africa." in other.err
    wrong = program("score", file, "--record", RECORD)
    assert (wrong.code, wrong.out) == (2, "")
    assert "--against" in wrong.err
