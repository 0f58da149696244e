"""JSON Schemas of what has its shape in `shapes`: an error, and what a game looks like from outside.

The descriptions are those of `shapes`, in English.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Mapping
from functools import cache
from textwrap import dedent
from types import UnionType
from typing import Literal, get_args, get_origin, get_type_hints, is_typeddict

from .. import shapes

Schema = dict[str, object]

_SIMPLE = {str: "string", int: "integer", float: "number", bool: "boolean", type(None): "null"}


def error_schema() -> Schema:
    """The schema of an error."""
    return _whole(shapes.ErrorDict)


def game_schema() -> Schema:
    """The schema of the description of a game."""
    return _whole(shapes.GameDict)


@cache
def attributes(value: type) -> Mapping[str, str]:
    """The attributes of a class as they are declared (`key: str`), each with the text below it; empty without one."""
    try:
        (tree,) = ast.parse(dedent(inspect.getsource(value))).body
    except (OSError, TypeError, ValueError, SyntaxError):
        return {}
    assert isinstance(tree, ast.ClassDef)
    texts = {}
    for line, after in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and not line.target.id.startswith("_"):
            note = after.value if isinstance(after, ast.Expr) else None
            text = note.value if isinstance(note, ast.Constant) and isinstance(note.value, str) else ""
            texts[f"{line.target.id}: {ast.unparse(line.annotation)}"] = text
    return texts


def _whole(shape: type) -> Schema:
    """The schema of a `TypedDict`; those within it stand by their names under `$defs`."""
    defs: dict[str, Schema] = {}
    schema = _object(shape, defs)
    return {**schema, "$defs": defs} if defs else schema


def _object(shape: type, defs: dict[str, Schema]) -> Schema:
    texts = {key.partition(":")[0]: text for key, text in attributes(shape).items()}
    return {
        "description": shape.__doc__ or "",
        "type": "object",
        "required": sorted(vars(shape)["__required_keys__"]),
        "properties": {
            key: {**({"description": texts[key]} if texts.get(key) else {}), **_part(part, defs)}
            for key, part in get_type_hints(shape).items()
        },
    }


def _part(shape: object, defs: dict[str, Schema]) -> Schema:
    """The schema of what a `TypedDict` is made of."""
    if shape in _SIMPLE:
        return {"type": _SIMPLE[shape]}
    origin, within = get_origin(shape), get_args(shape)
    if origin is Literal:
        return {"enum": list(within)}
    if origin is UnionType:
        return {"type": [_SIMPLE[part] for part in within]}
    if origin is list:
        return {"type": "array", "items": _part(within[0], defs)}
    if isinstance(shape, type) and is_typeddict(shape):
        name = shape.__name__.removesuffix("Dict") + "Description"
        if name not in defs:
            defs[name] = {}  # its place is before those of its parts
            defs[name] = _object(shape, defs)
        return {"$ref": f"#/$defs/{name}"}
    if origin is dict:
        return {"type": "object", "additionalProperties": _part(within[1], defs)}
    return {}  # anything
