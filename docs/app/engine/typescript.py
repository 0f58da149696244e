"""Types for TypeScript from our JSON Schemas: readable ones, with a name for each thing and words as unions.

Lengths of lists and limits of numbers are left out: a type for every length helps nobody.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

Schema = dict[str, Any]

_TEXTS = ("title", "description")


class Types:
    """The types that were made so far."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}
        self._names: dict[str, str] = {}
        """By what a schema says, the name that it has."""

    def add(self, name: str, schema: Schema, prefix: str = "") -> str:
        """The name of the type of a schema; `name` if nothing like it has one already.

        What has a name in the schema keeps it, with `prefix` before it.
        """
        definitions = {key: {**part, "$name": prefix + key} for key, part in schema.get("$defs", {}).items()}
        return self._named(name, resolved(schema, definitions))

    def alias(self, name: str, types: Iterable[str]) -> None:
        """A type that is one of some others."""
        self._texts[name] = f"export type {name} = {_union(types)};\n"

    def table(self, name: str, rows: dict[str, str]) -> None:
        """A type that has a type under each of some words."""
        self._texts[name] = f"export interface {name} {{\n{_lines(rows)}}}\n"

    def __str__(self) -> str:
        return "\n".join(self._texts.values())

    def _named(self, name: str, schema: Schema) -> str:
        said = json.dumps(
            {key: value for key, value in schema.items() if key[0] != "$" and key not in _TEXTS}, sort_keys=True
        )
        if said in self._names:
            return self._names[said]
        while name in self._texts:
            name += "_"
        self._names[said] = name
        self._texts[name] = ""  # its place is before those of its parts
        if "properties" in schema:
            self._texts[name] = self._interface(name, schema)
        else:
            self._texts[name] = f"{_doc(schema)}export type {name} = {self._type(schema, name)};\n"
        return name

    def _interface(self, name: str, schema: Schema) -> str:
        required = schema.get("required", ())
        rows = {}
        for key, part in schema["properties"].items():
            mark = "" if key in required else "?"
            shown = key if re.fullmatch(r"\w+", key) else json.dumps(key)
            rows[f"{_doc(part, '  ')}  {shown}{mark}"] = self._part(part, name, key)
        body = "".join(f"{key}: {value};\n" for key, value in rows.items())
        return f"{_doc(schema)}export interface {name} {{\n{body}}}\n"

    def _part(self, schema: Schema, owner: str, key: str) -> str:
        """The type of a value under a key: by its name, where it has parts or many words."""
        name = schema.get("$name", owner + _pascal(key))
        if "properties" in schema or len(schema.get("enum", ())) > 8:
            return self._named(name, schema)
        return self._type(schema, name)

    def _type(self, schema: Schema, name: str) -> str:
        for several in ("anyOf", "oneOf"):
            if several in schema and "type" not in schema:
                return _union([self._part(part, name, "") for part in schema[several]])
        if "const" in schema:
            return json.dumps(schema["const"])
        if "enum" in schema:
            return _union([json.dumps(each, ensure_ascii=False) for each in schema["enum"]])
        kind = schema.get("type")
        if isinstance(kind, list):
            return _union([self._type({**schema, "type": each}, name) for each in kind])
        if kind == "array":
            return self._list(schema, name)
        if kind == "object":
            more = schema.get("additionalProperties")
            if "properties" in schema:
                return self._named(name, schema)
            return f"Record<string, {self._type(more, name + 'Value') if isinstance(more, dict) else 'unknown'}>"
        simple = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
        return simple.get(str(kind), "unknown")

    def _list(self, schema: Schema, name: str) -> str:
        parts = schema.get("prefixItems", [])
        items = schema.get("items")
        if isinstance(items, dict) and items:
            parts = [*parts, *items.get("anyOf", [items])] if "type" not in items else [*parts, items]
        parts = [part for i, part in enumerate(parts) if part not in parts[:i]]
        if not parts:
            return "[]" if schema.get("maxItems") == 0 else "unknown[]"
        singular = name.removesuffix("s")
        made = _union([self._part(_merged(parts), singular, "")])
        return f"({made})[]" if " | " in made else f"{made}[]"


