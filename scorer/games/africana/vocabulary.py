"""By what names people call things of Africana; the catalogues have those of the other languages."""

from ...text.i18n import NP_

ARTIFACTS = {
    "mask": NP_("vocabulary", "mask || masks"),
    "vase": NP_("vocabulary", "vase | jar | jug || vases | jars | jugs"),
    "statue": NP_(
        "vocabulary",
        "statue | statuette | figurine | sculpture || statues | statuettes | figurines | sculptures",
    ),
    "drum": NP_("vocabulary", "drum | bongo | djembe || drums | bongos | djembes"),
    "shield": NP_("vocabulary", "shield || shields"),
}
"""What tables are likely to call the artifacts: no rulebook names them."""

PLACES = {
    "Napoli": NP_("vocabulary", "Napoli | Naples"),
    "Cape Town": NP_("vocabulary", "Cape Town | Capetown"),
    "Lagos": NP_("vocabulary", "Lagos"),
    "Jidda": NP_("vocabulary", "Jidda | Jeddah | Jedda | Djidda"),
    "Cairo": NP_("vocabulary", "Cairo | Kairo"),
    "Tripoli": NP_("vocabulary", "Tripoli | Tripolis"),
    "Aswan": NP_("vocabulary", "Aswan | Assuan | Assouan"),
    "Timbuctoo": NP_("vocabulary", "Timbuctoo | Timbuktu"),
    "Addis Abeba": NP_("vocabulary", "Addis Abeba | Addis Ababa | Addis"),
    "Port Natal": NP_("vocabulary", "Port Natal | Durban"),
    "Serengeti": NP_("vocabulary", "Serengeti"),
    "Zanzibar": NP_("vocabulary", "Zanzibar"),
    "Mozambique": NP_("vocabulary", "Mozambique"),
    "Leopoldville": NP_("vocabulary", "Leopoldville | Leopoldsville"),
    "Congo": NP_("vocabulary", "Congo"),
}
"""The places that are known from rulebooks and pictures, by the name on the board."""

COLOURS = {
    "magenta": NP_("vocabulary", "magenta | pink"),
    "turquoise": NP_("vocabulary", "turquoise | teal"),
    "grey": NP_("vocabulary", "grey | gray | anthracite"),
    "orange": NP_("vocabulary", "orange"),
    "violet": NP_("vocabulary", "violet | purple"),
}

SILVER = NP_("vocabulary", "silver | coin | silver coin || coins | silver coins | silvers | silver pieces")

VOCABULARY = {"artifacts": ARTIFACTS, "places": PLACES, "colours": COLOURS}

BONUSES = {
    "1 silver": NP_("vocabulary", "1 silver | 1 (silver/) coin"),
    "2 silver": NP_("vocabulary", "2 silver | 2 (silver/) coins"),
    "travel card": NP_("vocabulary", "travel card | card | 1 (travel/) card"),
}
"""The bonuses for joining an expedition."""
