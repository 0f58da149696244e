"""What a player of Oware has at the end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from scorer.scoring.fields import Field, Whole
from scorer.scoring.tally import Form, Tally as AnyTally
from scorer.text.errors import ImpossibleTally
from scorer.text.i18n import N_

from .. import components as c


@dataclass(frozen=True, slots=True)
class Player:
    """One player's seeds."""

    name: str
    store: int = 0
    """Captured seeds (`oware.score.store`)."""
    rest: int = 0
    """Seeds left in the own houses (`oware.score.rest`)."""


class Tally(AnyTally[Player]):
    """The seeds of both players when the game ends."""

    game: ClassVar[str] = "oware"
    fields: ClassVar[tuple[Field, ...]] = (
        Whole(
            "store",
            N_("Captured seeds"),
            N_("All seeds in your store."),
            "oware.score.store",
            high=c.SEEDS,
            required=True,
        ),
        Whole(
            "rest",
            N_("Seeds left in your houses"),
            N_("None if somebody had captured enough to win; the game stops then."),
            "oware.score.rest",
            high=c.SEEDS,
        ),
    )


def check(players: Sequence[Player]) -> Iterator[ImpossibleTally]:
    """Finds more seeds than there are."""
    seeds = sum(player.store + player.rest for player in players)
    if seeds > c.SEEDS:
        yield ImpossibleTally(
            N_("Seeds of both players together: {count}"),
            allowed=N_("{most} at most"),
            rule="oware.setup.seeds",
            count=seeds,
            most=c.SEEDS,
        )


FORM = Form(Tally, Player, (c.PLAYERS, c.PLAYERS), "oware.setup.players", check)
