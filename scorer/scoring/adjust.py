"""What the table agreed on although it is against the rules: points more or fewer for a player, each with the reason.

In JSON a player of any game, also of another package, may have `adjust`, a list of `{"points": -2, "why": "…"}`. It
belongs to the tally, and no game knows of it: if anybody has one, each player has one line more, without a rule, and no
reading changes it. Partners have one total: what was agreed of one counts for the team.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, cast

from ..model import Item, Line
from ..text.errors import InvalidTally, InvalidValue, ScorerError
from ..text.i18n import N_, NP_, signed
from ..text.names import LONGEST, NAME, is_name, look
from .fields import Domain, Field, Label, Whole, missing, show, unknown_keys, whole

if TYPE_CHECKING:
    from ..text.i18n import Language

KEY = "adjust"
"""The key in the JSON of a player, and the category of the line on the sheet."""
MOST_POINTS = 1000
"""The most points, more or fewer, of one adjustment."""
MOST = 20
"""The most adjustments of one player."""
OFFERED = 5
"""The most points, more or fewer, that a key on the phone is offered for; others are typed."""
HEADING = N_("Agreed at the table")
_KEYS = ("points", "why")


class Adjustment(NamedTuple):
    """Points more or fewer for a player that the table agreed on against the rules."""

    points: int
    """The points, from -1000 to 1000; negative if they are taken away."""
    why: str
    """The reason in the words of the table, on one line of 1 to 100 characters."""


Adjustments = Mapping[str, tuple[Adjustment, ...]]
"""The adjustments of each player who has any, by name."""


class AgreedPoints(Whole):
    """Points more or, negative, fewer, while a game is followed."""

    def typed(self, text: str, say: Language, state: object = None) -> object:
        from ..typed.agreed import points_of

        number = points_of(text)
        return super().typed(text, say, state) if number is None else number

    def form(self, say: Language) -> str:  # as others do
        return "−2, +3"

    def domain(self, state: object) -> Domain:  # as others do
        return Domain([*range(-OFFERED, 0), *range(1, OFFERED + 1)], more=True)

    def spoken(self, value: int, say: Language) -> str:  # as others do
        return with_sign(value)


class Reason(Label):
    """Why something was agreed on, in the words of the table."""

    longest: int = 40

    def read(self, value: object) -> str:
        if type(value) is str and is_name(value):
            return value
        raise self.refuse(
            N_("{value} is not a reason."),
            N_("text on one line that is not empty, {longest} characters at most"),
            value=show(value),
            longest=LONGEST,
            code="not-a-reason",
        )


POINTS = AgreedPoints(
    "points",
    N_("How many points?"),
    N_("Points more or, with a minus sign, fewer."),
    "",
    low=-MOST_POINTS,
    high=MOST_POINTS,
    required=True,
)
REASON = Reason("why", N_("Why?"), N_("The reason, in a few words; it stands on the sheet."), "", required=True)
"""What a table tells of one thing that it agrees on, while a game is followed."""


class Adjust(Field):
    """What the table agreed on of a player. It stands in no `Player` of a game: the tally has it, by the names."""

    empty: object = ()
    kind: str = KEY
    sort: type = tuple
    longest: int = LONGEST
    unit: str = NP_("vocabulary", "agreed | agreement | adjusted || agreed")

    def __init__(self) -> None:
        help = N_("Points more or fewer that the table agreed on although no rule gives them, each with the reason.")
        super().__init__(KEY, HEADING, help, "")

    def read(self, value: object) -> tuple[Adjustment, ...]:
        for error in self.faults(value):
            raise error
        entries = cast("Sequence[Mapping[str, object]]", value)
        return tuple([Adjustment(_points(entry["points"]), str(entry["why"])) for entry in entries])

    def faults(self, value: object) -> Iterator[ScorerError]:
        if not isinstance(value, (list, tuple)) or len(value) > MOST:
            yield self.refuse(
                N_("{value} is not a list of what was agreed on."),
                N_("a list of at most {most} entries, each with the keys {keys}"),
                value=show(value),
                most=MOST,
                keys=", ".join(_KEYS),
                code="not-adjustments",
            )
            return
        for i, entry in enumerate(value):
            for error in self._faults_of(entry):
                yield error.within(f"[{i}]")

    def _faults_of(self, entry: object) -> Iterator[ScorerError]:
        if not isinstance(entry, Mapping):
            yield self.refuse(
                N_("{value} is not something that was agreed on."),
                N_("an object with the keys {keys}"),
                value=show(entry),
                keys=", ".join(_KEYS),
                code="not-an-adjustment",
            )
            return
        yield from unknown_keys(entry, _KEYS)
        for key in _KEYS:
            if entry.get(key) is None:
                yield missing(key, key)
        try:
            if entry.get("points") is not None:
                _points(entry["points"])
        except InvalidValue as error:
            yield error.within("points")
        try:
            if entry.get("why") is not None:
                REASON.read(entry["why"])
        except InvalidValue as error:
            yield error.within("why")

    def write(self, value: Iterable[Adjustment]) -> object:
        return [{"points": points, "why": why} for points, why in value]

    def meant(self, value: object) -> object:
        return tuple(sorted(self.read(value)))

    def spoken(self, value: Sequence[Mapping[str, object]], say: Language) -> str:
        return say_entries([(int(str(entry["points"])), str(entry["why"])) for entry in value], say)

    def form(self, say: Language) -> str:
        return say.gettext("−2 and the reason")

    def schema(self) -> dict[str, object]:
        return self.schema_of(self.schema_of_entry())

    def schema_of_entry(self) -> dict[str, object]:
        """The JSON Schema of an entry."""
        return {
            "type": "object",
            "required": list(_KEYS),
            "properties": {
                "points": {"type": "integer", "minimum": -MOST_POINTS, "maximum": MOST_POINTS},
                "why": {"type": "string", "pattern": NAME},
            },
            "additionalProperties": False,
        }

    def schema_of(self, entry: dict[str, object]) -> dict[str, object]:
        """The JSON Schema of a list of entries, with that of an entry."""
        return {"type": "array", "maxItems": MOST, "items": entry}


def _points(value: object) -> int:
    return whole(value, -MOST_POINTS, MOST_POINTS)


ADJUST = Adjust()
"""The one for all games."""


def adjust_in(players: object) -> Adjustments:
    """What was agreed on, by the names, in the players of a tally as JSON that were found right."""
    adjust: dict[str, tuple[Adjustment, ...]] = {}
    for player in players if isinstance(players, (list, tuple)) else ():
        entries = player.get(KEY) if isinstance(player, dict) else None
        if entries and not any([True for _ in ADJUST.faults(entries)]):
            adjust[str(player.get("name"))] = ADJUST.read(entries)
    return adjust


def by_player(adjust: Adjustments, names: Sequence[str], report: Callable[[ScorerError], object]) -> Adjustments:
    """Returns the same by the names as the players have them. Each name that is nobody's is reported."""
    by_look = {look(name): name for name in names}
    own: dict[str, tuple[Adjustment, ...]] = {}
    for name, entries in adjust.items():
        if look(name) in by_look:
            own[by_look[look(name)]] = entries
        else:
            what = N_("There is no player “{name}”.")
            report(InvalidTally(what, place=KEY, known=names, name=name[:40], code="unknown-player"))
    return own


