"""Actions 2 and 3, and what is revealed: an animal or a nomad moves to where strictly more is next to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from ....scoring.fields import Field, Whole, within
from ....text.i18n import N_, NP_
from ....tracking.moves import Event, Events, IllegalMove, Move
from .. import components as c
from .board import AT, Near, Space
from .state import State, count_herd
from .turn import Refusal, refuse_missing, score, spend_action
from .words import Species, list_species


def _species(*, needed: bool) -> Species:
    """The field of the species that is moved; `needed` where everybody has said which there are."""
    texts = ("kind", N_("Which kind of animal?"), N_("The kind of animal."), "africa.action.move.animal.cond")
    return Species(*texts, needed=needed).as_closed()


@dataclass(frozen=True, slots=True)
class Animal(Move):
    """Moves a face-up animal to a larger herd."""

    name: ClassVar[str] = "animal"
    word: ClassVar[str] = NP_("move", "move animal")
    also: ClassVar[str] = NP_("vocabulary", "animal | move an animal | move animal | moved an animal | moved animal")
    title: ClassVar[str] = N_("Move an animal")
    rule: ClassVar[str] = "africa.action.move.animal.cond"
    fields: ClassVar[tuple[Field, ...]] = (
        _species(needed=True),
        Near(
            "near", N_("How many of its kind are next to the old space?"), N_("Not counting the animal itself."), rule
        ).after("from", "of"),
        Whole(
            "moved",
            N_("How many are next to the new space?"),
            N_("Not counting the animal itself."),
            rule,
            high=c.NEIGHBOURS,
            needed=True,
        ).after("to"),
        AT,
        Space(
            "space",
            N_("On which space is the animal?"),
            N_("The space of your explorer, or a space next to it."),
            "africa.action.move.source",
            counts=c.NEIGHBOURS,
        ),
        Space(
            "to", N_("Where do you move it?"), N_("Any empty space of the board."), "africa.action.move.target"
        ).after("to"),
    )

    kind: str = ""
    """The species; empty on a board, and where nobody names species."""
    near: int = 0
    """How many of its species are next to its old space; 0 on a board, which is counted."""
    moved: int = 0
    """How many of its species are next to its new space; 0 on a board, which is counted."""
    at: str = ""
    """The space to which the explorer goes first; empty if it stays, and without a board."""
    space: str = ""
    """The old space of the animal; empty without a board."""
    to: str = ""
    """The new space of the animal; empty without a board."""


@dataclass(frozen=True, slots=True)
class Nomad(Move):
    """Moves a face-up nomad to where there is more room."""

    name: ClassVar[str] = "nomad"
    word: ClassVar[str] = NP_("move", "move nomad")
    also: ClassVar[str] = NP_("vocabulary", "nomad | move a nomad | move nomad | nomads | moved a nomad | moved nomad")
    title: ClassVar[str] = N_("Move a nomad")
    rule: ClassVar[str] = "africa.action.move.nomad.cond"
    fields: ClassVar[tuple[Field, ...]] = (
        Near(
            "near", N_("How many empty spaces are next to the old space?"), N_("Counted before the move."), rule
        ).after("from", "of"),
        Whole(
            "moved",
            N_("How many empty spaces are next to the new space?"),
            N_("Counted after the move."),
            rule,
            high=c.NEIGHBOURS,
            needed=True,
        ).after("to"),
        AT,
        Space(
            "space",
            N_("On which space is the nomad?"),
            N_("The space of your explorer, or a space next to it."),
            "africa.action.move.source",
            counts=c.NEIGHBOURS,
        ),
        Space(
            "to", N_("Where do you move it?"), N_("Any empty space of the board."), "africa.action.move.target"
        ).after("to"),
    )

    near: int = 0
    """How many empty spaces are next to its old space; 0 on a board, which is counted."""
    moved: int = 0
    """How many empty spaces are next to its new space; 0 on a board, which is counted."""
    at: str = ""
    """The space to which the explorer goes first; empty if it stays, and without a board."""
    space: str = ""
    """The old space of the nomad; empty without a board."""
    to: str = ""
    """The new space of the nomad; empty without a board."""


def refuse_animal(state: State, move: Animal) -> Refusal:
    """Returns why the move is not allowed, or None.

    `africa.action.move.animal.cond`: to more animals of its species.
    """
    count = count_herd(state, move.kind)
    if not count or (not move.kind and not state.unnamed):
        if not move.kind:
            return refuse_missing("kind", "africa.action.move.source")
        return IllegalMove(
            N_("No animal of the kind “{name}” lies face up."),
            place="kind",
            known=[name for name, _ in state.animals],
            known_as="kind",
            rule="africa.action.move.source",
            name=move.kind,
        )
    return refuse_counts(state, "animal", count - 1, move.near, move.moved, rule=move.rule, stays=False)


def after_animal(state: State, move: Animal, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `africa.action.move.animal.points`: the difference, after the move less before it.
    """
    points = move.moved - move.near
    values = (("near", move.near), ("moved", move.moved))
    what, named = ("move-animal", (("animal", move.kind),)) if move.kind else ("move-animal-unnamed", ())
    events.append(Event(what, "africa.action.move.animal.points", state.player, points, (*values, *named)))
    return spend_action(score(state, points, events))


