"""The phrases of a language with their roles, and the roles of signs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ..text.i18n import each_way, find
from .fold import fold, joined, spellings
from .grammar import Item
from .words import HUNDRED, HUNDRED_AND, NOUNS, NUMBERS, ORDINALS, TENS, TENS_AND_ONE, TIMES, WORDS

if TYPE_CHECKING:
    from ..text.i18n import Language

WEIGHTY = ("word", "one", "art", "solo", "group", "vague", "both", "twice", "noun", "nouns", "ordinal")
"""The roles of words that say a number."""
SIGNS = {
    ",": "sep mark comma",
    ";": "sep mark stop",
    "|": "sep mark",
    "\n": "sep mark",
    "&": "sep and",
    "/": "sep slash",
    ".": "sep mark stop",
    "+": "plus",
    "-": "dash",
    ":": "link",
    "=": "link",
    "×": "x",
    "*": "x",
    "(": "open",
    ")": "close",
    "!": "stop",
    "?": "doubt",
    "~": "doubt",
    "{": "filler stop",
    "}": "filler stop",
    "[": "filler stop",
    "]": "filler stop",
    '"': "filler stop",
}
"""The roles of signs."""

Role = tuple[str, Item | None]
Phrases = dict[tuple[str, ...], list[Role]]
Part = tuple[str, set[str]]


def listed(text: str) -> list[str]:
    """The forms of a text of the vocabulary."""
    return [way for form in text.split("|") if form.strip() for way in each_way(form)]


def ordinals(number: int, say: Language) -> list[str]:
    """The forms that say which one of several, 1 for the first; none beyond those that the language lists."""
    return listed("".join(say.pgettext("vocabulary", ORDINALS).split(";")[number - 1 : number]))


def _add(phrases: Phrases, form: str, role: str, number: int = 0) -> None:
    item = Item(role, number) if role in WEIGHTY else None
    for key in spellings(form):
        known = phrases.setdefault(key, [])
        if (role, item) not in known:
            known.append((role, item))
        if role == "sep":  # a word says that both count, a sign only separates
            known.append(("and", None))


def _add_in_order(phrases: Phrases, text: str, one: str, several: str) -> None:
    """Adds what a text has for 1, 2 and so on, with the roles for one of it and for several."""
    for value, forms in enumerate(text.split(";"), start=1):
        first, _, others = forms.partition("||")
        for form in listed(first):
            _add(phrases, form, one, value)
        for form in listed(others):
            _add(phrases, form, several, value)


@cache
def words(code: str) -> Phrases:
    """Every phrase of a language with its roles; of numbers those below 20 and the tens."""
    say = find(code)
    assert say is not None
    found: Phrases = {}
    for value, message in enumerate(NUMBERS):
        for form in listed(say.pgettext("vocabulary", message)):
            _add(found, form, "one" if value == 1 else "word", value)
            for way in listed(say.pgettext("vocabulary", TIMES)):
                _add(found, way.format(n=form), "twice", value)
    for i, message in enumerate(TENS, start=2):
        for form in listed(say.pgettext("vocabulary", message)):
            _add(found, form, "word", 10 * i)
    for form in listed(say.pgettext("vocabulary", HUNDRED)):
        _add(found, form, "word", 100)
    _add_in_order(found, say.pgettext("vocabulary", NOUNS), "noun", "nouns")
    _add_in_order(found, say.pgettext("vocabulary", ORDINALS), "ordinal", "")
    for role, value, message in WORDS:
        for form in listed(say.pgettext("vocabulary", message)):
            _add(found, form, role, value)
    return found


@cache
def signs_of_large(code: str) -> tuple[str, ...]:
    """The folded words of which one is in every number from 21 to 199."""
    say = find(code)
    assert say is not None
    forms = [form for message in (*TENS, HUNDRED) for form in listed(say.pgettext("vocabulary", message))]
    return tuple({fold(form).split()[-1].rpartition("-")[2] for form in forms})


class _Parts(NamedTuple):
    """What numbers are made of in a language: forms, each with the ways in which it may stand in a text."""

    below: dict[int, list[Part]]
    """The numbers below 20."""
    tens: dict[int, list[Part]]
    """The tens, by their numbers."""
    hundreds: list[Part]
    """What is said for 100."""
    until: dict[int, int]
    """Where the numbers of a ten end: where seventy is sixty-ten, seventy-one is sixty-eleven."""


@cache
def _parts_of(code: str) -> _Parts:
    say = find(code)
    assert say is not None

    def parts(text: str) -> list[Part]:
        return [(form, joined(form)) for form in listed(say.pgettext("vocabulary", text))]

    below = {value: parts(message) for value, message in enumerate(NUMBERS)}
    tens = {10 * i: parts(message) for i, message in enumerate(TENS, start=2)}
    ways, ten_alone = listed(say.pgettext("vocabulary", TENS_AND_ONE)), [form for form, _ in below[10][:1]]
    until = {}
    for ten, forms in tens.items():
        after = {each for _, written in tens.get(ten + 10, ()) for each in written}
        made = {each for form in _compounds(ways, [form for form, _ in forms], ten_alone) for each in joined(form)}
        until[ten] = 20 if made & after else 10
    return _Parts(below, tens, parts(HUNDRED), until)


@lru_cache(maxsize=100)
def large(code: str, typed: str) -> Phrases:
    """The numbers from 21 to 199 in words that can be in a text: its folded words in one.

    Some languages have thousands of them, so only what the text has parts of is put together.
    """
    say, parts = find(code), _parts_of(code)
    assert say is not None

    def present(forms: Sequence[Part]) -> list[str]:
        return [form for form, written in forms if any([each in typed for each in written])]

    below = {value: present(forms) for value, forms in parts.below.items()}
    ways = listed(say.pgettext("vocabulary", TENS_AND_ONE))
    made: dict[int, list[str]] = {}
    for ten, all_forms in parts.tens.items():
        forms = present(all_forms)
        made.setdefault(ten, []).extend(forms)
        for one in range(1, parts.until[ten]):
            made.setdefault(ten + one, []).extend(_compounds(ways, forms, below[one]))
    found: Phrases = {}
    for value, forms in made.items():
        for form in forms:
            _add(found, form, "word", value)
    _add_hundreds(found, say, present(parts.hundreds), {**below, **made})
    return found


def _compounds(ways: list[str], tens: list[str], ones: list[str]) -> list[str]:
    return [way.format(tens=ten, one=one) for way in ways for ten in tens for one in ones]


def _add_hundreds(found: Phrases, say: Language, hundreds: list[str], below: dict[int, list[str]]) -> None:
    """Adds the numbers from 101 on."""
    ways = listed(say.pgettext("vocabulary", HUNDRED_AND))
    for value, forms in below.items():
        spoken = [way.format(hundred=hundred, rest=form) for way in ways for hundred in hundreds for form in forms]
        for form in spoken if value else ():
            _add(found, form, "word", 100 + value)
