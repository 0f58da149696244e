"""The disputed questions of Africana, and which edition states which reading."""

from ...model import Ruling

REPEAT = "africana.collections.repeat"
TIE_MONEY = "africana.tie.money"

RULINGS = (
    Ruling(REPEAT, {"any": ("de",), "once": ()}),
    Ruling(TIE_MONEY, {"value": (), "silver": ()}),
)
