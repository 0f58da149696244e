"""A small game of two pairs: the points of each round, and who went out."""

from __future__ import annotations

from scorer.model import Category, Game, TieBreak

from .scoring.tally import Player, cards, out, passes

CATEGORIES: tuple[Category[Player], ...] = (Category("cards", cards, ("round",)), Category("out", out, ("times",)))

GAME = Game(
    id="pairs",
    package=__name__,
    name="Pairs",
    published="for tests",
    editions=(),
    categories=CATEGORIES,
    rulings=(),
    win_rule="pairs.win",
    shared_rule="pairs.win.shared",
    tie_breaks=(TieBreak("pairs.win.tie", passes),),
)
