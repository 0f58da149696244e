"""What not every system has, and why a test that needs it is skipped there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import Any, NoReturn

import pytest

from scorer.text.i18n import checkout

POSIX = pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes, links, pipes, devices, limits")
OPEN = pytest.mark.skipif(os.name == "nt", reason="Windows lets nobody take away a file that is open")

CHECKOUT = pytest.mark.skipif(not checkout(), reason="what was installed has its files in the package")
ENDS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""The signals by which a system ends a program: Windows closes no terminal."""


def hear_signals() -> None:
    """For `preexec_fn`: what ends a program ends it also where the tests run behind `nohup` or in the background."""
    for ending in (signal.SIGINT, *ENDS):
        signal.signal(ending, signal.SIG_DFL)


def skip_what_is_not_here() -> None:
    """Has each test skipped that starts a process where there are none (Pyodide), or a terminal (Windows)."""
    if sys.platform == "emscripten":
        subprocess.Popen.__init__ = _skipping("a process")  # type: ignore[method-assign]
    elif os.name == "nt":
        import pexpect

        pexpect.spawn = pexpect.run = _skipping("a terminal of POSIX")


def _skipping(what: str) -> Any:
    def skip(*_: object, **__: object) -> NoReturn:
        pytest.skip(f"needs {what}")

    return skip
