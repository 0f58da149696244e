"""What a player of Pairs has in each round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from scorer.model import Item, Line
from scorer.scoring.fields import Field, Flag, Whole
from scorer.scoring.rounds import Rounds, round_items
from scorer.scoring.tally import Form, Tally as AnyTally
from scorer.scoring.teams import Team, by_team
from scorer.text.errors import ScorerError
from scorer.text.i18n import N_


class Round(NamedTuple):
    """One round of one player."""

    points: int
    out: bool


@dataclass(frozen=True, slots=True)
class Player:
    """One player."""

    name: str
    team: str = ""
    rounds: tuple[Round, ...] = ()
    passes: int = 0


class Tally(AnyTally[Player]):
    """The pad when the game ends."""

    game: ClassVar[str] = "pairs"
    fields: ClassVar[tuple[Field, ...]] = (
        Team(N_("Team"), N_("The name of your pair."), "pairs.players", sizes=(2,)),
        Rounds(
            N_("Rounds"),
            N_("What you have in each round."),
            "pairs.score",
            of=(
                Whole("points", N_("Card points"), N_("In your tricks."), "pairs.score", low=-25, high=125),
                Flag("out", N_("Out first"), N_("Whether you had no cards left first."), "pairs.score"),
            ),
            round=Round,
        ),
        Whole("passes", N_("Passes"), N_("Who passed more often wins a tie."), "pairs.win.tie", high=9),
    )


def cards(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """pairs.score: the card points of both partners, round by round."""

    def line(team: Sequence[Player]) -> Line:
        rounds = zip(*[player.rounds for player in team], strict=True)
        return Line("cards", "pairs.score", round_items(sum(each.points for each in round) for round in rounds))

    return by_team(players, line)


def out(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """pairs.score: 100 points each time that one of both was out first."""

    def line(team: Sequence[Player]) -> Line:
        times = sum(round.out for player in team for round in player.rounds)
        return Line("out", "pairs.score", (Item("times", times, 100 * times),))

    return by_team(players, line)


def passes(player: Player, readings: Mapping[str, str]) -> int:
    """pairs.win.tie: the passes."""
    return player.passes


def check(players: Sequence[Player]) -> Sequence[ScorerError]:
    """Finds nothing: whatever the fields allow can lie on a table."""
    return ()


FORM = Form(Tally, Player, (4, 6), "pairs.players", check)
