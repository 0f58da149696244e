"""Cards for the hands where they are told: the first hands, and what is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from ....scoring.fields import Field
from ....text.i18n import N_, NP_
from ....tracking.moves import Event, Events, IllegalMove, Move, replace_at
from .. import components as c
from .cards import Card
from .hidden import add_colour, add_seen, lift_top, list_hidden, list_top, refuse_hidden, refuse_top
from .round import begin_next_round
from .state import State


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """Tells a card of the first hands; each hand is dealt as a whole, in the order of the seats."""

    name: ClassVar[str] = "deal"
    word: ClassVar[str] = NP_("move", "deal")
    also: ClassVar[str] = NP_("vocabulary", "deal | deal a card | dealt")
    title: ClassVar[str] = N_("Deal a card")
    rule: ClassVar[str] = "afritoria.setup.hand"
    reveals: ClassVar[bool] = True
    fields: ClassVar[tuple[Field, ...]] = (
        Card("card", N_("Card"), N_("The next card of this hand."), "afritoria.setup.hand", required=True),
    )

    card: str
    """The card."""


def refuse_deal(state: State, move: Deal) -> IllegalMove | None:
    """Returns why the move is not allowed, or None.

    `afritoria.setup.hand`: any card that is not known to lie elsewhere.
    """
    return refuse_hidden(state, move.card)


def after_deal(state: State, move: Deal, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `afritoria.setup.hand`: a card for this hand; after the sixth comes the next hand, after all the first market.
    """
    seat, card = state.seat, move.card
    events.append(Event("dealt", "afritoria.setup.hand", state.setup.players[seat]))
    hands = replace_at(state.hands, seat, (*state.hands[seat], card))
    if len(hands[seat]) == c.HAND:
        seat += 1
    return state._replace(
        phase="market" if seat == len(hands) else "deal",
        hands=hands,
        left=state.left - 1,
        seat=seat,
        seen=add_seen(state, card),
        colours=add_colour(state, card),
    )


def legal_deal(state: State) -> Iterator[Deal]:
    """Yields the legal moves: every card that may be dealt."""
    return map(Deal, list_hidden(state))


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Tells a card that is drawn into a hand."""

    name: ClassVar[str] = "draw"
    word: ClassVar[str] = NP_("move", "draw")
    also: ClassVar[str] = NP_("vocabulary", "draw | draw a card | drew | drew a card | draws")
    title: ClassVar[str] = N_("Draw a card")
    rule: ClassVar[str] = "afritoria.round.refill"
    reveals: ClassVar[bool] = True
    fields: ClassVar[tuple[Field, ...]] = (
        Card("card", N_("Card"), N_("The card that was drawn."), "afritoria.round.refill", required=True),
    )

    card: str
    """The card."""


def refuse_draw(state: State, move: Draw) -> IllegalMove | None:
    """Returns why the move is not allowed, or None. `afritoria.round.refill`: the top card of the draw pile."""
    return refuse_top(state, move.card)


def after_draw(state: State, move: Draw, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `afritoria.round.refill`, `afritoria.hand.exchange`: a card for this hand; then somebody else draws, or a market.
    """
    seat, *due = state.due
    events.append(Event("draws", "afritoria.round.refill", state.setup.players[seat]))
    left, under, seen, colours = lift_top(state, move.card)
    state = state._replace(
        hands=replace_at(state.hands, seat, (*state.hands[seat], move.card)),
        seat=due[0] if due else seat,
        due=tuple(due),
        left=left,
        under=under,
        seen=seen,
        colours=colours,
    )
    if due:
        return state
    if state.phase == "redraw":
        return state._replace(phase="market", seat=seat + 1)
    return begin_next_round(state, events)


def legal_draw(state: State) -> Iterator[Draw]:
    """Yields the legal moves: every card that may be drawn."""
    return map(Draw, list_top(state))
