"""Checks of a logbook: what may be wrong, and what is only worth knowing. Nothing is changed."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from difflib import SequenceMatcher
from typing import NamedTuple
from unicodedata import combining, normalize

from ..text.errors import ScorerError
from ..text.names import look, plain
from .attendance import Attendance, attendance, persons_of
from .lines import Line
from .people import People
from .play import Play


class Alike(NamedTuple):
    """Two names that may be those of one person."""

    name: str
    """The name of the person who played once."""
    other: str
    """The name of the person who played as often or more often."""
    play: str
    """The id of the one play."""


def alike(plays: Sequence[Play], people: People) -> list[Alike]:
    """Returns pairs of names that may be one person.

    One played once, is called nearly like the other, and never sat with it.
    """
    seen = attendance(plays, people)
    rare = {key for key, each in seen.items() if each.total == 1}
    tables = {}
    for play in plays:
        persons = {look(person) for person in persons_of(play, people).values()}
        for key in persons & rare:
            tables[key] = (play, persons)
    found: list[Alike] = []
    told: set[frozenset[str]] = set()
    for key, (play, persons) in tables.items():
        near = [other for other in seen if other not in persons and _near(seen[key], seen[other])]
        if near and frozenset([key, near[0]]) not in told:
            # Those who have played most come first.
            told.add(frozenset([key, near[0]]))
            found.append(Alike(seen[key].person, seen[near[0]].person, play.id))
    return found


def _near(one: Attendance, other: Attendance) -> bool:
    """Whether two persons are called nearly the same, at any table."""
    return any([_near_names(name, another) for name in one.names for another in other.names])


def _near_names(one: str, other: str) -> bool:
    one, other = _letters(one), _letters(other)
    short, long = sorted([one, other], key=len)
    if short == long or long.startswith(f"{short} "):
        return True
    if len(short) < 3 or len(long) - len(short) > 1:
        return False
    return _distance_is_one(short, long)


def _letters(name: str) -> str:
    """A name without accents, hyphens and full stops."""
    bare = "".join([sign for sign in normalize("NFD", plain(name)) if not combining(sign)])
    return bare.replace(".", "").strip()


def _distance_is_one(short: str, long: str) -> bool:
    """Whether one letter more, less or other, or two that have changed places, is all that differs."""
    changes = [code for code in SequenceMatcher(None, short, long, autojunk=False).get_opcodes() if code[0] != "equal"]
    if len(short) == len(long):
        differ = [i for i, (a, b) in enumerate(zip(short, long, strict=True)) if a != b]
        swapped = len(differ) == 2 and differ[1] == differ[0] + 1 and sorted(short) == sorted(long)
        return len(differ) == 1 or swapped
    return len(changes) == 1


class PointsDiffer(NamedTuple):
    """A game that has other points today than it had that evening."""

    play: Play
    """The play."""
    told: tuple[int, ...]
    """The totals of that evening, in the order of the players."""
    now: tuple[int, ...]
    """The totals of today, in the same order."""


def rescore(plays: Iterable[Play]) -> tuple[list[PointsDiffer], list[tuple[Play, ScorerError]]]:
    """Returns the games that have other points today, and those that cannot be scored any more, each with its error.

    Games without a tally are skipped.
    """
    otherwise: list[PointsDiffer] = []
    unscorable: list[tuple[Play, ScorerError]] = []
    for play in plays:
        if play.tally is None:
            continue
        try:
            now = tuple([player.total for player in play.sheet.players])
        except ScorerError as error:
            unscorable.append((play, error))
            continue
        if play.totals and play.totals != now:
            otherwise.append(PointsDiffer(play, play.totals, now))
    return otherwise, unscorable


def ahead(lines: Mapping[tuple[str, str], Line], now: datetime | None = None) -> list[Line]:
    """Returns the lines with a stamp more than a day after `now` (if None, after the time now), the earliest first.

    The clock that wrote them was wrong.
    """
    limit = ((now or datetime.now(UTC)) + timedelta(days=1)).strftime("%Y-%m-%dT%H:%M:%S.999Z")
    return sorted([line for line in lines.values() if line.stamp > limit], key=lambda line: line.order)


_COPY = re.compile(
    r"sync-conflict|conflicted copy|\bconflict\b|in conflict|case conflict| \(\d+\)\.| copy\b| - copy", re.IGNORECASE
)


def copies(files: Iterable[str]) -> list[str]:
    """Returns the files whose names look like copies that programs make which synchronize folders."""
    return [file for file in files if _COPY.search(os.path.basename(file))]
