"""What can be agreed before a game is followed: whether hands are told, and which colours are in play."""

from __future__ import annotations

from ....scoring.fields import Field, Flag, OneOf, Several
from ....text.i18n import N_
from .. import components as c, vocabulary
from ..scoring.texts import COLOURS

_COLOUR = OneOf(
    "colours",
    N_("Colours in play"),
    N_("As many colours as players; if left out, they become known as their cards turn up."),
    "afritoria.setup.colours",
    words=COLOURS,
    names=vocabulary.COLOURS,
)

OPTIONS: tuple[Field, ...] = (
    Flag(
        "hands",
        N_("Are the hands entered?"),
        N_("Yes if every dealt and drawn card is entered; no at a table, where hands are secret."),
        "afritoria.setup.hand",
    ),
    Several(_COLOUR, most=c.PLAYERS_MAX),
)
