"""Africana, by Michael Schacht (Abacusspiele, 2012)."""

from __future__ import annotations

from ...model import Category, Game, TieBreak
from .rulings import REPEAT, RULINGS, TIE_MONEY
from .scoring.collections import COLLECTIONS
from .scoring.scoring import artifacts, collections, expeditions, helpers, money, open_artifacts, tie_money, travel
from .scoring.tally import Player, Tally

__all__ = ["GAME", "Player", "Tally"]

CARDS = ("card", "sum", "none")

CATEGORIES: tuple[Category[Player], ...] = (
    Category("expeditions", expeditions, CARDS),
    Category("artifacts", artifacts, CARDS),
    Category("collections", collections, (*[each.id for each in COLLECTIONS], "spare", "none"), (REPEAT,)),
    Category("helpers", helpers, ("helper",)),
    Category("money", money, ("silver",)),
    Category("travel", travel, ("travel-card",)),
    Category("open", open_artifacts, ("open-artifact",)),
)
TIE_BREAKS: tuple[TieBreak[Player], ...] = (TieBreak("africana.win.tie.money", tie_money, (TIE_MONEY,)),)

GAME = Game(
    id="africana",
    package=__name__,
    name="Africana",
    published="Michael Schacht, Abacusspiele 2012",
    editions=("de",),
    categories=CATEGORIES,
    rulings=RULINGS,
    win_rule="africana.win",
    tie_breaks=TIE_BREAKS,
    shared_rule="africana.win.tie.shared",
    bgg=118000,
)
