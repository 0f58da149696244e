"""africana.score.collections: the best way to split artifacts into collections, exactly."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

from ..components import FOUR_DIFFERENT, THREE_ALIKE, TWO_ALIKE, TWO_DIFFERENT


class Collection(NamedTuple):
    """A type of collection: `size` cards, all alike or all different."""

    id: str
    size: int
    alike: bool
    points: int


COLLECTIONS = (
    Collection("three-alike", 3, True, THREE_ALIKE),
    Collection("four-different", 4, False, FOUR_DIFFERENT),
    Collection("two-alike", 2, True, TWO_ALIKE),
    Collection("two-different", 2, False, TWO_DIFFERENT),
)

Split = tuple[tuple[Collection, tuple[int, ...]], ...]
"""Collections, each with the indices of the kinds that it is made of."""


def best_split(counts: tuple[int, ...], *, once: bool = False) -> Split:
    """The split of `counts` artifacts of each kind that gives most points; with `once`, each type of collection once.

    Kinds are named by their index in `counts`. Cards that the split does not name belong to no collection.
    """
    # The largest kinds first: the answer depends on nothing but the sorted counts.
    order = sorted(range(len(counts)), key=lambda i: -counts[i])
    split = _best(tuple([counts[i] for i in order]), COLLECTIONS, once)[1]
    return tuple([(collection, tuple([order[i] for i in kinds])) for collection, kinds in split])


@cache
def _best(counts: tuple[int, ...], types: tuple[Collection, ...], once: bool) -> tuple[int, Split]:
    """The best points and split, by trying everything that can become of one card of the first kind that is left."""
    first = next((i for i, count in enumerate(counts) if count), None)
    if first is None:
        return 0, ()
    best: tuple[int, Split] = (0, ())
    for collection in types:
        rest_types = tuple([other for other in types if other != collection]) if once else types
        for kinds in _ways(counts, first, collection):
            left = list(counts)
            for i in kinds:
                left[i] -= 1
            points, split = _best(tuple(left), rest_types, once)
            if points + collection.points > best[0]:
                best = points + collection.points, ((collection, kinds), *split)
    left = list(counts)
    left[first] -= 1
    return max(best, _best(tuple(left), types, once), key=lambda found: found[0])


def _ways(counts: tuple[int, ...], first: int, collection: Collection) -> list[tuple[int, ...]]:
    """The kinds of each such collection that has a card of the first kind in it."""
    if collection.alike:
        return [(first,) * collection.size] if counts[first] >= collection.size else []
    others = [i for i in range(first + 1, len(counts)) if counts[i]]
    return [(first, *rest) for rest in combinations(others, collection.size - 1)]
