"""Cards by what they are worth, as points and counts of values name them: two sixes and a four; 3 cards worth 5."""

from __future__ import annotations

from collections.abc import Sequence

from .amounts import AMOUNTS, Answers, joined, maybe, written
from .grammar import Item, Items
from .kinds import PLAIN, WHOLE

CARDS = (
    AMOUNTS
    + PLAIN
    + """
MARK: worth BARE points? | BARE dash? points -> mark
VALUE: BARE | noun | nouns | MARK
SINGLE: BARE | MARK | noun | nouns | art BARE | art MARK | art noun -> single
ONEOF: COUNT ~BARE | COUNT noun | COUNT nouns | COUNT MARK -> juxtaposed
ONEOF: COUNT UNITS VALUE each | COUNT UNITS AT VALUE each | COUNT UNITS of VALUE each -> firm
ONEOF: COUNT UNITS? per VALUE | COUNT UNITS range VALUE | COUNT UNITS? per MARK | COUNT UNITS range MARK -> firm
ONEOF: COUNT UNITS BARE | COUNT UNITS of BARE | COUNT UNITS of noun | COUNT UNITS of nouns -> cards_worth
ONEOF: COUNT UNITS MARK | COUNT UNITS at BARE | COUNT UNITS at MARK -> cards_worth
ONEOF: COUNT of VALUE | COUNT at BARE | COUNT at MARK -> of_value
ONEOF: COUNT range BARE | COUNT range MARK -> loose
AT: at | range
UNITS: cards | piece
ONEOF: COUNT times VALUE | COUNT times ANART VALUE | COUNT x ANART VALUE -> firm
ONEOF: COUNT x VALUE -> crossed
ONEOF: VALUE x AMOUNT | VALUE AMOUNT times -> firm_turned
ONEOF: nouns AMOUNT UNITS? -> headed
ONEOF: nouns link AMOUNT UNITS? | noun link AMOUNT UNITS? | MARK link COUNT UNITS? -> firm_turned
ONEOF: COUNT MARK UNITS | COUNT UNITS of MARK -> firm
ONEOF: MARK -> single
ONEOF: twice VALUE | twice ANART VALUE | VALUE twice -> two
ONEOF: nokind ~BARE -> no_value
ONEOF: nokind of VALUE | none of VALUE -> none_of
ONEOF: nokind noun | nokind nouns | nokind MARK | nokind cards MARK | nouns link? none | MARK link none -> none_of
VV: BARE ~BARE | BARE ~VV -> run
SEG: VV | SINGLE | FIRM
FIRM: ONEOF
FIRM: ONEOF FIRM -> next_to
SEGS: SEG | SEG AND SEGS -> join
SEGS: SEG sep? more ANART -> another
LISTED: SEGS -> listed
LISTED: CARDSARE SEGS -> cards_are
LISTED: SEGS points -> listed
LISTED: TIGHT | DASHED | LAST -> flat
LAST: TIGHT AND fig -> join
LISTED: COUNT CARDSARE SEGS -> of_cards
CARDSARE: cards NAMED? | cards is? | cards at
NAMED: link | sep
"""
)
"""Cards by what they are worth: the lines that points and counts of values share."""

BARE = frozenset({"fig", "word", "run fig", "run word"})
"""Numbers with nothing beside them that says that they are values."""
SURE = frozenset({"firm", "crossed", "headed", "both", "own", "worth", "cards"})
"""What is surely cards of a value: two sixes; a noun alone; worth 3; three cards worth 4."""
COUNTED = frozenset({"firm", "crossed", "headed", "both", "turned", "cards"})
"""Ways to say how many cards of a value."""
FEW = 100
"""Cards of one value are fewer than this."""
SHORT = 4
"""Two words side by side (“two four”) are a count and a value only up to this count."""


def hows(items: Items) -> set[str]:
    """How the items were said."""
    return {item.how for item in items}


def values(items: Items) -> list[int]:
    """What each card is worth."""
    found: list[int] = []
    for item in items:
        found += [item.worth] * (1 if item.how.startswith("run") else item.number)
    return found


def _count(runs: Sequence[Item]) -> int:
    """How many runs there are; each of their items knows how long its own is."""
    count = at = 0
    while at < len(runs):
        at += runs[at].number
        count += 1
    return count


