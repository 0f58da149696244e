"""Reads a line that somebody types while a game is followed: a move, a command, or a question about what is meant.

The words of all moves and commands are looked at first, possible or not; a beginning is only taken of words that people
are shown, and only where it is clear. Every word is used, or one asks.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from ..text.errors import ScorerError
from ..text.i18n import N_
from ..text.names import is_name
from .fold import compare
from .heads import heads_at, near_words, player_at
from .lexicon import LETTERS
from .line import (
    ARTICLES,
    DECLINE,
    Word,
    cut_line,
    forms,
    has_role,
    hesitation,
    joined,
    leads,
    phrase_with,
    says_something,
    without_article,
    without_courtesy,
    without_idle,
    without_once,
    without_stop,
)
from .names import UnknownWord, same_name
from .plain import one_number
from .question import Answer, Question
from .readings import COMMAND, MOVE, Readings, as_line, command_answer, different

if TYPE_CHECKING:
    from ..text.i18n import Language
    from .situation import Head, Situation, Values

MOST_WORDS = 40
"""The words of the longest line."""
CHOICES = 4
"""The proposals that are made at most."""
DOUBT = frozenset({"doubt"})
NO = frozenset({"no", "decline"})
SEP = frozenset({"sep", "and"})
UNMADE = frozenset({"unmade"})
"""The role of words before a move that say that it may not be made: I want, I had."""


class Reader:
    """Reads one line, or one answer. `new` are names that the table has said are its own."""

    def __init__(self, situation: Situation, say: Language, new: Collection[str] = ()) -> None:
        self._situation = situation
        self._say = say
        self._new = new
        self._readings = Readings(situation, say, new)

    def line(self, line: str, again: int = 1) -> Answer | Question:
        """What a line says; so many times a mistyped word is replaced for a proposal.

        An answer has the value `{"move": name, …}`, with None for what was left out on purpose and without what is
        still to be asked, or `{"command": name, "rest": text, "forced": bool}`.
        """
        words = cut_line(line)
        if wrong := _unreadable(line, words):
            return wrong
        if [word.text for word in words] == ["!"]:
            return Question("doubt", "!")
        if re.search("[?？]", line):
            return _with_question_mark(line, words, self._situation.heads)
        if doubt := hesitation(words, self._say):
            return Question("doubt", doubt)
        if unmade := self._unmade(words):
            return unmade
        if found := self._readings.of_line(words):
            return self._decide(found, words)
        if (declined := self._declined(words)) is not None:
            return declined
        if fewer := without_courtesy(words, self._say) or without_once(words, self._say) or without_stop(words):
            return self._anew().line(as_line(fewer), again)
        named = [word for word in words if same_name(word.text, self._situation.players)]
        for fewer in without_idle(words, self._say, named) if self._readings.error is None else ():
            if (said := self._anew()._of_typed_out(fewer)) is not None:
                return said
        return self._unclear(words, again)

    def _unmade(self, words: Sequence[Word]) -> Question | None:
        """The question about a line whose first words say that the move may not be made: a wish, what somebody had."""
        count = phrase_with(words, UNMADE, self._say)
        if not count or player_at(words, self._situation.players)[0]:
            return None
        rest = words[count:] or words[1:]  # the end may be the end of a turn
        choices = _choices_of(self._anew().line(as_line(rest), 0)) if rest else ()
        return Question("doubt", joined(words[:count]), choices)

    def _declined(self, words: Sequence[Word]) -> Answer | Question | None:
        """What a line says that begins with a no, where something is offered: no thanks; no, keep it.

        A no alone is asked about; None if it says something else.
        """
        name, count = self._situation.declining, phrase_with(words, NO, self._say)
        if not name or not count:
            return None
        if rest := words[count:]:
            said = self._anew().line(as_line(rest), 0)
            return said if isinstance(said, Answer) and name_and_values(said) == (name, {}) else None
        answer = Answer({MOVE: name}, self._situation.text_of(name, {}), MOVE)
        return answer if has_role(joined(words), DECLINE, self._say) else Question("doubt", joined(words), (answer,))

    def _of_typed_out(self, words: Sequence[Word]) -> Answer | Question | None:
        """What a line says of which nothing is shortened; None if it says nothing, or a command."""
        found = self._readings.of_line(words)
        if not found or self._readings.short or any([answer.key == COMMAND for answer in found]):
            return None
        return self._decide(found, words)

    def value(self, text: str, name: str, key: str, values: Values, again: int = 1) -> Answer | Question:
        """What an answer says to the question about a value of a move, of which some `values` are told.

        An answer has the value `{"move": name, …}` with all that is told then, which may be more than was asked.
        """
        words = cut_line(text)
        if wrong := _unreadable(text, words):
            return wrong
        if re.search("[?？]", text):
            return Question("doubt", "?")
        if found := self._readings.of_value(name, key, values, text.strip(), words):
            return found[0] if len(found) == 1 else self._which(text.strip(), found)
        for fewer in without_idle(words, self._say):
            readings = Readings(self._situation, self._say, self._new)
            if len(found := readings.of_value(name, key, values, as_line(fewer), fewer)) == 1:
                return found[0]
        for head, _ in heads_at(words, self._situation.heads):
            if head.name != name and not head.values and not head.is_command:
                what = N_("“{word}” is another move; this one is not finished.")
                return Question("refused", error=ScorerError(what, word=head.shown[0] or text.strip()[:40]))
        error = self._readings.filling.error
        if not isinstance(error, UnknownWord):
            return Question("refused", text.strip()[:40], error=error)
        choices: tuple[Answer, ...] = ()
        if error.near and again:
            other = text.replace(error.word, error.near_shown, 1)
            choices = _choices_of(self._anew().value(other, name, key, values, 0))
        return self._ask_about(error, choices)

    def _anew(self) -> Reader:
        return Reader(self._situation, self._say, self._new)

    def _decide(self, found: Sequence[Answer], words: Sequence[Word]) -> Answer | Question:
        """The reading that is meant, unless it is no time for it; or the question which one."""
        lone, short, vague = self._readings.lone, self._readings.short, self._readings.vague
        possible = [answer for answer in found if self._possible(answer)] if lone or vague or len(found) > 1 else found
        possible, found = _clear_of(possible, vague), _clear_of(found, vague)
        lone = lone or (possible or found)[0] in vague
        if lone or (len(found) > 1 and (short or len(possible) > 1)):
            # What is not possible now is offered, too, rather than one reading alone.
            return self._which(joined(words), possible if len(possible) > 1 else found)
        answer = (possible or sorted(found, key=lambda answer: not self._is_named(answer, words)))[0]
        error = None if answer.key == COMMAND else self._situation.refusal(*name_and_values(answer))
        # Where it is no time for a move with a new name, an exclamation mark made none: expedition done!
        calm = self._anew().line(as_line(fewer), 0) if error and (fewer := without_stop(words)) else None
        if isinstance(calm, Answer):
            return calm
        return Question("refused", error=error) if error else answer

    def _which(self, text: str, found: Sequence[Answer]) -> Question:
        """The question which of several readings is meant. They are told apart; those that cannot be are one."""
        shown = [answer.shown for answer in found]
        choices: dict[str, Answer] = {}
        for answer in found[:CHOICES]:
            alone = answer.key == COMMAND or (shown.count(answer.shown) == 1 and answer not in self._readings.vague)
            text_of = answer.shown if alone else self._situation.text_of(*name_and_values(answer), whole=True)
            choices.setdefault(text_of, answer._replace(shown=text_of))
        return Question("several", text[:40], tuple(choices.values()))

    def _is_named(self, answer: Answer, words: Sequence[Word]) -> bool:
        """Whether the first word is the one that is shown for the move, and not only another word for it."""
        name, typed = name_and_values(answer)[0], compare(words[0].text)
        return any([typed in forms(word) for head in self._situation.heads if head.name == name for word in head.shown])

    def _possible(self, answer: Answer) -> bool:
        return answer.key == COMMAND or self._situation.legal(*name_and_values(answer))

    # What is not clear.

    def _unclear(self, words: Sequence[Word], again: int) -> Question:
        """The question about a line that says nothing: what may be meant instead."""
        if not self._situation.now:  # it is over
            return Question("refused", joined(words)[:40], error=self._situation.unknown(words[0].text))
        if again and (series := self._series(words)):
            what = N_("That is more than one move. With “;” between them it is clear.")
            parts = ScorerError(what, allowed=N_("for example {example}"), example="; ".join(series))
            return Question("refused", joined(words)[:40], error=parts)
        readings = self._readings
        error = readings.error or readings.filling.error or readings.short_error
        about = str(error.values.get("name", "")) if error else ""
        for word in words:
            if not word.quoted and word.text != about and has_role(word.text, DOUBT, self._say):
                return Question("doubt", word.text)
        if isinstance(error, UnknownWord):
            choices = self._instead(words, error.word, [error.near_shown] if error.near else [], again)
            return self._ask_about(error, choices)
        _, left = player_at(words, self._situation.players)
        left = without_article(left or words, self._say)
        first = left[0].text
        choices = self._number_last(words) if again else ()
        if not choices and not readings.has_head:
            choices = self._instead(words, first, near_words(first, self._situation.heads), again)
        if error and (readings.has_head or not choices):
            return Question("refused", joined(words)[:40], choices, error=error)
        return Question("unknown", first[:40], choices, error=self._situation.unknown(first))

    def _series(self, words: Sequence[Word]) -> list[str]:
        """The lines of several moves that were typed as one, the first of which is possible; empty if it is not so."""
        for i in range(1, len(words)):
            after = words[i + leads(words[i:], SEP, self._say) :]
            parted = words[i].comma or len(after) < len(words) - i or self._situation.bare()
            if not after or not (parted or heads_at(after, self._situation.heads)):
                continue
            first = self._anew().line(as_line(words[:i]), 0)
            if isinstance(first, Answer) and self._is_whole(first) and self._possible(first):
                found = Readings(self._situation, self._say, self._new).of_line(after)
                more = [as_line(after)] if any(map(self._is_whole, found)) else self._series(after)
                if more:
                    return [as_line(words[:i]), *more]
        return []

    def _is_whole(self, answer: Answer) -> bool:
        """Whether a move tells all that it has to."""
        if answer.key == COMMAND:
            return False
        name, values = name_and_values(answer)
        return all([slot.optional for slot in self._situation.slots(name, values) if slot.key not in values])

    def _ask_about(self, error: UnknownWord, choices: tuple[Answer, ...]) -> Question:
        """The question about a word that is no name, or a figure that may be something else."""
        if error.word.isdecimal():
            what = N_("With “{words}” it is not clear what is meant.")
            known = ScorerError(what, known=error.known, rule=error.rule, words=error.word)
            return Question("doubt", error.word, choices, error=known)
        return Question("unknown", error.word, choices, "", self._own(error), error)

    def _number_last(self, words: Sequence[Word]) -> tuple[Answer, ...]:
        """A number before a name, as it would be typed: 2 gold is gold 2."""
        first = words[0].text
        if len(words) < 2 or one_number(first, self._say) is None or has_role(first, ARTICLES, self._say):
            return ()
        mistyped = int(one_number(words[1].text, self._say) is None)  # 1 dimond
        line = as_line([words[1]._replace(comma=False), *words[2:], words[0]])
        return _choices_of(self._anew().line(line, mistyped))

    def _instead(self, words: Sequence[Word], typed: str, near: Sequence[str], again: int) -> tuple[Answer, ...]:
        """What a line would say with another word in the place of one."""
        found: list[Answer] = []
        for other in near if again else ():
            line = as_line(words).replace(typed, f' "{other}" ' if " " in other else f" {other} ", 1)
            found += _choices_of(self._anew().line(line, again - 1))
        found = [answer for answer in found if answer.key != COMMAND or len(words) == 1]
        return tuple(different(found)[:CHOICES])

    def _own(self, error: UnknownWord) -> str:
        """A new word that may be a name of the table's own; empty where it cannot be one."""
        slot, word = self._readings.filling.slot, error.word
        if slot is None or not slot.open or not is_name(word) or not any([sign.isalpha() for sign in word]):
            return ""
        parts = [[Word(part)] for part in word.split()]
        known = [part for part in parts if self._is_known(part)] or (len(parts) > 1 and error.near)
        return "" if known else word

    def _is_known(self, typed: Sequence[Word]) -> bool:
        """Whether a word is something else here: a move, a command, a player, a number, a word of the language."""
        if re.search(r"\d", typed[0].text) or says_something(typed[0], self._say):
            return True
        return bool(heads_at(typed, self._situation.heads) or player_at(typed, self._situation.players)[0])


