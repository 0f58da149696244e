"""What can be done in a state and what each of it would score, as keys to tap; what may be said of a move after it.

    >>> from scorer import tracking
    >>> state = tracking.start("africa", ["Anna", "Ben"])
    >>> gold = next(key for key in tracking.offers(state) if key.given == {"tile": "gold"})
    >>> [(choice.value, tracking.gains(choice.events)) for choice in gold.ask.choices]
    [(1, {'Anna': 1}), (2, {'Anna': 2})]

All of it comes from what a kit tells already: the kinds of moves whose time it is, the fields that are open, the legal
moves, and why a move is refused. A value that is refused stays among the others with its reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from ..scoring.fields import Domain, Field, Flag, OneOf, Several, Teller, Who, Whole, unknown_key
from ..text.errors import InvalidMove, language
from .moves import (
    Event,
    IllegalMove,
    Move,
    State,
    current_player,
    kit_of,
    move_so_far,
    refuse_timely,
    refuse_untimely,
    resolve,
    why_not,
)
from .naming import Named

if TYPE_CHECKING:
    from ..text.i18n import Language

FEW = 12
"""The most values of a choice, or whole moves, that each get a key of their own."""
FAR = 8
"""How many moves `moves_to_turn` looks ahead."""

Given = Mapping[str, object]
"""The values of a move so far, as JSON, by the keys of its fields; None says that a value is left out on purpose."""


class Choice(NamedTuple):
    """A value that may be chosen for a field of a move."""

    value: object
    """The value as JSON, as a record holds it, None to leave it out; for a list all entries so far and this one, or the
    list as a whole (`Ask.entire`)."""
    label: str
    """The text of the value, in the language that was asked for."""
    brief: str
    """A shorter text for a small key; empty if `label` is short enough."""
    group: str
    """A heading for choices that belong together, such as a colour; may be empty."""
    whole: bool
    """Whether the move is complete and legal with this value."""
    events: tuple[Event, ...]
    """What the move would bring about; empty unless `whole`."""
    refused: IllegalMove | None
    """Why the value is not possible: for an incomplete move, why no move that begins like this is. None if it is
    possible, also while other fields are still open."""


class Ask(NamedTuple):
    """A field of a move that is open, with the values that may be chosen."""

    field: Field
    """The field."""
    choices: tuple[Choice, ...]
    """The values, those that are not possible included (see `Choice.refused`)."""
    more: bool
    """Whether other values may be typed: a new name, a higher number."""
    entire: bool = False
    """Whether each choice is a list as a whole: where their order means nothing, and there are few of them."""

    @property
    def needed(self) -> bool:
        """Whether people have to choose a value.

        False for a field that may be left out, and for a count that can only be 0.
        """
        possible = [choice.value for choice in self.choices if choice.refused is None]
        return _must(self.field) and (self.more or not _is_count(self.field) or possible != [0])


class Key(NamedTuple):
    """A key to tap: a move with some of its values, or with all of them."""

    kind: type[Move]
    """The kind of move."""
    given: Given
    """The values that the key stands for, as JSON, by the keys of the fields."""
    label: str
    """The text of the last of these values, or the title of the move if there is none."""
    brief: str
    """A shorter text for a small key; empty if `label` is short enough."""
    whole: bool
    """Whether the move is complete and legal with these values."""
    events: tuple[Event, ...]
    """What the move would bring about; empty unless `whole`."""
    ask: Ask | None
    """The field to choose next, where one value completes the move; None otherwise, and for a list whose order means
    nothing (then see the function `ask`)."""
    refused: IllegalMove | None
    """Why this key is not possible now, although others of its kind are. None if it is possible."""


def offers(state: State, lang: str = "en", *, player: str = "") -> tuple[Key, ...]:
    """Returns the keys for all that can be done now, their texts in the language `lang`; empty when the game is over.

    They are in the order of the kinds of moves; keys that are not possible now are among them (see `Key.refused`).

    Where several players may say something in any order, `player` is the name of one who does so before their turn:
    then only the possible keys of that player are returned, none if there are none or nobody has this name. The name of
    the current player changes nothing.

    Raises `UnknownName` if there is no language `lang`.
    """
    say, kit = language(lang), kit_of(state)
    keys: list[Key] = []
    early = "" if player == current_player(state) else player
    for kind in kit.kinds_now(state):
        if next(iter(kit.parts[kind].legal(state)), None) is None:
            continue
        tellers = [field.key for field in kind.fields if isinstance(field, Teller)]
        if not early:
            keys += _keys(state, kind, {}, None, say)
        elif tellers:
            keys += [key for key in _keys(state, kind, {tellers[0]: early}, None, say) if key.refused is None]
    return tuple(keys)


def ask(state: State, kind: type[Move], given: Given, lang: str = "en", *, key: str = "") -> Ask | None:
    """Returns the next open field of a move of the class `kind`, with its choices; None if no field is open.

    `given` has the values so far, as JSON, by the keys of the fields; a field that stands there is not open, even if
    its value is None. With `key` the field of this key is returned instead, whether it is open or not; None if these
    values rule it out. `given` stays as it is.

    Raises `UnknownName` if there is no language `lang`; `InvalidMove` if `key`, or a key in `given`, is none of a field
    of this class, or a value in `given` is wrong; `IllegalMove` if `kind` is a move of another game, or if it is no
    time for one: after the end only for an `adjust`.
    """
    say, known = language(lang), [field.key for field in kind.fields]
    if unknown := [each for each in (*given, *([key] if key else [])) if each not in known]:
        raise unknown_key(unknown, known).of(InvalidMove)
    move_so_far(kind, given)  # says what is wrong
    if refused := refuse_untimely(state, kind):
        raise refused
    fields = [field for field in _open(state, kind, given) if field.key == key or (not key and field.key not in given)]
    return _ask(state, kind, given, fields[0], say) if fields else None


def amendable(state: State, move: Move, lang: str = "en") -> tuple[Ask, ...]:
    """Returns those fields of a legal move that may be left out and can have another value, each with its choices.

    They are in the order of the fields, whether the move has a value there or not; empty if there are none. `state` is
    the one before the move.

    Raises `UnknownName` if there is no language `lang`; `IllegalMove`, with the rule, if the move is not allowed in
    this state or belongs to another game; `InvalidMove` if the move object holds a value of a wrong type.
    """
    kind, say = type(move), language(lang)
    if refused := why_not(state, move):
        raise refused
    data = move.to_dict()
    given = {field.key: data.get(field.key) for field in kind.fields}
    for field in kind.fields:
        if given[field.key] is None and _is_count(field):
            given[field.key] = 0  # which was told, too
    asks = []
    for field in _open(state, kind, given):
        if not _must(field):
            found = _ask(state, kind, given, field, say)
            now = given[field.key]
            if any([choice.whole and choice.value not in (now, None) for choice in found.choices]):
                asks.append(found)
    return tuple(asks)


def decline_move(state: State) -> Move | None:
    """Returns a legal move, not yet made, that turns down what is offered to a player now.

    None if nothing is offered, or when the game is over. Nothing is raised.
    """
    for kind in kit_of(state).kinds_now(state):
        if kind.declines and why_not(state, kind()) is None:
            return kind()
    return None


def moves_to_turn(state: State, player: str) -> list[Move] | None:
    """Returns the shortest list of moves, not yet made, after which it is the turn of `player`, by name.

    The list is empty if it is that player's turn already. It has at most 8 moves (`FAR`), and only such as have no
    fields, give no points and reveal nothing; nobody else’s turn is passed over. None if no such moves lead there, or
    if nobody has this name. Nothing is raised.
    """
    now = current_player(state)
    paths: list[tuple[State, list[Move]]] = [(state, [])]
    for _ in range(FAR + 1):
        further: list[tuple[State, list[Move]]] = []
        for reached, path in paths:
            if current_player(reached) == player:
                return path
            # What ends a turn is listed last, and is meant before what does something in it.
            for kind in reversed(kit_of(reached).kinds_now(reached)):
                if kind.fields or kind.reveals:
                    continue
                move = kind()
                if why_not(reached, move) is None:
                    after, events = resolve(reached, move)
                    if current_player(after) in (now, player, None) and not any([event.points for event in events]):
                        further.append((after, [*path, move]))
        paths = further[: 2 * FAR]
    return None


def _must(field: Field) -> bool:
    """Whether people have to tell a field."""
    return field.required or field.needed


def _open(state: State, kind: type[Move], given: Given) -> Sequence[Field]:
    if None in given.values():
        given = {key: value for key, value in given.items() if value is not None}
    return kit_of(state).open_fields(state, kind, given)


def _missing(state: State, kind: type[Move], given: Given) -> Sequence[Field]:
    return [field for field in _open(state, kind, given) if field.key not in given]


def _keys(state: State, kind: type[Move], given: Given, last: Field | None, say: Language) -> list[Key]:
    """The keys of a move as far as it is told, with its `last` field.

    There is one for each value of the next field if these are few, and what follows are numbers or one more choice;
    else one for all of them.
    """
    untold = _missing(state, kind, given)
    if not given and len(untold) > 1 and all([field.closed or isinstance(field, Who) for field in untold]):
        moves = list(islice(kit_of(state).part(kind).legal(state), FEW + 1))
        if len(moves) <= FEW:
            return [_whole_key(state, move, untold, say) for move in moves]
    keys: list[Key] = []
    if untold and _has_keys(state, kind, given, untold):
        field = untold[0]
        if not _must(field):
            # Without a name, with each that is in the game already, and with a new one.
            known = list(field.known(state)) if isinstance(field, Named) else []
            plain = _key(state, kind, given, last, say)
            named = [_key(state, kind, {**given, field.key: name}, field, say) for name in known]
            return [_without_name(plain, field, say), *named, *_keys_of_new(state, plain, field, known, say)]
        values, more = _values(state, kind, given, field)
        for value in values:
            keys += _keys(state, kind, {**given, field.key: field.write(value)}, field, say)
        if not more:
            return keys
    return [*keys, _key(state, kind, given, last, say)]


def _without_name(key: Key, field: Field, say: Language) -> Key:
    """Returns the key that leaves a name out, saying so: on purpose, where it would else be asked for next."""
    if key.whole or key.ask is not None or not field.closed:
        return key._replace(label=say.gettext("{what}: any kind", what=key.label))
    return key._replace(given={**key.given, field.key: None}, label=say.gettext("not said"), brief="")


def _has_keys(state: State, kind: type[Move], given: Given, untold: Sequence[Field]) -> bool:
    """Whether each value of the next field has a key of its own."""
    field, *others = untold
    others = [each for each in others if _must(each)]
    if not _must(field) and not isinstance(field, Named):
        return False
    if isinstance(field, (OneOf, Who)):
        values, _ = _values(state, kind, given, field)
        if len(values) > FEW:
            return False
        return bool(others) or any(
            [any([_must(each) for each in _missing(state, kind, {**given, field.key: value})]) for value in values]
        )
    named = field.closed or isinstance(field, Named)
    return named and bool(others) and all([isinstance(each, Whole) for each in others])


def _whole_key(state: State, move: Move, fields: Sequence[Field], say: Language) -> Key:
    given = {key: value for key, value in move.to_dict().items() if key != "move"}
    label = say.series([field.shown(given[field.key], say, state) for field in fields if field.key in given])
    return Key(type(move), given, label, "", True, resolve(state, move)[1], None, None)


def _key(state: State, kind: type[Move], given: Given, last: Field | None, say: Language) -> Key:
    """One key for all that a move can be, as far as it is told."""
    label, brief = say.gettext(kind.title), say.pgettext("move", kind.word or kind.name)
    if last is not None:
        value = given[last.key]
        label, brief = last.shown(value, say, state), last.brief(value, say)
    untold = _missing(state, kind, given)
    needed = [field for field in untold if _must(field)]
    found, field = None, [*needed, *untold, None][0]
    # Which lists there are is asked when somebody begins to tell one.
    if field is not None and len(needed) < 2 and not (isinstance(field, Several) and field.unordered):
        found = _ask(state, kind, given, field, say)
    move, refused = _look(state, kind, given, found)
    return Key(kind, given, label, brief, move is not None, _foresee(state, move), found, refused)


def _keys_of_new(state: State, key: Key, field: Field, known: Sequence[str], say: Language) -> list[Key]:
    """Returns the key beside another one that holds the names that are not in the game yet, if there can be some."""
    found = _ask(state, key.kind, key.given, field, say)
    new = found._replace(choices=tuple([each for each in found.choices if each.value not in (None, *known)]))
    if not new.choices and not new.more:
        return []
    label = say.gettext("{what}: new kind", what=key.label)
    return [Key(key.kind, key.given, label, "", False, (), new, _look(state, key.kind, key.given, new)[1])]


def _foresee(state: State, move: Move | None) -> tuple[Event, ...]:
    """What a move that is known to be legal would bring about; nothing of one that is not whole."""
    events: list[Event] = []
    if move is not None:
        kit_of(state).part(type(move)).after(state, move, events)
    return tuple(events)


def _ask(state: State, kind: type[Move], given: Given, field: Field, say: Language) -> Ask:
    """A field of a move with what may be told, whatever is told in it already; a list goes on from there."""
    others = {key: value for key, value in given.items() if key != field.key}
    if isinstance(field, Several) and (entire := _ask_entire(state, kind, others, field, say)) is not None:
        return entire
    one = field
    if isinstance(field, Several):
        one = field.of
    else:
        given = others
    before = given.get(field.key)
    values, more = _values(state, kind, given, field)
    if isinstance(field, Several) and isinstance(before, (list, tuple)) and len(before) >= field.most:
        values, more = (), False
    choices = []
    for value in values:
        written = one.write(value)
        texts = (one.shown(written, say, state), one.brief(written, say), one.group(written, say))
        choices.append(_choice(state, kind, {**given, field.key: _with_value(field, before, value)}, field.key, texts))
    return Ask(field, (*choices, *_nothing(state, kind, given, field, say)), more)


def _nothing(state: State, kind: type[Move], given: Given, field: Field, say: Language) -> list[Choice]:
    """The choice that there is nothing in a field, if that is possible."""
    if not _may_be_left_out(field, given):
        return []
    one = field.of if isinstance(field, Several) else field
    # A species that nobody names is there all the same.
    if isinstance(one, Who):
        label = say.pgettext("player", "nobody")
    else:
        label = say.gettext("not said") if isinstance(one, Named) else say.gettext("nothing")
    nothing = _choice(state, kind, {**given, field.key: None}, field.key, (label, "", ""))
    return [nothing] if nothing.refused is None else []


def _few_lists(state: State, kind: type[Move], given: Given, field: Several) -> list[Sequence[object]]:
    """The lists that may be told in a field, as the legal moves have them; none if they are many, or in any order."""
    found: dict[Sequence[object], None] = {}
    for move in _agreeing(state, kind, given) if field.unordered else ():
        if own := getattr(move, field.key):
            found[own] = None
        if len(found) > FEW:
            return []
    return [*found]


def _ask_entire(state: State, kind: type[Move], given: Given, field: Several, say: Language) -> Ask | None:
    """A field with each list that may be told in it; None if these are many, or none."""
    choices: list[Choice] = []
    for each in sorted(_few_lists(state, kind, given, field), key=len):
        written = [field.of.write(entry) for entry in each]
        brief = " + ".join([field.of.shown(entry, say, state) for entry in written])
        texts = (field.shown(written, say, state), brief, "")
        choices.append(_choice(state, kind, {**given, field.key: written}, field.key, texts))
    if not choices:
        return None
    return Ask(field, (*choices, *_nothing(state, kind, given, field, say)), False, entire=True)


def _choice(state: State, kind: type[Move], given: Given, key: str, texts: tuple[str, str, str]) -> Choice:
    move, refused = _look(state, kind, given)
    return Choice(given[key], *texts, move is not None, _foresee(state, move), refused)


def _look(
    state: State, kind: type[Move], given: Given, found: Ask | None = None
) -> tuple[Move | None, IllegalMove | None]:
    """The move, if it is whole and legal as it is told; and if it is not, why it never will be, None if it may.

    `found` is what may be told next, where that was looked up already.
    """
    untold = _missing(state, kind, given)
    refused = None
    if not any([field.required for field in untold]):
        move = move_so_far(kind, given)
        refused = refuse_timely(state, move)
        if refused is None:
            is_open = any([field.needed and not _is_none(state, kind, given, field) for field in untold])
            return None if is_open else move, None
        if _is_healed(state, kind, given, untold):
            return None, None
        if given.get(refused.root) is not None and not _goes_on(kind, given, refused):
            return None, refused
    if refused is not None and not refused.place and not any([_must(field) for field in untold]):
        return None, refused
    if found is not None:
        reasons = [choice.refused for choice in found.choices]
        return None, None if found.more or None in reasons or not reasons else reasons[0]
    return None, _dead_end(state, kind, given, untold, refused)


def _is_count(field: Field) -> bool:
    """Whether a field counts something of which there may be none."""
    return isinstance(field, Whole) and field.empty == 0 and field.low <= 0


def _is_none(state: State, kind: type[Move], given: Given, field: Field) -> bool:
    """Whether there can be nothing of what a field counts or lists, so that nobody has to say so."""
    if isinstance(field, Several) and field.unordered:
        return not any([getattr(move, field.key) for move in _agreeing(state, kind, given)])
    if not _is_count(field):
        return False
    values, more = _values(state, kind, given, field)
    if more:
        return False
    for value in values:
        # The first that is possible is enough: this is asked for each key of the screen.
        if value != 0 and refuse_timely(state, move_so_far(kind, {**given, field.key: field.write(value)})) is None:
            return False
    return True


def _is_healed(state: State, kind: type[Move], given: Given, untold: Sequence[Field]) -> bool:
    """Whether what nobody has to tell makes a move legal: silver for another colour, steps before an action."""
    for field in untold:
        if isinstance(field, Flag) and refuse_timely(state, move_so_far(kind, {**given, field.key: True})) is None:
            return True
    closed = any([field.closed for field in untold])
    return closed and next(_agreeing(state, kind, given), None) is not None


def _goes_on(kind: type[Move], given: Given, refused: IllegalMove) -> bool:
    """Whether a refusal is about a list that may have more entries, as the legal moves tell."""
    field = next(field for field in kind.fields if field.key == refused.root)
    told = given[field.key]
    return field.closed and isinstance(field, Several) and isinstance(told, (list, tuple)) and len(told) < field.most


def _dead_end(
    state: State, kind: type[Move], given: Given, untold: Sequence[Field], refused: IllegalMove | None
) -> IllegalMove | None:
    """Why nothing that may still be told makes a move legal; None if something does, or may."""
    place = refused.root if refused is not None else ""
    going_on = [field for field in kind.fields if field.key == place and given.get(place) is not None]
    about = [field for field in untold if field.key == place]
    fields = [*going_on, *about, *[field for field in untold if _must(field)], *untold]
    if not fields:
        return refused
    field = fields[0]
    values, more = _values(state, kind, given, field)
    # What was left out is missed with any value of the others, or with none.
    if more and not (place and place in given and given[place] is None):
        return None
    tried = [_with_value(field, given.get(field.key), value) for value in values]
    for value in [*tried, None] if _may_be_left_out(field, given) else tried:
        move, never = _look(state, kind, {**given, field.key: value})
        if move is not None or never is None:
            return None
        refused = never
    return refused


def _with_value(field: Field, before: object, value: object) -> object:
    """What is told in a field by a value, as a record holds it: of a list what was told before, and one entry more."""
    if isinstance(field, Several):
        return [*(before if isinstance(before, (list, tuple)) else ()), field.of.write(value)]
    return field.write(value)


def _may_be_left_out(field: Field, given: Given) -> bool:
    """Whether it can be told that there is nothing in a field; of a number that counts something 0 says so."""
    counts = isinstance(field, (Whole, Flag)) and field.empty is not None
    return not (field.required or given.get(field.key) or counts)


def _values(state: State, kind: type[Move], given: Given, field: Field) -> Domain:
    """The values that may be told in a field, of a list those of the next entry."""
    if isinstance(field, Who):
        return Domain(state.setup.players)
    if not field.closed:
        return field.domain(state)
    before = given.get(field.key)
    entries = field.read(before) if before is not None else ()
    found: dict[object, None] = {}
    for move in _agreeing(state, kind, {key: value for key, value in given.items() if key != field.key}):
        own = getattr(move, field.key)
        if isinstance(field, Several):
            found.update(dict.fromkeys(_without(own, entries if isinstance(entries, tuple) else ())))
        elif own != field.empty:
            found[own] = None
    return Domain([*found])


def _agreeing(state: State, kind: type[Move], given: Given) -> Iterator[Move]:
    """The legal moves that say what is told."""
    fields = {each.key: each for each in kind.fields}
    told = [(key, fields[key].empty if value is None else fields[key].read(value)) for key, value in given.items()]
    for move in kit_of(state).part(kind).legal(state):
        if all([_agrees(getattr(move, key), value) for key, value in told]):
            yield move


def _without(values: Sequence[object], told: Sequence[object]) -> Sequence[object]:
    """What is left of the entries of a list; nothing if one that was told is not among them."""
    rest = list(values)
    for entry in told:
        if entry not in rest:
            return ()
        rest.remove(entry)
    return rest


def _agrees(value: object, told: object) -> bool:
    """Whether a value of a legal move is what was told of it; lists are told in any order."""
    if isinstance(value, tuple) and isinstance(told, tuple):
        return len(value) == len(told) and all([value.count(entry) == told.count(entry) for entry in told])
    return value == told
