"""Cards: expeditions, adventures, and what can be in a hand. What they show is typed in or comes from decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ....text.i18n import N_, Language
from ....tracking.moves import replaced
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
"""A number for each of the five colours."""
NO_CARDS: Counts = (0,) * c.COLOURS


def add(counts: Counts, i: int, by: int) -> Counts:
    """The counts with one of them changed."""
    return replaced(counts, i, counts[i] + by)


class ExpeditionCard(NamedTuple):
    """What an expedition card shows, as far as somebody has said it."""

    start: str
    """Empty until somebody says it, or joins the expedition there."""
    goal: str
    """Empty until somebody says it, or completes the expedition there."""
    silver: int | None
    points: int | None
    card: str = ""
    """Its name in the decks, if there are decks."""
    letter: str = ""
    """The letter on its back, if there are decks."""


class AdventureCard(NamedTuple):
    """What an adventure card shows: an artifact of some kind, or else a helper of some colour."""

    kind: str
    """The kind of artifact; empty for a helper."""
    helper: str
    """The colour of the helper; empty for an artifact."""
    goal: str
    """Empty while nobody has said what the card shows."""
    silver: int | None = 0
    points: int | None = 0
    card: str = ""
    """Its name in the decks, if there are decks."""
    half: str = ""
    """The half of the map of its book, while nobody has said what the card shows."""


FACE_DOWN = ExpeditionCard("", "", None, None)
"""An expedition of which nobody has said anything."""


def way_text(card: ExpeditionCard) -> str:
    """Where an expedition starts and ends, as far as somebody has said it."""
    return f"{card.start or '?'} – {card.goal or '?'}"


def adventure_text(number: int, card: AdventureCard, say: Language) -> str:
    """An open adventure with the number by which moves call it."""
    if not card.goal:
        return say.gettext("{number} not told", number=number)
    return f"{number} {say_kind(card.kind, say) or say.gettext(COLOURS[card.helper])} – {card.goal}"


class Book(NamedTuple):
    """Two stacks of adventures, the top last. A card is None until somebody says what it shows."""

    left: tuple[AdventureCard | None, ...]
    right: tuple[AdventureCard | None, ...]


FORWARD, BACK = "forward", "back"
DIRECTIONS = {FORWARD: N_("forward, to the left side"), BACK: N_("back, to the right side")}
LEFT, RIGHT = "left", "right"
SIDES = {LEFT: N_("left"), RIGHT: N_("right")}

EXAMPLE_SILVER = 2
EXAMPLE_POINTS = 2
"""What is printed on an example of a card that could be turned up or bought."""


def kinds_of(cards: Sequence[AdventureCard]) -> list[str]:
    """The kinds of artifacts among these cards, in the order in which they became known."""
    return list(dict.fromkeys(card.kind for card in cards if card.kind))
