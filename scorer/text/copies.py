"""Copies of JSON, so that nobody changes what others have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")


def copy_json(value: T) -> T:
    """Returns a copy of a JSON value that shares no object and no list with it, however deep."""
    whole = [value]
    to_fill: list[list[object] | dict[str, object]] = [whole]  # type: ignore[list-item]
    while to_fill:
        made = to_fill.pop()
        for key, each in list(made.items()) if isinstance(made, dict) else list(enumerate(made)):
            if isinstance(each, (Mapping, list, tuple)):
                copy = dict(each) if isinstance(each, Mapping) else list(each)
                made[key] = copy  # type: ignore[index]
                to_fill.append(copy)
    return whole[0]
