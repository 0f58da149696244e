"""What is said while Afritoria is followed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....text.i18n import N_, NN_, Language
from ..components import CARDS
from ..scoring.texts import COLOURS, card_name

if TYPE_CHECKING:
    from .state import State

EVENTS: dict[str, str | tuple[str, str]] = {
    "dealt": N_("{player} gets this card"),
    "draws": N_("{player} draws this card"),
    "last-round": N_("The draw pile is empty: this is the last round"),
    "three-specials": N_("Three or more rangers and poachers: none of them has an effect"),
    "two-rangers": N_("Two rangers: neither has an effect"),
    "two-poachers": N_("Two poachers: neither has an effect"),
    "ranger-beside-poachers": N_("The two poachers cancel each other; the ranger works"),
    "poacher-void": N_("The ranger stops {player}’s poacher"),
    "nothing-to-pick": N_("There is no wildlife card in the market for {player}’s ranger"),
    "nothing-to-steal": N_("Nobody else has a card that {player} could steal with the poacher"),
    "picks-nothing": N_("{player} leaves the ranger unused"),
    "steals-nothing": N_("{player} leaves the poacher unused"),
    "picks": NN_(
        "{player} picks {card} with the ranger: {points} point",
        "{player} picks {card} with the ranger: {points} points",
    ),
    "steals": NN_(
        "{player} steals {card} from {victim}: {points} point",
        "{player} steals {card} from {victim}: {points} points",
    ),
    "loses": NN_("{player} loses {card}: {points} point", "{player} loses {card}: {points} points"),
    "must-take-ranger": NN_(
        "{player} has the weakest card still in, must take the ranger and scores {card}: {points} point",
        "{player} has the weakest card still in, must take the ranger and scores {card}: {points} points",
    ),
    "must-take-poacher": NN_(
        "{player} has the strongest card still in, must take the poacher and scores {card}: {points} point",
        "{player} has the strongest card still in, must take the poacher and scores {card}: {points} points",
    ),
    "nobody-takes": N_("Equal cards are knocked out, so nobody takes this card, and it is discarded: {card}"),
    "takes": NN_(
        "{player} takes {taken} and scores {card}: {points} point",
        "{player} takes {taken} and scores {card}: {points} points",
    ),
    "knocked-out": N_("{player}’s card is knocked out by an equal one ({card}): 0 points"),
    "gets-nothing": N_("{player} gets nothing for {card}: 0 points"),
    "exchanges": N_("{player} shows their hand ({colour}) and exchanges three cards"),
    "pile-empty": N_("The draw pile is empty: the game is over"),
}
"""What happens, by the key of an event."""


SPOKEN: dict[str, Callable[[str, Language], str]] = {
    "card": card_name,
    "taken": card_name,
    "colour": lambda colour, say: say.gettext(COLOURS[colour]) if colour in COLOURS else colour,
}
"""Values of events that have words in each language."""


READINGS = {
    "afritoria.market.tie": {
        "next": N_("After a tie the next card takes the special card"),
        "nobody": N_("After a tie nobody takes the special card"),
    },
    "afritoria.exchange.five": {
        "five-or-more": N_("Six cards of one colour allow the exchange, too"),
        "exactly-five": N_("Only exactly five cards of one colour allow the exchange"),
    },
    "afritoria.ranger.beside-poachers": {
        "void": N_("Two poachers cancel a ranger, too"),
        "works": N_("A ranger works beside two poachers"),
    },
}
"""The readings of the rulings of play, each as a sentence."""


def view(state: State, say: Language) -> list[str]:
    """Returns the state in a few lines in a language; the first one says where the game stands."""
    left = state.left + len(state.under)
    lines = [
        say.ngettext(
            "Round {round}; {count} card in the draw pile",
            "Round {round}; {count} cards in the draw pile",
            left,
            round=state.round + (state.phase in ("deal", "market")),
            count=left,
        ),
        say.gettext("Market: {cards}", cards=_list_cards(state.market, say, N_("empty"))),
    ]
    if any(state.played):
        played = [
            f"{name} {card_name(card, say)}"
            for name, card in zip(state.setup.players, state.played, strict=True)
            if card
        ]
        lines.append(say.gettext("Played: {cards}", cards=", ".join(played)))
    for seat, name in enumerate(state.setup.players):
        pile, hand = state.piles[seat], state.hands[seat]
        values = {
            "player": name,
            "points": sum(CARDS[card] for card in pile),
            "top": _list_cards(pile[-1:], say, N_("nothing")),
        }
        if hand:
            text = say.gettext(
                "{player}: points {points}; on top {top}; known in hand: {cards}",
                cards=_list_cards(hand, say),
                **values,
            )
        else:
            text = say.gettext("{player}: points {points}; on top {top}", **values)
        lines.append(text)
    return lines


def _list_cards(cards: tuple[str, ...], say: Language, none: str = N_("none")) -> str:
    return ", ".join(card_name(card, say) for card in cards) or say.gettext(none)
