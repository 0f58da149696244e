"""Scoring Hearts: the numbers, what a player takes, what it costs, and what the lines say."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import ClassVar, NamedTuple

from scorer.model import Item, Line
from scorer.scoring.explain import tie_items
from scorer.scoring.fields import Field, Flag, Whole
from scorer.scoring.ranking import Decision
from scorer.scoring.rounds import Rounds, round_items, say_rounds
from scorer.scoring.tally import Form
from scorer.scoring.tally import Tally as AnyTally
from scorer.text.errors import ImpossibleTally
from scorer.text.i18n import N_, NN_, Language

# A rule says `{HEARTS}`: a number is written down once, here.
HEARTS = 13
QUEEN_POINTS = 13
MOON_POINTS = 26
JACK_POINTS = 10
END_POINTS = 100

MOON = "hearts.score.moon"
JACK = "hearts.score.jack"


class Round(NamedTuple):
    """What one player took in one round."""

    hearts: int = 0
    queen: bool = False
    jack: bool = False

    @property
    def moon(self) -> bool:
        """Whether these are all hearts and the queen."""
        return self.hearts == HEARTS and self.queen

    @property
    def clean(self) -> bool:
        """Whether there is neither a heart nor the queen."""
        return not self.hearts and not self.queen


@dataclass(frozen=True, slots=True)
class Player:
    """One player's rounds."""

    name: str
    rounds: tuple[Round, ...] = ()


class Tally(AnyTally[Player]):
    """The pad when the game ends."""

    game: ClassVar[str] = "hearts"
    fields: ClassVar[tuple[Field, ...]] = (
        Rounds(
            N_("Rounds"),
            N_("What each of you took in the tricks of each round."),
            "hearts.round",
            of=(
                Whole("hearts", N_("Hearts"), N_("How many you took."), "hearts.score.hearts", high=HEARTS),
                Flag("queen", N_("Queen of spades"), N_("One of you took it."), "hearts.score.queen"),
                Flag("jack", N_("Jack of diamonds"), N_("Only if it counts at your table."), JACK),
            ),
            round=Round,
            most=50,
        ),
    )


def check(players: Sequence[Player]) -> Iterator[ImpossibleTally]:
    """What no single field can tell: there are 13 hearts, one queen of spades and one jack of diamonds in a round."""
    # A player with a wrong value in a round has none here: that is told by itself, and the sums would say nothing.
    for number, each in enumerate(zip(*(player.rounds for player in players), strict=False)):
        # Too few is told of the last player: at the terminal the others are asked before.
        counts = list(accumulate(round_.hearts for round_ in each))
        if counts[-1] != HEARTS:
            seat = next((seat for seat, count in enumerate(counts) if count > HEARTS), len(players) - 1)
            yield ImpossibleTally(
                N_("Hearts written down for round {round}: {hearts}."),
                place=f"[{seat}].rounds[{number}].hearts",
                allowed=N_("13 hearts in each round"),
                rule="hearts.round",
                round=number + 1,
                hearts=counts[-1],
            )
        queens = [seat for seat, round_ in enumerate(each) if round_.queen]
        if not queens:
            yield ImpossibleTally(
                N_("Nobody has the queen of spades in round {round}."),
                place=f"[{len(players) - 1}].rounds[{number}].queen",
                allowed=N_("one player in each round"),
                rule="hearts.round",
                round=number + 1,
            )
        jacks = [seat for seat, round_ in enumerate(each) if round_.jack]
        for key, seat in [("queen", seat) for seat in queens[1:]] + [("jack", seat) for seat in jacks[1:]]:
            yield ImpossibleTally(
                N_("Another player has this card in round {round}, too."),
                place=f"[{seat}].rounds[{number}].{key}",
                allowed=N_("one player in each round"),
                rule="hearts.round",
                round=number + 1,
            )


FORM = Form(Tally, Player, (3, 5), "hearts.setup.players", check)


