"""What is known of a game of Africa while it is being played.

A game is followed in one of two ways. Without a board (the printed map is documented nowhere) people tell what they
count on the table: how many animals, empty spaces or tiles are next to a space. With a board of their own everything
is counted there (`on_board`), and the moves name spaces. The fields of a move that belong to the other way stay empty.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from ....scoring.fields import counted_by_kind
from ....tracking.moves import Setup, quick_to_replace
from .. import components as c
from ..scoring.tally import Player, Tally
from ..vocabulary import GOODS
from .board import Map, load

T = TypeVar("T")


class Piece(NamedTuple):
    """What lies on a space: `hidden`, `empty`, `camp`, or the kind of a face-up tile."""

    what: str
    """`hidden`, `empty`, `camp`, or the kind of a face-up tile."""
    kind: str = ""
    """The species of an animal; else empty."""
    symbols: int = 0
    """Nuggets or gems; 0 for other tiles."""


HIDDEN, EMPTY, CAMP = Piece("hidden"), Piece("empty"), Piece("camp")
NOMAD, MONUMENT = Piece("nomad"), Piece("monument")


@quick_to_replace
class Own(NamedTuple):
    """What one player has."""

    points: int
    """Points so far, with the +3 of the marker (africa.track.move)."""
    camps: int
    """Base camps in stock."""
    goods: tuple[int, ...]
    """Tiles of each kind of trade goods, in the order of `State.kinds`."""
    gold: int
    """Collected nuggets."""
    gems: int
    """Collected gems."""
    bonus: bool
    """Whether the player has the +3 marker (africa.end.bonus)."""


@quick_to_replace
class State(NamedTuple):
    """What is known of a game of Africa."""

    setup: Setup
    """What was agreed before the first move."""
    map: Map | None
    """The board; None if the game is followed without one."""
    nomad: int
    """Points that a revealed nomad gives for itself, 0 or 1 (africa.nomad.reveal)."""
    last: int
    """The number of the last monument, 9 or 11 (africa.end.two-players)."""
    actions: int
    """Actions in a turn; one in the simple game (africa.variant.simple)."""
    ended: str
    """The id of the rule that ended the game; empty while it goes on."""
    round: int
    """The number of the round, from 1."""
    seat: int
    """The index of the player to move."""
    left: int
    """Actions left in this turn."""
    revealed: str
    """The kind of trade goods just revealed, while the player may exchange; else empty."""
    owns: tuple[Own, ...]
    """What each player has."""
    kinds: tuple[str, ...]
    """The kinds of trade goods seen so far."""
    supply: int
    """Base camps in the supply."""
    hidden: int
    """Face-down tiles."""
    empty: int
    """Empty spaces."""
    animals: tuple[tuple[str, int], ...]
    """Face-up animals whose species is named, as (species, number of tiles)."""
    nomads: int
    """Face-up nomads."""
    monuments: int
    """Revealed monuments."""
    gold: tuple[int, ...]
    """Face-up gold tiles on the board with one nugget, and with two."""
    gems: tuple[int, ...]
    """Face-up tiles on the board with one gem, and with two."""
    spaces: tuple[Piece, ...]
    """What lies on each space of the board; empty without a board."""
    explorers: tuple[int, ...]
    """The space of each explorer; fewer than players while start cities are chosen, and empty without a board."""
    unnamed: int = 0
    """Face-up animals whose species nobody has named."""

    @property
    def starting(self) -> bool:
        """Whether start cities are still being chosen."""
        return self.map is not None and len(self.explorers) < len(self.owns)

    @property
    def player(self) -> str:
        """Who moves, by name."""
        return self.setup.players[self.seat]

    @property
    def own(self) -> Own:
        """What the player who moves has."""
        return self.owns[self.seat]

    def with_own(self, own: Own) -> tuple[Own, ...]:
        """Returns what each player has if the player to move now has `own`."""
        return put(self.owns, self.seat, own)


def put(values: tuple[T, ...], i: int, value: T) -> tuple[T, ...]:
    """Returns a copy of a tuple with `value` at index `i`."""
    return (*values[:i], value, *values[i + 1 :])


def count_herd(state: State, species: str) -> int:
    """Returns how many face-up animals a species may have: those without a named species may be of any.

    Without a species, returns that of the largest herd.
    """
    named = [count for name, count in state.animals if name == species or not species]
    return max(named, default=0) + state.unnamed


def start(setup: Setup) -> State:
    """Returns the state before the first move."""
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
        spaces=tuple(EMPTY if i in board.cities else HIDDEN for i in range(c.SPACES)) if board else (),
        explorers=(),
    )


def turn(state: State) -> int:
    """Returns the index of the player to move; the start cities are chosen in the order of turns, too."""
    return state.seat


def ended(state: State) -> str:
    """Returns the id of the rule that ended the game; empty while it goes on."""
    return state.ended


def tally(state: State) -> Tally:
    """Returns the tally of what the players have; the +3 of the marker is not in `track`."""
    setup = state.setup
    players = [
        Player(
            name,
            own.points - c.BONUS * own.bonus,
            own.bonus,
            counted_by_kind([(kind, n) for kind, n in zip(state.kinds, own.goods, strict=False) if n], GOODS),
            own.gold,
            own.gems,
        )
        for name, own in zip(setup.players, state.owns, strict=True)
    ]
    return Tally(tuple(players), setup.edition, dict(setup.rulings), began=setup.players[0])
