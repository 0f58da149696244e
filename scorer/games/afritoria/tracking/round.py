"""What happens by itself in a round: the market is handed out, what is left is discarded, hands are filled up."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ....tracking.moves import Event, Events, replace_at
from .. import components as c
from .state import State


def distribute_market(state: State, events: Events) -> State:
    """Returns the state after the market was handed out, or as far as a player has to choose (step 4 of a round).

    First the rangers, then the poachers, then the wildlife cards. Adds the events.
    """
    market = state.market
    if c.RANGER in market or c.POACHER in market:
        for special in market:
            if special == c.RANGER:
                state = _give_special(state, c.RANGER, min, events)
        for special in market:
            if special == c.POACHER:
                state = _give_special(state, c.POACHER, max, events)
    return distribute_wild(state, events)


def _give_special(state: State, special: str, extreme: Callable[[Iterable[int]], int], events: Events) -> State:
    """Gives a ranger of the market to the weakest card played, or a poacher to the strongest."""
    while True:
        left = {seat: c.STRENGTH[card] for seat, card in enumerate(state.played) if card}
        if not left:
            return state
        strength = extreme(left.values())
        seats = [seat for seat in left if left[seat] == strength]
        if len(seats) == 1:
            what = "must-take-ranger" if special == c.RANGER else "must-take-poacher"
            return win_card(state, seats[0], special, events, what=what, rule=f"afritoria.market.{special}")
        state = _knock_out(state, seats, "afritoria.market.special.tie", events)
        if not state.tie_next:
            events.append(Event("nobody-takes", "afritoria.market.tie", "", 0, (("card", special),)))
            return state._replace(market=without(state.market, special), discarded=(*state.discarded, special))


def win_card(state: State, seat: int, taken: str, events: Events, *, what: str, rule: str) -> State:
    """Returns the state in which the played card of a player is on the own pile and the market card in the hand."""
    card = state.played[seat]
    events.append(Event(what, rule, state.setup.players[seat], c.CARDS[card], (("card", card), ("taken", taken))))
    return state._replace(
        hands=replace_at(state.hands, seat, (*state.hands[seat], taken)),
        piles=replace_at(state.piles, seat, (*state.piles[seat], card)),
        market=without(state.market, taken),
        played=replace_at(state.played, seat, ""),
    )


def _knock_out(state: State, seats: list[int], rule: str, events: Events) -> State:
    """Equals are out; their cards are discarded."""
    for seat in seats:
        events.append(Event("knocked-out", rule, state.setup.players[seat], 0, (("card", state.played[seat]),)))
    return state._replace(
        played=tuple("" if seat in seats else card for seat, card in enumerate(state.played)),
        discarded=(*state.discarded, *[state.played[seat] for seat in seats]),
    )


def distribute_wild(state: State, events: Events) -> State:
    """Returns the state after the wildlife cards won the market, colour by colour, the strongest card first."""
    for colour in state.colours:
        own = [(c.STRENGTH[card], seat) for seat, card in enumerate(state.played) if card and card.startswith(colour)]
        if not own:
            continue
        if len(own) > 1:
            own.sort(reverse=True)
            strengths = [strength for strength, _ in own]
            equal = [seat for strength, seat in own if strengths.count(strength) > 1]
            if equal:
                state = _knock_out(state, sorted(equal), "afritoria.wild.tie", events)
                own = [entry for entry in own if entry[1] not in equal]
        for _, seat in own:
            choice = [card for card in state.market if card.startswith(colour)]
            if not choice:
                break
            if len(set(choice)) > 1:
                return state._replace(phase="take", seat=seat)
            state = win_card(state, seat, choice[0], events, what="takes", rule="afritoria.wild.score")
    return end_round(state, events)


def end_round(state: State, events: Events) -> State:
    """Returns the state after what is left was discarded and hands were filled up (steps 5 and 6 of a round)."""
    for seat, card in enumerate(state.played):
        if card:
            events.append(Event("gets-nothing", "afritoria.wild.fail", state.setup.players[seat], 0, (("card", card),)))
    pile = state.left + len(state.under)
    short = [i for i, hand in enumerate(state.hands) if len(hand) + state.hidden[i] < c.HAND][:pile]
    state = state._replace(
        discarded=(*state.discarded, *filter(None, state.played), *state.market),
        played=("",) * len(state.played),
        market=(),
        due=tuple(short),
    )
    return _fill_hands(state, events)


def _fill_hands(state: State, events: Events) -> State:
    """afritoria.round.refill: cards that nobody tells are drawn at once."""
    if state.due and state.hands_known:
        return state._replace(phase="draw", seat=state.due[0])
    if state.due:
        hidden = tuple(count + (seat in state.due) for seat, count in enumerate(state.hidden))
        state = state._replace(hidden=hidden, left=state.left - len(state.due), due=())
    return begin_next_round(state, events)


def begin_next_round(state: State, events: Events) -> State:
    """Returns the state at the next market, or at the end.

    `afritoria.end.trigger`: the game ends if the draw pile is empty.
    """
    if not state.left and not state.under:
        events.append(Event("pile-empty", "afritoria.end.trigger"))
        return state._replace(phase="over")
    return state._replace(phase="market", seat=0)


def add_to_pile(state: State, seat: int, card: str) -> State:
    """Returns the state with a card on top of the points pile of a player."""
    return state._replace(piles=replace_at(state.piles, seat, (*state.piles[seat], card)))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Returns the cards without one of them."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]
