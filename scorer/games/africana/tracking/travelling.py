"""Action C: moving the explorer, joining and completing expeditions, completing adventures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from ....scoring.fields import Field, Flag, OneOf, Whole
from ....text.i18n import N_, NP_, Language
from ....tracking.moves import Event, Events, IllegalMove, Move, replaced
from .. import components as c, vocabulary
from ..scoring.scoring import helper_penalty
from .belongings import (
    card_field,
    has_card,
    number_field,
    refuse_number,
    refuse_price,
    say_no_card,
    without_adventure,
    without_travel,
)
from .cards import HAND_CARDS, HELPERS, JOKER, TRAVEL, add
from .drawing import draw_cards
from .map import STEP, PlaceName, fits_symbol, neighbours, refuse_route, refuse_symbol
from .state import State, markers_left
from .words import BONUSES, TRAVEL_BONUS

RECOLOUR = "africana.action.move.recolour"


class SpaceNumber(Whole):
    """The number of an expedition space, which people know by the card on it."""

    def shown(self, value: object, say: Language, state: object) -> str:  # noqa: ARG002  # the same in every language
        """The way on the card."""
        assert isinstance(value, int)
        assert isinstance(state, State)
        card = state.display[value - 1]
        return f"{value} {card.start} – {card.goal}" if card is not None else str(value)


def _space_field(rule: str) -> Field:
    """The field of an expedition space."""
    return SpaceNumber(
        "space",
        N_("Expedition space"),
        N_("The space of the expedition, counted from the left."),
        rule,
        low=1,
        high=c.DISPLAY,
        required=True,
    ).after("cards")


@dataclass(frozen=True, slots=True)
class Go(Move):
    """One step of the explorer, with one card."""

    name: ClassVar[str] = "go"
    word: ClassVar[str] = NP_("move", "go")
    also: ClassVar[str] = NP_("vocabulary", "go | move | travel | walk | I go")
    title: ClassVar[str] = N_("Move the explorer")
    rule: ClassVar[str] = STEP
    fields: ClassVar[tuple[Field, ...]] = (
        PlaceName("to", N_("To"), N_("The place the explorer goes to."), STEP, required=True).after("to"),
        card_field(STEP),
        Flag("recolour", N_("Change of colour"), N_("Whether the colour of the card is changed for silver."), RECOLOUR),
    )

    to: str
    card: str
    recolour: bool = False


def refuse_go(state: State, move: Go) -> IllegalMove | None:
    """africana.action.move.step: to a neighbour, with a card for one of its symbols."""
    here, card = state.company.place, move.card
    if move.to == here:
        return IllegalMove(N_("The explorer is at {name} already."), place="to", rule=STEP, name=move.to)
    if refused := refuse_route(state.map, here, move.to):
        return refused
    if not has_card(state, card):
        return _explain_no_card(state, card)
    if move.recolour and card == JOKER:
        return IllegalMove(
            N_("The joker stands for any colour anyway."),
            place="recolour",
            allowed=N_("leave this out"),
            rule=RECOLOUR,
        )
    if move.recolour:
        return refuse_price(state, c.RECOLOUR, RECOLOUR, "recolour")
    return None if card == JOKER else refuse_symbol(state.map, move.to, _colour_of(card))


def after_go(state: State, move: Go, events: Events) -> State:
    """africana.action.move.step: the card lies on the table until the action is over."""
    company, turn, card = state.company, state.turn, move.card
    silver = company.silver
    if move.recolour:
        silver -= c.RECOLOUR
        events.append(Event("recolours", RECOLOUR, state.player, 0, (("silver", c.RECOLOUR), ("card", card))))
    if card in TRAVEL:
        company = without_travel(company, card)
        turn = turn._replace(action="move", table=turn.table + 1)
        rule = STEP
    elif card == JOKER:
        turn = turn._replace(action="move", joker=True)
        rule = "africana.action.move.joker"
    else:
        turn = turn._replace(action="move", helpers=add(turn.helpers, HELPERS[card], 1))
        rule = "africana.action.move.helper"
    events.append(Event("goes", rule, state.player, 0, (("to", move.to), ("card", card))))
    # Without a map, the card tells a symbol of the place, unless it stands for any colour.
    symbol = "" if card == JOKER or move.recolour else _colour_of(card)
    company = company._replace(place=move.to, silver=silver)
    return state._replace(map=state.map.learn(move.to, symbol=symbol), companies=state.with_company(company), turn=turn)


def legal_go(state: State) -> Iterator[Go]:
    """Every neighbour, or every place that is known and a new one, with every card in hand."""
    cards = [card for card in HAND_CARDS if has_card(state, card)]
    if not cards:
        return
    paid = state.company.silver >= c.RECOLOUR
    for name in neighbours(state.map, state.company.place):
        for card in cards:
            if card == JOKER or refuse_symbol(state.map, name, _colour_of(card)) is None:
                yield Go(name, card)
            if card != JOKER and paid:
                yield Go(name, card, recolour=True)


def open_go(state: State, values: Mapping[str, object]) -> Sequence[Field]:
    """Whether the colour is changed is asked where it can be paid and helps."""
    card, to = str(values.get("card", "")), str(values.get("to", ""))
    fits = state.map.whole and card in HAND_CARDS and fits_symbol(state.map, to, _colour_of(card))
    if card == JOKER or fits or state.company.silver < c.RECOLOUR:
        return Go.fields[:2]
    return Go.fields


def _explain_no_card(state: State, card: str) -> IllegalMove:
    """A card that was never in hand, or that lies on the table in this action."""
    company, turn = state.company, state.turn
    if (card == JOKER and company.joker) or (card in HELPERS and company.helpers[HELPERS[card]]):
        return IllegalMove(
            N_("This card has been used in this action and lies on the table."),
            place="card",
            rule="africana.action.move.once",
        )
    if card in TRAVEL and turn.table and not company.travel_cards:
        return IllegalMove(
            N_("No travel card is left in hand; each step needs a card of its own."),
            place="card",
            rule="africana.action.move.many",
        )
    return say_no_card(STEP)


def _colour_of(card: str) -> str:
    """The colour of a travel card or helper."""
    return card if card in TRAVEL else card.partition(" ")[0]


@dataclass(frozen=True, slots=True)
class Join(Move):
    """Put a marker on an expedition and get the bonus of its space."""

    name: ClassVar[str] = "join"
    word: ClassVar[str] = NP_("move", "join")
    also: ClassVar[str] = NP_("vocabulary", "join | take part | participate | joins | take part in | join expedition")
    title: ClassVar[str] = N_("Join an expedition")
    rule: ClassVar[str] = "africana.expedition.join"
    reveals: ClassVar[bool] = True  # the bonus may be a travel card
    fields: ClassVar[tuple[Field, ...]] = (
        _space_field("africana.expedition.join"),
        OneOf(
            "bonus",
            N_("Joining bonus"),
            N_("The bonus printed above the space; left out if it is known."),
            "africana.expedition.bonus",
            words=BONUSES,
            names=vocabulary.BONUSES,
            needed=True,
        ).after("at", "gain"),
    )

    space: int
    bonus: str = ""


def refuse_join(state: State, move: Join) -> IllegalMove | None:
    """africana.expedition.join: at its start place, once, with a marker of one's own."""
    if refused := _refuse_space(state, move.space, Join.rule):
        return refused
    space = move.space - 1
    card = state.display[space]
    company = state.company
    if card is None or card.start != company.place:
        return _elsewhere("space", card.start if card else "", company.place, Join.rule)
    if state.seat in state.markers[space]:
        return IllegalMove(
            N_("{name} has joined this expedition already."),
            place="space",
            rule="africana.expedition.join.once",
            name=state.player,
        )
    if not markers_left(state, state.seat):
        return IllegalMove(
            N_("All of {name}’s markers are on expeditions: {count}"),
            rule="africana.expedition.join.markers",
            name=state.player,
            count=c.MARKERS,
        )
    if state.bonuses[space]:
        if move.bonus:
            return IllegalMove(
                N_("The bonus of this space is known."),
                place="bonus",
                allowed=N_("leave this out"),
                rule="africana.setup.bonus",
            )
    elif move.bonus not in BONUSES:
        return IllegalMove(
            N_("It is not known which bonus is printed above this space."),
            place="bonus",
            known=BONUSES,
            known_as="bonus",
            rule="africana.expedition.bonus",
        )
    return None


