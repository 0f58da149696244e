"""The words of a line: where one ends, how it may be spelt, and the roles that words have in a language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from .fold import compare, compared, cut
from .names import without_article as article_cut
from .phrases import words as phrases_of

if TYPE_CHECKING:
    from ..text.i18n import Language

LONGEST = 4
"""The words of the longest phrase that a line may begin with."""
ASIDE = frozenset({"filler", "onset"})
"""The roles of words that change nothing by themselves, before a value or an answer."""
ARTICLES = frozenset({"art", "one", "filler"})
"""The roles of words that change nothing before what was turned up: a lion."""
DECLINE = frozenset({"decline"})
COURTESY = frozenset({"courtesy"})
IDLE = frozenset({"filler", "tail", "courtesy", "done"})
"""The roles of words that change nothing anywhere in a line; between two numbers they may take the first one back."""
AND = frozenset({"and"})
MARKS = frozenset({"to", "from", "at", "of", "beside", "gain", "helper"})
"""The roles of words that say which value follows."""
CARDS = frozenset({"cards", "tile"})
"""The roles of words for what a card or a tile is said to be with an “is”."""
NUMBER = frozenset({"word", "one", "noun", "nouns"})
PADDING = IDLE | {"padding"}
"""The same with the words that only say that something is done, as any move does: I take."""
NAMING = PADDING | {"cards", "link"}
"""The same with what comes before a name: my card is the lion."""
_SAYING = (
    "no not nokind none without untrue yes doubt both all more sep minus plus end change instead decline vague twice"
)
SAYING = MARKS | NUMBER | frozenset(f"{_SAYING} solo group total left each".split())
"""The roles of words that are never left out, whatever else they may be."""
THEIR = frozenset({"their"})
"""The role of words that change nothing where a player is named: her."""
NOW = frozenset({"to", "tail"})
"""The roles of a word for now."""
TO = frozenset({"to"})
"""The roles of an arrow."""


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
    for piece in _PIECE.findall(line.translate(_COMMAS)):
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


def behind(line: str, many: int) -> str:
    """What stands in a line behind so many of its words, as it was typed."""
    pieces = [found for found in _PIECE.finditer(line.translate(_COMMAS)) if found[0] != ","]
    return line[pieces[many - 1].end() :].strip(" ,:\t") if many else line


_ARROW = r"(?:[-=]+>|→)"
"""An arrow, which leads to something as “to” does; before a number it is a word of its own: 1->3."""
_PIECE = re.compile(rf',|{_ARROW}(?=\s*\d)|(?:(?!{_ARROW}\s*\d)[^\s",]|"[^"]*")+')
_COMMAS = {ord("，"): ",", ord("、"): ",", ord("“"): '"', ord("”"): '"', ord("„"): '"'}


def joined(words: Iterable[Word]) -> str:
    """Words as one text."""
    return " ".join([word.text for word in words])


def is_sign(word: Word) -> bool:
    """Whether a word has neither letters nor figures, so that comparing would drop it beside others."""
    return not any([sign.isalnum() for sign in word.text])


def is_arrow(word: Word) -> bool:
    """Whether a word is an arrow: 1 -> 3."""
    return not word.quoted and bool(re.fullmatch(_ARROW, word.text))


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


def says_something(word: Word, say: Language) -> bool:
    """Whether a word has a meaning of its own in a language: no, and, two."""
    return (compare(word.text),) in phrases_of(say.code)


def is_idle(word: Word, say: Language) -> bool:
    """Whether all that a word means in a language changes nothing before what follows: a, the."""
    roles = {role for role, _ in phrases_of(say.code).get((compare(word.text),), ())}
    return bool(roles) and roles <= ARTICLES


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


def ordinal(word: Word, say: Language) -> int:
    """Which one of several a word says: the second; 0 if it says none."""
    known = phrases_of(say.code).get(tuple([atom.word for atom in cut(word.text)]), ())
    return next((item.number for role, item in known if role == "ordinal" and item), 0)


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


def without_once(words: Sequence[Word], say: Language) -> Sequence[Word]:
    """The words without what says at their beginning or end that something is done once; empty where nothing does."""
    for count in range(min(LONGEST, len(words) - 1), 0, -1):
        for said, left in ((words[:count], words[count:]), (words[-count:], words[:-count])):
            known = phrases_of(say.code).get(tuple([compare(word.text) for word in said]), ())
            once = any([role == "twice" and item and item.number == 1 for role, item in known])
            if (once or compare(joined(said)) in ("1x", "1 x")) and not any([word.quoted for word in said]):
                return left
    return ()


def without_stop(words: Sequence[Word]) -> Sequence[Word]:
    """The words without an exclamation mark at the end of more than one; empty where there is none."""
    last = words[-1]
    text = last.text.rstrip("!")
    if last.quoted or text == last.text or len(words) < 2:
        return ()
    return [*words[:-1], last._replace(text=text)] if text else words[:-1]


def without_idle(words: Sequence[Word], say: Language, kept: Sequence[Word] = ()) -> list[Sequence[Word]]:
    """The words without those that change nothing and without commas between words; then without what pads them, too.

    Names that a hyphen joins stand apart then. Whatever says something of its own stays, and so do the words `kept`,
    which are names of players.
    """
    ways: list[Sequence[Word]] = []
    typed = words
    if not any([is_number(word, say) for word in words]):
        # Where no number may be the one of now, a “now” changes nothing.
        words = [word for word in words if word in kept or not roles_at([word], say) >= NOW]
    for roles in (IDLE, PADDING, NAMING):
        way = _without_hyphens(_without(words, roles | THEIR if kept else roles, say, kept))
        if way and way != typed and way not in ways:
            ways.append(way)
    return ways


def _without(words: Sequence[Word], roles: frozenset[str], say: Language, kept: Sequence[Word]) -> list[Word]:
    """The words without those of some roles and without needless commas; empty where they may take something back."""
    left: list[Word] = []
    at = last = 0
    while at < len(words):
        if count := _needless_at(words, at, roles if left else roles | {"onset"}, say, kept):
            at += count
            continue
        word = words[at]
        numbers = bool(left) and is_number(left[-1], say) and is_number(word, say)  # l2 and 3, too
        if (left and roles_at(words[at:], say) & {"change", "onset"}) or (numbers and at > last + 1):
            return []  # 1, er, I mean 2
        left.append(word._replace(comma=numbers and word.comma))
        last, at = at, at + 1
    return left


def _needless_at(words: Sequence[Word], at: int, roles: frozenset[str], say: Language, kept: Sequence[Word]) -> int:
    """How many words at a place change nothing there: words of some roles, or an “and”."""
    said = roles_at(words[at:], say)
    if not at and "courtesy" in said:
        return 0  # thanks, Ben
    before, after = words[max(at - 1, 0)], words[min(at + 1, len(words) - 1)]
    if at and "link" in said and not (has_role(before.text, CARDS, say) or is_number(after, say)):
        return 0  # Anna is free
    count = _idle_at(words[at:], roles if at else roles - {"link"}, say)
    if count and not any([word in kept for word in words[at : at + count]]):
        return count
    count = phrase_with(words[at:], AND, say) if at else 0
    return count if count and _is_needless_and(words, at + count, say) else 0


def _is_needless_and(words: Sequence[Word], at: int, say: Language) -> bool:
    """Whether an “and” before a place joins no two numbers: a mark follows (and get 2), or there is but one number."""
    while at < len(words) and (count := _idle_at(words[at:], PADDING, say)):
        at += count
    if at < len(words) and roles_at(words[at:], say) & MARKS:
        return True
    return at < len(words) and sum([is_number(word, say) for word in words]) < 2


def is_number(word: Word, say: Language) -> bool:
    """Whether a word says a number, or ends in a figure."""
    return word.text[-1:].isdecimal() or has_role(word.text, NUMBER, say)


def _idle_at(words: Sequence[Word], roles: frozenset[str], say: Language) -> int:
    """How many words at the beginning are a phrase that has one of these roles and says nothing else."""
    found = roles_at(words, say)
    if not found & roles or found & SAYING:
        return 0
    return phrase_with(words, roles, say)


def phrase_with(words: Sequence[Word], roles: frozenset[str], say: Language) -> int:
    """How many words the longest phrase at the beginning has, if it has one of some roles; 0 if it has none."""
    known = phrases_of(say.code)
    for count in range(min(LONGEST, len(words)), 0, -1) if words and not words[0].quoted else ():
        if found := known.get(tuple([compare(word.text) for word in words[:count]])):
            return count if any([role in roles for role, _ in found]) else 0
    return 0


def _without_hyphens(words: Sequence[Word]) -> list[Word]:
    """The words with a hyphen between two of letters as a blank: Cairo-Lagos, Cairo - Lagos."""
    found: list[Word] = []
    for i, word in enumerate(words):
        around = [each.text.replace("-", "").isalpha() for each in (*words[max(0, i - 1) : i], *words[i + 1 : i + 2])]
        if word.text in "-–" and not word.quoted and len(around) == 2 and all(around):
            continue
        parts = word.text.split("-") if not word.quoted else []
        if len(parts) == 2 and all([part.isalpha() for part in parts]):
            found += [word._replace(text=parts[0]), Word(parts[1])]
        else:
            found.append(word)
    return found


def roles_at(words: Sequence[Word], say: Language) -> frozenset[str]:
    """The roles of the longest phrase that words begin with; none of a word in quotation marks."""
    known = phrases_of(say.code)
    if is_arrow(words[0]):
        return TO
    for count in range(min(LONGEST, len(words)), 0, -1) if not words[0].quoted else ():
        if found := known.get(tuple([compare(word.text) for word in words[:count]])):
            return frozenset([role for role, _ in found])
    return frozenset()


def leads(words: Sequence[Word], roles: frozenset[str], say: Language) -> int:
    """How many words at the beginning have one of these roles; 0 if a longer phrase has another: les deux."""
    known = phrases_of(say.code)
    if words and is_arrow(words[0]):
        return len(TO & roles)
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
