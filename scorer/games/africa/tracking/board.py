"""The map of Africa as a board that people write down themselves: the printed one is documented nowhere.

A board is a picture of hexagons in text: `.` is a space, `o` a start city, all else is blank. Each space has the blank
of a missing neighbour or another space two columns beside it, and the rows above and below are shifted by one column:

       . o .
      . . . .
       . . o

A space is called by the letter of its row and its number in the row: `a1` is the first possible place of the top row.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from ....scoring.fields import Field, Label, Whole, show
from ....text.errors import InvalidTally
from ....text.i18n import N_, NP_, Language
from .. import components as c

SPACE, CITY, BLANK = ".", "o", " "
RULE = "africa.comp.board"
LETTERS = "abcdefghijklmnopqrstuvwxyz"
WIDEST = 200
"""Columns of a line, at most."""

# Rows are shifted by half a space, so that a neighbour in the same row is two columns away.
_STEPS = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))


@dataclass(frozen=True, slots=True)
class Map:
    """A board. Spaces are numbered from the top left to the bottom right; all other values follow from the lines."""

    lines: tuple[str, ...]
    """The lines of the picture."""
    names: tuple[str, ...] = field(compare=False, repr=False)
    """The name of each space: `a1`."""
    numbers: Mapping[str, int] = field(compare=False, repr=False)
    """The number of each space, by name."""
    near: tuple[tuple[int, ...], ...] = field(compare=False, repr=False)
    """africa.space.adjacent: the numbers of the spaces next to each space."""
    cities: tuple[int, ...] = field(compare=False, repr=False)
    """The numbers of the start cities."""


@lru_cache(maxsize=64)
def load(lines: tuple[str, ...]) -> Map:
    """Returns the board that some lines show.

    Raises `InvalidTally`, with line and column, if a sign does not belong there, spaces are not joined, or their number
    or that of the start cities is wrong.
    """
    if len(lines) > len(LETTERS):
        raise _wrong(N_("Lines of the board: {count}"), N_("{most} lines at most"), count=len(lines), most=len(LETTERS))
    found: dict[tuple[int, int], str] = {}
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            if sign in (SPACE, CITY) and column < WIDEST:
                found[row, column] = sign
            elif sign != BLANK:
                raise _at(row, column, N_("Line {line}, column {column}: {sign} does not belong there."), show(sign))
    _fits(found)
    for sign, wanted, what in (
        (CITY, c.START_CITIES, N_("Start cities on the board: {count}")),
        (SPACE, c.TILES, N_("Spaces on the board besides the start cities: {count}")),
    ):
        count = sum(1 for each in found.values() if each == sign)
        if count != wanted:
            raise _wrong(what, N_("exactly {wanted}"), count=count, wanted=wanted)
    places = list(found)
    numbers = {place: i for i, place in enumerate(places)}
    near = [
        tuple([numbers[row + down, column + right] for down, right in _STEPS if (row + down, column + right) in found])
        for row, column in places
    ]
    _connected(places, near)
    names = tuple([f"{LETTERS[row]}{column // 2 + 1}" for row, column in places])
    return Map(
        lines,
        names,
        {name: i for i, name in enumerate(names)},
        tuple(near),
        tuple([i for i, place in enumerate(places) if found[place] == CITY]),
    )


def _fits(found: Mapping[tuple[int, int], str]) -> None:
    """Refuses a space that is not shifted as its row has to be; the first space of the board sets the pattern."""
    shift: int | None = None
    for row, column in found:
        if shift is None:
            shift = (row + column) % 2
        if (row + column) % 2 != shift:
            raise _at(row, column, N_("Line {line}, column {column}: {sign} stands between two spaces."), show(SPACE))


def _connected(places: Sequence[tuple[int, int]], near: Sequence[Sequence[int]]) -> None:
    """Refuses a board of several parts."""
    reached, waiting = {0}, [0]
    while waiting:
        new = [i for i in near[waiting.pop()] if i not in reached]
        reached.update(new)
        waiting += new
    for i, (row, column) in enumerate(places):
        if i not in reached:
            raise _at(
                row, column, N_("Line {line}, column {column}: {sign} is cut off from the first space."), show(SPACE)
            )


def _wrong(what: str, allowed: str, **values: Any) -> InvalidTally:
    return InvalidTally(what, allowed=allowed, rule=RULE, **values)


def _at(row: int, column: int, what: str, sign: str) -> InvalidTally:
    return InvalidTally(
        what,
        place=f"[{row}]",
        allowed=N_("“.” for a space, “o” for a start city, blanks between them, each row shifted by one column"),
        rule=RULE,
        line=row + 1,
        column=column + 1,
        sign=sign,
    )


def example_board() -> tuple[str, ...]:
    """Returns the lines of an invented board, to try things out with. It is not the printed one."""
    from importlib.resources import files

    text = files(__package__).joinpath("boards", "example.txt").read_text("utf-8")
    return tuple(text.splitlines())


class Lines(Field):
    """A board as a list of its lines. Without it, people tell what they count on the table."""

    empty: object = ()

    def read(self, value: object) -> tuple[str, ...]:
        """Returns the lines of a board, without blanks at their ends; an empty tuple for none.

        Raises `InvalidValue` if the value is no list of texts; `InvalidTally` if the lines show no possible board.
        """
        if not isinstance(value, (list, tuple)) or not all(type(line) is str for line in value):
            raise self.refuse(
                N_("{value} is not a list of lines."), N_("a list with the lines of the board"), value=show(value)
            )
        # Blanks at the ends of lines, and empty lines at the end of a file, are not seen.
        lines = [line.rstrip() for line in value]
        while lines and not lines[-1]:
            lines.pop()
        return load(tuple(lines)).lines if lines else ()

    def write(self, value: Iterable[str]) -> object:
        """Returns the lines as JSON."""
        return list(value)

    def typed(self, text: str, say: Language, state: object = None) -> object:  # noqa: ARG002
        """Returns the lines of a text."""
        return text.splitlines()

    def schema(self) -> dict[str, object]:
        """Returns the JSON Schema: a list of lines. Whether they show a board is checked by `read`."""
        line = {"type": "string", "pattern": f"^[{SPACE}{CITY}{BLANK}]*$", "maxLength": WIDEST}
        return {"type": "array", "items": line, "maxItems": len(LETTERS)}


_KEYS = {"4": (0, -2), "6": (0, 2), "7": (-1, -1), "9": (-1, 1), "1": (1, -1), "3": (1, 1)}
"""Where the number keys of a keyboard lie around the 5: the ways from a space to those next to it."""


@lru_cache(maxsize=64)
def _places(lines: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Row and column of each space."""
    return tuple([(r, i) for r, line in enumerate(lines) for i, sign in enumerate(line) if sign in (SPACE, CITY)])


