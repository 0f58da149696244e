"""Ratios against yardsticks in the same run: start-up against `python -c pass`, scoring against the mahjong package.

    python benchmarks/speed.py                          everything
    python benchmarks/speed.py scoring                  only one part: startup or scoring
    python benchmarks/speed.py scoring --instructions   counts instead of seconds

`measuring.py` says how it is measured. Every round has tallies and hands of its own. Absolute times depend on the
machine; the ratios are what to compare. Needs the `bench` extra for `mahjong`.
"""

from __future__ import annotations

import compileall
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from measuring import Comparison, Work, children, main

import scorer

if TYPE_CHECKING:
    from mahjong.hand_calculating.hand_config import HandConfig

ROOT = Path(__file__).parent.parent
HANDS = 300
TABLES = 75
"""Of each game in a round."""


def startup() -> list[Comparison]:
    """Whole processes: what of the CPU each takes."""
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

    def process(command: Sequence[str]) -> Callable[[], int]:
        def work() -> int:
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
            return 1

        return work

    yardstick, *works = [Work(name, partial(process, command)) for name, command in commands.items()]
    return [Comparison("ms", yardstick, works, clock=children, cost=1000)]


def hands(rng: random.Random) -> Iterator[tuple[list[int], int, HandConfig]]:
    """Mixed random winning hands: four sets and a pair, self-drawn or not."""
    from mahjong.hand_calculating.hand_config import HandConfig

    while True:
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
            yield tiles, rng.choice(tiles), config


NAMES = ("Anna", "Ben", "Cleo", "Dora")


def africa(rng: random.Random) -> dict[str, object]:
    goods = {kind: rng.randint(1, 4) for kind in rng.sample(("statue", "drum", "shirt", "kettle", "mask"), 3)}
    return {"track": rng.randint(15, 60), "goods": goods, "gold": rng.randint(0, 6), "gems": rng.randint(0, 6)}


def africana(rng: random.Random) -> dict[str, object]:
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


CARDS = [f"{c} {a}" for c in ("green", "blue", "purple", "brown") for a in ("lion", "zebra", "gazelle", "hyena")]


def dealt(rng: random.Random) -> Iterator[dict[str, object]]:
    """The players of Afritoria, one table after the other: seven cards each, of which there are two copies."""
    while True:
        deck = rng.sample(CARDS * 2, 7 * len(NAMES))
        for i in range(0, len(deck), 7):
            yield {"pile": deck[i : i + 7]}


def endless(player: Callable[[random.Random], dict[str, object]], rng: random.Random) -> Iterator[dict[str, object]]:
    """One random player after the other."""
    while True:
        yield player(rng)


PLAYERS: dict[str, Callable[[random.Random], Iterator[dict[str, object]]]] = {
    "africa": partial(endless, africa),
    "africana": partial(endless, africana),
    "afritoria": dealt,
}
"""By game, what makes its random players."""


def tables(game: str) -> Iterator[dict[str, object]]:
    """Random four-player tables of a game, as plain dicts."""
    players = PLAYERS[game](random.Random(1))
    while True:
        tally: dict[str, object] = {"game": game, "players": [{"name": name} | next(players) for name in NAMES]}
        if not scorer.problems(tally):  # more than the box has
            yield tally


def scoring() -> list[Comparison]:
    """Explained results a second on one core."""
    endless_hands: Iterator[tuple[list[int], int, HandConfig]] | None = None

    def mahjong() -> Callable[[], int]:
        from mahjong.hand_calculating.hand import HandCalculator

        nonlocal endless_hands
        endless_hands = endless_hands or hands(random.Random(1))
        these, calculator = list(islice(endless_hands, HANDS)), HandCalculator()

        def work() -> int:
            for tiles, win, config in these:
                calculator.estimate_hand_value(tiles, win, config=config)
            return HANDS

        return work

    def explained(tallies: Iterator[dict[str, object]]) -> Callable[[], int]:
        these = list(islice(tallies, TABLES))

        def work() -> int:
            for tally in these:
                scorer.score(tally)
            return 4 * TABLES

        return work

    def written(tallies: Iterator[dict[str, object]]) -> Callable[[], int]:
        these = list(islice(tallies, TABLES))

        def work() -> int:
            for tally in these:
                scorer.score(tally).to_dict("fi")
            return 4 * TABLES

        return work

    works = []
    for game in PLAYERS:
        for name, make in (("explained results", explained), ("JSON in Finnish, all readings", written)):
            works.append(Work(f"{game}: {name}", partial(make, tables(game))))
    return [Comparison("results/s", Work("mahjong estimate_hand_value", mahjong), works)]


if __name__ == "__main__":
    main(__doc__, {"startup": startup, "scoring": scoring})
