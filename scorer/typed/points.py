"""Points of cards, one by one or as their sum: 4 6 5; 3+6+2; two sixes and a four."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from .amounts import NUMBERS, Standing, maybe
from .cards import CARDS, Cards, hows, values
from .grammar import Item, Items

POINTS = """
list: NOTHING -> empty
list: LISTED | open LISTED close | LISTED total | total link? LISTED -> points
list: points link? NIL | AMOUNT points? | PSUM | PSUM total | total link? PSUM | BARE total | total link? BARE -> sum
list: COUNT CARDSARE N -> sum_or_cards
list: COUNT cards mark N points -> sum_or_cards
list: COUNT cards TOTAL N points? | COUNT cards mark? N points? total -> of_so_many
list: LISTED SAYS N points? | PSUM SAYS N points? -> equal
list: PSUM open SAYS N points? close | LISTED open SAYS? N points? close -> equal
list: N link LISTED | N open LISTED close | N link PSUM -> equal
PSUM: PTERM plus PTERM | PTERM plus PSUM -> add
PTERM: BARE points? | noun
PTERM: ONEOF -> term
"""


TWO_FIGURES = 10
"""With so many points before the comma, 23,5 is rather a number with a fraction than two cards."""
SUM = 10
"""The last of three numbers is rather their sum if it has two figures."""


class Points(Cards):
    """Points of cards. A meaning is `card` items one by one, or a `sum`."""

    start = "list"
    grammar = CARDS + POINTS
    idle: ClassVar[frozenset[str]] = Standing.idle
    tail: ClassVar[frozenset[str]] = Standing.tail

    def same(self, items: Items) -> Items:
        return (Item("sum", sum([item.worth if item.how == "card" else item.number for item in items])),)

    def json(self, items: Items) -> object:
        return items[0].number if items[0].how == "sum" else [item.worth for item in items]

    def example(self, said: Items, names: Mapping[str, str]) -> str:
        return " ".join([str(item.number) for item in said if item.how in NUMBERS]) or "4 6 5"

    def empty(self, *_: Items) -> Sequence[Items]:
        """No cards."""
        return [(Item("sum", 0),)]

    def points(self, items: Items) -> Sequence[Items]:
        """Cards one by one."""
        sure = "maybe" not in hows(items)
        items = tuple([item for item in items if item.how != "maybe"])
        if missing := [item for item in items if item.how == "missing"]:
            return [tuple(missing[:1])]
        worth = values(items)
        if not worth:
            return []
        meant = tuple([Item("card", 1, "", value) for value in worth]) if len(worth) > 1 else (Item("sum", worth[0]),)
        if items[0].how == "cards" and len(items) == 1 < items[0].number:
            return [maybe((Item("sum", items[0].worth),)), maybe(meant)]  # 3 cards worth 15
        if worth[-1] == sum(worth[:-1]) and (len(worth) > 3 or worth[-1] >= SUM):
            return [maybe((Item("sum", worth[-1]),)), maybe(meant)]  # 4 6 5 15
        return [meant if sure and not (len(items) == 1 and items[0].how in ("loose", "headed")) else maybe(meant)]

    def flat(self, figures: Items) -> Sequence[Items]:
        """4,6,5; 23,5 may be a fraction."""
        found = super().flat(figures)
        unsure = len(figures) == 2 and figures[0].number >= TWO_FIGURES
        return list(map(maybe, found)) if unsure else found

    def sum(self, number: Items) -> Sequence[Items]:
        """The sum of all cards."""
        return [(Item("sum", number[0].number),)]

    def add(self, one: Items, other: Items) -> Sequence[Items]:
        """Parts of a sum."""
        return [(Item("sum", one[0].number + other[0].number),)]

    def term(self, item: Items) -> Sequence[Items]:
        """3 × 5 within a sum."""
        fits = item[0].how in ("firm", "both", "crossed", "headed", "turned", "cards")
        return [(Item("sum", item[0].number * item[0].worth),)] if fits else []

    def sum_or_cards(self, count: Items, value: Items) -> Sequence[Items]:
        """3 cards: 15; 3 cards, 15 points."""
        together, each = value[0].number, count[0].number * value[0].number
        return [maybe((Item("sum", together),)), maybe((Item("sum", each),))]

    def of_so_many(self, _: Items, number: Items) -> Sequence[Items]:
        """3 cards, together 15 points."""
        return [(Item("sum", number[0].number),)]

    def equal(self, one: Items, other: Items) -> Sequence[Items]:
        """4 6 5 = 15, where it comes out even."""
        totals = [
            number[0].number if len(number) == 1 and not number[0].worth else sum(values(number))
            for number in (one, other)
            if not hows(number) & {"missing", "maybe"}
        ]
        return [(Item("sum", totals[0]),)] if len(totals) == 2 and totals[0] == totals[1] else []
