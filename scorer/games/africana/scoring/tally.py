"""What a player of Africana has at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ....scoring.fields import Aside, Field, Kinds, Points, Whole, at
from ....scoring.tally import Form, Tally as AnyTally
from ....text.errors import ImpossibleTally
from ....text.i18n import N_, NP_
from ....text.names import look
from .. import components as c
from ..vocabulary import ARTIFACTS, SILVER

if TYPE_CHECKING:
    from ....typed.amounts import Answers


@dataclass(frozen=True, slots=True)
class Player:
    """What lies in front of one player and under the company card."""

    name: str
    expeditions: int | tuple[int, ...] = 0
    """Printed points of the completed expeditions: one entry a card, or the sum (`africana.score.expeditions`)."""
    artifacts: tuple[tuple[str, int], ...] = ()
    """Completed artifacts as (kind, cards); the kind may be empty (`africana.score.collections`)."""
    artifact_points: int | tuple[int, ...] = 0
    """Printed points of the completed artifacts: one entry a card, or the sum (`africana.score.artifacts`)."""
    helpers: int = 0
    """Completed helper adventures (`africana.score.helpers`)."""
    silver: int = 0
    """Silver coins (`africana.score.money`)."""
    gold: int = 0
    """Gold coins, worth 5 silver each (`africana.score.money`)."""
    travel_cards: int = 0
    """Travel cards in hand, without joker and helpers (`africana.score.travel`)."""
    open_artifacts: int = 0
    """Artifact adventures bought but not completed (`africana.score.open`)."""


class Unfinished(Whole):
    """How many of something are not completed."""

    @cached_property
    def answers(self) -> Answers:
        from ....typed.amounts import Unfinished as Amount

        return Amount(self.unit, *self.aside)


class Tally(AnyTally[Player]):
    """What lies on the table when a game of Africana ends."""

    game: ClassVar[str] = "africana"
    fields: ClassVar[tuple[Field, ...]] = (
        Points(
            "expeditions",
            N_("Points on the expedition cards"),
            N_("The points printed on the expedition cards under your company card: one by one, or their sum."),
            "africana.score.expeditions",
        ),
        Kinds(
            "artifacts",
            N_("Completed artifacts of each kind"),
            N_("How many of each kind: 3 1, or with names: 3 masks, 1 vase."),
            "africana.score.collections",
            kinds=c.KINDS_OF_ARTIFACTS,
            each=c.COPIES,
            names="artifacts",
            messages=ARTIFACTS,
            unit=NP_("vocabulary", "artifact | artefact | completed | finished || artifacts | artefacts"),
        ),
        Points(
            "artifact_points",
            N_("Points on the completed artifacts"),
            N_("The points printed on the completed artifact adventures: one by one, or their sum."),
            "africana.score.artifacts",
        ),
        Whole(
            "helpers",
            N_("Completed helper adventures"),
            N_(
                "Count the adventure cards with a helper symbol under your company card, not the helper cards in hand."
                " Two or more of these adventure cards cost you points."
            ),
            "africana.score.helpers",
            high=c.HELPERS,
            aside=Aside(
                0, NP_("vocabulary", "no penalty | so no penalty | no minus points | so no minus points | that's free")
            ),
            unit=NP_(
                "vocabulary",
                "helper | helper adventure | adventure | completed | finished"
                " || helpers | helper adventures | adventures",
            ),
        ),
        Whole(
            "silver",
            N_("Silver coins"),
            N_("Silver coins that you have."),
            "africana.score.money",
            usual=c.SILVER_COINS,
            unit=SILVER,
        ),
        Whole(
            "gold",
            N_("Gold coins"),
            N_("Gold coins that you have; each is worth 5 silver."),
            "africana.score.money",
            usual=c.GOLD_COINS,
            aside=Aside(
                0,
                NP_("vocabulary", "only silver | all in silver | just silver | all silver | the rest is silver"),
                c.GOLD,
                SILVER,
            ),
            unit=NP_("vocabulary", "gold | coin | gold coin || coins | gold coins | golds"),
        ),
        Whole(
            "travel_cards",
            N_("Travel cards in hand"),
            N_(
                "Travel cards in your hand; jokers and helper cards do not count here, but with them a hand has 5 cards"
                " at most."
            ),
            "africana.score.travel",
            high=c.HAND,
            aside=Aside(
                0,
                NP_(
                    "vocabulary",
                    "without jokers | without the joker | without joker | without the jokers | no joker"
                    " | no jokers | joker not counted | jokers not counted | not counting jokers"
                    " | not counting the joker | plus a joker | plus joker | and a joker | + joker | + a joker"
                    " | and the joker | plus the joker | jokers aside",
                ),
            ),
            unit=NP_(
                "vocabulary",
                "card | travel card | in hand | travel || cards | travel cards | in my hand | cards in hand",
            ),
        ),
        Unfinished(
            "open_artifacts",
            N_("Number of open artifact adventures"),
            N_(
                "Artifact adventures in front of you that you did not complete. What counts is how many there are, not"
                " the points printed on them."
            ),
            "africana.score.open",
            high=c.OPEN_ADVENTURES,
            unit=NP_(
                "vocabulary",
                "adventure | artifact | open adventure | open | unfinished | open artifact | open one"
                " | unfinished one | unfinished adventure | unfinished artifact | not completed | not finished"
                " | incomplete | still open | left open || adventures | artifacts | open adventures | open ones"
                " | open artifacts | unfinished ones | unfinished adventures | unfinished artifacts",
            ),
        ),
    )


def check(players: Sequence[Player]) -> Iterator[ImpossibleTally]:
    """What the box holds of everything, over all players."""
    held: Counter[str] = Counter()
    for i, player in enumerate(players):
        for label, count in player.artifacts:
            if label:
                # A label means the same kind for everybody.
                held[look(label)] += count
                place = f"[{i}].artifacts.{at(label)}"
                if held[look(label)] > c.COPIES:
                    yield ImpossibleTally(
                        N_("“{key}”: together the players have {total}, more than the game has."),
                        place=place,
                        allowed=N_("{most} for the whole table"),
                        rule="africana.components.adventure.artifacts",
                        total=held[look(label)],
                        key=label,
                        most=c.COPIES,
                        code="more-than-there-are",
                    )
    completed = [sum([count for _, count in player.artifacts]) for player in players]
    for i, player in enumerate(players):
        points = player.artifact_points
        if type(points) is tuple and len(points) != completed[i]:
            yield ImpossibleTally(
                N_("Numbers in this list: {cards}; completed artifacts: {completed}"),
                place=f"[{i}].artifact_points",
                allowed=N_("one number for each completed artifact, or their sum as one number"),
                rule="africana.score.artifacts",
                cards=len(points),
                completed=completed[i],
                code="points-per-artifact",
            )
    counts = (
        (
            N_("Together the players have completed {total} expeditions, more than the game has."),
            sum([len(p.expeditions) for p in players if type(p.expeditions) is tuple]),
            c.EXPEDITIONS[len(players)],
            "africana.setup.expeditions.count",
        ),
        (
            N_("Together the players have {total} artifact adventures, completed and open: more than the game has."),
            sum(completed) + sum([p.open_artifacts for p in players]),
            c.ARTIFACTS,
            "africana.components.adventure.artifacts",
        ),
        (
            N_("Together the players have completed {total} helper adventures, more than the game has."),
            sum([p.helpers for p in players]),
            c.HELPERS,
            "africana.components.adventure.helpers",
        ),
    )
    for message, total, most, rule in counts:
        if total > most:
            yield ImpossibleTally(
                message,
                allowed=N_("{most} for the whole table"),
                rule=rule,
                total=total,
                most=most,
                code="more-than-there-are",
            )


FORM = Form(
    Tally,
    Player,
    (c.PLAYERS_MIN, c.PLAYERS_MAX),
    "africana.components.company",
    check,
    (),
    {"artifact_points": ("artifacts",)},
)
