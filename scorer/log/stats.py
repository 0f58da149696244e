"""What some games have in common: who has won how often, and what chance alone would have given; the best totals.

Partners win together: each of them has the whole win of the team, as each would have lost with it. Sides that share a
victory have equal parts of one win, and so have the players of a game of which nobody knows teams. Chance alone gives
each side of a game the same: 1 of the number of sides. What is told of one game holds where the highest total wins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from ..registry import game as game_of
from ..scoring.ranking import sides_of
from ..text.names import look
from .people import People
from .play import Result, Seat

FEWEST = 5
"""With fewer games, shares, averages and extremes are left out."""


class Best(NamedTuple):
    """The highest total; of equal ones the latest."""

    total: int
    """The points."""
    name: str
    """The player, as called at that table."""
    play: str
    """The id of the play."""
    day: str
    """The day of the game."""


class Margin(NamedTuple):
    """How far two sides were apart, the first and the second by points."""

    points: int
    """The difference in points."""
    winners: tuple[str, ...]
    """The names of those who won."""
    play: str
    """The id of the play; of equal ones the latest."""
    day: str
    """The day of the game."""
    plays: int
    """In how many games the margin was the same."""


class PersonStats(NamedTuple):
    """One person in some games."""

    person: str
    """The name of the person."""
    games: int
    """How many games the person played."""
    decided: int
    """In how many of them the winners are known."""
    wins: Fraction
    """The wins among the decided games; a shared win counts in part."""
    chance: Fraction
    """The wins that chance alone would give."""
    average: Fraction | None
    """The average of the totals; None if fewer than `FEWEST` are known, or the games are not all of one game."""
    best: Best | None
    """The highest total; None where `average` is, and if the highest total does not win in this game."""

    @property
    def share(self) -> Fraction | None:
        """The part of the decided games that the person won; None for fewer than `FEWEST`."""
        return self.wins / self.decided if self.decided >= FEWEST else None


class SizeStats(NamedTuple):
    """The games with one number of players."""

    players: int
    """The number of players."""
    games: int
    """How many games."""
    average: Fraction | None
    """The average of all totals; None for fewer than `FEWEST` games."""
    best: Best | None
    """The highest total; None for fewer than `FEWEST` games, or if the highest total does not win in this game."""


class Statistics(NamedTuple):
    """What some games have in common."""

    games: Mapping[str, int]
    """How often each game was played, by its id; the most frequent first."""
    persons: tuple[PersonStats, ...]
    """All persons but guests; who won most comes first."""
    guests: Mapping[str, int]
    """How many games each guest played, by name."""
    sizes: tuple[SizeStats, ...]
    """The games by number of players; empty if the games are not all of one game."""
    clearest: Margin | None
    """The widest margin; None if unknown."""
    closest: Margin | None
    """The narrowest margin; None if unknown."""
    undecided: int
    """In how many games the winners are unknown; they count as games, not for wins and chance."""
    unscored: int
    """How many games were not scored here; only totals that were written down are known."""

    @property
    def total(self) -> int:
        """How many games there are."""
        return sum(self.games.values())


def sides_at(seats: Sequence[Seat]) -> Sequence[object]:
    """Returns a value for each player that is the same for partners and different for all others."""
    return sides_of(seats) if any([seat.team for seat in seats]) else range(len(seats))


def wins(seats: Sequence[Seat], winners: Collection[str]) -> dict[str, Fraction]:
    """Returns each player's part of the victory, by name, if `winners` have won.

    1 divided by the number of winning sides.
    """
    sides = sides_of(seats)
    won = {side for seat, side in zip(seats, sides, strict=True) if seat.name in winners}
    part = Fraction(1, len(won) or 1)
    return {seat.name: part if side in won else Fraction(0) for seat, side in zip(seats, sides, strict=True)}


def statistics(results: Iterable[Result], people: People) -> Statistics:
    """Returns what some games have in common. The latest game comes first in `results`."""
    games = results if isinstance(results, list) else list(results)
    kinds = Counter([result.game for result in games])
    of_one = len(kinds) == 1
    best_wins = of_one and highest_wins(games)
    persons = _persons(games, people, of_one=of_one)
    guests = {look(name) for name in (seated.person for seated in persons) if people.is_guest(name)}
    clearest = closest = None
    if best_wins:
        clearest, closest = margins(games)
    return Statistics(
        dict(kinds.most_common()),
        tuple(
            sorted(
                [seated.stats(of_one, best_wins) for seated in persons if look(seated.person) not in guests],
                key=lambda person: (-person.wins, -person.games, person.person),
            )
        ),
        {seated.person: seated.games for seated in persons if look(seated.person) in guests},
        _sizes(games, best_wins) if of_one else (),
        clearest,
        closest,
        len([result for result in games if not result.winners]),
        len([result for result in games if not result.scored]),
    )


def bests(results: Sequence[Result]) -> list[Best]:
    """Returns the highest total of some results of one game, once for each player who had it, the latest first.

    Returns an empty list for fewer than `FEWEST` games, or if the highest total does not win in this game.
    """
    totals = [total for result in results for seat in result.seats for total in _total(result, seat)]
    if len(results) < FEWEST or not totals or not highest_wins(results):
        return []
    most = max([each.total for each in totals])
    return [each for each in totals if each.total == most]


class _Seated:
    """The seats of one person."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.games = self.decided = 0
        """How many games, and of how many it is known who has won."""
        self.last: Result | None = None
        """The last game that was counted; two names of a person may sit at one table."""
        self.wins: Counter[int] = Counter()
        """How often the person was among so many sides that have won."""
        self.chances: Counter[int] = Counter()
        """How often there were so many sides."""
        self.totals: list[Best] = []

    def stats(self, of_one: bool, best_wins: bool) -> PersonStats:
        """What they have in common."""
        average, best = _typical(self.totals if of_one else [], best_wins)
        wins, chance = [
            sum([Fraction(n, of) for of, n in each.items()], Fraction()) for each in (self.wins, self.chances)
        ]
        return PersonStats(self.person, self.games, self.decided, wins, chance, average, best)


