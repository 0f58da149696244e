"""Action B: turning the pages of a book and buying adventures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from ....scoring.fields import POINTS, Field, Label, OneOf, Whole
from ....text.i18n import N_, NP_, Language
from ....tracking.moves import Event, Events, IllegalMove, Move, replace_at
from ....tracking.naming import Named
from .. import components as c, vocabulary
from ..vocabulary import ARTIFACTS as KINDS
from .belongings import refuse_price
from .cards import (
    DIRECTIONS,
    EXAMPLE_POINTS,
    EXAMPLE_SILVER,
    FORWARD,
    LEFT,
    SIDES,
    AdventureCard,
    Book,
    kinds_of,
)
from .decks import refuse_form
from .map import PlaceName, new_name, possible_places, refuse_half, refuse_place
from .state import BOOKS, State
from .words import COLOURS, HALVES, OTHER_HALF, say_kind

ADVENTURE = "africana.components.adventure"
ARTIFACTS = "africana.components.adventure.artifacts"
HELPERS = "africana.components.adventure.helpers"
HEMISPHERE = "africana.action.buy.hemisphere"


class KindName(Named):
    """The kind of an artifact: one that tables are likely to name, one of this game, or a new one."""

    names: ClassVar[Mapping[str, str]] = KINDS

    def known(self, state: object) -> Iterable[str]:
        """Returns the kinds that were bought or seen."""
        assert isinstance(state, State)
        return list_kinds(state)

    def typed(self, text: str, say: Language, state: object = None) -> object:
        """Returns the kind that a text means. The name of a colour is left as it is, for no kind is called so."""
        from ....typed.fold import compare

        for colour, english in COLOURS.items():
            if compare(text) in (compare(colour), compare(say.gettext(english))):
                return colour
        return super().typed(text, say, state)

    def spoken(self, value: str, say: Language) -> str:
        """Returns a kind in a language; one that the table named, as it is."""
        return say_kind(value, say)


_HALF: Field = OneOf(
    "half",
    N_("Half of the map"),
    N_("Where the explorer stands, north or south of the equator."),
    HEMISPHERE,
    words=HALVES,
    needed=True,
)


def what_it_is(*, needed: bool) -> tuple[Field, Field]:
    """Returns the fields of the kind of artifact and of the colour of a helper; one of the two is told."""
    return (
        KindName(
            "kind",
            N_("Kind of artifact"),
            N_("What the artifact is; left out for a helper."),
            ARTIFACTS,
            needed=needed,
        ),
        OneOf(
            "helper",
            N_("Helper"),
            N_("The colour of the helper; left out for an artifact."),
            HELPERS,
            words=COLOURS,
            names=vocabulary.COLOURS,
            needed=needed,
        ).after("helper"),
    )


def amounts(kind: type[Whole], *, points_needed: bool) -> tuple[Field, Field]:
    """Returns the fields of the silver and the points that are printed on an artifact."""
    return (
        kind(
            "silver",
            N_("Silver"),
            N_("The silver printed on the card of an artifact."),
            "africana.adventure.artifact",
            unit=vocabulary.SILVER,
            needed=True,
        ),
        kind(
            "points",
            N_("Points"),
            N_("The points printed on the card of an artifact."),
            "africana.score.artifacts",
            unit=POINTS,
            needed=points_needed,
        ),
    )


_CARD: tuple[Field, ...] = (
    Label("card", N_("Card"), N_("The name of the card, if there are decks."), ADVENTURE).as_closed(),
    *what_it_is(needed=True),
    PlaceName("goal", N_("Destination"), N_("The destination on the card."), ADVENTURE, needed=True).after("to"),
    *amounts(Whole, points_needed=True),
)
_LEFT_OPEN = what_it_is(needed=False)


@dataclass(frozen=True, slots=True)
class Leaf(Move):
    """Turns the top card of one side of the book over to the other side. What it shows may be told."""

    name: ClassVar[str] = "leaf"
    word: ClassVar[str] = NP_("move", "page")
    also: ClassVar[str] = NP_(
        "vocabulary",
        "leaf | turn | turn a page | turn over | page | flip a page | flip | turn page | turned | turned a page"
        " | turned over | flipped | flipped a page | turned page | leafed | flip the page | turns | flips",
    )
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
    """`forward` or `back`."""
    half: str = ""
    """The half of the map that the book belongs to; empty where it is known."""
    card: str = ""
    """The name of the card that appears, where there are decks; else empty."""
    kind: str = ""
    """The kind of artifact on it; empty if it is a helper, or not told."""
    helper: str = ""
    """The colour of the helper on it; empty if it is an artifact, or not told."""
    goal: str = ""
    """Its destination; empty if not told."""
    silver: int = 0
    """The silver printed on it."""
    points: int = 0
    """The points printed on it."""


def refuse_leaf(state: State, move: Leaf) -> IllegalMove | None:
    """Returns why the move is not allowed, or None.

    `africana.action.buy.leaf`: the first page is free, the others have to be paid.
    """
    if refused := _refuse_half(state, move.half):
        return refused
    book = _find_book(state, move.half)
    stack = _stack_leafed(state.books[book], move.direction)
    if not stack:
        others = [direction for direction in DIRECTIONS if _stack_leafed(state.books[book], direction)]
        return _refuse_no_card("direction", others, "africana.action.buy.leaf.direction")
    if refused := refuse_price(state, _price_leaf(state), Leaf.rule):
        return refused
    return _refuse_card(state, book, move, stack[-1]) if _describes(move) else None


def after_leaf(state: State, move: Leaf, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `africana.action.buy.leaf`: a card goes over to the other side.
    """
    book = _find_book(state, move.half)
    left, right = state.books[book]
    card = _stack_leafed(state.books[book], move.direction)[-1] or _describe(state, book, move)
    forward = move.direction == FORWARD
    changed = Book((*left, card), right[:-1]) if forward else Book(left[:-1], (*right, card))
    price = _price_leaf(state)
    company = state.company
    company = company._replace(silver=company.silver - price)
    events.append(Event("leaf" if price else "free-leaf", Leaf.rule, state.player, 0, (("silver", price),)))
    return _learn(state, book, move, card)._replace(
        books=replace_at(state.books, book, changed),
        companies=state.with_company(company),
        turn=state.turn._replace(action="buy", leaves=state.turn.leaves + 1),
    )


