"""Which game is meant: by its number in the list, or the beginning of its id."""

from __future__ import annotations

from ...log import Log, Play, Wanted
from ...log.play import play_of
from ...text.errors import ScorerError, UnknownName
from ...text.i18n import N_

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
