"""Kinds of answers: what all of them share, numbers, yes and no."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from .grammar import MAYBE, Item, Items

if TYPE_CHECKING:
    from ..text.i18n import Language

AMOUNTS = """
N: fig | word | one
AMOUNT: N | group
AMOUNT: N ~group | art ~group -> product
COUNT: AMOUNT | art | both | vague
COUNT: all AMOUNT
TIMES: times | x
AND: MARKS | ADDS
MARKS: STOP STOP?
STOP: mark | slash
ADDS: and and? | mark and | and mark | mark mark? more | mark? and more | and mark? more | more
ANART: art | one
NOTHING: NIL? NOTANY UNIT? | none them | NOTANY sep? NOTANY UNIT? | NIL? none cards | ~dash | NIL UNIT? | NIL cards
NOTANY: none any?
UNIT: unit unit? | piece
SAYS: link | is | TOTAL
TOTAL: sep? is? total | total link | total mark
NIL: N -> zero
"""
"""How many: the lines that most grammars need."""

NUMBER = """
NUMBER: AMOUNT UNIT?
number: NOTHING -> none
number: link? SUM | SUM total | total link? SUM
number: SUM link NUMBER | SUM total NUMBER | NUMBER open NUMBER close -> equal
number: QUANT mark? SAYS N other | QUANT open SAYS? N other close -> rated
number: QUANT dash QUANT | QUANT minus QUANT -> difference
SUM: QUANT
number: QUANT mark? more QUANT -> perhaps_more
number: more QUANT left
number: vague UNIT? -> perhaps
SUM: QUANT plus SUM -> add
SUM: QUANT mark? and more QUANT -> add
QUANT: AMOUNT UNIT? | noun UNIT? | solo UNIT?
QUANT: unit link? total? AMOUNT piece? | x AMOUNT | all AMOUNT UNIT?
"""

MARKER = """
number: N AND N UNIT? -> marker_and
QUANT: MARKED
MARKED: N marker | N open marker close | nouns -> of_marker
"""

UNFINISHED = """
number: N? mark? alldone -> zero_or_none
number: more QUANT | QUANT more | QUANT left unit
number: QUANT mark? worth N -> first
"""

YES_NO = """
yesno: YESES | YESES sep beside | beside sep YESES -> yes
yesno: NOES | untrue | not | NOES sep? not | ~dash -> no
yesno: NOES sep beside | beside sep NOES -> no
yesno: NOES sep? OTHER | NOES comma capital -> no
YESES: yes | yes sep? YESES
NOES: no | no sep? NOES
OTHER: stranger has beside? | has stranger beside? | thatwas stranger
"""

NUMBERS = ("fig", "word", "one", "art", "solo", "group", "both", "noun", "nouns", "twice")
"""The roles of words that say a number."""


def joined(parts: Sequence[Items]) -> Items:
    """All items of the parts, one behind the other."""
    found: Items = ()
    for items in parts:
        found += items
    return found


def maybe(items: Items) -> Items:
    """A meaning that is offered, but never counted without a question."""
    return items if items[:1] == (MAYBE,) else (MAYBE, *items)


def written(item: Item) -> str:
    """How a number is written: `fig` or `word`."""
    return "fig" if item.how == "fig" else "word"


class Answers:
    """A kind of answers: its grammar, what the lines of it mean, and how a meaning stands in the JSON.

    A function of the grammar is a method of the same name; it takes the parts that say something.
    """

    start: ClassVar[str] = "number"
    """The symbol that is the whole answer."""
    grammar: ClassVar[str] = ""
    idle: ClassVar[frozenset[str]] = frozenset({"filler", "done", "them"})
    """The roles that change nothing before something."""
    tail: ClassVar[frozenset[str]] = frozenset({"tail", "done", "stop", "them"})
    """The roles that change nothing at the end."""

    def __init__(self, unit: str = "", excluded: str = "", other: str = "") -> None:
        self.unit = unit
        """What is counted, as a text of the vocabulary: who repeats it beside the number is understood."""
        self.excluded = excluded
        """Phrases, as a text of the vocabulary, about what is not counted here: they may end an answer."""
        self.other = other
        """Something else in which it may be told what this is worth, as a text of the vocabulary."""

    @property
    def names(self) -> Mapping[str, Mapping[str, str]]:
        """By the role of a word the names that it may be, each with its forms as a text of the vocabulary."""
        return {}

    @property
    def nouns(self) -> Mapping[str, int]:
        """What a card of a value is called, as texts of the vocabulary, with that value: a lion is worth 1."""
        return {}

    @property
    def open(self) -> bool:
        """Whether a table may name kinds of its own."""
        return False

    def is_other(self, name: str, say: Language) -> bool:  # others look at it
        """Whether a name that is not known here is that of something else in the game."""
        return False

    def mean(self, line: str, parts: Sequence[Items]) -> Sequence[Items]:
        """The meanings of a line of the grammar, by those of its parts."""
        meant: Sequence[Items] = getattr(self, line)(*parts)
        return meant

    def same(self, items: Items) -> Items:
        """What meanings that are worth the same have in common."""
        return items

    def json(self, items: Items) -> object:
        """A meaning as the JSON of a tally holds it."""
        raise NotImplementedError

    def example(self, said: Items, names: Mapping[str, str]) -> str:
        """Something with these numbers and names that would be understood; nothing where there is no need."""
        numbers = [item.number for item in said if item.how in NUMBERS]
        return str(numbers[0]) if numbers else ""

    # What lines mean.

    def product(self, one: Items, other: Items) -> Sequence[Items]:
        """Two dozen."""
        return [(Item("group", one[0].number * other[0].number),)]

    def zero(self, number: Items) -> Sequence[Items]:
        """A number, if it is 0."""
        return [] if number[0].number else [number]

    def none(self, *_: Items) -> Sequence[Items]:
        """Nothing."""
        return [(Item("fig", 0),)]

    def join(self, *parts: Items) -> Sequence[Items]:
        """One thing behind the other."""
        return [joined(parts)]

    def two(self, *parts: Items) -> Sequence[Items]:
        """Twice something; twice a thing; something twice."""
        if parts[0][0].how == "twice":
            return self.pair(parts[0], parts[-1])
        return self.pair((parts[-1][0]._replace(how="word"),), parts[0])  # of what stands before it alone

    def pair(self, count: Items, thing: Items) -> Sequence[Items]:
        """So many of something."""
        raise NotImplementedError


class Amounts(Answers):
    """One number: `12`, `12 coins`, `3+6+2`, two dozen."""

    grammar = AMOUNTS + NUMBER

    def __init__(self, unit: str = "", aside: int = 0, excluded: str = "", rate: int = 0, other: str = "") -> None:
        super().__init__(unit, excluded, other)
        self.aside = aside
        """Points that are counted elsewhere: a sum with them is asked about."""
        self.rate = rate
        """So many of something else each of them is worth: 2 gold, which is 10 silver."""

    def same(self, items: Items) -> Items:
        return (Item("sum", items[0].number),)

    def json(self, items: Items) -> object:
        return items[0].number

    def add(self, one: Items, other: Items) -> Sequence[Items]:
        """The sum of two numbers."""
        total = (Item("sum", one[-1].number + other[-1].number),)
        elsewhere = bool(self.aside) and self.aside in (one[-1].number, other[-1].number)
        return [maybe(total) if elsewhere or other[0] == MAYBE else total]

    def perhaps(self, number: Items) -> Sequence[Items]:
        """A couple."""
        return [maybe(number)]

    def perhaps_more(self, one: Items, other: Items) -> Sequence[Items]:
        """3, another 2: five, or two after all."""
        return [maybe((Item("sum", one[0].number + other[0].number),)), maybe(other)]

    def first(self, number: Items, *_: Items) -> Sequence[Items]:
        """A number, whatever is said of it."""
        return [number]

    def equal(self, one: Items, other: Items) -> Sequence[Items]:
        """A number said twice: 4 + 6 = 10."""
        return [one] if one[-1].number == other[-1].number else []

    def rated(self, one: Items, other: Items) -> Sequence[Items]:
        """2 gold, which is 10 silver, where it comes out even."""
        return [one] if self.rate and one[-1].number * self.rate == other[0].number else []

    def difference(self, one: Items, other: Items) -> Sequence[Items]:
        """From 2 to 4, or 4 less 2."""
        less = one[0].number - other[0].number
        return [maybe((Item("sum", less),))] if less > 0 else []


class Standing(Amounts):
    """A number of points, which are no things that lie there: “3 of them” says how many things there are."""

    grammar = AMOUNTS + NUMBER + MARKER
    idle: ClassVar[frozenset[str]] = frozenset({"filler", "done"})
    tail: ClassVar[frozenset[str]] = frozenset({"tail", "done", "stop"})

    def __init__(self, unit: str = "", aside: int = 0, excluded: str = "", *, marker: int = 0) -> None:
        super().__init__(unit, aside, excluded)
        self.marker = marker
        """The points of a marker that lies beside the track; 0 where there is none."""

    def of_marker(self, number: Items) -> Sequence[Items]:
        """50 marker; 50er."""
        return [(Item("fig", number[0].number),)] if number[0].number == self.marker else []

    def marker_and(self, one: Items, other: Items) -> Sequence[Items]:
        """50 and 9, where there is a marker of 50 points."""
        return self.add(one, other) if one[0].number == self.marker and other[0].number < self.marker else []


class Unfinished(Amounts):
    """A number of what is not completed; who says something of what is completed is asked.

    What is there still is all there is; what it is worth is not counted.
    """

    grammar = AMOUNTS + NUMBER + UNFINISHED
    idle: ClassVar[frozenset[str]] = frozenset({"filler", "them"})
    tail: ClassVar[frozenset[str]] = frozenset({"tail", "stop", "them"})

    def zero_or_none(self, *number: Items) -> Sequence[Items]:
        """All finished; 0, all finished."""
        return self.zero(*number) if number else self.none()


class OneNumber(Answers):
    """A single number and nothing else, as a move takes it."""

    grammar = "number: fig | leant | word | one"

    def json(self, items: Items) -> object:
        return items[0].number


class YesNo(Answers):
    """Yes or no."""

    start = "yesno"
    grammar = YES_NO
    idle: ClassVar[frozenset[str]] = frozenset({"beside"})
    tail: ClassVar[frozenset[str]] = frozenset({"beside", "stop"})

    def json(self, items: Items) -> object:
        return items[0].how == "yes"

    def example(self, said: Items, names: Mapping[str, str]) -> str:
        return ""

    def yes(self, *_: Items) -> Sequence[Items]:
        """Yes."""
        return [(Item("yes", 1),)]

    def no(self, *_: Items) -> Sequence[Items]:
        """No."""
        return [(Item("no", -1),)]
