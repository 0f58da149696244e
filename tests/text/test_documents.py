"""Files: one tally, an array, or one a line."""

from __future__ import annotations

import io
import json
import tracemalloc
from typing import Any

import pytest

from scorer.text.documents import LIMIT, Document
from scorer.text.errors import InvalidDocument
from tests.support.documents import documents

TALLY = {"players": [{"name": "Anna", "track": 1}, {"name": "Ben", "track": 2}]}
LINE = json.dumps(TALLY).encode()


def read(data: bytes, *, lines: bool = False) -> list[Document]:
    return list(documents(io.BytesIO(data), lines=lines))


def shown(found: list[Document]) -> list[tuple[int | None, int | None, bool]]:
    """Line, index and whether it could be read."""
    return [(entry.line, entry[2], not isinstance(entry.value, InvalidDocument)) for entry in found]


@pytest.mark.measured
@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (json.dumps(TALLY, indent=2).encode(), [(None, None, True)]),
        (LINE, [(1, None, True)]),
        (b"\n\n" + LINE + b"\n\n", [(3, None, True)]),
        (LINE + b"\n" + LINE, [(1, None, True), (2, None, True)]),
        (LINE + b"\r\n" + LINE + b"\r\n", [(1, None, True), (2, None, True)]),
        (b"[" + LINE + b"," + LINE + b"]", [(None, 0, True), (None, 1, True)]),
        (json.dumps([TALLY, TALLY, 1], indent=1).encode(), [(None, 0, True), (None, 1, True), (None, 2, True)]),
        (b"\xef\xbb\xbf" + json.dumps(TALLY, indent=2).encode(), [(None, None, True)]),
        (b"\xef\xbb\xbf" + LINE + b"\n" + LINE, [(1, None, True), (2, None, True)]),
        (LINE + b"\nnonsense\n" + LINE, [(1, None, True), (2, None, False), (3, None, True)]),
        (b"{broken\n" + LINE + b"\n" + LINE, [(1, None, False), (2, None, True), (3, None, True)]),
        (b"x" * (LIMIT + 9) + b"\n" + LINE, [(1, None, False), (2, None, True)]),
        (b"", [(None, None, False)]),
        (b" \n\t\n", [(None, None, False)]),
        (b"[]", [(None, None, False)]),
        (b"\xff\xfe{\x00}\x00", [(None, None, False)]),
        (b"\x00\x01\x02", [(None, None, False)]),
        (b"[" * 100_000, [(None, None, False)]),
        (b'{"players": ' + b"9" * 5000 + b"}", [(None, None, False)]),
        (b'{"a": 1, "a": 2}', [(None, None, False)]),
        (b"[" + b" " * LIMIT + b"]", [(None, None, False)]),
        pytest.param(b"{\n" + b" \n" * LIMIT, [(None, None, False)], marks=pytest.mark.unmeasured),
    ],
)
def test_documents(data: bytes, expected: list[tuple[int | None, int | None, bool]]) -> None:
    assert shown(read(data)) == expected


@pytest.mark.parametrize(
    ("data", "line", "column"),
    [
        (b'{\n  "a": 1\n  "b": 2\n}', 3, 3),
        (b'{\n\n\n  "a": ]\n}', 4, 8),
        (b"{'a': 1}", 1, 2),
        (b'{"a" 1}', 1, 6),
        (b'{"a": "x', 1, 7),
        (b'{"a": 1} {', 1, 10),
        (b'{"a": tru}', 1, 7),
        (b'{"a": "\x01"}', 1, 8),
    ],
)
def test_broken_json_has_line_and_column(data: bytes, line: int, column: int) -> None:
    (found,) = read(data)
    assert isinstance(found.value, InvalidDocument)
    assert (found.value.values["line"], found.value.values["column"]) == (line, column)


def test_a_file_known_to_be_lines_is_read_as_lines() -> None:
    assert shown(read(b"nonsense\nnonsense\n" + LINE, lines=True)) == [
        (1, None, False),
        (2, None, False),
        (3, None, True),
    ]


class Endless(io.RawIOBase):
    """A stream of very many lines that nobody keeps."""

    def __init__(self, count: int) -> None:
        self.left = count

    def readline(self, size: Any = -1) -> bytes:  # noqa: ARG002
        self.left -= 1
        return LINE + b"\n" if self.left >= 0 else b""


@pytest.mark.slow
def test_lines_are_read_in_flat_memory() -> None:
    stream: Any = Endless(60_000)
    found = documents(stream)
    next(found)
    tracemalloc.start()
    count = 1 + sum(1 for _ in found)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert count == 60_000
    assert peak < 1_000_000
