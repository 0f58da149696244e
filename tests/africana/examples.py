"""What the tests of every game ask of this one."""

from __future__ import annotations

from hypothesis import strategies as st

from scorer.games.africana.tracking.example import example_map
from tests.support.offered import NAMES, Case, Draw, Tally

PLACES = tuple(example_map()["places"])
"""Names of places, which may be the same in every language."""

AT_THE_TABLE = "<\nItaly\nItaly, France\nFrance\n\n4 6 5\n3 1 1 1\n9 8\n9+8\n2\n6\n2\n2\n1\n" + "\n" * 10

RECORDS = {
    # The ends: the pile of expeditions is too small, and the round is played to its end.
    "africana-end-two": Case(("last-round", "over"), "africana.end.round"),
    "africana-end-three": Case(("last-round", "over"), "africana.end.round", 3),
    "africana-end-four": Case(("last-round", "over"), "africana.end.round", 4),
    "africana-end-at-once": Case(("last-round over",), "africana.end.round"),
    "africana-partial-refill": Case(("last-round", "turned-up"), "africana.end.round", 3),
    "africana-exact-refill": Case(("turned-up exact", "last-round"), "africana.end.round"),
    # What may be done.
    "africana-leaf": Case(("free-leaf", "leaf", "leaf", "buys-artifact", "free-leaf", "nothing-bought")),
    "africana-recolour": Case(("recolours goes",)),
    "africana-joker-and-helper": Case(("goes", "buys-helper", "goes", "helper", "goes", "cards-back")),
    "africana-join-several": Case(("joins", "joins", "joins", "completes marker-back")),
    "africana-bonus-card": Case(("joins draws", "drawn", "goes"), options=("hands",)),
    "africana-complete-several": Case(("completes", "completes", "artifact", "turned-up", "turned-up")),
    "africana-limit-hand": Case(("draws", "removed", "discarded", "discarded", "discarded")),
    "africana-limit-adventures": Case(
        ("nothing", "buys-artifact", "buys-helper", "buys-artifact", "buys-artifact", "dropped")
    ),
    "africana-helper-penalty": Case(("buys-helper", "buys-helper", "helper", "helper-penalty")),
    "africana-reshuffle": Case(("draws reshuffled",), players=4),
    "africana-untold": Case(("face-down", "dropped-untold", "recolours-one goes-by-card")),
    "africana-untold-end": Case(("joins-face-down", "completes-untold", "to-count", "over"), "africana.end.round"),
    "africana-undo": Case(("joins", "goes", "completes", "turned-up", "draws")),
    "africana-example": Case(
        ("turned-up", "drawn", "free-leaf", "joins", "goes", "completes"), options=("map", "decks", "hands")
    ),
}
"""What each record shows, by its name."""

BROKEN = {
    # The joker twice.
    "bad-africana": (10, "africana.action.move.once"),
}
"""Records with a line that breaks a rule: its number, and the rule."""

NEVER = ("no-card",)
"""Events that cannot happen: 60 travel cards are more than four hands and a table ever hold."""


@st.composite
def tables(draw: Draw) -> Tally:
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
