"""The weights of the search's ranking, in the terms of information retrieval."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    title: float = 1.95
    body: float = 0.5
    length_norm: float = 0.25
    smoothing: float = 0.15
    saturation: float = 2.0
    stop_word: float = 0.6
    min_similarity: float = 0.4
    part: float = 0.75
    typo: float = 0.93
    thesaurus: float = 0.9
    synonym: float = 0.72
    similarity_power: float = 3.0
    candidates: int = 20
    phrase: float = 4.0
    best_phrases: tuple[float, ...] = (0.32, 0.24, 0.19, 0.14, 0.11)
    adjacency: float = 0.5
    term: float = 1.04
    question: float = 0.89
    bare_term: float = 0.55
    popularity: float = 0.06
    links: float = 0.115
    min_score: float = 0.5
    min_share: float = 0.3
    sure_letters: float = 45
    sure_most_letters: float = 80
    sure_links: float = 0.15
    sure_neighbours: int = 3
    sure_out_of_domain: float = 0.75
    sure_score: float = 8.0


WEIGHTS = Weights()
