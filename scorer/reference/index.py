"""The index of the search: the words of a game's entries in one language, and where they stand.

`build` makes it from the entries and their phrases, which takes a few hundred milliseconds. So it is written to a file
beside the catalogues when the package is built, and read from there in less than one. In a checkout, where entries and
phrases may be edited, a file that is older than what it is made of is made again.
"""

from __future__ import annotations

import os
import re
import sys
from array import array
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from itertools import accumulate, chain, pairwise
from math import log, sqrt
from typing import NamedTuple, TypeAlias

from ..registry import game as game_of
from ..text.errors import language
from ..text.i18n import checkout, data
from .entries import Rule, rules
from .words import OUT_OF_DOMAIN, STOP_WORDS, SYNONYMS, digits_of, fold, split

BODY, PHRASE, TITLE = 0, 1, 2
"""The fields of an entry: its text, its phrases and other words, its title. A word counts where it tells most."""

FORMAT = 7
"""Raised when the parts of an index change."""


Numbers: TypeAlias = "array[int] | memoryview[int]"
"""As they were made, or as they lie in the file."""


class Parts(NamedTuple):
    """What the file of an index holds. Words, phrases and entries are meant by their numbers.

    Texts have a line for each item. `*_starts` are the places where the list of each number begins in the next array.
    """

    words: str
    """All words of the entries, sorted."""
    stop_words: str
    numbers: str
    """Words for numbers, each with a blank and its digits: those stand in its place, here and in questions."""
    patterns: str
    """Words, or beginnings of words with a star, that have synonyms, sorted."""
    out_of_domain: str
    """Such patterns of what other games have."""
    term_titles: str
    """The words of the title of each term."""
    entry_starts: Numbers
    entries: Numbers
    """Of each word the entries that have it."""
    fields: Numbers
    """Beside each of these the field."""
    phrase_starts: Numbers
    phrases: Numbers
    """Of each phrase its words."""
    term_starts: Numbers
    terms: Numbers
    """Of each word the words of the terms that it is another word for."""
    group_starts: Numbers
    groups: Numbers
    """Of each pattern its groups of synonyms."""
    synonym_starts: Numbers
    synonyms: Numbers
    """Of each group its words."""
    first_phrases: Numbers
    """Of each entry its first phrase, and at the end how many phrases there are; the first of an entry is its title."""
    lengths: Numbers
    """Of each entry how many different words it has."""


