"""A points pile as people tell it: so many elephants, so many lions, whatever their colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ....scoring.fields import Kinds, at, show
from ....scoring.shorthand import Shorthand
from ....text.errors import ImpossibleTally, InvalidValue
from ....text.i18n import N_
from .. import components as c
from ..vocabulary import ANIMALS

Animals = tuple[tuple[str, int], ...]

POINTS = dict(zip(c.ANIMALS, c.WORTH, strict=True))


def to_values(animals: Animals) -> dict[str, int]:
    """How many cards of each value, from how many of each animal."""
    worth = Counter(dict.fromkeys(c.VALUES, 0))
    for animal, count in animals:
        worth[POINTS[animal]] += count
    return {str(value): count for value, count in worth.items()}


def check(piles: Sequence[Animals | None]) -> Iterator[ImpossibleTally]:
    """As many colours are in play as there are players, with two cards of each animal."""
    most, held = c.COPIES * len(piles), Counter[str]()
    for i, pile in enumerate(piles):
        for animal, count in pile or ():
            held[animal] += count
            if held[animal] > most:
                yield ImpossibleTally(
                    N_("“{key}”: together the players have {total}, more than the game has."),
                    place=f"[{i}].animals.{at(animal)}",
                    allowed=N_("{most} for the whole table"),
                    rule="afritoria.components.wild",
                    total=held[animal],
                    key=animal,
                    most=most,
                    code="more-than-there-are",
                )


class _Animals(Kinds):
    """How many of each animal; there are no others."""

    def read(self, value: object) -> Animals:
        if isinstance(value, (list, tuple)):
            raise self.refuse(
                N_("{value} does not say how many of which animal."),
                N_("an object such as {example}"),
                value=show(value),
                example='{"elephant": 2, "lion": 1}',
                code="not-animals",
            )
        found = super().read(value)
        for label, _ in found:
            if label not in ANIMALS:
                raise InvalidValue(
                    N_("There is no animal “{name}” in this game."),
                    known=c.ANIMALS,
                    rule=self.rule,
                    name=label[:40],
                    code="unknown-animal",
                )
        return found


SHORTHANDS = (
    Shorthand(
        _Animals(
            "animals",
            N_("Animals on the points pile"),
            N_("How many cards of each animal, whatever their colour: 2 elephants, 1 lion."),
            "afritoria.card.points",
            kinds=len(c.ANIMALS),
            each=c.COPIES * c.PLAYERS_MAX,
            names="animals",
            messages=ANIMALS,
        ),
        "values",
        to_values,
        check,
        POINTS,
    ),
)
