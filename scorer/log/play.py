"""A game that was played: what was written down of it, and what follows from that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, cast

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
    """A game that was played. What is missing, or is not what it should be, is empty."""

    line: Line
    known: Result | None = field(default=None, compare=False, repr=False)
    """Its result, where an index has it."""

    @property
    def id(self) -> str:
        """What it is known by, as its tally is."""
        return self.line.id

    @property
    def at(self) -> str:
        """When it ended, at that place: `2026-11-22T21:40+01:00`, or only the day."""
        return str(self.line.data["at"])

    @property
    def day(self) -> str:
        """The day when it ended: `2026-11-22`."""
        return self.at[:10]

    @property
    def tally(self) -> TallyDict | None:
        """What lay on the table, with every reading; None where only the points are known."""
        tally = self.line.data.get("tally")
        return cast("TallyDict", {**tally, "id": self.id}) if isinstance(tally, dict) else None

    @property
    def game(self) -> str:
        """The id of the game."""
        tally = self.line.data.get("tally")
        return str(tally["game"] if isinstance(tally, dict) else self.line.data["game"])

    @property
    def names(self) -> tuple[str, ...]:
        """Who played, as they were called at that table."""
        tally = self.line.data.get("tally")
        if isinstance(tally, dict):
            return tuple([player["name"] for player in tally["players"]])
        return tuple(cast("dict[str, object]", self.line.data["totals"]))

    @property
    def began(self) -> str:
        """Who began."""
        tally = self.line.data.get("tally")
        found = (tally if isinstance(tally, dict) else self.line.data).get("began")
        return found if isinstance(found, str) and found in self.names else ""

    @property
    def place(self) -> str:
        """Where it was played."""
        return self._text("place")

    @property
    def note(self) -> str:
        """What somebody wanted to be remembered of it."""
        return self._text("note")

    @property
    def minutes(self) -> int:
        """How long it took; 0 if nobody knows."""
        found = self.line.data.get("minutes")
        return found if type(found) is int and found > 0 else 0

    @property
    def record(self) -> Sequence[Data]:
        """The lines of its record."""
        found = self.line.data.get("record")
        return found if isinstance(found, list) and all([isinstance(line, dict) for line in found]) else ()

    @property
    def told(self) -> tuple[int, ...]:
        """The totals as they were told that evening."""
        found = self.line.data.get("told")
        right = isinstance(found, list) and len(found) == len(self.names) and all([type(n) is int for n in found])
        return tuple(cast("list[int]", found)) if right else ()

    @property
    def source(self) -> tuple[str, str]:
        """The program that it comes from, and its id there."""
        found = self.line.data.get("from")
        if isinstance(found, dict) and isinstance(found.get("name"), str) and isinstance(found.get("id"), str):
            return found["name"], found["id"]
        return "", ""

    @property
    def persons(self) -> Mapping[str, str]:
        """By the name at that table, who it was, where somebody else has the same name."""
        found = self.line.data.get("persons")
        return found if isinstance(found, dict) and all([isinstance(name, str) for name in found.values()]) else {}

    def to_dict(self, people: People) -> shapes.PlayDict:
        """The game for other programs."""
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
            "told": list(self.told) or None,
            "tally": self.tally,
            "record": bool(self.record),
        }

    def _text(self, key: str) -> str:
        found = self.line.data.get(key)
        return found if isinstance(found, str) else ""

    @cached_property
    def sheet(self) -> Sheet:
        """The scored game. Raises `ScorerError` where it cannot be scored, or there is no tally."""
        if self.tally is None:
            raise InvalidDocument("There is no tally.")
        from ..scoring.score import score

        return score(self.tally)

    @cached_property
    def result(self) -> Result:
        """Who had how many points."""
        return self.known or _result(self)


class Seat(NamedTuple):
    """What one player had at the end."""

    name: str
    """As the player was called at that table."""
    total: int | None
    """None where nobody wrote it down."""
    rank: int
    """1 is best; 0 where nobody knows."""
    winner: bool
    points: tuple[int, ...]
    """The points of each category, in the order of the game's; empty without a tally."""
    team: str = ""
    """The name of the team; empty where the player is in none."""
    person: str = ""
    """Who it was, where the play itself says so, as somebody else has the same name."""

    @property
    def called(self) -> str:
        """The name by which the person is known: that of the table, unless the play says who it was."""
        return self.person or self.name


class Result(NamedTuple):
    """Who had how many points in a game; all that lists and statistics need."""

    play: str
    """The id of the play."""
    at: str
    game: str
    began: str
    """The name of the player who began; empty if nobody knows."""
    seats: tuple[Seat, ...]
    scored: bool
    """Whether it was scored here, by a tally; else others have said so."""

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of all who won."""
        return tuple([seat.name for seat in self.seats if seat.winner])

    @property
    def best_first(self) -> list[Seat]:
        """The players, the best first."""
        return sorted(self.seats, key=lambda seat: (seat.rank or 99, -(seat.total or 0)))


def _result(play: Play) -> Result:
    persons = play.persons
    if play.tally is not None:
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
            totals = dict(zip(play.names, play.told or [None] * len(play.names), strict=True))
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
    """The play of a line that is one and is not gone; with its result, where that is known."""
    assert line.kind == PLAY
    assert not line.gone
    return Play(line, known)


class About(NamedTuple):
    """What is kept of a game beside what lay on the table."""

    place: str = ""
    note: str = ""
    minutes: int = 0
    record: Sequence[Data] = ()
    version: str = ""
    """Of the program that keeps it."""


NOTHING = About()


def write_play(sheet: Sheet, *, stamp: str, id: str, at: datetime | str, about: About = NOTHING) -> Play:
    """The play of a scored game, to be kept.

    `at` is when it ended: with its offset, or as text. Every reading is written down, so that no later default changes
    an old evening, and the totals as they were told.
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
