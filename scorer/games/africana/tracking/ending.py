"""The end of a turn: card limits, refill of the expeditions, the next player or the end of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from ....scoring.fields import Field, Label, OneOf, Whole
from ....text.i18n import N_, NP_
from ....tracking.moves import Event, IllegalMove, Move
from .. import components as c
from .board import PlaceName, find, learn, new_name, refuse_place
from .cards import HAND_CARDS, HELPERS, TRAVEL, ExpeditionCard, changed, letter_of
from .state import DEAL, DISPLAY, LIMITS, NEW_TURN, OVER, REFILL, TURN, Events, State, card_held, without_travel

EXAMPLE_SILVER = 2
EXAMPLE_POINTS = 2
"""What is printed on an example of a card that could be turned up or bought."""


@dataclass(frozen=True, slots=True)
class End(Move):
    """The player has finished their action, or does nothing."""

    name: ClassVar[str] = "end"
    word: ClassVar[str] = NP_("move", "end")
    title: ClassVar[str] = N_("End the turn")
    rule: ClassVar[str] = "africana.turn.end"


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Discard a hand card above the limit."""

    name: ClassVar[str] = "discard"
    word: ClassVar[str] = NP_("move", "discard")
    title: ClassVar[str] = N_("Discard a hand card")
    rule: ClassVar[str] = "africana.limit.hand"
    fields: ClassVar[tuple[Field, ...]] = (
        OneOf(
            "card",
            N_("Card"),
            N_("The colour of a travel card, the joker or a helper."),
            "africana.limit.hand",
            words=HAND_CARDS,
            required=True,
        ),
    )

    card: str


@dataclass(frozen=True, slots=True)
class Drop(Move):
    """Discard an open adventure above the limit."""

    name: ClassVar[str] = "drop"
    word: ClassVar[str] = NP_("move", "drop")
    title: ClassVar[str] = N_("Discard an open adventure")
    rule: ClassVar[str] = "africana.limit.adventures"
    fields: ClassVar[tuple[Field, ...]] = (
        Whole(
            "number",
            N_("Number of the adventure"),
            N_("Which of the player's open adventures, in the order in which they were bought."),
            "africana.limit.adventures",
            low=1,
            high=c.ADVENTURES,
            required=True,
        ),
    )

    number: int


@dataclass(frozen=True, slots=True)
class Expedition(Move):
    """An expedition is turned up and fills the first empty space."""

    name: ClassVar[str] = "expedition"
    word: ClassVar[str] = NP_("move", "expedition")
    title: ClassVar[str] = N_("An expedition is turned up")
    rule: ClassVar[str] = "africana.refill"
    reveals: ClassVar[bool] = True
    fields: ClassVar[tuple[Field, ...]] = (
        Label("card", N_("Card"), N_("The name of the card, if there are decks."), "africana.components.expedition"),
        PlaceName("start", N_("Start place"), N_("Where the expedition starts."), "africana.components.expedition"),
        PlaceName("goal", N_("Destination"), N_("Where the expedition ends."), "africana.components.expedition"),
        Whole("silver", N_("Silver"), N_("The silver printed on the card."), "africana.components.expedition"),
        Whole("points", N_("Points"), N_("The points printed on the card."), "africana.components.expedition"),
    )

    card: str = ""
    start: str = ""
    goal: str = ""
    silver: int = 0
    points: int = 0


# What is refused.


def refuse_end(state: State, move: End) -> IllegalMove | None:
    """africana.turn.null: a turn may end at any time."""
    return None


def refuse_discard(state: State, move: Discard) -> IllegalMove | None:
    """africana.limit.hand: only cards above the limit, of the player's choice."""
    company = state.company
    if company.hand <= c.HAND:
        return IllegalMove(
            N_("Cards in hand: {cards}."),
            allowed=N_("cards are discarded while there are more than {most}"),
            rule=Discard.rule,
            cards=company.hand,
            most=c.HAND,
        )
    if not card_held(company, NEW_TURN, move.card):
        return no_such_card(Discard.rule)
    return None


def no_such_card(rule: str) -> IllegalMove:
    """The error for a card that is not in hand."""
    return IllegalMove(
        N_("This card is not in the hand."), place="card", allowed=N_("a card that is in the hand"), rule=rule
    )


