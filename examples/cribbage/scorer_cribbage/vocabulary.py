"""By what names people call the cards when they type: the letter of the suit, then the rank."""

from scorer.text.i18n import NP_

# fmt: off
NAMES = {
    "CA": NP_("vocabulary", "CA"), "C2": NP_("vocabulary", "C2"), "C3": NP_("vocabulary", "C3"),
    "C4": NP_("vocabulary", "C4"), "C5": NP_("vocabulary", "C5"), "C6": NP_("vocabulary", "C6"),
    "C7": NP_("vocabulary", "C7"), "C8": NP_("vocabulary", "C8"), "C9": NP_("vocabulary", "C9"),
    "C10": NP_("vocabulary", "C10"), "CJ": NP_("vocabulary", "CJ"), "CQ": NP_("vocabulary", "CQ"),
    "CK": NP_("vocabulary", "CK"),
    "DA": NP_("vocabulary", "DA"), "D2": NP_("vocabulary", "D2"), "D3": NP_("vocabulary", "D3"),
    "D4": NP_("vocabulary", "D4"), "D5": NP_("vocabulary", "D5"), "D6": NP_("vocabulary", "D6"),
    "D7": NP_("vocabulary", "D7"), "D8": NP_("vocabulary", "D8"), "D9": NP_("vocabulary", "D9"),
    "D10": NP_("vocabulary", "D10"), "DJ": NP_("vocabulary", "DJ"), "DQ": NP_("vocabulary", "DQ"),
    "DK": NP_("vocabulary", "DK"),
    "HA": NP_("vocabulary", "HA"), "H2": NP_("vocabulary", "H2"), "H3": NP_("vocabulary", "H3"),
    "H4": NP_("vocabulary", "H4"), "H5": NP_("vocabulary", "H5"), "H6": NP_("vocabulary", "H6"),
    "H7": NP_("vocabulary", "H7"), "H8": NP_("vocabulary", "H8"), "H9": NP_("vocabulary", "H9"),
    "H10": NP_("vocabulary", "H10"), "HJ": NP_("vocabulary", "HJ"), "HQ": NP_("vocabulary", "HQ"),
    "HK": NP_("vocabulary", "HK"),
    "SA": NP_("vocabulary", "SA"), "S2": NP_("vocabulary", "S2"), "S3": NP_("vocabulary", "S3"),
    "S4": NP_("vocabulary", "S4"), "S5": NP_("vocabulary", "S5"), "S6": NP_("vocabulary", "S6"),
    "S7": NP_("vocabulary", "S7"), "S8": NP_("vocabulary", "S8"), "S9": NP_("vocabulary", "S9"),
    "S10": NP_("vocabulary", "S10"), "SJ": NP_("vocabulary", "SJ"), "SQ": NP_("vocabulary", "SQ"),
    "SK": NP_("vocabulary", "SK"),
}
# fmt: on

VOCABULARY = {"cards": NAMES}
