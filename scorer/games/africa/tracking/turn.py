"""What the moves of all families share: the actions of a turn, and points on the score track."""

from __future__ import annotations

from ....text.i18n import N_
from ....tracking.moves import Event, Events, IllegalMove
from .. import components as c
from .state import State

Refusal = IllegalMove | None


def spend_action(state: State) -> State:
    """africa.turn.double_action: an action is over, and after the last one the turn."""
    return state._replace(left=state.left - 1) if state.left > 1 else end_turn(state)


def end_turn(state: State) -> State:
    """africa.turn.order: the next player's turn."""
    seat = state.seat + 1
    if seat < len(state.owns):
        return state._replace(seat=seat, left=state.actions)
    return state._replace(seat=0, left=state.actions, round=state.round + 1)


def score(state: State, points: int, events: Events) -> State:
    """africa.track.move: points for the player who moves, and what happens on the score track."""
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
    """A field that this move needs is empty."""
    return IllegalMove(N_("“{key}” is missing."), place=key, rule=rule, key=key)
