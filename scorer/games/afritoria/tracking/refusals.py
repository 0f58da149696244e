"""What is not allowed in Afritoria, and by which rule: one function a move, for the phase in which it belongs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....text.i18n import N_
from ....tracking.moves import IllegalMove, Move
from .. import components as c
from .state import COPIES, INDEX, Deal, Draw, Exchange, Market, Pick, Play, State, Steal, Take


def untimely(state: State, kind: type[Move]) -> IllegalMove | None:
    """Whether it is time for a kind of move."""
    kinds = _PHASES[state.phase]
    if kind in kinds:
        return None
    text, rule = _NOW[state.phase]
    player = state.setup.players[state.seat % len(state.played)]
    return IllegalMove(text, rule=rule, player=player, known=[each.name for each in kinds], known_as="move")


_NOW = {
    "deal": (N_("The hands are dealt first."), "afritoria.setup.hand"),
    "market": (N_("Now cards are turned up for the market."), "afritoria.round.market"),
    "play": (N_("Now everybody plays a card; it is {player}’s turn to tell."), "afritoria.round.play"),
    "pick": (N_("Now {player} may pick a card with the ranger."), "afritoria.ranger.pick"),
    "steal": (N_("Now {player} may steal a card with the poacher."), "afritoria.poacher.steal"),
    "take": (N_("Now {player} chooses a card from the market."), "afritoria.wild.contest"),
    "draw": (N_("Now {player} draws a card."), "afritoria.round.refill"),
    "redraw": (N_("Now {player} draws three cards for those that were put under the pile."), "afritoria.hand.exchange"),
}


def refuse_hidden(state: State, card: str) -> IllegalMove | None:
    """Refuses a card that cannot come out of the draw pile or an unknown hand."""
    i = INDEX.get(card, -1)
    if i < 0:
        return IllegalMove(N_("There is no card “{name}”."), place="card", rule="afritoria.components.wild", name=card)
    if state.seen[i] >= COPIES[i]:
        return IllegalMove(
            N_("All {most} copies of “{card}” are already known to lie elsewhere."),
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
    """Whether a colour, or the colour of a card, may be in play: as far as is known, not all colours are."""
    return len(state.colours) < len(state.played) or card.partition(" ")[0] in state.colours


def _refuse_from_pile(state: State, move: Market | Draw) -> IllegalMove | None:
    if state.left:
        return refuse_hidden(state, move.card)
    # What was put under the pile comes back in the order in which it lies there.
    if state.under[0] == move.card:
        return None
    return IllegalMove(
        N_("The next card of the pile is “{card}”."), place="card", rule="afritoria.hand.exchange", card=state.under[0]
    )


def _refuse_deal(state: State, move: Deal) -> IllegalMove | None:
    return refuse_hidden(state, move.card)


def _refuse_play(state: State, move: Play) -> IllegalMove | None:
    seat, card = state.seat, move.card
    if card in state.hands[seat]:
        return None
    if not state.hidden[seat]:
        return _not_in_hand(state, seat, card, "card", "afritoria.round.play")
    return refuse_hidden(state, card)


def _not_in_hand(state: State, seat: int, card: str, place: str, rule: str) -> IllegalMove:
    return IllegalMove(
        N_("{player} does not have “{card}” in hand."),
        place=place,
        known=dict.fromkeys(state.hands[seat]),
        known_as="card",
        rule=rule,
        player=state.setup.players[seat],
        card=card,
    )


def _refuse_pick(state: State, move: Pick) -> IllegalMove | None:
    wild = [card for card in state.market if card not in c.SPECIALS]
    if not move.card or move.card in wild:
        return None
    return IllegalMove(
        N_("“{card}” is not a wildlife card of the market."),
        place="card",
        known=wild,
        known_as="card",
        rule="afritoria.ranger.pick",
        card=move.card,
    )


def _refuse_steal(state: State, move: Steal) -> IllegalMove | None:
    known = victims(state)
    if not move.player or move.player in known:
        return None
    players = state.setup.players
    if move.player not in players:
        return IllegalMove(
            N_("Nobody here is called “{name}”."),
            place="player",
            known=players,
            rule="afritoria.poacher.steal",
            name=move.player,
        )
    return IllegalMove(
        N_("“{name}” has no points pile that {player} could steal from."),
        place="player",
        known=known,
        rule="afritoria.poacher.steal",
        name=move.player,
        player=state.setup.players[state.seat],
    )


def victims(state: State) -> list[str]:
    """The other players with a card to steal."""
    return [name for i, name in enumerate(state.setup.players) if i != state.seat and state.piles[i]]


def _refuse_take(state: State, move: Take) -> IllegalMove | None:
    choice = of_colour(state.market, state.played[state.seat])
    if move.card in choice:
        return None
    return IllegalMove(
        N_("“{card}” is not a market card of the colour that {player} has played."),
        place="card",
        known=dict.fromkeys(choice),
        known_as="card",
        rule="afritoria.wild.contest",
        card=move.card,
        player=state.setup.players[state.seat],
    )


def of_colour(market: tuple[str, ...], played: str) -> list[str]:
    """The market cards of the colour of a played card."""
    colour = played.partition(" ")[0]
    return [card for card in market if card.partition(" ")[0] == colour]


def refuse_exchange(state: State, move: Exchange) -> IllegalMove | None:
    """afritoria.hand.exchange: five cards of one colour, after the hands were filled up, in the order of the seats."""
    rule = "afritoria.hand.exchange"
    if not state.round:
        return IllegalMove(
            N_("There is no exchange before the end of the first round."),
            rule="afritoria.question.exchange-after-the-deal",
        )
    players = state.setup.players
    if move.player not in players:
        return IllegalMove(
            N_("Nobody here is called “{name}”."), place="player", known=players, rule=rule, name=move.player
        )
    seat = players.index(move.player)
    if move.colour not in c.COLOURS:
        return IllegalMove(
            N_("There are no wildlife cards of the colour “{name}”."),
            place="colour",
            known=c.COLOURS,
            known_as="colour",
            rule="afritoria.components.wild",
            name=move.colour,
        )
    if state.market or seat < state.seat:
        return IllegalMove(
            N_(
                "{player} can no longer exchange in this round: exchanges come before the next market,"
                " in the order of the seats."
            ),
            rule="afritoria.question.exchange-repeat",
            player=move.player,
        )
    hand = state.hands[seat]
    own = sum([card.startswith(move.colour) for card in hand])
    if state.told:
        fits = own == c.SAME_COLOUR if state.exactly_five else own >= c.SAME_COLOUR
    else:
        unseen = sum([COPIES[i] - state.seen[i] for card, i in INDEX.items() if card.startswith(move.colour)])
        possible = may_be_in_play(state, move.colour) and own + min(state.hidden[seat], unseen) >= c.SAME_COLOUR
        # Known cards of other colours leave no room for five, or the sixth is known to be one too many.
        fits = possible and not (state.exactly_five and own > c.SAME_COLOUR)
    if not fits:
        return IllegalMove(
            N_("{player} does not have {most} cards of this colour.")
            if not state.exactly_five
            else N_("{player} does not have exactly {most} cards of this colour."),
            place="colour",
            rule="afritoria.exchange.five" if state.exactly_five else rule,
            player=move.player,
            most=c.SAME_COLOUR,
        )
    if not state.told:
        if move.put:
            return IllegalMove(
                N_("The exchanged cards stay hidden in this game; leave them out."), place="put", rule=rule
            )
        return None
    if len(move.put) != c.EXCHANGED:
        return IllegalMove(
            N_("Number of exchanged cards: {count}"),
            place="put",
            allowed=str(c.EXCHANGED),
            rule=rule,
            count=len(move.put),
        )
    rest = list(hand)
    for i, card in enumerate(move.put):
        if card not in rest:
            return _not_in_hand(state, seat, card, f"put[{i}]", rule)
        rest.remove(card)
    return None


_PHASES: dict[str, dict[type[Move], Callable[[State, Any], IllegalMove | None]]] = {
    "deal": {Deal: _refuse_deal},
    "market": {Market: _refuse_from_pile, Exchange: refuse_exchange},
    "play": {Play: _refuse_play},
    "pick": {Pick: _refuse_pick},
    "steal": {Steal: _refuse_steal},
    "take": {Take: _refuse_take},
    "draw": {Draw: _refuse_from_pile},
    "redraw": {Draw: _refuse_from_pile},
}

REFUSE = {kind: refuse for kinds in _PHASES.values() for kind, refuse in kinds.items()}
