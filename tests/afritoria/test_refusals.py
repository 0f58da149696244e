"""What people read when a move of Afritoria is refused: the reason, its place, what is allowed, the rule."""

from __future__ import annotations

from typing import Any

import pytest

from scorer import tracking
from scorer.games.afritoria.tracking.contest import Play, Take
from scorer.games.afritoria.tracking.dealing import Deal, Draw
from scorer.games.afritoria.tracking.exchanging import Exchange
from scorer.games.afritoria.tracking.market import Market
from scorer.games.afritoria.tracking.specials import Pick, Steal
from scorer.games.afritoria.tracking.state import State
from scorer.tracking.moves import Move
from tests.support.play import begin, play

FIVE = {"afritoria.exchange.five": "exactly-five"}
PUT = ("green lion", "green lion", "green zebra")


def begun(**options: Any) -> State:
    """A game of two before its first card."""
    return begin(State, "afritoria", ["Ann", "Ben"], **options)


def dealt(**options: Any) -> State:
    """A game with known hands after its first round, in which everybody scored; Ann has five green cards, or six."""
    green = ["green lion", "green lion", "green zebra", "green zebra", "green hyena"]
    state = begun(hands=True, **options)
    state = play(state, *map(Deal, ["green gazelle", *green]))
    state = play(state, *map(Deal, ["blue gazelle", *["blue lion"] * 2, *["blue zebra"] * 2, "blue hyena"]))
    return play(state, Market("green meerkat"), Market("blue meerkat"), Play("green gazelle"), Play("blue gazelle"))


TURNED_UP = play(begun(), Market("green lion"), Market("blue zebra"))
SCORED = play(TURNED_UP, Play("green hyena"), Play("blue gazelle"))
"""Ann has the green lion in hand and the green hyena on her pile, Ben the blue zebra and the blue gazelle."""
PICKING = play(SCORED, Market("green lion"), Market("ranger"), Play("ranger"), Play("blue gazelle"))
STEALING = play(TURNED_UP, Play("green hyena"), Play("green gazelle"))
STEALING = play(STEALING, Market("green lion"), Market("ranger"), Play("green zebra"), Play("poacher"))
CHOOSING = play(begun(), Market("green lion"), Market("green zebra"), Play("green hyena"), Play("blue gazelle"))
KNOWN = dealt()
PUT_UNDER = play(KNOWN, Exchange("Ann", "green", PUT))
UNKNOWN_HAND = SCORED._replace(hands=(("green lion",) * 3, SCORED.hands[1]), hidden=(3, 5))
STATES: dict[str, State] = {
    "deal": begun(hands=True),
    "lions dealt": play(begun(hands=True), Deal("green lion"), Deal("green lion")),
    "colours dealt": play(begun(hands=True), Deal("green lion"), Deal("blue lion")),
    "market": begun(),
    "rangers": play(begun(hands=True), *[Deal("ranger")] * 4),
    "play": TURNED_UP,
    "known cards": SCORED._replace(phase="play", hands=(("green lion", "ranger"), ()), hidden=(0, 6)),
    "pick": PICKING,
    "steal": STEALING,
    "take": CHOOSING,
    "after a round": SCORED,
    "next market": play(SCORED, Market("green lion")),
    "later seat": play(SCORED, Exchange("Ann", "green")),
    "known hands": KNOWN,
    "exactly five": dealt(rulings=FIVE),
    "no green": SCORED._replace(hands=(("blue lion",) * 2, ()), hidden=(4, 6)),
    "six green": SCORED._replace(exactly_five=True, hands=(("green lion",) * 6, ()), hidden=(0, 6)),
    "redraw": PUT_UNDER,
    "bottom": KNOWN._replace(left=0, under=("green lion", "blue zebra")),
    "draw": KNOWN._replace(phase="draw", due=(1,), seat=1),
}

