"""`scorer log list`: the games that were kept, the latest first."""

from __future__ import annotations

import sys

from ...log import Log, Logbook, Play, Wanted
from ...log.telling.games import NEWER, game_line
from ...text.errors import InvalidValue, show
from ...text.i18n import N_
from ..localized import check_format
from ..terminal import dump, notice, say, tell
from .found import day, game_id, person

SHOWN = 20
"""So many games are listed where nobody says how many."""


def run(game: str, player: str, since: str, last: str, format: str) -> int:
    """Lists games. Returns the exit code."""
    check_format(format)
    log = Logbook().read()
    most = number(last, "--last") if last else SHOWN if format == "text" else 0
    wanted = Wanted(
        game_id(log, game),
        person(log, player) if player else "",
        day(since),
        # One more tells whether there are more.
        last=most and most + 1,
    )
    found = log.plays(wanted)
    plays = found[:most] if most else found
    if format == "json":
        dump([play.to_dict(log.people) for play in plays], sys.stdout)
        return 0
    everything = log.find("") if wanted[:3] != ("", "", "") else ()
    numbers = {id: i for i, id in enumerate(everything, start=1)}
    for i, play in enumerate(plays, start=1):
        tell(summary(play, numbers.get(play.id, i)))
    if not plays:
        tell(no_games(log))
    if len(found) > len(plays) and not last:
        notice(say().gettext("These are the latest {count}; with --last 0 you see all of them.", count=most))
    if log.newer:
        notice(say().ngettext(*NEWER, log.newer, count=log.newer))
    return 0


def no_games(log: Log) -> str:
    """Why there is nothing to show: the logbook is empty, or has no games that were asked for."""
    if log.find(""):
        return say().gettext("There are no such games in the logbook.")
    return say().gettext("No games here yet. Keep one: {command}", command="scorer log add tonight.json")


def number(typed: str, place: str) -> int:
    """A whole number that was typed, 0 or more. Raises `InvalidValue`."""
    if not (typed.isascii() and typed.isdigit() and len(typed) < 10):
        raise InvalidValue(
            N_("{value} does not fit here."),
            place=place,
            allowed=N_("a whole number, {low} or more"),
            value=show(typed),
            low=0,
        )
    return int(typed)


def summary(play: Play, number: int) -> str:
    """A game on one line, behind its number."""
    return f"{number:4}  {game_line(say(), play)}"
