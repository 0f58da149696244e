"""`scorer log stats`: what games have in common."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from ...log import Log, Logbook, People, Result, Wanted
from ...log.charts.chart import Chart
from ...log.stats import PersonStats, Statistics, statistics
from ...log.telling import insights as telling
from ...log.telling.stats import headline, person as person_text, sentences, table, to_dict
from ...text.errors import InvalidValue, ScorerError, show
from ...text.i18n import N_
from ..localized import check_format
from ..progress import Progress
from ..terminal import dump, plain, say, tell
from . import pictures
from .bars import table as bar_table
from .found import day, game_id, numbers, person
from .lists import no_games, number


def run(game: str, player: str, since: str, players: str, format: str, *, year: str, svg: str, overwrite: bool) -> int:
    """Tells what games have in common. Returns the exit code."""
    check_format(format)
    if not pictures.check(svg, overwrite=overwrite):
        return 1
    wanted_size = number(players, "--players") if players else 0
    log = Logbook().read()
    asked = person(log, player) if player else ""
    wanted = Wanted(game_id(log, game), asked, max(day(since), _year(year)), year)
    with Progress([]) as progress:
        results = []
        for result in log.results(wanted):
            progress.add()
            if wanted_size in (0, len(result.seats)):
                results.append(result)
    found = statistics(results, log.people)
    chart = _chart(found, results, log.people) if svg else None
    more = telling.insights(results, log.people)
    if format == "json":
        dump({**to_dict(found), **telling.to_dict(more)}, sys.stdout)
        return pictures.keep(svg, chart, overwrite=overwrite)
    if not found.total:
        tell(no_games(log))
        return 0
    _tell(found, log, telling.lines(say(), more, asked))
    return pictures.keep(svg, chart, overwrite=overwrite)


def _tell(found: Statistics, log: Log, more: Iterable[str]) -> None:
    """Tells how often everybody has won, the best, and `more`."""
    tell(headline(say(), found))
    for line in _grid(found.persons) or [person_text(say(), each) for each in found.persons]:
        tell(line)
    number_of = numbers(log) if found.clearest else {}

    def where(id: str, day: str) -> str:
        return say().gettext("{day}, game {number}", day=day, number=number_of[id])

    for line in sentences(say(), found, where, more):
        tell(line)


def _chart(found: Statistics, results: Sequence[Result], people: People) -> Chart:
    """Who has won how often. Raises `ScorerError` where nobody knows of any game who has."""
    if not any([each.decided for each in found.persons]):
        raise ScorerError(N_("There is nothing to be drawn: no game here tells who has won."), code="no-chart")
    from ...log.charts.over_time import over_time

    return over_time(say(), found, results, people)


def _year(typed: str) -> str:
    """A year that was typed. Raises `InvalidValue`."""
    if typed and not (len(typed) == 4 and typed.isascii() and typed.isdigit()):
        raise InvalidValue(N_("{value} is not a year."), place="--year", allowed="2026", value=show(typed))
    return typed


def _grid(persons: Sequence[PersonStats]) -> list[str]:
    """The persons as a table with bars; nothing where it does not fit, or nobody would see it."""
    if plain() or not sys.stdout.isatty():
        return []
    from shutil import get_terminal_size

    shares = [each.share or 0 for each in persons]
    return bar_table(table(say(), persons), shares, get_terminal_size().columns)
