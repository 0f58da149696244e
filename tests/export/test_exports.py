"""What other programs take: spreadsheets, BG Stats."""

from __future__ import annotations

import csv
import json
import os
import re
import uuid
from datetime import UTC, datetime, timedelta, timezone
from io import StringIO
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from jsonschema import Draft202012Validator

import scorer
import scorer.scoring.merge
from scorer import tracking
from scorer.export.schemas import tally_schema
from scorer.registry import ids
from scorer.tracking.course import header, replay
from tests.support.old import BEFORE, OLD
from tests.support.program import Program
from tests.support.recorded import RECORDS, course_of

pytestmark = pytest.mark.unmeasured


@pytest.mark.parametrize("name", ["=1+1", "+Ann", "-Ann", "@SUM(A1)"])
def test_no_cell_is_a_formula(name: str, program: Program) -> None:
    data = json.dumps({"players": [{"name": name, "track": 1}, {"name": "B", "track": 2}]})
    rows = program("score", "africa", "--format", "csv", piped=data).out.splitlines()
    assert f',"\'{name}",' in rows[1]


@pytest.mark.unmeasured
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


def play_of(program: Program, file: Path, *args: object) -> dict[str, Any]:
    run = program("export", "bgstats", file, *args)
    assert run.code == 0, run.err
    play: dict[str, Any] = json.loads(unquote(run.out.strip().partition("?data=")[2]))
    return play


def counted(track: int = 30, **more: Any) -> dict[str, Any]:
    return {"game": "africa", **more, "players": [{"name": "Zoë", "track": track}, {"name": "Ben", "track": 9}]}


