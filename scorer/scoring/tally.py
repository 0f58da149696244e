"""From JSON to a game's own frozen tally and back; every refusal names its place, what is allowed and the rule."""

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
    """What a game is known by, if anything. Raises `InvalidTally`, with its place, for what is no name."""
    if value is None or (isinstance(value, str) and is_name(value)):
        return value
    raise bad_name(value).within("id").of(InvalidTally)


class Named(Protocol):
    """A game's own player: a frozen value with a name."""

    @property
    def name(self) -> str:
        """As the player was called."""


T = TypeVar("T")
P = TypeVar("P", bound=Named)
P_co = TypeVar("P_co", bound=Named, covariant=True)

KEYS = ("game", "id", "edition", "rulings", "began", "players")
"""What a tally of any game may hold, as JSON."""

Report = Callable[[ScorerError], None]
"""What is done with something that is wrong: raise it, or collect it."""


def raised(error: ScorerError) -> None:
    """Raises it."""
    raise error from None


def _distinct(names: Sequence[str], report: Report) -> None:
    """Names that look the same are the same; nobody is called nothing."""
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
    """What lies in front of the players when the game ends. Checked when it is scored."""

    players: tuple[P_co, ...]
    edition: str | None = None
    rulings: Mapping[str, str] = field(default_factory=dict)
    id: str | None = None
    """What it is known by through every correction; without effect on points."""
    began: str | None = None
    """The name of the player who began; without effect on points."""
    adjust: Adjustments = field(default_factory=dict)
    """By the name of a player what the table agreed on although it is against the rules, which counts."""

    def __hash__(self) -> int:
        return hash((type(self), self.players, self.edition, frozenset(self.rulings.items())))

    game: ClassVar[str]
    fields: ClassVar[tuple[Field, ...]]

    def to_dict(self) -> shapes.TallyDict:
        """The tally as JSON holds it; what is none is left out."""
        players = [self._written(player) for player in self.players]
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
        return gathered(self.fields, data)

    def unlisted(self) -> tuple[str, ...]:
        """The names of kinds that are listed nowhere, each once."""
        found: dict[str, None] = {}
        for f in self.fields:
            if isinstance(f, Kinds):
                for player in self.players:
                    found |= dict.fromkeys(f.unlisted(getattr(player, f.key)))
        return tuple(found)

    def _written(self, player: Named) -> dict[str, object]:
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
    """The field that holds what a player has in each round; None in a game that has no rounds."""
    return cast("Rounds | None", next((f for f in fields if f.kind == "rounds"), None))


def gathered(fields: tuple[Field, ...], tally: T) -> T:
    """The tally, as JSON, in which the rounds stand once for the table from now on, no longer with each player."""
    rounds = rounds_in(fields)
    if rounds:
        rounds.gather(cast("dict[str, object]", tally))
    return tally


Readers = tuple[tuple[Field, str, Callable[[object], object], object, str], ...]
"""Some fields, each with its key, what reads it, what stands there where it is left out, the rule if it must not be."""


@cache
def _readers(fields: tuple[Field, ...]) -> Readers:
    return tuple([(f, f.key, f.read, f.empty, f.rule if f.required else "") for f in fields])