def _merged(parts: list[Schema]) -> Schema:
    """One schema for things that have the same keys: what differs may be either."""
    first = parts[0]
    if len(parts) == 1 or (any(part == first for part in parts[1:]) and len(parts) == 2):
        return first
    if not all(part.get("properties", {}).keys() == first.get("properties", {}).keys() for part in parts):
        return {"anyOf": parts}
    if "properties" not in first:
        return _either(parts)
    properties = {}
    for key in first["properties"]:
        properties[key] = _either([part["properties"][key] for part in parts])
    # What one of them is called is not what all of them are.
    return {**{key: value for key, value in first.items() if key not in _TEXTS}, "properties": properties}


def _either(parts: list[Schema]) -> Schema:
    flat = [each for part in parts for each in part.get("anyOf", [part])]
    different = [part for i, part in enumerate(flat) if part not in flat[:i]]
    texts = [part for part in different if part.get("type") == "string"]
    if texts:  # any text; the words among them say no more
        different = [
            texts[0],
            *(part for part in different if part not in texts and "enum" not in part and "const" not in part),
        ]
    if len(different) == 1:
        only: Schema = different[0]
        return only
    words = [
        word for part in different for word in ([part["const"]] if "const" in part else part.get("enum", [None, {}]))
    ]
    if {} not in words:
        return {"enum": list(dict.fromkeys(words))}
    if all(part.get("type") == "array" for part in different):
        return {"type": "array", "items": _merged([part["items"] for part in different])}
    if all("properties" in part for part in different):
        return _merged(different)
    return {"anyOf": different}


def resolved(schema: Any, definitions: dict[str, Schema]) -> Any:
    """A schema with its references followed."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            return resolved(definitions[schema["$ref"].rpartition("/")[2]], definitions)
        return {key: resolved(value, definitions) for key, value in schema.items() if key != "$defs"}
    if isinstance(schema, list):
        return [resolved(each, definitions) for each in schema]
    return schema


def _union(types: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(types))


def _lines(rows: dict[str, str]) -> str:
    return "".join(f"  {key}: {value};\n" for key, value in rows.items())


def _doc(schema: Schema, indent: str = "") -> str:
    text = schema.get("description") or ""
    return f"{indent}/** {text.strip().replace('*/', '*')} */\n" if text else ""


def _pascal(text: str) -> str:
    return "".join(word[:1].upper() + word[1:] for word in re.split(r"\W+|_", text))


def _game(tally: Schema) -> Schema:
    """The game of a tally where it may not be left out."""
    game = tally["properties"]["game"]
    return {"description": game["description"], **game["anyOf"][0]}


def declarations() -> str:
    """All types of our schemas: tallies, sheets, records and rules of every game."""
    from scorer.export.schemas import record_schema, rules_schema, sheet_schema, tally_schema
    from scorer.games import ids

    types = Types()
    names = {id: _pascal(id) for id in ids()}
    types.alias("GameId", [json.dumps(id) for id in names])
    for id, name in names.items():
        tally = tally_schema(id)
        # Which game it is must be told here, as it is not known beforehand.
        tally = {**tally, "properties": {**tally["properties"], "game": _game(tally)}}
        types.add(f"{name}Tally", {**tally, "required": ["game", *tally["required"]]}, name)
        types.add(f"{name}Sheet", sheet_schema(id), name)
        lines = record_schema(id)
        moves = []
        for line in lines["anyOf"]:
            line = resolved(line, lines.get("$defs", {}))  # noqa: PLW2901
            keys = line["properties"]
            if "move" in keys:
                moves.append(types.add(f"{name}{_pascal(keys['move']['const'])}Move", line))
            else:
                types.add(f"{name}Header" if "record" in keys else _pascal(next(iter(keys))), line)
        types.alias(f"{name}Move", moves)
    for kind in ("Tally", "Sheet", "Header", "Move"):
        types.alias(kind, [name + kind for name in names.values()])
    types.table("Sheets", {id: f"{name}Sheet" for id, name in names.items()})
    schema = rules_schema()
    types.add("Rule", {**schema["$defs"]["Rule"], "$defs": schema["$defs"]})
    return str(types)
