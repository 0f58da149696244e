"""Many tallies: how many a second, from a thousand to a million, on one core and on several; the memory it takes.

    python benchmarks/many.py                        1000 10000 100000 1000000 tallies, 1 and 2 cores
    python benchmarks/many.py 1000 10000 --jobs 1 4  others

The tallies are made from the examples with other numbers. The highest memory is that of any process of the run, as the
system counts it; it should not grow with the number of tallies.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ("africa", "africana", "afritoria")


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


def measure(file: Path, jobs: int) -> tuple[float, float]:
    """Seconds, and the memory of the largest process in MB."""
    code = (
        "import resource, sys; from scorer.cli import main; code = main(sys.argv[1:]);"
        "own, sub = (resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN));"
        "print(max(own, sub), file=sys.stderr); sys.exit(code)"
    )
    command = [sys.executable, "-c", code, "score", str(file), "--format", "jsonl", "--jobs", str(jobs)]
    begun = time.perf_counter()
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=True, cwd=ROOT)
    return time.perf_counter() - begun, int(done.stderr.split()[-1]) / 1024


def main() -> None:
    """A row for each number of tallies and of cores."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("counts", type=int, nargs="*", default=[10**3, 10**4, 10**5, 10**6])
    parser.add_argument("--jobs", type=int, nargs="*", default=[1, 2])
    chosen = parser.parse_args()
    print(f"{'tallies':>9} {'jobs':>5} {'seconds':>9} {'a second':>9} {'MB':>6}")
    with tempfile.TemporaryDirectory() as folder:
        for count in chosen.counts:
            file = Path(folder) / "many.jsonl"
            write(file, count)
            for jobs in chosen.jobs:
                spent, memory = measure(file, jobs)
                print(f"{count:>9} {jobs:>5} {spent:>9.2f} {count / spent:>9.0f} {memory:>6.0f}", flush=True)


if __name__ == "__main__":
    main()
