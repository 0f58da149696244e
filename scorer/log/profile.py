"""At what a person is better, or worse, than the others at the same table: their points by category.

What is compared is a person's points less the mean of the others at that table, so that it does not matter with how
many or on which evenings somebody plays. Partners, who have the same points, are not each other's others. Around the
mean of these differences stands an interval of 99 % by Student's t, the wider one of two: by how much the differences
of this person vary, and by how much they would if the points of each table were dealt among its players by chance. Of
few games with skewed points the first alone is too narrow far too often, and so is what drawing from the games again
and again gives; `benchmarks/insights.py` measures all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from ..text.names import look
from .people import People
from .play import Result
from .stats import categories_of, sides_at

FEWEST = 8
"""With fewer games of a person, nothing is shown."""
SURE = 0.25
"""How many points the whole interval must be away from 0."""
WORTH = 1.0
"""How many points a difference must be at least."""
UNASKED = 4
"""How many profiles are shown at most when nobody asked about a person: of many, some stand out by chance."""
LEVEL = 99
"""The confidence of the interval in percent."""

_Z = 2.5758293035489
"""The normal quantile of `LEVEL`, for both sides together."""


class Profile(NamedTuple):
    """What a person has in one category of a game, compared with the others at the table."""

    game: str
    """The id of the game."""
    person: str
    """The name of the person."""
    category: int
    """The number of the category in the game, from 0."""
    games: int
    """In how many games the person's points are known by category."""
    difference: float
    """How many points more than the mean of the others, on average; negative if fewer."""
    low: float
    """The lower end of the interval in which the true difference lies, at the confidence `LEVEL`."""
    high: float
    """The upper end of the interval."""

    @property
    def is_sure(self) -> bool:
        """Whether the difference is large enough and certain enough to be shown."""
        return (self.low > SURE or self.high < -SURE) and not -WORTH < self.difference < WORTH


def profiles(results: Iterable[Result], people: People) -> list[Profile]:
    """Returns the profiles of all persons but guests, ordered by game, person and category.

    Games in which a person has two seats are skipped.
    """
    of_game: dict[str, list[Result]] = {}
    for result in results:
        if result.scored:
            of_game.setdefault(result.game, []).append(result)
    found = []
    for game, games in of_game.items():
        count = categories_of(games)
        persons: dict[str, _Differences] = {}
        for result in games:
            _add(persons, result, people, count)
        for name in sorted(persons):
            of = persons[name]
            if of.games >= FEWEST and not people.is_guest(of.person):
                found += [of.profile(game, category) for category in range(count)]
    return found


def worth_telling(found: Iterable[Profile], person: str = "") -> list[Profile]:
    """Returns the profiles to show: some strengths, the surest first.

    For a `person` all, weaknesses too, strengths first.
    """
    sure = [each for each in found if each.is_sure]
    if person:
        own = [each for each in sure if look(each.person) == look(person)]
        return sorted(own, key=lambda each: -each.difference)
    strong = [each for each in sure if each.difference > 0]
    return sorted(strong, key=lambda each: -each.low)[:UNASKED]


class _Differences:
    """The differences of one person in one game, summed up as whole numbers by the number of others at the table."""

    def __init__(self, person: str, categories: int) -> None:
        self.person = person
        self.games = 0
        self._others = 0
        """Of all games together."""
        self._categories = categories
        self._sums: dict[int, list[list[int]]] = {}
        """By the number of others: the sums, those of the squares, and those of the squares of the whole table.

        All are of the differences times the number of others.
        """

    def add(self, others: int, columns: Sequence[tuple[int, int]], points: Sequence[int]) -> None:
        """Adds a game; of each column of the table its sum, and the squares of the differences of all sides."""
        self.games += 1
        self._others += others
        if others not in self._sums:
            self._sums[others] = [[0] * self._categories for _ in range(3)]
        sums, squares, tables = self._sums[others]
        for i, (total, square) in enumerate(columns):
            more = points[i] * (others + 1) - total
            if square:
                sums[i] += more
                squares[i] += more * more
                tables[i] += square

    def profile(self, game: str, category: int) -> Profile:
        """The profile in one category."""
        count = self.games
        mean = own = dealt = 0.0
        for others, (sums, squares, tables) in sorted(self._sums.items()):
            mean += sums[category] / others / count
            own += squares[category] / others / others
            dealt += tables[category] / (others + 1) / others / others
        variance = max(0.0, own - count * mean * mean) / (count - 1)
        reach = max(
            quantile(count - 1) * sqrt(variance / count),
            quantile(self._others) * sqrt(dealt) / count,
        )
        return Profile(game, self.person, category, count, mean, mean - reach, mean + reach)


def _add(persons: dict[str, _Differences], result: Result, people: People, count: int) -> None:
    """Adds one game to those of its persons."""
    seats = result.seats
    keys = [people.key(seat.called) for seat in seats]
    sides = list(dict(zip(sides_at(seats), seats, strict=True)).values())
    others = len(sides) - 1
    if others < 1 or len(set(keys)) < len(keys):
        return
    columns = []
    for i in range(count):
        column = [seat.points[i] for seat in sides]
        total = sum(column)
        squares = sum([points * points for points in column])
        columns.append((total, (others + 1) * ((others + 1) * squares - total * total)))
    for seat, key in zip(seats, keys, strict=True):
        if key not in persons:
            persons[key] = _Differences(people.person(seat.called), count)
        persons[key].add(others, columns, seat.points)


def quantile(freedom: int) -> float:
    """Returns the quantile of Student's t for `LEVEL` with so many degrees of freedom (Cornish-Fisher expansion).

    From 7 degrees of freedom on it is exact to 0.2 %.
    """
    z = _Z
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
