"""The weights of the search: every number of its ranking, in the terms of information retrieval.

`docs/why/search.md` says what each is worth; `tools/ablation.py` measures it, `tools/sureness.py` finds `sure_score`.
"""

from typing import NamedTuple


class Weights(NamedTuple):
    """What the ranking is made of: a score is a word score times a phrase factor times a prior, and a part by links."""

    # The word score: how much more often than others an entry has the words of the question.
    title: float = 1.95
    """Field weight: a word in the title counts as so many in a phrase; raised, titles typed as they stand find their
    entry more surely, and questions in other words are led astray by single words of titles."""
    body: float = 0.5
    """Field weight of a word that neither title nor phrases have: it decides where an entry has few phrases, as in a
    game just written; where there are many, hardly anything, for their words are counted as such already."""
    length_norm: float = 0.25
    """Length normalisation, BM25's `b`, from 0 to 1: raised, entries with few words, terms among them, go before those
    with many that have the same words; lowered, long entries win by mere size."""
    smoothing: float = 0.15
    """Added to a word's mean frequency, by which its frequency in an entry is divided: lowered, a rare word, be it rare
    by chance, decides alone, also in questions that no rule answers; raised, all words decide alike."""
    saturation: float = 2.0
    """Steepness of the logarithm of a word's frequency: raised, having many words of the question a little beats having
    one often, and all word scores, so the confidence, grow; lowered, one frequent word outweighs several."""
    stop_word: float = 0.6
    """What a stop word of the question counts in the word score beside another word: lowered, questions that are made
    of little else find less and are called unsure; raised, any question finds something, also where no rule answers."""

    # Words that are not the same: each counts by its similarity, from 0 to 1, raised to a power.
    min_similarity: float = 0.45
    """Words less similar than this do not match: lowered, chance resemblances make unanswerable questions look
    answered; raised, inflected forms are lost, in Finnish most, above `part` compounds, and at 1 all but exact words
    and synonyms: other entries come first then, but as many are found."""
    part: float = 0.75
    """Similarity of a word and one that it is part of (`nuggets`, `goldnuggets`): raised, chance parts (`rest`,
    `forest`) match nearly as well as whole words, in any language: fewer right entries come first, and unanswerable
    questions look answered; lowered, German and Finnish miss entries by their compounds, the others hardly any."""
    typo: float = 0.93
    """Similarity, at the least, of two words one edit apart, where no entry has the typed one: lowered, only questions
    with unknown words change, and those with slips find less; near 1 unknown words are taken for known ones."""
    synonym: float = 0.72
    """Similarity of synonyms (groups of `search.po`, the glossary's other words): lowered, it is missed most where an
    entry has few phrases; raised, entries with the word itself lose their lead, and unanswerable questions look
    answered."""
    similarity_power: float = 3.0
    """The power that similarities are raised to: raised, an exact word beats a similar one by more, down to where forms
    of a word count nothing; at 1 many half similar words outweigh the right one, and all is called sure."""

    # The phrase factor: how close the question comes to phrases in which players ask for the entry.
    candidates: int = 20
    """So many entries with the best word scores get to the phrase factor, the others are never found: as the right one
    is nearly always among the first ten, more costs time and changes little, and only few, as 3, loses answers."""
    phrase: float = 4.0
    """How much the cosine with phrases counts beside the word score: lowered, questions close to a phrase lose their
    lead and titles, which are phrases, too; raised, one such phrase decides, whatever else an entry says, and all
    scores grow, so that many more unanswerable questions are called sure."""
    best_phrases: int = 3
    """So many of an entry's most similar phrases count, as their mean: at 1 one close phrase is enough, which helps
    titles and calls chance hits sure; raised, entries asked for in many similar phrases win, so those with many
    phrases."""
    adjacency: float = 0.5
    """What the score grows by if all neighbours of the question are neighbours in the entry's phrases: raised, the
    order of words tells alike questions apart, and scores of wordings as in a phrase are surer; 0 compares bags of
    words."""

    # The prior: what an entry counts whatever its words are.
    term: float = 1.04
    """Prior of an entry of the glossary beside a rule's 1: raised, definitions go before rules wherever both fit;
    lowered, a title that only the glossary has may find a rule first."""
    question: float = 0.89
    """Prior of a question with its answer beside a rule's 1: raised, it goes before the rule that it is about in more
    of the many near ties of these two; lowered, after it, and in the end after rules that only resemble."""
    bare_term: float = 0.55
    """Prior, besides, of a glossary entry where one word or just a term's name is asked: lowered, the rule of that name
    goes first; at 1 the definition; questions of several words are not touched."""
    popularity: float = 0.06
    """What a score grows by for each step of `OFTEN`, a doubling of how often players ask for an entry: raised, near
    ties go to what is asked most, and rare questions lose; 0 treats all alike."""
    links: float = 0.115
    """Part of the score of the best entry that it refers to, or that refers to it, which an entry gains: raised,
    entries of a topic rise together and isolated ones fall; the two of a linked pair hardly change their order."""

    # What is shown.
    min_score: float = 0.5
    """The least score of a hit: raised, far-fetched questions find nothing, and short ones of one odd word too;
    lowered, any two words find something; the order of hits does not change."""
    close: float = 1.4
    """Over several games: the best hit of each game goes before all second ones, if the best of all has at most so many
    times its score. Raised, each game that has anything about it comes first, however far-fetched; at 1 none does."""
    min_share: float = 0.3
    """The least part of the best score that a hit has: raised, lists get shorter, lowered longer; the first stays what
    it is."""

    # The confidence: (score of the best hit + links) * e^(letters / sure_letters) / sure_score; sure from 1 on.
    sure_letters: float = 36
    """So many letters more in the question make the same score e times as sure: lowered, long questions are called sure
    and short ones are not touched as much; very large, length plays no part."""
    sure_links: float = 0.3
    """Part of the scores of linked entries among the next hits that the confidence gains: raised, topics with many
    linked entries are surer than isolated ones; no hit changes its place."""
    sure_neighbours: int = 6
    """So many of the next hits are looked at for `sure_links`: raised, somewhat more is called sure; no hit changes its
    place."""
    sure_out_of_domain: float = 0.75
    """What is left of the confidence where a word belongs to other games (dice, teams): lowered, more of the questions
    with such a word are called unsure, those that a rule answers, too; the others stay as they are."""
    sure_elsewhere: float = 1.75
    """Within one game: unsure where another game is so many times as sure. Lowered, more questions about something that
    only another game has are called unsure, and those, too, that both answer; raised, fewer of both."""
    sure_alone: float = 2.0
    """From this confidence on the other games are not looked at, which saves half of the time: lowered, questions are
    answered sooner, and more of those that belong to another game are answered with what resembles them here."""
    sure_score: float = 11.0
    """The score that makes the search sure, apart from the above: raised, more questions are called unsure, those that
    a rule answers and those that none does; no hit changes its place."""


WEIGHTS = Weights()
"""Those that the search uses."""
