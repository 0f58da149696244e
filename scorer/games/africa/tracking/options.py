"""What can be agreed before a game is followed: the simple game, and a board of one's own."""

from __future__ import annotations

from ....scoring.fields import Field, Flag
from ....text.i18n import N_
from .board import Lines

OPTIONS: tuple[Field, ...] = (
    Flag(
        "simple",
        N_("The simple game?"),
        N_("Yes for one move and one action in each turn instead of two of each."),
        "africa.variant.simple",
    ),
    Lines(
        "board",
        N_("The board, line by line"),
        N_("A picture of it in text; without one you enter what you count on the table."),
        "africa.comp.board",
    ),
)
