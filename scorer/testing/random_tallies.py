"""Random tallies of a game, made from the schemas of its fields."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence

from ..model import Game
from ..scoring.fields import Field
from ..scoring.tally import form_of, gather_rounds
from ..text.errors import language
from .games import NAMES

SIZES = (1, 3, 8, 40)
"""How far amounts of one table go above their least, and how long its lists become."""

WRONG: tuple[object, ...] = (-1, 10**7, 2.5, "x", "", True, [], ["x", "x"], {}, {"x": 1}, {"x": -1}, [99, 99])
"""Values that most fields cannot hold."""


def random_tally(game: Game, rng: random.Random) -> dict[str, object]:
    """A tally as JSON, with some readings; it may be one that cannot lie on a table."""
    form, size = form_of(game), rng.choice(SIZES)
    players = [_player(game, name, rng, size) for name in NAMES[: rng.randint(*form.table)]]
    if len(players) > 1 and rng.random() < 0.5:
        # Two who have the same, or nearly: ties are rare otherwise.
        players[1] = {**players[0], "name": NAMES[1]}
        field = rng.choice(form.tally.fields)
        if field.key in players[1] and rng.random() < 0.7:
            players[1][field.key] = random_value(field, rng, size)
    for i, player in enumerate(players):
        player |= {field.key: field.blank(i, len(players)) for field in form.tally.fields if field.kind == "team"}
    if form.rounds:
        many = rng.randint(0, min(form.rounds.most, 12))
        of_player = form.rounds.schema_of_round(lambda field: field.schema())
        for player in players:
            player["rounds"] = [_of_schema(of_player, NAMES, rng, size) for _ in range(many)]
        if rng.random() < 0.3:
            players[1]["rounds"] = players[0]["rounds"]
    chosen = {ruling.id: rng.choice(list(ruling.readings)) for ruling in game.rulings if rng.random() < 0.5}
    return {**gather_rounds(form.tally.fields, {"game": game.id, "players": players}), "rulings": chosen}


def wrong_tally(game: Game, rng: random.Random) -> dict[str, object]:
    """A tally in which a field of the first player has a value that it can hardly hold."""
    tally = random_tally(game, rng)
    players = tally["players"]
    assert isinstance(players, list)
    rounds = tally.get("rounds")
    if isinstance(rounds, list) and rounds and rng.random() < 0.5:
        first = rng.choice(rounds)[players[0]["name"]]
        first[rng.choice(list(first) or ["x"])] = rng.choice(WRONG)
    else:
        fields = [*form_of(game).tally.fields]
        players[0][rng.choice(fields).key] = rng.choice(WRONG)
    return tally


def _player(game: Game, name: str, rng: random.Random, size: int) -> dict[str, object]:
    form = form_of(game)
    way = rng.choice(form.one_of) if form.one_of else ""
    fields = [field for field in form.tally.fields if field.key == way or field.key not in form.one_of]
    needed = {*form.one_of, *(field.key for field in fields if field.required)}
    kept = [field for field in fields if field.key in needed or rng.random() < 0.9]
    return {"name": name, **{field.key: random_value(field, rng, size) for field in kept}}


def random_value(field: Field, rng: random.Random, size: int) -> object:
    """A value of a field, as JSON holds it, at most `size` above its least."""
    labels = [part.key for part in field.parts(language("en"))]
    return _of_schema(field.schema(), [*labels, "a kind of ours"], rng, size)


def _of_schema(schema: Mapping[str, object], labels: Sequence[str], rng: random.Random, size: int) -> object:
    """A value that a schema allows; names are taken from the labels."""
    for key in ("anyOf", "oneOf", "enum"):
        if key in schema:
            choices = schema[key]
            assert isinstance(choices, list)
            return rng.choice(choices) if key == "enum" else _of_schema(rng.choice(choices), labels, rng, size)
    match schema.get("type"):
        case "integer":
            low = _number(schema, "minimum", 0)
            return rng.randint(low, min(_number(schema, "maximum", low + size), low + size))
        case "boolean":
            return rng.random() < 0.2
        case "string":
            return rng.choice(labels)
        case "null":
            return None
        case "array":
            low = _number(schema, "minItems", 0)
            count = rng.randint(low, max(low, min(_number(schema, "maxItems", size), size)))
            return [_of_schema(_part(schema, "items"), labels, rng, size) for _ in range(count)]
        case "object":
            return {key: _of_schema(each, labels, rng, size) for key, each in _keys(schema, labels, rng)}
    raise AssertionError(
        f"No random value can be made of the schema {schema}; scorer.scoring.fields has kinds that can."
    )


def _keys(
    schema: Mapping[str, object], labels: Sequence[str], rng: random.Random
) -> Iterator[tuple[str, Mapping[str, object]]]:
    """Some keys of an object, each with the schema of its value: those that are listed, or labels."""
    if "properties" in schema:
        known = _part(schema, "properties")
        required = schema.get("required", ())
        assert isinstance(required, Sequence)
        yield from [(key, _part(known, key)) for key in known if key in required or rng.random() < 0.8]
    else:
        most = min(_number(schema, "maxProperties", len(labels)), len(labels))
        for label in rng.sample(labels, rng.randint(0, most)):
            yield label, _part(schema, "additionalProperties")


def _part(schema: Mapping[str, object], key: str) -> Mapping[str, object]:
    part = schema[key]
    assert isinstance(part, dict)
    return part


def _number(schema: Mapping[str, object], key: str, otherwise: int) -> int:
    number = schema.get(key, otherwise)
    assert isinstance(number, int)
    return number
