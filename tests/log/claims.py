"""Whether what is told of a logbook is true: each English sentence is read, and its numbers are counted anew."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from math import gamma, pi, sqrt
from statistics import mean, pvariance, variance

from scorer.log import People, Result, Seat
from scorer.registry import game as game_of
from scorer.text.i18n import N_

_SIGNS = {"½": (1, 2), "⅓": (1, 3), "⅔": (2, 3), "¼": (1, 4), "¾": (3, 4), "⅕": (1, 5), "⅖": (2, 5), "⅗": (3, 5)}
_SIGNS |= {"⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6)}


def number(text: str) -> Fraction:
    """A number as it is told: `12½`, `7 3/20`, `−2`."""
    text = text.replace("\u00a0", " ").replace("−", "-")
    if text[-1] in _SIGNS:
        return number(text[:-1] or "0") + Fraction(*_SIGNS[text[-1]])
    return sum([Fraction(part) for part in text.split()], Fraction())


def who(seat: Seat, people: People) -> str:
    return people.person(seat.person or seat.name).lower()


def sides(result: Result) -> list[list[Seat]]:
    """The players of each team, and each who plays alone."""
    found: list[list[Seat]] = []
    for seat in result.seats:
        partners = [side for side in found if seat.team and side[0].team == seat.team]
        if partners:
            partners[0].append(seat)
        else:
            found.append([seat])
    return found


def won(seats: Iterable[Seat]) -> bool:
    return any(seat.winner for seat in seats)


# Profiles.

PROFILE = re.compile(
    r"((?P<game>[^:]+): )?(?P<name>.+) – (?P<category>.+): on average (?P<points>[\d.]+) points (?P<way>more|fewer)"
    r" than the others at the table \((?P<games>\d+) games; with 99% certainty (?P<low>[−\d.]+) to (?P<high>[\d.]+)\)"
)


def categories(game: str) -> list[str]:
    found = game_of(game)
    return [N_(found.part("scoring.texts").CATEGORIES[category.id]) for category in found.categories]


def check_profile(sentence: str, results: Sequence[Result], people: People) -> None:
    """A profile, with its game in front unless all games are of one."""
    told = PROFILE.fullmatch(sentence)
    assert told, sentence
    game = next(result.game for result in results if told["game"] in (None, game_of(result.game).name))
    category = categories(game).index(told["category"])
    beside = list(
        _beside(told["name"].lower(), [result for result in results if result.game == game], people, category)
    )
    own = [own for own, _ in beside]
    assert len(own) == int(told["games"]) >= 8
    reach = max(
        student(len(own) - 1) * sqrt(variance(own) / len(own)),
        student(sum([len(table) - 1 for _, table in beside]))
        * sqrt(sum([pvariance(table) for _, table in beside]))
        / len(own),
    )
    difference = mean(own) * (1 if told["way"] == "more" else -1)
    assert difference >= 1
    assert difference - reach > 0.24
    for text, right in (("points", difference), ("low", difference - reach), ("high", difference + reach)):
        assert abs(number(told[text]) - Fraction(right)) < 0.06 + 0.002 * reach, (sentence, text, float(right))


def _beside(
    person: str, results: Sequence[Result], people: People, category: int
) -> Iterator[tuple[Fraction, list[Fraction]]]:
    """For each game that counts, what the person has more than the mean of the others, and what each side there has."""
    for result in results:
        persons = [who(seat, people) for seat in result.seats]
        if (
            not result.scored
            or persons.count(person) != 1
            or len(set(persons)) < len(persons)
            or len(sides(result)) < 2
        ):
            continue
        points = [side[0].points[category] for side in sides(result)]
        more = [
            Fraction(each) - mean([Fraction(other) for j, other in enumerate(points) if j != i])
            for i, each in enumerate(points)
        ]
        own = [i for i, side in enumerate(sides(result)) if person in [who(seat, people) for seat in side]]
        yield more[own[0]], more


@cache
def student(freedom: int) -> float:
    """The quantile of Student's t for 99 % by its density alone."""
    scale = gamma((freedom + 1) / 2) / sqrt(freedom * pi) / gamma(freedom / 2) if freedom < 300 else 1 / sqrt(2 * pi)
    step, at, area = 0.002, 0.0, 0.0
    while area < 0.495:
        area += step * scale * (1 + (at + step / 2) ** 2 / freedom) ** (-(freedom + 1) / 2)
        at += step
    return at


