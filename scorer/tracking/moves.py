"""Following a game while it is being played: states, moves, what is allowed and why not.

States and moves are frozen values. A state is never changed: `play` gives the next one, or raises `IllegalMove` with
the rule that forbids the move. What chance brings (draws, tiles turned up) is data in the moves; nothing is random.

    >>> from scorer import tracking
    >>> state = tracking.start("afritoria", ["Ann", "Ben"])
    >>> tracking.current_player(state) is None  # cards are turned up first
    True
    >>> Market, Play = tracking.moves("afritoria")["market"], tracking.moves("afritoria")["play"]
    >>> for move in (Market("green lion"), Market("blue zebra"), Play("green hyena"), Play("blue gazelle")):
    ...     state = tracking.play(state, move)
    >>> {player.name: player.total for player in tracking.standings(state).players}
    {'Ann': 2, 'Ben': 3}

What a game has to offer for this is a `Kit`, in the module `tracking.kit` of its folder: for each kind of move one
`Part` that says why such a move is refused, what it leads to, which there are and what is asked for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields as fields_of, replace
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar, cast

from ..registry import game as game_of
from ..scoring.adjust import ADJUST, HEADING, KEY, MOST, POINTS, REASON, Adjustment, Adjustments, with_sign
from ..scoring.fields import Field, Who, show, unknown_key
from ..scoring.readings import check_rulings, in_force
from ..scoring.tally import form_of, read_id
from ..text.errors import InvalidMove, InvalidTally, InvalidValue, ScorerError, UnknownName, language
from ..text.i18n import N_, NN_, NP_

if TYPE_CHECKING:
    from ..ids import Rulings
    from ..scoring.sheet import Sheet
    from ..scoring.tally import Named, Tally
    from ..text.i18n import Language

Player = str
"""The name of a player, as it was given to `start`."""


class IllegalMove(ScorerError):
    """A move that the rules do not allow in this state. The state stays as it was.

    `what` says why, `rule` is the id of the rule that forbids it, empty if none does; `others` is what `ScorerError`
    takes besides, of which `place` is the key of the value that is wrong. A message shows cards, kinds of tiles and
    other values of the game in the words of its language. `known_as` says what the names in `known` are: a key of
    `SPOKEN` in the game's `tracking.texts`, or `move`; if it is empty, they are shown as they are.
    """

    kind: ClassVar[str] = "illegal-move"
    """The kind of the error in `to_dict`: always `illegal-move`."""

    def __init__(self, what: str, *, known_as: str = "", rule: str = "", **others: Any) -> None:
        super().__init__(what, rule=rule, **others)
        self.known_as = known_as
        self.game = ""

    def spoken(self, say: Language) -> tuple[Mapping[str, object], Iterable[str]]:
        """Returns a pair: `values`, and the names in `known`, both in the words of the game in a language.

        `say` is the language, such as `Explainer.say`. What the game has no words for stays as it is.
        """
        words = game_of(self.game).part("tracking.texts").SPOKEN if self.game else {}
        values = {key: words[key](value, say) if key in words else value for key, value in self.values.items()}
        if self.known_as == "move":
            return values, [say.pgettext("move", name) for name in self.known]
        if shown := words.get(self.known_as):
            # A `name` is one like the known ones.
            return {key: shown(value, say) if key == "name" else value for key, value in values.items()}, [
                shown(name, say) for name in self.known
            ]
        return values, self.known


class Setup(NamedTuple):
    """What is agreed before the first move."""

    game: str
    """The id of the game, such as `africa`."""
    players: tuple[Player, ...]
    """The names of the players, in the order of their turns."""
    edition: str | None
    """The edition whose readings are in force, such as `fr`; None if none was chosen."""
    rulings: tuple[tuple[str, str], ...]
    """A pair (ruling, reading) for every ruling of the game: as chosen, else as the edition states it, else the
    default."""
    options: tuple[tuple[str, object], ...]
    """A pair (option, value) for every option of the game; an option that was left out has its empty value."""
    id: str | None = None
    """The id of this one game, the same in its record, its tally and the logbook; None if it has none. It affects
    nothing."""
    agreed: tuple[tuple[Player, Adjustment], ...] = ()
    """A pair (player, adjustment) for each `adjust` move so far: points that the table agreed on against the rules."""

    @property
    def readings(self) -> Mapping[str, str]:
        """The reading in force of every ruling of the game, by the id of the ruling: `rulings` as a new dictionary."""
        return dict(self.rulings)

    def option(self, key: str) -> Any:
        """Returns the value of an option of the game, by its key, as the game holds it, which need not be JSON.

        An option that was left out has its empty value, such as `False` or `()`.

        Raises `UnknownName` if the game has no option with this key.
        """
        found = dict(self.options)
        if key not in list(found):
            raise UnknownName(N_("There is no key “{name}” here."), name=key, known=found, code="unknown-key")
        return found[key]


@dataclass(frozen=True, slots=True)
class Move:
    """One thing that a player does, or that chance does. Each game has subclasses, with an attribute for each value.

    Two moves of one class with equal values are equal.
    """

    name: ClassVar[str]
    """The name of the move in JSON and in records: `reveal`."""
    title: ClassVar[str]
    """What people read, as an English text that can be translated: “Turn up a tile”."""
    rule: ClassVar[str]
    """The id of the rule that describes the move; empty for `adjust`, which no rule describes."""
    word: ClassVar[str] = ""
    """The word that people type for it, as an English text with the context “move”; if empty, `name` is typed."""
    also: ClassVar[str] = ""
    """Other words that people may type for it, as an English text with the context “vocabulary”, separated by “|”.

    A word in two parts has “…” between them, where the value is typed: turn … over.
    """
    fields: ClassVar[tuple[Field, ...]] = ()
    """The fields that read and write its values; their keys are the names of its attributes, in the same order."""
    declines: ClassVar[bool] = False
    """Whether the move does nothing but turn down what is offered; it is implied when somebody makes another move
    instead."""
    reveals: ClassVar[bool] = False
    """Whether the move shows something that was hidden. Such a move is undone only with `forced`."""

    def to_dict(self) -> dict[str, Any]:
        """Returns the move as a new dictionary (JSON), as a record holds it: first `move`, its name, then its values.

        Values that may be left out and are empty are left out. Who makes the move is not in it.
        """
        data: dict[str, object] = {"move": self.name}
        for field in self.fields:
            value = getattr(self, field.key)
            if field.required or value != field.empty:
                data[field.key] = field.write(value)
        return data


class Event(NamedTuple):
    """Something that a move brought about, with its reason."""

    what: str
    """The key of its sentence in the game's `EVENTS`."""
    rule: str
    """The id of the rule that causes it; empty for what the table agreed on."""
    player: Player = ""
    """The player whom it concerns; empty if nobody in particular."""
    points: int = 0
    """The points that `player` gets at once; negative if points are lost."""
    values: tuple[tuple[str, object], ...] = ()
    """Pairs (name, value) for the placeholders of the sentence, besides `player` and `points`."""


