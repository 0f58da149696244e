"""What is next to a space, and what is possible there: the arithmetic that refusals, moves and choices share."""

from __future__ import annotations

from collections.abc import Iterator

from .. import components as c
from .board import Map
from .state import EMPTY, State

NOBODY = -1


def around(state: State, board: Map, at: int, what: str, kind: str = "", left: int = NOBODY) -> int:
    """What counts next to a space for an animal (its species) or a nomad (empty spaces).

    `left` is the space that the tile comes from: it is empty afterwards (africa.action.move.nomad.points), and the
    animal does not count itself (africa.action.move.animal.points).
    """
    near, spaces = board.near[at], state.spaces
    if what == "nomad":
        return sum([spaces[i] == EMPTY for i in near]) + (left in near)
    return sum([spaces[i].kind == kind and i != left for i in near])


def fewest(what: str, near: int, moved: int) -> int:
    """How many animals of the species, or empty spaces, there are at least if these two numbers are right.

    Two spaces have two common neighbours at most, so most of what is next to them is counted only once.
    """
    together = near + moved - min(near, c.COMMON_NEIGHBOURS)
    if what == "animal":
        return together
    # A nomad goes to an empty space. If the two spaces are adjacent, the new one was counted before the move, the old
    # one is counted after it, and besides what they have in common there are three more spaces next to each.
    if near and moved <= near + c.NEIGHBOURS - 1 - c.COMMON_NEIGHBOURS:
        return near + moved - 1 - min(near - 1, c.COMMON_NEIGHBOURS)
    return together + 1


def in_reach(state: State, board: Map) -> Iterator[int]:
    """africa.turn.move: the spaces one or two steps away, around face-down tiles and explorers."""
    own = state.explorers[state.seat]
    first = [i for i in board.near[own] if open_to(state, i)]
    yield from first
    seen = {own, *first}
    for step in first:
        for i in board.near[step]:
            if i not in seen and open_to(state, i):
                seen.add(i)
                yield i


def open_to(state: State, space: int) -> bool:
    """africa.turn.move.block: whether an explorer may enter a space."""
    return state.spaces[space].what != "hidden" and space not in state.explorers


def exchanges(state: State, seat: int, kind: str) -> Iterator[tuple[int, int]]:
    """The exchanges that somebody may make after revealing a kind, as (kind, seat of the other player)."""
    give = state.kinds.index(kind)
    own = state.owns[seat].goods
    for other, partner in enumerate(state.owns):
        if other != seat:
            for take, count in enumerate(partner.goods):
                if 0 < count <= own[give] and (take == give or not too_many(own, partner.goods, give, take)):
                    yield take, other


def too_many(own: tuple[int, ...], partner: tuple[int, ...], give: int, take: int) -> int:
    """africa.score.goods.more: how many of one kind somebody would have after an exchange, if too many; else 0."""
    count = partner[take]
    most = max(own[take] + count, partner[give] + count)
    return most if most > c.GOODS_MOST else 0
