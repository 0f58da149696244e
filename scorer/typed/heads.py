"""What a line begins with: a player, a move, a command; typed out, or shortened where that is clear."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from .fold import closest, compare
from .line import LONGEST, Word, forms, is_idle, is_sign, joined, leads, says_something
from .names import same_name

if TYPE_CHECKING:
    from ..text.i18n import Language
    from .situation import Head

IDLE = frozenset({"art", "one", "filler", "both", "all", "self"})
"""The roles of words that change nothing before what is kept: both my drums."""


def heads_at(words: Sequence[Word], heads: Sequence[Head]) -> list[tuple[Head, Sequence[Word]]]:
    """What a line begins with, typed out, each with the words that follow: by the longest phrase there is.

    The words of the language go before the English ones.
    """
    for own in (True, False):
        for count in range(min(LONGEST, len(words)), 0, -1):
            first = words[:count]
            if (count > 1 and any([is_sign(word) for word in first])) or any([word.comma for word in first[1:]]):
                continue
            typed = compare(" ".join([word.text.rstrip(":") for word in first]))
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


def short_heads_at(words: Sequence[Word], heads: Sequence[Head], say: Language) -> list[tuple[Head, Sequence[Word]]]:
    """All that the first word begins, of the words that people are shown."""
    typed = compare(words[0].text.rstrip(":"))
    # A word that says something of its own begins no other: no is no nomad. An article says nothing: a may be add.
    if not any([sign.isalpha() for sign in typed]) or (says_something(words[0], say) and not is_idle(words[0], say)):
        return []
    # Whoever shortens a word says the whole word, and all that it can mean.
    whole = {form for head in heads for word in head.shown if begins(typed, word) for form in forms(word)}
    return [(head, words[1:]) for head in heads if any([not whole.isdisjoint(forms(word)) for word in head.words])]


def begins(typed: str, word: str) -> bool:
    """Whether a folded text begins a word."""
    return any([form.startswith(typed) for form in forms(word)])


def player_at(words: Sequence[Word], players: Sequence[str]) -> tuple[str, Sequence[Word]]:
    """The player whose name a line begins with, and what follows; empty names if there is none."""
    for count in range(min(LONGEST, len(words)), 0, -1):
        if found := same_name(joined(words[:count]).rstrip(":"), players):
            return found, words[count:]
    return "", words


def near_words(word: str, heads: Sequence[Head]) -> list[str]:
    """The words that a mistyped first word most likely means."""
    known = {compare(form): form for head in heads for form in (*head.shown, *head.words)}
    return [known[form] for form in closest(compare(word), known, most=2)]
