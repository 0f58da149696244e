"""Scoring a deal of cribbage: the numbers, what a player has, what it is worth, and what the lines say."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby, product
from typing import ClassVar

from scorer.model import Item, Line
from scorer.scoring.fields import Field, Flag, Points
from scorer.scoring.tally import Form
from scorer.scoring.tally import Tally as AnyTally
from scorer.text.errors import ImpossibleTally
from scorer.text.i18n import N_, NN_, Language

from .cards import Cards, rank_of, show_cards

# A rule says `{HAND}`: a number is written down once, here.
HAND = 4
FIFTEEN = 15
FACE = 10
FIFTEEN_POINTS = 2
PAIR_POINTS = 2
RUN = 3
NOBS_POINTS = 1
HEELS_POINTS = 2

CRIB_FLUSH = "cribbage.crib.flush"

Keys = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Player:
    """What a player has after the deal: the name, then the fields of the tally in their order."""

    name: str
    dealer: bool = False
    hand: Keys = ()
    crib: Keys = ()
    starter: Keys = ()
    pegging: int | tuple[int, ...] = 0


class Tally(AnyTally[Player]):
    """What is asked of a player. The starter lies in the middle, and stands with the dealer, who has turned it up."""

    game: ClassVar[str] = "cribbage"
    fields: ClassVar[tuple[Field, ...]] = (
        Flag("dealer", N_("Dealer"), N_("One player is."), "cribbage.setup.dealer", whose=N_("Who dealt?")),
        Cards(
            "hand", N_("Hand"), N_("The four cards you kept, without the starter."), "cribbage.setup.hand", most=HAND
        ),
        Cards("crib", N_("Crib"), N_("Of the dealer only: its four cards."), "cribbage.setup.crib", most=HAND),
        Cards(
            "starter", N_("Starter"), N_("Of the dealer only: the card turned up."), "cribbage.setup.starter", most=1
        ),
        Points("pegging", N_("Points in the play"), N_("Without his heels."), "cribbage.score.pegging"),
    )


def check(players: Sequence[Player]) -> Iterator[ImpossibleTally]:
    """What no single field can tell: one dealer, who alone has crib and starter, and each card once."""
    dealers = [i for i, player in enumerate(players) if player.dealer]
    for i in dealers[1:]:
        yield ImpossibleTally(
            N_("Another player dealt, too."),
            place=f"[{i}].dealer",
            allowed=N_("one dealer"),
            rule="cribbage.setup.dealer",
        )
    lie: set[str] = set()
    for i, player in enumerate(players):
        for key, cards in (("hand", player.hand), ("crib", player.crib), ("starter", player.starter)):
            if cards and key != "hand" and not player.dealer:
                yield ImpossibleTally(
                    N_("Only the dealer has the crib, and turns up the starter."),
                    place=f"[{i}].{key}",
                    allowed=N_("no card"),
                    rule=f"cribbage.setup.{key}",
                )
            if lie & set(cards):
                yield ImpossibleTally(
                    N_("A card is there that lies elsewhere, too."),
                    place=f"[{i}].{key}",
                    allowed=N_("each card of the pack once"),
                    rule="cribbage.setup.pack",
                )
            lie.update(cards)


FORM = Form(Tally, Player, (2, 4), "cribbage.setup.players", check)


def pegging(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """cribbage.score.pegging: the points of the play, one by one or their sum."""
    return [Line("pegging", "cribbage.score.pegging", _pegged(p.pegging)) for p in players]


def _pegged(points: int | tuple[int, ...]) -> tuple[Item, ...]:
    if isinstance(points, int):
        return (Item("sum", 1, points),) if points else (Item("none", 0, 0),)
    return tuple(Item("pegged", 1, each) for each in points) or (Item("none", 0, 0),)


def heels(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """cribbage.score.heels: points for the dealer if the starter is a jack."""
    return [Line("heels", "cribbage.score.heels", (_heels(p),)) for p in players]


def _heels(player: Player) -> Item:
    if player.starter and player.starter[0][1] == "J":
        return Item("jack", 1, HEELS_POINTS, of=player.starter)
    return Item("other", 0, 0) if player.dealer else Item("none", 0, 0)


def fifteens(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """cribbage.score.fifteens: points for all different cards which add up to fifteen."""
    started = any(p.starter for p in players)
    lines = _lines("fifteens", players, _fifteens)
    return [line._replace(items=(*line.items, *_missing(p, started))) for line, p in zip(lines, players, strict=True)]


def _missing(player: Player, started: bool) -> list[Item]:
    # A count that is not complete yet is a count all the same: the first of the lines says so.
    missing = HAND - len(player.hand) + (HAND - len(player.crib) if player.dealer else 0) + (not started)
    return [Item("missing", missing, 0)] if missing else []


def _fifteens(where: str, cards: Keys, starter: Keys) -> list[Item]:
    return [
        Item(where, 1, FIFTEEN_POINTS, of=some)
        for size in range(2, HAND + 2)
        for some in combinations(_sorted(cards + starter), size)
        if sum(min(rank_of(card), FACE) for card in some) == FIFTEEN
    ]


def pairs(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """cribbage.score.pairs: points for each two cards of one rank; three of them are three pairs."""
    return _lines("pairs", players, _pairs)


def _pairs(where: str, cards: Keys, starter: Keys) -> list[Item]:
    counts = [(len(same) * (len(same) - 1) // 2, same) for same in _ranks(cards + starter)]
    return [Item(where, count, count * PAIR_POINTS, of=same) for count, same in counts if count]


def runs(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """cribbage.score.runs: a point for each card of the longest run, as often as it can be made."""
    return _lines("runs", players, _runs)


def _runs(where: str, cards: Keys, starter: Keys) -> list[Item]:
    row: list[Keys] = []
    for same in (*_ranks(cards + starter), ()):
        if same and row and rank_of(same[0]) == rank_of(row[-1][0]) + 1:
            row.append(same)
        elif len(row) >= RUN:
            # Five cards have one row of three or more at most.
            return [Item(where, 1, len(run), of=run) for run in product(*row)]
        else:
            row = [same]
    return []


def flush(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """cribbage.score.flush: a point for each card of a hand or crib of one suit; cribbage.crib.flush."""

    def score(where: str, cards: Keys, starter: Keys) -> list[Item]:
        suits = {card[0] for card in cards}
        if len(cards) < HAND or len(suits) > 1:
            return []
        if starter and starter[0][0] in suits:
            return [Item(where, HAND + 1, HAND + 1, of=_sorted(cards + starter))]
        if where == "hand" or readings[CRIB_FLUSH] == "four":
            return [Item(where, HAND, HAND, of=cards)]
        return [Item("crib-four", HAND, 0, of=cards)]

    return _lines("flush", players, score)


def nobs(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """cribbage.score.nobs: a point for the jack in the suit of the starter."""
    return _lines("nobs", players, _nobs)


def _nobs(where: str, cards: Keys, starter: Keys) -> list[Item]:
    jacks = [card[0] + "J" for card in starter]
    return [Item(where, 1, NOBS_POINTS, of=(card,)) for card in cards if card in jacks]


def _lines(category: str, players: Sequence[Player], score: Callable[[str, Keys, Keys], list[Item]]) -> list[Line]:
    # Hand and crib are counted alike, each with the starter, and never together.
    starter = next((p.starter for p in players if p.starter), ())
    items = [(*score("hand", p.hand, starter), *score("crib", p.crib, starter)) for p in players]
    return [Line(category, f"cribbage.score.{category}", each or (Item("none", 0, 0),)) for each in items]


def _sorted(cards: Keys) -> Keys:
    return tuple(sorted(cards, key=rank_of))


def _ranks(cards: Keys) -> list[Keys]:
    # The cards of each rank that is there, from the aces on.
    return [tuple(same) for _, same in groupby(_sorted(cards), rank_of)]


CATEGORIES = {
    "pegging": N_("Play"),
    "heels": N_("His heels"),
    "fifteens": N_("Fifteens"),
    "pairs": N_("Pairs"),
    "runs": N_("Runs"),
    "flush": N_("Flush"),
    "nobs": N_("His nobs"),
}
"""The headings of the lines."""

LINES = {
    "pegging": {
        "pegged": NN_("pegged {count} time: {numbers}", "pegged {count} times: {numbers}"),
        "sum": NN_("the sum of the play", "the sum of the play"),
        "none": NN_("nothing in the play", "nothing in the play"),
    },
    "heels": {
        "jack": NN_("the starter is a jack: {cards}", "the starter is a jack: {cards}"),
        "other": NN_("no jack was turned up", "no jack was turned up"),
        "none": NN_("for the dealer only", "for the dealer only"),
    },
    "fifteens": {
        "hand": NN_("hand: {count} fifteen = {points} ({cards})", "hand: {count} fifteens = {points} ({cards})"),
        "crib": NN_("crib: {count} fifteen = {points} ({cards})", "crib: {count} fifteens = {points} ({cards})"),
        "none": NN_("no fifteen", "no fifteen"),
        "missing": NN_("{count} card is missing", "{count} cards are missing"),
    },
    "pairs": {
        "hand": NN_("hand: {count} pair = {points} ({cards})", "hand: {count} pairs = {points} ({cards})"),
        "crib": NN_("crib: {count} pair = {points} ({cards})", "crib: {count} pairs = {points} ({cards})"),
        "none": NN_("no pair", "no pair"),
    },
    "runs": {
        "hand": NN_("hand: {count} run = {points} ({cards})", "hand: {count} runs = {points} ({cards})"),
        "crib": NN_("crib: {count} run = {points} ({cards})", "crib: {count} runs = {points} ({cards})"),
        "none": NN_("no run", "no run"),
    },
    "flush": {
        "hand": NN_("hand: {count} card of one suit ({cards})", "hand: {count} cards of one suit ({cards})"),
        "crib": NN_("crib: {count} card of one suit ({cards})", "crib: {count} cards of one suit ({cards})"),
        "crib-four": NN_(
            "crib: {count} card of one suit, but the starter is of another ({cards})",
            "crib: {count} cards of one suit, but the starter is of another ({cards})",
        ),
        "none": NN_("no flush", "no flush"),
    },
    "nobs": {
        "hand": NN_("hand: {cards}, of the suit of the starter", "hand: {cards}, of the suit of the starter"),
        "crib": NN_("crib: {cards}, of the suit of the starter", "crib: {cards}, of the suit of the starter"),
        "none": NN_("no jack of the suit of the starter", "no jack of the suit of the starter"),
    },
}
"""By the line and the key of its items: for one, for several."""

READINGS = {
    CRIB_FLUSH: {
        "five": N_("A flush in the crib needs the starter, too"),
        "four": N_("Four cards of one suit are a flush in the crib, too"),
    }
}


def explain(line: Line, say: Language) -> str:
    """The sentence of a line, in a language: what the hand has, then the crib."""
    said = []
    for what, items in groupby(line.items, lambda item: item.what):
        some = list(items)
        count = sum(item.count for item in some)
        said.append(
            say.ngettext(
                *LINES[line.category][what],
                count,
                count=count,
                points=sum(item.points for item in some),
                numbers=" + ".join(str(item.points) for item in some),
                cards=", ".join(show_cards(item.of, say) for item in some),
            )
        )
    return say.series(said)
