"""The text of a settings file: where each key stands, what it says, and the same text with one key changed.

Of TOML it writes lines `key = value` only; whatever else stands there, comments too, stays as it is.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping

from ...text.errors import ScorerError
from ...text.i18n import N_
from .keys import Value

_PART = r"""(?:[\w-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')"""
_KEY = rf"{_PART}(?:\s*\.\s*{_PART})*"
_ASSIGNMENT = re.compile(rf"\s*({_KEY})\s*=[ \t]*")
_HEADER = re.compile(rf"\s*\[\s*({_KEY})\s*\]")
# What stands behind the value of a line: a “#” that is in no quotation marks, and what follows it.
_COMMENT = re.compile(r"""(?:[^"'#\n]|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')*?(\s*#[^\n]*)\n?$""")


_MOST_LINES = 100
"""The most lines that a value which is replaced may go on over."""


class BrokenSettings(ScorerError):
    """A text that is no TOML, with the line where that shows."""

    def __init__(self, what: str, line: int, text: str) -> None:
        super().__init__(what, allowed=N_("lines such as {example}"), example='language = "nl"', text=text)
        self.line = line


def parse(text: str) -> dict[str, object]:
    """By its whole key, `africa.majority.rounding`, every value of a text. Raises `BrokenSettings`."""
    try:
        return dict(_flatten(tomllib.loads(text)))
    except tomllib.TOMLDecodeError as error:
        raise _explain(str(error), text) from None
    except RecursionError:
        raise BrokenSettings(N_("This file cannot be read."), 0, "") from None


def _flatten(table: Mapping[str, object], outer: str = "") -> Iterator[tuple[str, object]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flatten(value, f"{outer}{key}.")
        else:
            yield f"{outer}{key}", value


def _explain(reason: str, text: str) -> BrokenSettings:
    """Where a text is broken, and by what, as far as Python's own words for it tell."""
    lines = text.split("\n")
    found = re.search(r"at line (\d+)", reason)
    number = int(found[1]) if found else len(lines)
    line = lines[number - 1].strip() if number <= len(lines) else ""
    if re.search("overwrite|twice|mutate|Duplicate|immutable", reason):
        what = N_("This is set a second time: {text}")
    elif reason.startswith("Invalid value"):
        what = N_("This is not a value, or its quotation marks are missing: {text}")
    else:
        what = N_("This line cannot be read: {text}")
    return BrokenSettings(what, number, line[:60])


def places(text: str) -> dict[str, int]:
    """By its whole key, the number of the line where each value begins."""
    return {key: number for number, key, _ in _lines(text) if key}


def _lines(text: str) -> Iterator[tuple[int, str, str]]:
    """Each line that sets a key or begins a table: its number, the whole key or nothing, and the table."""
    table = ""
    for number, line in enumerate(_split(text), start=1):
        if found := _HEADER.match(line):
            table = _plain(found[1])
            yield number, "", table
        elif found := _ASSIGNMENT.match(line):
            key = _plain(found[1])
            yield number, f"{table}.{key}" if table else key, table


def _split(text: str) -> list[str]:
    """The lines of a text as TOML counts them, each with its end."""
    return re.findall(r"[^\n]*\n|[^\n]+", text)


def _plain(key: str) -> str:
    """A key without quotation marks and blanks."""
    return ".".join([part.strip("\"'") for part in re.findall(_PART, key)])


def edit(text: str, key: str, value: Value | None) -> str:
    """The text with a key set to a value, or without it if that is None. Raises `ScorerError` where it cannot be."""
    before = parse(text)
    if value is None and key not in before:
        return text
    wanted = {other: kept for other, kept in before.items() if other != key}
    if value is not None:
        wanted[key] = list(value) if isinstance(value, tuple) else value
    tries = _replace_lines(text, key, value) if key in before else _add_line(text, key, value)
    for candidate in tries:
        try:
            if parse(candidate) == wanted:
                return candidate
        except BrokenSettings:
            continue
    raise ScorerError(N_("The file is written in a way that this program cannot change; please change it by hand."))


def _replace_lines(text: str, key: str, value: Value | None) -> Iterator[str]:
    """The text with the lines of a key replaced: as few of them as may be, as a value may go on over several."""
    lines = _split(text)
    first = places(text).get(key, len(lines) + 1) - 1
    for end in range(first + 1, min(len(lines), first + _MOST_LINES) + 1):
        new = ""
        if value is not None and (found := _ASSIGNMENT.match(lines[first])):
            comment = _COMMENT.match(lines[end - 1])
            new = f"{found[0]}{_format(value)}{comment[1].rstrip() if comment else ''}{_end(text)}"
        yield "".join([*lines[:first], new, *lines[end:]])


def _add_line(text: str, key: str, value: Value | None) -> Iterator[str]:
    """The text with one more line: in the table of the key, if there is one, else before all tables."""
    lines = [line if line.endswith("\n") else line + _end(text) for line in _split(text)]
    headers = [(number, table) for number, found, table in _lines(text) if not found]
    for number, table in headers:
        if key.startswith(f"{table}."):
            yield _insert(lines, number, f"{_bare(key[len(table) + 1 :])} = {_format(value or '')}{_end(text)}")
    first = headers[0][0] - 1 if headers else len(lines)
    while first and not lines[first - 1].strip():
        first -= 1
    for name in (_bare(key), json.dumps(key)):
        yield _insert(lines, first, f"{name} = {_format(value or '')}{_end(text)}")


def _insert(lines: list[str], at: int, line: str) -> str:
    return "".join([*lines[:at], line, *lines[at:]])


def _bare(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_.-]+", key) else json.dumps(key, ensure_ascii=False)


def _format(value: Value) -> str:
    """A value as TOML, which writes texts as JSON does."""
    return json.dumps(value, ensure_ascii=False)


def _end(text: str) -> str:
    return "\r\n" if "\r\n" in text else "\n"
