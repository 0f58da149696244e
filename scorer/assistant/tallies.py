"""A tally as an assistant sends it: its schema with an example, people's words in it, and what to ask back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple, cast

import scorer

from ..description import FieldDescription, game as description_of
from ..registry import game as game_of, ids
from ..scoring.fields import LIMIT
from ..scoring.shorthand import Shorthand
from ..scoring.tally import form_of
from ..text.errors import InvalidTally, ScorerError, language, nearest
from ..text.i18n import SOURCE
from ..text.names import look
from ..typed.question import Answer
from .refusals import Call, Fault, WrongTally, compact
from .tool import Schema, edition_meant

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn")
"""The players of examples: two, or as many as the game needs."""


@cache
def shorthands(game: str) -> tuple[Shorthand[object], ...]:
    """The other ways to tell what players of a game have."""
    return getattr(game_of(game).optional_part("scoring.shorthands"), "SHORTHANDS", ())


@cache
def fields(game: str) -> Mapping[str, FieldDescription]:
    """What may be told of a player of a game, by its key: the fields of the tally, and other ways to tell them."""
    described = {field.key: field for field in description_of(game).fields}
    for short in shorthands(game):
        described[short.field.key] = FieldDescription(
            short.field.key, "kinds", short.field.rule, False, getattr(short.field, "names", ""), game, short.field
        )
    return described


def choices(game: str) -> tuple[str, ...]:
    """The keys of which a player has exactly one; empty if there are none."""
    one_of = description_of(game).one_of
    return (*[short.field.key for short in shorthands(game) if short.of in one_of], *one_of)


def example_of(field: FieldDescription, high: int = 31) -> object:
    """A value that is accepted; `high` is a number that each player has to tell."""
    keys = [part.key for part in field.parts()]
    most = cast("int", field.schema().get("maximum", 2))
    examples: Mapping[str, object] = {
        "number": min(high if field.required else 2, most),
        "flag": True,
        "points": [4, 6, 5],
        "kinds": {keys[0]: 2, keys[1]: 1} if len(keys) > 1 else [2, 1],
        "cards": [keys[0], keys[-1]] if keys else [],
        "values": dict(zip(keys, (4, 5, 2), strict=False)),
        "team": "1",
        "adjust": [{"points": -2, "why": "forgot a camp"}],
    }
    return examples[field.kind]


@cache
def _example(game: str) -> str:
    """The JSON of the example of a game, which everybody gets anew: only what is required where more is too much."""
    made = _filled(game, required_only=False)
    try:
        understood(made, SOURCE)
    except WrongTally:
        made = _filled(game, required_only=True)
    return compact(made)


def _filled(game: str, *, required_only: bool) -> dict[str, object]:
    one_of, described = choices(game), fields(game)
    players: list[dict[str, object]] = []
    names = NAMES[: max(2, description_of(game).players[0])]
    for i, player in enumerate(form_of(game_of(game)).blank(names)):
        # One player at most may have a flag; of what is told in one of several ways each player has one.
        told = {one_of[i % len(one_of)]} if one_of else set()
        keys = [key for key, field in described.items() if key not in one_of and (field.kind != "flag" or not i)]
        values = {key: example_of(described[key]) for key in [*keys, *told]}
        required = {key: 0 for key in keys if described[key].required}
        teams = {key: player[key] for key in keys if described[key].kind == "team"}
        players.append({"name": player["name"], **(required if required_only else values), **teams})
    made: dict[str, object] = {"game": game, "players": players}
    if rounds := description_of(game).rounds:
        made["rounds"] = [{name: {field.key: example_of(field, 2) for field in rounds.fields} for name in names}]
    return made


def example(game: str) -> dict[str, object]:
    """A tally of a game that is accepted."""
    from json import loads

    made: dict[str, object] = loads(_example(game))
    return made


def players_of_example(game: str) -> list[object]:
    """The players of the same tally."""
    players = example(game)["players"]
    return players if isinstance(players, list) else []


def template(game: str, lang: str) -> dict[str, object]:
    """An empty tally of a game, to fill in; the keys of which a player has one are left to who fills it in."""
    made = {**scorer.template(game, lang=lang)}
    one_of = choices(game)
    players = cast("list[dict[str, object]]", made["players"])
    blank = [{key: value for key, value in player.items() if key not in one_of} for player in players]
    return {**made, "players": [{**player, **({one_of[0]: {}} if one_of else {})} for player in blank]}


def schema(*, with_help: bool) -> dict[str, object]:
    """The JSON Schema of a tally of any game: as short as can be, since every conversation begins with it."""
    return {"type": "object", "anyOf": [_schema(game, with_help=with_help) for game in ids()]}


def _schema(game: str, *, with_help: bool) -> dict[str, object]:
    described, (_, high) = fields(game), description_of(game).players
    values = {key: _value_schema(field, with_help=with_help) for key, field in described.items()}
    # A single player may leave out what is required of several.
    player = {
        "type": "object",
        "properties": {"name": {"type": "string"}, **values, "adjust": _adjust(game, with_help=with_help)},
        "required": ["name"],
        "additionalProperties": False,
    }
    rounds = form_of(game_of(game)).rounds
    in_round = rounds.schema_of_table(rounds.schema_of_round(lambda field: field.schema())) if rounds else {}
    return {
        "type": "object",
        "properties": {
            "game": {"const": game},
            **({"rounds": in_round} if rounds else {}),
            "players": {"type": "array", "minItems": 1, "maxItems": high, "items": player},
            "edition": {"type": ["string", "null"]},
            "rulings": {"type": "object"},
            "id": {"type": ["string", "null"]},
            "began": {"type": ["string", "null"]},
        },
        "required": ["game", "players"],
        "additionalProperties": False,
    }


def _adjust(game: str, *, with_help: bool) -> Schema:
    """The schema of what the table agreed on against the rules."""
    entry = {
        "type": "object",
        "properties": {"points": {"type": "integer"}, "why": {"type": "string"}},
        "required": ["points", "why"],
    }
    made: Schema = {"type": "array", "items": entry}
    return {**made, "description": description_of(game).adjust.help()} if with_help else made


def _value_schema(field: FieldDescription, *, with_help: bool) -> Schema:
    """The schema of a value; limits that stand in no rule are left out."""
    keys = [part.key for part in field.parts()]
    count: Schema = {"type": "integer", "minimum": 0}
    made: dict[str, Schema] = {
        "number": {key: value for key, value in field.schema().items() if value != LIMIT},
        "flag": {"type": "boolean"},
        "points": {"type": ["array", "integer"], "items": count},
        "kinds": {"type": ["object", "array"], "additionalProperties": count, "items": count},
        "cards": {"type": "array", "items": {"type": "string"}},
        "values": {"type": "object", "properties": dict.fromkeys(keys, count), "additionalProperties": False},
        "team": {"type": "string"},
    }
    if not with_help:
        return made[field.kind]
    some = {"kinds": f" Keys: {', '.join(keys)}.", "cards": f" Such as {', '.join(keys[:2])}."}
    return {**made[field.kind], "description": field.help() + some.get(field.kind, "")}


class Understood(NamedTuple):
    """A tally as the library takes it, with what was made of people's words."""

    tally: dict[str, object]
    edition: str | None
    rulings: dict[str, str]
    words: dict[str, object]
    """By the place of a value that was told in words, what they were understood as."""
    told: int
    """How many players were told; beside a single one players with nothing stand in the tally."""
    untold: tuple[str, ...]
    """The keys of what each player has to tell and none told, where a part of a table is scored."""
    missing: tuple[str, ...]
    """The keys of other fields that nobody told; they count as none."""

    @property
    def alone(self) -> bool:
        """Whether only one player was told."""
        return self.told == 1

    @property
    def part(self) -> bool:
        """Whether this is only a part of a table, where nobody wins."""
        return self.alone or bool(self.untold)


