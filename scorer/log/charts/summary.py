"""The card of an evening or a longer span: a picture to send."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from ...text.i18n import Language, signed
from ..summary import Summary, Told
from ..telling.games import game_name, short_note
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
from .svg import MARGIN, WIDTH, down, extent, move, paragraph, path, picture, rect, text

MOST_BARS = 12
"""So many bars are drawn at most; all of them stand in the description."""

_RIGHT = WIDTH - MARGIN
_ROW = 21
"""How high a row is."""
_BAR = 5
"""How thick a bar is."""
_GAP = 9
"""Between what does not belong together."""


def card(say: Language, found: Summary, *, styled: bool = True) -> str:
    """The picture of a summary; without `styled` the page has to have the style of the charts."""
    name = title(say, found.span)
    column = _Column()
    column.write([name], "head ink")
    if found.span.is_evening:
        column.write([place_text(say, found)] if found.places else [])
        for told in found.evening:
            column.tell(say, told)
        column.leave_room()
        column.write(winning(say, found))
    else:
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
    return picture("summary", column.y, name, whole(say, found), column.body, styled=styled)


class _Column:
    """What stands in the picture, one below the other."""

    def __init__(self) -> None:
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
            lines, below = paragraph(self.y + 12, words, kind)
            self._add(lines, below - 12 - self.y)

    def tell(self, say: Language, told: Told) -> None:
        """Adds a game of an evening: who had how many points, with a band behind those who have won."""
        self.leave_room()
        self.write([game_name(told.game)], "bold soft")
        self._add([], 2)
        for place in told.places:
            kind = "bold ink" if place.winner else "ink"
            if place.winner:
                self.body.append(rect((MARGIN - 6, self.y), (WIDTH - 2 * MARGIN + 12, _ROW - 1), "line", round=4))
            self._add(_row(place.name, "" if place.total is None else signed(place.total), kind, self.y + 14), _ROW)
        if told.note:
            self.write([say.gettext("“{text}”", text=short_note(told.note))])

    def draw(
        self, label: str, rows: Sequence[tuple[str, Fraction]], kind: str, marks: Mapping[str, Fraction] = {}
    ) -> None:
        """Adds a bar for each row of a name and a number; of the names in `marks` with a mark at that number."""
        self.leave_room()
        self.write([label], "bold ink")
        self._add([], 2)
        most, room = max([number for _, number in rows]), _RIGHT - MARGIN
        for name, number in rows[:MOST_BARS]:
            body = _row(name, fraction(number), "ink", self.y + 14)
            y = self.y + _ROW - 2
            body.append(rect((MARGIN, y), (float(room * number / most), _BAR), kind, round=2))
            if name in marks:
                x = MARGIN + float(room * marks[name] / most)
                body.append(path(move(x, y - 3) + down(y + _BAR + 3), "ink", width=2))
            self._add(body, _ROW + _BAR + 3)
        self._add([], 3)

    def _add(self, body: Sequence[str], height: float) -> None:
        self.body += body
        self.y += height
        self._apart = False


def _row(name: str, number: str, kind: str, y: float) -> list[str]:
    """A name, and a number at the right edge."""
    room = _RIGHT - MARGIN - extent(number, kind) - 12
    return [text(MARGIN, y, name, kind, room=room), text(_RIGHT, y, number, f"{kind} end")]
