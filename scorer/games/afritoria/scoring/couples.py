"""Cards as people say them: a colour and an animal in either order, or a colour and a number: green lion, g10."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....typed.amounts import AMOUNTS, Answers, joined, maybe
from ....typed.grammar import Item, Items
from ....typed.kinds import WHOLE
from .. import components as c
from ..vocabulary import ANIMALS, COLOURS

COUPLES = (
    AMOUNTS
    + """
pile: NOTHING -> nothing
pile: CARDS | HEADS -> pile
HEADS: HEAD | HEAD AND? HEADS -> join
HEAD: first link ANIMALS -> headed
ANIMALS: ANIMAL | ANIMAL AND? ANIMALS -> join
ANIMAL: second | COUNT second -> animal
CARDS: CARD | CARD ANDPLUS CARDS | CARD CARDS -> join
ANDPLUS: AND | plus
CARD: ONE | SHARED
CARD: COUNT ONE | COUNT TIMES ONE -> pair
CARD: ONE TIMES COUNT | ONE COUNT TIMES -> turned
CARD: ONE twice | twice ONE -> two
ONE: first second | second first | second open first close | second sep first -> couple
ONE: FIRST CODE -> coded
ONE: CODE first -> coded_before
FIRST: first | letters
CODE: fig | noun
SHARED: FIRSTS AND art? first second -> shared
SHARED: second first AND FIRSTS -> shared
SHARED: SECONDS AND art? second first | first second AND SECONDS -> shared
SHARED: first link? LISTED | first link BARES -> codes
SHARED: first BARES -> maybe_codes
FIRSTS: art? first | art? first AND FIRSTS -> join
SECONDS: art? second | art? second AND SECONDS -> join
LISTED: fig AND fig | fig AND LISTED -> join
BARES: fig fig | fig BARES -> join
"""
)
"""`first` is a colour, `second` an animal, `letters` the beginning of a colour before a number."""

MOST = 99
"""No more of one card is counted one by one; the field refuses less."""


class Couples(Answers):
    """Cards of two names. A meaning has a `card` item for each card, with how many there are."""

    start = "pile"
    grammar = COUPLES

    @property
    def names(self) -> Mapping[str, Mapping[str, str]]:
        return {"first": COLOURS, "second": ANIMALS}

    def json(self, items: Items) -> object:
        return [item.key for item in items for _ in range(min(item.number, MOST))]

    def same(self, items: Items) -> Items:
        counts: dict[str, int] = {}
        for item in items:
            counts[item.key] = counts.get(item.key, 0) + item.number
        return tuple(sorted([Item("card", count, key) for key, count in counts.items()]))

    def example(self, said: Items, names: Mapping[str, str]) -> str:
        return ""

    def nothing(self, *_: Items) -> Sequence[Items]:
        """No card."""
        return [()]

    def couple(self, one: Items, other: Items) -> Sequence[Items]:
        """A colour and an animal; a form that says several needs a number."""
        first, second = (one[0], other[0]) if one[0].how == "first" else (other[0], one[0])
        return [(Item("missing" if second.number else "card", 1, f"{first.key} {second.key}"),)]

    def coded(self, first: Items, code: Items) -> Sequence[Items]:
        """A colour and the strength of an animal; behind a form that says several a number says how many."""
        animals = list(c.ANIMALS)
        strength = code[0].number
        fits = not first[0].number and 1 <= strength <= len(animals)
        return [(Item("card", 1, f"{first[0].key} {animals[strength - 1]}"),)] if fits else []

    def coded_before(self, code: Items, first: Items) -> Sequence[Items]:
        """10 green, which may be ten cards, too."""
        found = self.coded(first, code)
        return [(found[0][0]._replace(how="maybe"),)] if found else []

    def pair(self, count: Items, thing: Items) -> Sequence[Items]:
        how = (
            "both"
            if count[0].how in WHOLE
            else "maybe"
            if count[0].how == "vague"
            else "card"
            if thing[0].how == "missing"
            else thing[0].how
        )
        return [(Item(how, count[0].number, thing[0].key),)]

    def turned(self, card: Items, count: Items) -> Sequence[Items]:
        """A card with its number behind it."""
        return self.pair(count, card)

    def shared(self, *parts: Items) -> Sequence[Items]:
        """A green and a blue lion; blue lions and zebras."""
        said = joined(parts)
        firsts = [item for item in said if item.how == "first"]
        seconds = [item for item in said if item.how == "second"]
        if len(seconds) > 1 and not firsts[0].number:
            return []
        return [tuple([Item("card", 1, f"{one.key} {other.key}") for one in firsts for other in seconds])]

    def codes(self, first: Items, codes: Items) -> Sequence[Items]:
        """Green: 3, 5 and 7."""
        one = (first[0]._replace(number=0),)
        found = [self.coded(one, (code,)) for code in codes]
        return [joined([each[0] for each in found])] if all(found) else []

    def maybe_codes(self, first: Items, codes: Items) -> Sequence[Items]:
        """Green 3 5: two cards, or one of them so many times."""
        return [tuple([card._replace(how="maybe") for card in cards]) for cards in self.codes(first, codes)]

    def animal(self, *parts: Items) -> Sequence[Items]:
        """An animal below its colour; a form that says several needs a number."""
        counted, name = len(parts) > 1, parts[-1][0]
        missing = name.number and not counted
        return [(Item("missing" if missing else "card", parts[0][0].number if counted else 1, name.key),)]

    def headed(self, first: Items, animals: Items) -> Sequence[Items]:
        """Green: lion, zebra."""
        return [tuple([animal._replace(key=f"{first[0].key} {animal.key}") for animal in animals])]

    def pile(self, cards: Items) -> Sequence[Items]:
        """All cards."""
        if missing := [card for card in cards if card.how == "missing"]:
            return [tuple(missing[:1])]
        meant = tuple([card._replace(how="card") for card in cards])
        hows = [card.how for card in cards]
        return [maybe(meant) if "maybe" in hows or "both" in hows[:-1] else meant]