CASES = [
    (
        "deal",
        Market("green lion"),
        ("The hands are dealt first.\nAllowed: deal\nRule: afritoria.setup.hand"),
    ),
    (
        "market",
        Play("green lion"),
        ("Now cards are revealed for the market.\nAllowed: market, exchange\nRule: afritoria.round.market"),
    ),
    (
        "play",
        Market("green lion"),
        ("Now everybody plays a card; enter Ann’s.\nAllowed: play\nRule: afritoria.round.play"),
    ),
    (
        "pick",
        Take("green lion"),
        ("Now Ann may pick a card with the ranger.\nAllowed: pick\nRule: afritoria.ranger.pick"),
    ),
    (
        "steal",
        Pick("green lion"),
        ("Now Ben may steal a card with the poacher.\nAllowed: steal\nRule: afritoria.poacher.steal"),
    ),
    (
        "take",
        Steal("Ben"),
        ("Now Ann chooses a card from the market.\nAllowed: take\nRule: afritoria.wild.contest"),
    ),
    (
        "draw",
        Market("green lion"),
        ("Now Ben draws a card.\nAllowed: draw\nRule: afritoria.round.refill"),
    ),
    (
        "redraw",
        Market("green lion"),
        (
            "Now Ann draws three cards for those that were put under the pile.\n"
            "Allowed: draw\n"
            "Rule: afritoria.hand.exchange"
        ),
    ),
    (
        "deal",
        Deal("green cow"),
        ("card: There is no card “green cow”.\nRule: afritoria.components.wild"),
    ),
    (
        "lions dealt",
        Deal("green lion"),
        (
            "card: There are only 2 of “lion (green)”, and they are already known to lie elsewhere.\n"
            "Rule: afritoria.components.wild"
        ),
    ),
    (
        "rangers",
        Deal("ranger"),
        (
            "card: There are only 4 of “ranger”, and they are already known to lie elsewhere.\n"
            "Rule: afritoria.components.ranger"
        ),
    ),
    (
        "colours dealt",
        Deal("purple lion"),
        (
            "card: “lion (purple)” is not of a colour that is in play.\n"
            "Allowed: green, blue\n"
            "Rule: afritoria.setup.colours"
        ),
    ),
    (
        "bottom",
        Market("blue lion"),
        ("card: The next card of the pile is “lion (green)”.\nRule: afritoria.hand.exchange"),
    ),
    (
        "draw",
        Draw("green lion"),
        (
            "card: There are only 2 of “lion (green)”, and they are already known to lie elsewhere.\n"
            "Rule: afritoria.components.wild"
        ),
    ),
    (
        "known cards",
        Play("blue lion"),
        ("card: Ann does not have “lion (blue)” in hand.\nAllowed: lion (green), ranger\nRule: afritoria.round.play"),
    ),
    (
        "play",
        Play("purple lion"),
        (
            "card: “lion (purple)” is not of a colour that is in play.\n"
            "Allowed: green, blue\n"
            "Rule: afritoria.setup.colours"
        ),
    ),
    (
        "pick",
        Pick("ranger"),
        ("card: “ranger” is not a wildlife card in the market.\nAllowed: lion (green)\nRule: afritoria.ranger.pick"),
    ),
    (
        "steal",
        Steal("Cleo"),
        ("player: Nobody here is called “Cleo”.\nAllowed: Ann\nRule: afritoria.poacher.steal"),
    ),
    (
        "steal",
        Steal("Ben"),
        ("player: “Ben” has no points pile that Ben could steal from.\nAllowed: Ann\nRule: afritoria.poacher.steal"),
    ),
    (
        "take",
        Take("blue zebra"),
        (
            "card: “zebra (blue)” is not a market card of the colour that Ann has played.\n"
            "Allowed: lion (green), zebra (green)\n"
            "Rule: afritoria.wild.contest"
        ),
    ),
    (
        "market",
        Exchange("Ann", "green"),
        ("There is no exchange before the end of the first round.\nRule: afritoria.question.exchange-after-the-deal"),
    ),
    (
        "after a round",
        Exchange("Cleo", "green"),
        ("player: Nobody here is called “Cleo”.\nAllowed: Ann, Ben\nRule: afritoria.hand.exchange"),
    ),
    (
        "after a round",
        Exchange("Ann", "red"),
        (
            "colour: There are no wildlife cards of the colour “red”.\n"
            "Allowed: green, blue, purple, brown\n"
            "Rule: afritoria.components.wild"
        ),
    ),
    (
        "next market",
        Exchange("Ann", "green"),
        (
            "player: Ann can no longer exchange in this round: exchanges come before the next market, in seating"
            " order.\n"
            "Rule: afritoria.question.exchange-repeat"
        ),
    ),
    (
        "later seat",
        Exchange("Ann", "green"),
        (
            "player: Ann can no longer exchange in this round: exchanges come before the next market, in seating"
            " order.\n"
            "Rule: afritoria.question.exchange-repeat"
        ),
    ),
    (
        "no green",
        Exchange("Ann", "green"),
        ("colour: Ann does not have 5 cards of this colour.\nRule: afritoria.hand.exchange"),
    ),
    (
        "six green",
        Exchange("Ann", "green"),
        ("colour: Ann does not have exactly 5 cards of this colour.\nRule: afritoria.exchange.five"),
    ),
    (
        "known hands",
        Exchange("Ann", "blue", PUT),
        ("colour: Ann does not have 5 cards of this colour.\nRule: afritoria.hand.exchange"),
    ),
    (
        "exactly five",
        Exchange("Ann", "green", PUT),
        ("colour: Ann does not have exactly 5 cards of this colour.\nRule: afritoria.exchange.five"),
    ),
    (
        "after a round",
        Exchange("Ann", "green", PUT),
        ("put: The exchanged cards stay hidden in this game; leave them out.\nRule: afritoria.hand.exchange"),
    ),
    (
        "known hands",
        Exchange("Ann", "green", PUT[:2]),
        ("put: Number of exchanged cards: 2\nAllowed: 3\nRule: afritoria.hand.exchange"),
    ),
    (
        "known hands",
        Exchange("Ann", "green", (*PUT[:2], "ranger")),
        (
            "put[2]: Ann does not have “ranger” in hand.\n"
            "Allowed: lion (green), zebra (green), hyena (green), meerkat (green)\n"
            "Rule: afritoria.hand.exchange"
        ),
    ),
]


@pytest.mark.measured
@pytest.mark.parametrize(("name", "move", "text"), CASES, ids=[f"{case[0]}-{case[1].to_dict()}" for case in CASES])
def test_a_refusal_says_why_and_what_is_allowed(name: str, move: Move, text: str) -> None:
    error = tracking.why_not(STATES[name], move)
    assert error is not None
    assert error.text("en") == text
    assert move not in list(tracking.legal_moves(STATES[name]))
