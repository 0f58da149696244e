"""Which games and persons are meant, and what they are called."""

from __future__ import annotations

import re

from ...log import Log, Play, Wanted
from ...log.play import play_of
from ...log.special import Special, special
from ...log.telling.special import sentence
from ...registry import game as game_of, is_game
from ...text.errors import InvalidValue, ScorerError, UnknownName, nearest, show
from ...text.i18n import N_
from ...text.names import look
from ..terminal import say

SHORTEST = 4
"""The fewest figures that can be the beginning of an id, where there is no game of that number."""


def resolve(log: Log, typed: str) -> Play:
    """The game that somebody means: 1 is the latest. Raises `ScorerError` where there is none, or several."""
    text = typed.strip()
    is_number = text.isascii() and text.isdigit() and len(text) < 10
    if is_number and int(text):
        found = log.plays(Wanted(last=int(text)))
        if len(found) == int(text):
            return found[-1]
    ids = log.find(text) if text and (not is_number or len(text) >= SHORTEST) else []
    if text in ids or len(ids) == 1:
        line = log.line(text if text in ids else ids[0])
        assert line is not None
        return play_of(line)
    if len(ids) > 1:
        raise ScorerError(N_("Several games have an id that begins with “{id}”."), known=ids, id=text[:40])
    many = len(log.plays())
    if not many:
        raise ScorerError(N_("There are no games in the logbook yet."))
    allowed = N_("a whole number from {low} to {high}, as “scorer log list” shows them, or the beginning of an id")
    what = N_("There is no game {number}.") if is_number else N_("No game has an id that begins with “{number}”.")
    raise UnknownName(what, allowed=allowed, number=text[:40], low=1, high=many, code="unknown-game")


def number_of(log: Log, play: Play) -> int:
    """The number of a game in the list; of one that is not there, the one that it would have."""
    later = [each for each in log.plays(Wanted(since=play.day)) if (each.at, each.id) > (play.at, play.id)]
    return len(later) + 1


def game_id(log: Log, typed: str) -> str:
    """The id of a game that was typed; one that only the logbook knows, too. Raises `UnknownName`."""
    if not typed or is_game(typed):
        return typed
    return next((play.game for play in log.plays() if look(play.game) == look(typed)), "") or game_of(typed).id


def specials(log: Log, play: Play) -> list[Special]:
    """What was special about a game beside those before it, the rarest first."""
    return special(play.result, log.results(Wanted(play.game, until=play.day)), log.people)


def special_text(log: Log, play: Play) -> str:
    """The rarest of it as a sentence; empty where there is nothing."""
    found = specials(log, play)
    return sentence(say(), play.game, found[0]) if found else ""


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
    from datetime import date

    try:
        date.fromisoformat(f"{typed}-01-01"[:10])
    except ValueError:
        return False
    return True


def person(log: Log, typed: str) -> str:
    """The person who is called so, at a table or otherwise. Raises `UnknownName` with the nearest name."""
    found = log.people.person(typed)
    from ...log.attendance import attendance

    seen = attendance(log.plays(), log.people)
    if (key := look(found)) in seen:
        return seen[key].person
    if found in log.people.by_name:
        return found
    near = nearest(typed, [name for each in seen.values() for name in (*each.names, each.person)])
    raise UnknownName(
        N_("Nobody in the logbook is called “{name}”."),
        name=typed,
        known=[near] if near else [],
        allowed=N_("a name that “scorer log players” lists"),
        code="unknown-player",
    )
