"""`scorer score --jobs`: JSON Lines on several cores. The results come in the order of the lines, in flat memory.

What is one document, as a record or a tally over many lines, has nothing to share out: it is scored at once.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import nullcontext, suppress
from itertools import cycle, islice
from multiprocessing import Pipe, Process, parent_process
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, NamedTuple

from ..registry import game, is_game
from ..text.documents import Document, Line, document_of
from ..text.errors import InvalidDocument, ScorerError
from ..text.files import reason
from ..text.i18n import N_
from .localized import WrongUse
from .progress import Progress
from .readings import check_choice, chosen_readings, refused_choice
from .score import all_errors, lines_or_tallies, place_of, sheet_of, unwrap
from .terminal import as_fault, as_json, complain, complain_once, notice, say

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

MOST = 64
"""The most workers."""
AT_ONCE = 500
"""Lines that a worker takes at once: enough to make the way there cheap, few enough to keep the memory flat."""


class Task(NamedTuple):
    """How every line is scored."""

    game: str | None
    edition: str | None
    rulings: Mapping[str, str]
    lang: str
    plain: bool
    """Whether the result is ASCII, as the terminal knows nothing else."""


Told = str | tuple[Document | None, Sequence[ScorerError]]
"""A line of the result, or all that is wrong with a document, here without its value, or with the command line."""


def number_of(jobs: str) -> int:
    """How many workers were asked for."""
    if not (jobs.isascii() and jobs.isdigit() and 1 <= int(jobs) <= MOST):
        raise WrongUse(
            N_("{value} is not possible."),
            place="--jobs",
            allowed=N_("a whole number from {low} to {high}"),
            value=jobs,
            low=1,
            high=MOST,
        )
    return int(jobs)


def run(
    game_id: str, files: Sequence[str], format: str, jobs: str, *, edition: str, rulings: Sequence[str], more: bool
) -> int:
    """`scorer score` from JSON Lines to JSON Lines; `more` is what only one core can do."""
    number = number_of(jobs)
    if (format or "jsonl") != "jsonl" or more:
        raise WrongUse(N_("Several cores work only with JSON Lines in and JSON Lines out."), place="--jobs")
    if game_id and not is_game(game_id):
        game_id, files = "", [game_id, *files]
    chosen = chosen_readings(rulings)
    if game_id:
        check_choice(game(game_id).id, edition, chosen)
    ascii_only = not (sys.stdout.encoding or "").lower().startswith("utf")
    files = files or ["-"]
    with Progress(files) as progress:
        return _all(files, number, Task(game_id or None, edition or None, chosen, say().code, ascii_only), progress)


def _all(files: Sequence[str], jobs: int, task: Task, progress: Progress) -> int:
    """Scores the lines of some files. Returns the exit code."""
    failed = False
    refused: set[str] = set()
    workers = [_Worker(task) for _ in range(jobs)]
    try:
        for file in files:
            name = say().gettext("standard input") if file == "-" else file
            try:
                with (
                    nullcontext(sys.stdin.buffer) if file == "-" else open(file, "rb") as stream,
                    progress.reading(stream),
                ):
                    lines, read = lines_or_tallies(stream, file, task.edition or "")
                    for told in [scored(read, task)] if read else _in_order(workers, lines, name):
                        failed = _tell(told, name, refused) or failed
                        progress.add(len(told))
            except OSError as error:
                if not isinstance(error, FileNotFoundError | IsADirectoryError | PermissionError):
                    raise  # of what is written
                complain(InvalidDocument(reason(error)), name)
                failed = True
    finally:
        for worker in workers:
            worker.stop()
    sys.stdout.flush()
    return int(failed)


def _in_order(workers: Sequence[_Worker], lines: Iterator[Line], name: str) -> Iterator[list[Told]]:
    """What came of the lines of a file; each worker has some, and gets more once these are done."""
    turns, busy = cycle(workers), 0
    while chunk := list(islice(lines, AT_ONCE)):
        worker = next(turns)
        if busy < len(workers):
            worker.begin(chunk)
            busy += 1
        else:
            told = worker.end(name)
            worker.begin(chunk)
            yield told
    # The one whose turn it is has been busy longest.
    for _ in range(len(workers)):
        worker = next(turns)
        if worker.lines:
            yield worker.end(name)


class _Worker:
    """A process that scores lines; another takes its place when somebody stops it, as the system does without memory.

    Each has a pipe of its own: what another leaves half written when it is stopped harms nobody.
    """

    def __init__(self, task: Task) -> None:
        self.lines: Sequence[Line] = ()
        """What it is at work on."""
        self._task = task
        self._start()

    def _start(self) -> None:
        self._pipe, there = Pipe()
        self._process = Process(target=_work, args=(there, self._task), daemon=True)
        self._process.start()
        there.close()

    def stop(self) -> None:
        """Ends it; what is under way is not waited for."""
        self._process.terminate()
        self._process.join()
        self._pipe.close()

    def begin(self, lines: Sequence[Line]) -> None:
        """Lets it score lines."""
        self.lines = lines
        with suppress(OSError):  # who has been stopped is noticed when it is waited for
            self._pipe.send(lines)

    def end(self, name: str) -> list[Told]:
        """What came of the lines; if it was stopped, by another try."""
        lines, self.lines = self.lines, ()
        if (told := self._received()) is not None:
            return told
        again = N_("{file}, lines {first} to {last}: the process that scored them was stopped; they are scored again.")
        notice(say().gettext(again, file=name, first=lines[0][0], last=lines[-1][0]))
        return self._again(lines)

    def _received(self) -> list[Told] | None:
        """What it has sent; None, and another in its place, if it was stopped."""
        try:
            told: list[Told] = self._pipe.recv()
        except (EOFError, OSError):
            self.stop()
            self._start()
            return None
        return told

    def _again(self, lines: Sequence[Line]) -> list[Told]:
        """What comes of lines in a new process, and if that is stopped, too, of each half: one line may be to blame."""
        self.begin(lines)
        if (told := self._received()) is not None:
            return told
        if len(lines) == 1:
            what = N_("The process that scored this line was stopped, also when it scored nothing else.")
            return [(Document(None, line=lines[0][0]), [ScorerError(what, code="stopped")])]
        half = len(lines) // 2
        return [*self._again(lines[:half]), *self._again(lines[half:])]


def _work(pipe: Connection[list[Told], Sequence[Line]], task: Task) -> None:
    """What a worker does, until nobody is at the other end of its pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who interrupts the program stops its workers
    parent = parent_process()
    with suppress(EOFError, OSError):
        while parent and pipe in wait([pipe, parent.sentinel]):
            pipe.send(scored(map(document_of, pipe.recv()), task))


def scored(documents: Iterable[Document], task: Task) -> list[Told]:
    """What comes of some documents."""
    told: list[Told] = []
    for document in documents:
        value, place = document.value, document._replace(value=None)
        try:
            if isinstance(value, ScorerError):
                raise value
            value = unwrap(value, task.edition or "")
            sheet = sheet_of(value, task.game, task.edition, task.rulings)
            told.append(as_json(sheet.to_dict(task.lang), plain=task.plain))
        except ScorerError as error:
            named = task.game or (value.get("game") if isinstance(value, dict) else None)
            option = refused_choice(named, task.edition, task.rulings)
            if option:
                told.append((None, [option]))
            else:
                told.append((place, all_errors(error, value, task.game, task.edition, task.rulings)))
        except Exception as error:
            told.append((place, [as_fault(error)]))
    return told


def _tell(told: Sequence[Told], name: str, refused: set[str]) -> bool:
    """Writes results, and on standard error what is wrong, `refused` options once. Whether anything is."""
    failed = False
    for each in told:
        if isinstance(each, str):
            sys.stdout.write(each)
        else:
            failed = True
            document, errors = each
            for error in errors:
                if document:
                    complain(error, place_of(document, name))
                else:
                    complain_once(error, refused)
    return failed
