"""Finished games on their way into a logbook: by what they are known, what is there already, what is corrected."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import scorer
from scorer.log import About, Logbook, Play, undo
from scorer.log.about import read_minutes, read_text, read_time
from scorer.log.adding import CORRECTED, NEW, SAME, TWIN, Adding, id_of
from scorer.scoring.sheet import Sheet
from scorer.text.errors import ScorerError

TALLY = {"game": "africa", "players": [{"name": "Anna", "track": 34, "gold": 4}, {"name": "Ben", "track": 31}]}
EVENING = "2026-11-22T21:40+01:00"


def sheet(gold: int = 4, **more: object) -> Sheet:
    players = [{"name": "Anna", "track": 34, "gold": gold}, {"name": "Ben", "track": 31}]
    return scorer.score({"game": "africa", "players": players, **more})


@pytest.fixture
def book(tmp_path: Path) -> Logbook:
    return Logbook(str(tmp_path), "one")


def add(book: Logbook, new: Sheet, *, id: str = "", at: str = EVENING, again: bool = False, **about: object) -> str:
    adding = Adding(book.read())
    told = About(**about)  # type: ignore[arg-type]
    kind = adding.add(new, id=id, at=at, about=told, again=again).kind
    book.write(*adding.lines())
    return kind


def plays(book: Logbook) -> list[Play]:
    return book.read().plays()


def test_the_id_of_a_tally_is_that_of_the_game(book: Logbook) -> None:
    assert add(book, sheet(id="a")) == NEW
    assert [play.id for play in plays(book)] == ["a"]


def test_without_an_id_every_game_has_a_new_one() -> None:
    assert id_of(sheet()) != id_of(sheet())


def test_a_record_is_known_by_how_it_begins() -> None:
    lines = [{"record": 1, "number": number} for number in range(30)]
    assert id_of(sheet(), lines) == id_of(sheet(), lines[:25])
    assert id_of(sheet(), lines) != id_of(sheet(), lines[1:])
    assert id_of(sheet(), lines).startswith("r")
    assert id_of(sheet(id="a"), lines) == "a"


def test_what_is_there_as_it_is_is_not_added_again(book: Logbook) -> None:
    add(book, sheet(id="a"), note="long")
    assert add(book, sheet(id="a"), at="") == SAME
    assert len(book.own()) == 1


def test_the_same_game_with_other_amounts_is_a_correction_and_keeps_the_rest(book: Logbook) -> None:
    add(book, sheet(id="a", began="Ben"), note="long", minutes=70, record=[{"record": 1}])
    assert add(book, sheet(5, id="a"), at="", place="home") == CORRECTED
    (play,) = plays(book)
    assert (play.at, play.began, play.note, play.place, play.minutes) == (EVENING, "Ben", "long", "home", 70)
    assert play.record
    assert play.sheet.tally.players[0].gold == 5
    undo(book)
    assert plays(book)[0].place == ""


def test_a_game_of_which_only_points_were_known_gets_its_tally(book: Logbook) -> None:
    totals = {"Anna": 44, "Ben": 31}
    line = {"v": 1, "play": "a", "t": "2026-11-22T20:41:07.123Z", "at": EVENING, "game": "africa", "totals": totals}
    book.write({**line, "winners": ["Anna"], "from": {"name": "bgg", "id": "7"}, "unknown": 1})
    assert add(book, sheet(id="a"), at="") == CORRECTED
    (play,) = plays(book)
    assert play.tally
    assert play.source == ("bgg", "7")
    assert play.line.data["unknown"] == 1
    assert "totals" not in play.line.data


def test_the_same_points_of_the_same_people_on_the_same_day_are_a_twin(book: Logbook) -> None:
    add(book, sheet())
    assert add(book, sheet()) == TWIN
    assert add(book, sheet(), at="2026-11-23") == NEW
    assert add(book, sheet(5)) == TWIN  # the same points
    assert add(book, sheet(), again=True) == NEW
    assert len(plays(book)) == 3


def test_a_twin_is_found_under_other_names_of_the_same_people_and_in_another_order(book: Logbook) -> None:
    add(book, sheet())
    book.write({"v": 1, "person": "Anna", "t": "2026-11-22T20:41:07.123Z", "also": ["Annie"]})
    players = [{"name": "ben", "track": 31}, {"name": "ANNIE", "track": 34, "gold": 4}]
    assert add(book, scorer.score({"game": "africa", "players": players})) == TWIN
    other = [{"name": "ben", "track": 31}, {"name": "Anne", "track": 34, "gold": 4}]
    assert add(book, scorer.score({"game": "africa", "players": other})) == NEW


def test_twins_are_found_among_what_is_added_at_once(book: Logbook) -> None:
    adding = Adding(book.read())
    assert [adding.add(sheet(), at=EVENING).kind for _ in range(2)] == [NEW, TWIN]
    assert adding.add(sheet(id="a"), at="2026-11-01").kind == NEW
    assert adding.add(sheet(5, id="a")).kind == CORRECTED
    lines = adding.lines()
    assert len(lines) == 2
    assert len({line["t"] for line in lines}) == 1


def test_what_was_removed_is_brought_back(book: Logbook) -> None:
    add(book, sheet(id="a"))
    book.write({"v": 1, "play": "a", "t": "2099-01-01T00:00:00.000Z", "gone": True})
    assert add(book, sheet(id="a")) == NEW
    assert len(plays(book)) == 1


def test_a_line_that_nobody_could_read_is_not_written(book: Logbook) -> None:
    with pytest.raises(ScorerError, match="too large"):
        add(book, sheet(), record=[{"record": "x" * 5_000_000}])
    assert book.own() == []


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("2026-11-22", "2026-11-22"),
        ("2026-11-22T21:40+01:00", "2026-11-22T21:40+01:00"),
        (" 2026-11-22 21:40Z", "2026-11-22T21:40+00:00"),
    ],
)
def test_times_that_are_understood(typed: str, kept: str) -> None:
    assert read_time(typed) == kept


def test_a_time_of_day_is_one_of_this_place(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = read_time("2026-02-22 21:40")
    assert kept.startswith("2026-02-22T21:40")
    assert len(kept) == len("2026-02-22T21:40+01:00")


@pytest.mark.parametrize(
    "typed", ["", "yesterday", "2026", "2026-13-01", "2026-02-30", "22.11.2026", "2126-11-22", "2026-11-22T25:00"]
)
def test_times_that_are_none(typed: str) -> None:
    with pytest.raises(ScorerError) as error:
        read_time(typed)
    assert error.value.allowed


def test_minutes_and_notes() -> None:
    assert read_minutes(" 72 ") == 72
    assert read_text("  one\ntwo ") == "one two"
    for typed in ("0", "-1", "1.5", "10001", "x", "²"):
        with pytest.raises(ScorerError):
            read_minutes(typed)
    with pytest.raises(ScorerError, match="too long"):
        read_text("x" * 2001)


def test_what_is_written_can_be_read_by_others(book: Logbook) -> None:
    add(book, sheet(id="a"), version="1")
    (line,) = Path(book.path).read_text("utf-8").splitlines()
    data = json.loads(line)
    assert data["with"] == "1"
    assert data["told"] == [44, 31]
    assert "id" not in data["tally"]
