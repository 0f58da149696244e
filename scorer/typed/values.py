"""How many cards of each value: 4 5 2; two threes and a one; 3: 4, 2: 5."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .amounts import NUMBERS, joined, maybe, written
from .cards import BARE, CARDS, SURE, Cards, counted_again, hows, last_counts, values
from .grammar import CALLED, Item, Items

VALUES = """
values: NOTHING -> empty
values: THREE cards? | DASHED | TIGHT -> orderly
values: SEGS | CARDSARE SEGS -> valued
values: SEGS -> perhaps
values: COUNT UNITS? each | each COUNT UNITS? -> every
values: LABELS -> labelled
values: SEGS SUM | THREE SUM | LABELS SUM -> adding_up
SUM: SAYS N points? | open SAYS? N points? close
values: COUNT CARDSARE SEGS -> valued_of_cards
THREE: BARE AND? BARE AND? BARE -> join
LABELS: LABEL | LABEL AND LABELS | LABEL LABELS -> join
LABEL: BARE link AMOUNT UNITS? | BARE link none -> label
"""

MANY = 4
"""So many bare numbers are more than the counts of the values: cards one by one, perhaps."""


class Values(Cards):
    """Counts of cards by their value; `keys` are the values. A meaning has a `value` item for each."""

    start = "values"
    grammar = CARDS + VALUES

    def __init__(self, unit: str = "", keys: Sequence[int] = (), nouns: Mapping[str, int] | None = None) -> None:
        super().__init__(unit, keys)
        self._nouns = nouns or {}

    @property
    def nouns(self) -> Mapping[str, int]:
        return self._nouns

    def json(self, items: Items) -> object:
        return {item.key: item.number for item in items}

    def example(self, said: Items, names: Mapping[str, str]) -> str:
        numbers = [item.number for item in said if item.how in NUMBERS]
        return " ".join(map(str, [*numbers, 0, 0, 0][: len(self.keys)])) if numbers else "4 5 2"

    def counts(self, counts: Sequence[int]) -> Items:
        """A meaning, by the counts in the order of the values."""
        return tuple([Item("value", count, str(key)) for key, count in zip(self.keys, counts, strict=True)])

    def tally(self, worth: Sequence[int]) -> Sequence[Items]:
        """A meaning, by what each card is worth; none where a card has no such value."""
        if not worth or not set(worth) <= set(self.keys):
            return []
        return [self.counts([worth.count(key) for key in self.keys])]

    def empty(self, *_: Items) -> Sequence[Items]:
        """No cards."""
        return [self.counts([0] * len(self.keys))]

    def orderly(self, *parts: Items) -> Sequence[Items]:
        """Bare numbers in the order of the values. Three figures are counts; three words may be cards, too."""
        numbers = joined(parts)
        if len(numbers) != len(self.keys) or len({written(item) for item in numbers if item.number}) > 1:
            return []
        meant = self.counts([item.number for item in numbers])
        cards = self.tally([item.number for item in numbers]) if written(numbers[0]) == "word" else []
        return [maybe(meant), *map(maybe, cards)] if cards else [meant]

    def valued(self, *parts: Items) -> Sequence[Items]:
        """Cards by their values, with something that says that these are values."""
        items = joined(parts)
        said = hows(items) - {"maybe"}
        if not (said <= {*SURE, "art", "one", "loose", "missing"} or said == {"turned"}):
            return []
        if missing := [item for item in items if item.how == "missing"]:
            return [tuple(missing[:1])]
        if counted_again(items):
            return [maybe(meant) for each in (items, last_counts(items)) for meant in self.tally(values(each))]
        called = any([item.key == CALLED for item in items])  # a lion is worth 1, but may be told with its colour
        unsure = called or "maybe" in hows(items) or (len(items) == 1 and said & {"loose", "headed", "turned", "worth"})
        return [maybe(meant) if unsure else meant for meant in self.tally(values(items))]

    def perhaps(self, *parts: Items) -> Sequence[Items]:
        """Cards by their values in an order that looks like counts: 3 3 3 2 1."""
        items = joined(parts)
        said = hows(items)
        plain = said <= BARE
        if not plain and (said == {"art"} or not said <= {"fig", "word", "art"}):
            return []
        if all([item.how.startswith("run") and item.number == 2 for item in items]):  # a pair
            return []  # 3 3 and 2 2
        worth = values(items)
        return [maybe(meant) for meant in self.tally(worth)] if len(worth) >= (MANY if plain else 2) else []

    def adding_up(self, items: Items, total: Items) -> Sequence[Items]:
        """4 5 2 = 24, where the points come out even."""
        label = items[0].how == "label"
        plain = not label and not hows(items) - BARE and len(items) == len(self.keys)
        found = self.labelled(items) if label else self.orderly(items) if plain else self.valued(items)
        return [
            each
            for each in found
            if each[0].how != "missing"
            and sum([int(item.key) * item.number for item in each if item.key]) == total[0].number
        ]

    def every(self, count: Items, *_: Items) -> Sequence[Items]:
        """As many of each value."""
        return [self.counts([count[0].number] * len(self.keys))]

    def label(self, value: Items, *count: Items) -> Sequence[Items]:
        """A value as a label: 3: 4; 3: none."""
        return [(Item("label", count[0][0].number if count else 0, written(value[0]), value[0].number),)]

    def labelled(self, labels: Items) -> Sequence[Items]:
        """Labels, each value once; a number in words that stands alone may as well be a count: one: 3."""
        if len(labels) == 1 and labels[0].key == "word":
            return []
        said = {item.worth: item.number for item in labels}
        if len(said) < len(labels) or not set(said) <= set(self.keys):
            return []
        return [self.counts([said.get(key, 0) for key in self.keys])]

    def valued_of_cards(self, count: Items, *parts: Items) -> Sequence[Items]:
        """3 cards: 3 2 1, if there are three."""
        return [meant for items in self.of_cards(count, *parts) for meant in self.tally(values(items))]
