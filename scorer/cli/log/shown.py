"""How the numbers, games and persons of a logbook are shown, and how those that are typed are understood."""

from __future__ import annotations

import re
from datetime import date
from fractions import Fraction

from ...log.attendance import attendance
from ...log.log import Log
from ...registry import game as game_of, is_game
from ...text.errors import InvalidValue, UnknownName, nearest, show
from ...text.i18n import N_
from ...text.names import look
from ..terminal import say

_SIGNS = {
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
    Fraction(1, 5): "⅕",
    Fraction(2, 5): "⅖",
    Fraction(3, 5): "⅗",
    Fraction(4, 5): "⅘",
    Fraction(1, 6): "⅙",
    Fraction(5, 6): "⅚",
}


def fraction(number: Fraction, *, plus: bool = False) -> str:
    """A number with the sign of its fraction: `12½`, `−⅓`; with `plus` also `+4⅓`."""
    whole, part = divmod(abs(number), 1)
    sign = "−" if number < 0 else "+" if plus and number else ""
    if not part:
        return f"{sign}{whole}"
    if part in _SIGNS:
        return f"{sign}{whole or ''}{_SIGNS[part]}"
    return f"{sign}{whole}\u00a0{part}" if whole else f"{sign}{part}"


def decimal(number: Fraction) -> str:
    """A number with one decimal, as the language writes it."""
    tenths = int(abs(number) * 10 + Fraction(1, 2))
    # Translators: a decimal number, such as 10.3.
    text = say().gettext("{whole}.{tenth}", whole=tenths // 10, tenth=tenths % 10)
    return f"−{text}" if number < 0 and tenths else text


def percent(part: Fraction) -> str:
    """A part of a whole: `31%`."""
    return say().gettext("{percent}%", percent=int(part * 100 + Fraction(1, 2)))


def points(number: int) -> str:
    """Points with the word: `1 point`."""
    return say().ngettext("{points} point", "{points} points", number, points=number)


def plain_number(number: Fraction) -> float:
    """A fraction as JSON holds it."""
    return number.numerator if number.denominator == 1 else float(number)


def game_name(id: str) -> str:
    """The name of a game; the id of one that is not installed."""
    return game_of(id).name if is_game(id) else id


def game_id(log: Log, typed: str) -> str:
    """The id of a game that was typed; one that only the logbook knows, too. Raises `UnknownName`."""
    if not typed or is_game(typed):
        return typed
    return next((play.game for play in log.plays() if look(play.game) == look(typed)), "") or game_of(typed).id


def numbers(log: Log) -> dict[str, int]:
    """By the id of each play its number in the list of all, where 1 is the latest."""
    return {result.play: number for number, result in enumerate(log.results(), start=1)}


def day(typed: str, place: str = "--since") -> str:
    """A day, or its beginning. Raises `InvalidValue`."""
    if typed and not _is_day(typed):
        raise InvalidValue(
            N_("{value} is not a day."), place=place, allowed=N_("2026-11-22, 2026-11 or 2026"), value=show(typed)
        )
    return typed


def _is_day(typed: str) -> bool:
    if not re.fullmatch(r"\d{4}(-\d\d(-\d\d)?)?", typed, re.ASCII):
        return False
    try:
        date.fromisoformat(f"{typed}-01-01"[:10])
    except ValueError:
        return False
    return True


def person(log: Log, typed: str) -> str:
    """The person who is called so, at a table or otherwise. Raises `UnknownName` with the nearest name."""
    found = log.people.person(typed)
    seen = attendance(log.plays(), log.people)
    if (key := look(found)) in seen:
        return seen[key].person
    if found in log.people.known:
        return found
    near = nearest(typed, [name for each in seen.values() for name in (*each.names, each.person)])
    raise UnknownName(
        N_("Nobody in the logbook is called “{name}”."),
        name=typed,
        known=[near] if near else [],
        allowed=N_("a name that “scorer log players” lists"),
        code="unknown-player",
    )
