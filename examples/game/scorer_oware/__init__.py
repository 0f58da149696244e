"""Oware, the traditional game of West Africa, by the Abapa rules."""

from __future__ import annotations

from scorer.model import Category, Game, Ruling

from .scoring.scoring import rest, store
from .scoring.tally import Player

GRAND_SLAM = "oware.capture.grand-slam"

# The type says whose lines these are: a function for the players of another game is an error to mypy.
CATEGORIES: tuple[Category[Player], ...] = (Category("store", store, ("seeds",)), Category("rest", rest, ("seeds",)))

GAME = Game(
    id="oware",
    package=__name__,
    name="Oware",
    published="traditional, Abapa rules",
    editions=(),  # no rulebook is read: the rules are handed down
    categories=CATEGORIES,
    rulings=(Ruling(GRAND_SLAM, {"nothing": (), "forbidden": ()}),),
    win_rule="oware.win",
    shared_rule="oware.win.draw",
)
