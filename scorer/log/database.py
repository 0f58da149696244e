"""The tables of an index of a logbook, and bringing them up to date from the files.

For each file the tables keep how far it was read and a checksum of that, so only what was added is read. If a file has
not only grown, everything is read again.
"""

from __future__ import annotations

import json
import os
import sqlite3
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import BinaryIO, NamedTuple
from zlib import crc32

from ..text.errors import ScorerError
from .lines import PLAY, Line, Newer, read_line

SCHEME = 2
"""The version of the tables; tables of another version are made anew."""

PATIENCE = 0.5
"""How many seconds to wait for another program that is writing."""

_TABLES = f"""
begin;
create table file(
    name blob primary key, inode integer, changed integer, size integer,
    bytes integer, sum integer, newer integer, open integer
);
create table line(kind text, id text, stamp text, raw blob, primary key(kind, id));
create table play(
    at text, id text, game text, tally integer, names text, points blob, primary key(at, id)
) without rowid;
create index play_id on play(id);
create index play_new on play(id) where points is null;
create table code(game text primary key, code text);
pragma user_version = {SCHEME};
commit;
"""
"""`file`: what is known of each file (`Known`). `line`: the lines in force. `play`: those of plays that are not gone;
in `names` and `points` is the result, once somebody has asked for it. `code`: what has computed those of a game."""

DAMAGE = (sqlite3.Error, ValueError, TypeError, KeyError, IndexError, OSError)
"""What a database may raise that is damaged, locked or gone."""

_IN_THE_WAY = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_NOMEM,
)


class Known(NamedTuple):
    """What is known of a file."""

    inode: int
    """Its number in the file system."""
    changed: int
    """When it was last changed, in nanoseconds; 0 if it may have been changed again in the same moment."""
    size: int
    """Its size in bytes."""
    bytes: int
    """How many of its bytes were read: all but an incomplete last line."""
    sum: int
    """The CRC-32 of these bytes."""
    newer: int
    """How many of its lines only a newer version can read."""
    open: int
    """1 if the last line that was read lacks its end, else 0."""


_NEW = Known(0, 0, 0, 0, 0, 0, 0)
_MOMENT = 2_000_000_000
"""Nanoseconds within which two changes of a file may have the same time."""


class Rewritten(Exception):
    """A file has not only grown."""


def is_damaged(error: BaseException) -> bool:
    """Returns whether an error means that the database must be made anew; if not, it is in use or cannot be written."""
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & 0xFF not in _IN_THE_WAY
    return not isinstance(error, OSError)


def remove(path: str) -> None:
    """Removes a database, if that is possible."""
    for each in (path, f"{path}-journal"):
        with suppress(OSError):
            os.unlink(each)


def open_database(path: str) -> sqlite3.Connection:
    """Opens the database at a path and returns it; a new one gets its tables.

    Raises one of the errors in `DAMAGE` if it is damaged, locked, of another version, or cannot be made.
    """
    os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
    with suppress(FileExistsError):
        # The names of people are in it.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    database = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        database.execute("pragma synchronous = normal")
        ((version,),) = database.execute("pragma user_version").fetchall()
        if not version:
            database.executescript(_TABLES)
        elif version != SCHEME:
            raise sqlite3.DatabaseError
    except BaseException:
        database.close()
        raise
    return database


def refresh(database: sqlite3.Connection, paths: Sequence[str]) -> None:
    """Reads into the tables what is new in the files.

    Raises one of the errors in `DAMAGE` if that fails; then the tables are as they were.
    """
    if _is_fresh(_known(database), paths):
        return
    database.execute("begin immediate")
    try:
        try:
            _read_files(database, _known(database), paths)
        except Rewritten:
            for table in ("file", "line", "play"):
                database.execute(f"delete from {table}")
            _read_files(database, {}, paths)
        database.execute("commit")
    except BaseException:
        if database.in_transaction:
            database.execute("rollback")
        raise


def _known(database: sqlite3.Connection) -> Mapping[bytes, Known]:
    return {name: Known(*rest) for name, *rest in database.execute("select * from file")}


def _is_fresh(known: Mapping[bytes, Known], paths: Sequence[str]) -> bool:
    """Whether all files are as they were."""
    return len(paths) == len(known) and all([_is_same(known.get(_name(path), _NEW), os.stat(path)) for path in paths])


def _is_same(known: Known, now: os.stat_result) -> bool:
    return known[:3] == (now.st_ino, now.st_mtime_ns, now.st_size)


def _name(path: str) -> bytes:
    return os.fsencode(os.path.basename(path))


def _read_files(database: sqlite3.Connection, known: Mapping[bytes, Known], paths: Sequence[str]) -> None:
    """Reads what is new in each file. Raises `Rewritten` where that would not be enough."""
    names = [_name(path) for path in paths]
    if set(known) - set(names):
        raise Rewritten
    for name, path in zip(names, paths, strict=True):
        before = known.get(name, _NEW)
        if not _is_same(before, os.stat(path)):
            with open(path, "rb") as file:
                row = (name, *_read_file(database, file, before))
            database.execute(f"insert or replace into file values({','.join('?' * len(row))})", row)


def _read_file(database: sqlite3.Connection, file: BinaryIO, known: Known) -> Known:
    now = os.fstat(file.fileno())
    changed = now.st_mtime_ns if abs(time.time_ns() - now.st_mtime_ns) > _MOMENT else 0
    done, sum, newer, open = known[3:]
    if _sum(file, done) != sum or (open and file.read(1) not in (b"", b"\n")):
        raise Rewritten
    size = done
    file.seek(done)
    for raw in file:
        size += len(raw)
        whole = raw.endswith(b"\n")
        line = _line(raw if done else raw.removeprefix(b"\xef\xbb\xbf"))
        if whole or line is not None:
            # What is torn may still become a line.
            done, sum, open = size, crc32(raw, sum), int(not whole)
            if isinstance(line, Line):
                _add(database, line, raw)
            newer += isinstance(line, Newer)
    return Known(now.st_ino, changed, size, done, sum, newer, open)


def _sum(file: BinaryIO, size: int) -> int:
    """The CRC-32 of the first bytes; -1 where there are not so many."""
    sum = 0
    while size and (data := file.read(min(size, 1 << 20))):
        sum, size = crc32(data, sum), size - len(data)
    return -1 if size else sum


def _line(raw: bytes) -> Line | Newer | None:
    """The line in some bytes, if it is one."""
    try:
        return read_line(raw) if raw.strip() else None
    except ScorerError:
        return None


def _add(database: sqlite3.Connection, line: Line, raw: bytes) -> None:
    """Puts a line into force, unless one is that is later."""
    before = database.execute("select stamp, raw from line where kind = ? and id = ?", line.key).fetchone()
    if before:
        if line.stamp < before[0] or (line.stamp == before[0] and line.order <= stored(*line.key, *before).order):
            return
        database.execute("delete from play where id = ?", (line.id,))
    raw = raw.removeprefix(b"\xef\xbb\xbf")
    database.execute("insert or replace into line values(?, ?, ?, ?)", (*line.key, line.stamp, raw))
    if line.kind == PLAY and not line.gone:
        tally = line.data.get("tally")
        game = tally["game"] if isinstance(tally, dict) else line.data["game"]
        row = (line.data["at"], line.id, game, isinstance(tally, dict))
        database.execute("insert into play values(?, ?, ?, ?, null, null)", row)


def stored(kind: str, id: str, stamp: str, raw: bytes) -> Line:
    """Returns the line that a row of the tables holds.

    Raises `ValueError` if it is damaged.
    """
    return Line(kind, id, stamp, json.loads(raw))
