"""The players whom Enter takes: those that somebody has set, else those of the last count.

Those are in a file of their own in the state folder, which only its owner can read. Only questions to a person look
there.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import suppress

from ... import folders
from ...text.names import is_name, look
from ..settings import PLAYERS, current


def offered(table: tuple[int, int], *, recalls: bool) -> tuple[str, ...]:
    """The names that are offered; none where there are too few or too many of them for a game.

    `table` is how few and how many can play it; with `recalls` they may be those of the last count.
    """
    ours = (current().players, last() if recalls else ())
    return next((names for names in ours if table[0] <= len(names) <= table[1]), ())


def used(names: Sequence[str]) -> list[str]:
    """The setting that these names come from, as it is typed, in a list; none if they come from elsewhere."""
    return [f"{PLAYERS}={', '.join(names)}"] if names and tuple(names) == current().players else []


def last() -> tuple[str, ...]:
    """The names of the players of the last count; none if they are not known."""
    try:
        with open(_path(), encoding="utf-8") as file:
            names = json.load(file)
    except (OSError, ValueError):
        return ()
    if not isinstance(names, list) or not all([isinstance(name, str) and is_name(name) for name in names]):
        return ()
    return tuple(names) if len({look(name) for name in names}) == len(names) else ()


def remember(names: Sequence[str]) -> None:
    """Keeps the names for the next count, as far as there is a place for them."""
    with suppress(OSError):
        os.makedirs(folders.state(), mode=0o700, exist_ok=True)
        file = os.open(_path(), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(file, "w", encoding="utf-8") as stream:
            json.dump(list(names), stream, ensure_ascii=False)


def _path() -> str:
    return os.path.join(folders.state(), "players.json")
