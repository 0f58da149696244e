"""An index of a logbook: the lines in force and the points of each game, so that a large log is not read as a whole.

It lies in the folder for caches and may be deleted at any time. Where it cannot be read or written, the files are read.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import TypeVar
from zlib import crc32

from .. import folders
from .database import DAMAGE, is_damaged, open_database, refresh, remove
from .lines import Line
from .log import ALL, Log, Union, Wanted
from .people import People
from .play import Play, Result
from .tables import Tables

T = TypeVar("T")


def index(folder: str, files: Sequence[str], union: Callable[[], Union]) -> Log | None:
    """Returns the log of a folder, read from its index; None if that cannot be used just now.

    `union` reads the files themselves, in case the index turns out to be damaged later.
    """
    path = path_of(folder)
    for _ in range(2):
        try:
            database = open_database(path)
            try:
                refresh(database, files)
            except BaseException:
                database.close()
                raise
            return Index(path, database, union)
        except DAMAGE as error:
            if not is_damaged(error):
                return None
            remove(path)
    return None


def path_of(folder: str) -> str:
    """Returns the path of the index of a folder."""
    # Two folders that share an index by chance only make it anew each time.
    return os.path.join(folders.cache(), "log", f"{crc32(os.fsencode(os.path.abspath(folder))):08x}.sqlite")


class Index:
    """A log whose lines are in a database. If anything is wrong with that, the union of the files answers instead."""

    def __init__(self, path: str, database: sqlite3.Connection, union: Callable[[], Union]) -> None:
        self._path = path
        self._tables: Tables | None = Tables(database)
        self._read_union = union

    @property
    def in_use(self) -> bool:
        """Whether the database answers; if not, the union does."""
        return self._tables is not None

    @cached_property
    def _union(self) -> Union:
        return self._read_union()

    def _answer(self, ask: Callable[[Log], T]) -> T:
        """What the tables answer, else the union."""
        if self._tables is not None:
            try:
                return ask(self._tables)
            except DAMAGE as error:
                self._give_up(error)
        return ask(self._union)

    def _give_up(self, error: BaseException) -> None:
        if is_damaged(error):
            remove(self._path)
        self._tables = None

    @property
    def people(self) -> People:
        """The persons of whom more is known than a name: their other names, and who is left out of statistics."""
        return self._answer(lambda log: log.people)

    @property
    def newer(self) -> int:
        """How many lines only a newer version of this program can read."""
        return self._answer(lambda log: log.newer)

    def plays(self, wanted: Wanted = ALL) -> list[Play]:
        """Returns the games that pass a filter, the latest first."""
        return self._answer(lambda log: log.plays(wanted))

    def results(self, wanted: Wanted = ALL) -> Iterator[Result]:
        """Yields the results of the games that pass a filter, the latest first; not all are in memory at once."""
        done = 0
        if self._tables is not None:
            try:
                for result in self._tables.results(wanted):
                    yield result
                    done += 1
                return
            except DAMAGE as error:
                self._give_up(error)
        yield from islice(self._union.results(wanted), done, None)

    def line(self, id: str) -> Line | None:
        """Returns the line in force of a play, also one that removes it; None if there is no line about it."""
        return self._answer(lambda log: log.line(id))

    def find(self, beginning: str) -> list[str]:
        """Returns the ids of the plays in force that begin with a text, the latest first."""
        return self._answer(lambda log: log.find(beginning))
