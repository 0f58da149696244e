"""Africa, by Reiner Knizia (Goldsieber, 2001)."""

from ...sheet import Category
from .. import Game
from .rulings import CONTESTS, RULINGS, SHARES
from .scoring import bonus, gems, gold, goods, track
from .tally import FORM, Player, Tally

__all__ = ["GAME", "Player", "Tally"]

GAME = Game(
    id="africa",
    name="Africa",
    published="Reiner Knizia, Goldsieber 2001",
    editions=("nl", "fi", "fr"),
    form=FORM,
    categories=(
        Category("track", track),
        Category("bonus", bonus),
        Category("goods", goods),
        Category("gold", gold, (*SHARES, CONTESTS)),
        Category("gems", gems, (*SHARES, CONTESTS)),
    ),
    rulings=RULINGS,
    win_rule="africa.score.win",
    shared_rule="africa.score.win.tie",
)
