"""`scorer score`: from files or from questions at the table to sheets."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from typing import Any

from ..games import game
from ..scoring.readings import in_force
from ..scoring.score import score
from ..scoring.sheet import Sheet
from ..text.documents import documents
from ..text.errors import InvalidDocument, ScorerError
from ..text.i18n import N_
from .localized import WrongUse
from .terminal import Writer, complain, dump, say

FORMATS = ("table", "json", "jsonl", "csv", "text")


def run(
    game_id: str,
    files: Sequence[str],
    format: str,
    *,
    explain: bool,
    compare: bool,
    edition: str,
    rulings: Sequence[str],
) -> int:
    """Scores everything that can be scored and reports the rest. Returns the exit code."""
    if not format:
        format = "table" if sys.stdout.isatty() else "text"
    if format not in FORMATS:
        raise WrongUse(N_("There is no format “{name}”."), place="--format", known=FORMATS, name=format)
    chosen = chosen_readings(rulings)
    in_force(game(game_id), edition or None, chosen)
    writer = _writer(format, explain, compare)
    failed = False
    if not files and sys.stdin.isatty():
        from .prompts import ask

        sources: Iterator[tuple[str, Any]] = iter([("", ask(game(game_id)))])
    else:
        sources = _tallies(files or ["-"])
    for where, data in sources:
        try:
            if isinstance(data, ScorerError):
                raise data
            sheet = score(data, game=game_id, edition=edition or None, rulings=chosen)
        except ScorerError as error:
            complain(error, where)
            failed = True
        else:
            writer.write(sheet)
    writer.close()
    sys.stdout.flush()
    return int(failed)


def chosen_readings(rulings: Sequence[str]) -> dict[str, str]:
    """The readings chosen as RULING=READING."""
    chosen = {}
    for text in rulings:
        id, equals, reading = text.partition("=")
        if not equals:
            raise WrongUse(
                N_("“{name}” chooses no reading."), place="--ruling", allowed=N_("RULING=READING"), name=text
            )
        chosen[id] = reading
    return chosen


def _tallies(files: Sequence[str]) -> Iterator[tuple[str, Any]]:
    """Each tally of each file with the name of its place; an error where there is none."""
    for file in files:
        name = say().gettext("standard input") if file == "-" else file
        try:
            # Standard input stays open: named twice, it is empty the second time.
            with nullcontext(sys.stdin.buffer) if file == "-" else open(file, "rb") as stream:
                for document in documents(stream, lines=file.endswith((".jsonl", ".ndjson"))):
                    where = name
                    if document.line is not None:
                        where = say().gettext("{file}, line {line}", file=name, line=document.line)
                    elif document.index is not None:
                        where = f"{name}[{document.index}]"
                    yield where, document.value
        except OSError as error:
            yield name, InvalidDocument(reason(error))


def reason(error: OSError) -> str:
    """The common reasons in the language of the run; the operating system speaks its own."""
    if isinstance(error, FileNotFoundError):
        return N_("There is no such file.")
    if isinstance(error, IsADirectoryError):
        return N_("This is a folder, not a file.")
    if isinstance(error, PermissionError):
        return N_("This file may not be read.")
    return os.strerror(error.errno) if error.errno else N_("This file cannot be read.")


def _writer(format: str, explain: bool, compare: bool) -> Writer:
    # Only the chosen one is loaded.
    if format == "json":
        return _Json()
    if format == "jsonl":
        return _JsonLines()
    if format == "csv":
        from ..export.csv import Rows

        return _Printed(Rows(explain, say().code))
    if format == "text":
        from ..export.text import Text

        return _Printed(Text(explain, compare, say().code))
    from .table import Tables

    return Tables(explain, compare)


class _Printed(Writer):
    def __init__(self, to_text: Any) -> None:
        self._to_text = to_text

    def write(self, sheet: Sheet) -> None:
        sys.stdout.write(self._to_text(sheet))


class _JsonLines(Writer):
    def write(self, sheet: Sheet) -> None:
        dump(sheet.to_dict(say().code), sys.stdout, indent=None)


class _Json(Writer):
    """One sheet is an object, several are an array; each is written as soon as that is known."""

    def __init__(self) -> None:
        self._first: Sheet | None = None
        self._count = 0

    def write(self, sheet: Sheet) -> None:
        self._count += 1
        if self._count == 1:
            self._first = sheet
            return
        if self._first is not None:
            sys.stdout.write("[\n")
            self._dump(self._first)
            self._first = None
        sys.stdout.write(",\n")
        self._dump(sheet)

    def close(self) -> None:
        if self._first is not None:
            self._dump(self._first)
        elif self._count:
            sys.stdout.write("]\n")

    def _dump(self, sheet: Sheet) -> None:
        dump(sheet.to_dict(say().code), sys.stdout)
