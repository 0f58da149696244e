"""Kills the program while it follows a game, again and again: no confirmed move may be lost, none may be doubled.

    python benchmarks/kill.py 200          this many kills (200 is also the default)
    python benchmarks/kill.py 200 7        with another seed

Each run goes on with the record that the last one left. It is fed through a pipe with all that is still to come of a
random game, with undos and redos, and gets SIGKILL: after some time, right after some confirmation, or at the moment at
which the file grows, that is between writing and confirming. After some kills the end of the file is torn as a power
cut could tear it: in a line that was not confirmed. Then the record has to be, byte for byte, what it was before plus
every line that was confirmed, plus at most the one that was not yet; it has to replay; and a torn line has to be kept
aside and told. The exit code is 1 if anything of this is not so.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any, NamedTuple
from uuid import UUID

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scorer import tracking  # noqa: E402
from scorer.text.errors import ScorerError  # noqa: E402
from scorer.tracking.course import header, replay  # noqa: E402
from scorer.tracking.moves import start_with  # noqa: E402

NAMES = ("Zoë", "Ben", "Cleo", "Dora")
SLOWEST = 30.0
"""Seconds after which a run that has not come to its moment is killed all the same."""


class Step(NamedTuple):
    """What is typed, the line that it must leave in the record, and the number that must be confirmed."""

    typed: bytes
    line: bytes
    number: int


class Game(NamedTuple):
    """A whole game, and how it is begun."""

    agreed: tuple[Sequence[str], dict[str, object]]
    """The names and the options."""
    options: list[str]
    steps: list[Step]
    header: bytes = b""
    """Empty until the program has written it: the id of a game is its own."""

    def lines(self, count: int) -> bytes:
        """The record after so many steps."""
        return self.header + b"".join([step.line for step in self.steps[:count]])


class Violation(Exception):
    """Something that must not happen."""


def random_game(rng: random.Random) -> Game:
    """A game with everything that a record can hold. What undo and redo mean is told here by two plain lists."""
    hands = rng.random() < 0.5
    names = NAMES[: rng.randint(2, 4)]
    agreed: tuple[Sequence[str], dict[str, object]] = (names, {"hands": hands})
    state = start_with("afritoria", *agreed)
    options = ["--players", ",".join(names), *(["--option", "hands=1"] if hands else [])]
    steps: list[Step] = []
    past: list[tuple[tracking.State, tracking.Move]] = []
    undone: list[tuple[tracking.State, tracking.Move]] = []
    while True:
        chance = rng.random()
        line: dict[str, Any]
        if past and chance < 0.1:
            before, move = past.pop()
            undone.append((state, move))
            state = before
            typed, line = "undo!", {"undo": 1, "forced": True}
        elif undone and chance < 0.5:
            after, move = undone.pop()
            past.append((state, move))
            state = after
            typed, line = "redo", {"redo": 1}
        else:
            choice = list(tracking.legal_moves(state))
            if not choice:
                return Game(agreed, options, steps)
            move = rng.choice(choice)
            player = tracking.current_player(state)
            typed, line = json.dumps(move.to_dict()), move.to_dict()
            if player is not None:
                line = {"by": player, **line}
            past.append((state, move))
            undone.clear()
            state = tracking.play(state, move)
        steps.append(Step(typed.encode() + b"\n", _line(line), len(past)))


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode() + b"\n"


def _read(stream: IO[bytes], told: list[bytes]) -> None:
    for line in stream:
        told.append(line)  # noqa: PERF402  # others look at the list meanwhile


class Table:
    """One game, its record, and what is known to be safe."""

    def __init__(self, folder: Path, rng: random.Random) -> None:
        self.rng = rng
        self.game = random_game(rng)
        folder.mkdir()
        self.file = folder / "record.jsonl"
        self.aside = folder / "record.jsonl.torn"
        self.done = 0
        """Steps that are in the record."""
        self.torn = b""
        """What the record was torn into."""
        self.kept = b""
        """What lay aside after the last run."""

    def run(self, counts: Counter[str]) -> None:
        """Goes on, is killed, and is looked at."""
        told, complaints = self._killed()
        text = complaints.decode(errors="replace")
        base, data = self.done, self.file.read_bytes() if self.file.exists() else b""
        end = data.rfind(b"\n") + 1
        whole, rest = data[:end], data[end:]
        lines = whole.count(b"\n")
        self.done = max(0, lines - 1)
        if lines and not self.game.header:
            self.game = self.game._replace(header=whole[: whole.index(b"\n") + 1])
            self._check_header()
        if lines and whole != self.game.lines(self.done):
            raise Violation(f"the record is not what was played:\n{whole.decode(errors='replace')[-600:]}")
        if not base + len(told) <= self.done <= base + len(told) + 1:
            raise Violation(f"{base} moves + {len(told)} confirmed, but {self.done} in the record\n{text}")
        for step, confirmation in zip(self.game.steps[base:], told, strict=False):
            if json.loads(confirmation).get("number") != step.number:
                raise Violation(f"confirmed instead of move {step.number}: {confirmation!r}")
        if lines:
            try:
                course = replay(whole.splitlines(keepends=True))
            except ScorerError as error:
                raise Violation(f"the record does not replay: {error}") from None
            if course.number != (self.game.steps[self.done - 1].number if self.done else 0):
                raise Violation(f"replayed to move {course.number} after {self.done} lines")
        self._look_aside(rest, text, opened=bool(told))
        counts["confirmed"] += len(told)
        counts["written"] += self.done - base - len(told)
        counts["early"] += not told
        if lines and not self.torn and self.done < len(self.game.steps) and self.rng.random() < 0.3:
            counts["torn"] += 1
            self._tear(unconfirmed=self.done > base + len(told))

    def _check_header(self) -> None:
        """The first line is that of this game, with an id of its own; from now on no byte of it may change."""
        id = str(UUID(json.loads(self.game.header)["id"]))
        if self.game.header != _line(header(start_with("afritoria", *self.game.agreed, id=id))):
            raise Violation(f"another first line: {self.game.header!r}")

    def _look_aside(self, rest: bytes, text: str, *, opened: bool) -> None:
        """A torn line is at the end of the record or aside, and whoever puts it aside says so."""
        kept = self.aside.read_bytes() if self.aside.exists() else b""
        if not kept.startswith(self.kept):
            raise Violation("what lay aside has changed")
        if rest and (opened or rest != self.torn):
            raise Violation(f"something is left at the end of the record: {rest!r}")
        if self.torn and not rest:
            if self.torn not in kept[len(self.kept) :]:
                raise Violation(f"torn and lost: {self.torn!r}")
            if opened and str(self.aside) not in text:
                raise Violation(f"nobody was told that {self.torn!r} is kept aside: {text}")
            self.torn = b""
            self.kept = kept

    def _tear(self, *, unconfirmed: bool) -> None:
        """Tears the line that was written last, or the one that would have been next."""
        self.done -= unconfirmed
        line = self.game.steps[self.done].line
        self.torn = line[: self.rng.randrange(1, len(line) - 1)]
        self.file.write_bytes(self.game.lines(self.done) + self.torn)

    def _killed(self) -> tuple[list[bytes], bytes]:
        """Runs the program until it is killed: what it confirmed, and its complaints."""
        command = [sys.executable, "-m", "scorer", "track", "afritoria", "--lang", "en", "--format", "json"]
        begun = self.file.exists() and self.file.stat().st_size > 0
        command += ["--record", str(self.file), *([] if begun else self.game.options)]
        with subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            assert process.stderr is not None
            told: list[bytes] = []
            reader = threading.Thread(target=_read, args=(process.stdout, told))
            reader.start()
            try:
                process.stdin.write(b"".join([step.typed for step in self.game.steps[self.done :]]))
                process.stdin.flush()
            except BrokenPipeError:
                pass
            self._wait(self._moment(told), process)
            left = process.poll()
            process.kill()
            reader.join()
            complaints = process.stderr.read()
        if left is not None:
            raise Violation(f"the program left by itself with {left}: {complaints.decode(errors='replace')}")
        # What was torn off by the kill was not confirmed.
        return [line for line in told if line.endswith(b"\n")], complaints

    def _moment(self, told: list[bytes]) -> Callable[[], bool]:
        """Something random that has to have happened before the kill."""
        left = len(self.game.steps) - self.done
        count = min(left, self.rng.randint(1, 40))
        kind = self.rng.choice(["time", "told", "written", "written"])
        if kind == "time":
            moment = time.monotonic() + self.rng.uniform(0, 0.5)
            return lambda: time.monotonic() >= moment
        if kind == "told":
            return lambda: len(told) >= count
        size = len(self.game.lines(self.done + count))
        return lambda: self.file.exists() and self.file.stat().st_size >= size

    @staticmethod
    def _wait(moment: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
        slowest = time.monotonic() + SLOWEST
        while not moment():
            if process.poll() is not None or time.monotonic() > slowest:
                break


def main(kills: int = 200, seed: int = 1) -> int:
    """Kills so many times. Returns the exit code."""
    rng = random.Random(seed)
    counts: Counter[str] = Counter()
    with TemporaryDirectory() as folder:
        games = 1
        table = Table(Path(folder) / "1", rng)
        for kill in range(1, kills + 1):
            try:
                table.run(counts)
            except Violation as violation:
                print(f"Kill {kill}, seed {seed}: {violation}")
                return 1
            if table.done == len(table.game.steps):
                games += 1
                table = Table(Path(folder) / str(games), rng)
    print(
        f"{kills} kills in {games} games: {counts['confirmed']} moves, undos and redos confirmed,"
        f" none lost, none doubled; {counts['written']} lines were written and not yet confirmed,"
        f" {counts['torn']} were torn and kept aside,"
        f" {counts['early']} kills came before the first confirmation"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3])))
