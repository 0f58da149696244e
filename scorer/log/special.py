"""What was special about a game, compared with earlier ones of the same game.

What is worth saying, and good of somebody.

Points are compared with games of as many players, wins with all of the same game. Equalling a record is not special.
With few earlier games nothing is found; nor for points, if somebody has ever won with fewer than another player had.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from .people import People
from .play import Result, Seat
from .stats import categories_of, highest_wins, known_totals, sides_at

BEST = "best"
"""The most points that anybody ever had."""
CLEAREST = "clearest"
"""The widest margin."""
CLOSE = "close"
"""One of the narrowest margins."""
STREAK = "streak"
"""More wins in a row than anybody had before."""
FIRST = "first"
"""The first win of somebody who has played often."""
CATEGORY = "category"
"""The most points that anybody ever had in a category."""
OWN_BEST = "own-best"
"""The most points that this player ever had."""

FEWEST = 10
"""How many earlier games are needed."""
FEWEST_OWN = 5
"""How many earlier games of the player are needed for a personal best."""
FEWEST_LOST = 8
"""How many games without a win are needed before a first one."""
SHORTEST = 3
"""How many wins in a row are needed."""
CLOSEST = 10
"""Of this many earlier games, at most one may have been as close."""
COMMON = 0.5
"""What is to be expected by chance in more than this part of games is left out."""


class Special(NamedTuple):
    """Something special about a game."""

    kind: str
    """One of the constants of this module, such as `BEST`."""
    chance: float
    """In which part of games something of this kind is to be expected, roughly; the rarest has the smallest."""
    names: tuple[str, ...]
    """Whom it is about, as they were called at that table; for a margin, who won."""
    value: int
    """The points, the margin or the wins in a row; for a first win, the number of games before."""
    games: int
    """Among how many games, this one included."""
    others: int = 0
    """For a close game, how many earlier ones were as close; for a personal best, the best before; else 0."""
    category: int = -1
    """The number of the category, from 0; -1 if it is about none."""


def special(result: Result, results: Iterable[Result], people: People) -> list[Special]:
    """Returns what was special about a game compared with the earlier ones among `results`, the rarest first."""
    now = result.at, result.play
    same = [each for each in results if each.game == result.game and each.play != result.play]
    earlier = [each for each in same if (each.at, each.play) < now]
    size = len(result.seats)
    alike = [each for each in earlier if len(each.seats) == size and known_totals(each)]
    found: list[Special] = []
    if len(alike) >= FEWEST and known_totals(result) and highest_wins([result, *alike]):
        found += _of_points(result, alike, people)
    decided = [each for each in earlier if each.winners]
    if len(decided) >= FEWEST and result.winners:
        decided.sort(key=lambda each: (each.at, each.play))
        found += _of_wins(result, decided, people)
    return sorted([each for each in found if each.chance <= COMMON], key=lambda each: (each.chance, each.kind))


def _of_points(result: Result, alike: Sequence[Result], people: People) -> Iterator[Special]:
    """What is special about the points, beside games with as many players."""
    games = len(alike) + 1
    totals = [seat.total or 0 for seat in result.seats]
    if max(totals) > max([seat.total or 0 for each in alike for seat in each.seats]):
        names = [seat.name for seat, total in zip(result.seats, totals, strict=True) if total == max(totals)]
        yield Special(BEST, 1 / games, tuple(names), max(totals), games)
    yield from _of_margin(result, [known_totals(each) for each in alike])
    yield from _of_categories(result, [each for each in alike if each.scored])
    yield from _of_persons(result, alike, people)


def _of_persons(result: Result, alike: Sequence[Result], people: People) -> Iterator[Special]:
    """Who has had more than ever before."""
    for seat, person in _persons(result, people):
        total = seat.total or 0
        own = [other.total or 0 for each in alike for other in each.seats if people.key(other.called) == person]
        if len(own) >= FEWEST_OWN and total > max(own):
            chance = len(result.seats) / (len(own) + 1)
            yield Special(OWN_BEST, chance, (seat.name,), total, len(own) + 1, max(own))


def _of_margin(result: Result, alike: Sequence[Sequence[int]]) -> Iterator[Special]:
    """Whether it was the clearest or one of the closest; of the others there are the totals of the sides."""
    others = [totals[0] - totals[1] for totals in alike if len(totals) > 1]
    first, *rest = known_totals(result)
    if len(others) < FEWEST or not rest:
        return
    own, games = first - rest[0], len(others) + 1
    if own > max(others):
        yield Special(CLEAREST, 1 / games, result.winners, own, games)
    as_close = len([margin for margin in others if margin <= own])
    if as_close * CLOSEST <= len(others):
        yield Special(CLOSE, (as_close + 1) / games, result.winners, own, games, as_close)


def _of_categories(result: Result, scored: Sequence[Result]) -> Iterator[Special]:
    """In which categories somebody has most of all; where there is only one, that are the totals."""
    count = categories_of([result, *scored])
    if count < 2 or len(scored) < FEWEST:
        return
    games = len(scored) + 1
    for i in range(count):
        points = [seat.points[i] for seat in result.seats]
        if max(points) > max([0, *[seat.points[i] for each in scored for seat in each.seats]]):
            names = [seat.name for seat in result.seats if seat.points[i] == max(points)]
            yield Special(CATEGORY, count / games, tuple(names), max(points), games, category=i)


def _of_wins(result: Result, decided: Sequence[Result], people: People) -> Iterator[Special]:
    """What is special about who has won, beside all games whose winners are known, the earliest first."""
    now = _winners(result, people)
    runs = _Runs(people)
    for each in decided:
        runs.add(each)
    players = len(result.seats)
    rows: list[tuple[str, int, float]] = []
    for seat, person in _persons(result, people):
        if person not in now:
            continue
        games, won, run, chance = runs.of.get(person, _NOTHING)
        if games >= FEWEST_LOST and not won:
            yield Special(FIRST, players * runs.without[person], (seat.name,), games, games + 1)
        rows.append((seat.name, run + 1, chance * _likely(result)))
    longest = max([run for _, run, _ in rows], default=0)
    if longest >= SHORTEST and longest > runs.longest:
        names = tuple([name for name, run, _ in rows if run == longest])
        chance = min([chance for _, run, chance in rows if run == longest])
        yield Special(STREAK, players * chance, names, longest, len(decided) + 1)


_NOTHING = (0, 0, 0, 1.0)


class _Runs:
    """How often and how often in a row persons have won."""

    def __init__(self, people: People) -> None:
        self._people = people
        self.of: dict[str, tuple[int, int, int, float]] = {}
        """By each person: the games, the wins, the wins in a row up to now, and how likely such a row is."""
        self.without: dict[str, float] = {}
        """By each person how likely it is to have won none of all games."""
        self.longest = 0
        """The most wins in a row that anybody has had."""

    def add(self, result: Result) -> None:
        """Adds the next game."""
        winners, likely = _winners(result, self._people), _likely(result)
        for person in {self._people.key(seat.called) for seat in result.seats}:
            games, won, run, chance = self.of.get(person, _NOTHING)
            self.without[person] = self.without.get(person, 1.0) * (1 - likely)
            if person in winners:
                self.of[person] = games + 1, won + 1, run + 1, chance * likely
                self.longest = max(self.longest, run + 1)
            else:
                self.of[person] = games + 1, won, 0, 1.0


def _winners(result: Result, people: People) -> set[str]:
    return {people.key(seat.called) for seat in result.seats if seat.winner}


def _likely(result: Result) -> float:
    """How likely it was to be among the winners."""
    sides = sides_at(result.seats)
    won = {side for seat, side in zip(result.seats, sides, strict=True) if seat.winner}
    return len(won) / len(set(sides))


def _persons(result: Result, people: People) -> Iterator[tuple[Seat, str]]:
    """The players with the look of the person; guests are left out, and who has two seats."""
    keys = [people.key(seat.called) for seat in result.seats]
    for seat, key in zip(result.seats, keys, strict=True):
        if keys.count(key) == 1 and not people.is_guest(people.person(seat.called)):
            yield seat, key