def refuse_drop(state: State, move: Drop) -> IllegalMove | None:
    """africana.limit.adventures: only adventures above the limit, of the player's choice."""
    count = len(state.company.open)
    if count <= c.OPEN_ADVENTURES:
        return IllegalMove(
            N_("Open adventures: {count}"),
            allowed=N_("adventures are discarded while more than {most} are open"),
            rule=Drop.rule,
            count=count,
            most=c.OPEN_ADVENTURES,
        )
    return refuse_number(state, move.number, Drop.rule)


def refuse_number(state: State, number: int, rule: str) -> IllegalMove | None:
    """Why a number means no open adventure."""
    count = len(state.company.open)
    if 1 <= number <= count:
        return None
    if not count:
        return IllegalMove(N_("The player has no open adventures."), place="number", rule=rule)
    return IllegalMove(
        N_("The player has no adventure with the number {number}."),
        place="number",
        allowed=N_("a whole number from {low} to {high}"),
        rule=rule,
        number=number,
        low=1,
        high=count,
    )


def refuse_expedition(state: State, move: Expedition) -> IllegalMove | None:
    """africana.components.expedition: what the card can be."""
    rule = "africana.components.expedition"
    decks = state.decks
    if decks is not None:
        if move.start or move.goal or move.silver or move.points:
            return IllegalMove(
                N_("The decks tell what is printed on the card."), allowed=N_("the card alone"), rule=rule
            )
        # Only the cards that can lie on top of the pile now.
        letter = letter_of(decks, len(state.shown))
        for card in decks.expeditions:
            if card.card == move.card and card.letter == letter and card.card not in state.shown:
                return None
        return IllegalMove(
            N_("The expedition “{name}” cannot be on top of the pile."),
            place="card",
            known=[card.card for card in decks.expeditions if card.letter == letter and card.card not in state.shown],
            rule="africana.setup.expeditions.stack",
            name=move.card,
        )
    if move.card:
        return IllegalMove(
            N_("There are no decks, so the card has no name."),
            place="card",
            allowed=N_("what is printed on it"),
            rule=rule,
        )
    if move.silver < 0 or move.points < 0:
        return IllegalMove(N_("What is printed on a card is not below zero."), rule=rule)
    if found := refuse_place(state.places, move.start, "start", charted=state.charted):
        return found
    if move.start == move.goal:
        return IllegalMove(N_("Start place and destination are the same."), place="goal", rule=rule)
    more = find(state.places, move.start) is None
    return refuse_place(state.places, move.goal, "goal", charted=state.charted, more=more)


# What is asked for.


def asked_expedition(state: State, values: Mapping[str, Any]) -> Sequence[Field]:
    """The card where there are decks, else what is printed on it."""
    return Expedition.fields[1:] if state.decks is None else Expedition.fields[:1]


# What happens.


def after_end(state: State, move: End, events: Events) -> State:
    """africana.turn.null, africana.action.move.return: the action is over."""
    turn = state.turn
    if not turn.action:
        events.append(Event("nothing", "africana.turn.null", state.player))
    elif turn.action == "buy" and not turn.bought:
        events.append(Event("nothing-bought", "africana.action.buy.none", state.player))
    if back := turn.joker + sum(turn.helpers):
        events.append(Event("cards-back", "africana.action.move.return", state.player, 0, (("count", back),)))
    return end_of_turn(state, events)


def end_of_turn(state: State, events: Events) -> State:
    """africana.turn.end: first the card limits, then the refill."""
    company = state.company
    if state.turn.table:
        state = state._replace(discard_pile=state.discard_pile + state.turn.table)
    if company.hand > c.HAND or len(company.open) > c.OPEN_ADVENTURES:
        return state._replace(phase=LIMITS, turn=NEW_TURN)
    return _refill(state, events)


