"""The types of the JSON that `to_dict` returns, for type checkers. The JSON Schemas say the same, with the limits.

    >>> import scorer
    >>> from scorer.shapes import SheetDict
    >>> def best(sheet: SheetDict) -> int:
    ...     return max(player["total"] for player in sheet["players"])
    >>> players = [{"name": "Anna", "track": 34}, {"name": "Ben", "track": 31}]
    >>> best(scorer.score({"game": "africa", "players": players}).to_dict())
    34

A player of a tally has other keys in each game, and so has a move: their type is a plain dictionary.
"""

from typing import Any, Literal, NotRequired, TypedDict

Doubt = Literal["differ", "silent", "unclear"]
"""Why a ruling is disputed.

- `differ`: rulebooks print different readings.
- `silent`: no rulebook answers the question.
- `unclear`: one reading is printed, and the sentence can be read in another way.
"""


class ItemDict(TypedDict):
    """One entry of a line: a thing that gives points, or one that a player has and that gives none."""

    what: str
    """A key that its category declares, the same in every language, or a name that people gave."""
    count: int
    """How many there are; where points themselves are counted, the points."""
    points: int
    """The points for all of them together; may be negative."""
    of: NotRequired[list[str]]
    """The names that it is made of, or the players that it is shared with."""
    label: NotRequired[bool]
    """True if `what` is a name that people gave and that is also a key of the category."""


class LineDict(TypedDict):
    """The points of one player in one category."""

    category: str
    """The id of the category, or `adjust` for what the table agreed on against the rules."""
    points: int
    """The sum of the points of `items`."""
    rule: str | None
    """The id of the rule that gives the points, or denies them; null if `category` is `adjust`."""
    text: str
    """A sentence that says why, in the language that was asked for."""
    items: list[ItemDict]
    """What the points are made of."""


class PlayerDict(TypedDict):
    """The result of one player."""

    name: str
    """The name, as in the tally."""
    team: NotRequired[str]
    """The name of the team; left out if the player is in none."""
    total: int
    """The sum of the points of `lines`."""
    rank: int
    """1 is best; equals share a rank, and the next one is skipped (1, 1, 3)."""
    winner: bool
    """Whether the player wins or shares the victory."""
    lines: list[LineDict]
    """The line of each category, last `adjust` if the tally has it."""


class DecisionDict(TypedDict):
    """Why the winners have won."""

    rule: str
    """The id of the rule that decided: that of most points, of a tie-break, or of a shared victory."""
    text: str
    """A sentence that says it, in the language that was asked for."""
    items: list[ItemDict]
    """One for each winner, or after a tie-break for each player who was tied: the name, and the amount compared."""


class DisputedDict(TypedDict):
    """Another reading that changes a total or the winners."""

    ruling: str | list[str]
    """The id of the ruling; a list if several readings change the winners only together."""
    reading: str | list[str]
    """The other reading; a list with that of each ruling if `ruling` is a list."""
    totals: dict[str, int]
    """The total of each player under it, by name."""
    winners: list[str]
    """The names of the players who win under it."""
    changes_winner: bool
    """Whether these are others than those of the sheet."""
    doubt: Doubt
    """Why it is disputed."""


class PlayDisputeDict(TypedDict):
    """Another reading of a ruling of play under which the same moves bring about something else."""

    ruling: str
    """The id of the ruling."""
    reading: str
    """The other reading."""
    move: int
    """The number, from 1, of the first move that brings about something else, or that is not possible."""
    possible: bool
    """Whether all moves of the game are possible under it."""
    over: bool
    """Whether the game is over under it, after all moves or before the one that is not possible."""
    totals: dict[str, int]
    """The total of each player then, by name."""
    winners: list[str]
    """The names of the players with the most points then."""
    changes_winner: bool
    """Whether these are others than those of the sheet; false if nobody can know, as the game would have gone on."""
    doubt: Doubt
    """Why it is disputed."""
    text: str
    """A sentence that says it, in the language that was asked for."""


class ChangeDict(TypedDict):
    """A change of one amount of one player after which others would win."""

    player: str
    """The name of the player."""
    field: str
    """The key of the field in the tally."""
    part: str
    """The kind, card or value within the field, or the place in a list, from `"1"`; empty if it is one amount."""
    by: int
    """The change: more if positive, less if negative."""
    winners: list[str]
    """The names of the players who would win."""


class WithoutDict(TypedDict):
    """A category without whose points others would win."""

    category: str
    """The id of the category; `adjust` for what the table agreed on against the rules."""
    winners: list[str]
    """The names of the players who would win."""


class DecidedDict(TypedDict):
    """What decided a finished game, and how close it was."""

    margin: int | None
    """The points between the winners and the best of the others; null if all have won."""
    changes: list[ChangeDict]
    """All the smallest changes of one amount after which others would win."""
    without: list[WithoutDict]
    """The categories without whose points others would win."""
    readings: list[DisputedDict]
    """The other readings under which others win."""
    text: str
    """One line that says how close it was and what to count again."""
    lines: list[str]
    """Sentences that say what each change would lead to."""


