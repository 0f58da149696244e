"""Second thoughts in one line, as proposals: 47, no, 48; 3 statues instead of 2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .fold import Atom
from .grammar import Edge


class Thought(NamedTuple):
    """What may be left of an answer of which a part is taken back."""

    words: str
    """The words that take it back."""
    alone: tuple[str, ...]
    """Texts of which each may be the whole answer now."""
    both: str = ""
    """The answer with its correction behind it, where what is said again counts instead."""


def second_thought(atoms: Sequence[Atom], edges: Sequence[Sequence[Edge]]) -> Thought | None:
    """The first second thought in a text; None where there is none."""
    for i in range(1, len(atoms)):
        for role in ("change", "instead"):
            end = max([edge.end for edge in edges[i] if edge.role == role], default=0)
            if not end or not any([atom.word.isalnum() for atom in atoms[end:]]):
                continue  # nothing is said instead
            words = _text(atoms[i:end])
            if role == "change":
                return Thought(words, *_changed(atoms, edges, i, end))
            behind = max([edge.end for edge in edges[end] if edge.items], default=0)
            return Thought(words, (_text([*atoms[:i], *atoms[behind:]]),)) if behind else None
    return None


def _changed(atoms: Sequence[Atom], edges: Sequence[Sequence[Edge]], i: int, end: int) -> tuple[tuple[str, ...], str]:
    """What may be left where a word within takes back what stands before it."""
    before, after = _text(atoms[:i]), _text(atoms[end:])
    said = [atom for atom in atoms[end:] if atom.word.isalnum()]
    numbers = [at for at in range(i) if any([edge.role in ("fig", "word", "one") for edge in edges[at]])]
    if len(said) > 1 or not said[0].word.isdecimal() or not numbers:
        return (after,), f"{before}, {after}"
    last = numbers[-1]
    return (_text([*atoms[:last], atoms[last]._replace(typed=after), *atoms[last + 1 : i]]), after), ""


def _text(atoms: Sequence[Atom]) -> str:
    """The text of some words, without the signs at its edges."""
    parts = [("-" if atom.tied else " " if atom.spaced else "") + atom.typed for atom in atoms]
    return "".join(parts).strip(" ,;.:\n-")
