"""A table of numbers with a bar for each row, on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from fractions import Fraction

from ..count.grid import GAP, width

BAR = 16
"""The columns of the longest bar."""


def table(rows: Sequence[Sequence[str]], shares: Sequence[Fraction | int], columns: int) -> list[str]:
    """The lines of a table: a name, then numbers, then a bar for each row but the first.

    It has no bars where they do not fit, and no lines where the numbers do not.
    """
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    needed = sum(widths) + len(GAP) * (len(widths) - 1)
    if needed >= columns:
        return []
    room = min(BAR, columns - needed - len(GAP) - 1)
    most = max(shares, default=0)
    bars = ["", *[bar(share / most, room) if most and room >= BAR // 2 else "" for share in shares]]
    lines = []
    for (name, *cells), shown in zip(rows, bars, strict=True):
        texts = [name + " " * (widths[0] - width(name))]
        texts += [" " * (most_of - width(cell)) + cell for cell, most_of in zip(cells, widths[1:], strict=True)]
        lines.append(GAP.join([*texts, shown]).rstrip())
    return lines


_EIGHTHS = " ▏▎▍▌▋▊▉"


def bar(part: Fraction | float, columns: int) -> str:
    """A bar that fills a part of some columns."""
    if not (sys.stdout.encoding or "").lower().startswith("utf"):
        return "#" * round(part * columns)
    eighths = round(part * columns * 8)
    return ("█" * (eighths // 8) + _EIGHTHS[eighths % 8]).rstrip()


_LEVELS = "▁▂▃▄▅▆▇█"


def heights(numbers: Sequence[int], low: int, high: int) -> str:
    """A column for each number, the highest for `high`."""
    return "".join([_LEVELS[(number - low) * (len(_LEVELS) - 1) // ((high - low) or 1)] for number in numbers])
