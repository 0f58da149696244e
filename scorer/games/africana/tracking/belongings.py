"""What a company has: how moves call its cards and adventures, and why it cannot use or pay something."""

from __future__ import annotations

from ....scoring.fields import Field, OneOf, Whole
from ....text.i18n import N_, Language
from ....tracking.moves import IllegalMove
from .. import components as c
from ..vocabulary import COLOURS
from .cards import HAND_CARDS, HELPERS, JOKER, TRAVEL, add, adventure_text
from .state import Company, State


def card_field(rule: str, kind: type[OneOf] = OneOf, *, required: bool = True, needed: bool = False) -> Field:
    """Returns the field of a card in hand."""
    return kind(
        "card",
        N_("Which card?"),
        N_("A travel card by its colour, or the joker, or a helper."),
        rule,
        words=HAND_CARDS,
        names=COLOURS,
        required=required,
        needed=needed,
    ).after("at", "one")


class AdventureNumber(Whole):
    """The number of an open adventure, which people know by what is on its card."""

    def shown(self, value: object, say: Language, state: object) -> str:
        """Returns what is on the card: an artifact or a helper, and its destination."""
        assert isinstance(value, int)
        assert isinstance(state, State)
        cards = state.company.open
        return adventure_text(value, cards[value - 1], say) if value <= len(cards) else str(value)


def number_field(rule: str, kind: type[AdventureNumber] = AdventureNumber) -> Field:
    """Returns the field of an open adventure."""
    return kind(
        "number",
        N_("Number of the adventure"),
        N_("Which of the player’s open adventures, in the order in which they were bought."),
        rule,
        low=1,
        high=c.ADVENTURES,
        required=True,
    )


def has_card(state: State, card: str) -> bool:
    """Returns whether the player has a card in hand that is not on the table; any travel card if it has no name."""
    company, turn = state.company, state.turn
    if not card:
        return company.travel_cards > 0
    if card in TRAVEL:
        return company.unseen > 0 or company.travel[TRAVEL[card]] > 0
    if card in HELPERS:
        return company.helpers[HELPERS[card]] > turn.helpers[HELPERS[card]]
    return card == JOKER and company.joker and not turn.joker


def without_travel(company: Company, card: str) -> Company:
    """Returns the company without one travel card of a colour; if `card` is empty, without one that nobody has seen."""
    if card and company.travel[TRAVEL[card]]:
        return company._replace(travel=add(company.travel, TRAVEL[card], -1))
    return company._replace(unseen=company.unseen - 1)


def without_adventure(company: Company, number: int) -> Company:
    """Returns the company without its open adventure of this number."""
    return company._replace(open=(*company.open[: number - 1], *company.open[number:]))


def say_no_card(rule: str) -> IllegalMove:
    """Returns the error for a card that is not in hand."""
    return IllegalMove(N_("This card is not in hand."), place="card", allowed=N_("a card in hand"), rule=rule)


def refuse_number(state: State, number: int, rule: str) -> IllegalMove | None:
    """Returns why a number means no open adventure, or None."""
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


def refuse_price(state: State, price: int, rule: str, place: str = "") -> IllegalMove | None:
    """Returns why a price cannot be paid, or None; `place` is the key of the value that causes the price, if any."""
    silver = state.company.silver
    if silver >= price:
        return None
    return IllegalMove(
        N_("This costs {price} silver; {name} has {silver}."),
        place=place,
        rule=rule,
        price=price,
        name=state.player,
        silver=silver,
    )
