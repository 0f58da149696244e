"""All that a line can say while a game is followed: moves and commands, typed out or else shortened."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from ..text.errors import ScorerError
from ..text.i18n import N_
from .endings import inflected
from .filling import Filling, as_value, says_half, unit_at, without_unit
from .heads import around, heads_at, player_at, says_several, short_heads_at
from .line import TO, Word, declines, has_role, is_idle, joined, leads, says_something, spellings_of, without_article
from .names import same_name, without_article as article_cut
from .plain import one_number
from .question import Answer

if TYPE_CHECKING:
    from ..text.i18n import Language
    from .situation import Head, Situation, Slot, Values

COUNTED = frozenset({"art", "one", "word"})
"""The roles of words that say how many."""
NOT_ANY = frozenset({"nokind", "none"})
FROM = frozenset({"from", "of", "at"})
"""The roles of words that say whose something is, or where it comes from."""
OUT_OF = frozenset({"outof"})
"""The role of numbers whose own ending says that something goes from there."""
MOST = 20
"""Ways to understand a line that are looked for; two are enough to ask."""
MOVE, COMMAND = "move", "command"
"""What a line is: the key of its answer, and in its value the key of the name."""


def command_answer(name: str, rest: str, shown: str = "", *, forced: bool = False) -> Answer:
    """The answer that is a command."""
    return Answer({COMMAND: name, "rest": rest, "forced": forced}, shown or name, COMMAND)


def different(answers: Sequence[Answer]) -> list[Answer]:
    """The answers, those of the same value once."""
    found: list[Answer] = []
    for answer in answers:
        if answer.value not in [other.value for other in found]:
            found.append(answer)
    return found


class Readings:
    """What a line can say. `new` are the names that the table has said are its own."""

    def __init__(self, situation: Situation, say: Language, new: Collection[str] = ()) -> None:
        self._situation = situation
        self._say = say
        self._new = new
        self.filling: Filling = Filling(situation, say, new)
        self.error: ScorerError | None = None
        """Why a command or a player cannot be meant."""
        self.short_error: ScorerError | None = None
        """Why a shortened command cannot be meant."""
        self.short: bool = False
        """Whether something was shortened."""
        self.has_head: bool = False
        """Whether it begins with a word that is known."""
        self.vague: list[Answer] = []
        """What was read with a number that may count what is named beside it: gold 2 1."""
        self.lone: bool = False
        """Whether a letter alone, a word that says something else, or one that says several, was taken for a value."""

    def of_line(self, words: Sequence[Word], *, player: bool = True) -> list[Answer]:
        """All that a line can say; with the name of a player before it, if `player`."""
        found: list[Answer] = []
        out = False
        # One statue of Ben's is not all of them, which an exchange takes.
        counts_one = has_role(words[0].text, COUNTED, self._say)
        for way in spellings_of(words, self._say):
            heads = heads_at(way, self._situation.heads)
            found += self._without_name(heads)
            for head, rest in heads:
                out = self.has_head = True
                found += self._after(head, rest) if not (head.lead and counts_one) else []
                self.lone = self.lone or says_several(way, head, rest)
        if len(words) > 1 or re.search(r"\d", words[0].text):
            found += self._bare(words, quiet=out)
        name, rest = player_at(words, self._situation.players) if player else ("", words)
        # Of a player who is called like a move, the name alone may be the beginning of a line.
        only_name = bool(name) and joined(words) == name
        self.lone = self.lone or (only_name and out)
        if name:
            found += self._by(name, rest)
            found = found or self._around(words)  # Ben hat g10 gespielt
        else:
            owned = self._of_owner(words) if player else []
            found = found or [*self._around(words), *owned, *self._of_move_behind(words)]
        if not found and not out and not (name and rest):
            found = self._of_short_words(words, only_name=only_name)
        return different(found)

    def _without_name(self, heads: Sequence[tuple[Head, Sequence[Word]]]) -> list[Answer]:
        """What a line says whose word several moves have, with nothing but the numbers of one that needs a name, too.

        The name is still to be asked: move 2 may be a nomad, or an animal that is not named.
        """
        self.lone = self.lone or _is_shared(heads)
        own = [(head, rest) for head, rest in heads if rest and not (head.is_command or head.values or head.lead)]
        found: list[Answer] = []
        for head, rest in own if len({head.name for head, _ in own}) > 1 else ():
            name, number = [*self._situation.slots(head.name, {}), None, None][:2]
            if name and number and number.figures and not name.figures:
                ways = Filling(self._situation, self._say, self._new).ways(head.name, {name.key: None}, rest)
                told = [{key: way[key] for key in way if key != name.key} for way in ways]
                found += [self._move(head.name, values) for values in told]
        return found

    def _of_short_words(self, words: Sequence[Word], *, only_name: bool) -> list[Answer]:
        """What a line says of which the first word is shortened, or is a value without a word before it."""
        found: list[Answer] = []
        before, self.error = self.error, None
        for way in spellings_of(words, self._say):
            heads = short_heads_at(way, self._situation.heads, self._say)
            found += self._without_name(heads)
            for head, rest in heads:
                self.has_head = True
                found += self._after(head, rest)
        self.lone = self.lone or (only_name and bool(found))
        self.short_error, self.error = self.error, before
        values = self._bare(without_article(words, self._say))
        alone = len(words[0].text) == 1 or says_something(words[0], self._say)
        # An article that begins the word of a move says the same with it as without it: a 3 is add 3, or 3.
        said = is_idle(words[0], self._say) and bool(found) and different([*found, *values]) == found
        self.lone = self.lone or (bool(values) and alone and not said and not declines(words, self._say))
        self.short = bool(found or values)
        return [*found, *values]

    def _around(self, words: Sequence[Word]) -> list[Answer]:
        """What a line says of which a move is both the beginning and the end: trete 5 bei."""
        return [
            answer
            for way in spellings_of(words, self._say)
            for head, rest in around(way, self._situation.heads, self._say)
            for answer in self._after(head, rest)
        ]

    def _of_owner(self, words: Sequence[Word]) -> list[Answer]:
        """What a line says that begins with the owner of what is taken (Bea's kettle) or acts (Bea's poacher)."""
        players = self._situation.players
        names = inflected(words[0].text, players, self._say) if not words[0].quoted else []
        if len(names) != 1 or len(words) < 2:
            return []
        heads = heads_at(words[1:], self._situation.heads)
        if names == [self._situation.player] and any([not (head.values or head.lead) for head, _ in heads]):
            return self.of_line(words[1:], player=False)  # Anna's ranger takes g10
        return [
            answer
            for head, rest in heads
            if (slot := self._situation.slot(head.name, head.lead)) and not slot.figures
            for answer in self._moves(head.name, {**head.values, head.lead: names[0]}, rest, self.filling)
        ]

    def _of_move_behind(self, words: Sequence[Word]) -> list[Answer]:
        """What a line says whose move stands behind its values: 5 abschließen.

        A place that one goes to says the move where a word leads to it: with a joker to Cairo.
        """
        if any([head.is_command for head, _ in heads_at(words, self._situation.heads)]):
            return []
        filling = Filling(self._situation, self._say, self._new)
        first = 1 + leads(words, NOT_ANY, self._say)  # no camp is no camp without gold
        for i in range(len(words) - 1, first - 1, -1):
            found = []
            # Orange werfe ich ab.
            heads = heads_at(words[i:], self._situation.heads) or around(words[i:], self._situation.heads, self._say)
            for head, rest in heads:
                before = self._without_to(head, words[:i]) if head.values else words[:i]
                if before is not None and not (head.is_command or head.lead or joined(before) == "!"):
                    found += self._after(head, [*before, *rest], filling)
                    # Of what was turned up and then moved a comma parts both: lion next to 1, moved to 3.
                    self.lone = self.lone or (words[i].comma and bool(rest))
                    # Where several moves begin so, a number before it may say how many: 1 camp.
                    self.lone = self.lone or len({head.name for head, _ in heads}) > 1
            for head in self._led_to(words[i]) if i and not found else ():
                found += self._after(head, [*words[:i], *words[i + 1 :]], filling)
            if found:
                return found
        return []

    def _led_to(self, word: Word) -> list[Head]:
        """Moves to what a word says with an ending that leads to it: Kairoon; none where it is not clear."""
        there = [
            head
            for head in self._situation.heads
            if head.values and inflected(word.text, head.words, self._say, to=True)
        ]
        slots = [self._situation.slot(head.name, key) for head in there for key in head.values]
        return there if len(there) == 1 and all([slot and slot.open and "to" in slot.leads for slot in slots]) else []

    def _without_to(self, head: Head, before: Sequence[Word]) -> Sequence[Word] | None:
        """The words before a value without the one that leads to it (to Cairo); None where none does."""
        slots = [self._situation.slot(head.name, key) for key in head.values]
        if not any([slot and "to" in slot.leads for slot in slots]):
            return None
        counts = [n for n in range(1, len(before) + 1) if leads(before[-n:], TO, self._say) == n]
        return before[: -max(counts)] if counts else None

    def of_value(self, name: str, key: str, values: Values, text: str, words: Sequence[Word]) -> list[Answer]:
        """All that an answer to a question about a value can say: the value, or a short word with more of them."""
        slot = self._situation.slot(name, key)
        assert slot is not None
        slot = next((each for each in self._situation.slots(name, values) if each.key == key), slot)
        found: list[Answer] = []
        for way in spellings_of(words, self._say):
            for head, rest in heads_at(way, self._situation.heads):
                known = any([each in head.values for each in values])
                if head.name == name and head.shown[0] and head.values and not known:
                    found += self._moves(name, {**values, **head.values}, rest, self.filling)
        while not self.filling.says(slot, text) and 0 < (count := leads(words, slot.leads, self._say)) < len(words):
            words = words[count:]
            text = as_line(words)
        if not found:
            text = as_value(without_unit(words, slot, self._say), slot) or text
            found = [self._move(name, each) for each in self.filling.answer(name, dict(values), slot, text, words)]
        return different(found)

    def _by(self, name: str, rest: Sequence[Word]) -> list[Answer]:
        """What follows the name of a player, whose turn it has to be."""
        player = self._situation.player
        if not rest:
            self.has_head = True
            self.error = ScorerError(N_("“{name}” is a player; the move is missing."), name=name)
            return []
        found = self.of_line(rest, player=False)
        begins = any([not head.lead for head, _ in heads_at(rest, self._situation.heads)])
        if name == player or not (found or begins):
            return found
        self.error = ScorerError(N_("It is not {name}’s turn."), known=[player] if player else (), name=name)
        return []

    def _bare(self, words: Sequence[Word], *, quiet: bool = False) -> list[Answer]:
        """Values without a word before them, where the first move that is possible needs none.

        If `quiet`, what stops it is not kept: the line begins with a move.
        """
        name = self._situation.bare()
        filling = Filling(self._situation, self._say, self._new) if quiet else self.filling
        return self._moves(name, {}, words, filling) if name else []

    def _after(self, head: Head, rest: Sequence[Word], filling: Filling | None = None) -> list[Answer]:
        """What a line says that begins with the word of a move or of a command, by what follows it.

        What follows may begin with a word for values of the move: reveal lion 2.
        """
        if head.is_command:
            return self._command(head, rest)
        if rest and not joined(rest).strip("!"):  # statue! is no more than a statue
            rest = ()
        slot = self._situation.slot(head.name, head.lead) if head.lead else None
        if slot and not (rest and self._says_whose(rest, slot)):
            return []
        # What is turned up may be moved at once, too: a lion from 0 to 2.
        self.lone = self.lone or bool(slot and slot.figures)
        filling = filling or self.filling
        found = self._moves(head.name, head.values, rest, filling)
        for way in spellings_of(rest, self._say) if rest and not head.values else ():
            for more, after in heads_at(way, self._situation.heads):
                if more.name == head.name and more.values:
                    self.lone = self.lone or says_several(way, more, after)
                    found += self._moves(head.name, more.values, after, filling)
        return [*found, *self._counted_first(head, rest, filling)]

    def _counted_first(self, head: Head, rest: Sequence[Word], filling: Filling) -> list[Answer]:
        """What a line says whose number stands before what it counts: reveal two gems."""
        found: list[Answer] = []
        if len(rest) > 1 and not head.values and one_number(rest[0].text, self._say) is not None:
            for more, after in heads_at(rest[1:], self._situation.heads):
                if more.name == head.name and self._is_counted(more, rest[1 : len(rest) - len(after)]):
                    found += self._moves(head.name, more.values, [rest[0], *after], filling)
        return found

    def _is_counted(self, head: Head, words: Sequence[Word]) -> bool:
        """Whether the words of a move with some of its values also say what is counted next: reveal two gems."""
        slots = [slot for slot in self._situation.slots(head.name, head.values) if slot.key not in head.values]
        return bool(head.values and slots) and unit_at(words, slots[0], self._say) == len(words)

    def _says_whose(self, words: Sequence[Word], slot: Slot) -> bool:
        """Whether words say whose something is, by a word or an ending: from Bea, d'Ann, Bealta."""
        by_word = leads(words, slot.leads & FROM, self._say) > 0 or has_role(words[0].text, OUT_OF, self._say)
        players, leaning = self._situation.players, article_cut(words[0].text)
        return by_word or bool(same_name(leaning, players)) or len(inflected(words[0].text, players, self._say)) == 1

    def _moves(self, name: str, given: Values, words: Sequence[Word], filling: Filling) -> list[Answer]:
        """The different moves that words can be which say the values that are not `given`."""
        found: list[Answer] = []
        for values in filling.ways(name, dict(given), words):
            answer = self._move(name, values)
            if answer in found:
                continue
            found.append(answer)
            said = [self._situation.slot(name, key) for key in values if key not in given and values[key] is not None]
            if says_half([slot for slot in said if slot], words, self._say):
                self.vague.append(answer)
            if len(found) > MOST:
                break
        return found

    def _move(self, name: str, values: Values) -> Answer:
        return Answer({MOVE: name, **values}, self._situation.text_of(name, values), MOVE)

    def _command(self, head: Head, rest: Sequence[Word]) -> list[Answer]:
        """A command, if what follows is what it takes."""
        word, text = head.shown[0], joined(rest)
        forced = head.takes == "number" and "!" in text
        if head.takes == "nothing" and rest:
            what = N_("Nothing may follow “{word}”: {text}")
            self.error = ScorerError(what, allowed=word, word=word, text=text[:40])
            return []
        if head.takes == "number":
            text = text.replace("!", "").strip()
            number = one_number(text, self._say)
            if text and number is None:
                example = f"{word}, {word} 2"
                self.error = ScorerError(N_("“{text}” is not a number."), allowed=example, text=text[:40])
                return []
            text = str(number) if text else ""
        if head.takes == "line":
            number = one_number(rest[0].text.rstrip(":"), self._say) if rest else None
            if rest and number is None:
                what = N_("After “{word}” the number of a move is missing.")
                self.error = ScorerError(what, allowed=f"{word} 12", word=word)
                return []
            text = f"{number or ''} {as_line(rest[1:])}".strip()
        return [command_answer(head.name, text, word, forced=forced)]


def _is_shared(heads: Sequence[tuple[Head, Sequence[Word]]]) -> bool:
    """Whether a line only names what several moves can be made with: the right card is bought, or turned."""
    return len({head.name for head, rest in heads if head.values and not (rest or head.lead)}) > 1


def as_line(words: Sequence[Word]) -> str:
    """Words as a line again."""
    texts = [("," if word.comma else " ") + (f'"{word.text}"' if word.quoted else word.text) for word in words]
    return "".join(texts).strip(" ,")
