"""Following a game of Africana: which moves there are, when each of them is possible, and what would be counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ....scoring.fields import Field
from ....text.i18n import N_
from ....tracking.moves import IllegalMove, Kit, Move, Part
from .. import components as c
from ..scoring.tally import Player, Tally
from . import buying, drawing, ending, moving
from .options import OPTIONS
from .state import DEAL, DISPLAY, LIMITS, OVER, REFILL, TURN, Company, Events, State, start
from .texts import view

__all__ = ["KIT", "State"]


class _Timed(NamedTuple):
    """One kind of move."""

    phases: tuple[str, ...]
    """When it is possible."""
    action: str
    """The action that it belongs to and begins; empty for what is possible in every action."""
    refuse: Callable[[State, Any], IllegalMove | None]
    after: Callable[[State, Any, Events], State]
    some: Callable[[State], Iterator[Move]]
    """All moves of this kind that could be legal."""


PARTS: dict[type[Move], _Timed] = {
    ending.Expedition: _Timed(
        (DISPLAY, REFILL), "", ending.refuse_expedition, ending.after_expedition, ending.some_expedition
    ),
    drawing.Draw: _Timed((TURN,), "draw", drawing.refuse_draw, drawing.after_draw, drawing.some_draw),
    # A travel card is drawn whenever one is due.
    drawing.Card: _Timed((), "", drawing.refuse_card, drawing.after_card, drawing.some_card),
    buying.Leaf: _Timed((TURN,), "buy", buying.refuse_leaf, buying.after_leaf, buying.some_leaf),
    buying.Buy: _Timed((TURN,), "buy", buying.refuse_buy, buying.after_buy, buying.some_buy),
    moving.Go: _Timed((TURN,), "move", moving.refuse_go, moving.after_go, moving.some_go),
    moving.Join: _Timed((TURN,), "move", moving.refuse_join, moving.after_join, moving.some_join),
    moving.Complete: _Timed((TURN,), "move", moving.refuse_complete, moving.after_complete, moving.some_complete),
    moving.Finish: _Timed((TURN,), "move", moving.refuse_finish, moving.after_finish, moving.some_finish),
    ending.End: _Timed((TURN,), "", ending.refuse_end, ending.after_end, ending.some_end),
    ending.Discard: _Timed((LIMITS,), "", ending.refuse_discard, ending.after_discard, ending.some_discard),
    ending.Drop: _Timed((LIMITS,), "", ending.refuse_drop, ending.after_drop, ending.some_drop),
}


def _not_now(state: State, kind: type[Move]) -> IllegalMove:
    """Which moves the phase needs, and why this one comes at another time."""
    if kind is drawing.Card:
        return IllegalMove(N_("No travel card is drawn now."), rule=drawing.Draw.rule)
    match state.phase:
        case "display":
            return IllegalMove(
                N_("First the expeditions are turned up."),
                known=[ending.Expedition.name],
                known_as="move",
                rule="africana.setup.expeditions.display",
            )
        case "refill":
            return IllegalMove(
                N_("First the empty expedition spaces are filled."),
                known=[ending.Expedition.name],
                known_as="move",
                rule=ending.Expedition.rule,
            )
        case "limits":
            cards = state.company.hand > c.HAND
            return IllegalMove(
                N_("First the surplus hand cards are discarded.")
                if cards
                else N_("First the surplus open adventures are discarded."),
                known=[ending.Discard.name if cards else ending.Drop.name],
                known_as="move",
                rule=ending.Discard.rule if cards else ending.Drop.rule,
            )
    if kind is ending.Expedition:
        return IllegalMove(N_("Expeditions are turned up only at the end of a turn."), rule=ending.Expedition.rule)
    return IllegalMove(N_("Limits are checked only at the end of a turn."), rule="africana.limit.timing")


def turn(state: State) -> int | None:
    """The seat of the player who decides; None where a card is turned up or drawn."""
    return state.seat if not state.due and state.phase in (TURN, LIMITS) else None


def ended(state: State) -> str:
    """africana.end.round: the game is over when the last round is."""
    return "africana.end.round" if state.phase == OVER else ""


def tally(state: State) -> Tally:
    """What would be counted if the game ended now, after the card limits."""
    setup = state.setup
    players = [_counted(*pair) for pair in zip(setup.players, state.companies, strict=True)]
    return Tally(tuple(players), setup.edition, dict(setup.rulings))


def _counted(name: str, company: Company) -> Player:
    artifacts = company.artifacts
    return Player(
        name,
        expeditions=tuple([card.points for card in company.expeditions]),
        artifacts=tuple(Counter([card.kind for card in artifacts]).items()),
        artifact_points=tuple([card.points for card in artifacts]),
        helpers=company.helped,
        # Gold can be changed into silver at any time, so all money may be counted in silver. This is also what the
        # reading `silver` of `africana.tie.money` comes to among players who know it.
        silver=company.silver,
        travel_cards=min(company.travel_cards, c.HAND),
        open_artifacts=min(sum([bool(card.kind) for card in company.open]), c.OPEN_ADVENTURES),
    )


ASKED: dict[type[Move], Callable[[State, Mapping[str, Any]], Sequence[Field]]] = {
    ending.Expedition: ending.asked_expedition,
    buying.Leaf: buying.asked_leaf,
    buying.Buy: buying.asked_buy,
    moving.Go: moving.asked_go,
    moving.Join: moving.asked_join,
}


def untimely(state: State, kind: type[Move]) -> IllegalMove | None:
    """Whether it is time for a kind of move."""
    part = PARTS[kind]
    if state.due:
        if kind is not drawing.Card:
            rule = "africana.setup.player" if state.phase == DEAL else drawing.Draw.rule
            return IllegalMove(
                N_("First a travel card is drawn."), known=[drawing.Card.name], known_as="move", rule=rule
            )
    elif state.phase not in part.phases:
        return _not_now(state, kind)
    elif part.action and state.turn.action not in ("", part.action):
        return IllegalMove(
            N_("Another action has begun in this turn, and there is only one."),
            allowed=N_("go on with the action, or end the turn"),
            rule="africana.turn.action",
        )
    return None


def _legal(part: _Timed) -> Callable[[State], Iterator[Move]]:
    return lambda state: (move for move in part.some(state) if part.refuse(state, move) is None)


KIT = Kit(
    version=1,
    options=OPTIONS,
    parts={kind: Part(part.refuse, part.after, _legal(part), ASKED.get(kind)) for kind, part in PARTS.items()},
    turn_rule=ending.End.rule,
    start=start,
    untimely=untimely,
    turn=turn,
    ended=ended,
    tally=tally,
    view=view,
)
