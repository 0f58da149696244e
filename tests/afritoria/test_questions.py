"""What is left of Afritoria beside its moves and its scoring: each test is named after the entry it is about.

Cards are written as in the rules: G, B, P, N (green, blue, purple, brown) and the strength, R for a ranger, S for a
poacher. The facts are those of the rulebook; `scorer rules afritoria` says them.
"""

from __future__ import annotations

import random
from itertools import combinations, permutations, product

import pytest

import scorer
from scorer import tracking
from scorer.games.afritoria.tracking.contest import Play
from scorer.games.afritoria.tracking.dealing import Deal, Draw
from scorer.games.afritoria.tracking.exchanging import Exchange
from scorer.games.afritoria.tracking.market import Market
from scorer.games.afritoria.tracking.specials import Pick, Steal
from scorer.games.afritoria.tracking.state import State
from scorer.text.errors import InvalidTally
from tests.support.play import begin as begin_game, play, refused

pytestmark = pytest.mark.unmeasured

COLOURS = {"G": "green", "B": "blue", "P": "purple", "N": "brown"}
# From the weakest to the strongest.
ANIMALS = (
    "porcupine", "meerkat", "gazelle", "wild dog", "zebra", "hyena", "buffalo", "leopard", "giraffe", "lion",
    "elephant",
)  # fmt: skip


def card(code: str) -> str:
    """The card of a code."""
    if code in ("R", "S"):
        return {"R": "ranger", "S": "poacher"}[code]
    return f"{COLOURS[code[0]]} {ANIMALS[int(code[1:]) - 1]}"


def begin(players: int, *, hands: bool = False) -> State:
    """A game before its first card."""
    return begin_game(State, "afritoria", list("ABCD"[:players]), hands=hands)


def turned_up(state: State, codes: str) -> State:
    """The state when these cards have been turned up for the market."""
    return play(state, *[Market(card(code)) for code in codes.split()])


def played(state: State, codes: str) -> State:
    """The state when the players have played these cards, in the order of the seats."""
    return play(state, *[Play(card(code)) for code in codes.split()])


def piles(state: State) -> list[list[str]]:
    """The cards on the points piles, the visible one last."""
    return [list(player.pile or ()) for player in tracking.tally(state).players]


def whole_game(players: int, seed: int) -> tuple[list[str], list[int], State]:
    """A game with told hands: what has not been dealt, turned up or drawn, the sizes of the markets, and the end."""
    chance = random.Random(seed)
    deck = [f"{colour} {animal}" for colour in list(COLOURS.values())[:players] for animal in ANIMALS] * 2
    deck += ["ranger", "poacher"] * 4
    chance.shuffle(deck)
    state, markets = begin(players, hands=True), []
    while tracking.outcome(state) is None:
        (kind,) = {type(move) for move in tracking.legal_moves(state)} - {Exchange}
        if kind in (Deal, Draw, Market):
            state = tracking.play(state, kind(deck.pop()))
        else:
            if kind is Play and not any(state.played):
                markets.append(len(state.market))
            # In the order of the seats.
            own = [move for move in tracking.legal_moves(state) if not (isinstance(move, Play) and move.player)]
            state = tracking.play(state, chance.choice(own))
    return deck, markets, state


def test_afritoria_components_poacher_four_special_cards() -> None:
    state = turned_up(begin(4), "S S S S")
    refused(state, Play("poacher"), "afritoria.components.poacher", place="card")
    # Not a wildlife card: a ranger cannot pick it, it is not compared, and it lies on no points pile.
    state = played(turned_up(begin(3), "S R G5"), "R G7 B4")
    assert {move.card for move in tracking.legal_moves(state) if isinstance(move, Pick)} == {"", card("G5")}
    state = played(turned_up(begin(3), "S B9 P4"), "S G7 B4")
    assert piles(state) == [[], [card("G7")], [card("B4")]]
    with pytest.raises(InvalidTally):
        scorer.score({"game": "afritoria", "players": [{"name": "A", "pile": ["poacher"]}, {"name": "B", "pile": []}]})


@pytest.mark.parametrize(("players", "cards"), [(2, 52), (3, 74), (4, 96)])
def test_afritoria_components_total(players: int, cards: int) -> None:
    """With four players all 96 cards come out of the draw pile, and then the game is over."""
    assert players * 22 + 4 + 4 == cards
    for seed in range(3):
        left, _, state = whole_game(players, seed)
        assert left == []
        over = tracking.outcome(state)
        assert over is not None
        assert over.rule == "afritoria.end.trigger"


