"""Action C: moving the explorer, joining and completing expeditions, completing adventures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from ....scoring.fields import POINTS, Field, Flag, OneOf, Whole
from ....text.i18n import N_, NP_, Language
from ....tracking.moves import Event, Events, IllegalMove, Move, replace_at
from .. import components as c, vocabulary
from ..scoring.scoring import helper_penalty
from ..vocabulary import SILVER
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
from .buying import amounts, shown_keys, what_it_is
from .cards import (
    EXAMPLE_POINTS,
    EXAMPLE_SILVER,
    HAND_CARDS,
    HELPERS,
    JOKER,
    TRAVEL,
    ExpeditionCard,
    add,
    way_text,
)
from .drawing import draw_cards
from .face_down import Printed, name_adventure, possible_adventures, refuse_adventure, refuse_known, refuse_printed
from .map import STEP, PlaceName, fits_symbol, neighbours, refuse_route, refuse_symbol
from .state import State, markers_left
from .words import BONUSES, TRAVEL_BONUS

RECOLOUR = "africana.action.move.recolour"
PRINTED = "africana.components.expedition"


class SpaceNumber(Whole):
    """The number of an expedition space, which people know by the card on it."""

    def shown(self, value: object, say: Language, state: object) -> str:  # noqa: ARG002  # the same in every language
        """Returns where the expedition on the space starts and ends, as far as it was told."""
        assert isinstance(value, int)
        assert isinstance(state, State)
        card = state.display[value - 1]
        return f"{value} {way_text(card)}" if card is not None and card.start else str(value)


def _space_field(rule: str) -> Field:
    """The field of an expedition space."""
    return SpaceNumber(
        "space",
        N_("Expedition space, from the left"),
        N_("The space of the expedition, counted from the left."),
        rule,
        low=1,
        high=c.DISPLAY,
        required=True,
    ).after("cards")


@dataclass(frozen=True, slots=True)
class Go(Move):
    """Moves the explorer one step, with one card."""

    name: ClassVar[str] = "go"
    word: ClassVar[str] = NP_("move", "go")
    also: ClassVar[str] = NP_(
        "vocabulary",
        "go | move | travel | walk | went | walked | travelled | traveled | moved | goes | travels | head | off | fly",
    )
    title: ClassVar[str] = N_("Move the explorer")
    rule: ClassVar[str] = STEP
    fields: ClassVar[tuple[Field, ...]] = (
        PlaceName("to", N_("To"), N_("The place the explorer goes to."), STEP, required=True).after("to"),
        card_field(STEP, required=False, needed=True),
        Flag("recolour", N_("Change of colour"), N_("Whether the colour of the card is changed for silver."), RECOLOUR),
    )

    to: str
    """The name of the place."""
    card: str = ""
    """The card that is played; empty for a travel card whose colour nobody has to know."""
    recolour: bool = False
    """Whether silver is paid to use a travel card as another colour."""


_ANY_CARD = card_field(STEP, required=False)


def refuse_go(state: State, move: Go) -> IllegalMove | None:
    """Returns why the move is not allowed, or None.

    `africana.action.move.step`: to a neighbour, with a card for one of its symbols.
    """
    here, card = state.company.place, move.card
    if move.to == here:
        return IllegalMove(N_("The explorer is at {name} already."), place="to", rule=STEP, name=move.to)
    if refused := refuse_route(state.map, here, move.to):
        return refused
    if not card and _needs_card(state):
        return IllegalMove(
            N_("Which card was played has to be told, as it is checked in this game."),
            place="card",
            known=[each for each in HAND_CARDS if has_card(state, each)],
            known_as="card",
            rule=STEP,
        )
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
    return None if card in ("", JOKER) else refuse_symbol(state.map, move.to, _colour_of(card))


def _needs_card(state: State) -> bool:
    """Whether the colour of a travel card is checked: the hands are known, or the symbols of all places."""
    return state.hands or state.map.whole


def after_go(state: State, move: Go, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `africana.action.move.step`: the card lies on the table until the action is over.
    """
    company, turn, card = state.company, state.turn, move.card
    by = (("card", card),) if card else ()
    silver = company.silver
    if move.recolour:
        silver -= c.RECOLOUR
        what = "recolours" if card else "recolours-one"
        events.append(Event(what, RECOLOUR, state.player, 0, (("silver", c.RECOLOUR), *by)))
    if not card or card in TRAVEL:
        company = without_travel(company, card)
        turn = turn._replace(action="move", table=turn.table + 1)
        rule = STEP
    elif card == JOKER:
        turn = turn._replace(action="move", joker=True)
        rule = "africana.action.move.joker"
    else:
        turn = turn._replace(action="move", helpers=add(turn.helpers, HELPERS[card], 1))
        rule = "africana.action.move.helper"
    events.append(Event("goes" if card else "goes-by-card", rule, state.player, 0, (("to", move.to), *by)))
    # Without a map, the card tells a symbol of the place, unless it stands for any colour.
    symbol = "" if card in ("", JOKER) or move.recolour else _colour_of(card)
    company = company._replace(place=move.to, silver=silver)
    return state._replace(map=state.map.learn(move.to, symbol=symbol), companies=state.with_company(company), turn=turn)


