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

from typing import Any, Literal, NotRequired, TypedDict

Doubt = Literal["differ", "silent", "unclear"]
"""Rulebooks print different readings; none says it; a sentence of theirs can be read in two ways."""


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
    rule: str | None
    """None of the line `adjust`, which is last and only there if the table agreed on something against the rules."""
    text: str
    items: list[ItemDict]


class PlayerDict(TypedDict):
    """One player's result."""

    name: str
    team: NotRequired[str]
    """Only of who plays in one."""
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
    doubt: Doubt


class PlayDisputeDict(TypedDict):
    """Another reading of a ruling of play under which the same moves bring about something else."""

    ruling: str
    reading: str
    move: int
    possible: bool
    over: bool
    totals: dict[str, int]
    winners: list[str]
    changes_winner: bool
    doubt: Doubt
    text: str


class ChangeDict(TypedDict):
    """One amount that would have to be another for others to win."""

    player: str
    field: str
    part: str
    by: int
    winners: list[str]


class WithoutDict(TypedDict):
    """A category, or what the table agreed on (`adjust`), without which others would win."""

    category: str
    winners: list[str]


class DecidedDict(TypedDict):
    """What decided a finished game. `text` and `lines` say it."""

    margin: int | None
    changes: list[ChangeDict]
    without: list[WithoutDict]
    readings: list[DisputedDict]
    text: str
    lines: list[str]


class TallyDict(TypedDict):
    """What lies in front of the players when the game ends."""

    game: str
    edition: NotRequired[str | None]
    rulings: NotRequired[dict[str, str]]
    id: NotRequired[str | None]
    began: NotRequired[str | None]
    players: list[dict[str, Any]]
    rounds: NotRequired[list[dict[str, object]] | None]
    """In a game of several rounds what each player has in each, by the name."""


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
    disputed_in_play: NotRequired[list[PlayDisputeDict]]
    tally: TallyDict
    decided: NotRequired[DecidedDict]
    """Only where it was asked for."""


class SeatDict(TypedDict):
    """A player of a game in the logbook."""

    name: str
    person: str
    """Who that is, where somebody has several names."""
    total: int | None
    rank: int | None
    winner: bool


class PlayDict(TypedDict):
    """A game in the logbook."""

    play: str
    """The id."""
    at: str
    """When it ended: `2026-11-22T21:40+01:00`, or only the day."""
    game: str
    players: list[SeatDict]
    winners: list[str]
    began: str | None
    place: str
    note: str
    minutes: int | None
    told: list[int] | None
    """The totals as they were told that evening."""
    tally: TallyDict | None
    """None where only the points are known."""
    record: bool
    """Whether the moves are known."""


class ReadingDict(TypedDict):
    """One reading of a disputed ruling."""

    reading: str
    text: str
    stated_by: list[str]


class RuleDict(TypedDict):
    """An entry of the rules reference. The last three belong to rulings; `headings` is told with `--sources`."""

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
    headings: NotRequired[dict[str, str]]
    readings: NotRequired[list[ReadingDict]]
    default: NotRequired[str]
    reason: NotRequired[str]


class ErrorDict(TypedDict):
    """Something that is wrong."""

    code: str
    """A short name of what is wrong that never changes: `out-of-range`."""
    kind: str
    """What sort of error it is."""
    place: str
    """Where it stands: `players[1].gems`; may be empty."""
    rule: str | None
    """The id of the rule behind it."""
    text: str
    """Only what is wrong: what a form shows beside the field."""
    allowed: str
    """What is allowed instead; may be empty."""
    values: dict[str, str | int | float]
    """What the text names, by the names in it."""


Kind = Literal["number", "flag", "points", "kinds", "cards", "values", "team", "adjust"]
"""What to draw for a field: a number, yes or no, a sum or a list of points, a count for each kind, cards, a count for
each value, the name of a team, points with a reason."""


class PartDict(TypedDict):
    """One of several things that are counted one by one within a field: a kind of goods, a card."""

    key: str
    """How the JSON of a tally calls it."""
    label: str
    """How people call it."""
    most: int
    """The highest count of it."""
    group: str
    """What it stands under; nothing where there are no groups."""


class AnswerDict(TypedDict):
    """What somebody typed, as a value."""

    value: object
    shown: str
    key: str


class QuestionDict(TypedDict):
    """What has to be asked before something typed can be counted."""

    reason: str
    words: str
    text: str
    choices: list[AnswerDict]
    example: str
    new: str


class FieldDict(TypedDict):
    """One thing that a player counts: a row of a form."""

    key: str
    """Its key in the JSON of a tally."""
    kind: Kind
    """What to draw for it."""
    question: str
    """What a person is asked; short enough for a label."""
    help: str
    """What belongs there, in a sentence."""
    form: str
    """What may be typed, in a few words; nothing where that is clear."""
    rule: str
    """The id of the rule that needs it; empty of `adjust`."""
    required: bool
    """Whether it may not be left out."""
    schema: dict[str, Any]
    """The JSON Schema of its value: type and limits."""
    parts: list[PartDict]
    """What is counted one by one within it; nothing where it is one number."""
    names: dict[str, list[str]]
    """The names that can be typed for it, by their keys: one, several, and what else people say."""


class RoundsDict(TypedDict):
    """The rounds of a game."""

    most: int
    """The highest number of rounds."""
    question: str
    """What they are called."""
    help: str
    rule: str
    """The id of the rule that needs them."""
    fields: list[FieldDict]
    """What each player counts in each round."""


class CategoryDict(TypedDict):
    """One line of the sheet: a row of a table of results."""

    id: str
    """What a line of a sheet calls it."""
    label: str
    """Its heading."""
    rulings: list[str]
    """The ids of the disputed rulings that can change it."""
    items: list[str]
    """The keys that its items can have."""


class RulingDict(TypedDict):
    """A disputed question."""

    id: str
    question: str
    readings: list[ReadingDict]
    default: str
    """The reading that is taken where nothing else is chosen."""


LimitsDict = TypedDict("LimitsDict", {"from": int, "to": int})
"""The fewest and the most."""


class GameDict(TypedDict):
    """A game as other programs see it: enough to draw a form for its tally and a table for its sheet."""

    id: str
    name: str
    """As printed on the box; the same in every language."""
    published: str
    players: LimitsDict
    """The fewest and the most."""
    editions: list[str]
    """The languages of its rulebooks that were read."""
    fields: list[FieldDict]
    """What each player counts, beside the name."""
    rounds: NotRequired[RoundsDict]
    """Only of a game of several rounds."""
    one_of: list[str]
    """Keys of fields of which a player has exactly one; empty if there are none."""
    running: list[str]
    """Keys of fields whose values are points that grow while it is played."""
    categories: list[CategoryDict]
    rulings: list[RulingDict]
    adjust: FieldDict
    """What the table agreed on against the rules: a player of a tally of any game may have it."""
