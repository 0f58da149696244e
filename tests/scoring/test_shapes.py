"""What other programs build upon: shapes of JSON, schemas, values that can be hashed, copied and sent elsewhere."""

from __future__ import annotations

import copy
import json
import pickle
import types
import typing
from itertools import chain
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import scorer
from scorer import course, shapes, tracking
from scorer.export.schemas import record_schema, rules_schema, sheet_schema, tally_schema
from scorer.registry import ids
from scorer.text.i18n import languages
from scorer.tracking.course import replay
from scorer.tracking.disputes import result
from tests.support import EXAMPLES, ROOT
from tests.support.tiers import one_of


def example(game: str) -> dict[str, Any]:
    tally: dict[str, Any] = json.loads((EXAMPLES / f"{game}.json").read_text("utf-8"))
    return tally


def referred(schema: dict[str, Any], defs: dict[str, Any]) -> dict[str, Any]:
    """What a schema refers to; itself if it says something."""
    return referred(defs[schema["$ref"].rpartition("/")[2]], defs) if "$ref" in schema else schema


def entries(schema: dict[str, Any]) -> list[dict[str, Any]]:
    """The schemas of what a list may have in it."""
    found = [entry for entry in [*schema.get("prefixItems", ()), schema.get("items")] if entry]
    return [one for entry in found for one in entry.get("anyOf", [entry])]


def kinds_of(schema: dict[str, Any]) -> set[type]:
    """What values that fit a schema are in Python."""
    python = {"string": str, "integer": int, "boolean": bool, "array": list, "object": dict, "null": type(None)}
    words = [schema["const"]] if "const" in schema else schema.get("enum")
    return {type(word) for word in words} if words else {python[schema["type"]]}


ELSEWHERE = {"rounds", "team"}
"""Keys that games from other packages may have."""


def check(schema: dict[str, Any], shape: Any, defs: dict[str, Any], seen: set[str]) -> None:
    """The shape has the keys of the schema, the same ones are needed, and so on inwards."""
    schema = referred(schema, defs)
    parts = [referred(part, defs) for part in schema.get("anyOf", [schema]) if part.get("type") != "null"]
    if typing.is_typeddict(shape):
        seen.add(shape.__name__)
        assert set(schema["properties"]) == set(shape.__annotations__) - ELSEWHERE, shape
        assert set(schema["required"]) == shape.__required_keys__, shape
        for key, each in typing.get_type_hints(shape).items():
            if key not in ELSEWHERE:
                check(schema["properties"][key], each, defs, seen)
    elif typing.get_origin(shape) is list:
        (inner,) = typing.get_args(shape)
        for one in chain.from_iterable(map(entries, parts)):
            check(one, inner, defs, seen)
    elif typing.get_origin(shape) is dict:
        assert all(part["type"] == "object" for part in parts), (schema, shape)
    elif typing.get_origin(shape) is typing.Literal:
        assert [part["enum"] for part in parts] == [list(typing.get_args(shape))], (schema, shape)
    else:
        kinds = typing.get_args(shape) if isinstance(shape, types.UnionType) else (shape,)
        allowed = {typing.get_origin(kind) or kind for kind in kinds}
        assert all(kinds_of(part) <= allowed for part in parts), (schema, shape)


@pytest.mark.parametrize("game", ids())
def test_the_shapes_are_those_of_the_schemas(game: str) -> None:
    seen: set[str] = set()
    for made, shape in (
        (sheet_schema(game), shapes.SheetDict),
        ({**rules_schema(game), **rules_schema(game)["$defs"]["Rule"]}, shapes.RuleDict),
    ):
        schema = {key: part for key, part in made.items() if key != "anyOf"}
        check(schema, shape, made["$defs"], seen)
    assert seen > {"SheetDict", "PlayerDict", "LineDict", "ItemDict", "DecisionDict", "TallyDict", "RuleDict"}


def fits_one(value: Any, shapes: tuple[Any, ...], seen: set[str]) -> None:
    """A value has one of some shapes."""
    inner = [each for each in shapes if typing.is_typeddict(each)]
    if isinstance(value, dict) and inner:
        fits(value, inner[0], seen)
    else:
        assert any(isinstance(value, typing.get_origin(each) or each) for each in shapes if each not in inner)


