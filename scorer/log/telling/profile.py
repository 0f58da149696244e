"""Sentences about what persons do better, or worse, than the others at their tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from ...registry import game as game_of
from ...text.i18n import NN_, Language
from ..profile import LEVEL, Profile
from .games import category_name, game_name
from .numbers import decimal, percent

_MORE = NN_(
    "{name} – {category}: on average {points} points more than the others at the table ({games} game; with {sure}"
    " certainty {low} to {high})",
    "{name} – {category}: on average {points} points more than the others at the table ({games} games; with {sure}"
    " certainty {low} to {high})",
)
_FEWER = NN_(
    "{name} – {category}: on average {points} points fewer than the others at the table ({games} game; with {sure}"
    " certainty {low} to {high})",
    "{name} – {category}: on average {points} points fewer than the others at the table ({games} games; with {sure}"
    " certainty {low} to {high})",
)


def lines(say: Language, found: Sequence[Profile], *, of_one: bool) -> Iterator[str]:
    """Yields a line for each profile, with the name of the game unless all games are `of_one`."""
    for each in found:
        text = sentence(say, each)
        if not of_one:
            text = say.gettext("{place}: {message}", place=game_name(each.game), message=text)
        yield text


def sentence(say: Language, each: Profile) -> str:
    """Returns a profile as a sentence.

    Raises `UnknownName` if the game is not installed.
    """
    ends = sorted([abs(each.low), abs(each.high)])
    difference, low, high = [decimal(say, _hundredths(number)) for number in (abs(each.difference), *ends)]
    return say.ngettext(
        *(_MORE if each.difference > 0 else _FEWER),
        each.games,
        name=each.person,
        category=category_name(say, each.game, each.category),
        points=difference,
        games=each.games,
        sure=percent(say, Fraction(LEVEL, 100)),
        low=low,
        high=high,
    )


def to_dict(each: Profile) -> dict[str, object]:
    """Returns a profile as JSON.

    Raises `UnknownName` if the game is not installed.
    """
    return {
        "game": each.game,
        "person": each.person,
        "category": game_of(each.game).categories[each.category].id,
        "games": each.games,
        "difference": each.difference,
        "low": each.low,
        "high": each.high,
        "sure": each.is_sure,
    }


def _hundredths(number: float) -> Fraction:
    return Fraction(int(number * 100 + 0.5), 100)
