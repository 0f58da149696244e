"""Compares MicroPython with CPython, byte for byte, over all corpora: the same calls, the same answers.

    python -m tests.support.parity [--games 200] [--tallies 20000] [--seed 5]

The tests run a smaller part of the same. Needs Node, which comes with the extra `dev`.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from docs.app.engine import build
from docs.app.node import node
from scorer.registry import ids
from tests.support import corpora, corpora_log


class Difference(NamedTuple):
    """A call that both answer otherwise."""

    call: str
    cpython: str
    micropython: str

    def __str__(self) -> str:
        at = next((i for i, (a, b) in enumerate(zip(self.cpython, self.micropython, strict=False)) if a != b), 0)
        cut = slice(max(0, at - 200), at + 200)
        return f"{self.call[:600]}\n  CPython     …{self.cpython[cut]}\n  MicroPython …{self.micropython[cut]}"


class Run:
    """MicroPython at work, built into a folder, on the calls that CPython has answered; `module` loads it."""

    def __init__(self, folder: Path, asked: Iterable[corpora.Asked], module: str = "engine.mjs") -> None:
        self.asked = list(asked)
        self.calls = tempfile.TemporaryFile()  # noqa: SIM115  # as long as the program runs
        self.answers = tempfile.TemporaryFile()  # noqa: SIM115
        self.calls.write("".join(f"{call}\n" for call, _ in self.asked).encode())
        self.calls.seek(0)
        command = [node(), str(Path(__file__).with_suffix(".mjs")), str(folder / module)]
        self.program = subprocess.Popen(command, stdin=self.calls, stdout=self.answers)

    def differences(self) -> list[Difference]:
        """What MicroPython answers otherwise than CPython."""
        assert self.program.wait() == 0
        self.answers.seek(0)
        answers = self.answers.read().decode().split("\n")[:-1]
        assert len(answers) == len(self.asked), f"{len(answers)} answers to {len(self.asked)} calls"
        self.calls.close()
        self.answers.close()
        pairs = zip(self.asked, answers, strict=True)
        return [Difference(call, truth, answer) for (call, truth), answer in pairs if truth != answer]


def main() -> None:
    """The longer run."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--tallies", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=5)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        build.build(Path(folder))
        wrong = 0
        parts = {
            "texts": corpora.texts(),
            "records": corpora.records(),
            **{game: corpora.games(game, args.games, args.seed) for game in ids()},
            "tallies": corpora.tallies(args.tallies, args.seed),
            "typed": corpora.typed(),
            "logs": corpora_log.logs(20, 2000, args.seed),
        }
        for name, corpus in parts.items():
            begun, calls, different, refused = time.monotonic(), 0, 0, 0
            while asked := list(islice(corpus, 5000)):
                calls += len(asked)
                refused += sum(answer.startswith('{"error"') for _, answer in asked)
                for difference in Run(Path(folder), asked).differences():
                    different += 1
                    if different <= 5:
                        print(difference)
            seconds = time.monotonic() - begun
            print(f"{name}: {calls} calls, {refused} refused, {different} different, {seconds:.0f} s")
            wrong += different
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
