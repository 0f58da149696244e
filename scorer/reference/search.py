"""Finding entries of the rules reference by the words that a player uses.

The ranking has two steps. First the words: an entry scores for each word of the question that it has more often than
other entries do. Then, of the entries that score most, the phrases in which players ask for them: how similar the
closest ones are to the question, and which neighbours in the question are neighbours there, too. `Weights` has every
number of it.

A word finds similar words: those that begin alike or share trigrams, those that it is part of or that are part of it,
and where it is not known itself, those that are one typo away. So `kullan` finds `kulta` and `Goldnuggets` finds
`Nuggets`. The glossary of each game is its thesaurus, and each language has groups of synonyms: who `chucks` a card
`discards` it. All words come from the catalogues, so a new language needs nothing here.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache, partial
from itertools import compress, pairwise
from math import exp, log, sqrt
from typing import NamedTuple, TypeAlias

from ..registry import game as game_of, ids, own_ids
from ..text.errors import language
from .entries import Rule, often_of, rules
from .index import Index, index_of, matching, starting
from .weights import WEIGHTS, Weights
from .words import PREFIX, fold, is_typo, similarities, split

LONGEST, LONGEST_WORD = 1000, 40
"""The letters of a question and of a word that are read; no question is longer."""

ENDING = 5
"""An ending that a game's name may have is shorter than this."""

REMEMBERED = 1500
"""The words whose matches are remembered: some hundreds for each game."""


class Found(NamedTuple):
    """An entry that a search has found."""

    rule: Rule
    """The entry."""
    score: float
    """How well it fits; higher is better. Only scores of one search can be compared."""


class Hits(tuple[Found, ...]):
    """The entries that `search` has found, the best first: a tuple of `Found`, which may be empty."""

    confidence: float
    """How well the best entry fits all words, from 0; from 1 on the search is sure."""
    elsewhere: Rule | None
    """If only one game was searched, the entry of another game that fits clearly better, else None. If there is one,
    `sure` is false."""

    def __new__(cls, hits: Iterable[Found] = (), confidence: float = 0.0, elsewhere: Rule | None = None) -> Hits:
        """Makes the hits of entries that are in their order already."""
        hits_made = super().__new__(cls, hits)
        hits_made.confidence, hits_made.elsewhere = confidence, elsewhere
        return hits_made

    def __getnewargs__(self) -> tuple[tuple[Found, ...], float, Rule | None]:
        return tuple(self), self.confidence, self.elsewhere

    @property
    def sure(self) -> bool:
        """Whether the best entry seems to answer the words: `confidence` is 1 or higher. False if no entry fits.

        If it is false, show the titles only: people would take the text of an entry for the answer.
        """
        return self.confidence >= 1


def search(words: str, *, game: str | None = None, lang: str = "en", most: int = 10) -> Hits:
    """Searches the rules for words that a player uses, and returns the entries that fit, the best first.

    There are at most `most` entries. The result is an empty tuple if no entry fits, if there are no words, or if `most`
    is below 1. Without `game` all games are searched, or only those that the words name. `lang` is the language of the
    words; only in it they are found. `.sure` of the result says whether the best entry seems to answer.

    Raises `UnknownName` if there is no language `lang` or no game `game`.
    """
    lang = language(lang).code
    wanted = list(dict.fromkeys([word[:LONGEST_WORD] for word in split(words[:LONGEST])]))
    games, wanted = _games_named(ids() if game is None else [game_of(game).id], wanted)
    return find(wanted, games, partial(index_of, lang=lang), WEIGHTS, most)


def find(words: list[str], games: Sequence[str], index: Callable[[str], Index], weights: Weights, most: int) -> Hits:
    """Returns the entries of some games that fit some words best.

    If it is one game, its best entry is compared with those of the other games of this package.
    """
    hits = rank(words, {game: index(game) for game in games}, weights, most)
    if len(games) > 1 or hits.confidence >= weights.sure_alone:
        return hits
    other = rank(words, {game: index(game) for game in own_ids() if game not in games}, weights, 1)
    if other.confidence < max(1, weights.sure_elsewhere * hits.confidence):
        return hits
    return Hits(hits, hits.confidence / other.confidence, other[0].rule)


def rank(words: list[str], indexes: Mapping[str, Index], weights: Weights, most: int) -> Hits:
    """Returns the entries of some games, each given with its index, that fit some words best, at most `most`."""
    questions = {game: Question(words, index, weights) for game, index in indexes.items()}
    scores = [
        (score, game, entry)
        for game, question in questions.items()
        for entry, score in enumerate(question.word_scores())
        if score
    ]
    matches = []
    for score, game, i in sorted(scores, key=lambda score: -score[0])[: weights.candidates]:
        entry = rules(game)[i]
        matches.append(Found(entry, score * questions[game].phrase_factor(i) * _prior(entry, questions[game], weights)))
    hits = _add_links(matches, weights)
    if not hits or hits[0].score < weights.min_score:
        return Hits()
    strange = any([matching(index.out_of_domain, word) for index in indexes.values() for word in words])
    least = max(weights.min_score, weights.min_share * hits[0].score)
    shown = _leaders_first([hit for hit in hits if hit.score >= least], weights)[: max(most, 0)]
    return Hits(shown, _confidence(hits, words, weights, strange=strange))


