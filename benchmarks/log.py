"""A logbook of thousands of games: what listing, statistics and adding take above what Typer takes, and the memory.

    python benchmarks/log.py                     1000 10000 games
    python benchmarks/log.py 10000 100000        others

The games are those of `tools/year.py`. All commands take turns in several rounds with the yardstick, a program that
only imports Typer; printed are medians of CPU milliseconds above it, with quartiles in brackets (`measuring.py`), and
the most memory in MB. `statistics` is `scorer log stats`; `add` reads the
line of a game and those of its day, and writes one; `undo` takes that back; `union` is the list without an index, and
`anew` the list when its index is gone.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from measuring import children, in_turn, spread

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tools.year import content  # noqa: E402

YARDSTICK = "import typer"
LIST = "sys.argv = ['scorer', 'log', 'list']; import scorer.cli; scorer.cli.main()"
BEGIN = "import typer, scorer.cli.app; from scorer.log import *; book = Logbook()\n"
STATISTICS = "sys.argv = ['scorer', 'log', 'stats']; import scorer.cli; scorer.cli.main()"
ADD = """
from scorer.log.lines import stamp_after
from uuid import uuid4
log = book.read()
last, = log.plays(Wanted(last=1))
list(log.results(Wanted(since=last.day, until=last.day)))
id = str(uuid4())
assert log.line(id) is None
book.write(write_play(last.sheet, stamp=stamp_after(), id=id, at=last.day).line.data)
"""
MEMORY = (
    "import gc, sys; gc.disable()\n{}\n"
    # What `getrusage` tells is never less than what the process had that started it.
    "import re; print(re.search(r'VmHWM:\\s*(\\d+)', open('/proc/self/status').read())[1], file=sys.stderr)"
)


def measure(program: str, environment: Mapping[str, str]) -> tuple[float, float]:
    """Milliseconds of CPU, and the memory in MB."""
    used = children()
    done = subprocess.run(
        [sys.executable, "-c", MEMORY.format(program)],
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=True,
        cwd=ROOT,
    )
    return 1000 * (children() - used), int(done.stderr.split()[-1]) / 1024


def rows(count: int, rounds: int) -> None:
    """Prints a row for each command."""
    with tempfile.TemporaryDirectory() as folder:
        homes = {f"XDG_{kind}_HOME": f"{folder}/{kind}" for kind in ("CACHE", "CONFIG", "STATE")}
        (Path(folder) / "log").mkdir()
        (Path(folder) / "log" / "table.jsonl").write_bytes(content(count))
        run = partial(measure, environment={**homes, "SCORER_LOG": f"{folder}/log"})
        run(STATISTICS)
        whole = "from scorer.log import book; book.LARGE = 10 ** 12\n"
        pieces: dict[str, Callable[[], tuple[float, float]]] = {
            "yardstick": partial(run, YARDSTICK),
            "list": partial(run, LIST),
            "statistics": partial(run, STATISTICS),
            "add": partial(run, BEGIN + ADD),
            "undo": partial(run, BEGIN + "undone(book)"),
            "union": partial(run, whole + LIST),
        }
        print_rows(count, in_turn(pieces, rounds))
        run(STATISTICS)

        def anew() -> tuple[float, float]:
            for index in Path(homes["XDG_CACHE_HOME"]).rglob("*.sqlite"):
                index.unlink()
            return run(LIST)

        print_rows(
            count, in_turn({"yardstick": pieces["yardstick"], "anew": anew}, max(1, min(rounds, 30_000 // count)))
        )


def print_rows(count: int, found: Mapping[str, Sequence[tuple[float, float]]]) -> None:
    """Prints what the others take above the yardstick."""
    base = [used for used, _ in found["yardstick"]]
    for name, measured in found.items():
        above = [used - own for (used, _), own in zip(measured, base, strict=True)]
        told = spread(base if name == "yardstick" else above).text(0)
        print(f"{count:>8} {name:12} {told:>20} ms {max(memory for _, memory in measured):>6.0f} MB", flush=True)


def main() -> None:
    """Measures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", type=int, default=[1000, 10_000])
    parser.add_argument("--rounds", type=int, default=15)
    chosen = parser.parse_args()
    for count in chosen.games:
        rows(count, chosen.rounds)


if __name__ == "__main__":
    main()
