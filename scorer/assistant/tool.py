"""A tool: what it is called, what it is for, what it takes and gives; and the check of what a call brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

from ..registry import game as game_of, ids
from ..text.documents import parse
from ..text.errors import ScorerError, UnknownName, nearest, show
from ..text.i18n import EDITIONS, N_, SOURCE, Language, edition_in, find, languages, own_name
from ..text.names import LONGEST, look
from .refusals import MISSING_ARGUMENT, UNKNOWN_ARGUMENT, WRONG_ARGUMENT, Fault

Schema = Mapping[str, object]


class Tool(NamedTuple):
    """One thing that an assistant can ask for."""

    name: str
    title: str
    """What a person sees in a list."""
    description: str
    """When to call it, and with what: enough for who has nothing else."""
    parameters: Mapping[str, Schema]
    """The JSON Schema of each argument."""
    required: tuple[str, ...]
    output: Schema
    """The JSON Schema of what it gives."""
    example: Mapping[str, object]
    """Arguments that are accepted."""
    run: Callable[..., dict[str, object]]

    def input_schema(self) -> dict[str, object]:
        """The JSON Schema of its arguments. There are no others."""
        return {
            "type": "object",
            "properties": {name: dict(schema) for name, schema in self.parameters.items()},
            "required": list(self.required),
            "additionalProperties": False,
        }


TYPES: Mapping[str, tuple[type, str]] = {
    "string": (str, N_("a text")),
    "object": (dict, N_("an object")),
    "array": (list, N_("a list")),
    "boolean": (bool, N_("true or false")),
}
"""The types of arguments, each with what is said of it."""


def spoken(arguments: Mapping[str, object]) -> str:
    """The language in which to answer a call: the one that is asked for, else English."""
    lang = arguments.get("lang")
    return (language_meant(lang) if isinstance(lang, str) else None) or SOURCE


def checked(tool: Tool, arguments: Mapping[str, object]) -> dict[str, object]:
    """The arguments of a call as the tool takes them. Raises `Fault` for what it does not take or lacks."""
    for name in arguments:
        if name not in tool.parameters:
            raise _unknown(tool, name, arguments)
    for name in tool.required:
        if arguments.get(name) is None:
            error = ScorerError(MISSING_ARGUMENT, tool=tool.name, name=name)
            example = {key: tool.example[key] for key in tool.required}
            raise Fault(error, change={**example, **_right(tool, arguments)})
    return {name: _checked(tool, name, value) for name, value in arguments.items() if value is not None}


def _right(tool: Tool, arguments: Mapping[str, object]) -> dict[str, object]:
    """The arguments that can stay as they are."""
    kept = {}
    for name, value in arguments.items():
        try:
            _checked(tool, name, value)
        except Fault:
            continue
        if value is not None:
            kept[name] = value
    return kept


def _unknown(tool: Tool, name: str, arguments: Mapping[str, object]) -> Fault:
    error = ScorerError(UNKNOWN_ARGUMENT, known=tool.parameters, tool=tool.name, name=name[:LONGEST])
    near = nearest(name, tool.parameters) or _ALSO.get(name, "")
    if near not in tool.parameters or near in arguments:
        return Fault(error, leave_out=name)
    return Fault(error, leave_out=name, change={near: arguments[name]})


_ALSO = {
    "query": "words",
    "question": "words",
    "rule": "id",
    "rule_id": "id",
    "name": "player",
    "language": "lang",
    "locale": "lang",
    "readings": "rulings",
    "rulebook": "edition",
}
"""What other programs call an argument."""


def _checked(tool: Tool, name: str, value: object) -> object:
    """An argument as the tool takes it. Raises `Fault`."""
    if name == "lang":
        return _language(value)
    schema = tool.parameters.get(name, {})
    sort, said = TYPES[str(schema.get("type", "object"))]
    if isinstance(value, str) and sort in (dict, list):
        # Some clients send what is nested as text.
        parsed = parse(value.encode("utf-8", "replace"))
        value = parsed if isinstance(parsed, sort) else value
    if not isinstance(value, sort):
        error = ScorerError(WRONG_ARGUMENT, allowed=said, value=show(value), name=name)
        raise _instead(tool, name, error)
    if name == "game":
        return _game(tool, str(value))
    known = schema.get("enum")
    # An edition may be called by its name; which there are depends on the game.
    if isinstance(known, list) and name != "edition" and value not in known:
        error = ScorerError(WRONG_ARGUMENT, known=known, value=show(value), name=name)
        raise Fault(error, change={name: nearest(str(value), known) or known[0]})
    return value


def _instead(tool: Tool, name: str, error: ScorerError) -> Fault:
    """The fault of a value of the wrong type, with one of the right type in its place."""
    return Fault(error, change={name: tool.example[name]}) if name in tool.example else Fault(error, leave_out=name)


def _language(value: object) -> str:
    if isinstance(value, str) and (code := language_meant(value)):
        return code
    name = value[:LONGEST] if isinstance(value, str) else show(value)
    error = UnknownName(N_("There is no language “{name}”."), name=name, known=languages(), code="unknown-language")
    raise Fault(error, change={"lang": SOURCE})


def _game(tool: Tool, name: str) -> str:
    """The id of a game, also by its name. Raises `Fault`."""
    by_name = {look(game_of(id).name): id for id in ids()}
    id = by_name.get(look(name), name)
    try:
        return game_of(id).id
    except ScorerError as error:
        near = nearest(name, ids())
        # Of another game nothing can be said: no call leads on from there.
        raise Fault(error, change={"game": near} if near else None) from None


@cache
def language_meant(name: str) -> str | None:
    """The code of a language by its code, a locale, or its name in any language; None if there is none."""
    name = name.strip()
    if found := find(name.replace("_", "-")):
        return found.code
    return _names().get(look(name))


def edition_meant(name: str, known: tuple[str, ...]) -> str:
    """The code of an edition by its code, a locale of it, or its name in any language; else as it is."""
    code = name.strip().replace("_", "-").partition("-")[0].lower()
    return code if code in known else _names().get(look(name), name)


@cache
def _names() -> Mapping[str, str]:
    """The codes of languages by their names in all of them."""
    all_languages = [found for code in languages() if (found := find(code))]
    names = {look(own_name(say)): say.code for say in all_languages}
    for say in all_languages:
        names |= {look(called): code for code in EDITIONS for called in _called(code, say)}
    return names


def _called(code: str, say: Language) -> tuple[str, ...]:
    """What a language is called as a rulebook's: Dutch, nederländska, niederländischen."""
    from ..text.i18n import edition_name

    return edition_in(say)(code), edition_name(code, say)
