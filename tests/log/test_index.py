"""The index of a logbook says what its files say, whatever happens to them and to it."""

from __future__ import annotations

import os
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, strategies as st

import scorer
from scorer.log import About, Log, Logbook, Union, Wanted, book as books, undo, write_play
from scorer.log.book import removal
from scorer.log.index import Index, path_of
from scorer.log.lines import Data, stamp_after, write_line
from scorer.text.errors import ScorerError
from tests.support.system import POSIX
from tools.year import FILE

NAMES = ("Anna", "Ben", "Cleo", "Zoë", "ANNA K.")
GAMES = ("africa", "afritoria", "no_such_game", "")
DAYS = ("2024-12-31", "2025-01-01", "2025-01-02T20:15+01:00", "2025-01-02T21:40+01:00", "2026-11-22T21:40Z")


@pytest.fixture(autouse=True)
def _every_log_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(books, "LARGE", 0)


WANTED = [
    Wanted(game, person, since, until, last)
    for game in ("", "africa", "no_such_game")
    for person in ("", "Anna", "Zoë", "nobody")
    for since, until in (
        ("", ""),
        ("2025", "2025"),
        ("2025-01-02", "2025-01-02"),
        ("", "2025-01"),
        ("2026-11-22T2", ""),
    )
    for last in (-1, 0, 1, 3)
]


def answers(log: Log, ids: set[str], count: int = 15) -> Iterator[object]:
    """What a log can be asked, with some of all that can be wanted: others where there are other lines."""
    yield log.newer
    yield log.people.known
    for each in (Wanted(), *random.Random(repr(sorted(ids))).sample(WANTED, count)):
        yield each, [(play.line, play.result) for play in log.plays(each)]
        yield each, list(log.results(each))
    for id in sorted(ids)[:9]:
        yield log.line(id)
        yield log.find(id)
        yield log.find(id[:1])


def check(book: Logbook) -> None:
    """The index and the union give the same."""
    found, union = book.read(), book.union()
    assert isinstance(found, Index)
    ids = {id for _, id in union.lines}
    for one, other in zip(answers(found, ids), answers(union, ids), strict=True):
        assert one == other
    assert found.in_use


class Table:
    """Devices that write into one folder, by chance."""

    def __init__(self, folder: str, seed: int) -> None:
        self.rng = random.Random(seed)
        self.folder = Path(folder)
        self.books = [Logbook(folder, name) for name in ("one", "two")]
        self.read = Logbook(folder, "three")

    @property
    def book(self) -> Logbook:
        return self.rng.choice(self.books)

    @property
    def ids(self) -> list[str]:
        return [id for kind, id in self.read.union().lines if kind == "play"] or ["none"]

    def play(self, id: str, stamp: str) -> dict[str, object]:
        """A game that can be scored, or one that cannot."""
        rng = self.rng
        game, at, names = rng.choice(GAMES), rng.choice(DAYS), rng.sample(NAMES, rng.randint(2, 4))
        if game in ("africa", "afritoria"):
            points: dict[str, object] = {"track": rng.randint(9, 40)}
            if game == "afritoria":
                points = {"values": {"3": rng.randint(0, 5)}}
            tally = {"game": game, "players": [{"name": name, **points} for name in names], "began": names[0]}
            note = rng.choice(["", "it rained"])
            return {**write_play(scorer.score(tally), stamp=stamp, id=id, at=at, about=About(note=note)).line.data}
        data: dict[str, object] = {"v": 1, "play": id, "t": stamp, "at": at, "began": names[1]}
        if game:
            return {
                **data,
                "tally": {"game": game, "players": [{"name": name} for name in names]},
                "told": [1] * len(names),
            }
        return {**data, "game": "Ur", "totals": {n: rng.choice([None, 7, -2]) for n in names}, "winners": names[:1]}

    def add(self) -> None:
        self.book.write(
            *[self.play(f"{self.rng.randrange(99):02}", stamp_after()) for _ in range(self.rng.randint(1, 4))]
        )

    def correct(self) -> None:
        line = self.read.union().line(id := self.rng.choice(self.ids))
        self.book.write(self.play(id, stamp_after(*[line.stamp] if line else [])))

    def say_the_same_moment(self) -> None:
        line = self.read.union().line(id := self.rng.choice(self.ids))
        self.book.write(self.play(id, line.stamp if line else stamp_after()))

    def remove(self) -> None:
        self.book.write(removal(self.rng.choice(self.ids), stamp_after()))

    def name(self) -> None:
        one, other = self.rng.sample(NAMES, 2)
        self.book.write({"v": 1, "person": one, "t": stamp_after(), "also": [other], "guest": self.rng.random() < 0.5})

    def undo(self) -> None:
        with suppress(ScorerError):
            undo(self.book)

    def take_in(self) -> None:
        lines: list[Data] = [self.play(str(i), f"2020-01-01T00:00:00.{self.rng.randrange(999):03}Z") for i in range(3)]
        self.book.write_import("import", map(write_line, lines))

    def append(self, data: bytes) -> None:
        with open(self.folder / "other (conflicted copy).jsonl", "ab") as file:
            file.write(data)

    def tear(self) -> None:
        line = write_line(self.play(str(self.rng.randrange(99)), stamp_after()))
        self.append(line[: self.rng.randrange(len(line))])

    def leave_open(self) -> None:
        self.append(b"\n" + write_line(self.play(str(self.rng.randrange(99)), stamp_after())).rstrip())

    def write_nonsense(self) -> None:
        self.append(
            self.rng.choice([b"\n", b"{}\n", b"\xff\xfe\n", b'{"v":2,"play":"new"}\n', b"\xef\xbb\xbf[]\n", b" x"])
        )

    def rewrite(self) -> None:
        files = sorted(self.folder.glob("*.jsonl"))
        if files:
            file = self.rng.choice(files)
            lines = file.read_bytes().splitlines(keepends=True)
            self.rng.shuffle(lines)
            file.write_bytes(b"".join(lines[: self.rng.randint(0, len(lines))]))

    def copy(self) -> None:
        for file in sorted(self.folder.glob("one.jsonl")):
            (self.folder / "one.sync-conflict-20261122-ABCDEF.jsonl").write_bytes(file.read_bytes())

    def lose(self) -> None:
        for file in sorted(self.folder.glob("o*.jsonl"))[-1:]:
            file.unlink()

    def age(self) -> None:
        """From now on the times of the files tell whether they have changed."""
        for i, file in enumerate(sorted(self.folder.glob("*.jsonl"))):
            os.utime(file, ns=(0, 10**18 + i))


