"""The values of a typed move: all ways to share its words among what it asks for, every word used."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ..text.errors import ScorerError
from ..text.i18n import N_, SOURCE, find
from .fold import compare, compared
from .line import (
    AND,
    LONGEST,
    MARKS,
    TO,
    Word,
    declines,
    forms,
    has_role,
    is_number,
    is_sign,
    joined,
    leads,
    ordinal,
    phrase_with,
    roles_at,
)
from .names import UnknownWord

if TYPE_CHECKING:
    from ..text.i18n import Language
    from .situation import Situation, Slot, Values

COUNTED = frozenset({"piece", "them"})
"""The roles of words behind a number that say nothing of what is counted: 2 of them."""
ART = frozenset({"art"})
BESIDE = frozenset({"beside"})
CARDS = frozenset({"cards"})
NIL = frozenset({"nokind", "none", "without"})
"""The roles of words that say none before what there is none of: no lions."""
NONE = frozenset({"none"})
UNSURE = frozenset({"nokind", "not", "doubt"})
CONTRARY = frozenset(
    {"no", "not", "nokind", "none", "untrue", "yes", "doubt", "both", "all", "more", "sep", "minus", "end"}
)
"""The roles of words that are no beginning of a value, as they say something else."""


class Filling:
    """Shares words among the values of moves, and keeps what stopped it where it came furthest.

    `new` are the names that the table has said are its own.
    """

    def __init__(self, situation: Situation, say: Language, new: Collection[str] = ()) -> None:
        self._situation = situation
        self._say = say
        self._new = {compare(name) for name in new}
        self.error: ScorerError | None = None
        """Why the way that came furthest ended."""
        self.slot: Slot | None = None
        """What was asked there."""
        self._question = ""
        self._far = -1

    def ways(self, name: str, values: dict[str, object], words: Sequence[Word]) -> Iterator[Values]:
        """All values of a move that words can say, some maybe twice: one value more of the `values`, and so on."""
        if not words:
            yield values
            return
        key, equals, text = words[0].text.partition("=")
        named = self._situation.slot(name, key) if equals and key not in values else None
        open_now = [slot for slot in self._situation.slots(name, values) if slot.key not in values]
        if named:
            yield from self._take(name, values, named, text, words[1:])
        elif open_now:
            words = self._without_and(open_now, words)
            for slots in self._next_slots(open_now, words):
                if found := [each for slot in slots for each in self._next(name, values, slot, words)]:
                    yield from found
                    return
            yield from self._later(name, values, open_now, words)
        else:
            self._stop(
                ScorerError(N_("There is more here than this move needs: {text}"), text=joined(words)[:40]), words
            )

    def _next_slots(self, slots: Sequence[Slot], words: Sequence[Word]) -> Iterator[Sequence[Slot]]:
        """The slots that the next value can be for: by a word before it (to, from), else the first, or by its unit."""
        if len(slots) == 1:
            yield slots
            return
        marks = MARKS & roles_at(words, self._say)
        yield [slot for slot in slots if marks & slot.leads]
        beside = [slot for slot in slots[1:] if unit_at(words[1:], slot, self._say) or unit_at(words, slot, self._say)]
        yield [slots[0], *beside]

    def _without_and(self, slots: Sequence[Slot], words: Sequence[Word]) -> Sequence[Word]:
        """The words without a comma or an “and” before a number that says what it counts: 2 gold and 1 gem."""
        left = [
            word._replace(comma=False) if not i else word
            for i, word in enumerate(words[leads(words, AND, self._say) :])
        ]
        named = any([unit_at(left[i:], slot, self._say) for slot in slots for i in range(min(2, len(left)))])
        return left if named else words

    def _later(
        self, name: str, values: dict[str, object], slots: Sequence[Slot], words: Sequence[Word]
    ) -> Iterator[Values]:
        """The ways in which a name that is typed out, and says nothing for the next slot, is for a later one."""
        for slot in slots[1:] if not words[0].text.isdecimal() else ():
            for count in range(1, min(slot.longest, len(words)) + 1):
                text = as_value(words[:count], slot)
                value = self._or_none(slot, text)
                shown = forms(slot.spoken(value, self._say)) if isinstance(value, str) else ()
                is_whole = any([compare(text).startswith(form) for form in shown])  # Bea's
                if is_whole and self._or_none(slots[0], text) is None:
                    yield from self.ways(name, {**values, slot.key: value}, words[count:])

    def says(self, slot: Slot, text: str) -> bool:
        """Whether a text is a value as it stands."""
        return self._or_none(slot, text) is not None

    def _or_none(self, slot: Slot, text: str) -> object:
        """The value that a text says; None if it says none."""
        try:
            return self.value(slot, text) if text else None
        except ScorerError:
            return None

    def _next(self, name: str, values: dict[str, object], slot: Slot, words: Sequence[Word]) -> Iterator[Values]:
        """The ways in which a value comes next."""
        first = words[0]
        if none := self._none_at(slot, words):
            if not slot.optional:
                asked = self._say.gettext(slot.question)
                self._stop(ScorerError(N_("“{key}” is missing."), key=asked, rule=slot.rule), words)
            else:
                yield from self.ways(name, {**values, slot.key: None}, words[none:])
            return
        if nil := self._nil_at(name, values, slot, words):
            yield from self.ways(name, {**values, slot.key: 0}, words[nil:])
            return
        count = leads(words, slot.leads, self._say) if "to" in slot.leads else 0
        if 0 < count < len(words) and self._or_none(slot, words[count].text) == 0:
            # 0 would mean that it stays, which nobody says with a “to”.
            said = joined(words[: count + 1])
            self._stop(ScorerError(N_("With “{words}” it is not clear what is meant."), words=said), words)
            return
        yield from self._behind(name, values, slot, words)
        if slot.figures and not slot.listed and first.tied and first.text.isdecimal() and len(first.text) > 1:
            apart = [first._replace(text=first.text[0]), Word(first.text[1:], tied=True)]
            yield from self._next(name, values, slot, [*apart, *words[1:]])
            return
        alone = self._situation.has_one_slot(name)
        most = len(words) if alone else min(slot.longest, len(words))
        for count in range(1, most + 1):
            text = as_value(words[:count], slot)
            if not text:
                break
            yield from self._take(name, values, slot, text, words[count:], quiet=count != (most if alone else 1))

    def _behind(self, name: str, values: dict[str, object], slot: Slot, words: Sequence[Word]) -> Iterator[Values]:
        """The ways in which a value stands behind words that lead to it or say what is counted, or says which one."""
        if 0 < (count := leads(words, slot.leads, self._say)) < len(words):
            others = [each for each in self._situation.slots(name, values) if each.key not in (*values, slot.key)]
            found = list(self._next(name, values, slot, words[count:]))
            yield from found or self._later(name, values, [slot, *others], words[count:])  # for Bea's drum
        art = leads(words, ART, self._say)
        if slot.figures and 0 < art < len(words) and words[art].text.isdecimal():  # gems, a 2
            yield from self._next(name, values, slot, words[art:])
        nth = ordinal(words[0], self._say) if "cards" in slot.leads else 0
        if nth and (count := leads(words[1:], CARDS, self._say)):  # the first expedition
            yield from self._take(name, values, slot, str(nth), words[1 + count :])
        if 0 < (count := unit_at(words, slot, self._say)) < len(words):
            yield from self._next(name, values, slot, _as_list(words[count:]) if slot.listed else words[count:])

    def _none_at(self, slot: Slot, words: Sequence[Word]) -> int:
        """How many words at the beginning say that there is no value: a dash, or all that is left: nobody."""
        if words[0].quoted:
            return 0
        if words[0].text == "-":
            return 1
        first = words[0]._replace(comma=False)  # 2, stays
        none = declines([first, *words[1:]], self._say) or (len(words) == 1 and self._says_none(words[0]))
        return len(words) if slot.optional and none else 0

    def _says_none(self, word: Word) -> bool:
        """Whether a word says none, and not only no: pick none."""
        return has_role(word.text, NONE, self._say) and not has_role(word.text, UNSURE, self._say)

    def _nil_at(self, name: str, values: Values, slot: Slot, words: Sequence[Word]) -> int:
        """How many words at the beginning say that there is none: no lions; none beside it; alone."""
        if slot.listed or not slot.unit or self._or_none(slot, "0") != 0:
            return 0
        count = phrase_with(words, NIL, self._say)
        again = self._again_at(name, values, slot, words[count:]) if count else 0
        if again:
            left = words[count + again :]
            return 0 if left and left[0].text.isdecimal() else count + again
        alone = phrase_at(words, slot.nil, self._say)
        return alone if alone == len(words) else 0  # alone 2 may be only 2

    def _again_at(self, name: str, values: Values, slot: Slot, words: Sequence[Word]) -> int:
        """How many words behind a number only say what it counts: nuggets; of them; lions next to it, of a lion."""
        count = 0
        while left := words[count:]:
            more = unit_at(left, slot, self._say) or (0 if slot.listed else self._more_at(name, values, slot, left))
            if not more:
                break
            count += more
        return count

    def _more_at(self, name: str, values: Values, counted: Slot, words: Sequence[Word]) -> int:
        """How many words say how something is counted, or a name again that the move has told, typed out."""
        if leads(words, BESIDE & counted.leads, self._say) == len(words):  # where the language has it behind: vieressä
            return len(words)
        if count := leads(words, COUNTED, self._say) if not words[0].comma else 0:
            return count
        told = [(self._situation.slot(name, key), value) for key, value in values.items() if isinstance(value, str)]
        for slot, value in told:
            if slot and slot.open and not words[0].comma and (count := self._name_at(slot, value, words)):
                return count
        return 0

    def _name_at(self, slot: Slot, value: str, words: Sequence[Word]) -> int:
        """How many words at the beginning say a name, typed out."""
        shown = forms(slot.spoken(value, self._say))
        for count in range(min(slot.longest, len(words)), 0, -1):
            text = as_value(words[:count], slot)
            if any([compare(text).startswith(form) for form in shown]) and self._or_none(slot, text) == value:
                return count
        return 0

    def answer(
        self, name: str, values: dict[str, object], slot: Slot, text: str, words: Sequence[Word] = ()
    ) -> list[Values]:
        """The values of a move with one more, if a text is that value; its words may say what is counted, too."""
        self._question = slot.key
        if words and self._nil_at(name, values, slot, words) == len(words):
            return [{**values, slot.key: 0}]
        found = list(self._take(name, values, slot, text, ()))
        for count in range(1, len(words)) if not (found or slot.listed) and slot.unit else ():
            if self._again_at(name, values, slot, words[count:]) == len(words) - count:
                found += self._take(name, values, slot, as_value(words[:count], slot), (), quiet=True)
        return found

    def _take(
        self,
        name: str,
        values: dict[str, object],
        slot: Slot,
        text: str,
        rest: Sequence[Word],
        *,
        quiet: bool = False,
    ) -> Iterator[Values]:
        """What follows if a text is a value."""
        try:
            value = self.value(slot, text)
        except ScorerError as error:
            if not quiet:
                error = self._about(error, slot, text)
                if error.code == "out-of-range":
                    error = self._situation.narrow(error, name, values, slot.key)
                self._stop(error, rest, slot)
            return
        told = {**values, slot.key: value}
        for key, implied in slot.implied(text, self._situation.state).items():
            if self._situation.slot(name, key):
                told.setdefault(key, implied)
        again = self._again_at(name, told, slot, rest) if slot.unit else 0
        if rest[again:] and rest[again].text.isdecimal():  # 2 lions 3
            again = unit_at(rest, slot, self._say)
        yield from self.ways(name, told, rest[again:])

    def _about(self, error: ScorerError, slot: Slot, text: str) -> ScorerError:
        """Why a text is no value; a word is not blamed for being no number that nobody has spoken of."""
        unasked = slot.optional and slot.key != self._question and not re.search(r"\d", text)
        if unasked and error.code == "not-a-whole-number":
            return ScorerError(N_("With “{words}” it is not clear what is meant."), words=text)
        error.place = self._say.gettext(slot.question)
        return error

    def value(self, slot: Slot, text: str) -> object:
        """The value that a text says. Raises `ScorerError`, `UnknownWord` for a name that is new."""
        if found := re.search(r"[?？]|^0\d+$", text):  # 02 may be two numbers
            raise ScorerError(N_("With “{words}” it is not clear what is meant."), words=found[0])
        if slot.key != self._question and (clear := slot.clearer(text, self._situation.state)):
            raise UnknownWord(text, [clear], clear, clear, slot.rule)
        own = slot.open and compare(text) in self._new
        value = slot.typed(f"{text}!" if own else text, self._say, self._situation.state)
        slot.read(value)
        # A word that says something of its own begins no other: no is no nomad.
        short = isinstance(value, str) and compare(text) not in forms(slot.spoken(value, self._say))
        if short and len(text) > 1 and has_role(text, CONTRARY, self._say):
            raise ScorerError(N_("With “{words}” it is not clear what is meant."), words=text)
        return value

    def _stop(self, error: ScorerError, rest: Sequence[Word], slot: Slot | None = None) -> None:
        """Keeps the first error of those that came furthest."""
        far = -len(rest)
        if self.error is None or far > self._far:
            self.error, self._far, self.slot = error, far, slot


def _as_list(words: Sequence[Word]) -> list[Word]:
    """The words with commas between the numbers that they begin with: gold 2 1 is gold 2, 1."""
    many = next((i for i, word in enumerate(words) if not word.text.isdecimal()), len(words))
    return [word._replace(comma=word.comma or 0 < i < many) for i, word in enumerate(words)]


def without_unit(words: Sequence[Word], slot: Slot, say: Language) -> Sequence[Word]:
    """An answer without the word before or behind its numbers that says what they count: 2 nuggets is 2."""
    words = words[unit_at(words, slot, say) :] or words
    last = next((i for i in range(1, len(words)) if unit_at(words[i:], slot, say) == len(words) - i), len(words))
    return _as_list(words[:last]) if slot.listed else words[:last]


def says_half(slots: Iterable[Slot], words: Sequence[Word], say: Language) -> bool:
    """Whether words say of some numbers for these slots, but not of all, what they count or where they lead.

    Gold 2 1; a lion with 2 neighbours 3, which may be moved or told again.
    """
    words = [word._replace(comma=False) for word in words]
    numbers = [i for i, word in enumerate(words) if is_number(word, say)]
    counted = [any([_is_counted_at(i, words, slot, say) for i in numbers]) for slot in slots if slot.unit]
    led = [
        any([leads(words[j:i], TO & slot.leads, say) == i - j for i in numbers for j in range(i)])
        for slot in slots
        if slot.figures and not slot.unit
    ]
    return any(counted) and not all([*counted, *led])


def _is_counted_at(i: int, words: Sequence[Word], slot: Slot, say: Language) -> bool:
    """Whether the words beside a number say what it counts: 2 neighbours, next to 2."""
    beside = BESIDE & slot.leads

    def says(part: Sequence[Word]) -> int:
        return unit_at(part, slot, say) or leads(part, beside, say)

    return bool(says(words[i + 1 :])) or any([says(words[j:i]) == i - j for j in range(i)])


def unit_at(words: Sequence[Word], slot: Slot, say: Language) -> int:
    """How many words at the beginning say what a number counts: 2 nuggets."""
    return phrase_at(words, slot.unit, say) if words and not words[0].comma else 0


def phrase_at(words: Sequence[Word], message: str, say: Language) -> int:
    """How many words at the beginning are a form of a text of the vocabulary."""
    for count in range(min(LONGEST, len(words)), 0, -1) if message else ():
        if compare(joined(words[:count])) in _units(message, say):
            return count
    return 0


@cache
def _units(unit: str, say: Language) -> frozenset[str]:
    said = [form for language in (say, find(SOURCE)) if language for form in language.forms(unit)]
    return frozenset([each for form in said for each in compared(form)])


def as_value(stretch: Sequence[Word], slot: Slot) -> str:
    """Words as one value; empty where they cannot be one: a comma between, or a sign that would be dropped."""
    if not (slot.listed or slot.commas) and any([word.comma for word in stretch[1:]]):
        return ""
    if len(stretch) > 1 and any([is_sign(word) for word in stretch]):
        return ""
    text = "".join([("," if word.comma and slot.listed else " ") + word.text for word in stretch])[1:]
    if len(text) > 1 and not stretch[-1].quoted:
        text = text.rstrip(":")
    # Only behind one word an exclamation mark says that a name is new.
    return text[:-1] or text if text.endswith("!") and (len(stretch) > 1 or not slot.open) else text
