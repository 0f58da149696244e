"""Following a game of Oware. The houses are numbered 0 to 11 counter-clockwise, those of the first player first."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from scorer.scoring.fields import Field, Whole
from scorer.text.i18n import N_, NP_
from scorer.tracking.moves import Event, Events, IllegalMove, Kit, Move, Part, Setup

from .. import components as c
from ..rulings import GRAND_SLAM, REST
from ..scoring.tally import Player, Tally
from .texts import view

ALL = c.PLAYERS * c.HOUSES


class State(NamedTuple):
    """What lies on the board."""

    setup: Setup
    forbidden: bool
    """oware.capture.grand-slam: whether such a move is not allowed."""
    houses: tuple[int, ...]
    stores: tuple[int, ...]
    seat: int = 0
    """Who is to move."""
    earlier: frozenset[tuple[int, tuple[int, ...]]] = frozenset()
    """The positions since the last capture, each with who was to move."""
    ended: str = ""
    """The id of the rule that ended the game."""


@dataclass(frozen=True, slots=True)
class Sow(Move):
    """A player sows a house."""

    house: int

    name: ClassVar[str] = "sow"
    word: ClassVar[str] = NP_("move", "sow")
    title: ClassVar[str] = N_("Sow a house")
    rule: ClassVar[str] = "oware.turn.sow"
    fields: ClassVar[tuple[Field, ...]] = (
        Whole(
            "house",
            N_("House"),
            N_("The number of your house, the first on your left."),
            "oware.turn.sow",
            low=1,
            high=c.HOUSES,
            required=True,
        ),
    )


@dataclass(frozen=True, slots=True)
class Agree(Move):
    """Both players agree that the game goes round in circles."""

    name: ClassVar[str] = "agree"
    word: ClassVar[str] = NP_("move", "agree")
    title: ClassVar[str] = N_("Agree to end the game")
    rule: ClassVar[str] = "oware.end.cycle"


def start(setup: Setup) -> State:
    """oware.setup.seeds: the same number in every house."""
    forbidden = setup.readings[GRAND_SLAM] == "forbidden"
    return State(setup, forbidden, (c.SEEDS_EACH,) * ALL, (0,) * c.PLAYERS)


def own(state: State, seat: int) -> range:
    """The houses of a player."""
    return range(seat * c.HOUSES, (seat + 1) * c.HOUSES)


def left(state: State, seat: int) -> int:
    """The seeds in the houses of a player."""
    return sum(state.houses[house] for house in own(state, seat))


def sown(houses: tuple[int, ...], house: int) -> tuple[tuple[int, ...], int]:
    """oware.turn.sow, oware.turn.skip: the houses after sowing, and where the last seed fell."""
    after, seeds, last = list(houses), houses[house], house
    after[house] = 0
    while seeds:
        last = (last + 1) % ALL
        if last != house:
            after[last] += 1
            seeds -= 1
    return tuple(after), last


def captured(state: State, houses: tuple[int, ...], last: int) -> list[int]:
    """oware.capture: the houses that a sowing captures, backwards from the last seed."""
    theirs, found = own(state, 1 - state.seat), []
    while last in theirs and c.CAPTURE_LOW <= houses[last] <= c.CAPTURE_HIGH:
        found.append(last)
        last -= 1
    return found


def is_grand_slam(state: State, houses: tuple[int, ...], taken: list[int]) -> bool:
    """Whether nothing would be left to the other player."""
    return bool(taken) and sum(houses[h] for h in taken) == sum(houses[h] for h in own(state, 1 - state.seat))


def refuse_sow(state: State, move: Sow) -> IllegalMove | None:
    """Why a house may not be sown."""
    house = own(state, state.seat)[move.house - 1]
    if not state.houses[house]:
        return IllegalMove(N_("This house is empty."), rule="oware.turn.sow")
    houses, last = sown(state.houses, house)
    if not left(state, 1 - state.seat) and not any(houses[h] for h in own(state, 1 - state.seat)):
        return IllegalMove(N_("The other player has no seeds: this move has to give some."), rule="oware.feed")
    if state.forbidden and is_grand_slam(state, houses, captured(state, houses, last)):
        return IllegalMove(N_("This would capture all seeds of the other player."), rule=GRAND_SLAM)
    return None


def after_sow(state: State, move: Sow, events: Events) -> State:
    """Sows, captures, and ends the game if nobody can go on or somebody has enough."""
    player, house = state.setup.players[state.seat], own(state, state.seat)[move.house - 1]
    houses, last = sown(state.houses, house)
    events.append(
        Event("sows", "oware.turn.sow", player, values=(("count", state.houses[house]), ("house", move.house)))
    )
    taken = captured(state, houses, last)
    if is_grand_slam(state, houses, taken):
        events.append(Event("grand-slam", GRAND_SLAM, player))
        taken = []
    seeds = sum(houses[h] for h in taken)
    if seeds:
        events.append(Event("captures", "oware.capture", player, seeds))
    stores = tuple(store + seeds * (seat == state.seat) for seat, store in enumerate(state.stores))
    earlier = frozenset() if seeds else state.earlier | {(state.seat, state.houses)}
    houses = tuple(0 if h in taken else count for h, count in enumerate(houses))
    after = State(state.setup, state.forbidden, houses, stores, 1 - state.seat, earlier)
    if max(stores) >= c.MAJORITY:
        return after._replace(ended="oware.end.majority")
    if not any(True for _ in legal_sow(after)):
        return take_the_rest(after, "oware.end.no-move", events)
    return after


def take_the_rest(state: State, rule: str, events: Events) -> State:
    """Everybody takes the seeds of the own houses, unless they are nobody's; the game is over."""
    if state.setup.readings[REST] == "owner":
        for seat, player in enumerate(state.setup.players):
            events.append(Event("rest", rule, player, left(state, seat)))
    return state._replace(ended=rule)


def legal_sow(state: State) -> Iterator[Sow]:
    """The houses that may be sown."""
    return (move for move in map(Sow, range(1, c.HOUSES + 1)) if refuse_sow(state, move) is None)


def refuse_agree(state: State, move: Agree) -> IllegalMove | None:
    """oware.end.cycle: a position has to come again first."""
    if (state.seat, state.houses) in state.earlier:
        return None
    return IllegalMove(N_("No position has come again since the last capture."), rule="oware.end.cycle")


def after_agree(state: State, move: Agree, events: Events) -> State:
    """The game is over."""
    return take_the_rest(state, "oware.end.cycle", events)


def legal_agree(state: State) -> Iterator[Agree]:
    """Whether the game may be ended so."""
    return (move for move in (Agree(),) if refuse_agree(state, move) is None)


def untimely(state: State, kind: type[Move]) -> None:
    """Both kinds of moves have their time in every turn."""


def tally(state: State) -> Tally:
    """The seeds of both; what is left counts unless somebody has captured enough."""
    counts = state.ended != "oware.end.majority"
    players = [
        Player(name, state.stores[seat], left(state, seat) if counts else 0)
        for seat, name in enumerate(state.setup.players)
    ]
    return Tally(tuple(players), state.setup.edition, dict(state.setup.rulings))


KIT = Kit(
    version=1,
    options=(),
    parts={Sow: Part(refuse_sow, after_sow, legal_sow), Agree: Part(refuse_agree, after_agree, legal_agree)},
    turn_rule="oware.turn.sow",
    start=start,
    untimely=untimely,
    turn=lambda state: state.seat,
    ended=lambda state: state.ended,
    tally=tally,
    view=view,
)
