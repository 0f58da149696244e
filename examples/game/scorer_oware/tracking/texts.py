"""What is said while Oware is followed."""

from typing import TYPE_CHECKING, Any

from scorer.text.i18n import N_, NN_, Language

from ..components import HOUSES
from ..rulings import GRAND_SLAM

if TYPE_CHECKING:
    from .kit import State

EVENTS: dict[str, str | tuple[str, str]] = {
    "sows": NN_("{player} sows {count} seed from house {house}", "{player} sows {count} seeds from house {house}"),
    "captures": NN_("{player} captures {points} seed", "{player} captures {points} seeds"),
    "grand-slam": N_("{player} would capture everything, so nothing is captured"),
    "rest": NN_(
        "{player} takes {points} seed from the own houses", "{player} takes {points} seeds from the own houses"
    ),
}
"""The sentence of each event; a pair depends on its count, or else on its points."""

READINGS = {
    GRAND_SLAM: {
        "nothing": N_("A move that would capture everything captures nothing"),
        "forbidden": N_("A move that would capture everything is not allowed"),
    }
}
"""The readings of the ruling, each as a short sentence."""

SPOKEN: dict[str, Any] = {}
"""How values are told that have words in each language: none here."""


def view(state: "State", say: Language) -> list[str]:
    """The board, a line a player: the houses from left to right, and the store."""
    lines = []
    for seat, player in enumerate(state.setup.players):
        houses = " ".join(str(count) for count in state.houses[seat * HOUSES : (seat + 1) * HOUSES])
        text = say.gettext(
            "{player}: houses {houses}; store {store}", player=player, houses=houses, store=state.stores[seat]
        )
        lines.append(text)
    return lines
