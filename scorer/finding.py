"""Finding entries of the rules reference by the words that a player uses.

Forgiving about case, accents, endings and small slips: words are alike as far as they begin alike, share their groups
of three letters, or one is part of the other. So `kullan` finds `kulta` and `Goldnuggets` finds `Nuggets`. The glossary
of each game is its thesaurus: a word that people use for a term stands for the term wherever that is written. All words
come from the catalogues, so a new language needs nothing here.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from math import log, sqrt
from typing import NamedTuple

from .errors import N_
from .games import ids
from .i18n import language
from .reference import Rule, rules

TITLE, WORDS, ASKED, TEXT = 1.5, 1.45, 1.2, 1.0
"""How much a word counts by where it stands."""

ALIKE = 0.4
"""Words less alike than this have nothing to do with each other."""

MEANT = 0.8
"""How much the term counts when another word for it was used."""

PHRASE = 3.0
"""How much it counts that an entry is asked for in much the same words."""

FAINT = 0.9
"""Less than this is no hit."""


class Found(NamedTuple):
    """An entry that fits, and how well; the scores of one search can be compared with each other."""

    rule: Rule
    score: float


def search(words: str, *, game: str | None = None, lang: str = "en", most: int = 10) -> tuple[Found, ...]:
    """The entries that fit some words in a language, best first. Raises `UnknownName` for a game or a language."""
    found: list[Found] = []
    for id in [game] if game else ids():
        found += _index(id, lang).search(words)
    found.sort(key=lambda hit: -hit.score)
    return tuple([hit for hit in found[:most] if hit.score >= 0.3 * found[0].score])


def plain(text: str) -> str:
    """A text in small letters without accents."""
    text = unicodedata.normalize("NFKD", text.casefold())
    return text if text.isascii() else re.sub("[\u0300-\u036f]", "", text)


def split(text: str) -> list[str]:
    """The words of a text in small letters without accents."""
    return _WORD.findall(plain(text))


_WORD = re.compile(r"[^\W_]+")


# Translators: the words of a question that do not tell what it is about: articles, pronouns, auxiliaries, prepositions,
# question words, in as many forms as you can think of.
IDLE_WORDS = N_(
    "a about after again all also am an and another any are as at back be been before being between"
    " both but by can could did do does doing done each either else every everyone everybody for from"
    " get gets getting give go goes going gone got had has have having he her here hers him his how i"
    " if im in into is it its just keep let like lot lots make many may me mean mine more much must"
    " my now of off ok on one ones only or other our ours out over own really right same say she"
    " should so some someone something still stuff such than that the their them then there these"
    " they thing things this those through to too up upon us use used using very want wants was we"
    " well were what when where whether which while who whose why will with without would yes you"
    " your yours"
)
"""Words that tell nothing about what is looked for; each language has its own."""


# Translators: the numbers from two to twelve, in this order, as one word each.
NUMBER_WORDS = N_("two three four five six seven eight nine ten eleven twelve")
"""Number words, so that “six” finds 6."""


@cache
def _idle(lang: str) -> frozenset[str]:
    return frozenset(split(language(lang).gettext(IDLE_WORDS)))


class _Index:
    """The words of all entries of a game in one language."""

    def __init__(self, entries: tuple[Rule, ...], lang: str) -> None:
        self._entries = entries
        self._idle = _idle(lang)
        self._places: dict[str, dict[int, float]] = defaultdict(dict)
        """Of each word the entries that have it, with the best place it stands in."""
        self._length: list[float] = []
        self._phrases: list[tuple[int, set[str]]] = []
        """Titles and the phrases in which people ask: the entry, and what tells something in the phrase."""
        self._meant: dict[str, set[str]] = defaultdict(set)
        """Of each word the words of the terms that it is another word for, and of each number word its digits."""
        for n, word in enumerate(split(language(lang).gettext(NUMBER_WORDS)), start=2):
            self._meant[word].add(str(n))
            self._meant[str(n)].add(word)
        for i, entry in enumerate(entries):
            self._add(i, entry, lang)
        self._in_phrase: dict[str, list[int]] = defaultdict(list)
        for p, (_, words) in enumerate(self._phrases):
            for word in words:
                self._in_phrase[word].append(p)
        self._by_start: dict[str, list[str]] = defaultdict(list)
        for word in self._places:
            self._by_start[word[:2]].append(word)
        self._all = "\n".join(self._places)

    def _add(self, i: int, entry: Rule, lang: str) -> None:
        """Notes the words of an entry."""
        body = " ".join([entry.text(lang), *[entry.reading(reading, lang) for reading in entry.readings]])
        body = re.sub(r"\]\([a-z0-9._-]+\)", " ", body)
        # All in one go: most of the time goes into taking accents away.
        told = "\n".join((body, entry.asked(lang), entry.synonyms(lang), entry.title(lang)))
        text, asked, synonyms, title = plain(told).split("\n")
        phrases = [set(_WORD.findall(phrase)) for phrase in (*asked.split(";"), title)]
        self._phrases += [(i, self._telling(phrase)) for phrase in phrases if phrase]
        others = set(_WORD.findall(synonyms))
        fields = (set(_WORD.findall(text)), set().union(*phrases[:-1]), others, phrases[-1])
        for words, weight in zip(fields, (TEXT, ASKED, WORDS, TITLE), strict=True):
            for word in words:
                self._places[word][i] = weight
        # A term explains a word; who uses it in a question wants the rule.
        self._length.append((20 + told.count(" ")) ** 0.3 * (1.6 if entry.kind == "term" else 1.0))
        if entry.kind == "term":
            for word in others - self._idle:
                if len(word) > 2:
                    self._meant[word] |= self._phrases[-1][1]

    def _telling(self, words: set[str]) -> set[str]:
        """The words that tell something; all of them if none does."""
        return words - self._idle or words

    def search(self, words: str) -> list[Found]:
        """Every entry that has some of the words."""
        asked = self._telling(set(split(words)))
        scores: dict[int, float] = defaultdict(float)
        hits: dict[int, int] = defaultdict(int)
        phrases: dict[int, float] = defaultdict(float)
        for word in asked:
            own = self._rarity(word)
            best: dict[int, float] = defaultdict(float)
            in_phrase: dict[int, float] = defaultdict(float)
            for known, alike in self._readings(word):
                weight = self._rarity(known) * alike * alike
                for entry, place in self._places[known].items():
                    best[entry] = max(best[entry], weight * place)
                for p in self._in_phrase.get(known, ()):
                    in_phrase[p] = max(in_phrase[p], weight * own)
            for entry, score in best.items():
                scores[entry] += score
                hits[entry] += 1
            for p, score in in_phrase.items():
                phrases[p] += score
        same_words = self._same_words(phrases, asked)
        # An entry that has most of what was asked goes before one that has a single word of it often; one that people
        # ask for in much the same words goes before both.
        return [
            Found(
                self._entries[i],
                score * hits[i] / len(asked) / self._length[i] * (1 + PHRASE * same_words[i]),
            )
            for i, score in scores.items()
            if score > FAINT
        ]

    def _same_words(self, phrases: dict[int, float], asked: set[str]) -> dict[int, float]:
        """Of each entry how much its best phrase is what was asked, from 0 to 1."""
        norm = self._norm(asked)
        found: dict[int, float] = defaultdict(float)
        for p, score in phrases.items():
            entry, words = self._phrases[p]
            found[entry] = max(found[entry], score / (norm * self._norm(words)))
        return found

    def _rarity(self, word: str) -> float:
        """How much a word tells: the fewer entries have it, the more."""
        entries = self._places.get(word)
        return log(1 + len(self._entries) / (len(entries) if entries else 1))

    def _norm(self, words: Iterable[str]) -> float:
        return sqrt(sum([self._rarity(word) ** 2 for word in words]))

    def _readings(self, word: str) -> Iterator[tuple[str, float]]:
        """The known words that may be meant by a word, each with how sure that is (1 is the same word)."""
        near = list(self._alike(word))
        yield from near
        for known, alike in near:
            for term in self._meant.get(known, ()):
                if term in self._places:
                    yield term, alike * MEANT

    def _alike(self, word: str) -> Iterator[tuple[str, float]]:
        if word in self._places:
            yield word, 1.0
        if len(word) < 3:
            return
        near = set(self._by_start[word[:2]])
        if len(word) >= 4:
            near.update(re.findall(f"^.*{word}.*$", self._all, re.MULTILINE))
            parts = {word[i:j] for i in range(len(word) - 3) for j in range(i + 4, len(word) + 1)}
            near |= parts & self._places.keys()
        for known in near:
            if known != word and (alike := _likeness(word, known)) >= ALIKE:
                yield known, alike


def _likeness(word: str, known: str) -> float:
    """How alike two words are: 1 is the same."""
    short, long = sorted((word, known), key=len)
    if len(short) >= 4 and short in long:
        # Part of a compound, or the word with an ending.
        return 0.75 + 0.2 * len(short) / len(long)
    start = 0
    for one, other in zip(word, known, strict=False):
        if one != other:
            break
        start += 1
    beginning = start / len(long) if start >= 3 else 0.0
    ours, theirs = _parts(word), _parts(known)
    return 0.92 * max(beginning, 2 * len(ours & theirs) / (len(ours) + len(theirs)))


def _parts(word: str) -> set[str]:
    """The groups of three letters of a word; its beginning counts by itself."""
    edged = f" {word}"
    return {edged[i : i + 3] for i in range(len(edged) - 2)} | {edged}


@cache
def _index(game: str, lang: str) -> _Index:
    return _Index(rules(game), lang)
