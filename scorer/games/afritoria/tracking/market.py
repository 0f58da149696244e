"""Cards turned up for the market."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from ....scoring.fields import Field
from ....text.i18n import N_, NP_
from ....tracking.moves import Event, Events, IllegalMove, Move
from .cards import Card
from .hidden import lift_top, list_top, refuse_top
from .state import State


@dataclass(frozen=True, slots=True)
class Market(Move):
    """Turns up a card for the market."""

    name: ClassVar[str] = "market"
    word: ClassVar[str] = NP_("move", "market")
    also: ClassVar[str] = NP_(
        "vocabulary",
        "market | open | turn up a card | turned up | opened | on the market | in the market | turns | comes up",
    )
    title: ClassVar[str] = N_("Reveal a card for the market")
    rule: ClassVar[str] = "afritoria.round.market"
    reveals: ClassVar[bool] = True
    fields: ClassVar[tuple[Field, ...]] = (
        Card("card", N_("Card"), N_("The revealed card."), "afritoria.round.market", required=True),
    )

    card: str
    """The card."""


def refuse_market(state: State, move: Market) -> IllegalMove | None:
    """Returns why the move is not allowed, or None. `afritoria.round.market`: the top card of the draw pile."""
    return refuse_top(state, move.card)


def after_market(state: State, move: Market, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `afritoria.round.market`, `afritoria.end.trigger`: as many cards as players, or as many as there are.
    """
    market = (*state.market, move.card)
    players = len(state.played)
    last = state.left + len(state.under) == 1
    if last:
        events.append(Event("last-round", "afritoria.end.trigger"))
    full = last or len(market) == players
    left, under, seen, colours = lift_top(state, move.card)
    return state._replace(
        phase="play" if full else "market",
        round=state.round + full,
        market=market,
        # From the first card of a new market on, nobody exchanges any more.
        seat=0 if full else players,
        left=left,
        under=under,
        seen=seen,
        colours=colours,
    )


def legal_market(state: State) -> Iterator[Market]:
    """Yields the legal moves: every card that may be turned up."""
    return map(Market, list_top(state))
