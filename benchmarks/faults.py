"""Lets the disk fail, one or two calls at a time, or loses the record, while a game is followed.

    python benchmarks/faults.py 200          this many faults (200 is also the default)
    python benchmarks/faults.py 200 7        with another seed

For each fault a random game of Afritoria is followed in this process. At some call of `write`, `fsync`, `ftruncate`,
`open` or `stat` the system refuses or writes less than it was given; with a double fault it refuses again at the next
calls, all of them or those of some kinds. In others the file is removed, renamed over, cut, written by somebody else,
or its folder removed. Then the record is opened again, in the file that was told: it has to hold every confirmed move,
and no move that was told as not written, unless it was said that it may be in it; where nothing could be written, that
was told. The exit code is 1 if anything of this is not so. Seeds say where to go on: each is as many faults again.
"""

from __future__ import annotations

import errno
import os
import random
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scorer import tracking  # noqa: E402
from scorer.text.errors import InvalidDocument  # noqa: E402
from scorer.tracking.course import replay  # noqa: E402
from scorer.tracking.record import Record  # noqa: E402

CALLS = ("write", "fsync", "ftruncate", "open", "stat")
REASONS = (errno.EIO, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EACCES, errno.EROFS)
ROUNDS = 25
"""Moves, undos and mends of a game, at most."""


class Violation(Exception):
    """Something that must not happen."""


class Faulty:
    """The calls of a system that fails from some call on."""

    def __init__(self, rng: random.Random) -> None:
        self.first = rng.randint(1, 40)
        """The call that fails first."""
        self.more = rng.choice([0, 0, 1, 2, 5, 1000])
        """How many of those behind it may fail, too."""
        self.kinds = set(rng.sample(CALLS, rng.randint(1, len(CALLS))))
        """Which of them."""
        self.short = rng.random() < 0.3
        """Whether a write takes some bytes before it fails."""
        self.reason = rng.choice(REASONS)
        self.seen = 0
        self.failed: list[str] = []
        self.rng = rng

    @contextmanager
    def installed(self) -> Iterator[None]:
        """Has the system fail."""
        true = {name: getattr(os, name) for name in CALLS}
        for name in CALLS:
            setattr(os, name, self._failing(name, true[name]))
        try:
            yield
        finally:
            for name, call in true.items():
                setattr(os, name, call)

    def _failing(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def failing(*given: Any, **more: Any) -> Any:
            self.seen += 1
            first = self.seen >= self.first and not self.failed
            if first or (self.failed and len(self.failed) <= self.more and name in self.kinds):
                self.failed.append(name)
                if name == "write" and self.short:
                    call(given[0], given[1][: self.rng.randrange(len(given[1]))])
                raise OSError(self.reason, os.strerror(self.reason))
            return call(*given, **more)

        return failing


def _renamed_over(file: Path) -> None:
    other = file.with_name("other")
    other.write_bytes(file.read_bytes()[:50])
    other.replace(file)


def _appended(file: Path) -> None:
    with file.open("ab") as stream:
        stream.write(b'{"undo": 1}\n')


def _other_kind(file: Path) -> None:
    file.unlink()
    file.mkdir()


LOSSES: tuple[Callable[[Path], object], ...] = (
    lambda file: file.unlink(),
    lambda file: shutil.rmtree(file.parent),
    lambda file: os.truncate(file, file.stat().st_size // 2),
    _renamed_over,
    _appended,
    _other_kind,
)


def _change(record: Record, rng: random.Random) -> object:
    """Something that a table does next; None if the game is over."""
    chance, number = rng.random(), record.course.number
    if number and chance < 0.1:
        return record.undo(rng.randint(1, min(3, number)), forced=True)
    if record.course.undone and chance < 0.4:
        return record.redo()
    if number > 1 and chance > 0.9:
        step = record.course.at(number)
        assert step.move is not None
        return record.mend(number, step.move)
    found = list(tracking.legal_moves(record.course.state))
    return record.play(rng.choice(found)) if found else None


def _look(path: str, confirmed: tracking.State, *, perhaps: bool) -> None:
    """Opens a record again and looks what is in it; behind what was confirmed there are `perhaps` other lines."""
    try:
        with Record(path) as again:
            state = again.course.state
    except InvalidDocument as error:
        raise Violation(f"{path} cannot be opened: {error}") from None
    lines = Path(path).read_bytes().splitlines()
    if perhaps and any(replay(lines[:end]).state == confirmed for end in range(1, len(lines) + 1)):
        return
    if state != confirmed:
        raise Violation(f"{path} holds move {again.course.number}, which is not what was confirmed")


def fault(folder: Path, rng: random.Random) -> str:
    """One game with one fault, or two. Returns what came of it."""
    file = folder / "evening" / "record.jsonl"
    file.parent.mkdir(parents=True)
    new = tracking.start("afritoria", ["Zoë", "Ben"])
    lose = rng.choice(LOSSES) if rng.random() < 0.4 else None
    faulty, told, at = Faulty(rng), "", rng.randrange(ROUNDS)
    refused = moved = 0
    with Record(str(file), new) as record, faulty.installed() if rng.random() < 0.8 or not lose else _nothing():
        for number in range(ROUNDS):
            if lose and number == at and record.path == str(file):
                with _true_system():
                    lose(file)
            course = record.course
            try:
                going = _change(record, rng)
            except InvalidDocument as error:
                refused += 1
                told = error.what
                if record.course is not course:
                    raise Violation("a refused move is played") from None
            else:
                told, moved = "", moved + bool(record.lost)
                if going is None:
                    break
        try:
            record.check()
            moved += bool(record.lost)
        except InvalidDocument as error:
            told = error.what
        confirmed, path = record.course.state, record.path
    if "no longer as it was written" in told:
        return "told that nothing can be written"
    _look(path, confirmed, perhaps="may be in it" in told)
    if "may be in it" in told:
        return "told that a line may be there"
    return "went on elsewhere" if moved else "refused and told" if refused else "nothing happened"


@contextmanager
def _nothing() -> Iterator[None]:
    yield


TRUE = {name: getattr(os, name) for name in CALLS}


@contextmanager
def _true_system() -> Iterator[None]:
    """The system as it is, for what others do."""
    now = {name: getattr(os, name) for name in CALLS}
    try:
        for name, call in TRUE.items():
            setattr(os, name, call)
        yield
    finally:
        for name, call in now.items():
            setattr(os, name, call)


def main(faults: int = 200, seed: int = 1) -> int:
    """Lets so many things go wrong. Returns the exit code."""
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        tempfile.tempdir = str(Path(folder) / "temporary")
        os.mkdir(tempfile.tempdir)
        done = number = 0
        while done < faults:
            number += 1
            try:
                found = fault(Path(folder) / str(number), random.Random(f"{seed} {number}"))
            except Violation as violation:
                print(f"Game {number}, seed {seed}: {violation}")
                return 1
            counts[found] += 1
            done += found != "nothing happened"
    told = ", ".join([f"{count} {what}" for what, count in sorted(counts.items())])
    print(f"{faults} faults: no confirmed move was lost without a word ({told})")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3])))
