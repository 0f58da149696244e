"""What a scored table is to those who check it: computed from the rules, and from nothing of the program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

Tally = Mapping[str, Any]
Readings = Mapping[str, str]


class Ruling(NamedTuple):
    """A disputed ruling of the scoring, as the rules say it."""

    readings: Mapping[str, Sequence[str]]
    """Who states each reading, as languages of rulebooks; the default is the first."""
    doubt: str
    """`differ`, `silent` or `unclear`."""


class Line(NamedTuple):
    """One player's points in one category, and what they come from."""

    points: int
    rule: str | None
    """The only rule that may be cited; None of what the table agreed on."""
    fact: Any
    """Of the kind that the claims about this category know."""


Lines = Mapping[str, Mapping[str, Line]]
"""By player and category."""


class Scored(NamedTuple):
    """A table under one choice of readings."""

    lines: Lines
    totals: Mapping[str, int]
    winners: Sequence[str]
    compared: Mapping[str, int]
    """What was compared between players who are equal on points; empty if nothing was."""


def agreed(tally: Tally) -> dict[str, Line]:
    """What the table agreed on, of each player; nothing if it did not agree on anything."""
    found = {player["name"]: player.get("adjust") or [] for player in tally["players"]}
    if not any(found.values()):
        return {}
    return {name: Line(sum(each["points"] for each in own), None, own) for name, own in found.items()}


def total(lines: Lines) -> dict[str, int]:
    """The sum of each player."""
    return {name: sum(line.points for line in own.values()) for name, own in lines.items()}


def most(amounts: Mapping[str, int]) -> list[str]:
    """Who has the most, in the order given."""
    return [name for name, amount in amounts.items() if amount == max(amounts.values())]


def ranks(totals: Mapping[str, int], winners: Sequence[str]) -> dict[str, int]:
    """The winners are first; of the others, how many have more points, and the winners, come before them."""
    return {
        name: 1 if name in winners else 1 + sum(other in winners or totals[other] > own for other in totals)
        for name, own in totals.items()
    }


def choices(rulings: Mapping[str, Ruling]) -> list[Readings]:
    """Every combination of readings."""
    return [
        dict(zip(rulings, chosen, strict=True)) for chosen in product(*(list(it.readings) for it in rulings.values()))
    ]
