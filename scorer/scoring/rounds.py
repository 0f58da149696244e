"""Games of several rounds: what a player has in each of them, and how a tally as JSON holds it.

A game lists `Rounds` among the fields of its tally. A player of it has `rounds`, a tuple with a value for each round.
In JSON the rounds stand once for the whole table, as on a score pad: a list with an object for each round, which has by
the name of each player what that player has in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from ..model import Item
from ..text.errors import ImpossibleTally, InvalidTally, InvalidValue, ScorerError
from ..text.i18n import N_
from ..text.names import NAME
from .fields import LIMIT, Field, Part, at, missing, or_null, show, unknown_keys, within

if TYPE_CHECKING:
    from ..model import Line
    from ..text.i18n import Language

KEY = "rounds"
"""What the rounds are called in the JSON, and the attribute of a player."""

ROUND = N_("Round {number}")


class Rounds(Field):
    """What a player has in each round: in the tally a tuple of rounds, none where nothing was played yet.

    `of` are the fields of one round: numbers and flags. `round` makes a round of their values in this order; a round
    has them as attributes. `most` is the highest number of rounds. A game that has a
    certain number of rounds says so in its `check`; without that a tally can be scored after each round.
    """

    empty: object = ()
    kind: str = KEY
    sort: type = tuple

    def __init__(self, *texts: str, of: Sequence[Field], round: Callable[..., object], most: int = 100) -> None:
        super().__init__(KEY, *texts)
        self.of: tuple[Field, ...] = tuple(of)
        self.round = round
        self.most = most

    def read(self, value: object) -> tuple[object, ...]:
        for error in self.faults(value):
            raise error
        entries = cast("Sequence[Mapping[str, object] | None]", value)
        return tuple([self._round(entry or {}) for entry in entries])

    def _round(self, entry: Mapping[str, object]) -> object:
        given = [(field, entry.get(field.key)) for field in self.of]
        return self.round(*[field.empty if value is None else field.read(value) for field, value in given])

    def faults(self, value: object) -> Iterator[ScorerError]:
        if not isinstance(value, (list, tuple)) or len(value) > self.most:
            yield self.not_rounds(value)
            return
        for i, entry in enumerate(value):
            for error in self._faults_of({} if entry is None else entry):
                yield error.within(f"[{i}]")

    def _faults_of(self, entry: object) -> Iterator[ScorerError]:
        keys = [field.key for field in self.of]
        if not isinstance(entry, Mapping):
            yield self.refuse(
                N_("{value} is not what a player has in a round."),
                N_("an object with the keys {keys}"),
                value=show(entry),
                keys=", ".join(keys),
                code="not-a-round",
            )
            return
        yield from unknown_keys(entry, keys)
        for field in self.of:
            value = entry.get(field.key)
            if value is not None:
                for error in field.faults(value):
                    yield error.within(field.key)
            elif field.required:
                yield missing(field.key, field.key, field.rule)

    def not_rounds(self, value: object) -> InvalidValue:
        """The error for something that is no list of rounds."""
        return self.refuse(
            N_("{value} is not a list of the right length."),
            N_("a list with {most} entries at most"),
            value=show(value),
            most=self.most,
            code="not-a-list",
        )

    def together(self, players: Sequence[object]) -> Iterator[ScorerError]:
        counts = [len(getattr(player, KEY)) for player in players]
        most = max(counts, default=0)
        for i, player in enumerate(players):
            if counts[i] != most:
                yield ImpossibleTally(
                    N_("Rounds of {name}: {count}"),
                    place=f"[{i}].{KEY}",
                    allowed=within(most, most),
                    rule=self.rule,
                    name=str(getattr(player, "name", "")),
                    count=counts[i],
                    low=most,
                    code="number-of-rounds",
                )

    def write(self, value: Iterable[object]) -> object:
        return [self._written(each) for each in value]

    def _written(self, round: object) -> dict[str, object]:
        values = [(field, getattr(round, field.key)) for field in self.of]
        return {
            field.key: field.write(value)
            for field, value in values
            if value is not None and (field.required or value != field.empty)
        }

    def meant(self, value: object) -> object:
        return self.write(self.read(value))

    def blank(self, seat: int, many: int) -> object:
        return [{field.key: field.blank(seat, many) for field in self.of}]

    def spoken(self, value: Sequence[Mapping[str, object] | None], say: Language) -> str:
        lines = []
        for number, entry in enumerate(value, start=1):
            parts = [
                f"{say.gettext(field.question)} {field.spoken((entry or {})[field.key], say)}"
                for field in self.of
                if (entry or {}).get(field.key) is not None
            ]
            lines.append(f"{say.gettext(ROUND, number=number)}: {', '.join(parts) or '–'}")
        return say.series(lines)

    def parts(self, say: Language) -> Sequence[Part]:
        """Each field of each round: `3.bid`."""
        return [
            Part(f"{number}.{field.key}", f"{say.gettext(ROUND, number=number)} – {say.gettext(field.question)}", LIMIT)
            for number in range(1, self.most + 1)
            for field in self.of
        ]

    def schema(self) -> dict[str, object]:
        return {"type": "array", "maxItems": self.most, "items": self.schema_of_round(lambda field: field.schema())}

    def schema_of_round(self, schema: Callable[[Field], dict[str, object]]) -> dict[str, object]:
        """The JSON Schema of what a player has in one round, with that of each field."""
        return {
            "type": "object",
            "required": [field.key for field in self.of if field.required],
            "properties": {field.key: schema(field) if field.required else or_null(schema(field)) for field in self.of},
            "additionalProperties": False,
        }

    def schema_of_table(self, of_player: dict[str, object]) -> dict[str, object]:
        """The JSON Schema of the rounds of a table, with that of what a player has in one."""
        round = {"type": "object", "propertyNames": {"pattern": NAME}, "additionalProperties": of_player}
        return {"type": "array", "maxItems": self.most, "items": round}

    # Of the whole table, as JSON holds it.

    def spread(self, tally: Mapping[str, object], report: Callable[[ScorerError], None]) -> object:
        """The players of a tally as JSON, each with `rounds` of its own. What is wrong is reported, with its place."""
        players, rounds = tally.get("players"), tally.get(KEY)
        if not isinstance(players, (list, tuple)):
            return players
        for i, player in enumerate(players):
            if isinstance(player, Mapping) and KEY in player:
                report(next(unknown_keys([KEY], ())).within(f"players[{i}]").of(InvalidTally))
        if not isinstance(rounds, (list, tuple, type(None))) or len(rounds or ()) > self.most:
            report(self.not_rounds(rounds).within(KEY).of(InvalidTally))
            rounds = None
        names = [player["name"] for player in players if isinstance(player, Mapping) and "name" in player]
        known = [name for name in names if isinstance(name, str)]
        by_player = [self._by_player(each, known, f"{KEY}[{i}]", report) for i, each in enumerate(rounds or ())]
        return [
            {**player, KEY: [each.get(player["name"]) for each in by_player]}
            if isinstance(player, dict) and player.get("name") in known
            else player
            for player in players
        ]

    def _by_player(
        self, round: object, known: Sequence[str], place: str, report: Callable[[ScorerError], None]
    ) -> Mapping[str, object]:
        if not isinstance(round, Mapping):
            report(
                InvalidTally(
                    N_("{value} is not a round."),
                    place=place,
                    allowed=N_("an object with what each player has in it, by the name"),
                    rule=self.rule,
                    value=show(round),
                    code="not-a-round",
                )
            )
            return {name: {field.key: field.blank(0, 1) for field in self.of} for name in known}
        for name in round:
            if name not in known:
                report(
                    InvalidTally(
                        N_("There is no player “{name}”."),
                        place=place,
                        known=known,
                        name=name[:40] if isinstance(name, str) else show(name),
                        code="unknown-player",
                    )
                )
        return round

    def gather(self, tally: dict[str, object]) -> None:
        """Puts the rounds that each player of a tally has in it into rounds of the table."""
        players = cast("list[dict[str, list[object]]]", tally["players"])
        own = {str(player["name"]): player.pop(KEY, []) for player in players}
        rounds: list[dict[str, object]] = [{} for _ in range(max([len(each) for each in own.values()], default=0))]
        for name, entries in own.items():
            for round, entry in zip(rounds, entries, strict=False):
                if entry is not None:
                    round[name] = entry
        if rounds:
            tally[KEY] = rounds

    def place_in_tally(self, error: ScorerError, players: object) -> ScorerError:
        """An error of the players with its place in the tally: `rounds[2].Ann.bid` for `[0].rounds[2].bid`."""
        seat, separator, rest = error.place.partition(f"].{KEY}")
        if not separator:
            return error.within("players")
        number, _, inner = rest.partition("]")
        error.place = inner.removeprefix(".")
        if number:
            player = cast("Sequence[Mapping[str, str]]", players)[int(seat[1:])]
            error = error.within(at(player["name"])).within(f"{number}]")
        return error.within(KEY)


def say_rounds(line: Line, say: Language) -> str:
    """The points of each round as a sentence: `Round 1: 20, Round 2: −10`; for `explain` of a game.

    Of a line with one item a round, whose `count` is the number of the round.
    """
    points = [(item.count, item.points) for item in line.items if item.count]
    if not points:
        return say.gettext("no rounds yet")
    return say.amounts([(say.gettext(ROUND, number=number), each) for number, each in points])


def round_items(points: Iterable[int], what: str = "round") -> tuple[Item, ...]:
    """The items of a line that has one a round: the number of the round (from 1) and its points; before the first 0."""
    items = [Item(what, number, each) for number, each in enumerate(points, start=1)]
    return tuple(items or [Item(what, 0, 0)])
