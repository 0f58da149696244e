"""Following a game of Africa: explorers, tiles turned up, exchanges, base camps, up to the last monument.

The order of the tiles is known to nobody: what lies on a space is told when it is revealed.
"""

from __future__ import annotations

from ....text.i18n import N_
from ....tracking.moves import IllegalMove, Kit, Move, Part, Parts
from . import camping, exploring, moving, on_board, revealing
from .on_board import OnBoard, in_both_ways
from .options import OPTIONS
from .short import shorts
from .state import State, ended, start, tally, turn
from .texts import view

__all__ = ["KIT", "PARTS", "State"]

PARTS: Parts[State] = {
    exploring.Start: in_both_ways(
        exploring.Start,
        Part(exploring.refuse_start, exploring.after_start, exploring.legal_start),
        OnBoard(on_board.refuse_start, on_board.lay_start, on_board.legal_start),
    ),
    exploring.Free: in_both_ways(
        exploring.Free,
        Part(exploring.refuse_free, exploring.after_free, exploring.legal_free),
        OnBoard(on_board.refuse_free, on_board.lay_free, on_board.legal_free, places=("space",)),
    ),
    revealing.Reveal: in_both_ways(
        revealing.Reveal,
        Part(revealing.refuse_reveal, revealing.after_reveal, revealing.legal_reveal, revealing.open_reveal),
        OnBoard(
            on_board.refuse_reveal,
            on_board.lay_reveal,
            on_board.legal_reveal,
            on_board.tell_reveal,
            places=("at", "space", "to"),
            counts=("near", "moved"),
            open_fields=on_board.open_reveal,
        ),
    ),
    revealing.Exchange: Part(revealing.refuse_exchange, revealing.after_exchange, revealing.legal_exchange),
    revealing.Keep: Part(revealing.refuse_keep, revealing.after_keep, revealing.legal_keep),
    moving.Animal: in_both_ways(
        moving.Animal,
        Part(moving.refuse_animal, moving.after_animal, moving.legal_animal, moving.open_animal),
        OnBoard(
            on_board.refuse_animal,
            on_board.lay_moved,
            on_board.legal_animal,
            on_board.tell_animal,
            places=("at", "space", "to"),
            counts=("kind", "near", "moved"),
        ),
    ),
    moving.Nomad: in_both_ways(
        moving.Nomad,
        Part(moving.refuse_nomad, moving.after_nomad, moving.legal_nomad),
        OnBoard(
            on_board.refuse_nomad,
            on_board.lay_moved,
            on_board.legal_nomad,
            on_board.tell_nomad,
            places=("at", "space", "to"),
            counts=("near", "moved"),
        ),
    ),
    camping.Research: in_both_ways(
        camping.Research,
        Part(camping.refuse_research, camping.after_research, camping.legal_research),
        OnBoard(
            on_board.refuse_camp,
            on_board.lay_research,
            on_board.legal_research,
            on_board.tell_research,
            places=("at",),
            counts=("near",),
        ),
    ),
    camping.Resources: in_both_ways(
        camping.Resources,
        Part(camping.refuse_resources, camping.after_resources, camping.legal_resources),
        OnBoard(
            on_board.refuse_camp,
            on_board.lay_resources,
            on_board.legal_resources,
            on_board.tell_resources,
            places=("at",),
            counts=("gold", "gems"),
        ),
    ),
    exploring.Skip: in_both_ways(
        exploring.Skip,
        Part(exploring.refuse_skip, exploring.after_skip, exploring.legal_skip),
        OnBoard(on_board.refuse_skip, on_board.lay_skip, on_board.legal_skip, places=("at",)),
    ),
    exploring.End: Part(exploring.refuse_end, exploring.after_end, exploring.legal_end),
}


def timely(state: State) -> tuple[type[Move], ...]:
    """Returns the kinds of moves whose time it is."""
    if state.revealed:
        return (revealing.Exchange, revealing.Keep)
    return (exploring.Start,) if state.starting else _KINDS


_KINDS = tuple(PARTS)


def untimely(state: State, kind: type[Move]) -> IllegalMove | None:
    """Returns why it is not time for a kind of move, or None."""
    if kind in timely(state):
        return None
    if state.revealed:
        return IllegalMove(
            N_("First {player} exchanges the revealed trade goods, or keeps them."),
            known=("exchange", "keep"),
            known_as="move",
            rule="africa.action.reveal.exchange",
            player=state.player,
        )
    return IllegalMove(
        N_("First everybody chooses a start city; it is {player}’s turn."),
        known=("start",),
        known_as="move",
        rule="africa.setup.startcity",
        player=state.player,
    )


def unchecked(state: State) -> tuple[str, ...]:
    """Returns what is not checked without a board: where explorers and tiles are. Empty with a board."""
    if state.map is not None:
        return ()
    return (
        N_(
            "Positions are not tracked. Check on the board where the explorers stand, how far they walk, and what"
            " lies on each space."
        ),
    )


KIT = Kit(
    version=1,
    options=OPTIONS,
    parts=PARTS,
    turn_rule="africa.turn.choice",
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
