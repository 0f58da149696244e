"""Lines that people type while a game is followed: reading them, and writing a move as it can be typed."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

from ..scoring.fields import Field, Flag, Label, OneOf, Several, Teller, Who, Whole
from ..text.errors import ScorerError
from ..text.i18n import N_
from .moves import (
    OF_ALL,
    Adjust,
    IllegalMove,
    Move,
    Short,
    State,
    current_player,
    kit_of,
    move_so_far,
    moves,
    play,
    read_move,
    refuse_untimely,
    why_not,
)
from .offers import decline_move

if TYPE_CHECKING:
    from ..text.i18n import Language
    from ..typed.question import Answer, Question
    from ..typed.situation import Head, Values


def read_line(
    state: State, line: str, say: Language, commands: Sequence[Head] = (), new: Collection[str] = ()
) -> Answer | Question:
    """Returns what a line means in a state.

    An `Answer` with a move (as far as it is told) or a command, or a `Question`.

    `commands` are what can be typed besides moves; `new` are names that the table has confirmed as new. The value of
    the answer is JSON with the name of the move under `move`.
    """
    from ..typed.moves import Reader

    following = Following(state, say, commands)
    return _read_adjust(following, line, say) or Reader(following, say, new).line(line)


def _read_adjust(following: Following, line: str, say: Language) -> Answer | Question | None:
    """What a line says that tells what the table agreed on: `adjust Ben -2 forgot a camp`; None if it does not.

    The reason is taken as it was typed, whatever its words mean elsewhere.
    """
    from ..typed.agreed import entries
    from ..typed.heads import heads_at, player_at
    from ..typed.line import behind, cut_line
    from ..typed.question import Answer, Question

    words = cut_line(line)
    first, rest = player_at(words, following.players)
    found = heads_at(rest or words, following.heads)
    if len(found) != 1 or found[0][0].name != Adjust.name:
        return None
    rest = found[0][1]
    player, left = player_at(rest, following.players)
    told = entries(behind(line, len(words) - len(left or rest))) or ()
    if not told and not (player or first) and len(rest) > 1:
        told = entries(behind(line, len(words) - len(rest) + 1)) or ()
        try:
            player = str(Adjust.fields[0].typed(rest[0].text, say, following.state)) if told else ""
        except ScorerError as error:
            return Question("refused", rest[0].text[:40], error=error)
    if len(told) != 1:
        return None
    why = str(told[0]["why"])
    if re.fullmatch('"[^"]+"', why):  # as a move is shown to be typed again
        why = why[1:-1]
    values = {**({"player": player or first} if player or first else {}), **told[0], "why": why}
    return Answer({"move": Adjust.name, **values}, following.text_of(Adjust.name, values), "move")


def read_value(
    state: State, value: Mapping[str, object], key: str, text: str, *, say: Language, new: Collection[str] = ()
) -> Answer | Question:
    """Returns what a text means as the value of a move under `key`: an `Answer`, or a `Question`.

    `value` is the move so far, as `read_line` returns it; `new` are names that the table has confirmed as new.
    """
    from ..typed.moves import Reader

    values = dict(value)
    name = str(values.pop("move"))
    return Reader(Following(state, say), say, new).value(text, name, key, values)


def ask_next(state: State, value: Mapping[str, object]) -> Field | None:
    """Returns the field to ask for next, given a move as `read_line` returns it; None if it is complete."""
    kind = moves(state.setup.game)[str(value["move"])]
    told = {key: each for key, each in value.items() if each is not None}
    return next((f for f in kit_of(state).open_fields(state, kind, told) if f.key not in value), None)


def choices_now(state: State, value: Mapping[str, object], field: Field, say: Language) -> Sequence[str]:
    """Returns what can be said for a field of a move, in words of the language `say`.

    These are the values of legal moves with the values given so far; where any name or number will do, what the field
    suggests.
    """
    kind = moves(state.setup.game)[str(value["move"])]
    if isinstance(field, (Label, Several)) or (isinstance(field, Whole) and not field.choices(say, state)):
        return field.choices(say, state)
    fields = {each.key: each for each in kind.fields}
    told = {key: fields[key].read(each) for key, each in value.items() if key in fields and each is not None}
    told.pop(field.key, None)
    found: dict[object, None] = {}
    for move in islice(kit_of(state).part(kind).legal(state), _LOOKED_AT):
        if all([getattr(move, key) == each for key, each in told.items()]):
            found[getattr(move, field.key)] = None
    words = [field.spoken(field.write(each), say) for each in found if each != field.empty or isinstance(field, Whole)]
    return [word for word in field.choices(say, state) if word in words] or words


_EXAMPLES = 4
"""The lines that are shown as examples."""
_LOOKED_AT = 3000
"""The legal moves that are looked at for what can be said; nobody reads more choices."""


def move_of(state: State, value: Mapping[str, object]) -> Move:
    """Returns the move of a complete answer of `read_line`.

    Raises `InvalidMove` if a key or a value is wrong or missing.
    """
    return read_move(state.setup.game, {key: each for key, each in value.items() if each is not None})


def word_of(kind: type[Move], say: Language) -> str:
    """Returns the word that is typed for a kind of move, in the language `say`."""
    return say.pgettext("move", kind.word or kind.name)


def kind_named(state: State, text: str, say: Language) -> type[Move] | None:
    """Returns the kind of move whose word a text begins with, possible now or not; None if there is none."""
    from ..typed.heads import heads_at
    from ..typed.line import cut_line

    found = heads_at(cut_line(text), Following(state, say).heads)
    return moves(state.setup.game)[found[0][0].name] if found else None


def implied_decline(state: State, text: str, say: Language, commands: Sequence[Head] = ()) -> Move | None:
    """Returns the move that turns down what is offered, where a line only makes sense after it; None otherwise."""
    from ..typed.question import Answer

    move = decline_move(state)
    if move is None:
        return None
    now = read_line(state, text, say, commands)
    if isinstance(now, Answer) or now.choices:
        return None
    then = read_line(play(state, move), text, say, commands)
    return move if isinstance(then, Answer) or then.choices or then.new else None


def split_line(state: State, text: str, say: Language, commands: Sequence[Head] = ()) -> list[str]:
    """Returns the two lines of one that says a move and what is done with what it offers: a statue, for Ann's drum.

    Returns the text alone if it is anything else, or if it can be shared in more than one way.
    """
    from ..typed.line import cut_line, has_role
    from ..typed.question import Question
    from ..typed.readings import as_line

    found = read_line(state, text, say, commands)
    if not isinstance(found, Question) or found.choices:
        return [text]
    words, ways = cut_line(text), []
    for i in range(1, min(len(words), _FIRST + 1)):
        first, rest = as_line(words[:i]), as_line(words[i + has_role(words[i].text, _BETWEEN, say) :])
        after = _after(state, first, say, commands) if rest else None
        if after and decline_move(after) and _after(after, rest, say, commands):
            ways.append([first, rest])
    return ways[0] if len(ways) == 1 else [text]


_FIRST = 6
"""The words of the longest first move of a line that is looked for."""
_BETWEEN = frozenset({"sep", "and", "gain"})
"""The roles of words between a move and what is done with what it offers: and, for."""


def _after(state: State, text: str, say: Language, commands: Sequence[Head]) -> State | None:
    """The state after a move that a line says completely; None if it says none, or one that is not legal."""
    from ..typed.question import Answer

    found = read_line(state, text, say, commands)
    if not isinstance(found, Answer) or found.key != "move":
        return None
    assert isinstance(found.value, dict)
    value = dict(found.value)
    while field := ask_next(state, value):
        if field.required or field.needed:
            return None
        value[field.key] = None
    move = move_of(state, value)
    return play(state, move) if why_not(state, move) is None else None


def shown_word(short: Short) -> str:
    """Returns the word by which a short word is shown, the first of two or more letters; empty if never shown."""
    if short.whole:
        return ""
    return next((word for word in short.words if sum(map(str.isalpha, word)) > 1), "")


def is_possible(state: State, kind: type[Move]) -> bool:
    """Returns whether some move of a kind can be made now."""
    return refuse_untimely(state, kind) is None and next(kit_of(state).part(kind).legal(state), None) is not None


def find_kinds(state: State) -> Iterator[type[Move]]:
    """Yields the kinds of moves of which at least one is possible now, in the order of the kit."""
    kit = kit_of(state)
    for kind in kit.kinds_now(state):
        if next(kit.part(kind).legal(state), None) is not None:
            yield kind


class Following:
    """A game that is followed, in the form in which the reader of typed lines needs it."""

    def __init__(self, state: State, say: Language, commands: Sequence[Head] = ()) -> None:
        self.state = state
        """The state of the game."""
        self.players: Sequence[str] = state.setup.players
        """The names of the players, in the order of their turns."""
        self.player: str | None = current_player(state)
        """The player whose turn it is; None if nobody's."""
        self._say = say
        self._kit = kit_of(state)
        self._kinds = moves(state.setup.game)
        self._commands = commands

    @cached_property
    def heads(self) -> Sequence[Head]:
        """All words that a line may begin with: those of moves, possible or not, short words, and commands."""
        from ..typed.phrases import listed
        from ..typed.situation import Head

        found = []
        for name, kind in self._kinds.items():
            words = [word_of(kind, self._say), *(self._say.forms(kind.also) if kind.also else ())]
            # What is rare is typed out: it would take the beginnings of other words away.
            shown = [""] if kind in OF_ALL else words[:1]
            english = listed(f"{name}|{kind.word}|{kind.also}")
            found.append(Head(name, shown, words, {}, english=english))
        for short in self._kit.shorts(self.state, self._say):
            words = list(short.words)
            found.append(
                Head(short.kind.name, [shown_word(short)], words, short.values, several=short.several, lead=short.lead)
            )
        return [*found, *self._commands]

    @cached_property
    def now(self) -> Sequence[str]:
        """The names of the moves that are possible now."""
        return [kind.name for kind in find_kinds(self.state)]

    @property
    def declining(self) -> str:
        """The name of the move that turns down what is offered; empty if nothing is."""
        return getattr(decline_move(self.state), "name", "")

    def slots(self, name: str, values: Values) -> Sequence[Field]:
        """Returns the fields that a move has to be asked for, given some values (JSON, by key)."""
        told = {key: value for key, value in values.items() if value is not None}
        return self._kit.open_fields(self.state, self._kinds[name], told)

    def slot(self, name: str, key: str) -> Field | None:
        """Returns the field of a move under a key, whether it is asked for or not; None if there is none."""
        return next((field for field in self._kinds[name].fields if field.key == key), None)

    def has_one_slot(self, name: str) -> bool:
        """Returns whether a move has exactly one field; its value may have any number of words."""
        return len(self._kinds[name].fields) == 1

    def bare(self) -> str:
        """Returns the name of the move whose value may be typed without a word before it; empty if there is none."""
        names = [kind.name for kind in islice(find_kinds(self.state), 2)]
        asked = self.slots(names[0], {}) if names else ()
        alone = len(names) == 1 or (len(asked) == 1 and not isinstance(asked[0], (Label, OneOf)))
        return names[0] if asked and alone else ""

    def refusal(self, name: str, values: Values) -> ScorerError | None:
        """Returns why a move with some values is not possible; None if it may be."""
        kind = self._kinds[name]
        if is_possible(self.state, kind):
            return None
        refused = why_not(self.state, move_so_far(kind, values))
        missing = refused is not None and bool(refused.place) and values.get(refused.root) is None
        if refused is None or (missing and any([value in (0, "") for value in refused.values.values()])):
            refused = not_now(word_of(kind, self._say), self.state, self._say)
            refused.rule = kind.rule
        asked = {field.key: self._say.gettext(field.question) for field in kind.fields}
        refused.place = "" if missing else asked.get(refused.root, refused.place)
        return refused

    def narrow(self, error: ScorerError, name: str, values: Values, key: str) -> ScorerError:
        """Returns the error for a value that is never possible, with the values that are possible now.

        Or why the move is not.
        """
        if refused := self.refusal(name, values):
            return refused
        field = next(field for field in self._kinds[name].fields if field.key == key)
        error.known = tuple(choices_now(self.state, {"move": name, **values}, field, self._say))
        return error

    def legal(self, name: str, values: Values) -> bool:
        """Returns whether a move is possible, as far as its values are given."""
        if not is_possible(self.state, self._kinds[name]):
            return False
        refused = why_not(self.state, move_so_far(self._kinds[name], values))
        return refused is None or (bool(refused.place) and values.get(refused.root) is None)

    def text_of(self, name: str, values: Values, *, whole: bool = False) -> str:
        """Returns a move as it is shown back to whoever typed it.

        With `whole` each value has the question of its field before it.
        """
        return partial_text(self._kinds[name], values, self._say, whole=whole)

    def unknown(self, word: str) -> ScorerError:
        """Returns the error for a word that begins no line, with the moves that are possible.

        For a number, lines that may have it.
        """
        refused = not_now(word, self.state, self._say)
        if word.isdecimal() and (lines := list(islice(self._with_number(int(word[:9])), _EXAMPLES))):
            refused.known = tuple(lines)
        return refused

    def _with_number(self, number: int) -> Iterator[str]:
        """Lines that would be understood with a number alone behind a word."""
        for head in self.heads:
            if head.name in self.now and head.shown[0]:
                asked = [slot for slot in self.slots(head.name, head.values) if slot.key not in head.values]
                fits = bool(asked) and _fits(asked[0], number)
                if fits and self.legal(head.name, {**head.values, asked[0].key: number}):
                    yield f"{head.shown[0]} {number}"


