"""Replacing the names of people wherever they stand in a line of a logbook."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache

from ..text.errors import ScorerError
from ..text.names import look
from .lines import PERSON, Data


def letter(number: int) -> str:
    """Returns the letters for a number from 0 on: A to Z, then AA, AB and so on."""
    text = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        text = chr(ord("A") + rest) + text
    return text


def rename(data: Data, names: Mapping[str, str]) -> dict[str, object]:
    """Returns a line (JSON) with other names; `names` has them by the comparable form (`look`) of the old ones.

    Notes and places stay as they are.
    """
    new = dict(data)
    for key, value in data.items():
        if key in (PERSON, "began", "winners", "totals", "persons"):
            new[key] = _renamed(value, names)
        elif key == "also":
            renamed = [_renamed(name, names) for name in as_list(value)]
            new[key] = [
                name for i, name in enumerate(renamed) if name not in (_renamed(data.get(PERSON), names), *renamed[:i])
            ]
        elif key == "tally" and isinstance(value, dict):
            new[key] = _tally(value, names)
        elif key == "record":
            new[key] = _record(as_list(value), names)
    return new


def as_list(value: object) -> list[object]:
    """Returns the value if it is a list, else an empty list."""
    return value if isinstance(value, list) else []


def _tally(tally: Data, names: Mapping[str, str]) -> dict[str, object]:
    new = dict(tally)
    if "began" in tally:
        new["began"] = _renamed(tally["began"], names)
    if "rounds" in tally:
        new["rounds"] = [
            {names.get(look(name), name): had for name, had in each.items()} if isinstance(each, dict) else each
            for each in as_list(tally["rounds"])
        ]
    new["players"] = [
        {**player, "name": _renamed(player.get("name"), names)} if isinstance(player, dict) else player
        for player in as_list(tally.get("players"))
    ]
    return new


def _record(lines: Sequence[object], names: Mapping[str, str]) -> list[object]:
    """The lines of a record, by the fields of the game's moves that name players; of an unknown game by any."""
    header = lines[0] if lines else None
    fields = keys_of_names(str(header.get("game")) if isinstance(header, dict) else "")
    return [_move(line, fields, names) if isinstance(line, dict) else line for line in lines]


def _move(line: Data, fields: Collection[str], names: Mapping[str, str]) -> dict[str, object]:
    new = dict(line)
    for key, value in line.items():
        if key == "moves":
            new[key] = [_move(each, fields, names) if isinstance(each, dict) else each for each in as_list(value)]
        elif key in fields or not fields:
            new[key] = _renamed(value, names)
    return new


@cache
def keys_of_names(game: str) -> frozenset[str]:
    """Returns the keys in the lines of a record whose values are players; empty if the game cannot be followed here."""
    from ..tracking.moves import kit_for, moves

    try:
        kit = kit_for(game)
    except ScorerError:
        return frozenset()
    fields = [*kit.options, *[field for kind in moves(game).values() for field in kind.fields]]
    return frozenset(
        ["players", "by", *[field.key for field in fields if getattr(field, "of", field).kind == "player"]]
    )


def _renamed(value: object, names: Mapping[str, str]) -> object:
    """A name, or names in a list or as keys, with names in their places."""
    if isinstance(value, str):
        return names.get(look(value), value)
    if isinstance(value, list):
        return [_renamed(each, names) for each in value]
    if isinstance(value, dict):
        return {names.get(look(key), key): _renamed(each, names) for key, each in value.items()}
    return value