def hearts(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """hearts.score.hearts: a minus point for each heart, round by round; a moon is counted apart."""
    return [
        Line("hearts", "hearts.score.hearts", round_items(0 if each.moon else -each.hearts for each in player.rounds))
        for player in players
    ]


def queen(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """hearts.score.queen: minus points for each round with the queen of spades; a moon is counted apart."""

    def items(player: Player) -> Iterator[Item]:
        for number, each in enumerate(player.rounds, 1):
            if each.queen and not each.moon:
                yield Item("queen", number, -QUEEN_POINTS)

    return [_line("queen", "hearts.score.queen", items(player)) for player in players]


def moon(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """hearts.score.moon: points of the rounds in which one player took all hearts and the queen."""
    worth = {"others": 0, "shooter": MOON_POINTS, "none": -MOON_POINTS}[readings[MOON]]
    shots = [
        (number, shooter)
        for number, each in enumerate(zip(*(player.rounds for player in players), strict=True), 1)
        for shooter, round_ in zip(players, each, strict=True)
        if round_.moon
    ]

    def items(player: Player) -> Iterator[Item]:
        for number, shooter in shots:
            if shooter is player:
                yield Item("shot", number, worth)
            elif readings[MOON] == "others":
                yield Item("hit", number, -MOON_POINTS, of=(shooter.name,))

    return [_line("moon", MOON, items(player)) for player in players]


def jack(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """hearts.score.jack: points for each round with the jack of diamonds, where the table plays so."""
    worth, what = (JACK_POINTS, "jack") if readings[JACK] == "bonus" else (0, "idle")
    return [
        _line("jack", JACK, (Item(what, number, worth) for number, each in enumerate(player.rounds, 1) if each.jack))
        for player in players
    ]


def _line(category: str, rule: str, items: Iterator[Item]) -> Line:
    # A line has an item even where there is nothing: it says why there are no points.
    return Line(category, rule, tuple(items) or (Item("never", 0, 0),))


def clean_rounds(player: Player, readings: Mapping[str, str]) -> int:
    """hearts.win.clean: the number of rounds in which the player took neither a heart nor the queen."""
    return sum(each.clean for each in player.rounds)


CATEGORIES = {
    "hearts": N_("Hearts"),
    "queen": N_("Queen of spades"),
    "moon": N_("Shooting the moon"),
    "jack": N_("Jack of diamonds"),
}
"""The headings of the lines."""

TAKEN = {
    "queen": NN_("taken in round {rounds}", "taken in rounds {rounds}"),
    "jack": NN_("taken in round {rounds}", "taken in rounds {rounds}"),
    "idle": NN_("taken in round {rounds}, but it does not count", "taken in rounds {rounds}, but it does not count"),
}
"""By the key of the items: in one round, in several."""

MOONS = {
    "shot": N_("took all hearts and the queen in round {round}"),
    "hit": N_("{player} took all hearts and the queen in round {round}"),
}
"""By the key of an item."""

NEVER = {
    "queen": N_("never taken"),
    "moon": N_("in no round"),
    "jack": N_("never taken"),
}
"""By the category of a line without points."""

READINGS = {
    # Short sentences without a full stop: they stand within others.
    MOON: {
        "others": N_("Shooting the moon costs all the others 26 points"),
        "shooter": N_("Shooting the moon takes 26 points off the player who did it"),
        "none": N_("There is no shooting the moon, and all cards count as always"),
    },
    JACK: {
        "none": N_("The jack of diamonds does not count"),
        "bonus": N_("The jack of diamonds takes 10 points off"),
    },
}
"""Each reading of the rulings that touch the scoring."""


def explain(line: Line, say: Language) -> str:
    """The sentence of a line, in a language. It gets the line alone, so everything that is said is in its items."""
    if line.category == "hearts":
        return say_rounds(line, say)
    what = line.items[0].what
    if what == "never":
        return say.gettext(NEVER[line.category])
    if what in TAKEN:
        return say.ngettext(*TAKEN[what], len(line.items), rounds=say.join([str(item.count) for item in line.items]))
    return say.join([say.gettext(MOONS[i.what], round=i.count, player="".join(i.of)) for i in line.items])


def tie(decision: Decision, winners: Sequence[str], points: str, readings: Mapping[str, str], say: Language) -> str:
    """Who has won of those with equal totals."""
    return say.ngettext(
        "Winner with {points} and more rounds without a heart or the queen: {winners} ({amounts})",
        "Shared victory with {points}, with equal rounds without a heart or the queen, too: {winners} ({amounts})",
        len(winners),
        points=points,
        winners=say.join(winners),
        amounts=tie_items(decision, say),
    )