def understood(
    tally: Mapping[str, object],
    lang: str,
    edition: str | None = None,
    rulings: Mapping[str, str] | None = None,
    *,
    part: bool = False,
) -> Understood:
    """A tally with its names and words understood, on wish a part of one. Raises `WrongTally` with all its faults."""
    game = _game(tally)
    if game is None:
        raise _no_game(tally)
    given, reader = tally.get("players"), _Reader(game, lang)
    told = given if isinstance(given, list) and all([isinstance(player, dict) for player in given]) else []
    alone = len(told) == 1
    untold = _untold(game, told) if part else ()
    players = [{**player, **dict.fromkeys(untold, 0)} for player in told] or given
    if part and alone:
        players = with_silent(game, told[0], description_of(game).players[1])
    made = {**tally, "game": game, "players": reader.players(players)}
    known = description_of(game).editions
    if isinstance(own := made.get("edition"), str):
        made["edition"] = edition_meant(own, known)
    edition = edition and edition_meant(edition, known)
    wrong = [*reader.wrong, *scorer.problems(made, edition=edition, rulings=rulings)]
    if wrong and untold and not alone:
        # What is missing is told, too.
        return understood(tally, lang, edition, rulings)
    if wrong:
        following = Call("describe_game", {"game": game, "lang": lang})
        if alone and not part:
            following = Call("score_game", {"tally": tally, "lang": lang})
        asked = {**fields(game), "adjust": description_of(game).adjust}
        hints = {key: _hints(game, field, language(lang).code) for key, field in asked.items()}
        raise WrongTally(wrong, tally, hints, following)
    return Understood(made, edition, dict(rulings or {}), reader.words, len(told), untold, _missing(game, told))


