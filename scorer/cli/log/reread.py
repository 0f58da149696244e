"""`scorer log reread`: who would have won under other readings."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence

from ...log import Logbook, Play, Wanted
from ...log.charts.chart import Chart
from ...log.charts.readings import Strip, readings, strips
from ...log.log import Log
from ...log.reread import Gains, Under, effects, read_under, reread
from ...log.telling.numbers import plain_number
from ...log.telling.reread import (
    UNRECORDED,
    UNTOLD,
    choice_text,
    effect_dict,
    effect_lines,
    gains_text,
    headline,
    left_out,
    unrecorded,
)
from ...registry import game as game_of
from ...text.errors import ScorerError
from ...text.i18n import N_
from ..localized import WrongUse, check_format
from ..progress import Progress
from ..readings import check_choice, chosen_readings
from ..terminal import dump, say, tell
from . import pictures
from .found import day, game_id, numbers, person
from .lists import no_games


def run(
    game: str, player: str, since: str, edition: str, rulings: Sequence[str], *, format: str, svg: str, overwrite: bool
) -> int:
    """Tells who would have won. Returns the exit code."""
    check_format(format)
    if not pictures.check(svg, overwrite=overwrite):
        return 1
    chosen = chosen_readings(rulings)
    if edition or chosen:
        game = _game_of_choice(game, edition, chosen)
    log = Logbook().read()
    wanted = Wanted(game_id(log, game), person(log, player) if player else "", day(since))
    plays = log.plays(wanted)
    if svg and not plays:
        raise ScorerError(N_("There is nothing to be drawn: there are no games here."), code="no-games")
    if edition or chosen:
        chart = _tell_under(log, plays, edition, _readings(game, edition, chosen), format)
    else:
        chart = _tell_effects(log, plays, format)
    return pictures.keep(svg, chart() if svg else None, overwrite=overwrite)


def _game_of_choice(game: str, edition: str, chosen: Mapping[str, str]) -> str:
    """The game that an edition or rulings are of. Raises `WrongUse` where that is not clear."""
    games = {id.partition(".")[0] for id in chosen}
    found = game or (games.pop() if len(games) == 1 else "")
    if not found:
        raise WrongUse(N_("{name} is missing."), name=say().gettext("GAME"))
    check_choice(game_of(found).id, edition, chosen)
    return found


def _readings(game: str, edition: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """What is read otherwise: what the edition states, and what is chosen. The rest stays as it was at the table."""
    stated = {ruling.id: ruling.stated_by(edition) for ruling in game_of(game).rulings} if edition else {}
    return {**{id: reading for id, reading in stated.items() if reading}, **chosen}


def _tell_effects(log: Log, plays: Sequence[Play], format: str) -> Callable[[], Chart]:
    """Tells what each other reading would have done. Returns what draws it."""
    with Progress([]) as progress:
        read = []
        for play in plays:
            found = reread(play)
            progress.add()
            if found is not None:
                read.append(found)
    found_effects = effects(read, log.people)

    def chart() -> Chart:
        return readings(say(), strips(say(), found_effects), [each.result for each in read])

    if format == "json":
        dump([effect_dict(effect) for effect in found_effects], sys.stdout)
        return chart
    for line in effect_lines(say(), found_effects):
        tell(line)
    for line in unrecorded(say(), read):
        tell(line)
    _tell_left_out(log, len(plays), len(read))
    return chart


def _tell_left_out(log: Log, games: int, read: int) -> None:
    if not games:
        tell(no_games(log))
    for line in left_out(say(), games, read):
        tell(line)


def _tell_under(
    log: Log, plays: Sequence[Play], edition: str, chosen: Mapping[str, str], format: str
) -> Callable[[], Chart]:
    """Tells which games would have had other winners under some readings. Returns what draws it."""
    read: list[Under] = []
    with Progress([]) as progress:
        for play in plays:
            found = read_under(play, chosen)
            progress.add()
            if found is not None:
                read.append(found)
    changed = [under for under in read if under.changes]
    gains = Gains(log.people)
    for under in changed:
        gains.add(under.result, under.winners or ())
    number_of = numbers(log)

    def chart() -> Chart:
        words = choice_text(say(), plays[0].game, edition, chosen, typed=False) if plays else ""
        ids = [under.result.play for under in changed]
        found = [Strip(words, len(read), ids, gains.ordered())] if changed else []
        return readings(say(), found, [under.result for under in read])

    if format == "json":
        dump(_under_dict(chosen, read, changed, gains, number_of), sys.stdout)
        return chart
    if read:
        tell(headline(say(), choice_text(say(), plays[0].game, edition, chosen), len(changed), len(read)))
    for under in changed:
        tell(_evening(under, number_of[under.result.play]))
    if gains.ordered():
        tell(gains_text(say(), gains.ordered()))
    if count := len([under for under in read if under.winners is None]):
        tell(say().ngettext(*UNTOLD, count, count=count))
    if count := len([under for under in read if under.unrecorded]):
        tell(say().ngettext(*UNRECORDED, count, count=count))
    _tell_left_out(log, len(plays), len(read))
    return chart


def _evening(under: Under, number: int) -> str:
    text = say().gettext(
        "{winners} instead of {before}",
        winners=say().join(under.winners or ()),
        before=say().join(under.result.winners),
    )
    return f"{number:4}  {under.result.at[:10]}  {text}"


def _under_dict(
    chosen: Mapping[str, str],
    read: Sequence[Under],
    changed: Sequence[Under],
    gains: Gains,
    number_of: Mapping[str, int],
) -> dict[str, object]:
    """Which games would have had other winners, for other programs."""
    return {
        "rulings": dict(chosen),
        "games": len(read),
        "changed": [
            {
                "play": under.result.play,
                "number": number_of[under.result.play],
                "at": under.result.at,
                "winners": list(under.winners or ()),
                "before": list(under.result.winners),
            }
            for under in changed
        ],
        "wins": {name: plain_number(gained) for name, gained in gains.ordered().items()},
        "without_record": len([under for under in read if under.unrecorded]),
        "unknown": len([under for under in read if under.winners is None]),
    }
