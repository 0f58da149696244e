"""The points of Afritoria, computed from the rules alone: without a look at the code that scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from tests.explained.table import Line, Readings, Ruling, Scored, Tally, most, total

RULINGS: Mapping[str, Ruling] = {}
"""None of the rulings of Afritoria is about the scoring."""
COLOURS = ("green", "blue", "purple", "brown")
ANIMALS = (
    *("porcupine", "meerkat", "gazelle", "wild dog", "zebra", "hyena"),
    *("buffalo", "leopard", "giraffe", "lion", "elephant"),
)
"""By strength, from 1."""


class Cards(NamedTuple):
    """Cards of one kind on a pile: of an animal, or only of a worth."""

    copies: int
    worth: int
    animal: str = ""
    colour: str = ""


def worth(animal: str) -> int:
    """afritoria.card.points: strength 1 to 4 is worth 3, 5 to 8 is worth 2, 9 to 11 is worth 1."""
    strength = ANIMALS.index(animal) + 1
    return 3 if strength <= 4 else 2 if strength <= 8 else 1


def score(tally: Tally, readings: Readings) -> Scored:
    """A table; no reading changes it."""
    lines = {}
    for player in tally["players"]:
        if "values" in player:
            cards = [Cards(count, int(value)) for value, count in player["values"].items() if count]
        else:
            cards = []
            for card, count in Counter(player.get("pile") or ()).items():
                colour, animal = card.split(" ", 1)
                cards.append(Cards(count, worth(animal), animal, colour))
        points = sum(card.copies * card.worth for card in cards)
        lines[player["name"]] = {"pile": Line(points, "afritoria.score.points", cards)}
    totals = total(lines)
    return Scored(lines, totals, most(totals), {})
