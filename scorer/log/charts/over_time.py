"""The chart of wins from the first game to the last one, and of the ranks in the latest games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from ...text.i18n import Language
from ...text.names import look
from ..people import People
from ..play import Result, Seat
from ..stats import Statistics, wins
from ..telling.numbers import fraction
from ..telling.stats import headline, person, table
from .chart import USUAL, Chart, Frame, Plot, apart, assemble, body_top, label_room, scale
from .svg import (
    MARGIN,
    PLAYERS,
    across,
    dot,
    down,
    extent,
    move,
    paragraph,
    path,
    player,
    player_line,
    rect,
    text,
    to,
)

_HEIGHT = 150
"""Of the field of lines."""
_LATEST = 24
"""Of so many games the places are shown."""
_ROW = 20
"""From one person to the next below."""


def over_time(
    say: Language, found: Statistics, results: Sequence[Result], people: People, frame: Frame = USUAL
) -> Chart:
    """Returns the chart of the wins in some games.

    The latest comes first in `results`, and `found` are their statistics.

    Lines are drawn for those who won most; everybody is in the table.
    """
    shown = [each.person for each in found.persons[:PLAYERS]]
    games = [result for result in reversed(results) if result.winners]
    title = say.gettext("Wins, from game to game")
    told = [headline(say, found)]
    if found.persons and found.persons[0].decided:
        told.append(person(say, found.persons[0]))
    told.append(say.gettext("Each winner has a part of a shared win."))
    if more := len(found.persons) - len(shown):
        told.append(
            say.ngettext(
                "{count} more person is not drawn here.", "{count} more persons are not drawn here.", more, count=more
            )
        )
    sums = _sums(games, shown, people)
    labels = [f"{name} {fraction(own[-1])}" for name, own in zip(shown, sums, strict=True)]
    room = label_room(labels, frame)
    top = body_top(frame, title, told) + 6
    upright = scale(0, max([float(own[-1]) for own in sums], default=0))
    left = MARGIN + 8 + extent(str(upright.high), "small")
    plot = Plot(left, frame.width - MARGIN - 9 - room, top, top + _HEIGHT, upright)
    body = plot.grid()
    for i, own in enumerate(sums):
        body.append(player_line(_way(plot, own), i))
    ends = [plot.y(float(own[-1])) for own in sums]
    for i, y in enumerate(apart(ends, 15, top, plot.bottom)):
        body.append(path(move(plot.right, ends[i]) + to(plot.right + 6, y), player(i)))
        body.append(text(plot.right + 9, y + 4, shown[i], player(i), room=room, tail=f" {fraction(sums[i][-1])}"))
    body += _days(plot, [result.at for result in games])
    bottom = plot.bottom + 16
    if latest := games[-_LATEST:]:
        words = say.gettext("Places in the latest games")
        lines, y = paragraph(plot.bottom + 40, words, "ink bold", width=frame.width)
        places, bottom = _places([_seats(result, people) for result in latest], shown, frame, y)
        body += [*lines, *places]
    heads, *rows = table(say, found.persons)
    return Chart(assemble(frame, title, told, body, bottom), title, " ".join(told), heads, rows)


def _seats(result: Result, people: People) -> dict[str, Seat]:
    """By the look of each person the seat, the better one where somebody had two."""
    found: dict[str, Seat] = {}
    for seat in reversed(result.best_first):
        found[look(people.person(seat.called))] = seat
    return found


def _sums(games: Sequence[Result], persons: Sequence[str], people: People) -> list[list[Fraction]]:
    """For each person the wins before the first game and after each."""
    sums = [[Fraction(0)] for _ in persons]
    for result in games:
        parts = wins(result.seats, result.winners)
        of: dict[str, Fraction] = {}
        for seat in result.seats:
            name = look(people.person(seat.called))
            of[name] = of.get(name, Fraction(0)) + parts[seat.name]
        for name, own in zip(persons, sums, strict=True):
            own.append(own[-1] + of.get(look(name), Fraction(0)))
    return sums


def _way(plot: Plot, sums: Sequence[Fraction]) -> str:
    """The line of a person."""
    way = move(plot.left, plot.y(0))
    games = len(sums) - 1
    for i in range(1, games + 1):
        if sums[i] != sums[i - 1]:
            way += across(plot.left + (plot.right - plot.left) * i / games) + down(plot.y(float(sums[i])))
    return way + across(plot.right)


def _days(plot: Plot, days: Sequence[str]) -> list[str]:
    """Below the lines the years of the games, or the months where there is only one year."""
    size = 4 if len({day[:4] for day in days}) > 1 else 7
    body: list[str] = []
    before, free = "", plot.left
    for i, day in enumerate(days):
        label = day[:size]
        x = plot.left + (plot.right - plot.left) * i / len(days)
        if label != before:
            before = label
            body.append(path(move(x, plot.bottom) + down(plot.bottom + 4), "soft"))
            if x >= free:
                body.append(text(x, plot.bottom + 16, label, "small soft"))
                free = x + extent(label, "small") + 6
    return body


def _places(
    seats: Sequence[Mapping[str, Seat]], persons: Sequence[str], frame: Frame, y: float
) -> tuple[list[str], float]:
    """The place of each person in some games, the latest at the right; and where that ends."""
    body: list[str] = []
    room = min(max([extent(name) for name in persons], default=0), frame.width * 0.24)
    left = MARGIN + room + 6
    cell = (frame.width - MARGIN - left) / _LATEST
    for i, name in enumerate(persons):
        body.append(text(MARGIN, y + 4, name, player(i), room=room))
        for column, of in enumerate(seats):
            body += _place(of, look(name), i, (left + cell * column, y), cell)
        y += _ROW
    return body, y - _ROW + 8


def _place(of: Mapping[str, Seat], name: str, number: int, at: tuple[float, float], cell: float) -> list[str]:
    """Of one person in one game: the rank, in a field where the person won; a dot where the person did not play."""
    x, y = at
    seat = of.get(name)
    if seat is None:
        return [dot(x + cell / 2, y, 1, "soft")]
    rank = str(seat.rank or "?")
    if seat.winner:
        field = rect((x + 0.5, y - 8), (cell - 1, 16), player(number), corner=3)
        return [field, text(x + cell / 2, y + 4, rank if seat.rank else "1", "small middle bold over")]
    return [text(x + cell / 2, y + 4, rank, "small middle soft")]
