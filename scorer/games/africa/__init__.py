"""Africa, by Reiner Knizia (Goldsieber, 2001)."""

from __future__ import annotations

from ...model import Category, Game
from .rulings import CONTESTS, RULINGS, SHARES
from .scoring.scoring import OUTCOMES, bonus, gems, gold, goods, track
from .scoring.tally import Player, Tally

__all__ = ["GAME", "Player", "Tally"]

CATEGORIES: tuple[Category[Player], ...] = (
    Category("track", track, ("track",)),
    Category("bonus", bonus, ("bonus",)),
    Category("goods", goods, ("alike", "none"), labels=True),
    Category("gold", gold, OUTCOMES, (*SHARES, CONTESTS), compares=True),
    Category("gems", gems, (*OUTCOMES, "with-gold"), (*SHARES, CONTESTS), compares=True),
)

GAME = Game(
    id="africa",
    package=__name__,
    name="Africa",
    published="Reiner Knizia, Goldsieber 2001",
    editions=("nl", "fi", "fr"),
    categories=CATEGORIES,
    rulings=RULINGS,
    win_rule="africa.score.win",
    shared_rule="africa.score.win.tie",
    bgg=1315,
    running=("track",),
)
