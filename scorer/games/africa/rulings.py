"""The disputed questions of Africa, and which edition states which reading."""

from ...model import Ruling

ROUNDING = "africa.majority.rounding"
ZERO = "africa.majority.zero"
CONTESTS = "africa.majority.contests"
NOMAD = "africa.nomad.reveal"
TWO = "africa.end.two-players"
SHARES = (ROUNDING, ZERO)
"""What every contest for a majority depends on."""

RULINGS = (
    Ruling(ROUNDING, {"down": ("fr",), "up": ("nl",)}),
    Ruling(ZERO, {"none": (), "share": ()}),
    Ruling(CONTESTS, {"two": ("fi", "fr"), "one": ()}),
    Ruling(NOMAD, {"spaces": ("nl", "fr"), "spaces-plus-one": ("fi",)}),
    Ruling(TWO, {"ninth": ("nl", "fr"), "eleventh": ()}),
)
