"""The phrases of a language with their roles, and the roles of signs."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ..text.i18n import each_way, find
from .fold import fold, spellings
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


@cache
def large(code: str) -> Phrases:
    """The numbers from 21 to 199 in words; only looked at where one of their words was typed."""
    say = find(code)
    assert say is not None
    below = {value: listed(say.pgettext("vocabulary", message)) for value, message in enumerate(NUMBERS)}
    tens = {10 * i: listed(say.pgettext("vocabulary", message)) for i, message in enumerate(TENS, start=2)}
    ways = listed(say.pgettext("vocabulary", TENS_AND_ONE))
    made: dict[int, list[str]] = {}
    for ten, forms in tens.items():
        made.setdefault(ten, []).extend(forms)
        # Where seventy is sixty-ten, seventy-one is sixty-eleven.
        after = {fold(form).replace("-", " ") for form in tens.get(ten + 10, ())}
        tenth = {fold(form).replace("-", " ") for form in _compounds(ways, forms, below[10][:1])}
        for one in range(1, 20 if tenth & after else 10):
            made.setdefault(ten + one, []).extend(_compounds(ways, forms, below[one]))
    found: Phrases = {}
    for value, forms in made.items():
        for form in forms:
            _add(found, form, "word", value)
    _add_hundreds(found, say, {**below, **made})
    return found


def _compounds(ways: list[str], tens: list[str], ones: list[str]) -> list[str]:
    return [way.format(tens=ten, one=one) for way in ways for ten in tens for one in ones]


def _add_hundreds(found: Phrases, say: Language, below: dict[int, list[str]]) -> None:
    """Adds the numbers from 101 on."""
    hundreds = listed(say.pgettext("vocabulary", HUNDRED))
    ways = listed(say.pgettext("vocabulary", HUNDRED_AND))
    for value, forms in below.items():
        spoken = [way.format(hundred=hundred, rest=form) for way in ways for hundred in hundreds for form in forms]
        for form in spoken if value else ():
            _add(found, form, "word", 100 + value)
