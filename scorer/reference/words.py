"""Words as the search compares them: folded, split, and how similar two of them are."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING

from ..text.i18n import N_

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..text.i18n import Language
    from .weights import Weights

# Translators: the words of a question that do not tell what it is about: articles, pronouns, auxiliaries, prepositions,
# question words, in as many forms as you can think of.
STOP_WORDS = N_(
    "a about after again all also am an and another any are as at back be been before being between"
    " both but by can could did do does doing done each either else every everyone everybody for from"
    " get gets getting give go goes going gone got had has have having he her here hers him his how i"
    " if im in into is it its just keep let like lot lots make many may me mean mine more much must"
    " my now of off ok on one ones only or other our ours out over own really right same say she"
    " should so some someone something still stuff such than that the their them then there these"
    " they thing things this those through to too up upon us use used using very want wants was we"
    " well were what when where whether which while who whose why will with without would yes you"
    " your yours cos cuz doesnt dont gonna gotta im ive r thats thru u ur w wanna wat wen whats whos ya"
)
"""The stop words: they tell nothing about what is looked for; each language has its own."""


SYNONYMS, OUT_OF_DOMAIN = "kindred", "elsewhere"
"""Where `search.po` has, instead of the phrases of a rule, words that players use for much the same, in groups
separated by semicolons; and words of what other games have, which no rule here is about. With a star a word stands for
all that begin so."""

PREFIX, PART = 3, 4
"""The fewest letters that two words must have in common: at the beginning, or as the whole of the shorter one."""


def number_words(say: Language) -> str:
    """Returns the words for the numbers from two to twelve, which are read as 2 to 12; semicolons separate them."""
    from ..typed.phrases import listed
    from ..typed.words import NUMBERS

    spoken = [listed(say.pgettext("vocabulary", message)) for message in NUMBERS[2:13]]
    return "; ".join([" ".join([form for form in forms if " " not in form]) for forms in spoken])


def digits_of(say: Language) -> dict[str, str]:
    """Of each word for a number from two to twelve its digits: “six” is read as 6."""
    numbers = enumerate(number_words(say).split(";"), start=2)
    return {word: str(number) for number, forms in numbers for word in split(forms)}


def fold(text: str) -> str:
    """A text in small letters without accents and punctuation; line breaks and semicolons stay."""
    return _SIGN.sub(_folded, text.casefold())


_SIGN = re.compile("[^a-z0-9\n; ]")


def _folded(match: re.Match[str]) -> str:
    return _fold_sign(match[0])


@lru_cache(4096)
def _fold_sign(sign: str) -> str:
    parts = [part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part)]
    return "".join([part if part.isalnum() else " " for part in parts])


def split(text: str) -> list[str]:
    """The words of a text, folded."""
    return fold(text.replace(";", " ")).split()


def similarities(word: str, others: Iterable[str], weights: Weights) -> dict[str, float]:
    """How similar a word is to each of some others, from 0 to 1; 1 is the same word."""
    marked = f" {word}"
    trigrams = [marked[i : i + 3] for i in range(len(word) - 1)]
    start, length, similar = word[:PREFIX], len(word), {}
    for other in others:
        both = length + len(other)
        if word == other:
            much = 1.0
        elif (length >= PART and word in other) or (len(other) >= PART and other in word):
            much = weights.part
        else:
            marked = f" {other}"
            # Dice's coefficient.
            much = 2 * sum([trigram in marked for trigram in trigrams]) / both
            if other[:PREFIX] == start:
                same = common_prefix(word, other)
                much = max(much, 2 * same / both if same > PREFIX else same / max(length, len(other)))
        similar[other] = much
    return similar


def common_prefix(one: str, other: str) -> int:
    """How many letters two words have in common at the beginning."""
    same = 0
    for ours, theirs in zip(one, other, strict=False):
        if ours != theirs:
            break
        same += 1
    return same


def is_typo(word: str, known: str) -> bool:
    """Whether two words differ by one edit: a letter inserted, deleted, replaced, or two neighbours transposed."""
    if word == known or abs(len(word) - len(known)) > 1:
        return False
    same = common_prefix(word, known)
    ours, theirs = word[same:], known[same:]
    return (
        ours[1:] == theirs[1:]
        or ours[1:] == theirs
        or ours == theirs[1:]
        or (ours[:2] == theirs[1::-1] and ours[2:] == theirs[2:])
    )
