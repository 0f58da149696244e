"""The shapes of the JSON that `to_dict` gives, for type checkers. The JSON Schemas say the same, with the limits.

    >>> import scorer
    >>> from scorer.shapes import SheetDict
    >>> def best(sheet: SheetDict) -> int:
    ...     return max(player["total"] for player in sheet["players"])
    >>> players = [{"name": "Anna", "track": 34}, {"name": "Ben", "track": 31}]
    >>> best(scorer.score({"game": "africa", "players": players}).to_dict())
    34

What a player of a tally has differs from game to game, and so does what a move says: these are plain dictionaries.
"""

from typing import Any, NotRequired, TypedDict


class ItemDict(TypedDict):
    """One thing that gives points."""

    what: str
    count: int
    points: int
    of: NotRequired[list[str]]
    label: NotRequired[bool]


class LineDict(TypedDict):
    """One category of one player."""

    category: str
    points: int
    rule: str
    text: str
    items: list[ItemDict]


class PlayerDict(TypedDict):
    """One player's result."""

    name: str
    total: int
    rank: int
    winner: bool
    lines: list[LineDict]


class DecisionDict(TypedDict):
    """Why the winners have won."""

    rule: str
    text: str
    items: list[ItemDict]


class DisputedDict(TypedDict):
    """Another reading that changes something; lists where it takes several together."""

    ruling: str | list[str]
    reading: str | list[str]
    totals: dict[str, int]
    winners: list[str]
    changes_winner: bool


class TallyDict(TypedDict):
    """What lies in front of the players when the game ends."""

    game: str
    edition: NotRequired[str | None]
    rulings: NotRequired[dict[str, str]]
    players: list[dict[str, Any]]


class SheetDict(TypedDict):
    """A scored game."""

    game: str
    edition: str | None
    rulings: dict[str, str]
    players: list[PlayerDict]
    winners: list[str]
    tie_break: str | None
    decision: DecisionDict
    disputed: list[DisputedDict]
    tally: TallyDict


class ReadingDict(TypedDict):
    """One reading of a disputed ruling."""

    reading: str
    text: str
    stated_by: list[str]


class RuleDict(TypedDict):
    """An entry of the rules reference. The last three belong to rulings."""

    id: str
    game: str
    kind: str
    section: str
    title: str
    text: str
    sources: dict[str, str]
    difference: str
    see: list[str]
    words: str
    status: str
    readings: NotRequired[list[ReadingDict]]
    default: NotRequired[str]
    reason: NotRequired[str]


class ErrorDict(TypedDict):
    """Something that is wrong."""

    code: str
    kind: str
    place: str
    rule: str | None
    text: str
    allowed: str
    values: dict[str, str | int | float]


class FieldDict(TypedDict):
    """One thing that a player counts: a row of a form."""

    key: str
    kind: str
    question: str
    help: str
    form: str
    rule: str
    required: bool
    schema: dict[str, Any]
    names: dict[str, list[str]]


class CategoryDict(TypedDict):
    """One line of the sheet: a row of a table of results."""

    id: str
    label: str
    rulings: list[str]
    items: list[str]


class RulingDict(TypedDict):
    """A disputed question."""

    id: str
    question: str
    readings: list[ReadingDict]
    default: str


LimitsDict = TypedDict("LimitsDict", {"from": int, "to": int})
"""The fewest and the most."""


class GameDict(TypedDict):
    """A game as other programs see it."""

    id: str
    name: str
    published: str
    players: LimitsDict
    editions: list[str]
    fields: list[FieldDict]
    one_of: list[str]
    categories: list[CategoryDict]
    rulings: list[RulingDict]
