"""What moves lead to in Afritoria. Every function gives the next state, and tells what happened and by which rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....tracking.moves import Event, Move
from .. import components as c
from .refusals import victims
from .state import INDEX, Deal, Draw, Exchange, Market, Pick, Play, State, Steal, Take

_Told = list[Event]


def _deal(state: State, move: Deal, told: _Told) -> State:
    hands, seat = state.hands, state.seat
    hands = _put(hands, seat, (*hands[seat], move.card))
    if len(hands[seat]) == c.HAND:
        seat += 1
    told.append(Event("dealt", "afritoria.setup.hand", state.setup.players[state.seat]))
    phase = "market" if seat == len(hands) else "deal"
    return state._replace(phase=phase, hands=hands, left=state.left - 1, seat=seat, **_known(state, move.card))


def _known(state: State, card: str) -> dict[str, Any]:
    """What changes when a card is known that was not."""
    i = INDEX[card]
    seen = (*state.seen[:i], state.seen[i] + 1, *state.seen[i + 1 :])
    colour = card.partition(" ")[0]
    if colour in state.colours or card in c.SPECIALS:
        return {"seen": seen}
    return {"seen": seen, "colours": (*state.colours, colour)}


def _put(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """A tuple with one value replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def _off_pile(state: State, card: str) -> dict[str, Any]:
    """What changes when the top card of the draw pile is turned up or drawn."""
    if state.left:
        return {"left": state.left - 1, **_known(state, card)}
    return {"under": state.under[1:]}


def _turn_up(state: State, move: Market, told: _Told) -> State:
    market = (*state.market, move.card)
    players = len(state.played)
    last = state.left + len(state.under) == 1
    if last:
        told.append(Event("last-round", "afritoria.end.trigger"))
    if last or len(market) == players:
        return state._replace(phase="play", round=state.round + 1, market=market, seat=0, **_off_pile(state, move.card))
    # From the first card of a new market on, nobody exchanges any more.
    return state._replace(market=market, seat=players, **_off_pile(state, move.card))


def _play(state: State, move: Play, told: _Told) -> State:
    seat, card = state.seat, move.card
    hand = state.hands[seat]
    played = _put(state.played, seat, card)
    if card in hand:
        state = state._replace(hands=_put(state.hands, seat, _without(hand, card)), played=played, seat=seat + 1)
    else:
        hidden = _put(state.hidden, seat, state.hidden[seat] - 1)
        state = state._replace(hidden=hidden, played=played, seat=seat + 1, **_known(state, card))
    return _specials(state, told) if seat + 1 == len(played) else state


def _specials(state: State, told: _Told) -> State:
    """Step 3: the rangers and poachers that were played."""
    played = state.played
    rangers = [seat for seat, card in enumerate(played) if card == c.RANGER]
    poachers = [seat for seat, card in enumerate(played) if card == c.POACHER]
    if not rangers and not poachers:
        return _distribute(state, told)
    gone = tuple([played[seat] for seat in (*rangers, *poachers)])
    state = state._replace(
        played=tuple(["" if card in c.SPECIALS else card for card in played]), discarded=state.discarded + gone
    )
    besides = state.ranger_works and len(rangers) == 1 and len(poachers) == 2
    if len(gone) > 2 and not besides:
        told.append(Event("three-specials", "afritoria.special.cancel.three"))
    elif len(rangers) == 2:
        told.append(Event("two-rangers", "afritoria.special.cancel.two-rangers"))
    elif len(poachers) == 2 and not besides:
        told.append(Event("two-poachers", "afritoria.special.cancel.two-poachers"))
    elif rangers:
        if besides:
            told.append(Event("ranger-beside-poachers", "afritoria.ranger.beside-poachers"))
        elif poachers:
            told.append(Event("poacher-void", "afritoria.ranger.cancel", state.setup.players[poachers[0]]))
        if any([card not in c.SPECIALS for card in state.market]):
            return state._replace(phase="pick", seat=rangers[0])
        told.append(Event("nothing-to-pick", "afritoria.ranger.pick", state.setup.players[rangers[0]]))
    else:
        state = state._replace(seat=poachers[0])
        if victims(state):
            return state._replace(phase="steal")
        told.append(Event("nothing-to-steal", "afritoria.poacher.steal", state.setup.players[poachers[0]]))
    return _distribute(state, told)


