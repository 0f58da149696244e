"""How often what is told of a logbook is a false alarm: logs whose truth is known, and what they are told.

    python benchmarks/insights.py            some minutes
    python benchmarks/insights.py 0.1        a tenth of the logs

**Profiles** with the names dealt anew among the players of each table, so that nobody is better than anybody: of tables
as `tools/year.py` makes them, and of points that are far from even (prizes for the most, rare points, few of which are
many). Of all intervals, how many leave out 0 (1 in 100 is promised), how many are told unasked, and in how many logs;
besides, what the same intervals would do by Student's t alone, and by drawing from the games again and again.

**Who began** where it makes no difference: how often it is said all the same that it helps or is a drawback (5 in 100
are promised), where everybody begins equally often, where the last winner does, the last of the last game, and the
youngest. And how often it is seen where it does make a difference.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Sequence
from math import exp, sqrt
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scorer.log import People, Result, Seat, Union  # noqa: E402
from scorer.log.profile import profiles, quantile, worth_telling  # noqa: E402
from scorer.log.starting import starting  # noqa: E402
from tools.year import content  # noqa: E402

NOBODY = People()
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
DRAWN = 1000


def prizes(rng: random.Random, size: int) -> list[int]:
    """10 for the most, 6 for the second most, as gold and gems in Africa."""
    amounts = [rng.randint(0, 5) for _ in range(size)]
    found, prize = [0] * size, [10, 6]
    for amount in sorted(set(amounts), reverse=True):
        equal = [i for i in range(size) if amounts[i] == amount]
        for i in equal:
            found[i] = sum(prize[: len(equal)]) // len(equal)
        prize = prize[len(equal) :]
    return found


SHAPES: dict[str, Callable[[random.Random, int], list[int]]] = {
    "even": lambda rng, size: [round(rng.gauss(30, 5)) for _ in range(size)],
    "prizes": prizes,
    "one has 3": lambda rng, size: rng.sample([3] + [0] * (size - 1), size),
    "one has 30": lambda rng, size: rng.sample([30] + [0] * (size - 1), size),
    "rarely 20": lambda rng, size: [20 * (rng.random() < 0.1) for _ in range(size)],
    "rarely −12": lambda rng, size: [-12 if rng.random() < 0.15 else 1 for _ in range(size)],
    "few have many": lambda rng, size: [int(exp(rng.gauss(1.5, 1.1))) for _ in range(size)],
}


def table(points: Sequence[Sequence[int]], names: Sequence[str], number: int, began: str = "") -> Result:
    """A game of these points by category; who has most has won."""
    totals = [sum(own) for own in points]
    seats = [
        Seat(name, total, 1 + len([t for t in totals if t > total]), total == max(totals), tuple(own))
        for name, own, total in zip(names, points, totals, strict=True)
    ]
    return Result(f"{number:06}", f"{number:06}", "africana", began, tuple(seats), True)


def skewed(rng: random.Random, shape: str, games: int) -> list[Result]:
    """Games with one such category, of two to five players."""
    found = []
    for i in range(games):
        size = rng.choice((2, 3, 3, 4, 4, 5))
        found.append(table([[own] for own in SHAPES[shape](rng, size)], rng.sample(NAMES, size), i))
    return found


def shuffled(rng: random.Random, results: Sequence[Result]) -> list[Result]:
    """The same games with the names dealt anew at each table."""
    found = []
    for result in results:
        names = [seat.name for seat in result.seats]
        rng.shuffle(names)
        seats = [seat._replace(name=name) for seat, name in zip(result.seats, names, strict=True)]
        found.append(result._replace(seats=tuple(seats)))
    return found


def differences(results: Sequence[Result], name: str, category: int) -> list[float]:
    """What one person has more than the mean of the others, game by game."""
    found = []
    for result in results:
        own = [seat.points[category] for seat in result.seats if seat.name == name]
        others = [seat.points[category] for seat in result.seats if seat.name != name]
        if own and others:
            found.append(own[0] - sum(others) / len(others))
    return found


def by_student(found: Sequence[float]) -> tuple[float, float]:
    """The interval by Student's t alone."""
    count = len(found)
    mean = sum(found) / count
    reach = quantile(count - 1) * sqrt(sum([(each - mean) ** 2 for each in found]) / (count - 1) / count)
    return mean - reach, mean + reach


