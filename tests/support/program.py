"""Runs the program in this process."""

from __future__ import annotations

import io
import sys
from typing import Any, NamedTuple

import pytest

from scorer.cli import main

ID = "0c0ffee0-1234-4abc-8def-0123456789ab"
"""What the fixture `known` has for an id."""


class Run(NamedTuple):
    """What a run said and returned."""

    code: int
    out: str
    err: str


class _Input(io.TextIOWrapper):
    """Standard input, perhaps of a terminal."""

    def __init__(self, data: bytes, terminal: bool) -> None:
        super().__init__(io.BufferedReader(io.BytesIO(data)), encoding="utf-8")
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


class Program:
    """`program("score", "africa", file)`, with `typed` at a terminal or `piped` into standard input."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen = False
        """Whether somebody sees the questions: standard error is a terminal, too, which cannot move its cursor."""
        self.shown = False
        """Whether somebody sees the results: standard output is a terminal."""
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def __call__(self, *args: Any, typed: str | None = None, piped: str | bytes = b"") -> Run:
        data = piped.encode() if isinstance(piped, str) else piped
        stdin = _Input(data if typed is None else typed.encode(), typed is not None)
        self._monkeypatch.setattr(sys, "stdin", stdin)
        self._monkeypatch.setenv("COLUMNS", "80")
        if self.seen:
            self._monkeypatch.setenv("TERM", "dumb")
            self._monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
        if self.shown:
            self._monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
        code = main([str(arg) for arg in args])
        said = self._capsys.readouterr()
        return Run(code, said.out, said.err)