def gains(events: Iterable[Event]) -> dict[Player, int]:
    """Returns the sum of the points in some events for each player, by name, as a new dictionary.

    A sum may be negative; players with a sum of 0 are left out, so it is empty if there are no points. Points that only
    the final scoring gives are in no event.
    """
    found: dict[Player, int] = {}
    for event in events:
        found[event.player] = found.get(event.player, 0) + event.points
    return {player: points for player, points in found.items() if points}


class Outcome(NamedTuple):
    """Why a game is over, and who has won."""

    rule: str
    """The id of the rule that ended the game."""
    winners: tuple[Player, ...]
    """The names of all who won, in the order of their turns."""


class State(Protocol):
    """The state of a game, as `start` and `play` return it: a frozen value of the game's own class.

    Compare states with `==`; the class is there for annotations only, `isinstance` does not work with it.
    """

    @property
    def setup(self) -> Setup:
        """What was agreed before the first move."""


S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)

Events = list[Event]
"""A list to which the rules of a game add what a move brings about, in the order in which it happens."""


T = TypeVar("T")


def replace_at(values: tuple[T, ...], i: int, value: T) -> tuple[T, ...]:
    """Returns a copy of a tuple with `value` at index `i`, which must be one of its indices, counted from 0."""
    return (*values[:i], value, *values[i + 1 :])