def _leaders_first(hits: Sequence[Found], weights: Weights) -> list[Found]:
    """The hits, before all others the best of each game that is close to the best of all: games may differ there."""
    leaders: dict[str, Found] = {}
    for hit in hits:
        if hit.score * weights.close >= hits[0].score:
            leaders.setdefault(hit.rule.game, hit)
    return [*leaders.values(), *[hit for hit in hits if leaders.get(hit.rule.game) is not hit]]


def _prior(entry: Rule, question: Question, weights: Weights) -> float:
    """How likely an entry is whatever its words are: by its kind, and by how often players ask for it."""
    kind = {"term": weights.term, "question": weights.question}.get(entry.kind, 1.0)
    if entry.kind == "term" and question.is_bare:
        kind *= weights.bare_term
    return kind * (1 + weights.popularity * often_of(entry.game).get(entry.id, 0))


def _add_links(hits: Sequence[Found], weights: Weights) -> list[Found]:
    """The entries found, best first, each with a part of the score of the best that it is linked with."""
    scores = {hit.rule.id: hit.score for hit in hits}
    linked: dict[str, float] = defaultdict(float)
    for hit in hits:
        for other in hit.rule.see:
            if other in scores:
                linked[hit.rule.id] = max(linked[hit.rule.id], scores[other])
                linked[other] = max(linked[other], hit.score)
    hits = [Found(rule, score + weights.links * linked[rule.id]) for rule, score in hits]
    return sorted(hits, key=lambda hit: -hit.score)


def _confidence(hits: Sequence[Found], words: Sequence[str], weights: Weights, *, strange: bool) -> float:
    """How sure it is that the best hit answers the words."""
    best, others = hits[0], hits[1 : 1 + weights.sure_neighbours]
    linked = sum([hit.score for hit in others if best.rule.id in hit.rule.see or hit.rule.id in best.rule.see])
    letters = sum([len(word) for word in words])
    confidence = (best.score + weights.sure_links * linked) * exp(letters / weights.sure_letters) / weights.sure_score
    return confidence * weights.sure_out_of_domain if strange else confidence


def _games_named(games: Sequence[str], words: list[str]) -> tuple[Sequence[str], list[str]]:
    """The games to look at, and the words of a question without their names, which say nothing else."""
    names = {word: id for word in words if (id := _game_named(word, games))}
    return list(dict.fromkeys(names.values())) or games, [word for word in words if word not in names] or words


def _game_named(word: str, games: Sequence[str]) -> str | None:
    """The game whose name a word is, as other languages write it and with an ending, too."""
    for name, id in sorted([(_name(id), id) for id in games], key=lambda name: -len(name[0])):
        start = word[: len(name)]
        if len(name) <= len(word) < len(name) + ENDING and (start == name or is_typo(start, name)):
            return id
    return None


@cache
def _name(game: str) -> str:
    return fold(game_of(game).name)


WeightedWords: TypeAlias = tuple[tuple[str, float], ...]
"""Words of a question, each with a weight."""


class Term(NamedTuple):
    """A word of a question, matched with the index of a game."""

    rarity: float
    """Its inverse document frequency."""
    meanings: Mapping[int, WeightedWords]
    """The numbers of the words that it may mean, each with the product of how much that counts and both rarities."""
    best: float
    """The most that one of them counts; 0 if there is none."""
    scores: Sequence[float]
    """Of each entry the score for the words that it has more often than others; 0 if it has none."""