def legal_leaf(state: State) -> Iterator[Leaf]:
    """Yields the legal moves.

    Both directions, without a word about the card, and with what it could show if it is not known.
    """
    if state.company.silver < _price_leaf(state):
        return
    for half in _possible_halves(state):
        book = _find_book(state, half)
        for direction in DIRECTIONS:
            if stack := _stack_leafed(state.books[book], direction):
                yield Leaf(direction, half)
                if stack[-1] is None:
                    for description in _possible_cards(state, book):
                        yield Leaf(direction, half, *description)


def open_leaf(state: State, values: Mapping[str, object]) -> Sequence[Field]:
    """Returns the fields to ask for: the direction, and the half if it is not known.

    What the card shows may be told, but is not asked for.
    """
    return [field for field in Leaf.fields[:2] if field is not _HALF or _needs_half(state)]


@dataclass(frozen=True, slots=True)
class Buy(Move):
    """Buys the top card of one side of the book. Without decks, what it shows may be left open."""

    name: ClassVar[str] = "buy"
    word: ClassVar[str] = NP_("move", "buy")
    also: ClassVar[str] = NP_(
        "vocabulary",
        "buy | purchase | take | bought | buys | purchased | buying | buy an adventure | buy adventure"
        " | bought an adventure | bought adventure | buy a card | bought a card | buy adventure card"
        " | bought one adventure | buy one adventure",
    )
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
        ).after("to", "at"),
        _HALF,
        *_CARD,
    )

    side: str
    """`left` or `right`."""
    half: str = ""
    """The half of the map that the book belongs to; empty where it is known."""
    card: str = ""
    """The name of the card, where there are decks; else empty."""
    kind: str = ""
    """The kind of artifact on it; empty if it is a helper, or not told."""
    helper: str = ""
    """The colour of the helper on it; empty if it is an artifact, or not told."""
    goal: str = ""
    """Its destination; empty if not told."""
    silver: int = 0
    """The silver printed on it."""
    points: int = 0
    """The points printed on it."""


