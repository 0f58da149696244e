"""Finding entries of the rules reference by the words that a player uses.

Every entry has phrases in which players ask for it, and those are what a question is compared with, in two steps: which
entries have its words more often than others do, then how close their best phrases come. Rare words tell more than
common ones; entries that refer to each other support each other. What a game knows of the question's words decides how
much its entries count, so that a word that only one game knows chooses the game, and whether the search is sure.

Words are alike as far as they begin alike, share their groups of three letters, or one is part of the other. So
`kullan` finds `kulta` and `Goldnuggets` finds `Nuggets`, whatever the case, the accents, the ending, or the slip. The
glossary of each game is its thesaurus: a word that people use for a term stands for the term wherever that is written.
Beside it each language has groups of everyday words that players use for the same: who `chucks` a card `discards` it.
All words come from the catalogues, so a new language needs nothing here.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from math import exp, log, sqrt
from typing import NamedTuple

from ..registry import game as game_of, ids
from ..text.errors import language
from ..text.i18n import N_
from .entries import Rule, often_of, rules

TITLE, ASKED, TEXT = 1.95, 1.0, 0.5
"""How much a word counts by where it stands."""

ALIKE = 0.4
"""Words less alike than this have nothing to do with each other."""

MEANT = 0.9
"""How much the term counts when another word for it was used."""

KIN = 0.72
"""How much a word counts that players use for much the same."""

IDLE = 0.6
"""How much a word counts that tells nothing by itself; "how many" and "how much" still are not the same."""

RARE = 0.15
"""So much every word is thought to be in every entry, lest one that is nearly nowhere decides alone."""

STEADY = 400
"""Words that every entry is thought to have besides its own, lest one with few words wins by them."""

PHRASES = 4.0
"""How much it counts that an entry is asked for in much the same words."""

BEST = (0.32, 0.24, 0.19, 0.14, 0.11)
"""How much the phrases count that come closest, the closest first."""

PAIRS = 0.5
"""How much more an entry counts whose phrases have all words of a question side by side as they are asked."""

USUAL = 1.8
"""How much a word of a phrase tells that was not asked for."""

KIND = {"term": 1.04, "question": 0.89}
"""How much an entry counts by its kind: the rule goes before the question about it."""

ALONE = 0.55
"""How much of that is left to a term that is asked by its bare name: who types that wants the rule, not the meaning."""

OFTEN = 0.06
"""How much more an entry counts for each step by which players ask for it more often than for others."""

SUPPORT = 0.115
"""What an entry gains from one that it refers to, or that refers to it."""

LIKELY = 40
"""Of so many entries the phrases are looked at one by one."""

ENDING = 5
"""No ending that a name takes is longer than this less one letter."""

PART = 0.65
"""How alike words are, at the least, where one is part of the other."""

FORM, SLIP, SIDE = 0.85, 0.93, 0.6
"""From here on a word is taken for a form of another; and how alike words are that differ by a slip of the finger,
where there is no such form. What a word counts, at the least, where it stands beside another."""

FAINT = 0.5
"""Less than this is no hit."""

LETTERS, MOST_LETTERS = 45, 80
"""So many letters more in what is asked make the same score e times as sure, up to how many: the longer a question, the
less of it is found by chance."""

AGREE, NEXT = 0.15, 3
"""How much surer the search is where the next hits, so many, have to do with the best."""

STRANGE = 0.75
"""How sure the search still is where a word is asked that belongs to other games."""

SURE = 8.0
"""From where on the best hit seems to answer; `tools/sureness.py` finds it."""

LONGEST, LONGEST_WORD = 1000, 40
"""Of what is asked no more letters are read, and of each word; no question is longer."""


class Found(NamedTuple):
    """An entry that fits, and how well; the scores of one search can be compared with each other."""

    rule: Rule
    score: float


class Hits(tuple[Found, ...]):
    """The entries that fit, best first."""

    confidence: float
    """How well the best of them fits all that was asked; the search is sure from 1 on."""

    def __new__(cls, hits: Iterable[Found] = (), confidence: float = 0.0) -> Hits:
        """Hits that have been put in order already."""
        made = super().__new__(cls, hits)
        made.confidence = confidence
        return made

    def __getnewargs__(self) -> tuple[tuple[Found, ...], float]:
        return tuple(self), self.confidence

    @property
    def sure(self) -> bool:
        """Whether the rules seem to answer at all. If not, show titles only: a full text would look like an answer."""
        return self.confidence >= 1


def search(words: str, *, game: str | None = None, lang: str = "en", most: int = 10) -> Hits:
    """The entries that fit some words in a language, best first; `.sure` says whether the best seems to answer.

    A game that the words name is the only one looked at. Raises `UnknownName` for a game or a language.
    """
    asked = list(dict.fromkeys([word[:LONGEST_WORD] for word in split(words[:LONGEST])]))
    games, asked = _named([game] if game else ids(), asked)
    questions = [_Question(_index(id, lang), asked) for id in games]
    guesses = [(score, question, i) for question in questions for i, score in question.guesses().items()]
    likely = sorted(guesses, key=lambda guess: -guess[0])[:LIKELY]
    found: dict[str, Found] = {}
    for score, question, i in likely:
        entry = question.index.entries[i]
        kind = KIND.get(entry.kind, 1) * (ALONE if entry.kind == "term" and question.bare else 1)
        often = 1 + OFTEN * question.index.often.get(entry.id, 0)
        close = (1 + PHRASES * question.closeness(i)) * (1 + PAIRS * question.beside(i))
        found[entry.id] = Found(entry, score * kind * often * close)
    hits = _supported(found)
    best = hits[0].score if hits else 0.0
    if best < FAINT:
        return Hits()
    return Hits([hit for hit in hits[:most] if hit.score >= max(FAINT, 0.3 * best)], _confidence(hits, asked, lang))


def _confidence(hits: list[Found], asked: list[str], lang: str) -> float:
    """How sure it is that the best hit answers what is asked."""
    best, others = hits[0], hits[1 : 1 + NEXT]
    agreeing = sum([hit.score for hit in others if best.rule.id in hit.rule.see or hit.rule.id in best.rule.see])
    strange = any([_words(lang, ELSEWHERE).of(word) for word in asked])
    letters = min(MOST_LETTERS, sum([len(word) for word in asked]))
    sure = (best.score + AGREE * agreeing) * exp(letters / LETTERS) / SURE
    return sure * STRANGE if strange else sure


def _named(games: Sequence[str], asked: list[str]) -> tuple[Sequence[str], list[str]]:
    """The games to look at, and what is asked without their names, which say nothing else."""
    names = {word: id for word in asked if (id := _game_named(word, games))}
    return list(dict.fromkeys(names.values())) or games, [word for word in asked if word not in names] or asked


def _game_named(word: str, games: Sequence[str]) -> str | None:
    """The game whose name a word is, as other languages write it and with an ending, too."""
    for name, id in sorted([(plain(game_of(id).name), id) for id in games], key=lambda name: -len(name[0])):
        begun = word[: len(name)]
        if len(name) <= len(word) < len(name) + ENDING and (begun == name or _is_slip(begun, name)):
            return id
    return None


def _supported(found: dict[str, Found]) -> list[Found]:
    """The entries found, best first, each with the support of the best that it has to do with."""
    support: dict[str, float] = defaultdict(float)
    for id, hit in found.items():
        for other in hit.rule.see:
            if other in found:
                support[id] = max(support[id], found[other].score)
                support[other] = max(support[other], hit.score)
    hits = [Found(rule, score + SUPPORT * support[id]) for id, (rule, score) in found.items()]
    return sorted(hits, key=lambda hit: -hit.score)


def plain(text: str) -> str:
    """A text in small letters without accents, its words between blanks; lines and semicolons stay."""
    text = text.casefold()
    # A sign at a time, wherever it stands: several times as fast as a word at a time.
    for sign in set(_SIGN.findall(text)):
        text = text.replace(sign, _plain_sign(sign))
    return text


_SIGN = re.compile("[^a-z0-9\n; ]")


@lru_cache(4096)
def _plain_sign(sign: str) -> str:
    parts = [part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part)]
    return "".join([part if part.isalnum() else " " for part in parts])


def split(text: str) -> list[str]:
    """The words of a text in small letters without accents."""
    return plain(text.replace(";", " ")).split()


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

KINDRED, ELSEWHERE = "kindred", "elsewhere"
"""Where `search.po` has, instead of the phrases of a rule, words that players use for much the same, in groups
separated by semicolons; and words of what other games have, which no rule here is about. With a star a word stands for
all that begin so."""


class _Groups:
    """Groups of words of a language, from its phrases."""

    def __init__(self, lang: str, where: str) -> None:
        told = plain(language(lang).phrases(where).replace("*", "\n"))
        self.all = [group.strip(" ").split(" ") for group in told.split(";")]
        """Each word as it is known, or with a line break after it where it stands for all that begin so."""
        self._with: dict[str, list[int]] = defaultdict(list)
        for n, group in enumerate(self.all):
            for word in group:
                self._with[word].append(n)

    def of(self, word: str) -> set[int]:
        """The groups that a word is in."""
        starts = [f"{word[:n]}\n" for n in range(1, len(word) + 1)]
        return {n for one in (word, *starts) for n in self._with.get(one, ())}


class _Index:
    """The words of all entries of a game in one language."""

    def __init__(self, entries: tuple[Rule, ...], lang: str) -> None:
        self.entries = entries
        self.often = often_of(entries[0].game)
        self.idle = frozenset(split(language(lang).gettext(IDLE_WORDS)))
        # All in one go: taking accents away entry by entry takes several times as long.
        told = plain("\n".join([field for entry in entries for field in _fields(entry, lang)])).split("\n")
        synonyms, asked, texts = told[0::3], told[1::3], told[2::3]
        self.phrases = [f"{phrases};{others}" for phrases, others in zip(asked, synonyms, strict=True)]
        """Of each entry its title, the phrases, and other words for it, separated by semicolons."""
        self._titles = [set(phrases.partition(";")[0].split()) for phrases in self.phrases]
        self.terms = [title for entry, title in zip(entries, self._titles, strict=True) if entry.kind == "term"]
        self._asked = [set(phrases.replace(";", " ").split()) for phrases in self.phrases]
        self._texts = [set(text.split()) for text in texts]
        self.known = set().union(*self._asked, *self._texts)
        self._all = "\n" + "\n".join(self.known) + "\n"
        self._places: dict[str, dict[int, float]] = {}
        self._kindred = _words(lang, KINDRED)
        self._groups: dict[int, set[str]] = {}
        lengths = [STEADY + ASKED * len(a) + TEXT * len(t) for a, t in zip(self._asked, self._texts, strict=True)]
        average = sum(lengths) / len(lengths)
        self.brevity = [average / length for length in lengths]
        """A word in an entry that says little counts more."""
        self._meant: dict[str, set[str]] = defaultdict(set)
        """Of each word the words of the terms that it is another word for, and of each number word its digits."""
        for n, word in enumerate(split(language(lang).gettext(NUMBER_WORDS)), start=2):
            self._meant[word].add(str(n))
            self._meant[str(n)].add(word)
        for entry, title, others in zip(entries, self._titles, synonyms, strict=True):
            if entry.kind == "term":
                for word in others.replace(";", " ").split():
                    if len(word) > 2 and word not in self.idle:
                        self._meant[word] |= title - self.idle

    def places(self, word: str) -> dict[int, float]:
        """The entries that have a word, each with how much it counts there."""
        if word not in self.known:
            return {}
        if word not in self._places:
            self._places[word] = {
                i: TITLE if word in self._titles[i] else ASKED if word in asked else TEXT
                for i, (asked, text) in enumerate(zip(self._asked, self._texts, strict=True))
                if word in asked or word in text
            }
        return self._places[word]

    def rarity(self, word: str) -> float:
        """How much a word tells: the fewer entries have it, the more."""
        return log(1 + len(self.entries) / (len(self.places(word)) or 1))

    def readings(self, word: str) -> dict[str, float]:
        """The known words that may be meant by a word, each with what it counts (1 is the same word)."""
        alike = self._alike(word)
        forms = {known: sure for known, sure in alike.items() if sure >= FORM} | {word: 1.0}
        for known, sure in list(alike.items()):
            for term in sorted(self._meant.get(known, ())):
                if term in self.known:
                    alike[term] = max(alike.get(term, 0), MEANT * sure)
        for form, sure in forms.items():
            for group in self._kindred.of(form) if form not in self.idle else ():
                for kin in self._group(group):
                    alike[kin] = max(alike.get(kin, 0), KIN * sure)
        return {known: sure**3 for known, sure in alike.items()}

    def _group(self, n: int) -> set[str]:
        """The known words of a group of kindred ones that tell something."""
        if n not in self._groups:
            known: set[str] = set()
            for word in self._kindred.all[n]:
                known.update(re.findall(f"\n({word[:-1]}.*)", self._all) if word[-1:] == "\n" else {word} & self.known)
            self._groups[n] = known - self.idle
        return self._groups[n]

    def _alike(self, word: str) -> dict[str, float]:
        near = {word} & self.known
        if len(word) >= 3:
            near.update(re.findall(f"\n({word[:2]}.*)", self._all))
        if len(word) >= 4:
            near.update(self._with(word))
            # What follows a slip in the beginning.
            near.update(self._with(word[3:] if len(word) > 5 else word[2:]))
            near |= {word[i:j] for i in range(len(word) - 3) for j in range(i + 4, len(word) + 1)} & self.known
        ours = _groups(word)
        likeness = {known: _likeness(word, ours, known) for known in sorted(near)}
        if len(word) >= 4 and max(likeness.values(), default=0) < FORM:
            likeness |= {known: max(alike, SLIP) for known, alike in likeness.items() if _is_slip(word, known)}
        return {known: alike for known, alike in likeness.items() if alike >= ALIKE}

    def _with(self, part: str) -> Iterator[str]:
        """The known words that have a part."""
        at = self._all.find(part)
        while at >= 0:
            end = self._all.index("\n", at)
            yield self._all[self._all.rindex("\n", 0, at) + 1 : end]
            at = self._all.find(part, end)


class _Question:
    """What is asked, put to the index of a game."""

    def __init__(self, index: _Index, words: list[str]) -> None:
        self.index = index
        self._asked = [(word, index.rarity(word), index.readings(word)) for word in words]
        self._norm = sqrt(sum([rarity**2 for _, rarity, _ in self._asked]))
        telling = [
            (rarity, max(readings.values(), default=0.0))
            for word, rarity, readings in self._asked
            if word not in index.idle and not word.isdecimal()
        ]
        self._known = sum([rarity * sure for rarity, sure in telling]) / (sum([rarity for rarity, _ in telling]) or 1)
        """How much of what the question tells the game has words for, from 0 to 1."""
        if not telling:
            self._known = 1.0
        self.bare = len(words) == 1 or any([set(words) <= title for title in index.terms])
        """Whether nothing but one word, or the name of a term, is asked."""
        self._telling: dict[str, list[tuple[int, float]]] = defaultdict(list)
        """Of each known word which words of the question it may be, and how much that tells."""
        self._sides: dict[str, list[int]] = defaultdict(list)
        """Of each known word which words of the question it is likely to be."""
        for n, (_, rarity, readings) in enumerate(self._asked):
            for known, alike in readings.items():
                self._telling[known].append((n, alike * rarity * index.rarity(known)))
                if alike >= SIDE:
                    self._sides[known].append(n)

    def guesses(self) -> dict[int, float]:
        """The entries that have some of the words, each with how much more of them than other entries."""
        scores: dict[int, float] = defaultdict(float)
        for word, _, readings in self._asked:
            there: dict[int, float] = defaultdict(float)
            for known, alike in readings.items():
                for i, place in self.index.places(known).items():
                    there[i] += alike * place
            usual = RARE + sum(there.values()) / len(self.index.entries)
            weight = (IDLE if word in self.index.idle else 1) * sqrt(max(readings.values(), default=0))
            for i, much in there.items():
                score = log(1 + 2 * much * self.index.brevity[i] / usual)
                scores[i] += self._known * weight * score / len(self._asked)
        return scores

    def closeness(self, i: int) -> float:
        """How much the best phrases of an entry are what was asked, from 0 to 1."""
        found = sorted([self._same(phrase.split()) for phrase in self.index.phrases[i].split(";")], reverse=True)
        return sum([same * weight for same, weight in zip(found, BEST, strict=False)])

    def beside(self, i: int) -> float:
        """How many of the words asked stand side by side in the phrases of an entry, too: 1 is all."""
        pairs: set[int] = set()
        for phrase in self.index.phrases[i].split(";"):
            before: Sequence[int] = ()
            for word in phrase.split():
                now = self._sides.get(word, ())
                pairs.update([n for n in before if n + 1 in now])
                before = now
        return len(pairs) / max(1, len(self._asked) - 1)

    def _same(self, phrase: list[str]) -> float:
        told: dict[int, float] = {}
        length = 0.0
        for word in dict.fromkeys(phrase):
            if word in self._telling:
                length += self.index.rarity(word) ** 2
                for n, much in self._telling[word]:
                    if much > told.get(n, 0):
                        told[n] = much
            else:
                length += USUAL**2
        return sum(told.values()) / sqrt(length) / self._norm if told else 0.0


def _likeness(word: str, ours: frozenset[str], known: str) -> float:
    """How alike a word with its groups of letters is to a known one: 1 is the same."""
    if word == known:
        return 1.0
    short, long = sorted((word, known), key=len)
    if len(short) >= 4 and short in long:
        # Part of a compound, or the word with an ending.
        return PART + 0.2 * len(short) / len(long)
    start = begin(word, known)
    beginning = 2 * start / (len(short) + len(long)) if start >= 4 else start / len(long) if start == 3 else 0.0
    theirs = _parts(known)
    return 0.92 * max(beginning, 2 * len(ours & theirs) / (len(ours) + len(theirs)))


def _is_slip(word: str, known: str) -> bool:
    """Whether two words differ by one letter more, less, or other, or by two that have changed places."""
    if word == known or abs(len(word) - len(known)) > 1:
        return False
    start = begin(word, known)
    ours, theirs = word[start:], known[start:]
    return (
        ours[1:] == theirs[1:]
        or ours[1:] == theirs
        or ours == theirs[1:]
        or (ours[:2] == theirs[1::-1] and ours[2:] == theirs[2:])
    )


def begin(one: str, other: str) -> int:
    """How many letters two words begin alike with."""
    start = 0
    for ours, theirs in zip(one, other, strict=False):
        if ours != theirs:
            break
        start += 1
    return start


def _groups(word: str) -> frozenset[str]:
    """The groups of three letters of a word; its beginning counts by itself."""
    edged = f" {word}"
    return frozenset([edged[i : i + 3] for i in range(len(edged) - 2)] + [edged])


@cache
def _parts(known: str) -> frozenset[str]:
    """The same of a known word, remembered: there are only so many of them."""
    return _groups(known)


def others(entry: Rule, lang: str) -> str:
    """Other words for an entry, separated by semicolons."""
    return entry.synonyms(lang).replace(",", ";")


def _fields(entry: Rule, lang: str) -> tuple[str, str, str]:
    """Other words for an entry and its title with the phrases, both separated by semicolons, and its text."""
    body = entry.text(lang, links="markdown")
    text = " ".join([body, *[entry.reading(reading, lang) for reading in entry.readings]])
    return others(entry, lang), f"{entry.title(lang)};{entry.asked(lang)}", _LINK.sub(" ", text)


_LINK = re.compile(r"\]\([a-z0-9._-]+\)")


@cache
def _words(lang: str, where: str) -> _Groups:
    return _Groups(lang, where)


@cache
def _index(game: str, lang: str) -> _Index:
    return _Index(rules(game), lang)