class Question:
    """The words of a question, matched with the index of a game."""

    def __init__(self, words: Sequence[str], index: Index, weights: Weights) -> None:
        words = list(dict.fromkeys([index.digits.get(word, word) for word in words]))
        self.index: Index = index
        self.weights: Weights = weights
        self.words: Sequence[str] = words
        self.terms: list[Term] = [match(word, index, weights) for word in words]
        word_set = {*words}
        self.is_bare: bool = len(words) == 1 or any([word_set <= title for title in index.term_titles])
        """Whether nothing but one word, or the name of a term, is asked."""
        self._norm = sqrt(sum([term.rarity**2 for term in self.terms]))
        self._meanings = self._meanings_of_words()
        self._pairs = [*pairwise([index.number(word) for word in self.words])]

    def word_scores(self) -> list[float]:
        """The score of each entry for all words; 0 if it has none of them."""
        share = self._coverage() / (len(self.words) or 1)
        return [share * sum(scores) for scores in zip(*[term.scores for term in self.terms], strict=True)]

    def _coverage(self) -> float:
        """How much of what the question tells the game has words for, from 0 to 1."""
        informative = [
            term
            for word, term in zip(self.words, self.terms, strict=True)
            if word not in self.index.stop_words and not word.isdecimal()
        ]
        return (
            sum([term.rarity * term.best for term in informative]) / sum([term.rarity for term in informative])
            if informative
            else 1.0
        )

    def phrase_factor(self, entry: int) -> float:
        """By how much the score of an entry grows because players ask for it in such words."""
        meanings = self._phrase_weights(entry)
        norms, first = self.index.norms(entry), self.index.parts.first_phrases[entry]
        alike = [sum(best.values()) / norms[phrase - first] for phrase, best in meanings.items()]
        top = sum(sorted(alike, reverse=True)[: self.weights.best_phrases]) / self.weights.best_phrases
        followed = [min(pair) >= 0 and self.index.is_followed(*pair, entry) for pair in self._pairs]
        pairs = sum(followed) / max(1, len(followed))
        return (1 + self.weights.phrase * top / (self._norm or 1)) * (1 + self.weights.adjacency * pairs)

    def _phrase_weights(self, entry: int) -> Mapping[int, Mapping[str, float]]:
        """The phrases of an entry with words that may mean some of the question, and the most each of these weighs."""
        parts, meanings = self.index.parts, self._meanings
        first, last = parts.first_phrases[entry : entry + 2]
        starts = parts.phrase_starts[first : last + 1].tolist()
        best_weights: dict[int, dict[str, float]] = defaultdict(dict)
        # Few words mean one of the question: all in one go, as phrase by phrase takes longer.
        words = parts.phrases[starts[0] : starts[-1]].tolist()
        for place in compress(range(len(words)), map(meanings.__contains__, words)):
            best = best_weights[first + bisect_right(starts, starts[0] + place) - 1]
            for word, weight in meanings[words[place]]:
                if weight > best.get(word, 0.0):
                    best[word] = weight
        return best_weights

    def _meanings_of_words(self) -> Mapping[int, WeightedWords]:
        """The numbers of the known words that may mean some of the question, each with these."""
        meanings: dict[int, WeightedWords] = {}
        for term in self.terms:
            both = {known: meanings[known] + words for known, words in term.meanings.items() if known in meanings}
            meanings |= {**term.meanings, **both}
        return meanings


@lru_cache(REMEMBERED)
def match(word: str, index: Index, weights: Weights) -> Term:
    """A word of a question, matched with the index of a game."""
    similar = similar_words(word, index, weights)
    best = max(similar.values(), default=0.0)
    part = (weights.stop_word if word in index.stop_words else 1) * sqrt(best)
    rarity = index.rarity(index.number(word))
    meanings = {known: ((word, rarity * much * index.rarity(known)),) for known, much in similar.items()}
    return Term(rarity, meanings, best, _entry_scores(similar, index, weights, part))


def _entry_scores(similar: Mapping[int, float], index: Index, weights: Weights, part: float) -> list[float]:
    """Of each entry a part of the score for having some words more often than others."""
    starts, entries, fields = index.parts.entry_starts, index.parts.entries, index.parts.fields
    frequencies = [0.0] * index.size
    for known, much in similar.items():
        in_field = (much * weights.body, much, much * weights.title)
        for place in range(starts[known], starts[known + 1]):
            frequencies[entries[place]] += in_field[fields[place]]
    average = weights.smoothing + sum(frequencies) / index.size
    scale, norm = weights.saturation / average, weights.length_norm
    return [
        part * log(1 + scale * frequency / (1 + norm * (length - 1))) if frequency else 0.0
        for frequency, length in zip(frequencies, index.lengths, strict=True)
    ]


def similar_words(word: str, index: Index, weights: Weights) -> Mapping[int, float]:
    """The numbers of the known words that may be meant by a word, each with how much that counts; 1 is the same."""
    similar_by_word = similarities(word, _candidates(word, index), weights)
    if word not in similar_by_word:
        # The first letter is hardly ever a slip: who talks does not walk.
        typos = [known for known in similar_by_word if known[0] == word[0] and is_typo(word, known)]
        similar_by_word |= {known: max(weights.typo, similar_by_word[known]) for known in typos}
    # Sorted, so that sums are the same in every process.
    similar = dict(
        sorted(
            [(index.number(known), much) for known, much in similar_by_word.items() if much >= weights.min_similarity]
        )
    )
    parts = index.parts
    for known, much in list(similar.items()):
        for term in parts.terms[parts.term_starts[known] : parts.term_starts[known + 1]]:
            similar[term] = max(similar.get(term, 0.0), weights.synonym * much)
    for synonym in () if word in index.stop_words else index.synonyms(word):
        similar[synonym] = max(similar.get(synonym, 0.0), weights.synonym)
    return {known: much**weights.similarity_power for known, much in similar.items()}


def _candidates(word: str, index: Index) -> set[str]:
    """The known words that may be similar to a word."""
    near = {word} if index.number(word) >= 0 else set()
    if len(word) >= 3:
        near.update(starting(index.words, word[: PREFIX - 1]))
    if len(word) >= 4:
        for i in range(len(word) - 3):
            near.update([part for part in starting(index.words, word[i : i + 4]) if word.startswith(part, i)])
        # Of a long word only what follows a typo at the beginning.
        near.update(index.having(word[min(3, len(word) - 4) :] if len(word) >= 6 else word))
    return near
