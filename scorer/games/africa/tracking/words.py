"""The words that moves and texts share: kinds of tiles, trade goods, species."""

from __future__ import annotations

from typing import Any

from ....scoring.fields import Label, begun
from ....text.i18n import N_, Language

TILES = {
    "gold": N_("gold"),
    "gems": N_("gems"),
    "goods": N_("trade goods"),
    "animal": N_("animal"),
    "nomad": N_("nomad"),
    "monument": N_("monument"),
}

NAMES = {
    "statue": N_("statue"),
    "drum": N_("drum"),
    "shirt": N_("shirt"),
    "kettle": N_("kettle"),
    "elephant": N_("elephant"),
    "lion": N_("lion"),
    "zebra": N_("zebra"),
}
"""The kinds of trade goods and the species that are known from somewhere; tables name the others."""


def say_name(value: str, say: Language) -> str:
    """A kind of trade goods or a species in the words of a language, or as the table calls it."""
    return say.gettext(NAMES[value]) if value in NAMES else value


def fold(name: str) -> str:
    """What names that look the same have in common."""
    return " ".join(name.split()).casefold()


class Name(Label):
    """A species of animals or a kind of trade goods: any name, as the table calls it."""

    def typed(self, text: str, say: Language, state: Any = None) -> Any:
        """A name that is already in the game, how it begins, or a new one."""
        known = dict.fromkeys((*NAMES, *(state.kinds if state else ()), *(dict(state.animals) if state else ())))
        names = {name: (name, say_name(name, say)) for name in known}
        # One or two letters may begin a name of the other sort.
        if len(text.strip()) > 2 and (name := begun(text, names)):
            return name
        return next((name for name, known in names.items() if fold(text) in map(fold, known)), text.strip())

    def spoken(self, value: Any, say: Language) -> str:
        """A name in the words of a language, if we know them."""
        return say_name(value, say)
