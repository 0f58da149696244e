"""The map as people write it down: how it is read, and what cannot be a board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ....scoring.fields import Field, at, bad_name, show
from ....text.errors import InvalidValue
from ....text.i18n import N_
from ....text.names import NAME, is_name
from .. import components as c
from .map import Chart, Place
from .reading import (
    object_schema,
    parse_json,
    read_list,
    read_mapping,
    read_object,
    read_within,
    read_word,
    say_wrong_number,
)
from .words import BONUSES, COLOURS, HALVES

if TYPE_CHECKING:
    from ....text.i18n import Language


class MapField(Field):
    """A map as people write it down: its places with half and symbols, its routes, its joining bonuses."""

    empty: object = None

    def read(self, value: object) -> Chart:
        """Returns the map that JSON describes: 11 places in each half, one or two symbols each, all places joined.

        Raises `InvalidValue`, with the place, if it could not be a board.
        """
        data = read_object(value, ("places", "routes", "bonuses"), self.rule)
        entries = read_mapping(data["places"], "places", self.rule)
        bare = [read_within("places", _read_place, name, entry) for name, entry in entries.items()]
        north, south = (sum(place.half == half for place in bare) for half in HALVES)
        if north != c.PLACES_PER_HALF or south != c.PLACES_PER_HALF:
            raise InvalidValue(
                N_("Places of this map in the north: {north}, in the south: {south}"),
                place="places",
                allowed=N_("{places} places in each half"),
                rule=self.rule,
                north=north,
                south=south,
                places=c.PLACES_PER_HALF,
            )
        names = [place.name for place in bare]
        routes = read_list(data["routes"], "routes", lambda entry: _read_route(entry, names), self.rule)
        bonuses = read_list(data["bonuses"], "bonuses", lambda entry: read_word(entry, BONUSES, "africana.setup.bonus"))
        if len(bonuses) != c.DISPLAY:
            raise say_wrong_number("bonuses", len(bonuses), c.DISPLAY, "africana.setup.bonus")
        joined: dict[str, list[str]] = {name: [] for name in names}
        for one, other in routes:
            joined[one].append(other)
            joined[other].append(one)
        _refuse_apart(joined)
        places = [place._replace(routes=tuple(dict.fromkeys(joined[place.name]))) for place in bare]
        return Chart(tuple(places), routes, bonuses)

    def write(self, value: Chart) -> object:
        """Returns the map as JSON."""
        return {
            "places": {p.name: {"half": p.half, "symbols": list(p.symbols)} for p in value.places},
            "routes": [list(route) for route in value.routes],
            "bonuses": list(value.bonuses),
        }

    def typed(self, text: str, say: Language, state: object = None) -> object:  # noqa: ARG002
        """Returns a map that was typed or pasted as JSON, still to be read; a text that is no JSON, as it is."""
        return parse_json(text)

    def spoken(self, value: Chart, say: Language) -> str:
        """Returns how large the map is, in a language."""
        return say.ngettext("{count} place", "{count} places", len(value.places), count=len(value.places))

    def schema(self) -> dict[str, object]:
        """Returns the JSON Schema of a map."""
        name = {"type": "string", "pattern": NAME}
        symbols = {"enum": list(COLOURS)}
        place = object_schema({
            "half": {"enum": list(HALVES)},
            "symbols": {"type": "array", "items": symbols, "minItems": 1, "maxItems": c.SYMBOLS_MOST},
        })  # fmt: skip
        return object_schema({
            "places": {
                "type": "object",
                "propertyNames": {"pattern": NAME},
                "additionalProperties": place,
                "minProperties": c.PLACES,
                "maxProperties": c.PLACES,
            },
            "routes": {"type": "array", "items": {"type": "array", "items": name, "minItems": 2, "maxItems": 2}},
            "bonuses": {
                "type": "array", "items": {"enum": list(BONUSES)}, "minItems": c.DISPLAY, "maxItems": c.DISPLAY
            },
        })  # fmt: skip


def _read_place(name: object, entry: object) -> Place:
    rule = "africana.components.places"
    if type(name) is not str or not is_name(name):
        raise bad_name(name, rule=rule)
    data = read_within(at(name), read_object, entry, ("half", "symbols"), rule)
    half = read_within(at(name), lambda: read_within("half", read_word, data["half"], HALVES, rule))
    symbols = read_within(
        at(name), lambda: read_list(data["symbols"], "symbols", lambda word: read_word(word, COLOURS, rule), rule)
    )
    if not 1 <= len(set(symbols)) == len(symbols) <= c.SYMBOLS_MOST:
        raise InvalidValue(
            N_("These are not the symbols of one place."),
            place=f"{at(name)}.symbols",
            allowed=N_("one symbol, or {most} different ones"),
            rule=rule,
            most=c.SYMBOLS_MOST,
        )
    return Place(name, half, symbols)


def _read_route(entry: object, names: Sequence[str]) -> tuple[str, str]:
    rule = "africana.components.board"
    ends = read_list(entry, "", lambda name: read_word(name, names, rule), rule)
    if len(ends) != 2 or ends[0] == ends[1]:
        raise InvalidValue(
            N_("{value} is not a route."), allowed=N_("a list of two different places"), rule=rule, value=show(entry)
        )
    return ends[0], ends[1]


def _refuse_apart(joined: Mapping[str, Sequence[str]]) -> None:
    """Refuses a map with a place that cannot be reached."""
    reached: set[str] = set()
    waiting = [next(iter(joined))]
    while waiting:
        if (name := waiting.pop()) not in reached:
            reached.add(name)
            waiting += joined[name]
    for name in joined:
        if name not in reached:
            raise InvalidValue(
                N_("The map is not connected: {name} cannot be reached from {start}."),
                place="routes",
                rule="africana.components.board",
                start=next(iter(joined)),
                name=name,
            )