replaced = replace_at
"""The older name, kept for programs that use it."""


C = TypeVar("C", bound=type[tuple[object, ...]])


def quick_to_replace(kind: C) -> C:
    """Returns the class of named tuples that was given, with a faster `_replace`; to be used as a decorator for states.

    Its cost depends on the number of changes, not on the number of fields. A move calls it several times, and this is
    most of what a move costs. `_replace` raises `KeyError` for a field that there is not.
    """
    fields: tuple[str, ...] = getattr(kind, "_fields")  # noqa: B009  # which a type of tuples does not promise
    at = {name: i for i, name in enumerate(fields)}

    def _replace(self: tuple[object, ...], /, **changes: object) -> tuple[object, ...]:
        values = list(self)
        for name in set(changes):  # in any order
            values[at[name]] = changes[name]
        return tuple.__new__(kind, values)

    setattr(kind, "_replace", _replace)  # noqa: B010  # no type knows that it can be set
    return kind


class Part(NamedTuple, Generic[S, M]):
    """All that a game defines for one kind of move."""

    refuse: Callable[[S, M], IllegalMove | None]
    """Returns why a move is not allowed, or None if it is. Called only when it is time for a move of its kind."""
    after: Callable[[S, M, Events], S]
    """Returns the state after an allowed move, and appends what happens to the list of events."""
    legal: Callable[[S], Iterator[M]]
    """Yields the legal moves of this kind, as far as the state determines them. Called only when it is time for such a
    move."""
    open_fields: Callable[[S, Mapping[str, object]], Sequence[Field]] | None = None
    """Returns the fields that the move can have beside some values (JSON, by key), these included. If None, it always
    has all."""


Parts = Mapping[type[Move], Part[S, Any]]
"""The type of a mapping from each kind of move to its `Part`; write `Parts[State]` with the game's own state."""


@dataclass(frozen=True, slots=True)
class Adjust(Move):
    """Points more or fewer for a player that the table agrees on against the rules, with the reason.

    Every followed game has this move besides those of its kit. It is possible at any time, also after the end, changes
    only what is counted at the end, and is never among the legal moves or what is offered.
    """

    name: ClassVar[str] = KEY
    title: ClassVar[str] = HEADING
    rule: ClassVar[str] = ""
    word: ClassVar[str] = NP_("move", "adjust")
    also: ClassVar[str] = NP_("vocabulary", "adjust | adjustment | agreed | agreement")
    fields: ClassVar[tuple[Field, ...]] = (
        Who("player", N_("For whom?"), N_("The player whose points change."), "", required=True),
        POINTS,
        REASON,
    )

    player: Player
    """The player whose points change."""
    points: int
    """The points to add; negative to subtract. 0 is not allowed."""
    why: str
    """The reason, as people gave it."""


def _refuse_adjust(state: State, move: Adjust) -> IllegalMove | None:
    """Why a tally could not say it."""
    if move.player not in state.setup.players:
        what = N_("There is no player “{name}”.")
        return IllegalMove(what, place="player", known=state.setup.players, name=move.player[:40])
    if len(adjustments_of(state).get(move.player, ())) >= MOST:
        return IllegalMove(N_("No more than {most} things can be agreed on for one player."), place="player", most=MOST)
    for error in ADJUST.faults([{"points": move.points, "why": move.why}]):
        place = error.place.rpartition(".")[2]
        refused = IllegalMove(error.what, place=place, allowed=error.allowed)
        refused.values = error.values
        return refused
    return None


def _after_adjust(state: State, move: Adjust, events: Events) -> State:
    events.append(Event(KEY, "", move.player, move.points, (("why", move.why),)))
    setup = state.setup
    agreed = (*setup.agreed, (move.player, Adjustment(move.points, move.why)))
    return _with_setup(state, setup._replace(agreed=agreed))


