"""Cards: expeditions, adventures, and what can be in a hand. What they show is typed in or comes from decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ....text.i18n import N_, Language
from ....tracking.moves import replace_at
from .. import components as c
from .words import COLOURS, say_kind

TRAVEL = {colour: i for i, colour in enumerate(COLOURS)}
"""The travel cards as words, each with the number of its colour."""
HELPERS = {f"{colour} helper": i for i, colour in enumerate(COLOURS)}
"""The helper cards as words, each with the number of its colour."""
JOKER = "joker"

HAND_CARDS = {
    **COLOURS,
    JOKER: N_("joker"),
    "magenta helper": N_("magenta helper"),
    "turquoise helper": N_("turquoise helper"),
    "grey helper": N_("grey helper"),
    "orange helper": N_("orange helper"),
    "violet helper": N_("violet helper"),
}
"""Every card that can be in a hand: the colour of a travel card, the joker, a helper."""

Counts = tuple[int, ...]
"""The type of a number for each of the five colours."""
NO_CARDS: Counts = (0,) * c.COLOURS


def add(counts: Counts, i: int, by: int) -> Counts:
    """Returns the counts with `by` added to the one at index `i`."""
    return replace_at(counts, i, counts[i] + by)


class ExpeditionCard(NamedTuple):
    """What an expedition card shows, as far as it was told."""

    start: str
    """The place where it starts; empty until it is told, or the expedition is joined there."""
    goal: str
    """Its destination; empty until it is told, or the expedition is completed there."""
    silver: int | None
    """The printed silver; None if not told."""
    points: int | None
    """The printed points; None if not told."""
    card: str = ""
    """Its name in the decks, if there are decks."""
    letter: str = ""
    """The letter on its back, if there are decks."""


class AdventureCard(NamedTuple):
    """What an adventure card shows: an artifact of some kind, or else a helper of some colour."""

    kind: str
    """The kind of artifact; empty for a helper, and if not told."""
    helper: str
    """The colour of the helper; empty for an artifact, and if not told."""
    goal: str
    """Its destination; empty if nobody has told what the card shows."""
    silver: int | None = 0
    """The printed silver; None for a helper, and if not told."""
    points: int | None = 0
    """The printed points; None for a helper, and if not told."""
    card: str = ""
    """Its name in the decks, if there are decks."""
    half: str = ""
    """The half of the map of its book, if nobody has told what the card shows; else empty."""


FACE_DOWN = ExpeditionCard("", "", None, None)
"""An expedition of which nobody has said anything."""


def way_text(card: ExpeditionCard) -> str:
    """Returns where an expedition starts and ends, as far as it was told."""
    return f"{card.start or '?'} – {card.goal or '?'}"


def adventure_text(number: int, card: AdventureCard, say: Language) -> str:
    """Returns an open adventure with the number by which moves call it."""
    if not card.goal:
        return say.gettext("{number} not told", number=number)
    return f"{number} {say_kind(card.kind, say) or say.gettext(COLOURS[card.helper])} – {card.goal}"


class Book(NamedTuple):
    """Two stacks of adventures, the top card last. A card is None until somebody tells what it shows."""

    left: tuple[AdventureCard | None, ...]
    """The left stack."""
    right: tuple[AdventureCard | None, ...]
    """The right stack."""


FORWARD, BACK = "forward", "back"
DIRECTIONS = {FORWARD: N_("forward, to the left side"), BACK: N_("back, to the right side")}
LEFT, RIGHT = "left", "right"
SIDES = {LEFT: N_("left"), RIGHT: N_("right")}

EXAMPLE_SILVER = 2
EXAMPLE_POINTS = 2
"""What is printed on an example of a card that could be turned up or bought."""


def kinds_of(cards: Sequence[AdventureCard]) -> list[str]:
    """Returns the kinds of artifacts among these cards, in the order in which they became known."""
    return list(dict.fromkeys(card.kind for card in cards if card.kind))
