"""Measures that hold on a machine that others use, too.

What is measured and its yardstick take turns in many short rounds, so that a machine that changes its speed changes it
for both. A ratio is that of two neighbours; of all rounds the median is printed, and in brackets the quartiles: half of
the rounds lie between these. Seconds are those of the CPU, unless a disk is waited for.

With `--instructions` nothing is timed: the instructions of a fixed piece of work are counted, by `perf stat` where the
machine has such a counter, else by `valgrind --tool=callgrind`, which is fifty times slower. They are the same in every
run, but for a thousandth.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

ROUNDS = 41
PIECES = 2
"""Rounds whose instructions are counted, after one to warm up."""

T = TypeVar("T")


class Work(NamedTuple):
    """Something to be measured."""

    name: str
    prepare: Callable[[], Callable[[], int]]
    """Makes ready what one round needs. What it returns is measured, and returns how many things it has done."""


def cpu() -> float:
    """Seconds of CPU that this process has used."""
    return time.process_time()


def children() -> float:
    """Seconds of CPU that processes have used which this one has started, and which have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Comparison(NamedTuple):
    """Works that are measured against a yardstick."""

    unit: str
    yardstick: Work
    works: Sequence[Work]
    clock: Callable[[], float] = cpu
    """Tells seconds."""
    cost: float = 0
    """How many of the unit a second is, where the time of one thing is told; 0 where things a second are."""


class Spread(NamedTuple):
    """The median of some measures, and the quartiles around it."""

    median: float
    low: float
    high: float

    def text(self, digits: int) -> str:
        """`5.31 (5.20–5.44)`."""
        median, low, high = [f"{value:.{digits}f}" for value in self]
        return f"{median} ({low}–{high})"


def spread(values: Sequence[float]) -> Spread:
    """The spread of at least one measure."""
    if len(values) == 1:
        return Spread(values[0], values[0], values[0])
    low, median, high = statistics.quantiles(values, n=4, method="inclusive")
    return Spread(median, low, high)


def seconds(work: Work, clock: Callable[[], float]) -> float:
    """Seconds that each thing takes in one round of a work."""
    do = work.prepare()
    gc.collect()
    start = clock()
    done = do()
    return (clock() - start) / done


def compare(comparison: Comparison, rounds: int) -> None:
    """Prints a row for the yardstick and one for each work: what it takes, or how many a second; the ratio."""
    unit, yardstick, works, clock, cost = comparison
    for work in (yardstick, *works):
        seconds(work, clock)  # warms up
    gc.freeze()  # what is there now need not be gone through before each round
    base: list[float] = []
    spent: dict[str, list[float]] = {work.name: [] for work in works}
    ratios: dict[str, list[float]] = {work.name: [] for work in works}
    for _ in range(rounds):
        for work in works:
            base.append(seconds(yardstick, clock))
            spent[work.name].append(seconds(work, clock))
            ratio = spent[work.name][-1] / base[-1]
            ratios[work.name].append(ratio if cost else 1 / ratio)
    for name, found in ((yardstick.name, base), *spent.items()):
        told = spread([each * cost if cost else 1 / each for each in found]).text(1 if cost else 0)
        ratio_told = f"{spread(ratios[name]).text(2)} x" if name in ratios else "1 x"
        print(f"{name:56} {told:>25} {unit:10} {ratio_told}", flush=True)


def in_turn(pieces: Mapping[str, Callable[[], T]], rounds: int) -> dict[str, list[T]]:
    """What some pieces return in each round, in which all of them have their turn."""
    found: dict[str, list[T]] = {name: [] for name in pieces}
    for _ in range(rounds):
        for name, piece in pieces.items():
            found[name].append(piece())
    return found


def counter() -> Callable[[Sequence[str]], int]:
    """What tells the instructions of a whole process. Ends the program where the machine has nothing to count them."""
    if shutil.which("perf") and _perf(["true"]):
        return _perf
    if shutil.which("valgrind"):
        print("no counter in this processor: counted by valgrind", file=sys.stderr)
        return _callgrind
    sys.exit("Neither perf nor valgrind can count instructions here.")


def _perf(command: Sequence[str]) -> int:
    told = _run(["perf", "stat", "-x", ",", "-e", "instructions:u", *command])
    found = re.search(r"^(\d+),", told, re.M)
    return int(found[1]) if found else 0


def _callgrind(command: Sequence[str]) -> int:
    told = _run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command])
    found = re.search(r"Collected : (\d+)", told)
    assert found, told
    return int(found[1])


def _run(command: Sequence[str]) -> str:
    """What a process says on standard error. Sets and dicts have the same order in each."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment)
    return done.stderr.decode()


def count(part: str, comparison: Comparison) -> None:
    """Prints the instructions that one thing takes in the yardstick and in each work, and the ratio."""
    instructions = counter()
    base = 0.0
    for work in (comparison.yardstick, *comparison.works):
        command = [sys.executable, str(Path(sys.argv[0]).resolve()), part, "--piece", work.name, "--times"]
        first, last = [instructions([*command, str(times)]) for times in (1, 1 + PIECES)]
        done = sum([work.prepare()() for _ in range(1 + PIECES)][1:])
        each = (last - first) / done
        base = base or each
        print(f"{work.name:56} {each:14,.0f} instructions {each / base if comparison.cost else base / each:6.2f} x")


def main(doc: str | None, parts: Mapping[str, Callable[[], Sequence[Comparison]]]) -> None:
    """The command of a benchmark: measures the parts that are named, all of them if none is."""
    parser = argparse.ArgumentParser(description=(doc or "").partition("\n")[0])
    parser.add_argument("parts", nargs="*", help=" ".join(parts))
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--only", default="", help="works with this in their names")
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--piece", help=argparse.SUPPRESS)
    parser.add_argument("--times", type=int, default=1, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if unknown := [name for name in chosen.parts if name not in parts]:
        parser.error(f"there is no part {unknown[0]}; there are {', '.join(parts)}")
    for name in chosen.parts or parts:
        for whole in parts[name]():
            comparison = whole._replace(works=[work for work in whole.works if chosen.only in work.name])
            if chosen.piece is not None:
                for work in (comparison.yardstick, *comparison.works):
                    if work.name == chosen.piece:
                        # The same is made ready whatever is done, so that the difference is what is done.
                        for do in [work.prepare() for _ in range(1 + PIECES)][: chosen.times]:
                            do()
            elif not comparison.works:
                continue
            elif not chosen.instructions:
                compare(comparison, chosen.rounds)
            elif comparison.clock is cpu:
                count(name, comparison)