def fits(value: Any, shape: Any, seen: set[str]) -> None:
    """A value has a shape, to the last key."""
    if typing.is_typeddict(shape):
        seen.add(shape.__name__)
        assert shape.__required_keys__ <= value.keys() <= set(shape.__annotations__), shape
        for key, each in typing.get_type_hints(shape).items():
            if key in value:
                fits(value[key], each, seen)
    elif isinstance(shape, types.UnionType):
        fits_one(value, typing.get_args(shape), seen)
    elif typing.get_origin(shape) is typing.Literal:
        assert value in typing.get_args(shape)
    elif typing.get_origin(shape) is list:
        for entry in value:
            fits(entry, typing.get_args(shape)[0], seen)
    elif typing.get_origin(shape) is dict:
        for entry in value.values():
            fits(entry, typing.get_args(shape)[1], seen)
    elif shape is not Any:
        assert isinstance(value, shape), (value, shape)


def test_everything_that_is_written_has_its_shape() -> None:
    seen: set[str] = set()
    for game in ids():
        for edition in (None, *scorer.game(game).editions):
            fits(scorer.score(example(game), edition=edition).to_dict(decided=True), shapes.SheetDict, seen)
        fits(scorer.game(game).to_dict("fi"), shapes.GameDict, seen)
        for entry in scorer.rules(game):
            fits(entry.to_dict(), shapes.RuleDict, seen)
        for error in scorer.problems({"game": game, "players": [{"name": 3, "gold": -1, "x": 1}]}):
            fits(error.to_dict("de"), shapes.ErrorDict, seen)
    followed = replay((ROOT / "tests/records/africa-nomad.jsonl").read_bytes().splitlines())
    fits(result(followed).to_dict("fr"), shapes.SheetDict, seen)
    book = scorer.log.Union()
    book.add("year", (ROOT / "examples/year.jsonl").read_bytes())
    for play in book.plays():
        fits(play.to_dict(book.people), shapes.PlayDict, seen)
    goods = next(field for field in scorer.game("africa").fields if field.key == "goods")
    fits(goods.typed("3 statues", "en").to_dict(), shapes.AnswerDict, seen)
    fits(goods.typed("3 kettels", "en").to_dict(), shapes.QuestionDict, seen)
    assert seen | {"RoundsDict"} == {name for name, value in vars(shapes).items() if typing.is_typeddict(value)}


SCHEMAS = (tally_schema, sheet_schema, rules_schema, record_schema)


def texts(schema: Any) -> dict[str, str]:
    """Titles and descriptions by their places."""
    if isinstance(schema, list):
        return {f"{i}.{at}": text for i, each in enumerate(schema) for at, text in texts(each).items()}
    if not isinstance(schema, dict):
        return {}
    found = {}
    for key, part in schema.items():
        if key in ("title", "description") and isinstance(part, str):
            found[key] = part
        found |= {f"{key}.{at}": text for at, text in texts(part).items()}
    return found


