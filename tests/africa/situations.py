"""Situations in games of Africa that tests begin with, put together by hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

from scorer.games.africa import components as c
from scorer.games.africa.tracking.board import example_board
from scorer.games.africa.tracking.exploring import Start
from scorer.games.africa.tracking.state import Piece, State
from tests.support.play import begin as begin_game, play

NAMES = ("Anne", "Ben", "Cleo", "Dora", "Emil")
EXAMPLE = list(example_board())


def begin(players: int = 3, **options: Any) -> State:
    """The state before the first move."""
    return begin_game(State, "africa", NAMES[:players], **options)


def give(state: State, seat: int, **values: Any) -> State:
    """The state with other things in front of a player."""
    owns = list(state.owns)
    owns[seat] = owns[seat]._replace(**values)
    return state._replace(owns=tuple(owns))


def goods(state: State, *held: dict[str, int]) -> State:
    """The state with these goods in front of the players."""
    kinds = tuple(dict.fromkeys(kind for own in held for kind in own))
    counts = [tuple(own.get(kind, 0) for kind in kinds) + (0,) * (5 - len(kinds)) for own in held]
    counts += [(0,) * 5] * (len(state.owns) - len(counts))
    owns = tuple(own._replace(goods=each) for own, each in zip(state.owns, counts, strict=True))
    return state._replace(kinds=kinds, owns=owns, empty=c.START_CITIES + sum(map(sum, counts)))


def on_board(*explorers: str, **pieces: Piece) -> State:
    """A game on the example board, all start cities chosen, with these explorers and pieces."""
    players = len(explorers)
    state = begin(players, board=EXAMPLE)
    board = state.map
    assert board is not None
    for i in board.cities[:players]:
        state = play(state, Start(board.names[i]))
    return lay(state._replace(explorers=tuple(board.numbers[name] for name in explorers)), **pieces)


def lay(state: State, **pieces: Piece) -> State:
    """The state with pieces on the board, and the counts that go with them."""
    assert state.map is not None
    spaces = list(state.spaces)
    for name, piece in pieces.items():
        spaces[state.map.numbers[name]] = piece
    whats = Counter(piece.what for piece in spaces)
    shown = Counter(piece for piece in spaces if piece.symbols)
    return state._replace(
        spaces=tuple(spaces),
        hidden=whats["hidden"],
        empty=whats["empty"],
        animals=tuple(Counter(piece.kind for piece in spaces if piece.kind).items()),
        nomads=whats["nomad"],
        monuments=whats["monument"],
        gold=tuple(shown[Piece("gold", symbols=i)] for i in (1, 2)),
        gems=tuple(shown[Piece("gems", symbols=i)] for i in (1, 2)),
    )
