"""The words that moves and texts share: kinds of tiles, trade goods, species."""

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


def named(value: str, say: Language) -> str:
    """A kind of trade goods or a species in the words of a language, or as the table calls it."""
    return say.gettext(NAMES[value]) if value in NAMES else value