def legal_animal(state: State) -> Iterator[Animal]:
    """Yields the legal moves: all possible counts for each species.

    An animal whose species nobody has named may be of a new one, too.
    """
    known = [name for name, _ in state.animals]
    for kind in [*list_species(known), ""] if state.unnamed else known:
        counts = list_counts(state, "animal", count_herd(state, kind) - 1)
        yield from (Animal(kind, near, moved) for near, moved in counts if moved)


def open_animal(state: State, values: Mapping[str, object]) -> Sequence[Field]:
    """Returns the fields to ask for.

    The species may be left out where there are animals without one, and is not asked for where all are.
    """
    kind, *others = [field for field in Animal.fields if field.key in ("kind", "near", "moved")]
    if not state.unnamed:
        return [kind, *others]
    return [_SPECIES, *others] if state.animals else others


_SPECIES = _species(needed=False)


def refuse_nomad(state: State, move: Nomad) -> Refusal:
    """Returns why the move is not allowed, or None. `africa.action.move.nomad.cond`: to more empty spaces."""
    if not state.nomads:
        return IllegalMove(N_("No nomad lies face up."), rule="africa.action.move.source")
    return refuse_counts(state, "nomad", state.empty, move.near, move.moved, rule=move.rule, stays=False)


def after_nomad(state: State, move: Nomad, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `africa.action.move.nomad.points`: the difference, after the move less before it.
    """
    points = move.moved - move.near
    values = (("near", move.near), ("moved", move.moved))
    events.append(Event("move-nomad", "africa.action.move.nomad.points", state.player, points, values))
    return spend_action(score(state, points, events))


def legal_nomad(state: State) -> Iterator[Nomad]:
    """Yields the legal moves: all counts that can be."""
    if state.nomads:
        yield from (Nomad(near, moved) for near, moved in list_counts(state, "nomad", state.empty) if moved)


# What is next to a space, and next to another one


def list_counts(state: State, what: str, exist: int) -> Iterator[tuple[int, int]]:
    """Yields the pairs of counts that can be: next to the old space, and next to the new one or 0 if it stays."""
    for near in range(min(exist, c.NEIGHBOURS) + 1):
        for moved in (0, *_list_more(state, what, exist, near)):
            yield near, moved


def _list_more(state: State, what: str, exist: int, near: int) -> list[int]:
    """What there can be next to a new space if there are `near` next to the old one: without gaps, none too few."""
    if not state.empty:
        return []
    more = range(near + 1, min(exist, c.NEIGHBOURS) + 1)
    return [there for there in more if count_fewest(what, near, there) <= exist]


def refuse_counts(state: State, what: str, exist: int, near: int, moved: int, *, rule: str, stays: bool) -> Refusal:
    """Returns why two counts cannot be right, or None: of other animals of a species, or of empty spaces.

    `exist` is how many there are on the board; `stays` whether the tile may be left where it is.
    """
    most = min(exist, c.NEIGHBOURS)
    if not 0 <= near <= most:
        # From a space that has all of them next to it, nothing can be moved.
        highest = most if stays else next((n for n in range(most, -1, -1) if _list_more(state, what, exist, n)), 0)
        there_are = _EXIST[what][0 if exist else 1]
        return IllegalMove(
            there_are, place="near", allowed=within(0, highest), rule=rule, exist=exist, low=0, high=highest
        )
    if stays and not moved:
        return None
    more = _list_more(state, what, exist, near)
    return None if moved in more else _refuse_moved(state, what, near, moved, more, exist=exist, rule=rule, stays=stays)


def _refuse_moved(
    state: State, what: str, near: int, moved: int, more: Sequence[int], *, exist: int, rule: str, stays: bool
) -> IllegalMove:
    """Why the count next to the new space, which is none of those in `more`, cannot be right."""
    most = min(exist, c.NEIGHBOURS)
    if not state.empty and near < moved <= most:
        return IllegalMove(N_("There is no empty space to move it to."), place="moved", rule="africa.space.notempty")
    too_few = near < moved <= most
    if not more and not too_few:
        nowhere = N_("No other space can have more of them next to it, so it cannot be moved.")
        return IllegalMove(nowhere, place="moved" if stays else "near", rule=rule)
    if not moved:
        return refuse_missing("moved", rule)
    low, high = (more[0], more[-1]) if more else (0, 0)
    allowed = within(low, high) if more else ""
    if not 0 <= moved <= most:
        there_are = _EXIST[what][0 if exist else 1]
        return IllegalMove(there_are, place="moved", allowed=allowed, rule=rule, exist=exist, low=low, high=high)
    if moved <= near:
        return refuse_not_more("moved", near, moved, rule, allowed=allowed, low=low, high=high)
    return IllegalMove(
        N_(
            "With {near} next to the old space and {moved} next to the new one, at least {needed} more of this kind"
            " must lie face up."
        )
        if what == "animal"
        else N_(
            "With {near} next to the old space and {moved} next to the new one, at least {needed} spaces of the"
            " board must be empty."
        ),
        place="moved",
        allowed=allowed,
        rule=rule,
        near=near,
        moved=moved,
        needed=count_fewest(what, near, moved),
        low=low,
        high=high,
    )


_EXIST = {
    "nomad": (
        N_("The board does not have that many empty spaces, only {exist}."),
        N_("No space of the board is empty."),
    ),
    "animal": (
        N_("There are not that many other face-up animals of this kind, only {exist}."),
        N_("No other animal of this kind lies face up."),
    ),
}
"""What is said where more are told than there are, and where there are none."""


def refuse_not_more(
    key: str, here: int, there: int, rule: str, *, allowed: str = "", low: int = 0, high: int = 0
) -> IllegalMove:
    """Returns the error for a tile that is moved where not more is next to it."""
    return IllegalMove(
        N_("Next to the old space: {here}; next to the new one: {there}, which is not more."),
        place=key,
        allowed=allowed,
        rule=rule,
        here=here,
        there=there,
        low=low,
        high=high,
    )


def count_fewest(what: str, near: int, moved: int) -> int:
    """Returns how many animals of the species, or empty spaces, there must be if these two counts are right.

    Two spaces have two common neighbours at most, so most of what is next to them is counted only once.
    """
    together = near + moved - min(near, c.COMMON_NEIGHBOURS)
    if what == "animal":
        return together
    # A nomad goes to an empty space. If the two spaces are adjacent, the new one was counted before the move, the old
    # one is counted after it, and besides what they have in common there are three more spaces next to each.
    if near and moved <= near + c.NEIGHBOURS - 1 - c.COMMON_NEIGHBOURS:
        return near + moved - 1 - min(near - 1, c.COMMON_NEIGHBOURS)
    return together + 1
