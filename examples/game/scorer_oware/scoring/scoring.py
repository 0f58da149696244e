"""The score of Oware: every seed is a point."""

from collections.abc import Mapping, Sequence

from scorer.model import Item, Line

from ..rulings import REST
from .tally import Player


def store(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """oware.score.store: a point for each captured seed."""
    return [Line("store", "oware.score.store", (Item("seeds", player.store, player.store),)) for player in players]


def rest(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """oware.score.rest: a point for each seed that is left in the own houses, unless these belong to nobody."""
    if readings[REST] == "owner":
        return [Line("rest", "oware.score.rest", (Item("seeds", player.rest, player.rest),)) for player in players]
    return [Line("rest", REST, (Item("uncounted", player.rest, 0),)) for player in players]