def test_afritoria_card_strength() -> None:
    """In every pair of animals the stronger one wins the only card of the colour, whoever plays it."""
    for (weak, _), (strong, name) in combinations(enumerate(ANIMALS, start=1), 2):
        market = turned_up(begin(2), f"G{strong} B1")
        for codes in (f"G{weak} G{strong}", f"G{strong} G{weak}"):
            state = played(market, codes)
            assert [len(pile) for pile in piles(state)] == [code == f"G{strong}" for code in codes.split()]
            assert [f"green {name}"] in piles(state)


def test_afritoria_card_strength_for_rangers_and_poachers() -> None:
    """The weaker one of two animals takes the ranger, the stronger one the poacher, whatever their colours."""
    for weak, strong in combinations(range(1, 12), 2):
        state = play(turned_up(begin(2), "R S"), Play(card(f"G{weak}")))
        events = tracking.resolve(state, Play(card(f"B{strong}")))[1]
        assert [(event.rule, event.player) for event in events] == [
            ("afritoria.market.ranger", "A"),
            ("afritoria.market.poacher", "B"),
        ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_afritoria_round_market_as_many_cards_as_players(players: int) -> None:
    sizes = set()
    for seed in range(6):
        _, markets, _ = whole_game(players, seed)
        assert markets[:-1] == [players] * (len(markets) - 1)
        assert 1 <= markets[-1] <= players
        sizes.add(markets[-1])
    # Only the last one can be smaller.
    assert min(sizes) < players
    state = turned_up(begin(players), " ".join(["G1", "B1", "P1", "N1"][:players]))
    refused(state, Market(card("G2")), "afritoria.round.play")
    for number in range(players):
        few = turned_up(begin(players), " ".join(["G1", "B1", "P1", "N1"][:number]))
        refused(few, Play(card("G2")), "afritoria.round.market")


def test_afritoria_round_specials_come_first() -> None:
    # The ranger takes the green card before the green animal can win it.
    state = played(turned_up(begin(2), "G7 B2"), "R G4")
    assert tracking.current_player(state) == "A"
    assert piles(state) == [[], []]
    assert piles(play(state, Pick(card("G7")))) == [[card("G7")], []]
    assert piles(play(state, Pick(card("B2")))) == [[card("B2")], [card("G4")]]
    # The poacher steals before B scores once more.
    state = played(turned_up(begin(2), "G7 B2"), "B1 G4")
    state = played(turned_up(state, "G5 B3"), "S G8")
    assert {move.player for move in tracking.legal_moves(state) if isinstance(move, Steal)} == {"", "B"}
    assert piles(play(state, Steal("B"))) == [[card("B1"), card("G4")], [card("G8")]]


@pytest.mark.parametrize(("one", "other"), list(product("RS", repeat=2)))
def test_afritoria_round_specials_may_cancel_each_other(one: str, other: str) -> None:
    state = played(turned_up(begin(3), "G7 B2 G8"), f"B1 {one} {other}")
    asked = tracking.current_player(state)
    # Only a ranger beside a poacher has an effect.
    assert asked == (None if one == other else "B" if one == "R" else "C")
    assert any(isinstance(move, Pick) for move in tracking.legal_moves(state)) == (asked is not None)
    assert [len(pile) for pile in piles(state)] == ([1, 0, 0] if asked is None else [0, 0, 0])


def test_afritoria_question_who_starts_nobody() -> None:
    # Whoever sits where: the cards alone decide.
    for cards in permutations(("G4", "G9", "B3")):
        state = played(turned_up(begin(3), "G7 B2 P1"), " ".join(cards))
        scored = {pile[0] for pile in piles(state) if pile}
        assert scored == {card("G9"), card("B3")}


@pytest.mark.parametrize(
    ("market", "winner"), [("G7 P1", "G9"), ("S P1", "B10"), ("R P1", "G4")], ids=["wildlife", "poacher", "ranger"]
)
def test_afritoria_question_weak_or_strong(market: str, winner: str) -> None:
    state = played(turned_up(begin(3), f"{market} P2"), "G4 G9 B10")
    assert [pile for pile in piles(state) if pile] == [[card(winner)]]


def test_afritoria_question_ranger_or_poacher_only_the_ranger_works() -> None:
    before = played(turned_up(begin(3), "G7 B2 P1"), "B1 G4 P3")
    state = played(turned_up(before, "G5 B3 P2"), "R S P9")
    assert tracking.current_player(state) == "A"
    assert not any(isinstance(move, Steal) for move in tracking.legal_moves(state))
    taken = piles(play(state, Pick(card("P2"))))
    assert [pile[-1] for pile in taken] == [card("P2"), card("G4"), card("P3")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_afritoria_question_specials_worth_nothing_on_a_pile(players: int) -> None:
    _, _, state = whole_game(players, 3)
    assert not {"ranger", "poacher"} & {each for pile in piles(state) for each in pile}
