"""Afritoria, by De Spelmakerij with The Gamefantry."""

from __future__ import annotations

from ...model import Category, Game
from .components import CARDS, VALUES
from .rulings import RULINGS
from .scoring.scoring import pile
from .scoring.tally import Player, Tally

__all__ = ["GAME", "Player", "Tally"]

CATEGORIES: tuple[Category[Player], ...] = (
    Category("pile", pile, ("none", *CARDS, *[f"worth-{value}" for value in VALUES])),
)

GAME = Game(
    id="afritoria",
    package=__name__,
    name="Afritoria",
    published="De Spelmakerij, The Gamefantry",
    editions=("nl",),
    categories=CATEGORIES,
    rulings=RULINGS,
    win_rule="afritoria.win",
    shared_rule="afritoria.win",
)
