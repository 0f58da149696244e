"""By what names people call things of Afritoria; the catalogues have those of the other languages."""

from ...text.i18n import NP_

COLOURS = {
    "green": NP_("vocabulary", "green | greens | g"),
    "blue": NP_("vocabulary", "blue | blues | b"),
    "purple": NP_("vocabulary", "purple | purples | violet | lilac | p"),
    "brown": NP_("vocabulary", "brown | browns | n"),
}

ANIMALS = {
    "porcupine": NP_("vocabulary", "porcupine | porcupines"),
    "meerkat": NP_("vocabulary", "meerkat | meerkats | suricate | suricates"),
    "gazelle": NP_("vocabulary", "gazelle | gazelles | antelope | antelopes"),
    "wild dog": NP_(
        "vocabulary", "wild dog | wild dogs | African wild dog | African wild dogs | painted dog | dog | dogs"
    ),
    "zebra": NP_("vocabulary", "zebra | zebras"),
    "hyena": NP_("vocabulary", "hyena | hyenas | hyaena | hyaenas"),
    "buffalo": NP_("vocabulary", "buffalo | buffaloes | buffalos | Cape buffalo"),
    "leopard": NP_("vocabulary", "leopard | leopards"),
    "giraffe": NP_("vocabulary", "giraffe | giraffes"),
    "lion": NP_("vocabulary", "lion | lions | lioness | lionesses"),
    "elephant": NP_("vocabulary", "elephant | elephants"),
}

SPECIALS = {
    "ranger": NP_("vocabulary", "ranger | rangers | gamekeeper | game warden"),
    "poacher": NP_("vocabulary", "poacher | poachers"),
}

VOCABULARY = {"colours": COLOURS, "animals": ANIMALS, "specials": SPECIALS}
