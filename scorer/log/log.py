"""The logbook as it is: what is in force of all that its files say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple, Protocol

from ..text.errors import ScorerError
from ..text.i18n import N_
from ..text.names import look
from .lines import PERSON, PLAY, Line, Newer, read_line, union
from .people import People
from .play import Play, Result, play_of


class Wanted(NamedTuple):
    """Which games are wanted; all if it says nothing."""

    game: str = ""
    """The id of the game."""
    person: str = ""
    """Somebody who played, as `People.person` calls them."""
    since: str = ""
    """The first day: `2026-11-22`, or the beginning of one, such as `2026`."""
    until: str = ""
    """The last day."""
    last: int = 0
    """So many of the latest; 0 is all."""

    def fits(self, result: Result, people: People) -> bool:
        """Whether a game is among those that are wanted, but for how many there are."""
        return self.may_fit(result.game, result.at) and (
            not self.person or look(self.person) in [look(people.person(seat.called)) for seat in result.seats]
        )

    def may_fit(self, game: str, at: str) -> bool:
        """The same, as far as it is known without scoring."""
        return (
            self.game in ("", game)
            and self.since <= at[:10]
            and (not self.until or at[: len(self.until)] <= self.until)
        )


ALL = Wanted()


class Log(Protocol):
    """The plays in force, and who is who. The union of the files, or an index of it."""

    @property
    def people(self) -> People:
        """Who is who."""
        ...

    @property
    def newer(self) -> int:
        """How many lines only a newer version of this program understands."""
        ...

    def plays(self, wanted: Wanted = ALL) -> list[Play]:
        """The games that were played, the latest first."""
        ...

    def results(self, wanted: Wanted = ALL) -> Iterable[Result]:
        """The same as results, in that order."""
        ...

    def line(self, id: str) -> Line | None:
        """The line in force of a play; one that is gone, too."""
        ...

    def find(self, beginning: str) -> list[str]:
        """The ids of the plays, not those that are gone, that begin so, the latest first."""
        ...


class Broken(NamedTuple):
    """A line that no version has written."""

    file: str
    number: int
    error: ScorerError


class Union:
    """The union of the lines of some files, in memory."""

    def __init__(self, known: Mapping[tuple[str, str], Result] = {}) -> None:
        """`known` are results that need not be computed, by the id and the stamp of their lines."""
        self._known = known
        self.lines: dict[tuple[str, str], Line] = {}
        """Those in force, by kind and id."""
        self.of_newer: list[Newer] = []
        self.broken: list[Broken] = []

    def add(self, file: str, data: bytes) -> None:
        """Adds what is in a file; whatever cannot be read of it is kept in `broken`."""
        union(self._lines(file, data), self.lines)

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
        """How many lines only a newer version of this program understands."""
        return len(self.of_newer)

    @cached_property
    def people(self) -> People:
        """Who is who."""
        return People([line for line in self.lines.values() if line.kind == PERSON])

    @cached_property
    def _plays(self) -> Sequence[Play]:
        """All plays that are not gone, the latest first."""
        lines = [line for (kind, _), line in self.lines.items() if kind == PLAY and not line.gone]
        plays = [play_of(line, self._known.get((line.id, line.stamp))) for line in lines]
        return sorted(plays, key=lambda play: (play.at, play.id), reverse=True)

    def plays(self, wanted: Wanted = ALL) -> list[Play]:
        """The games that were played, the latest first."""
        found = self._plays
        if wanted[:-1] != ALL[:-1]:
            found = [play for play in found if wanted.may_fit(play.game, play.at)]
            found = [play for play in found if not wanted.person or wanted.fits(play.result, self.people)]
        return list(found[: wanted.last] if wanted.last else found)

    def results(self, wanted: Wanted = ALL) -> Iterable[Result]:
        """The same as results, in that order."""
        return (play.result for play in self.plays(wanted))

    def line(self, id: str) -> Line | None:
        """The line in force of a play; one that is gone, too."""
        return self.lines.get((PLAY, id))

    def find(self, beginning: str) -> list[str]:
        """The ids of the plays, not those that are gone, that begin so, the latest first."""
        return [play.id for play in self._plays if play.id.startswith(beginning)]


class SameTable(ScorerError):
    """Two names cannot be one person, as both sat at one table."""


def check_apart(results: Iterable[Result], people: People, names: Sequence[str]) -> None:
    """Raises `SameTable` where two of these persons have played together."""
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
