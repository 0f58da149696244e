"""What the tests of every game ask of this one."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.support.offered import NAMES, Case, Draw, Tally

AT_THE_TABLE = "Ann, Ben\n4 5 2\n?\ng1 g1 g1\ng1 green lion\n\n\n"

RECORDS = {
    # The ends: the draw pile is empty.
    "afritoria-end-short-market": Case(("last-round", "pile-empty"), "afritoria.end.trigger", 3),
    "afritoria-end-exact-market": Case(("last-round", "pile-empty"), "afritoria.end.trigger"),
    "afritoria-end-refill": Case(("pile-empty",), "afritoria.end.trigger", 4, options=("hands",)),
    # Rangers and poachers that are played.
    "afritoria-ranger": Case(("picks takes",)),
    "afritoria-poacher": Case(("steals loses takes",)),
    "afritoria-ranger-voids-poacher": Case(("poacher-void", "picks")),
    "afritoria-two-rangers": Case(("two-rangers",)),
    "afritoria-two-poachers": Case(("two-poachers",)),
    "afritoria-three-specials": Case(("three-specials",), players=3),
    "afritoria-ranger-two-poachers-void": Case(("three-specials",), players=3),
    "afritoria-ranger-two-poachers-works": Case(
        ("ranger-beside-poachers", "picks"), players=3, agreed="afritoria.ranger.beside-poachers=works"
    ),
    "afritoria-specials-unused": Case(("picks-nothing", "steals-nothing")),
    "afritoria-specials-in-vain": Case(("nothing-to-steal", "nothing-to-pick must-take-ranger")),
    # Rangers and poachers in the market.
    "afritoria-market-specials": Case(
        ("must-take-ranger takes gets-nothing", "must-take-poacher", "must-take-ranger"), players=3
    ),
    "afritoria-market-tie-next": Case(("knocked-out must-take-ranger", "knocked-out must-take-poacher"), players=3),
    "afritoria-market-tie-nobody": Case(
        ("knocked-out nobody-takes", "knocked-out nobody-takes"), players=3, agreed="afritoria.market.tie=nobody"
    ),
    # Other cases.
    "afritoria-twins": Case(("knocked-out",)),
    "afritoria-choice": Case(("takes", "takes")),
    "afritoria-exchange": Case(("exchanges", "exchanges", "exchanges")),
    "afritoria-exchange-hands": Case(("exchanges",), options=("hands",)),
    "afritoria-undo": Case(("picks", "takes")),
    "example-afritoria": Case(
        ("steals", "knocked-out", "picks", "exchanges", "last-round"),
        "afritoria.end.trigger",
        file="examples/afritoria.jsonl",
    ),
}
"""What each record shows, by its name."""

BROKEN = {
    # A third lion of one colour.
    "bad-afritoria": (10, "afritoria.components.wild"),
}
"""Records with a line that breaks a rule: its number, and the rule."""

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


@st.composite
def tables(draw: Draw) -> Tally:
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
