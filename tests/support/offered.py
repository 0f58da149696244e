"""What the tests of a game offer to those of every game, in `examples.py` of its folder; all of it may be left out."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from hypothesis import strategies as st

Tally = dict[str, Any]
Draw = Callable[[st.SearchStrategy[Any]], Any]

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
"""Who plays."""


class Case(NamedTuple):
    """What a record shows."""

    happens: tuple[str, ...] = ()
    """Events by their keys, in this order; those in one text come of one move."""
    ends: str = ""
    """The rule that ends the game; empty if the record breaks off."""
    players: int = 2
    agreed: str = ""
    """A reading that is not the default."""
    options: tuple[str, ...] = ()
    file: str = ""
    """Where it lies, seen from the root of the project; else among the records of the tests."""


def offered(game: str, name: str, default: Any = None) -> Any:
    """What the examples of a game call so."""
    folder = f"tests.{game}"
    if find_spec(folder) is None or find_spec(f"{folder}.examples") is None:
        return default
    return getattr(import_module(f"{folder}.examples"), name, default)
