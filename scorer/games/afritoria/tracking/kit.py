"""Following a game of Afritoria: the market, the cards played, and all that comes of them.

At a table only what lies open is told; the hands stay unknown but for the cards that were taken from the market. With
the option `hands` every card that is dealt or drawn is told, too. Both are the same rules: a hand is some known cards
and a number of unknown ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any

from ....scoring.fields import Field, Flag, OneOf, Several
from ....text.i18n import N_
from ....tracking.moves import Kit, Move, Part, Setup
from .. import components as c
from ..scoring.tally import Player, Tally
from ..scoring.texts import COLOURS
from .course import AFTER
from .refusals import REFUSE, of_colour, refuse_exchange, refuse_hidden, untimely, victims
from .state import COPIES, Deal, Draw, Exchange, Market, Pick, Play, State, Steal, Take
from .texts import view

__all__ = ["KIT", "Deal", "Draw", "Exchange", "Market", "Pick", "Play", "State", "Steal", "Take"]


def start(setup: Setup) -> State:
    """The state before the first card is dealt or turned up."""
    players = len(setup.players)
    told = setup.option("hands")
    colours = setup.option("colours")
    if colours and (len(colours) != players or len(set(colours)) != players):
        raise (
            Several(_COLOUR, most=players)
            .refuse(
                N_("Number of colours: {count}"),
                N_("as many different colours as players: {most}"),
                count=len(set(colours)),
                most=players,
            )
            .within("options.colours")
        )
    readings = setup.readings
    empty = ((),) * players
    return State(
        setup=setup,
        tie_next=readings["afritoria.market.tie"] == "next",
        exactly_five=readings["afritoria.exchange.five"] == "exactly-five",
        ranger_works=readings["afritoria.ranger.beside-poachers"] == "works",
        told=told,
        colours=colours or (c.COLOURS if players == len(c.COLOURS) else ()),
        phase="deal" if told else "market",
        round=0,
        hands=empty,
        hidden=((0 if told else c.HAND),) * players,
        piles=empty,
        market=(),
        played=("",) * players,
        left=c.DECK[players] if told else c.PILE[players],
        under=(),
        discarded=(),
        seen=(0,) * len(COPIES),
        seat=0 if told else players,
        due=(),
    )


def legal(state: State) -> Iterator[Move]:
    """Every legal move."""
    phase, seat = state.phase, state.seat
    if phase in _CHANCE:
        kind = _CHANCE[phase]
        known = state.under[:1] if not state.left else _unseen(state)
        yield from [_MADE[kind, card] for card in known]
        if phase == "market" and state.round and not state.market:
            yield from _exchanges(state)
    elif phase == "play":
        own = dict.fromkeys(state.hands[seat])
        if state.hidden[seat]:
            own |= dict.fromkeys(_unseen(state))
        yield from [_MADE[Play, card] for card in own]
    elif phase == "pick":
        yield Pick()
        yield from [Pick(card) for card in dict.fromkeys(state.market) if card not in c.SPECIALS]
    elif phase == "steal":
        yield Steal()
        yield from [Steal(name) for name in victims(state)]
    elif phase == "take":
        yield from [Take(card) for card in dict.fromkeys(of_colour(state.market, state.played[seat]))]


_CHANCE: dict[str, type[Deal | Market | Draw]] = {"deal": Deal, "market": Market, "draw": Draw, "redraw": Draw}
_MADE = {(kind, card): kind(card) for kind in (Deal, Market, Draw, Play) for card in c.COPIES_OF}
"""Moves with nothing but a card are made once; there are few of them, and games have many."""


def _unseen(state: State) -> list[str]:
    """The cards that may still turn up from somewhere hidden."""
    return [card for card in c.COPIES_OF if refuse_hidden(state, card) is None]


def _exchanges(state: State) -> Iterator[Move]:
    for seat in range(state.seat, len(state.hands)):
        for colour in c.COLOURS:
            puts = set(permutations(state.hands[seat], c.EXCHANGED)) if state.told else {()}
            moves = [Exchange(state.setup.players[seat], colour, put) for put in sorted(puts)]
            if refuse_exchange(state, moves[0]) is None:
                yield from moves


def open_exchange(state: State, values: Mapping[str, Any]) -> Sequence[Field]:
    """The exchanged cards are asked for only where hands are told."""
    return Exchange.fields if state.told else [field for field in Exchange.fields if field.key != "put"]


def turn(state: State) -> int | None:
    """Who plays or chooses; nobody while cards are dealt, turned up or drawn."""
    return state.seat if state.phase in ("play", "pick", "steal", "take") else None


def ended(state: State) -> str:
    """afritoria.end.trigger: the draw pile is empty and nobody can win anything more."""
    return "afritoria.end.trigger" if state.phase == "over" else ""


def tally(state: State) -> Tally:
    """The points piles."""
    setup = state.setup
    players = [Player(name, pile) for name, pile in zip(setup.players, state.piles, strict=True)]
    return Tally(tuple(players), setup.edition, dict(setup.rulings))


_COLOUR = OneOf(
    "colours",
    N_("Colours in play"),
    N_("As many colours as players; without it they show when their cards turn up."),
    "afritoria.setup.colours",
    words=COLOURS,
)


def _legal(kind: type[Move]) -> Callable[[State], Iterator[Move]]:
    return lambda state: (move for move in legal(state) if type(move) is kind)


KIT = Kit(
    version=1,
    options=(
        Flag(
            "hands",
            N_("Are the hands told?"),
            N_("Yes if every dealt and drawn card is told; no at a table, where hands are secret."),
            "afritoria.setup.hand",
        ),
        Several(_COLOUR, most=c.PLAYERS_MAX),
    ),
    parts={
        kind: Part(REFUSE[kind], AFTER[kind], _legal(kind), open_exchange if kind is Exchange else None)
        for kind in (Deal, Market, Play, Pick, Steal, Take, Draw, Exchange)
    },
    turn_rule="afritoria.round.play",
    start=start,
    untimely=untimely,
    turn=turn,
    ended=ended,
    tally=tally,
    view=view,
)
