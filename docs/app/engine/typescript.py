"""Types for TypeScript from our JSON Schemas: readable ones, with a name for each thing and words as unions.

Lengths of lists and limits of numbers are left out: a type for every length helps nobody.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from itertools import takewhile
from typing import Any

Schema = dict[str, Any]

_TEXTS = ("title", "description")
_SAYING = ("type", "required", "items", "prefixItems", "enum", "const", "anyOf", "oneOf", "additionalProperties")


class Types:
    """The types that were made so far."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}
        self._names: dict[str, str] = {}
        """By what a schema says, the name that it has."""
        self.scope = ""
        """What is told by the same name in one place is not so in another: the game."""

    def add(self, name: str, schema: Schema, prefix: str = "") -> str:
        """The name of the type of a schema; `name` if nothing like it has one already.

        What has a name in the schema keeps it, with `prefix` before it.
        """
        definitions = {key: {**part, "$name": prefix + key} for key, part in schema.get("$defs", {}).items()}
        return self._named(name, resolved(schema, definitions))

    def alias(self, name: str, types: Iterable[str]) -> None:
        """A type that is one of some others."""
        self._texts[name] = f"export type {name} = {_union(types)};\n"

    def words(self, name: str, words: Iterable[str]) -> None:
        """A type that is one of some words."""
        self.alias(name, [json.dumps(word) for word in words])

    def table(self, name: str, rows: dict[str, str]) -> None:
        """A type that has a type under each of some words."""
        self._texts[name] = f"export interface {name} {{\n{_lines(rows)}}}\n"

    def __str__(self) -> str:
        return "\n".join(self._texts.values())

    def _named(self, name: str, schema: Schema, other: str = "") -> str:
        said = self.scope + json.dumps(_bare(schema), sort_keys=True)
        if said in self._names:
            return self._names[said]
        if name in self._texts:
            name = other
        if not name or name in self._texts:
            raise ValueError(f"two types have the name {name}")
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
        if key == "rule" and schema.get("type") == "string" and not {"enum", "const"} & schema.keys():
            return f"{self.scope}RuleId"
        if key == "rule" and {"type": "null"} in schema.get("anyOf", ()):
            return _union([self._part(part, owner, key) for part in schema["anyOf"]])
        if (owner, key) in _NAMED:
            return _NAMED[owner, key]
        own = owner + _pascal(key)
        name = schema.get("$name", own)
        if "properties" in schema or len(schema.get("enum", ())) > 8:
            return self._named(name, schema, own)
        return self._type(schema, own)

    def _type(self, schema: Schema, name: str) -> str:
        for several in ("anyOf", "oneOf"):
            if several in schema and "type" not in schema:
                parts = schema[several]
                return _union([self._part(part, name, _own_key(part, parts)) for part in parts])
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
    names = [re.findall("[A-Z][a-z0-9]*", part.get("$name", "")) for part in parts]
    if "properties" not in first:
        return _either(parts)
    properties = {}
    for key in first["properties"]:
        properties[key] = _either([part["properties"][key] for part in parts])
    # What one of them is called is not what all of them are.
    merged = {key: value for key, value in first.items() if key not in (*_TEXTS, "$name")} | {"properties": properties}
    return {**merged, "$name": _common(names)} if all(names) else merged


def _common(names: list[list[str]]) -> str:
    """The words that all names begin with, and those that all end with."""
    first = _shared(names)
    last = _shared([name[len(first) :][::-1] for name in names])[::-1]
    return "".join([*first, *last])


def _shared(names: list[list[str]]) -> list[str]:
    return [words[0] for words in takewhile(lambda words: len(set(words)) == 1, zip(*names, strict=False))]


def _own_key(part: Schema, parts: list[Schema]) -> str:
    """What tells one of several objects from the others: the first key that only it has."""
    others = {key for each in parts if each is not part for key in each.get("properties", ())}
    return next((key for key in part.get("properties", ()) if key not in others), "") if others else ""


