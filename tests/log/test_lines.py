"""Lines of a logbook, their union, and the folder that they lie in."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path

import pytest

import scorer
from scorer.log import About, Logbook, Union, undo, write_play
from scorer.log.book import removal
from scorer.log.lines import line_of, stamp_after
from scorer.text.errors import ScorerError

TALLY = {"game": "africa", "players": [{"name": "Anna", "track": 34, "gold": 4}, {"name": "Ben", "track": 31}]}


def play(id: str, stamp: str, at: str = "2026-11-22T21:40+01:00", note: str = "") -> dict[str, object]:
    return {**write_play(scorer.score(TALLY), stamp=stamp, id=id, at=at, about=About(note=note)).line.data}


FIRST, SECOND = "2026-11-22T20:41:07.123Z", "2026-11-22T20:41:07.124Z"


def test_the_latest_line_is_in_force_in_whatever_order_they_are_read() -> None:
    lines = [play("a", FIRST), play("a", SECOND, note="long"), play("b", FIRST), removal("b", SECOND)]
    for order in permutations(lines):
        found = Union()
        found.add("x", b"\n".join([json.dumps(line).encode() for line in order]))
        assert [(play.id, play.note) for play in found.plays()] == [("a", "long")]


def test_what_no_version_has_written_is_told_with_its_line_and_what_is_newer_is_kept() -> None:
    found = Union()
    found.add("x", b'\xef\xbb\xbf{"v":2,"play":"z"}\n\nnonsense\n{"v":1}\n[]\n' + json.dumps(play("a", FIRST)).encode())
    assert [line.number for line in found.broken] == [3, 4, 5]
    assert (found.newer, len(found.plays())) == (1, 1)


def test_what_is_added_after_reading_is_read_as_well() -> None:
    found = Union()
    found.add("x", json.dumps(play("a", FIRST)).encode())
    assert (found.find(""), found.people.names("Ann")) == (["a"], ("Ann",))
    person = {"v": 1, "person": "Ann", "t": FIRST, "also": ["Anna"]}
    found.add("y", b"\n".join([json.dumps(line).encode() for line in (play("b", FIRST), person)]))
    assert (found.find(""), found.people.names("Ann")) == (["b", "a"], ("Ann", "Anna"))


def test_every_reading_is_written_down() -> None:
    tally = play("a", FIRST)["tally"]
    assert isinstance(tally, dict)
    assert tally["rulings"] == scorer.score(TALLY).rulings
    assert "id" not in tally


def test_a_change_is_taken_back_and_the_one_before_it_after_that(tmp_path: Path) -> None:
    book = Logbook(str(tmp_path), "one")
    book.write(play("a", stamp_after()))
    line = book.read().line("a")
    assert line
    book.write(play("a", stamp_after(line.stamp), note="long"))
    assert [play.note for play in book.read().plays()] == ["long"]
    undo(book)
    assert [play.note for play in book.read().plays()] == [""]
    undo(book)
    assert book.read().plays() == []
    with pytest.raises(ScorerError, match="nothing to take back"):
        undo(book)


def test_what_another_device_has_changed_since_is_not_taken_back(tmp_path: Path) -> None:
    one, other = Logbook(str(tmp_path), "one"), Logbook(str(tmp_path), "other")
    (line,) = one.write(play("a", stamp_after()))
    other.write(removal("a", stamp_after(line.stamp)))
    with pytest.raises(ScorerError, match="another device"):
        undo(one)


def test_history_finds_an_id_however_it_is_written(tmp_path: Path) -> None:
    line = json.dumps(play("a/é", FIRST)).encode()
    (tmp_path / "one.jsonl").write_bytes(line.replace(b"a/", b"a\\/"))
    (tmp_path / "two.jsonl").write_bytes(line.replace(b"\\u00e9", "é".encode()).replace(b"a/", b"a\\/"))
    book = Logbook(str(tmp_path))
    assert len(book.history([("play", "a/é")])) == 2
    assert book.history([("play", "\ud800")]) == []


def test_imports_of_one_moment_have_a_file_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scorer.log.lines.stamp_now", lambda: FIRST)
    book = Logbook(str(tmp_path), "one")
    for id in "abc":
        book.write_import("../import", [json.dumps(play(id, FIRST)).encode() + b"\n"])
    assert len(book.read().plays()) == 3
    assert len(list(tmp_path.glob("import-*.jsonl"))) == 3


def test_an_import_is_taken_back_whole(tmp_path: Path) -> None:
    book = Logbook(str(tmp_path), "one")
    book.write_import("import", [json.dumps(play(id, FIRST)).encode() + b"\n" for id in "ab"])
    assert len(book.read().plays()) == 2
    undo(book)
    assert book.read().plays() == []


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ({"play": "a", "t": "yesterday"}, "t"),
        ({"play": "", "t": FIRST}, "play"),
        ({"play": "a", "t": FIRST, "at": "22.11.2026"}, "at"),
        ({"play": "a", "t": FIRST, "at": "2026-11-22", "tally": {"game": 1, "players": []}}, "tally"),
        ({"play": "a", "t": FIRST, "at": "2026-11-22", "tally": {"game": "x", "players": 2}}, "tally"),
        (
            {"play": "a", "t": FIRST, "at": "2026-11-22", "tally": {"game": "x", "players": [{"name": "\x1b"}]}},
            "tally.players",
        ),
        ({"play": "a", "t": FIRST, "at": "2026-11-22", "game": "x", "totals": {"Anna": "9"}}, "totals.Anna"),
        ({"play": "a", "t": FIRST, "at": "2026-11-22", "game": "x", "totals": {}, "winners": ["Anna"]}, "winners"),
    ],
)
def test_a_line_that_cannot_be_listed_says_where_it_is_wrong(data: dict[str, object], place: str) -> None:
    with pytest.raises(ScorerError) as error:
        line_of(data)
    assert error.value.place == place
