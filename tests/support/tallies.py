"""Random tallies that can lie on a table, for the property tests; each game says what lies on one of its tables."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import strategies as st

from scorer.registry import game, ids
from tests.support.offered import Draw, Tally, offered

READINGS = {
    id: {ruling.id: tuple(ruling.readings) for ruling in game(id).rulings if ruling.id in game(id).scoring_rulings}
    for id in ids()
}
"""The readings that touch the scoring, in the order of the rulings."""

_NO_TABLES: Callable[[], st.SearchStrategy[Tally]] = st.nothing
TABLES = {id: offered(id, "tables", _NO_TABLES)() for id in ids()}
"""The tables of each game, as its own tests make them."""


@st.composite
def tallies(draw: Draw) -> Tally:
    """A table of any game, with some readings chosen."""
    tally: Tally = draw(st.one_of(list(TABLES.values())))
    chosen = {
        ruling: draw(st.sampled_from(readings))
        for ruling, readings in READINGS[tally["game"]].items()
        if draw(st.booleans())
    }
    return {**tally, "rulings": chosen} if chosen else tally
