"""The final scoring of Afritoria: the cards on the points pile, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ....model import Item, Line
from ..components import CARDS
from .tally import Player


def pile(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """afritoria.score.points: the sum of the points on the own pile; hand cards count nothing."""
    return [Line("pile", "afritoria.score.points", _items(player) or (Item("none", 0, 0),)) for player in players]


def _items(player: Player) -> tuple[Item, ...]:
    if player.pile is not None:
        held: dict[str, int] = {}
        for card in player.pile:
            held[card] = held.get(card, 0) + 1
        return tuple([_card(card, count) for card, count in held.items()])
    return tuple([Item(f"worth-{points}", count, points * count) for points, count in player.values or () if count])


@lru_cache
def _card(card: str, count: int) -> Item:
    # There are 88 of them at most, and they are frozen: they can be shared.
    return Item(card, count, count * CARDS[card])