def _missing(game: str, players: Sequence[Mapping[str, object]]) -> tuple[str, ...]:
    """The keys of the fields that no player tells and that count as none; of one player without what is compared."""
    left_out = {*choices(game), *[unit.id for unit in game_of(game).categories if unit.compares and len(players) == 1]}
    keys = [key for key, field in fields(game).items() if key not in left_out and not field.required]
    return tuple([key for key in keys if not _tells(players, key)])


def _untold(game: str, players: Sequence[Mapping[str, object]]) -> tuple[str, ...]:
    """The keys of what each player has to tell and none tells; of several players only if anything else is told."""
    required = [key for key, field in fields(game).items() if field.required and not _tells(players, key)]
    told = len(players) == 1 or any([_tells(players, key) for key in fields(game)])
    return tuple(required) if told else ()


def _tells(players: Sequence[Mapping[str, object]], key: str) -> bool:
    """Whether any player has something to a key."""
    return any([player.get(key) is not None for player in players])


def with_silent(game: str, player: Mapping[str, object], count: int) -> list[object]:
    """One player, with what is required, at a table of so many, of whom the others have nothing."""
    described = description_of(game)
    nothing: dict[str, object] = {field.key: 0 for field in described.fields if field.required}
    told = {key: value for key, value in player.items() if value is not None}
    name = look(told["name"]) if isinstance(told.get("name"), str) else ""
    others = [str(i) for i in range(count) if str(i) != name]
    silent = {**nothing, **{key: {} for key in described.one_of[:1]}}
    return [{**nothing, **told}, *[{"name": other, **silent} for other in others[: count - 1]]]


def _game(tally: Mapping[str, object]) -> str | None:
    """The id of the game of a tally, also by its name; None if it names none that there is."""
    named = tally.get("game")
    by_name = {look(name): id for id in ids() for name in (id, game_of(id).name)}
    return by_name.get(look(named)) if isinstance(named, str) else None


def _no_game(tally: Mapping[str, object]) -> Fault:
    """The fault of a tally that names no game that there is, with the game that it seems to be of."""
    (error, *_), named = scorer.problems(tally), tally.get("game")
    error.known = error.known or ids()
    players = tally.get("players")
    told = (
        {key for player in players if isinstance(player, dict) for key in player} if isinstance(players, list) else {}
    )
    fitting = [id for id in ids() if told and {*told} <= {"name", "adjust", *fields(id)}]
    likely = nearest(named, ids()) if isinstance(named, str) else fitting[0] if len(fitting) == 1 else ""
    return Fault(error, change={"tally": {**tally, "game": likely}} if likely else None)


