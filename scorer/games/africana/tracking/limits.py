"""Card limits at the end of a turn: surplus hand cards and open adventures are discarded."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from ....scoring.fields import Field, OneOf
from ....text.i18n import N_, NP_, Language
from ....tracking.moves import Event, Events, IllegalMove, Move
from .. import components as c
from .belongings import (
    AdventureNumber,
    card_field,
    has_card,
    number_field,
    refuse_number,
    say_no_card,
    without_adventure,
    without_travel,
)
from .cards import HAND_CARDS, HELPERS, TRAVEL, add
from .state import State
from .turn import end_turn


def _ask_with_count(question: str, count: int, say: Language) -> str:
    """A question with how many more have to go."""
    return say.ngettext(
        "{question} ({count} more has to be discarded)",
        "{question} ({count} more have to be discarded)",
        count,
        question=say.gettext(question),
        count=count,
    )


class _SurplusCard(OneOf):
    def ask(self, say: Language, state: object) -> str:
        assert isinstance(state, State)
        return _ask_with_count(self.question, max(1, state.company.hand - c.HAND), say)


class _SurplusAdventure(AdventureNumber):
    def ask(self, say: Language, state: object) -> str:
        assert isinstance(state, State)
        return _ask_with_count(self.question, max(1, len(state.company.open) - c.OPEN_ADVENTURES), say)


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Discards a hand card above the limit."""

    name: ClassVar[str] = "discard"
    word: ClassVar[str] = NP_("move", "discard")
    also: ClassVar[str] = NP_(
        "vocabulary",
        "discard | throw away | drop | bin | get rid of | lose | discards | toss | away | discarded | threw away"
        " | dropped | binned | got rid of | chuck | dump",
    )
    title: ClassVar[str] = N_("Discard a hand card")
    rule: ClassVar[str] = "africana.limit.hand"
    fields: ClassVar[tuple[Field, ...]] = (card_field("africana.limit.hand", _SurplusCard),)

    card: str
    """The colour of a travel card, the joker, or a helper."""


def refuse_discard(state: State, move: Discard) -> IllegalMove | None:
    """Returns why the move is not allowed, or None.

    `africana.limit.hand`: only cards above the limit, of the player's choice.
    """
    company = state.company
    if company.hand <= c.HAND:
        return IllegalMove(
            N_("Cards in hand: {cards}"),
            allowed=N_("cards are discarded while there are more than {most}"),
            rule=Discard.rule,
            cards=company.hand,
            most=c.HAND,
        )
    if not has_card(state, move.card):
        return say_no_card(Discard.rule)
    return None


def after_discard(state: State, move: Discard, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `africana.limit.hand.specials`: travel cards are drawn again some time, jokers and helpers are not.
    """
    company = state.company
    card = move.card
    if card in TRAVEL:
        events.append(Event("discarded", Discard.rule, state.player, 0, (("card", card),)))
        company = without_travel(company, card)
        state = state._replace(discard_pile=state.discard_pile + 1)
    else:
        events.append(Event("removed", "africana.limit.hand.specials", state.player, 0, (("card", card),)))
        if card in HELPERS:
            company = company._replace(helpers=add(company.helpers, HELPERS[card], -1))
        else:
            company = company._replace(joker=False)
    return end_turn(state._replace(companies=state.with_company(company)), events)


def legal_discard(state: State) -> Iterator[Discard]:
    """Yields the legal moves: every card that is in hand, while there are too many."""
    company = state.company
    if company.hand > c.HAND:
        yield from [Discard(card) for card in HAND_CARDS if has_card(state, card)]


@dataclass(frozen=True, slots=True)
class Drop(Move):
    """Discards an open adventure above the limit."""

    name: ClassVar[str] = "drop"
    word: ClassVar[str] = NP_("move", "drop")
    also: ClassVar[str] = NP_(
        "vocabulary", "drop | drop adventure | give up | abandon | abandoned | gave up | dropped adventure"
    )
    title: ClassVar[str] = N_("Discard an open adventure")
    rule: ClassVar[str] = "africana.limit.adventures"
    fields: ClassVar[tuple[Field, ...]] = (number_field("africana.limit.adventures", _SurplusAdventure),)

    number: int
    """The number of the open adventure, from 1."""


def refuse_drop(state: State, move: Drop) -> IllegalMove | None:
    """Returns why the move is not allowed, or None.

    `africana.limit.adventures`: only adventures above the limit, of the player's choice.
    """
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


def after_drop(state: State, move: Drop, events: Events) -> State:
    """Returns the state after the move, and adds its events. `africana.limit.adventures`: the card leaves the game."""
    company = state.company
    goal = company.open[move.number - 1].goal
    events.append(Event("dropped" if goal else "dropped-untold", Drop.rule, state.player, 0, (("goal", goal),)))
    company = without_adventure(company, move.number)
    return end_turn(state._replace(companies=state.with_company(company)), events)


def legal_drop(state: State) -> Iterator[Drop]:
    """Yields the legal moves: every open adventure, while there are too many."""
    count = len(state.company.open)
    if count > c.OPEN_ADVENTURES:
        yield from map(Drop, range(1, count + 1))
