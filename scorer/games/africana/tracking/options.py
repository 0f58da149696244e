"""What can be agreed before a game is followed: a map, the decks, and whether hands are known."""

from __future__ import annotations

from ....scoring.fields import Field, Flag
from ....text.i18n import N_
from .read_decks import DecksField
from .read_map import MapField

OPTIONS: tuple[Field, ...] = (
    MapField(
        "map",
        N_("The map"),
        N_(
            "All places with their half of the map and their symbols, the routes, and the joining bonuses. Without it,"
            " places are typed as they appear and routes are not checked."
        ),
        "africana.components.places",
    ),
    DecksField(
        "decks",
        N_("The decks"),
        N_(
            "All expedition and adventure cards with what is printed on them. Without them, you type in each card when"
            " it appears."
        ),
        "africana.components.expedition",
    ),
    Flag(
        "hands",
        N_("Known hands"),
        N_("Whether drawn travel cards are named; otherwise they are only counted."),
        "africana.info.own",
    ),
)
