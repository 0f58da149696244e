"""The final scoring of Africa: one function a category, from the players and the readings in force to their lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ....model import Item, Line
from ..components import BONUS, BOTH_PRIZES, FIRST_PRIZE, GOODS, SECOND_PRIZE
from ..rulings import CONTESTS, ROUNDING, ZERO
from .tally import Player

Players = Sequence[Player]
Readings = Mapping[str, str]

PRIZES = "africa.score.majority.prizes"
TIE_FIRST = "africa.score.majority.tie_first"
TIE_SECOND = "africa.score.majority.tie_second"

_PLACES = ("first", "second", "shared-first", "shared-second", "after-shared-first", "behind", "none")
OUTCOMES = (*_PLACES, *[f"both-{place}" for place in _PLACES])
"""What a contest can end in for a player; `both-` where gold and gems are counted together."""

_NO_BONUS = Line("bonus", "africa.end.bonus", (Item("bonus", 0, 0),))
_BONUS = Line("bonus", "africa.end.bonus", (Item("bonus", 1, BONUS),))
_NO_GOODS = Line("goods", "africa.score.goods", (Item("none", 0, 0),))


def track(players: Players, readings: Readings) -> list[Line]:
    """africa.track.move: every point was a step forward; none is ever lost."""
    return [_line("track", "africa.track.move", "track", p.track, p.track) for p in players]


def bonus(players: Players, readings: Readings) -> list[Line]:
    """africa.end.bonus: whoever reveals the last monument scores 3."""
    return [_BONUS if p.bonus else _NO_BONUS for p in players]


def goods(players: Players, readings: Readings) -> list[Line]:
    """africa.score.goods: each kind by itself, 1, 3, 5, 8 or 12 for one to five tiles."""
    lines = []
    for p in players:
        items = [_kind(kind, count) for kind, count in p.goods if count]
        lines.append(Line("goods", "africa.score.goods", tuple(items)) if items else _NO_GOODS)
    return lines


@lru_cache(maxsize=512)
def _kind(kind: str, count: int) -> Item:
    return Item(kind or "alike", count, GOODS[count], (), kind != "")


def gold(players: Players, readings: Readings) -> list[Line]:
    """africa.score.majority: the contest for gold, or for gold and gems together where they are one contest."""
    if readings[CONTESTS] == "one":
        return majority("gold", players, [p.gold + p.gems for p in players], readings, of="both-")
    return majority("gold", players, [p.gold for p in players], readings)


def gems(players: Players, readings: Readings) -> list[Line]:
    """africa.score.majority: the contest for gems, scored as the one for gold."""
    if readings[CONTESTS] == "one":
        return [_line("gems", "africa.score.majority", "with-gold", p.gems, 0) for p in players]
    return majority("gems", players, [p.gems for p in players], readings)


def majority(category: str, players: Players, held: Sequence[int], readings: Readings, *, of: str = "") -> list[Line]:
    """One contest: 10 for most, 6 for second most; who ties shares, and a tie for most takes both prizes.

    `of` stands before the keys of the items where it is not the contest for what the category is called after.
    """
    counts = sorted(set(held), reverse=True)
    lines = {count: _line(category, PRIZES, of + "behind", count, 0) for count in counts[2:]}
    if not counts[-1] and readings[ZERO] == "none":
        lines[counts.pop()] = _line(category, "africa.score.majority.zero", of + "none", 0, 0)
    most, second = (*counts, None, None)[:2]
    if most is None:
        pass
    elif held.count(most) > 1:
        if second is not None:
            lines[second] = _line(category, TIE_FIRST, of + "after-shared-first", second, 0)
        item = _shared(of + "shared-first", most, BOTH_PRIZES, _holders(players, held, most), readings)
        lines[most] = Line(category, TIE_FIRST, (item,))
    else:
        lines[most] = _line(category, PRIZES, of + "first", most, FIRST_PRIZE)
        if second is not None and held.count(second) == 1:
            lines[second] = _line(category, PRIZES, of + "second", second, SECOND_PRIZE)
        elif second is not None:
            item = _shared(of + "shared-second", second, SECOND_PRIZE, _holders(players, held, second), readings)
            lines[second] = Line(category, TIE_SECOND, (item,))
    return [lines[count] for count in held]


@lru_cache(maxsize=1024)
def _line(category: str, rule: str, what: str, count: int, points: int) -> Line:
    # The same few come again and again; being frozen, they can be shared.
    return Line(category, rule, (Item(what, count, points),))


def _holders(players: Players, held: Sequence[int], count: int) -> tuple[str, ...]:
    """The names of the players who hold so many."""
    return tuple([player.name for player, own in zip(players, held, strict=True) if own == count])


def _shared(what: str, count: int, prize: int, sharers: tuple[str, ...], readings: Readings) -> Item:
    """africa.score.majority.round: an equal share; a fraction is rounded."""
    share, rest = divmod(prize, len(sharers))
    if rest and readings[ROUNDING] == "up":
        share += 1
    return Item(what, count, share, sharers)
