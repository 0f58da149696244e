"""How a followed game went, as sentences."""

from __future__ import annotations

from ...text.i18n import NN_, Language
from ..turning import History

_CHANGED = NN_("The lead changed once.", "The lead changed {count} times.")
_LED = NN_(
    "From move {move} to the end, {names} was in the lead.", "From move {move} to the end, {names} were in the lead."
)
_LED_AT_LAST = NN_(
    "{names} took the lead only with the last move.", "{names} took the lead together only with the last move."
)


def sentences(say: Language, found: History) -> list[str]:
    """How often the lead changed, and when it did for the last time; nothing where `History.turn` is 0."""
    turn = found.turn
    if not turn:
        return []
    told = [say.ngettext(*_CHANGED, found.changes, count=found.changes)] if found.changes else []
    names, number = say.join(found.winners), len(found.winners)
    if not found.moments[-1].alone:
        if turn == len(found.moments):
            return [*told, say.gettext("{names} shared the lead only after the last move.", names=names)]
        return [*told, say.gettext("From move {move} to the end, {names} shared the lead.", move=turn, names=names)]
    if turn == len(found.moments):
        return [*told, say.ngettext(*_LED_AT_LAST, number, names=names)]
    return [*told, say.ngettext(*_LED, number, move=turn, names=names)]


def to_dict(found: History) -> dict[str, object]:
    """The same for other programs."""
    return {"moves": len(found.moments), "changes": found.changes, "turn": found.turn or None}
