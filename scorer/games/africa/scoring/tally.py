"""What a player of Africa has at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ....scoring.fields import POINTS, Aside, Field, Flag, Kinds, Whole
from ....scoring.tally import Form, Tally as AnyTally
from ....text.errors import ImpossibleTally, UndefinedScore
from ....text.i18n import N_, NP_
from .. import components as c
from ..vocabulary import GEMS, GOODS, NUGGETS, SPECIES

if TYPE_CHECKING:
    from ....typed.amounts import Answers

USUAL_SYMBOLS = 30
"""More nuggets or gems than one player has ever; how many there are in the box stands in no rulebook."""


@dataclass(frozen=True, slots=True)
class Player:
    """What lies in front of one player."""

    name: str
    track: int
    """Points on the score track when the game ends, without the +3 (`africa.track.move`)."""
    bonus: bool = False
    """Took the +3 marker (`africa.end.bonus`)."""
    goods: tuple[tuple[str, int], ...] = ()
    """Trade goods as (kind, tiles); the kind may be empty (`africa.score.goods`)."""
    gold: int = 0
    """Nuggets shown on the collected tiles (`africa.score.majority.count`)."""
    gems: int = 0
    """Gems shown on the collected tiles (`africa.score.majority.count`)."""


class Track(Whole):
    """Points on the score track."""

    @cached_property
    def answers(self) -> Answers:
        from ....typed.amounts import Standing

        return Standing(self.unit, *self.aside[:2], marker=c.FIFTY)


class Goods(Kinds):
    """Trade goods; the rulebooks give no value for more of a kind than their table shows."""

    def _count(self, count: object, label: str, i: int) -> int:
        if type(count) is int and count > self.each:
            raise UndefinedScore(
                N_("No rulebook gives a value for {count} goods of one kind."),
                place=label if label.isidentifier() else f"[{i}]",
                allowed=N_("a whole number from {low} to {high}"),
                rule="africa.score.goods.more",
                count=count,
                low=0,
                high=self.each,
                code="no-value",
            )
        return super()._count(count, label, i)


class Tally(AnyTally[Player]):
    """What lies on the table when a game of Africa ends."""

    game: ClassVar[str] = "africa"
    fields: ClassVar[tuple[Field, ...]] = (
        Track(
            "track",
            N_("Points on the score track"),
            N_(
                "Where your explorer stands on the score track before the final scoring, without the +3."
                " Add 50 if you have a 50 marker."
            ),
            "africa.track.move",
            usual=c.TRACK_MOST,
            unit=POINTS,
            aside=Aside(
                c.BONUS,
                NP_(
                    "vocabulary",
                    "without the +3 | without +3 | without the bonus | without bonus | not counting the +3"
                    " | +3 not counted | not counting the bonus | bonus not counted | no 50 marker"
                    " | that's without the +3 | before the +3",
                ),
            ),
            required=True,
        ),
        Flag(
            "bonus",
            N_("Took the +3 marker?"),
            N_("Whoever revealed the last monument has it: one player at most."),
            "africa.end.bonus",
            whose=N_("Who has the +3 marker?"),
            worth=c.BONUS,
            inside="track",
        ),
        Goods(
            "goods",
            N_("Trade goods of each kind"),
            N_("The tiles of each kind that you hold: 3 1, or with their names: 3 statues, 1 drum."),
            "africa.score.goods",
            kinds=c.KINDS_OF_GOODS,
            each=c.GOODS_MOST,
            names="goods",
            messages=GOODS,
            others=(*SPECIES.values(), NUGGETS, GEMS),
            unit=NP_("vocabulary", "good | trade good || goods | trade goods"),
        ),
        Whole(
            "gold",
            N_("Gold nuggets"),
            N_("Count the nuggets shown on the tiles you collected (1 or 2 on each), not the tiles."),
            "africa.score.majority.count",
            high=c.OTHER_TILES * c.SYMBOLS,
            usual=USUAL_SYMBOLS,
            unit=NUGGETS,
        ),
        Whole(
            "gems",
            N_("Gems"),
            N_("Count the gems shown on the tiles you collected (1 or 2 on each), not the tiles."),
            "africa.score.majority.count",
            high=c.OTHER_TILES * c.SYMBOLS,
            usual=USUAL_SYMBOLS,
            unit=GEMS,
        ),
    )


def check(players: Sequence[Player]) -> Iterator[ImpossibleTally]:
    """One +3 marker, and no more tiles than the box has."""
    owners = [i for i, player in enumerate(players) if player.bonus]
    for other in owners[1:]:
        yield ImpossibleTally(
            N_("There is only one +3 marker, and {holder} already has it."),
            place=f"[{other}].bonus",
            allowed=N_("one player at most"),
            rule="africa.end.bonus",
            holder=players[owners[0]].name,
            code="second-marker",
        )
    if sum([player.gold + player.gems for player in players]) > c.OTHER_TILES:
        yield from _count_tiles(players)


def _count_tiles(players: Sequence[Player]) -> Iterator[ImpossibleTally]:
    """Finds more tiles than there are, should every nugget and gem lie on as few tiles as it can."""
    held = sum(
        sum(count for _, count in player.goods) + -(-player.gold // c.SYMBOLS) + -(-player.gems // c.SYMBOLS)
        for player in players
    )
    if held > c.OTHER_TILES:
        yield ImpossibleTally(
            N_("Together the players hold at least {held} tiles, more than the game has."),
            allowed=N_("{most} tiles without the monuments"),
            rule="africa.comp.tiles",
            held=held,
            most=c.OTHER_TILES,
            code="too-many-tiles",
        )


FORM = Form(Tally, Player, (c.PLAYERS_MIN, c.PLAYERS_MAX), "africa.setup.players", check)