def refuse_buy(state: State, move: Buy) -> IllegalMove | None:
    """Returns why the move is not allowed, or None.

    `africana.action.buy.price`: a card on top of the right book, for 5 silver.
    """
    if refused := _refuse_half(state, move.half):
        return refused
    book = _find_book(state, move.half)
    stack = _stack(state.books[book], move.side)
    if not stack:
        others = [side for side in SIDES if _stack(state.books[book], side)]
        return _refuse_no_card("side", others, "africana.action.buy.top")
    if refused := refuse_price(state, c.PRICE, Buy.rule):
        return refused
    if not _describes(move):
        return _ask_for_card(state, book) if stack[-1] is None and state.decks is not None else None
    return _refuse_card(state, book, move, stack[-1])


def after_buy(state: State, move: Buy, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `africana.action.buy.price`: the card is an open adventure from now on.
    """
    book = _find_book(state, move.half)
    left, right = state.books[book]
    card = _stack(state.books[book], move.side)[-1] or _describe(state, book, move)
    bought = card or AdventureCard("", "", "", None, None, half=BOOKS[book])
    changed = Book(left[:-1], right) if move.side == LEFT else Book(left, right[:-1])
    company = state.company
    company = company._replace(silver=company.silver - c.PRICE, open=(*company.open, bought))
    paid = (("silver", c.PRICE), ("goal", bought.goal))
    if card is None:
        events.append(Event("buys", Buy.rule, state.player, 0, (("silver", c.PRICE),)))
    elif card.kind:
        events.append(Event("buys-artifact", Buy.rule, state.player, 0, (*paid, ("kind", card.kind))))
    else:
        events.append(Event("buys-helper", Buy.rule, state.player, 0, (*paid, ("colour", card.helper))))
    return _learn(state, book, move, card)._replace(
        books=replace_at(state.books, book, changed),
        companies=state.with_company(company),
        turn=state.turn._replace(action="buy", bought=state.turn.bought + 1),
    )


def legal_buy(state: State) -> Iterator[Buy]:
    """Yields the legal moves: both sides, with what the card could show if it is not known."""
    if state.company.silver < c.PRICE:
        return
    for half in _possible_halves(state):
        book = _find_book(state, half)
        for side in SIDES:
            if stack := _stack(state.books[book], side):
                if stack[-1] is not None or state.decks is None:
                    yield Buy(side, half)
                if stack[-1] is None:
                    for description in _possible_cards(state, book):
                        yield Buy(side, half, *description)


def shown_keys(values: Mapping[str, object], artifact: Sequence[str], helper: Sequence[str]) -> Sequence[str]:
    """Returns the keys of an artifact or of a helper, as far as the values tell which it is; of both if they do not."""
    if values.get("kind"):
        return artifact
    return helper if values.get("helper") else ("kind", "helper")


def _refuse_no_card(place: str, others: Sequence[str], rule: str) -> IllegalMove:
    """Nothing lies on this side of the book; on the others something does."""
    what = N_("There is no card on this side of the book.")
    return IllegalMove(what, place=place, known=others, known_as=place, rule=rule)


def open_buy(state: State, values: Mapping[str, object]) -> Sequence[Field]:
    """Returns the fields to ask for: the side, and what is not known: the half of the map, what the card shows."""
    keys = ["side", "half"] if _needs_half(state) else ["side"]
    open_fields: Sequence[Field] = ()
    if values.get("side") in SIDES and (values.get("half") in BOOKS or not _needs_half(state)):
        stack = _stack(state.books[_find_book(state, str(values.get("half") or ""))], str(values["side"]))
        if stack and stack[-1] is None:
            if state.decks is not None:
                keys += ["card"]
            elif any([values.get(field.key) for field in _CARD]):
                keys += shown_keys(values, ("kind", "goal", "silver", "points"), ("helper", "goal"))
            else:
                open_fields = _LEFT_OPEN
    return [*[field for field in Buy.fields if field.key in keys], *open_fields]


# What both need.


def _find_book(state: State, half: str) -> int:
    """africana.action.buy.hemisphere: the number of the book in the explorer's half of the map."""
    return BOOKS.index(half or state.map.half(state.company.place))


def _stack(book: Book, side: str) -> tuple[AdventureCard | None, ...]:
    return book.left if side == LEFT else book.right


def _stack_leafed(book: Book, direction: str) -> tuple[AdventureCard | None, ...]:
    """The stack of which a card is turned over."""
    return book.right if direction == FORWARD else book.left


def _price_leaf(state: State) -> int:
    """africana.action.buy.leaf: the first page of a turn is free."""
    return c.LEAF if state.turn.leaves else 0


def list_kinds(state: State) -> list[str]:
    """Returns the kinds of artifacts that are known."""
    return kinds_of((*state.met[0], *state.met[1]))


def _needs_half(state: State) -> bool:
    """Whether it is not known in which half of the map the explorer stands."""
    return not state.map.half(state.company.place)


def _printed(move: Leaf | Buy) -> str:
    """The first key of what a move tells of what is printed on the card; empty if it tells nothing."""
    return next((key for key in ("kind", "helper", "goal", "silver", "points") if getattr(move, key)), "")


def _describes(move: Leaf | Buy) -> bool:
    """Whether a move tells which card it is."""
    return bool(move.card or _printed(move))


def _refuse_half(state: State, half: str) -> IllegalMove | None:
    """africana.action.buy.hemisphere: the half is said exactly where it is not known."""
    here = state.company.place
    known = state.map.half(here)
    if half and not known:
        return refuse_half(state.map, here, half, "half")
    if half:
        return IllegalMove(
            N_("It is already known in which half of the map {here} lies."),
            place="half",
            allowed=N_("leave this out"),
            rule=HEMISPHERE,
            here=here,
        )
    if known:
        return None
    return IllegalMove(
        N_("It is not known yet in which half of the map {here} lies."),
        place="half",
        known=HALVES,
        known_as="half",
        rule=HEMISPHERE,
        here=here,
    )


def _ask_for_card(state: State, book: int) -> IllegalMove:
    """The error for a card that is bought without a word about it where there are decks."""
    assert state.decks is not None, "without decks a card may be left open"
    return IllegalMove(
        N_("It is not known which card this is."),
        place="card",
        known=state.decks.adventures_left(book, state.met[book]),
        rule=ADVENTURE,
    )


def _refuse_card(state: State, book: int, move: Leaf | Buy, top: AdventureCard | None) -> IllegalMove | None:
    """Why the card cannot show this: it is known, or this book holds no such card."""
    if top is not None:
        return IllegalMove(
            N_("It is already known what this card shows."),
            place="card" if move.card else _printed(move),
            allowed=N_("the move without anything about the card"),
            rule=ADVENTURE,
        )
    if refused := refuse_form(state.decks, move.card, printed=_printed(move), rule=ADVENTURE):
        return refused
    if state.decks is not None:
        left = state.decks.adventures_left(book, state.met[book])
        if move.card in left:
            return None
        return IllegalMove(
            N_("There is no card “{name}” among the cards of this book that are not known yet."),
            place="card",
            known=left,
            rule="africana.setup.books",
            name=move.card,
        )
    refused = refuse_both(move.kind, move.helper) or (
        _refuse_artifact(state, book, move) if move.kind else _refuse_helper(state, book, move)
    )
    return refused or _refuse_goal(state, book, move.goal)


def refuse_both(kind: str, helper: str) -> IllegalMove | None:
    """Returns the error for a card that is both an artifact and a helper, or neither; None if it is one of the two."""
    if bool(kind) != bool(helper):
        return None
    return IllegalMove(
        N_("An adventure is either an artifact or a helper."),
        place="kind",
        allowed=N_("a kind of artifact or the colour of a helper"),
        rule=ADVENTURE,
    )


def _refuse_artifact(state: State, book: int, move: Leaf | Buy) -> IllegalMove | None:
    """africana.components.adventure.artifacts: what is printed on the card of an artifact."""
    if refused := refuse_kind(state, book, move.kind):
        return refused
    if move.silver < 0 or move.points < 0:
        place = "silver" if move.silver < 0 else "points"
        return IllegalMove(N_("A number printed on a card is never below zero."), place=place, rule=ARTIFACTS)
    return None


def refuse_kind(state: State, book: int, kind: str) -> IllegalMove | None:
    """Returns why a book cannot have such an artifact, or None.

    `africana.components.adventure.artifacts`: five kinds, two cards of each in a book.
    """
    if kind in COLOURS:
        return IllegalMove(
            N_("This is the colour of a helper, not a kind of artifact: {colour}"),
            place="kind",
            allowed=N_("leave out the kind of artifact and give this colour as the helper’s"),
            rule=ARTIFACTS,
            colour=kind,
        )
    kinds = list_kinds(state)
    if kind not in kinds and len(kinds) >= c.KINDS_OF_ARTIFACTS:
        return IllegalMove(
            N_("“{name}” would be a new kind of artifact, but {kinds} have already been named."),
            place="kind",
            known=kinds,
            rule=ARTIFACTS,
            name=kind,
            kinds=c.KINDS_OF_ARTIFACTS,
        )
    if sum(card.kind == kind for card in state.met[book]) >= c.COPIES_PER_BOOK:
        return IllegalMove(
            N_("All artifacts of the kind “{name}” in this book are known already: {count}"),
            place="kind",
            rule=ARTIFACTS,
            name=kind,
            count=c.COPIES_PER_BOOK,
        )
    return None


def _refuse_helper(state: State, book: int, move: Leaf | Buy) -> IllegalMove | None:
    """africana.components.adventure.helpers: a helper without silver or points."""
    if refused := refuse_colour(state, book, move.helper):
        return refused
    if move.silver or move.points:
        return IllegalMove(
            N_("A helper adventure gives neither silver nor points."),
            place="silver" if move.silver else "points",
            rule="africana.adventure.helper",
        )
    return None


def refuse_colour(state: State, book: int, colour: str) -> IllegalMove | None:
    """Returns why a book cannot have such a helper, or None.

    `africana.components.adventure.helpers`: one of each colour in a book.
    """
    if colour not in COLOURS:
        return IllegalMove(
            N_("There is no such colour."), place="helper", known=COLOURS, known_as="colour", rule=HELPERS
        )
    if sum(card.helper == colour for card in state.met[book]) >= c.HELPERS_PER_BOOK:
        return IllegalMove(
            N_("The helper adventure of this colour in this book is known already."), place="helper", rule=HELPERS
        )
    return None


def _refuse_goal(state: State, book: int, goal: str) -> IllegalMove | None:
    """africana.setup.books: the destinations of a book lie in the other half of the map."""
    if refused := refuse_place(state.map, goal, "goal"):
        return refused
    # The explorer's place lies in this half, though perhaps nobody said so before this move.
    if goal == state.company.place or state.map.half(goal) == BOOKS[book]:
        return IllegalMove(
            N_("{name} lies in the same half of the map as the book."),
            place="goal",
            allowed=N_("a place in the other half of the map"),
            rule="africana.setup.books",
            name=goal,
        )
    return refuse_half(state.map, goal, OTHER_HALF[BOOKS[book]], "goal")


def _describe(state: State, book: int, move: Leaf | Buy) -> AdventureCard | None:
    """The card that a move describes, if it does."""
    if not _describes(move):
        return None
    if state.decks is not None:
        return state.decks.adventure(book, move.card)
    return AdventureCard(move.kind, move.helper, move.goal, move.silver, move.points)


def _learn(state: State, book: int, move: Leaf | Buy, card: AdventureCard | None) -> State:
    """The state with what the move tells of places and cards."""
    map = state.map.learn(state.company.place, move.half) if move.half else state.map
    if card is None or not _describes(move):
        return state if map is state.map else state._replace(map=map)
    map = map.learn(card.goal, OTHER_HALF[BOOKS[book]])
    return state._replace(map=map, met=replace_at(state.met, book, (*state.met[book], card)))


def _possible_halves(state: State) -> list[str]:
    """The halves that can be said; an empty one where it is known."""
    return [half for half in HALVES if _refuse_half(state, half) is None] if _needs_half(state) else [""]


def _possible_cards(state: State, book: int) -> Iterator[tuple[str, str, str, str, int, int]]:
    """What a card that is not known could show: a card of the decks, or an example for every kind, colour and goal."""
    if state.decks is not None:
        yield from [(name, "", "", "", 0, 0) for name in state.decks.adventures_left(book, state.met[book])]
        return
    known = list_kinds(state)
    kinds = [kind for kind in (*known, new_name(known, "Artifact")) if refuse_kind(state, book, kind) is None]
    colours = [colour for colour in COLOURS if refuse_colour(state, book, colour) is None]
    for goal in possible_places(state.map):
        if _refuse_goal(state, book, goal) is None:
            for kind in kinds:
                yield "", kind, "", goal, EXAMPLE_SILVER, EXAMPLE_POINTS
            for colour in colours:
                yield "", "", colour, goal, 0, 0
