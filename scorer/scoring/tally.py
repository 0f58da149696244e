"""Reads JSON as a game's own frozen tally and writes it; every error names its place, what is allowed and the rule."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, Protocol, TypeVar, cast

from ..model import Game
from ..text.errors import ImpossibleTally, InvalidTally, InvalidValue, ScorerError
from ..text.i18n import N_
from ..text.names import NAME, is_name, look
from .adjust import ADJUST, Adjustments
from .fields import Field, Kinds, bad_name, missing, show, unknown_keys

if TYPE_CHECKING:
    from .. import shapes
    from ..text.i18n import Language
    from .rounds import Rounds


def read_id(value: object) -> str | None:
    """Returns the id of a tally, or None if it has none. Raises `InvalidTally` if it is no text on one line."""
    if value is None or (isinstance(value, str) and is_name(value)):
        return value
    raise bad_name(value).within("id").of(InvalidTally)


class Named(Protocol):
    """A player of a game's own tally: a frozen value with a name."""

    @property
    def name(self) -> str:
        """The name of the player."""


T = TypeVar("T")
P = TypeVar("P", bound=Named)
P_co = TypeVar("P_co", bound=Named, covariant=True)

KEYS = ("game", "id", "edition", "rulings", "began", "players")
"""The keys that a tally of any game can have, as JSON."""

Report = Callable[[ScorerError], None]
"""A function that is called with each error, and raises it or collects it."""


def raise_error(error: ScorerError) -> None:
    """Raises the error: the `Report` of a reader that stops at the first one."""
    raise error from None


def _report_same_names(names: Sequence[str], report: Report) -> None:
    """Reports each name that looks like an earlier one; empty names are skipped."""
    seen: dict[str, int] = {}
    for i, given in enumerate(names):
        if not given:
            continue
        name = look(given)
        if name in seen:
            same = given == names[seen[name]]
            report(
                ImpossibleTally(
                    N_("Player {number} is called “{name}”, too.")
                    if same
                    else N_("“{name}” looks like the name of player {number}: “{other}”"),
                    place=f"[{i}].name",
                    allowed=N_("a name that nobody else at the table has"),
                    name=given,
                    number=seen[name] + 1,
                    other=names[seen[name]],
                    code="same-name",
                )
            )
        else:
            seen[name] = i


@dataclass(frozen=True)
class Tally(Generic[P_co]):
    """What lies in front of the players when the game ends. It is checked when it is scored, not when it is made."""

    players: tuple[P_co, ...]
    """The players with what they have, in the order of the table."""
    edition: str | None = None
    """The edition (`nl`) whose readings hold; None for the default readings."""
    rulings: Mapping[str, str] = field(default_factory=dict)
    """Chosen readings, by the ids of their rulings; they go before those of the edition."""
    id: str | None = None
    """A name for this game that stays through every correction; without effect on points."""
    began: str | None = None
    """The name of the player who began; without effect on points."""
    adjust: Adjustments = field(default_factory=dict)
    """For each player, by name, the points that the table agreed on against the rules; they count."""

    def __hash__(self) -> int:
        return hash((type(self), self.players, self.edition, frozenset(self.rulings.items())))

    game: ClassVar[str]
    """The id of the game."""
    fields: ClassVar[tuple[Field, ...]]
    """What each player counts, beside the name."""

    def to_dict(self) -> shapes.TallyDict:
        """Returns it as JSON, without what a player has none of."""
        return gather_rounds(self.fields, self.to_dict_by_player())

    def to_dict_by_player(self) -> shapes.TallyDict:
        """Returns the same with the rounds of each player among what that player has, as they stand here."""
        players = [self._player_dict(player) for player in self.players]
        data: shapes.TallyDict = {
            "game": self.game,
            "edition": self.edition,
            "rulings": dict(self.rulings),
            "players": players,
        }
        if self.id is not None:
            data["id"] = self.id
        if self.began is not None:
            data["began"] = self.began
        if self.edition is None:
            del data["edition"]
        if not self.rulings:
            del data["rulings"]
        return data

    def unlisted(self) -> tuple[str, ...]:
        """Returns the names of kinds in it that the game does not list, each once."""
        names: dict[str, None] = {}
        for f in self.fields:
            if isinstance(f, Kinds):
                for player in self.players:
                    names |= dict.fromkeys(f.unlisted(getattr(player, f.key)))
        return tuple(names)

    def _player_dict(self, player: Named) -> dict[str, object]:
        data: dict[str, object] = {"name": player.name}
        for f in self.fields:
            value = getattr(player, f.key)
            if value is not None and (f.required or value != f.empty):
                data[f.key] = f.write(value)
        if player.name in self.adjust:
            data[ADJUST.key] = ADJUST.write(self.adjust[player.name])
        return data


