"""The words that moves and texts share: halves of the map, colours, joining bonuses."""

from ....text.i18n import N_, Language
from ..vocabulary import ARTIFACTS

HALVES = {"north": N_("north"), "south": N_("south")}
NORTH, SOUTH = HALVES
OTHER_HALF = {NORTH: SOUTH, SOUTH: NORTH}

COLOURS = {
    "magenta": N_("magenta"),
    "turquoise": N_("turquoise"),
    "grey": N_("grey"),
    "orange": N_("orange"),
    "violet": N_("violet"),
}
"""The five colours, which are also the five travel symbols."""

BONUSES = {"1 silver": N_("1 silver"), "2 silver": N_("2 silver"), "travel card": N_("a travel card")}
TRAVEL_BONUS = "travel card"


def say_kind(kind: str, say: Language) -> str:
    """Returns a kind of artifact in a language; one that the table named, as it is."""
    return say.call(ARTIFACTS[kind]) if kind in ARTIFACTS else kind
