"""Many tallies: how many a CPU-second, from a thousand to a million, on one core and on several; the memory it takes.

    python benchmarks/many.py                        1000 10000 100000 1000000 tallies, 1 and 2 cores
    python benchmarks/many.py 1000 10000 --jobs 1 4  others

The tallies are made from the examples with other numbers. The yardstick is Python that only reads the JSON of the same
file and writes it again. Both take turns in several rounds; printed are medians, with quartiles in brackets
(`measuring.py`). A CPU-second is one of all processes of the run together. The highest memory is that of any of them,
as the system counts it; it should not grow with the number of tallies.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from measuring import children, in_turn, spread

ROOT = Path(__file__).parent.parent
GAMES = ("africa", "africana", "afritoria")
WORTH = 200_000
"""Tallies after which no further round is begun, so that a million is not scored again and again."""

YARDSTICK = "import json, sys\nfor line in open(sys.argv[1]): sys.stdout.write(json.dumps(json.loads(line)) + '\\n')\n"
SCORER = "from scorer.cli import main\ncode = main(sys.argv[1:])\n"
MEMORY = (
    "import resource, sys\n{program}"
    "own, sub = (resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))\n"
    "print(max(own, sub), file=sys.stderr)\n"
)


def write(file: Path, count: int) -> None:
    """So many tallies, one a line, that are not all the same."""
    rng = random.Random(count)
    known = [json.loads((ROOT / f"examples/{game}.json").read_text("utf-8")) for game in GAMES]
    with file.open("w", encoding="utf-8") as out:
        for _ in range(count):
            tally = rng.choice(known)
            players = [dict(player) for player in tally["players"]]
            for player in players:
                for key in ("track", "silver"):
                    if key in player:
                        player[key] = rng.randrange(60)
            out.write(json.dumps({**tally, "players": players}) + "\n")


def measure(program: str, *arguments: str) -> tuple[float, float, float]:
    """Seconds of CPU, seconds on the clock, and the memory of the largest process in MB."""
    command = [sys.executable, "-c", MEMORY.format(program=program), *arguments]
    used, begun = children(), time.perf_counter()
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=True, cwd=ROOT)
    return children() - used, time.perf_counter() - begun, int(done.stderr.split()[-1]) / 1024


def rows(count: int, jobs: Sequence[int], rounds: int) -> None:
    """Prints a row for the yardstick and one for each number of cores."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "many.jsonl"
        write(file, count)
        pieces = {"JSON": partial(measure, YARDSTICK, str(file))}
        for number in jobs:
            arguments = ("score", str(file), "--format", "jsonl", *(("--jobs", str(number)) if number else ()))
            pieces[str(number)] = partial(measure, SCORER, *arguments)
        found = in_turn(pieces, max(1, min(rounds, WORTH // count)))
    base = found["JSON"]
    for name, measured in found.items():
        rate = spread([count / used for used, _, _ in measured]).text(0)
        elapsed = spread([count / clock for _, clock, _ in measured]).text(0)
        ratio = spread([used / own for (used, _, _), (own, _, _) in zip(measured, base, strict=True)]).text(1)
        memory = max(memory for _, _, memory in measured)
        print(f"{count:>9} {name:>5} {rate:>22} {ratio:>18} {elapsed:>22} {memory:>6.0f}", flush=True)


def main() -> None:
    """A row for each number of tallies and of cores."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("counts", type=int, nargs="*", default=[10**3, 10**4, 10**5, 10**6])
    parser.add_argument("--jobs", type=int, nargs="*", default=[0, 1, 2], help="0 is the program without `--jobs`")
    parser.add_argument("--rounds", type=int, default=11)
    chosen = parser.parse_args()
    print(f"{'tallies':>9} {'jobs':>5} {'a CPU-second':>22} {'CPU, of JSON':>18} {'a second':>22} {'MB':>6}")
    for count in chosen.counts:
        rows(count, chosen.jobs, chosen.rounds)


if __name__ == "__main__":
    main()
