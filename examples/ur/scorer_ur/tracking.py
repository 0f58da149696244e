"""Following the Royal Game of Ur. A square is a number of the way of its player; where a piece waits to enter is 0."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, TypeVar

from scorer.scoring.fields import Field, Whole
from scorer.text.i18n import N_, NP_, Language
from scorer.tracking.moves import Event, Events, IllegalMove, Kit, Move, Part, Setup, Short, replace_at

from .scoring import CENTRAL, DICE, OWN, PIECES, ROSETTE, ROSETTES, SHARED, SQUARES, Player, Tally

M = TypeVar("M", bound=Move)
Places = tuple[int, ...]
"""The squares of a player's pieces on the board, in their order."""


class State(NamedTuple):
    """What lies on the table, and what was thrown and not yet used."""

    setup: Setup
    board: tuple[Places, ...] = ((), ())
    home: tuple[int, ...] = (0, 0)
    seat: int = 0
    thrown: int | None = None
    turns: int = 0
    """How many turns are over; another throw belongs to the same turn."""


@dataclass(frozen=True, slots=True)
class Throw(Move):
    """The dice, as they fell."""

    count: int

    name: ClassVar[str] = "throw"
    word: ClassVar[str] = NP_("move", "throw")
    title: ClassVar[str] = N_("Throw the dice")
    rule: ClassVar[str] = "ur.turn.throw"
    fields: ClassVar[tuple[Field, ...]] = (
        Whole("count", N_("Marked corners on top"), N_("How many of the four dice."), rule, high=DICE, required=True),
    )


@dataclass(frozen=True, slots=True)
class Enter(Move):
    """A piece comes onto the board."""

    name: ClassVar[str] = "enter"
    word: ClassVar[str] = NP_("move", "enter")
    title: ClassVar[str] = N_("Enter a piece")
    rule: ClassVar[str] = "ur.move.enter"


@dataclass(frozen=True, slots=True)
class Advance(Move):
    """A piece goes on, on the board."""

    square: int

    name: ClassVar[str] = "advance"
    word: ClassVar[str] = NP_("move", "advance")
    title: ClassVar[str] = N_("Advance a piece")
    rule: ClassVar[str] = "ur.move.advance"
    fields: ClassVar[tuple[Field, ...]] = (
        Whole("square", N_("Square"), N_("Where it stands now."), rule, low=1, high=SQUARES, required=True),
    )


@dataclass(frozen=True, slots=True)
class Off(Move):
    """A piece goes home; which one follows from the throw."""

    name: ClassVar[str] = "off"
    word: ClassVar[str] = NP_("move", "off")
    title: ClassVar[str] = N_("Bear a piece off")
    rule: ClassVar[str] = "ur.move.off"


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """No piece can move."""

    name: ClassVar[str] = "pass"
    word: ClassVar[str] = NP_("move", "pass")
    title: ClassVar[str] = N_("Pass")
    rule: ClassVar[str] = "ur.turn.pass"


def start(setup: Setup) -> State:
    """All pieces wait."""
    return State(setup)


def ended(state: State) -> str:
    """The id of the rule that ended the game; nothing while it goes on."""
    if PIECES in state.home:
        return "ur.end"
    agreed = dict(state.setup.options)["turns"]  # 0 where nothing was agreed
    return "ur.end.stopped" if agreed and state.turns == 2 * int(str(agreed)) else ""


def untimely(state: State, kind: type[Move]) -> IllegalMove | None:
    """Why this kind of move has not its time: one throws, then moves."""
    if kind is Throw and state.thrown is not None:
        return IllegalMove(N_("The dice are thrown already; now move a piece."), rule="ur.turn.throw")
    if kind is not Throw and state.thrown is None:
        return IllegalMove(N_("Throw the dice first."), rule="ur.turn.throw")
    return None


def waiting(state: State, seat: int) -> int:
    """How many pieces of a player have not entered yet, or wait again."""
    return PIECES - state.home[seat] - len(state.board[seat])


def refuse_step(state: State, square: int) -> IllegalMove | None:
    """Why the piece on a square, 0 for one that waits, cannot go as far on the board as was thrown; None if it can."""
    thrown = state.thrown or 0
    target = square + thrown
    if not thrown:
        return IllegalMove(N_("With a throw of 0 no piece moves."), rule="ur.turn.pass")
    if target > SQUARES + 1:
        return IllegalMove(N_("That is more than this piece needs to get home."), rule="ur.move.off")
    if target == SQUARES + 1:
        return IllegalMove(N_("With this throw the piece goes home."), allowed=N_("bear it off"), rule="ur.move.off")
    if target in state.board[state.seat]:
        return IllegalMove(N_("A piece of your own stands on square {square}."), rule="ur.move.own", square=target)
    if target == CENTRAL in state.board[1 - state.seat] and dict(state.setup.rulings)[ROSETTE] == "safe":
        return IllegalMove(N_("A piece on the central rosette cannot be captured."), rule=ROSETTE)
    return None


def refuse_enter(state: State, move: Enter) -> IllegalMove | None:
    """Why no piece can enter."""
    if not waiting(state, state.seat):
        return IllegalMove(N_("None of your pieces waits to enter."), rule="ur.move.enter")
    return refuse_step(state, 0)


def refuse_advance(state: State, move: Advance) -> IllegalMove | None:
    """Why this piece cannot go on."""
    if move.square not in state.board[state.seat]:
        return IllegalMove(N_("You have no piece on square {square}."), square=move.square, rule="ur.move.advance")
    return refuse_step(state, move.square)


def refuse_off(state: State, move: Off) -> IllegalMove | None:
    """Why no piece can be borne off."""
    if not state.thrown:
        return refuse_step(state, 0)
    if SQUARES + 1 - state.thrown not in state.board[state.seat]:
        return IllegalMove(N_("None of your pieces is exactly this throw away from home."), rule="ur.move.off")
    return None


