"""The lines of a logbook, as every device writes them: a game that was played, or what is known of a person.

Of the lines with one id the latest is in force, so that the union of some files is the same in whatever order they are
read. What a newer version has written is kept and passed on, though nobody here understands it.
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
"""The version of the lines that this program writes, and the newest that it understands."""

PLAY, PERSON, IMPORT, TIDY = "play", "person", "import", "tidy"
"""The kinds of lines: each has the key of its kind, with the id. That of an import is the name of its file. The
last, with the name of a device, says that what the device had written before was tidied."""

Data = Mapping[str, object]
"""A line as JSON holds it."""


class Line(NamedTuple):
    """A line that this version understands."""

    kind: str
    id: str
    stamp: str
    """When it was written, in UTC: `2026-11-22T20:41:07.123Z`."""
    data: Data

    @property
    def gone(self) -> bool:
        """Whether it takes away what it is about."""
        return self.data.get("gone") is True

    @property
    def key(self) -> tuple[str, str]:
        """What lines about the same have in common."""
        return self.kind, self.id

    @property
    def order(self) -> tuple[str, str]:
        """Of the lines about the same, that with the highest is in force."""
        return self.stamp, json.dumps(self.data, ensure_ascii=False, sort_keys=True)


class Newer(NamedTuple):
    """A line that only a newer version of this program understands."""

    raw: bytes


def write_line(data: Data) -> bytes:
    """A line of a file, with its end."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "backslashreplace") + b"\n"


def read_line(raw: bytes) -> Line | Newer:
    """The line in some bytes. Raises `InvalidDocument` for what no version has written."""
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


def line_of(data: Data) -> Line:
    """The line of its JSON. Raises `InvalidDocument` with the place in it."""
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
"""When a game ended: a day, perhaps with the time of day at that place, perhaps with its offset from UTC."""


_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def is_time(text: str) -> bool:
    """Whether a text in the form of `AT` is a time that there is, with others before and after it."""
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
    named = [player.get("name") if isinstance(player, dict) else None for player in players or ()]
    if not (isinstance(tally, dict) and isinstance(tally.get("game"), str) and isinstance(players, list)):
        raise InvalidDocument(N_("{value} is not a tally."), place="tally", value=show(tally))
    _check_names(named, "tally.players")


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
    """The lines in force, by what they are about; with `into` that is added to, and returned."""
    found = {} if into is None else into
    for line in lines:
        before = found.get(line.key)
        # Whole lines are compared only where they were written in the same moment.
        if before is None or line.stamp > before.stamp or (line.stamp == before.stamp and line.order > before.order):
            found[line.key] = line
    return found


def stamp_after(*stamps: str) -> str:
    """The time now, in UTC, but later than these: a clock that is behind still corrects what it has seen."""
    return max([stamp_now(), *[shifted(stamp, 1) for stamp in stamps]])