def _with_setup(state: State, setup: Setup) -> State:
    """A state, which is a named tuple or a data class, with another setup."""
    other = getattr(state, "_replace", None)
    changed: State = other(setup=setup) if other else replace(state, setup=setup)  # type: ignore[type-var]
    return changed


def _legal_adjust(state: State) -> Iterator[Adjust]:
    """One for each player of whom something can still be agreed; points and reason are up to the table."""
    for player in state.setup.players:
        if (move := Adjust(player, 1, "…")) and _refuse_adjust(state, move) is None:
            yield move


OF_ALL: Parts[State] = {Adjust: Part(_refuse_adjust, _after_adjust, _legal_adjust)}
"""The kinds of moves that every game has besides those of its kit, each with its `Part`: `Adjust`."""

_ADJUSTED = NN_(
    "{player}: {points} point, agreed by the table: {why}", "{player}: {points} points, agreed by the table: {why}"
)


def adjustments_of(state: State) -> Adjustments:
    """Returns the adjustments that the table agreed on so far, by player; players without one are left out."""
    found: dict[str, tuple[Adjustment, ...]] = {}
    for player, each in state.setup.agreed:
        found[player] = (*found.get(player, ()), each)
    return found


class Short(NamedTuple):
    """Words for a move together with some of its values: “g” for a gold tile that is turned up, say."""

    words: Sequence[str]
    """The words that may be typed, the shortest first."""
    kind: type[Move]
    """The kind of move."""
    values: Mapping[str, object]
    """The values that the words stand for, as a record holds them, by key."""
    meaning: str = ""
    """A text that explains the shortest word; empty where it explains itself."""
    several: Sequence[str] = ()
    """Those of `words` that are plural forms."""
    lead: str = ""
    """The key of a value that must follow, with a word before it (“from Ben”); if it does not, the words mean another
    move. If empty, nothing must follow."""
    whole: bool = False
    """Whether the words may not be abbreviated; they are then not shown as help."""


def no_shorts(state: State, say: Language) -> Iterable[Short]:
    """Returns no short words: the default of `Kit.shorts`."""
    return ()


def all_checked(state: State) -> Sequence[str]:
    """Returns an empty sequence, for nothing is left unchecked: the default of `Kit.unchecked`."""
    return ()


def all_counted(state: State) -> Sequence[int]:
    """Returns an empty sequence, for all that scores has been told: the default of `Kit.incomplete`."""
    return ()


def letters_of(message: str, say: Language) -> Mapping[str, str]:
    """Returns the short word of each key in the language `say`, read from a translated text such as `gold=g lion=l …`.

    `message` is the English text, which has the context “short”; parts without “=” are ignored.
    """
    pairs = [pair.partition("=") for pair in say.pgettext("short", message).split()]
    return {key: letter for key, equals, letter in pairs if equals}


