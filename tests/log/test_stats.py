"""What games have in common, against a count from the definitions alone."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

import pytest

from scorer.log import People, Result, Seat, Wanted
from scorer.log.stats import FEWEST, statistics, wins
from tests.support.logs import imported, person, random_log, union_of

NOBODY = People()


def count(results: Iterable[Result], people: People) -> dict[str, tuple[int, Fraction, Fraction]]:
    """By each person in small letters: games, wins and what chance gives, one game after the other."""
    found: dict[str, tuple[int, Fraction, Fraction]] = defaultdict(lambda: (0, Fraction(0), Fraction(0)))
    for result in results:
        sides: list[list[Seat]] = []
        for seat in result.seats:
            partners = [side for side in sides if seat.team and side[0].team == seat.team]
            if partners:
                partners[0].append(seat)
            else:
                sides.append([seat])
        won = [side for side in sides if any(seat.winner for seat in side)]
        seen = set()
        for side in sides:
            for seat in side:
                name = people.person(seat.person or seat.name).lower()
                games, victories, chance = found[name]
                if won:
                    victories += Fraction(1, len(won)) if side in won else 0
                    chance += Fraction(1, len(sides))
                found[name] = games + (name not in seen), victories, chance
                seen.add(name)
    return found


def assert_counted(results: Sequence[Result], people: People) -> None:
    told = statistics(results, people)
    expected = count(results, people)
    assert {each.person.lower(): (each.games, each.wins, each.chance) for each in told.persons} == {
        name: numbers for name, numbers in expected.items() if not people.is_guest(name)
    }
    assert {name.lower(): games for name, games in told.guests.items()} == {
        name: numbers[0] for name, numbers in expected.items() if people.is_guest(name)
    }
    for game in {result.game for result in results}:
        of_game = [result for result in results if result.game == game]
        for each in statistics(of_game, people).persons:
            totals = [
                seat.total
                for result in of_game
                for seat in result.seats
                if people.person(seat.person or seat.name).lower() == each.person.lower() and seat.total is not None
            ]
            assert each.average == (Fraction(sum(totals), len(totals)) if len(totals) >= FEWEST else None)
            assert each.best is None or each.best.total == max(totals)


@pytest.mark.parametrize("logs", [20, pytest.param(200, marks=pytest.mark.long)])
@pytest.mark.unmeasured
def test_random_logs_are_counted_right(logs: int) -> None:
    rng = random.Random(logs)
    for _ in range(logs):
        log = union_of(random_log(rng, 12))
        assert_counted(list(log.results()), log.people)


@pytest.mark.unmeasured
def test_random_games_of_teams_are_counted_right() -> None:
    rng = random.Random(31)
    for _ in range(200):
        results = []
        for i in range(8):
            teams = [rng.choice(["", "A", "B", "C"]) for _ in range(rng.randint(2, 6))]
            best = rng.choice(teams)
            seats = [
                Seat("abcdef"[n], rng.randint(0, 9), 1, team == best if team else rng.random() < 0.3, (), team)
                for n, team in enumerate(teams)
            ]
            results.append(Result(f"p{i}", "2026-11-22", "tichu", "", tuple(seats), True))
        assert_counted(results, NOBODY)


def test_partners_have_a_whole_win_each() -> None:
    seats = [Seat(name, 1, 1, False, (), team) for name, team in zip("abcd", ["1", "2", "1", "2"], strict=True)]
    assert list(wins(seats, ["a", "c"]).values()) == [1, 0, 1, 0]
    assert list(wins(seats, "abcd").values()) == [Fraction(1, 2)] * 4
    result = Result(
        "p", "2026-11-22", "tichu", "", tuple([seat._replace(winner=seat.team == "1") for seat in seats]), True
    )
    assert {each.chance for each in statistics([result], NOBODY).persons} == {Fraction(1, 2)}


def games(*totals: Mapping[str, int | None], winners: Sequence[str] | None = None) -> list[Result]:
    """Games of one kind, the first is the latest; who has most has won."""
    lines = []
    for i, each in enumerate(totals):
        best = max([total for total in each.values() if total is not None])
        won = [name for name, total in each.items() if total == best] if winners is None else winners
        lines.append(imported(f"p{i}", each, won, at=f"2026-11-{22 - i:02}"))
    return list(union_of(lines).results())


def test_the_clearest_and_the_closest_game() -> None:
    told = statistics(games({"a": 9, "b": 2}, *[{"a": 5, "b": 4}] * 2, *[{"a": 7, "b": 4}] * 2), NOBODY)
    assert told.clearest
    assert told.closest
    assert told.clearest[:] == (7, ("a",), "p0", "2026-11-22", 1)
    assert told.closest[:] == (1, ("a",), "p1", "2026-11-21", 2)
    (size,) = told.sizes
    assert (size.players, size.games, size.average) == (2, 5, Fraction(51, 10))
    assert size.best
    assert size.best[:2] == (9, "a")


def test_of_few_games_nothing_more_is_told() -> None:
    told = statistics(games(*[{"a": 9, "b": 2}] * (FEWEST - 1)), NOBODY)
    assert (told.clearest, told.closest) == (None, None)
    assert [(each.share, each.average, each.best) for each in told.persons] == [(None, None, None)] * 2
    assert told.sizes[0].average is None


def test_where_fewer_points_win_no_total_is_the_best() -> None:
    told = statistics(games(*[{"a": 9, "b": 2}] * FEWEST, winners=["b"]), NOBODY)
    assert (told.clearest, told.closest) == (None, None)
    assert [(each.person, float(each.average or 0), each.best) for each in told.persons] == [
        ("b", 2, None),
        ("a", 9, None),
    ]


def test_a_game_whose_winner_nobody_knows_counts_as_a_game_only() -> None:
    told = statistics(games({"a": 9, "b": None}, winners=[]), NOBODY)
    assert (told.total, told.undecided, told.unscored) == (1, 1, 1)
    assert [(each.games, each.decided) for each in told.persons] == [(1, 0)] * 2
    assert not any(each.wins or each.chance for each in told.persons)


def test_of_several_games_no_averages_are_told() -> None:
    log = union_of(
        [imported(f"p{i}", {"a": 3, "b": i}, ["a"], game="chess" if i % 2 else "go") for i in range(2 * FEWEST)]
    )
    told = statistics(log.results(), log.people)
    assert told.games == {"chess": FEWEST, "go": FEWEST}
    assert (told.sizes, told.clearest, told.persons[0].average) == ((), None, None)


def test_another_name_and_a_person_that_the_play_names() -> None:
    lines = [imported("p1", {"Anna": 3, "ben": 1}, ["Anna"]), imported("p2", {"Ann": 3, "Ben": 1}, ["Ann"])]
    log = union_of([*lines, imported("p3", {"Anna": 3}, ["Anna"], persons={"Anna": "Zoe"}), person("Anna", ["ANN"])])
    assert {each.person: each.wins for each in statistics(log.results(), log.people).persons} == {
        "Anna": 2,
        "Ben": 0,
        "Zoe": 1,
    }
    assert [play.id for play in log.plays(Wanted(person="Anna"))] == ["p2", "p1"]