def after_join(state: State, move: Join, events: Events) -> State:
    """africana.expedition.bonus: the marker is put down, and the bonus comes at once."""
    space = move.space - 1
    card = state.display[space]
    assert card is not None, "an empty space has been refused"
    events.append(Event("joins", Join.rule, state.player, 0, (("start", card.start), ("goal", card.goal))))
    markers = replaced(state.markers, space, (*state.markers[space], state.seat))
    bonuses = replaced(state.bonuses, space, move.bonus) if move.bonus else state.bonuses
    state = state._replace(markers=markers, bonuses=bonuses, turn=state.turn._replace(action="move"))
    bonus = bonuses[space]
    if bonus == TRAVEL_BONUS:
        return draw_cards(state, 1, events)
    company = state.company
    silver = c.JOINING_BONUS[bonus]
    events.append(Event("bonus", "africana.expedition.bonus", state.player, 0, (("silver", silver),)))
    return state._replace(companies=state.with_company(company._replace(silver=company.silver + silver)))


def legal_join(state: State) -> Iterator[Join]:
    """Every expedition that starts here, with every bonus where it is not known."""
    if not markers_left(state, state.seat):
        return
    here = state.company.place
    for space, (card, seats) in enumerate(zip(state.display, state.markers, strict=True)):
        if card is not None and card.start == here and state.seat not in seats:
            if state.bonuses[space]:
                yield Join(space + 1)
            else:
                yield from [Join(space + 1, bonus) for bonus in BONUSES]


