"""How far a long batch is, on a line of standard error that is gone when it is done."""

from __future__ import annotations

import os
import stat
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import BinaryIO

from ..text.i18n import NN_
from .terminal import clear_status, say, show_status, shows_status

FIRST = 1.0
"""Seconds before the line is shown: what is short needs none."""
EVERY = 0.2
"""Seconds between two looks at it."""

TALLIES = NN_("{count} tally scored", "{count} tallies scored")


class Progress:
    """Counts what is done, and tells it with what is left, as far as the sizes of files say that."""

    def __init__(self, files: Sequence[str], counted: tuple[str, str] = TALLIES) -> None:
        """`files` are those of the batch; `-` is standard input. `counted` are the texts for one and for more."""
        self._counted = counted
        self._shown = shows_status()
        self._sizes = [_size(file) for file in files] if self._shown else []
        self._total = 0 if None in self._sizes else sum(filter(None, self._sizes))
        """Of all files, in bytes; 0 if that is not known."""
        self._before = 0
        """The bytes of the files that are done."""
        self._stream: BinaryIO | None = None
        self._count = 0
        self._began = time.monotonic()
        self._next = self._began + FIRST

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        clear_status()

    @contextmanager
    def reading(self, stream: BinaryIO) -> Iterator[BinaryIO]:
        """The next file while it is read."""
        self._stream = stream
        try:
            yield stream
        finally:
            self._stream = None
            if self._sizes:
                self._before += self._sizes.pop(0) or 0

    def add(self, count: int = 1) -> None:
        """Says that so many more are done."""
        self._count += count
        if self._shown and (now := time.monotonic()) >= self._next:
            self._next = now + EVERY
            show_status(self._text(now - self._began))

    def _text(self, seconds: float) -> str:
        counted = say().ngettext(*self._counted, self._count, count=self._count)
        read = self._before + (self._stream.tell() if self._stream and self._total else 0)
        if not 0 < read < self._total:  # a list is read to its end before anything is scored
            return counted
        left = round(seconds * (self._total - read) / read)
        return say().gettext(
            "{counted} – {percent}%, about {time} left",
            counted=counted,
            percent=100 * read // self._total,
            time=f"{left // 60}:{left % 60:02}",
        )


def _size(file: str) -> int | None:
    """The bytes of a file; None where that is not known, as of what is piped."""
    with suppress(OSError, ValueError):
        found = os.fstat(sys.stdin.fileno()) if file == "-" else os.stat(file)
        if stat.S_ISREG(found.st_mode):
            return found.st_size
    return None
