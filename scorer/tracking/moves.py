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
from ..scoring.readings import checked, in_force
from ..scoring.tally import form_of, read_id
from ..text.errors import InvalidMove, InvalidTally, InvalidValue, ScorerError, UnknownName, language
from ..text.i18n import N_, NN_, NP_

if TYPE_CHECKING:
    from ..ids import Rulings
    from ..scoring.sheet import Sheet
    from ..scoring.tally import Named, Tally
    from ..text.i18n import Language

Player = str


class IllegalMove(ScorerError):
    """A move that the rules do not allow in this state; `rule` says which rule. The state stays as it was.

    Values that have words in each language (cards, kinds of tiles) are shown in these: by their names, and the `known`
    ones as `known_as` says, which is “move” for moves.
    """

    kind: ClassVar[str] = "illegal-move"

    def __init__(self, what: str, *, known_as: str = "", rule: str = "", **others: Any) -> None:
        super().__init__(what, rule=rule, **others)
        self.known_as = known_as
        self.game = ""

    def spoken(self, say: Language) -> tuple[Mapping[str, object], Iterable[str]]:
        """The values and the known names in the words of the game."""
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
    players: tuple[Player, ...]
    """The names in the order of their turns."""
    edition: str | None
    rulings: tuple[tuple[str, str], ...]
    """(ruling, reading) for every ruling of the game: as chosen, else as the edition states it, else the default."""
    options: tuple[tuple[str, object], ...]
    """(option, value) for every option of the game."""
    id: str | None = None
    """What the game is known by, wherever it goes; without effect on the game."""
    agreed: tuple[tuple[Player, Adjustment], ...] = ()
    """What the table has agreed on since, although it is against the rules; see `Adjust`."""

    @property
    def readings(self) -> Mapping[str, str]:
        """The reading in force of each ruling."""
        return dict(self.rulings)

    def option(self, key: str) -> Any:
        """The value of an option. Raises `UnknownName`."""
        found = dict(self.options)
        if key not in list(found):
            raise UnknownName(N_("There is no key “{name}” here."), name=key, known=found, code="unknown-key")
        return found[key]


@dataclass(frozen=True, slots=True)
class Move:
    """One thing that somebody does, or that chance does. A game's own moves are subclasses."""

    name: ClassVar[str]
    """What it is called in a record: `reveal`."""
    title: ClassVar[str]
    """What a person reads: “Turn up a tile”."""
    rule: ClassVar[str]
    """The id of the rule that describes it."""
    word: ClassVar[str] = ""
    """What a person types for it, with the context “move”; its name if empty."""
    also: ClassVar[str] = ""
    """Other words that people may type for it, with the context “vocabulary”, separated by “|”.

    “…” stands in one of two parts between which something is said: turn … over.
    """
    fields: ClassVar[tuple[Field, ...]] = ()
    """How its values are read; their keys are the names of its attributes, in the same order."""
    declines: ClassVar[bool] = False
    """Whether it says no to something that is offered, and nothing else; whoever simply goes on means it."""
    reveals: ClassVar[bool] = False
    """Whether it shows something that was hidden. Such a move is taken back only on purpose."""

    def to_dict(self) -> dict[str, Any]:
        """The move as a record holds it; what is none is left out."""
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
    """The id of the rule that says so."""
    player: Player = ""
    """Whom it happened to; nobody in particular if empty."""
    points: int = 0
    """Points that this player gets at once, or loses."""
    values: tuple[tuple[str, object], ...] = ()
    """The named values of the sentence, besides `player` and `points`."""


def gains(events: Iterable[Event]) -> dict[Player, int]:
    """By each player whom events gave points, or took some from, how many."""
    found: dict[Player, int] = {}
    for event in events:
        found[event.player] = found.get(event.player, 0) + event.points
    return {player: points for player, points in found.items() if points}


class Outcome(NamedTuple):
    """Why a game is over, and who has won."""

    rule: str
    """The id of the rule that ended it."""
    winners: tuple[Player, ...]


