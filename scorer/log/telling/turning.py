"""How a followed game went, as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from ...text.i18n import N_, NN_, Language, signed
from ..turning import History

POINTS = N_("The points after each move, as if the game had ended there.")
"""What the chart of a followed game shows."""

_CHANGED = NN_("The lead changed {count} time.", "The lead changed {count} times.")
_LED = NN_(
    "From move {move} to the end, {names} was in the lead.", "From move {move} to the end, {names} were in the lead."
)
_LED_AT_LAST = NN_(
    "{names} took the lead only with the last move.", "{names} took the lead together only with the last move."
)
_LEADS = NN_(
    "{names} has been in the lead since move {move}.", "{names} have been in the lead together since move {move}."
)


def sentences(say: Language, found: History) -> list[str]:
    """Returns how often the lead changed, and when for the last time.

    Empty if the game is over and `History.turn` is 0.

    While the game goes on, who leads, and since when.
    """
    turn = found.turn if found.over else found.since
    if not turn:
        return []
    told = [say.ngettext(*_CHANGED, found.changes, count=found.changes)] if found.changes else []
    names, number = say.join(found.winners), len(found.winners)
    if not found.over and not found.moments[-1].alone:
        return [*told, say.gettext("{names} have shared the lead since move {move}.", move=turn, names=names)]
    if not found.over:
        return [*told, say.ngettext(*_LEADS, number, move=turn, names=names)]
    if not found.moments[-1].alone:
        if turn == len(found.moments):
            return [*told, say.gettext("{names} shared the lead only after the last move.", names=names)]
        return [*told, say.gettext("From move {move} to the end, {names} shared the lead.", move=turn, names=names)]
    if turn == len(found.moments):
        return [*told, say.ngettext(*_LED_AT_LAST, number, names=names)]
    return [*told, say.ngettext(*_LED, number, move=turn, names=names)]


def rows(found: History, numbers: Sequence[int]) -> list[list[str]]:
    """Returns rows of a table for some moves: the number, the points of each player, who led."""
    table = []
    for number in numbers:
        moment = found.moments[number - 1]
        led = ", ".join([found.players[seat] for seat in moment.leaders])
        table.append([str(number), *[signed(total) for total in moment.totals], led])
    return table


def some_moves(found: History, count: int) -> list[int]:
    """Returns the numbers of so many moves, evenly spread, the last one included."""
    last = len(found.moments)
    return sorted({last * (i + 1) // count or 1 for i in range(count)})


def initials(names: Sequence[str]) -> list[str]:
    """Returns one short sign for each name.

    Its first letter, or the number of its place if these are not all different.
    """
    first = [name[0].upper() for name in names]
    # Letters from right to left would change places in a row.
    if len(set(first)) == len(names) and all([sign < "\u0590" for sign in first]):
        return [name[0] for name in names]
    return [str(i + 1) for i in range(len(names))]


def labels(names: Sequence[str]) -> list[str]:
    """Returns the names, each with its sign before it unless it begins with that."""
    return [name if name[0] == sign else f"{sign} {name}" for name, sign in zip(names, initials(names), strict=True)]


def to_dict(found: History) -> dict[str, object]:
    """Returns how a game went as JSON."""
    return {"moves": len(found.moments), "changes": found.changes, "turn": found.turn or None}
