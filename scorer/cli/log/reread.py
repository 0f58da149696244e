"""`scorer log reread`: who would have won under other readings."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from ...log import Logbook, Play, Wanted
from ...log.log import Log
from ...log.reread import Choice, Effect, Gains, Under, effects, read_under, reread, rulings_of_play
from ...registry import game as game_of
from ...text.i18n import N_, NN_, edition_in
from ..localized import WrongUse, check_format
from ..progress import Progress
from ..readings import check_choice, chosen_readings
from ..terminal import dump, say, tell
from .found import day, game_id, numbers, person
from .lists import no_games
from .shown import fraction, plain_number


def run(game: str, player: str, since: str, edition: str, rulings: Sequence[str], *, format: str) -> int:
    """Tells who would have won. Returns the exit code."""
    check_format(format)
    chosen = chosen_readings(rulings)
    if edition or chosen:
        game = _game_of_choice(game, edition, chosen)
    log = Logbook().read()
    wanted = Wanted(game_id(log, game), person(log, player) if player else "", day(since))
    plays = log.plays(wanted)
    if edition or chosen:
        return _tell_under(log, plays, edition, _readings(game, edition, chosen), format)
    return _tell_effects(log, plays, format)


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


def _tell_effects(log: Log, plays: Sequence[Play], format: str) -> int:
    with Progress([]) as progress:
        read = []
        for play in plays:
            found = reread(play)
            progress.add()
            if found is not None:
                read.append(found)
    found_effects = effects(read, log.people)
    if format == "json":
        dump([_effect_dict(effect) for effect in found_effects], sys.stdout)
        return 0
    for line in _effect_lines(found_effects):
        tell(line)
    if count := len([each for each in read if not each.recorded and rulings_of_play(each.result.game)]):
        tell(say().ngettext(*_UNRECORDED, count, count=count))
    for line in _left_out(log, len(plays), len(read)):
        tell(line)
    return 0


_CHANGED = NN_(
    "{reading}: in {changed} of {games} game others would have won.",
    "{reading}: in {changed} of {games} games others would have won.",
)
_SAME = NN_(
    "{count} other reading would not have changed who won, as far as the games can tell.",
    "{count} other readings would not have changed who won, as far as the games can tell.",
)
_UNRECORDED = NN_(
    "What readings of the play would have changed, only a record can tell: {count} game has none.",
    "What readings of the play would have changed, only a record can tell: {count} games have none.",
)
_UNTOLD = NN_(
    "In {count} game the same moves would not have been possible, or not enough: nobody can tell who would have won.",
    "In {count} games the same moves would not have been possible, or not enough: nobody can tell who would have won.",
)


def _effect_lines(found: Sequence[Effect]) -> Iterator[str]:
    """What other readings would have done, those first that would have changed most."""
    for effect in found:
        if effect.changed or effect.untold:
            yield _headline(reading_text(effect.game, effect.choice), len(effect.changed), effect.games)
            if effect.gains:
                yield f"   {_gains_text(effect.gains)}"
            if effect.untold:
                yield f"   {say().ngettext(*_UNTOLD, effect.untold, count=effect.untold)}"
    if same := len([effect for effect in found if effect.games and not (effect.changed or effect.untold)]):
        yield say().ngettext(*_SAME, same, count=same)


def _headline(reading: str, changed: int, games: int) -> str:
    return say().ngettext(*_CHANGED, games, reading=reading, changed=changed, games=games)


def reading_text(game: str, choice: Choice) -> str:
    """Readings as sentences, each with what is typed for it."""
    found = game_of(game)
    sentences = []
    for id, reading in choice:
        room = "scoring" if id in found.scoring_rulings else "tracking"
        text = say().gettext(found.part(f"{room}.texts").READINGS[id][reading])
        sentences.append(say().gettext("“{reading}” ({id})", reading=text, id=f"{id}={reading}"))
    return say().series(sentences)


def _gains_text(gains: Mapping[str, Fraction]) -> str:
    """Who gains and who loses how many wins: `Wins: Ben +4⅓, Anna −1`."""
    found = [
        say().gettext("{name} {points}", name=name, points=fraction(gained, plus=True))
        for name, gained in gains.items()
    ]
    return say().gettext("Wins: {names}", names=", ".join(found))


def _left_out(log: Log, games: int, read: int) -> Iterator[str]:
    if games == 0:
        yield no_games(log)
    elif left := games - read:
        yield say().gettext(
            "Games left out, as they have no tally or cannot be scored: {count} of {games}", count=left, games=games
        )


def _tell_under(log: Log, plays: Sequence[Play], edition: str, chosen: Mapping[str, str], format: str) -> int:
    """Tells which games would have had other winners under some readings."""
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
    if format == "json":
        dump(_under_dict(chosen, read, changed, gains, number_of), sys.stdout)
        return 0
    if read:
        tell(_headline(_choice_text(plays[0].game, edition, chosen), len(changed), len(read)))
    for under in changed:
        tell(_evening(under, number_of[under.result.play]))
    if gains.ordered():
        tell(_gains_text(gains.ordered()))
    if count := len([under for under in read if under.winners is None]):
        tell(say().ngettext(*_UNTOLD, count, count=count))
    if count := len([under for under in read if under.unrecorded]):
        tell(say().ngettext(*_UNRECORDED, count, count=count))
    for line in _left_out(log, len(plays), len(read)):
        tell(line)
    return 0


def _choice_text(game: str, edition: str, chosen: Mapping[str, str]) -> str:
    """What is read otherwise: the edition, or each reading."""
    if not edition:
        return reading_text(game, tuple(chosen.items()))
    return say().gettext("As the {edition} rulebook states it", edition=edition_in(say())(edition))


def _evening(under: Under, number: int) -> str:
    text = say().gettext(
        "{winners} instead of {before}",
        winners=say().join(under.winners or ()),
        before=say().join(under.result.winners),
    )
    return f"{number:4}  {under.result.at[:10]}  {text}"


def _effect_dict(effect: Effect) -> dict[str, object]:
    """What another reading would have done, for other programs."""
    return {
        "game": effect.game,
        "rulings": dict(effect.choice),
        "games": effect.games,
        "changed": list(effect.changed),
        "wins": {name: plain_number(gained) for name, gained in effect.gains.items()},
        "without_record": effect.unrecorded,
        "unknown": effect.untold,
    }


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
