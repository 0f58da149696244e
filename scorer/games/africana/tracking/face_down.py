"""Cards of which nobody has said anything: what they show is told when they are completed.

Where a card is completed tells its destination. What else is told then has to be such that all that was done before
could be done with this card.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from ....scoring.fields import Domain, Whole
from ....text.i18n import N_
from ....tracking.moves import IllegalMove, replace_at
from .buying import ADVENTURE, list_kinds, refuse_both, refuse_colour, refuse_kind
from .cards import EXAMPLE_POINTS, EXAMPLE_SILVER, AdventureCard
from .map import new_name, refuse_half
from .state import BOOKS, State
from .words import COLOURS, OTHER_HALF

_OFFERED = range(10)
"""The printed numbers that are offered; no source tells how high they are."""


class MayBeUnknown(Whole):
    """A field of a number that may stay unknown; then it is None."""

    empty: object = None


class Printed(MayBeUnknown):
    """A field of a number printed on a card; None if it is not told."""

    def domain(self, state: object) -> Domain:  # noqa: ARG002  # the same in every state
        """Returns low numbers as suggestions; others may be typed."""
        return Domain(_OFFERED, more=True)


class Numbers(Protocol):
    """A move that may tell the numbers printed on a card."""

    @property
    def silver(self) -> int | None:
        """The printed silver."""

    @property
    def points(self) -> int | None:
        """The printed points."""


class Shown(Numbers, Protocol):
    """A move that may tell what an adventure is, too."""

    @property
    def kind(self) -> str:
        """The kind of artifact."""

    @property
    def helper(self) -> str:
        """The colour of the helper."""


def refuse_known(move: Numbers) -> IllegalMove | None:
    """Returns the error if a move tells the numbers of a card that is known; else None."""
    for key in ("kind", "helper", "silver", "points"):
        if getattr(move, key, None) not in ("", None):
            return IllegalMove(
                N_("It is already known what this card shows."),
                place=key,
                allowed=N_("the move without anything about the card"),
                rule=ADVENTURE if hasattr(move, "kind") else "africana.components.expedition",
            )
    return None


def refuse_printed(move: Numbers, rule: str) -> IllegalMove | None:
    """Returns why these cannot be the numbers on a card, or None; the silver has to be told, as it is taken at once."""
    if move.silver is None:
        return IllegalMove(
            N_("It is not known how much silver this card brings."),
            place="silver",
            allowed=N_("the number printed on the card"),
            rule=rule,
        )
    if move.silver < 0 or (move.points or 0) < 0:
        place = "silver" if move.silver < 0 else "points"
        return IllegalMove(N_("A number printed on a card is never below zero."), place=place, rule=rule)
    return None


def refuse_adventure(state: State, card: AdventureCard, move: Shown) -> IllegalMove | None:
    """Returns why an adventure of this book cannot be this one, with its destination here, or None."""
    book, here = BOOKS.index(card.half), state.company.place
    if state.map.half(here) == card.half:
        return IllegalMove(
            N_("{name} lies in the same half of the map as the book that this adventure was bought from."),
            place="number",
            rule="africana.setup.books",
            name=here,
        )
    if refused := refuse_half(state.map, here, OTHER_HALF[card.half], "number"):
        return refused
    if refused := refuse_both(move.kind, move.helper):
        return refused
    if move.kind:
        return refuse_kind(state, book, move.kind) or refuse_printed(move, "africana.adventure.artifact")
    if refused := refuse_colour(state, book, move.helper):
        return refused
    if move.silver is None and move.points is None:
        return None
    return IllegalMove(
        N_("A helper adventure gives neither silver nor points."),
        place="silver" if move.silver is not None else "points",
        rule="africana.adventure.helper",
    )


def name_adventure(state: State, card: AdventureCard, move: Shown) -> tuple[State, AdventureCard]:
    """Returns the state in which the adventure completed here is known, and its card."""
    book, here = BOOKS.index(card.half), state.company.place
    named = AdventureCard(move.kind, move.helper, here, *((move.silver, move.points) if move.kind else ()))
    map = state.map.learn(here, OTHER_HALF[card.half])
    return state._replace(map=map, met=replace_at(state.met, book, (*state.met[book], named))), named


def possible_adventures(state: State, card: AdventureCard) -> Iterator[tuple[str, str, int | None, int | None]]:
    """Yields examples of what an adventure completed here could be, for every kind and colour.

    (kind, helper, silver, points).
    """
    book, here = BOOKS.index(card.half), state.company.place
    if state.map.half(here) == card.half or refuse_half(state.map, here, OTHER_HALF[card.half], ""):
        return
    known = list_kinds(state)
    for kind in (*known, new_name(known, "Artifact")):
        if refuse_kind(state, book, kind) is None:
            for points in (None, EXAMPLE_POINTS):
                yield kind, "", EXAMPLE_SILVER, points
    for colour in COLOURS:
        if refuse_colour(state, book, colour) is None:
            yield "", colour, None, None
