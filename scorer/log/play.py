"""A game that was played: what was written down of it, and what follows from that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, cast

from ..text.copies import copy_json
from ..text.errors import InvalidDocument, ScorerError
from .lines import PLAY, VERSION, Data, Line, line_of
from .people import People

if TYPE_CHECKING:
    from datetime import datetime

    from .. import shapes
    from ..scoring.sheet import Sheet
    from ..shapes import TallyDict


@dataclass(frozen=True)
class Play:
    """A game that was played: what a line of the logbook says of it. `Log.plays` gives them, `write_play` makes one.

    It is made of a `line` of the kind `play` that removes nothing, as `read_line` returns it: game, players and time
    are checked there. What else is missing in it, or is of a wrong type, is empty. `known` is its result, if that was
    computed before.
    """

    line: Line
    """The line that it was written down in."""
    known: Result | None = field(default=None, compare=False, repr=False)
    """Its result, if an index has it already; otherwise it is computed."""

    @property
    def id(self) -> str:
        """The id of this one game, the same as in its record and its tally."""
        return self.line.id

    @property
    def at(self) -> str:
        """When it ended, on the clock of that place: `2026-11-22T21:40+01:00`, or only the day."""
        return str(self.line.data["at"])

    @property
    def day(self) -> str:
        """The day on which it ended: `2026-11-22`."""
        return self.at[:10]

    @property
    def tally(self) -> TallyDict | None:
        """A copy of the tally as it was written down, as JSON, with the `id` of the play.

        None if only totals were written down. It was not scored, and need not be one that can be.
        """
        tally = self.line.data.get("tally")
        return cast("TallyDict", copy_json({**tally, "id": self.id})) if isinstance(tally, dict) else None

    @property
    def game(self) -> str:
        """The id of the game that was played: `africa`."""
        tally = self.line.data.get("tally")
        return str(tally["game"] if isinstance(tally, dict) else self.line.data["game"])

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, as they were called at that table, in their order."""
        tally = self.line.data.get("tally")
        if isinstance(tally, dict):
            return tuple([player["name"] for player in tally["players"]])
        return tuple(cast("dict[str, object]", self.line.data["totals"]))

    @property
    def began(self) -> str:
        """The name of the player who began; empty if unknown."""
        tally = self.line.data.get("tally")
        found = (tally if isinstance(tally, dict) else self.line.data).get("began")
        return found if isinstance(found, str) and found in self.names else ""

    @property
    def place(self) -> str:
        """Where it was played; empty if unknown."""
        return self._text("place")

    @property
    def note(self) -> str:
        """A note that somebody wrote about it; empty if none."""
        return self._text("note")

    @property
    def minutes(self) -> int:
        """How long it took, in minutes; 0 if unknown."""
        found = self.line.data.get("minutes")
        return found if type(found) is int and found > 0 else 0

    @property
    def record(self) -> Sequence[Data]:
        """The lines of its record as JSON, the header first; empty if no record was written down."""
        found = self.line.data.get("record")
        return found if isinstance(found, list) and all([isinstance(line, dict) for line in found]) else ()

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals that were written down with the tally, in the order of `names`; empty if none were.

        It is empty for a play without a tally, too: `result` has the totals of every play.
        """
        found = self.line.data.get("told") if isinstance(self.line.data.get("tally"), dict) else None
        right = isinstance(found, list) and len(found) == len(self.names) and all([type(n) is int for n in found])
        return tuple(cast("list[int]", found)) if right else ()

    @property
    def told(self) -> tuple[int, ...]:
        """The totals that were written down with the tally: the same as `totals`, of which it is the older name."""
        return self.totals

    @property
    def source(self) -> tuple[str, str]:
        """The name of the program from which it was imported, and its id there; two empty texts if it was not."""
        found = self.line.data.get("from")
        if isinstance(found, dict) and isinstance(found.get("name"), str) and isinstance(found.get("id"), str):
            return found["name"], found["id"]
        return "", ""

    @property
    def persons(self) -> Mapping[str, str]:
        """The names of persons by the names at that table, where two people share a name; mostly empty."""
        found = self.line.data.get("persons")
        return found if isinstance(found, dict) and all([isinstance(name, str) for name in found.values()]) else {}

    def to_dict(self, people: People) -> shapes.PlayDict:
        """Returns the play as a new dictionary (JSON) for other programs; `people` are those of the log (`Log.people`).

        A game that cannot be scored has the totals that were written down, or None. Nothing is raised.
        """
        result = self.result
        return {
            "play": self.id,
            "at": self.at,
            "game": self.game,
            "players": [
                {
                    "name": seat.name,
                    "person": people.person(seat.name, self.persons),
                    "total": seat.total,
                    "rank": seat.rank or None,
                    "winner": seat.winner,
                }
                for seat in result.seats
            ],
            "winners": list(result.winners),
            "began": self.began or None,
            "place": self.place,
            "note": self.note,
            "minutes": self.minutes or None,
            "told": list(self.totals) or None,
            "tally": self.tally,
            "record": bool(self.record),
        }

    def _text(self, key: str) -> str:
        found = self.line.data.get(key)
        return found if isinstance(found, str) else ""

    @cached_property
    def sheet(self) -> Sheet:
        """The sheet of the tally, scored at first use.

        Raises `InvalidDocument` if there is no tally; `UnknownName` if the game is not installed, or has no such
        edition, ruling or reading; `InvalidTally` if a key, a type or an amount in the tally is wrong;
        `ImpossibleTally` if the players cannot hold together what each of them could hold; `UndefinedScore` if there is
        more of a thing than the rulebooks have points for.
        """
        if (tally := self.tally) is None:
            raise InvalidDocument("There is no tally.")
        from ..scoring.score import score

        return score(tally)

    @cached_property
    def result(self) -> Result:
        """Who had how many points and who won, scored from the tally at first use. Nothing is raised.

        If the tally cannot be scored, it has `totals`, or no points where there are none, and no winners. Without a
        tally it has the totals and winners that were written down.
        """
        return self.known or _result(self)


class Seat(NamedTuple):
    """What one player had at the end."""

    name: str
    """The name at that table."""
    total: int | None
    """The points; None if nobody wrote them down."""
    rank: int
    """1 is best, and equals share a rank; 0 if unknown."""
    winner: bool
    """Whether the player won."""
    points: tuple[int, ...]
    """The points of each category in the game's order, last `adjust`, if any; empty if the play was not scored here."""
    team: str = ""
    """The name of the team; empty if the player is in none."""
    person: str = ""
    """The name of the person, where the play itself says so because somebody else has the same name; else empty."""

    @property
    def called(self) -> str:
        """The name that `People.person` takes for this player: `person` if there is one, else `name`."""
        return self.person or self.name