@cache
def rounds_in(fields: tuple[Field, ...]) -> Rounds | None:
    """Returns the field for what a player has in each round; None if the game has no rounds."""
    return cast("Rounds | None", next((f for f in fields if f.kind == "rounds"), None))


def gather_rounds(fields: tuple[Field, ...], tally: T) -> T:
    """Moves the rounds of a tally, as JSON, from each player to the table, and returns the tally."""
    rounds = rounds_in(fields)
    if rounds:
        rounds.gather(cast("dict[str, object]", tally))
    return tally


Readers = tuple[tuple[Field, str, Callable[[object], object], object, str], ...]
"""Fields, each with its key, its `read`, the value if it is left out, and its rule if it must not be left out."""


@cache
def _readers(fields: tuple[Field, ...]) -> Readers:
    return tuple([(f, f.key, f.read, f.empty, f.rule if f.required else "") for f in fields])


class Form(NamedTuple, Generic[P]):
    """How the tally of a game is read: its types, the number of players, and checks of several fields together."""

    tally: type[Tally[P]]
    """The class of the tally."""
    player: Callable[..., P]
    """The class of a player, called with the name and the value of each field."""
    table: tuple[int, int]
    """The lowest and the highest number of players."""
    players_rule: str
    """The id of the rule on the number of players."""
    check: Callable[[Sequence[P]], Iterable[ScorerError]]
    """Returns the errors of what the players cannot hold together."""
    one_of: tuple[str, ...] = ()
    """The keys of fields of which each player has exactly one."""
    beside: Mapping[str, tuple[str, ...]] = {}
    """By the key of a field those of other fields of the same player that `check` compares it with. While one of these
    has an error, what `check` says of the field is not reported."""
    has_first: bool = True
    """Whether one of the players begins; false if all players move at once."""

    @property
    def rounds(self) -> Rounds | None:
        """The field that holds what a player has in each round; None in a game that has no rounds."""
        return rounds_in(self.tally.fields)

    @property
    def by_key(self) -> dict[str, Field]:
        """By its key each field that the JSON of a player can have beside the name, `adjust` among them."""
        return {field.key: field for field in (*self.tally.fields, ADJUST)}

    @property
    def has_teams(self) -> bool:
        """Whether players may play together."""
        return "team" in [f.kind for f in self.tally.fields]

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that a tally can have, as JSON."""
        return (*KEYS, "rounds") if self.rounds else KEYS

    def players_of(self, tally: Mapping[str, object], report: Report = raise_error) -> object:
        """Returns the players of a tally, as JSON, with their rounds. Errors of these are reported."""
        return self.rounds.spread(tally, report) if self.rounds else tally.get("players")

    def place_in_tally(self, error: ScorerError, players: object) -> ScorerError:
        """Returns an error of the players with its place in the tally, as JSON.

        `players` is what `players_of` returned.
        """
        return self.rounds.place_in_tally(error, players) if self.rounds else error.within("players")

    def players(self, data: object, report: Report = raise_error) -> tuple[P, ...]:
        """Reads the players of a tally, as JSON, and hands each error to `report`, which by default raises it."""
        places: list[str] = []

        def report_error(error: ScorerError) -> None:
            places.append(error.place)
            report(error.of(InvalidTally) if isinstance(error, InvalidValue) else error)

        if not isinstance(data, (list, tuple)):
            report_error(
                InvalidTally(
                    N_("{value} is not a list of players."),
                    allowed=N_("a list of players"),
                    value=show(data),
                    code="not-players",
                )
            )
            return ()
        self._count(len(data), report_error)
        readers = _readers(self.tally.fields)
        # One more than a table can have is enough to see that there are too many.
        data = data[: self.table[1] + 1]
        players = tuple([self._player(entry, readers, i, report_error) for i, entry in enumerate(data)])
        _report_same_names([player.name for player in players], report_error)
        if not places:
            self._together(players, report_error)
        elif "" not in places:
            # What could not be read counts as none: there is no less than that of anything. So what is too much is too
            # much, but for what is compared with what could not be read.
            wrong = {_input(place) for place in places}

            def report_if_clear(error: ScorerError) -> None:
                seat, key = _input(error.place)
                compared_with = {(seat, each) for each in ("", key, *self.beside.get(key, ()))} if seat else set()
                # Who has no name cannot be named.
                if not wrong & compared_with and "" not in error.values.values():
                    report_error(error)

            self._together(players, report_if_clear)
        return players

    def _together(self, players: Sequence[P], report: Report) -> None:
        for f in self.tally.fields:
            for error in f.together(players):
                report(error)
        for error in self.check(players):
            report(error)

    def _count(self, count: int, report: Report) -> None:
        low, high = self.table
        if not low <= count <= high:
            report(
                InvalidTally(
                    N_("Number of players: {count}"),
                    allowed=N_("{low} to {high} players"),
                    rule=self.players_rule,
                    count=count,
                    low=low,
                    high=high,
                    code="number-of-players",
                )
            )

    def _player(
        self,
        entry: object,
        readers: Readers,
        i: int,
        report: Report,
    ) -> P:
        if not isinstance(entry, dict):
            report(
                InvalidTally(
                    N_("{value} is not a player."),
                    place=f"[{i}]",
                    allowed=N_("an object with a name and what the player has"),
                    value=show(entry),
                    code="not-a-player",
                )
            )
            return self.player("", *[empty for _, _, _, empty, _ in readers])
        name = entry.get("name")
        if type(name) is not str or not is_name(name):
            error = bad_name(name) if "name" in entry else missing("name")
            report(error.within(f"[{i}].name"))
            name = ""
        values: list[object] = [name]
        seen = 1 if "name" in entry else 0
        for of, key, read, empty, rule in readers:
            if key in entry:
                seen += 1
                value = entry[key]
                if value is None and not rule:  # left out
                    values.append(empty)
                    continue
                try:
                    values.append(read(value))
                    continue
                except ScorerError:
                    _report_all(of.faults(value), f"[{i}].{key}", report)
            elif rule:
                report(missing(key, f"[{i}].{key}", rule))
            values.append(empty)
        if ADJUST.key in entry:
            seen += 1
            if entry[ADJUST.key] is not None:
                _report_all(ADJUST.faults(entry[ADJUST.key]), f"[{i}].{ADJUST.key}", report)
        if seen != len(entry):
            keys = ("name", *(key for _, key, *_ in readers), ADJUST.key)
            for unknown in unknown_keys(entry, keys):
                report(unknown.within(f"[{i}]"))
        self._only_one([key for key in self.one_of if entry.get(key) is not None], i, report)
        return self.player(*values)

    def _only_one(self, given: Sequence[str], i: int, report: Report) -> None:
        if not self.one_of or len(given) == 1:
            return
        error = InvalidTally(
            N_("Give exactly one of these for each player: {keys}"),
            place=f"[{i}].{given[-1] if given else self.one_of[0]}",
            keys=", ".join(self.one_of),
            code="not-exactly-one",
        )
        report(error)

    def schema(self, say: Language) -> dict[str, object]:
        """Returns the JSON Schema of a player of a tally. What can be left out can also be null."""
        fields = {f.key: f.described(say) for f in self.tally.fields if f is not self.rounds}
        player: dict[str, object] = {
            "type": "object",
            "required": ["name", *(f.key for f in self.tally.fields if f.required)],
            "properties": {"name": {"type": "string", "pattern": NAME}, **fields},
            "additionalProperties": False,
        }
        if self.one_of:
            given = {"not": {"type": "null"}}
            player["oneOf"] = [{"required": [key], "properties": {key: given}} for key in self.one_of]
        return player

    def template(self, game: str, names: Sequence[str]) -> shapes.TallyDict:
        """Returns an empty tally to fill in, as JSON, with every key."""
        tally: shapes.TallyDict = {"game": game, "players": self.blank(names)}
        return gather_rounds(self.tally.fields, tally)

    def blank(self, names: Sequence[str]) -> list[dict[str, object]]:
        """Returns players who have nothing, as JSON, with every key and with their rounds."""
        fields = [f for f in self.tally.fields if f.key not in self.one_of[1:]]
        many = len(names)
        return [{"name": name} | {f.key: f.blank(i, many) for f in fields} for i, name in enumerate(names)]


def _report_all(errors: Iterable[ScorerError], place: str, report: Report) -> None:
    for error in errors:
        report(error.within(place))


def _input(place: str) -> tuple[str, str]:
    """Returns the player and the field of a place among the players: `[1]` and `goods` of `[1].goods.drum`."""
    match = re.match(r"(\[\d+\])(?:\.([^.\[]+))?", place)
    return (match[1], match[2] or "") if match else ("", "")


def form_of(game: Game) -> Form[Named]:
    """Returns how the tally of a game is read."""
    form: Form[Named] = game.part("scoring.tally").FORM
    return form