def _bare(schema: Any) -> Any:
    """What a type depends on: no texts, no names, no limits."""
    if isinstance(schema, list):
        return [_bare(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    properties = {key: _bare(part) for key, part in schema.get("properties", {}).items()}
    kept = {key: _bare(part) for key, part in schema.items() if key in _SAYING}
    return kept | ({"properties": properties} if properties else {})


def _either(parts: list[Schema]) -> Schema:
    """One schema for what may be any of these."""
    told = {part.get("description") for part in parts}
    texts = {"description": told.pop()} if len(told) == 1 and None not in told else {}
    different = _different(parts)
    if len(different) == 1:
        return {**different[0], **texts}
    if (words := _words_of(different)) is not None:
        return {"enum": words, **texts}
    if all(part.get("type") == "array" for part in different):
        return {"type": "array", "items": _merged([part["items"] for part in different]), **texts}
    if all("properties" in part for part in different):
        return _merged(different)
    return {"anyOf": different}


def _different(parts: list[Schema]) -> list[Schema]:
    """Each of the schemas once; where any text will do, the words among them say no more."""
    flat = [each for part in parts for each in part.get("anyOf", [part])]
    different = [part for i, part in enumerate(flat) if part not in flat[:i]]
    texts = [part for part in different if part.get("type") == "string"]
    if not texts:
        return different
    others = [part for part in different if part not in texts and "enum" not in part and "const" not in part]
    return [texts[0], *others]


def _words_of(parts: list[Schema]) -> list[object] | None:
    """The words that schemas allow, each once; None if one of them allows something else."""
    words: dict[object, None] = {}
    for part in parts:
        if "const" not in part and "enum" not in part:
            return None
        words |= dict.fromkeys([part["const"]] if "const" in part else part["enum"])
    return list(words)


def resolved(schema: Any, definitions: dict[str, Schema]) -> Any:
    """A schema with its references followed."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            # What is said beside a reference is said of this place.
            said = {key: schema[key] for key in _TEXTS if key in schema}
            return {**resolved(definitions[ref_of(schema)], definitions), **said}
        return {key: resolved(value, definitions) for key, value in schema.items() if key != "$defs"}
    if isinstance(schema, list):
        return [resolved(each, definitions) for each in schema]
    return schema


def ref_of(schema: Schema) -> str:
    """The name of what a schema refers to."""
    return str(schema["$ref"]).rpartition("/")[2]


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


_NAMED = {
    ("Rule", "id"): "RuleId",
    ("Rule", "see"): "RuleId[]",
    ("Reading", "reading"): "ReadingId",
    ("Reading", "stated_by"): "Edition[]",
    ("GameDescription", "id"): "GameId",
    ("GameDescription", "editions"): "Edition[]",
    ("GameDescription", "one_of"): "FieldKey[]",
    ("GameDescription", "running"): "FieldKey[]",
    ("FieldDescription", "key"): "FieldKey",
    ("CategoryDescription", "id"): "Category",
    ("CategoryDescription", "rulings"): "RulingId[]",
    ("RulingDescription", "id"): "RulingId",
    ("RulingDescription", "default"): "ReadingId",
    ("ReadingDescription", "reading"): "ReadingId",
    ("ReadingDescription", "stated_by"): "Edition[]",
    ("ErrorDescription", "kind"): "ErrorKind",
}
"""By owner and key, what is no mere text, although its schema, which is that of all games, says no more."""


def declarations() -> str:
    """All types of our schemas: tallies, sheets, records and rules of every game; and all our ids."""
    from scorer.export.described import error_schema, game_schema
    from scorer.export.schemas import rules_schema
    from scorer.registry import ids

    types = Types()
    names = {id: _pascal(id) for id in ids()}
    _add_ids(types, names)
    for id, types.scope in names.items():
        found = _add_game(types, id, types.scope)
    types.scope = ""
    for key in ("Undo", "Redo"):
        types.add(key, found[key])
    for kind, table in {"Tally": "Tallies", "Sheet": "Sheets", "Header": "Headers", "Move": "Moves"}.items():
        types.alias(kind, [name + kind for name in names.values()])
        types.table(table, {id: name + kind for id, name in names.items()})
    schema = rules_schema()
    # The headings of printed rulebooks do not travel.
    del schema["$defs"]["Rule"]["properties"]["headings"]
    types.add("Rule", {**schema["$defs"]["Rule"], "$defs": schema["$defs"]})
    types.add("GameDescription", game_schema())
    types.add("ErrorDescription", error_schema())
    return str(types)


def _add_ids(types: Types, names: Mapping[str, str]) -> None:
    """The words that name something: games, languages, editions, rulings, readings, fields, errors, rules."""
    words = ids_of(names)
    # Of these there is a type for each game.
    del words["RuleId"], words["Category"]
    for name, each in words.items():
        types.words(name, each)
    types.alias("RuleId", [name + "RuleId" for name in names.values()])


def ids_of(games: Iterable[str]) -> dict[str, list[str]]:
    """The words that name something in some games, by the names of their types; each once."""
    from scorer import game as described, languages
    from scorer.reference.entries import aliases, rules
    from scorer.registry import game
    from scorer.scoring.adjust import KEY as ADJUST

    words: dict[str, list[str]] = {"GameId": [], "Language": [*languages()], "ErrorKind": _kinds_of_errors()}
    for each in map(game, games):
        parts = {
            "GameId": [each.id],
            "Edition": each.editions,
            "RulingId": [ruling.id for ruling in each.rulings],
            "ReadingId": [reading for ruling in each.rulings for reading in ruling.readings],
            "FieldKey": [*[field.key for field in described(each.id).fields], ADJUST],
            "Category": [*[category.id for category in each.categories], ADJUST],
            "RuleId": [*[entry.id for entry in rules(each.id)], *aliases(each.id)],
        }
        for name, more in parts.items():
            words[name] = list(dict.fromkeys([*words.get(name, ()), *more]))
    return words


def _kinds_of_errors() -> list[str]:
    """What the `kind` of an error can be."""
    import scorer

    offered = [getattr(scorer, name) for name in dir(scorer)]
    return sorted({each.kind for each in offered if isinstance(each, type) and issubclass(each, scorer.ScorerError)})


def _add_game(types: Types, id: str, name: str) -> dict[str, Schema]:
    """The rules, the tally, the sheet and the moves of a game. Gives the lines of its record by their names."""
    from scorer.export.schemas import record_schema, sheet_schema, tally_schema
    from scorer.reference.entries import aliases, rules

    types.words(f"{name}RuleId", [*(entry.id for entry in rules(id)), *aliases(id)])
    tally = tally_schema(id)
    # Which game it is must be told here, as it is not known beforehand.
    tally = {**tally, "properties": {**tally["properties"], "game": _game(tally)}}
    types.add(f"{name}Tally", {**tally, "required": ["game", *tally["required"]]}, name)
    types.add(f"{name}Sheet", sheet_schema(id), name)
    lines = record_schema(id)
    definitions = {key: {**part, "$name": name + key} for key, part in lines["$defs"].items()}
    found = {key: resolved(definitions[key], definitions) for key in (ref_of(line) for line in lines["anyOf"])}
    moves = [types.add(name + key, line) for key, line in found.items() if "move" in line["properties"]]
    types.alias(f"{name}Move", moves)
    types.add(f"{name}Header", found["Header"])
    return found