class Kit(NamedTuple, Generic[S]):
    """What a game defines so that it can be followed. All functions are pure functions of a state."""

    version: int
    """The version of the rules that records are read by; it is raised when a record could be read differently than
    before."""
    options: tuple[Field, ...]
    """The fields of what can be agreed besides editions and rulings; every one may be left out."""
    parts: Parts[S]
    """The kinds of moves with their `Part`, in the order in which they are listed."""
    turn_rule: str
    """The id of the rule that says what can be done in a turn."""
    start: Callable[[Setup], S]
    """Returns the state before the first move. Raises `ScorerError`, with its place, for options that contradict each
    other."""
    untimely: Callable[[S, type[Move]], IllegalMove | None]
    """Returns why no move of a kind can be made now, whatever its values are; None if it is time for one. Called only
    while the game goes on."""
    turn: Callable[[S], int | None]
    """Returns the index of the player to move; None when chance moves or the game is over."""
    ended: Callable[[S], str]
    """Returns the id of the rule that ended the game; an empty text while it goes on."""
    tally: Callable[[S], Tally[Named]]
    """Returns the tally that would be scored if the game ended now."""
    view: Callable[[S, Language], list[str]]
    """Returns the state in a few lines in a language, for people at the table; the first one says where the game
    stands."""
    shorts: Callable[[S, Language], Iterable[Short]] = no_shorts
    """Returns short words for frequent moves in a language; only those whose move is possible are used."""
    timely: Callable[[S], Sequence[type[Move]]] | None = None
    """Returns the kinds of moves that `untimely` does not refuse, in order. Called only while the game goes on. If
    None, `untimely` is asked about each kind."""
    status: Callable[[S, Language], str] | None = None
    """Returns where the game stands, in one line in a language. If None, the first line of `view` is used."""
    unchecked: Callable[[S], Sequence[str]] = all_checked
    """Returns English texts that name what cannot be checked of a legal move because players keep it hidden from the
    program."""
    incomplete: Callable[[S], Sequence[int]] = all_counted
    """Returns the indexes of the players of whom something that scores has not been told yet."""

    def open_fields(self, state: S, kind: type[Move], values: Mapping[str, object]) -> Sequence[Field]:
        """Returns the fields that a move of this kind can have beside some `values` (JSON, by key), in its order.

        Those that have a value already are among them; those that these values rule out are not. Empty if the kind has
        no fields. `values` are not checked.

        Raises `KeyError` if `kind` is a move of another game.
        """
        part = self.part(kind)
        return kind.fields if part.open_fields is None else part.open_fields(state, values)

    def part(self, kind: type[Move]) -> Part[S, Move]:
        """Returns the `Part` of a kind of move, also that of `Adjust`, which every game has and `parts` does not list.

        Raises `KeyError` if `kind` is a move of another game.
        """
        return self.parts[kind] if kind in self.parts else cast("Part[S, Move]", OF_ALL[kind])

    def kinds_now(self, state: S) -> Sequence[type[Move]]:
        """Returns the classes of the moves that it is time for in a state, in the order of `parts`.

        Empty after the end. Of such a class there need not be a legal move. `Adjust` is never among them.
        """
        if self.ended(state):
            return ()
        if self.timely is not None:
            return self.timely(state)
        return [kind for kind in self.parts if self.untimely(state, kind) is None]


class LegalMoves:
    """The legal moves of a state, computed only as far as they are asked for.

    Supports `move in moves`, `bool(moves)`, `moves.count()` and iteration over what can be done by whose turn it is.
    What is allowed besides is `in` them, too: a move with a name that people give (of a kind of goods, of a place),
    what another player tells before their turn, what the table agrees on (`Adjust`). `in` raises `InvalidMove` for a
    move object with a value of a wrong type.
    """

    def __init__(self, state: State) -> None:
        self._state = state

    def __iter__(self) -> Iterator[Move]:
        state, kit = self._state, kit_of(self._state)
        for kind in kit.kinds_now(state):
            yield from kit.parts[kind].legal(state)

    def __contains__(self, move: Move) -> bool:
        return why_not(self._state, move) is None

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def count(self) -> int:
        """Returns how many moves iteration yields, by computing all of them; 0 if there are none."""
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        shown = [repr(move) for move in islice(self, 4)]
        return f"<LegalMoves: {', '.join(shown[:3])}{', …' if len(shown) > 3 else ''}>"


def start(
    game: str,
    players: Sequence[Player] = (),
    /,
    *,
    edition: str | None = None,
    rulings: Mapping[str, str] | Rulings | None = None,
    **options: object,
) -> State:
    """Returns the state of a new game, before its first move: a frozen value of the game's own class.

    `players` are the names in the order of their turns, as the second argument or by keyword. `rulings` maps ids of
    rulings to readings and wins over `edition`, which wins over the defaults. `options` are those of the game, as JSON
    values (`scorer schema record GAME` lists them); one that is left out has its empty value.

    Raises `UnknownName` if there is no such game, edition, ruling or reading; `InvalidTally` if `players` is no list or
    tuple of names, there are too few or too many, there is no such option, or the value of an option or the type of
    another argument is wrong; `ImpossibleTally` if two names look the same; `ScorerError` if the game can only be
    scored, not followed.
    """
    # By place they stand in nobody's way: an option of the same name is one that there is not.
    players = players or cast("Sequence[Player]", options.pop("players", ()))
    return start_with(game, players, options=options, edition=edition, rulings=rulings)


