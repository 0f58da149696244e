"""Following a game of Afritoria: all that the kernel asks for."""

from __future__ import annotations

from ....text.i18n import N_
from ....tracking.moves import Kit, Part, Parts
from . import contest, dealing, exchanging, market, specials
from .options import OPTIONS
from .short import shorts
from .state import State, ended, start, tally, turn
from .texts import view
from .timing import timely, untimely

PARTS: Parts[State] = {
    dealing.Deal: Part(dealing.refuse_deal, dealing.after_deal, dealing.legal_deal),
    market.Market: Part(market.refuse_market, market.after_market, market.legal_market),
    contest.Play: Part(contest.refuse_play, contest.after_play, contest.legal_play, contest.open_play),
    specials.Pick: Part(specials.refuse_pick, specials.after_pick, specials.legal_pick),
    specials.Steal: Part(specials.refuse_steal, specials.after_steal, specials.legal_steal),
    contest.Take: Part(contest.refuse_take, contest.after_take, contest.legal_take),
    dealing.Draw: Part(dealing.refuse_draw, dealing.after_draw, dealing.legal_draw),
    exchanging.Exchange: Part(
        exchanging.refuse_exchange, exchanging.after_exchange, exchanging.legal_exchange, exchanging.open_exchange
    ),
}


def unchecked(state: State) -> tuple[str, ...]:
    """Returns what is not checked: where hands are not told, whether a player has the card. Empty where they are."""
    if state.hands_known:
        return ()
    return (N_("Hands are secret: whether a card is in a hand cannot be checked here; only its owner knows."),)


KIT = Kit(
    version=1,
    options=OPTIONS,
    parts=PARTS,
    turn_rule=contest.Play.rule,
    start=start,
    untimely=untimely,
    turn=turn,
    ended=ended,
    tally=tally,
    view=view,
    shorts=shorts,
    timely=timely,
    unchecked=unchecked,
)
