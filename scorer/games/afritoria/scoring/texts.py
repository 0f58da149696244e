"""What the lines of Afritoria say."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ....model import Item, Line
from ....text.i18n import N_, NN_, Language

CATEGORIES = {"pile": N_("Points pile")}

COLOURS = {"green": N_("green"), "blue": N_("blue"), "purple": N_("purple"), "brown": N_("brown")}

ANIMALS = {
    "porcupine": N_("porcupine"),
    "meerkat": N_("meerkat"),
    "gazelle": N_("gazelle"),
    "wild dog": N_("wild dog"),
    "zebra": N_("zebra"),
    "hyena": N_("hyena"),
    "buffalo": N_("buffalo"),
    "leopard": N_("leopard"),
    "giraffe": N_("giraffe"),
    "lion": N_("lion"),
    "elephant": N_("elephant"),
}

READINGS: dict[str, dict[str, str]] = {}
"""No disputed ruling touches the scoring."""

SPECIALS = {"ranger": N_("ranger"), "poacher": N_("poacher")}


def card_name(card: str, say: Language) -> str:
    """A card as people call it."""
    if card in SPECIALS:
        return say.gettext(SPECIALS[card])
    colour, _, animal = card.partition(" ")
    return say.gettext("{animal} ({colour})", animal=say.gettext(ANIMALS[animal]), colour=say.gettext(COLOURS[colour]))


WORTH = NN_("{count} card worth {worth} = {points}", "{count} cards worth {worth} = {points}")


def explain(line: Line, say: Language) -> str:
    """The sentence of a line."""
    return EXPLAIN[line.category](line, say)


def _explain_pile(line: Line, say: Language) -> str:
    if line.items[0].what == "none":
        return say.gettext("no cards on the points pile")
    return ", ".join([_explain_card(item, say) for item in line.items])


@lru_cache(maxsize=512)
def _explain_card(item: Item, say: Language) -> str:
    if item.what.startswith("worth-"):
        worth = item.points // item.count
        return say.ngettext(*WORTH, item.count, count=item.count, worth=worth, points=item.points)
    colour, _, animal = item.what.partition(" ")
    values = {"animal": say.gettext(ANIMALS[animal]), "colour": say.gettext(COLOURS[colour]), "points": item.points}
    if item.count == 1:
        return say.gettext("{animal} ({colour}) = {points}", **values)
    return say.gettext("{count} × {animal} ({colour}) = {points}", count=item.count, **values)


EXPLAIN: dict[str, Callable[[Line, Language], str]] = {"pile": _explain_pile}
"""How a line of each category is explained."""
