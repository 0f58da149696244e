"""Reading values that other programs write: points as people type them, names, days, and which game is meant."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from typing import NamedTuple, NoReturn
from uuid import UUID, uuid5

from ...registry import game as game_of, ids as game_ids
from ...text.documents import LIMIT
from ...text.errors import InvalidDocument, show
from ...text.i18n import N_
from ...text.names import is_name, look
from ..lines import PLAY, VERSION, is_time, line_of, write_line
from .arrivals import Arrival

NAMESPACE = UUID("d44dbb18-895f-565e-8197-6f0528afa23c")
"""The namespace of our ids in other programs. It never changes: games that were written are recognized by it."""


def uuid_of(kind: str, id: str) -> str:
    """Returns the UUID of a `play`, `person`, `place` or `game` of ours in other programs."""
    return str(uuid5(NAMESPACE, f"{kind}:{id}"))


def refuse(what: str, code: str) -> NoReturn:
    """Raises `InvalidDocument`, with a code, for a game that cannot be taken."""
    raise InvalidDocument(what, code=code)


def refuse_game(name: object) -> NoReturn:
    """Raises `InvalidDocument`, with the code `other-game`, for a game that is none of ours."""
    shown = text(name)
    raise InvalidDocument(N_("The game is not scored here."), code="other-game", name=shown if is_name(shown) else "?")


class Games:
    """Our games, by the names and ids that other programs have for them."""

    def __init__(self) -> None:
        games = [game_of(id) for id in game_ids()]
        self._of_uuid = {uuid_of("game", game.id): game.id for game in games}
        self._of_number = {game.bgg: game.id for game in games if game.bgg}
        self._of_name = {look(game.name): game for game in games}

    def find(self, uuid: object, number: object, name: object) -> str:
        """Returns the id of our game: by our UUID, else by the number at BGG, else by the name.

        Empty if it is another game.

        A game with our name and another number at BGG is another game.
        """
        numbered = whole(number)
        if found := self._of_uuid.get(str(uuid).lower()) or self._of_number.get(numbered or 0):
            return found
        named = self._of_name.get(look(name)) if isinstance(name, str) else None
        return named.id if named and not (numbered and named.bgg) else ""


def points(value: object) -> int | None:
    """Returns points as people type them: “46”, “3+6”, “−5”. None for anything else; nothing is guessed."""
    if type(value) in (int, float):
        return whole(value, signed=True)
    if not (isinstance(value, str) and _POINTS.fullmatch(value)):
        return None
    return sum([int(part.replace("−", "-")) for part in value.split("+")])


_POINTS = re.compile(r"\s*[-−]?[0-9]{1,9}(\s*\+\s*[0-9]{1,9}){0,99}\s*")


def whole(value: object, *, signed: bool = False) -> int | None:
    """Returns a whole number below 1,000,000,000, also from a text.

    None for anything else, and for negative ones unless `signed`.
    """
    if isinstance(value, str) and _WHOLE.fullmatch(value):
        value = int(value)
    if isinstance(value, float) and abs(value) < 1e9 and value == int(value):
        value = int(value)
    return value if type(value) is int and abs(value) < 10**9 and (signed or value >= 0) else None


_WHOLE = re.compile(r"\s*-?[0-9]{1,9}\s*")


def yes(value: object) -> bool:
    """Returns whether a value means yes: true, 1 or “1”."""
    return value is True or (type(value) in (int, str) and value in (1, "1"))


def text(value: object) -> str:
    """Returns a text without blanks around it; empty for anything that is no text."""
    return value.strip() if isinstance(value, str) else ""


def time(value: object) -> str:
    """Returns when a game was, as a play has it, with the time of day if there is one; empty if it is no date.

    Midnight means a day without a time, as other programs write it.
    """
    found = _TIME.fullmatch(text(value))
    if not found:
        return ""
    day, minutes, zone = found[1], found[3] or "00:00", found[6] or ""
    if not is_time(f"{day}T{minutes}"):
        return ""
    return day if minutes == "00:00" else f"{day}T{minutes}{zone}"


_TIME = re.compile(
    r"([0-9]{4}-[0-9]{2}-[0-9]{2})([ T]([0-9]{2}:[0-5][0-9])(:[0-9]{2}(\.[0-9]+)?)?(Z|[+-][0-9]{2}:?[0-9]{2})?)?"
)


class Seat(NamedTuple):
    """A player in a game of another program; each value may be of any type."""

    name: object
    """The name."""
    score: object
    """The points."""
    won: bool
    """Whether the player won."""
    began: bool
    """Whether the player began."""
    anonymous: bool = False
    """Whether the name may mean a different person each time."""


def totals(seats: Sequence[Seat]) -> tuple[dict[str, int | None], list[str], str]:
    """Returns the points by name, the winners, and who began (empty if unknown).

    Raises `InvalidDocument` if there are no players, a name is not possible, or two cannot be told apart.
    """
    found: dict[str, int | None] = {}
    winners: list[str] = []
    began = ""
    looks: set[str] = set()
    for seat in seats:
        name = _name(seat, looks)
        looks.add(look(name))
        found[name] = points(seat.score)
        if seat.won:
            winners.append(name)
        if seat.began and not began:
            began = name
    if not found:
        refuse(N_("Nobody is named who played."), "no-players")
    return found, winners, began


def _name(seat: Seat, looks: Container[str]) -> str:
    """The name of a player at a table where these looks are taken. Raises `InvalidDocument`."""
    name = text(seat.name)
    if seat.anonymous:
        # Several at one table are told apart by a number.
        plain = name if is_name(name) else "?"
        name = next(
            (each for i in range(1, 100) if look(each := f"{plain} ({i})" if i > 1 else plain) not in looks), ""
        )
    if not is_name(name):
        raise InvalidDocument(N_("{value} is not a name."), code="bad-name", value=show(seat.name))
    if look(name) in looks:
        raise InvalidDocument(N_("“{name}” is there twice."), code="same-name", name=name)
    return name


def arrival(id: str, stamp: str, data: Mapping[str, object], changed: str = "") -> Arrival:
    """Returns a game of another program as a line, without empty values.

    Raises `InvalidDocument` if a value is wrong, or the line is too long.
    """
    kept = {key: value for key, value in data.items() if value or key in ("totals", "winners")}
    line = line_of({"v": VERSION, PLAY: id, "t": stamp, **kept})
    raw = write_line(line.data)
    if len(raw) > LIMIT:
        refuse(N_("This is too large for one line of a logbook."), "too-large")
    return Arrival(line, raw, changed)