def open_join(state: State, values: Mapping[str, object]) -> Sequence[Field]:
    """The bonus is asked for where it is not known."""
    space = values.get("space")
    known = type(space) is int and 1 <= space <= c.DISPLAY and state.bonuses[space - 1]
    return Join.fields[:1] if known else Join.fields


@dataclass(frozen=True, slots=True)
class Complete(Move):
    """Complete an expedition at its destination."""

    name: ClassVar[str] = "complete"
    word: ClassVar[str] = NP_("move", "complete")
    also: ClassVar[str] = NP_("vocabulary", "complete | complete expedition | completes | finish expedition | finish")
    title: ClassVar[str] = N_("Complete an expedition")
    rule: ClassVar[str] = "africana.expedition.complete"
    fields: ClassVar[tuple[Field, ...]] = (_space_field("africana.expedition.complete"),)

    space: int


def refuse_complete(state: State, move: Complete) -> IllegalMove | None:
    """africana.expedition.complete: at its destination, with an own marker on it."""
    if refused := _refuse_space(state, move.space, Complete.rule):
        return refused
    space = move.space - 1
    card = state.display[space]
    if state.seat not in state.markers[space]:
        return IllegalMove(
            N_("{name} has not joined this expedition."), place="space", rule=Complete.rule, name=state.player
        )
    if card is None or card.goal != state.company.place:
        return _elsewhere("space", card.goal if card else "", state.company.place, Complete.rule)
    return None


def after_complete(state: State, move: Complete, events: Events) -> State:
    """africana.expedition.reward, africana.expedition.markers-back: silver, the card, and all markers go home.

    The printed points count when the game ends, but nobody can lose them, so they are told as points now.
    """
    space = move.space - 1
    card = state.display[space]
    assert card is not None, "an empty space has been refused"
    reward = "africana.expedition.reward"
    printed = (("start", card.start), ("goal", card.goal), ("silver", card.silver))
    events.append(Event("completes", reward, state.player, card.points, printed))
    for seat in state.markers[space]:
        if seat != state.seat:
            name = state.setup.players[seat]
            events.append(Event("marker-back", "africana.expedition.markers-back", name))
    company = state.company
    company = company._replace(silver=company.silver + card.silver, expeditions=(*company.expeditions, card))
    return state._replace(
        display=replaced(state.display, space, None),
        markers=replaced(state.markers, space, ()),
        companies=state.with_company(company),
        turn=state.turn._replace(action="move"),
    )


