"""Action A, and every other travel card that is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from ....scoring.fields import Field, OneOf
from ....text.i18n import N_, NP_
from ....tracking.moves import Event, Events, IllegalMove, Move
from .. import components as c, vocabulary
from .cards import TRAVEL, add
from .state import DEAL, TURN, State, Turn
from .turn import end_turn
from .words import COLOURS


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Takes action A: two travel cards. Where hands are known, each card follows as a move of its own."""

    name: ClassVar[str] = "draw"
    word: ClassVar[str] = NP_("move", "draw")
    also: ClassVar[str] = NP_(
        "vocabulary",
        "(draw/draws/drew/drawing) (2/two/) | (2/two) (travel/) cards"
        " | (draw/draws/drew/drawing/take/takes/took/taking/pick up/picked up) (2/two/) (travel/) cards",
    )
    title: ClassVar[str] = N_("Draw travel cards")
    rule: ClassVar[str] = "africana.action.draw"
    reveals: ClassVar[bool] = True


def refuse_draw(state: State, move: Draw) -> IllegalMove | None:
    """Returns None, for drawing is always possible as the action of a turn (`africana.action.draw`)."""
    return None


def after_draw(state: State, move: Draw, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `africana.action.draw`: two travel cards, after which the turn ends.
    """
    state = draw_cards(state._replace(turn=Turn("draw")), c.DRAW, events)
    return state if state.due else end_turn(state, events)


def legal_draw(state: State) -> Iterator[Draw]:
    """Yields the only move of this kind."""
    yield Draw()


@dataclass(frozen=True, slots=True)
class Card(Move):
    """Draws a travel card, where hands are known: in action A, as a joining bonus or for a starting hand."""

    name: ClassVar[str] = "card"
    word: ClassVar[str] = NP_("move", "card")
    also: ClassVar[str] = NP_("vocabulary", "card | drawn card")
    title: ClassVar[str] = N_("A travel card is drawn")
    rule: ClassVar[str] = "africana.action.draw"
    reveals: ClassVar[bool] = True
    fields: ClassVar[tuple[Field, ...]] = (
        OneOf(
            "colour",
            N_("Colour"),
            N_("The colour of the travel card."),
            "africana.components.colours",
            words=COLOURS,
            names=vocabulary.COLOURS,
            required=True,
        ),
    )

    colour: str
    """The colour of the card."""


def refuse_card(state: State, move: Card) -> IllegalMove | None:
    """Returns None.

    Any colour can be drawn, for how many there are of each is not known (`africana.components.travel`).
    """
    if move.colour in TRAVEL:
        return None
    rule = "africana.components.colours"
    return IllegalMove(N_("There is no such colour."), place="colour", known=COLOURS, known_as="colour", rule=rule)


def after_card(state: State, move: Card, events: Events) -> State:
    """Returns the state with the card in hand; then the starting hands, the action or the move go on."""
    company = state.company
    dealt = state.phase == DEAL
    companies = state.with_company(company._replace(travel=add(company.travel, TRAVEL[move.colour], 1)))
    state = _lift_card(state._replace(companies=companies, due=state.due - 1), events)
    rule = "africana.setup.player" if dealt else Card.rule
    events.append(Event("drawn", rule, state.player, 0, (("card", move.colour),)))
    if state.due:
        return state
    if dealt:
        seat = (state.seat + 1) % len(state.companies)
        return state._replace(seat=seat, due=c.START_CARDS) if seat else state._replace(seat=0, phase=TURN)
    return end_turn(state, events) if state.turn.action == "draw" else state


def legal_card(state: State) -> Iterator[Card]:
    """Yields the legal moves: a card of each colour."""
    return map(Card, COLOURS)


def draw_cards(state: State, count: int, events: Events) -> State:
    """Returns the state in which the player to move has drawn cards.

    Where hands are known, they are due to be told (`Card`).
    """
    there = state.draw_pile + state.discard_pile
    if there < count:
        events.append(Event("no-card", "africana.action.draw.reshuffle", state.player))
        count = there
    if not count:
        return state
    events.append(Event("draws", Draw.rule, state.player, 0, (("count", count),)))
    if state.hands:
        return state._replace(due=count)
    company = state.company
    state = state._replace(companies=state.with_company(company._replace(unseen=company.unseen + count)))
    for _ in range(count):
        state = _lift_card(state, events)
    return state


def _lift_card(state: State, events: Events) -> State:
    """africana.action.draw.reshuffle: a card leaves the draw pile, which is made new at that moment if it is empty."""
    if state.draw_pile:
        return state._replace(draw_pile=state.draw_pile - 1)
    events.append(Event("reshuffled", "africana.action.draw.reshuffle", "", 0, (("count", state.discard_pile),)))
    return state._replace(draw_pile=state.discard_pile - 1, discard_pile=0)
