"""Random tallies that can lie on a table, for the property tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from scorer.games import game, ids

Tally = dict[str, Any]
Draw = Callable[[st.SearchStrategy[Any]], Any]

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
COLOURS = ("green", "blue", "purple", "brown")
ANIMALS = (
    ("porcupine", 3),
    ("meerkat", 3),
    ("gazelle", 3),
    ("wild dog", 3),
    ("zebra", 2),
    ("hyena", 2),
    ("buffalo", 2),
    ("leopard", 2),
    ("giraffe", 1),
    ("lion", 1),
    ("elephant", 1),
)

small = st.integers(0, 6)


def _goods(draw: Draw) -> Any:
    counts = draw(st.lists(st.integers(0, 5), max_size=5))
    kinds = ("statue", "drum", "shirt", "kettle", "my own")
    return dict(zip(kinds, counts, strict=False)) if draw(st.booleans()) else counts


@st.composite
def africa(draw: Draw) -> Tally:
    """A table of Africa."""
    count = draw(st.integers(2, 5))
    finder = draw(st.integers(-1, count - 1))
    players = [
        {
            "name": name,
            "track": draw(st.integers(0, 99)),
            "goods": _goods(draw),
            "gold": draw(small),
            "gems": draw(small),
        }
        for name in NAMES[:count]
    ]
    if finder >= 0:
        players[finder]["bonus"] = True
    return {"game": "africa", "players": players}


@st.composite
def africana(draw: Draw) -> Tally:
    """A table of Africana."""
    count = draw(st.integers(2, 4))
    left = dict.fromkeys("ABCDE", 4)
    helpers = 10
    players = []
    for name in NAMES[:count]:
        artifacts = {}
        for kind in left:
            artifacts[kind] = draw(st.integers(0, left[kind]))
            left[kind] -= artifacts[kind]
        held = draw(st.integers(0, min(4, helpers)))
        helpers -= held
        total = sum(artifacts.values())
        printed = draw(st.lists(st.integers(0, 9), min_size=total, max_size=total))
        players.append(
            {
                "name": name,
                "expeditions": draw(st.lists(st.integers(0, 9), max_size=6) | st.integers(0, 60)),
                "artifacts": artifacts if draw(st.booleans()) else list(artifacts.values()),
                "artifact_points": printed if draw(st.booleans()) else sum(printed),
                "helpers": held,
                "silver": draw(st.integers(0, 30)),
                "gold": draw(st.integers(0, 9)),
                "travel_cards": draw(st.integers(0, 5)),
            }
        )
    if sum(left.values()):
        players[0]["open_artifacts"] = draw(st.integers(0, min(3, sum(left.values()))))
    return {"game": "africana", "players": players}


@st.composite
def afritoria(draw: Draw) -> Tally:
    """A table of Afritoria."""
    count = draw(st.integers(2, 4))
    deck = [f"{colour} {animal}" for colour in COLOURS[:count] for animal, _ in ANIMALS for _ in range(2)]
    shuffled = draw(st.permutations(deck))
    players: list[Tally] = []
    for i, name in enumerate(NAMES[:count]):
        pile = list(shuffled[i * 10 : i * 10 + draw(st.integers(0, 10))])
        if draw(st.booleans()):
            players.append({"name": name, "pile": pile})
        else:
            worth = dict(ANIMALS)
            values = [worth[card.partition(" ")[2]] for card in pile]
            players.append({"name": name, "values": {str(value): values.count(value) for value in (3, 2, 1)}})
    return {"game": "afritoria", "players": players}


READINGS = {
    id: {ruling: tuple(game(id).ruling(ruling).readings) for ruling in sorted(game(id).scoring_rulings)} for id in ids()
}
"""The readings that touch the scoring."""


@st.composite
def tallies(draw: Draw) -> Tally:
    """A table of any game, with some readings chosen."""
    tally: Tally = draw(st.one_of(africa(), africana(), afritoria()))
    chosen = {
        ruling: draw(st.sampled_from(readings))
        for ruling, readings in READINGS[tally["game"]].items()
        if draw(st.booleans())
    }
    return {**tally, "rulings": chosen} if chosen else tally
