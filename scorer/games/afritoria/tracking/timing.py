"""When each kind of move is possible."""

from __future__ import annotations

from ....text.i18n import N_
from ....tracking.moves import IllegalMove, Move
from .contest import Play, Take
from .dealing import Deal, Draw
from .exchanging import Exchange
from .market import Market
from .specials import Pick, Steal
from .state import State

PHASES: dict[str, tuple[type[Move], ...]] = {
    "deal": (Deal,),
    "market": (Market, Exchange),
    "play": (Play,),
    "pick": (Pick,),
    "steal": (Steal,),
    "take": (Take,),
    "draw": (Draw,),
    "redraw": (Draw,),
}
"""The kinds of moves of each phase."""

NOW = {
    "deal": (N_("The hands are dealt first."), "afritoria.setup.hand"),
    "market": (N_("Now cards are revealed for the market."), "afritoria.round.market"),
    "play": (N_("Now everybody plays a card; enter {player}’s."), "afritoria.round.play"),
    "pick": (N_("Now {player} may pick a card with the ranger."), "afritoria.ranger.pick"),
    "steal": (N_("Now {player} may steal a card with the poacher."), "afritoria.poacher.steal"),
    "take": (N_("Now {player} chooses a card from the market."), "afritoria.wild.contest"),
    "draw": (N_("Now {player} draws a card."), "afritoria.round.refill"),
    "redraw": (N_("Now {player} draws three cards for those that were put under the pile."), "afritoria.hand.exchange"),
}
"""What is done in each phase, and by which rule."""


def timely(state: State) -> tuple[type[Move], ...]:
    """Returns the kinds of moves whose time it is."""
    return PHASES.get(state.phase, ())  # nothing when it is over


def untimely(state: State, kind: type[Move]) -> IllegalMove | None:
    """Returns why it is not time for a kind of move, or None."""
    kinds = timely(state)
    if kind in kinds:
        return None
    text, rule = NOW[state.phase]
    player = state.setup.players[state.seat % len(state.played)]
    return IllegalMove(text, rule=rule, player=player, known=[each.name for each in kinds], known_as="move")
