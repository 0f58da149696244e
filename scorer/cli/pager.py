"""What is longer than the screen, in the pager that people have set."""

from __future__ import annotations

import io
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from shutil import get_terminal_size

from ..text.i18n import N_
from .terminal import notice, plain, say

USUAL = {"LESS": "FRX", "LV": "-c"}
"""What these pagers are told by those who have told them nothing, as Git does: the text stays when they end."""


class _Kept(io.StringIO):
    """What would have been shown; whoever writes it thinks of a terminal."""

    encoding = sys.__stdout__.encoding if sys.__stdout__ else "utf-8"

    def isatty(self) -> bool:
        return True


@contextmanager
def paged(*, wanted: bool = True) -> Iterator[None]:
    """Shows what is printed within it in the pager that PAGER names, if that is longer than the screen of a terminal.

    Where there is no such program, or it fails, the text is shown without it, and that is told.
    """
    pager = os.environ.get("PAGER", "").strip()
    if not (wanted and pager and pager != "cat" and sys.stdout.isatty() and not plain()):
        yield
        return
    kept = _Kept()
    try:
        with redirect_stdout(kept):
            yield
    finally:
        text = kept.getvalue()
        wrong = _show(text, pager) if _is_long(text) else ""
        if wrong is not None:
            sys.stdout.write(text)
            sys.stdout.flush()
        if wrong:
            notice(wrong)


def _is_long(text: str) -> bool:
    size = get_terminal_size()
    return sum([1 + max(len(line) - 1, 0) // size.columns for line in text.splitlines()]) >= size.lines


def _show(text: str, pager: str) -> str | None:
    """Shows a text in a pager. None when somebody has seen it there, else why not."""
    interrupted: list[int] = []
    # Ctrl-C is for the pager, which may stop searching by it.
    before = signal.signal(signal.SIGINT, lambda number, _: interrupted.append(number))
    try:
        words = shlex.split(pager, posix=os.name != "nt")
        process = subprocess.Popen(words, stdin=subprocess.PIPE, env={**USUAL, **os.environ})
        # Who leaves early has seen enough.
        process.communicate(text.encode(sys.stdout.encoding, errors="replace"))
    except (OSError, ValueError, IndexError):
        return say().gettext(N_("PAGER: “{command}” cannot be started; the text is shown without it."), command=pager)
    finally:
        signal.signal(signal.SIGINT, before)
    if process.returncode > 0 and not interrupted:
        failed = N_("PAGER: “{command}” has failed ({code}); the text is shown without it.")
        return say().gettext(failed, command=pager, code=process.returncode)
    return None
