"""The players of the last count, who are offered at the next one.

Their names are in a file of their own in the state folder, which only its owner can read. Only questions to a person
look there.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import suppress

from ...text.names import is_name, look
from .. import folders


def last(table: tuple[int, int]) -> tuple[str, ...]:
    """The names of the last players; none where there are too few or too many of them for a game.

    `table` is how few and how many can play it.
    """
    try:
        with open(_path(), encoding="utf-8") as file:
            names = json.load(file)
    except (OSError, ValueError):
        return ()
    if not isinstance(names, list) or not table[0] <= len(names) <= table[1]:
        return ()
    if not all([isinstance(name, str) and is_name(name) for name in names]):
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
