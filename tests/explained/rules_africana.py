"""The points of Africana, computed from the rules alone: without a look at the code that scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

from tests.explained.table import Line, Readings, Ruling, Scored, Tally, most, total

RULINGS = {
    "africana.collections.repeat": Ruling({"any": ["de"], "once": []}, "unclear"),
    "africana.tie.money": Ruling({"value": [], "silver": []}, "silent"),
}
WORTH = {"two-alike": 6, "three-alike": 12, "two-different": 2, "four-different": 10}
GOLD = 5
"""What a gold coin is worth in silver."""
MONEY_EACH, TRAVEL_EACH = 10, 2


class Printed(NamedTuple):
    """Printed points of cards under the company card."""

    cards: Sequence[int] | None
    """The points of each; None if only their sum is known."""


class Collected(NamedTuple):
    """Completed artifacts, and what they can be worth at most."""

    counts: Mapping[str, int]
    """By kind: what people call it, or a letter if they gave numbers only."""
    best: int
    once: bool
    letters: bool
    """Whether all kinds are called by letters."""


class Helpers(NamedTuple):
    """Completed helper adventures, and what they cost."""

    done: int
    penalty: int


def score(tally: Tally, readings: Readings) -> Scored:
    """A table under these readings."""
    once = readings["africana.collections.repeat"] == "once"
    lines = {player["name"]: own_lines(player, once=once) for player in tally["players"]}
    totals = total(lines)
    first = most(totals)
    if len(first) == 1:
        return Scored(lines, totals, first, {})
    compared = money(tally, first, readings)
    return Scored(lines, totals, most(compared), compared)


def money(tally: Tally, first: Sequence[str], readings: Readings) -> dict[str, int]:
    """What players who are equal on points compare."""
    by_value = readings["africana.tie.money"] == "value"
    return {
        player["name"]: (player.get("silver") or 0) + (GOLD * (player.get("gold") or 0) if by_value else 0)
        for player in tally["players"]
        if player["name"] in first
    }


def own_lines(player: Mapping[str, Any], *, once: bool) -> dict[str, Line]:
    """The lines of one player."""
    silver = (player.get("silver") or 0) + GOLD * (player.get("gold") or 0)
    travel, still_open = player.get("travel_cards") or 0, player.get("open_artifacts") or 0
    helpers = player.get("helpers") or 0
    penalty = 0 if helpers < 2 else 5 if helpers == 2 else 10
    artifacts = player.get("artifacts") or {}
    counts = artifacts if isinstance(artifacts, Mapping) else dict(zip("ABCDE", artifacts, strict=False))
    best = value(tuple(sorted(counts.values(), reverse=True)), once=once)
    return {
        "expeditions": printed(player.get("expeditions") or 0, "africana.score.expeditions"),
        "artifacts": printed(player.get("artifact_points") or 0, "africana.score.artifacts"),
        "collections": Line(
            best,
            "africana.score.collections",
            Collected(counts, best, once, all(kind in "ABCDE" for kind, count in counts.items() if count)),
        ),
        "helpers": Line(-penalty, "africana.score.helpers", Helpers(helpers, penalty)),
        "money": Line(silver // MONEY_EACH, "africana.score.money", silver),
        "travel": Line(travel // TRAVEL_EACH, "africana.score.travel", travel),
        "open": Line(still_open, "africana.score.open", still_open),
    }


def printed(points: int | Sequence[int], rule: str) -> Line:
    """Printed points are added."""
    if isinstance(points, int):
        return Line(points, rule, Printed(None))
    return Line(sum(points), rule, Printed(tuple(points)))


def value(counts: tuple[int, ...], *, once: bool) -> int:
    """The most that artifacts of these kinds can be worth; with `once` each type of collection counts once."""
    return _best(counts, tuple(WORTH)) if once else _any(counts)


@cache
def _any(counts: tuple[int, ...]) -> int:
    """The most for any number of collections: a closed form, which exhaustive searches have confirmed for all hands."""
    base = sum((0, 0, 6, 12, 12)[count] for count in counts)
    free = sum(count in {1, 4} for count in counts)
    costly = sum(count in {2, 3} for count in counts)
    spare = 10 if free >= 4 else 4 if free == 3 and costly else 2 if free in {2, 3} else 0
    return base + spare


@cache
def _best(counts: tuple[int, ...], types: tuple[str, ...]) -> int:
    """The most with each of these types once at the most: every way to form the first, or to leave it out."""
    if not types:
        return 0
    type, left = types[0], types[1:]
    return max([_best(counts, left), *(WORTH[type] + _best(rest, left) for rest in _formed(counts, type))])


def _formed(counts: tuple[int, ...], type: str) -> list[tuple[int, ...]]:
    """What may be left after a collection of a type has been formed."""
    number = 2 if type.startswith("two") else 3 if type.startswith("three") else 4
    if type.endswith("alike"):
        return [_less(counts, {kind: number}) for kind, count in enumerate(counts) if count >= number]
    held = [kind for kind, count in enumerate(counts) if count]
    return [_less(counts, dict.fromkeys(kinds, 1)) for kinds in combinations(held, number)]


def _less(counts: tuple[int, ...], taken: Mapping[int, int]) -> tuple[int, ...]:
    return tuple(sorted((count - taken.get(kind, 0) for kind, count in enumerate(counts)), reverse=True))