# Who began.

BEGAN = re.compile(
    r"Whoever began won (?P<wins>.+?) of (?P<games>\d+) games\. By chance alone it would be (?P<expected>[\d.]+), and"
    r" 95 times out of 100 between (?P<low>\d+) and (?P<high>\d+): (?P<says>.+)\."
)
SAYS = {
    "no sign that beginning makes a difference": 0,
    "beginning seems to help": 1,
    "beginning seems to be a drawback": -1,
}


def check_began(sentence: str, results: Sequence[Result]) -> None:
    """What is told of those who began."""
    told = BEGAN.fullmatch(sentence)
    assert told, sentence
    games = [result for result in results if result.began and won(result.seats) and len(result.seats) > 1]
    won_by_beginner, likely = 0, {0: 1.0}
    for result in games:
        parts = _sixtieths(result)
        won_by_beginner += parts[[seat.name for seat in result.seats].index(result.began)]
        after: dict[int, float] = {}
        for total, chance in likely.items():
            for part in parts:
                after[total + part] = after.get(total + part, 0.0) + chance / len(parts)
        likely = after
    wins = Fraction(won_by_beginner, 60)
    totals = {total / 60: chance for total, chance in likely.items()}
    expected = sum([total * chance for total, chance in totals.items()])
    low, high = int(told["low"]), int(told["high"])
    assert len(games) == int(told["games"]) >= 20
    assert wins == number(told["wins"])
    assert abs(float(number(told["expected"])) - expected) < 0.0501
    tail, close = 0.025, 1e-6
    assert sum([chance for total, chance in totals.items() if total < low]) <= tail + close
    assert sum([chance for total, chance in totals.items() if total > high]) <= tail + close
    # And the range is no wider than whole numbers have to be.
    assert sum([chance for total, chance in totals.items() if total < low + 1]) > tail - close
    assert sum([chance for total, chance in totals.items() if total > high - 1]) > tail - close
    assert SAYS[told["says"]] == (wins > high) - (wins < low)


