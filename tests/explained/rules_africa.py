"""The points of Africa, computed from the rules alone: without a look at the code that scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tests.explained.table import Line, Readings, Ruling, Scored, Tally, most, total

RULINGS = {
    "africa.majority.rounding": Ruling({"down": ["fr"], "up": ["nl"]}, "differ"),
    "africa.majority.zero": Ruling({"none": [], "share": []}, "silent"),
    "africa.majority.contests": Ruling({"two": ["fi", "fr"], "one": []}, "unclear"),
}
GOODS = (0, 1, 3, 5, 8, 12)
"""By the number of tiles of one kind."""
FIRST, SECOND = 10, 6
BONUS = 3


class Place(NamedTuple):
    """What a player got in one contest, and why."""

    symbols: str
    """What is counted: `gold`, `gems` or `both`; `elsewhere` if it counts in another contest."""
    held: int
    place: str
    """`first`, `second`, `behind`, `none` (has nothing and may not win) or `unpaid` (next to a shared first place)."""
    sharers: Sequence[str] = ()
    """Who has this place, in the order of the table."""
    rounded: str = ""
    """`down` or `up` if the prize could not be shared without a remainder."""


class Goods(NamedTuple):
    """One kind of trade goods."""

    kind: str
    """Empty if nobody said what it is called."""
    tiles: int
    points: int


def score(tally: Tally, readings: Readings) -> Scored:
    """A table under these readings."""
    players: Sequence[Mapping[str, Any]] = tally["players"]
    names = [player["name"] for player in players]
    gold = {player["name"]: player.get("gold") or 0 for player in players}
    gems = {player["name"]: player.get("gems") or 0 for player in players}
    if readings["africa.majority.contests"] == "one":
        by_gold = contest("both", {name: gold[name] + gems[name] for name in names}, readings)
        rule = "africa.score.majority"
        by_gems = {name: Line(0, rule, Place("elsewhere", gems[name], "behind")) for name in names}
    else:
        by_gold, by_gems = contest("gold", gold, readings), contest("gems", gems, readings)
    lines = {
        player["name"]: {
            "track": Line(player["track"], "africa.track.move", player["track"]),
            "bonus": Line(BONUS if player.get("bonus") else 0, "africa.end.bonus", bool(player.get("bonus"))),
            "goods": goods(player.get("goods") or {}),
            "gold": by_gold[player["name"]],
            "gems": by_gems[player["name"]],
        }
        for player in players
    }
    totals = total(lines)
    return Scored(lines, totals, most(totals), {})


def goods(held: Mapping[str, int] | Sequence[int]) -> Line:
    """africa.score.goods: each kind by its number of tiles."""
    named = list(held.items()) if isinstance(held, Mapping) else [("", count) for count in held]
    kinds = [Goods(kind, count, GOODS[count]) for kind, count in named if count]
    return Line(sum(kind.points for kind in kinds), "africa.score.goods", kinds)


def contest(symbols: str, held: Mapping[str, int], readings: Readings) -> dict[str, Line]:
    """africa.score.majority: one contest, the line of each player."""
    may_win = {name: n for name, n in held.items() if n or readings["africa.majority.zero"] == "share"}
    first = most(may_win) if may_win else []
    rest = {name: n for name, n in may_win.items() if name not in first}
    second = most(rest) if rest else []
    lines = {}
    for name, n in held.items():
        if name in first:
            prize, place, sharers = (FIRST if len(first) == 1 else FIRST + SECOND), "first", first
        elif name in second:
            prize, place, sharers = (SECOND, "second", second) if len(first) == 1 else (0, "unpaid", first)
        else:
            prize, place, sharers = 0, "behind" if name in may_win else "none", [name]
        points, remainder = divmod(prize, len(sharers))
        rounded = readings["africa.majority.rounding"] if remainder else ""
        points += rounded == "up"
        lines[name] = Line(points, rule_of(place, len(sharers)), Place(symbols, n, place, tuple(sharers), rounded))
    return lines


def rule_of(place: str, sharers: int) -> str:
    """The rule that gives or denies a prize."""
    if place == "none":
        return "africa.score.majority.zero"
    if place == "unpaid" or (place == "first" and sharers > 1):
        return "africa.score.majority.tie_first"
    if place == "second" and sharers > 1:
        return "africa.score.majority.tie_second"
    return "africa.score.majority.prizes"
