"""From JSON to a game's own frozen tally and back; every refusal names its place, what is allowed and the rule.

A game describes each thing that a player counts by one field. The check of the input, its JSON Schema, the empty
form and the questions at the table all come from that description.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from .errors import N_, ImpossibleTally, InvalidTally, ScorerError

P = TypeVar("P")

LIMIT = 1_000_000
"""The highest number believed where no component sets a limit; more is a slip of the fingers."""

LONGEST = 100
"""The longest name, in characters."""

# Control characters, line breaks and halves of characters: they would break a line or a terminal.
_UNPRINTABLE = "\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff"
NAME = rf"^(?=.*\S)[^{_UNPRINTABLE}]{{1,{LONGEST}}}$"
"""The pattern of a name: something to see, on one line."""


def is_name(text: str) -> bool:
    """Whether a text can be a name."""
    # What is printable needs no closer look; the pattern is compiled only for the rest.
    if text.isprintable():
        return 0 < len(text) <= LONGEST and not text.isspace()
    return re.match(NAME, text) is not None


class Field:
    """One thing that a player counts.

    `key` is its name in the JSON, `question` and `help` are what a person is asked and told, `rule` is the id of
    the rule that needs it. `empty` stands in the tally where the key was left out.
    """

    empty: Any = 0

    def __init__(self, key: str, question: str, help: str, rule: str, *, required: bool = False) -> None:
        self.key = key
        self.question = question
        self.help = help
        self.rule = rule
        self.required = required

    def read(self, value: Any) -> Any:
        """The value as the tally holds it; raises `InvalidTally` with its place within the field."""
        raise NotImplementedError

    def write(self, value: Any) -> Any:
        """The value as JSON holds it."""
        return value

    def parse(self, text: str) -> Any:
        """What a person typed, as JSON would hold it."""
        return number(text)

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of the value."""
        raise NotImplementedError

    def refuse(self, what: str, allowed: str, **values: Any) -> InvalidTally:
        """The error for a value that this field cannot hold."""
        return InvalidTally(what, allowed=allowed, rule=self.rule, **values)


class Whole(Field):
    """A whole number from `low` to `high`."""

    def __init__(self, *texts: str, low: int = 0, high: int = LIMIT, required: bool = False) -> None:
        super().__init__(*texts, required=required)
        self.low = low
        self.high = high

    def read(self, value: Any) -> int:
        if type(value) is int and self.low <= value <= self.high:
            return value
        return whole(value, self.low, self.high, rule=self.rule)

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


class Flag(Field):
    """Yes or no."""

    empty = False

    def read(self, value: Any) -> bool:
        if type(value) is bool:
            return value
        raise self.refuse(N_("{value} is neither true nor false."), N_("true or false"), value=show(value))

    def parse(self, text: str) -> Any:
        return {"1": True, "0": False}.get(text.strip(), text)

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean"}


class Points(Field):
    """Printed points of several cards: a list with one entry a card, or their sum."""

    def read(self, value: Any) -> int | tuple[int, ...]:
        if isinstance(value, (list, tuple)):
            return tuple(
                [
                    entry
                    if type(entry) is int and 0 <= entry <= LIMIT
                    else whole(entry, place=f"[{i}]", rule=self.rule)
                    for i, entry in enumerate(value)
                ]
            )
        if type(value) is int or type(value) is float:
            return whole(value, rule=self.rule)
        raise self.refuse(
            N_("{value} is neither a list of points nor their sum."),
            N_("a list with the points of each card, or their sum as one number"),
            value=show(value),
        )

    def write(self, value: Any) -> Any:
        return list(value) if isinstance(value, tuple) else value

    def parse(self, text: str) -> Any:
        """One number or a sum (`15`, `4+6+5`) is the sum of all cards, several are the cards one by one (`4 6 5`)."""
        words = [number(word) for word in re.split(r"[\s,;]+", text.strip())]
        return words[0] if len(words) == 1 else words

    def schema(self) -> dict[str, Any]:
        points = {"type": "integer", "minimum": 0, "maximum": LIMIT}
        return {"anyOf": [points, {"type": "array", "items": points}]}


