"""What a player of Bids has bid and taken in each round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from scorer.model import Line
from scorer.scoring.fields import Field, Whole
from scorer.scoring.rounds import Rounds, round_items
from scorer.scoring.tally import Form, Tally as AnyTally
from scorer.text.errors import ImpossibleTally
from scorer.text.i18n import N_


class Round(NamedTuple):
    """One round of one player."""

    bid: int
    tricks: int

    @property
    def points(self) -> int:
        """20 and 10 a trick for a bid that was met; else 10 less for each trick too many or too few."""
        return 20 + 10 * self.tricks if self.bid == self.tricks else -10 * abs(self.bid - self.tricks)


@dataclass(frozen=True, slots=True)
class Player:
    """One player's rounds."""

    name: str
    rounds: tuple[Round, ...] = ()


class Tally(AnyTally[Player]):
    """The pad when the game ends."""

    game: ClassVar[str] = "bids"
    fields: ClassVar[tuple[Field, ...]] = (
        Rounds(
            N_("Rounds"),
            N_("What you bid and took in each round."),
            "bids.score",
            of=(
                Whole("bid", N_("Bid"), N_("The tricks that you said."), "bids.score", high=20, required=True),
                Whole("tricks", N_("Tricks"), N_("The tricks that you took."), "bids.score", high=20, required=True),
            ),
            round=Round,
            most=20,
        ),
    )


def check(players: Sequence[Player]) -> Iterator[ImpossibleTally]:
    """Finds rounds with more tricks than there are cards."""
    for i, rounds in enumerate(zip(*[player.rounds for player in players], strict=False)):
        taken = sum(round.tricks for round in rounds)
        if taken > 20:
            yield ImpossibleTally(
                N_("Tricks of all players together: {count}"),
                place=f"[0].rounds[{i}].tricks",
                allowed=N_("{most} at most"),
                rule="bids.score",
                count=taken,
                most=20,
            )


def bids(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """bids.score: the points of each round."""
    return [Line("bids", "bids.score", round_items(round.points for round in player.rounds)) for player in players]


FORM = Form(Tally, Player, (2, 6), "bids.players", check)
