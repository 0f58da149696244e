"""A file of games, whoever wrote it: its format is recognized by its content, never by its name."""

from __future__ import annotations

import json
from collections.abc import Collection
from io import BytesIO
from itertools import count, islice
from typing import BinaryIO

from ...text.documents import BOM, Line, lines_of, parse
from ...text.errors import InvalidDocument
from ...text.i18n import N_
from . import bgg, bgstats, lines
from .arrivals import MOST, Arrivals, Tick

MOST_LINES = 256 * 1024 * 1024
"""The largest file of our own lines, in bytes."""

MOST_GAMES = 500_000
"""How many games, or lines, one file may have."""

ALLOWED = N_("lines of a logbook, a file of BG Stats (.bgsplay), or a saved page of BGG plays (XML)")
"""The formats that can be read, as an English text."""

_ZIP = b"PK\x03\x04"
_XML = (b"<", b"\xfe\xff", b"\xff\xfe", b"\x00<", b"\x00\x00\xfe\xff")
"""How XML begins, also where it is not in UTF-8."""
_TRIED = 20
"""So many lines are looked at for one of a logbook: the first ones may be torn."""


def read(stream: BinaryIO, known: Collection[str], told: Tick) -> Arrivals:
    """Returns what an open file brings; `told` is called for each game or line.

    `known` are the ids of the plays that are or were here. Raises `InvalidDocument` if it is no file of games, is
    damaged, or is too large.
    """
    return read_bytes(stream.read(MOST_LINES + 1), known, told)


def read_bytes(data: bytes, known: Collection[str], told: Tick) -> Arrivals:
    """Returns what the content of a file brings, as `read` does.

    Raises `InvalidDocument` if it is no file of games, is damaged, or is too large.
    """
    done = count(1)

    def tick() -> None:
        # What is refused is kept with its reason, which takes far more memory than it took in the file.
        if next(done) > MOST_GAMES:
            raise InvalidDocument(N_("This is too large to be taken in."), code="too-large")
        told()

    if data.startswith(_ZIP):
        data = _unpacked(data)
    if any(_is_line(line) for line in islice(lines_of(BytesIO(data)), _TRIED)):
        if len(data) > MOST_LINES:
            raise _too_large(MOST_LINES)
        return lines.read(lines_of(BytesIO(data)), tick)
    if len(data) > MOST:
        raise _too_large(MOST)
    if data.removeprefix(BOM).lstrip().startswith(_XML):
        return bgg.read(data, tick)
    value = parse(data)
    if isinstance(value, InvalidDocument) and data.lstrip(BOM).lstrip().startswith((b"{", b"[")):
        # A record, or a tally on each line.
        first = parse(data.lstrip(BOM).lstrip().partition(b"\n")[0])
        if not (isinstance(first, dict) and "players" in first):
            raise value
        value = first
    if bgstats.is_file(value):
        assert isinstance(value, dict)
        return bgstats.read(value, known, tick)
    if isinstance(value, dict) and "players" in value:
        raise InvalidDocument(N_("This is a tally, a sheet or a record; “scorer log add” keeps it."), code="no-log")
    raise InvalidDocument(N_("There are no games in it that could be taken in."), allowed=ALLOWED, code="no-log")


def _is_line(line: Line) -> bool:
    raw = line[1] or b""
    if b'"v"' not in raw:
        return False
    try:
        return lines.is_line(json.loads(raw))
    except (ValueError, RecursionError):
        return False


def _too_large(most: int) -> InvalidDocument:
    return InvalidDocument(
        N_("This is too large to be taken in."),
        allowed=N_("{megabytes} MB at most"),
        code="too-large",
        megabytes=most // 1024 // 1024,
    )


def _unpacked(data: bytes) -> bytes:
    """The one file in a zip file; its name does not matter. Raises `InvalidDocument`."""
    import zlib
    from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile

    try:
        with ZipFile(BytesIO(data)) as packed:
            members = [each for each in packed.infolist() if not each.is_dir()]
            if len(members) != 1:
                raise InvalidDocument(N_("A zip file has to hold one file, and no other."), code="not-one-file")
            # Others may need memory without end.
            if members[0].compress_type not in (ZIP_STORED, ZIP_DEFLATED):
                raise InvalidDocument(_BROKEN, code="broken-zip")
            with packed.open(members[0]) as member:
                found = member.read(MOST + 1)
    except (BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, OSError, ValueError) as error:
        if isinstance(error, InvalidDocument):
            raise
        raise InvalidDocument(_BROKEN, code="broken-zip") from None
    if len(found) > MOST:
        raise _too_large(MOST)
    return found


_BROKEN = N_("This zip file is damaged, or locked.")
