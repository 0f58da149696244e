"""The map: its places and what is known of each of them.

The printed map is not known to us. Where a game has no map, its places become known as they are named, with the half
and the symbols that the moves tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from ....scoring.fields import Domain
from ....text.i18n import N_
from ....tracking.moves import IllegalMove, replace_at
from ....tracking.naming import Named
from .. import components as c
from ..vocabulary import PLACES

if TYPE_CHECKING:
    from ....text.i18n import Language
    from ....typed.names import Names

RULE = "africana.components.places"
STEP = "africana.action.move.step"


class Place(NamedTuple):
    """A place, as far as it is known."""

    name: str
    """The name of the place."""
    half: str = ""
    """`north` or `south`; empty if not told."""
    symbols: tuple[str, ...] = ()
    """Its travel symbols; without a map those that were used so far."""
    routes: tuple[str, ...] = ()
    """The places that it is joined to; empty without a map."""


class Chart(NamedTuple):
    """A whole map: 22 places, and the joining bonuses of the five expedition spaces."""

    places: tuple[Place, ...]
    """The places."""
    routes: tuple[tuple[str, str], ...]
    """The routes, each as two names."""
    bonuses: tuple[str, ...]
    """The joining bonus of each expedition space."""


class Map(NamedTuple):
    """The map, as far as it is known."""

    places: tuple[Place, ...]
    """The places that are known."""
    whole: bool = False
    """Whether the whole map was given before the first move; then nothing more can become known."""

    @property
    def names(self) -> list[str]:
        """The places that are known."""
        return [place.name for place in self.places]

    def find(self, name: str) -> Place | None:
        """Returns the place with this name; None if it is not known."""
        for place in self.places:
            if place.name == name:
                return place
        return None

    def half(self, name: str) -> str:
        """Returns the half in which a place lies; empty if that is not known."""
        place = self.find(name)
        return place.half if place else ""

    def known_in(self, half: str) -> list[str]:
        """Returns the names of the places that are known to lie in a half."""
        return [place.name for place in self.places if place.half == half]

    def learn(self, name: str, half: str = "", symbol: str = "") -> Map:
        """Returns the map after a place was named, perhaps with its half or one of its symbols."""
        if self.whole:
            return self
        for i, place in enumerate(self.places):
            if place.name == name:
                new = symbol and symbol not in place.symbols
                if not new and half in ("", place.half):
                    return self
                symbols = (*place.symbols, symbol) if new else place.symbols
                better = place._replace(half=half or place.half, symbols=symbols)
                return Map(replace_at(self.places, i, better))
        return Map((*self.places, Place(name, half, (symbol,) if symbol else ())))


def possible_places(map: Map) -> list[str]:
    """Returns the names of the known places, and an example of a new one if there may be one."""
    names = map.names
    example = new_name(names, "Place")
    return names if refuse_place(map, example, "") else [*names, example]


def new_name(names: Iterable[str], word: str) -> str:
    """Returns an example of a name that is not among some names."""
    taken = set(names)
    number = len(taken) + 1
    while f"{word} {number}" in taken:
        number += 1
    return f"{word} {number}"


def refuse_place(map: Map, name: str, key: str, *, more: int = 0) -> IllegalMove | None:
    """Returns why there cannot be such a place, or None.

    `more` places are new besides it (`africana.components.places`).
    """
    if map.find(name):
        return None
    known = map.names
    if not name:
        return IllegalMove(N_("The name of a place is missing."), place=key, known=known, rule=RULE)
    if map.whole:
        return IllegalMove(N_("There is no place “{name}” on the map."), place=key, known=known, rule=RULE, name=name)
    if len(known) + more >= c.PLACES:
        return IllegalMove(
            N_("“{name}” would be a new place, but {places} places have already been named."),
            place=key,
            known=known,
            rule=RULE,
            name=name,
            places=c.PLACES,
        )
    folded = _fold_blanks(name)
    for other in known:
        if _fold_blanks(other) == folded:
            return IllegalMove(
                N_("“{name}” differs from “{other}” only in how it is written."),
                place=key,
                allowed=N_("the name of a place as it was written before"),
                rule=RULE,
                name=name,
                other=other,
            )
    return None


def _fold_blanks(name: str) -> str:
    """A name in small letters, with single blanks."""
    return " ".join(name.casefold().split())


def refuse_half(map: Map, name: str, half: str, key: str) -> IllegalMove | None:
    """Returns why a place that may be new cannot lie in this half: each half has eleven, or None."""
    if map.half(name) == half or len(others := map.known_in(half)) < c.PLACES_PER_HALF:
        return None
    return IllegalMove(
        N_("{name} cannot lie in this half of the map: {places} other places already do."),
        place=key,
        known=others,
        rule=RULE,
        name=name,
        places=c.PLACES_PER_HALF,
    )


def neighbours(map: Map, here: str) -> list[str]:
    """Returns the places to which one step may lead; without a whole map all others, and an example of a new one."""
    if map.whole:
        place = map.find(here)
        return list(place.routes) if place else []
    return [name for name in possible_places(map) if name != here]


def refuse_route(map: Map, here: str, there: str) -> IllegalMove | None:
    """Returns why no step leads from one place to another, or None; without a whole map routes are not known."""
    place = map.find(here)
    routes = place.routes if place else ()
    if there in routes:
        return None
    refused = refuse_place(map, there, "to")
    if refused or not map.whole:
        return refused
    return IllegalMove(
        N_("No travel route leads from {here} to {there}."),
        place="to",
        known=routes,
        rule=STEP,
        here=here,
        there=there,
    )


def fits_symbol(map: Map, name: str, colour: str) -> bool:
    """Returns whether a card of this colour is known to fit a symbol of a place."""
    place = map.find(name)
    return place is not None and colour in place.symbols


def refuse_symbol(map: Map, name: str, colour: str) -> IllegalMove | None:
    """Returns why a card of this colour leads to no such place, or None.

    Without a whole map there are at most two colours.
    """
    place = map.find(name)
    symbols = place.symbols if place else ()
    if colour in symbols:
        return None
    if map.whole:
        return IllegalMove(
            N_("This card shows no symbol of {name}."),
            place="card",
            allowed=N_("a card with a symbol of the place, the joker, or any card for {price} silver"),
            rule=STEP,
            name=name,
            price=c.RECOLOUR,
        )
    if len(symbols) >= c.SYMBOLS_MOST:
        return IllegalMove(
            N_("{name} was reached with cards of two other colours before, and no place shows three symbols."),
            place="card",
            rule=RULE,
            name=name,
        )
    return None


class PlaceName(Named):
    """The name of a place. The first letters suffice of one that is known, to us or in this game."""

    names: ClassVar[Mapping[str, str]] = PLACES

    def known(self, state: Any) -> Iterable[str]:
        """Returns the names of the known places."""
        names: list[str] = state.map.names
        return names

    def domain(self, state: object) -> Domain:
        """Returns the names that may be given; no new ones once all places are named."""
        names = list(self.known(state))
        return Domain(names) if len(names) == c.PLACES else super().domain(state)

    def words(self, say: Language, state: Any = None) -> Names:
        """Returns all names that can be meant, with the words for them; on a whole map only its own places."""
        if state is None or not state.map.whole:
            return super().words(say, state)
        return super().words(say, state).only(state.map.names)