def start_with(
    game: str,
    players: Sequence[Player],
    options: Mapping[str, object],
    *,
    edition: str | None = None,
    rulings: Mapping[str, str] | Rulings | None = None,
    id: str | None = None,
) -> State:
    """Returns the state of a new game, as `start` does, with the options as one mapping and the `id` of this one game.

    Raises what `start` raises, and `InvalidTally` if `id` is not a possible name.
    """
    found = game_of(game)
    readings = in_force(found, edition, check_rulings(found, {} if rulings is None else rulings, edition))
    # The names are checked as those of a tally are.
    named = form_of(found).template(game, players)["players"] if isinstance(players, (list, tuple)) else players
    try:
        form_of(found).players(named)
    except ScorerError as error:
        raise error.within("players") from None
    kit = kit_for(game)
    known = [field.key for field in kit.options]
    if any(key not in known for key in options):
        raise unknown_key(options, known).within("options").of(InvalidTally)
    values = []
    for field in kit.options:
        try:
            values.append((field.key, field.read(options[field.key]) if field.key in options else field.empty))
        except InvalidValue as error:
            raise error.within(field.key).within("options").of(InvalidTally) from None
    try:
        setup = Setup(game, tuple(players), edition, tuple(readings.items()), tuple(values), read_id(id))
        begun: State = kit.start(setup)
    except InvalidValue as error:
        raise error.of(InvalidTally) from None
    return begun


def play(state: S, move: Move) -> S:
    """Returns the state after a move; the given state stays as it was.

    Raises `IllegalMove`, with the rule, if the move is not allowed now or belongs to another game; `InvalidMove` if the
    move object holds a value of a wrong type.
    """
    return resolve(state, move)[0]


def resolve(state: S, move: Move) -> tuple[S, tuple[Event, ...]]:
    """Returns a pair: the state after a move, and the events that it brought about, in their order.

    The given state stays as it was. The tuple of events is empty if there are none.

    Raises `IllegalMove`, with the rule, if the move is not allowed now or belongs to another game; `InvalidMove` if the
    move object holds a value of a wrong type.
    """
    if (refused := why_not(state, move)) is not None:
        raise refused
    events: Events = []
    after = kit_of(state).part(type(move)).after(state, move, events)
    return after, tuple(events)


def foresee(state: State, move: Move) -> tuple[Event, ...]:
    """Returns the events that a move would bring about, in their order; empty if there would be none.

    They are the second value of `resolve`. Nothing is changed.

    Raises `IllegalMove`, with the rule, if the move is not allowed now or belongs to another game; `InvalidMove` if the
    move object holds a value of a wrong type.
    """
    return resolve(state, move)[1]


def why_not(state: State, move: Move) -> IllegalMove | None:
    """Returns why a move is not allowed now, as an error that is not raised; None if it is allowed.

    `rule` of the error is the id of the rule that forbids it. A move of another game is not allowed, and after the end
    none is but `Adjust`.

    Raises `InvalidMove` if the move object holds a value of a wrong type.
    """
    kind = type(move)
    for key, sort, field in _types_of(kind):  # type: ignore[arg-type]  # a class can be hashed
        value = getattr(move, key)
        # What JSON may leave out may be empty, whatever its type.
        if type(value) is not sort and value is not field.empty and not field.holds(value):
            raise InvalidMove(
                N_("{value} is not a value of “{key}”."), place=key, rule=field.rule, value=show(value), key=key
            )
    return refuse_untimely(state, kind) or refuse_timely(state, move)


def refuse_timely(state: State, move: Move) -> IllegalMove | None:
    """Returns why a move is not allowed, None if it is.

    It must be time for moves of its kind, and its values must be of the right types: this is `why_not` for callers that
    have made sure of both for many moves at once.
    """
    refused = kit_of(state).part(type(move)).refuse(state, move)
    if refused is not None:
        refused.game = state.setup.game
    return refused