def _pick(state: State, move: Pick, told: _Told) -> State:
    player, card = state.setup.players[state.seat], move.card
    if not card:
        told.append(Event("picks-nothing", "afritoria.question.specials-optional", player))
        return _distribute(state, told)
    told.append(Event("picks", "afritoria.ranger.pick", player, c.CARDS[card], (("card", card),)))
    return _distribute(_score(state, state.seat, card)._replace(market=_without(state.market, card)), told)


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def _score(state: State, seat: int, card: str) -> State:
    return state._replace(piles=_put(state.piles, seat, (*state.piles[seat], card)))


def _steal(state: State, move: Steal, told: _Told) -> State:
    rule, thief = "afritoria.poacher.steal", state.setup.players[state.seat]
    if not move.player:
        told.append(Event("steals-nothing", "afritoria.question.specials-optional", thief))
        return _distribute(state, told)
    victim = state.setup.players.index(move.player)
    *rest, card = state.piles[victim]
    worth = c.CARDS[card]
    told.append(Event("steals", rule, thief, worth, (("card", card), ("victim", move.player))))
    told.append(Event("loses", rule, move.player, -worth, (("card", card), ("count", worth))))
    state = state._replace(piles=_put(state.piles, victim, tuple(rest)))
    return _distribute(_score(state, state.seat, card), told)


def _distribute(state: State, told: _Told) -> State:
    """Step 4: the market is handed out: rangers, poachers, then wildlife cards, until somebody has to choose."""
    market = state.market
    if c.RANGER in market or c.POACHER in market:
        for special in market:
            if special == c.RANGER:
                state = _forced(state, c.RANGER, min, told)
        for special in market:
            if special == c.POACHER:
                state = _forced(state, c.POACHER, max, told)
    return _wild(state, told)


def _forced(state: State, special: str, extreme: Callable[[Any], int], told: _Told) -> State:
    """Gives a ranger of the market to the weakest card played, or a poacher to the strongest."""
    while True:
        left = {seat: c.STRENGTH[card] for seat, card in enumerate(state.played) if card}
        if not left:
            return state
        strength = extreme(left.values())
        seats = [seat for seat in left if left[seat] == strength]
        if len(seats) == 1:
            event = "must-take-ranger" if special == c.RANGER else "must-take-poacher"
            return _win(state, seats[0], special, event, f"afritoria.market.{special}", told)
        state = _knock_out(state, seats, "afritoria.market.special.tie", told)
        if not state.tie_next:
            told.append(Event("nobody-takes", "afritoria.market.tie", values=(("card", special),)))
            return state._replace(market=_without(state.market, special), discarded=(*state.discarded, special))


def _win(state: State, seat: int, taken: str, event: str, rule: str, told: _Told) -> State:
    """The played card goes onto the own pile, the market card into the hand."""
    card = state.played[seat]
    told.append(Event(event, rule, state.setup.players[seat], c.CARDS[card], (("card", card), ("taken", taken))))
    return state._replace(
        hands=_put(state.hands, seat, (*state.hands[seat], taken)),
        piles=_put(state.piles, seat, (*state.piles[seat], card)),
        market=_without(state.market, taken),
        played=_put(state.played, seat, ""),
    )


def _knock_out(state: State, seats: list[int], rule: str, told: _Told) -> State:
    """Equals are out; their cards are discarded."""
    for seat in seats:
        told.append(Event("knocked-out", rule, state.setup.players[seat], 0, (("card", state.played[seat]),)))
    return state._replace(
        played=tuple(["" if seat in seats else card for seat, card in enumerate(state.played)]),
        discarded=state.discarded + tuple([state.played[seat] for seat in seats]),
    )