def _hints(game: str, field: FieldDescription, lang: str) -> tuple[str, ...]:
    """What to ask people, and a value that is accepted; beside what is told without its colours the key for cards."""
    say = language(lang)
    short = field.key in {each.field.key for each in shorthands(game)}
    cards = [fields(game)[key] for key in choices(game) if fields(game)[key].kind == "cards"] if short else []
    return (
        say.gettext("Ask: {question}", question=f"{field.question(lang)} – {field.help(lang)}"),
        say.gettext("Example: {example}", example=f'"{field.key}": {compact(example_of(field))}'),
        *[say.gettext("Or as “{key}”: {help}", key=each.key, help=each.help(lang)) for each in cards],
    )


def _as_words(value: object) -> str:
    """How many of what, as people say it: also of a list of names and of an object with their numbers."""
    if isinstance(value, Mapping):
        return ", ".join([f"{count} {name}" for name, count in value.items() if count])
    if isinstance(value, list) and all(isinstance(name, str) for name in value):
        return ", ".join(value)
    return value if isinstance(value, str) else ""


class _Reader:
    """Reads the players of a tally, people's words and other ways to tell a field among them."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.words: dict[str, object] = {}
        self.wrong: list[ScorerError] = []

    def players(self, players: object) -> object:
        """The players as the library takes them; what is no list of them as it is."""
        if not isinstance(players, list):
            return players
        read = [self._player(player, i) for i, player in enumerate(players)]
        for short in shorthands(self.game):
            self._replace(short, read)
        return read

    def _player(self, player: object, i: int) -> object:
        if not isinstance(player, dict):
            return player
        described = {**fields(self.game), "adjust": description_of(self.game).adjust}
        for short in shorthands(self.game):
            player = self._with_all_words(short, player)
        return {
            key: self._value(described[key], value, f"players[{i}].{key}")
            if key in described and isinstance(value, str)
            else value
            for key, value in player.items()
        }

    def _with_all_words(self, short: Shorthand[object], player: Mapping[str, object]) -> Mapping[str, object]:
        """A player who says more than a shorthand holds, such as colours, has told the cards, if these can be read."""
        described, key, value = fields(self.game), short.field.key, player.get(short.field.key)
        words = _as_words(value)
        others = [other for other in choices(self.game) if described[other].kind == "cards"]
        if not words or any(player.get(other) is not None for other in choices(self.game) if other != key):
            return player
        if isinstance(described[key].typed(words, self.lang), Answer):
            return player
        for other in others:
            said = described[other].typed(words, self.lang)
            if isinstance(said, Answer) or said.reason == "refused":
                return {other if name == key else name: words if name == key else it for name, it in player.items()}
        return player

    def _value(self, field: FieldDescription, words: str, place: str) -> object:
        """What words mean as the answer to the question of a field; the words themselves where that is not clear."""
        said = field.typed(words, self.lang)
        if isinstance(said, Answer):
            self.words[place] = {"words": words, "understood": said.value}
            return said.value
        error = said.refusal()
        if said.choices:
            error = InvalidTally("{question}", question=said.text(self.lang), code="question")
        self.wrong.append(error.within(place))
        nothing: Mapping[str, object] = {"cards": [], "kinds": {}, "values": {}}
        # Of what a player has exactly one of, words that are not understood are that one.
        return 0 if field.required else nothing[field.kind] if field.key in choices(self.game) else None

    def _replace(self, short: Shorthand[object], players: list[object]) -> None:
        """Turns another way to tell a field into the field, and notes what is wrong with it."""
        key, told = short.field.key, list[object]()
        for i, player in enumerate(players):
            told.append(None)
            if isinstance(player, dict) and key in player and player[key] is None:
                del player[key]
            elif isinstance(player, dict) and key in player and player.get(short.of) is None:
                given = player.pop(key)
                errors = list(short.field.faults(given))
                self.wrong += [error.within(f"players[{i}].{key}") for error in errors]
                if not errors:
                    told[i] = short.field.read(given)
                player[short.of] = short.convert(told[i] or ())
        self.wrong += [error.within("players") for error in short.check(told)]
