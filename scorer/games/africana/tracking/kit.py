"""Following a game of Africana: all that the kernel asks for."""

from __future__ import annotations

from ....text.i18n import N_
from ....tracking.moves import Kit, Part, Parts
from . import buying, counting, display, drawing, limits, travelling
from .options import OPTIONS
from .short import shorts
from .state import State, ended, start, tally, turn
from .texts import view
from .timing import timely, untimely

PARTS: Parts[State] = {
    display.Expedition: Part(
        display.refuse_expedition, display.after_expedition, display.legal_expedition, display.open_expedition
    ),
    drawing.Draw: Part(drawing.refuse_draw, drawing.after_draw, drawing.legal_draw),
    drawing.Card: Part(drawing.refuse_card, drawing.after_card, drawing.legal_card),
    buying.Leaf: Part(buying.refuse_leaf, buying.after_leaf, buying.legal_leaf, buying.open_leaf),
    buying.Buy: Part(buying.refuse_buy, buying.after_buy, buying.legal_buy, buying.open_buy),
    travelling.Go: Part(travelling.refuse_go, travelling.after_go, travelling.legal_go, travelling.open_go),
    travelling.Join: Part(travelling.refuse_join, travelling.after_join, travelling.legal_join, travelling.open_join),
    travelling.Complete: Part(
        travelling.refuse_complete, travelling.after_complete, travelling.legal_complete, travelling.open_complete
    ),
    travelling.Finish: Part(
        travelling.refuse_finish, travelling.after_finish, travelling.legal_finish, travelling.open_finish
    ),
    display.End: Part(display.refuse_end, display.after_end, display.legal_end),
    limits.Discard: Part(limits.refuse_discard, limits.after_discard, limits.legal_discard),
    limits.Drop: Part(limits.refuse_drop, limits.after_drop, limits.legal_drop),
    counting.Count: Part(counting.refuse_count, counting.after_count, counting.legal_count, counting.open_count),
}


def unchecked(state: State) -> tuple[str, ...]:
    """Returns what is not checked: without a map routes and symbols, without decks what is printed on cards."""
    texts = []
    if not state.map.whole:
        texts.append(N_("The map is not known. Check on the board which steps there are, and which cards they take."))
    if state.decks is None:
        texts.append(N_("What you say about a card is not checked."))
    return tuple(texts)


def incomplete(state: State) -> list[int]:
    """Returns the seats of the companies of whose cards something that scores has not been told."""
    return [seat for seat, company in enumerate(state.companies) if company.untold and company.counted is None]


KIT = Kit(
    version=1,
    options=OPTIONS,
    parts=PARTS,
    turn_rule=display.End.rule,
    start=start,
    untimely=untimely,
    turn=turn,
    ended=ended,
    tally=tally,
    view=view,
    timely=timely,
    shorts=shorts,
    unchecked=unchecked,
    incomplete=incomplete,
)