def _counts_all(items: Items) -> bool:
    """Whether the first number may count what follows it: both 4 and 6; two 4 and 6; three cards of 4 and 6."""
    first, rest = items[0], items[1:]
    bare = bool(rest) and not any([item.how not in BARE for item in rest])
    if first.how == "word":
        return bare and first.worth == len(rest) and not any([item.how != "fig" for item in rest])
    return bare and (first.how in ("both", "cards") or (first.how == "firm" and first.number == len(items)))


def _looks_counted(items: Items) -> bool:
    """Whether words side by side look like how many and of what: one four, two sixes are three cards."""
    runs = [item for item in items if item.how.startswith("run")]
    firsts = [item.worth for item in runs if item.how == "run word" and item.number == 2][::2]
    segments = len(items) - len(runs) + _count(runs)
    if not firsts or segments < 2:  # a pair alone is two cards
        return False
    few = max(firsts) <= SHORT and bool(hows(items) & {"art", "one", "loose", *SURE})
    return len(firsts) == segments or few


def said_as(how: str, found: Sequence[Items]) -> Sequence[Items]:
    """Meanings of one item each, said in another way."""
    return [(*items[:-1], items[-1]._replace(how=how)) for items in found]


def counted_again(items: Items) -> bool:
    """Whether a count of a value is said twice, which may be a second thought: two sixes, three sixes."""
    several = {item.worth for item in items if item.how in COUNTED and item.number != 1}
    worth = [item.worth for item in items if item.how in COUNTED]
    return any([worth.count(value) > 1 for value in several])


def last_counts(items: Items) -> Items:
    """The items without counts of a value that is counted again later."""
    later = [{item.worth for item in items[i + 1 :] if item.how in COUNTED} for i in range(len(items))]
    return tuple(
        [item for item, after in zip(items, later, strict=True) if item.how not in COUNTED or item.worth not in after]
    )


