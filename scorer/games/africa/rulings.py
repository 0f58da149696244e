"""The disputed questions of Africa, and which edition states which reading."""

from ...model import Ruling

ROUNDING = "africa.majority.rounding"
ZERO = "africa.majority.zero"
CONTESTS = "africa.majority.contests"
SHARES = (ROUNDING, ZERO)
"""What every contest for a majority depends on."""

RULINGS = (
    Ruling(ROUNDING, {"down": ("fr",), "up": ("nl",)}),
    Ruling(ZERO, {"none": (), "share": ()}),
    Ruling(CONTESTS, {"two": ("fi", "fr"), "one": ()}),
    Ruling("africa.nomad.reveal", {"spaces": ("nl", "fr"), "spaces-plus-one": ("fi",)}),
    Ruling("africa.end.two-players", {"ninth": ("nl", "fr"), "eleventh": ()}),
)
