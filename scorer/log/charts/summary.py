"""A picture of an evening or a longer span, to be sent to others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from ...text.i18n import Language, signed
from ..summary import EveningGame, Summary
from ..telling.games import game_name, short
from ..telling.numbers import fraction
from ..telling.stats import games_text
from ..telling.summary import (
    best_text,
    evenings_text,
    extremes,
    guests_text,
    notes,
    paragraph as whole,
    place_text,
    title,
    winning,
)
from .chart import USUAL, Chart, Frame
from .svg import MARGIN, down, extent, move, paragraph, path, picture, rect, text

MOST_BARS = 12
"""How many bars are drawn at most; the description has all of them."""

_ROW = 21
"""How high a row is."""
_BAR = 5
"""How thick a bar is."""
_GAP = 9
"""Between what does not belong together."""


def card(say: Language, found: Summary, frame: Frame = USUAL) -> Chart:
    """Returns the picture of a summary. Its description says everything, so it has no table."""
    name, desc = title(say, found.span), whole(say, found)
    column = _Column(frame.width)
    column.write([name], "head ink")
    if found.span.is_evening:
        column.write([place_text(say, found)] if found.places else [])
        for told in found.evening:
            column.tell(say, told)
        column.leave_room()
        column.write(winning(say, found))
    elif found.total:
        column.write([evenings_text(say, found)])
        column.draw(games_text(say, found.total), [(game_name(id), Fraction(n)) for id, n in found.games.items()], "p0")
        above = {each.person: each.chance for each in found.above_chance}
        wins = [(each.person, each.wins) for each in found.persons if each.wins]
        if wins:
            column.draw(say.gettext("Wins"), wins, "p1", above)
        if above:
            column.write([say.gettext("The mark on a bar: the wins that chance alone would have given.")])
        column.write(guests_text(say, found))
    for kind in found.kinds:
        column.leave_room()
        column.write([best_text(say, kind)], "bold ink")
        column.write(extremes(say, kind))
    column.leave_room()
    column.write(notes(say, found))
    column.leave_room()
    svg = picture(frame.name, column.y, name, desc, column.body, width=frame.width, styled=frame.styled)
    return Chart(svg, name, desc, (), ())


class _Column:
    """What stands in the picture, one below the other."""

    def __init__(self, width: int) -> None:
        self._width = width
        self.body: list[str] = []
        self.y: float = _GAP
        """Where what comes next may begin."""
        self._apart = True
        """Whether there is room above that already."""

    def leave_room(self) -> None:
        """Sets apart what comes next."""
        self.y += 0 if self._apart else _GAP
        self._apart = True

    def write(self, sentences: Iterable[str], kind: str = "small soft") -> None:
        """Adds sentences, each on lines of its own."""
        for words in sentences:
            lines, below = paragraph(self.y + 12, words, kind, width=self._width)
            self._add(lines, below - 12 - self.y)

    def tell(self, say: Language, told: EveningGame) -> None:
        """Adds a game of an evening: who had how many points, with a band behind those who have won."""
        self.leave_room()
        self.write([game_name(told.game)], "bold soft")
        self._add([], 2)
        for place in told.places:
            kind = "bold ink" if place.winner else "ink"
            if place.winner:
                self.body.append(
                    rect((MARGIN - 6, self.y), (self._width - 2 * MARGIN + 12, _ROW - 1), "line", corner=4)
                )
            self._row(place.name, "" if place.total is None else signed(place.total), kind)
        if told.note:
            self.write([say.gettext("“{text}”", text=short(told.note))])

    def draw(
        self, label: str, rows: Sequence[tuple[str, Fraction]], kind: str, marks: Mapping[str, Fraction] = {}
    ) -> None:
        """Adds a bar for each row of a name and a number; of the names in `marks` with a mark at that number."""
        self.leave_room()
        self.write([label], "bold ink")
        self._add([], 2)
        most, room = max([number for _, number in rows]), self._width - 2 * MARGIN
        for name, number in rows[:MOST_BARS]:
            self._row(name, fraction(number), "ink")
            y = self.y - 2
            self.body.append(rect((MARGIN, y), (float(room * number / most), _BAR), kind, corner=2))
            if name in marks:
                x = MARGIN + float(room * marks[name] / most)
                self.body.append(path(move(x, y - 3) + down(y + _BAR + 3), "ink", width=2))
            self._add([], _BAR + 3)
        self._add([], 3)

    def _row(self, name: str, number: str, kind: str) -> None:
        """Adds a name, and a number at the right edge."""
        right = self._width - MARGIN
        room = right - MARGIN - extent(number, kind) - 12
        y = self.y + 14
        self._add([text(MARGIN, y, name, kind, room=room), text(right, y, number, f"{kind} end")], _ROW)

    def _add(self, body: Sequence[str], height: float) -> None:
        self.body += body
        self.y += height
        self._apart = False