class Cards(Answers):
    """Cards by what they are worth. An item is `number` cards, each worth `worth`; in a run `number` is its length."""

    grammar = CARDS

    def __init__(self, unit: str = "", keys: Sequence[int] = ()) -> None:
        super().__init__(unit)
        self.keys = keys
        """The values that a card can have, where they are few."""

    def mark(self, number: Items) -> Sequence[Items]:
        """Worth 3; 3 points."""
        return [(Item("mark", number[0].number),)]

    def single(self, *parts: Items) -> Sequence[Items]:
        """One card, by its value."""
        how, value = parts[-1][0].how, parts[-1][0].number
        if how == "nouns":
            return [(Item("missing", 0, str(value), value),)]
        if how == "either":  # which says one as well, and is read as that
            return []
        if len(parts) > 1:
            return [(Item("art", 1, parts[-1][0].key, value),)]
        return [(Item({"mark": "worth", "noun": "own"}.get(how, written(parts[0][0])), 1, parts[-1][0].key, value),)]

    def run(self, first: Items, rest: Items) -> Sequence[Items]:
        """Bare numbers one after the other, all in figures or all in words."""
        bare = not rest[0].how.startswith("run")
        how = written(rest[0]) if bare else rest[0].how.removeprefix("run ")
        if how != written(first[0]):
            return []
        numbers = [first[0].number, *([rest[0].number] if bare else [item.worth for item in rest])]
        return [tuple([Item(f"run {how}", len(numbers), "", number) for number in numbers])]

    def firm(self, *parts: Items) -> Sequence[Items]:
        """So many cards of a value."""
        count, value = parts[0][0].number, parts[-1][0].number
        how = "both" if parts[0][0].how in WHOLE else "firm"
        found = (Item(how, count, parts[-1][0].key, value),)
        return [maybe(found) if parts[0][0].how == "vague" else found] if count < FEW else []

    def pair(self, count: Items, thing: Items) -> Sequence[Items]:
        return self.firm(count, thing)

    def juxtaposed(self, count: Items, value: Items) -> Sequence[Items]:
        """Two numbers side by side: how many and of what, where their looks tell which is which."""
        one, other = count[0], value[0]
        if other.how == "noun" and one.number > 1:
            return []  # “kolme nelonen” is no three fours
        if other.how == "mark":
            return self.cards_worth(count, value)
        if other.how in ("noun", "nouns", "either") or (other.how == "fig" and one.how != "fig"):
            return self.firm(count, value)
        if other.how == "fig" or (one.number > SHORT and one.how != "fig"):
            return []
        how = "firm" if one.how in ("art", "both", "group") else "one" if one.number == 1 else "loose"
        return [(Item(how, one.number, "", other.number),)]

    def of_value(self, count: Items, value: Items) -> Sequence[Items]:
        """4 of 3, 5 of 2: clear where there are several; 3 of 15 alone is not."""
        if found := self.juxtaposed(count, value):
            return found
        return self.loose(count, value)

    def loose(self, count: Items, value: Items) -> Sequence[Items]:
        """2 à 3: how many and of what only where there are several; alone it may be from 2 to 3."""
        return [(Item("loose", count[0].number, "", value[0].number),)] if count[0].number < FEW else []

    def crossed(self, count: Items, value: Items) -> Sequence[Items]:
        """2 x 4, of which nobody thinks that the 2 counts what follows, too."""
        return said_as("crossed", self.firm(count, value))

    def headed(self, value: Items, count: Items) -> Sequence[Items]:
        """4s 6: six of them where there are more such counts; alone it may be two cards."""
        return said_as("headed", self.firm(count, value))

    def firm_turned(self, value: Items, count: Items) -> Sequence[Items]:
        """A value with its count behind it."""
        figures = value[0].how == count[0].how == "fig"
        found = self.firm(count, value)
        return said_as("turned", found) if figures else found

    def cards_worth(self, count: Items, value: Items) -> Sequence[Items]:
        """3 cards worth 15: each, or together."""
        found = self.firm(count, value)
        return said_as("cards", found) if count[0].number > 1 else found

    def no_value(self, value: Items) -> Sequence[Items]:
        """No 3, where 3 is a value of a card."""
        return self.none_of(value) if value[0].number in self.keys else []

    def none_of(self, value: Items) -> Sequence[Items]:
        """No threes."""
        return [(Item("firm", 0, "", value[0].number),)]

    def next_to(self, item: Items, items: Items) -> Sequence[Items]:
        """Counts of values side by side, all said alike."""
        both = {item[0].how, items[0].how}
        return [joined([item, items])] if both == {"turned"} or both <= SURE else []

    def another(self, items: Items, _: Items) -> Sequence[Items]:
        """Four and another one: a 1, or once more what was said last."""
        last = items[-1].worth
        if last == 1:
            return [(*items, Item("own", 1, "", 1))]
        return [maybe((*items, Item("own", 1, "", worth))) for worth in (last, 1)]

    def listed(self, *parts: Items) -> Sequence[Items]:
        """Cards one by one, if they were not said in ways that contradict each other."""
        items = joined(parts)
        said = hows(items) - {"maybe"}
        if ("turned" in said and len(said) > 1) or _counts_all(items) or _looks_counted(items):
            return []
        if "loose" in said and not said <= {"loose", "one", *SURE}:
            return []  # vier zes en vijf: three cards
        if counted_again(items):
            return [maybe(items), maybe(last_counts(items))]
        words = [item.worth for item in items if item.how == "run word"]
        paired = len(words) == len(items) > 2 and len(words) % 2 == 0 and max(words[::2]) <= SHORT
        return [maybe(items) if paired else items]  # one four two six: three cards, perhaps

    def cards_are(self, items: Items) -> Sequence[Items]:
        """Cards: 4, 6 and 5."""
        return [] if len(items) == 1 and items[0].how in ("fig", "word") else self.listed(items)

    def flat(self, figures: Items) -> Sequence[Items]:
        """4,6,5."""
        return [tuple([Item("fig", 1, "", figure.number) for figure in figures])]

    def of_cards(self, count: Items, *parts: Items) -> Sequence[Items]:
        """3 cards: 4 6 5, if there are three."""
        found = self.listed(*parts)
        fitting = bool(found) and hows(found[0]) <= {*BARE, "own", "worth", "art"}
        return found if fitting and len(values(found[0])) == count[0].number else []