def hiding(player: Mapping[str, object], hides: Callable[[str], bool]) -> Mapping[str, object]:
    """A player as JSON, in which `…` stands for each reason that is to be hidden: names may stand in it."""
    entries = player.get(KEY)
    if not isinstance(entries, list):
        return player
    hidden = [
        {**each, "why": "…"} if isinstance(each, dict) and hides(str(each.get("why"))) else each for each in entries
    ]
    return {**player, KEY: hidden}


def hiding_in(line: Mapping[str, object], hides: Callable[[str], bool]) -> Mapping[str, object]:
    """A line of a record, in which `…` stands for each reason that is to be hidden."""
    moves = line.get("moves")
    if isinstance(moves, list):
        return {**line, "moves": [hiding_in(each, hides) if isinstance(each, dict) else each for each in moves]}
    return {**line, "why": "…"} if line.get("move") == KEY and hides(str(line.get("why"))) else line


def lines_of(names: Sequence[str], sides: Sequence[object], adjust: Adjustments) -> list[Line]:
    """One line for each of the players; those on the same side (`ranking.sides_of`) have the same."""
    items: dict[object, list[Item]] = {side: [] for side in sides}
    for name, side in zip(names, sides, strict=True):
        items[side] += [Item(why, 1, points, label=True) for points, why in adjust.get(name, ())]
    return [Line(KEY, None, tuple(items[side])) for side in sides]


def explain(line: Line, say: Language) -> str:
    """What was agreed on of a player, as a sentence."""
    return say_entries([(item.points, item.what) for item in line.items], say)


def say_entries(entries: Iterable[tuple[int, str]], say: Language) -> str:
    """Points and reasons: `−2: forgot a camp; +3: lent two tiles`; in words where there are none."""
    sentences = [say.gettext("{place}: {message}", place=with_sign(points), message=why) for points, why in entries]
    return say.series(sentences) if sentences else say.gettext("nothing was agreed on")


def with_sign(points: int) -> str:
    """Points more or fewer, as people read them: +3, −2."""
    return f"+{points}" if points > 0 else signed(points)