def legal_complete(state: State) -> Iterator[Complete]:
    """Every expedition of the player that ends here."""
    here = state.company.place
    for space, (card, seats) in enumerate(zip(state.display, state.markers, strict=True)):
        if card is not None and card.goal == here and state.seat in seats:
            yield Complete(space + 1)


@dataclass(frozen=True, slots=True)
class Finish(Move):
    """Complete an own open adventure at its destination."""

    name: ClassVar[str] = "finish"
    word: ClassVar[str] = NP_("move", "finish")
    also: ClassVar[str] = NP_("vocabulary", "finish | finish adventure | complete adventure")
    title: ClassVar[str] = N_("Complete an adventure")
    rule: ClassVar[str] = "africana.adventure.complete"
    fields: ClassVar[tuple[Field, ...]] = (number_field("africana.adventure.complete"),)

    number: int


def refuse_finish(state: State, move: Finish) -> IllegalMove | None:
    """africana.adventure.complete: at its destination."""
    if refused := refuse_number(state, move.number, Finish.rule):
        return refused
    company = state.company
    goal = company.open[move.number - 1].goal
    return None if goal == company.place else _elsewhere("number", goal, company.place, Finish.rule)


def after_finish(state: State, move: Finish, events: Events) -> State:
    """africana.adventure.artifact, africana.adventure.helper: silver and the card, or a helper card for the hand.

    As with expeditions, printed points are told now.
    """
    company = state.company
    card = company.open[move.number - 1]
    company = without_adventure(company, move.number)
    supply = state.supply
    if card.kind:
        printed = (("kind", card.kind), ("goal", card.goal), ("silver", card.silver))
        events.append(Event("artifact", "africana.adventure.artifact", state.player, card.points, printed))
        company = company._replace(silver=company.silver + card.silver, artifacts=(*company.artifacts, card))
    else:
        colour = TRAVEL[card.helper]
        helped: tuple[tuple[str, str | int], ...] = (("colour", card.helper), ("goal", card.goal))
        what, rule, number = "helper", "africana.adventure.helper", company.helped + 1
        if cost := helper_penalty(number) - helper_penalty(company.helped):
            what, rule = "helper-penalty", "africana.score.helpers"
            helped = (*helped, ("number", number), ("penalty", helper_penalty(number)))
        events.append(Event(what, rule, state.player, -cost, helped))
        supply = add(supply, colour, -1)
        company = company._replace(helpers=add(company.helpers, colour, 1), helped=company.helped + 1)
    turn = state.turn._replace(action="move")
    return state._replace(supply=supply, companies=state.with_company(company), turn=turn)


def legal_finish(state: State) -> Iterator[Finish]:
    """Every open adventure that ends here."""
    here = state.company.place
    for number, card in enumerate(state.company.open, 1):
        if card.goal == here:
            yield Finish(number)


# What joining and completing need.


def _refuse_space(state: State, space: int, rule: str) -> IllegalMove | None:
    if not 1 <= space <= c.DISPLAY:
        return IllegalMove(
            N_("There is no expedition space {number}."),
            place="space",
            allowed=N_("a whole number from {low} to {high}"),
            rule=rule,
            number=space,
            low=1,
            high=c.DISPLAY,
        )
    if state.display[space - 1] is None:
        return IllegalMove(
            N_("Expedition space {number} is empty."),
            place="space",
            rule="africana.expedition.empty-space",
            number=space,
        )
    return None


def _elsewhere(place: str, needed: str, here: str, rule: str) -> IllegalMove:
    """The error for something that is done at another place."""
    return IllegalMove(
        N_("For this the explorer must be at {needed}, but it is at {here}."),
        place=place,
        rule=rule,
        needed=needed,
        here=here,
    )