def _persons(results: Sequence[Result], people: People, *, of_one: bool) -> list[_Seated]:
    """Everybody who has played; with the totals, if the games are of one kind."""
    found: dict[str, _Seated] = {}
    of_name: dict[str, _Seated] = {}
    for result in results:
        seats = result.seats
        sides = sides_at(seats)
        won = {side for seat, side in zip(seats, sides, strict=True) if seat.winner}
        number = len(set(sides))
        for seat, side in zip(seats, sides, strict=True):
            called = seat.called
            if (of := of_name.get(called)) is None:
                person = people.person(called)
                of = of_name[called] = found.setdefault(look(person), _Seated(person))
            if of.last is not result:
                of.last = result
                of.games += 1
                of.decided += bool(won)
            if won:
                of.chances[number] += 1
                if side in won:
                    of.wins[len(won)] += 1
            if of_one:
                of.totals += _total(result, seat)
    return list(found.values())


def _total(result: Result, seat: Seat) -> list[Best]:
    return [] if seat.total is None else [Best(seat.total, seat.name, result.play, result.at[:10])]


def _typical(totals: Sequence[Best], best_wins: bool) -> tuple[Fraction | None, Best | None]:
    """The average and the highest of some totals, the latest of which come first; None where they are too few."""
    if len(totals) < FEWEST:
        return None, None
    average = Fraction(sum([each.total for each in totals]), len(totals))
    return average, max(totals, key=lambda each: each.total) if best_wins else None


def _sizes(results: Sequence[Result], best_wins: bool) -> tuple[SizeStats, ...]:
    of_size: dict[int, list[Result]] = {}
    for result in results:
        of_size.setdefault(len(result.seats), []).append(result)
    found = []
    for players, games in sorted(of_size.items()):
        totals = [total for result in games for seat in result.seats for total in _total(result, seat)]
        typical = _typical(totals, best_wins) if len(games) >= FEWEST else (None, None)
        found.append(SizeStats(players, len(games), *typical))
    return tuple(found)


def known_totals(result: Result) -> list[int]:
    """Returns the totals of the sides, the highest first; empty unless all of them and the winners are known."""
    totals = dict(zip(sides_at(result.seats), [seat.total for seat in result.seats], strict=True))
    found = [total for total in totals.values() if total is not None]
    return sorted(found, reverse=True) if len(found) == len(totals) and result.winners else []


def categories_of(results: Sequence[Result]) -> int:
    """Returns the number of categories by which all of some results of one game were scored, without `adjust`."""
    count = min([len(seat.points) for result in results for seat in result.seats], default=0)
    return min(count, len(game_of(results[0].game).categories)) if count else 0


def highest_wins(results: Iterable[Result]) -> bool:
    """Returns whether nobody won with fewer points than somebody else had, as far as that is known."""
    return all(
        [
            totals[0] == max([seat.total or 0 for seat in result.seats if seat.winner], default=0)
            for result in results
            if (totals := known_totals(result))
        ]
    )


def margins(results: Iterable[Result]) -> tuple[Margin | None, Margin | None]:
    """Returns the widest and the narrowest margin of games in which the highest total wins.

    None each for fewer than `FEWEST`.
    """
    known = [(totals[0] - totals[1], result) for result in results if len(totals := known_totals(result)) > 1]
    if len(known) < FEWEST:
        return None, None
    found = []
    for points in (max, min):
        margin = points([each for each, _ in known])
        equal = [result for each, result in known if each == margin]
        found.append(Margin(margin, equal[0].winners, equal[0].play, equal[0].at[:10], len(equal)))
    return found[0], found[1]
