"""Afritoria, by De Spelmakerij with The Gamefantry."""

from ...sheet import Category
from .. import Game
from .rulings import RULINGS
from .scoring import pile
from .tally import FORM, Player, Tally

__all__ = ["GAME", "Player", "Tally"]

GAME = Game(
    id="afritoria",
    name="Afritoria",
    published="De Spelmakerij, The Gamefantry",
    editions=("nl",),
    form=FORM,
    categories=(Category("pile", pile),),
    rulings=RULINGS,
    win_rule="afritoria.win",
    shared_rule="afritoria.win",
)
