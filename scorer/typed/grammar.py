"""All ways in which a grammar explains a text: every word is used, every way is kept.

A grammar is a text of lines `SYMBOL: alternative | alternative -> meaning`. In an alternative, capitals are other lines
and small letters are roles of words; `?` behind one says that it may be missing, `~` before one that no idle word may
stand before it. `meaning` is the function that says what the line means; without one it means what its parts mean.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple, Protocol

MOST = 40
"""Different meanings that are kept of one stretch; more are not needed to see that it is not clear."""
STEP = 6
"""The lists in a long text are explained from its end, so many words at a time, so that no explanation goes deep."""


class Item(NamedTuple):
    """Something that was said."""

    how: str
    """The role of the word, or how a line of the grammar was said: `fig`, `word`, `name`, `firm`."""
    number: int = 0
    key: str = ""
    """The key of a name."""
    worth: int = 0
    """What a card is worth of which `number` are counted."""


Items = tuple[Item, ...]
"""What a stretch of a text means; empty where it says nothing of its own."""

MAYBE = Item("maybe")
"""Stands before what is possible, but never counted without a question."""


class Edge(NamedTuple):
    """One thing that the words at a place of a text can be."""

    role: str
    items: Items
    end: int
    """The place behind them."""


class Meanings(Protocol):
    """Says what the lines of a grammar mean."""

    def mean(self, line: str, parts: Sequence[Items]) -> Sequence[Items]:
        """The meanings of a line, by those of its parts that say something; none where it means nothing."""


class Part(NamedTuple):
    """One part of an alternative."""

    symbol: str
    optional: bool
    adjacent: bool


class Alternative(NamedTuple):
    """One way to say a symbol."""

    parts: tuple[Part, ...]
    meaning: str


Rules = Mapping[str, Sequence[Alternative]]


@cache
def rules_of(text: str) -> Rules:
    """A grammar by its symbols."""
    found: dict[str, list[Alternative]] = {}
    for line in text.splitlines():
        head, colon, rest = line.partition(":")
        if colon:
            body, _, meaning = rest.partition("->")
            for alternative in body.split("|"):
                parts = [Part(p.strip("?~"), p.endswith("?"), p.startswith("~")) for p in alternative.split()]
                found.setdefault(head.strip(), []).append(Alternative(tuple(parts), meaning.strip()))
    return found


@cache
def roles_of(text: str) -> frozenset[str]:
    """The roles of words that a grammar knows."""
    rules = rules_of(text)
    symbols = [part.symbol for ways in rules.values() for way in ways for part in way.parts]
    return frozenset([symbol for symbol in symbols if symbol not in rules])


@cache
def lists(text: str, start: str) -> Sequence[str]:
    """The symbols with which a `start` can begin and which are parts of themselves: lists of any length."""
    rules = rules_of(text)
    within = {head: {part.symbol for way in ways for part in way.parts} for head, ways in rules.items()}
    begin = {head: {part.symbol for way in ways for part in _openings(way.parts)} for head, ways in rules.items()}
    for symbol in rules:
        for found in (within, begin):
            for head in rules:
                if symbol in found[head]:
                    found[head] |= found[symbol]
    return [symbol for symbol in rules if symbol in within[symbol] and symbol in begin[start]]


def _openings(parts: Sequence[Part]) -> Sequence[Part]:
    """The parts of which each may be the first: up to the one that may not be missing."""
    needed = [i for i, part in enumerate(parts) if not part.optional]
    return parts[: needed[0] + 1] if needed else parts


END = ""
"""Stands among the roles for the end of a text."""


@cache
def followers(text: str, start: str) -> Mapping[str, frozenset[str]]:
    """By each symbol of a grammar the roles that can come behind it, where all is a `start`."""
    rules = rules_of(text)
    firsts: dict[str, set[str]] = {symbol: set() for symbol in rules}
    behind: dict[str, set[str]] = {symbol: {END} if symbol == start else set() for symbol in rules}

    def first_of(parts: Sequence[Part], after: set[str]) -> set[str]:
        """The roles that can stand first in some parts, before what comes after them."""
        found = {role for part in _openings(parts) for role in firsts.get(part.symbol, {part.symbol})}
        return found | after if all([part.optional for part in parts]) else found

    size = -1
    while size != (size := sum([len(roles) for roles in (*firsts.values(), *behind.values())])):
        for head, way in [(head, way) for head, ways in rules.items() for way in ways]:
            firsts[head] |= first_of(way.parts, set())
            for i, part in enumerate(way.parts):
                if part.symbol in rules:
                    behind[part.symbol] |= first_of(way.parts[i + 1 :], behind[head])
    return {symbol: frozenset(roles) for symbol, roles in behind.items()}


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