def legal_go(state: State) -> Iterator[Go]:
    """Yields the legal moves: every neighbour, or every place that is known and a new one, with every card in hand."""
    cards = [card for card in HAND_CARDS if has_card(state, card)]
    if not _needs_card(state) and has_card(state, ""):
        cards.insert(0, "")
    if not cards:
        return
    paid = state.company.silver >= c.RECOLOUR
    for name in neighbours(state.map, state.company.place):
        for card in cards:
            if card in ("", JOKER) or refuse_symbol(state.map, name, _colour_of(card)) is None:
                yield Go(name, card)
            if card != JOKER and paid:
                yield Go(name, card, recolour=True)


def open_go(state: State, values: Mapping[str, object]) -> Sequence[Field]:
    """Returns the fields to ask for: the card where it is checked, else whether it is the joker or a helper.

    Whether silver is paid for another colour, where that helps.
    """
    fields = Go.fields if _needs_card(state) else (Go.fields[0], _ANY_CARD, Go.fields[2])
    card, to = str(values.get("card", "")), str(values.get("to", ""))
    fits = state.map.whole and card in HAND_CARDS and fits_symbol(state.map, to, _colour_of(card))
    if card == JOKER or fits or state.company.silver < c.RECOLOUR:
        return fields[:2]
    return fields


def _explain_no_card(state: State, card: str) -> IllegalMove:
    """A card that was never in hand, or that lies on the table in this action."""
    company, turn = state.company, state.turn
    if (card == JOKER and company.joker) or (card in HELPERS and company.helpers[HELPERS[card]]):
        return IllegalMove(
            N_("This card has been used in this action and lies on the table."),
            place="card",
            rule="africana.action.move.once",
        )
    if (not card or card in TRAVEL) and turn.table and not company.travel_cards:
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
    """Puts a marker on an expedition and takes the bonus of its space."""

    name: ClassVar[str] = "join"
    word: ClassVar[str] = NP_("move", "join")
    also: ClassVar[str] = NP_(
        "vocabulary",
        "join | take part | participate | joins | take part in | joined | took part | took part in | joining"
        " | sign up (for/) | marker on",
    )
    title: ClassVar[str] = N_("Join an expedition")
    rule: ClassVar[str] = "africana.expedition.join"
    reveals: ClassVar[bool] = True  # the bonus may be a travel card
    fields: ClassVar[tuple[Field, ...]] = (
        _space_field("africana.expedition.join"),
        OneOf(
            "bonus",
            N_("Joining bonus"),
            N_("The bonus printed above the space."),
            "africana.expedition.bonus",
            words=BONUSES,
            names=vocabulary.BONUSES,
            needed=True,
        ).after("at", "gain"),
    )

    space: int
    """The number of the space, from 1."""
    bonus: str = ""
    """The bonus of the space; empty where it is known."""


def refuse_join(state: State, move: Join) -> IllegalMove | None:
    """Returns why the move is not allowed, or None.

    `africana.expedition.join`: at its start place, once, with a marker of one's own.
    """
    if refused := _refuse_space(state, move.space, Join.rule):
        return refused
    space = move.space - 1
    card = state.display[space]
    company = state.company
    assert card is not None, "an empty space has been refused"
    if card.start and card.start != company.place:
        return _refuse_start(state, space, card)
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


def _refuse_start(state: State, space: int, card: ExpeditionCard) -> IllegalMove:
    """The error for an expedition that starts elsewhere; and how that is known, if nobody has said it."""
    if card.goal:
        return _elsewhere("space", card.start, state.company.place, Join.rule)
    return IllegalMove(
        N_("{name} has joined this expedition in {needed}, so it starts there; the explorer is at {here}."),
        place="space",
        rule=Join.rule,
        name=state.setup.players[state.markers[space][0]],
        needed=card.start,
        here=state.company.place,
    )