def refuse_pass(state: State, move: Pass) -> IllegalMove | None:
    """Why one cannot pass: a piece can move."""
    steps = [refuse_step(state, square) for square in state.board[state.seat]]
    if None in (refuse_enter(state, Enter()), refuse_off(state, Off()), *steps):
        return IllegalMove(N_("A piece of yours can move, so you cannot pass."), rule="ur.turn.pass")
    return None


def one(move: M, refuse: Callable[[State, M], IllegalMove | None]) -> Callable[[State], Iterator[M]]:
    """Which moves there are of a kind without values: one, or none."""
    return lambda state: (each for each in (move,) if refuse(state, each) is None)


def legal_advance(state: State) -> Iterator[Advance]:
    """One for each piece on the board that can go on."""
    return (Advance(square) for square in state.board[state.seat] if refuse_step(state, square) is None)


def after_throw(state: State, move: Throw, events: Events) -> State:
    """The dice lie there."""
    events.append(Event("throws", "ur.turn.throw", state.setup.players[state.seat], values=(("count", move.count),)))
    return state._replace(thrown=move.count)


def after_off(state: State, move: Off, events: Events) -> State:
    """The piece leaves the board."""
    me = state.seat
    square = SQUARES + 1 - (state.thrown or 0)
    board = replace_at(state.board, me, tuple(each for each in state.board[me] if each != square))
    home = replace_at(state.home, me, state.home[me] + 1)
    events.append(Event("home", "ur.score.home", state.setup.players[me], 1, (("square", square),)))
    return next_turn(state._replace(board=board, home=home))


def after_pass(state: State, move: Pass, events: Events) -> State:
    """Nothing moves."""
    events.append(Event("passes", "ur.turn.pass", state.setup.players[state.seat]))
    return next_turn(state)


def step(state: State, square: int, events: Events) -> State:
    """A piece has gone from a square, captures if somebody stands there, and gives another throw on a rosette."""
    me, other = state.seat, 1 - state.seat
    player, target = state.setup.players[me], square + (state.thrown or 0)
    mine = tuple(sorted({*state.board[me], target} - {square}))
    theirs = state.board[other]
    what, rule = ("advances", "ur.move.advance") if square else ("enters", "ur.move.enter")
    events.append(Event(what, rule, player, values=(("square", square), ("target", target))))
    if OWN < target <= SHARED and target in theirs:
        theirs = tuple(each for each in theirs if each != target)
        values = (("other", state.setup.players[other]),)
        events.append(Event("captures", "ur.move.capture", player, values=values))
    state = state._replace(board=(mine, theirs) if me == 0 else (theirs, mine))
    if target in ROSETTES:
        events.append(Event("again", "ur.rosette", player))
        return state._replace(thrown=None)
    return next_turn(state)


def next_turn(state: State) -> State:
    """The other player is to throw."""
    return state._replace(seat=1 - state.seat, thrown=None, turns=state.turns + 1)


def tally(state: State) -> Tally:
    """What would be counted if the game ended now."""
    last = [sum(square > SHARED for square in board) for board in state.board]
    players = map(Player, state.setup.players, state.home, last, map(sum, state.board))
    return Tally(tuple(players), state.setup.edition, dict(state.setup.rulings))


def view(state: State, say: Language) -> list[str]:
    """Where the pieces of each player are."""
    rows = [
        say.gettext(
            "{player}: home {home}, waiting {waiting}, on squares: {squares}",
            player=player,
            home=state.home[seat],
            waiting=waiting(state, seat),
            squares=say.join([str(square) for square in state.board[seat]]) or "–",
        )
        for seat, player in enumerate(state.setup.players)
    ]
    if state.thrown is not None:
        rows.append(say.gettext("Thrown: {count}", count=state.thrown))
    return rows


def shorts(state: State, say: Language) -> list[Short]:
    """Other words for moves: the “a” of “advance” alone would be an article."""
    return [Short((say.gettext("a"),), Advance, {})]


KIT = Kit(
    version=1,
    options=(Whole("turns", N_("Turns"), N_("After so many turns each the game is stopped."), "ur.end.stopped"),),
    parts={
        Throw: Part(lambda state, move: None, after_throw, lambda state: map(Throw, range(DICE + 1))),
        Enter: Part(refuse_enter, lambda state, move, events: step(state, 0, events), one(Enter(), refuse_enter)),
        Advance: Part(refuse_advance, lambda state, move, events: step(state, move.square, events), legal_advance),
        Off: Part(refuse_off, after_off, one(Off(), refuse_off)),
        Pass: Part(refuse_pass, after_pass, one(Pass(), refuse_pass)),
    },
    turn_rule="ur.turn",
    start=start,
    untimely=untimely,
    turn=lambda state: state.seat,
    ended=ended,
    tally=tally,
    view=view,
    shorts=shorts,
)

READINGS = {
    ROSETTE: {
        "safe": N_("A piece on the central rosette is safe"),
        "open": N_("A piece on the central rosette can be captured"),
    }
}

EVENTS: dict[str, str | tuple[str, str]] = {
    "throws": N_("{player} throws {count}"),
    "enters": N_("{player} enters a piece on square {target}"),
    "advances": N_("{player} advances a piece from square {square} to square {target}"),
    "captures": N_("{player} captures a piece of {other}, which has to enter again"),
    "again": N_("The piece stands on a rosette, so {player} throws again"),
    "home": N_("{player} bears a piece off from square {square}: {points} point"),
    "passes": N_("{player} cannot move a piece"),
}

SPOKEN: dict[str, object] = {}
