"""When each kind of move is possible."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ....text.i18n import N_
from ....tracking.moves import IllegalMove, Move
from .. import components as c
from .buying import Buy, Leaf
from .counting import Count
from .display import End, Expedition
from .drawing import Card, Draw
from .limits import Discard, Drop
from .state import COUNT, DEAL, DISPLAY, LIMITS, REFILL, TURN, State
from .travelling import Complete, Finish, Go, Join


class Time(NamedTuple):
    """When a kind of move is possible."""

    phases: tuple[str, ...] = (TURN,)
    """The phases in which it is possible."""
    action: str = ""
    """The action that it belongs to and begins; empty for what is possible in every action."""


TIMES: dict[type[Move], Time] = {
    Expedition: Time((DISPLAY, REFILL)),
    Draw: Time(action="draw"),
    Card: Time(()),  # whenever a travel card is due
    Leaf: Time(action="buy"),
    Buy: Time(action="buy"),
    Go: Time(action="move"),
    Join: Time(action="move"),
    Complete: Time(action="move"),
    Finish: Time(action="move"),
    End: Time(),
    Discard: Time((LIMITS,)),
    Drop: Time((LIMITS,)),
    Count: Time((COUNT,)),
}


@cache
def _kinds(phase: str, action: str) -> tuple[type[Move], ...]:
    """The kinds of moves that are possible in a phase, when an action has begun or none."""
    return tuple(
        [
            kind
            for kind, time in TIMES.items()
            if phase in time.phases and not (time.action and action not in ("", time.action))
        ]
    )


def timely(state: State) -> tuple[type[Move], ...]:
    """Returns the kinds of moves whose time it is."""
    return (Card,) if state.due else _kinds(state.phase, state.turn.action)


def untimely(state: State, kind: type[Move]) -> IllegalMove | None:
    """Returns why it is not time for a kind of move, or None."""
    if kind in timely(state):
        return None
    if state.due:
        rule = "africana.setup.player" if state.phase == DEAL else Draw.rule
        return IllegalMove(N_("First a travel card is drawn."), known=[Card.name], known_as="move", rule=rule)
    if state.phase not in TIMES[kind].phases:
        return _say_what_comes_first(state, kind)
    return IllegalMove(
        N_("Another action has already begun, and there is only one in each turn."),
        allowed=N_("go on with the action, or end the turn"),
        rule="africana.turn.action",
    )


def _say_what_comes_first(state: State, kind: type[Move]) -> IllegalMove:
    """Which moves the phase needs, and why this one comes at another time."""
    if kind is Card:
        return IllegalMove(N_("No travel card is drawn now."), rule=Draw.rule)
    match state.phase:
        case "display":
            return IllegalMove(
                N_("First the expeditions are revealed."),
                known=[Expedition.name],
                known_as="move",
                rule="africana.setup.expeditions.display",
            )
        case "refill":
            return IllegalMove(
                N_("First the empty expedition spaces are filled."),
                known=[Expedition.name],
                known_as="move",
                rule=Expedition.rule,
            )
        case "limits":
            cards = state.company.hand > c.HAND
            return IllegalMove(
                N_("First the surplus hand cards are discarded.")
                if cards
                else N_("First the surplus open adventures are discarded."),
                known=[Discard.name if cards else Drop.name],
                known_as="move",
                rule=Discard.rule if cards else Drop.rule,
            )
        case "count":
            return IllegalMove(
                N_("The game is over; what nobody has told is counted now."),
                known=[Count.name],
                known_as="move",
                rule=Count.rule,
            )
    if kind is Count:
        return IllegalMove(N_("This is counted when the game is over."), rule=Count.rule)
    if kind is Expedition:
        return IllegalMove(N_("Expeditions are revealed only at the end of a turn."), rule=Expedition.rule)
    return IllegalMove(N_("Limits are checked only at the end of a turn."), rule="africana.limit.timing")
