"""Following a game of Africa: explorers, tiles turned up, exchanges, base camps, up to the last monument.

The order of the tiles is known to nobody: what lies on a space is told when it is revealed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, product
from typing import Any

from ....scoring.fields import Field, Flag
from ....text.i18n import N_
from ....tracking.moves import Kit, Move, Part, Setup
from .. import components as c
from ..scoring.tally import Player, Tally
from .board import Lines, Map, example_board, load
from .counting import around, exchanges, in_reach, open_to
from .course import after
from .refusals import REFUSE, untimely
from .spaces import refuse_counts
from .state import (
    EMPTY,
    HIDDEN,
    MOVES,
    Animal,
    End,
    Exchange,
    Free,
    Keep,
    Nomad,
    Own,
    Research,
    Resources,
    Reveal,
    Skip,
    Start,
    State,
    herd,
    plain,
)
from .texts import view

__all__ = [
    "KIT",
    "Animal",
    "End",
    "Exchange",
    "Free",
    "Keep",
    "Nomad",
    "Research",
    "Resources",
    "Reveal",
    "Skip",
    "Start",
    "State",
    "example_board",
]


def start(setup: Setup) -> State:
    """The state before the first move."""
    players = len(setup.players)
    two = players == c.PLAYERS_MIN
    readings = setup.readings
    lines = setup.option("board")
    board = load(lines) if lines else None
    actions = 1 if setup.option("simple") else c.ACTIONS
    ninth = two and readings["africa.end.two-players"] == "ninth"
    own = Own(points=0, camps=c.START_CAMPS, goods=(0,) * c.KINDS_OF_GOODS, gold=0, gems=0, bonus=False)
    return State(
        setup=setup,
        map=board,
        nomad=int(readings["africa.nomad.reveal"] == "spaces-plus-one"),
        last=c.LAST_MONUMENT_OF_TWO if ninth else c.LAST_MONUMENT,
        actions=actions,
        ended="",
        round=1,
        seat=0,
        left=actions,
        revealed="",
        owns=(own,) * players,
        kinds=(),
        supply=c.SUPPLY_CAMPS_OF_TWO if two else c.SUPPLY_CAMPS,
        hidden=c.TILES,
        empty=c.START_CITIES,
        animals=(),
        nomads=0,
        monuments=0,
        gold=(0,) * c.SYMBOLS,
        gems=(0,) * c.SYMBOLS,
        spaces=tuple([EMPTY if i in board.cities else HIDDEN for i in range(c.SPACES)]) if board else (),
        explorers=(),
    )


def legal(state: State) -> Iterator[Move]:
    """Every legal move; where any name may be given, the known ones and one that would be new."""
    board = state.map
    if board is not None and state.starting:
        yield from [Start(board.names[i]) for i in board.cities if i not in state.explorers]
        return
    if state.revealed:
        yield Keep()
        for take, other in exchanges(state, state.seat, state.revealed):
            yield Exchange(state.kinds[take], state.setup.players[other])
        return
    if board is None:
        yield from _without_board(state)
    else:
        yield from _on_board(board, state)
    yield End()


def _new(known: Sequence[str], examples: Sequence[str]) -> str:
    """A name that is not yet in the game."""
    looks = {plain(name) for name in known}
    return next(name for name in examples if name not in looks)


def _species(state: State) -> list[str]:
    known = [name for name, _ in state.animals]
    # Any name will do; one more than there are names in the game is enough to find a new one.
    return [*known, _new(known, [*EXAMPLES_OF_ANIMALS, *(f"animal {i}" for i in range(len(known) + 1))])]


def _goods(state: State) -> list[str]:
    goods = state.owns[state.seat].goods
    kinds = [kind for kind, count in zip(state.kinds, goods, strict=False) if count < c.GOODS_MOST]
    if len(state.kinds) < c.KINDS_OF_GOODS:
        kinds.append(_new(state.kinds, EXAMPLES_OF_GOODS))
    return kinds


EXAMPLES_OF_ANIMALS = ("elephant", "lion", "zebra")
EXAMPLES_OF_GOODS = ("statue", "drum", "shirt", "kettle", "fifth")
"""No rulebook that we know names the fifth kind."""


def _plain_tiles(state: State) -> Iterator[tuple[str, str, int]]:
    """What may be revealed and then stays as it is, as (tile, kind, symbols)."""
    yield "monument", "", 0
    if state.hidden > c.MONUMENTS - state.monuments:
        for symbols in range(1, c.SYMBOLS + 1):
            yield "gold", "", symbols
            yield "gems", "", symbols
        for kind in _goods(state):
            yield "goods", kind, 0


def _movable_tiles(state: State) -> list[tuple[str, str]]:
    """What may be revealed and then moved, as (tile, species)."""
    if state.hidden <= c.MONUMENTS - state.monuments:
        return []
    return [("nomad", ""), *[("animal", kind) for kind in _species(state)]]


# Without a board


def _without_board(state: State) -> Iterator[Move]:
    if state.left == state.actions:
        yield Free()
    for tile, kind, symbols in _plain_tiles(state):
        yield Reveal(tile, kind, symbols)
    for tile, kind in _movable_tiles(state):
        exist = state.empty if tile == "nomad" else herd(state, kind)
        for near, moved in _counts(state, tile, exist):
            yield Reveal(tile, kind, near=near, moved=moved)
    for kind, count in state.animals:
        yield from [Animal(kind, near, moved) for near, moved in _counts(state, "animal", count - 1) if moved]
    if state.nomads:
        yield from [Nomad(near, moved) for near, moved in _counts(state, "nomad", state.empty) if moved]
    if state.owns[state.seat].camps and state.empty:
        there = sum([count for _, count in state.animals]) + state.nomads + state.monuments
        yield from [Research(near) for near in range(min(c.NEIGHBOURS, there) + 1)]
        for gold, gems in product(_taken(state.gold), _taken(state.gems)):
            if len(gold) + len(gems) <= c.NEIGHBOURS:
                yield Resources(gold, gems)
    yield Skip()


def _counts(state: State, what: str, exist: int) -> Iterator[tuple[int, int]]:
    """The pairs of counts that can be: next to the old space, and next to the new one or 0."""
    most = min(exist, c.NEIGHBOURS)
    for near in range(most + 1):
        for moved in (0, *range(near + 1, most + 1)):
            if refuse_counts(state, what, exist, near, moved, "") is None:
                yield near, moved


def _taken(tiles: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """What a resource camp may collect of the tiles with one and with two symbols; in whatever order they are told."""
    for size in range(min(sum(tiles), c.NEIGHBOURS) + 1):
        for taken in combinations_with_replacement(range(1, c.SYMBOLS + 1), size):
            if all([taken.count(i) <= count for i, count in enumerate(tiles, start=1)]):
                yield taken


# On a board


def _on_board(board: Map, state: State) -> Iterator[Move]:
    own, names = state.explorers[state.seat], board.names
    if state.left == state.actions:
        yield from [Free(names[i]) for i in range(c.SPACES) if i == own or open_to(state, i)]
    stands = [("", own), *[(names[i], i) for i in in_reach(state, board)]]
    yield from [Skip(at) for at, _ in stands]
    if state.owns[state.seat].camps:
        for at, i in stands:
            if state.spaces[i] == EMPTY:
                yield Research(at=at)
                yield Resources(at=at)
    vacant = [i for i, piece in enumerate(state.spaces) if piece == EMPTY]
    # Where a tile may go does not depend on where the explorer stands.
    better: dict[tuple[int, str, str], list[str]] = {}

    def targets(source: int, what: str, kind: str) -> list[str]:
        if (known := better.get((source, what, kind))) is None:
            here = around(state, board, source, what, kind)
            known = [names[i] for i in vacant if around(state, board, i, what, kind, source) > here]
            better[source, what, kind] = known
        return known

    for at, i in stands:
        for source in (i, *board.near[i]):
            what, kind, _ = state.spaces[source]
            if what == "animal":
                yield from [Animal(at=at, space=names[source], to=to) for to in targets(source, what, kind)]
            elif what == "nomad":
                yield from [Nomad(at=at, space=names[source], to=to) for to in targets(source, what, kind)]
            elif what == "hidden":
                space = names[source]
                for tile, kind, symbols in _plain_tiles(state):
                    yield Reveal(tile, kind, symbols, at=at, space=space)
                for tile, kind in _movable_tiles(state):
                    for to in ("", *targets(source, tile, kind)):
                        yield Reveal(tile, kind, at=at, space=space, to=to)


# Questions


_ASKED: dict[type[Move], tuple[tuple[str, ...], tuple[str, ...]]] = {
    Free: ((), ("space",)),
    Animal: (("kind", "near", "moved"), ("space", "to", "at")),
    Nomad: (("near", "moved"), ("space", "to", "at")),
    Research: (("near",), ("at",)),
    Resources: (("gold", "gems"), ("at",)),
    Skip: ((), ("at",)),
}
"""What is asked without a board, and with one."""

_OF_TILE = {"gold": ("symbols",), "gems": ("symbols",), "goods": ("kind",), "animal": ("kind",)}


def asked(state: State, kind: type[Move], values: Mapping[str, Any]) -> list[Field]:
    """The fields that matter: those of the way in which the game is followed, and of the revealed tile."""
    light = state.map is None
    if kind is Reveal:
        tile = values.get("tile", "")
        movable = tile in ("animal", "nomad")
        keys = ("tile", *_OF_TILE.get(tile, ()), *(("near", "moved") if movable else ()))
        if not light:
            keys = ("space", "tile", *_OF_TILE.get(tile, ()), *(("to",) if movable else ()), "at")
    elif kind in _ASKED:
        keys = _ASKED[kind][not light]
    else:
        return list(kind.fields)
    fields = {field.key: field for field in kind.fields}
    return [fields[key] for key in keys]


def turn(state: State) -> int:
    """Whose turn it is; nothing in this game happens between turns."""
    return state.seat


def ended(state: State) -> str:
    """africa.end.trigger, or the rule for two players: the last monument is revealed."""
    return state.ended


def tally(state: State) -> Tally:
    """What the players have, the +3 told by itself."""
    setup = state.setup
    players = [
        Player(
            name,
            own.points - c.BONUS * own.bonus,
            own.bonus,
            tuple([(kind, count) for kind, count in zip(state.kinds, own.goods, strict=False) if count]),
            own.gold,
            own.gems,
        )
        for name, own in zip(setup.players, state.owns, strict=True)
    ]
    return Tally(tuple(players), setup.edition, dict(setup.rulings))


def _legal(kind: type[Move]) -> Callable[[State], Iterator[Move]]:
    return lambda state: (move for move in legal(state) if type(move) is kind)


def _open(kind: type[Move]) -> Callable[[State, Mapping[str, Any]], Sequence[Field]]:
    return lambda state, values: asked(state, kind, values)


KIT = Kit(
    version=1,
    options=(
        Flag(
            "simple",
            N_("The simple game?"),
            N_("Yes for one move and one action in each turn instead of two."),
            "africa.variant.simple",
        ),
        Lines(
            "board",
            N_("The board, line by line"),
            N_("A picture of it in text; without one you tell what you count on the table."),
            "africa.comp.board",
        ),
    ),
    parts={kind: Part(REFUSE[kind], after, _legal(kind), _open(kind)) for kind in MOVES},
    turn_rule="africa.turn.choice",
    start=start,
    untimely=untimely,
    turn=turn,
    ended=ended,
    tally=tally,
    view=view,
)
