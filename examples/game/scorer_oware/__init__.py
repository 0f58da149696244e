"""Oware, the traditional game of West Africa, by the Abapa rules."""

from scorer.model import Category, Game, Ruling

from .scoring.scoring import rest, store

GRAND_SLAM = "oware.capture.grand-slam"

GAME = Game(
    id="oware",
    package=__name__,
    name="Oware",
    published="traditional, Abapa rules",
    editions=(),  # no rulebook is read: the rules are handed down
    categories=(Category("store", store, ("seeds",)), Category("rest", rest, ("seeds",))),
    rulings=(Ruling(GRAND_SLAM, {"nothing": (), "forbidden": ()}),),
    win_rule="oware.win",
    shared_rule="oware.win.draw",
)
