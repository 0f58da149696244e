"""Random games, for every test that follows one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from scorer import tracking
from scorer.games import game as game_of, ids
from scorer.scoring.tally import form_of
from scorer.tracking.course import Course, begin
from scorer.tracking.moves import Move, State

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")


EAGER = ("complete", "join")


class Variant(NamedTuple):
    """A way in which a game can be followed."""

    game: str
    name: str
    options: dict[str, Any]


@cache
def variants() -> tuple[Variant, ...]:
    """Every way in which every game can be followed, as the games' own test data say."""
    found = []
    for id in ids():
        for name, options in examples(id).items():
            found.append(Variant(id, name, options))
    return tuple(found)


def examples(game: str) -> dict[str, dict[str, Any]]:
    """The options of each way to follow a game."""
    ways: dict[str, dict[str, Any]] = {"table": {}}
    if game == "afritoria":
        ways |= {"hands": {"hands": True}}
    if game == "africa":
        from scorer.games.africa.tracking.board import example_board

        ways |= {"board": {"board": example_board()}, "simple": {"simple": True}}
    if game == "africana":
        from scorer.games.africana.tracking.example import example_decks, example_map

        ways |= {
            "hands": {"hands": True},
            "map": {"map": example_map()},
            "all": {"hands": True, "map": example_map(), "decks": example_decks()},
        }
    return ways


def tables() -> Iterator[tuple[Variant, int]]:
    """Every way to follow a game with every number of players."""
    for variant in variants():
        low, high = form_of(game_of(variant.game)).table
        for players in range(low, high + 1):
            yield variant, players


def begun(variant: Variant, players: int, **rulings: str) -> State:
    """The state before the first move."""
    return tracking.start(variant.game, NAMES[:players], rulings=rulings, **variant.options)


def choose(rng: random.Random, state: State) -> Move | None:
    """A random legal move, each kind as likely as the others; None when the game is over.

    What brings an end nearer is done more often, else a random walk over a map takes for ever.
    """
    kinds: dict[str, list[Move]] = {}
    for move in tracking.legal_moves(state):
        kinds.setdefault(move.name, []).append(move)
    if not kinds:
        return None
    eager = [name for name in EAGER if name in kinds]
    name = rng.choice(eager if eager and rng.random() < 0.9 else list(kinds))
    return rng.choice(kinds[name])


def random_game(variant: Variant, players: int, rng: random.Random, *, most: int = 30_000, **rulings: str) -> Course:
    """A whole random game."""
    course = begin(begun(variant, players, **rulings))
    while move := choose(rng, course.state):
        course = course.play(move)
        assert course.number < most, "a game without an end"
    return course
