"""Kills programs while they write into a logbook and read it by its index: nothing that was confirmed may be lost.

    python benchmarks/kill_log.py 500          this many kills (100 without it)
    python benchmarks/kill_log.py 500 7        with another seed

For each kill two programs add games to the file of one device, take their last game back now and then, and one reads
the log by its index; all get SIGKILL after some milliseconds. After some kills the end of the file is torn as a power
cut could tear it: in a line that was not confirmed. Then every game that was confirmed has to be there, those taken
back gone, and the index has to say what the files say. The exit code is 1 if anything of this is not so.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import scorer  # noqa: E402
from scorer.log import Log, Logbook, Wanted, book as books, write_play  # noqa: E402
from scorer.log.book import removal  # noqa: E402
from scorer.log.lines import stamp_after  # noqa: E402

DAY = "2026-11-22"
TALLY = {"game": "africa", "players": [{"name": "Anna", "track": 34, "gold": 4}, {"name": "Zoë", "track": 31}]}


def write_games(book: Logbook, confirm: Callable[[str], None], rng: random.Random) -> None:
    """Adds games for ever, and says so after each."""
    sheet = scorer.score(TALLY)
    while True:
        id = str(uuid4())
        (line,) = book.write(write_play(sheet, stamp=stamp_after(), id=id, at=DAY).line.data)
        confirm(f"+{id}")
        if rng.random() < 0.2:
            confirm(f"?{id}")
            book.write(removal(id, stamp_after(line.stamp)))
            confirm(f"-{id}")


def read_games(book: Logbook, confirm: Callable[[str], None], rng: random.Random) -> None:
    """Reads all games for ever, by the index."""
    while True:
        log = book.read()
        list(log.results())
        log.plays(Wanted(last=rng.randint(1, 9)))


Work = Callable[[Logbook, Callable[[str], None], random.Random], None]


class Program:
    """Another process, with what it has said."""

    def __init__(self, work: Work, book: Logbook, seed: int) -> None:
        self._pipe, out = os.pipe()
        self._process = os.fork()
        if not self._process:
            os.close(self._pipe)

            def confirm(text: str) -> None:
                os.write(out, f"{text}\n".encode())

            try:
                work(book, confirm, random.Random(seed))
            finally:
                os._exit(1)
        os.close(out)

    def kill(self) -> list[str]:
        """Kills it. Returns what it has said. Raises `AssertionError` where it had ended by itself."""
        os.kill(self._process, signal.SIGKILL)
        with os.fdopen(self._pipe, "rb") as said:
            lines = said.read().decode().split("\n")[:-1]
        _, status = os.waitpid(self._process, 0)
        assert os.WIFSIGNALED(status), "a program ended by itself"
        return lines


def kill(count: int, seed: int, folder: str) -> int:
    """Kills programs so many times. Returns how many games were confirmed. Raises `AssertionError`."""
    rng = random.Random(seed)
    book = Logbook(folder, "one")
    # What is imported once need not be imported by each of them.
    book.write(write_play(scorer.score(TALLY), stamp=stamp_after(), id="first", at=DAY).line.data)
    list(book.read().results())
    there: set[str] = {"first"}
    unsure: set[str] = set()
    confirmed = 0
    for _ in range(count):
        works = (write_games, write_games, read_games)
        programs = [Program(work, book, rng.randrange(10**9)) for work in works]
        time.sleep(rng.random() * 0.06)
        for id in [line for program in programs for line in program.kill()]:
            if id[0] == "+":
                there.add(id[1:])
                confirmed += 1
            elif id[0] == "?":
                unsure.add(id[1:])
            else:
                there.discard(id[1:])
                unsure.discard(id[1:])
                confirmed += 1
        if rng.random() < 0.3 and os.path.exists(book.path):
            with open(book.path, "ab") as file:
                file.write(b'{"v":1,"play":"torn","t":"2026-11-22T2'[: rng.randint(1, 38)])
        check(book.union(), there, unsure)
        check(book.read(), there, unsure)
        assert list(book.read().results()) == list(book.union().results()), "the index says something else"
    return confirmed


def check(log: Log, there: set[str], unsure: set[str]) -> None:
    """Raises `AssertionError` where a game is not there that was confirmed."""
    found = set(log.find(""))
    assert there - unsure <= found, f"lost: {there - unsure - found}"


def main() -> None:
    """Kills."""
    count, seed, *_ = [*map(int, sys.argv[1:]), *(100, 1)[len(sys.argv) - 1 :]]
    books.LARGE = 0
    with TemporaryDirectory() as folder:
        os.environ["XDG_CACHE_HOME"] = f"{folder}/cache"
        confirmed = kill(count, seed, f"{folder}/log")
        lines = Path(folder, "log", "one.jsonl").read_bytes().count(b"\n")
    print(f"{count} kills of three programs: {confirmed} changes confirmed, none lost; {lines} lines")


if __name__ == "__main__":
    main()