def after_join(state: State, move: Join, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `africana.expedition.bonus`: the marker is put down, and the bonus comes at once.

    Of a card of which nobody has said anything, that tells where it starts.
    """
    space = move.space - 1
    card = state.display[space]
    assert card is not None, "an empty space has been refused"
    card = card._replace(start=state.company.place)
    if card.goal:
        events.append(Event("joins", Join.rule, state.player, 0, (("start", card.start), ("goal", card.goal))))
    else:
        started = (("space", move.space), ("start", card.start))
        events.append(Event("joins-face-down", Join.rule, state.player, 0, started))
    markers = replace_at(state.markers, space, (*state.markers[space], state.seat))
    bonuses = replace_at(state.bonuses, space, move.bonus) if move.bonus else state.bonuses
    turn, display = state.turn._replace(action="move"), replace_at(state.display, space, card)
    state = state._replace(markers=markers, bonuses=bonuses, turn=turn, display=display)
    bonus = bonuses[space]
    if bonus == TRAVEL_BONUS:
        return draw_cards(state, 1, events)
    company = state.company
    silver = c.JOINING_BONUS[bonus]
    events.append(Event("bonus", "africana.expedition.bonus", state.player, 0, (("silver", silver),)))
    return state._replace(companies=state.with_company(company._replace(silver=company.silver + silver)))


def legal_join(state: State) -> Iterator[Join]:
    """Yields the legal moves: every expedition that starts here, with every bonus where it is not known."""
    if not markers_left(state, state.seat):
        return
    here = state.company.place
    for space, (card, seats) in enumerate(zip(state.display, state.markers, strict=True)):
        if card is not None and card.start in ("", here) and state.seat not in seats:
            if state.bonuses[space]:
                yield Join(space + 1)
            else:
                yield from [Join(space + 1, bonus) for bonus in BONUSES]


def open_join(state: State, values: Mapping[str, object]) -> Sequence[Field]:
    """Returns the fields to ask for: the space, then its bonus where that is not known."""
    space = values.get("space")
    known = space is None or (type(space) is int and 1 <= space <= c.DISPLAY and state.bonuses[space - 1])
    return Join.fields[:1] if known else Join.fields


@dataclass(frozen=True, slots=True)
class Complete(Move):
    """Completes an expedition at its destination."""

    name: ClassVar[str] = "complete"
    word: ClassVar[str] = NP_("move", "complete")
    also: ClassVar[str] = NP_(
        "vocabulary",
        "complete | completes | finish expedition | finish | completed | completed expedition | finished expedition"
        " | expedition (done/finished)",
    )
    title: ClassVar[str] = N_("Complete an expedition")
    rule: ClassVar[str] = "africana.expedition.complete"
    fields: ClassVar[tuple[Field, ...]] = (
        _space_field("africana.expedition.complete").as_closed(),
        Printed("silver", N_("Silver"), N_("The silver printed on the card."), PRINTED, unit=SILVER, needed=True),
        Printed("points", N_("Points"), N_("The points printed on the card."), PRINTED, unit=POINTS),
    )

    space: int
    """The number of the space, from 1."""
    silver: int | None = None
    """The printed silver; None where it is known."""
    points: int | None = None
    """The printed points; None where they are known or not told."""


def refuse_complete(state: State, move: Complete) -> IllegalMove | None:
    """Returns why the move is not allowed, or None.

    `africana.expedition.complete`: at its destination, with an own marker on it.
    """
    if refused := _refuse_space(state, move.space, Complete.rule):
        return refused
    space = move.space - 1
    card = state.display[space]
    if state.seat not in state.markers[space]:
        return IllegalMove(
            N_("{name} has not joined this expedition."), place="space", rule=Complete.rule, name=state.player
        )
    assert card is not None, "an empty space has been refused"
    here = state.company.place
    if card.goal:
        if card.goal != here:
            return _elsewhere("space", card.goal, here, Complete.rule)
        return refuse_known(move)
    if card.start == here:
        return IllegalMove(
            N_("This expedition starts in {here}, where {name} has joined it, so it does not end there."),
            place="space",
            rule=PRINTED,
            here=here,
            name=state.setup.players[state.markers[space][0]],
        )
    return refuse_printed(move, PRINTED)


def after_complete(state: State, move: Complete, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `africana.expedition.reward`, `africana.expedition.markers-back`: silver, the card, and all markers go home. The
    printed points count at the end, but nobody can lose them, so the event has them as points.
    """
    space = move.space - 1
    card = state.display[space]
    assert card is not None, "an empty space has been refused"
    if not card.goal:
        card = card._replace(goal=state.company.place, silver=move.silver, points=move.points)
    assert card.silver is not None, "a card without silver has been refused"
    reward = "africana.expedition.reward"
    printed = (("start", card.start), ("goal", card.goal), ("silver", card.silver))
    what = "completes" if card.points is not None else "completes-untold"
    events.append(Event(what, reward, state.player, card.points or 0, printed))
    for seat in state.markers[space]:
        if seat != state.seat:
            name = state.setup.players[seat]
            events.append(Event("marker-back", "africana.expedition.markers-back", name))
    company = state.company
    company = company._replace(silver=company.silver + card.silver, expeditions=(*company.expeditions, card))
    return state._replace(
        display=replace_at(state.display, space, None),
        markers=replace_at(state.markers, space, ()),
        companies=state.with_company(company),
        turn=state.turn._replace(action="move"),
    )


def legal_complete(state: State) -> Iterator[Complete]:
    """Yields the legal moves: every expedition of the player that ends here."""
    here = state.company.place
    for space, (card, seats) in enumerate(zip(state.display, state.markers, strict=True)):
        if card is None or state.seat not in seats:
            continue
        if card.goal == here:
            yield Complete(space + 1)
        elif not card.goal and card.start != here:
            yield from [Complete(space + 1, EXAMPLE_SILVER, points) for points in (None, EXAMPLE_POINTS)]


def open_complete(state: State, values: Mapping[str, object]) -> Sequence[Field]:
    """Returns the fields to ask for: the space, then what is printed on the card where nobody has told it."""
    space = values.get("space")
    here = [card for card, seats in zip(state.display, state.markers, strict=True) if card and state.seat in seats]
    if type(space) is int and 1 <= space <= c.DISPLAY:
        here = [card for card in state.display[space - 1 : space] if card]
    return Complete.fields if here and not any([card.goal for card in here]) else Complete.fields[:1]


@dataclass(frozen=True, slots=True)
class Finish(Move):
    """Completes an own open adventure at its destination."""

    name: ClassVar[str] = "finish"
    word: ClassVar[str] = NP_("move", "finish")
    also: ClassVar[str] = NP_(
        "vocabulary",
        "finish | finish adventure | complete adventure | finished adventure | completed adventure"
        " | adventure (done/finished)",
    )
    title: ClassVar[str] = N_("Complete an adventure")
    rule: ClassVar[str] = "africana.adventure.complete"
    fields: ClassVar[tuple[Field, ...]] = (
        number_field("africana.adventure.complete").as_closed(),
        *what_it_is(needed=True),
        *amounts(Printed, points_needed=False),
    )

    number: int
    """The number of the open adventure, from 1."""
    kind: str = ""
    """The kind of artifact; empty for a helper, and where it is known."""
    helper: str = ""
    """The colour of the helper; empty for an artifact, and where it is known."""
    silver: int | None = None
    """The printed silver; None where it is known."""
    points: int | None = None
    """The printed points; None where they are known or not told."""


def refuse_finish(state: State, move: Finish) -> IllegalMove | None:
    """Returns why the move is not allowed, or None. `africana.adventure.complete`: at its destination."""
    here = state.company.place
    if refused := refuse_number(state, move.number, Finish.rule):
        if state.company.open:
            # Not each that there is can be completed here.
            refused.allowed = ""
            refused.known = tuple([str(i) for i, card in enumerate(state.company.open, 1) if card.goal in ("", here)])
        return refused
    card = state.company.open[move.number - 1]
    if not card.goal:
        return refuse_adventure(state, card, move)
    return refuse_known(move) if card.goal == here else _elsewhere("number", card.goal, here, Finish.rule)


def after_finish(state: State, move: Finish, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `africana.adventure.artifact`, `africana.adventure.helper`: silver and the card, or a helper card for the hand. The
    event has the printed points, as for expeditions.
    """
    company = state.company
    card = company.open[move.number - 1]
    if not card.goal:
        state, card = name_adventure(state, card, move)
    company = without_adventure(company, move.number)
    supply = state.supply
    if card.kind:
        assert card.silver is not None, "an artifact without silver has been refused"
        printed = (("kind", card.kind), ("goal", card.goal), ("silver", card.silver))
        what = "artifact" if card.points is not None else "artifact-untold"
        events.append(Event(what, "africana.adventure.artifact", state.player, card.points or 0, printed))
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
    """Yields the legal moves: every open adventure that ends here."""
    here = state.company.place
    for number, card in enumerate(state.company.open, 1):
        if card.goal == here:
            yield Finish(number)
        elif not card.goal:
            yield from [Finish(number, *shown) for shown in possible_adventures(state, card)]


def open_finish(state: State, values: Mapping[str, object]) -> Sequence[Field]:
    """Returns the fields to ask for: the number, then what the card shows where nobody has told it."""
    number, cards = values.get("number"), state.company.open
    if type(number) is int:
        cards = cards[number - 1 : number] if number > 0 else ()
    if not cards or any([card.goal for card in cards]):
        return Finish.fields[:1]
    keys = shown_keys(values, ("kind", "silver", "points"), ("helper",))
    return [field for field in Finish.fields if field.key in ("number", *keys)]


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