def _wild(state: State, told: _Told) -> State:
    """Colour by colour, the strongest card first."""
    for colour in state.colours:
        own = [(c.STRENGTH[card], seat) for seat, card in enumerate(state.played) if card and card.startswith(colour)]
        if not own:
            continue
        if len(own) > 1:
            own.sort(reverse=True)
            strengths = [strength for strength, _ in own]
            equal = [seat for strength, seat in own if strengths.count(strength) > 1]
            if equal:
                state = _knock_out(state, sorted(equal), "afritoria.wild.tie", told)
                own = [entry for entry in own if entry[1] not in equal]
        for _, seat in own:
            choice = [card for card in state.market if card.startswith(colour)]
            if not choice:
                break
            if any([card != choice[0] for card in choice]):
                return state._replace(phase="take", seat=seat)
            state = _win(state, seat, choice[0], "takes", "afritoria.wild.score", told)
    return _end_of_round(state, told)


def _take(state: State, move: Take, told: _Told) -> State:
    return _wild(_win(state, state.seat, move.card, "takes", "afritoria.wild.score", told), told)


def _end_of_round(state: State, told: _Told) -> State:
    """Steps 5 and 6: what is left is discarded, hands are filled up."""
    for seat, card in enumerate(state.played):
        if card:
            told.append(Event("gets-nothing", "afritoria.wild.fail", state.setup.players[seat], 0, (("card", card),)))
    state = state._replace(
        discarded=state.discarded + tuple([card for card in state.played if card]) + state.market,
        played=("",) * len(state.played),
        market=(),
    )
    pile = state.left + len(state.under)
    short = [i for i, hand in enumerate(state.hands) if len(hand) + state.hidden[i] < c.HAND][:pile]
    return _draw_all(state._replace(due=tuple(short)), told)


def _draw_all(state: State, told: _Told) -> State:
    """Fills the hands up; cards that nobody tells are drawn at once."""
    if state.due and state.told:
        return state._replace(phase="draw", seat=state.due[0])
    if state.due:
        hidden = tuple([count + (seat in state.due) for seat, count in enumerate(state.hidden)])
        state = state._replace(hidden=hidden, left=state.left - len(state.due), due=())
    return _next_round(state, told)


def _next_round(state: State, told: _Told) -> State:
    if not state.left and not state.under:
        told.append(Event("pile-empty", "afritoria.end.trigger"))
        return state._replace(phase="over")
    return state._replace(phase="market", seat=0)


def _draw(state: State, move: Draw, told: _Told) -> State:
    seat, *due = state.due
    told.append(Event("draws", "afritoria.round.refill", state.setup.players[seat]))
    hands = _put(state.hands, seat, (*state.hands[seat], move.card))
    next_seat = due[0] if due else seat
    state = state._replace(hands=hands, seat=next_seat, due=tuple(due), **_off_pile(state, move.card))
    if due:
        return state
    if state.phase == "redraw":
        return state._replace(phase="market", seat=seat + 1)
    return _next_round(state, told)


def _exchange(state: State, move: Exchange, told: _Told) -> State:
    seat = state.setup.players.index(move.player)
    told.append(Event("exchanges", "afritoria.hand.exchange", move.player, 0, (("colour", move.colour),)))
    if state.told:
        hand = state.hands[seat]
        for card in move.put:
            hand = _without(hand, card)
        return state._replace(
            phase="redraw",
            hands=_put(state.hands, seat, hand),
            under=state.under + move.put,
            due=(seat,) * c.EXCHANGED,
            seat=seat,
        )
    if move.colour not in state.colours:
        state = state._replace(colours=(*state.colours, move.colour))  # everybody has seen five of them
    # Nobody knows which cards went under the pile: what was known of this hand is so no longer.
    seen = list(state.seen)
    for card in state.hands[seat]:
        seen[INDEX[card]] -= 1
    return state._replace(
        hands=_put(state.hands, seat, ()),
        hidden=_put(state.hidden, seat, c.HAND),
        seen=tuple(seen),
        seat=seat + 1,
    )


AFTER: dict[type[Move], Callable[[State, Any, _Told], State]] = {
    Deal: _deal,
    Market: _turn_up,
    Play: _play,
    Pick: _pick,
    Steal: _steal,
    Take: _take,
    Draw: _draw,
    Exchange: _exchange,
}