def command_of(line: str, heads: Sequence[Head]) -> str:
    """The command whose word is typed out at the beginning of a line; empty if there is none."""
    return next((head.name for head, _ in heads_at(cut_line(line), heads) if head.is_command), "")


def moves_of(line: str, heads: Sequence[Head]) -> list[str]:
    """The lines that semicolons separate; JSON, and a command that takes any words, are one."""
    first = heads_at(cut_line(line), heads)
    if line.startswith("{") or any([head.takes in ("words", "question") for head, _ in first]):
        return [line]
    return [text.strip() for text in line.split(";") if text.strip()]


def _with_question_mark(line: str, words: Sequence[Word], heads: Sequence[Head]) -> Answer | Question:
    """What a line with a question mark says: `?` is help, a move is asked about, what changes nothing is done.

    Of another command it is told what it does.
    """
    left = [word for word in [each._replace(text=re.sub("[?？]+", "", each.text)) for each in words] if word.text]
    if not left:
        return command_answer("help", "")
    for head, rest in heads_at(left, heads):
        if head.takes == "words":
            return command_answer(head.name, line.split(None, 1)[1] if rest else "")
        if head.takes == "question":
            return command_answer(head.name, as_line(rest))
        if head.is_command:
            if rest:
                return Question("doubt", "?")
            return command_answer(head.name, "") if head.harmless else command_answer("help", head.shown[0])
    why = [head.name for head in heads if head.takes == "question"]
    return command_answer(why[0], as_line(left)) if why else Question("doubt", "?")


def _unreadable(text: str, words: Sequence[Word]) -> Question | None:
    """The question about a text that has no words, too many, or too many letters."""
    if not words:
        return Question("nothing")
    return Question("long") if len(words) > MOST_WORDS or len(text) > LETTERS else None


def _clear_of(answers: Sequence[Answer], vague: Sequence[Answer]) -> Sequence[Answer]:
    """The answers that are not vague; all, where each is."""
    return [answer for answer in answers if answer not in vague] or answers


def _choices_of(found: Answer | Question) -> tuple[Answer, ...]:
    """What can be chosen of what a text says."""
    return (found,) if isinstance(found, Answer) else found.choices


def name_and_values(answer: Answer) -> tuple[str, dict[str, object]]:
    """The name of a move or of a command, and its values."""
    assert isinstance(answer.value, dict)
    values = dict(answer.value)
    return str(values.pop(answer.key)), values
