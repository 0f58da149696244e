"""Oware, the traditional game of West Africa, by the Abapa rules."""

from __future__ import annotations

from scorer.model import Category, Game

from .rulings import REST, RULINGS
from .scoring.scoring import rest, store
from .scoring.tally import Player

# The type says whose lines these are: a function for the players of another game is an error to mypy.
CATEGORIES: tuple[Category[Player], ...] = (
    Category("store", store, ("seeds",)),
    Category("rest", rest, ("seeds", "uncounted"), (REST,)),
)

GAME = Game(
    id="oware",
    package=__name__,
    name="Oware",
    published="traditional, Abapa rules",
    editions=(),  # no rulebook is read: the rules are handed down
    categories=CATEGORIES,
    rulings=RULINGS,
    win_rule="oware.win",
    shared_rule="oware.win.draw",
    api=1,  # the version of scorer's interface that it was written for
)
