"""Grammars of what people type, and what their lines mean.

A grammar is a text of lines `SYMBOL: alternative | alternative -> meaning`. In an alternative, capitals are other lines
and small letters are roles of words; `?` behind one says that it may be missing, `~` before one that no idle word may
stand before it. `meaning` is the function that says what the line means; without one it means what its parts mean.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple


class Item(NamedTuple):
    """Something that was said."""

    how: str
    """The role of the word, or how a line of the grammar was said: `fig`, `word`, `name`, `firm`."""
    number: int = 0
    key: str = ""
    """The key of a name."""
    worth: int = 0
    """What a card is worth of which `number` are counted."""


CALLED = "called"
"""The key of a card that was said by what it is called, not by its value."""
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
