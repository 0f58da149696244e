"""How the options that are given as JSON are read: objects, lists, words, names and numbers, each with its place."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from ....scoring.fields import bad_name, missing, show, unknown_key, whole
from ....text.errors import InvalidValue, ScorerError
from ....text.i18n import N_
from ....text.names import is_name

T = TypeVar("T")


def read_within(place: str, function: Callable[..., T], *values: object) -> T:
    """Returns what a function returns; `place` is put before the place of an error that it raises."""
    try:
        return function(*values)
    except ScorerError as error:
        raise error.within(place) from None


def read_mapping(value: object, place: str, rule: str) -> Mapping[str, object]:
    """Returns an object with any keys.

    Raises `InvalidValue` if the value is no object.
    """
    if isinstance(value, Mapping):
        return value
    raise InvalidValue(
        N_("{value} is not an object."), place=place, allowed=N_("an object"), rule=rule, value=show(value)
    )


def read_object(value: object, keys: Sequence[str], rule: str) -> Mapping[str, object]:
    """Returns an object with exactly these keys.

    Raises `InvalidValue` if the value is no object, or a key is missing or unknown.
    """
    data = read_mapping(value, "", rule)
    for key in keys:
        if key not in data:
            raise missing(key, "", rule)
    if len(data) != len(keys):
        raise unknown_key(data, keys)
    return data


def read_list(value: object, place: str, read: Callable[[object], T], rule: str = "") -> tuple[T, ...]:
    """Returns the entries of a list, each read by a function.

    Raises `InvalidValue` if the value is no list, or an entry cannot be read.
    """
    if not isinstance(value, (list, tuple)):
        raise InvalidValue(
            N_("{value} is not a list."), place=place, allowed=N_("a list"), rule=rule, value=show(value)
        )
    return tuple(read_within(f"{place}[{i}]", read, entry) for i, entry in enumerate(value))


def read_word(value: object, words: Sequence[str] | Mapping[str, str], rule: str) -> str:
    """Returns one of some words. Raises `InvalidValue` if the value is none of them."""
    if isinstance(value, str) and value in tuple(words):
        return value
    name = value if isinstance(value, str) else show(value)
    raise InvalidValue(N_("“{name}” is not one of these words."), known=tuple(words), rule=rule, name=name[:40])


def read_name(value: object, rule: str) -> str:
    """Returns a name that people give. Raises `InvalidValue` if the value is no possible name."""
    if type(value) is str and is_name(value):
        return value
    raise bad_name(value, rule=rule)


def read_amount(value: object, rule: str) -> int:
    """Returns a whole number of at least 0. Raises `InvalidValue` if the value is none."""
    return whole(value, rule=rule)


def refuse_same_names(names: Sequence[str], place: str) -> None:
    """Raises `InvalidValue` if two cards have the same name."""
    for name, count in Counter(names).items():
        if count > 1:
            raise InvalidValue(
                N_("Cards called “{name}”: {count}"), place=place, allowed=N_("a name of its own for each card"),
                name=name, count=count,
            )  # fmt: skip


def say_wrong_number(place: str, count: int, needed: int, rule: str) -> InvalidValue:
    """Returns the error for a list that is too long or too short."""
    return InvalidValue(
        N_("Entries in this list: {count}"),
        place=place,
        allowed=N_("exactly {needed} entries"),
        rule=rule,
        count=count,
        needed=needed,
    )


def object_schema(properties: dict[str, object]) -> dict[str, object]:
    """Returns the JSON Schema of an object with exactly these keys."""
    return {"type": "object", "required": list(properties), "properties": properties, "additionalProperties": False}


def parse_json(text: str) -> object:
    """Returns the value of a text in JSON; the text itself if it is no JSON."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text
