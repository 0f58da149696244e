"""Sentences about what other readings would have changed in old games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from ...registry import game as game_of
from ...text.i18n import NN_, Language, edition_in
from ..reread import Choice, Effect, Reread, rulings_of_play
from .numbers import fraction, plain_number

_CHANGED = NN_(
    "{reading}: in {changed} of {games} game others would have won.",
    "{reading}: in {changed} of {games} games others would have won.",
)


_SAME = NN_(
    "{count} other reading would not have changed who won, as far as the games can tell.",
    "{count} other readings would not have changed who won, as far as the games can tell.",
)


UNRECORDED = NN_(
    "What readings of the play would have changed, only a record can tell: {count} game has none.",
    "What readings of the play would have changed, only a record can tell: {count} games have none.",
)
"""What is said of games without a record."""


UNTOLD = NN_(
    "In {count} game the same moves would not have been possible, or not enough: nobody can tell who would have won.",
    "In {count} games the same moves would not have been possible, or not enough: nobody can tell who would have won.",
)
"""What is said of games whose record cannot be followed under the other reading."""


def effect_lines(say: Language, found: Sequence[Effect]) -> Iterator[str]:
    """Yields what other readings would have changed, those first that change most."""
    for effect in found:
        if effect.changed or effect.untold:
            yield headline(say, reading_text(say, effect.game, effect.choice), len(effect.changed), effect.games)
            if effect.gains:
                yield f"   {gains_text(say, effect.gains)}"
            if effect.untold:
                yield f"   {say.ngettext(*UNTOLD, effect.untold, count=effect.untold)}"
    if same := len([effect for effect in found if effect.games and not (effect.changed or effect.untold)]):
        yield say.ngettext(*_SAME, same, count=same)


def headline(say: Language, reading: str, changed: int, games: int) -> str:
    """Returns in how many games others would have won, as a sentence."""
    return say.ngettext(*_CHANGED, games, reading=reading, changed=changed, games=games)


def reading_text(say: Language, game: str, choice: Choice, *, typed: bool = True) -> str:
    """Returns readings in words; with `typed` each has behind it what is typed for it."""
    found = game_of(game)
    sentences = []
    for id, reading in choice:
        room = "scoring" if id in found.scoring_rulings else "tracking"
        text = say.gettext(found.part(f"{room}.texts").READINGS[id][reading])
        if typed:
            sentences.append(say.gettext("“{reading}” ({id})", reading=text, id=f"{id}={reading}"))
        else:
            sentences.append(say.gettext("“{text}”", text=text))
    return say.series(sentences)


def gains_text(say: Language, gains: Mapping[str, Fraction]) -> str:
    """Returns who gains and who loses how many wins: `Wins: Ben +4⅓, Anna −1`."""
    found = [
        say.gettext("{name} {points}", name=name, points=fraction(gained, plus=True)) for name, gained in gains.items()
    ]
    return say.gettext("Wins: {names}", names=", ".join(found))


def left_out(say: Language, games: int, read: int) -> Iterator[str]:
    """Yields a sentence with how many games could not be read again; nothing if there are none."""
    if left := games - read:
        yield say.gettext(
            "Games left out, as they have no tally or cannot be scored: {count} of {games}", count=left, games=games
        )


def choice_text(say: Language, game: str, edition: str, chosen: Mapping[str, str], *, typed: bool = True) -> str:
    """Returns the other readings in words, or the edition if one is given."""
    if not edition:
        return reading_text(say, game, tuple(chosen.items()), typed=typed)
    return say.gettext("As the {edition} rulebook states it", edition=edition_in(say)(edition))


def effect_dict(effect: Effect) -> dict[str, object]:
    """Returns what another reading would have changed as JSON."""
    return {
        "game": effect.game,
        "rulings": dict(effect.choice),
        "games": effect.games,
        "changed": list(effect.changed),
        "wins": {name: plain_number(gained) for name, gained in effect.gains.items()},
        "without_record": effect.unrecorded,
        "unknown": effect.untold,
    }


def unrecorded(say: Language, read: Sequence[Reread]) -> Iterator[str]:
    """Yields a sentence with how many games have no record where only that could tell; nothing if there are none."""
    if count := len([each for each in read if not each.recorded and rulings_of_play(each.result.game)]):
        yield say.ngettext(*UNRECORDED, count, count=count)
