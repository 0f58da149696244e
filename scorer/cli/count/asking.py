"""One question of a count: what is asked, how an answer is read, and why it is not taken."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from ...reference.entries import rule
from ...scoring.adjust import ADJUST
from ...scoring.fields import Field, Flag, Kinds, Points, Whole
from ...text.errors import ScorerError
from ...text.i18n import N_
from ...text.names import is_name
from ...typed.fold import fold
from ...typed.line import cut_line, has_role
from ...typed.question import Answer, Question
from ...typed.reader import read
from ...typed.readings import as_line
from ..dialogue import Dialogue
from ..reporting import Misread
from ..terminal import say
from . import pad
from .holder import ask_inside, holder, nobody
from .refused import Refused
from .state import TABLE, Count, Plan, Step

_AND = frozenset({"sep", "and"})
"""The roles of words between two numbers that are both counted."""


class Asking:
    """Asks the questions of one game."""

    def __init__(self, plan: Plan, dialogue: Dialogue, misread: Misread) -> None:
        self._plan = plan
        self._dialogue = dialogue
        self._misread = misread

    def ask(self, count: Count, step: Step, start: str = "") -> Count:
        """The count with the answer to a question about values. Raises `Refused`, or `Back` for “<”."""
        if step.seat == TABLE and (asked := pad.parse(step.key)):
            return self._another(count, asked[0] + 1)
        flag = self._plan.flag(step.key)
        if flag and step.seat != TABLE:
            return ask_inside(self._dialogue, count, flag, step.seat)
        field = self._plan.field(step.key)
        label, form, shown = self.label(count, step), self._form(field, flag), self.shown(count, step)
        text = self._dialogue.ask(
            f"{label} ({form})" if form else label,
            help=lambda: _explained(field),
            default=shown,
            start=start,
            complete=self._completions(count, field, flag),
            check=None if flag else self._checking(count, field, shown),
        )
        if shown and text == shown and not self._plan.is_open(count, step):
            if self._wrong(count, step):
                raise self._refused(count, step, "", self._wrong(count, step))
            return count
        return self.take(count, step, text)

    def _another(self, count: Count, many: int) -> Count:
        """The count with the answer whether a round follows so `many`. Raises `Back` for “<”."""
        either = pad.title(pad.key_of(many)), say().gettext("that was the last one")
        if self._dialogue.agree(say().gettext("Another round?"), either=either):
            return replace(count, rounds=max(count.rounds, many + 1), closed=False)
        return replace(count, rounds=many, closed=True)

    def take(self, count: Count, step: Step, text: str, *, more: bool = False) -> Count:
        """The count with a typed answer, after whatever has to be asked about it.

        With `more`, what the table agreed on comes to what it has agreed on before, unless it is said that there is
        nothing.
        """
        flag = self._plan.flag(step.key)
        if shares := self._shares(count, step, text):
            own, further, rest = shares
            count = self.take(count, step, own)
            self._dialogue.tell(self.label(count, further))
            return self.take(count, further, rest)
        if flag:
            new = count.held(flag.key, holder(self._dialogue, count, text))
        else:
            field = self._plan.field(step.key)
            try:
                count, way, value = self._understood(count, field, text)
            except ScorerError as error:
                raise self._refused(count, step, text, error) from None
            key = step.key if pad.parse(step.key) else way.key
            if more and key == ADJUST.key and isinstance(value, list) and value:
                value = [*_listed(count.answers[step.seat].get(key)), *value]
            new = count.answered(step.seat, key, value, [each.key for each in self._plan.ways(field)])
            for other in self._plan.flags:
                if other.inside == step.key and self._plan.holder(count, other) == step.seat:
                    new = new.unclear(other.key)
        if wrong := self._wrong(new, step):
            raise self._refused(count, step, text, wrong)
        if not flag and (said := self.shown(new, step)) != text and text:
            self._dialogue.tell(f"= {said}")
        return new

    def _shares(self, count: Count, step: Step, text: str) -> tuple[str, Step, str] | None:
        """The answer in two, with a question that is still open: 6 silver and 2 gold; None if it says one number.

        The part for the other question has to say what it counts, and there must be no other way to share it.
        """
        asked = [each for each in self._plan.fields if isinstance(each, Whole)]
        field = next((each for each in asked if each.key == step.key), None)
        if field is None or self._says(count, field, text):
            return None
        others = [(each, Step(step.seat, each.key)) for each in asked if each is not field]
        others = [(each, other) for each, other in others if self._plan.is_open(count, other)]
        words, ways = cut_line(text), []
        for i in range(1, len(words)):
            parts = as_line(words[:i]), as_line(words[i + has_role(words[i].text, _AND, say()) :])
            for own, rest in (parts, parts[::-1]):
                if self._says(count, field, own) and not self._says(count, field, rest):
                    ways += [(own, other, rest) for each, other in others if self._says(count, each, rest)]
        return ways[0] if len(ways) == 1 else None

    def _says(self, count: Count, field: Field, text: str) -> bool:
        """Whether a text is clearly an answer to a question."""
        return bool(text) and isinstance(self._read(count, field, text), Answer)

    def label(self, count: Count, step: Step) -> str:
        """A question in a few words, with whom it is about."""
        if not step.key:
            return say().gettext("Names")
        flag = self._plan.flag(step.key)
        question = say().gettext(flag.whose if flag else self._plan.field(step.key).question)
        if step.seat == TABLE:
            return question
        told = f"{count.names[step.seat]} – {question}"
        round = pad.title(step.key)
        return say().gettext("{place}: {message}", place=round, message=told) if round else told

    def shown(self, count: Count, step: Step) -> str:
        """The answer that there is to a question, in words; nothing if there is none."""
        if flag := self._plan.flag(step.key):
            holder = self._plan.holder(count, flag)
            if not any([flag.key in known for known in count.answers]):
                return ""
            return nobody() if holder is None else count.names[holder]
        field, value = self._plan.answer(count, step) or (None, None)
        if field is None:
            return ""
        return said(field, value)

    # What has to be asked about an answer.

    def _understood(self, count: Count, field: Field, text: str) -> tuple[Count, Field, object]:
        """The field and the value of an answer; what is not clear is asked about.

        Raises `ScorerError` for an answer that cannot be taken, `Refused` for one that somebody does not mean.
        """
        if not text and field.required:
            raise ScorerError(N_("Please type a number; 0 is fine, too."))
        if not text:
            return count, field, None
        while True:
            found = self._read(count, field, text)
            if isinstance(found, Question):
                chosen = self._dialogue.clear_up(found)
                if chosen is None and self._is_new_kind(found):
                    count = count.with_kind(found.new)
                    continue
                if chosen is None and found.reason == "unusual" and not isinstance(field, Points):
                    raise Refused(text)  # who was asked knows why
                if chosen is None:
                    self._misread.note_miss(text, found.reason, count.names)
                    raise _refusal(field, found, text)
                found = chosen
            self._misread.note_success()
            key = found.key
            return count, next(way for way in self._plan.ways(field) if way.key == key), found.value

    def _read(self, count: Count, field: Field, text: str) -> Answer | Question:
        return read(text, self._plan.ways(field), say(), {name: name for name in count.kinds})

    def _is_new_kind(self, question: Question) -> bool:
        """Asks whether a word is a kind of its own."""
        name = question.new
        asked = say().gettext("Is “{name}” a separate kind at this table?", name=name)
        return bool(name) and is_name(name) and self._dialogue.agree(asked)

    # What is wrong.

    def _wrong(self, count: Count, step: Step) -> ScorerError | None:
        """What an answer makes impossible, unless a later question is about it."""
        error, place = self._plan.error(count) or (None, None)
        steps = self._plan.steps(count)
        later = place in steps and step in steps and steps.index(place) > steps.index(step)
        return None if later else error

    def _refused(self, count: Count, step: Step, text: str, error: ScorerError | None) -> Refused:
        if error is not None:
            error.values = {key: self._worded(value) for key, value in error.values.items()}
            # The question stands above; only the name of a kind says more.
            kind = re.sub(r"^\[\d+\]\.\w+", "", error.place).strip('.["]')
            field = self._plan.field(step.key)
            known = isinstance(field, Kinds) and kind in field.messages
            error.place = say().call(field.messages[kind]) if isinstance(field, Kinds) and known else ""
        return Refused(text, count, error)

    def _worded(self, value: object) -> object:
        """A value of an error in the words of the table: a key as its question, a name or a card as it is called."""
        questions = {field.key: say().gettext(field.question) for field in self._plan.fields}
        if value in questions:
            return questions[str(value)]
        for names in self._plan.game.vocabulary.values():
            if isinstance(value, str) and value in names:
                return say().call(names[value])
        for key in self._plan.form.one_of[1:]:
            way = next(field for field in self._plan.form.tally.fields if field.key == key)
            try:
                return way.spoken(way.write(way.read([value])), say())
            except ScorerError:
                continue
        return value

    # What helps while somebody types.

    def _form(self, field: Field, flag: Flag | None) -> str:
        if flag:
            return say().gettext("a name, or “{nobody}”", nobody=nobody())
        return say().series(filter(None, [way.form(say()) for way in self._plan.ways(field)]))

    def _completions(self, count: Count, field: Field, flag: Flag | None) -> Callable[[str], Iterator[str]] | None:
        groups: list[Mapping[str, str]] = []
        if isinstance(field, Kinds):
            groups = [field.messages]
        elif field.key in self._plan.form.one_of:
            groups = list(self._plan.game.vocabulary.values())
        words = [*count.kinds, *(say().call(message) for names in groups for message in names.values())]
        if flag:
            words = [*count.names, nobody()]
        if not words:
            return None

        def complete(before: str) -> Iterator[str]:
            typed = fold(re.split(r"[\s,;]", before)[-1])
            return (word for word in words if fold(word).startswith(typed))

        return complete

    def _checking(self, count: Count, field: Field, old: str) -> Callable[[str], str]:
        """Says while somebody types what is wrong with it."""

        def check(text: str) -> str:
            text = text.strip()
            if text in ("", "<", "?", old):
                return ""
            found = self._read(count, field, text)
            if isinstance(found, Question):
                # Of a word that has just been begun nothing is said.
                error = found.error
                return error.text(say().code).split("\n")[0].rpartition(": ")[2] if error else ""
            plain = not isinstance(found.value, (dict, list)) and found.shown != text
            return f"= {found.shown}" if plain else ""

        return check


def said(field: Field, value: object) -> str:
    """A value in words."""
    plain = value is None and not isinstance(field, Flag)
    return say().gettext("none") if plain else field.spoken(value, say())


def _listed(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _explained(field: Field) -> list[str]:
    """What a question is about, and the rule that it is asked for; of what is against the rules how it is typed."""
    if field is ADJUST:
        several = say().gettext("Put semicolons between several; 0 takes everything back.")
        return [say().gettext(field.help), several]
    entry = rule(field.rule)
    return [say().gettext(field.help), f"{entry.text(say().code)} [{entry.id}]"]


def _refusal(field: Field, question: Question, text: str) -> ScorerError:
    """Why an answer is not taken, with what would be."""
    if question.reason == "unusual":
        return ScorerError(N_("Type several values with spaces between them: 4 6 5."))
    own = field.misread(text, say()) if question.reason in ("order", "unknown") else None
    return own or question.refusal()
