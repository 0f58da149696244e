"""The decks as people write them down: how they are read, and what cannot be the cards of a box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ....scoring.fields import LIMIT, Field
from ....text.errors import InvalidValue
from ....text.i18n import N_
from ....text.names import NAME
from .. import components as c
from .cards import AdventureCard, ExpeditionCard
from .decks import LETTERS, Decks
from .reading import (
    object_schema,
    parse_json,
    read_amount,
    read_list,
    read_name,
    read_object,
    read_within,
    read_word,
    refuse_same_names,
    say_wrong_number,
)
from .words import COLOURS, HALVES

if TYPE_CHECKING:
    from ....text.i18n import Language


class DecksField(Field):
    """All expedition and adventure cards with what is printed on them, so that a move only names a card."""

    empty: object = None

    def read(self, value: object) -> Decks:
        """Returns the decks that JSON describes.

        Raises `InvalidValue`, with the place, if a box could not hold them.
        """
        data = read_object(value, ("expeditions", "adventures"), self.rule)
        expeditions = read_list(data["expeditions"], "expeditions", _read_expedition)
        if len(expeditions) != c.EXPEDITION_CARDS:
            raise say_wrong_number(
                "expeditions", len(expeditions), c.EXPEDITION_CARDS, "africana.components.expedition"
            )
        refuse_same_names([card.card for card in expeditions], "expeditions")
        _refuse_few_letters(expeditions)
        books = read_list(data["adventures"], "adventures", _read_adventure)
        refuse_same_names([card.card for _, card in books], "adventures")
        north, south = (tuple(card for book, card in books if book == half) for half in HALVES)
        for half, cards in zip(HALVES, (north, south), strict=True):
            _refuse_wrong_book(half, cards)
        decks = Decks(expeditions, (north, south))
        _refuse_many_places(decks)
        return decks

    def write(self, value: Decks) -> object:
        """Returns the decks as JSON."""
        return {
            "expeditions": [
                {"card": e.card, "letter": e.letter, "start": e.start, "goal": e.goal} | _write_printed(e)
                for e in value.expeditions
            ],
            "adventures": [
                {"card": a.card, "book": half, "goal": a.goal}
                | ({"kind": a.kind} | _write_printed(a) if a.kind else {"helper": a.helper})
                for half, book in zip(HALVES, value.adventures, strict=True)
                for a in book
            ],
        }

    def typed(self, text: str, say: Language, state: object = None) -> object:  # noqa: ARG002
        """Returns decks that were typed or pasted as JSON, still to be read; a text that is no JSON, as it is."""
        return parse_json(text)

    def spoken(self, value: Decks, say: Language) -> str:
        """Returns how many cards there are, in a language."""
        cards = len(value.expeditions) + sum(map(len, value.adventures))
        return say.ngettext("{count} card", "{count} cards", cards, count=cards)

    def schema(self) -> dict[str, object]:
        """Returns the JSON Schema of the decks."""
        name, amount = {"type": "string", "pattern": NAME}, {"type": "integer", "minimum": 0, "maximum": LIMIT}
        printed = {"silver": amount, "points": amount}
        expedition = {"card": name, "letter": {"enum": list(LETTERS)}, "start": name, "goal": name, **printed}
        adventure = {"card": name, "book": {"enum": list(HALVES)}, "goal": name}
        adventures = [
            object_schema({**adventure, "kind": name, **printed}),
            object_schema({**adventure, "helper": {"enum": list(COLOURS)}}),
        ]
        return object_schema({
            "expeditions": {
                "type": "array",
                "items": object_schema(expedition),
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


def _read_expedition(entry: object) -> ExpeditionCard:
    rule = "africana.components.expedition"
    data = read_object(entry, ("card", "letter", "start", "goal", "silver", "points"), rule)
    letter = read_within("letter", read_word, data["letter"], LETTERS, rule)
    card, start, goal = (read_within(key, read_name, data[key], rule) for key in ("card", "start", "goal"))
    if start == goal:
        raise InvalidValue(N_("Start place and destination are the same."), place="goal", rule=rule)
    silver, points = (read_within(key, read_amount, data[key], rule) for key in ("silver", "points"))
    return ExpeditionCard(start, goal, silver, points, card, letter)


def _read_adventure(entry: object) -> tuple[str, AdventureCard]:
    rule = "africana.components.adventure"
    helper = isinstance(entry, Mapping) and "helper" in entry
    data = read_object(
        entry, ("card", "book", "goal", *(("helper",) if helper else ("kind", "silver", "points"))), rule
    )
    book = read_within("book", read_word, data["book"], HALVES, "africana.setup.books")
    card, goal = (read_within(key, read_name, data[key], rule) for key in ("card", "goal"))
    if helper:
        colour = read_within("helper", read_word, data["helper"], COLOURS, "africana.components.adventure.helpers")
        return book, AdventureCard("", colour, goal, card=card)
    kind = read_within("kind", read_name, data["kind"], "africana.components.adventure.artifacts")
    silver, points = (read_within(key, read_amount, data[key], rule) for key in ("silver", "points"))
    return book, AdventureCard(kind, "", goal, silver, points, card)


def _refuse_few_letters(cards: Sequence[ExpeditionCard]) -> None:
    """All cards of the first display are A cards, and the most that are taken out of the game are C cards."""
    for letter, least, rule in (
        ("A", c.DISPLAY, "africana.setup.expeditions.display"),
        ("C", max(c.REMOVED.values()), "africana.setup.expeditions.remove"),
    ):
        count = sum(card.letter == letter for card in cards)
        if count < least:
            raise InvalidValue(
                N_("Cards with the letter {letter}: {count}"),
                place="expeditions",
                allowed=N_("at least {least} cards"),
                rule=rule,
                letter=letter,
                count=count,
                least=least,
            )


def _refuse_wrong_book(half: str, cards: Sequence[AdventureCard]) -> None:
    """Refuses a book without its 15 cards: two of each kind of artifact and one helper of each colour."""
    if len(cards) != c.ADVENTURES_PER_BOOK:
        raise InvalidValue(
            N_("Cards of this book: {count}"),
            place="adventures",
            allowed=N_("{most} cards in each book"),
            rule="africana.components.adventure",
            count=len(cards),
            most=c.ADVENTURES_PER_BOOK,
        )
    kinds = Counter([card.kind for card in cards if card.kind])
    if len(kinds) != c.KINDS_OF_ARTIFACTS or set(kinds.values()) != {c.COPIES_PER_BOOK}:
        raise InvalidValue(
            N_("These are not the artifacts of one book."),
            place="adventures",
            allowed=N_("{kinds} kinds in each book, {each} of each"),
            rule="africana.components.adventure.artifacts",
            kinds=c.KINDS_OF_ARTIFACTS,
            each=c.COPIES_PER_BOOK,
        )
    if len({card.helper for card in cards if card.helper}) != c.COLOURS:
        raise InvalidValue(
            N_("These are not the helpers of one book."),
            place="adventures",
            allowed=N_("one helper of each colour in each book"),
            rule="africana.components.adventure.helpers",
        )


def _refuse_many_places(decks: Decks) -> None:
    """Refuses more places than the board has, and destinations of a book on both sides of the equator."""
    south, north = ({card.goal for card in book} for book in decks.adventures)
    for goal in sorted(south & north):
        raise InvalidValue(
            N_("Both books have the destination {goal}, but their destinations lie in different halves of the map."),
            place="adventures",
            rule="africana.setup.books",
            goal=goal,
        )
    names = {name for card in decks.expeditions for name in (card.start, card.goal)}
    names |= south | north | set(c.START_PLACE.values())
    for count, most in ((len(south), c.PLACES_PER_HALF), (len(north), c.PLACES_PER_HALF), (len(names), c.PLACES)):
        if count > most:
            raise InvalidValue(
                N_("Different places on these cards: {count}"),
                allowed=N_("at most {most} places"),
                rule="africana.components.places",
                count=count,
                most=most,
            )
    kinds = {card.kind for book in decks.adventures for card in book if card.kind}
    if len(kinds) != c.KINDS_OF_ARTIFACTS:
        raise InvalidValue(
            N_("Kinds of artifacts in both books together: {count}"),
            place="adventures",
            allowed=N_("the same {kinds} kinds in both books"),
            rule="africana.components.adventure.artifacts",
            count=len(kinds),
            kinds=c.KINDS_OF_ARTIFACTS,
        )


def _write_printed(card: ExpeditionCard | AdventureCard) -> dict[str, int | None]:
    """The numbers on a card, as JSON holds them."""
    return {"silver": card.silver, "points": card.points}
