"""Action B: turning the pages of a book and buying adventures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from ....scoring.fields import Field, Label, OneOf, Whole, begun, plain
from ....text.i18n import N_, NP_, Language
from ....tracking.moves import Event, IllegalMove, Move
from .. import components as c
from .board import PlaceName, find, learn, new_name, refuse_half, refuse_place
from .cards import DIRECTIONS, FORWARD, LEFT, SIDES, AdventureCard, Book, kinds_of
from .ending import EXAMPLE_POINTS, EXAMPLE_SILVER, named_places
from .state import BOOKS, Events, State
from .words import COLOURS, HALVES, OTHER_HALF

ADVENTURE = "africana.components.adventure"
ARTIFACTS = "africana.components.adventure.artifacts"
HELPERS = "africana.components.adventure.helpers"
HEMISPHERE = "africana.action.buy.hemisphere"


class KindName(Label):
    """The kind of an artifact. A known one may be typed in small letters."""

    def typed(self, text: str, say: Language, state: Any = None) -> Any:
        """The known kind that is meant, else the text as it is; a colour as a record has it, as it is no kind."""
        for colour, english in COLOURS.items():
            if plain(text.strip()) in (plain(colour), plain(say.gettext(english))):
                return colour
        if state is None:
            return text
        meant = begun(text, {kind: (kind,) for kind in kinds_of((*state.met[0], *state.met[1]))})
        return meant if meant.casefold() == text.casefold().strip() else text


_HALF = OneOf(
    "half",
    N_("Half of the map"),
    N_("Where the explorer stands, north or south of the equator; left out if it is known."),
    HEMISPHERE,
    words=HALVES,
)
_CARD: tuple[Field, ...] = (
    Label("card", N_("Card"), N_("The name of the card, if there are decks."), ADVENTURE),
    KindName("kind", N_("Kind of artifact"), N_("What the artifact is; left out for a helper."), ARTIFACTS),
    OneOf("helper", N_("Helper"), N_("The colour of the helper; left out for an artifact."), HELPERS, words=COLOURS),
    PlaceName("goal", N_("Destination"), N_("The destination on the card."), ADVENTURE),
    Whole("silver", N_("Silver"), N_("The silver printed on the card of an artifact."), "africana.adventure.artifact"),
    Whole("points", N_("Points"), N_("The points printed on the card of an artifact."), "africana.score.artifacts"),
)


@dataclass(frozen=True, slots=True)
class Leaf(Move):
    """Turn the top card of one side of the book over to the other. What it shows may be said."""

    name: ClassVar[str] = "leaf"
    word: ClassVar[str] = NP_("move", "leaf")
    title: ClassVar[str] = N_("Turn a page")
    rule: ClassVar[str] = "africana.action.buy.leaf"
    reveals: ClassVar[bool] = True  # the card that lay under it
    fields: ClassVar[tuple[Field, ...]] = (
        OneOf(
            "direction",
            N_("Direction"),
            N_("Forward turns a card from the right side to the left, back the other way."),
            "africana.action.buy.leaf.direction",
            words=DIRECTIONS,
            required=True,
        ),
        _HALF,
        *_CARD,
    )

    direction: str
    half: str = ""
    card: str = ""
    kind: str = ""
    helper: str = ""
    goal: str = ""
    silver: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class Buy(Move):
    """Buy the top card of one side of the book. What it shows is said, unless it is known."""

    name: ClassVar[str] = "buy"
    word: ClassVar[str] = NP_("move", "buy")
    title: ClassVar[str] = N_("Buy an adventure")
    rule: ClassVar[str] = "africana.action.buy.price"
    reveals: ClassVar[bool] = True  # the card that lay under it
    fields: ClassVar[tuple[Field, ...]] = (
        OneOf(
            "side",
            N_("Side of the book"),
            N_("On which side of the open book the card lies."),
            "africana.action.buy.top",
            words=SIDES,
            required=True,
        ),
        _HALF,
        *_CARD,
    )

    side: str
    half: str = ""
    card: str = ""
    kind: str = ""
    helper: str = ""
    goal: str = ""
    silver: int = 0
    points: int = 0


# What is refused.


def refuse_leaf(state: State, move: Leaf) -> IllegalMove | None:
    """africana.action.buy.leaf: the first page is free, the others have to be paid."""
    if refused := _refuse_half(state, move.half):
        return refused
    book = _book(state, move.half)
    stack = _source(state.books[book], move.direction)
    if not stack:
        return IllegalMove(
            N_("There is no card on this side of the book."),
            place="direction",
            known=[d for d in DIRECTIONS if _source(state.books[book], d)],
            known_as="direction",
            rule="africana.action.buy.leaf.direction",
        )
    price = _leaf_price(state)
    if state.company.silver < price:
        return too_poor(state, price, Leaf.rule)
    return _refuse_card(state, book, move, stack[-1]) if _described(move) else None


def refuse_buy(state: State, move: Buy) -> IllegalMove | None:
    """africana.action.buy.price: a card on top of the right book, for 5 silver."""
    if refused := _refuse_half(state, move.half):
        return refused
    book = _book(state, move.half)
    stack = _stack(state.books[book], move.side)
    if not stack:
        return IllegalMove(
            N_("There is no card on this side of the book."),
            place="side",
            known=[side for side in SIDES if _stack(state.books[book], side)],
            known_as="side",
            rule="africana.action.buy.top",
        )
    if state.company.silver < c.PRICE:
        return too_poor(state, c.PRICE, Buy.rule)
    if not _described(move):
        return None if stack[-1] is not None else _undescribed(state, book)
    return _refuse_card(state, book, move, stack[-1])


def too_poor(state: State, price: int, rule: str) -> IllegalMove:
    """The error for a price that cannot be paid."""
    return IllegalMove(
        N_("This costs {price} silver; {name} has {silver}."),
        rule=rule,
        price=price,
        name=state.player,
        silver=state.company.silver,
    )


def _refuse_half(state: State, half: str) -> IllegalMove | None:
    """africana.action.buy.hemisphere: the half is said exactly where it is not known."""
    name = state.company.place
    place = find(state.places, name)
    known = place.half if place else ""
    if half:
        if not known:
            return refuse_half(state.places, name, half, "half")
        return IllegalMove(
            N_("It is known in which half of the map {here} lies."),
            place="half",
            allowed=N_("leave this out"),
            rule=HEMISPHERE,
            here=name,
        )
    if known:
        return None
    return IllegalMove(
        N_("It is not known in which half of the map {here} lies."),
        place="half",
        known=HALVES,
        known_as="half",
        rule=HEMISPHERE,
        here=name,
    )


def _undescribed(state: State, book: int) -> IllegalMove:
    if state.decks is None:
        return IllegalMove(
            N_("It is not known what this card shows."),
            allowed=N_("a kind of artifact or the colour of a helper, with the destination"),
            rule=ADVENTURE,
        )
    return IllegalMove(
        N_("It is not known which card this is."),
        place="card",
        known=[card.card for card in state.decks.adventures[book] if card not in state.met[book]],
        rule=ADVENTURE,
    )


def _refuse_card(state: State, book: int, move: Leaf | Buy, top: AdventureCard | None) -> IllegalMove | None:
    """Why the card cannot show this: it is known, or this book holds no such card."""
    if top is not None:
        return IllegalMove(
            N_("It is known what this card shows."),
            allowed=N_("the move without anything about the card"),
            rule=ADVENTURE,
        )
    met = state.met[book]
    if state.decks is not None:
        if move.kind or move.helper or move.goal or move.silver or move.points:
            return IllegalMove(
                N_("The decks tell what is printed on the card."), allowed=N_("the card alone"), rule=ADVENTURE
            )
        left = [card.card for card in state.decks.adventures[book] if card not in met]
        if move.card in left:
            return None
        return IllegalMove(
            N_("There is no card “{name}” among the cards of this book that are not known yet."),
            place="card",
            known=left,
            rule="africana.setup.books",
            name=move.card,
        )
    if move.card:
        return IllegalMove(
            N_("There are no decks, so the card has no name."),
            place="card",
            allowed=N_("what is printed on it"),
            rule=ADVENTURE,
        )
    if bool(move.kind) == bool(move.helper):
        return IllegalMove(
            N_("An adventure is either an artifact or a helper."),
            place="kind",
            allowed=N_("a kind of artifact or the colour of a helper"),
            rule=ADVENTURE,
        )
    refused = _refuse_kind(state, book, move) if move.kind else _refuse_helper(state, book, move)
    return refused or _refuse_goal(state, book, move.goal)


def _refuse_kind(state: State, book: int, move: Leaf | Buy) -> IllegalMove | None:
    """africana.components.adventure.artifacts: five kinds, two cards of each in a book."""
    if move.kind in COLOURS:
        return IllegalMove(
            N_("This is the colour of a helper, not a kind of artifact: {colour}"),
            place="kind",
            allowed=N_("no kind, and the colour as that of the helper"),
            rule=ARTIFACTS,
            colour=move.kind,
        )
    kinds = kinds_of((*state.met[0], *state.met[1]))
    if move.kind not in kinds and len(kinds) >= c.KINDS_OF_ARTIFACTS:
        return IllegalMove(
            N_("“{name}” would be a new kind of artifact, but {kinds} have been named."),
            place="kind",
            known=kinds,
            rule=ARTIFACTS,
            name=move.kind,
            kinds=c.KINDS_OF_ARTIFACTS,
        )
    if sum([card.kind == move.kind for card in state.met[book]]) >= c.COPIES_PER_BOOK:
        return IllegalMove(
            N_("All artifacts “{name}” of this book are known already: {count}"),
            place="kind",
            rule=ARTIFACTS,
            name=move.kind,
            count=c.COPIES_PER_BOOK,
        )
    if move.silver < 0 or move.points < 0:
        return IllegalMove(N_("What is printed on a card is not below zero."), rule=ARTIFACTS)
    return None


def _refuse_helper(state: State, book: int, move: Leaf | Buy) -> IllegalMove | None:
    """africana.components.adventure.helpers: one of each colour in a book, without silver or points."""
    if move.helper not in COLOURS:
        return IllegalMove(
            N_("There is no such colour."), place="helper", known=COLOURS, known_as="colour", rule=HELPERS
        )
    if sum([card.helper == move.helper for card in state.met[book]]) >= c.HELPERS_PER_BOOK:
        return IllegalMove(
            N_("The helper adventure of this colour in this book is known already."), place="helper", rule=HELPERS
        )
    if move.silver or move.points:
        return IllegalMove(
            N_("A helper adventure gives neither silver nor points."),
            place="silver" if move.silver else "points",
            rule="africana.adventure.helper",
        )
    return None


def _refuse_goal(state: State, book: int, goal: str) -> IllegalMove | None:
    """africana.setup.books: the destinations of a book lie in the other half of the map."""
    if refused := refuse_place(state.places, goal, "goal", charted=state.charted):
        return refused
    place = find(state.places, goal)
    # The explorer's place lies in this half, though perhaps nobody said so before this move.
    if goal == state.company.place or (place is not None and place.half == BOOKS[book]):
        return IllegalMove(
            N_("{name} lies in the same half of the map as the book."),
            place="goal",
            allowed=N_("a place in the other half of the map"),
            rule="africana.setup.books",
            name=goal,
        )
    return refuse_half(state.places, goal, OTHER_HALF[BOOKS[book]], "goal")


# What is asked for.


def asked_leaf(state: State, values: Mapping[str, Any]) -> Sequence[Field]:
    """The direction, and the half if it is not known. What the card shows can be told, but nobody has to."""
    return [field for field in Leaf.fields[:2] if field is not _HALF or _half_open(state)]


def asked_buy(state: State, values: Mapping[str, Any]) -> Sequence[Field]:
    """The side, and what is not known: the half of the map, what the card shows."""
    keys = ["side", "half"] if _half_open(state) else ["side"]
    if values.get("side") in SIDES and (values.get("half") in BOOKS or not _half_open(state)):
        stack = _stack(state.books[_book(state, values.get("half", ""))], values["side"])
        if stack and stack[-1] is None:
            if state.decks is not None:
                keys += ["card"]
            else:
                keys += ["kind", "goal", "silver", "points"] if values.get("kind") else ["kind", "helper", "goal"]
    return [field for field in Buy.fields if field.key in keys]


def _half_open(state: State) -> bool:
    place = find(state.places, state.company.place)
    return place is None or not place.half


# What happens.


def after_leaf(state: State, move: Leaf, events: Events) -> State:
    """africana.action.buy.leaf: a card goes over to the other side."""
    book = _book(state, move.half)
    left, right = state.books[book]
    card = _source(state.books[book], move.direction)[-1] or _card(state, book, move)
    forward = move.direction == FORWARD
    changed = Book((*left, card), right[:-1]) if forward else Book(left[:-1], (*right, card))
    price = _leaf_price(state)
    company = state.company
    if price:
        company = company._replace(silver=company.silver - price)
    events.append(Event("leaf" if price else "free-leaf", Leaf.rule, state.player, 0, (("silver", price),)))
    turn = state.turn
    return _learned(state, book, move, card)._replace(
        books=_with_book(state, book, changed),
        companies=state.with_company(company),
        turn=turn._replace(action="buy", leaves=turn.leaves + 1),
    )


def after_buy(state: State, move: Buy, events: Events) -> State:
    """africana.action.buy.price: the card is an open adventure from now on."""
    book = _book(state, move.half)
    left, right = state.books[book]
    card = _stack(state.books[book], move.side)[-1] or _card(state, book, move)
    assert card is not None, "a card that is not known has been refused"
    changed = Book(left[:-1], right) if move.side == LEFT else Book(left, right[:-1])
    company = state.company
    company = company._replace(silver=company.silver - c.PRICE, open=(*company.open, card))
    values: tuple[tuple[str, Any], ...] = (("silver", c.PRICE), ("goal", card.goal))
    if card.kind:
        events.append(Event("buys-artifact", Buy.rule, state.player, 0, (*values, ("kind", card.kind))))
    else:
        events.append(Event("buys-helper", Buy.rule, state.player, 0, (*values, ("colour", card.helper))))
    turn = state.turn
    return _learned(state, book, move, card)._replace(
        books=_with_book(state, book, changed),
        companies=state.with_company(company),
        turn=turn._replace(action="buy", bought=turn.bought + 1),
    )


def _card(state: State, book: int, move: Leaf | Buy) -> AdventureCard | None:
    """The card that a move describes, if it does."""
    if not _described(move):
        return None
    if state.decks is not None:
        return next(card for card in state.decks.adventures[book] if card.card == move.card)
    return AdventureCard(move.kind, move.helper, move.goal, move.silver, move.points)


def _learned(state: State, book: int, move: Leaf | Buy, card: AdventureCard | None) -> State:
    """The state with what the move tells of places and cards."""
    places = state.places
    if move.half:
        places = learn(places, state.company.place, move.half)
    if card is not None and _described(move):
        if not state.charted:
            places = learn(places, card.goal, OTHER_HALF[BOOKS[book]])
        met = (*state.met[book], card)
        return state._replace(places=places, met=(met, state.met[1]) if book == 0 else (state.met[0], met))
    return state if places is state.places else state._replace(places=places)


def _with_book(state: State, book: int, changed: Book) -> tuple[Book, Book]:
    north, south = state.books
    return (changed, south) if book == 0 else (north, changed)


def _described(move: Leaf | Buy) -> bool:
    return bool(move.card or move.kind or move.helper or move.goal or move.silver or move.points)


def _book(state: State, half: str) -> int:
    """africana.action.buy.hemisphere: the number of the book in the explorer's half of the map."""
    place = find(state.places, state.company.place)
    return BOOKS.index(half or (place.half if place else ""))