def by_drawing(found: Sequence[float], rng: random.Random) -> tuple[float, float]:
    """The interval by drawing from the games again and again."""
    count = len(found)
    means = sorted([sum(rng.choices(found, k=count)) / count for _ in range(DRAWN)])
    return means[DRAWN // 200 - 1], means[-(DRAWN // 200)]


def rate(count: int, of: int) -> str:
    """So many of a hundred."""
    return f"{count} of {of} ({100 * count / of:.2f} %)" if of else "none"


def profile_alarms(title: str, logs: Iterator[list[Result]], rng: random.Random, drawn: int) -> None:
    """Prints how often profiles are false alarms in logs where nobody is better."""
    intervals = out = told = with_one = count = asked = 0
    student = drawing = draws = 0
    for results in logs:
        count += 1
        found = profiles(results, NOBODY)
        intervals += len(found)
        out += len([each for each in found if each.low > 0 or each.high < 0])
        strengths = worth_telling(found)
        told += len(strengths)
        with_one += bool(strengths)
        asked += len([each for each in found if each.is_sure])
        for each in found:
            own = differences([r for r in results if r.game == each.game], each.person, each.category)
            if any(own):
                low, high = by_student(own)
                student += low > 0 or high < 0
            if any(own) and count <= drawn:
                draws += 1
                low, high = by_drawing(own, rng)
                drawing += low > 0 or high < 0
    print(
        f"{title}: intervals that leave out 0 {rate(out, intervals)}; told unasked {told}, in {rate(with_one, count)}"
        f" logs; strengths and weaknesses {asked}. By t alone {rate(student, intervals)}, by drawing"
        f" {rate(drawing, draws)}",
        flush=True,
    )


def years(rng: random.Random, logs: int, games: int) -> Iterator[list[Result]]:
    """Parts of many made up evenings, with the names dealt anew."""
    union = Union()
    union.add("table", content(1000))
    pool = [result for result in union.results() if result.seats]
    for _ in range(logs):
        yield shuffled(rng, rng.sample(pool, games))


def beginning(rng: random.Random, games: int, who: str, worth: int) -> list[Result]:
    """Games of a table whose players are not equally good, where beginning is worth so many points."""
    skill = {name: rng.choice((0, 0, 3, 6)) for name in NAMES}
    best = lowest = ""
    found: list[Result] = []
    for i in range(games):
        names = rng.sample(NAMES, rng.choice((2, 3, 3, 4, 4, 5)))
        usual = {"winner": best, "last": lowest, "youngest": min(names)}.get(who, "")
        began = usual if usual in names else rng.choice(names)
        points = [[round(rng.gauss(40, 7)) + skill[name] + worth * (name == began)] for name in names]
        found.insert(0, table(points, names, i, began))
        best = names[points.index(max(points))]
        lowest = names[points.index(min(points))]
    return found


def starting_alarms(who: str, games: int, worth: int, logs: int, rng: random.Random) -> None:
    """Prints what is said of those who began."""
    said = {None: 0, 0: 0, 1: 0, -1: 0}
    for _ in range(logs):
        found = starting(beginning(rng, games, who, worth), NOBODY)
        said[found and found.helps] += 1
    print(
        f"{who} begins, worth {worth} points, {games} games: silent {said[None]}, no sign {said[0]}, helps {said[1]},"
        f" drawback {said[-1]}; false or seen {rate(said[1] + said[-1], logs)}",
        flush=True,
    )


def main() -> None:
    """Measures everything."""
    part = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    rng = random.Random(31)

    def some(logs: int) -> int:
        return max(1, int(logs * part))

    for games in (30, 100, 300):
        profile_alarms(f"a table, {games} games", years(rng, some(300), games), rng, some(10))
    for shape in SHAPES:
        for games in (12, 30, 100):
            logs = (skewed(rng, shape, games) for _ in range(some(1000)))
            profile_alarms(f"{shape}, {games} games", logs, rng, some(50))
    for who in ("chance", "winner", "last", "youngest"):
        for games in (40, 200):
            starting_alarms(who, games, 0, some(1000), rng)
    for worth in (3, 6):
        for games in (40, 100, 200):
            starting_alarms("chance", games, worth, some(200), rng)


if __name__ == "__main__":
    main()