def without_texts(schema: Any) -> Any:
    if isinstance(schema, list):
        return [without_texts(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: without_texts(part)
        for key, part in schema.items()
        if not (key in ("title", "description") and isinstance(part, str))
    }


@pytest.mark.unmeasured
@pytest.mark.parametrize("make", SCHEMAS)
@pytest.mark.parametrize("game", one_of([None, *ids()], "africa"))
def test_only_the_texts_of_a_schema_are_in_a_language(make: Any, game: str | None) -> None:
    english = make(game)
    Draft202012Validator.check_schema(english)
    for lang in languages():
        told = make(game, lang)
        assert without_texts(told) == without_texts(english)
        assert texts(told).keys() == texts(english).keys()
        if lang != "en" and make is not rules_schema:
            same = [text for at, text in texts(told).items() if text == texts(english)[at]]
            assert len(same) < len(texts(told)) / 4, same


@pytest.mark.parametrize("game", ids())
def test_a_form_can_be_drawn_from_the_schema(game: str) -> None:
    described = scorer.game(game)
    player = tally_schema(game, "fi")["$defs"]["TallyPlayer"]["properties"]
    for field in described.fields:
        assert player[field.key]["title"] == field.question("fi")
        assert player[field.key]["description"] == field.help("fi")


def keys_of(game: str, field: str) -> list[str]:
    """The keys within a value that the schema knows by their names."""
    player = tally_schema(game)["$defs"]["TallyPlayer"]["properties"][field]
    return [key for part in player.get("anyOf", ()) for key in part.get("properties", ())]


@pytest.mark.parametrize("game", ids())
def test_null_is_what_is_left_out(game: str) -> None:
    bare: dict[str, Any] = {
        "game": game,
        "players": [
            {key: value for key, value in player.items() if not isinstance(value, bool)}
            for player in example(game)["players"]
        ],
    }
    keys = [field.key for field in scorer.game(game).fields]
    nulls: dict[str, Any] = {
        **bare,
        "edition": None,
        "rulings": None,
        "players": [{**dict.fromkeys(keys), **player} for player in bare["players"]],
    }
    Draft202012Validator(tally_schema(game)).validate(nulls)
    Draft202012Validator(tally_schema()).validate(nulls)
    assert scorer.score(nulls) == scorer.score(bare)
    assert scorer.problems(nulls) == ()
    assert scorer.score({**nulls, "game": None}, game=game) == scorer.score(bare)
    within = {**nulls, "rulings": {ruling.id: None for ruling in scorer.game(game).rulings}}
    within["players"] = [
        {
            key: {**dict.fromkeys(keys_of(game, key)), **value} if isinstance(value, dict) else value
            for key, value in p.items()
        }
        for p in within["players"]
    ]
    Draft202012Validator(tally_schema(game)).validate(within)
    assert scorer.score(within) == scorer.score(bare)


def test_null_is_no_value_of_what_has_to_be_there() -> None:
    wrong = {"game": "africa", "players": [{"name": "Anna", "track": None}, {"name": None, "track": 3}]}
    assert [error.place for error in scorer.problems(wrong)] == ["players[0].track", "players[1].name"]
    assert not Draft202012Validator(tally_schema("africa")).is_valid(wrong)
    neither = {"game": "afritoria", "players": [{"name": "A", "pile": None}, {"name": "B", "pile": [], "values": None}]}
    assert [error.code for error in scorer.problems(neither)] == ["not-exactly-one"]
    assert not Draft202012Validator(tally_schema("afritoria")).is_valid(neither)


def public_values() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for game in ids():
        sheet = scorer.score(example(game))
        state = tracking.start(game, ["Ann", "Ben"])
        (error, *_) = scorer.problems({"game": game, "players": [{"name": 3}]})
        found |= {
            f"{game}.sheet": sheet,
            f"{game}.tally": sheet.tally,
            f"{game}.player": sheet.players[0],
            f"{game}.line": sheet.players[0].lines[0],
            f"{game}.item": sheet.players[0].lines[0].items[0],
            f"{game}.decision": sheet.decision,
            f"{game}.disputed": sheet.disputed,
            f"{game}.rules": scorer.rules(game),
            f"{game}.game": scorer.game(game),
            f"{game}.hits": scorer.search("win", game=game),
            f"{game}.error": error,
            f"{game}.state": state,
            f"{game}.move": next(iter(tracking.legal_moves(state)), None),
            f"{game}.course": course.begin(state),
        }
    return found


VALUES = public_values()


@pytest.mark.parametrize("name", VALUES)
def test_public_values_can_be_hashed_copied_and_sent(name: str) -> None:
    value = VALUES[name]
    hash(value)
    for again in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        if isinstance(value, scorer.ScorerError):
            assert again.to_dict("fi") == value.to_dict("fi")
        elif isinstance(value, course.Course):
            assert again.state == value.state
        else:
            assert again == value
            assert hash(again) == hash(value)


def test_nothing_of_a_dispute_can_be_changed() -> None:
    sheet = next(VALUES[name] for name in VALUES if name.endswith(".sheet") and VALUES[name].disputed)
    first = sheet.disputed[0]
    first.totals[sheet.players[0].name] = 99
    assert first.totals == first.to_dict()["totals"]
    assert first.totals[sheet.players[0].name] != 99


def test_python_and_json_use_the_same_words() -> None:
    for sheet in (scorer.score(example(game)) for game in ids()):
        for entry in sheet.disputed:
            told = entry.to_dict()
            for key in ("ruling", "reading"):
                own = getattr(entry, key)
                assert told[key] == (list(own) if isinstance(own, tuple) else own)
            assert (told["totals"], told["changes_winner"]) == (entry.totals, entry.changes_winner)


@pytest.mark.parametrize("lang", languages())
def test_texts_of_rules_have_links_only_on_request(lang: str) -> None:
    linked = 0
    for entry in (entry for game in ids() for entry in scorer.rules(game)):
        for plain, marked in (
            (entry.text(lang), entry.text(lang, links="markdown")),
            (entry.difference(lang), entry.difference(lang, links="markdown")),
        ):
            assert "](" not in plain
            linked += plain != marked
        assert "](" not in entry.title(lang) + entry.reason(lang) if entry.readings else entry.title(lang)
    assert linked >= 5