class State(Protocol):
    """A game's own state: a frozen value that knows what was agreed."""

    @property
    def setup(self) -> Setup:
        """What was agreed before the first move."""


S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)

Events = list[Event]
"""What a move brings about, in the order in which it happens; effects add to it."""


T = TypeVar("T")


def replaced(values: tuple[T, ...], i: int, value: T) -> tuple[T, ...]:
    """A tuple with one of its values replaced."""
    return (*values[:i], value, *values[i + 1 :])


C = TypeVar("C", bound=type[tuple[object, ...]])


def quick_to_replace(kind: C) -> C:
    """A named tuple of many fields whose `_replace` costs what changes, not what there is.

    A state is replaced several times by each move, which is most of what a move costs.
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
    """All that a game says of one kind of move."""

    refuse: Callable[[S, M], IllegalMove | None]
    """Why a move is not allowed, or None. It is time for a move of its kind when this is asked."""
    after: Callable[[S, M, Events], S]
    """What a legal move leads to; what happens is added to the events."""
    legal: Callable[[S], Iterator[M]]
    """The legal moves of this kind, as far as the state tells. It is time for them when this is asked."""
    open_fields: Callable[[S, Mapping[str, object]], Sequence[Field]] | None = None
    """The fields whose values the state does not tell, as far as the values given tell; all of them if None."""


Parts = Mapping[type[Move], Part[S, Any]]
"""The kinds of moves of a game, each with what is said of it: `Parts[State]`."""


@dataclass(frozen=True, slots=True)
class Adjust(Move):
    """What the table agrees on although it is against the rules: points more or fewer for a player, with the reason.

    It belongs to every game that is followed, and no kit knows of it: it is possible at any time, also when the game is
    over, changes nothing but what is counted at the end, and is never among what can be done now.
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
    points: int
    why: str


def _refuse_adjust(state: State, move: Adjust) -> IllegalMove | None:
    """Why a tally could not say it."""
    if move.player not in state.setup.players:
        what = N_("There is no player “{name}”.")
        return IllegalMove(what, place="player", known=state.setup.players, name=move.player[:40])
    if len(agreed_of(state).get(move.player, ())) >= MOST:
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
"""The kinds of moves that every game has, besides those of its kit."""

_ADJUSTED = NN_(
    "{player}: {points} point, agreed by the table: {why}", "{player}: {points} points, agreed by the table: {why}"
)


def agreed_of(state: State) -> Adjustments:
    """What the table has agreed on so far, by the players of whom there is any."""
    found: dict[str, tuple[Adjustment, ...]] = {}
    for player, each in state.setup.agreed:
        found[player] = (*found.get(player, ()), each)
    return found


class Short(NamedTuple):
    """Words that say a kind of move and some of its values at once: what lies under a tile, say."""

    words: Sequence[str]
    """The shortest first."""
    kind: type[Move]
    values: Mapping[str, object]
    """The values that need not be told, as a record holds them."""
    meaning: str = ""
    """What the shortest word stands for, to be shown; nothing where that is clear."""
    several: Sequence[str] = ()
    """Those of the words that say several."""
    lead: str = ""
    """The key of a value that has to follow, with a word before it: from Ben; else the words say another move."""
    whole: bool = False
    """Whether the words are only understood as a whole, and shown to nobody."""


def no_shorts(state: State, say: Language) -> Iterable[Short]:
    """None."""
    return ()


def all_checked(state: State) -> Sequence[str]:
    """Nothing is left unchecked."""
    return ()


def letters_of(message: str, say: Language) -> Mapping[str, str]:
    """The short words of a language: `gold=g lion=l …`, under the context “short”."""
    pairs = [pair.partition("=") for pair in say.pgettext("short", message).split()]
    return {key: letter for key, equals, letter in pairs if equals}


