"""Making a logbook smaller: of the lines of this device only those in force stay.

Lines that a newer version has written or nobody can read stay too, and so do removals, for what they remove would come
back with the file of another device.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import ExitStack
from typing import NamedTuple

from ..text.errors import InvalidDocument
from ..text.i18n import N_
from ..tracking.journal import locked
from .book import Logbook
from .files import raw_lines, read, readable, write_error
from .lines import TIDY, VERSION, Line, stamp_after, union, write_line


class Tidying(NamedTuple):
    """What was done to some files."""

    files: tuple[str, ...]
    """The paths of the files that changed."""
    lines: int
    """How many lines were removed."""
    bytes: int
    """By how many bytes the files are smaller."""


def rewrite(book: Logbook, change: Callable[[Mapping[str, bytes]], Mapping[str, bytes]]) -> None:
    """Changes all files of this device as a whole; what other programs add meanwhile is kept behind it.

    `change` gets the content of each file by its path, and returns the new contents. Raises `InvalidDocument` if a file
    cannot be read, or another program is writing; `ScorerError` if a file cannot be written.
    """
    paths = book.own_files()
    try:
        with ExitStack() as stack:
            journals = {path: stack.enter_context(locked(path, create=False)) for path in paths}
            before = {path: journal.read() for path, journal in journals.items()}
            for path, data in change(before).items():
                if data != before[path]:
                    journals[path].replace(data)
    except BlockingIOError:
        raise InvalidDocument(N_("Another program is writing into the logbook.")) from None
    except OSError as error:
        raise write_error(error, error.filename or book.folder) from None


def tidy(book: Logbook) -> Tidying:
    """Removes the lines of this device that are no longer in force, and returns what was done.

    Raises `InvalidDocument` if a file cannot be read, or another program is writing; `ScorerError` if one cannot be
    written.
    """
    found = Tidying((), 0, 0)

    def change(before: Mapping[str, bytes]) -> Mapping[str, bytes]:
        nonlocal found
        after = keep(before)
        lines = sum([len(raw_lines(before[path])) - len(raw_lines(after[path])) for path in after])
        if not lines:
            return {}
        after[book.path] = _mark(book, after[book.path])
        changed = tuple([path for path in after if after[path] != before[path]])
        found = Tidying(changed, lines, sum([len(before[path]) - len(after[path]) for path in after]))
        return after

    rewrite(book, change)
    return found


def keep(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Returns the contents of some files of one device without the lines that later lines in them have replaced."""
    in_force = union([line for data in files.values() for line in readable(raw_lines(data))])
    seen: set[tuple[str, str]] = set()
    found: dict[str, bytes] = {}
    for path, data in files.items():
        kept = []
        for raw in raw_lines(data):
            line = read(raw)
            if isinstance(line, Line):
                if line.key in seen or line != in_force[line.key]:
                    continue
                seen.add(line.key)
            kept.append(raw)
        found[path] = b"".join([raw + b"\n" for raw in kept])
    return found


def _mark(book: Logbook, data: bytes) -> bytes:
    """The own file with the line at its end that says so: what is taken back later would else never have been there."""
    raws = [(raw, read(raw)) for raw in raw_lines(data)]
    kept = [raw + b"\n" for raw, line in raws if not (isinstance(line, Line) and line.kind == TIDY)]
    stamp = stamp_after(*[line.stamp for _, line in raws if isinstance(line, Line)])
    return b"".join([*kept, write_line({"v": VERSION, TIDY: book.device, "t": stamp})])
