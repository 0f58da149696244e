"""Whether it helps to begin: how often the player who began has won, beside what chance alone would have given.

A win counts as in `stats`: a shared one its part, that of a team whole. If it made no difference who begins, the
beginner of each game could as well have been any of its players; the wins that this gives have an exact distribution.
It says nothing where who begins is itself settled by who is good: by the last game, or as it is always the same person.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import gcd
from typing import NamedTuple

from .people import People
from .play import Result
from .stats import sides_at

FEWEST = 20
"""With fewer games, nothing is shown."""
MOST_SETTLED = 60
"""Nothing is shown if the last winner, the last loser or one person begins in more than this percentage of games."""
LEVEL = 95
"""In this percentage of logbooks the wins are in the usual range, if it makes no difference who begins."""

_NOTHING = 1e-7
"""What is less likely is left out."""


class Starting(NamedTuple):
    """The wins of the players who began, in some games."""

    games: int
    """How many games."""
    wins: Fraction
    """How many of them they won; a shared win counts in part."""
    expected: Fraction
    """How many wins chance alone would give on average."""
    low: int
    """The least wins in the usual range, which chance alone gives at least as often as `LEVEL` says."""
    high: int
    """The most wins in the usual range."""

    @property
    def helps(self) -> int:
        """1 if beginning seems to help, -1 if it seems to be a drawback, 0 if nothing shows."""
        return int(self.wins > self.high) - int(self.wins < self.low)


def starting(results: Iterable[Result], people: People) -> Starting | None:
    """Returns the wins of the players who began; the latest game comes first in `results`.

    Returns None if there are too few games, or who begins is not left to chance.
    """
    games = [result for result in results if result.began and result.winners and len(result.seats) > 1]
    if len(games) < FEWEST or _is_settled(games, people):
        return None
    # By how many sides have won, in how many of these games who began was among them.
    had: dict[int, int] = {}
    kinds: dict[tuple[int, int, int], int] = {}
    for result in games:
        seats, sides = result.seats, sides_at(result.seats)
        won = {side for seat, side in zip(seats, sides, strict=True) if seat.winner}
        winning = [seat.name for seat, side in zip(seats, sides, strict=True) if side in won]
        kind = len(won), len(winning), len(seats)
        kinds[kind] = kinds.get(kind, 0) + 1
        if result.began in winning:
            had[len(won)] = had.get(len(won), 0) + 1
    wins = sum([Fraction(count, sides) for sides, count in had.items()], Fraction(0))
    chances = [Fraction(count * winning, sides * of) for (sides, winning, of), count in kinds.items()]
    return Starting(len(games), wins, sum(chances, Fraction(0)), *_usual(kinds))


def _is_settled(games: Sequence[Result], people: People) -> bool:
    """Whether it depends on persons, and not on chance, who begins."""
    begins: dict[str, int] = {}
    by_winner, by_last = _Follows(), _Follows()
    for result in reversed(games):
        persons = {seat.name: people.key(seat.called) for seat in result.seats}
        beginner, present = persons[result.began], list(persons.values())
        begins[beginner] = begins.get(beginner, 0) + 1
        by_winner.add(beginner, present)
        by_last.add(beginner, present)
        by_winner.before = [persons[seat.name] for seat in result.seats if seat.winner]
        lowest = max([seat.rank for seat in result.seats])
        last = [persons[seat.name] for seat in result.seats if seat.rank == lowest]
        by_last.before = last if lowest > 1 and len(last) == 1 else []
    return 100 * max(begins.values()) > MOST_SETTLED * len(games) or by_winner.is_usual or by_last.is_usual


class _Follows:
    """How often somebody begins who was something in the last game."""

    def __init__(self) -> None:
        self.before: Sequence[str] = ()
        """Who was that in the last game."""
        self._times = self._of = 0

    def add(self, beginner: str, present: Sequence[str]) -> None:
        """Adds a game, if any of those in question was there."""
        if any([person in present for person in self.before]):
            self._of += 1
            self._times += beginner in self.before

    @property
    def is_usual(self) -> bool:
        """Whether that is so often no chance."""
        return self._of >= FEWEST // 2 and 100 * self._times > MOST_SETTLED * self._of


def _usual(kinds: Mapping[tuple[int, int, int], int]) -> tuple[int, int]:
    """Between which whole numbers of wins the middle of the distribution lies.

    For each kind of game, by its winning sides, its winning players and all players, there is how many there are.
    """
    unit = 1
    for sides, _, _ in kinds:
        unit *= sides // gcd(unit, sides)
    likely = {0: 1.0}
    for (sides, winning, players), games in sorted(kinds.items()):
        found: dict[int, float] = {}
        for wins, chance in binomial(games, winning / players).items():
            for before, other in likely.items():
                total = before + wins * (unit // sides)
                found[total] = found.get(total, 0.0) + chance * other
        likely = {total: chance for total, chance in found.items() if chance > _NOTHING}
    tail = (1 - LEVEL / 100) / 2
    totals = sorted(likely)
    below = above = 0
    # How many of the totals at either end are together less likely than the tail.
    less = likely[totals[0]]
    while less <= tail:
        below += 1
        less += likely[totals[below]]
    less = likely[totals[-1]]
    while less <= tail:
        above += 1
        less += likely[totals[-1 - above]]
    return totals[below] // unit, -(-totals[-1 - above] // unit)


def binomial(games: int, chance: float) -> dict[int, float]:
    """Returns how likely each number of wins is in so many games; very unlikely ones are left out."""
    if chance >= 1:
        return {games: 1.0}
    middle = int(games * chance)
    weights = {middle: 1.0}
    odds = chance / (1 - chance)
    # From the middle on to both sides, as the ends would be too small for a number.
    for wins in range(middle, games):
        weights[wins + 1] = weights[wins] * odds * (games - wins) / (wins + 1)
        if weights[wins + 1] < _NOTHING:
            break
    for wins in range(middle, 0, -1):
        weights[wins - 1] = weights[wins] / odds * wins / (games - wins + 1)
        if weights[wins - 1] < _NOTHING:
            break
    whole = sum(weights.values())
    return {wins: weight / whole for wins, weight in weights.items()}
