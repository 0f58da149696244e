"""Africana, by Michael Schacht (Abacusspiele, 2012)."""

from ...sheet import Category, TieBreak
from .. import Game
from .rulings import REPEAT, RULINGS, TIE_MONEY
from .scoring import artifacts, collections, expeditions, helpers, money, open_artifacts, tie_money, travel
from .tally import FORM, Player, Tally

__all__ = ["GAME", "Player", "Tally"]

GAME = Game(
    id="africana",
    name="Africana",
    published="Michael Schacht, Abacusspiele 2012",
    editions=("de",),
    form=FORM,
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
)
