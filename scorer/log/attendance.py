"""Who sat at the tables: every person of the games, whatever the games came to."""

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
    """The name of the person: the own one, else as it was written last."""
    names: Counter[str]
    """By each name that the person had at a table, in how many games."""
    games: Counter[str]
    """By the id of a game, how often it was played."""
    first: str
    """The first day."""
    last: str
    """The last day."""

    @property
    def total(self) -> int:
        """How many games the person has played."""
        return self.games.total()


def attendance(plays: Iterable[Play], people: People) -> dict[str, Attendance]:
    """The persons of some games, the latest of which come first; by the look of their names, most games first."""
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
    """By each name at the table of a play, the person."""
    return {name: people.person(name, play.persons) for name in play.names}
