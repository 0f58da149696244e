"""All ways in which a grammar explains a text: every word is used, every way is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from .grammar import END, Edge, Items, Part, followers, lists, rules_of

MOST = 40
"""Different meanings that are kept of one stretch; more are not needed to see that it is not clear."""
STEP = 6
"""The lists in a long text are explained from its end, so many words at a time, so that no explanation goes deep."""


class Meanings(Protocol):
    """Says what the lines of a grammar mean."""

    def mean(self, line: str, parts: Sequence[Items]) -> Sequence[Items]:
        """The meanings of a line, by those of its parts that say something; none where it means nothing."""


class Parser:
    """The explanations of one text: `idle` roles may stand before anything, `tail` roles at the end."""

    def __init__(
        self,
        grammar: str,
        edges: Sequence[Sequence[Edge]],
        meanings: Meanings,
        idle: frozenset[str],
        tail: frozenset[str],
    ) -> None:
        self._grammar = grammar
        self._rules = rules_of(grammar)
        self._followers: Mapping[str, frozenset[str]] = {}
        self._next: dict[int, set[str]] = {}
        self._meanings = meanings
        self._found: dict[tuple[str, int], list[tuple[int, Items]]] = {}
        self._by_role: list[dict[str, list[tuple[int, Items]]]] = []
        for here in edges:
            own: dict[str, list[tuple[int, Items]]] = {}
            for edge in here:
                own.setdefault(edge.role, []).append((edge.end, edge.items))
            self._by_role.append(own)
        self._length = len(self._by_role)
        self._reach = self._skipping(idle)
        if edges:
            self._reach[0] = sorted({0}.union(*[self._reach[end] for end in [0, *self._onset_ends()]]))
        self._tails = self._skipping(tail)

    def _skipping(self, idle: frozenset[str]) -> list[list[int]]:
        """For each place those where one may be after words of some roles."""
        reach = [[i] for i in range(self._length + 1)]
        for i in range(self._length - 1, -1, -1):
            ends = {end for role in idle for end in self._ends(role, i)}
            reach[i] = sorted({i}.union(*[reach[end] for end in ends]))
        return reach

    def _onset_ends(self) -> set[int]:
        """Where an answer may begin after words that only open it, and signs: well, two secs... 38."""
        ends = set(self._ends("onset", 0))
        for at in range(1, self._length):
            if at in ends:
                ends |= {end for role in ("onset", "mark") for end in self._ends(role, at)}
        return ends

    def _ends(self, role: str, i: int) -> list[int]:
        return [end for end, _ in self._by_role[i].get(role, ())]

    def whole(self, start: str) -> list[Items]:
        """The different meanings of the whole text as a symbol, with every word used."""
        self._followers = followers(self._grammar, start)
        for i in range(self._length - STEP, 0, -STEP):
            for symbol in lists(self._grammar, start):
                self._explain(symbol, i)
        found: dict[Items, None] = {}
        for end, items in self._explain(start, 0):
            if self._length in self._closing(end):
                found[items] = None
        return list(found)

    def _closing(self, end: int) -> set[int]:
        """Where one may be after what only ends an answer: please; and that is all."""
        ends = set(self._tails[end])
        if end < self._length:
            for at in self._ends("comma", end):  # two, alas
                ends |= set(self._tails[at]) - {at}
        for at in self._tails[end]:
            for after in [at, *[each for each, _ in self._explain("sep", at)]]:
                for last, _ in self._explain("end", after):
                    ends |= set(self._tails[last])
            for after, _ in self._explain("open", at):  # 41 (without the +3)
                for last, _ in [*self._explain("end", after), *[(i, ()) for i in self._tails[after] if i > after]]:
                    ends |= {close for close, _ in self._explain("close", last)}
        return ends

    def _roles_at(self, place: int) -> set[str]:
        """The roles that something has which can come next."""
        if place not in self._next:
            found = {role for at in self._reach[place] if at < self._length for role in self._by_role[at]}
            self._next[place] = found | ({END} if self._length in self._closing(place) else set())
        return self._next[place]

    def _explain(self, symbol: str, i: int, adjacent: bool = False) -> Sequence[tuple[int, Items]]:
        """Where a symbol that begins at a place may end, and what it means there."""
        if symbol not in self._rules:
            places = [i] if adjacent else self._reach[i]
            return [each for at in places if at < self._length for each in self._by_role[at].get(symbol, ())]
        if adjacent and len(self._reach[i]) > 1:
            return ()
        key = symbol, i
        if key not in self._found:
            self._found[key] = []
            followers = self._followers[symbol]
            results: dict[tuple[int, Items], None] = {}
            for way in self._rules[symbol]:
                for end, parts in self._sequence(way.parts, 0, i):
                    # Of a list of many things hardly any beginning is of use: nothing that stands there may follow it.
                    if followers.isdisjoint(self._roles_at(end)):
                        continue
                    if not way.meaning:
                        meant: Sequence[Items] = [parts[0] if parts else ()]
                    else:
                        meant = self._meanings.mean(way.meaning, parts)
                    for items in meant:
                        results[end, items] = None
                    if len(results) > MOST:
                        break
            self._found[key] = list(results)
        return self._found[key]

    def _sequence(self, parts: Sequence[Part], at: int, i: int) -> list[tuple[int, list[Items]]]:
        """Where the parts from one on may end, with the meanings of those that say something."""
        if at == len(parts):
            return [(i, [])]
        part = parts[at]
        found = self._sequence(parts, at + 1, i) if part.optional else []
        for end, items in self._explain(part.symbol, i, part.adjacent):
            for last, others in self._sequence(parts, at + 1, end):
                found.append((last, [items, *others] if items else others))
        return found
