"""The expeditions on display, and the end of a turn, after which they are filled up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import ClassVar

from ....scoring.fields import POINTS, Field, Label, Whole
from ....text.i18n import N_, NP_
from ....tracking.moves import Event, Events, IllegalMove, Move, replace_at
from .. import components as c
from ..vocabulary import SILVER
from .cards import EXAMPLE_POINTS, EXAMPLE_SILVER, FACE_DOWN, ExpeditionCard
from .decks import refuse_form
from .map import PlaceName, possible_places, refuse_place
from .state import DEAL, DISPLAY, TURN, State
from .turn import begin_next_turn, end_turn

PRINTED = "africana.components.expedition"


def _printed(*, needed: bool) -> tuple[Field, ...]:
    """The fields of what is printed on a card; `needed` where all of it has to be told."""
    return (
        PlaceName("start", N_("Start place"), N_("Where the expedition starts."), PRINTED, needed=needed).after(
            "from", "of"
        ),
        PlaceName("goal", N_("Destination"), N_("Where the expedition ends."), PRINTED, needed=needed).after("to"),
        Whole("silver", N_("Silver"), N_("The silver printed on the card."), PRINTED, unit=SILVER, needed=needed),
        Whole("points", N_("Points"), N_("The points printed on the card."), PRINTED, unit=POINTS, needed=needed),
    )


_SHOWN = ("start", "goal", "silver", "points")
_LEFT_OPEN = _printed(needed=False)


@dataclass(frozen=True, slots=True)
class Expedition(Move):
    """Turns up an expedition for the first empty space. Without decks, what it shows may be left open."""

    name: ClassVar[str] = "expedition"
    word: ClassVar[str] = NP_("move", "expedition")
    also: ClassVar[str] = NP_("vocabulary", "expedition | refill")
    title: ClassVar[str] = N_("An expedition is revealed")
    rule: ClassVar[str] = "africana.refill"
    reveals: ClassVar[bool] = True
    fields: ClassVar[tuple[Field, ...]] = (
        Label("card", N_("Card"), N_("The name of the card, if there are decks."), PRINTED).as_closed(),
        *_printed(needed=True),
    )

    card: str = ""
    """The name of the card, where there are decks; else empty."""
    start: str = ""
    """The place where it starts; empty if not told."""
    goal: str = ""
    """Its destination; empty if not told."""
    silver: int = 0
    """The printed silver."""
    points: int = 0
    """The printed points."""


def refuse_expedition(state: State, move: Expedition) -> IllegalMove | None:
    """Returns why the move is not allowed, or None. `africana.components.expedition`: what the card can be."""
    printed = next((key for key in _SHOWN if getattr(move, key)), "")
    if not printed and not move.card and state.decks is None:
        return None
    if refused := refuse_form(state.decks, move.card, printed=printed, rule=PRINTED):
        return refused
    if state.decks is not None:
        possible = state.decks.expeditions_on_top(state.shown)
        if move.card in possible:
            return None
        return IllegalMove(
            N_("The expedition “{name}” cannot be on top of the pile."),
            place="card",
            known=possible,
            rule="africana.setup.expeditions.stack",
            name=move.card,
        )
    if move.silver < 0 or move.points < 0:
        place = "silver" if move.silver < 0 else "points"
        return IllegalMove(N_("A number printed on a card is never below zero."), place=place, rule=PRINTED)
    if refused := refuse_place(state.map, move.start, "start"):
        return refused
    if move.start == move.goal:
        return IllegalMove(N_("Start place and destination are the same."), place="goal", rule=PRINTED)
    return refuse_place(state.map, move.goal, "goal", more=state.map.find(move.start) is None)


def after_expedition(state: State, move: Expedition, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `africana.setup.expeditions.display`, `africana.refill`: the first empty space from the left is filled.
    """
    space = state.display.index(None)
    card, map = FACE_DOWN, state.map
    if state.decks is not None:
        card = state.decks.expedition(move.card)
    elif move.start:
        card = ExpeditionCard(move.start, move.goal, move.silver, move.points)
    setup = state.phase == DISPLAY
    rule = "africana.setup.expeditions.display" if setup else Expedition.rule
    if card.start:
        map = map.learn(card.start).learn(card.goal)
        way = (("start", card.start), ("goal", card.goal))
        printed = (("silver", card.silver), ("count", card.points))
        events.append(Event("turned-up", rule, "", 0, (("space", space + 1), *way, *printed)))
    else:
        events.append(Event("face-down", rule, "", 0, (("space", space + 1),)))
    state = state._replace(
        map=map,
        shown=(*state.shown, card.card) if state.decks else (),
        display=replace_at(state.display, space, card),
        pile=state.pile - 1,
    )
    full = None not in state.display
    if setup:
        if not full:
            return state
        return state._replace(phase=DEAL, due=c.START_CARDS) if state.hands else state._replace(phase=TURN)
    if full or not state.pile:
        if full and not state.pile:
            events.append(Event("exact", "africana.end.trigger.exact"))
        return begin_next_turn(state, events)
    return state


def legal_expedition(state: State) -> Iterator[Expedition]:
    """Yields the legal moves: every card that can be on top of the pile; without decks an open one, and examples."""
    if state.decks is not None:
        yield from map(Expedition, state.decks.expeditions_on_top(state.shown))
        return
    yield Expedition()
    for start, goal in permutations(possible_places(state.map), 2):
        yield Expedition("", start, goal, EXAMPLE_SILVER, EXAMPLE_POINTS)


def open_expedition(state: State, values: Mapping[str, object]) -> Sequence[Field]:
    """Returns the fields to ask for: the card where there are decks, else all that is printed on it, or nothing."""
    if state.decks is not None:
        return Expedition.fields[:1]
    return Expedition.fields[1:] if any([values.get(key) for key in _SHOWN]) else _LEFT_OPEN


@dataclass(frozen=True, slots=True)
class End(Move):
    """Ends the action of a player, or the turn if there was none."""

    name: ClassVar[str] = "end"
    word: ClassVar[str] = NP_("move", "end")
    also: ClassVar[str] = NP_(
        "vocabulary",
        "end turn | end | finished | done | finish turn | stop here | stop buying | done buying | finished buying"
        " | no more buying | I'm finished | that's me done | I'm done | I'm done buying",
    )
    title: ClassVar[str] = N_("End the turn")
    rule: ClassVar[str] = "africana.turn.end"


def refuse_end(state: State, move: End) -> IllegalMove | None:
    """Returns why the move is not allowed, or None. `africana.turn.null`: a turn may end at any time."""
    return None


def after_end(state: State, move: End, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `africana.turn.null`, `africana.action.move.return`: the action is over.
    """
    turn = state.turn
    if not turn.action:
        events.append(Event("nothing", "africana.turn.null", state.player))
    elif turn.action == "buy" and not turn.bought:
        events.append(Event("nothing-bought", "africana.action.buy.none", state.player))
    if back := turn.joker + sum(turn.helpers):
        events.append(Event("cards-back", "africana.action.move.return", state.player, 0, (("count", back),)))
    return end_turn(state, events)


def legal_end(state: State) -> Iterator[End]:
    """Yields the only move of this kind."""
    yield End()
