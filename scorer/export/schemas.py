"""JSON Schemas (2020-12) of what goes in and what comes out, made from the games' own descriptions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..games import game, ids
from ..model import Category, Game
from ..scoring.tally import form_of
from ..text.names import NAME

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def tally_schema(game_id: str | None = None) -> dict[str, Any]:
    """The schema of a tally of a game, or of any game. Raises `UnknownName`."""
    if game_id is not None:
        return {"$schema": DIALECT, "title": f"{game(game_id).name}: tally", **_tally(game(game_id))}
    # Which game it is must be told where it is not known beforehand.
    named = [{**_tally(game(id)), "required": ["game", "players"]} for id in ids()]
    return {"$schema": DIALECT, "title": "Tally", "oneOf": named}


def sheet_schema(game_id: str | None = None) -> dict[str, Any]:
    """The schema of a sheet of a game, or of any game. Raises `UnknownName`."""
    if game_id is not None:
        return {"$schema": DIALECT, "title": f"{game(game_id).name}: sheet", **_sheet(game(game_id)), "$defs": _DEFS}
    return {"$schema": DIALECT, "title": "Sheet", "oneOf": [_sheet(game(id)) for id in ids()], "$defs": _DEFS}


def rules_schema(game_id: str | None = None) -> dict[str, Any]:
    """The schema of an entry of the rules reference, or of a list of them. Raises `UnknownName`."""
    from ..reference.entries import SECTIONS

    games = [game(game_id)] if game_id else [game(id) for id in ids()]
    text, rule_id = {"type": "string"}, {"$ref": "#/$defs/id"}
    entry = _object(
        id=rule_id,
        game={"enum": [each.id for each in games]},
        kind={"enum": ["rule", "ruling", "question", "term"]},
        section={"enum": list(SECTIONS)},
        title=_NAME,
        text=_NAME,
        sources={"type": "object", "additionalProperties": {"enum": ["agrees", "silent", "differs"]}},
        difference=text,
        see=_list(rule_id),
        words=text,
        status={"enum": ["source", "official", "ours", "outdated"]},
        readings=_list(_object(reading=_NAME, text=_NAME, stated_by=_list(_NAME)), 2),
        default=_NAME,
        reason=_NAME,
    )
    # The last three belong to rulings.
    entry["required"] = entry["required"][:-3]
    entry["dependentRequired"] = {"readings": ["default", "reason"]}
    one = {"$ref": "#/$defs/entry"}
    return {
        "$schema": DIALECT,
        "title": "Rules",
        "anyOf": [one, _list(one)],
        "$defs": {"id": _RULE, "entry": entry},
    }


def record_schema(game_id: str | None = None) -> dict[str, Any]:
    """The schema of one line of a record of a game, or of any game. Raises `UnknownName`."""
    found = [game(game_id)] if game_id else [each for id in ids() if (each := game(id)).optional_part("tracking.kit")]
    lines = [line for each in found for line in _record_lines(each)]
    title = f"{found[0].name}: line of a record" if game_id else "Line of a record"
    once = {"const": 1}
    undo = {**_object(undo=once, forced={"const": True}), "required": ["undo"]}
    return {"$schema": DIALECT, "title": title, "anyOf": [*lines, undo, _object(redo=once)]}


def _tally(of: Game) -> dict[str, Any]:
    return form_of(of).schema(of.id, of.editions, {ruling.id: tuple(ruling.readings) for ruling in of.rulings})


def _record_lines(of: Game) -> list[dict[str, Any]]:
    """The first line and the moves of a game."""
    from ..tracking.course import FORMAT
    from ..tracking.moves import kit_for

    kit, (low, high) = kit_for(of.id), form_of(of).table
    form = _tally(of)["properties"]
    header = _object(
        record={"const": FORMAT},
        game={"const": of.id},
        rules={"type": "integer", "minimum": 1, "maximum": kit.version},
        edition=form["edition"],
        rulings=form["rulings"],
        players={"type": "array", "minItems": low, "maxItems": high, "items": {"type": "string", "pattern": NAME}},
        options={**_object(**{field.key: field.schema() for field in kit.options}), "required": []},
    )
    header["required"] = ["record", "game", "rules", "players"]
    moves = []
    for kind in kit.parts:
        values = {field.key: field.schema() for field in kind.fields}
        line = _object(by={"type": "string", "pattern": NAME}, move={"const": kind.name}, **values)
        line["required"] = ["move", *(field.key for field in kind.fields if field.required)]
        moves.append(line)
    return [header, *moves]


def _object(**properties: Any) -> dict[str, Any]:
    return {
        "type": "object",
        "required": list(properties),
        "properties": properties,
        "additionalProperties": False,
    }


def _list(items: dict[str, Any], low: int = 0) -> dict[str, Any]:
    return {"type": "array", "items": items, "minItems": low}


_NAME = {"type": "string", "minLength": 1}
_RULE = {"type": "string", "pattern": r"^[a-z]+(\.[a-z0-9_-]+)+$"}
_POINTS = {"type": "integer"}


def _item(what: dict[str, Any]) -> dict[str, Any]:
    item = _object(
        what=what, count={"type": "integer", "minimum": 0}, points=_POINTS, of=_list(_NAME, 1), label={"const": True}
    )
    return {**item, "required": ["what", "count", "points"]}


_DEFS = {"item": _item(_NAME)}
_ITEMS = _list({"$ref": "#/$defs/item"}, 1)


def _line(category: Category) -> dict[str, Any]:
    # Where people give names, the keys are told all the same.
    keys = {"enum": list(category.items)}
    items = _list(_item({"anyOf": [keys, _NAME]} if category.labels else keys), 1)
    return _object(category={"const": category.id}, points=_POINTS, rule=_RULE, text=_NAME, items=items)


def _sheet(of: Game) -> dict[str, Any]:
    low, high = form_of(of).table
    player = _object(
        name=_NAME,
        total=_POINTS,
        rank={"type": "integer", "minimum": 1, "maximum": high},
        winner={"type": "boolean"},
        lines={
            "type": "array",
            "prefixItems": [_line(category) for category in of.categories],
            "items": {"anyOf": [_line(category) for category in of.categories]},
            "minItems": len(of.categories),
            "maxItems": len(of.categories),
        },
    )
    winners = _list(_NAME, 1)
    rulings = sorted(of.scoring_rulings)
    readings = sorted({reading for ruling in of.rulings for reading in ruling.readings})
    disputed = _object(
        ruling=_one_or_several(rulings),
        reading=_one_or_several(readings),
        totals={"type": "object", "additionalProperties": _POINTS},
        winners=winners,
        changes_winner={"type": "boolean"},
    )
    return _object(
        game={"const": of.id},
        edition={"enum": [*of.editions, None]},
        rulings=_object(**{ruling.id: {"enum": list(ruling.readings)} for ruling in of.rulings}),
        players={"type": "array", "items": player, "minItems": low, "maxItems": high},
        winners=winners,
        tie_break={"enum": [*(tie.rule for tie in of.tie_breaks), of.shared_rule, None]},
        decision=_object(rule=_RULE, text=_NAME, items=_ITEMS),
        disputed=_list(disputed) if rulings else {"type": "array", "maxItems": 0},
        tally=_tally(of),
    )


def _one_or_several(names: Sequence[str]) -> dict[str, Any]:
    one = {"enum": list(names)}
    return {"anyOf": [one, {"type": "array", "items": one, "minItems": 2}]}
