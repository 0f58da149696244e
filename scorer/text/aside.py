"""What other packages print while they load goes to standard error: standard output is for results, or a protocol."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import TextIO

_lock = Lock()
_before: list[TextIO] = []
"""The standard output for each package that is loading now: several threads may load some."""


@contextmanager
def printing_aside() -> Iterator[None]:
    """Meanwhile `sys.stdout` is `sys.stderr`, for all threads."""
    with _lock:
        _before.append(_before[0] if _before else sys.stdout)
        sys.stdout = sys.stderr
    try:
        yield
    finally:
        with _lock:
            before = _before.pop()
            if not _before:
                sys.stdout = before