def _stack(book: Book, side: str) -> tuple[AdventureCard | None, ...]:
    return book.left if side == LEFT else book.right


def _source(book: Book, direction: str) -> tuple[AdventureCard | None, ...]:
    return book.right if direction == FORWARD else book.left


def _leaf_price(state: State) -> int:
    return c.LEAF if state.turn.leaves else 0


# What is possible: candidates, of which `legal` keeps the legal ones.


def some_leaf(state: State) -> Iterator[Leaf]:
    """Both directions, without a word about the card, and with what it could show if it is not known."""
    for half in _halves(state):
        book = _book(state, half)
        for direction in DIRECTIONS:
            if stack := _source(state.books[book], direction):
                yield Leaf(direction, half)
                if stack[-1] is None:
                    for described in _cards(state, book):
                        yield Leaf(direction, half, *described)


def some_buy(state: State) -> Iterator[Buy]:
    """Both sides, with what the card could show if it is not known."""
    if state.company.silver < c.PRICE:
        return
    for half in _halves(state):
        book = _book(state, half)
        for side in SIDES:
            if stack := _stack(state.books[book], side):
                if stack[-1] is not None:
                    yield Buy(side, half)
                else:
                    for described in _cards(state, book):
                        yield Buy(side, half, *described)


def _halves(state: State) -> tuple[str, ...]:
    place = find(state.places, state.company.place)
    return ("",) if place and place.half else tuple(HALVES)


def _cards(state: State, book: int) -> Iterator[tuple[Any, ...]]:
    """What a card that is not known could show: a card of the decks, or an example for every kind, colour and goal."""
    if state.decks is not None:
        yield from [(card.card,) for card in state.decks.adventures[book] if card not in state.met[book]]
        return
    kinds = kinds_of((*state.met[0], *state.met[1]))
    if len(kinds) < c.KINDS_OF_ARTIFACTS:
        kinds.append(new_name(kinds, "Artifact"))
    goals = named_places(state)
    for goal in goals:
        for kind in kinds:
            yield "", kind, "", goal, EXAMPLE_SILVER, EXAMPLE_POINTS
        for colour in COLOURS:
            yield "", "", colour, goal