def _fits(field: Field, number: int) -> bool:
    """Whether a field can hold a number."""
    return isinstance(field, Whole) and field.low <= number <= field.high


def refuse_early(state: State, value: Mapping[str, object]) -> IllegalMove | None:
    """Returns why a value that is given already makes a move impossible, whatever follows; None if it does not."""
    kind = moves(state.setup.game)[str(value["move"])]
    refused = why_not(state, move_so_far(kind, value))
    if refused is None or flags_that_help(state, value):
        return None
    if value.get(refused.root) is not None:
        return refused
    # Of players all are known: one who can do nothing is refused, whatever follows. Who tells a move early is listed
    # nowhere, and refused for that alone.
    others = [field for field in kind.fields if isinstance(field, Who) and not isinstance(field, Teller)]
    for field in [field for field in others if value.get(field.key)]:
        legal = islice(kit_of(state).part(kind).legal(state), _LOOKED_AT)
        if not any([getattr(move, field.key) == value[field.key] for move in legal]):
            # What is not told yet is no reason: with what might be told there is one.
            might = {**value, refused.root: refused.known[0]} if refused.known else value
            return why_not(state, move_so_far(kind, might)) or refused
    return None


def flags_that_help(state: State, value: Mapping[str, object]) -> Sequence[Field]:
    """Returns the yes-or-no fields that are not given yet and would make an impossible move legal if answered yes."""
    kind = moves(state.setup.game)[str(value["move"])]
    if why_not(state, move_so_far(kind, value)) is None:
        return ()
    flags = [field for field in kind.fields if isinstance(field, Flag) and value.get(field.key) is None]
    return [flag for flag in flags if why_not(state, move_so_far(kind, {**value, flag.key: True})) is None]