def refuse_untimely(state: State, kind: type[Move]) -> IllegalMove | None:
    """Returns why no move of a kind can be made now, whatever its values are; None if one can."""
    if kind in OF_ALL:
        return None
    kit = kit_of(state)
    if kind not in kit.parts:
        return IllegalMove(
            N_("This is not a move of this game."), allowed=N_("a move of this game"), rule=kit.turn_rule
        )
    if rule := kit.ended(state):
        return IllegalMove(N_("The game is over."), rule=rule)
    refused = kit.untimely(state, kind)
    if refused is not None:
        refused.game = state.setup.game
    return refused


@cache
def _types_of(kind: type[Move]) -> tuple[tuple[str, type | None, Field], ...]:
    """The keys of a move, each with the type that is enough to know of its value; None where its field says more."""
    return tuple([(f.key, f.sort if type(f).holds is Field.holds else None, f) for f in kind.fields])


def legal_moves(state: State) -> LegalMoves:
    """Returns the legal moves of a state, computed only as far as they are asked for; empty after the end.

    The moves are those of whoever is to move, `Adjust` not among them.
    """
    return LegalMoves(state)


def current_player(state: State) -> Player | None:
    """Returns the name of the player whose turn it is.

    None if it is nobody's: a card or tile is turned up or drawn by chance, or the game is over.
    """
    kit = kit_of(state)
    seat = None if kit.ended(state) else kit.turn(state)
    return None if seat is None else state.setup.players[seat]


def outcome(state: State) -> Outcome | None:
    """Returns an `Outcome`: the id of the rule that ended the game, and all winners; None while the game goes on."""
    rule = kit_of(state).ended(state)
    return Outcome(rule, standings(state).winners) if rule else None


def tally(state: State) -> Tally[Any]:
    """Returns what lies in front of the players now, as a tally that `score` takes.

    It is the game's own (`scorer.africa.Tally`). What nobody has told yet is none in it. It has the adjustments that
    the table agreed on, and the id of the game if there is one.
    """
    counted: Tally[Any] = kit_of(state).tally(state)
    setup = state.setup
    if setup.agreed:
        counted = replace(counted, adjust=adjustments_of(state))
    return replace(counted, id=setup.id) if setup.id else counted


def standings(state: State) -> Sheet:
    """Returns the sheet of what lies in front of the players now, as if the game ended; when it is over, the final one.

    Before the first move it is that of what the players begin with. What nobody has told yet counts as none (see
    `incomplete`). Nothing is raised.
    """
    from ..scoring.score import score

    return score(tally(state))


def view(state: State, lang: str = "en") -> list[str]:
    """Returns the state as plain text in a language: a list of a few lines without line breaks, which is never empty.

    The first one says where the game stands, or that the game is over; for each `Adjust` move there is one at the end.

    Raises `UnknownName` if there is no language `lang`.
    """
    say = language(lang)
    return [*kit_of(state).view(state, say), *[_adjusted(player, *each, say) for player, each in state.setup.agreed]]


def incomplete(state: State) -> list[str]:
    """Returns the names of the players of whom something that scores has not been told yet, in the order of the turns.

    Such as the points on a card that was left face down. An empty list if there are no such players.
    """
    return [state.setup.players[seat] for seat in kit_of(state).incomplete(state)]


def status(state: State, lang: str = "en") -> str:
    """Returns one line of plain text in a language: where the game stands, or that it is over.

    Raises `UnknownName` if there is no language `lang`.
    """
    kit, say = kit_of(state), language(lang)
    return kit.view(state, say)[0] if kit.status is None else kit.status(state, say)


def event_sentence(game: str, event: Event, lang: str = "en") -> str:
    """Returns a sentence in a language that says what an event means, which a move of the game `game` brought about.

    An event without a rule, which `Adjust` brings about, has a sentence in every game.

    Raises `UnknownName` if there is no such game or no language `lang`, or if the game has no such event; `ScorerError`
    if the game cannot be followed; `KeyError` if the event, made by hand, lacks one of the `values` of its sentence.
    """
    say, _ = language(lang), kit_for(game)
    its_own = event.rule.startswith(f"{game}.") and event.what in game_of(game).part("tracking.texts").EVENTS
    if event.rule and not its_own:
        raise UnknownName(N_("“{name}” is not an event of this game."), name=event.what, code="unknown-event")
    return event_text(game, event, say)