class Index:
    """The index of a game in a language, ready to be asked."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.words: list[str] = parts.words.split("\n")
        self.lines: str = f"\n{parts.words}\n"
        self.stop_words: frozenset[str] = frozenset(parts.stop_words.split("\n"))
        numbers = [line.split(" ") for line in parts.numbers.split("\n") if line]
        self.digits: dict[str, str] = dict(numbers)
        """Of each word for a number its digits."""
        self.patterns: list[str] = parts.patterns.split("\n")
        self.out_of_domain: list[str] = parts.out_of_domain.split("\n")
        titles = parts.term_titles.split("\n")
        self.term_titles: list[frozenset[str]] = [frozenset(title.split(" ")) for title in titles]
        self.size: int = len(parts.first_phrases) - 1
        """How many entries there are."""
        average = sum(parts.lengths) / self.size
        self.lengths: list[float] = [length / average for length in parts.lengths]
        """The length of each entry; 1 is the average."""
        having = [end - start for start, end in pairwise(parts.entry_starts)]
        self._norms: dict[int, array[float]] = {}
        self._phrases: bytes = bytes(parts.phrases)
        self._rarities = [inverse_frequency(self.size, having or 1) for having in range(self.size + 1)]
        squares = [rarity**2 for rarity in self._rarities]
        self._squared = [squares[many] for many in having]
        """Of each word its inverse document frequency, squared."""

    def number(self, word: str) -> int:
        """The number of a word, or -1."""
        return find(self.words, word)

    def rarity(self, word: int) -> float:
        """The inverse document frequency of a word; the number of one that no entry has is -1."""
        starts = self.parts.entry_starts
        return self._rarities[starts[word + 1] - starts[word] if word >= 0 else 0]

    def phrases_of(self, entry: int) -> list[list[str]]:
        """The phrases of an entry, each as its words; the first is the title."""
        starts, (first, last) = self.parts.phrase_starts, self.parts.first_phrases[entry : entry + 2]
        words, numbers = self.words, self.parts.phrases
        return [[words[n] for n in numbers[starts[i] : starts[i + 1]]] for i in range(first, last)]

    def norms(self, entry: int) -> array[float]:
        """Of each phrase of an entry the length of its vector of inverse frequencies, rounded as in the browser."""
        if (known := self._norms.get(entry)) is not None:
            return known
        parts, squared = self.parts, self._squared
        first, last = parts.first_phrases[entry : entry + 2]
        starts, words = parts.phrase_starts[first : last + 1], parts.phrases
        each = [{*words[start:end]} for start, end in pairwise(starts)]
        # In the order of the words, so that sums are the same in every process.
        made = array("f", [sqrt(sum([squared[word] for word in sorted(words)])) for words in each])
        self._norms[entry] = made
        return made

    def is_followed(self, word: int, after: int, entry: int) -> bool:
        """Whether a word stands right before another in a phrase of an entry."""
        starts, (first, last) = self.parts.phrase_starts, self.parts.first_phrases[entry : entry + 2]
        both = array("H", (word, after)).tobytes()
        begin, end = starts[first] * 2, starts[last] * 2
        while (begin := self._phrases.find(both, begin, end)) >= 0:
            place, odd = divmod(begin, 2)
            # What begins in the middle of a number is none, and no phrase goes on in the next.
            if not odd and starts[bisect_left(starts, place + 1, first, last)] != place + 1:
                return True
            begin += 1
        return False

    def having(self, part: str) -> Iterator[str]:
        """The words that have a part."""
        at = self.lines.find(part)
        while at >= 0:
            end = self.lines.index("\n", at)
            yield self.lines[self.lines.rindex("\n", 0, at) + 1 : end]
            at = self.lines.find(part, end)

    def synonyms(self, word: str) -> Iterator[int]:
        """The words that players use for much the same as a word, which need not be known."""
        parts = self.parts
        for pattern in matching(self.patterns, word):
            for group in parts.groups[parts.group_starts[pattern] : parts.group_starts[pattern + 1]]:
                yield from parts.synonyms[parts.synonym_starts[group] : parts.synonym_starts[group + 1]]


def inverse_frequency(entries: int, having: int) -> float:
    """How much a word tells that so many of the entries have."""
    return log(1 + entries / having)


def find(words: Sequence[str], word: str) -> int:
    """The place of a word among sorted ones, or -1."""
    place = bisect_left(words, word)
    return place if place < len(words) and words[place] == word else -1


def starting(words: Sequence[str], start: str) -> Sequence[str]:
    """Those of sorted words that begin so."""
    return words[slice(*span(words, start))]


def span(words: Sequence[str], start: str) -> tuple[int, int]:
    """The places of those of sorted words that begin so: the first, and the one behind the last."""
    return bisect_left(words, start), bisect_left(words, start + chr(sys.maxunicode))


def matching(patterns: Sequence[str], word: str) -> list[int]:
    """The places of the sorted patterns that a word matches."""
    places = [find(patterns, pattern) for pattern in (word, *[f"{word[:n]}*" for n in range(1, len(word) + 1)])]
    return [place for place in places if place >= 0]


@cache
def index_of(game: str, lang: str) -> Index:
    """The index of a game in a language, read from its file if there is one. Raises `UnknownName`."""
    language(lang)
    path = _path(game, lang)
    # Games of other packages have no file.
    parts = loads(data(path) or b"") if game_of(game).package.startswith(f"{_PACKAGE}.") else None
    if parts and (folder := checkout()) and _is_stale(os.path.join(folder, path), game):
        parts = build(game, lang)
        # Somebody else's checkout may be searched, too.
        with suppress(OSError):
            _write(os.path.join(folder, path), parts)
    return Index(parts or build(game, lang))


def update(game: str, lang: str) -> str:
    """Makes the file of an index in a checkout if it is not fresh. Returns where it lies; raises `OSError`."""
    path = _path(game, lang)
    file = os.path.join(checkout(), path)
    if not os.path.exists(file) or _is_stale(file, game):
        _write(file, build(game, lang))
    return path


def _write(file: str, parts: Parts) -> None:
    """Writes an index, whole or not at all: others may read it now. Raises `OSError`."""
    os.makedirs(os.path.dirname(file), exist_ok=True)
    part = f"{file}.{os.getpid()}"
    with open(part, "wb") as out:
        out.write(dumps(parts))
    os.replace(part, file)


_PACKAGE = __name__.partition(".")[0]


def _path(game: str, lang: str) -> str:
    """Where the file of an index lies in the folder of the catalogues."""
    return os.path.join(lang, "search", f"{game}.index")


def _is_stale(file: str, game: str) -> bool:
    """Whether anything that an index is made of is newer than its file."""
    here = os.path.dirname(__file__)
    package = os.path.dirname(str(import_module(game_of(game).package).__file__))
    catalogues = os.path.join(os.path.dirname(os.path.dirname(file)), "LC_MESSAGES")
    made = os.stat(file).st_mtime_ns
    text = os.path.join(os.path.dirname(here), "text")
    for folder in (here, text, package, os.path.join(package, "reference"), catalogues):
        with os.scandir(folder) as entries:
            if any([entry.stat().st_mtime_ns > made for entry in entries if entry.name.endswith((".py", ".mo"))]):
                return True
    return False


HEAD = f"{FORMAT} {sys.byteorder}"


def dumps(parts: Parts) -> bytes:
    """An index as the bytes of a file: a line with the format and the length of each part, and the parts.

    In the place of where lists begin stands how long they are; the lower halves of numbers stand before the upper ones.
    Both compress better, but for phrases, where words stand together again and again.
    """
    chunks = [_chunk(name, part) for name, part in zip(Parts._fields, parts, strict=True)]
    return " ".join([HEAD, *[str(len(chunk)) for chunk in chunks]]).encode() + b"\n" + b"".join(chunks)


def _chunk(name: str, part: str | Numbers) -> bytes:
    if isinstance(part, str):
        return part.encode()
    numbers = array("H", [end - start for start, end in pairwise(part)] if name.endswith("_starts") else part).tobytes()
    return numbers if name in _WHOLE else numbers[0::2] + numbers[1::2]


_WHOLE = ("phrases", "terms")
"""The parts whose numbers are not halved."""


def loads(data: bytes) -> Parts | None:
    """The index in the bytes of a file; None if they are of another format or another kind of machine, or damaged."""
    head, _, rest = data.partition(b"\n")
    lengths = [int(length) for length in head.split()[2:]] if head.startswith(f"{HEAD} ".encode()) else []
    if len(lengths) != len(Parts._fields) or sum(lengths) != len(rest):
        return None
    view = memoryview(rest)
    chunks = [view[end - length : end] for length, end in zip(lengths, accumulate(lengths), strict=True)]
    return Parts._make([_part(name, chunk) for name, chunk in zip(Parts._fields, chunks, strict=True)])


def _part(name: str, chunk: memoryview) -> str | Numbers:
    """A part as it is used: the text, or the numbers as they lie in the file."""
    if name in ("words", "stop_words", "numbers", "patterns", "out_of_domain", "term_titles"):
        return str(chunk, "utf-8")
    if name not in _WHOLE:
        middle, whole = len(chunk) // 2, bytearray(len(chunk))
        whole[0::2], whole[1::2] = chunk[:middle].tobytes(), chunk[middle:].tobytes()
        chunk = memoryview(whole)
    numbers = chunk.cast("H")
    return array("I", accumulate(numbers, initial=0)) if name.endswith("_starts") else numbers


def build(game: str, lang: str, *, phrases: bool = True) -> Parts:
    """Makes the index of a game in a language; without the phrases it is what a new game has. Raises `UnknownName`."""
    say, entries = language(lang), rules(game)
    fields = fields_of(entries, lang, phrases=phrases)
    words = sorted({word for each in fields for word in chain(each.body, *each.phrases)})
    number = {word: n for n, word in enumerate(words)}
    stop_words = frozenset(split(say.gettext(STOP_WORDS)))
    postings = _postings(fields, number)
    return Parts(
        "\n".join(words),
        "\n".join(sorted(stop_words)),
        "\n".join([f"{word} {digits}" for word, digits in digits_of(say).items()]),
        "\n".join(sorted({*" ".join(_patterns(say.phrases(SYNONYMS))).split()})),
        "\n".join(sorted({*" ".join(_patterns(say.phrases(OUT_OF_DOMAIN))).split()})),
        "\n".join(_titles_of_terms(entries, fields)),
        *_lists([[entry for entry, _ in having] for having in postings]),
        array("H", [field for having in postings for _, field in having]),
        *_lists([[number[word] for word in phrase] for phrase in chain(*[each.phrases for each in fields])]),
        *_lists(_terms(words, number, _thesaurus(entries, fields, stop_words))),
        *_synonyms(_patterns(say.phrases(SYNONYMS)), number, stop_words),
        array("H", accumulate([len(each.phrases) for each in fields], initial=0)),
        array("H", [len({*each.body, *chain(*each.phrases)}) for each in fields]),
    )


def _titles_of_terms(entries: Sequence[Rule], fields: Sequence[Fields]) -> list[str]:
    """The words of the title of each term."""
    return [" ".join(each.phrases[0]) for entry, each in zip(entries, fields, strict=True) if entry.kind == "term"]


def _terms(words: Sequence[str], number: Mapping[str, int], thesaurus: Mapping[str, set[str]]) -> list[list[int]]:
    """Of each word the words that the thesaurus has for it."""
    return [sorted([number[term] for term in thesaurus.get(word, ()) if term in number]) for word in words]


def _synonyms(
    texts: Sequence[str], number: Mapping[str, int], stop_words: frozenset[str]
) -> tuple[array[int], array[int], array[int], array[int]]:
    """Of each pattern its groups, and of each group its words."""
    groups = [text.split() for text in texts]
    patterns, words = sorted({*chain(*groups)}), list(number)
    known = [{*chain(*[_known(words, pattern) for pattern in group])} - stop_words for group in groups]
    return (
        *_lists([[n for n, group in enumerate(groups) if pattern in group] for pattern in patterns]),
        *_lists([sorted([number[word] for word in group]) for group in known]),
    )


def _postings(fields: Sequence[Fields], number: Mapping[str, int]) -> list[list[tuple[int, int]]]:
    """Of each word the entries that have it, each with the field where it tells most."""
    postings: list[list[tuple[int, int]]] = [[] for _ in number]
    for entry, each in enumerate(fields):
        words = dict.fromkeys(each.body, BODY) | dict.fromkeys(chain(*each.phrases), PHRASE)
        for word, field in (words | dict.fromkeys(each.phrases[0], TITLE)).items():
            postings[number[word]].append((entry, field))
    return postings


def _lists(lists: Sequence[Sequence[int]]) -> tuple[array[int], array[int]]:
    """Lists of numbers as one array behind the places where they begin in it."""
    return array("I", accumulate(map(len, lists), initial=0)), array("H", chain(*lists))


def _patterns(text: str) -> list[str]:
    """The groups of patterns in a text of `search.po`, folded; the words of each with blanks between them."""
    groups = fold(text.replace("*", "\n")).replace("\n", "*").split(";")
    return [" ".join(group.split()) for group in groups if group.strip()]


def _known(words: Sequence[str], pattern: str) -> Sequence[str]:
    """Those of sorted words that a pattern stands for."""
    if pattern.endswith("*"):
        return starting(words, pattern[:-1])
    return [pattern] if find(words, pattern) >= 0 else []


class Fields(NamedTuple):
    """The words of an entry, folded."""

    phrases: list[list[str]]
    """Its title, the phrases in which it is asked for, and other words for it."""
    others: list[str]
    """The words of these others."""
    body: list[str]


def fields_of(entries: Sequence[Rule], lang: str, *, phrases: bool = True) -> list[Fields]:
    """The words of some entries in a language, with or without the phrases."""
    texts = []
    for entry in entries:
        readings = [entry.reading(reading, lang) for reading in entry.readings]
        texts += [
            f"{entry.title(lang)};{entry.phrases(lang) if phrases else ''}",
            other_words(entry, lang),
            _LINK.sub(" ", " ".join([entry.text(lang, links="markdown"), *readings])),
        ]
    # A line is a text: who translates may break one.
    texts = [text.replace("\n", " ") for text in texts]
    # All in one go: folding entry by entry takes several times as long.
    lines = iter(fold("\n".join(texts)).split("\n"))
    digits = digits_of(language(lang))

    def words(text: str) -> list[str]:
        return [digits.get(word, word) for word in text.split()]

    return [
        Fields(
            _different([words(phrase) for phrase in f"{phrases};{others}".split(";")]),
            words(others.replace(";", " ")),
            words(body),
        )
        for phrases, others, body in zip(lines, lines, lines, strict=True)
    ]


def _different(phrases: Sequence[list[str]]) -> list[list[str]]:
    """The first of some phrases, and the others that have words and do not say the same as another."""
    first, *others = map(tuple, phrases)
    return [list(phrase) for phrase in dict.fromkeys([first, *filter(None, others)])]


_LINK = re.compile(r"\]\([a-z0-9._-]+\)")
"""The address of a link in a text."""


def other_words(entry: Rule, lang: str) -> str:
    """Other words for an entry, separated by semicolons."""
    return entry.synonyms(lang).replace(",", ";")


def _thesaurus(entries: Sequence[Rule], fields: Sequence[Fields], stop_words: frozenset[str]) -> dict[str, set[str]]:
    """Of each word those of the terms that the glossary has it for."""
    words: dict[str, set[str]] = defaultdict(set)
    for entry, each in zip(entries, fields, strict=True):
        if entry.kind == "term":
            for word in each.others:
                if len(word) > 2 and word not in stop_words:
                    words[word] |= {*each.phrases[0]} - stop_words
    return words
