"""The exchange of three cards between two rounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import ClassVar

from ....scoring.fields import Field, OneOf, Several, Whose
from ....text.i18n import N_, NP_
from ....tracking.moves import Event, Events, IllegalMove, Move, replace_at
from .. import components as c, vocabulary
from ..scoring.texts import COLOURS
from .cards import Card
from .hidden import COPIES, INDEX, may_be_in_play, say_not_in_hand
from .round import without
from .state import State

_PUTS = Several(
    Card("put", N_("Cards"), N_("The three cards put under the pile, the topmost first."), "afritoria.hand.exchange"),
    most=c.EXCHANGED,
    needed=True,
).as_closed()


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """Shows five cards of one colour and exchanges three; where hands are told, `put` says which."""

    name: ClassVar[str] = "exchange"
    word: ClassVar[str] = NP_("move", "exchange")
    also: ClassVar[str] = NP_("vocabulary", "exchange | exchanged | swapped | swap | exchanges | swaps")
    title: ClassVar[str] = N_("Exchange three cards")
    rule: ClassVar[str] = "afritoria.hand.exchange"
    reveals: ClassVar[bool] = True
    fields: ClassVar[tuple[Field, ...]] = (
        Whose(
            "player",
            N_("Player"),
            N_("The player who shows their hand."),
            "afritoria.hand.exchange",
            required=True,
        ).after("at", "of"),
        OneOf(
            "colour",
            N_("Colour"),
            N_("The colour of the five cards."),
            "afritoria.hand.exchange",
            words=COLOURS,
            names=vocabulary.COLOURS,
            required=True,
        ),
        _PUTS,
    )

    player: str
    """The name of the player."""
    colour: str
    """The colour of the cards that are shown."""
    put: tuple[str, ...] = ()
    """The three cards that go under the pile; empty where hands are not told."""


def refuse_exchange(state: State, move: Exchange) -> IllegalMove | None:
    """Returns why the move is not allowed, or None.

    `afritoria.hand.exchange`: five cards of one colour, after the hands were filled up, in the order of the seats.
    """
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
    if state.market or seat < state.seat:
        return IllegalMove(
            N_(
                "{player} can no longer exchange in this round: exchanges come before the next market, in seating"
                " order."
            ),
            place="player",
            rule="afritoria.question.exchange-repeat",
            player=move.player,
        )
    if move.colour not in c.COLOURS:
        return IllegalMove(
            N_("There are no wildlife cards of the colour “{name}”."),
            place="colour",
            known=c.COLOURS,
            known_as="colour",
            rule="afritoria.components.wild",
            name=move.colour,
        )
    if not _has_enough(state, seat, move.colour):
        return IllegalMove(
            N_("{player} does not have {most} cards of this colour.")
            if not state.exactly_five
            else N_("{player} does not have exactly {most} cards of this colour."),
            place="colour",
            rule="afritoria.exchange.five" if state.exactly_five else rule,
            player=move.player,
            most=c.SAME_COLOUR,
        )
    return _refuse_put(state, seat, move.put)


def _has_enough(state: State, seat: int, colour: str) -> bool:
    """afritoria.exchange.five: whether a hand has five cards of a colour, or may have them where it is not known."""
    own = sum(card.startswith(colour) for card in state.hands[seat])
    if state.hands_known:
        return own == c.SAME_COLOUR if state.exactly_five else own >= c.SAME_COLOUR
    if state.exactly_five and own > c.SAME_COLOUR:
        return False  # the sixth is known to be one too many
    unseen = sum(COPIES[i] - state.seen[i] for card, i in INDEX.items() if card.startswith(colour))
    # Known cards of other colours leave no room for five.
    return may_be_in_play(state, colour) and own + min(state.hidden[seat], unseen) >= c.SAME_COLOUR


def _refuse_put(state: State, seat: int, put: tuple[str, ...]) -> IllegalMove | None:
    """Why these cards cannot go under the pile: three of the hand where hands are known, else none are told."""
    rule = "afritoria.hand.exchange"
    if not state.hands_known:
        if not put:
            return None
        return IllegalMove(N_("The exchanged cards stay hidden in this game; leave them out."), place="put", rule=rule)
    if len(put) != c.EXCHANGED:
        return IllegalMove(
            N_("Number of exchanged cards: {count}"),
            place="put",
            allowed=str(c.EXCHANGED),
            rule=rule,
            count=len(put),
        )
    rest = list(state.hands[seat])
    for i, card in enumerate(put):
        if card not in rest:
            return say_not_in_hand(state, seat, card, f"put[{i}]", rule)
        rest.remove(card)
    return None


def after_exchange(state: State, move: Exchange, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `afritoria.hand.exchange`: three cards go under the pile, three others are drawn.
    """
    seat = state.setup.players.index(move.player)
    events.append(Event("exchanges", "afritoria.hand.exchange", move.player, 0, (("colour", move.colour),)))
    if state.hands_known:
        hand = state.hands[seat]
        for card in move.put:
            hand = without(hand, card)
        return state._replace(
            phase="redraw",
            hands=replace_at(state.hands, seat, hand),
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
        hands=replace_at(state.hands, seat, ()),
        hidden=replace_at(state.hidden, seat, c.HAND),
        seen=tuple(seen),
        seat=seat + 1,
    )


def legal_exchange(state: State) -> Iterator[Exchange]:
    """Yields the legal moves.

    Every player who may still exchange, with every colour and all cards that may go under the pile.
    """
    if not state.round or state.market:
        return
    for seat in range(state.seat, len(state.hands)):
        for colour in c.COLOURS:
            if _has_enough(state, seat, colour):
                puts = sorted(set(permutations(state.hands[seat], c.EXCHANGED))) if state.hands_known else [()]
                yield from [Exchange(state.setup.players[seat], colour, put) for put in puts]


def open_exchange(state: State, values: Mapping[str, object]) -> Sequence[Field]:
    """Returns the fields to ask for: player and colour; the exchanged cards only where hands are told."""
    return Exchange.fields if state.hands_known else [field for field in Exchange.fields if field.key != "put"]
