"""Lets two programs begin one record at the same time, again and again: exactly one of them may go on with it.

    python benchmarks/race.py 200          this many races (200 is also the default)

Both programs are started and wait in their input until both are there; then the same record is begun with other
players, and each types a move of its own. Afterwards the record has one first line and replays; a program that ended
with 0 has all of its moves in it, and a program that was refused was told why and has none. The exit code is 1 if
anything of this is not so.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scorer.tracking.course import replay  # noqa: E402

_START = """
import sys
sys.stdout.write("ready\\n"); sys.stdout.flush()
sys.stdin.buffer.raw.read(1)
from scorer.cli import main
sys.exit(main(sys.argv[1:]))
"""
MOVES = {"Ann,Ben": "market green lion\n", "Cleo,Dora": "market blue zebra\n"}
"""What the two programs agree on, and the move that each of them types."""


class Racer:
    """One of the two programs, loaded and waiting."""

    def __init__(self, players: str, record: Path) -> None:
        self.players = players
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-c", f"import scorer.cli.app, scorer.cli.track;{_START}"),
                *("track", "afritoria", "--players", players, "--record", str(record)),
                *("--format", "json", "--lang", "en"),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=ROOT,
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == b"ready\n"

    def go(self, gate: threading.Barrier) -> None:
        """Lets the program run as soon as the other one is let, too."""
        gate.wait()
        self.out, self.err = self._process.communicate(b"x" + MOVES[self.players].encode())
        self.code = self._process.returncode


def race(record: Path) -> str:
    """What was wrong after one race, or how it ended after a colon."""
    racers = [Racer(players, record) for players in MOVES]
    gate = threading.Barrier(2)
    threads = [threading.Thread(target=racer.go, args=(gate,)) for racer in racers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    course = replay(record.read_bytes().splitlines(keepends=True))
    begun = ",".join(course.state.setup.players)
    ended = [racer for racer in racers if racer.code == 0]
    if len(ended) != 1:
        return f"{len(ended)} programs went on"
    if ended[0].players != begun or course.number != 1:
        return "the record is not the one of the program that went on"
    told = next(racer.err.decode() for racer in racers if racer.code)
    if "Traceback" in told or not told.strip():
        return f"the other one was not told: {told[-200:]}"
    return f":{told.splitlines()[0].rpartition(': ')[2]}"


def main(count: int = 200) -> int:
    """Runs all races; the exit code."""
    came: Counter[str] = Counter()
    with TemporaryDirectory() as folder:
        for i in range(count):
            came[race(Path(folder) / f"{i}.jsonl")] += 1
    for how, times in came.most_common():
        print(f"{times} times: {how.lstrip(':')}")
    return int(any(not how.startswith(":") for how in came))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