@pytest.mark.unmeasured
def test_a_corrected_game_is_the_same_play(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "tally.json"
    seen = set()
    for track in (30, 31, 30):
        file.write_text(json.dumps(counted(track)), "utf-8")
        os.utime(file, (1_800_000_000, 1_800_000_000 + track))
        seen.add(play_of(program, file)["sourcePlayId"])
    assert seen == {str(uuid.uuid5(uuid.NAMESPACE_URL, "africa\n2027-01-15\nZoë\nBen"))}
    # On another day it is another one.
    os.utime(file, (1_800_100_000, 1_800_100_000))
    assert play_of(program, file)["sourcePlayId"] not in seen
    file.write_text(json.dumps(counted(id="mine")), "utf-8")
    assert play_of(program, file)["sourcePlayId"] == "mine"


def test_a_sheet_gives_the_address_that_the_command_prints(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "tally.json"
    file.write_text(json.dumps(counted(id="mine", began="Ben")), "utf-8")
    ended = datetime.fromtimestamp(file.stat().st_mtime, UTC)
    address = scorer.score(counted(id="mine", began="Ben")).bgstats(ended)
    assert f"{address}\n" == program("export", "bgstats", file).out
    # In whatever zone it is told.
    for other in (
        ended.astimezone(timezone(timedelta(hours=9))),
        ended.astimezone(),
        ended.astimezone().replace(tzinfo=None),
    ):
        assert scorer.score(counted(id="mine", began="Ben")).bgstats(other) == address


def test_bgstats_gets_every_boolean(program: Program, tmp_path: Path) -> None:
    """The app for Android refuses a play without them."""
    file = tmp_path / "tally.json"
    file.write_text(json.dumps(counted()), "utf-8")
    assert [player["startPlayer"] for player in play_of(program, file)["players"]] == [False, False]
    assert [p["startPlayer"] for p in play_of(program, file, "--began", "ben")["players"]] == [False, True]
    file.write_text(json.dumps(counted(began="Zoë")), "utf-8")
    play = play_of(program, file)
    assert [player["startPlayer"] for player in play["players"]] == [True, False]
    assert all(type(play["game"][key]) is bool for key in ("highestWins", "noPoints"))
    assert all(type(player["winner"]) is bool for player in play["players"])
    assert type(play["game"]["bggId"]) is int
    run = program("export", "bgstats", file, "--began", "Carl")
    assert (run.code, run.out) == (1, "")
    assert "There is no player “Carl”." in run.err


@pytest.mark.parametrize("key", ["id", "began"])
@pytest.mark.parametrize("value", [7, "", "\n", [], "x" * 101])
def test_what_no_id_and_no_beginner_is(key: str, value: Any) -> None:
    (error,) = scorer.problems(counted(**{key: value}))
    assert error.place == key


def test_id_and_beginner_are_kept_and_change_no_points() -> None:
    sheet, plain = scorer.score(counted(id="mine", began="zoë")), scorer.score(counted())
    tally = sheet.to_dict()["tally"]
    assert (tally["id"], tally["began"]) == ("mine", "Zoë")
    assert sheet.players == plain.players
    assert scorer.score(sheet.tally) == sheet
    validator = Draft202012Validator(tally_schema("africa"))
    assert validator.is_valid(tally)
    assert not validator.is_valid({**tally, "id": 7})
    assert validator.is_valid({**tally, "id": None, "began": None})


def test_what_is_saved_has_an_id_that_stays(program: Program, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    program("score", "-", "--save", first, piped=json.dumps(counted()))
    saved = json.loads(first.read_text("utf-8"))
    assert uuid.UUID(saved["id"]).version == 4
    program("score", first, "--save", second)
    assert json.loads(second.read_text("utf-8")) == saved
    made = [json.loads(program("template", "africa", "--players", "A,B").out) for _ in range(2)]
    assert len({each["id"] for each in made}) == 2


def test_parts_of_one_count_need_no_common_id() -> None:
    parts = [counted(id="one", began="Ben"), counted(id="two")]
    merged = scorer.scoring.merge.merge(parts)
    assert merged.conflicts == ()
    assert (merged.tally["id"], merged.tally["began"]) == ("one", "Ben")


FORMULAS = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
HOSTILE = [
    "=1+1",
    "x;=1+1;y",
    "＝1+1",
    " =1",
    "＠SUM(A1)",
    "a,b",
    'a";=1;"',
    ";=1",
    "~~gone~~",
    "https://a.org",
    "www.a.b",
]


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("explain", [[], ["--explain"]])
def test_no_name_is_a_formula_a_link_or_a_second_cell(name: str, explain: list[str], program: Program) -> None:
    data = json.dumps({"players": [{"name": name, "track": 1}, {"name": "B", "track": 2}]})
    out = program("score", "africa", "--format", "csv", *explain, piped=data).out
    rows = list(csv.reader(StringIO(out)))
    assert len({len(row) for row in rows}) == 1
    # A spreadsheet that splits at semicolons finds none.
    for row in [*rows, *csv.reader(StringIO(out), delimiter=";")]:
        assert not [cell for cell in row if cell.lstrip().startswith(FORMULAS)]
    assert ";" not in out
    shown = program("score", "africa", "--format", "markdown", *explain, piped=data).out
    assert "://" not in shown
    assert "www." not in shown
    assert not re.search(r"(?<!\\)~", shown)


WHOLE = {"africa": "africa-end-two", "africana": "africana-end-at-once", "afritoria": "afritoria-end-exact-market"}
"""A short whole game of two for each game."""
SLOW = [pytest.mark.slow]


def evening(game: str, program: Program, file: Path) -> Path:
    """The record of a game of Anna and Ben that `scorer track` has followed to its end."""
    moves = "".join([json.dumps(step.move.to_dict()) + "\n" for step in course_of(WHOLE[game]).steps() if step.move])
    assert not program("track", game, "--record", file, "--players", "Anna,Ben", piped=moves).err
    return file


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    "game", [pytest.param(id, marks=[] if id == "afritoria" else pytest.mark.slow) for id in ids()]
)
def test_a_game_that_was_followed_is_one_play_wherever_it_goes(game: str, program: Program, tmp_path: Path) -> None:
    """From the record, the tally and the sheet that it gives, also when it was corrected or has moved."""
    record = evening(game, program, tmp_path / "record.jsonl")
    plays = [play_of(program, record)]
    tally, sheet = tmp_path / "tally.json", tmp_path / "sheet.json"
    program("score", record, "--save", tally)
    sheet.write_text(program("score", record, "--format", "json").out, "utf-8")
    plays += [play_of(program, tally), play_of(program, sheet)]
    sheet.write_text(json.dumps(json.loads(program("replay", record, "--format", "json").out)["sheet"]), "utf-8")
    plays.append(play_of(program, sheet))
    assert len({play["sourcePlayId"] for play in plays}) == 1
    assert uuid.UUID(plays[0]["sourcePlayId"]).version == 4
    # Corrected in the record, and in the tally.
    last = course_of(WHOLE[game]).move
    assert last is not None
    assert program("track", game, "--record", record, piped=f"undo!\n{json.dumps(last.to_dict())}\n").code == 0
    corrected = {**json.loads(tally.read_text("utf-8")), "rulings": {}}
    tally.write_text(json.dumps(corrected), "utf-8")
    plays += [play_of(program, record), play_of(program, tally)]
    (merged := tmp_path / "merged.json").write_text(program("merge", tally, sheet).out, "utf-8")
    plays.append(play_of(program, merged))
    assert len({play["sourcePlayId"] for play in plays}) == 1
    # Another evening is another play, whatever is played in it.
    other = play_of(program, evening(game, program, tmp_path / "other.jsonl"))
    assert other["sourcePlayId"] != plays[0]["sourcePlayId"]


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", ids())
def test_a_record_knows_who_began(game: str, program: Program) -> None:
    """In Afritoria nobody does: all play their cards together."""
    record = RECORDS / f"{WHOLE[game]}.jsonl"
    first = game != "afritoria"
    assert [player["startPlayer"] for player in play_of(program, record)["players"]] == [first, False]
    said = [player["startPlayer"] for player in play_of(program, record, "--began", "Ben")["players"]]
    assert said == [False, True]


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", sorted((OLD / BEFORE / "records").iterdir()), ids=lambda path: path.stem)
def test_an_old_record_has_no_id_and_is_one_play_all_the_same(name: Path, program: Program) -> None:
    state = replay(name.read_bytes().splitlines()).state
    assert tracking.tally(state).id is None
    assert "id" not in header(state)
    if tracking.outcome(state):
        day = datetime.fromtimestamp(name.stat().st_mtime, UTC).date()
        told = "\n".join([state.setup.game, str(day), *state.setup.players])
        assert play_of(program, name)["sourcePlayId"] == str(uuid.uuid5(uuid.NAMESPACE_URL, told))


@pytest.mark.parametrize("name", HOSTILE)
def test_an_id_and_who_began_stand_in_json_alone(name: str) -> None:
    """Whatever they are: a spreadsheet, a forum and a text say nothing of them, and a link has no sign that ends it."""
    players = [{"name": name, "track": 1}, {"name": "B", "track": 2}]
    plain = scorer.score({"game": "africa", "players": players})
    sheet = scorer.score({"game": "africa", "id": name, "began": name, "players": players})
    for write in ("csv", "markdown", "text"):
        for more in ({}, {"explain": True}, {"compare": True}):
            assert getattr(sheet, write)("nl", **more) == getattr(plain, write)("nl", **more)
    address = sheet.bgstats(datetime(2026, 5, 31, tzinfo=UTC))
    assert re.fullmatch(r"https://app\.bgstatsapp\.com/createPlay\.html\?data=[\w.~%-]+", address, re.ASCII)
    play = json.loads(unquote(address.partition("=")[2]))
    assert play["sourcePlayId"] == play["players"][0]["name"] == name
    assert play["players"][0]["startPlayer"]


def test_names_written_from_right_to_left_move_no_points() -> None:
    sheet = scorer.score({"game": "africa", "players": [{"name": "שרה כהן", "track": 5}, {"name": "محمد", "track": 4}]})
    assert "1.\u00a0\u2068שרה כהן\u2069: 5 points\n" in sheet.text()
    assert "\u2068محمد\u2069 |" in sheet.markdown()
    assert "\u2068" not in sheet.csv() + json.dumps(sheet.to_dict(), ensure_ascii=False)
