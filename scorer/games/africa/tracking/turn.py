"""What the moves of all families share: the actions of a turn, and points on the score track."""

from __future__ import annotations

from ....text.i18n import N_
from ....tracking.moves import Event, Events, IllegalMove
from .. import components as c
from .state import State

Refusal = IllegalMove | None


def spend_action(state: State) -> State:
    """Returns the state after an action. `africa.turn.double_action`: after the last one the turn is over."""
    return state._replace(left=state.left - 1) if state.left > 1 else end_turn(state)


def end_turn(state: State) -> State:
    """Returns the state at the beginning of the next player's turn (`africa.turn.order`)."""
    seat = state.seat + 1
    if seat < len(state.owns):
        return state._replace(seat=seat, left=state.actions)
    return state._replace(seat=0, left=state.actions, round=state.round + 1)


def score(state: State, points: int, events: Events) -> State:
    """Returns the state after the player to move has scored, and adds events of the track (`africa.track.move`)."""
    own = state.own
    total = own.points + points
    lap = total // c.FIFTY
    if lap > own.points // c.FIFTY:
        if lap == 1:
            events.append(Event("fifty", "africa.track.fifty", state.player, 0, (("fifty", c.FIFTY),)))
        elif own.points <= c.TRACK_MOST:
            events.append(Event("track-end", "africa.track.over99", state.player, 0, (("most", c.TRACK_MOST),)))
    return state._replace(owns=state.with_own(own._replace(points=total)))


def refuse_missing(key: str, rule: str) -> IllegalMove:
    """Returns the error for a value that the move needs and does not have."""
    return IllegalMove(N_("“{key}” is missing."), place=key, rule=rule, key=key)
