"""The explorer: its start city, option A of a turn (a free move), and actions that are left out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from ....scoring.fields import Field
from ....text.i18n import N_, NP_
from ....tracking.moves import Event, Events, IllegalMove, Move
from .board import AT, Space
from .state import State
from .turn import Refusal, end_turn, spend_action


@dataclass(frozen=True, slots=True)
class Start(Move):
    """Puts the explorer on a start city, in the order of turns; with a board only."""

    name: ClassVar[str] = "start"
    word: ClassVar[str] = NP_("move", "start")
    also: ClassVar[str] = NP_("vocabulary", "start | start city")
    title: ClassVar[str] = N_("Choose a start city")
    rule: ClassVar[str] = "africa.setup.startcity"
    fields: ClassVar[tuple[Field, ...]] = (
        Space("space", N_("Start city"), N_("A start city without an explorer."), rule, required=True),
    )

    space: str
    """The name of the start city."""


@dataclass(frozen=True, slots=True)
class Free(Move):
    """Option A: a free move of the explorer."""

    name: ClassVar[str] = "free"
    word: ClassVar[str] = NP_("move", "free")
    also: ClassVar[str] = NP_("vocabulary", "free | free move | travel freely | moved freely | jump | jumped")
    title: ClassVar[str] = N_("Free move")
    rule: ClassVar[str] = "africa.turn.free_move"
    fields: ClassVar[tuple[Field, ...]] = (
        Space(
            "space",
            N_("Where does your explorer go?"),
            N_("Any space without a face-down tile or another explorer."),
            rule,
        ),
    )

    space: str = ""
    """The name of the new space; empty without a board."""


@dataclass(frozen=True, slots=True)
class Skip(Move):
    """Leaves out one action; the explorer may move before it all the same."""

    name: ClassVar[str] = "skip"
    word: ClassVar[str] = NP_("move", "skip")
    also: ClassVar[str] = NP_(
        "vocabulary",
        "skip | leave out | pass | skips | skip an action | skip one action | skip my first action | skipped | passed"
        " | skipped an action | skipped one action | passed on my action",
    )
    title: ClassVar[str] = N_("Skip an action")
    rule: ClassVar[str] = "africa.turn.actions.skip"
    fields: ClassVar[tuple[Field, ...]] = (AT,)

    at: str = ""
    """The space to which the explorer goes first; empty if it stays, and without a board."""


@dataclass(frozen=True, slots=True)
class End(Move):
    """Leaves out all actions that are left."""

    name: ClassVar[str] = "end"
    word: ClassVar[str] = NP_("move", "end")
    also: ClassVar[str] = NP_(
        "vocabulary",
        "end | done | end turn | pass | finish turn | that's all | I'm done | I am done | stop here | I'm finished"
        " | that's me done | passed | pass turn | skip turn | skip my whole turn | skipped turn | passed my turn"
        " | ended my turn | turn over | next player | (my/the/) turn is (over/done)",
    )
    title: ClassVar[str] = N_("End the turn")
    rule: ClassVar[str] = "africa.turn.actions.skip"


def refuse_start(state: State, move: Start) -> Refusal:
    """Returns why the move is not allowed. Without a board it never is."""
    return IllegalMove(N_("This game is followed without a board, so start cities are not recorded."), rule=Start.rule)


def after_start(state: State, move: Start, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `africa.setup.startcity`: the next player chooses, and after the last one the first turn begins.
    """
    events.append(Event("start", Start.rule, state.player, 0, (("space", move.space),)))
    return state._replace(seat=(state.seat + 1) % len(state.owns))


def legal_start(state: State) -> Iterator[Start]:
    """Yields no moves: without a board there are none."""
    return iter(())


def refuse_free(state: State, move: Free) -> Refusal:
    """Returns why the move is not allowed, or None. `africa.turn.choice`: a free move or actions, not both."""
    if state.left == state.actions:
        return None
    return IllegalMove(
        N_("A free move is a whole turn; {player} has already used an action."),
        rule="africa.turn.choice",
        player=state.player,
    )


def after_free(state: State, move: Free, events: Events) -> State:
    """Returns the state after the move, and adds its events. `africa.turn.free_move`: the whole turn."""
    if move.space:
        events.append(Event("free-to", Free.rule, state.player, 0, (("space", move.space),)))
    else:
        events.append(Event("free", Free.rule, state.player))
    return end_turn(state)


def legal_free(state: State) -> Iterator[Free]:
    """Yields the only move of this kind, before the first action."""
    if state.left == state.actions:
        yield Free()


def refuse_skip(state: State, move: Skip) -> Refusal:
    """Returns None, for an action can always be left out."""
    return None


def after_skip(state: State, move: Skip, events: Events) -> State:
    """Returns the state after the move, and adds its events. `africa.turn.actions.skip`: one action is over."""
    events.append(Event("skip", Skip.rule, state.player))
    return spend_action(state)


def legal_skip(state: State) -> Iterator[Skip]:
    """Yields the only move of this kind."""
    yield Skip()


def refuse_end(state: State, move: End) -> Refusal:
    """Returns None, for a turn can always be ended."""
    return None


def after_end(state: State, move: End, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `africa.turn.actions.skip`: all actions that are left are over.
    """
    events.append(Event("pass" if state.left == state.actions else "end", End.rule, state.player))
    return end_turn(state)


def legal_end(state: State) -> Iterator[End]:
    """Yields the only move of this kind."""
    yield End()
