"""Reads files of tallies: one tally, a JSON array of them, or one a line (JSON Lines, of any length)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import Any, BinaryIO, NamedTuple

from .errors import InvalidDocument
from .i18n import N_

BOM = b"\xef\xbb\xbf"
"""The byte order mark, which some editors write before a text in UTF-8."""

LIMIT = 4 * 1024 * 1024
"""The most bytes of one document or of one line of JSON Lines: 4 MB."""


ENDLESS = 512 * 1024 * 1024
"""The bytes of a line (512 MB) after which it is not read on, as it may have no end."""


class Document(NamedTuple):
    """One JSON value of a file, and its place there."""

    value: Any
    """The JSON value, or the `InvalidDocument` that says why it cannot be read."""
    line: int | None = None
    """The number of its line in JSON Lines, from 1; else None."""
    index: int | None = None  # type: ignore[assignment]  # shadows tuple.index
    """Its index in a JSON array, from 0; else None."""


Line = tuple[int, bytes | None]
"""The number of a line, from 1, and its bytes; None instead of the bytes of a line that is too long."""


def lines_or_documents(stream: BinaryIO, *, lines: bool = False) -> tuple[Iterator[Line], list[Document]]:
    """Returns the lines of a file of JSON Lines, read one by one, and no documents; else no lines, and the documents.

    A file is JSON Lines if `lines` is true, or if its first or second line is a tally by itself. Errors are not raised:
    an `InvalidDocument` is the value of a document that cannot be read.
    """
    rest = lines_of(stream)
    begin: list[Line] = []
    for line in islice(rest, 2):
        begin.append(line)
        if lines or _is_tally(line):
            return chain(begin, rest), []
    value = _whole(chain(begin, rest)) if begin else InvalidDocument(N_("The input is empty."), allowed=_ALLOWED)
    if isinstance(value, list):
        if value:
            return iter(()), [Document(entry, index=i) for i, entry in enumerate(value)]
        value = InvalidDocument(N_("There is no tally in this list."), allowed=_ALLOWED)
    return iter(()), [Document(value)]


_ALLOWED = N_("a tally, a list of tallies, or one tally per line, as JSON in UTF-8")


def parse(data: bytes, *, first_line: int = 1) -> object:
    """Returns the JSON value of some bytes, or the `InvalidDocument` that says why there is none; it is not raised.

    `first_line` is the number of the first line, for the messages.
    """
    try:
        return json.loads(data.decode("utf-8-sig"), object_pairs_hook=_object)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + first_line
        return InvalidDocument(N_("Line {line} is not text in UTF-8."), allowed=_ALLOWED, line=line)
    except json.JSONDecodeError as error:
        what = next((text for start, text in _PROBLEMS.items() if error.msg.startswith(start)), _PROBLEM)
        return InvalidDocument(what, line=error.lineno + first_line - 1, column=error.colno)
    except _DuplicateKey as error:
        return InvalidDocument(N_("The key “{key}” appears twice in one object."), key=error.args[0][:40])
    except RecursionError:
        return InvalidDocument(N_("It is nested too deeply."), allowed=_ALLOWED)
    except ValueError:
        return InvalidDocument(N_("It has a number with thousands of digits."))


_PROBLEM = N_("This is not JSON: it breaks at line {line}, column {column}.")
_PROBLEMS = {
    "Expecting value": N_("This is not JSON: a value is missing at line {line}, column {column}."),
    "Expecting ','": N_("This is not JSON: a comma or a closing bracket is missing at line {line}, column {column}."),
    "Expecting ':'": N_("This is not JSON: a colon is missing at line {line}, column {column}."),
    "Expecting property name": N_(
        "This is not JSON: a key in double quotes is missing at line {line}, column {column}."
    ),
    "Illegal trailing comma": N_("This is not JSON: there is a comma too many at line {line}, column {column}."),
    "Unterminated string": N_("This is not JSON: the string that begins at line {line}, column {column} never ends."),
    "Invalid control character": N_(
        "This is not JSON: there is a line break or another control character inside a string at line {line}, column"
        " {column}."
    ),
    "Invalid \\": N_("This is not JSON: the backslash at line {line}, column {column} begins no known escape."),
    "Extra data": N_("This is not JSON: something follows after its end at line {line}, column {column}."),
}


class _DuplicateKey(ValueError):
    """A key that is there twice; `json` would keep the last one without a word."""


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made = dict(pairs)
    if len(made) < len(pairs):
        last = {key: i for i, (key, _) in enumerate(pairs)}
        raise _DuplicateKey(next(key for i, (key, _) in enumerate(pairs) if last[key] != i))
    return made


def lines_of(stream: BinaryIO) -> Iterator[Line]:
    """Yields the lines that are not blank, with their numbers."""
    number = 0
    while line := stream.readline(LIMIT + 1):
        number += 1
        if len(line) > LIMIT:
            rest = ENDLESS
            while line and not line.endswith(b"\n"):
                line = stream.readline(LIMIT)
                rest -= len(line)
                if rest < 0:  # a device, or something like it
                    yield number, None
                    return
            yield number, None
        elif (line[len(BOM) :] if number == 1 and line.startswith(BOM) else line).strip():
            yield number, line


def _is_tally(line: Line) -> bool:
    data = line[1]
    if data is None or not data.lstrip(BOM).startswith(b"{") or not data.rstrip().endswith(b"}"):
        return False
    value = parse(data)
    return isinstance(value, dict) and "players" in value


def document_of(line: Line) -> Document:
    """Returns the document of a line of JSON Lines; its value is an `InvalidDocument` if it cannot be read."""
    number, data = line
    return Document(_too_large() if data is None else parse(data.rstrip(), first_line=number), line=number)


def _whole(lines: Iterable[Line]) -> object:
    """Returns the JSON value of all lines together, or an `InvalidDocument`, also if they are too large."""
    size, parts, before = 0, [], 0
    for number, data in lines:
        if data is None or (size := size + len(data)) > LIMIT:
            return _too_large()
        # Blank lines were left out; an error shall still name the right one.
        parts.append(b"\n" * (number - before - 1) + data)
        before = number
    return parse(b"".join(parts))


def _too_large() -> InvalidDocument:
    return InvalidDocument(
        N_("This is too large for one document."),
        allowed=N_("{megabytes} MB; for more, one tally per line (JSON Lines)"),
        megabytes=LIMIT // 1024 // 1024,
    )
