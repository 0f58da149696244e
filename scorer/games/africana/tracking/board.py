"""The map: its places and what is known of each of them.

The printed map is not known to us. Where a game has no map, its places become known as they are named, with the half
and the symbols that the moves tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ....scoring.fields import Label, begun
from ....text.i18n import N_
from ....tracking.moves import IllegalMove
from .. import components as c

if TYPE_CHECKING:
    from ....text.i18n import Language

RULE = "africana.components.places"


class Place(NamedTuple):
    """A place, as far as it is known."""

    name: str
    half: str = ""
    """`north` or `south`; empty while nobody has said it."""
    symbols: tuple[str, ...] = ()
    """Its travel symbols; without a map those that have been used."""
    routes: tuple[str, ...] = ()
    """The places it is joined to; without a map none are known."""


class Chart(NamedTuple):
    """A whole map: 22 places, and the joining bonuses of the five expedition spaces."""

    places: tuple[Place, ...]
    routes: tuple[tuple[str, str], ...]
    bonuses: tuple[str, ...]


def find(places: Sequence[Place], name: str) -> Place | None:
    """The place with this name, if it is known."""
    for place in places:
        if place[0] == name:
            return place
    return None


def learn(places: tuple[Place, ...], name: str, half: str = "", symbol: str = "") -> tuple[Place, ...]:
    """The places when one has been named, perhaps with its half or one of its symbols."""
    for i, place in enumerate(places):
        if place[0] == name:
            new = symbol and symbol not in place.symbols
            if not new and half in ("", place.half):
                return places
            better = place._replace(half=half or place.half, symbols=(*place.symbols, symbol) if new else place.symbols)
            return (*places[:i], better, *places[i + 1 :])
    return (*places, Place(name, half, (symbol,) if symbol else ()))


def in_half(places: Sequence[Place], half: str) -> int:
    """How many places are known to lie in a half."""
    return sum([place.half == half for place in places])


def new_name(names: Iterable[str], word: str) -> str:
    """An example of a name that is not among these."""
    taken = set(names)
    number = len(taken) + 1
    while f"{word} {number}" in taken:
        number += 1
    return f"{word} {number}"


def refuse_place(places: Sequence[Place], name: str, key: str, *, charted: bool, more: int = 0) -> IllegalMove | None:
    """Why there cannot be such a place; `more` places are new beside it (`africana.components.places`)."""
    if find(places, name):
        return None
    known = [place.name for place in places]
    if not name:
        return IllegalMove(N_("The name of a place is missing."), place=key, known=known, rule=RULE)
    if charted:
        return IllegalMove(N_("There is no place “{name}” on the map."), place=key, known=known, rule=RULE, name=name)
    if len(places) + more >= c.PLACES:
        return IllegalMove(
            N_("“{name}” would be a new place, but {places} places have been named."),
            place=key,
            known=known,
            rule=RULE,
            name=name,
            places=c.PLACES,
        )
    plain = " ".join(name.casefold().split())
    for other in known:
        if " ".join(other.casefold().split()) == plain:
            return IllegalMove(
                N_("“{name}” differs from “{other}” only in how it is written."),
                place=key,
                allowed=N_("the name of a place as it was written before"),
                rule=RULE,
                name=name,
                other=other,
            )
    return None


def refuse_half(places: Sequence[Place], name: str, half: str, key: str) -> IllegalMove | None:
    """Why a place that may be new cannot lie in this half: each half has eleven."""
    place = find(places, name)
    if (place is None or place.half != half) and in_half(places, half) >= c.PLACES_PER_HALF:
        return IllegalMove(
            N_("{name} cannot lie in this half of the map: {places} other places do."),
            place=key,
            known=[place.name for place in places if place.half == half],
            rule=RULE,
            name=name,
            places=c.PLACES_PER_HALF,
        )
    return None


class PlaceName(Label):
    """The name of a place. Of a known one the first letters suffice, in small letters: three of them without a map."""

    def typed(self, text: str, say: Language, state: Any = None) -> Any:  # noqa: ARG002  # as all fields have it
        """The known place that is meant, else the text as it is."""
        if state is None:
            return text
        meant = begun(text, {place.name: (place.name,) for place in state.places})
        return meant if meant and (state.charted or len(text.strip()) > 2) else text

    def known(self, state: Any) -> Iterable[str]:
        """The places that have been named."""
        return [place.name for place in state.places]