class Kit(NamedTuple, Generic[S]):
    """What a game offers to be followed. All of it are pure functions of a state."""

    version: int
    """Goes up when a record could be read otherwise than before."""
    options: tuple[Field, ...]
    """What can be agreed beside editions and rulings; every one may be left out."""
    parts: Parts[S]
    """The kinds of moves, in the order in which they are listed."""
    turn_rule: str
    """The id of the rule that says what can be done in a turn."""
    start: Callable[[Setup], S]
    """The state before the first move; raises `ScorerError` with a place for options that do not go together."""
    untimely: Callable[[S, type[Move]], IllegalMove | None]
    """Why it is not time for a kind of move, whatever it says; None if it is. The game is not over then."""
    turn: Callable[[S], int | None]
    """The index of the player who moves; None where chance does, or when it is over."""
    ended: Callable[[S], str]
    """The id of the rule that ended the game; empty while it goes on."""
    tally: Callable[[S], Tally[Named]]
    """What would be counted if the game ended now."""
    view: Callable[[S, Language], list[str]]
    """The state in a few lines, for people at the table."""
    shorts: Callable[[S, Language], Iterable[Short]] = no_shorts
    """Short words for what happens most, in a language; only those of moves that are possible are used."""
    timely: Callable[[S], Sequence[type[Move]]] | None = None
    """The kinds of moves whose time it is, in their order; all that are not `untimely` if None."""
    status: Callable[[S, Language], str] | None = None
    """The state in one line: what is to be done now; the first line of `view` if None."""
    unchecked: Callable[[S], Sequence[str]] = all_checked
    """What a move that is allowed has not been held against, as this game is followed: texts in English."""

    def open_fields(self, state: S, kind: type[Move], values: Mapping[str, object]) -> Sequence[Field]:
        """The fields of a move that are to be asked for in a state, one by one."""
        part = self.part(kind)
        return kind.fields if part.open_fields is None else part.open_fields(state, values)

    def part(self, kind: type[Move]) -> Part[S, Move]:
        """What is said of a kind of move, also of one that every game has."""
        return self.parts[kind] if kind in self.parts else cast("Part[S, Move]", OF_ALL[kind])

    def kinds_now(self, state: S) -> Sequence[type[Move]]:
        """The kinds of moves whose time it is."""
        if self.timely is not None:
            return self.timely(state)
        return [kind for kind in self.parts if self.untimely(state, kind) is None]