WAYS: dict[str, Callable[[Table], None]] = {
    name: way for name, way in vars(Table).items() if callable(way) and name not in ("__init__", "play", "append")
}


@pytest.mark.slow
@given(st.integers(), st.lists(st.sampled_from(sorted(WAYS)), max_size=14), st.booleans())
def test_the_index_says_what_the_files_say(seed: int, ways: list[str], often: bool) -> None:
    with TemporaryDirectory() as folder:
        table = Table(folder, seed)
        table.add()
        check(table.read)
        for way in ways:
            WAYS[way](table)
            if often:
                check(table.read)
        check(table.read)


@pytest.mark.parametrize("seed", range(3))
def test_the_index_says_what_the_files_say_after_all_of_this(seed: int, tmp_path: Path) -> None:
    table = Table(str(tmp_path), seed)
    table.add()
    check(table.read)
    for way in table.rng.sample(sorted(WAYS), len(WAYS)):
        WAYS[way](table)
        check(table.read)


@pytest.fixture
def large(tmp_path: Path) -> Logbook:
    (tmp_path / "table.jsonl").write_bytes(FILE.read_bytes())
    book = Logbook(str(tmp_path), "one")
    check(book)
    return book


def index_of(book: Logbook) -> Path:
    return Path(path_of(book.folder))


def test_an_index_of_another_scheme_is_made_anew(large: Logbook) -> None:
    with sqlite3.connect(index_of(large)) as database:
        database.execute("drop table play")
        database.execute("pragma user_version = 99")
    database.close()
    check(large)


@pytest.mark.unmeasured
@pytest.mark.parametrize("seed", range(6))
def test_random_bytes_in_the_index_do_no_harm(large: Logbook, seed: int) -> None:
    rng = random.Random(seed)
    data = bytearray(index_of(large).read_bytes())
    begin = rng.choice([0, 0, 100, 4096 * rng.randrange(len(data) // 4096)])
    data[begin : begin + 3000] = rng.randbytes(3000)
    index_of(large).write_bytes(data)
    log, union = large.read(), large.union()
    ids = {id for _, id in union.lines}
    assert list(answers(log, ids)) == list(answers(union, ids))
    for _ in range(2):
        list(answers(large.read(), ids))
    check(large)


@pytest.mark.unmeasured
@pytest.mark.parametrize("rest", [b"", b"no database", b"SQLite format 3\x00"])
def test_an_index_that_is_none_is_made_anew(large: Logbook, rest: bytes) -> None:
    index_of(large).write_bytes(rest)
    check(large)


def test_while_another_program_writes_the_index_the_files_are_read(large: Logbook) -> None:
    large.write(removal(large.read().plays()[0].id, stamp_after()))
    database = sqlite3.connect(index_of(large), isolation_level=None)
    database.execute("begin exclusive")
    log = large.read()
    assert isinstance(log, Union)
    assert len(log.plays()) == 59
    database.execute("rollback")
    database.close()
    check(large)


@pytest.mark.parametrize("state", ["a file", pytest.param("read-only", marks=POSIX)])
def test_a_cache_that_cannot_be_written_is_done_without(
    large: Logbook, state: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = tmp_path / "cache"
    if state == "a file":
        cache.write_bytes(b"")
    else:
        cache.symlink_to("/proc")  # nobody can write there, not even root
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    assert isinstance(large.read(), Union)
    assert len(large.read().plays()) == 60


def seen(book: Logbook) -> list[tuple[str, list[str]]]:
    return [(result.game, [seat.name for seat in result.seats]) for result in book.read().results()]


def test_results_of_other_code_are_computed_again(large: Logbook) -> None:
    with sqlite3.connect(index_of(large)) as database:
        database.execute("update play set names = replace(names, 'Anna', 'Nobody')")
    assert {game for game, names in seen(large) if "Nobody" in names} == {"africa", "africana", "afritoria"}
    with sqlite3.connect(index_of(large)) as database:
        database.execute("update code set code = 'other' where game = 'africa'")
    database.close()
    assert {game for game, names in seen(large) if "Nobody" in names} == {"africana", "afritoria"}


def test_a_table_that_goes_while_it_is_read_loses_no_game(large: Logbook) -> None:
    log, expected = large.read(), list(large.union().results())
    found = iter(log.results())
    first = next(found)
    with sqlite3.connect(index_of(large)) as database:
        database.execute("update play set points = 'x' where points is not null")
    database.close()
    assert [first, *found] == expected
    assert log.plays() == large.union().plays()


def test_a_small_log_has_no_index(large: Logbook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert isinstance(large.read(), Union)


def test_only_this_user_may_read_the_index(large: Logbook) -> None:
    assert index_of(large).stat().st_mode & 0o077 == 0 or os.name == "nt"