class Result(NamedTuple):
    """Who had how many points in a game: all that lists and statistics need."""

    play: str
    """The id of the play."""
    at: str
    """When it ended, as `Play.at`."""
    game: str
    """The id of the game."""
    began: str
    """The name of the player who began; empty if unknown."""
    seats: tuple[Seat, ...]
    """The players, in their order."""
    scored: bool
    """Whether the points come from scoring the tally; otherwise they are the totals that were written down."""

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of all who won, in the order of `seats`; empty if unknown."""
        return tuple([seat.name for seat in self.seats if seat.winner])

    @property
    def best_first(self) -> list[Seat]:
        """A new list of `seats`: by rank, those without a rank last; of equals first who has more points.

        With equal points, too, they are in their order; no points count as 0.
        """
        return sorted(self.seats, key=lambda seat: (seat.rank or 99, -(seat.total or 0)))


def _result(play: Play) -> Result:
    persons = play.persons
    if isinstance(play.line.data.get("tally"), dict):
        try:
            seats = [
                Seat(
                    each.name,
                    each.total,
                    each.rank,
                    each.winner,
                    tuple([line.points for line in each.lines]),
                    each.team,
                    persons.get(each.name, ""),
                )
                for each in play.sheet.players
            ]
            return Result(play.id, play.at, play.game, play.began, tuple(seats), True)
        except ScorerError:
            # The game is not installed here, or what was possible then no longer is.
            totals = dict(zip(play.names, play.totals or [None] * len(play.names), strict=True))
            winners: Sequence[object] = ()
    else:
        totals = cast("dict[str, int | None]", play.line.data["totals"])
        winners = cast("Sequence[object]", play.line.data.get("winners", ()))
    order = sorted([-(total or 0) for total in totals.values()])
    ranked = None not in totals.values()
    seats = [
        Seat(
            name,
            total,
            order.index(-(total or 0)) + 1 if ranked else 0,
            name in winners,
            (),
            person=persons.get(name, ""),
        )
        for name, total in totals.items()
    ]
    return Result(play.id, play.at, play.game, play.began, tuple(seats), False)


def play_of(line: Line, known: Result | None = None) -> Play:
    """Returns the play of a line of the kind `play` that removes nothing.

    `known` is its result, if it was computed already.
    """
    assert line.kind == PLAY
    assert not line.gone
    return Play(line, known)


class About(NamedTuple):
    """What is kept of a game besides what lay on the table."""

    place: str = ""
    """Where it was played."""
    note: str = ""
    """A note about it."""
    minutes: int = 0
    """How long it took, in minutes; 0 if unknown."""
    record: Sequence[Data] = ()
    """The lines of its record, as JSON."""
    version: str = ""
    """The version of the program that keeps it."""


NOTHING = About()
"""The `About` of which nothing is known."""


def write_play(sheet: Sheet, *, stamp: str, id: str, at: datetime | str, about: About = NOTHING) -> Play:
    """Returns a scored game as a play. Nothing is written: `Logbook.write` takes the JSON of its line, `line.data`.

    `stamp` is when the line is written, in UTC (`2026-11-22T20:41:07.123Z`), `id` the id of this one game, `at` when
    the game ended: a `datetime` with its offset, or a text such as `2026-11-22T21:40+01:00` or `2026-11-22`. `about` is
    what else is kept of it. All readings and totals are written down, so that no later default changes an old game. The
    tally in the play has no `id`: `Play.tally` has that of the play.

    Raises `InvalidDocument` if `stamp` or `at` is no such time in the years 2 to 9998, or `id` is no name (empty, more
    than 100 characters, a line break).
    """
    tally = dict(sheet.tally.to_dict())
    tally.pop("id", None)
    tally["rulings"] = sheet.rulings
    data: dict[str, object] = {
        "v": VERSION,
        PLAY: id,
        "t": stamp,
        "at": at if isinstance(at, str) else at.isoformat(timespec="minutes"),
        "tally": tally,
        "told": [player.total for player in sheet.players],
    }
    more = {
        "with": about.version,
        "place": about.place,
        "note": about.note,
        "minutes": about.minutes,
        "record": list(about.record),
    }
    return Play(line_of(data | {key: value for key, value in more.items() if value}))