def walk(board: Map, start: int, keys: str) -> list[str]:
    """Returns the names of the spaces to which number keys lead, one after the other, from a space.

    Empty if they leave the board.
    """
    places = _places(board.lines)
    row, column = places[start]
    way: list[str] = []
    for key in keys:
        down, right = _KEYS[key]
        row, column = row + down, column + right
        if (row, column) not in places:
            return []
        way.append(board.names[places.index((row, column))])
    return way


class Space(Label):
    """A space of the board: `c4`. Number keys lead there from the explorer: `9` is up and right of it, `6` right.

    Keys up to `counts` may as well be what is counted without a board, if nobody has asked for the space.
    """

    closed = True

    def __init__(self, *texts: str, counts: int = 0, required: bool = False) -> None:
        super().__init__(*texts, required=required)
        self.counts = counts
        """The highest digit that may also be a count, where the game is followed without a board; 0 if none."""

    def clearer(self, text: str, state: Any) -> str:
        """Returns the name of the space to which digits lead that may also be counts; empty if there is none."""
        keys = text.isdecimal() and max(map(int, text)) <= self.counts
        return "".join(self._way(text, state)[-1:]) if keys else ""

    def typed(self, text: str, say: Language, state: Any = None) -> object:  # noqa: ARG002  # the same in every language
        """Returns the name of the space that a text means."""
        way = self._way(text, state)
        return way[-1] if way else "".join(text.split()).lower()

    def implied(self, text: str, state: Any) -> Mapping[str, object]:
        """Returns the space before the last step, as the value of `at`, if number keys name more than one step."""
        way = self._way(text, state)
        return {"at": way[-2]} if len(way) > 1 else {}

    def _way(self, text: str, state: Any) -> list[str]:
        name = "".join(text.split()).lower()
        if state is None or state.map is None or not name or set(name) - set(_KEYS) or len(name) > c.STEPS + 1:
            return []
        if state.seat >= len(state.explorers):
            return []
        return walk(state.map, state.explorers[state.seat], name)


# Translators: what is counted next to something, beside its number: a lion, one neighbour; a nomad, 3 empty spaces.
NEIGHBOURS = NP_(
    "vocabulary",
    "neighbour | neighbor | animal | empty | free | (empty/free/open/) (space/spot/field)"
    " | (next to/beside/around/round) it || neighbours | neighbors | animals"
    " | (empty/free/open/) (spaces/spots/fields) | empties",
)
# Translators: of an animal beside which no other of its kind lies.
_ALONE = NP_("vocabulary", "alone | all alone | on its own")


class Near(Whole):
    """How many there are next to a space, where no board tells it; people are asked even if it may be left out."""

    needed = True
    nil = _ALONE

    def __init__(self, *texts: str, unit: str = NEIGHBOURS) -> None:
        super().__init__(*texts, high=c.NEIGHBOURS, unit=unit)
        self.after("beside")


_AT = ("at", N_("Where does your explorer go first?"), N_("A space within two steps, or nothing."), "africa.turn.move")
AT = Space(*_AT)
AT_CAMP = Space(*_AT, counts=9)
"""africa.turn.move: the steps before an action."""
