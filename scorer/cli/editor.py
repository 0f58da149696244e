"""One line, asked for: with arrows, history, completion and a status line on a terminal, plainly everywhere else."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from shutil import get_terminal_size
from typing import TYPE_CHECKING

from .terminal import broken, plain

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import Completer
    from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent

Complete = Callable[[str], Iterable[str]]
"""From what stands before the cursor to the words that may come there; the last word may have been begun."""
Check = Callable[[str], str]
"""What is wrong with a text that is being typed; nothing if it is fine so far."""
ROOM = 10
"""The columns that are left to type in, behind a question."""


def ask(
    question: str,
    *,
    default: str = "",
    complete: Complete | None = None,
    check: Check | None = None,
    status: str = "",
    start: str = "",
) -> str:
    """What a person types after a question; `default` if that is nothing. It is shown in brackets.

    `status` stands below the line while it is typed. `start` stands in the line where it can be edited, selected: the
    first key replaces it, an arrow or End keeps it. Raises `EOFError` where the input ends.
    """
    prompt = f"{question} [{default}] > " if default else f"{question} > "
    text = _edited(prompt, complete, check, status, start) if edits() else _plain(prompt)
    return text.strip() or default


def edits() -> bool:
    """Whether lines can be edited: somebody sits at a terminal that can move its cursor."""
    return sys.stdin.isatty() and sys.stderr.isatty() and not plain()


def _plain(prompt: str) -> str:
    print(prompt, end="", file=sys.stderr, flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


@cache
def _session() -> PromptSession[str]:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.output import create_output

    # Standard output is for the result.
    output = create_output(stdout=sys.stderr)
    if hasattr(output, "enable_cpr"):
        output.enable_cpr = False  # terminals that do not answer where their cursor is would be complained of
    # Without that answer nothing would be shown below the line; the terminal scrolls if it stands at the end.
    vars(output)["get_rows_below_cursor_position"] = lambda: 2
    return PromptSession(output=output)


def _edited(prompt: str, complete: Complete | None, check: Check | None, status: str, start: str) -> str:
    from prompt_toolkit.application import get_app

    def below() -> str:
        wrong = check(get_app().current_buffer.text) if check else ""
        return broken(wrong or status, free=1)

    return _session().prompt(
        _with_room(prompt),
        default=start,
        completer=_completer(complete) if complete else None,
        complete_while_typing=False,
        bottom_toolbar=below if check or status else None,
        key_bindings=_keys(),
        pre_run=_select,
    )


def _with_room(prompt: str) -> str:
    """A question broken between words, so that something can be typed behind its last line."""
    columns = get_terminal_size().columns
    room = min(ROOM, columns // 3)
    tied = f"{prompt.removesuffix(' > ')}\u00a0>"  # the sign does not stand alone on a line
    *lines, last = broken(tied, free=1).split("\n")  # the editor breaks a line that is full
    lines.append(last if len(last) < columns - room else broken(last, free=room))
    return "\n".join(lines).removesuffix("\u00a0>") + " > "


def _select() -> None:
    """Selects what stands in the line."""
    from prompt_toolkit.application import get_app

    line = get_app().current_buffer
    if line.text:
        line.cursor_position = 0
        line.start_selection()
        assert line.selection_state is not None
        line.selection_state.enter_shift_mode()
        line.cursor_position = len(line.text)


@cache
def _keys() -> KeyBindings:
    """What the editor leaves out where something is selected: what is pasted replaces it, Delete deletes it."""
    from prompt_toolkit.filters import shift_selection_mode
    from prompt_toolkit.key_binding import KeyBindings
    from prompt_toolkit.keys import Keys

    keys = KeyBindings()

    @keys.add(Keys.BracketedPaste, filter=shift_selection_mode)
    def _(event: KeyPressEvent) -> None:
        event.current_buffer.cut_selection()
        event.current_buffer.insert_text(event.data.replace("\r\n", "\n").replace("\r", "\n"))

    @keys.add("delete", filter=shift_selection_mode)
    def _(event: KeyPressEvent) -> None:
        event.current_buffer.cut_selection()

    return keys


def _completer(complete: Complete) -> Completer:
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Words(Completer):
        def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:  # noqa: ARG002
            before = document.text_before_cursor
            begun = re.split(r"[\s,;=]", before)[-1]
            for word in complete(before):
                yield Completion(word, start_position=-len(begun))

    return Words()
