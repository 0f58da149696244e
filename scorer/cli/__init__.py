"""The command line. The language is found out first, so that everything after it can speak it.

Documented in docs/reference/commands.md.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterable, Sequence

from ..text.errors import ScorerError, damaged_language, language
from ..text.i18n import N_, find, own_name
from ..text.names import cut
from ..text.preferred import damaged_preference, preferred, unknown_language
from . import settings, terminal


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the program. Returns 0 when done, 1 for wrong input, 2 for wrong use."""
    args = list(sys.argv[1:] if argv is None else argv)
    terminal.prepare()
    terminal.hush(_wants_quiet(args))
    own = settings.use(args)
    spoken = preferred(os.environ, own.language)
    terminal.speak(language(spoken))
    try:
        if asked := _asked_for(args):
            terminal.speak(language(asked))
    except ScorerError as error:
        terminal.complain(error)
        return 2
    if not asked and (damaged := damaged_preference(os.environ, own.language)):
        terminal.notice(damaged_language(damaged).text(terminal.say().code))
    elif not asked and (unknown := unknown_language(os.environ)):
        text = N_("SCORER_LANG: there is no language “{name}”; the language is now {language}.")
        terminal.notice(terminal.say().gettext(text, name=cut(unknown), language=own_name(terminal.say())))
    own.tell_wrong()
    from .app import run

    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        # From here on it is known what has to be kept or said.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    return run(args)


def _wants_quiet(args: Sequence[str]) -> bool:
    """Whether --quiet stands anywhere."""
    return not {"-q", "--quiet"}.isdisjoint(settings.options_of(args))


def _asked_for(args: Sequence[str]) -> str | None:
    """The value of --lang, wherever it stands, also on a line that a shell wants completed; the last of several."""
    if typed := os.environ.get("COMP_WORDS") or os.environ.get("_TYPER_COMPLETE_ARGS"):
        # A language that is still being typed is none yet.
        code = _last(settings.values_of(typed.split(), "--lang"))
        return code if code and find(code) else None
    return _last(settings.values_of(args, "--lang"))


def _last(values: Iterable[str]) -> str | None:
    """The last value, as with every other option that is given more than once; None if there is none."""
    return next(reversed([*values]), None)
