"""The command line. The language is found out first, so that everything after it can speak it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ..text.errors import ScorerError, language
from ..text.i18n import find
from ..text.preferred import preferred
from . import terminal


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the program. Returns 0 when done, 1 for wrong input, 2 for wrong use."""
    args = list(sys.argv[1:] if argv is None else argv)
    terminal.prepare()
    try:
        asked = _asked_for(args)
        terminal.speak(language(asked) if asked else language(preferred(os.environ)))
    except ScorerError as error:
        # Who asked for an unknown language is told so in the one that would have been spoken otherwise.
        try:
            terminal.speak(language(preferred(os.environ)))
        except ScorerError:
            system = {name: value for name, value in os.environ.items() if name != "SCORER_LANG"}
            terminal.speak(language(preferred(system)))
        terminal.complain(error)
        return 2
    from .app import run

    return run(args)


def _asked_for(args: Sequence[str]) -> str | None:
    """The value of --lang, wherever it stands, also on a line that a shell wants completed."""
    if typed := os.environ.get("COMP_WORDS") or os.environ.get("_TYPER_COMPLETE_ARGS"):
        # A language that is still being typed is none yet.
        code = _value_of_lang(typed.split())
        return code if code and find(code) else None
    return _value_of_lang(args)


def _value_of_lang(words: Sequence[str]) -> str | None:
    for i, word in enumerate(words):
        if word == "--":
            break
        if word.startswith("--lang="):
            return word.partition("=")[2]
        if word == "--lang" and i + 1 < len(words):
            return words[i + 1]
    return None