class Form(NamedTuple, Generic[P]):
    """How the tally of a game is read: its fields, what makes a player of them, and what no single field can tell."""

    tally: type[Tally[P]]
    player: Callable[..., P]
    table: tuple[int, int]
    """The fewest and the most players."""
    players_rule: str
    """The id of the rule that says so."""
    check: Callable[[Sequence[P]], Iterable[ScorerError]]
    """Finds what the players cannot hold together."""
    one_of: tuple[str, ...] = ()
    """Fields of which a player has exactly one."""
    beside: Mapping[str, tuple[str, ...]] = {}
    """By a field, others of the same player that its amount is compared with: while they are wrong, it may be right."""
    has_first: bool = True
    """Whether one of the players begins; not in a game whose players all move at once."""

    @property
    def rounds(self) -> Rounds | None:
        """The field that holds what a player has in each round; None in a game that has no rounds."""
        return rounds_in(self.tally.fields)

    @property
    def by_key(self) -> dict[str, Field]:
        """By its key each thing that may stand in the JSON of a player beside the name, in every game `adjust`, too."""
        return {field.key: field for field in (*self.tally.fields, ADJUST)}

    @property
    def has_teams(self) -> bool:
        """Whether players may play together."""
        return "team" in [f.kind for f in self.tally.fields]

    @property
    def keys(self) -> tuple[str, ...]:
        """What a tally may hold, as JSON."""
        return (*KEYS, "rounds") if self.rounds else KEYS

    def seated(self, tally: Mapping[str, object], report: Report = raised) -> object:
        """The players of a tally as JSON, each with the own rounds. What is wrong with these is reported."""
        return self.rounds.spread(tally, report) if self.rounds else tally.get("players")

    def placed(self, error: ScorerError, players: object) -> ScorerError:
        """An error of the players with its place in the tally as JSON; `players` are what `seated` gave."""
        return self.rounds.placed(error, players) if self.rounds else error.within("players")

    def players(self, data: object, report: Report = raised) -> tuple[P, ...]:
        """The players of a tally, from JSON. Whatever is wrong is reported, which raises it if nobody collects."""
        places: list[str] = []

        def noted(error: ScorerError) -> None:
            places.append(error.place)
            report(error.of(InvalidTally) if isinstance(error, InvalidValue) else error)

        if not isinstance(data, (list, tuple)):
            noted(
                InvalidTally(
                    N_("{value} is not a list of players."),
                    allowed=N_("a list of players"),
                    value=show(data),
                    code="not-players",
                )
            )
            return ()
        self._count(len(data), noted)
        readers = _readers(self.tally.fields)
        # One more than a table can have is enough to see that there are too many.
        data = data[: self.table[1] + 1]
        players = tuple([self._player(entry, readers, i, noted) for i, entry in enumerate(data)])
        _distinct([player.name for player in players], noted)
        if not places:
            self._together(players, noted)
        elif "" not in places:
            # What could not be read counts as none: there is no less than that of anything. So what is too much is too
            # much, but for what is compared with what could not be read.
            wrong = {_input(place) for place in places}

            def noted_of_others(error: ScorerError) -> None:
                seat, key = _input(error.place)
                told = {(seat, each) for each in ("", key, *self.beside.get(key, ()))} if seat else set()
                # Who has no name cannot be named.
                if not wrong & told and "" not in error.values.values():
                    noted(error)

            self._together(players, noted_of_others)
        return players

    def checked(self, players: Sequence[P]) -> tuple[P, ...]:
        """The players of a tally that was made by hand: the same checks, without a way through JSON."""
        self._count(len(players), raised)
        read = []
        for i, player in enumerate(players):
            values: list[object] = [player.name]
            if not (type(values[0]) is str and is_name(values[0])):
                raise bad_name(values[0]).within("name").within(f"[{i}]").of(InvalidTally)
            for f in self.tally.fields:
                value = getattr(player, f.key)
                if value is None or (value == f.empty and type(value) is type(f.empty)):
                    values.append(f.empty)
                    continue
                try:
                    values.append(f.read(f.write(value)))
                except ScorerError as error:
                    wrong = error.within(f.key).within(f"[{i}]")
                    raise wrong.of(InvalidTally) if isinstance(wrong, InvalidValue) else wrong from None
            given = [key for key in self.one_of if getattr(player, key) is not None]
            self._only_one(given, i, raised)
            read.append(self.player(*values))
        _distinct([player.name for player in players], raised)
        self._together(read, raised)
        return tuple(read)

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
        """The JSON Schema of a player of a tally. What may be left out may be null, too."""
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
        """An empty tally to fill in, with every key in it."""
        made: shapes.TallyDict = {"game": game, "players": self.blank(names)}
        return gathered(self.tally.fields, made)

    def blank(self, names: Sequence[str]) -> list[dict[str, object]]:
        """Players who have nothing, with every key, each with the own rounds."""
        fields = [f for f in self.tally.fields if f.key not in self.one_of[1:]]
        many = len(names)
        return [{"name": name} | {f.key: f.blank(i, many) for f in fields} for i, name in enumerate(names)]


def _report_all(errors: Iterable[ScorerError], place: str, report: Report) -> None:
    for error in errors:
        report(error.within(place))


def _input(place: str) -> tuple[str, str]:
    """The player and the field of a place among the players: `[1]` and `goods` of `[1].goods.drum`."""
    found = re.match(r"(\[\d+\])(?:\.([^.\[]+))?", place)
    return (found[1], found[2] or "") if found else ("", "")


def form_of(game: Game) -> Form[Named]:
    """How the tally of a game is read."""
    form: Form[Named] = game.part("scoring.tally").FORM
    return form
