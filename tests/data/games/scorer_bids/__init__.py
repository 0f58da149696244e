"""A small game of several rounds: who takes as many tricks as bid scores."""

from __future__ import annotations

from scorer.model import Category, Game

from .scoring.tally import Player, bids

CATEGORIES: tuple[Category[Player], ...] = (Category("bids", bids, ("round",)),)

GAME = Game(
    id="bids",
    package=__name__,
    name="Bids",
    published="for tests",
    editions=(),
    categories=CATEGORIES,
    rulings=(),
    win_rule="bids.win",
    shared_rule="bids.win.shared",
)
