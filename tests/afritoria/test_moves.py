"""The play of Afritoria, written from the rulebook and not from the code.

Each test is named after the rule it is about. Cards are written as in the rules: G, B, P, N (green, blue, purple,
brown) and the strength, R for a ranger, S for a poacher; what the players have stands in the order of the seats A-D,
between slashes. `full` games tell every card that is dealt and drawn, the others only what lies open on a table.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, count, pairwise, permutations, product
from typing import Any, NamedTuple

import pytest

import scorer
from scorer import tracking
from scorer.games.afritoria.tracking.contest import Play, Take
from scorer.games.afritoria.tracking.dealing import Deal, Draw
from scorer.games.afritoria.tracking.exchanging import Exchange
from scorer.games.afritoria.tracking.market import Market
from scorer.games.afritoria.tracking.specials import Pick, Steal
from scorer.games.afritoria.tracking.state import State
from scorer.text.errors import InvalidTally, ScorerError
from scorer.text.i18n import languages
from scorer.tracking.moves import Event, IllegalMove, Move
from tests.support.play import begin as begin_game, play, refused as refused_by
from tests.support.tiers import one_of

pytestmark = pytest.mark.unmeasured

COLOURS = ("green", "blue", "purple", "brown")
ANIMALS = ["porcupine", "meerkat", "gazelle", "wild dog", "zebra", "hyena", "buffalo"]  # by strength
ANIMALS += ["leopard", "giraffe", "lion", "elephant"]
WORTH = (3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1)  # by strength 1-11
PILE = {2: 40, 3: 56, 4: 72}
TIE, FIVE, BESIDE = "afritoria.market.tie", "afritoria.exchange.five", "afritoria.ranger.beside-poachers"
READINGS = {TIE: ("next", "nobody"), FIVE: ("five-or-more", "exactly-five"), BESIDE: ("void", "works")}
LANGUAGES = languages()

WILD = {
    f"{letter}{strength}": f"{colour} {animal}"
    for letter, colour in zip("GBPN", COLOURS, strict=True)
    for strength, animal in enumerate(ANIMALS, start=1)
}
CARD = {**WILD, "R": "ranger", "S": "poacher"}
CODE = {card: code for code, card in CARD.items()}
SPECIALS = ("ranger", "poacher")

Piles = Sequence[Sequence[str]]


def cards(codes: str) -> list[str]:
    """The cards of some codes."""
    return [CARD[code] for code in codes.split() if code != "-"]


def first(codes: str, players: int) -> str:
    """The first of some codes."""
    return " ".join(codes.split(" ")[:players])


def codes(hands: Piles) -> str:
    """What each player has, as codes: `G8 G1 / - / B5`."""
    return " / ".join([" ".join([CODE[card] for card in hand]) or "-" for hand in hands])


def colour_of(card: str) -> str:
    return card.partition(" ")[0]


def strength_of(card: str) -> int:
    return int(CODE[card][1:])


def points_of(pile: Sequence[str]) -> int:
    return sum(WORTH[strength_of(card) - 1] for card in pile)


def deck_of(colours: Sequence[str]) -> list[str]:
    """All cards that are in play with these colours, the strongest animals first."""
    return [f"{colour} {animal}" for animal in ANIMALS[::-1] for _ in range(2) for colour in colours] + [*SPECIALS] * 4


def kinds(state: State) -> set[type[Move]]:
    """The kinds of moves that are possible."""
    return {type(move) for move in tracking.legal_moves(state)}


def next_kind(state: State) -> type[Move] | None:
    """The kind of the first legal move."""
    return next((type(move) for move in tracking.legal_moves(state)), None)


def in_order(moves: Iterable[Move]) -> list[Move]:
    """Moves without the cards that somebody tells out of the order of the seats: `test_any_order.py`."""
    return [move for move in moves if not (isinstance(move, Play) and move.player)]


def legal_cards(state: State, kind: type[Move]) -> list[str]:
    """The codes of the cards with which a move of this kind is possible; `-` for none."""
    moves = [move for move in in_order(tracking.legal_moves(state)) if type(move) is kind]
    return sorted([CODE.get(getattr(move, "card"), "-") for move in moves])  # noqa: B009


def draw_pile(state: State) -> int:
    """How many cards are left in the draw pile."""
    return int(state.left) + len(state.under)


class Round(NamedTuple):
    """A round that a test lays down."""

    market: str
    played: str
    choices: str = ""
    """Who has to choose, and what: `A=G2 B=-`. All that is asked for must stand here, and nothing else."""


class Result(NamedTuple):
    """What came of a round."""

    piles: str
    """All points piles, the visible card last."""
    taken: str
    """What went from the market into the hands."""
    discard: str
    """What was discarded in this round, sorted."""
    draws: str
    """Who drew a card; in this order, where it is told."""
    rules: list[str]
    """The rules of all that happened."""
    asked: list[tuple[str, type[Move]]]
    """Who had to choose what."""


class Table:
    """A game whose cards a test lays down; what it does not care about comes from the rest of the deck."""

    def __init__(
        self,
        players: int,
        rounds: Sequence[Round] = (),
        *,
        full: bool,
        dealt: str = "",
        drawn: str = "",
        rulings: dict[str, str] | None = None,
        edition: str | None = None,
    ) -> None:
        self.names = "ABCD"[:players]
        self.full = full
        hands = [cards(hand) for hand in dealt.split("/")] if dealt else [[] for _ in self.names]
        for each in () if dealt else rounds:
            for hand, card in zip(hands, cards(each.played), strict=True):
                hand.append(card)
        self.drawn = cards(drawn)
        used = Counter([*self.drawn, *chain(*hands), *(card for each in rounds for card in cards(each.market))])
        colours = list(dict.fromkeys(colour_of(card) for card in used if card not in SPECIALS))
        colours += [colour for colour in COLOURS if colour not in colours][: players - len(colours)]
        assert len(colours) == players
        left = Counter(deck_of(colours))
        assert used <= left, "a test lays down more cards than there are"
        self.stock = list((left - used).elements())
        self.state = begin_game(State, "afritoria", list(self.names), rulings=rulings, edition=edition, hands=full)
        self.events: list[Event] = []
        for hand in hands if full else ():
            for card in [*hand, *[self.stock.pop(0) for _ in range(6 - len(hand))]]:
                self.do(Deal(card))

    def do(self, move: Move) -> tuple[Event, ...]:
        """Plays a legal move."""
        before = self.state
        assert tracking.why_not(before, move) is None
        self.state, events = tracking.resolve(before, move)
        assert tracking.play(before, move) == self.state
        self.events += events
        for seat, name in enumerate(self.names):
            assert sum(event.points for event in self.events if event.player == name) == points_of(
                self.state.piles[seat]
            )
        return events

    def market(self, codes: str) -> None:
        for card in cards(codes):
            self.do(Market(card))

    def play(self, codes: str) -> None:
        for name, card in zip(self.names, cards(codes), strict=True):
            assert tracking.current_player(self.state) == name
            self.do(Play(card))

    def choose(self, choices: str = "") -> list[tuple[str, type[Move]]]:
        """Answers all that is asked for after the cards were played."""
        wanted = dict(choice.split("=") for choice in choices.split())
        asked = []
        while (player := tracking.current_player(self.state)) is not None:
            (kind,) = kinds(self.state)
            asked.append((player, kind))
            assert player in wanted, f"{player} has to choose {kind}"
            choice = wanted.pop(player)
            if choice == "-":
                self.do(kind())
            else:
                self.do(Steal(choice) if kind is Steal else Pick(CARD[choice]) if kind is Pick else Take(CARD[choice]))
        assert not wanted, f"not asked: {wanted}"
        return asked

    def draw(self) -> str:
        """Draws what has to be drawn; who did, in this order."""
        who = ""
        while next_kind(self.state) is Draw:
            before = self.state.hands
            self.do(Draw((self.drawn or self.stock).pop(0)))
            (name,) = [n for n, had, has in zip(self.names, before, self.state.hands, strict=True) if had != has]
            who += name
        return who

    def round(self, market: str, played: str, choices: str = "") -> Result:
        """Plays a whole round, and looks what became of every card."""
        assert len(market.split()) == min(len(self.names), draw_pile(self.state))
        before, first = self.state, len(self.events)
        self.market(market)
        assert kinds(self.state) == {Play}
        self.play(played)
        asked = self.choose(choices)
        shared = self.state
        who = self.draw()
        after = self.state
        taken = []
        for seat, card in enumerate(cards(played)):
            taken.append(
                list((Counter(shared.hands[seat]) - (Counter(before.hands[seat]) - Counter([card]))).elements())
            )
            if not self.full and after.hidden[seat] + (card not in before.hands[seat]) > before.hidden[seat]:
                who += self.names[seat]
            size = len(after.hands[seat]) + after.hidden[seat]
            assert size == 6 or (size == 5 and draw_pile(after) == 0)
            assert after.hidden[seat] == 0 or not self.full
        discard = sorted(CODE[card] for card in (Counter(after.discarded) - Counter(before.discarded)).elements())
        assert draw_pile(before) - draw_pile(after) == len(market.split()) + len(who)
        assert not after.market
        assert not any(after.played)
        rules = [event.rule for event in self.events[first:]]
        return Result(codes(after.piles), codes(taken), " ".join(discard), who, rules, asked)


def resolve(
    market: str,
    played: str,
    choices: str = "",
    *,
    full: bool,
    before: Sequence[Round] = (),
    rulings: dict[str, str] | None = None,
    edition: str | None = None,
) -> Result:
    """What comes of a round, perhaps after others."""
    rounds = [*before, Round(market, played, choices)]
    table = Table(len(played.split()), rounds, full=full, rulings=rulings, edition=edition)
    return [table.round(*each) for each in rounds][-1]


def everybody_scores(players: int) -> Round:
    """A round in which everybody plays the buffalo of an own colour and takes the hyena."""
    return Round(first("G6 B6 P6 N6", players), first("G7 B7 P7 N7", players))


def refused(state: State, move: Move, *rules: str, place: str = "") -> IllegalMove:
    """A move that is refused because of one of these rules, in every language."""
    error = refused_by(state, move, *rules, place=place)
    for language in LANGUAGES:
        assert "{" not in error.text(language)
    return error


@pytest.fixture(params=[False, True], ids=["table", "full"])
def full(request: pytest.FixtureRequest) -> bool:
    """Whether the hands are told."""
    return bool(request.param)


# --- the oracle: C.2 over plain lists --------------------------------------------------------------------------------

Choose = Callable[[str, int, Any], Any]


class Log(NamedTuple):
    """What happened in a round of the oracle, and how things stand after it."""

    market: list[str]
    played: list[str]
    choices: dict[int, Any]
    """By seat: the card that was picked or taken, the seat that was robbed, or None."""
    drawn: list[str]
    exchanges: list[tuple[int, str, tuple[str, ...], list[str]]]
    """Seat, colour, cards put under the pile, cards drawn."""
    hands: list[list[str]]
    piles: list[list[str]]
    discard: list[str]
    deck: list[str]


class Oracle(NamedTuple):
    """Everything of a game as lists, which the steps of a round change. The top of the deck comes first."""

    hands: list[list[str]]
    piles: list[list[str]]
    discard: list[str]
    deck: list[str]
    choose: Choose
    readings: dict[str, str]

    def round(self) -> Log:
        """One round, as the pseudo code has it."""
        hands, deck = self.hands, self.deck
        n = len(hands)
        choices: dict[int, Any] = {}
        # 1, 2
        market = [deck.pop(0) for _ in range(min(n, len(deck)))]
        turned = list(market)
        played = [self.choose("play", seat, hands[seat]) for seat in range(n)]
        for seat in range(n):
            hands[seat].remove(played[seat])
        self.specials(market, played, choices)
        # 4
        fighting = {seat: card for seat, card in enumerate(played) if card not in SPECIALS}
        for special, extreme in (("ranger", min), ("poacher", max)):
            for _ in range(market.count(special)):
                self.must_take(special, extreme, market, fighting)
        for colour in COLOURS:
            self.wild(colour, market, fighting, choices)
        # 5, 6
        self.discard.extend([*fighting.values(), *market])
        drawn = []
        for seat in range(n):
            if len(hands[seat]) == 5 and deck:
                drawn.append(deck.pop(0))
                hands[seat].append(drawn[-1])
        exchanges = [*self.exchanges()]
        lists = [list(hand) for hand in hands], [list(pile) for pile in self.piles], list(self.discard), list(deck)
        return Log(turned, played, choices, drawn, exchanges, *lists)

    def specials(self, market: list[str], played: list[str], choices: dict[int, Any]) -> None:
        """Step 3."""
        rangers = [seat for seat, card in enumerate(played) if card == "ranger"]
        poachers = [seat for seat, card in enumerate(played) if card == "poacher"]
        self.discard.extend([played[seat] for seat in rangers + poachers])
        shape = (len(rangers), len(poachers))
        if shape in [(1, 0), (1, 1)] or (shape == (1, 2) and self.readings[BESIDE] == "works"):
            wild = [card for card in market if card not in SPECIALS]
            if wild:
                picked = choices[rangers[0]] = self.choose("pick", rangers[0], wild)
                if picked is not None:
                    market.remove(picked)
                    self.piles[rangers[0]].append(picked)
        elif shape == (0, 1):
            victims = [seat for seat, pile in enumerate(self.piles) if seat != poachers[0] and pile]
            if victims:
                victim = choices[poachers[0]] = self.choose("steal", poachers[0], victims)
                if victim is not None:
                    self.piles[poachers[0]].append(self.piles[victim].pop())

    def wins(self, seat: int, card: str, market: list[str], fighting: dict[int, str]) -> None:
        self.piles[seat].append(fighting.pop(seat))
        market.remove(card)
        self.hands[seat].append(card)

    def must_take(
        self, special: str, extreme: Callable[[list[int]], int], market: list[str], fighting: dict[int, str]
    ) -> None:
        """Step 4 a or b, for one card of the market."""
        while fighting:
            best = extreme([strength_of(card) for card in fighting.values()])
            first = [seat for seat, card in fighting.items() if strength_of(card) == best]
            if len(first) == 1:
                self.wins(first[0], special, market, fighting)
                return
            self.discard.extend([fighting.pop(seat) for seat in first])
            if self.readings[TIE] == "nobody":
                market.remove(special)
                self.discard.append(special)
                return

    def wild(self, colour: str, market: list[str], fighting: dict[int, str], choices: dict[int, Any]) -> None:
        """Step 4 c, for one colour."""
        own = {seat: strength_of(card) for seat, card in fighting.items() if colour_of(card) == colour}
        for seat in [seat for seat in own if list(own.values()).count(own[seat]) > 1]:
            self.discard.append(fighting.pop(seat))
            del own[seat]
        for seat in sorted(own, key=lambda seat: -own[seat]):
            choice = [card for card in market if colour_of(card) == colour]
            if len(set(choice)) > 1:
                choices[seat] = self.choose("take", seat, choice)
                self.wins(seat, choices[seat], market, fighting)
            elif choice:
                self.wins(seat, choice[0], market, fighting)

    def exchanges(self) -> Iterator[tuple[int, str, tuple[str, ...], list[str]]]:
        """The end of step 6."""
        if not self.deck:  # the own cards would come back, and the game is over
            return
        for seat, hand in enumerate(self.hands):
            for colour in COLOURS:
                same = sum(colour_of(card) == colour for card in hand)
                if same == 5 or (same == 6 and self.readings[FIVE] == "five-or-more"):
                    put = self.choose("exchange", seat, hand)
                    if put is not None:
                        for card in put:
                            hand.remove(card)
                        self.deck.extend(put)
                        back = [self.deck.pop(0) for _ in range(3)]
                        hand.extend(back)
                        yield seat, colour, tuple(put), back


def default_readings() -> dict[str, str]:
    return {ruling: readings[0] for ruling, readings in READINGS.items()}


class Whole(NamedTuple):
    """A whole game of the oracle."""

    colours: tuple[str, ...]
    readings: dict[str, str]
    dealt: list[list[str]]
    rounds: list[Log]


def whole_game(players: int, seed: int, readings: dict[str, str] | None = None) -> Whole:
    """A random game; three out of four decks are stacked for ties, special cards, or hands of one colour."""
    rng = random.Random(seed * 10 + players)
    colours = tuple(rng.sample(COLOURS, players))
    deck = deck_of(colours)
    rng.shuffle(deck)
    stacked: list[Callable[[str], float]] = [
        lambda _card: 0,
        lambda card: (rng.random() if card in SPECIALS else strength_of(card) / 11) + 0.3 * rng.random(),
        lambda card: rng.random() - 0.5 * (card in SPECIALS),
        lambda card: (0 if card in SPECIALS else colours.index(colour_of(card))) + 1.5 * rng.random(),
    ]
    deck.sort(key=stacked[seed % 4])
    if readings is None:
        readings = {ruling: rng.choice(known) for ruling, known in READINGS.items()}

    def choose(what: str, _seat: int, options: Any) -> Any:
        if what == "play":
            specials = [card for card in options if card in SPECIALS]
            return rng.choice(specials if specials and rng.random() < 0.4 else options)
        if what == "exchange":
            return rng.sample(options, 3) if rng.random() < 0.7 else None
        return None if what in ("pick", "steal") and rng.random() < 0.2 else rng.choice(options)

    hands = [[deck.pop(0) for _ in range(6)] for _ in range(players)]
    dealt = [list(hand) for hand in hands]
    piles: list[list[str]] = [[] for _ in hands]
    oracle = Oracle(hands, piles, [], deck, choose, readings)
    rounds = []
    while deck:
        rounds.append(oracle.round())
    return Whole(colours, readings, dealt, rounds)


def games(players: int, ends: Callable[[Whole], bool], readings: dict[str, str] | None = None) -> Iterator[Whole]:
    """Games of the oracle of some kind."""
    return (game for seed in count() if ends(game := whole_game(players, seed, readings)))


class Following:
    """Feeds a game of the oracle to the engine, in either mode, and compares them round by round."""

    def __init__(self, game: Whole, *, full: bool, colours: bool = False) -> None:
        self.full = full
        self.names = "ABCD"[: len(game.dealt)]
        options: dict[str, Any] = {"colours": game.colours} if colours else {}
        self.state = begin_game(State, "afritoria", list(self.names), rulings=game.readings, hands=full, **options)
        self.events: list[Event] = []
        for hand in game.dealt if full else ():
            for card in hand:
                self.do(Deal(card))

    def do(self, move: Move) -> None:
        assert tracking.outcome(self.state) is None
        assert tracking.read_move("afritoria", move.to_dict()) == move
        self.state, events = tracking.resolve(self.state, move)
        self.events += events

    def up_to_the_draws(self, log: Log) -> None:
        """The market, the cards played, the choices."""
        for card in log.market:
            assert tracking.current_player(self.state) is None
            self.do(Market(card))
        for name, card in zip(self.names, log.played, strict=True):
            assert tracking.current_player(self.state) == name
            self.do(Play(card))
        asked = set()
        while (player := tracking.current_player(self.state)) is not None:
            seat = self.names.index(player)
            asked.add(seat)
            kind, choice = next_kind(self.state), log.choices[seat]
            if kind is Steal:
                self.do(Steal() if choice is None else Steal(self.names[choice]))
            elif kind is Pick:
                self.do(Pick(choice or ""))
            else:
                assert kind is Take
                self.do(Take(choice))
        assert asked == set(log.choices)

    def round(self, log: Log) -> None:
        """A whole round, and the comparison."""
        first, before = len(self.events), self.state.piles
        self.up_to_the_draws(log)
        self.draws_and_exchanges(log)
        self.compare(log)
        for seat, name in enumerate(self.names):
            happened = [event.points for event in self.events[first:] if event.player == name]
            assert sum(happened) == points_of(self.state.piles[seat]) - points_of(before[seat])

    def draws_and_exchanges(self, log: Log) -> None:
        """What is drawn, and exchanged."""
        if self.full:
            for card in log.drawn:
                assert next_kind(self.state) is Draw
                self.do(Draw(card))
        for seat, colour, put, drawn in log.exchanges:
            self.do(Exchange(self.names[seat], colour, put if self.full else ()))
            for card in drawn if self.full else ():
                self.do(Draw(card))

    def compare(self, log: Log) -> None:
        """Whether things stand as in the game of the oracle."""
        state = self.state
        assert [list(pile) for pile in state.piles] == log.piles
        assert sorted(state.discarded) == sorted(log.discard)
        assert draw_pile(state) == len(log.deck)
        assert not state.market
        for seat, hand in enumerate(log.hands):
            if self.full:
                assert sorted(state.hands[seat]) == sorted(hand)
            assert Counter(state.hands[seat]) <= Counter(hand)
            assert len(state.hands[seat]) + state.hidden[seat] == len(hand)
        assert (tracking.outcome(state) is None) == bool(log.deck)


def follow(game: Whole, *, full: bool, colours: bool = False) -> Following:
    """A whole game of the oracle on the engine."""
    following = Following(game, full=full, colours=colours)
    for log in game.rounds:
        following.round(log)
    return following


EVENT_RULES = {
    "afritoria.end.trigger",
    "afritoria.hand.exchange",
    "afritoria.market.poacher",
    "afritoria.market.ranger",
    "afritoria.market.special.tie",
    "afritoria.market.tie",
    "afritoria.poacher.steal",
    "afritoria.question.specials-optional",
    "afritoria.ranger.cancel",
    "afritoria.ranger.pick",
    "afritoria.special.cancel.two-poachers",
    "afritoria.special.cancel.two-rangers",
    "afritoria.wild.fail",
    "afritoria.wild.score",
    "afritoria.wild.tie",
}
"""What happens in games of any number of players."""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seeds", [range(30, 60), pytest.param(range(400), marks=pytest.mark.long)], ids=str)
def test_whole_games_are_those_of_the_oracle(players: int, seeds: range) -> None:
    rules: Counter[str] = Counter()
    for seed in seeds:
        game = whole_game(players, seed)
        following = follow(game, full=True, colours=seed % 3 == 0)
        at_table = follow(game, full=False, colours=seed % 5 == 0)
        rules += Counter(event.rule for event in following.events)
        # Only the order of the colours may differ, as they are known from other cards.
        # Only where hands are told it is told who gets a card.
        seen = [event for event in following.events if event.what not in ("dealt", "draws")]
        assert sorted(at_table.events) == sorted(seen)
        assert at_table.state.piles == following.state.piles
        assert at_table.state.market == following.state.market
        points = [points_of(pile) for pile in game.rounds[-1].piles]
        outcome = tracking.outcome(following.state)
        assert outcome is not None
        assert outcome.rule == "afritoria.end.trigger"
        assert outcome.winners == tuple(n for n, p in zip("ABCD", points, strict=False) if p == max(points))
        sheet = tracking.standings(following.state)
        assert [player.total for player in sheet.players] == points
    assert all(scorer.rule(rule) for rule in rules)
    expected = {*EVENT_RULES, "afritoria.setup.hand", "afritoria.round.refill"}
    if players > 2:
        expected |= {BESIDE, "afritoria.special.cancel.three"}
    assert set(rules) == expected, "the random games have to reach all of the rules"


# --- the worked examples ---------------------------------------------------------------------------------------------


class Example(NamedTuple):
    id: str
    played: str
    market: str
    piles: str
    taken: str
    discard: str
    draws: str
    choices: str = ""
    before: tuple[Round, ...] = ()
    nobody: tuple[str, str, str, str] | None = None
    """Piles, taken, discard and draws where nobody takes a special card that was tied for."""


ONE_EACH = (Round("G5 B5 P5", "G1 B4 P2"),)
"""Brings the piles of F2-10."""
TWO_ROUNDS = (Round("P5 P6 G5", "B11 P3 G11", "B=P5"), Round("B5 B6 B7", "G9 B1 P9", "B=B5"))
"""Brings the piles of F2-09."""

EXAMPLES = [
    Example("F2-01", "G8 G3 B5", "G2 B9 P4", "G8 / - / B5", "G2 / - / B9", "G3 P4", "B"),
    Example("F2-02", "G8 G3 G5", "G2 G10 P4", "G8 / - / G5", "G2 / - / G10", "G3 P4", "B", "A=G2"),
    Example("F2-02-otherwise", "G8 G3 G5", "G2 G10 P4", "G8 / - / G5", "G10 / - / G2", "G3 P4", "B", "A=G10"),
    Example("F2-03", "G8 G8 G5", "G2 G10 P4", "- / - / G5", "- / - / G2", "G10 G8 G8 P4", "AB", "C=G2"),
    Example("F2-04", "G8 B8 P1", "G2 B9 P4", "G8 / B8 / P1", "G2 / B9 / P4", "", ""),
    Example("F2-05", "G8 B2 P6", "R B9 P4", "- / B2 / P6", "- / R / P4", "B9 G8", "A"),
    Example("F2-06", "G8 B2 P6", "S B9 P4", "G8 / B2 / P6", "S / B9 / P4", "", ""),
    Example(
        "F2-07",
        "G3 B3 P6 G9",
        "R G1 P4 B5",
        "- / - / P6 / G9",
        "- / - / R / G1",
        "B3 B5 G3 P4",
        "AB",
        nobody=("- / - / P6 / G9", "- / - / P4 / G1", "B3 B5 G3 R", "AB"),
    ),
    Example("F2-08", "R G4 B10", "G7 B2 P1", "G7 / - / B10", "- / - / B2", "G4 P1 R", "AB", "A=G7"),
    Example(
        "F2-09", "S G4 B10", "G7 B2 P1", "B1 / P3 G4 / G11 B10", "- / G7 / B2", "P1 S", "A", "A=B", before=TWO_ROUNDS
    ),
    Example(
        "F2-10", "S R B10", "G7 B2 P1", "G1 / B4 P1 / P2 B10", "- / - / B2", "G7 R S", "AB", "B=P1", before=ONE_EACH
    ),
    Example("F2-11", "R R B10", "G7 B2 P1", "- / - / B10", "- / - / B2", "G7 P1 R R", "AB"),
    Example("F2-12", "R S S B10", "G7 B2 P1 N3", "- / - / - / B10", "- / - / - / B2", "G7 N3 P1 R S S", "ABC"),
    Example("F2-13", "G5 R", "R S", "G5 / -", "R / -", "R S", "B"),
    Example("F2-14", "G4 B7 P2 N9", "R R N1 B3", "G4 / B7 / P2 / N9", "R / B3 / R / N1", "", ""),
    Example("F2-15", "G4 B7 P2 N9", "R S B3 P6", "- / B7 / P2 / N9", "- / B3 / R / S", "G4 P6", "A"),
]
by_id = pytest.mark.parametrize("example", EXAMPLES, ids=[example.id for example in EXAMPLES])


@by_id
@pytest.mark.parametrize("reading", ["next", "nobody"])
def test_worked_examples(example: Example, reading: str, full: bool) -> None:
    result = resolve(
        example.market, example.played, example.choices, full=full, before=example.before, rulings={TIE: reading}
    )
    expected = (example.piles, example.taken, example.discard, example.draws)
    if reading == "nobody" and example.nobody:
        expected = example.nobody
    assert result[:4] == expected
    assert [player for player, _ in result.asked] == [choice[0] for choice in example.choices.split()]


@by_id
@pytest.mark.parametrize("reading", ["next", "nobody"])
def test_the_oracle_knows_the_worked_examples(example: Example, reading: str) -> None:
    rounds = [*example.before, Round(example.market, example.played, example.choices)]
    n = len(example.played.split())
    hands: list[list[str]] = [[] for _ in range(n)]
    for each in rounds:
        for hand, card in zip(hands, cards(each.played), strict=True):
            hand.append(card)
    fillers = iter(["brown elephant"] * 100)
    hands = [hand + [next(fillers) for _ in range(6 - len(hand))] for hand in hands]
    piles: list[list[str]] = [[] for _ in hands]
    discard: list[str] = []
    for each in rounds:
        now, choices = cards(each.played), dict(choice.split("=") for choice in each.choices.split())

        def choose(what: str, seat: int, options: Any) -> Any:
            if what == "exchange":
                return None
            if what == "play":
                return now[seat]  # noqa: B023
            choice = choices["ABCD"[seat]]  # noqa: B023
            return "ABCD".index(choice) if what == "steal" else CARD[choice]

        deck = cards(each.market) + [next(fillers) for _ in range(10)]
        start = len(discard)
        log = Oracle(hands, piles, discard, deck, choose, {**default_readings(), TIE: reading}).round()
    expected = example.nobody if reading == "nobody" and example.nobody else example[3:7]
    assert (codes(piles), " ".join(sorted(CODE[card] for card in discard[start:]))) == (expected[0], expected[2])
    assert len(log.drawn) == len(expected[3])


def test_afritoria_score_points_in_a_worked_example(full: bool) -> None:
    """F2-09: A has 3 points, B 6, C 2."""
    table = Table(3, [*TWO_ROUNDS, Round("G7 B2 P1", "S G4 B10")], full=full)
    for each in TWO_ROUNDS:
        table.round(*each)
    assert [player.total for player in tracking.standings(table.state).players] == [0, 6, 1]
    table.round("G7 B2 P1", "S G4 B10", "A=B")
    sheet = tracking.standings(table.state)
    assert {player.name: player.total for player in sheet.players} == {"A": 3, "B": 6, "C": 2}
    assert sheet.winners == ("B",)
    assert tracking.outcome(table.state) is None


def test_afritoria_score_points_every_event(full: bool) -> None:
    """Every point stands in an event with its player and its rule; a loss is one, too."""
    table = Table(3, [*TWO_ROUNDS, Round("G7 B2 P1", "S G4 B10")], full=full)
    for each in TWO_ROUNDS:
        table.round(*each)
    first = len(table.events)
    table.round("G7 B2 P1", "S G4 B10", "A=B")
    told = [(event.player, event.points, event.rule) for event in table.events[first:] if event.points]
    assert sorted(told) == [
        ("A", 3, "afritoria.poacher.steal"),
        ("B", -3, "afritoria.poacher.steal"),
        ("B", 3, "afritoria.wild.score"),
        ("C", 1, "afritoria.wild.score"),
    ]


# --- setup -----------------------------------------------------------------------------------------------------------


def begin(players: int, **options: Any) -> State:
    """A game without any card turned up."""
    return begin_game(State, "afritoria", list("ABCD"[:players]), **options)


def turned_up(state: State, codes: str) -> State:
    return play(state, *[Market(card) for card in cards(codes)])


def dealt(state: State, codes: str) -> State:
    return play(state, *[Deal(card) for card in cards(codes)])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_afritoria_setup_hand(players: int) -> None:
    """Six cards each, told seat by seat; the first market comes after them."""
    state = begin(players, hands=True)
    deck = deck_of(COLOURS[:players])
    random.Random(players).shuffle(deck)
    for seat, _ in product(range(players), range(6)):
        assert kinds(state) == {Deal}
        assert tracking.current_player(state) is None
        before = state.hands[seat]
        state = play(state, Deal(deck.pop()))
        assert len(state.hands[seat]) == len(before) + 1
    assert [len(hand) for hand in state.hands] == [6] * players
    assert kinds(state) == {Market}
    assert draw_pile(state) == len(deck) == PILE[players]


@pytest.mark.parametrize(("players", "deck"), [(2, 52), (3, 74), (4, 96)])
def test_afritoria_setup_deck(players: int, deck: int) -> None:
    assert draw_pile(begin(players, hands=True)) == deck


@pytest.mark.parametrize(("players", "pile"), [(2, 40), (3, 56), (4, 72)])
def test_afritoria_setup_pile(players: int, pile: int, full: bool) -> None:
    table = Table(players, full=full)
    assert draw_pile(table.state) == pile
    assert [len(hand) + hidden for hand, hidden in zip(table.state.hands, table.state.hidden, strict=True)] == (
        [6] * players
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_afritoria_setup_market(players: int, full: bool) -> None:
    """As many cards as players."""
    state = Table(players, full=full).state
    for _ in range(players):
        assert kinds(state) == {Market}
        assert tracking.current_player(state) is None
        state = tracking.play(state, next(iter(tracking.legal_moves(state))))
    assert kinds(state) == {Play}
    assert tracking.current_player(state) == "A"
    assert len(state.market) == players
    assert draw_pile(state) == PILE[players] - players


def test_afritoria_question_first_market(full: bool) -> None:
    """The market of the setup is that of round 1: no second one is turned up."""
    table = Table(3, [Round("G2 B9 P4", "G8 B3 P5")], full=full)
    table.market("G2 B9 P4")
    assert kinds(table.state) == {Play}
    refused(table.state, Market("purple lion"), "afritoria.round.play")
    assert draw_pile(table.state) == 53


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("special", SPECIALS)
def test_afritoria_setup_specials(special: str, players: int) -> None:
    """All four of a kind are in play with any number of players, and not a fifth."""
    state = play(begin(players, hands=True), *[Deal(special)] * 4)
    refused(state, Deal(special), f"afritoria.components.{special}", place="card")
    other = SPECIALS[special == "ranger"]
    state = play(state, *[Deal(other)] * 4)
    refused(state, Deal(other), f"afritoria.components.{other}", place="card")


@pytest.mark.parametrize(("special", "code"), [("ranger", "R"), ("poacher", "S")])
def test_afritoria_components_ranger_and_poacher(special: str, code: str) -> None:
    """Who sees four of them in the market knows that nobody has one."""
    state = turned_up(begin(4), f"{code} {code} {code} {code}")
    refused(state, Play(special), f"afritoria.components.{special}", place="card")
    state = turned_up(begin(4), f"{code} {code} {code} G1")
    assert tracking.play(state, Play(special))


def test_afritoria_components_wild(full: bool) -> None:
    """A third copy of a card cannot turn up anywhere."""
    table = Table(2, [Round("G1 G1", "B3 B4")], full=full)
    table.market("G1 G1")
    refused(table.state, Play(CARD["G1"]), *(["afritoria.round.play"] if full else ["afritoria.components.wild"]),
            place="card")  # fmt: skip
    table.play("B3 B4")
    if full:
        refused(table.state, Draw(CARD["G1"]), "afritoria.components.wild", place="card")
    table.draw()
    refused(table.state, Market(CARD["G1"]), "afritoria.components.wild", place="card")
    assert "G1" not in legal_cards(table.state, Market)
    state = dealt(begin(2, hands=True), "G1 G1")
    refused(state, Deal(CARD["G1"]), "afritoria.components.wild", place="card")


def test_afritoria_components_wild_own_card() -> None:
    """At a table, a card that a player is known to hold can be played by nobody else but that player."""
    state = play(turned_up(begin(2), "G1 B9"), *[Play(card) for card in cards("G3 B4")])  # A takes the first one
    state = play(turned_up(state, "G1 G9"), *[Play(card) for card in cards("B5 B7")])  # the second one is discarded
    state = turned_up(state, "G2 G5")
    assert tracking.why_not(state, Play(CARD["G1"])) is None
    state = play(state, Play(CARD["B6"]))
    refused(state, Play(CARD["G1"]), "afritoria.components.wild", place="card")


# --- the colours -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_afritoria_setup_colours(players: int, full: bool) -> None:
    """As many colours as players, known once they have shown."""
    letters = "NPB"[:players]
    state = begin(players, hands=full)
    kind: type[Deal | Market] = Deal if full else Market
    assert legal_cards(state, kind) == sorted(CARD)
    for letter in letters[:-1]:
        state = play(state, kind(CARD[f"{letter}4"]))
        assert legal_cards(state, kind) == sorted(CARD)
    state = play(state, kind(CARD[f"{letters[-1]}4"]))
    move = next(iter(tracking.legal_moves(state)))
    allowed = sorted([code for code in CARD if code[0] in letters] + ["R", "S"])
    assert legal_cards(state, type(move)) == allowed
    for code in WILD:
        if code[0] not in letters:
            other = kind(CARD[code]) if full else Play(CARD[code])
            refused(state, other, "afritoria.setup.colours", place="card")


def test_afritoria_setup_colours_specials_have_none() -> None:
    state = turned_up(begin(3), "R S R")
    assert legal_cards(state, Play) == sorted(CARD)


@pytest.mark.parametrize("colours", [*permutations(COLOURS, 2), *permutations(COLOURS, 3), *permutations(COLOURS)])
def test_afritoria_question_which_colours(colours: tuple[str, ...], full: bool) -> None:
    """Any colours, in any order; with the option they are known from the start."""
    state = begin(len(colours), hands=full, colours=list(colours))
    kind: type[Deal | Market] = Deal if full else Market
    assert legal_cards(state, kind) == sorted(
        [code for code, card in WILD.items() if colour_of(card) in colours] + ["R", "S"]
    )
    for card in WILD.values():
        if colour_of(card) not in colours:
            refused(state, kind(card), "afritoria.setup.colours", place="card")
    assert draw_pile(state) == PILE[len(colours)] + full * 6 * len(colours)


@pytest.mark.parametrize("colours", ["green blue", "purple brown", "brown green"])
def test_afritoria_setup_colours_option_changes_nothing_else(colours: str) -> None:
    """A round is the same whether the colours were told before or not."""
    first, second = colours.split()
    moves = [Market(f"{first} lion"), Market(f"{second} zebra"), Play(f"{first} hyena"), Play(f"{second} gazelle")]
    told, untold = (play(state, *moves) for state in (begin(2, colours=colours.split()), begin(2)))
    assert told.piles == untold.piles == ((f"{first} hyena",), (f"{second} gazelle",))
    assert told.hands == untold.hands


@pytest.mark.parametrize(
    ("colours", "place"),
    [
        (["green"], "options.colours"),
        (["green", "blue", "purple"], "options.colours"),
        (["green", "green"], "options.colours"),
        (["green", "blue", "blue"], "options.colours"),
        (["green", "red"], "options.colours[1]"),
        (["green", 3], "options.colours[1]"),
        ("green", "options.colours"),
        (3, "options.colours"),
        (["green", "blue", "purple", "brown", "green"], "options.colours"),
    ],
)
def test_afritoria_setup_colours_option_refused(colours: Any, place: str) -> None:
    with pytest.raises(InvalidTally) as caught:
        begin(2, colours=colours)
    assert caught.value.place == place
    assert caught.value.rule == "afritoria.setup.colours"


@pytest.mark.parametrize("hands", ["yes", 1, None])
def test_afritoria_setup_hand_option_refused(hands: Any) -> None:
    with pytest.raises(InvalidTally) as caught:
        begin(2, hands=hands)
    assert caught.value.place == "options.hands"


@pytest.mark.parametrize(
    "arguments",
    [
        {"players": ["A"]},
        {"players": list("ABCDE")},
        {"players": ["A", "A"]},
        {"players": ["A", ""]},
        {"players": ["A", "B"], "edition": "de"},
        {"players": ["A", "B"], "rulings": {TIE: "both"}},
        {"players": ["A", "B"], "rulings": {"africa.majority.zero": "none"}},
        {"players": ["A", "B"], "colors": ["green", "blue"]},
    ],
    ids=repr,
)
def test_afritoria_start_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(ScorerError):
        tracking.start("afritoria", **arguments)


# --- playing cards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_afritoria_round_play(players: int) -> None:
    """Everybody plays one of the own cards, whichever it is; told in the order of the seats."""
    each = Round(first("G5 B5 P5 N5", players), first("G7 R S B2", players))
    table = Table(players, [each], full=True)
    table.market(each.market)
    for seat, name in enumerate(table.names):
        assert tracking.current_player(table.state) == name
        hand = table.state.hands[seat]
        assert legal_cards(table.state, Play) == sorted({CODE[card] for card in hand})
        for card in CARD.values():
            if card not in hand:
                refused(table.state, Play(card), "afritoria.round.play", place="card")
        for card in hand:
            assert tracking.why_not(table.state, Play(card)) is None
        table.do(Play(hand[0]))


def test_afritoria_round_play_unknown_hands() -> None:
    """At a table, anything may be played that does not lie elsewhere."""
    state = turned_up(begin(3), "G2 G2 P4")
    assert legal_cards(state, Play) == sorted([code for code in CARD if code != "G2"])
    state = play(state, Play(CARD["P4"]))
    assert tracking.current_player(state) == "B"
    assert legal_cards(state, Play) == sorted([code for code in CARD if code not in ("G2", "P4")])


SIX_ROUNDS = tuple(Round(f"G{got} B{got}", f"G{own} B{own}") for own, got in enumerate((7, 8, 9, 10, 11, 7), start=1))
SIX_HANDS = "G1 G2 G3 G4 G5 G6 / B1 B2 B3 B4 B5 B6"
"""Six rounds after which each of two players has six cards of one colour, all of which lay in the market before."""


def test_afritoria_round_play_known_hand(full: bool) -> None:
    """Even at a table, who has taken six market cards holds nothing else."""
    table = Table(2, [*SIX_ROUNDS, Round("G2 B2", "R S")], full=full, dealt=SIX_HANDS)
    for each in SIX_ROUNDS:
        table.round(*each)
    table.market("G2 B2")
    assert legal_cards(table.state, Play) == sorted(["G7", "G8", "G9", "G10", "G11"])
    refused(table.state, Play(CARD["G1"]), "afritoria.round.play", place="card")
    refused(table.state, Play(CARD["R"]), "afritoria.round.play", place="card")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_afritoria_round_reveal(players: int, full: bool) -> None:
    """Nothing happens before all cards are revealed."""
    each = everybody_scores(players)
    table = Table(players, [each], full=full)
    table.market(each.market)
    for name, card in zip(table.names, cards(each.played), strict=True):
        assert not any(table.state.piles)
        assert tracking.current_player(table.state) == name
        table.do(Play(card))
    assert all(table.state.piles)


# --- rangers and poachers that are played ----------------------------------------------------------------------------


def effect_of(rangers: int, poachers: int, beside: str) -> str:
    """The table of C.3."""
    table = {
        (0, 1): "steal",
        (1, 0): "pick",
        (1, 1): "pick",
        (1, 2): "pick" if beside == "works" else "",
    }
    return table.get((rangers, poachers), "")


def rule_of(rangers: int, poachers: int, beside: str) -> set[str]:
    """The rules that say so."""
    if rangers + poachers >= 3:
        works = (rangers, poachers, beside) == (1, 2, "works")
        return {BESIDE, "afritoria.ranger.pick"} if works else {"afritoria.special.cancel.three"}
    return {
        (2, 0): {"afritoria.special.cancel.two-rangers"},
        (0, 2): {"afritoria.special.cancel.two-poachers"},
        (1, 1): {"afritoria.ranger.cancel", "afritoria.ranger.pick"},
        (1, 0): {"afritoria.ranger.pick"},
        (0, 1): {"afritoria.poacher.steal"},
    }.get((rangers, poachers), set())


SPECIAL_RULES = {
    "afritoria.special.cancel.two-rangers",
    "afritoria.special.cancel.two-poachers",
    "afritoria.special.cancel.three",
    "afritoria.ranger.cancel",
    "afritoria.ranger.pick",
    "afritoria.poacher.steal",
    BESIDE,
}


def work(effect: str, roles: Sequence[str], market: list[str], piles: list[list[str]]) -> tuple[str, type[Move] | None]:
    """What is chosen, and by which move; the piles are changed."""
    if effect == "pick":
        seat = roles.index("R")
        piles[seat].append(market[seat])
        return f"{'ABCD'[seat]}={market[seat]}", Pick
    if effect == "steal":
        seat = roles.index("S")
        victim = (seat + 1) % len(roles)
        piles[seat].append(piles[victim].pop())
        return f"{'ABCD'[seat]}={'ABCD'[victim]}", Steal
    return "", None


@pytest.mark.parametrize("beside", ["void", "works"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_afritoria_special_cancel(players: int, beside: str, full: bool) -> None:
    """Every combination of rangers and poachers, whoever plays them: what works, and what becomes of all cards."""
    seats = range(players)
    seen = set()
    for roles in product("RSW", repeat=players):
        letters = "GBPN"[:players]
        played = [role if role != "W" else f"{letters[seat]}8" for seat, role in enumerate(roles)]
        rangers, poachers = roles.count("R"), roles.count("S")
        seen.add((rangers, poachers))
        effect = effect_of(rangers, poachers, beside)
        # The ranger takes the card of the own colour, the poacher robs the next player.
        piles = [[f"{letter}7"] for letter in letters]
        market = [f"{letter}5" for letter in letters]
        choices, kind = work(effect, roles, market, piles)
        wild = [seat for seat in seats if roles[seat] == "W"]
        for seat in wild:
            piles[seat].append(f"{letters[seat]}8")
        lost = [market[seat] for seat in seats if roles[seat] != "W" and market[seat] not in piles[seat]]
        result = resolve(
            " ".join(market),
            " ".join(played),
            choices,
            full=full,
            before=[everybody_scores(players)],
            rulings={BESIDE: beside},
        )
        assert result.piles == " / ".join([" ".join(pile) for pile in piles])
        assert result.taken == " / ".join([market[seat] if seat in wild else "-" for seat in seats])
        assert result.discard == " ".join(sorted([*lost, *[role for role in roles if role != "W"]]))
        assert result.draws == "".join(["ABCD"[seat] for seat in seats if seat not in wild])
        assert result.asked == ([(choices[0], kind)] if kind else [])
        assert SPECIAL_RULES & set(result.rules) == rule_of(rangers, poachers, beside)
    assert seen == {(r, p) for r in range(players + 1) for p in range(players + 1 - r)}


def test_afritoria_special_cancel_two_rangers(full: bool) -> None:
    result = resolve("G7 B2 P1", "R R B10", full=full)
    assert result[:4] == ("- / - / B10", "- / - / B2", "G7 P1 R R", "AB")
    assert "afritoria.special.cancel.two-rangers" in result.rules


def test_afritoria_special_cancel_two_poachers(full: bool) -> None:
    result = resolve("G5 B2 P1", "S S P8", full=full, before=[everybody_scores(3)])
    assert result[:4] == ("G7 / B7 / P7 P8", "- / - / P1", "B2 G5 S S", "AB")
    assert "afritoria.special.cancel.two-poachers" in result.rules


@pytest.mark.parametrize("played", ["R R S", "R S S", "R R R", "S S S"])
def test_afritoria_special_cancel_three(played: str, full: bool) -> None:
    result = resolve("G5 B2 P1", played, full=full, before=[everybody_scores(3)])
    assert result.piles == "G7 / B7 / P7"
    assert result.discard == " ".join(sorted(["G5", "B2", "P1", *played.split()]))
    assert result.draws == "ABC"
    assert "afritoria.special.cancel.three" in result.rules


@pytest.mark.parametrize("played", ["R R S S", "R R R R", "S S S S", "R R R S", "R S S S"])
@pytest.mark.parametrize("beside", ["void", "works"])
def test_afritoria_question_four_specials(played: str, beside: str, full: bool) -> None:
    before = [everybody_scores(4)]
    result = resolve("G5 B2 P1 N4", played, full=full, before=before, rulings={BESIDE: beside})
    assert result.piles == "G7 / B7 / P7 / N7"
    assert result.draws == "ABCD"
    assert "afritoria.special.cancel.three" in result.rules


@pytest.mark.parametrize(("edition", "reading"), [("nl", None), (None, None), (None, "void"), ("nl", "void")])
def test_afritoria_question_one_ranger_two_poachers(edition: str | None, reading: str | None, full: bool) -> None:
    rulings = {BESIDE: reading} if reading else {}
    for players, played in ((3, "R S S"), (3, "S R S"), (4, "S S R N8"), (4, "R G8 S S")):
        market = first("G5 B2 P1 N4", players)
        before = [everybody_scores(players)]
        result = resolve(market, played, full=full, before=before, rulings=rulings, edition=edition)
        assert not result.asked
        assert "afritoria.special.cancel.three" in result.rules


@pytest.mark.parametrize("edition", ["nl", None])
@pytest.mark.parametrize("choice", ["B2", "-"])
def test_afritoria_ranger_beside_poachers_works(edition: str | None, choice: str, full: bool) -> None:
    """By the other reading the ranger picks, whatever the rulebook says; the poachers do nothing."""
    result = resolve(
        "G5 B2 P1 N4",
        "S R S N8",
        f"B={choice}",
        full=full,
        before=[everybody_scores(4)],
        rulings={BESIDE: "works"},
        edition=edition,
    )
    assert result.piles == f"G7 / B7{' B2' if choice != '-' else ''} / P7 / N7 N8"
    assert result.taken == "- / - / - / N4"
    assert result.discard == " ".join(sorted(["G5", "P1", "R", "S", "S", *(["B2"] if choice == "-" else [])]))
    assert result.asked == [("B", Pick)]
    assert BESIDE in result.rules


def test_afritoria_ranger_beside_poachers_void(full: bool) -> None:
    before = [everybody_scores(4)]
    result = resolve("G5 B2 P1 N4", "S R S N8", full=full, before=before, rulings={BESIDE: "void"})
    assert not result.asked
    assert "afritoria.special.cancel.three" in result.rules


def test_afritoria_ranger_beside_poachers_works_only_for_one_ranger_and_two_poachers(full: bool) -> None:
    for played in ("R R S N8", "R S S S", "R R S S"):
        result = resolve("G5 B2 P1 N4", played, full=full, before=[everybody_scores(4)], rulings={BESIDE: "works"})
        assert not result.asked
        assert "afritoria.special.cancel.three" in result.rules


def test_afritoria_ranger_beside_poachers_without_wildlife_cards(full: bool) -> None:
    result = resolve("R S R", "R S S", full=full, before=[everybody_scores(3)], rulings={BESIDE: "works"})
    assert result[:4] == ("G7 / B7 / P7", "- / - / -", "R R R S S S", "ABC")
    assert not result.asked


@pytest.mark.parametrize("pick", ["G7", "B2", "N1"])
def test_afritoria_ranger_pick(pick: str, full: bool) -> None:
    """Any wildlife card, before everybody else, straight onto the own pile; the ranger is replaced."""
    table = Table(4, [Round("G7 R N1 B2", "R G4 B10 N9")], full=full)
    table.market("G7 R N1 B2")
    table.play("R G4 B10 N9")
    assert tracking.current_player(table.state) == "A"
    assert legal_cards(table.state, Pick) == sorted(["-", "G7", "B2", "N1"])
    assert tracking.legal_moves(table.state).count() == 4
    refused(table.state, Pick("ranger"), "afritoria.ranger.pick", place="card")
    refused(table.state, Pick("poacher"), "afritoria.ranger.pick", place="card")
    refused(table.state, Pick(CARD["G4"]), "afritoria.ranger.pick", place="card")
    refused(table.state, Pick(CARD["G8"]), "afritoria.ranger.pick", place="card")
    result = resolve("G7 R N1 B2", "R G4 B10 N9", f"A={pick}", full=full)
    # B has the weakest card and must take the ranger.
    assert result.piles == f"{pick} / G4 / {'-' if pick == 'B2' else 'B10'} / {'-' if pick == 'N1' else 'N9'}"
    assert result.taken.startswith("- / R / ")
    assert "A" in result.draws


def test_afritoria_ranger_pick_one_of_two_copies(full: bool) -> None:
    """The other copy stays in the market."""
    result = resolve("G7 G7 P1", "R G4 B10", "A=G7", full=full)
    assert result[:4] == ("G7 / G4 / -", "- / G7 / -", "B10 P1 R", "AC")


def test_afritoria_ranger_cancel(full: bool) -> None:
    """The ranger stops the poacher, and still picks; whether or not it is used."""
    for choice, piles in (("B=P5", "G7 / B7 P5 / P7"), ("B=-", "G7 / B7 / P7 P8")):
        result = resolve("G5 B2 P5", "S R P8", choice, full=full, before=[everybody_scores(3)])
        assert result.piles == piles
        assert result.asked == [("B", Pick)]
        assert "afritoria.ranger.cancel" in result.rules


def test_afritoria_poacher_steal(full: bool) -> None:
    """The visible card of another player who has one, onto the own pile."""
    before = Round("G6 G5 P5", "G7 B7 P7", "A=G6")
    table = Table(3, [before, Round("G9 B9 P9", "S B8 P8")], full=full)
    table.round(*before)
    table.market("G9 B9 P9")
    table.play("S B8 P8")
    assert tracking.current_player(table.state) == "A"
    assert set(tracking.legal_moves(table.state)) == {Steal(), Steal("C")}
    for name in "AB":  # oneself, and somebody without a card
        refused(table.state, Steal(name), "afritoria.poacher.steal", place="player")
    refused(table.state, Steal("Zoe"), "afritoria.poacher.steal", place="player")
    table.choose("A=C")
    assert codes(table.state.piles) == "G7 P7 / B8 / P8"


def test_afritoria_poacher_steal_the_top_card_only(full: bool) -> None:
    before = [Round("G6 B6", "G7 B7"), Round("G5 B5", "G1 B1")]
    result = resolve("G9 B9", "S B8", "A=B", full=full, before=before)
    assert result.piles == "G7 G1 B1 / B7 B8"


@pytest.mark.parametrize("special", ["R", "S"])
def test_afritoria_special_discard(special: str, full: bool) -> None:
    """A ranger or poacher is discarded and replaced, with or without an effect."""
    before = [everybody_scores(2)]
    for played, choices in ((f"{special} B8", f"A={'G5' if special == 'R' else 'B'}"), (f"{special} {special}", "")):
        result = resolve("G5 B5", played, choices, full=full, before=before)
        assert result.discard.split().count(special) == played.split().count(special)
        assert result.draws == "AB"[: played.split().count(special)]


def test_afritoria_question_specials_optional(full: bool) -> None:
    result = resolve("G7 B2 P1", "R G4 B10", "A=-", full=full)
    assert result[:4] == ("- / G4 / B10", "- / G7 / B2", "P1 R", "A")
    result = resolve("G5 B2 P1", "S B4 P8", "A=-", full=full, before=[everybody_scores(3)])
    assert result[:4] == ("G7 / B7 B4 / P7 P8", "- / B2 / P1", "G5 S", "A")


def test_afritoria_question_ranger_without_wildlife_cards(full: bool) -> None:
    """Nothing to take, and a poacher is stopped all the same."""
    result = resolve("R S", "R S", full=full, before=[everybody_scores(2)])
    assert result[:4] == ("G7 / B7", "- / -", "R R S S", "AB")
    assert not result.asked
    assert "afritoria.ranger.cancel" in result.rules
    result = resolve("R S S", "R S P8", full=full, before=[everybody_scores(3)])
    assert result[:4] == ("G7 / B7 / P7 P8", "- / - / R", "R S S S", "AB")
    assert not result.asked


def test_afritoria_question_poacher_without_target(full: bool) -> None:
    result = resolve("G5 B2 P1", "S B4 P8", full=full)
    assert result[:4] == ("- / B4 / P8", "- / B2 / P1", "G5 S", "A")
    assert not result.asked
    # An own pile is none to steal from.
    result = resolve("G9 B9", "S B8", full=full, before=[Round("G5 G6", "G7 B7", "A=G5")])
    assert result[:4] == ("G7 / B8", "- / B9", "G9 S", "A")
    assert not result.asked


def test_afritoria_question_poacher_before_scoring(full: bool) -> None:
    """What scores in this round cannot be stolen in it."""
    result = resolve("G5 B5", "S B8", full=full)
    assert result.piles == "- / B8"
    assert not result.asked
    result = resolve("G5 B5", "S B8", "A=B", full=full, before=[everybody_scores(2)])
    assert result.piles == "G7 B7 / B8"


# --- handing out the market ------------------------------------------------------------------------------------------


def test_afritoria_round_distribute(full: bool) -> None:
    """Rangers, then poachers, then wildlife cards, wherever they lie in the market."""
    for market in permutations(["R", "S", "B3", "P6"]):
        result = resolve(" ".join(market), "G4 B7 P2 N9", full=full)
        assert result[:4] == ("- / B7 / P2 / N9", "- / B3 / R / S", "G4 P6", "A")


def test_afritoria_question_order_of_step_four(full: bool) -> None:
    """Market cards are meant: who played a ranger does not get the ranger of the market."""
    result = resolve("R S G7 B2", "R G4 B10 G9", "A=G7", full=full)
    assert result[:4] == ("G7 / G4 / B10 / -", "- / R / S / -", "B2 G9 R", "AD")


@pytest.mark.parametrize(
    ("played", "who"), [("G1 B2 P3", 0), ("G2 B1 P3", 1), ("G11 B10 P9", 2), ("G4 R P11", 0), ("S R P11", 2)]
)
def test_afritoria_market_ranger(played: str, who: int, full: bool) -> None:
    """The weakest wildlife card of all takes it, and scores."""
    choices = "B=-" if "R" in played else ""
    result = resolve("R B9 B9", played, choices, full=full)
    assert result.taken.split(" / ")[who] == "R"
    assert result.piles.split(" / ")[who] == played.split()[who]
    assert "afritoria.market.ranger" in result.rules


@pytest.mark.parametrize(
    ("played", "who"), [("G1 B2 P3", 2), ("G2 B11 P3", 1), ("G11 B10 P9", 0), ("G4 R P3", 0), ("S R P1", 2)]
)
def test_afritoria_market_poacher(played: str, who: int, full: bool) -> None:
    """The strongest wildlife card of all takes it, and scores."""
    choices = "B=-" if "R" in played else ""
    result = resolve("S B9 B9", played, choices, full=full)
    assert result.taken.split(" / ")[who] == "S"
    assert result.piles.split(" / ")[who] == played.split()[who]
    assert "afritoria.market.poacher" in result.rules


def test_afritoria_question_forced_special(full: bool) -> None:
    """Nobody is asked: B must take the ranger though there is a blue card, A the poacher instead of a green one."""
    result = resolve("R B9 B10", "G8 B2 P6", full=full)
    assert result[:4] == ("- / B2 / -", "- / R / -", "B10 B9 G8 P6", "AC")
    assert not result.asked
    result = resolve("S G9 G10", "G8 B2 P6", full=full)
    assert result[:4] == ("G8 / - / -", "S / - / -", "B2 G10 G9 P6", "BC")
    assert not result.asked


@pytest.mark.parametrize(
    ("special", "played", "heir"),
    [
        ("R", "G3 B3 P6 N9", "C"),
        ("R", "G9 B3 P6 N3", "C"),
        ("R", "G3 G3 P6 N9", "C"),
        ("S", "G9 B9 P6 N3", "C"),
        ("S", "G2 B9 P6 N9", "C"),
        ("S", "G9 G9 P6 N3", "C"),
        ("R", "G3 B3 P6 N6", ""),
        ("S", "G8 B8 P6 N6", ""),
        ("R", "G3 B3 P3 N3", ""),
        ("R", "G3 G3 B3 B9", "D"),
    ],
)
@pytest.mark.parametrize("reading", ["next", "nobody"])
def test_afritoria_market_special_tie(special: str, played: str, heir: str, reading: str, full: bool) -> None:
    """Equals are out, whatever their colours; by one reading the next in line inherits, by the other nobody does."""
    # Nobody can win the other market cards, which are of the colour of one who is out.
    letters = [code[0] for code in played.split()]
    strengths = [code[1:] for code in played.split()]
    tied = [strength for strength in strengths if strengths.count(strength) > 1]
    first = letters[strengths.index((min if special == "R" else max)(tied, key=int))]
    market = f"{special} {first}1 {first}5 {first}7"
    result = resolve(market, played, full=full, rulings={TIE: reading})
    if heir and reading == "next":
        seat = "ABCD".index(heir)
        assert result.taken == " / ".join([special if i == seat else "-" for i in range(4)])
        assert result.piles == " / ".join([code if i == seat else "-" for i, code in enumerate(played.split())])
        assert TIE not in result.rules
    else:
        assert special in result.discard.split()
        assert special not in result.taken
    assert (TIE in result.rules) == (reading == "nobody")
    assert "afritoria.market.special.tie" in result.rules


@pytest.mark.parametrize("reading", ["next", "nobody"])
def test_afritoria_question_tie_for_a_special(reading: str, full: bool) -> None:
    rulings = {TIE: reading}
    ranger = resolve("R G1 P4 B5", "G3 B3 P6 G9", full=full, rulings=rulings)
    poacher = resolve("S G1 P4 B5", "G9 B9 P6 G3", full=full, rulings=rulings)
    if reading == "next":
        assert ranger[:4] == ("- / - / P6 / G9", "- / - / R / G1", "B3 B5 G3 P4", "AB")
        assert poacher[:4] == ("- / - / P6 / G3", "- / - / S / G1", "B5 B9 G9 P4", "AB")
    else:
        assert ranger[:4] == ("- / - / P6 / G9", "- / - / P4 / G1", "B3 B5 G3 R", "AB")
        assert poacher[:4] == ("- / - / P6 / G3", "- / - / P4 / G1", "B5 B9 G9 S", "AB")


def test_afritoria_market_tie_the_heirs_tie_too(full: bool) -> None:
    """Knocked out again and again, until one is left or nobody is."""
    result = resolve("R G1 B1 P1", "G3 B3 P6 N6", full=full, rulings={TIE: "next"})
    assert result[:4] == ("- / - / - / -", "- / - / - / -", "B1 B3 G1 G3 N6 P1 P6 R", "ABCD")
    result = resolve("R G1 B1 P1", "G3 B3 P6 N6", full=full, rulings={TIE: "nobody"})
    assert result[:4] == ("- / - / P6 / -", "- / - / P1 / -", "B1 B3 G1 G3 N6 R", "ABD")


def test_afritoria_market_tie_with_a_second_special(full: bool) -> None:
    """Where nobody takes the first ranger, the second one goes to the weakest card that is left."""
    result = resolve("R R P1 N1", "G3 B3 P6 N9", full=full, rulings={TIE: "next"})
    assert result[:4] == ("- / - / P6 / N9", "- / - / R / R", "B3 G3 N1 P1", "AB")
    result = resolve("R R P1 N1", "G3 B3 P6 N9", full=full, rulings={TIE: "nobody"})
    assert result[:4] == ("- / - / P6 / N9", "- / - / R / N1", "B3 G3 P1 R", "AB")
    result = resolve("R S P1 N1", "G3 B3 P6 N9", full=full, rulings={TIE: "nobody"})
    assert result[:4] == ("- / - / P6 / N9", "- / - / P1 / S", "B3 G3 N1 R", "AB")


def test_afritoria_question_tie_in_different_colours(full: bool) -> None:
    """Colours play no part in a tie for a ranger or poacher; without one the same cards do not tie."""
    result = resolve("R B9 P4", "G2 B2 P6", full=full)
    assert result[:4] == ("- / - / P6", "- / - / R", "B2 B9 G2 P4", "AB")
    result = resolve("S B9 P4", "G8 B8 P1", full=full)
    assert result[:4] == ("- / - / P1", "- / - / S", "B8 B9 G8 P4", "AB")
    result = resolve("G1 B9 P4", "G8 B8 P1", full=full)
    assert result.piles == "G8 / B8 / P1"


@pytest.mark.parametrize("reading", ["next", "nobody"])
def test_afritoria_question_three_equal_animals(reading: str, full: bool) -> None:
    """All three are out; whether a fourth player gets the special card is the ruling."""
    rulings = {TIE: reading}
    for special, played in (("R", "G3 B3 P3 N9"), ("S", "G9 B9 P9 N3")):
        result = resolve(f"{special} B2 P4 N6", played, full=full, rulings=rulings)
        assert result.piles == f"- / - / - / {played.split()[3]}"
        assert result.taken == f"- / - / - / {special if reading == 'next' else 'N6'}"
        assert result.draws == "ABC"
        # With three players nobody is left.
        result = resolve(f"{special} B2 P4", " ".join(played.split()[:3]), full=full, rulings=rulings)
        assert result.piles == "- / - / -"
        assert special in result.discard.split()
    result = resolve("R B2 P4 N6", "G3 B3 P3 N3", full=full, rulings=rulings)
    assert result[:4] == ("- / - / - / -", "- / - / - / -", "B2 B3 G3 N3 N6 P3 P4 R", "ABCD")


def test_afritoria_question_tied_card_in_its_colour(full: bool) -> None:
    """Who is out for the ranger wins neither a poacher nor a wildlife card."""
    result = resolve("R G1 B1 P1", "G3 B3 P6 N9", full=full)
    assert result[:4] == ("- / - / P6 / -", "- / - / R / -", "B1 B3 G1 G3 N9 P1", "ABD")
    result = resolve("R S B1", "G3 B3 P6", full=full)
    assert result[:4] == ("- / - / P6", "- / - / R", "B1 B3 G3 S", "AB")
    result = resolve("R S B1 P1", "G9 B9 P9 N9", full=full)
    assert result[:4] == ("- / - / - / -", "- / - / - / -", "B1 B9 G9 N9 P1 P9 R S", "ABCD")


@pytest.mark.parametrize(
    ("market", "played", "piles", "taken"),
    [
        ("R R N1 B3", "G4 B7 P2 N9", "G4 / B7 / P2 / N9", "R / B3 / R / N1"),
        ("S S N1 B3", "G4 B7 P2 N9", "- / B7 / - / N9", "- / S / - / S"),
        ("R R R B3", "G4 B7 P2 N9", "G4 / B7 / P2 / -", "R / R / R / -"),
        ("S S S P3", "G4 B7 P2 N9", "G4 / B7 / P2 / N9", "S / S / P3 / S"),
        ("R R R R", "G4 B7 P2 N9", "G4 / B7 / P2 / N9", "R / R / R / R"),
        ("R R S S", "G4 B7 P2 N9", "G4 / B7 / P2 / N9", "R / S / R / S"),
        ("S R S R", "G4 B7 P2 N9", "G4 / B7 / P2 / N9", "R / S / R / S"),
        ("R R", "G5 R", "G5 / -", "R / -"),
        ("S S", "S B1", "- / B1", "- / S"),
        ("R R R", "G5 S S", "G5 / - / -", "R / - / -"),
    ],
)
def test_afritoria_market_special_many(market: str, played: str, piles: str, taken: str, full: bool) -> None:
    """The weakest, then the second weakest ...; nobody gets two."""
    result = resolve(market, played, full=full)
    assert (result.piles, result.taken) == (piles, taken)


def test_afritoria_question_several_specials_in_the_market(full: bool) -> None:
    result = resolve("R R P4", "G8 B2 P6", full=full)
    assert result[:4] == ("- / B2 / P6", "- / R / R", "G8 P4", "A")
    result = resolve("S S P4", "G8 B2 P6", full=full)
    assert result[:4] == ("G8 / - / P6", "S / - / S", "B2 P4", "B")


def test_afritoria_question_weakest_and_strongest(full: bool) -> None:
    for market in ("R S", "S R"):
        result = resolve(market, "G5 R", full=full)
        assert result[:4] == ("G5 / -", "R / -", "R S", "B")
    result = resolve("S R B2", "S R P5", "B=-", full=full)
    assert result[:4] == ("- / - / P5", "- / - / R", "B2 R S S", "AB")


def test_afritoria_question_strongest_after_the_ranger(full: bool) -> None:
    """B is the strongest of all, but has got a ranger."""
    result = resolve("S R R", "G8 B9 S", full=full)
    assert result[:4] == ("G8 / B9 / -", "R / R / -", "S S", "C")
    result = resolve("S R R N1", "G8 B9 N3 P5", full=full)
    assert result[:4] == ("- / B9 / N3 / P5", "- / S / R / R", "G8 N1", "A")


def test_afritoria_question_specials_as_weakest(full: bool) -> None:
    """Rangers and poachers that were played are neither the weakest nor the strongest."""
    result = resolve("R S B2 P4", "R G5 S B9", "A=-", full=full)
    assert result[:4] == ("- / G5 / - / B9", "- / R / - / S", "B2 P4 R S", "AC")


@pytest.mark.parametrize("played", ["R R S", "R R R", "S S S", "S S R"])
def test_afritoria_question_everyone_plays_a_special(played: str, full: bool) -> None:
    result = resolve("R B2 P4", played, full=full)
    assert result[:2] == ("- / - / -", "- / - / -")
    assert result.discard == " ".join(sorted(["R", "B2", "P4", *played.split()]))
    assert result.draws == "ABC"


def test_afritoria_question_everyone_plays_a_special_two_players(full: bool) -> None:
    for played, choices, piles in (("R R", "", "- / -"), ("S S", "", "- / -"), ("R S", "A=B2", "B2 / -")):
        result = resolve("R B2", played, choices, full=full)
        assert (result.piles, result.taken, result.draws) == (piles, "- / -", "AB")


# --- wildlife cards --------------------------------------------------------------------------------------------------


def test_afritoria_wild_contest(full: bool) -> None:
    """The strongest of a colour chooses first, then the next, as long as there are cards."""
    table = Table(4, [Round("G1 G2 G3 B1", "G8 G9 G10 B5")], full=full)
    table.market("G1 G2 G3 B1")
    table.play("G8 G9 G10 B5")
    assert tracking.current_player(table.state) == "C"
    assert legal_cards(table.state, Take) == ["G1", "G2", "G3"]
    refused(table.state, Take(CARD["B1"]), "afritoria.wild.contest", place="card")
    refused(table.state, Take(CARD["G4"]), "afritoria.wild.contest", place="card")
    refused(table.state, Take("ranger"), "afritoria.wild.contest", place="card")
    table.do(Take(CARD["G2"]))
    assert tracking.current_player(table.state) == "B"
    assert legal_cards(table.state, Take) == ["G1", "G3"]
    refused(table.state, Take(CARD["G2"]), "afritoria.wild.contest", place="card")
    result = resolve("G1 G2 G3 B1", "G8 G9 G10 B5", "C=G2 B=G1", full=full)
    assert result[:4] == ("G8 / G9 / G10 / B5", "G3 / G1 / G2 / B1", "", "")


def test_afritoria_wild_contest_fewer_cards_than_players(full: bool) -> None:
    result = resolve("G1 B4 P1", "G8 G9 G10", full=full)
    assert result[:4] == ("- / - / G10", "- / - / G1", "B4 G8 G9 P1", "AB")


def test_afritoria_wild_contest_several_choices(full: bool) -> None:
    """Each colour on its own."""
    result = resolve("G1 G2 B1 B2", "G8 B8 P1 G9", "B=B2 D=G2", full=full)
    assert result[:4] == ("G8 / B8 / - / G9", "G1 / B2 / - / G2", "B1 P1", "C")


def test_afritoria_wild_contest_equal_market_cards(full: bool) -> None:
    """Between two copies there is nothing to choose."""
    result = resolve("G1 G1 P3", "G8 G9 P1", full=full)
    assert result[:4] == ("G8 / G9 / P1", "G1 / G1 / P3", "", "")
    assert not result.asked


def test_afritoria_question_refuse_a_wildlife_card(full: bool) -> None:
    """A card that can win a market card does."""
    table = Table(3, [Round("G2 G10 P4", "G8 B3 P5")], full=full)
    table.market("G2 G10 P4")
    table.play("G8 B3 P5")
    assert set(tracking.legal_moves(table.state)) == {Take(CARD["G2"]), Take(CARD["G10"])}
    result = resolve("G2 B10 P4", "G8 B3 P5", full=full)
    assert result.taken == "G2 / B10 / P4"
    assert not result.asked


def test_afritoria_wild_score(full: bool) -> None:
    """The played card goes on top of the own pile, the market card into the hand, from which it can be played."""
    rounds = [Round("G1 B1", "G9 B9"), Round("G2 B2", "G8 B8"), Round("G3 B3", "G1 B2")]
    table = Table(2, rounds, full=full, dealt="G9 G8 / B9 B8")
    results = [table.round(*each) for each in rounds]
    assert [result.taken for result in results] == ["G1 / B1", "G2 / B2", "G3 / B3"]
    assert results[2].piles == "G9 G8 G1 / B9 B8 B2"
    assert set(cards("G2 G3")) <= set(table.state.hands[0])
    assert CARD["G1"] not in table.state.hands[0]
    assert "afritoria.wild.score" in results[2].rules


def test_afritoria_wild_fail(full: bool) -> None:
    result = resolve("G1 B1 P1", "G8 G3 G5", full=full)
    assert result[:4] == ("G8 / - / -", "G1 / - / -", "B1 G3 G5 P1", "BC")
    assert result.rules.count("afritoria.wild.fail") == 2


@pytest.mark.parametrize(
    ("played", "piles", "taken"),
    [
        ("G8 G8 G5 B1", "- / - / G5 / -", "- / - / G2 / -"),
        ("G8 G5 G5 B1", "G8 / - / - / -", "G2 / - / - / -"),
        ("G8 G8 G5 G5", "- / - / - / -", "- / - / - / -"),
        ("G8 B8 B8 G5", "G8 / - / - / G5", "G2 / - / - / G10"),
        ("G8 B8 P8 N8", "G8 / - / P8 / -", "G2 / - / P4 / -"),
    ],
)
def test_afritoria_wild_tie(played: str, piles: str, taken: str, full: bool) -> None:
    """Equal cards of one colour are out; the same animal of another colour makes no difference."""
    chooser = "" if taken.count("G2") == 0 else f"{'ABCD'[taken.split(' / ').index('G2')]}=G2"
    result = resolve("G2 G10 P4 P4", played, chooser, full=full)
    assert (result.piles, result.taken) == (piles, taken)


def test_afritoria_question_equal_cards_two_market_cards(full: bool) -> None:
    result = resolve("G2 G10", "G8 G8", full=full)
    assert result[:4] == ("- / -", "- / -", "G10 G2 G8 G8", "AB")
    assert result.rules.count("afritoria.wild.tie") == 2
    result = resolve("G2 G10 P4", "G8 G8 G5", "C=G2", full=full)
    assert result.taken == "- / - / G2"
    result = resolve("B2 B10 P4", "G8 G8 G5", full=full)  # no market card of that colour
    assert result[:4] == ("- / - / -", "- / - / -", "B10 B2 G5 G8 G8 P4", "ABC")


def test_afritoria_question_equal_strength_or_points(full: bool) -> None:
    """Cards with the same points but another strength do not tie."""
    result = resolve("G9 G10", "G1 G2", "B=G9", full=full)
    assert result[:4] == ("G1 / G2", "G10 / G9", "", "")
    result = resolve("R P9 P9", "G1 B2 P3", full=full)
    assert result.taken == "R / - / P9"


@pytest.mark.parametrize("market", ["R S", "G9 R", "B9 S", "G9 B9"])
def test_afritoria_round_discard(market: str, full: bool) -> None:
    """All that is left goes to the discard pile, special cards, too."""
    result = resolve(market, "R R", full=full)
    assert result[:4] == ("- / -", "- / -", " ".join(sorted(["R", "R", *market.split()])), "AB")


# --- drawing ---------------------------------------------------------------------------------------------------------


def test_afritoria_round_refill(full: bool) -> None:
    """Who has five cards draws one; who has taken a market card does not."""
    result = resolve("G2 B9 P4", "G8 G3 B5", full=full)
    assert result.draws == "B"


def test_afritoria_question_when_to_draw() -> None:
    """In step 6, with the others, and one card only."""
    table = Table(3, [Round("G7 B2 P1", "R G4 B10")], full=True)
    table.market("G7 B2 P1")
    table.play("R G4 B10")
    refused(table.state, Draw(CARD["G9"]), "afritoria.ranger.pick")
    table.choose("A=G7")
    assert len(table.state.hands[0]) == 5
    assert table.draw() == "AB"
    assert [len(hand) for hand in table.state.hands] == [6, 6, 6]


def test_afritoria_question_draw_order() -> None:
    """In the order of the seats, from the same seat in every round."""
    rounds = [Round("B1 B2 P2 P3", "G1 G2 R N3", "C=-"), Round("P4 P5 B5 B6", "N4 G5 G6 N7")]
    table = Table(4, rounds, full=True)
    assert [table.round(*each).draws for each in rounds] == ["ABCD", "ABCD"]


def test_afritoria_setup_hand_unknown_draws_are_not_told() -> None:
    """At a table nobody tells what is drawn: the next market follows at once."""
    table = Table(3, [Round("G2 B9 P4", "G8 G3 B5")], full=False)
    table.round("G2 B9 P4", "G8 G3 B5")
    assert kinds(table.state) <= {Market, Exchange}
    assert draw_pile(table.state) == 56 - 3 - 1
    refused(table.state, Draw(CARD["G1"]), "afritoria.round.market")


# --- the end ---------------------------------------------------------------------------------------------------------


def ends_with(size: int, *, empty: bool) -> Callable[[Whole], bool]:
    """Whether a last market has so many cards, and takes the last card of the pile."""

    def ends(game: Whole) -> bool:
        last = game.rounds[-1]
        before = game.rounds[-2]
        return len(last.market) == size and (len(before.deck) == size) == empty

    return ends


@pytest.mark.parametrize(("players", "size"), [(2, 1), (3, 1), (3, 2), (4, 1), (4, 2), (4, 3)])
def test_afritoria_end_short_market(players: int, size: int, full: bool) -> None:
    """Any number of cards from one to one fewer than the players; the round is played, and is the last."""
    game = next(games(players, ends_with(size, empty=True)))
    following = Following(game, full=full)
    for log in game.rounds[:-1]:
        following.round(log)
    assert "afritoria.end.trigger" not in [event.rule for event in following.events]
    last = game.rounds[-1]
    for i, card in enumerate(last.market):
        assert Market in kinds(following.state)
        following.state, events = tracking.resolve(following.state, Market(card))
        told = [event.rule for event in events]
        assert told == (["afritoria.end.trigger"] if i == size - 1 else [])
    assert kinds(following.state) == {Play}
    assert draw_pile(following.state) == 0
    assert len(following.state.market) == size
    assert tracking.outcome(following.state) is None

    following = follow(game, full=full)
    assert following.events[-1].rule == "afritoria.end.trigger"
    outcome = tracking.outcome(following.state)
    assert outcome is not None
    assert outcome.rule == "afritoria.end.trigger"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_afritoria_question_last_market(players: int) -> None:
    """One card at least, and fewer than players; or a full one."""
    ends = [whole_game(players, seed) for seed in range(40)]
    assert {len(game.rounds[-1].market) for game in ends} == set(range(1, players + 1))
    for game in ends:
        assert {len(log.market) for log in game.rounds[:-1]} == {players}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_afritoria_question_pile_empty_at_start(players: int, full: bool) -> None:
    """A full market of the last cards is still fought over; nobody draws after it."""
    game = next(games(players, ends_with(players, empty=True)))
    following = follow(game, full=full)
    assert draw_pile(following.state) == 0
    assert game.rounds[-1].drawn == []
    assert tracking.outcome(following.state) is not None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_afritoria_question_pile_runs_out(players: int, full: bool) -> None:
    """The game is over; those who come later go on with five cards that are worth nothing."""

    def runs_out(game: Whole) -> bool:
        last = game.rounds[-1]
        return bool(last.drawn) and any(len(hand) == 5 for hand in last.hands)

    game = next(games(players, runs_out))
    following = follow(game, full=full)
    sizes = [len(hand) + hidden for hand, hidden in zip(following.state.hands, following.state.hidden, strict=True)]
    assert sizes == [len(hand) for hand in game.rounds[-1].hands]
    assert 5 in sizes
    assert tracking.outcome(following.state) is not None
    assert following.events[-1].rule == "afritoria.end.trigger"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_afritoria_end_trigger(players: int, full: bool) -> None:
    """Over exactly when the draw pile is empty after a round, and then nothing is possible any more."""
    game = whole_game(players, 0)
    following = Following(game, full=full)
    for log in game.rounds:
        assert tracking.outcome(following.state) is None
        assert draw_pile(following.state) > 0
        following.round(log)
    state = following.state
    assert draw_pile(state) == 0
    assert tracking.current_player(state) is None
    assert not tracking.legal_moves(state)
    assert tracking.legal_moves(state).count() == 0
    for move in (Deal(CARD["G1"]), Market(CARD["G1"]), Play(CARD["G1"]), Pick(), Steal("B"), Take(CARD["G1"]),
                 Draw(CARD["R"]), Exchange("A", "green")):  # fmt: skip
        refused(state, move, "afritoria.end.trigger")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_afritoria_end_discards_never_come_back(players: int, full: bool) -> None:
    """The draw pile only shrinks, by a market each round at least, however many cards have been discarded."""
    game = whole_game(players, 0)
    following = Following(game, full=full)
    left = [draw_pile(following.state)]
    for log in game.rounds:
        following.round(log)
        left.append(draw_pile(following.state))
    assert left[-1] == 0
    assert all(after < before for before, after in pairwise(left))


def test_afritoria_end_trigger_by_drawing_the_last_card() -> None:
    """Where the last draw takes the last card, no further market is turned up and nobody exchanges."""

    def exactly(game: Whole) -> bool:
        last = game.rounds[-1]
        return bool(last.drawn) and all(len(hand) == 6 for hand in last.hands)

    for players in (2, 3, 4):
        following = follow(next(games(players, exactly)), full=True)
        assert tracking.outcome(following.state) is not None


def test_afritoria_question_tie_at_the_end(full: bool) -> None:
    def tied(game: Whole) -> bool:
        points = [points_of(pile) for pile in game.rounds[-1].piles]
        return points.count(max(points)) == 2 and len({len(pile) for pile in game.rounds[-1].piles}) == 3

    game = next(games(3, tied))
    following = follow(game, full=full)
    points = [points_of(pile) for pile in game.rounds[-1].piles]
    outcome = tracking.outcome(following.state)
    assert outcome is not None
    assert outcome.winners == tuple("ABC"[seat] for seat in range(3) if points[seat] == max(points))
    assert tracking.standings(following.state).tie_break == "afritoria.win"


def test_afritoria_score_hand() -> None:
    """What is left in hand counts nothing."""
    game = whole_game(2, 1)
    following = follow(game, full=True)
    assert all(following.state.hands)
    sheet = tracking.standings(following.state)
    assert [player.total for player in sheet.players] == [points_of(pile) for pile in game.rounds[-1].piles]


# --- exchanging ------------------------------------------------------------------------------------------------------

EXAMPLE = {"dealt": "B1 G2 G5 G5 G9 G11 / B2", "drawn": "R B7 B9 G3 B10 "}
"""The example of F.2, after A played a card that won nothing and drew a ranger."""


def exchange_example(*, full: bool, rulings: dict[str, str] | None = None) -> Table:
    table = Table(2, [Round("G1 G8", "B1 B2")], full=full, rulings=rulings, **EXAMPLE)
    table.round("G1 G8", "B1 B2")
    return table


@pytest.mark.parametrize("reading", ["five-or-more", "exactly-five"])
def test_afritoria_hand_exchange(reading: str) -> None:
    """The worked example: any three of the six cards, also the ranger, in any order; then three new ones."""
    table = exchange_example(full=True, rulings={FIVE: reading})
    hand = cards("G2 G5 G5 G9 G11 R")
    assert sorted(table.state.hands[0]) == sorted(hand)
    moves = [move for move in tracking.legal_moves(table.state) if isinstance(move, Exchange)]
    assert len(moves) == 72
    assert set(moves) == {Exchange("A", "green", put) for put in permutations(hand, 3)}
    assert Market in kinds(table.state)  # nobody has to
    before = table.state
    told = table.do(Exchange("A", "green", tuple(cards("R G2 G5"))))
    assert [(event.rule, event.player, event.points) for event in told] == [("afritoria.hand.exchange", "A", 0)]
    assert tracking.current_player(table.state) is None
    for _ in range(3):
        assert kinds(table.state) == {Draw}
        refused(table.state, Market(CARD["B4"]), "afritoria.hand.exchange")
        refused(table.state, Exchange("A", "green", tuple(cards("G5 G9 G11"))), "afritoria.hand.exchange")
        table.do(Draw(table.drawn.pop(0)))
    assert sorted(table.state.hands[0]) == sorted(cards("G5 G9 G11 B9 G3 B10"))
    assert table.state.hands[1] == before.hands[1]
    assert table.state.discarded == before.discarded
    assert table.state.piles == before.piles
    assert draw_pile(table.state) == draw_pile(before)
    assert kinds(table.state) == {Market}


@pytest.mark.parametrize("reading", ["five-or-more", "exactly-five"])
def test_afritoria_hand_exchange_at_a_table(reading: str) -> None:
    """What is put and drawn stays hidden: nothing of this hand is known any more."""
    table = exchange_example(full=False, rulings={FIVE: reading})
    refused(table.state, Exchange("A", "green", tuple(cards("G2 G5 G5"))), "afritoria.hand.exchange", place="put")
    moves = [move for move in tracking.legal_moves(table.state) if isinstance(move, Exchange)]
    assert set(moves) == {Exchange(name, colour) for name in "AB" for colour in ("green", "blue")}
    before = table.state
    table.do(Exchange("A", "green"))
    assert draw_pile(table.state) == draw_pile(before)
    assert table.state.discarded == before.discarded
    assert len(table.state.hands[0]) + table.state.hidden[0] == 6
    assert kinds(table.state) == {Market, Exchange}


def test_afritoria_hand_exchange_at_a_table_known_cards() -> None:
    """A card that was known in hand may lie under the pile after an exchange, or still be in hand."""
    state = play(turned_up(begin(2), "G1 B9"), *[Play(card) for card in cards("G8 B3")])  # A takes the first one
    state = play(turned_up(state, "G1 B10"), *[Play(card) for card in cards("B4 B5")])  # the second one is discarded
    assert state.hands[0] == ("green porcupine",)
    refused(state, Market(CARD["G1"]), "afritoria.components.wild", place="card")
    state = play(state, Exchange("A", "green"))
    assert "G1" in legal_cards(state, Market)
    for who in range(2):  # even in the hand of B, who may have drawn it
        state = turned_up(state, "G3 G4") if not who else play(state, Play(CARD["R"]))
        assert "G1" in legal_cards(state, Play)


def test_afritoria_hand_exchange_put_cards_are_known() -> None:
    """Where the hands are told, what lies under the pile cannot turn up before the rest of it is gone."""
    table = exchange_example(full=True)
    table.do(Exchange("A", "green", tuple(cards("G5 G2 G5"))))
    refused(table.state, Draw(CARD["G5"]), "afritoria.components.wild", place="card")
    assert table.draw() == "AAA"
    refused(table.state, Market(CARD["G5"]), "afritoria.components.wild", place="card")
    assert "G2" in legal_cards(table.state, Market)  # the other copy


@pytest.mark.parametrize(
    ("move", "place"),
    [
        (Exchange("A", "green", ()), "put"),
        (Exchange("A", "green", tuple(cards("G2 G5"))), "put"),
        (Exchange("A", "green", tuple(cards("G2 G5 G5 G9"))), "put"),
        (Exchange("A", "green", tuple(cards("G3 G5 G5"))), "put[0]"),
        (Exchange("A", "green", tuple(cards("G2 G2 G5"))), "put[1]"),
        (Exchange("A", "green", tuple(cards("G5 G5 G5"))), "put[2]"),
        (Exchange("A", "green", tuple(cards("R G2 R"))), "put[2]"),
        (Exchange("A", "green", tuple(cards("R S G2"))), "put[1]"),
        (Exchange("A", "blue", tuple(cards("G2 G5 G5"))), "colour"),
        (Exchange("A", "brown", tuple(cards("G2 G5 G5"))), "colour"),
        (Exchange("B", "green", tuple(cards("G2 G5 G5"))), "colour"),
        (Exchange("B", "blue", tuple(cards("B7 B7 B7"))), "colour"),
        (Exchange("Zoe", "green", tuple(cards("G2 G5 G5"))), "player"),
        (Exchange("", "green", tuple(cards("G2 G5 G5"))), "player"),
    ],
    ids=repr,
)
def test_afritoria_hand_exchange_refused(move: Exchange, place: str) -> None:
    refused(exchange_example(full=True).state, move, "afritoria.hand.exchange", place=place)


def test_afritoria_hand_exchange_four_of_a_colour(full: bool) -> None:
    """Four are too few; at a table, as soon as that can be known."""
    rounds = [Round("R B4 P4", "G1 B5 P5"), Round("S B6 P6", "G11 B7 P7")]
    table = Table(3, rounds, full=full, dealt="G1 G11 G3 G4 G5 G6 / B5 B7 P8 P9 B8 B9 / P5 P7 G8 G9 B10 B11")
    for each in rounds:
        table.round(*each)
    for colour in COLOURS:
        put = () if not full else tuple(cards("G3 G4 G5"))
        refused(table.state, Exchange("A", colour, put), "afritoria.hand.exchange", place="colour")


def test_afritoria_hand_exchange_colour_not_in_play() -> None:
    table = exchange_example(full=False)
    for colour in ("purple", "brown"):
        refused(table.state, Exchange("A", colour), "afritoria.hand.exchange", place="colour")


@pytest.mark.parametrize("reading", ["five-or-more", "exactly-five"])
def test_afritoria_question_exchange_six(reading: str, full: bool) -> None:
    """Six of a colour: allowed or not by the ruling."""
    table = Table(2, SIX_ROUNDS, full=full, rulings={FIVE: reading})
    for each in SIX_ROUNDS:
        table.round(*each)
    assert sorted(table.state.hands[0]) == sorted(cards("G7 G8 G9 G10 G11 G7"))
    put = tuple(cards("G7 G11 G7")) if full else ()
    if reading == "exactly-five":
        refused(table.state, Exchange("A", "green", put), FIVE, place="colour")
        assert kinds(table.state) == {Market}
    else:
        table.do(Exchange("A", "green", put))


def test_afritoria_exchange_five_what_is_known_at_a_table() -> None:
    """Five known cards of a colour and an unknown one may be exactly five."""
    table = Table(2, SIX_ROUNDS, full=False, rulings={FIVE: "exactly-five"})
    for each in SIX_ROUNDS[:5]:
        table.round(*each)
    assert table.state.hidden == (1, 1)
    assert Exchange("A", "green") in tracking.legal_moves(table.state)
    refused(table.state, Exchange("A", "blue"), FIVE, "afritoria.hand.exchange", place="colour")


def test_afritoria_exchange_five_or_more_at_a_table() -> None:
    table = Table(2, SIX_ROUNDS, full=False, rulings={FIVE: "five-or-more"})
    for each in SIX_ROUNDS[:5]:
        table.round(*each)
    assert Exchange("A", "green") in tracking.legal_moves(table.state)


def test_afritoria_question_exchange_after_the_deal(full: bool) -> None:
    """Not before the first round is over, whatever the hand."""
    dealt_hands = "G1 G2 G3 G4 G5 G6 / B1 B2 B3 B4 B5 B6"
    table = Table(2, [Round("G11 B11", "G6 B6")], full=full, dealt=dealt_hands)
    put = tuple(cards("G1 G2 G3")) if full else ()
    refused(table.state, Exchange("A", "green", put), "afritoria.question.exchange-after-the-deal")
    assert kinds(table.state) == {Market}
    table.market("G11")
    refused(table.state, Exchange("A", "green", put), "afritoria.question.exchange-after-the-deal")
    table.market("B11")
    refused(table.state, Exchange("A", "green", put), "afritoria.round.play")
    table.play("G6 B6")
    table.do(Exchange("A", "green", put))


def two_of_one_colour(*, full: bool) -> Table:
    """Both players may exchange."""
    table = Table(2, [Round("G11 B11", "G6 B6"), Round("G10 B10", "G5 B5")], full=full,
                  dealt="G1 G2 G3 G4 G5 G6 / B1 B2 B3 B4 B5 B6", drawn="G7 G8 G9 B7 B8 B9")  # fmt: skip
    table.round("G11 B11", "G6 B6")
    return table


def exchanges(*, full: bool) -> tuple[Exchange, Exchange, Exchange]:
    """One of A, one of A after it, one of B."""
    if not full:
        return Exchange("A", "green"), Exchange("A", "green"), Exchange("B", "blue")
    return (
        Exchange("A", "green", tuple(cards("G1 G2 G3"))),
        Exchange("A", "green", tuple(cards("G7 G4 G8"))),
        Exchange("B", "blue", tuple(cards("B1 B2 B3"))),
    )


def test_afritoria_question_exchange_repeat(full: bool) -> None:
    """In the order of the seats, and once in a round."""
    table = two_of_one_colour(full=full)
    first, again, other = exchanges(full=full)
    table.do(first)
    table.draw()
    refused(table.state, again, "afritoria.question.exchange-repeat", place="player")
    table.do(other)
    table.draw()
    refused(table.state, again, "afritoria.question.exchange-repeat", place="player")
    refused(table.state, other, "afritoria.question.exchange-repeat", place="player")
    assert kinds(table.state) == {Market}
    # In the next round they may again.
    table.round("G10 B10", "G5 B5")
    put = tuple(cards("G7 G8 G9")) if full else ()
    table.do(Exchange("A", "green", put))


def test_afritoria_question_exchange_repeat_in_the_order_of_the_seats(full: bool) -> None:
    """After B it is too late for A."""
    table = two_of_one_colour(full=full)
    first, _, other = exchanges(full=full)
    table.do(other)
    table.drawn[:] = cards("B7 B8 B9")
    table.draw()
    refused(table.state, first, "afritoria.question.exchange-repeat", place="player")
    assert kinds(table.state) == {Market}


def test_afritoria_question_exchange_repeat_before_the_next_market(full: bool) -> None:
    """With the first card of the next market it is too late for all."""
    table = two_of_one_colour(full=full)
    first, _, other = exchanges(full=full)
    table.market("G10")
    for move in (first, other):
        refused(table.state, move, "afritoria.question.exchange-repeat", "afritoria.hand.exchange", place="player")


@pytest.mark.parametrize("left", [1, 2])
@pytest.mark.parametrize("players", [2, 3])
def test_afritoria_question_exchange_order(players: int, left: int) -> None:
    """Put first, then draw: with a small pile own cards come back, in the order in which they were put."""
    readings = {**default_readings()}
    game = next(
        games(players, lambda game: any(log.exchanges and len(log.deck) == left for log in game.rounds), readings)
    )
    following = Following(game, full=True)
    at = next(i for i, log in enumerate(game.rounds) if log.exchanges and len(log.deck) == left)
    for log in game.rounds[:at]:
        following.round(log)
    log = game.rounds[at]
    following.up_to_the_draws(log)
    for card in log.drawn:
        following.do(Draw(card))
    seat, colour, put, drawn = log.exchanges[0]
    assert drawn[left:] == list(put)[: 3 - left]
    following.do(Exchange("ABC"[seat], colour, put))
    assert draw_pile(following.state) == left + 3
    for i, card in enumerate(drawn):
        if i >= left:
            assert legal_cards(following.state, Draw) == [CODE[card]]
            for other in CARD.values():
                if other != card:
                    refused(following.state, Draw(other), "afritoria.hand.exchange", place="card")
        following.do(Draw(card))
    assert draw_pile(following.state) == left
    # The next market comes from what was put, too.
    if len(log.exchanges) == 1:
        for card in put[3 - left :]:
            assert legal_cards(following.state, Market) == [CODE[card]]
            refused(following.state, Market("ranger" if card != "ranger" else "poacher"), "afritoria.hand.exchange",
                    place="card")  # fmt: skip
            following.do(Market(card))


# --- moves that do not belong there ----------------------------------------------------------------------------------

EVERY_KIND: tuple[Move, ...] = (
    Deal(CARD["G1"]),
    Market(CARD["G1"]),
    Play(CARD["G1"]),
    Pick(),
    Pick(CARD["G5"]),
    Steal(),
    Steal("B"),
    Take(CARD["G5"]),
    Draw(CARD["G1"]),
    Exchange("A", "green"),
    Exchange("A", "green", tuple(cards("G1 G2 G3"))),
)


def in_phase(phase: str, *, full: bool) -> State:
    """A game of three in some phase."""
    if phase == "deal":
        return dealt(begin(3, hands=True), "G1 G2")
    if phase == "market":
        return turned_up(Table(3, [everybody_scores(3)], full=full).state, "G6")
    if phase == "draws of an exchange":
        table = exchange_example(full=True)
        table.do(Exchange("A", "green", tuple(cards("G5 G2 G5"))))
        return table.state
    second = {
        "play": Round("G5 B5 P5", "G8 B8 P8"),
        "pick": Round("G5 B5 P5", "R B8 P8"),
        "steal": Round("G5 B5 P5", "S B8 P8"),
        "take": Round("G5 G9 P5", "G8 B8 P8"),
        "draw": Round("B5 B5 P5", "G8 B8 P8"),
    }[phase]
    table = Table(3, [everybody_scores(3), second], full=full)
    table.round(*everybody_scores(3))
    table.market(second.market)
    if phase != "play":
        table.play(second.played)
    return table.state


PHASES = [
    ("deal", "afritoria.setup.hand", Deal, (True,)),
    ("market", "afritoria.round.market", Market, (False, True)),
    ("play", "afritoria.round.play", Play, (False, True)),
    ("pick", "afritoria.ranger.pick", Pick, (False, True)),
    ("steal", "afritoria.poacher.steal", Steal, (False, True)),
    ("take", "afritoria.wild.contest", Take, (False, True)),
    ("draw", "afritoria.round.refill", Draw, (True,)),
    ("draws of an exchange", "afritoria.hand.exchange", Draw, (True,)),
]


@pytest.mark.parametrize(
    ("phase", "rule", "kind", "full"),
    [(phase, rule, kind, full) for phase, rule, kind, fulls in PHASES for full in fulls],
)
def test_moves_at_the_wrong_time(phase: str, rule: str, kind: type[Move], full: bool) -> None:
    state = in_phase(phase, full=full)
    assert kinds(state) == {kind}
    for move in EVERY_KIND:
        if type(move) is kind or (phase == "market" and isinstance(move, Exchange)):
            continue
        refused(state, move, rule)


@pytest.mark.parametrize(("phase", "player"), [("deal", None), ("market", None), ("play", "A"), ("pick", "A"),
                                               ("steal", "A"), ("take", "A"), ("draw", None)])  # fmt: skip
def test_current_player(phase: str, player: str | None) -> None:
    assert tracking.current_player(in_phase(phase, full=True)) == player


@pytest.mark.parametrize(
    "data",
    [
        {"move": "play"},
        {"move": "play", "card": "green cat"},
        {"move": "play", "card": ""},
        {"move": "play", "card": 3},
        {"move": "play", "card": "g10"},
        {"move": "play", "card": "green lion", "colour": "green"},
        {"move": "pick", "card": "lion"},
        {"move": "steal", "player": 3},
        {"move": "take"},
        {"move": "exchange", "player": "A"},
        {"move": "exchange", "player": "A", "colour": "red"},
        {"move": "exchange", "player": "A", "colour": "green", "put": ["green lion"] * 4},
        {"move": "exchange", "player": "A", "colour": "green", "put": ["green lion", "cat"]},
        {"move": "exchange", "player": "A", "colour": "green", "put": "green lion"},
        {"move": "fly", "card": "green lion"},
        {"card": "green lion"},
        "play",
        None,
    ],
    ids=repr,
)
def test_moves_that_cannot_be_read(data: Any) -> None:
    with pytest.raises(ScorerError):
        tracking.read_move("afritoria", data)


@pytest.mark.parametrize(
    "move", [*EVERY_KIND, Pick("brown wild dog"), Steal("Zoë"), Exchange("B", "brown", ())], ids=repr
)
def test_moves_can_be_written_and_read(move: Move) -> None:
    data = move.to_dict()
    assert tracking.read_move("afritoria", json.loads(json.dumps(data))) == move
    assert tracking.moves("afritoria")[data["move"]] is type(move)


# --- all moves in random games ---------------------------------------------------------------------------------------


def visible(state: State) -> Counter[str]:
    """The cards of which is known where they lie."""
    return Counter(
        [
            *chain(*state.hands),
            *chain(*state.piles),
            *state.market,
            *[card for card in state.played if card],
            *state.discarded,
            *state.under,
        ]
    )


def check_conservation(state: State, colours: Sequence[str]) -> Counter[str]:
    """No card is lost or doubled; what may still turn up."""
    known, deck = visible(state), Counter(deck_of(colours))
    assert known <= deck
    unseen = deck - known
    assert unseen.total() == state.left + sum(state.hidden)
    for pile in state.piles:
        assert not set(pile) & set(SPECIALS)
    assert len(state.market) <= len(state.hands)
    return unseen


def candidates(state: State, rng: random.Random) -> Iterator[Move]:
    """Moves of every kind, with every kind of card."""
    for card in CARD.values():
        for kind in (Deal, Market, Play, Pick, Take, Draw):
            yield kind(card)
    yield from [Pick(), Steal(), Steal("Zoe")]
    names = state.setup.players
    for seat, name in enumerate(names):
        yield Steal(name)
        hand = [*state.hands[seat], *rng.sample(sorted(CARD.values()), 3)]
        puts = {(), tuple(rng.sample(hand, 3)), tuple(rng.sample(hand, 3)), tuple(hand[:3]), tuple(hand[:2])}
        for colour in COLOURS:
            yield from [Exchange(name, colour, put) for put in puts]


def exchangers(state: State, last: str, unseen: Counter[str]) -> set[tuple[str, str]]:
    """Who may exchange before the next market, and which colour; as far as it is known."""
    found = set()
    for seat, name in enumerate(state.setup.players):
        for colour in COLOURS:
            known = sum(colour_of(card) == colour for card in state.hands[seat])
            most = sum(amount for card, amount in unseen.items() if colour_of(card) == colour)
            most = known + min(most, state.hidden[seat])
            if name > last and most >= 5 and (known <= 5 or state.setup.readings[FIVE] == "five-or-more"):
                found.add((name, colour))
    return found


def expected_cards(state: State, unseen: Counter[str], move: Move) -> set[str]:
    """With which cards a move of this kind has to be possible."""
    if isinstance(move, (Deal, Market, Draw)):
        return set(unseen) if state.left else {state.under[0]}
    seat = "ABCD".index(tracking.current_player(state) or "?")
    if isinstance(move, Play):
        return set(state.hands[seat]) | (set(unseen) if state.hidden[seat] else set())
    if isinstance(move, Pick):
        return {card for card in state.market if card not in SPECIALS} | {""}
    assert isinstance(move, Take)
    return {card for card in state.market if colour_of(card) == colour_of(state.played[seat])}


def check_refusals(state: State, legal: list[Move], rng: random.Random) -> set[str]:
    """The list has each move once, and now and then: nothing else is allowed. Returns the rules of the refusals."""
    allowed = set(legal)
    assert len(allowed) == len(legal) == tracking.legal_moves(state).count() > 0
    assert all(tracking.why_not(state, move) is None for move in legal)
    rules = set()
    for move in candidates(state, rng) if rng.random() < 0.4 else ():
        refusal = tracking.why_not(state, move)
        assert (refusal is None) == (move in allowed)
        if refusal is not None:
            rules.add(refusal.rule)
    return rules


def check_cards(state: State, unseen: Counter[str], legal: list[Move]) -> None:
    """The moves are there with every card that may be meant, and with no other."""
    if not isinstance(legal[0], Steal):
        shown = {getattr(move, "card", None) for move in legal if not isinstance(move, Exchange)}
        assert shown == expected_cards(state, unseen, legal[0])


def choose_kind_first(legal: list[Move], rng: random.Random) -> Move:
    """One of the moves; each kind is as likely as another."""
    by_kind: dict[type[Move], list[Move]] = {}
    for move in legal:
        by_kind.setdefault(type(move), []).append(move)
    return rng.choice(by_kind[rng.choice(list(by_kind))])


@pytest.mark.parametrize("players", one_of([2, 3, 4], 3, more=pytest.mark.slow))
def test_legal_moves_are_all_that_is_allowed(players: int, full: bool) -> None:
    """In random games, for every state: the list, the refusals, and what the visible cards tell, are the same."""
    rules: set[str] = set()
    for seed in range(4):
        rng = random.Random(seed)
        colours = rng.sample(COLOURS, players)
        rulings = {ruling: rng.choice(known) for ruling, known in READINGS.items()}
        state = begin(players, hands=full, colours=colours, rulings=rulings)
        points: Counter[str] = Counter()
        last, turned = "", False
        while tracking.outcome(state) is None:
            unseen = check_conservation(state, colours)
            legal = list(tracking.legal_moves(state))
            rules |= check_refusals(state, legal, rng)
            check_cards(state, unseen, in_order(legal))
            exchanges = {(move.player, move.colour) for move in legal if isinstance(move, Exchange)}
            between = isinstance(legal[0], Market) and turned and not state.market
            assert exchanges == (exchangers(state, last, unseen) if between else set())
            move = choose_kind_first(legal, rng)
            assert tracking.read_move("afritoria", json.loads(json.dumps(move.to_dict()))) == move
            state, events = tracking.resolve(state, move)
            if isinstance(move, Exchange):
                last = move.player
            elif isinstance(move, Market):
                last, turned = "", True
            for event in events:
                points[event.player] += event.points
                assert "{" not in tracking.event_sentence("afritoria", event, rng.choice(LANGUAGES))
            assert [points[name] for name in "ABCD"[:players]] == [points_of(pile) for pile in state.piles]
            tally = tracking.tally(state)
            sheet = scorer.score(tally)
            assert [player.total for player in sheet.players] == [points[name] for name in "ABCD"[:players]]
        assert scorer.score(tracking.tally(state).to_dict()).winners == tracking.standings(state).winners
        check_conservation(state, colours)
    assert all(scorer.rule(rule) for rule in rules)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_conservation_where_the_colours_are_not_told(players: int, full: bool) -> None:
    """All moves chosen from the list: there is always one, and all cards are there at the end."""
    for seed in range(6):
        rng = random.Random(seed)
        state = begin(players, hands=full)
        while tracking.outcome(state) is None:
            moves = list(tracking.legal_moves(state))
            exchanges = [move for move in moves if isinstance(move, Exchange)]
            state = tracking.play(state, rng.choice(exchanges if exchanges and rng.random() < 0.2 else moves))
        known = visible(state)
        assert all(amount <= (4 if card in SPECIALS else 2) for card, amount in known.items())
        shown = {colour_of(card) for card in known if card not in SPECIALS}
        assert len(shown) <= players
        assert known.total() + sum(state.hidden) == len(deck_of(COLOURS[:players]))
