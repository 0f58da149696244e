"""`scorer score --jobs`: JSON Lines on several cores. The results come in the order of the lines, in flat memory."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import nullcontext
from itertools import islice
from typing import NamedTuple

from ..registry import game, ids
from ..scoring.score import score
from ..text.documents import Line, document_of, lines_of
from ..text.errors import InvalidDocument, ScorerError
from ..text.i18n import N_
from .files import reason
from .localized import WrongUse
from .readings import check_choice, chosen_readings, refused_choice
from .score import unwrapped
from .terminal import as_json, complain, complain_once, say

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


Told = str | tuple[int, ScorerError]
"""A line of the result, or the number of a line and what is wrong with it; 0 is the command line."""


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
    if game_id and game_id not in ids():
        game_id, files = "", [game_id, *files]
    chosen = chosen_readings(rulings)
    if game_id:
        check_choice(game(game_id).id, edition, chosen)
    ascii_only = not (sys.stdout.encoding or "").lower().startswith("utf")
    return _all(files or ["-"], number, Task(game_id or None, edition or None, chosen, say().code, ascii_only))


def _all(files: Sequence[str], jobs: int, task: Task) -> int:
    """Scores the lines of some files. Returns the exit code."""
    failed = False
    refused: set[str] = set()
    with ProcessPoolExecutor(jobs) as pool:
        try:
            for file in files:
                name = say().gettext("standard input") if file == "-" else file
                try:
                    with nullcontext(sys.stdin.buffer) if file == "-" else open(file, "rb") as stream:
                        for told in _in_order(pool, jobs, lines_of(stream), task):
                            failed = _tell(told, name, refused) or failed
                except OSError as error:
                    if not isinstance(error, FileNotFoundError | IsADirectoryError | PermissionError):
                        raise  # of what is written
                    complain(InvalidDocument(reason(error)), name)
                    failed = True
        finally:
            pool.shutdown(cancel_futures=True)
    sys.stdout.flush()
    return int(failed)


def _in_order(pool: ProcessPoolExecutor, jobs: int, lines: Iterator[Line], task: Task) -> Iterator[list[Told]]:
    """What came of the lines; no more of them are under way than keep every worker busy."""
    under_way: deque[Future[list[Told]]] = deque()
    while chunk := list(islice(lines, AT_ONCE)):
        under_way.append(pool.submit(scored, chunk, task))
        if len(under_way) > 2 * jobs:
            yield under_way.popleft().result()
    while under_way:
        yield under_way.popleft().result()


def scored(lines: Sequence[Line], task: Task) -> list[Told]:
    """What a worker does; a pure function of its lines."""
    told: list[Told] = []
    for line in lines:
        try:
            value = document_of(line).value
            if isinstance(value, ScorerError):
                raise value
            value = unwrapped(value, task.edition or "")
            sheet = score(value, game=task.game, edition=task.edition, rulings=task.rulings)
            told.append(as_json(sheet.to_dict(task.lang), plain=task.plain))
        except ScorerError as error:
            named = task.game or (value.get("game") if isinstance(value, dict) else None)
            option = refused_choice(named, task.edition, task.rulings)
            told.append((0, option) if option else (line[0], error))
    return told


def _tell(told: Sequence[Told], name: str, refused: set[str]) -> bool:
    """Writes results, and on standard error what is wrong, `refused` options once. Whether anything is."""
    failed = False
    for each in told:
        if isinstance(each, str):
            sys.stdout.write(each)
        else:
            failed = True
            number, error = each
            if number:
                complain(error, say().gettext("{file}, line {line}", file=name, line=number))
            else:
                complain_once(error, refused)
    return failed
