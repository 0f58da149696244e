"""Actions 4 and 5: a base camp that scores for what is next to it, or collects the gold and gems there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from typing import ClassVar

from ....scoring.fields import POINTS, Field, Several, Whole, within
from ....text.i18n import N_, NP_
from ....tracking.moves import Event, Events, IllegalMove, Move
from .. import components as c
from ..vocabulary import GEMS, NUGGETS
from .board import AT_CAMP, Near
from .state import State
from .turn import Refusal, score, spend_action

PLACE = "africa.action.camp.place"


@dataclass(frozen=True, slots=True)
class Research(Move):
    """Places a base camp that scores for what is next to it."""

    name: ClassVar[str] = "research"
    word: ClassVar[str] = NP_("move", "research")
    also: ClassVar[str] = NP_(
        "vocabulary",
        "research | research camp | points camp | camp for research | researched | camp for points",
    )
    title: ClassVar[str] = N_("Place a research camp")
    rule: ClassVar[str] = "africa.action.camp.research"
    fields: ClassVar[tuple[Field, ...]] = (
        Near(
            "near",
            N_("How many animals, nomads and monuments are next to the base camp?"),
            N_("Face-up tiles only."),
            rule,
            unit=POINTS,
        ).after("gain"),
        AT_CAMP,
    )

    near: int = 0
    """How many face-up animals, nomads and monuments are next to the base camp; 0 on a board, which is counted."""
    at: str = ""
    """The space to which the explorer goes first; empty if it stays, and without a board."""


@dataclass(frozen=True, slots=True)
class Resources(Move):
    """Places a base camp that collects the gold and gems next to it."""

    name: ClassVar[str] = "resources"
    word: ClassVar[str] = NP_("move", "resources")
    also: ClassVar[str] = NP_(
        "vocabulary",
        "resources | resource camp | collect | camp for resources | resource | mine | mined | mining | collected",
    )
    title: ClassVar[str] = N_("Place a resource camp")
    rule: ClassVar[str] = "africa.action.camp.resources"
    fields: ClassVar[tuple[Field, ...]] = (
        Several(
            Whole(
                "gold",
                N_("Nuggets next to it, tile by tile"),
                N_("The nuggets on each tile: 2, 1."),
                rule,
                low=1,
                high=c.SYMBOLS,
                unit=NUGGETS,
            ),
            most=c.NEIGHBOURS,
            needed=True,
            unordered=True,
        ),
        Several(
            Whole(
                "gems",
                N_("Gems next to it, tile by tile"),
                N_("The gems on each tile: 2, 1."),
                rule,
                low=1,
                high=c.SYMBOLS,
                unit=GEMS,
            ),
            most=c.NEIGHBOURS,
            needed=True,
            unordered=True,
        ),
        AT_CAMP,
    )

    gold: tuple[int, ...] = ()
    """The nuggets on each gold tile next to the base camp; empty on a board, which is counted."""
    gems: tuple[int, ...] = ()
    """The gems on each tile next to the base camp; empty on a board, which is counted."""
    at: str = ""
    """The space to which the explorer goes first; empty if it stays, and without a board."""


def refuse_research(state: State, move: Research) -> Refusal:
    """Returns why the move is not allowed, or None.

    `africa.action.camp.research`: not more than there is on the board.
    """
    if refused := refuse_without_camp(state) or _refuse_full(state):
        return refused
    most = _count_most(state)
    if 0 <= move.near <= most:
        return None
    return IllegalMove(
        N_("There are not that many face-up animals, nomads and monuments."),
        place="near",
        allowed=within(0, most),
        rule=move.rule,
        low=0,
        high=most,
    )


def after_research(state: State, move: Research, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `africa.action.camp.research`: a point for each animal, nomad and monument next to it.
    """
    events.append(Event("research", move.rule, state.player, move.near))
    return spend_action(score(_place_camp(state), move.near, events))


def legal_research(state: State) -> Iterator[Research]:
    """Yields the legal moves: all counts that can be."""
    if state.own.camps and state.empty:
        yield from map(Research, range(_count_most(state) + 1))


def refuse_resources(state: State, move: Resources) -> Refusal:
    """Returns why the move is not allowed, or None.

    `africa.action.camp.resources`: only tiles that lie on the board, and no more than there are spaces next to one.
    """
    if refused := refuse_without_camp(state) or _refuse_full(state):
        return refused
    for key, tiles, there in (("gold", move.gold, state.gold), ("gems", move.gems, state.gems)):
        for tile in tiles:
            if not 1 <= tile <= c.SYMBOLS or tiles.count(tile) > there[tile - 1]:
                return IllegalMove(
                    N_("There are not that many face-up tiles that show {symbols}."),
                    place=key,
                    allowed=N_("Tiles with one: {ones}; tiles with two: {twos}"),
                    rule=move.rule,
                    symbols=tile,
                    ones=there[0],
                    twos=there[1],
                )
    if len(move.gold) + len(move.gems) > c.NEIGHBOURS:
        return IllegalMove(
            N_("{count} tiles cannot all be next to one space."),
            place="gems",
            allowed=N_("{most} tiles at most, gold and gems together"),
            rule="africa.space.adjacent",
            count=len(move.gold) + len(move.gems),
            most=c.NEIGHBOURS,
        )
    return None


def after_resources(state: State, move: Resources, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `africa.action.camp.resources`: the tiles go to the player, and their spaces are empty.
    """
    gold, gems = move.gold, move.gems
    found = (sum(gold), sum(gems))
    events.append(Event("resources", move.rule, state.player, 0, (("found", found),)))
    state = _place_camp(state)
    own = state.own
    own = own._replace(gold=own.gold + sum(gold), gems=own.gems + sum(gems))
    return spend_action(
        state._replace(
            owns=state.with_own(own),
            empty=state.empty + len(gold) + len(gems),
            gold=tuple(count - gold.count(i) for i, count in enumerate(state.gold, start=1)),
            gems=tuple(count - gems.count(i) for i, count in enumerate(state.gems, start=1)),
        )
    )


def legal_resources(state: State) -> Iterator[Resources]:
    """Yields the legal moves: all tiles that can be next to one space, each set of them once."""
    if state.own.camps and state.empty:
        for gold, gems in product(_list_taken(state.gold), _list_taken(state.gems)):
            if len(gold) + len(gems) <= c.NEIGHBOURS:
                yield Resources(gold, gems)


def _list_taken(tiles: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """What a resource camp may collect of the tiles with one and with two symbols; in whatever order they are told."""
    for size in range(min(sum(tiles), c.NEIGHBOURS) + 1):
        for taken in combinations_with_replacement(range(1, c.SYMBOLS + 1), size):
            if all(taken.count(i) <= count for i, count in enumerate(tiles, start=1)):
                yield taken


def refuse_without_camp(state: State) -> Refusal:
    """Returns why a player without a base camp in stock cannot place one, or None (`africa.action.camp.place`)."""
    if state.own.camps:
        return None
    return IllegalMove(N_("{player} has no base camp left."), rule=PLACE, player=state.player)


def _refuse_full(state: State) -> Refusal:
    """africa.action.camp.place: on an empty space."""
    return None if state.empty else IllegalMove(N_("No space is empty."), rule=PLACE)


def _place_camp(state: State) -> State:
    own = state.own
    return state._replace(owns=state.with_own(own._replace(camps=own.camps - 1)), empty=state.empty - 1)


def _count_most(state: State) -> int:
    """The most that can be next to a research camp."""
    return min(c.NEIGHBOURS, sum(count for _, count in state.animals) + state.unnamed + state.nomads + state.monuments)
