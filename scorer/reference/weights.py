"""The weights of the search: every number of its ranking, in the terms of information retrieval.

`docs/search.md` says what each is worth; `tools/ablation.py` measures it, `tools/sureness.py` finds `sure_score`.
"""

from typing import NamedTuple


class Weights(NamedTuple):
    """What the ranking is made of: a score is a word score times a phrase factor times a prior, and a part by links."""

    # The word score: how much more often than others an entry has the words of the question.
    title: float = 1.95
    """Field weight: a word in the title of an entry counts so many times as much as one in a phrase of it."""
    body: float = 0.5
    """Field weight of a word that only the text of an entry has; 0 searches titles and phrases alone."""
    length_norm: float = 0.25
    """Length normalisation, BM25's `b`: 0 ignores how many words an entry has; more favours those with few, 1 fully."""
    smoothing: float = 0.15
    """Every entry is taken to have every word this often: more makes words that few entries have decide less alone."""
    saturation: float = 2.0
    """A word's frequency times this goes into a logarithm: the more, the less one frequent word outweighs several."""
    stop_word: float = 0.6
    """A stop word of the question counts this part of another word in the word score; 0 ignores stop words there."""

    # Words that are not the same: each counts by its similarity, from 0 to 1, raised to a power.
    min_similarity: float = 0.45
    """Words less similar than this have nothing to do with each other; 1 finds exact words, synonyms and typos only."""
    part: float = 0.75
    """Similarity of a word and one that it is part of (`nuggets`, `goldnuggets`), whatever else they share."""
    typo: float = 0.93
    """Similarity, at the least, of two words one edit apart, where the typed one stands in no entry."""
    synonym: float = 0.72
    """Similarity of synonyms: of a group in `search.po`, of the glossary's other words, of numbers and digits."""
    similarity_power: float = 3.0
    """The power that similarities are raised to: more makes words that are only similar count less."""

    # The phrase factor: how close the question comes to phrases in which players ask for the entry.
    candidates: int = 20
    """So many entries with the best word scores are compared by their phrases; no other is found at all."""
    phrase: float = 4.0
    """How much the cosine similarity with phrases counts beside the word score; 0 ignores it."""
    best_phrases: int = 3
    """So many of an entry's most similar phrases count, as their mean; 1 trusts the best phrase alone."""
    adjacency: float = 0.5
    """A score grows by this part if all neighbours of the question are neighbours in phrases of the entry."""

    # The prior: what an entry counts whatever its words are.
    term: float = 1.04
    """Prior of an entry of the glossary; that of a rule is 1."""
    question: float = 0.89
    """Prior of a question with its answer: below 1 the rule goes before the question about it."""
    bare_term: float = 0.55
    """Prior, besides, of a glossary entry where one word or a term's name is asked: who types that wants the rule."""
    popularity: float = 0.06
    """A score grows by this part for each doubling of how often players ask for the entry (`OFTEN` of a game)."""
    links: float = 0.115
    """An entry gains this part of the best score among those that it refers to, or that refer to it."""

    # What is shown.
    min_score: float = 0.5
    """If the best score is less, nothing is found; an entry that scores less is no hit."""
    min_share: float = 0.3
    """An entry that scores less than this part of the best is no hit."""

    # The confidence: (score of the best hit + links) * e^(letters / sure_letters) / sure_score; sure from 1 on.
    sure_letters: float = 36
    """So many letters more in the question make the same score e times as sure, for less of it is found by chance."""
    sure_links: float = 0.3
    """Part of their scores that the next hits add to the confidence if they refer to the best one or it to them."""
    sure_neighbours: int = 6
    """So many of the next hits are looked at for that."""
    sure_out_of_domain: float = 0.75
    """What is left of the confidence where a word of the question belongs to other games (dice, teams)."""
    sure_score: float = 11.25
    """The score that makes the search sure, apart from the above: more calls more questions unsure."""


WEIGHTS = Weights()
"""Those that the search uses."""
