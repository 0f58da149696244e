"""How many of each kind: drum 3, statue 1; or counts alone, one kind after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from .amounts import AMOUNTS, NUMBERS, Answers, joined, maybe, written
from .fold import spellings
from .grammar import Item, Items

if TYPE_CHECKING:
    from ..text.i18n import Language

KINDS = (
    AMOUNTS
    + """
counts: NOTHING -> nothing
counts: ITEMS | ALT -> counted
counts: ITEMS TOTAL ALL total? -> adding_up
counts: ITEMS link ALL -> equal
counts: ALL total? link ITEMS -> parts_of
counts: PLAIN -> plain
counts: EACH
ITEMS: ITEM | ITEM SIGNS ITEMS -> join
ITEMS: ITEM slash ITEMS -> either
SIGNS: mark STOP?
ITEMS: ITEM ADDS ITEMS -> more
ITEMS: ITEM plus ITEMS -> added
ITEMS: ITEM ITEMS -> beside
ITEM: NAME -> alone
ITEM: COUNT NAME | COUNT of NAME | COUNT x NAME -> pair
ITEM: COUNT times NAME | COUNT times ANART NAME | COUNT x ANART NAME -> times_one
ITEM: NAME AMOUNT piece? | NAME dash AMOUNT | NAME open AMOUNT close -> last
ITEM: solo NAME -> pair
ITEM: NAME solo -> last
ITEM: NAME link AMOUNT piece? | NAME link solo -> linked
ITEM: NAME TIMES AMOUNT | NAME AMOUNT TIMES -> turned
ITEM: twice NAME | twice ANART NAME | NAME twice -> two
ITEM: nokind NAME | NAME none | NAME link none | NAME link dash -> no_kind
ITEM: NAME dash -> dashed
ALL: N UNIT? | N tile
ALT: NAME mark AMOUNT piece? | NAME mark AMOUNT mark ALT -> alternate
ALT: AMOUNT mark NAME | AMOUNT mark NAME mark ALT -> alternate
NAME: PIECE? name PIECE? | PIECE? names
PIECE: piece | tile
EACH: COUNT piece? each | each COUNT piece? -> every
EACH: COUNT each NAMED? NAMES | each COUNT NAMED? NAMES -> every
NAMED: link | comma
NAMES: NAME | NAME AND? NAMES -> join
"""
)

WHOLE = frozenset({"both", "group", "twice"})
"""How a number is said that may count all that follows: both 4 and 6; a pair: 4 and 6."""

PLAIN = """
PLAIN: fig | word | RUNS | TIGHT | DASHED -> join
RUNS: BARE BARE | BARE AND BARE | BARE RUNS | BARE AND RUNS -> join
TIGHT: fig tight fig | fig tight TIGHT -> join
DASHED: fig dash fig dash fig | fig dash DASHED -> join
BARE: fig | word | one
"""
"""Numbers one after the other."""


def _counts_others(items: Items) -> bool:
    """Whether a number may be that of other kinds, too: both mask and vase; mask and vase: 2; mask and vase twice."""
    hows = [item.how for item in items]
    before, after = hows[:-1], hows[1:]
    joined_by_and = items[-1].worth == 1
    last = {"last", "linked", "turned"} if joined_by_and else {"last", "linked"}
    behind = set(before) == {"alone"} and hows[-1] in last
    return behind or ("both" in before and "alone" in after)


def _named(counts: Mapping[str, int]) -> Items:
    """How many of each kind, without what there is none of."""
    return tuple([Item("name", count, key) for key, count in counts.items() if count])


class Kinds(Answers):
    """How many of each kind; `kinds` is how many kinds there are, where some may have no name yet."""

    start = "counts"
    grammar = KINDS + PLAIN

    def __init__(self, unit: str, messages: Mapping[str, str], kinds: int, others: Sequence[str] = ()) -> None:
        super().__init__(unit)
        self._others = others
        """Texts of the vocabulary that name other things of the game: no kind is called so."""
        self._messages = messages
        self._kinds = kinds

    @property
    def names(self) -> Mapping[str, Mapping[str, str]]:
        return {"name": self._messages}

    @property
    def open(self) -> bool:
        return len(self._messages) < self._kinds

    def is_other(self, name: str, say: Language) -> bool:
        typed = spellings(name)
        return any([typed & spellings(form) for text in self._others for form in say.forms(text)])

    def json(self, items: Items) -> object:
        if items and items[0].how == "plain":
            return [item.number for item in items]
        return {item.key: item.number for item in items}

    def same(self, items: Items) -> Items:
        if items and items[0].how == "plain":
            return tuple([Item("plain", item.number) for item in items]) if any([i.number for i in items]) else ()
        return tuple(sorted(items))

    def example(self, said: Items, names: Mapping[str, str]) -> str:
        numbers = [item.number for item in said if item.how in NUMBERS]
        named = list(dict.fromkeys([item.key for item in said if item.how in ("name", "names")]))
        keys = named or list(names)[: max(1, min(2, len(numbers)))]
        counts = [*numbers, *[1] * len(keys)][: len(keys)]
        return ", ".join([f"{names.get(key, key)} {count}" for key, count in zip(keys, counts, strict=True)])

    # What lines mean. The `how` of a kind says how it was said: `alone`, `said`, `both`, `last`, `dashed`, `maybe`.

    def nothing(self, *_: Items) -> Sequence[Items]:
        """No kind at all."""
        return [()]

    def alone(self, name: Items) -> Sequence[Items]:
        """A kind without a number: one, unless its form says that there are several."""
        one = name[0].how == "name"
        return [(Item("alone" if one else "missing", 1, name[0].key),)]

    def pair(self, count: Items, thing: Items) -> Sequence[Items]:
        if count[0].how == "vague" or (count[0].how == "art" and thing[0].how == "names"):
            return [(Item("maybe", count[0].number, thing[0].key),)]  # a couple of drums; a drums
        return [(Item("both" if count[0].how in WHOLE else "said", count[0].number, thing[0].key),)]

    def last(self, name: Items, count: Items) -> Sequence[Items]:
        """A kind with its number behind it, which may be that of all before it."""
        return [(Item("last", count[0].number, name[0].key),)]

    def times_one(self, count: Items, *names: Items) -> Sequence[Items]:
        """Three times a drum, and perhaps what follows."""
        return [(Item("both", count[0].number, names[-1][0].key),)]

    def turned(self, name: Items, count: Items) -> Sequence[Items]:
        """A kind with how many times behind it."""
        return [(Item("turned", count[0].number, name[0].key),)]

    def two(self, *parts: Items) -> Sequence[Items]:
        return super().two(*parts) if parts[0][0].how == "twice" else self.turned(parts[0], parts[-1])

    def no_kind(self, name: Items) -> Sequence[Items]:
        """No drums."""
        return [(Item("said", 0, name[0].key),)]

    def dashed(self, name: Items) -> Sequence[Items]:
        """A row of a table with a dash in it."""
        return [(Item("dashed", 0, name[0].key),)]

    def alternate(self, one: Items, other: Items, rest: Items = ()) -> Sequence[Items]:
        """Kind, number, kind, number: as the cells of a table."""
        name, count = (one, other) if one[0].key else (other, one)
        return [(Item("said", count[0].number, name[0].key), *rest)]

    def linked(self, name: Items, count: Items) -> Sequence[Items]:
        """A kind with a sign before its number: drum = 4."""
        return [(Item("linked", count[0].number, name[0].key),)]

    def more(self, item: Items, items: Items) -> Sequence[Items]:
        """2 drums and another drum: what follows is `worth` 1 where it surely counts beside the same kind."""
        return [joined([item, (items[0]._replace(worth=1),), items[1:]])]

    def added(self, item: Items, items: Items) -> Sequence[Items]:
        """3 drums + a statue; a number behind the last may be the sum: 3 drums + statue = 4."""
        unsure = items[-1].how == "linked" and item[0].how != "linked"
        items = (*items[:-1], items[-1]._replace(how="maybe")) if unsure else items
        return self.more(item, items)

    def either(self, item: Items, items: Items) -> Sequence[Items]:
        """Drum 3 / statue 1; mask/vase may be one of them."""
        alone = "alone" in (item[0].how, items[0].how)
        return [joined([(item[0]._replace(how="maybe"),) if alone else item, items])]

    def beside(self, item: Items, items: Items) -> Sequence[Items]:
        """With nothing between them all are of the same make: “drum 3 statue” is not clear."""
        counted = frozenset({"said", "both", "turned", "last", "linked"})
        both = {item[0].how, items[0].how}
        alike = both <= counted or both in ({"alone"}, {"missing"})
        return [joined([item if alike else (item[0]._replace(how="maybe"),), items])]

    def counted(self, items: Items) -> Sequence[Items]:
        """How many of each kind. Two drums, three drums may be a second thought; drum, drum is two."""
        if missing := [item for item in items if item.how == "missing"]:
            return [tuple(missing[:1])]
        hows = [item.how for item in items]
        shared = _counts_others(items)
        counts: dict[str, int] = {}
        last: dict[str, int] = {}
        again = False
        for item in items:
            again = again or (item.key in last and not item.worth and (item.number, last[item.key]) != (1, 1))
            counts[item.key] = counts.get(item.key, 0) + item.number
            last[item.key] = item.number
        meant = _named(counts)
        unsure = again or shared or "maybe" in hows
        return [maybe(meant) if unsure else meant, *([maybe(_named(last))] if again else [])]

    def adding_up(self, items: Items, total: Items) -> Sequence[Items]:
        """3 drums and a statue, together 4: where it comes out even."""
        found = self.counted(items)
        meant = found[0] if len(found) == 1 else ()
        even = sum([item.number for item in meant]) == total[0].number
        return found if even and meant[0].how == "name" else []

    def parts_of(self, total: Items, items: Items) -> Sequence[Items]:
        """5 goods: 3 drums and 2 statues."""
        return self.adding_up(items, total)

    def equal(self, items: Items, total: Items) -> Sequence[Items]:
        """3 drums, 1 statue = 4; behind a kind alone it is its own number."""
        return [] if items[-1].how == "alone" else self.adding_up(items, total)

    def plain(self, numbers: Items) -> Sequence[Items]:
        """Counts without a name, all in figures or all in words."""
        if len({written(item) for item in numbers}) > 1:
            return []
        if len(numbers) == 1 and numbers[0].how == "word" and not numbers[0].number:
            return [()]
        return [tuple([Item("plain", item.number) for item in numbers])]

    def every(self, *parts: Items) -> Sequence[Items]:
        """As many of each kind: of those that are named, or of all."""
        items = joined(parts)
        named = [item.key for item in items if item.key]
        count = next(item.number for item in items if not item.key)
        keys = named or ([] if self.open else list(self._messages))
        if not keys or len(set(keys)) < len(keys):
            return []
        return [tuple([Item("name", count, key) for key in keys if count])]
