"""Afritoria with the cards of a round told in any order: they are revealed together."""

from __future__ import annotations

import random
from typing import Any

import pytest

from scorer import course, tracking
from scorer.games.afritoria.tracking.contest import Play
from scorer.games.afritoria.tracking.market import Market
from scorer.games.afritoria.tracking.state import State
from scorer.testing.following import choose
from scorer.text.errors import language
from scorer.tracking.course import Course
from scorer.tracking.lines import read_line
from scorer.typed.question import Answer
from tests.support.play import begin, legal, play, refused


def table() -> State:
    """A round of three, before a card is played."""
    state = begin(State, "afritoria", ["Ann", "Ben", "Cleo"])
    return play(state, Market("green lion"), Market("blue zebra"), Market("brown lion"))


def test_afritoria_round_play_in_any_order() -> None:
    state = table()
    cards = {"Ann": "blue hyena", "Ben": "blue lion", "Cleo": "green hyena"}
    in_turn = play(state, *[Play(card) for card in cards.values()])
    early = play(state, Play(cards["Cleo"], "Cleo"))
    assert tracking.current_player(early) == "Ann"
    assert tracking.view(early)[2] == "Played: Cleo hyena (green)"
    refused(early, Play("green zebra", "Cleo"), "afritoria.round.play", place="player")
    refused(early, Play("green zebra", "Dora"), "afritoria.round.play", place="player")
    assert play(early, Play(cards["Ben"], "Ben"), Play(cards["Ann"])).piles == in_turn.piles
    assert play(early, Play(cards["Ann"]), Play(cards["Ben"])).piles == in_turn.piles


def test_afritoria_round_play_early_is_of_the_own_hand() -> None:
    state = begin(State, "afritoria", ["Ann", "Ben"], hands=True)
    while state.phase != "play":
        state = tracking.play(state, next(iter(tracking.legal_moves(state))))
    own, other = state.hands[1][0], state.hands[0][0]
    assert legal(state, Play(own, "Ben"))
    if other not in state.hands[1]:
        refused(state, Play(other, "Ben"), "afritoria.round.play", place="card")


def test_who_is_tapped_tells_a_card() -> None:
    state = table()
    (key,) = tracking.offers(state, player="Cleo")
    assert key.given == {"player": "Cleo"}
    assert key.ask is not None
    assert key.ask.field.key == "card"
    assert [key.given for key in tracking.offers(state, player="Ann")] == [{}]  # whose turn it is anyway
    assert tracking.offers(play(state, Play("green hyena", "Cleo")), player="Cleo") == ()


@pytest.mark.parametrize("line", ["Cleo g6", "Cleo green hyena", "play Cleo g6"])
def test_a_name_and_a_card_are_typed(line: str) -> None:
    found = read_line(table(), line, language("en"))
    assert isinstance(found, Answer)
    assert found.value == {"move": "play", "card": "green hyena", "player": "Cleo"}


def shuffled(told: Course, chance: random.Random) -> Course:
    """The same game with the cards of each round told in a random order."""
    followed = course.begin(told.at(0).state)
    waiting: list[tuple[str, str]] = []
    for step in told.steps():
        assert step.before is not None
        state: Any = step.before.state
        if not isinstance(step.move, Play):
            assert step.move is not None
            followed = followed.play(step.move)
            continue
        waiting.append((step.move.card, step.move.player or state.setup.players[state.seat]))
        if len(waiting) == len(state.played):
            chance.shuffle(waiting)
            for card, player in waiting:
                first = tracking.current_player(followed.state) == player
                followed = followed.play(Play(card) if first else Play(card, player))
            waiting = []
    return followed


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_the_order_changes_nothing(players: int, seed: int) -> None:
    chance = random.Random(seed)
    # With the colours agreed on, they are looked at in the same order, whichever is told first.
    colours = ["green", "blue", "purple", "brown"][:players]
    told = course.begin(begin(State, "afritoria", ["Ann", "Ben", "Cleo", "Dora"][:players], colours=colours))
    while move := choose(chance, told.state):
        told = told.play(move)
    other = shuffled(told, chance)
    assert other.state == told.state
    assert tracking.standings(other.state) == tracking.standings(told.state)
    lines = [course.header(told.at(0).state), *[course.line_of(step) for step in other.steps()]]
    assert course.replay(lines).state == other.state
