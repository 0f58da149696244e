"""The disputed questions of Afritoria, and which edition states which reading. None of them touches the scoring."""

from ...model import Ruling

RULINGS = (
    Ruling("afritoria.market.tie", {"next": (), "nobody": ()}),
    Ruling("afritoria.exchange.five", {"five-or-more": (), "exactly-five": ()}),
    Ruling("afritoria.ranger.beside-poachers", {"void": ("nl",), "works": ()}),
)
