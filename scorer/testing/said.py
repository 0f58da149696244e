"""What the suite asks of a text: that it says something, in every language that the game has."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import ParamSpec, TypeVar

from ..model import Game
from ..text.errors import ScorerError
from ..text.i18n import SOURCE, Language, languages

P = ParamSpec("P")
T = TypeVar("T")


def attempt(where: str, make: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
    """What is made. Whatever goes wrong is an `AssertionError` that says where, but for what is wrong with a tally."""
    try:
        return make(*args, **options)
    except (ScorerError, AssertionError):
        raise
    except Exception as error:
        raise AssertionError(f"{where} fails: {type(error).__name__}: {error}") from error


def check_said(text: str, what: str, lang: str) -> None:
    """Raises `AssertionError` for a text that is empty, or with a placeholder that nothing stands for."""
    assert text, f"{what} says nothing in {lang}"
    assert not re.search(r"\{\w+\}", text), f"{what} leaves a placeholder open in {lang}: {text}"


class Listener(Language):
    """A language that keeps the texts of the code which it has no translation of."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.missing: dict[str, None] = {}

    def gettext(self, message: str, /, **values: object) -> str:
        """A sentence, as in `Language`."""
        self._hear(message)
        return super().gettext(message, **values)

    def ngettext(self, one: str, many: str, n: int, /, **values: object) -> str:
        """A sentence that depends on a number."""
        self._hear(one)
        return super().ngettext(one, many, n, **values)

    def pgettext(self, context: str, message: str, /, **values: object) -> str:
        """A text whose translation depends on where it stands."""
        self._hear(message, f"{context}\4{message}")
        return super().pgettext(context, message, **values)

    def _hear(self, message: str, key: str = "") -> None:
        if self._texts and message and not self._texts.has(key or message):
            self.missing[message] = None


def languages_of(game: Game) -> Iterator[str]:
    """The languages that a game has catalogues of, without English; a game of ours has all that we have."""
    home = os.path.dirname(str(import_module(game.package).__file__))
    ours = game.package.startswith(f"{__package__.partition('.')[0]}.")
    for lang in languages():
        if lang != SOURCE and (ours or os.path.isdir(os.path.join(home, "locales", lang))):
            yield lang


def check_translated(lang: str, say: Listener) -> None:
    """Raises `AssertionError` with the texts that were said and have no translation."""
    messages = "; ".join([f"“{message}”" for message in say.missing])
    assert not say.missing, (
        f"locales/{lang}/LC_MESSAGES/scorer.po has no translation, or is not compiled, of: {messages}."
        f" `scorer catalogues update` adds what is missing to the file."
    )