def not_now(word: str, state: State, say: Language) -> IllegalMove:
    """Returns the error for a word of something that cannot be done now, with the moves that can."""
    if rule := kit_of(state).ended(state):
        return IllegalMove(N_("The game is over."), rule=rule)
    return IllegalMove(
        N_("“{word}” is not one of the moves that are possible now."),
        known=[word_of(kind, say) for kind in find_kinds(state)],
        word=word[:40],
    )


def partial_text(kind: type[Move], values: Values, say: Language, *, whole: bool = False) -> str:
    """Returns a move as text, as far as its values are given.

    With `whole` each value has the question of its field before it.
    """
    said = [(field, field.spoken(values[field.key], say)) for field in kind.fields if values.get(field.key) is not None]
    if whole:
        said = [
            (field, say.gettext("{question}: {value}", question=say.gettext(field.question), value=value))
            for field, value in said
            if value
        ]
    return ", ".join([say.gettext(kind.title), *[value for _, value in said]])


def as_typed(move: Move, state: State, say: Language) -> str:
    """Returns a move as a line that can be typed in a state."""
    kind, given = type(move), move.to_dict()
    values: list[str] = []
    told: dict[str, object] = {}
    needed = 0
    fields = {field.key: field for field in kind.fields}
    while field := next((f for f in kit_of(state).open_fields(state, kind, told) if f.key not in told), None):
        told[field.key] = given.get(field.key)
        fields.pop(field.key, None)
        text = field.spoken(given[field.key], say) if field.key in given else "-"
        if text == "-" and isinstance(field, Whole) and field.needed and not field.low:
            text = "0"
        if text != "-" or field.needed:
            needed = len(values) + 1
        values.append(f'"{text}"' if " " in text and len(kind.fields) > 1 else text)
    more = [f'{key}="{field.spoken(given[key], say)}"' for key, field in fields.items() if key in given]
    return " ".join([word_of(kind, say), *values[:needed], *more])
