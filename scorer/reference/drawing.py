"""Small pictures for the rules: SVG from a few shapes, with a name and a description for those who cannot see it.

A game that has pictures offers them in `reference/pictures.py`, by the id of the rule that each explains. They are
drawn for the site only. Colours are classes that its style sheet knows, so that pictures follow light and dark:
`counts`, `middle`, `hidden`, `empty`, and the plain shape.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from typing import NamedTuple

from ..registry import game as game_of
from ..text.i18n import Language
from ..text.svg import broken, escaped, framed

Point = tuple[float, float]

WIDTH = 330
"""Of a picture, at most: what a narrow phone shows without making the words smaller."""
LINE = 18
"""From one line of words to the next."""
LETTERS = 11
"""What a space or a card holds in a line."""
LETTER = 9
"""How wide a letter is, at most."""


class Picture(NamedTuple):
    """A picture and what it shows, in a sentence or two."""

    svg: str
    caption: str


def pictures(game_id: str) -> Mapping[str, Callable[[Language], Picture]]:
    """What draws the pictures of a game, by the id of the rule that each explains; a game need not have any."""
    return getattr(game_of(game_id).optional_part("reference.pictures"), "PICTURES", {})


def picture(name: str, height: int, title: str, desc: str, body: list[str], *, width: int = WIDTH) -> Picture:
    """A whole picture. `name` must be the only one of its kind on a page."""
    return Picture(framed(f"picture-{name}", "picture", title, desc, body, size=(width, height)), desc)


def text(at: Point, words: str, kind: str = "", *, letters: int = 0) -> str:
    """Words around a point, drawn to fit where they are so many letters or more."""
    more = f' class="{kind}"' if kind else ""
    if letters and len(words) >= letters:
        more += f' textLength="{LETTER * letters}" lengthAdjust="spacingAndGlyphs"'
    return f'<text x="{at[0]:g}" y="{at[1]:g}"{more}>{escaped(words)}</text>'


def lines(at: Point, words: str, kind: str = "", *, letters: int = LETTERS) -> list[str]:
    """Words around a point, on several lines where they are too long for one."""
    rows = broken(words, letters)
    first = at[1] + 5 - LINE * (len(rows) - 1) / 2
    return [
        text((round(at[0], 1), round(first + LINE * i, 1)), row, kind, letters=letters) for i, row in enumerate(rows)
    ]


def card(at: Point, size: Point, kind: str = "") -> str:
    """A card, a tile or a bar, by its upper left corner."""
    (x, y), (width, height) = at, size
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="8" class="shape {kind}"></rect>'


def arrow(start: Point, end: Point) -> str:
    """A line with a head, upright or level."""
    (x, y), (tox, toy) = start, end
    back, side = (0, 6) if x == tox else (6, 0), 6 if x == tox else 0
    way = (1 if toy > y else -1) if x == tox else (1 if tox > x else -1)
    if side:
        head = f"M{tox - 6:g} {toy - 8 * way:g} L{tox:g} {toy:g} L{tox + 6:g} {toy - 8 * way:g}"
    else:
        head = f"M{tox - 8 * way:g} {toy - back[0]:g} L{tox:g} {toy:g} L{tox - 8 * way:g} {toy + back[0]:g}"
    return f'<path d="M{x:g} {y:g} L{tox:g} {toy:g} {head}" class="line"></path>'


def hexagon(at: Point, size: float, kind: str = "") -> str:
    """A space of a board, its tip upwards."""
    corners = [(at[0] + size * cos(pi / 3 * i + pi / 6), at[1] + size * sin(pi / 3 * i + pi / 6)) for i in range(6)]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
    return f'<polygon points="{points}" class="shape {kind}"></polygon>'


def around(spaces: list[tuple[str, str]], *, size: float = 58.0) -> tuple[int, list[str]]:
    """The height and the shapes of a space and its six neighbours; of each its label and its kind."""
    far = size * 3**0.5
    middle = (WIDTH / 2, size * 2.5 + 4)
    centres = [middle] + [(middle[0] + far * cos(pi / 3 * i), middle[1] + far * sin(pi / 3 * i)) for i in range(6)]
    body: list[str] = []
    for at, (label, kind) in zip(centres, spaces, strict=True):
        body += [hexagon(at, size, kind), *lines(at, label)]
    return round(size * 5 + 8), body
