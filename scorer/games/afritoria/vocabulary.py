"""By what names people call things of Afritoria; the catalogues have those of the other languages."""

from ...text.i18n import NP_

COLOURS = {
    "green": NP_("vocabulary", "green | g || greens"),
    "blue": NP_("vocabulary", "blue | b || blues"),
    "purple": NP_("vocabulary", "purple | violet | lilac | p || purples"),
    "brown": NP_("vocabulary", "brown | n || browns"),
}

ANIMALS = {
    "porcupine": NP_("vocabulary", "porcupine || porcupines"),
    "meerkat": NP_("vocabulary", "meerkat | suricate || meerkats | suricates"),
    "gazelle": NP_("vocabulary", "gazelle | antelope || gazelles | antelopes"),
    "wild dog": NP_(
        "vocabulary",
        "wild dog | African wild dog | painted dog | dog || wild dogs | African wild dogs | painted dogs | dogs",
    ),
    "zebra": NP_("vocabulary", "zebra || zebras"),
    "hyena": NP_("vocabulary", "hyena | hyaena || hyenas | hyaenas"),
    "buffalo": NP_("vocabulary", "buffalo | Cape buffalo || buffaloes | buffalos"),
    "leopard": NP_("vocabulary", "leopard || leopards"),
    "giraffe": NP_("vocabulary", "giraffe || giraffes"),
    "lion": NP_("vocabulary", "lion | lioness || lions | lionesses"),
    "elephant": NP_("vocabulary", "elephant || elephants"),
}

SPECIALS = {
    "ranger": NP_("vocabulary", "ranger | gamekeeper | game warden || rangers"),
    "poacher": NP_("vocabulary", "poacher || poachers"),
}

VOCABULARY = {"colours": COLOURS, "animals": ANIMALS, "specials": SPECIALS}
