"""`scorer log summary`: an evening, a month or a year, to send to others."""

from __future__ import annotations

import sys

from ...log import Log, Logbook
from ...log.spans import Span
from ...log.summary import latest_evening, plays_of, summary
from ...log.telling.summary import message, to_dict
from ...text.errors import InvalidValue, ScorerError, show
from ...text.i18n import N_
from ..localized import check_format
from ..terminal import dump, say
from . import pictures
from .export import LETTERS, check_names
from .found import day, game_id


def run(when: str, game: str, names: str, format: str, *, notes: bool, svg: str, overwrite: bool) -> int:
    """Tells what is worth telling, and draws it. Returns the exit code."""
    check_format(format)
    check_names(names)
    wanted = _span(when) if when else None
    if not pictures.check(svg, overwrite=overwrite):
        return 1
    log = Logbook().read()
    game = game_id(log, game)
    span = wanted or latest_evening(log, game)
    plays = plays_of(log, span, game) if span else []
    if span is None or not plays:
        raise _no_games(log, game)
    call = None
    if names == LETTERS:
        from ...log.exchange.letters import Letters

        # Over all games, so that a letter is the same in each summary and each file.
        call = Letters(log.people, log.plays()[::-1]).letter
    found = summary(plays, log.people, span, call=call, notes=notes)
    if svg:
        from ...log.charts.summary import card

        if code := pictures.keep(svg, card(say(), found), overwrite=overwrite):
            return code
    if format == "json":
        dump(to_dict(found), sys.stdout)
    else:
        # A line stays one, however long, so that it can be copied.
        sys.stdout.write(message(say(), found))
    return 0


def _span(typed: str) -> Span:
    """The evenings that somebody means. Raises `InvalidValue`."""
    first, dots, last = typed.strip().partition("..")
    if dots and not (first and last):
        raise InvalidValue(N_("{value} is not a day."), allowed=N_("2026-11-22, 2026-11 or 2026"), value=show(typed))
    span = Span(day(first, ""), day(last if dots else first, ""))
    if not span.is_possible:
        raise InvalidValue(
            N_("{first} is later than {last}."), allowed=N_("the earlier one first"), first=first, last=last
        )
    return span


def _no_games(log: Log, game: str) -> ScorerError:
    """Why there is nothing to tell."""
    if not log.find(""):
        return ScorerError(N_("There are no games in the logbook yet."), code="no-games")
    latest = latest_evening(log, game)
    if latest is None:
        return ScorerError(N_("There are no such games in the logbook."), code="no-games")
    return ScorerError(
        N_("The logbook has no games of that time."),
        allowed=N_("a time with games; the latest evening was {day}"),
        day=latest.first,
        code="no-games",
    )
