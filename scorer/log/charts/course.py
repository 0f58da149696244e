"""The chart of a followed game: the points after each move, who led, and since when the winners did."""

from __future__ import annotations

from collections.abc import Sequence

from ...registry import game as game_of
from ...text.i18n import Language, signed
from ..telling.turning import POINTS, initials, labels, rows, sentences
from ..turning import History
from .chart import USUAL, Chart, Frame, Plot, apart, assemble, body_top, label_room, next_step, scale
from .svg import MARGIN, across, down, extent, move, path, player, player_line, rect, text, to

_HEIGHT = 180
"""Of the field of lines."""
_STRIP = 16
"""The height of the strip that says who led."""


def course(say: Language, found: History, frame: Frame = USUAL) -> Chart:
    """Returns the chart of a game of which at least one move was played."""
    title = say.gettext("{game}: how it went", game=game_of(found.game).name)
    told = [say.gettext(POINTS), *sentences(say, found)]
    series = [[moment.totals[seat] for moment in found.moments] for seat in range(len(found.players))]
    upright = scale(min([min(own) for own in series]), max([max(own) for own in series]))
    short = initials(found.players)
    names = labels(found.players)
    finals = [f" {signed(own[-1])}" for own in series]
    room = label_room([name + final for name, final in zip(names, finals, strict=True)], frame)
    top = body_top(frame, title, told) + 12
    left = MARGIN + 8 + max([extent(signed(number), "small") for number in (upright.low, upright.high)])
    plot = Plot(left, frame.width - MARGIN - 9 - room, top, top + _HEIGHT, upright)
    body = plot.grid()
    if found.turn:
        x = _x(plot, found, found.turn - 1)
        body.append(path(move(x, top - 4) + down(plot.bottom + 24 + _STRIP), "ink", dash="2 2"))
        body.append(text(x, top - 7, str(found.turn), "small ink middle"))
    body += _lines(plot, found, series)
    ends = [plot.y(own[-1]) for own in series]
    for seat, y in enumerate(apart(ends, 15, top, plot.bottom)):
        kind = f"{player(seat)} bold" if seat in found.moments[-1].leaders else player(seat)
        body.append(path(move(plot.right, ends[seat]) + to(plot.right + 6, y), player(seat)))
        body.append(text(plot.right + 9, y + 4, names[seat], kind, room=room, tail=finals[seat]))
    strip, bottom = _led(say, plot, found, short)
    heads = [say.pgettext("chart", "Move"), *found.players, say.pgettext("chart", "In the lead")]
    return Chart(
        assemble(frame, title, told, [*body, *strip], bottom),
        title,
        " ".join(told),
        heads,
        rows(found, _ticks(found)),
    )


def _ticks(found: History) -> list[int]:
    """The moves of the table: those that have a number below the chart, the one where the lead turned, the last."""
    last = len(found.moments)
    step = next_step(last / 6)
    return sorted({*range(step, last + 1, step), *([found.turn] if found.turn else []), last})


def _x(plot: Plot, found: History, number: int) -> float:
    """Where the end of a move is, and where the next one begins; 0 is before the first one."""
    return plot.left + (plot.right - plot.left) * number / len(found.moments)


def _lines(plot: Plot, found: History, series: Sequence[Sequence[int]]) -> list[str]:
    """A line a player; each move has a column with the points after it."""
    lines = []
    for seat, own in enumerate(series):
        before = own[0]
        way = move(plot.left, plot.y(before))
        for number, total in enumerate(own, start=1):
            if total != before:
                way += across(_x(plot, found, number - 1)) + down(plot.y(total))
                before = total
        lines.append(player_line(way + across(plot.right), seat))
    return lines


def _led(say: Language, plot: Plot, found: History, short: Sequence[str]) -> tuple[list[str], float]:
    """The strip that says who led, with the numbers of moves below it; and where it ends."""
    shared = [moment for moment in found.moments if not moment.alone]
    words = say.gettext("In the lead; a thin line: several") if shared else say.pgettext("chart", "In the lead")
    y = plot.bottom + 20
    body = [text(plot.left, y, words, "small soft", room=plot.right - plot.left + 60)]
    y += 6
    first = 0
    for number, moment in enumerate(found.moments, start=1):
        after = found.moments[number] if number < len(found.moments) else None
        if after is not None and after.leaders == moment.leaders:
            continue
        x, end = _x(plot, found, first), _x(plot, found, number)
        first = number
        if not moment.alone:
            body.append(path(move(x, y + _STRIP / 2) + across(end), "soft"))
            continue
        body.append(rect((x, y), (max(end - x - 1, 1), _STRIP), player(moment.leaders[0])))
        letters = "".join([short[seat] for seat in moment.leaders])
        if extent(letters, "small") + 4 < end - x:
            body.append(text((x + end) / 2, y + 12, letters, "small middle over"))
    y += _STRIP + 14
    numbers = range(0, len(found.moments) + 1, next_step(len(found.moments) / 6))
    body += [text(_x(plot, found, number), y, str(number), "small soft middle") for number in numbers]
    body.append(text(plot.right + 9, y, say.pgettext("chart", "moves"), "small soft"))
    return body, y
