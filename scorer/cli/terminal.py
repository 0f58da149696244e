"""What the program says and where: results on standard output, everything else on standard error."""

from __future__ import annotations

import os
import re
import sys
import warnings
from typing import TYPE_CHECKING, TextIO

from ..registry import LeftOut
from ..text.errors import ScorerError, language
from ..text.i18n import N_, SOURCE, Language
from ..text.names import cut, visible

if TYPE_CHECKING:
    from ..scoring.sheet import Sheet

FORMATS = ("table", "json", "jsonl", "csv", "markdown", "text")
"""How sheets can be written."""

LONGEST_PATH = 255
"""The most of a path that is shown, in characters: the longest name of a file."""

_spoken: list[Language] = []
_quiet: list[bool] = []
_status: list[str] = []
_TIE = "\x1f"
"""A blank at which no line is broken; what is shown never has this sign."""


def speak(chosen: Language) -> None:
    """Sets the language of this run."""
    _spoken[:] = [chosen]


def say() -> Language:
    """The language of this run."""
    return _spoken[0] if _spoken else language(SOURCE)


def hush(quiet: bool) -> None:
    """Sets whether this run leaves out notices and progress."""
    _quiet[:] = [True] if quiet else []


def plain() -> bool:
    """Whether only plain lines can be shown, or are wanted by somebody who listens to a screen reader."""
    term = os.environ.get("TERM", "")
    # On Windows it is not set, and every terminal there can move its cursor.
    return term == "dumb" or (not term and os.name != "nt") or os.environ.get("ACCESSIBLE", "") not in ("", "0")


def prepare() -> None:
    """A character that the terminal cannot show becomes a question mark, never a crash, and so with closed streams.

    Warnings are told like everything else.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # open to the end
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    vars(warnings)["showwarning"] = _notice


def _notice(message: Warning | str, *_: object) -> None:
    notice(message.error.text(say().code) if isinstance(message, LeftOut) else str(message))


def complain(error: ScorerError, where: str = "") -> None:
    """One message on standard error: where, what, what is allowed, which rule."""
    text = error.text(say().code).replace("\n", "\n  ")
    if where:
        where = visible(cut(where, LONGEST_PATH)).replace("\n", "\\u000a")
        text = say().gettext("{place}: {message}", place=where, message=text)
    tell(say().gettext("Error: {message}", message=text), file=sys.stderr)


def as_fault(error: Exception) -> ScorerError:
    """What is told where not the input is wrong, but a program: ours, or the one that a game came with."""
    reason = f"{type(error).__name__}: {error}"
    return ScorerError(
        N_("This could not be scored, through a fault of the program: {reason}"), reason=reason, code="fault"
    )


def notice(message: str, *, always: bool = False) -> None:
    """Something on standard error that is no fault of what was given; `always` as in `remark`."""
    remark(say().gettext("Notice: {message}", message=message), always=always)


def remark(text: str, *, always: bool = False) -> None:
    """Something on standard error that can be left out: with `--quiet` it is, unless it is to be told `always`."""
    if always or not _quiet:
        tell(text, file=sys.stderr)


def shows_status() -> bool:
    """Whether a line that changes can be shown: on a terminal that the results do not go to."""
    return sys.stderr.isatty() and not (sys.stdout.isatty() or plain() or _quiet)


def show_status(text: str) -> None:
    """Shows a line on standard error in the place of the one that was shown there before; nothing takes it away."""
    from shutil import get_terminal_size

    _status[:] = [text[: get_terminal_size().columns - 1]]
    print(f"\r\x1b[K{_status[0]}", end="", file=sys.stderr, flush=True)


def clear_status() -> None:
    """Takes away the line that `show_status` has shown."""
    if _status:
        _status.clear()
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def complain_once(error: ScorerError, already: set[str]) -> None:
    """The same, unless its message is among those that were told `already`."""
    text = error.text(say().code)
    if text not in already:
        already.add(text)
        complain(error)


def tell(text: str, *, indent: str = "", file: TextIO | None = None) -> None:
    """Prints text; on a terminal its lines are broken between words, and what is broken off is indented."""
    stream = file or sys.stdout
    clear_status()
    lines = [indent + line for line in visible(text).split("\n")]
    print("\n".join(map(broken, lines) if stream.isatty() else lines), file=stream)


def broken(line: str, *, free: int = 0) -> str:
    """A line as a terminal shows it: broken between words; what is broken off is indented.

    `free` columns at the end of each line stay empty.
    """
    from shutil import get_terminal_size
    from textwrap import TextWrapper

    wrap = TextWrapper(get_terminal_size().columns - free, break_long_words=False, break_on_hyphens=False)
    wrap.subsequent_indent = line[: len(line) - len(line.lstrip())] or "  "
    # An example like 4 6 5 stays together.
    return wrap.fill(re.sub(r"\b\d(?: \d){2,}\b", lambda three: three[0].replace(" ", _TIE), line)).replace(_TIE, " ")


def dump(value: object, stream: TextIO, *, indent: int | None = 2) -> None:
    """JSON, and nothing of it lost where the terminal cannot show a character."""
    stream.write(as_json(value, plain=not (stream.encoding or "").lower().startswith("utf"), indent=indent))


def as_json(value: object, *, plain: bool = False, indent: int | None = None) -> str:
    """JSON on a line of its own; in ASCII if `plain`."""
    import json

    # What we write has no circles.
    return json.dumps(value, ensure_ascii=plain, indent=indent, check_circular=False) + "\n"


class Writer:
    """Writes sheets as they come."""

    def write(self, sheet: Sheet) -> None:
        """Writes one sheet, or keeps it until it is known how."""
        raise NotImplementedError

    def close(self) -> None:
        """Writes what has to come at the end."""
