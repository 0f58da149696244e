"""The end of a turn and what follows by itself: card limits, empty expedition spaces, the next player, the end."""

from __future__ import annotations

from ....tracking.moves import Event, Events
from .. import components as c
from .state import COUNT, LIMITS, NEW_TURN, OVER, REFILL, TURN, State


def end_turn(state: State, events: Events) -> State:
    """Returns the state after a turn. `africana.turn.end`: first the card limits, then the refill."""
    company = state.company
    if state.turn.table:
        state = state._replace(discard_pile=state.discard_pile + state.turn.table)
    if company.hand > c.HAND or len(company.open) > c.OPEN_ADVENTURES:
        return state._replace(phase=LIMITS, turn=NEW_TURN)
    return _refill(state, events)


def _refill(state: State, events: Events) -> State:
    """africana.refill, africana.end.trigger: expeditions for the empty spaces, as many as there are."""
    empty = state.display.count(None)
    if empty > state.pile and not state.last:
        events.append(Event("last-round", "africana.end.trigger"))
        state = state._replace(last=True)
    if empty and state.pile:
        return state._replace(phase=REFILL, turn=NEW_TURN)
    return begin_next_turn(state, events)


def begin_next_turn(state: State, events: Events) -> State:
    """Returns the state at the next turn.

    `africana.turn.order`, `africana.end.round`: the last round ends with the last seat.
    """
    seat = state.seat + 1
    if seat < len(state.companies):
        return state._replace(phase=TURN, turn=NEW_TURN, seat=seat)
    if state.last:
        return end_game(state._replace(turn=NEW_TURN, seat=0), events)
    return state._replace(phase=TURN, turn=NEW_TURN, seat=0, round=state.round + 1)


def end_game(state: State, events: Events) -> State:
    """Returns the state in which the game is over, or in which players from this seat on count what was not told."""
    for seat in range(state.seat, len(state.companies)):
        company = state.companies[seat]
        if company.untold and company.counted is None:
            if state.phase != COUNT:
                events.append(Event("to-count", "africana.end.round"))
            return state._replace(phase=COUNT, seat=seat)
    events.append(Event("over", "africana.end.round"))
    return state._replace(phase=OVER, seat=len(state.companies) - 1)
