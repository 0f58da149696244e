"""How a followed game went, on a terminal: a line for each player, and who led."""

from __future__ import annotations

import sys
from shutil import get_terminal_size

from ...log.telling.turning import POINTS, initials, labels, rows, sentences, some_moves
from ...log.turning import History
from ...text.i18n import signed
from ...text.names import cut
from ..count.grid import width
from ..terminal import plain, say, tell
from .bars import heights

_MOVES = 5
"""Of so many moves the points are told where lines cannot be shown."""
_MOST = 60
"""The columns of a line."""
_FEWEST = 20
_NAME = 24
"""The longest name beside a line."""


def tell_course(found: History, *, numbers: bool = True) -> None:
    """Tells where everybody stood after the moves, had the game ended there, and when the lead turned.

    Where lines cannot be shown, `numbers` stand for them.
    """
    shown = _lines(found) or (_numbers(found) if numbers else [])
    for line in [say().gettext(POINTS), *shown] if shown else ():
        tell(line)
    for line in sentences(say(), found):
        tell(line)


def _numbers(found: History) -> list[str]:
    """The points after some moves."""
    lines = []
    for number, *points, led in rows(found, some_moves(found, _MOVES)):
        totals = ", ".join(
            [
                say().gettext("{name} {points}", name=name, points=total)
                for name, total in zip(found.players, points, strict=True)
            ]
        )
        text = say().gettext("Move {move}: {totals}. In the lead: {names}", move=number, totals=totals, names=led)
        lines.append(f"  {text}")
    return lines


def _lines(found: History) -> list[str]:
    """A line a player and one of who led; nothing where that cannot be shown or would not be seen."""
    if plain() or not sys.stdout.isatty() or not (sys.stdout.encoding or "").lower().startswith("utf"):
        return []
    lead = say().pgettext("chart", "In the lead")
    names = [cut(name, _NAME) for name in labels(found.players)]
    side = max(map(width, [*names, lead]))
    finals = [signed(total) for total in found.moments[-1].totals]
    room = get_terminal_size().columns - side - 2 - 1 - max(map(len, finals)) - 1
    columns = min(room, _MOST, len(found.moments))
    if columns < min(_FEWEST, len(found.moments)):
        return []
    # What stands in a column is how it was after the last of its moves.
    shown = [found.moments[len(found.moments) * (i + 1) // columns - 1] for i in range(columns)]
    totals = [total for moment in found.moments for total in moment.totals]
    signs = initials(found.players)
    lines = []
    for seat, name in enumerate(names):
        own = heights([moment.totals[seat] for moment in shown], min(totals), max(totals))
        lines.append(f"{name}{' ' * (side - width(name))}  {own} {finals[seat]}")
    led = "".join([signs[moment.leaders[0]] if moment.alone else "·" for moment in shown])
    return [*lines, f"{lead}{' ' * (side - width(lead))}  {led}"]
