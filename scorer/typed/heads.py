"""What a line begins with: a player, a move, a command; typed out, or shortened where that is clear."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from .fold import closest, compare, compared
from .names import same_name, without_article as article_cut
from .phrases import words as phrases_of

if TYPE_CHECKING:
    from ..text.i18n import Language
    from .situation import Head

LONGEST = 4
"""The words of the longest phrase that a line may begin with."""
ASIDE = frozenset({"filler", "onset"})
"""The roles of words that change nothing by themselves, before a value or an answer."""
ARTICLES = frozenset({"art", "one", "filler"})
"""The roles of words that change nothing before what was turned up: a lion."""

IDLE = frozenset({"art", "one", "filler", "both", "all", "self"})
"""The roles of words that change nothing before what is kept: both my drums."""
TO = frozenset({"to"})
DECLINE = frozenset({"decline"})
COURTESY = frozenset({"courtesy"})


class Word(NamedTuple):
    """A word of a line."""

    text: str
    comma: bool = False
    """Whether a comma stands before it."""
    quoted: bool = False
    tied: bool = False
    """Whether it was typed as one with what stands before it: the 24 of l24."""


def cut_line(line: str) -> list[Word]:
    """The words of a line; what stands in quotation marks is one. A full stop at the end of more says nothing."""
    words: list[Word] = []
    comma = False
    for piece in re.findall(r',|(?:[^\s",]|"[^"]*")+', line.translate(_COMMAS)):
        if piece == ",":
            comma = True
            continue
        words.append(Word(piece.replace('"', ""), comma, '"' in piece))
        comma = False
    if comma:
        words.append(Word(",", comma=True))  # which nothing understands
    if words and not words[-1].quoted and len(words[-1].text) > 1:
        words[-1] = words[-1]._replace(text=words[-1].text.rstrip(".") or words[-1].text)
    return words


_COMMAS = {ord("，"): ",", ord("、"): ",", ord("“"): '"', ord("”"): '"', ord("„"): '"'}


def joined(words: Iterable[Word]) -> str:
    """Words as one text."""
    return " ".join([word.text for word in words])


def is_sign(word: Word) -> bool:
    """Whether a word has neither letters nor figures, so that comparing would drop it beside others."""
    return not any([sign.isalnum() for sign in word.text])


@lru_cache(maxsize=4096)
def forms(word: str) -> frozenset[str]:
    """All that a word may be compared with."""
    return frozenset(compared(word))


def spellings_of(words: Sequence[Word], say: Language) -> list[Sequence[Word]]:
    """The words; with signs and figures of the first one apart, or tied to it; without an article."""
    ways = [words]
    if not words[0].text.isalpha():
        tied = join_sign(words)
        ways += [split_mark(words), split_figures(words), tied, split_figures(tied) if tied else []]
    ways.append(without_article(words, say))
    return [way for i, way in enumerate(ways) if way and way not in ways[:i]]


def split_mark(words: Sequence[Word]) -> list[Word]:
    """The words with an exclamation mark at the end of the first one apart: undo! is undo and !."""
    first = words[0].text
    if words[0].quoted or len(first) < 2 or not first.endswith("!"):
        return []
    return [words[0]._replace(text=first.rstrip("!")), Word("!"), *words[1:]]


def split_figures(words: Sequence[Word]) -> list[Word]:
    """The words with letters and figures of the first one apart: l24 is l and 24; j1t is j, 1 and t."""
    # A sign between them may say something: r-3.
    match = re.fullmatch(r"([^\d+]*[^\W\d_]|[^\w+]+)(\d.*)", words[0].text) if not words[0].quoted else None
    if not match:
        return []
    pieces = re.findall(r"\d+|[^\d\s]+", match[2])
    return [Word(match[1]), *[Word(text, tied=True) for text in pieces], *words[1:]]


def join_sign(words: Sequence[Word]) -> list[Word]:
    """The words with a sign alone before the first of them tied to it: > lion is >lion."""
    if len(words) < 2 or words[0].quoted or not is_sign(words[0]) or is_sign(words[1]):
        return []
    tied = words[0].text + words[1].text
    return [words[1]._replace(text=tied), *words[2:]] if compare(tied) != compare(words[1].text) else []


def typed_out(words: Sequence[Word], heads: Sequence[Head]) -> list[tuple[Head, Sequence[Word]]]:
    """What a line begins with, typed out, each with the words that follow: by the longest phrase there is.

    The words of the language go before the English ones.
    """
    for own in (True, False):
        for count in range(min(LONGEST, len(words)), 0, -1):
            first = words[:count]
            if (count > 1 and any([is_sign(word) for word in first])) or any([word.comma for word in first[1:]]):
                continue
            typed = compare(joined(first).rstrip(":"))
            spoken = [(head, head.words if own else head.english) for head in heads]
            if found := [head for head, known in spoken if any([typed in forms(word) for word in known])]:
                return [(head, words[count:]) for head in found]
    return []


def around(words: Sequence[Word], heads: Sequence[Head], say: Language) -> list[tuple[Head, Sequence[Word]]]:
    """Moves whose word has two parts, with something between: trete 5 bei; each with the words between and behind.

    Words that change nothing are left out where nothing else stands between: keep both drums.
    """
    found: list[tuple[Head, Sequence[Word]]] = []
    for head in heads:
        for first, last in _gapped(tuple(head.words)):
            opened, closed = len(first.split()), len(last.split())
            if compare(joined(words[:opened])) != compare(first):
                continue
            for end in range(opened + closed, len(words) + 1):
                if compare(joined(words[end - closed : end])) == compare(last):
                    between, count = words[opened : end - closed], 0
                    while count < len(between) and (more := leads(between[count:], IDLE, say)):
                        count += more
                    found.append((head, [*between[count if count == len(between) else 0 :], *words[end:]]))
    return found


@lru_cache(maxsize=4096)
def _gapped(forms: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The forms in two parts between which something is said: “trete … bei”."""
    parts = [form.partition("…") for form in forms if "…" in form]
    return tuple([(first.strip(), last.strip()) for first, _, last in parts])


