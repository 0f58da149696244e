"""The words that moves and texts share: kinds of tiles, trade goods, species."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from ....text.i18n import N_, Language
from ....tracking.naming import Named
from ..vocabulary import GOODS, SPECIES

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
    """Returns a kind of trade goods or a species in a language; a name that the table gave, as it is."""
    return say.gettext(NAMES[value]) if value in NAMES else value


def fold(name: str) -> str:
    """Returns a form of a name that is the same for names which look the same."""
    return " ".join(name.split()).casefold()


EXAMPLES_OF_ANIMALS = ("elephant", "lion", "zebra")


def find_new(known: Sequence[str], examples: Sequence[str]) -> str:
    """Returns the first of some example names that is not in the game yet."""
    looks = {fold(name) for name in known}
    return next(name for name in examples if name not in looks)


def list_species(known: Sequence[str]) -> list[str]:
    """Returns the species in the game, and one that would be new."""
    # Any name will do; one more than there are names in the game is enough to find a new one.
    examples = [*EXAMPLES_OF_ANIMALS, *[f"animal {i}" for i in range(len(known) + 1)]]
    return [*known, find_new(known, examples)]


class Species(Named):
    """A species of animals: one that a rulebook shows, one that lies on the board, or a new one."""

    names: ClassVar[Mapping[str, str]] = SPECIES

    def known(self, state: Any) -> Iterable[str]:
        """Returns the species on the board."""
        return [name for name, _ in state.animals]

    def spoken(self, value: str, say: Language) -> str:
        """Returns a name in a language; one that the table gave, as it is."""
        return say_name(value, say)


class Goods(Named):
    """A kind of trade goods: one that a rulebook shows, one that was revealed, or a new one."""

    names: ClassVar[Mapping[str, str]] = GOODS

    def known(self, state: Any) -> Iterable[str]:
        """Returns the kinds that were revealed."""
        kinds: Iterable[str] = state.kinds
        return kinds

    def spoken(self, value: str, say: Language) -> str:
        """Returns a name in a language; one that the table gave, as it is."""
        return say_name(value, say)


class Name(Species):
    """A species of animals or a kind of trade goods."""

    names: ClassVar[Mapping[str, str]] = {**SPECIES, **GOODS}

    def known(self, state: Any) -> Iterable[str]:
        """Returns the kinds that were revealed, and the species on the board."""
        return [*state.kinds, *super().known(state)]
