"""Who played how often: every person of some games, whatever the results are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from ..text.names import look
from .people import People
from .play import Play


class Attendance(NamedTuple):
    """The games of one person."""

    person: str
    """The name of the person: the one by which they are listed, else as it was written last."""
    names: Counter[str]
    """In how many games the person had each name at a table."""
    games: Counter[str]
    """How often the person played each game, by its id."""
    first: str
    """The day of the first game."""
    last: str
    """The day of the last game."""

    @property
    def total(self) -> int:
        """How many games the person played."""
        return self.games.total()


def attendance(plays: Iterable[Play], people: People) -> dict[str, Attendance]:
    """Returns the persons of some games by a comparable form of their names; who played most comes first.

    The latest game has to come first.
    """
    found: dict[str, Attendance] = {}
    for play in plays:
        for name, person in persons_of(play, people).items():
            key, day = look(person), play.day
            before = found.get(key) or Attendance(person, Counter(), Counter(), day, day)
            before.names[name] += 1
            before.games[play.game] += 1
            found[key] = before._replace(first=min(day, before.first), last=max(day, before.last))
    return dict(sorted(found.items(), key=lambda item: (-item[1].total, item[1].person)))


def persons_of(play: Play, people: People) -> dict[str, str]:
    """Returns the name of the person by each name at the table of a play."""
    return {name: people.person(name, play.persons) for name in play.names}
