"""Short answers that are clear or nothing: yes or no, one number. And the words that each kind of answers knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from .amounts import Amounts, Answers, OneNumber, YesNo
from .grammar import MAYBE, Edge
from .lexicon import LETTERS, Lexicon
from .parser import Parser

if TYPE_CHECKING:
    from ..text.i18n import Language

_lexicons: dict[tuple[int, str, tuple[tuple[str, str], ...]], tuple[Answers, Lexicon]] = {}
KEPT = 64
"""So many lexicons are kept: one for each kind of answers and language, and for what a table has added."""


def lexicon(answers: Answers, say: Language, more: Mapping[str, str]) -> Lexicon:
    """The words that a kind of answers understands in a language."""
    key = id(answers), say.code, tuple(more.items())
    if key not in _lexicons:
        if len(_lexicons) >= KEPT:
            _lexicons.clear()
        _lexicons[key] = answers, Lexicon(say, answers, more)
    return _lexicons[key][1]


def plain(text: str, answers: Answers, say: Language) -> object:
    """What a text clearly says as a kind of answers, as JSON; None if it does not."""
    if len(text) > LETTERS:
        return None
    _, edges = lexicon(answers, say, {}).edges(text)
    if not edges or impassable(edges) >= 0:
        return None
    found = Parser(answers.grammar, edges, answers, answers.idle, answers.tail).whole(answers.start)
    return answers.json(found[0]) if len(found) == 1 and found[0][:1] != (MAYBE,) else None


YES_NO = YesNo()
ONE = OneNumber()
AMOUNT = Amounts()


def yes_no(text: str, say: Language) -> bool | None:
    """Whether a text says yes or no; None if it says neither. Figures are numbers here, and neither of them."""
    said = plain(text, YES_NO, say)
    return said if isinstance(said, bool) and not any([sign.isdigit() for sign in text]) else None


def amount(text: str, say: Language) -> int | None:
    """The number that a text says; None if it says none, or it is not clear which."""
    said = plain(text, AMOUNT, say)
    return said if isinstance(said, int) else None


def one_number(text: str, say: Language) -> int | None:
    """The number that a text is, without sums, pairs, or words for none; None if it is not one."""
    said = plain(text, ONE, say)
    return said if isinstance(said, int) else None


def in_figures(text: str, say: Language) -> str:
    """The text with its numbers as figures."""
    numbers = [(word, one_number(word, say)) for word in text.split()]
    return " ".join([word if number is None else str(number) for word, number in numbers])


def impassable(edges: Sequence[Sequence[Edge]]) -> int:
    """The first word that no way through a text can pass; -1 where there is a way."""
    reached, far = {0}, 0
    for i, here in enumerate(edges):
        if i in reached:
            reached |= {edge.end for edge in here}
            far = i
    return -1 if len(edges) in reached else far
