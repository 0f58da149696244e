"""`scorer log stats`: what games have in common."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ...log import Logbook, Wanted
from ...log.stats import PersonStats, statistics
from ...log.telling import insights as telling
from ...log.telling.stats import headline, person as person_text, sentences, table, to_dict
from ...text.errors import InvalidValue, show
from ...text.i18n import N_
from ..localized import check_format
from ..progress import Progress
from ..terminal import dump, plain, say, tell
from .bars import table as bar_table
from .found import day, game_id, numbers, person
from .lists import no_games, number


def run(game: str, player: str, since: str, players: str, format: str, *, year: str) -> int:
    """Tells what games have in common. Returns the exit code."""
    check_format(format)
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
    more = telling.insights(results, log.people)
    if format == "json":
        dump({**to_dict(found), **telling.to_dict(more)}, sys.stdout)
        return 0
    if not found.total:
        tell(no_games(log))
        return 0
    tell(headline(say(), found))
    for line in _grid(found.persons) or [person_text(say(), each) for each in found.persons]:
        tell(line)
    number_of = numbers(log) if found.clearest else {}

    def where(id: str, day: str) -> str:
        return say().gettext("{day}, game {number}", day=day, number=number_of[id])

    for line in sentences(say(), found, where, telling.lines(say(), more, asked)):
        tell(line)
    return 0


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
