"""Names with an ending or beside words that say whose something is: Grace's card, Rosalta, la carte de Rosa."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ..text.i18n import find
from .fold import compare
from .names import idle_words, same_name, without_article, words_with
from .phrases import listed
from .words import ENDINGS

if TYPE_CHECKING:
    from ..text.i18n import Language
    from .names import Names

AT = frozenset({"at"})
"""The roles of words beside a name that do change something: for, with."""
WHOSE = frozenset({"from"})
"""The roles of words that change nothing beside the name of who has something, either."""


def inflected(word: str, names: Iterable[str], say: Language, *, to: bool = False) -> list[str]:
    """The names of which a word is one with an ending of its language: Grace's, Rosalta; not the names themselves.

    If `to`, only with an ending that says where something goes: Kairoon.
    """
    typed, ends = compare(word), endings(say.code, to=to)
    return [name for name in names if (base := compare(name)) and typed[len(base) :] in ends and typed.startswith(base)]


def name_with_ending(text: str, names: Names, say: Language) -> str:
    """The key of the name that a text is with an ending: Kairosta; empty if there is none, or it is not clear which."""
    found = [key for key in names if inflected(text, names.words(key), say)]
    return found[0] if len(found) == 1 else ""


def named_within(text: str, names: Sequence[str], say: Language) -> str:
    """The name that a text says with an ending, or beside words that change nothing: Rosas Karte, la carte de Rosa.

    Empty if it says none, more than one, or something else.
    """
    words = text.split()
    idle = (idle_words(say.code) - words_with(AT, say.code)) | words_with(WHOSE, say.code)
    found = set()
    for i in range(len(words)):
        for j in range(i + 1, len(words) + 1):
            if all([compare(word) in idle for word in (*words[:i], *words[j:])]):
                part = " ".join(words[i:j])
                own = same_name(part, names) or same_name(without_article(part), names)  # d'Ann
                found |= {own, *inflected(part, names, say)} - {""}
    return found.pop() if len(found) == 1 else ""


@cache
def endings(code: str, *, to: bool = False) -> frozenset[str]:
    """The endings that names have in a language, folded; if `to`, those that say where something goes."""
    say = find(code)
    assert say is not None
    some, _, there = say.pgettext("vocabulary", ENDINGS).partition("||")
    return frozenset([compare(form) for form in listed(there if to else f"{some}|{there}")])