class TallyDict(TypedDict):
    """What lies in front of the players when the game ends."""

    game: str
    """The id of the game."""
    edition: NotRequired[str | None]
    """The language of the printed rulebook whose readings hold."""
    rulings: NotRequired[dict[str, str]]
    """The chosen readings, by the ids of the rulings; they go before those of the edition."""
    id: NotRequired[str | None]
    """A name for this game that stays through every correction; without effect on points."""
    began: NotRequired[str | None]
    """The name of the player who began; without effect on points."""
    players: list[dict[str, Any]]
    """What each player has, with `name`."""
    rounds: NotRequired[list[dict[str, object]] | None]
    """In a game of several rounds what each player has in each, by name."""


class SheetDict(TypedDict):
    """A scored game."""

    game: str
    """The id of the game."""
    edition: str | None
    """The edition whose readings were chosen; null if none was."""
    rulings: dict[str, str]
    """The reading in force of each ruling, by its id."""
    players: list[PlayerDict]
    """The result of each player, in the order of the tally."""
    winners: list[str]
    """The names of the players who win."""
    tie_break: str | None
    """The id of the tie-break that decided, or of the rule of a shared victory; null if there was no tie."""
    decision: DecisionDict
    """Why the winners have won."""
    disputed: list[DisputedDict]
    """The other readings that change a total or the winners."""
    disputed_in_play: NotRequired[list[PlayDisputeDict]]
    """The same of the rulings of play; only of a game that was followed."""
    tally: TallyDict
    """The tally that was scored."""
    decided: NotRequired[DecidedDict]
    """What decided; only if it was asked for."""


class SeatDict(TypedDict):
    """A player of a game in the logbook."""

    name: str
    """The name at the table."""
    person: str
    """The name of the person, who may have several names at tables."""
    total: int | None
    """The points; null if they are not known."""
    rank: int | None
    """The rank, from 1; null if the points are not known."""
    winner: bool
    """Whether the player won or shared the victory."""


class PlayDict(TypedDict):
    """A game in the logbook."""

    play: str
    """The id of the play."""
    at: str
    """When it ended: `2026-11-22T21:40+01:00`, or only the day."""
    game: str
    """The id of the game."""
    players: list[SeatDict]
    """The players, in the order of the table."""
    winners: list[str]
    """The names of the players who won."""
    began: str | None
    """The name of the player who began; null if it is not known."""
    place: str
    """Where it was played; may be empty."""
    note: str
    """What somebody has written about it; may be empty."""
    minutes: int | None
    """How long it took; null if it is not known."""
    told: list[int] | None
    """The totals that the players were told that evening, in the order of the players; null if there are none."""
    tally: TallyDict | None
    """The tally; null if only the points are known."""
    record: bool
    """Whether the moves are known."""


class ReadingDict(TypedDict):
    """One reading of a disputed ruling."""

    reading: str
    """Its key: `down`."""
    text: str
    """What it means, in the language that was asked for."""
    stated_by: list[str]
    """The editions whose rulebook states it."""


class RuleDict(TypedDict):
    """An entry of the rules reference. Only rulings have the last three keys; `--sources` adds `headings`."""

    id: str
    """The id: `africa.score.goods`."""
    game: str
    """The id of the game."""
    kind: str
    """`rule`, `ruling`, `question` or `term`."""
    section: str
    """The section of the reference that it belongs to: `scoring`."""
    title: str
    """The heading, in the language that was asked for, as are all texts."""
    text: str
    """The rule, the answer, what a term means, or the question of a ruling."""
    sources: dict[str, str]
    """What the rulebook of each edition says of it: `agrees`, `silent` or `differs`."""
    difference: str
    """How the editions differ; may be empty."""
    see: list[str]
    """The ids of related entries."""
    words: str
    """Words for the search that are not in the texts, separated by commas; may be empty."""
    status: str
    """What kind of text it is: `source` (English), `official` (printed), `ours` (translated) or `outdated`."""
    headings: NotRequired[dict[str, str]]
    """The printed heading in the rulebook of each edition that has it."""
    readings: NotRequired[list[ReadingDict]]
    """The readings of a ruling, the default first."""
    default: NotRequired[str]
    """The key of the default reading."""
    reason: NotRequired[str]
    """Why it is the default."""


class ErrorDict(TypedDict):
    """Something that is wrong."""

    code: str
    """A short key of what is wrong that never changes: `out-of-range`."""
    kind: str
    """The key of the class of the error: `invalid-tally`."""
    place: str
    """Where it stands in the input: `players[1].gems`; may be empty."""
    rule: str | None
    """The id of the rule behind it; null if there is none."""
    text: str
    """What is wrong, and nothing else: what a form shows beside the field."""
    allowed: str
    """What is allowed instead; may be empty."""
    values: dict[str, str | int | float]
    """What the text names, by the names in it."""


