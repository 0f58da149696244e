"""A table of short texts on a terminal: columns where they fit, else the cells below the title of their row."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from unicodedata import combining, east_asian_width

GAP = "  "
TITLE = 34
"""The widest column of titles."""
NARROW = 6
"""The narrowest column of cells that can be read."""


def width(text: str) -> int:
    """The cells of a terminal that a text takes."""
    return sum([0 if combining(sign) else 1 + (east_asian_width(sign) in "WF") for sign in text])


def grid(rows: Sequence[Sequence[str]], columns: int) -> list[str]:
    """The lines of a table; of each row the number, the title and its cells. The first row has the heads."""
    number = max([width(row[0]) for row in rows])
    titles = max([min(width(row[1]), TITLE) for row in rows])
    cells = [max([width(row[i]) for row in rows]) for i in range(2, len(rows[0]))]
    room = columns - 1 - number - titles - len(GAP) * (len(cells) + 1)
    widths = _shared(cells, room)
    if not widths:
        return _stacked(rows, columns)
    lines = []
    for row in rows:
        folded = [_folded(text, most) for text, most in zip(row[1:], [titles, *widths], strict=True)]
        for i in range(max(map(len, folded))):
            texts = [row[0] if not i else "", *[lines_of[i] if i < len(lines_of) else "" for lines_of in folded]]
            padded = zip(texts, [number, titles, *widths], strict=True)
            lines.append(GAP.join([text + " " * (most - width(text)) for text, most in padded]).rstrip())
    return lines


def _shared(cells: Sequence[int], room: int) -> list[int]:
    """The widths of columns that fit into a room: the widest are made narrower; nothing where they cannot fit."""
    widths = list(cells)
    while sum(widths) > room:
        widest = max(widths)
        if widest <= NARROW:
            return []
        widths[widths.index(widest)] -= 1
    return widths


def _folded(text: str, most: int) -> list[str]:
    """The lines of a cell."""
    if width(text) <= most:
        return [text]
    # Wide signs take two cells, so that half as many have room.
    return wrap(text, most if width(text) == len(text) else max(1, most // 2)) or [""]


def _stacked(rows: Sequence[Sequence[str]], columns: int) -> list[str]:
    """Each row below its title: as many cells on a line as fit; where one is too long for a line, each on its own."""
    lines = []
    heads = rows[0][2:]
    for i, row in enumerate(rows):
        lines.append(f"{row[0]} {row[1]}")
        cells = heads if not i else [f"{head}\u00a0{cell}" for head, cell in zip(heads, row[2:], strict=True)]
        if max(map(width, cells)) > columns - 6:
            for cell in cells:
                lines += wrap(cell, columns - 1, initial_indent="   ", subsequent_indent="     ")
        else:
            # Nothing is broken within a cell, and what separates two stays at the end of a line.
            text = "\u00a0· ".join([cell.replace(" ", "\u00a0") for cell in cells])
            lines += wrap(text, columns - 1, initial_indent="   ", subsequent_indent="   ")
    return lines