def _sixtieths(result: Result) -> list[int]:
    """What each player has of the win, in sixtieths of one."""
    victors = [side for side in sides(result) if won(side)]
    return [60 // len(victors) if any(seat in side for side in victors) else 0 for seat in result.seats]


# How special.


def _names(text: str, result: Result) -> list[Seat]:
    """The players that a sentence names, as they were called at that table."""
    names = text.replace(" and ", ", ").split(", ")
    found = [seat for seat in result.seats if seat.name in names]
    assert len(found) == len(names), text
    return found


def _known(result: Result) -> bool:
    return won(result.seats) and all(seat.total is not None for seat in result.seats)


def _total(seat: Seat) -> int:
    assert seat.total is not None
    return seat.total


def _margin(result: Result) -> int:
    first, second, *_ = sorted([_total(side[0]) for side in sides(result)], reverse=True)
    return first - second


class Earlier:
    """A game, and those before it."""

    def __init__(self, result: Result, results: Sequence[Result], people: People) -> None:
        self.result, self.people = result, people
        self.same = sorted(
            [each for each in results if each.game == result.game and (each.at, each.play) < (result.at, result.play)],
            key=lambda each: (each.at, each.play),
        )
        self.alike = [each for each in self.same if len(each.seats) == len(result.seats) and _known(each)]
        self.decided = [each for each in self.same if won(each.seats)]

    def check(self, sentence: str) -> None:
        """Checks what is told of the game."""
        for pattern, check in CHECKS:
            if told := re.fullmatch(pattern, sentence):
                check(self, *told.groups())
                return
        raise AssertionError(sentence)

    def _check_points(self) -> None:
        """What must hold wherever points are told of."""
        assert len(self.alike) >= 10
        for each in (*self.alike, self.result):
            assert max(_total(seat) for seat in each.seats) == max(_total(seat) for seat in each.seats if seat.winner)

    def category(self, names: str, category: str, points: str, games: str) -> None:
        i = categories(self.result.game).index(category)
        self._check_points()
        scored = [each for each in self.alike if each.scored]
        assert int(games) == len(scored) + 1 >= 11
        before = max(seat.points[i] for each in scored for seat in each.seats)
        best = max(seat.points[i] for seat in self.result.seats)
        assert number(points) == best > max(before, 0)
        assert _names(names, self.result) == [seat for seat in self.result.seats if seat.points[i] == best]

    def most(self, names: str, points: str, games: str) -> None:
        self._check_points()
        assert int(games) == len(self.alike) + 1
        best = max(_total(seat) for seat in self.result.seats)
        assert number(points) == best > max(_total(seat) for each in self.alike for seat in each.seats)
        assert _names(names, self.result) == [seat for seat in self.result.seats if seat.total == best]

    def own(self, name: str, points: str, games: str, before: str) -> None:
        self._check_points()
        (seat,) = _names(name, self.result)
        person = who(seat, self.people)
        totals = [_total(s) for each in self.alike for s in each.seats if who(s, self.people) == person]
        assert int(games) == len(totals) + 1 >= 6
        assert number(points) == _total(seat)
        assert number(before) == max(totals)
        assert _total(seat) > max(totals)
        assert not self.people.is_guest(person)

    def clearest(self, names: str, points: str, games: str) -> None:
        self._check_points()
        margins = [_margin(each) for each in self.alike if len(sides(each)) > 1]
        assert int(games) == len(margins) + 1
        assert number(points) == _margin(self.result) > max(margins)
        assert _names(names, self.result) == [seat for seat in self.result.seats if seat.winner]

    def closest(self, points: str, games: str) -> None:
        margins = self.close(points, "0", str(int(games) - 1))
        assert _margin(self.result) < min(margins)

    def close(self, points: str, count: str, games: str) -> list[int]:
        self._check_points()
        margins = [_margin(each) for each in self.alike if len(sides(each)) > 1]
        own = _margin(self.result)
        assert own == int(points)
        as_close = [margin for margin in margins if margin <= own]
        assert (int(games), int(count)) == (len(margins), len(as_close))
        assert len(as_close) <= len(margins) / 10
        return margins

    def equal(self, count: str, games: str) -> None:
        self.close("0", count, games)

    def first_equal(self, games: str) -> None:
        self.closest("0", games)

    def streak(self, names: str, count: str, game: str) -> None:
        assert game == game_of(self.result.game).name
        assert len(self.decided) >= 10
        seats = _names(names, self.result)
        runs: dict[str, int] = {}
        longest = 0
        for each in self.decided:
            for person in {who(seat, self.people) for seat in each.seats}:
                victory = won(seat for seat in each.seats if who(seat, self.people) == person)
                runs[person] = runs.get(person, 0) + 1 if victory else 0
                longest = max(longest, runs[person])
        for seat in seats:
            assert seat.winner
            assert not self.people.is_guest(who(seat, self.people))
            assert runs[who(seat, self.people)] + 1 == int(count) > longest
            assert int(count) >= 3

    def first(self, name: str, game: str, count: str) -> None:
        assert game == game_of(self.result.game).name
        (seat,) = _names(name, self.result)
        person = who(seat, self.people)
        own = [each for each in self.decided if person in [who(s, self.people) for s in each.seats]]
        assert seat.winner
        assert len(own) == int(count) >= 8
        assert not any(s.winner for each in own for s in each.seats if who(s, self.people) == person)
        assert not self.people.is_guest(person)


_N = r"(−?\d+)"
CHECKS: Sequence[tuple[str, Callable[..., object]]] = [
    (rf"(.+) – (.+): {_N} points?, the most in {_N} games with the same number of players", Earlier.category),
    (rf"(.+): {_N} points?, the most in {_N} games with the same number of players", Earlier.most),
    (
        rf"(.+): {_N} points?, a personal best in {_N} games with the same number of players; the best before: {_N}",
        Earlier.own,
    ),
    (rf"(.+): {_N} points? ahead, the clearest win in {_N} games with the same number of players", Earlier.clearest),
    (rf"{_N} points? ahead: the closest of {_N} games with the same number of players", Earlier.closest),
    (
        rf"{_N} points? ahead: only {_N} of {_N} earlier games with the same number of players (?:was|were) as close",
        Earlier.close,
    ),
    (rf"Equal at the top, as in only {_N} of {_N} earlier games with the same number of players", Earlier.equal),
    (rf"Equal at the top, for the first time in {_N} games with the same number of players", Earlier.first_equal),
    (rf"(.+): {_N} wins? at (.+) in a row, more than anybody before", Earlier.streak),
    (rf"(.+): the first win at (.+), after {_N} games? without one", Earlier.first),
]