Kind = Literal["number", "flag", "points", "kinds", "cards", "values", "team", "adjust"]
"""What to draw for a field.

- `number`: a whole number.
- `flag`: yes or no.
- `points`: a sum of points, or a list of them.
- `kinds`: a count for each kind, also of kinds that the table names.
- `cards`: a count for each card.
- `values`: a count of cards for each value.
- `team`: the name of a team.
- `adjust`: points with a reason, several times.
"""


class PartDict(TypedDict):
    """One of several things that are counted one by one within a field: a kind of goods, a card."""

    key: str
    """Its key in the JSON of the field's value."""
    label: str
    """Its name, in the language that was asked for."""
    most: int
    """The highest count that a player can have of it."""
    group: str
    """The heading of its group, such as a colour; empty if there are no groups."""


class AnswerDict(TypedDict):
    """A value that was typed, or one of the choices of a question."""

    value: object
    """The value, as the JSON of a tally holds it."""
    shown: str
    """The value in words, to be shown to the person who typed it."""
    key: str
    """The key of the field."""


class QuestionDict(TypedDict):
    """What has to be asked, because a text that was typed has no meaning, or more than one."""

    reason: str
    """Why it is asked: `unknown`, `several`, `order`, `doubt`, `missing`, `unusual`, `refused`, `nothing` or `long`."""
    words: str
    """The words that it is about; if the reason is `unusual`, the highest usual number."""
    text: str
    """The question as a sentence."""
    choices: list[AnswerDict]
    """The values that can be meant; may be empty."""
    example: str
    """An answer that would be understood; may be empty."""
    new: str
    """A word that can be a kind that only this table has; may be empty."""


class FieldDict(TypedDict):
    """One thing that a player counts: a row of a form."""

    key: str
    """Its key in the JSON of a player."""
    kind: Kind
    """What to draw for it."""
    question: str
    """The question for a person, short enough for a label."""
    help: str
    """A sentence about what belongs there."""
    form: str
    """A few words on what can be typed; empty if the question says it."""
    rule: str
    """The id of the rule that it is counted for; empty for `adjust`."""
    required: bool
    """Whether a tally without it is refused; otherwise left out means none."""
    schema: dict[str, Any]
    """The JSON Schema of its value: type and limits."""
    parts: list[PartDict]
    """What is counted one by one within it; empty if it is one input."""
    names: dict[str, list[str]]
    """The names that can be typed for it, by their keys: for one, for several, and other words."""


class RoundsDict(TypedDict):
    """The rounds of a game in which every round is counted."""

    most: int
    """The highest number of rounds."""
    question: str
    """What they are called."""
    help: str
    """A sentence about what belongs there."""
    rule: str
    """The id of the rule that they are counted for."""
    fields: list[FieldDict]
    """What each player counts in each round."""


class CategoryDict(TypedDict):
    """One category of a sheet: a row of a table of results."""

    id: str
    """What `category` of its lines is."""
    label: str
    """Its heading."""
    rulings: list[str]
    """The ids of the disputed rulings that can change its points."""
    items: list[str]
    """The keys that `what` of its items can be, beside names that people gave (`statue`)."""


class RulingDict(TypedDict):
    """A question on which the printed rulebooks differ or that none answers clearly."""

    id: str
    """The id of the ruling and of its entry in the rules reference."""
    question: str
    """The question, in the language that was asked for."""
    readings: list[ReadingDict]
    """The readings, the default first."""
    default: str
    """The reading that is in force if neither the table nor an edition chooses another."""


LimitsDict = TypedDict("LimitsDict", {"from": int, "to": int})
LimitsDict.__doc__ = "The lowest and the highest number."


class GameDict(TypedDict):
    """A game as other programs see it: enough to draw a form for its tally and a table for its sheet."""

    id: str
    """The id of the game."""
    name: str
    """The name as printed on the box; the same in every language."""
    published: str
    """Designer, publisher and year."""
    players: LimitsDict
    """The lowest and the highest number of players."""
    editions: list[str]
    """The languages of the printed rulebooks that its rules were read from."""
    fields: list[FieldDict]
    """What each player counts, beside the name, in the order in which it is asked."""
    rounds: NotRequired[RoundsDict]
    """What each player counts in each round; left out if the game has no rounds."""
    one_of: list[str]
    """Keys of fields of which each player has exactly one; empty if there are none."""
    running: list[str]
    """Keys of fields whose values are points that grow while the game is played."""
    categories: list[CategoryDict]
    """The categories of its sheet, in their order."""
    rulings: list[RulingDict]
    """Its disputed rulings, of scoring and of play."""
    adjust: FieldDict
    """The field for what the table agreed on against the rules, the same in every game."""
