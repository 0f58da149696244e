"""What every test at a table does: begin a game, play moves, see that one is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

import scorer
from scorer import tracking
from scorer.registry import game as game_of
from scorer.scoring.tally import form_of
from scorer.tracking.moves import IllegalMove, Move, State

S = TypeVar("S", bound=State)


def begin(kind: type[S], game: str, players: Sequence[str], **options: Any) -> S:
    """A game before its first move, with the game's own kind of state."""
    state = tracking.start(game, players, **options)
    assert isinstance(state, kind)
    return state


def play(state: S, *moves: Move) -> S:
    """The state after some moves."""
    for move in moves:
        state = tracking.play(state, move)
    return state


def legal(state: State, move: Move) -> bool:
    """Whether a move is allowed."""
    return tracking.why_not(state, move) is None


def refused(state: State, move: Move, *rules: str, place: str = "") -> IllegalMove:
    """A move that is refused because of one of these rules, with a text, the state being what it was."""
    before = hash(state)
    error = tracking.why_not(state, move)
    assert error is not None
    assert error.rule in rules
    assert error.place == place
    assert scorer.rule(error.rule).text("en")
    assert "{" not in error.text("en")
    with pytest.raises(IllegalMove) as caught:
        tracking.play(state, move)
    assert caught.value.rule == error.rule
    assert hash(state) == before
    assert move not in tracking.legal_moves(state)
    assert move not in list(tracking.legal_moves(state))
    return error


def asked(game: str, key: str) -> str:
    """What people are asked for a field of a tally, with the help."""
    field = next(field for field in form_of(game_of(game)).tally.fields if field.key == key)
    return f"{field.question} {field.help}"
