"""Africana, by Michael Schacht (Abacusspiele, 2012)."""

from ...game import Category, Game, TieBreak
from .rulings import REPEAT, RULINGS, TIE_MONEY
from .scoring.scoring import artifacts, collections, expeditions, helpers, money, open_artifacts, tie_money, travel
from .scoring.tally import Player, Tally

__all__ = ["GAME", "Player", "Tally"]

GAME = Game(
    id="africana",
    package=__name__,
    name="Africana",
    published="Michael Schacht, Abacusspiele 2012",
    editions=("de",),
    categories=(
        Category("expeditions", expeditions),
        Category("artifacts", artifacts),
        Category("collections", collections, (REPEAT,)),
        Category("helpers", helpers),
        Category("money", money),
        Category("travel", travel),
        Category("open", open_artifacts),
    ),
    rulings=RULINGS,
    win_rule="africana.win",
    tie_breaks=(TieBreak("africana.win.tie.money", tie_money, (TIE_MONEY,)),),
    shared_rule="africana.win.tie.shared",
    bgg=118000,
)
