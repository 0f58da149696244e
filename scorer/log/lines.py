"""The lines of a logbook: a game that was played, what is known of a person, an import, or that a file was tidied.

Of the lines about one thing the latest is in force, so that the union of some files is the same in whatever order they
are read. What a newer version has written is kept and passed on, although it cannot be read here.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ..text.documents import LIMIT
from ..text.errors import InvalidDocument, show
from ..text.i18n import N_
from ..text.names import is_name
from .clock import shifted, stamp_now

VERSION = 1
"""The version of the lines that this program writes, and the newest that it can read."""

PLAY, PERSON, IMPORT, TIDY = "play", "person", "import", "tidy"
"""The kinds of lines, each also the key of the id: a game that was played, a person, an import (its id is the name of
its file), and the note that the file of a device (its id) was tidied."""

Data = Mapping[str, object]
"""The type of a line as JSON."""


class Line(NamedTuple):
    """A line that this version can read."""

    kind: str
    """`play`, `person`, `import` or `tidy`."""
    id: str
    """What the line is about: the id of a play, the name of a person, the name of a file or of a device."""
    stamp: str
    """When it was written, in UTC: `2026-11-22T20:41:07.123Z`."""
    data: Data
    """The whole line as JSON."""

    @property
    def gone(self) -> bool:
        """Whether the line removes the play, person or import that it is about; false if `data` does not say so."""
        return self.data.get("gone") is True

    @property
    def key(self) -> tuple[str, str]:
        """The pair (`kind`, `id`): the same for all lines about the same play, person, import or file."""
        return self.kind, self.id

    @property
    def order(self) -> tuple[str, str]:
        """The pair (`stamp`, `data` as text), to sort lines with the same `key`: the highest is in force."""
        return self.stamp, json.dumps(self.data, ensure_ascii=False, sort_keys=True)


class Newer(NamedTuple):
    """A line that only a newer version of this program can read."""

    raw: bytes
    """Its bytes, as they were given."""


def write_line(data: Data) -> bytes:
    """Returns a line (JSON) as bytes of UTF-8, with a line feed at the end, as a file of a logbook has it.

    Whether it is a line of a logbook is not checked: `read_line` does that.

    Raises `TypeError` if `data` holds something of a type that JSON has not.
    """
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "backslashreplace") + b"\n"


def read_line(raw: bytes) -> Line | Newer:
    """Returns the line of a logbook in some bytes of UTF-8, with a line feed at the end or without.

    If its version `v` is higher than this program knows, that is a `Newer` with these bytes as they are.

    Raises `InvalidDocument` if it is longer than 4 MiB or empty, is no line of a logbook, or a name, a time, the tally
    or the totals in it are wrong. Whether a tally can be scored is not checked.
    """
    if len(raw) > LIMIT:
        raise InvalidDocument(N_("This is too large for one line of a logbook."))
    try:
        data = json.loads(raw)
    except (ValueError, RecursionError):
        raise InvalidDocument(N_("This is no line of a logbook.")) from None
    version = data.get("v") if isinstance(data, dict) else None
    if type(version) is not int or version < 1:
        raise InvalidDocument(N_("This is no line of a logbook."))
    return Newer(raw) if version > VERSION else line_of(data)


def own_line(data: Data) -> tuple[Line, bytes]:
    """Returns the line that JSON describes, and its bytes, which every later reading finds in a file again.

    Raises `InvalidDocument` if `read_line` would, or if its version is not ours.
    """
    raw = write_line(data)
    line = read_line(raw)
    if isinstance(line, Newer):
        raise InvalidDocument(N_("This is no line of a logbook."))
    return line, raw


def line_of(data: Data) -> Line:
    """Returns the line that JSON describes.

    Raises `InvalidDocument`, with the place in it, if it is no line of a logbook, or a name, a time, the tally or the
    totals in it are wrong. Whether a tally can be scored is not checked.
    """
    kind = next((kind for kind in (PLAY, PERSON, IMPORT, TIDY) if kind in data), "")
    if not kind:
        raise InvalidDocument(N_("This is no line of a logbook."))
    id, stamp = data[kind], data.get("t")
    if not (isinstance(id, str) and is_name(id)):
        raise InvalidDocument(N_("{value} is not a name."), place=kind, value=show(id))
    if not (isinstance(stamp, str) and _STAMP.fullmatch(stamp) and is_time(stamp)):
        raise InvalidDocument(
            N_("{value} is not a time."), place="t", allowed="2026-11-22T20:41:07.123Z", value=show(stamp)
        )
    line = Line(kind, id, stamp, data)
    if kind == PLAY and not line.gone:
        _check_play(data)
    return line


_STAMP = re.compile(r"\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{3}Z")
AT = re.compile(r"\d{4}-[01]\d-[0-3]\d(T[0-2]\d:[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?")
"""The pattern of when a game ended: a day, with the time of day at that place or without, with its offset from UTC or
without."""


_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def is_time(text: str) -> bool:
    """Returns whether a text that matches `AT` is a time that exists, in the years 2 to 9998."""
    if not text.isascii():
        return False
    year, month, day, hour = [int(text[i:j] or 0) for i, j in ((0, 4), (5, 7), (8, 10), (11, 13))]
    if not (1 < year < 9999 and 1 <= month <= 12 and hour < 24):
        return False
    leap = month == 2 and year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    zone = _ZONE.search(text[16:])
    minutes = 60 * int(zone[1]) + int(zone[2]) if zone else 0
    return 1 <= day <= _DAYS[month - 1] + leap and minutes < 24 * 60


_ZONE = re.compile(r"[+-](\d\d):?(\d\d)$")


def _check_play(data: Data) -> None:
    """Raises `InvalidDocument` for a play that nobody could list. Whether it can be scored is asked when it is."""
    at = data.get("at")
    if not (isinstance(at, str) and AT.fullmatch(at) and is_time(at)):
        raise InvalidDocument(
            N_("{value} is not a time."), place="at", allowed="2026-11-22T21:40+01:00", value=show(at)
        )
    tally = data.get("tally")
    if tally is None:
        _check_totals(data)
        return
    players = tally.get("players") if isinstance(tally, dict) else None
    if not (isinstance(tally, dict) and isinstance(tally.get("game"), str) and isinstance(players, list)):
        raise InvalidDocument(N_("{value} is not a tally."), place="tally", value=show(tally))
    _check_names([player.get("name") if isinstance(player, dict) else None for player in players], "tally.players")


def _check_totals(data: Data) -> None:
    """Raises `InvalidDocument` where a play without a tally does not say who had how much."""
    totals, winners = data.get("totals"), data.get("winners", [])
    if not (isinstance(data.get("game"), str) and isinstance(totals, dict)):
        raise InvalidDocument(N_("There is neither a tally here, nor who had how many points."))
    _check_names(list(totals), "totals")
    for name, total in totals.items():
        if total is not None and type(total) is not int:
            raise InvalidDocument(N_("{value} is not a number of points."), place=f"totals.{name}", value=show(total))
    if not (isinstance(winners, list) and all(name in totals for name in winners if isinstance(name, str))):
        raise InvalidDocument(N_("{value} is not a list of names."), place="winners", value=show(winners))


def _check_names(names: Iterable[object], place: str) -> None:
    for name in names:
        if not (isinstance(name, str) and is_name(name)):
            raise InvalidDocument(N_("{value} is not a name."), place=place, value=show(name))


def union(lines: Iterable[Line], into: dict[tuple[str, str], Line] | None = None) -> dict[tuple[str, str], Line]:
    """Returns the lines in force, by `Line.key`: of those with the same key the latest, also one that removes.

    They are in a new dictionary, empty if there are no lines. With `into`, a dictionary that `union` returned, the
    lines are added to it, and it is returned itself.
    """
    found = {} if into is None else into
    for line in lines:
        before = found.get(line.key)
        # Whole lines are compared only where they were written in the same moment.
        if before is None or line.stamp > before.stamp or (line.stamp == before.stamp and line.order > before.order):
            found[line.key] = line
    return found


def stamp_after(*stamps: str) -> str:
    """Returns the time now, in UTC, as the stamp of a new line.

    If the clock is behind one of `stamps`, 1 ms after the latest.

    Raises `ValueError` if one of `stamps` is no stamp.
    """
    return max([stamp_now(), *[shifted(stamp, 1) for stamp in stamps]])