class LegalMoves:
    """The legal moves of a state, found only when they are asked for.

    `move in moves`, `bool(moves)`, `moves.count()` and iteration over what can be done by whose turn it is. What is
    allowed besides is `in` them, too: a move with a name that people give (a kind of goods, a place), what another
    player tells before their turn, what the table agrees on (`Adjust`).
    """

    def __init__(self, state: State) -> None:
        self._state = state

    def __iter__(self) -> Iterator[Move]:
        state, kit = self._state, kit_of(self._state)
        if not kit.ended(state):
            for kind in kit.kinds_now(state):
                yield from kit.parts[kind].legal(state)

    def __contains__(self, move: Move) -> bool:
        return why_not(self._state, move) is None

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def count(self) -> int:
        """How many there are."""
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
    """The state before the first move. The players may be given by name, too.

    `options` are the game's own (`scorer schema record GAME` lists them). Raises `UnknownName` or `InvalidTally`.
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
    """The same with the options as one mapping, whatever its keys are, and with what the game is known by."""
    found = game_of(game)
    readings = in_force(found, edition, checked(found, {} if rulings is None else rulings, edition))
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
    """The state after a move. Raises `IllegalMove`, with the rule, or `InvalidMove` for a move that is none.

    The state stays as it was.
    """
    return happened(state, move)[0]


def happened(state: S, move: Move) -> tuple[S, tuple[Event, ...]]:
    """The state after a move, and what happened, with points and rules. Raises `IllegalMove`."""
    kit = kit_of(state)
    if (refused := _refused(kit, state, move)) is not None:
        raise refused
    events: Events = []
    after = kit.part(type(move)).after(state, move, events)
    return after, tuple(events)


def foresee(state: State, move: Move) -> tuple[Event, ...]:
    """What a move would bring about: points, rules, to whom. Nothing is changed. Raises `IllegalMove`."""
    return happened(state, move)[1]


def why_not(state: State, move: Move) -> IllegalMove | None:
    """Why a move is not allowed: an error that was not raised, with its rule. None if it is allowed.

    Raises `InvalidMove` for a move made by hand whose values are of the wrong type.
    """
    return _refused(kit_of(state), state, move)


def _refused(kit: Kit[S], state: S, move: Move) -> IllegalMove | None:
    kind = type(move)
    if (part := kit.parts.get(kind) or OF_ALL.get(kind)) is None:
        return IllegalMove(
            N_("This is not a move of this game."), allowed=N_("a move of this game"), rule=kit.turn_rule
        )
    for key, sort, field in _types_of(kind):  # type: ignore[arg-type]  # a class can be hashed
        value = getattr(move, key)
        # What JSON may leave out may be empty, whatever its type.
        if type(value) is not sort and value is not field.empty and not field.holds(value):
            raise InvalidMove(
                N_("{value} is not a value of “{key}”."), place=key, rule=field.rule, value=show(value), key=key
            )
    refused = refuse_untimely(state, kind) or part.refuse(state, move)
    if refused is not None:
        refused.game = state.setup.game
    return refused


def refuse_untimely(state: State, kind: type[Move]) -> IllegalMove | None:
    """Why it is no time for a kind of move, whatever it says; None if it is."""
    if kind in OF_ALL:
        return None
    kit = kit_of(state)
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
    """What may be done, lazily."""
    return LegalMoves(state)


def current_player(state: State) -> Player | None:
    """Whose turn it is; None where chance moves (a card is turned up or drawn), or when the game is over."""
    kit = kit_of(state)
    seat = None if kit.ended(state) else kit.turn(state)
    return None if seat is None else state.setup.players[seat]


def outcome(state: State) -> Outcome | None:
    """Why the game is over and who has won; None while it goes on."""
    rule = kit_of(state).ended(state)
    return Outcome(rule, standings(state).winners) if rule else None


def tally(state: State) -> Tally[Any]:
    """What lies in front of the players, as scoring takes it, with the id of the game if it has one.

    What the table has agreed on is in it.
    """
    counted: Tally[Any] = kit_of(state).tally(state)
    setup = state.setup
    if setup.agreed:
        counted = replace(counted, adjust=agreed_of(state))
    return replace(counted, id=setup.id) if setup.id else counted


def standings(state: State) -> Sheet:
    """The sheet if the game ended now."""
    from ..scoring.score import score

    return score(tally(state))


def view(state: State, lang: str = "en") -> list[str]:
    """The state in a few lines, and what the table has agreed on."""
    say = language(lang)
    return [*kit_of(state).view(state, say), *[_adjusted(player, *each, say) for player, each in state.setup.agreed]]


def status(state: State, lang: str = "en") -> str:
    """The state in one line."""
    kit, say = kit_of(state), language(lang)
    return kit.view(state, say)[0] if kit.status is None else kit.status(state, say)


def told(game: str, event: Event, lang: str = "en") -> str:
    """The sentence of an event in a language."""
    return event_text(game, event, language(lang))


def event_text(game: str, event: Event, say: Language) -> str:
    """The same in a language that is there already."""
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
    """The moves of a game by their names, and `adjust`, which every game has. Raises `UnknownName`."""
    return {kind.name: kind for kind in (*kit_for(game).parts, *OF_ALL)}


def read_move(game: str, data: object) -> Move:
    """A move from JSON: `{"move": "play", "card": "green lion"}`. Raises `InvalidMove`, with the place."""
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
    """A move as far as it is told, the rest of it empty; a value of None is left out. Raises `InvalidMove`."""
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
    """What a game offers to be followed. Raises `UnknownName`, or `ScorerError` if it cannot be followed."""
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
    """The kit of the game that a state belongs to."""
    return kit_for(state.setup.game)
