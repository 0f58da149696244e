"""The files of a logbook as bytes and lines, and the errors of reading and writing them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Sequence

from ..text.errors import InvalidDocument, ScorerError
from ..text.files import reason
from .lines import Line, Newer, read_line

_MANY = 20
"""Of so many texts it takes longer to look for each than to read all lines."""


def content(path: str) -> bytes:
    """Returns the content of a file; empty if there is none. Raises `InvalidDocument` if it cannot be read."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except FileNotFoundError:
        return b""  # there is nothing yet, or nothing any more
    except (OSError, ValueError) as error:
        raise read_error(error, path) from None


def size(path: str) -> int:
    """Returns the size of a file in bytes; 0 if there is none."""
    try:
        return os.stat(path).st_size
    except (OSError, ValueError):
        return 0  # whoever reads it tells


def raw_lines(data: bytes) -> list[bytes]:
    """Returns the lines in the content of a file that are not empty, without their ends."""
    return [raw for raw in data.removeprefix(b"\xef\xbb\xbf").split(b"\n") if raw.strip()]


def read(raw: bytes) -> Line | Newer | None:
    """Returns the line in some bytes, a `Newer` if only a newer version can read it; None if it is no line."""
    try:
        return read_line(raw)
    except ScorerError:
        return None


def readable(raws: Iterable[bytes]) -> Iterator[Line]:
    """Yields those of some lines, given as bytes, that this version can read."""
    for raw in raws:
        if isinstance(line := read(raw), Line):
            yield line


def lines_with(path: str, texts: Sequence[str]) -> list[bytes]:
    """Returns the lines of a file that may contain one of some texts; some may contain none.

    Searching for the texts is a hundred times as fast as reading the lines. Raises `InvalidDocument` if the file cannot
    be read.
    """
    raws = raw_lines(content(path))
    if len(texts) > _MANY:
        return raws
    written = [json.dumps(text, ensure_ascii=False)[1:-1].encode("utf-8", "backslashreplace") for text in texts]
    # Another program may have written a text with escapes that are not needed.
    return [raw for raw in raws if b"\\u" in raw or b"\\/" in raw or any([text in raw for text in written])]


def read_error(error: OSError | ValueError, path: str) -> InvalidDocument:
    """Returns the error that says why a file or folder cannot be read; a `ValueError` is of an impossible path."""
    return InvalidDocument(reason(error), place=path)


def write_error(error: OSError | ValueError, path: str) -> ScorerError:
    """Returns the error that says why a file or folder cannot be written; a `ValueError` is of an impossible path."""
    return ScorerError(reason(error, writing=True), place=path)
