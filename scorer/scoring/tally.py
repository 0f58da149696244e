"""From JSON to a game's own frozen tally and back; every refusal names its place, what is allowed and the rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from ..game import Game
from ..text.errors import ImpossibleTally, InvalidTally, ScorerError
from ..text.i18n import N_
from ..text.names import NAME, is_name, look
from .fields import Field, bad_name, missing, show, unknown_key

P = TypeVar("P")


@dataclass(frozen=True)
class Tally(Generic[P]):
    """What lies in front of the players when the game ends. Checked when it is scored."""

    players: tuple[P, ...]
    edition: str | None = None
    rulings: Mapping[str, str] = field(default_factory=dict, hash=False)

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
            name = look(entry["name"])
            if name in names:
                raise ImpossibleTally(
                    N_("“{name}” looks like the name of player {number}: “{other}”"),
                    place=f"[{i}].name",
                    allowed=N_("a name that nobody else at the table has"),
                    name=entry["name"],
                    number=names[name] + 1,
                    other=data[names[name]]["name"],
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


def form_of(game: Game) -> Form[Any]:
    """How the tally of a game is read."""
    form: Form[Any] = game.part("scoring.tally").FORM
    return form