def event_text(game: str, event: Event, say: Language) -> str:
    """Returns the sentence of an event, as `event_sentence` does, in a language that is loaded already."""
    if not event.rule:  # which only what the table agrees on has none of
        return _adjusted(event.player, event.points, str(dict(event.values)["why"]), say)
    texts = game_of(game).part("tracking.texts")
    message = texts.EVENTS[event.what]
    values: dict[str, object] = {"player": event.player, "points": event.points}
    for key, value in event.values:
        values[key] = texts.SPOKEN[key](value, say) if key in texts.SPOKEN else value
    if isinstance(message, tuple):
        # A sentence depends on its count, or else on its points.
        one, many = message
        count = values.get("count")
        return say.ngettext(one, many, count if isinstance(count, int) else abs(event.points), **values)
    return say.gettext(message, **values)


def _adjusted(player: Player, points: int, why: str, say: Language) -> str:
    return say.ngettext(*_ADJUSTED, abs(points), player=player, points=with_sign(points), why=why)


@cache
def moves(game: str) -> Mapping[str, type[Move]]:
    """Returns the classes of the moves of a game by `Move.name`: those of its kit in its order, last `adjust`.

    Raises `UnknownName` if there is no such game; `ScorerError` if the game cannot be followed.
    """
    return {kind.name: kind for kind in (*kit_for(game).parts, *OF_ALL)}


def read_move(game: str, data: object) -> Move:
    """Returns the move that JSON describes, `{"move": "play", "card": "green lion"}`: an object of the move's class.

    Whether it is legal is not checked. A key `by`, which lines of a record have, is wrong here (see
    `course.read_turn`).

    Raises `InvalidMove` if `data` is no object, or a name, key or value is wrong or missing (`place` is the key of a
    wrong value); `UnknownName` if there is no such game; `ScorerError` if the game cannot be followed.
    """
    known = moves(game)
    name = data.get("move") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(name, str):
        raise InvalidMove(
            N_("{value} is not a move."), allowed=N_("an object with the name of a move in it"), value=show(data)
        )
    kind = known.get(name)
    if kind is None:
        raise InvalidMove(N_("There is no move “{name}” in this game."), place="move", known=known, name=name[:40])
    values = []
    seen = 1
    for field in kind.fields:
        key = field.key
        if key in data:
            seen += 1
            try:
                values.append(field.read(data[key]))
            except InvalidValue as error:
                raise error.within(key).of(InvalidMove) from None
        elif field.required:
            raise InvalidMove(N_("“{key}” is missing."), rule=field.rule, key=key)
        else:
            values.append(field.empty)
    if seen != len(data):
        raise unknown_key(data, ["move", *(field.key for field in kind.fields)]).of(InvalidMove)
    return kind(*values)


def move_so_far(kind: type[Move], given: Mapping[str, object]) -> Move:
    """Returns a move of which only some values are given (JSON, by key).

    All others, and those that are None, are empty.

    Raises `InvalidMove`, with the place, if a value is wrong. Other keys are ignored.
    """
    values = []
    for field in kind.fields:
        told = given.get(field.key)
        try:
            values.append(field.empty if told is None else field.read(told))
        except InvalidValue as error:
            raise error.within(field.key).of(InvalidMove) from None
    return kind(*values)


@cache
def kit_for(game: str) -> Kit[Any]:
    """Returns the `Kit` of a game, by its id; each time the same object.

    Raises `UnknownName` if there is no such game; `ScorerError` if the game cannot be followed.
    """
    found = game_of(game)
    if (part := found.optional_part("tracking.kit")) is None:
        raise ScorerError(
            N_("{game} cannot yet be followed while it is being played; it can only be scored."), game=found.name
        )
    kit: Kit[Any] = part.KIT
    for kind in kit.parts:
        assert [field.name for field in fields_of(kind)] == [field.key for field in kind.fields], kind
    return kit


def kit_of(state: S) -> Kit[S]:
    """Returns the `Kit` of the game of a state: the object that `kit_for` returns. Nothing is raised."""
    return kit_for(state.setup.game)
