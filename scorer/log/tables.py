"""A log whose lines in force are in the tables of a database, with the results that were computed already.

A result is computed again if the code that computes it, of this program or of a game, has changed since.
"""

from __future__ import annotations

import os
import sqlite3
import struct
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from importlib import import_module
from itertools import islice
from zlib import crc32

from ..registry import game as game_of, is_game
from .database import stored
from .lines import PERSON, PLAY, Line
from .log import ALL, Wanted
from .people import People
from .play import Play, Result, Seat

AT_ONCE = 500
"""How many results are computed before they are stored."""

_Row = tuple[str, str, str, int, str, bytes | None]
"""At, id, game, whether there is a tally, and the packed result, or nothing."""

_SEATS, _PARTS = "\t", "\n"
"""What stands between the names of players, and between those of one; no name has it."""

_NOBODY_KNOWS = -(2**31)
"""The total of a player whose points nobody wrote down."""


class Tables:
    """A log in a database. Its methods may raise the errors in `DAMAGE`."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database

    @cached_property
    def people(self) -> People:
        """The persons of whom more is known than a name: their other names, and who is left out of statistics."""
        rows = self._database.execute("select * from line where kind = ?", (PERSON,))
        return People([stored(*row) for row in rows])

    @property
    def newer(self) -> int:
        """How many lines only a newer version of this program can read."""
        ((count,),) = self._database.execute("select sum(newer) from file").fetchall()
        return int(count or 0)

    def plays(self, wanted: Wanted = ALL) -> list[Play]:
        """Returns the games that pass a filter, the latest first."""
        results = list(self.results(wanted))
        return [Play(self._stored(result.play), result) for result in results]

    def results(self, wanted: Wanted = ALL) -> Iterator[Result]:
        """Returns the results of the games that pass a filter, the latest first."""
        query, values = _query(wanted)
        self._compute(query, values)
        rows = self._database.execute(query, values)
        found = (result for some in iter(lambda: rows.fetchmany(AT_ONCE), []) for result in self._read(some))
        if not wanted.person:
            return found
        fitting = (result for result in found if wanted.fits(result, self.people))
        return islice(fitting, wanted.last) if wanted.last > 0 else fitting

    def line(self, id: str) -> Line | None:
        """Returns the line in force of a play, also one that removes it; None if there is no line about it."""
        row = self._database.execute("select * from line where kind = ? and id = ?", (PLAY, id)).fetchone()
        return stored(*row) if row else None

    def find(self, beginning: str) -> list[str]:
        """Returns the ids of the plays in force that begin with a text, the latest first."""
        query = "select id from play where substr(id, 1, ?) = ? order by at desc, id desc"
        return [id for (id,) in self._database.execute(query, (len(beginning), beginning))]

    def _stored(self, id: str) -> Line:
        """A line that has to be there. Raises `KeyError` where another program has changed the tables meanwhile."""
        if (line := self.line(id)) is None or line.gone:
            raise KeyError(id)
        return line

    def _read(self, rows: Sequence[_Row]) -> Iterator[Result]:
        """The results of some rows; one that could not be stored is computed."""
        for at, id, game, _, names, points in rows:
            if points is None:
                yield Play(self._stored(id)).result
            else:
                yield _unpack(id, at, game, names, points)

    def _compute(self, query: str, values: Sequence[object]) -> None:
        """Computes the results that are missing of what a query finds, and stores them if the tables can be written."""
        self._forget_others()
        # Whether there are any is known without going over all rows.
        if not self._database.execute("select 1 from play where points is null limit 1").fetchone():
            return
        missing: list[_Row] = self._database.execute(f"select * from ({query}) where points is null", values).fetchall()
        for i in range(0, len(missing), AT_ONCE):
            some = missing[i : i + AT_ONCE]
            plays = [Play(self._stored(id)) for _, id, *_ in some]
            results = [(*_pack(play.result), play.at, play.id, PLAY, play.id, play.line.stamp) for play in plays]
            games = {game if tally else "" for _, _, game, tally, *_ in some}
            if not self._store(results, [(game, code_of(game)) for game in games]):
                return

    def _store(self, results: Sequence[tuple[object, ...]], codes: Sequence[tuple[str, str]]) -> bool:
        """Stores results and by which code they were computed, unless somebody is writing. Returns whether it did."""
        try:
            with self._database:
                self._database.execute("begin immediate")
                # Of a play that another program has corrected meanwhile the result is another.
                self._database.executemany(
                    "update play set names = ?, points = ? where at = ? and id = ?"
                    " and (select stamp from line where kind = ? and id = ?) = ?",
                    results,
                )
                self._database.executemany("insert or replace into code values(?, ?)", codes)
        except sqlite3.OperationalError:
            return False
        return True

    def _forget_others(self) -> None:
        """Takes out the results that other code has computed."""
        known = self._database.execute("select game, code from code").fetchall()
        for game, code in known:
            if code != code_of(game):
                with self._database:
                    self._database.execute("begin immediate")
                    self._database.execute(
                        "update play set names = null, points = null where iif(tally, game, '') = ?", (game,)
                    )
                    self._database.execute("delete from code where game = ?", (game,))


def _query(wanted: Wanted) -> tuple[str, Sequence[object]]:
    """What finds the rows of the games that are wanted, or more of them where a person is."""
    conditions: list[str] = []
    values: list[object] = []
    if wanted.game:
        conditions.append("game = ?")
        values.append(wanted.game)
    if wanted.since:
        conditions.append("at >= ? and substr(at, 1, 10) >= ?")
        values += [wanted.since, wanted.since]
    if wanted.until:
        conditions.append("at < ?")
        values.append(f"{wanted.until}\U0010ffff")
    values.append(wanted.last if wanted.last > 0 and not wanted.person else -1)
    where = f"where {' and '.join(conditions)}" if conditions else ""
    return f"select * from play {where} order by at desc, id desc limit ?", values


def _pack(result: Result) -> tuple[str, bytes | None]:
    """A result as names and numbers, which are read in half the time that JSON takes."""
    numbers = [int(result.scored)]
    for seat in result.seats:
        total = _NOBODY_KNOWS if seat.total is None else seat.total
        numbers += [total, seat.rank, int(seat.winner), *seat.points]
    try:
        packed = struct.pack(f"{len(numbers)}i", *numbers)
    except struct.error:
        return "", None  # more points than any game has
    return _SEATS.join([result.began, *[_names(seat) for seat in result.seats]]), packed


def _names(seat: Seat) -> str:
    """The name of a player; behind it the team and the person, where there is one."""
    return _PARTS.join([seat.name, seat.team, seat.person] if seat.team or seat.person else [seat.name])


def _unpack(id: str, at: str, game: str, names: str, points: bytes) -> Result:
    began, *players = names.split(_SEATS)
    numbers = struct.unpack(f"{len(points) // 4}i", points)
    each = (len(numbers) - 1) // (len(players) or 1)
    new = tuple.__new__
    # What is stored need not be counted again, as `Seat` would.
    seats = [
        new(
            Seat,
            (
                name,
                None if numbers[i] == _NOBODY_KNOWS else numbers[i],
                numbers[i + 1],
                numbers[i + 2] > 0,
                numbers[i + 3 : i + each],
                "",
                "",
            ),
        )
        for name, i in zip(players, range(1, len(numbers), each or 1), strict=False)
    ]
    if _PARTS in names:
        for number, (seat, called) in enumerate(zip(seats, players, strict=True)):
            name, team, person = called.split(_PARTS) if _PARTS in called else (called, "", "")
            seats[number] = seat._replace(name=name, team=team, person=person)
    return new(Result, (id, at, game, began, tuple(seats), numbers[0] > 0))


@cache
def code_of(game: str) -> str:
    """Returns a checksum that changes with the code that computes the results of a game.

    `""` is for games without a tally.

    It is made of times and sizes of files, for authors of a game change it without a new version.
    """
    scorer = os.path.dirname(os.path.dirname(__file__))
    rooms = [scorer, *[os.path.join(scorer, room) for room in ("log", "scoring", "typed")]]
    if game and is_game(game):
        package = os.path.dirname(str(import_module(game_of(game).package).__file__))
        rooms += [package, os.path.join(package, "scoring")]
    return f"{crc32(repr([_listing(room) for room in rooms]).encode()):08x}"


def _listing(folder: str) -> list[tuple[str, int, int]]:
    try:
        with os.scandir(folder) as entries:
            files = [(entry.path, entry.stat()) for entry in entries if entry.is_file()]
    except OSError:
        return []
    return sorted([(path, stat.st_mtime_ns, stat.st_size) for path, stat in files])
