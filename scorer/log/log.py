"""What is in force of all that the files of a logbook say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from ..text.errors import ScorerError
from ..text.i18n import N_
from ..text.names import look
from .lines import PERSON, PLAY, Line, Newer, read_line, union
from .people import People
from .play import Play, Result, play_of


class Wanted(NamedTuple):
    """A filter for games; what is empty or 0 does not filter."""

    game: str = ""
    """The id of the game."""
    person: str = ""
    """Somebody who played, by the name that `People.person` returns."""
    since: str = ""
    """The first day: `2026-11-22`, or the beginning of one, such as `2026`."""
    until: str = ""
    """The last day, or the beginning of one; `2026` includes all days of that year."""
    last: int = 0
    """How many of the latest games; 0, or a number below it, for all."""

    def fits(self, result: Result, people: People) -> bool:
        """Returns whether the game with this result passes the filter: its game, its day and who played.

        `last` is not looked at. `people` are the persons of the same log (`Log.people`). Names may differ in capitals
        and blanks. Nothing is raised.
        """
        return self.may_fit(result.game, result.at) and (
            not self.person or look(self.person) in [look(people.person(seat.called)) for seat in result.seats]
        )

    def may_fit(self, game: str, at: str) -> bool:
        """Returns whether a game passes `game`, `since` and `until`, given its id (`africa`) and its `Play.at`.

        `person` and `last` are not looked at. Nothing is raised.
        """
        return (
            self.game in ("", game)
            and self.since <= at[:10]
            and (not self.until or at[: len(self.until)] <= self.until)
        )


ALL = Wanted()
"""The filter that every game passes."""


class Log(Protocol):
    """The games and persons in force. `Union` is one, read from the files; the index of a large logbook is another."""

    @property
    def people(self) -> People:
        """The persons whom the lines in force describe: their other names, and whether statistics leave them out."""
        ...

    @property
    def newer(self) -> int:
        """The number of lines that only a newer version of this program can read; they are in no other result."""
        ...

    def plays(self, wanted: Wanted = ALL) -> list[Play]:
        """Returns the games that pass a filter, the latest first; an empty list if none does.

        Without a filter these are all games that were not removed. They are sorted by `Play.at`, then by `Play.id`.
        """
        ...

    def results(self, wanted: Wanted = ALL) -> Iterable[Result]:
        """Returns an iterable, to be used once, of the results of the games that `plays` returns, in the same order.

        It yields nothing if no game passes the filter. A game that cannot be scored has the totals that were written
        down with it.
        """
        ...

    def line(self, id: str) -> Line | None:
        """Returns the line in force of the play with this whole id, also one that removes it; None if there is none."""
        ...

    def find(self, beginning: str) -> list[str]:
        """Returns the ids of the plays in force that begin with a text, the latest play first.

        All of them for an empty text; an empty list if there are none. Upper and lower case differ.
        """
        ...


class Broken(NamedTuple):
    """A line that no version of this program has written."""

    file: str
    """The file that it is in, as it was given to `Union.add`."""
    number: int
    """The number of the line, counted from 1."""
    error: ScorerError
    """What is wrong with it."""


class Union:
    """The union of the lines of some files, in memory. It begins empty; `add` adds the files.

    `known` are results that need not be computed again, by the id and the stamp of the line of each play.
    """

    def __init__(self, known: Mapping[tuple[str, str], Result] = {}) -> None:
        self._known = known
        self.lines: dict[tuple[str, str], Line] = {}
        """The lines in force, by kind and id."""
        self.of_newer: list[Newer] = []
        """The lines that only a newer version of this program can read."""
        self.broken: list[Broken] = []
        """The lines that could not be read, with their errors."""
        self._people: People | None = None
        self._plays: Sequence[Play] | None = None
        """All plays that are not gone, the latest first. Both are made when they are asked for, until more is added."""

    def add(self, file: str, data: bytes) -> None:
        """Adds the lines in `data`, the content of a file. Returns None, and raises nothing because of the content.

        `file` is only the name for `broken`: nothing is read from there. A line that cannot be read is added to
        `broken`, one of a newer version to `of_newer`; empty lines are skipped.
        """
        union(self._lines(file, data), self.lines)
        self._people = self._plays = None

    def _lines(self, file: str, data: bytes) -> Iterator[Line]:
        for number, raw in enumerate(data.removeprefix(b"\xef\xbb\xbf").split(b"\n"), start=1):
            if raw.strip():
                try:
                    line = read_line(raw)
                except ScorerError as error:
                    self.broken.append(Broken(file, number, error))
                    continue
                if isinstance(line, Newer):
                    self.of_newer.append(line)
                else:
                    yield line

    @property
    def newer(self) -> int:
        """The number of lines that only a newer version of this program can read; they are in no other result."""
        return len(self.of_newer)

    @property
    def people(self) -> People:
        """The persons whom the lines in force describe: their other names, and whether statistics leave them out."""
        if self._people is None:
            self._people = People([line for line in self.lines.values() if line.kind == PERSON])
        return self._people

    def _latest_first(self) -> Sequence[Play]:
        if self._plays is None:
            lines = [line for (kind, _), line in self.lines.items() if kind == PLAY and not line.gone]
            plays = [play_of(line, self._known.get((line.id, line.stamp))) for line in lines]
            self._plays = sorted(plays, key=lambda play: (play.at, play.id), reverse=True)
        return self._plays

    def plays(self, wanted: Wanted = ALL) -> list[Play]:
        """Returns the games that pass a filter, the latest first; an empty list if none does.

        Without a filter these are all games that were not removed. They are sorted by `Play.at`, then by `Play.id`.
        """
        found = self._latest_first()
        if wanted[:-1] != ALL[:-1]:
            found = [play for play in found if wanted.may_fit(play.game, play.at)]
            found = [play for play in found if not wanted.person or wanted.fits(play.result, self.people)]
        return list(found[: wanted.last] if wanted.last > 0 else found)

    def results(self, wanted: Wanted = ALL) -> Iterable[Result]:
        """Returns an iterable, to be used once, of the results of the games that `plays` returns, in the same order.

        It yields nothing if no game passes the filter. A game that cannot be scored has the totals that were written
        down with it.
        """
        return (play.result for play in self.plays(wanted))

    def line(self, id: str) -> Line | None:
        """Returns the line in force of the play with this whole id, also one that removes it; None if there is none."""
        return self.lines.get((PLAY, id))

    def find(self, beginning: str) -> list[str]:
        """Returns the ids of the plays in force that begin with a text, the latest play first.

        All of them for an empty text; an empty list if there are none. Upper and lower case differ.
        """
        return [play.id for play in self._latest_first() if play.id.startswith(beginning)]


class SameTable(ScorerError):
    """Two names cannot be one person, as both were players in one game. Its code is `same-table`."""


def check_apart(results: Iterable[Result], people: People, names: Sequence[str]) -> None:
    """Checks that no two of some persons have played together. Raises `SameTable`, with the first day, if they have."""
    wanted = {look(name) for name in names}
    days = [
        result.at[:10]
        for result in results
        if len({look(people.person(seat.called)) for seat in result.seats} & wanted) > 1
    ]
    if days:
        raise SameTable(
            N_("They are not one person: they have played together, first on {day}."), day=min(days), code="same-table"
        )