class Kinds(Field):
    """How many of each kind, `each` at most of one and at most `kinds` of them: a mapping with any labels, or a list.

    In the tally it is a tuple of (label, count); the labels of a list are empty.
    """

    empty = ()

    def __init__(self, *texts: str, kinds: int, each: int) -> None:
        super().__init__(*texts)
        self.kinds = kinds
        self.each = each

    def read(self, value: Any) -> tuple[tuple[str, int], ...]:
        labelled = isinstance(value, Mapping)
        if labelled:
            pairs = tuple(value.items())
        elif isinstance(value, (list, tuple)):
            pairs = tuple([("", count) for count in value])
        else:
            raise self.refuse(
                N_("{value} is neither a mapping from kinds to counts nor a list of counts."),
                N_("up to {kinds} kinds, each from 0 to {each}"),
                value=show(value),
                kinds=self.kinds,
                each=self.each,
            )
        if len(pairs) > self.kinds:
            raise self.refuse(
                N_("There are {count} kinds here, more than the game has."),
                N_("up to {kinds} kinds, each from 0 to {each}"),
                count=len(pairs),
                kinds=self.kinds,
                each=self.each,
            )
        for i, (label, count) in enumerate(pairs):
            if labelled and not (type(label) is str and is_name(label)):
                raise bad_name(label, rule=self.rule)
            if not (type(count) is int and 0 <= count <= self.each):
                pairs = (*pairs[:i], (label, self._count(count, label, i)), *pairs[i + 1 :])
        return pairs

    def _count(self, count: Any, label: str, i: int) -> int:
        return whole(count, 0, self.each, place=at(label) if label else f"[{i}]", rule=self.rule)

    def write(self, value: Any) -> Any:
        if isinstance(value, Mapping) or (value and value[0][0]):
            return dict(value)
        return [count for _, count in value]

    def parse(self, text: str) -> Any:
        """Counts (`3 1`), or kinds with their counts (`drum 3, mask 1`)."""
        if not re.search(r"[^\W\d]", text):
            return [number(word) for word in re.split(r"[\s,;]+", text.strip()) if word]
        counts: dict[str, Any] = {}
        for part in filter(None, map(str.strip, re.split(r"[,;]", text))):
            label, count = re.fullmatch(r"(.*?)[\s:=]*([-+\d]*)", part).groups()  # type: ignore[union-attr]
            counts[label] = number(count or "1")
        return counts

    def schema(self) -> dict[str, Any]:
        count = {"type": "integer", "minimum": 0, "maximum": self.each}
        return {
            "anyOf": [
                {
                    "type": "object",
                    "maxProperties": self.kinds,
                    "propertyNames": {"pattern": NAME},
                    "additionalProperties": count,
                },
                {"type": "array", "maxItems": self.kinds, "items": count},
            ]
        }


@dataclass(frozen=True)
class Tally(Generic[P]):
    """What lies in front of the players when the game ends. Checked when it is scored."""

    players: tuple[P, ...]
    edition: str | None = None
    rulings: Mapping[str, str] = field(default_factory=dict)

    game: ClassVar[str]
    fields: ClassVar[tuple[Field, ...]]

    def to_dict(self) -> dict[str, Any]:
        """The tally as JSON holds it; what is none is left out."""
        data: dict[str, Any] = {"game": self.game}
        if self.edition is not None:
            data["edition"] = self.edition
        if self.rulings:
            data["rulings"] = dict(self.rulings)
        data["players"] = [
            {"name": player.name}  # type: ignore[attr-defined]  # every game's player has one
            | {
                f.key: f.write(value)
                for f in self.fields
                if (value := getattr(player, f.key)) is not None and (f.required or value != f.empty)
            }
            for player in self.players
        ]
        return data


