"""What is told of persons, of who began and of how special a game was: true, and silent where there is too little."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import pytest

from scorer.log import People, Result, Seat, Union
from scorer.log.profile import UNASKED, profiles, quantile, worth_telling
from scorer.log.special import special
from scorer.log.starting import binomial, starting
from scorer.log.telling import special as special_texts
from scorer.log.telling.insights import insights, lines
from scorer.text.errors import language
from tests.log.claims import Earlier, check_began, check_profile, student
from tests.support.logs import person, union_of
from tools.year import content

NOBODY = People()
EN = language("en")
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Annie", "Gil")
CATEGORIES = {"africana": 7, "afritoria": 1, "africa": 5}
PEOPLE = union_of([person("Anna", ["Annie"]), person("Gil", guest=True)]).people


class Table(NamedTuple):
    """What is the same in all games of a log."""

    kinds: Sequence[str]
    size: int
    """The number of players; any where it is 0."""
    teams: bool
    best: Callable[[Sequence[int]], int]
    better: Mapping[str, int]
    """How many points more somebody has in the first category."""
    spread: int
    apart: bool
    """Whether who wins has begun more often than by chance."""

    def seats(self, rng: random.Random, game: str, scored: bool) -> list[Seat]:
        """The players of another game."""
        names = rng.sample(NAMES, self.size or rng.randint(1, 5))
        teams = [rng.choice(["A", "B", "A", "B", ""]) if self.teams and scored else "" for _ in names]
        columns = CATEGORIES[game] + (rng.random() < 0.1)
        points = {
            (team or name): tuple([rng.randint(-1, self.spread) + self.better[name] * (c == 0) for c in range(columns)])
            for team, name in zip(teams, names, strict=True)
        }
        return seats_of(names, teams, points, self.best)

    def game(self, rng: random.Random, number: int) -> Result:
        """Another game, which may come from elsewhere."""
        game, scored = rng.choice(self.kinds), rng.random() < 0.85
        seats = self.seats(rng, game, scored)
        if not scored:
            seats = [seat._replace(points=(), total=None if rng.random() < 0.02 else seat.total) for seat in seats]
        if rng.random() < 0.03:
            seats = [seat._replace(winner=False) for seat in seats]
        began = rng.choice([*[seat.name for seat in seats if seat.winner and self.apart], *[s.name for s in seats], ""])
        at = f"2025-{1 + number // 28:02}-{1 + number % 28:02}" + rng.choice(["", "T20:00+01:00"])
        return Result(f"p{rng.randrange(10**6)}", at, game, began, tuple(seats), scored)


def random_results(rng: random.Random) -> list[Result]:
    """The results of some evenings, the latest first: skill, teams, games from elsewhere, points that nobody knows."""
    table = Table(
        rng.sample(list(CATEGORIES), rng.randint(1, 2)),
        rng.choice([2, 3, 4, 0]),
        rng.random() < 0.15,
        min if rng.random() < 0.1 else max,
        {name: rng.choice([0, 0, 0, 2, 5]) for name in NAMES},
        rng.choice([1, 4, 12]),
        rng.random() < 0.3,
    )
    found = [table.game(rng, i) for i in range(rng.randint(15, 80))]
    return sorted(found, key=lambda result: (result.at, result.play), reverse=True)


def seats_of(
    names: Sequence[str],
    teams: Sequence[str],
    points: Mapping[str, tuple[int, ...]],
    best: Callable[[Sequence[int]], int],
) -> list[Seat]:
    """The players of a game by the points of each team, and of each who is in none."""
    totals = [sum(points[team or name]) for team, name in zip(teams, names, strict=True)]
    return [
        Seat(
            name,
            total,
            1 + len([each for each in totals if each > total]),
            total == best(totals),
            points[team or name],
            team,
        )
        for name, team, total in zip(names, teams, totals, strict=True)
    ]


def check(results: Sequence[Result], people: People, games: int) -> Iterator[str]:
    """What is told of a log is true; of so many games at the end how special each was. Gives of what there were
    sentences."""
    found = insights(results, people)
    told = worth_telling(found.profiles)
    assert len(told) <= UNASKED
    assert all(each.difference > 0 for each in told)
    persons = {people.person(seat.called) for result in results for seat in result.seats}
    for asked in ["", *sorted(persons)]:
        for line in lines(EN, found, asked):
            if found.began and line.startswith("Whoever began"):
                check_began(line, results)
                yield f"began {found.began.helps}"
            else:
                check_profile(line, results, people)
                yield "strength" if "more than" in line else "weakness"
                assert not asked or f"{asked} – " in line
    for result in results[:games]:
        earlier = Earlier(result, results, people)
        for each in special(result, results, people):
            earlier.check(special_texts.sentence(EN, result.game, each))
            yield each.kind


@pytest.mark.parametrize("logs", [8, pytest.param(1000, marks=pytest.mark.long)])
@pytest.mark.unmeasured
def test_every_sentence_that_is_told_is_true(logs: int) -> None:
    rng = random.Random(logs)
    kinds: Counter[str] = Counter()
    for _ in range(logs):
        kinds.update(check(random_results(rng), PEOPLE, 20))
    print(dict(kinds))
    assert len(kinds) >= 8


@pytest.mark.unmeasured
def test_every_sentence_about_a_table_of_some_years_is_true() -> None:
    log = Union()
    log.add("table", content(150))
    assert {"strength", "weakness", "began 0"} <= set(check(list(log.results()), log.people, 40))


# Profiles.


def evenings(
    count: int, *points: Sequence[int], game: str = "africana", began: str = "a", best: int = 0
) -> list[Result]:
    """Games of players a, b and so on with these points, the latest first; who is `best` has won."""
    seats = [Seat("abcdef"[i], sum(own), 1 if i == best else 2, i == best, tuple(own)) for i, own in enumerate(points)]
    return [
        Result(f"p{i}", f"2025-{1 + i // 28:02}-{1 + i % 28:02}", game, began, tuple(seats), True)
        for i in reversed(range(count))
    ]


def test_of_fewer_than_eight_games_there_is_no_profile() -> None:
    points = ([9] + [0] * 6, [0] * 7)
    assert not profiles(evenings(7, *points), NOBODY)
    found = profiles(evenings(8, *points), NOBODY)
    assert {(each.person, each.category) for each in found} == {(name, i) for name in "ab" for i in range(7)}


def test_a_weakness_is_told_only_of_who_is_asked_about() -> None:
    found = profiles(evenings(60, [9] + [0] * 6, [0] * 7), NOBODY)
    assert [(each.person, each.difference) for each in worth_telling(found)] == [("a", 9)]
    assert [(each.person, each.difference) for each in worth_telling(found, "B")] == [("b", -9)]


def test_a_small_difference_is_not_told_however_sure() -> None:
    games = [*evenings(50, [1] + [0] * 6, [0] * 7), *evenings(50, [0] * 7, [0] * 7)]
    (own, *_) = profiles(games, NOBODY)
    assert own.difference == 0.5
    assert own.low > 0.25
    assert not own.is_sure


def test_at_most_four_profiles_are_told_unasked() -> None:
    found = profiles(evenings(60, [9] * 7, [0] * 7), NOBODY)
    assert len(worth_telling(found)) == UNASKED == 4
    assert len(worth_telling(found, "b")) == 7


def test_guests_have_no_profile_and_are_the_others_all_the_same() -> None:
    people = union_of([person("b", guest=True)]).people
    assert {each.person for each in profiles(evenings(9, [9] + [0] * 6, [0] * 7), people)} == {"a"}


def test_partners_are_not_each_others_others() -> None:
    games = [
        result._replace(seats=tuple([seat._replace(team="x" if seat.name in "ab" else "y") for seat in result.seats]))
        for result in evenings(20, [6] + [0] * 6, [6] + [0] * 6, [0] * 7, [0] * 7)
    ]
    assert [each.difference for each in profiles(games, NOBODY) if each.category == 0] == [6, 6, -6, -6]


def test_one_that_is_alone_and_one_that_sits_there_twice_are_left_out() -> None:
    assert not profiles(evenings(20, [6] * 7), NOBODY)
    people = union_of([person("a", ["b"])]).people
    assert not profiles(evenings(20, [6] * 7, [0] * 7, [0] * 7), people)


def test_the_quantile_is_that_of_student() -> None:
    for freedom in (7, 8, 12, 30, 100, 250):
        assert abs(quantile(freedom) / student(freedom) - 1) < 0.003


# Who began.


def begin(count: int, *, winner: int, began: str = "", names: int = 4) -> list[Result]:
    """Games in each of which the next one in the row begins, unless always the same does."""
    games = evenings(count, *[[0]] * names, best=winner)
    return [
        result._replace(began=began or "abcdef"[i % names], play=f"{began}{winner}{result.play}")
        for i, result in enumerate(games)
    ]


def test_of_fewer_than_twenty_games_nothing_is_told_of_who_began() -> None:
    assert starting(begin(19, winner=0), NOBODY) is None
    found = starting(begin(20, winner=0), NOBODY)
    assert found
    assert (found.games, found.helps) == (20, 0)
    assert found.wins == found.expected == 5


def test_nothing_is_told_where_who_begins_is_no_chance() -> None:
    always = begin(40, winner=1, began="a")
    assert starting(always, NOBODY) is None
    # The winner of the last game begins, or the last of it.
    rng = random.Random(1)
    for place in (1, 2):
        games: list[Result] = []
        begins = "a"
        for result in reversed(begin(60, winner=0, names=2)):
            best = rng.randrange(2)
            seats = [seat._replace(winner=i == best, rank=1 if i == best else 2) for i, seat in enumerate(result.seats)]
            games.insert(0, result._replace(seats=tuple(seats), began=begins))
            begins = next(seat.name for seat in seats if seat.rank == place)
        assert starting(games, NOBODY) is None


def test_beginning_helps_or_is_a_drawback() -> None:
    wins = [
        result._replace(seats=begin(1, winner="abcd".index(result.began))[0].seats) for result in begin(40, winner=0)
    ]
    found = starting(wins, NOBODY)
    assert found
    assert found.wins == 40
    assert found.helps == 1
    losses = [
        result._replace(seats=begin(1, winner=("abcd".index(result.began) + 1 + i // 4 % 3) % 4)[0].seats)
        for i, result in enumerate(begin(60, winner=0))
    ]
    found = starting(losses, NOBODY)
    assert found
    assert found.wins == 0
    assert found.helps == -1


def test_the_likelihood_of_wins_adds_up() -> None:
    for games, chance in ((1, 0.5), (40, 0.25), (20_000, 0.2), (7, 1.0)):
        found = binomial(games, chance)
        assert abs(sum(found.values()) - 1) < 1e-9
        assert abs(sum([wins * likely for wins, likely in found.items()]) - games * chance) < 1e-6 * games


# How special.


def after(*last: Sequence[int], games: int = 10, best: int = 0) -> list[str]:
    """The kinds of what is special about a game with these points, after some in which they had nine and eight."""
    more, fewer = [5, 4, 0, 0, 0, 0, 0], [5, 2, 1, 0, 0, 0, 0]
    pairs = zip(evenings(games, more, fewer), evenings(games, fewer, more, best=1), strict=True)
    # They have won in turns.
    before = [pair[i % 2] for i, pair in enumerate(pairs)]
    now = evenings(1, *last, best=best)[0]._replace(play="z", at="2026-01-01")
    return [each.kind for each in special(now, [now, *before], NOBODY)]


def test_of_fewer_than_ten_earlier_games_nothing_is_special() -> None:
    assert not after([50] * 7, [0] * 7, games=9)
    assert after([50] * 7, [0] * 7)[0] == "best"


def test_games_of_other_numbers_of_players_do_not_count() -> None:
    assert not after([50] * 7, [0] * 7, [0] * 7)


def test_equalling_is_no_record() -> None:
    assert after([5, 4, 0, 0, 0, 0, 0], [5, 2, 1, 0, 0, 0, 0]) == []
    assert "category" in after([0, 0, 0, 0, 0, 0, 1], [0] * 7, games=20)


def test_what_is_special_is_not_told_of_the_last_place() -> None:
    """Nothing bad of anybody: fewest points and the like are no kinds."""
    assert after([5, 4, 0, 0, 0, 0, 0], [-50, 0, 0, 0, 0, 0, 0]) == ["clearest"]


def test_where_fewer_points_win_no_points_are_special() -> None:
    assert not after([50] * 7, [0] * 7, best=1)


def test_a_corrected_game_is_not_its_own_past() -> None:
    now, *before = evenings(11, [9] * 7, [0] * 7)
    old = now._replace(at="2024-01-01")
    assert special(now, [old, *before[1:]], NOBODY) == []


def test_the_first_win_and_a_row_of_wins() -> None:
    first = evenings(12, [9], [5], game="afritoria")
    now = evenings(1, [5], [9], game="afritoria", best=1)[0]._replace(play="z", at="2026-01-01")
    found = {each.kind: each for each in special(now, first, NOBODY)}
    assert (found["first"].names, found["first"].value) == (("b",), 12)
    guest = union_of([person("b", guest=True)]).people
    assert "first" not in {each.kind for each in special(now, first, guest)}
    turns = [result for i in range(6) for result in _named(evenings(2, [9], [5], game="afritoria", best=i % 2), i)]
    rows = [evenings(1, [9], [5], game="afritoria")[0]._replace(play=f"z{i}", at=f"2026-01-0{i + 1}") for i in range(3)]
    (streak,) = [each for each in special(rows[-1], [*rows, *turns], NOBODY) if each.kind == "streak"]
    assert (streak.names, streak.value) == (("a",), 3)


def _named(results: Sequence[Result], i: int) -> list[Result]:
    return [result._replace(play=f"{i}{result.play}", at=f"2025-0{i + 1}-{result.at[-2:]}") for result in results]
