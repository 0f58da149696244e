"""The files of a logbook, as bytes and lines, and why they cannot be read or written."""

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
    """What is in a file; nothing if there is none. Raises `ScorerError` where it cannot be read."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except FileNotFoundError:
        return b""  # there is nothing yet, or nothing any more
    except OSError as error:
        raise not_read(error, path) from None


def size(path: str) -> int:
    """The bytes of a file; 0 if there is none."""
    try:
        return os.stat(path).st_size
    except OSError:
        return 0  # whoever reads it tells


def raw_lines(data: bytes) -> list[bytes]:
    """The lines of a file that are not empty, without their ends."""
    return [raw for raw in data.removeprefix(b"\xef\xbb\xbf").split(b"\n") if raw.strip()]


def read(raw: bytes) -> Line | Newer | None:
    """The line in some bytes; None for what no version has written."""
    try:
        return read_line(raw)
    except ScorerError:
        return None


def understood(raws: Iterable[bytes]) -> Iterator[Line]:
    """The lines that this version understands."""
    for raw in raws:
        if isinstance(line := read(raw), Line):
            yield line


def lines_with(path: str, texts: Sequence[str]) -> list[bytes]:
    """The lines of a file that may have one of some texts in them; to read them all takes a hundred times as long."""
    raws = raw_lines(content(path))
    if len(texts) > _MANY:
        return raws
    written = [json.dumps(text, ensure_ascii=False)[1:-1].encode() for text in texts]
    # Another program may have written a text with escapes.
    return [raw for raw in raws if b"\\u" in raw or any([text in raw for text in written])]


def not_read(error: OSError, path: str) -> ScorerError:
    """Why a file or folder cannot be read."""
    return InvalidDocument(reason(error), place=path)


def not_written(error: OSError, path: str) -> ScorerError:
    """Why a file or folder cannot be written."""
    return ScorerError(reason(error, writing=True), place=path)