def after_discard(state: State, move: Discard, events: Events) -> State:
    """africana.limit.hand.specials: travel cards are drawn again some time, jokers and helpers are not."""
    company = state.company
    card = move.card
    told = (("card", card),)
    if card in TRAVEL:
        events.append(Event("discarded", Discard.rule, state.player, 0, told))
        company = without_travel(company, card)
        state = state._replace(discard_pile=state.discard_pile + 1)
    else:
        events.append(Event("removed", "africana.limit.hand.specials", state.player, 0, told))
        if card in HELPERS:
            company = company._replace(helpers=changed(company.helpers, HELPERS[card], -1))
        else:
            company = company._replace(joker=False)
    return end_of_turn(state._replace(companies=state.with_company(company)), events)


def after_drop(state: State, move: Drop, events: Events) -> State:
    """africana.limit.adventures: the card leaves the game."""
    company = state.company
    at = move.number - 1
    events.append(Event("dropped", Drop.rule, state.player, 0, (("goal", company.open[at].goal),)))
    company = company._replace(open=(*company.open[:at], *company.open[at + 1 :]))
    return end_of_turn(state._replace(companies=state.with_company(company)), events)


def _refill(state: State, events: Events) -> State:
    """africana.refill, africana.end.trigger: expeditions for the empty spaces, as many as there are."""
    empty = state.display.count(None)
    if empty > state.pile and not state.last:
        events.append(Event("last-round", "africana.end.trigger"))
        state = state._replace(last=True)
    if empty and state.pile:
        return state._replace(phase=REFILL, turn=NEW_TURN)
    return _next_player(state, events)


def after_expedition(state: State, move: Expedition, events: Events) -> State:
    """africana.setup.expeditions.display, africana.refill: the first empty space from the left is filled."""
    space = state.display.index(None)
    places, shown = state.places, state.shown
    if state.decks is not None:
        card = next(card for card in state.decks.expeditions if card.card == move.card)
        shown = (*shown, card.card)
    else:
        card = ExpeditionCard(move.start, move.goal, move.silver, move.points)
        if not state.charted:
            places = learn(learn(places, card.start), card.goal)
    setup = state.phase == DISPLAY
    values = (
        ("space", space + 1), ("start", card.start), ("goal", card.goal), ("silver", card.silver),
        ("count", card.points),
    )  # fmt: skip
    rule = "africana.setup.expeditions.display" if setup else Expedition.rule
    events.append(Event("turned-up", rule, values=values))
    display = (*state.display[:space], card, *state.display[space + 1 :])
    pile = state.pile - 1
    state = state._replace(places=places, shown=shown, display=display, pile=pile)
    full = None not in display
    if setup:
        if not full:
            return state
        return state._replace(phase=DEAL, due=c.START_CARDS) if state.hands else state._replace(phase=TURN)
    if full or not pile:
        if full and not pile:
            events.append(Event("exact", "africana.end.trigger.exact"))
        return _next_player(state, events)
    return state


def _next_player(state: State, events: Events) -> State:
    """africana.turn.order, africana.end.round: clockwise; the last round goes on to the last seat."""
    seat = state.seat + 1
    if seat < len(state.companies):
        return state._replace(phase=TURN, turn=NEW_TURN, seat=seat)
    if state.last:
        events.append(Event("over", "africana.end.round"))
        return state._replace(phase=OVER, turn=NEW_TURN)
    return state._replace(phase=TURN, turn=NEW_TURN, seat=0, round=state.round + 1)


# What is possible: candidates, of which `legal` keeps the legal ones.


def some_end(state: State) -> Iterator[End]:
    """The one end there is."""
    yield End()


def some_discard(state: State) -> Iterator[Discard]:
    """Every card."""
    return map(Discard, HAND_CARDS)


def some_drop(state: State) -> Iterator[Drop]:
    """Every open adventure."""
    return map(Drop, range(1, len(state.company.open) + 1))


def some_expedition(state: State) -> Iterator[Expedition]:
    """Every card of the decks, or an example between any two places."""
    if state.decks is not None:
        yield from [Expedition(card.card) for card in state.decks.expeditions]
        return
    names = named_places(state)
    for start in names:
        for goal in names:
            yield Expedition("", start, goal, EXAMPLE_SILVER, EXAMPLE_POINTS)


def named_places(state: State) -> list[str]:
    """The known places, and an example of a new one where there is room for one."""
    names = [place.name for place in state.places]
    if not state.charted and len(names) < c.PLACES:
        names.append(new_name(names, "Place"))
    return names
