"""By what names people call things of Africa; the catalogues have those of the other languages."""

from ...text.i18n import NP_

GOODS = {
    "statue": NP_(
        "vocabulary", "statue | statues | statuette | statuettes | figurine | figurines | sculpture | sculptures"
    ),
    "drum": NP_("vocabulary", "drum | drums | bongo | bongos | djembe | djembes"),
    "shirt": NP_("vocabulary", "shirt | shirts | t-shirt | t-shirts | cloth | clothes"),
    "kettle": NP_("vocabulary", "kettle | kettles | pot | pots | cauldron | cauldrons"),
}
"""The kinds of trade goods that a rulebook shows; tables name the fifth."""

SPECIES = {
    "elephant": NP_("vocabulary", "elephant | elephants"),
    "lion": NP_("vocabulary", "lion | lions | lioness | lionesses"),
    "zebra": NP_("vocabulary", "zebra | zebras"),
}
"""The species that a rulebook shows; tables name the others."""

VOCABULARY = {"goods": GOODS, "species": SPECIES}
