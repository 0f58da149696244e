"""What can be agreed before a game is followed: a map, and the decks of expeditions and adventures."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from ....scoring.fields import LIMIT, NAME, Field, Flag, at, bad_name, is_name, missing, show, unknown_key, whole
from ....text.errors import InvalidTally, ScorerError
from ....text.i18n import N_
from .. import components as c
from .board import Chart, Place, in_half
from .cards import LETTERS, AdventureCard, Decks, ExpeditionCard
from .words import BONUSES, COLOURS, HALVES, NORTH, SOUTH

if TYPE_CHECKING:
    from ....text.i18n import Language

T = TypeVar("T")


class MapField(Field):
    """A map as people write it down: its places with half and symbols, its routes, its joining bonuses."""

    empty = None

    def read(self, value: Any) -> Chart:
        """The map, if it could be a board: 11 places in each half, one or two symbols, all places joined."""
        data = _object(value, ("places", "routes", "bonuses"), self.rule)
        entries = _mapping(data["places"], "places", self.rule)
        bare = [_within("places", _place, name, entry) for name, entry in entries.items()]
        north, south = in_half(bare, NORTH), in_half(bare, SOUTH)
        if north != c.PLACES_PER_HALF or south != c.PLACES_PER_HALF:
            raise InvalidTally(
                N_("Places of this map in the north: {north}, in the south: {south}"),
                place="places",
                allowed=N_("{places} places in each half"),
                rule=self.rule,
                north=north,
                south=south,
                places=c.PLACES_PER_HALF,
            )
        names = [place.name for place in bare]
        routes = _each(data["routes"], "routes", lambda entry: _route(entry, names), self.rule)
        bonuses = _each(data["bonuses"], "bonuses", lambda entry: _word(entry, BONUSES, "africana.setup.bonus"))
        if len(bonuses) != c.DISPLAY:
            raise _wrong_number("bonuses", len(bonuses), c.DISPLAY, "africana.setup.bonus")
        joined: dict[str, list[str]] = {name: [] for name in names}
        for one, other in routes:
            joined[one].append(other)
            joined[other].append(one)
        _all_joined(joined)
        places = [place._replace(routes=tuple(dict.fromkeys(joined[place.name]))) for place in bare]
        return Chart(tuple(places), routes, bonuses)

    def write(self, value: Chart) -> Any:
        """The map as JSON holds it."""
        return {
            "places": {p.name: {"half": p.half, "symbols": list(p.symbols)} for p in value.places},
            "routes": [list(route) for route in value.routes],
            "bonuses": list(value.bonuses),
        }

    def parse(self, text: str) -> Any:
        """A map that was typed or pasted as JSON."""
        return _json(text)

    def spoken(self, value: Chart, say: Language) -> str:
        """How large the map is."""
        return say.ngettext("{count} place", "{count} places", len(value.places), count=len(value.places))

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of a map."""
        name = {"type": "string", "pattern": NAME}
        symbols = {"enum": list(COLOURS)}
        place = _closed({
            "half": {"enum": list(HALVES)},
            "symbols": {"type": "array", "items": symbols, "minItems": 1, "maxItems": c.SYMBOLS_MOST},
        })  # fmt: skip
        return _closed({
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


class DecksField(Field):
    """All expedition and adventure cards with what is printed on them, so that a move only names a card."""

    empty = None

    def read(self, value: Any) -> Decks:
        """The decks, if a box could hold them."""
        data = _object(value, ("expeditions", "adventures"), self.rule)
        expeditions = _each(data["expeditions"], "expeditions", _expedition)
        if len(expeditions) != c.EXPEDITION_CARDS:
            raise _wrong_number("expeditions", len(expeditions), c.EXPEDITION_CARDS, "africana.components.expedition")
        _different([card.card for card in expeditions], "expeditions")
        _enough_letters(expeditions)
        books = _each(data["adventures"], "adventures", _adventure)
        _different([card.card for _, card in books], "adventures")
        north, south = (tuple([card for book, card in books if book == half]) for half in HALVES)
        for half, cards in zip(HALVES, (north, south), strict=True):
            _fits_book(half, cards)
        decks = Decks(expeditions, (north, south))
        _few_places(decks)
        return decks

    def write(self, value: Decks) -> Any:
        """The decks as JSON holds them."""
        return {
            "expeditions": [
                {"card": e.card, "letter": e.letter, "start": e.start, "goal": e.goal} | _printed(e)
                for e in value.expeditions
            ],
            "adventures": [
                {"card": a.card, "book": half, "goal": a.goal}
                | ({"kind": a.kind} | _printed(a) if a.kind else {"helper": a.helper})
                for half, book in zip(HALVES, value.adventures, strict=True)
                for a in book
            ],
        }

    def parse(self, text: str) -> Any:
        """Decks that were typed or pasted as JSON."""
        return _json(text)

    def spoken(self, value: Decks, say: Language) -> str:
        """How many cards they are."""
        cards = len(value.expeditions) + sum(map(len, value.adventures))
        return say.ngettext("{count} card", "{count} cards", cards, count=cards)

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of the decks."""
        name, amount = {"type": "string", "pattern": NAME}, {"type": "integer", "minimum": 0, "maximum": LIMIT}
        printed = {"silver": amount, "points": amount}
        expedition = {"card": name, "letter": {"enum": list(LETTERS)}, "start": name, "goal": name, **printed}
        adventure = {"card": name, "book": {"enum": list(HALVES)}, "goal": name}
        adventures = [
            _closed({**adventure, "kind": name, **printed}),
            _closed({**adventure, "helper": {"enum": list(COLOURS)}}),
        ]
        return _closed({
            "expeditions": {
                "type": "array",
                "items": _closed(expedition),
                "minItems": c.EXPEDITION_CARDS,
                "maxItems": c.EXPEDITION_CARDS,
            },
            "adventures": {
                "type": "array",
                "items": {"anyOf": adventures},
                "minItems": c.ADVENTURES,
                "maxItems": c.ADVENTURES,
            },
        })  # fmt: skip


OPTIONS: tuple[Field, ...] = (
    MapField(
        "map",
        N_("The map"),
        N_(
            "All places with half and symbols, the routes, and the joining bonuses. Without it, places are typed as"
            " they appear and routes are not checked."
        ),
        "africana.components.places",
    ),
    DecksField(
        "decks",
        N_("The decks"),
        N_(
            "All expedition and adventure cards with what is printed on them. Without them, it is typed when a card"
            " appears."
        ),
        "africana.components.expedition",
    ),
    Flag(
        "hands",
        N_("Known hands"),
        N_("Whether it is said which travel cards are drawn. Otherwise they are only counted."),
        "africana.info.own",
    ),
)


# How a map is read.


def _place(name: Any, entry: Any) -> Place:
    rule = "africana.components.places"
    if type(name) is not str or not is_name(name):
        raise bad_name(name, rule=rule)
    data = _within(at(name), _object, entry, ("half", "symbols"), rule)
    half = _within(at(name), lambda: _within("half", _word, data["half"], HALVES, rule))
    symbols = _within(
        at(name), lambda: _each(data["symbols"], "symbols", lambda word: _word(word, COLOURS, rule), rule)
    )
    if not 1 <= len(set(symbols)) == len(symbols) <= c.SYMBOLS_MOST:
        raise InvalidTally(
            N_("These are not the symbols of one place."),
            place=f"{at(name)}.symbols",
            allowed=N_("one symbol, or {most} different ones"),
            rule=rule,
            most=c.SYMBOLS_MOST,
        )
    return Place(name, half, symbols)


def _route(entry: Any, names: Sequence[str]) -> tuple[str, str]:
    rule = "africana.components.board"
    ends = _each(entry, "", lambda name: _word(name, names, rule), rule)
    if len(ends) != 2 or ends[0] == ends[1]:
        raise InvalidTally(
            N_("{value} is not a route."), allowed=N_("a list of two different places"), rule=rule, value=show(entry)
        )
    return ends[0], ends[1]


def _all_joined(joined: Mapping[str, Sequence[str]]) -> None:
    """Refuses a map with a place that cannot be reached."""
    reached: set[str] = set()
    waiting = [next(iter(joined))]
    while waiting:
        if (name := waiting.pop()) not in reached:
            reached.add(name)
            waiting += joined[name]
    for name in joined:
        if name not in reached:
            raise InvalidTally(
                N_("The map falls apart: {name} cannot be reached from {start}."),
                place="routes",
                rule="africana.components.board",
                start=next(iter(joined)),
                name=name,
            )


# How decks are read.


def _expedition(entry: Any) -> ExpeditionCard:
    rule = "africana.components.expedition"
    data = _object(entry, ("card", "letter", "start", "goal", "silver", "points"), rule)
    letter = _within("letter", _word, data["letter"], LETTERS, rule)
    card, start, goal = (_within(key, _name, data[key], rule) for key in ("card", "start", "goal"))
    if start == goal:
        raise InvalidTally(N_("Start place and destination are the same."), place="goal", rule=rule)
    silver, points = (_within(key, _amount, data[key], rule) for key in ("silver", "points"))
    return ExpeditionCard(start, goal, silver, points, card, letter)


def _adventure(entry: Any) -> tuple[str, AdventureCard]:
    rule = "africana.components.adventure"
    helper = isinstance(entry, Mapping) and "helper" in entry
    data = _object(entry, ("card", "book", "goal", *(("helper",) if helper else ("kind", "silver", "points"))), rule)
    book = _within("book", _word, data["book"], HALVES, "africana.setup.books")
    card, goal = (_within(key, _name, data[key], rule) for key in ("card", "goal"))
    if helper:
        colour = _within("helper", _word, data["helper"], COLOURS, "africana.components.adventure.helpers")
        return book, AdventureCard("", colour, goal, card=card)
    kind = _within("kind", _name, data["kind"], "africana.components.adventure.artifacts")
    silver, points = (_within(key, _amount, data[key], rule) for key in ("silver", "points"))
    return book, AdventureCard(kind, "", goal, silver, points, card)


def _enough_letters(cards: Sequence[ExpeditionCard]) -> None:
    """All cards of the first display are A cards, and the most that are taken out of the game are C cards."""
    for letter, least, rule in (
        ("A", c.DISPLAY, "africana.setup.expeditions.display"),
        ("C", max(c.REMOVED.values()), "africana.setup.expeditions.remove"),
    ):
        count = sum([card.letter == letter for card in cards])
        if count < least:
            raise InvalidTally(
                N_("Cards with the letter {letter}: {count}"),
                place="expeditions",
                allowed=N_("at least {least} cards"),
                rule=rule,
                letter=letter,
                count=count,
                least=least,
            )


def _fits_book(half: str, cards: Sequence[AdventureCard]) -> None:
    """Refuses a book without its 15 cards: two of each kind of artifact and one helper of each colour."""
    if len(cards) != c.ADVENTURES_PER_BOOK:
        raise InvalidTally(
            N_("Cards of this book: {count}"),
            place="adventures",
            allowed=N_("{most} cards in each book"),
            rule="africana.components.adventure",
            count=len(cards),
            most=c.ADVENTURES_PER_BOOK,
        )
    kinds = Counter([card.kind for card in cards if card.kind])
    if len(kinds) != c.KINDS_OF_ARTIFACTS or set(kinds.values()) != {c.COPIES_PER_BOOK}:
        raise InvalidTally(
            N_("These are not the artifacts of one book."),
            place="adventures",
            allowed=N_("{kinds} kinds in each book, {each} of each"),
            rule="africana.components.adventure.artifacts",
            kinds=c.KINDS_OF_ARTIFACTS,
            each=c.COPIES_PER_BOOK,
        )
    if len({card.helper for card in cards if card.helper}) != c.COLOURS:
        raise InvalidTally(
            N_("These are not the helpers of one book."),
            place="adventures",
            allowed=N_("one helper of each colour in each book"),
            rule="africana.components.adventure.helpers",
        )


def _few_places(decks: Decks) -> None:
    """Refuses more places than the board has, and destinations of a book on both sides of the equator."""
    south, north = ({card.goal for card in book} for book in decks.adventures)
    for goal in sorted(south & north):
        raise InvalidTally(
            N_("Both books have a destination {goal}, but they lie in different halves of the map."),
            place="adventures",
            rule="africana.setup.books",
            goal=goal,
        )
    names = {name for card in decks.expeditions for name in (card.start, card.goal)}
    names |= south | north | set(c.START_PLACE.values())
    for count, most in ((len(south), c.PLACES_PER_HALF), (len(north), c.PLACES_PER_HALF), (len(names), c.PLACES)):
        if count > most:
            raise InvalidTally(
                N_("Different places on these cards: {count}"),
                allowed=N_("at most {most} places"),
                rule="africana.components.places",
                count=count,
                most=most,
            )
    kinds = {card.kind for book in decks.adventures for card in book if card.kind}
    if len(kinds) != c.KINDS_OF_ARTIFACTS:
        raise InvalidTally(
            N_("Kinds of artifacts in both books together: {count}"),
            place="adventures",
            allowed=N_("the same {kinds} kinds in both books"),
            rule="africana.components.adventure.artifacts",
            count=len(kinds),
            kinds=c.KINDS_OF_ARTIFACTS,
        )


# What both need.


def _within(place: str, function: Callable[..., T], *values: Any) -> T:
    """What a function gives; the place of its error is seen from further out."""
    try:
        return function(*values)
    except ScorerError as error:
        raise error.within(place) from None


def _mapping(value: Any, place: str, rule: str) -> Mapping[str, Any]:
    if isinstance(value, Mapping):
        return value
    raise InvalidTally(
        N_("{value} is not an object."), place=place, allowed=N_("an object"), rule=rule, value=show(value)
    )


def _object(value: Any, keys: Sequence[str], rule: str) -> Mapping[str, Any]:
    """An object with exactly these keys."""
    data = _mapping(value, "", rule)
    for key in keys:
        if key not in data:
            raise missing(key, "", rule)
    if len(data) != len(keys):
        raise unknown_key(data, keys)
    return data


def _each(value: Any, place: str, read: Callable[[Any], T], rule: str = "") -> tuple[T, ...]:
    """A list of things that are read one by one."""
    if not isinstance(value, (list, tuple)):
        raise InvalidTally(
            N_("{value} is not a list."), place=place, allowed=N_("a list"), rule=rule, value=show(value)
        )
    return tuple([_within(f"{place}[{i}]", read, entry) for i, entry in enumerate(value)])


def _word(value: Any, words: Sequence[str] | Mapping[str, str], rule: str) -> str:
    if isinstance(value, str) and value in tuple(words):
        return value
    name = value if isinstance(value, str) else show(value)
    raise InvalidTally(N_("“{name}” is not one of these words."), known=tuple(words), rule=rule, name=name[:40])


def _name(value: Any, rule: str) -> str:
    if type(value) is str and is_name(value):
        return value
    raise bad_name(value, rule=rule)


def _amount(value: Any, rule: str) -> int:
    return whole(value, rule=rule)


def _different(names: Sequence[str], place: str) -> None:
    for name, count in Counter(names).items():
        if count > 1:
            raise InvalidTally(
                N_("Cards called “{name}”: {count}"), place=place, allowed=N_("a name of its own for each card"),
                name=name, count=count,
            )  # fmt: skip


def _wrong_number(place: str, count: int, needed: int, rule: str) -> InvalidTally:
    return InvalidTally(
        N_("Entries in this list: {count}"),
        place=place,
        allowed=N_("exactly {needed} entries"),
        rule=rule,
        count=count,
        needed=needed,
    )


def _printed(card: ExpeditionCard | AdventureCard) -> dict[str, int]:
    return {"silver": card.silver, "points": card.points}


def _closed(properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "required": list(properties), "properties": properties, "additionalProperties": False}


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text
