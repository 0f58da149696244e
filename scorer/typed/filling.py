"""The values of a typed move: all ways to share its words among what it asks for, every word used."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

from ..text.errors import ScorerError
from ..text.i18n import N_
from .fold import compare
from .heads import Word, forms, has_role, is_sign, joined, leads

if TYPE_CHECKING:
    from ..text.i18n import Language
    from .situation import Situation, Slot, Values

CONTRARY = frozenset(
    {"no", "not", "nokind", "none", "untrue", "yes", "doubt", "both", "all", "more", "sep", "minus", "end"}
)
"""The roles of words that are no beginning of a value, as they say something else."""
MOST = 20
"""Ways to understand a line that are looked for; two are enough to ask."""


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
        self._far = -1

    def fill(self, name: str, values: Values, words: Sequence[Word]) -> list[Values]:
        """All different values of a move that a text can mean."""
        found: list[Values] = []
        for each in self._ways(name, dict(values), words):
            if each not in found:
                found.append(each)
            if len(found) > MOST:
                break
        return found

    def _ways(self, name: str, values: dict[str, object], words: Sequence[Word]) -> Iterator[Values]:
        if not words:
            yield values
            return
        key, equals, text = words[0].text.partition("=")
        named = self._situation.slot(name, key) if equals and key not in values else None
        open_now = [slot for slot in self._situation.slots(name, values) if slot.key not in values]
        if named:
            yield from self._told(name, values, named, text, words[1:])
        elif open_now:
            yield from self._next(name, values, open_now[0], words)
        else:
            self._stop(
                ScorerError(N_("There is more here than this move needs: {text}"), text=joined(words)[:40]), words
            )

    def _next(self, name: str, values: dict[str, object], slot: Slot, words: Sequence[Word]) -> Iterator[Values]:
        """The ways in which a value comes next."""
        first = words[0]
        if first.text == "-" and not first.quoted:
            if slot.required:
                asked = self._say.gettext(slot.question)
                self._stop(ScorerError(N_("“{key}” is missing."), key=asked, rule=slot.rule), words)
            else:
                yield from self._ways(name, {**values, slot.key: None}, words[1:])
            return
        if len(words) > 1 and leads(words, slot.leads, self._say):
            yield from self._next(name, values, slot, words[1:])
        if slot.figures and not slot.listed and first.text.isdecimal() and len(first.text) > 1:
            apart = [first._replace(text=first.text[0]), Word(first.text[1:])]
            yield from self._next(name, values, slot, [*apart, *words[1:]])
            return
        alone = self._situation.has_one_slot(name)
        most = len(words) if alone else min(slot.longest, len(words))
        for count in range(1, most + 1):
            text = as_value(words[:count], slot)
            if not text:
                break
            yield from self._told(name, values, slot, text, words[count:], quiet=count != (most if alone else 1))

    def told(self, name: str, values: dict[str, object], slot: Slot, text: str) -> list[Values]:
        """The values of a move with one more, if a text is that value."""
        return list(self._told(name, values, slot, text, ()))

    def _told(
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
                error.place = self._say.gettext(slot.question)
                self._stop(error, rest, slot)
            return
        told = {**values, slot.key: value}
        for key, implied in slot.implied(text, self._situation.state).items():
            if self._situation.slot(name, key):
                told.setdefault(key, implied)
        yield from self._ways(name, told, rest)

    def value(self, slot: Slot, text: str) -> object:
        """The value that a text says. Raises `ScorerError`, `UnknownWord` for a name that is new."""
        if re.search("[?？]", text):
            raise ScorerError(N_("With “{words}” it is not clear what is meant."), words="?")
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


def as_value(stretch: Sequence[Word], slot: Slot) -> str:
    """Words as one value; empty where they cannot be one: a comma between, or a sign that would be dropped."""
    if not slot.listed and any([word.comma for word in stretch[1:]]):
        return ""
    if len(stretch) > 1 and any([is_sign(word) for word in stretch]):
        return ""
    text = "".join([("," if word.comma else " ") + word.text for word in stretch])[1:]
    if slot.open and len(text) > 1 and not stretch[-1].quoted:
        text = text.rstrip(":")
    # Only behind one word an exclamation mark says that a name is new.
    return text[:-1] or text if text.endswith("!") and (len(stretch) > 1 or not slot.open) else text
