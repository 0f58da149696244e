"""By what names people call things of Africa; the catalogues have those of the other languages."""

from ...text.i18n import NP_

GOODS = {
    "statue": NP_(
        "vocabulary",
        "statue | statuette | figurine | sculpture || statues | statuettes | figurines | sculptures",
    ),
    "drum": NP_("vocabulary", "drum | bongo | djembe || drums | bongos | djembes"),
    "shirt": NP_("vocabulary", "shirt | t-shirt | cloth || shirts | t-shirts | clothes"),
    "kettle": NP_("vocabulary", "kettle | pot | cauldron || kettles | pots | cauldrons"),
}
"""The kinds of trade goods that a rulebook shows; tables name the fifth."""

SPECIES = {
    "elephant": NP_("vocabulary", "elephant || elephants"),
    "lion": NP_("vocabulary", "lion | lioness || lions | lionesses"),
    "zebra": NP_("vocabulary", "zebra || zebras"),
}
"""The species that a rulebook shows; tables name the others."""

NUGGETS = NP_("vocabulary", "nugget | gold | gold nugget | lump | nug || nuggets | gold nuggets | lumps")
GEMS = NP_("vocabulary", "gem | gemstone | jewel | diamond | stone || gems | gemstones | jewels | diamonds | stones")
"""What people count on tiles of gold and of gems."""

VOCABULARY = {"goods": GOODS, "species": SPECIES}
