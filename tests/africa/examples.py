"""What the tests of every game ask of this one."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.support.offered import NAMES, Case, Draw, Tally

AT_THE_TABLE = (
    "Anna\nBen\n\n?\nx\nAn\n30+4\n<\n35\ny\nstatue 6\nstatue 3, drum 1\n4\n\n31\nkettel\ny\n2\n\n?\n5 Anna 3\n\n\n"
)
"""Names, the marker, a sum, a way back, points taken out, a slip, a word that is asked about, a line changed."""

RECORDS = {
    # The ends: the last monument, by the number of players.
    "africa-end-two": Case(("bonus game-over",), "africa.end.trigger.2p"),
    "africa-end-two-eleventh": Case(
        ("monument-alone", "monument-alone", "bonus game-over"),
        "africa.end.two-players",
        agreed="africa.end.two-players=eleventh",
    ),
    "africa-end-three": Case(("bonus game-over",), "africa.end.trigger", 3),
    "africa-end-four": Case(("bonus game-over",), "africa.end.trigger", 4),
    "africa-end-five": Case(("bonus game-over",), "africa.end.trigger", 5),
    # What may be done.
    "africa-turns": Case(("free", "skip", "pass", "end"), players=3),
    "africa-animal": Case(("animal", "animal-moved", "move-animal")),
    "africa-nomad": Case(("nomad", "nomad-moved", "move-nomad")),
    "africa-nomad-plus-one": Case(
        ("nomad-itself", "nomad-moved-itself", "move-nomad"), agreed="africa.nomad.reveal=spaces-plus-one"
    ),
    "africa-exchange": Case(("goods", "exchange"), players=3),
    "africa-exchange-declined": Case(("goods", "keep"), players=3),
    "africa-exchange-twice": Case(("goods", "exchange", "goods", "exchange"), players=3),
    "africa-research": Case(("monument", "research", "research", "research", "research")),
    "africa-resources": Case(("gold", "gems", "resources", "resources", "resources")),
    "africa-fifty": Case(("nomad fifty",)),
    "africa-unnamed": Case(("animal-unnamed", "animal-moved-unnamed", "move-animal-unnamed", "research")),
    "africa-undo": Case(("research", "gems", "research")),
    "africa-adjust": Case(("gold", "adjust", "end", "adjust", "gems")),
    # Other ways to play.
    "africa-simple": Case(("animal", "goods-kept", "free", "research"), players=3, options=("simple",)),
    "africa-board": Case(
        ("start", "walk nomad", "research", "resources", "move-nomad", "free-to", "walk animal-moved", "move-animal"),
        options=("board",),
    ),
    "africa-board-whole": Case(
        ("walk", "exchange", "bonus game-over"), "africa.end.trigger", players=3, options=("board",)
    ),
    "example-africa": Case(
        ("exchange", "move-animal", "fifty", "bonus game-over"),
        "africa.end.trigger",
        players=3,
        file="examples/africa-record.jsonl",
    ),
}
"""What each record shows, by its name."""

BROKEN = {
    # Two shirts for one drum.
    "bad-africa": (11, "africa.exchange.enough"),
}
"""Records with a line that breaks a rule: its number, and the rule."""


def _goods(draw: Draw) -> Any:
    counts = draw(st.lists(st.integers(0, 5), max_size=5))
    kinds = ("statue", "drum", "shirt", "kettle", "my own")
    return dict(zip(kinds, counts, strict=False)) if draw(st.booleans()) else counts


@st.composite
def tables(draw: Draw) -> Tally:
    """A table of Africa."""
    count = draw(st.integers(2, 5))
    finder = draw(st.integers(-1, count - 1))
    players = [
        {
            "name": name,
            "track": draw(st.integers(0, 99)),
            "goods": _goods(draw),
            "gold": draw(st.integers(0, 6)),
            "gems": draw(st.integers(0, 6)),
        }
        for name in NAMES[:count]
    ]
    if finder >= 0:
        players[finder]["bonus"] = True
    return {"game": "africa", "players": players}
