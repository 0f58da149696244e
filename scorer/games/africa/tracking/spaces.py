"""Refusals about spaces and what is next to them, for the moves that share them."""

from __future__ import annotations

from ....text.i18n import N_
from ....tracking.moves import IllegalMove
from .. import components as c
from .board import Map
from .counting import around, fewest, open_to
from .state import EMPTY, State

Refusal = IllegalMove | None


def missing(key: str, rule: str) -> IllegalMove:
    """A field that this move needs is empty."""
    return IllegalMove(N_("“{key}” is missing."), place=key, rule=rule, key=key)


def no_space(board: Map, key: str, name: str) -> IllegalMove:
    """The board has no space of this name."""
    return IllegalMove(
        N_("There is no space “{name}” on this board."),
        place=key,
        allowed=N_("a letter for the row and a number, from {first} to {last}"),
        rule="africa.comp.board",
        name=name,
        first=board.names[0],
        last=board.names[-1],
    )


def refuse_walk(state: State, board: Map, at: str) -> Refusal:
    """africa.turn.move: up to two steps before an action, around face-down tiles and explorers."""
    if not at:
        return None
    target = board.numbers.get(at)
    if target is None:
        return no_space(board, "at", at)
    own, near = state.explorers[state.seat], board.near
    if target == own:
        return IllegalMove(
            N_("The explorer is already on {space}: leave “{key}” out."),
            place="at",
            rule="africa.turn.move",
            space=at,
            key="at",
        )
    if not open_to(state, target):
        return closed(state, target, "at", at, "africa.turn.move.block")
    if own in near[target]:
        return None
    between = [i for i in near[own] if target in near[i]]
    if any([open_to(state, i) for i in between]):
        return None
    if between:
        return IllegalMove(
            N_("Face-down tiles or explorers block the way to {space}."),
            place="at",
            rule="africa.turn.move.block",
            space=at,
        )
    return IllegalMove(
        N_("{space} is more than {steps} steps away."), place="at", rule="africa.turn.move", space=at, steps=c.STEPS
    )


def closed(state: State, target: int, key: str, name: str, rule: str) -> IllegalMove:
    """What keeps an explorer off a space."""
    if target in state.explorers:
        return IllegalMove(N_("Another explorer stands on {space}."), place=key, rule=rule, space=name)
    return IllegalMove(N_("A face-down tile lies on {space}."), place=key, rule=rule, space=name)


def stands_on(state: State, board: Map, at: str) -> int:
    """The space of the explorer after a legal walk."""
    return board.numbers[at] if at else state.explorers[state.seat]


def refuse_to(state: State, board: Map, what: str, kind: str, left: int, to: str, rule: str) -> Refusal:
    """Moving an animal or a nomad: to an empty space, with strictly more next to it."""
    target = board.numbers.get(to)
    if target is None:
        return no_space(board, "to", to)
    if state.spaces[target] != EMPTY:
        return IllegalMove(N_("{space} is not empty."), place="to", rule="africa.space.notempty", space=to)
    here = around(state, board, left, what, kind)
    there = around(state, board, target, what, kind, left)
    return None if there > here else not_more("to", here, there, rule)


def not_more(key: str, here: int, there: int, rule: str) -> IllegalMove:
    """A tile may be moved only where strictly more is next to it."""
    return IllegalMove(
        N_("Next to the old space: {here}; next to the new one: {there}, which is not more."),
        place=key,
        rule=rule,
        here=here,
        there=there,
    )


def refuse_counts(state: State, what: str, exist: int, near: int, moved: int, rule: str) -> Refusal:
    """Whether two counts can be right: of the other animals of a species, or of the empty spaces."""
    for key, count in (("near", near), ("moved", moved)):
        if not 0 <= count <= min(exist, c.NEIGHBOURS):
            return IllegalMove(
                N_("Other face-up animals of this species: {exist}")
                if what == "animal"
                else N_("Empty spaces on the board: {exist}"),
                place=key,
                allowed=N_("a whole number from {low} to {high}"),
                rule=rule,
                exist=exist,
                low=0,
                high=min(exist, c.NEIGHBOURS),
            )
    if not moved:
        return None
    if moved <= near:
        return not_more("moved", near, moved, rule)
    if not state.empty:
        return IllegalMove(N_("There is no empty space to move it to."), place="moved", rule="africa.space.notempty")
    if exist < (needed := fewest(what, near, moved)):
        return IllegalMove(
            N_("With {near} next to the old space and {moved} next to the new one, there are at least {needed}.")
            if what == "animal"
            else N_("With {near} next to the old space and {moved} next to the new one, at least {needed} are empty."),
            place="moved",
            allowed=N_("{exist} in all"),
            rule=rule,
            near=near,
            moved=moved,
            needed=needed,
            exist=exist,
        )
    return None
