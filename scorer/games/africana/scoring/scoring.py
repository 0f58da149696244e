"""The final scoring of Africana: one function a category, from the players and the readings in force to their lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ....model import Item, Line
from .. import components as c
from ..rulings import REPEAT, TIE_MONEY
from .collections import best_split
from .tally import Player

Players = Sequence[Player]
Readings = Mapping[str, str]

LETTERS = "ABCDE"
"""What kinds are called that nobody has named."""


def expeditions(players: Players, readings: Readings) -> list[Line]:
    """africana.score.expeditions: the points printed on the cards."""
    return [Line("expeditions", "africana.score.expeditions", _printed(p.expeditions)) for p in players]


def artifacts(players: Players, readings: Readings) -> list[Line]:
    """africana.score.artifacts: the points printed on the cards."""
    return [Line("artifacts", "africana.score.artifacts", _printed(p.artifact_points)) for p in players]


def _printed(points: int | tuple[int, ...]) -> tuple[Item, ...]:
    if not points:
        return _NO_CARDS
    return (Item("sum", 1, points),) if isinstance(points, int) else tuple([_card(value) for value in points])


# The same few lines come again and again; being frozen, they can be shared, which saves a sixth of the time of scoring.


@lru_cache
def _card(points: int) -> Item:
    return Item("card", 1, points)


_NO_CARDS = (Item("none", 0, 0),)


def collections(players: Players, readings: Readings) -> list[Line]:
    """africana.score.collections: 12, 10, 6 or 2 a collection, split for the most points."""
    once = readings[REPEAT] == "once"
    return [_collections(p.artifacts, once) for p in players]


@lru_cache(maxsize=4096)
def _collections(artifacts: tuple[tuple[str, int], ...], once: bool) -> Line:
    labels = [label or LETTERS[i] for i, (label, _) in enumerate(artifacts)]
    left = [count for _, count in artifacts]
    items = []
    for collection, kinds in best_split(tuple(left), once=once):
        for kind in kinds:
            left[kind] -= 1
        items.append(Item(collection.id, collection.size, collection.points, tuple([labels[kind] for kind in kinds])))
    if spare := sum(left):
        of = tuple([label for label, count in zip(labels, left, strict=True) for _ in range(count)])
        items.append(Item("spare", spare, 0, of))
    return Line("collections", "africana.score.collections", tuple(items) or _NO_CARDS)


def helpers(players: Players, readings: Readings) -> list[Line]:
    """africana.score.helpers: the first is free, two cost 5, three or more cost 10."""
    return [_helpers(p.helpers) for p in players]


@lru_cache
def _helpers(count: int) -> Line:
    return Line("helpers", "africana.score.helpers", (Item("helper", count, -helper_penalty(count)),))


def helper_penalty(count: int) -> int:
    """africana.score.helpers: what so many completed helper adventures cost, in points."""
    return c.HELPER_PENALTY[min(count, len(c.HELPER_PENALTY) - 1)]


def worth(player: Player) -> int:
    """All coins of a player, in silver."""
    return player.silver + c.GOLD * player.gold


def money(players: Players, readings: Readings) -> list[Line]:
    """africana.score.money: a point for every full 10 silver."""
    return [_money(worth(p)) for p in players]


@lru_cache
def _money(silver: int) -> Line:
    return Line("money", "africana.score.money", (Item("silver", silver, silver // c.SILVER_A_POINT),))


def travel(players: Players, readings: Readings) -> list[Line]:
    """africana.score.travel: a point for every two travel cards."""
    return [_travel(p.travel_cards) for p in players]


@lru_cache
def _travel(cards: int) -> Line:
    return Line("travel", "africana.score.travel", (Item("travel-card", cards, cards // c.CARDS_A_POINT),))


def open_artifacts(players: Players, readings: Readings) -> list[Line]:
    """africana.score.open: a point for each open artifact adventure."""
    return [_open(p.open_artifacts) for p in players]


@lru_cache
def _open(count: int) -> Line:
    return Line("open", "africana.score.open", (Item("open-artifact", count, count * c.OPEN_ARTIFACT),))


def tie_money(player: Player, readings: Readings) -> int:
    """africana.win.tie.money: the most silver, in value or in silver coins alone."""
    return player.silver if readings[TIE_MONEY] == "silver" else worth(player)
