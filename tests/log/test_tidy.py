"""Logbooks made smaller, and names taken out of them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from scorer import tracking
from scorer.log import Logbook, undo
from scorer.log.book import removal
from scorer.log.forgetting import forget, wanted
from scorer.log.lines import TIDY, stamp_after
from scorer.log.tidy import tidy
from scorer.text.errors import ScorerError
from scorer.tracking.course import replay
from tests.log.test_index import WAYS, Table
from tests.log.test_robust import STAMPS, WRITE, play
from tests.support import ROOT
from tests.support.program import Program
from tools.year import FILE


@pytest.mark.unmeasured
@settings(max_examples=40)
@given(st.integers(0, 999), st.lists(st.sampled_from(sorted(set(WAYS) - {"rewrite", "lose", "age"})), max_size=12))
def test_what_is_in_force_is_the_same_after_tidying(seed: int, ways: list[str]) -> None:
    with TemporaryDirectory() as folder:
        table = Table(folder, seed)
        table.add()
        for way in ways:
            WAYS[way](table)
        for book in table.books:
            before = book.union()
            found = tidy(book)
            after = book.union()
            assert {key: line for key, line in after.lines.items() if line.kind != TIDY} == {
                key: line for key, line in before.lines.items() if line.kind != TIDY
            }
            assert (after.newer, len(after.broken)) == (before.newer, len(before.broken))
            assert found.bytes >= 0 or found.lines < 2
            assert tidy(book) == ((), 0, 0)


def test_what_takes_away_stays_and_what_was_replaced_goes(tmp_path: Path) -> None:
    book = Logbook(str(tmp_path), "one")
    book.write(play("a", STAMPS[0]), play("b", STAMPS[0]))
    book.write(play("a", STAMPS[1], "better"), removal("b", STAMPS[1]))
    with open(book.path, "ab") as file:
        file.write(b'nonsense\n{"v":2,"play":"new"}\n')
    assert tidy(book).lines == 2
    lines = Path(book.path).read_bytes().splitlines()
    assert len(lines) == 5
    assert {b"nonsense", b'{"v":2,"play":"new"}'} < set(lines)
    assert [(play.id, play.note) for play in book.read().plays()] == [("a", "better")]


def test_after_tidying_there_is_nothing_older_to_take_back(tmp_path: Path) -> None:
    book = Logbook(str(tmp_path), "one")
    book.write(play("a", STAMPS[0]))
    book.write(play("a", STAMPS[1], "better"))
    tidy(book)
    with pytest.raises(ScorerError, match="tidy"):
        undo(book)
    book.write(play("a", stamp_after(), "best"))
    undo(book)
    assert [play.note for play in book.read().plays()] == ["better"]
    with pytest.raises(ScorerError, match="tidy"):
        undo(book)


def test_an_import_is_tidied_with_the_file_that_corrects_it(tmp_path: Path) -> None:
    book = Logbook(str(tmp_path), "one")
    book.write_import("import", [json.dumps(play(id, STAMPS[0])).encode() + b"\n" for id in "ab"])
    book.write(play("a", stamp_after(), "better"))
    assert tidy(book).lines == 1
    assert {(play.id, play.note) for play in book.read().plays()} == {("a", "better"), ("b", "")}


def test_what_others_add_while_files_are_tidied_is_not_lost(tmp_path: Path) -> None:
    book = Logbook(str(tmp_path), "one")
    command = [sys.executable, "-c", WRITE, str(tmp_path), "x", "150"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as program:
        while program.poll() is None:
            book.write(play("a", stamp_after(), "again"))
            tidy(book)
        out = program.stdout.read() if program.stdout else ""
    found = book.union()
    assert len(out.split()) == 150
    assert set(found.find("")) == {"a", *out.split()}
    assert not found.broken
    assert [path.name for path in tmp_path.iterdir()] == ["one.jsonl"]


@pytest.fixture
def year(tmp_path: Path) -> Logbook:
    (tmp_path / "one.jsonl").write_bytes(FILE.read_bytes())
    return Logbook(str(tmp_path), "one")


def test_a_name_is_nowhere_after_it_was_forgotten(year: Logbook) -> None:
    before = {play.id: play for play in year.read().plays()}
    year.write(
        play("noted", stamp_after(), "At Anna’s; Annabelle came, too"),
        removal("noted", stamp_after("2030-01-01T00:00:00.000Z")),
    )
    found = forget(year, wanted(year, "anna k."))
    assert (found.names, found.letters, found.unread, found.others) == (("Anna", "Anna K."), ("A",), 0, ())
    content = Path(year.path).read_text("utf-8")
    assert "Anna" not in content
    for now in year.read().plays():
        then = before[now.id]
        assert [seat[1:] for seat in now.result.seats] == [seat[1:] for seat in then.result.seats]
        assert now.names == tuple("A" if name.startswith("Anna") else name for name in then.names)
        assert bool(now.began) == bool(then.began)
        if now.record:
            tally: Any = now.tally
            assert tracking.tally(replay(list(now.record)).state).to_dict()["players"] == tally["players"]


def test_a_letter_is_nobody_elses_and_two_at_one_table_are_not_one(tmp_path: Path) -> None:
    book = Logbook(str(tmp_path), "one")
    totals = {"Anna": 5, "a": 3, "Hanna": 4}
    line = {
        "v": 1,
        "play": "x",
        "t": STAMPS[0],
        "at": "2026-11-22",
        "game": "Ur",
        "totals": totals,
        "winners": ["Anna"],
    }
    person = {"v": 1, "person": "Anna", "t": STAMPS[0], "also": ["Hanna"], "guest": True}
    book.write({**line, "began": "Hanna", "persons": {"Anna": "Hanna"}}, person)
    assert forget(book, wanted(book, "Hanna")).letters == ("B", "C")
    (found,) = book.read().plays()
    assert (found.names, found.result.winners, found.began) == (("B", "a", "C"), ("B",), "C")
    assert found.persons == {"B": "C"}
    assert book.read().people.known["B"] == ("B", ("C",), True)


def test_who_is_called_as_a_field_is_forgotten_without_harm(tmp_path: Path) -> None:
    book = Logbook(str(tmp_path), "one")
    tally = {
        "game": "africa",
        "players": [{"name": "gold", "track": 9, "gold": 2, "goods": {"gold": 1}}, {"name": "Ben"}],
    }
    tally["players"][1]["track"] = 8  # type: ignore[index]
    book.write({"v": 1, "play": "x", "t": STAMPS[0], "at": "2026-11-22", "tally": tally, "told": [1, 2]})
    forget(book, wanted(book, "Gold"))
    found: Any = book.read().plays()[0].tally
    assert found["players"][0] == {"name": "A", "track": 9, "gold": 2, "goods": {"gold": 1}}


def test_other_devices_that_have_the_name_are_told_and_left(tmp_path: Path) -> None:
    one, other = Logbook(str(tmp_path), "one"), Logbook(str(tmp_path), "other")
    one.write(play("a", STAMPS[0]))
    other.write(play("b", STAMPS[0]))
    (tmp_path / "one (conflicted copy).jsonl").write_bytes(Path(one.path).read_bytes())
    with open(one.path, "ab") as file:
        file.write(b'{"v":2,"play":"new","who":"Anna"}\n')
    before = Path(other.path).read_bytes()
    found = forget(one, wanted(one, "Anna"))
    assert (found.games, found.unread, found.others) == (1, 1, (other.path,))
    assert Path(other.path).read_bytes() == before
    assert {play.names for play in one.read().plays()} == {("A",), ("Anna",)}


def test_nobody_of_that_name_is_told_with_those_who_are_there(year: Logbook) -> None:
    with pytest.raises(ScorerError, match="Cleo"):
        wanted(year, "Cloe")


def test_the_commands_say_what_they_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: Program) -> None:
    monkeypatch.setenv("SCORER_LOG", str(tmp_path))
    book = Logbook()
    book.write(play("a", STAMPS[0], "Anna won"))
    book.write(play("a", STAMPS[1], "Anna won"))
    Logbook(str(tmp_path), "other").write(play("b", STAMPS[0]))
    assert "There is nothing" not in program("log", "tidy").out
    assert "There is nothing to tidy" in program("log", "tidy").out
    assert json.loads(program("log", "tidy", "--format", "json").out) == {"files": [], "lines": 0, "bytes": 0}
    refused = program("log", "forget", "Anna")
    assert (refused.code, refused.out) == (1, "")
    assert "--yes" in refused.err
    assert "Anna" in Path(book.path).read_text("utf-8")
    done = program("log", "forget", "anna", "--yes")
    assert "1 game was changed. In the place of Anna there is now: A." in done.out
    assert "1 note or place" in done.out
    assert "  other.jsonl" in done.out
    assert "Anna" not in Path(book.path).read_text("utf-8")
    again = json.loads(program("log", "forget", "Anna", "--yes", "--format", "json").out)
    assert (again["games"], again["letters"]) == (0, ["B"])


def test_a_reason_in_which_a_name_stands_is_forgotten_with_it(tmp_path: Path) -> None:
    book = Logbook(str(tmp_path), "one")
    agreed = [{"points": -2, "why": "took Anna’s camp"}, {"points": 1, "why": "made coffee"}]
    players = [{"name": "Anna", "track": 3}, {"name": "Ben", "track": 4, "adjust": agreed}]
    tally = {"game": "africa", "players": players}
    book.write({"v": 1, "play": "x", "t": STAMPS[0], "at": "2026-11-22", "tally": tally, "told": [3, 3]})
    forget(book, wanted(book, "Anna"))
    (found,) = book.read().plays()
    assert found.tally is not None
    assert found.tally["players"][1]["adjust"] == [{"points": -2, "why": "…"}, agreed[1]]
    assert [seat.total for seat in found.result.seats] == [3, 3]