class Form(NamedTuple, Generic[P]):
    """How the tally of a game is read: its fields, what makes a player of them, and what no single field can tell."""

    tally: type[Tally[P]]
    player: Callable[..., P]
    table: tuple[int, int]
    """The fewest and the most players."""
    players_rule: str
    """The id of the rule that says so."""
    check: Callable[[Sequence[P]], None]
    """Refuses what the players cannot hold together."""
    one_of: tuple[str, ...] = ()
    """Fields of which a player has exactly one."""

    def players(self, data: Any) -> tuple[P, ...]:
        """The players of a tally, from JSON."""
        if not isinstance(data, (list, tuple)):
            raise InvalidTally(
                N_("{value} is not a list of players."), allowed=N_("a list of players"), value=show(data)
            )
        low, high = self.table
        if not low <= len(data) <= high:
            raise InvalidTally(
                N_("Number of players: {count}"),
                allowed=N_("{low} to {high} players"),
                rule=self.players_rule,
                count=len(data),
                low=low,
                high=high,
            )
        readers = [(f.key, f.read, f.empty, f.required and f.rule) for f in self.tally.fields]
        players = tuple([self._player(entry, readers, i) for i, entry in enumerate(data)])
        names: dict[str, int] = {}
        for i, entry in enumerate(data):
            # Names that look the same are the same.
            name = " ".join(entry["name"].split())
            if name in names:
                raise ImpossibleTally(
                    N_("“{name}” is also the name of players[{other}]."),
                    place=f"[{i}].name",
                    allowed=N_("a name that nobody else at the table has"),
                    name=name,
                    other=names[name],
                )
            names[name] = i
        self.check(players)
        return players

    def _player(self, entry: Any, readers: Sequence[tuple[str, Callable[[Any], Any], Any, str | bool]], i: int) -> P:
        if not isinstance(entry, dict):
            raise InvalidTally(
                N_("{value} is not a player."),
                place=f"[{i}]",
                allowed=N_("an object with a name and what the player has"),
                value=show(entry),
            )
        name = entry.get("name")
        if type(name) is not str or not is_name(name):
            if "name" not in entry:
                raise missing("name", f"[{i}]")
            raise bad_name(name).within("name").within(f"[{i}]")
        values: list[Any] = [name]
        seen = 1
        for key, read, empty, required in readers:
            if key in entry:
                seen += 1
                try:
                    values.append(read(entry[key]))
                except ScorerError as error:
                    raise error.within(key).within(f"[{i}]") from None
            elif required:
                raise missing(key, f"[{i}]", str(required))
            else:
                values.append(empty)
        if seen != len(entry):
            keys = ("name", *(key for key, *_ in readers))
            raise unknown_key(entry, keys).within(f"[{i}]")
        if self.one_of and sum(key in entry for key in self.one_of) != 1:
            raise InvalidTally(
                N_("A player has exactly one of these: {keys}"),
                place=f"[{i}]",
                keys=", ".join(self.one_of),
            )
        return self.player(*values)

    def schema(self, game: str, editions: Sequence[str], rulings: Mapping[str, Sequence[str]]) -> dict[str, Any]:
        """The JSON Schema of a tally of this game."""
        parts = self.tally.fields
        player: dict[str, Any] = {
            "type": "object",
            "required": ["name", *(f.key for f in parts if f.required)],
            "properties": {"name": {"type": "string", "pattern": NAME}} | {f.key: f.schema() for f in parts},
            "additionalProperties": False,
        }
        if self.one_of:
            player["oneOf"] = [{"required": [key]} for key in self.one_of]
        return {
            "type": "object",
            "required": ["players"],
            "properties": {
                "game": {"const": game},
                "edition": {"enum": [*editions, None]},
                "rulings": {
                    "type": "object",
                    "properties": {ruling: {"enum": list(readings)} for ruling, readings in rulings.items()},
                    "additionalProperties": False,
                },
                "players": {
                    "type": "array",
                    "minItems": self.table[0],
                    "maxItems": self.table[1],
                    "items": player,
                },
            },
            "additionalProperties": False,
        }

    def template(self, game: str, names: Sequence[str]) -> dict[str, Any]:
        """An empty tally to fill in, with every key in it."""
        others = self.one_of[1:]
        blank = {f.key: f.write(f.empty) for f in self.tally.fields if f.key not in others}
        return {"game": game, "players": [{"name": name} | blank for name in names]}


def whole(value: Any, low: int = 0, high: int = LIMIT, *, place: str = "", rule: str = "") -> int:
    """A whole number within limits. 3.0 is one, as in JSON Schema; true and "3" are not."""
    if type(value) is float and value.is_integer():
        value = int(value)
    if type(value) is not int:
        what = N_("{value} is not a whole number.")
    elif not low <= value <= high:
        what = N_("{value} is not possible.")
    else:
        return value
    raise InvalidTally(
        what,
        place=place,
        allowed=N_("a whole number from {low} to {high}"),
        rule=rule,
        value=show(value),
        low=low,
        high=high,
    )


def number(text: str) -> Any:
    """A typed number or sum (`3+6+2`); what is neither stays text, for the field to refuse."""
    if re.fullmatch(r"\s*-?\d{1,9}(\s*[+-]\s*\d{1,9}){0,99}\s*", text):
        return sum(int(part) for part in re.findall(r"[+-]?\d+", re.sub(r"\s", "", text)))
    return text


def at(key: str) -> str:
    """A key as part of a place: `drum`, or `["my drum"]` where it is not a plain word."""
    return key if key.isidentifier() else f"[{show(key)}]"


def show(value: Any) -> str:
    """A value as JSON shows it, cut where it is long."""
    import json

    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 10**20:
        return f"{'-' * (value < 0)}10^{len(bin(value)) * 30103 // 100000}…"
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        text = type(value).__name__
    # Half a character cannot be printed; the cut keeps a message a message.
    text = text.encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= 40 else text[:39] + "…"


def bad_name(name: Any, *, rule: str = "") -> InvalidTally:
    """The error for something that is not a name."""
    return InvalidTally(
        N_("{value} is not a name."),
        allowed=N_("text on one line that is not empty, {longest} characters at most"),
        rule=rule,
        value=show(name),
        longest=LONGEST,
    )


def missing(key: str, place: str = "", rule: str = "") -> InvalidTally:
    """The error for a key that has to be there."""
    return InvalidTally(N_("“{key}” is missing."), place=place, rule=rule, key=key)


def unknown_key(data: Mapping[str, Any], keys: Sequence[str]) -> InvalidTally:
    """The error for the first key that does not belong there."""
    key = next(key for key in data if key not in keys)
    name = show(key)[1:-1] if isinstance(key, str) else show(key)
    return InvalidTally(N_("“{name}” is not a key of this."), known=keys, name=name)
