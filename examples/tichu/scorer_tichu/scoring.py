"""Scoring Tichu: the numbers, what a player has in a round, what it is worth, and what the lines say."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from scorer.model import Item, Line
from scorer.scoring.fields import Field, Flag, Whole
from scorer.scoring.rounds import Rounds
from scorer.scoring.tally import Form
from scorer.scoring.tally import Tally as AnyTally
from scorer.scoring.teams import Team, by_team
from scorer.text.errors import ImpossibleTally
from scorer.text.i18n import N_, Language

DECK = 56
DECK_POINTS = 100
DRAGON = 25
STEP = 5
MOST = DECK_POINTS + DRAGON
TICHU = 100
GRAND = 200
DOUBLE = 200
TARGET = 1000
ROUNDS = 40

END = "tichu.end.thousand"
"""The id of the ruling: which rounds on the pad count."""


class Round(NamedTuple):
    """What one player has in one round."""

    out: int
    tichu: bool
    grand: bool
    points: int

    @property
    def call(self) -> int:
        """tichu.score.calls: points for the call of this player, below zero if somebody else was first out."""
        worth = GRAND if self.grand else TICHU if self.tichu else 0
        return worth if self.out == 1 else -worth

    @property
    def result(self) -> str:
        """The key of the item for the call."""
        return ("grand" if self.grand else "tichu") + ("_made" if self.call > 0 else "_lost")


@dataclass(frozen=True, slots=True)
class Player:
    """What a player has: the name, the team and the rounds."""

    name: str
    team: str = ""
    rounds: tuple[Round, ...] = ()


class Tally(AnyTally[Player]):
    """The pad when the game ends."""

    game: ClassVar[str] = "tichu"
    fields: ClassVar[tuple[Field, ...]] = (
        Team(
            N_("Team"),
            N_("The name of your pair. Partners sit opposite each other."),
            "tichu.setup.players",
            sizes=(2,),
        ),
        Rounds(
            N_("Rounds"),
            N_("What each of you has at the end of the round."),
            "tichu.score.cards",
            of=(
                Whole(
                    "out",
                    N_("Out first or second"),
                    N_("1 for who got rid of all cards first, 2 for who was second, 0 for the others."),
                    "tichu.turn.out",
                    high=2,
                ),
                Flag("tichu", N_("Tichu"), N_("Called a Tichu, made or not."), "tichu.score.calls"),
                Flag("grand", N_("Grand Tichu"), N_("Called a Grand Tichu, made or not."), "tichu.score.calls"),
                Whole(
                    "points",
                    N_("Card points"),
                    N_(
                        "What is in your tricks, after the last player has given all away. "
                        "One of you may count for both; after a double victory nobody counts."
                    ),
                    "tichu.score.cards",
                    low=-DRAGON,
                    high=MOST,
                ),
            ),
            round=Round,
            most=ROUNDS,
        ),
    )


def check(players: Sequence[Player]) -> Iterator[ImpossibleTally]:
    """What cannot be in a round: nobody or two players first, two calls of a player, cards that are no deck."""
    for number, seats in enumerate(_pad(players)):
        yield from _check_round(number, seats, _double(players, seats) is not None)


def _check_round(number: int, seats: Sequence[Round], double: bool) -> Iterator[ImpossibleTally]:
    def wrong(seat: int, key: str, what: str, allowed: str, rule: str, total: int = 0) -> ImpossibleTally:
        place = f"[{seat}].rounds[{number}].{key}"
        return ImpossibleTally(what, place=place, allowed=allowed, rule=f"tichu.{rule}", total=total)

    last = len(seats) - 1
    for place, one in ((1, N_("one player who was first")), (2, N_("one player at most who was second"))):
        same = [seat for seat, each in enumerate(seats) if each.out == place]
        for seat in same[1:]:
            yield wrong(seat, "out", N_("Another player has the same place."), one, "turn.out")
        if place == 1 and not same:
            yield wrong(last, "out", N_("Nobody was out first in this round."), one, "turn.out")
    for seat, each in enumerate(seats):
        if each.tichu and each.grand:
            yield wrong(seat, "grand", N_("This player has called both."), N_("Tichu or Grand Tichu"), "score.calls")
        if each.points % STEP:
            yield wrong(seat, "points", N_("No cards give these points."), N_("5, 10, 15 and so on"), "score.cards")
        if double and each.points:
            yield wrong(
                seat, "points", N_("After a double victory nobody has card points."), N_("none"), "score.double"
            )
    below = [seat for seat, each in enumerate(seats) if each.points < 0]
    for seat in below[1:]:
        what = N_("Another player is below zero, too, but there is only one phoenix.")
        yield wrong(seat, "points", what, N_("one player below zero at most"), "score.cards")
    total = sum(each.points for each in seats)
    if not double and total != DECK_POINTS:
        what = N_("The card points of this round add up to {total}.")
        yield wrong(last, "points", what, N_("100 over all players"), "score.hundred", total=total)


FORM = Form(Tally, Player, (4, 4), "tichu.setup.players", check)


def _pad(players: Sequence[Player]) -> list[tuple[Round, ...]]:
    # While a number of a player is wrong, the check sees that player without rounds: then there is nothing to check.
    return list(zip(*[player.rounds for player in players], strict=False))


def _double(players: Sequence[Player], seats: Sequence[Round]) -> str | None:
    # The team whose players were both out before anybody else, if there is one.
    teams = {each.out: player.team for player, each in zip(players, seats, strict=True)}
    return teams[1] if 1 in teams and teams.get(2) == teams[1] else None


def _counted(players: Sequence[Player], reading: str) -> int:
    # How many rounds count: all, or those until a team is ahead with the points that end the game.
    target = {"reached": TARGET, "passed": TARGET + 1}.get(reading)
    totals = Counter({player.team: 0 for player in players})
    pad = _pad(players)
    for number, seats in enumerate(pad, start=1):
        for player, each in zip(players, seats, strict=True):
            totals[player.team] += each.points + each.call
        winner = _double(players, seats)
        if winner is not None:
            totals[winner] += DOUBLE
        if target is not None and max(totals.values()) >= target and len(set(totals.values())) > 1:
            return number
    return len(pad)


def cards(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """tichu.score.cards: the card points of both partners, an item a round."""
    counted = _counted(players, readings[END])
    doubles = [_double(players, seats) is not None for seats in _pad(players)]

    def item(number: int, seats: Sequence[Round]) -> Item:
        what = "over" if number > counted else "uncounted" if doubles[number - 1] else "cards"
        return Item(what, number, sum(each.points for each in seats) if what == "cards" else 0)

    def line(team: Sequence[Player]) -> Line:
        items = tuple(item(number, seats) for number, seats in enumerate(_pad(team), start=1))
        return Line("cards", "tichu.score.cards", items or (Item("empty", 0, 0),))

    return by_team(players, line)


def calls(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """tichu.score.calls: points for each Tichu and Grand Tichu of the team, made or not."""
    counted = _counted(players, readings[END])

    def line(team: Sequence[Player]) -> Line:
        items = tuple(
            Item(each.result, number, each.call, of=(player.name,))
            for number, seats in enumerate(_pad(team)[:counted], start=1)
            for player, each in zip(team, seats, strict=True)
            if each.call
        )
        return Line("calls", "tichu.score.calls", items or (Item("silent", 0, 0),))

    return by_team(players, line)


def double(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """tichu.score.double: points for each round in which both partners were out first."""
    pad = _pad(players)[: _counted(players, readings[END])]
    winners = [_double(players, seats) for seats in pad]

    def line(team: Sequence[Player]) -> Line:
        items = tuple(
            Item("double", number, DOUBLE) for number, name in enumerate(winners, start=1) if name == team[0].team
        )
        return Line("double", "tichu.score.double", items or (Item("single", 0, 0),))

    return by_team(players, line)


CATEGORIES = {
    "cards": N_("Card points"),
    "calls": N_("Tichu calls"),
    "double": N_("Double victories"),
}
"""The headings of the lines."""

LINES = {
    "cards": N_("Round {round}: {points}"),
    "uncounted": N_("Round {round}: double victory"),
    "over": N_("Round {round}: after the end"),
    "empty": N_("no round yet"),
    "tichu_made": N_("Round {round}: {points} for {name}, Tichu made"),
    "tichu_lost": N_("Round {round}: {points} for {name}, Tichu failed"),
    "grand_made": N_("Round {round}: {points} for {name}, Grand Tichu made"),
    "grand_lost": N_("Round {round}: {points} for {name}, Grand Tichu failed"),
    "silent": N_("no call that counts"),
    "double": N_("Round {round}: {points}"),
    "single": N_("no double victory"),
}
"""By the key of the item."""

# Each reading of the ruling.
READINGS = {
    END: {
        "reached": N_("The game ends when a team has 1000 points and is ahead"),
        "passed": N_("The game ends when a team has more than 1000 points and is ahead"),
        "all": N_("Every round on the pad counts"),
    }
}


def explain(line: Line, say: Language) -> str:
    """The sentence of a line, in a language: what happened in each round."""
    return "; ".join(
        say.gettext(LINES[item.what], round=item.count, points=item.points, name="".join(item.of))
        for item in line.items
    )
