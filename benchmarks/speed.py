"""Ratios against yardsticks in the same run: start-up against `python -c pass`, scoring against the mahjong package.

    python benchmarks/speed.py             everything
    python benchmarks/speed.py scoring     only one part: startup or scoring

Absolute times depend on the machine; the ratios are what to compare. Needs the `bench` extra for `mahjong`.
"""

from __future__ import annotations

import compileall
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig

import scorer

ROOT = Path(__file__).parent.parent
ROUNDS = 25


def wall(command: Sequence[str]) -> float:
    """Seconds that a whole process takes."""
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
    return time.perf_counter() - start


def startup() -> None:
    """Whole processes, in turn, so that a machine that changes its speed changes it for all of them."""
    # As installed: an editable install may have no compiled modules, and some machines never write any.
    compileall.compile_dir(ROOT / "scorer", quiet=1)
    python = sys.executable
    program = str(Path(python).with_name("scorer"))
    commands = {
        "python -c pass": [python, "-c", "pass"],
        "import scorer": [python, "-c", "import scorer"],
        "import typer": [python, "-c", "import typer"],
        "scorer score africa examples/africa.json": [program, "score", "africa", "examples/africa.json"],
        "… --lang fi": [program, "score", "africa", "examples/africa.json", "--lang", "fi"],
        "… --explain --lang fi": [program, "score", "africa", "examples/africa.json", "--explain", "--lang", "fi"],
        "scorer rules africa.score.majority.tie_first": [
            *(program, "rules", "africa.score.majority.tie_first", "--lang", "fi")
        ],
        "scorer rules kullan tasapeli": [program, "rules", "kullan", "tasapeli", "--lang", "fi"],
        "scorer --help": [program, "--help"],
    }
    times: dict[str, list[float]] = {name: [] for name in commands}
    for turn in range(ROUNDS + 2):
        for name, command in commands.items():
            spent = wall(command)
            if turn >= 2:  # the first two warm the disk
                times[name].append(spent)
    base = statistics.median(times["python -c pass"])
    for name, spent_in_turns in times.items():
        median = statistics.median(spent_in_turns)
        print(f"{name:45} {median * 1000:7.1f} ms {median / base:6.2f} x")


def per_second(work: Callable[[], int]) -> float:
    """The median rate of a piece of work that returns how many things it has done."""
    rates = []
    for _ in range(9):
        start = time.perf_counter()
        done = work()
        rates.append(done / (time.perf_counter() - start))
    return statistics.median(rates)


def hands(rng: random.Random, wanted: int) -> list[tuple[list[int], int, HandConfig]]:
    """Mixed random winning hands: four sets and a pair, self-drawn or not."""
    found: list[tuple[list[int], int, HandConfig]] = []
    while len(found) < wanted:
        copies = [0] * 34
        for _ in range(4):
            if rng.random() < 0.4:
                copies[rng.randrange(34)] += 3
            else:
                first = 9 * rng.randrange(3) + rng.randrange(7)
                for tile in (first, first + 1, first + 2):
                    copies[tile] += 1
        copies[rng.randrange(34)] += 2
        if max(copies) <= 4:
            tiles = [4 * kind + copy for kind, count in enumerate(copies) for copy in range(count)]
            config = HandConfig(is_tsumo=rng.random() < 0.5, is_riichi=rng.random() < 0.5)
            found.append((tiles, rng.choice(tiles), config))
    return found


def tallies(rng: random.Random, wanted: int) -> dict[str, list[dict[str, object]]]:
    """Random four-player tables of each game, as plain dicts."""
    names = ("Anna", "Ben", "Cleo", "Dora")
    cards = [f"{c} {a}" for c in ("green", "blue", "purple", "brown") for a in ("lion", "zebra", "gazelle", "hyena")]

    def table(make: Callable[[], dict[str, object]]) -> dict[str, object]:
        return {"players": [{"name": name} | make() for name in names]}

    def africa() -> dict[str, object]:
        goods = {kind: rng.randint(1, 4) for kind in rng.sample(("statue", "drum", "shirt", "kettle", "mask"), 3)}
        return {"track": rng.randint(15, 60), "goods": goods, "gold": rng.randint(0, 6), "gems": rng.randint(0, 6)}

    def africana() -> dict[str, object]:
        counts = [rng.randint(0, 1) for _ in range(4)] + [rng.randint(0, 1)]
        return {
            "expeditions": [rng.randint(2, 8) for _ in range(6)],
            "artifacts": counts,
            "artifact_points": [rng.randint(1, 4) for _ in range(sum(counts))],
            "helpers": rng.randint(0, 2),
            "silver": rng.randint(0, 9),
            "gold": rng.randint(0, 3),
            "travel_cards": rng.randint(0, 4),
        }

    def afritoria() -> dict[str, object]:
        return {"pile": rng.sample(cards, 7)}

    made = {}
    for game, make in (("africa", africa), ("africana", africana), ("afritoria", afritoria)):
        tables: list[dict[str, object]] = []
        while len(tables) < wanted:
            tally = {"game": game} | table(make)
            try:
                scorer.score(tally)
            except ValueError:  # a third copy of a card: not a table
                continue
            tables.append(tally)
        made[game] = tables
    return made


def scoring() -> None:
    """Explained results a second on one core."""

    import scorer

    rng = random.Random(1)
    dealt = hands(rng, 600)
    calculator = HandCalculator()

    def mahjong() -> int:
        for tiles, win, config in dealt:
            calculator.estimate_hand_value(tiles, win, config=config)
        return len(dealt)

    yardstick = per_second(mahjong)
    print(f"{'mahjong estimate_hand_value':45} {yardstick:10.0f} hands/s   1.00 x")
    for game, tables in tallies(rng, 500).items():

        def plain(tables: list[dict[str, object]] = tables) -> int:
            for tally in tables:
                scorer.score(tally)
            return 4 * len(tables)

        def full(tables: list[dict[str, object]] = tables) -> int:
            for tally in tables:
                scorer.score(tally).to_dict("fi")
            return 4 * len(tables)

        for name, work in ((f"{game}: explained results", plain), (f"{game}: JSON in Finnish, all readings", full)):
            rate = per_second(work)
            print(f"{name:45} {rate:10.0f} results/s {rate / yardstick:6.2f} x")


if __name__ == "__main__":
    parts = {"startup": startup, "scoring": scoring}
    for name in sys.argv[1:] or parts:
        parts[name]()