def says_several(words: Sequence[Word], head: Head, rest: Sequence[Word]) -> bool:
    """Whether several are said before more words, so that these may be their number: lions 2."""
    typed = compare(joined(words[: len(words) - len(rest)]).rstrip(":"))
    return bool(rest) and any([typed in forms(word) for word in head.several])


def shortened(words: Sequence[Word], heads: Sequence[Head], say: Language) -> list[tuple[Head, Sequence[Word]]]:
    """All that the first word begins, of the words that people are shown."""
    typed = compare(words[0].text.rstrip(":"))
    # A word that says something of its own begins no other: no is no nomad.
    if not any([sign.isalpha() for sign in typed]) or says_something(words[0], say):
        return []
    # Whoever shortens a word says the whole word, and all that it can mean.
    whole = {form for head in heads for word in head.shown if begins(typed, word) for form in forms(word)}
    return [(head, words[1:]) for head in heads if any([not whole.isdisjoint(forms(word)) for word in head.words])]


def says_something(word: Word, say: Language) -> bool:
    """Whether a word has a meaning of its own in a language: no, and, two."""
    return (compare(word.text),) in phrases_of(say.code)


def begins(typed: str, word: str) -> bool:
    """Whether a folded text begins a word."""
    return any([form.startswith(typed) for form in forms(word)])


def without_article(words: Sequence[Word], say: Language) -> Sequence[Word]:
    """The words without those at their beginning that change nothing: a lion."""
    whole = len(words)
    while 0 < (count := leads(words, ARTICLES, say)) < len(words):
        words = words[count:]
    tail = article_cut(words[0].text) if len(words) == whole else ""
    return [words[0]._replace(text=tail), *words[1:]] if tail else words


def has_role(word: str, roles: frozenset[str], say: Language) -> bool:
    """Whether a word has one of these roles in a language."""
    return any([role in roles for role, _ in phrases_of(say.code).get(tuple(compare(word).split()), ())])


def declines(words: Sequence[Word], say: Language) -> bool:
    """Whether words say that nothing is taken: nobody, no thanks."""
    return not any([word.quoted or word.comma for word in words]) and has_role(joined(words), DECLINE, say)


def without_courtesy(words: Sequence[Word], say: Language) -> Sequence[Word]:
    """The words without those of courtesy at their end; empty where there are none, or nothing else."""
    for count in range(min(LONGEST, len(words) - 1), 0, -1):
        last = words[len(words) - count :]
        if not any([word.quoted for word in last]) and has_role(joined(last).rstrip("!"), COURTESY, say):
            return words[: len(words) - count]
    return ()


def roles_at(words: Sequence[Word], say: Language) -> frozenset[str]:
    """The roles of the longest phrase that words begin with; none of a word in quotation marks."""
    known = phrases_of(say.code)
    for count in range(min(LONGEST, len(words)), 0, -1) if not words[0].quoted else ():
        if found := known.get(tuple([compare(word.text) for word in words[:count]])):
            return frozenset([role for role, _ in found])
    return frozenset()


def leads(words: Sequence[Word], roles: frozenset[str], say: Language) -> int:
    """How many words at the beginning have one of these roles; 0 if a longer phrase has another: les deux."""
    known = phrases_of(say.code)
    for count in range(min(LONGEST, len(words)), 0, -1) if words and not words[0].quoted else ():
        found = {role for role, _ in known.get(tuple([compare(word.text) for word in words[:count]]), ())}
        if count > 1 and not found <= roles:
            return 0
        if found & roles:
            return count
    return 0


def hesitation(words: Sequence[Word], say: Language) -> str:
    """Two numbers with nothing but a hesitation between them, which may take the first one back: 1, er, 2.

    Empty if there are none.
    """
    for i, word in enumerate(words):
        if word.text.isdecimal() and (count := leads(words[i + 1 :], ASIDE, say)):
            behind = words[i + 1 + count : i + 2 + count]
            if behind and behind[0].text.isdecimal():
                return joined(words[i : i + 2 + count])
    return ""


def named(words: Sequence[Word], players: Sequence[str]) -> tuple[str, Sequence[Word]]:
    """The player whose name a line begins with, and what follows; empty names if there is none."""
    for count in range(min(LONGEST, len(words)), 0, -1):
        if found := same_name(joined(words[:count]).rstrip(":"), players):
            return found, words[count:]
    return "", words


def near_words(word: str, heads: Sequence[Head]) -> list[str]:
    """The words that a mistyped first word most likely means."""
    known = {compare(form): form for head in heads for form in (*head.shown, *head.words)}
    return [known[form] for form in closest(compare(word), known, most=2)]
