"""Cards out of hidden places, the draw pile and unknown hands: which can show up, and what is known when one has."""

from __future__ import annotations

from ....text.i18n import N_
from ....tracking.moves import IllegalMove, replace_at
from .. import components as c
from .state import State

INDEX = {card: i for i, card in enumerate(c.COPIES_OF)}
"""Where each card stands in `State.seen`."""
COPIES = tuple(c.COPIES_OF.values())


def refuse_hidden(state: State, card: str) -> IllegalMove | None:
    """Returns why a card cannot come out of the draw pile or an unknown hand, or None."""
    i = INDEX.get(card, -1)
    if i < 0:
        return IllegalMove(N_("There is no card “{name}”."), place="card", rule="afritoria.components.wild", name=card)
    if state.seen[i] >= COPIES[i]:
        return IllegalMove(
            N_("There are only {most} of “{card}”, and they are already known to lie elsewhere."),
            place="card",
            rule="afritoria.components.wild" if card in c.CARDS else f"afritoria.components.{card}",
            card=card,
            most=COPIES[i],
        )
    if card in c.CARDS and not may_be_in_play(state, card):
        return IllegalMove(
            N_("“{card}” is not of a colour that is in play."),
            place="card",
            known=state.colours,
            known_as="colour",
            rule="afritoria.setup.colours",
            card=card,
        )
    return None


def may_be_in_play(state: State, card: str) -> bool:
    """Returns whether a colour, or the colour of a card, may be in play; not all colours are."""
    return len(state.colours) < len(state.played) or card.partition(" ")[0] in state.colours


def list_hidden(state: State) -> list[str]:
    """Returns the cards that may still come out of the draw pile or an unknown hand."""
    return [card for card in c.COPIES_OF if refuse_hidden(state, card) is None]


def refuse_top(state: State, card: str) -> IllegalMove | None:
    """Returns why a card is not the top one of the draw pile, or None."""
    if state.left:
        return refuse_hidden(state, card)
    # What was put under the pile comes back in the order in which it lies there.
    if state.under[0] == card:
        return None
    return IllegalMove(
        N_("The next card of the pile is “{card}”."), place="card", rule="afritoria.hand.exchange", card=state.under[0]
    )


def list_top(state: State) -> list[str]:
    """Returns the cards that can be the top one of the draw pile."""
    return list_hidden(state) if state.left else list(state.under[:1])


def add_seen(state: State, card: str) -> tuple[int, ...]:
    """Returns `State.seen` with one more card that is known."""
    i = INDEX[card]
    return replace_at(state.seen, i, state.seen[i] + 1)


def add_colour(state: State, card: str) -> tuple[str, ...]:
    """Returns the colours in play with that of a card that is known."""
    colour = card.partition(" ")[0]
    return state.colours if colour in state.colours or card in c.SPECIALS else (*state.colours, colour)


def lift_top(state: State, card: str) -> tuple[int, tuple[str, ...], tuple[int, ...], tuple[str, ...]]:
    """Returns `left`, `under`, `seen` and `colours` of the state after the top card of the draw pile was taken."""
    if not state.left:
        return 0, state.under[1:], state.seen, state.colours
    return state.left - 1, state.under, add_seen(state, card), add_colour(state, card)


def say_not_in_hand(state: State, seat: int, card: str, place: str, rule: str) -> IllegalMove:
    """Returns the error for a card that a player does not have."""
    return IllegalMove(
        N_("{player} does not have “{card}” in hand."),
        place=place,
        known=dict.fromkeys(state.hands[seat]),
        known_as="card",
        rule=rule,
        player=state.setup.players[seat],
        card=card,
    )
