"""The chart of where the points of a game come from: a bar for each player, with all categories."""

from __future__ import annotations

from ...scoring.sheet import Sheet
from ...text.i18n import Language, signed
from .chart import USUAL, Chart, Frame, assemble, body_top
from .svg import LINE, MARGIN, block, down, extent, fit, move, path, text, textures

_BAR = 24
_ROW = 52
"""From one player to the next: a line with the name, and the bar below it."""
_SWATCH = 12


def stacked(say: Language, sheet: Sheet, frame: Frame = USUAL) -> Chart:
    """Returns the chart of a scored game, the best player first; what costs points is left of the line."""
    explain = sheet.explain(say.code)
    sides = sorted(explain.sides(), key=lambda side: side.rank)
    categories = [explain.category(line.category) for line in sides[0].lines]
    title = say.gettext("{game}: where the points come from", game=explain.game.name)
    told = [explain.decision()]
    body, y = _legend(frame, categories, body_top(frame, title, told))
    body = [textures(frame.name), *body]
    points = [[line.points for line in side.lines] for side in sides]
    most = max([sum([each for each in own if each > 0]) for own in points])
    least = min([sum([each for each in own if each < 0]) for own in points])
    room = frame.width - 2 * MARGIN
    unit = room / ((most - least) or 1)
    zero = MARGIN - least * unit
    for side, own in zip(sides, points, strict=True):
        where = say.gettext("Winner") if side.winner else _rank(say, side.rank)
        total = signed(side.total)
        kind = "ink bold" if side.winner else "ink"
        right = frame.width - MARGIN
        wide = extent(total, "ink bold") + 12
        body.append(text(MARGIN, y + 12, side.name, kind, room=room - wide, tail=f" · {where}"))
        body.append(text(right, y + 12, total, "ink bold end"))
        tips = [
            say.gettext("{place}: {message}", place=category, message=signed(each))
            for category, each in zip(categories, own, strict=True)
        ]
        body += _bar(frame.name, (zero, y + 18), unit, own, tips)
        if least < 0:
            body.append(path(move(zero, y + 16) + down(y + 20 + _BAR), "ink"))
        y += _ROW
    heads = ["", *categories, say.gettext("Total"), say.gettext("Rank")]
    rows = [
        [side.name, *[signed(each) for each in own], signed(side.total), str(side.rank)]
        for side, own in zip(sides, points, strict=True)
    ]
    svg = assemble(frame, title, told, body, y - _ROW + 18 + _BAR)
    return Chart(svg, title, " ".join(told), heads, rows)


def _rank(say: Language, number: int) -> str:
    """The rank of somebody who has not won."""
    return say.gettext("{place}: {message}", place=say.gettext("Rank"), message=number)


def _legend(frame: Frame, categories: list[str], y: float) -> tuple[list[str], float]:
    """What colour and texture each category has, and where the bars begin."""
    body: list[str] = []
    x, right = float(MARGIN), frame.width - MARGIN
    for i, category in enumerate(categories):
        words = fit(category, "small", right - MARGIN - _SWATCH - 5)
        wide = _SWATCH + 5 + extent(words, "small")
        if x > MARGIN and x + wide > right:
            x, y = MARGIN, y + LINE + 3
        body += block(frame.name, (x, y), (_SWATCH, _SWATCH), i)
        body.append(text(x + _SWATCH + 5, y + 10, category, "small soft", room=right - x - _SWATCH - 5))
        x += wide + 12
    return body, y + LINE + 14


def _bar(name: str, at: tuple[float, float], unit: float, points: list[int], tips: list[str]) -> list[str]:
    """The bar of one player: what brings points goes right from a place, what costs some goes left."""
    body = []
    right = left = at[0]
    for i, each in enumerate(points):
        wide = abs(each) * unit
        if each < 0:
            left -= wide
        if each:
            # A line of the ground between two.
            size = (max(wide - 1, 0.5), _BAR)
            body += block(name, (left if each < 0 else right, at[1]), size, i, words=signed(each), tip=tips[i])
        if each > 0:
            right += wide
    return body
