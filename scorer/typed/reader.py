"""Reads what people type: one meaning is an answer, several are a question with them as choices, none is a question.

>>> import scorer
>>> goods = scorer.game("africa").fields[2]
>>> goods.typed("3 statues and a drum")
Answer(value={'statue': 3, 'drum': 1}, shown='3 statues, 1 drum', key='goods')
>>> question = goods.typed("2 kettels")
>>> question.reason, question.words, [choice.shown for choice in question.choices]
('unknown', 'kettels', ['2 kettles'])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from ..text.errors import ScorerError
from .agreed import entries
from .amounts import NUMBERS, Answers
from .fold import Atom
from .grammar import MAYBE, Edge, Item, Items
from .lexicon import LETTERS, MOST, Lexicon
from .parser import Parser
from .plain import amount, impassable, lexicon, yes_no
from .question import Answer, Question
from .second import second_thought

if TYPE_CHECKING:
    from ..text.i18n import Language

SHORTEST = 2
"""The letters of the shortest name of a new kind."""
CHOICES = 4
"""The proposals that are made at most."""


class Asking(Protocol):
    """What is asked for: a field, as far as the reader needs it."""

    @property
    def key(self) -> str:
        """Its key in the JSON."""

    @property
    def kind(self) -> str:
        """What sort of field it is."""

    @property
    def answers(self) -> Answers:
        """The kind of answers that it takes."""

    @property
    def usual(self) -> int:
        """The highest number that is believed without a question."""

    def check(self, value: object) -> None:
        """Raises `ScorerError` for a value that no player can have."""

    def doubtful(self, value: object) -> bool:
        """Whether a possible value is so unusual that somebody has to say that it is meant."""

    def spoken(self, value: object, say: Language, /) -> str:
        """A value as it is read to a person."""


class _Meant(NamedTuple):
    """One thing that a text may mean."""

    items: Items
    sure: bool
    asking: Asking


class _Looked(NamedTuple):
    """What was found in a text as an answer to one question."""

    atoms: Sequence[Atom]
    edges: Sequence[Sequence[Edge]]
    meanings: Sequence[_Meant]
    unknown: int
    """The place of the first word that nothing can pass; -1 where there is none."""


def read(text: str, ways: Sequence[Asking], say: Language, more: Mapping[str, str] | None = None) -> Answer | Question:
    """What a text says in answer to a question.

    `ways` are the fields of which it answers one; `more` are words that the table has added, with the keys that they
    mean (a kind of its own is its own key).
    """
    if ways[0].kind == "team":  # whatever somebody types is a name
        return _name(text.strip(), ways[0], say)
    if ways[0].kind == "adjust":
        return _agreed(text, ways[0], say)
    return _Reader(ways, say, more or {}).read(text)


def _name(text: str, asking: Asking, say: Language) -> Answer | Question:
    try:
        asking.check(text)
    except ScorerError as error:
        return Question("refused", error=error)
    return Answer(text, asking.spoken(text, say), asking.key)


def _agreed(text: str, asking: Asking, say: Language) -> Answer | Question:
    """Points with reasons; nothing where somebody says that there is none."""
    if not text.strip():
        return Question("nothing")
    none = amount(text, say) == 0 or yes_no(text, say) is False
    found = [] if none else entries(text)
    if found is None:
        # No word of it is known or unknown: only the order can be wrong.
        return Question("order", text.strip()[:40], (), say.gettext("−2 forgot a camp"))
    try:
        asking.check(found)
    except ScorerError as error:
        return Question("refused", error=error)
    return Answer(found, asking.spoken(found, say), asking.key)


class _Reader:
    def __init__(self, ways: Sequence[Asking], say: Language, more: Mapping[str, str]) -> None:
        self._ways = ways
        self._say = say
        self._more = more

    def read(self, text: str, again: int = 2) -> Answer | Question:
        if len(text) > LETTERS:
            return Question("long")
        looked = [self._look(text, way) for way in self._ways]
        atoms = looked[0].atoms
        if not atoms:
            return Question("nothing")
        if len(atoms) > MOST:
            return Question("long")
        found = [meant for each in looked for meant in each.meanings]
        missing = [m for m in found if m.items[:1] and m.items[0].how == "missing"]
        different = self._different([m for m in found if m not in missing])
        if len(different) == 1 and different[0].sure and not missing:
            return self._value(different[0], again)
        if missing:
            return Question("missing", _plural(looked), self._choices(different), self._example(looked[0]))
        if different:
            return Question("several", text.strip()[:40], self._choices(different), self._example(looked[0]))
        return self._unread(text, looked, again)

    def _unread(self, text: str, looked: Sequence[_Looked], again: int) -> Question:
        """The question about an answer that has no meaning."""
        if again and (question := self._thought(looked)):
            return question
        if all([each.unknown >= 0 for each in looked]):
            return self._unknown(text, looked, again)
        doubt = _doubt(looked)
        return Question("doubt" if doubt else "order", doubt or text.strip()[:40], (), self._example(looked[0]))

    def _thought(self, looked: Sequence[_Looked]) -> Question | None:
        """The question whether a second thought counts; None where there is none that can be read."""
        thoughts = [second_thought(each.atoms, each.edges) for each in looked]
        thought = next(filter(None, thoughts), None)
        if thought is None:
            return None
        answers = [self.read(text, 0) for text in thought.alone]
        found = [each for each in answers if isinstance(each, Answer)]
        both = self.read(thought.both, 0) if thought.both else None
        if isinstance(both, Question) and len(both.choices) > 1:
            found.append(both.choices[-1])
        choices = {each.shown: each for each in found if not isinstance(each.value, bool)}
        return Question("doubt", thought.words, tuple(choices.values())) if choices else None

    def _lexicon(self, way: Asking) -> Lexicon:
        return lexicon(way.answers, self._say, self._more if way.answers.open else {})

    def _look(self, text: str, way: Asking) -> _Looked:
        atoms, edges = self._lexicon(way).edges(text)
        unknown = impassable(edges)
        if unknown >= 0 or not edges:
            return _Looked(atoms, edges, (), unknown)
        return _Looked(atoms, edges, self._meanings(edges, way), -1)

    def _meanings(self, edges: Sequence[Sequence[Edge]], way: Asking) -> list[_Meant]:
        answers = way.answers
        parser = Parser(answers.grammar, edges, answers, answers.idle, answers.tail)
        meanings = []
        for items in parser.whole(answers.start):
            sure = items[:1] != (MAYBE,)
            meanings.append(_Meant(items if sure else items[1:], sure, way))
        return meanings

    def _different(self, found: Sequence[_Meant]) -> list[_Meant]:
        """The meanings that are worth different things, the sure one where one of several that are the same is."""
        different: dict[Items, _Meant] = {}
        for meant in found:
            answers = meant.asking.answers
            same = answers.same(meant.items)
            # What is empty is empty in each way.
            key = same if any([item.number for item in same]) else ()
            old = different.setdefault(key, meant)
            if not old.sure:
                different[key] = meant if meant.sure else old
            elif old.items != meant.items and meant.sure:
                different[key] = _Meant(same, True, old.asking)
        return list(different.values())

    def _answer(self, meant: _Meant) -> Answer:
        value = meant.asking.answers.json(meant.items)
        return Answer(value, meant.asking.spoken(value, self._say), meant.asking.key)

    def _value(self, meant: _Meant, again: int) -> Answer | Question:
        """The answer, unless the field refuses it or doubts it."""
        value = meant.asking.answers.json(meant.items)
        try:
            meant.asking.check(value)
        except ScorerError as error:
            return Question("refused", error=error)
        answer = self._answer(meant)
        if again and meant.asking.doubtful(value):
            return Question("unusual", str(meant.asking.usual), (answer,))
        return answer

    def _choices(self, different: Sequence[_Meant]) -> tuple[Answer, ...]:
        """The meanings that are possible."""
        found = [self._value(meant, 0) for meant in different]
        return tuple([each for each in found if isinstance(each, Answer)])[:CHOICES]

    def _unknown(self, text: str, looked: Sequence[_Looked], again: int) -> Question:
        """The question about a word that is not known: what it may mean, and whether it may be a kind of its own."""
        choices: dict[str, Answer] = {}
        for way, each in zip(self._ways, looked, strict=True):
            atom = each.atoms[each.unknown]
            for near in self._lexicon(way).near(atom.word) if again else ():
                answer = self.read(text.replace(atom.typed, near, 1), again - 1)
                for choice in [answer] if isinstance(answer, Answer) else answer.choices[:2]:
                    choices.setdefault(choice.shown, choice)
        typed = looked[0].atoms[looked[0].unknown].typed
        new = self._new(looked[0], text) if again > 1 else ""
        return Question("unknown", new or typed, tuple(choices.values())[:CHOICES], self._example(looked[0]), new)

    def _new(self, looked: _Looked, text: str) -> str:
        """The unknown words, if they may be a kind of its own: they stand where a kind stands, and say how many."""
        answers, first = self._ways[0].answers, looked.unknown
        last = first
        while last < len(looked.edges) and not looked.edges[last]:
            last += 1
        unknown = looked.atoms[first:last]
        name = " ".join([atom.typed for atom in unknown])
        known = self._lexicon(self._ways[0])
        words = [atom.word for atom in unknown]
        if not answers.open or len(name) < SHORTEST or not all([word.isalpha() for word in words]):
            return ""
        if any([known.is_word(word) for word in words]) or answers.is_other(name, self._say):
            return ""
        # As a word that says several, so that its number has to be said.
        trial = Lexicon(self._say, answers, {**self._more, name: name}, several=name)
        meant = self._meanings(trial.edges(text)[1], self._ways[0])
        counted = len(meant) == 1 and meant[0].sure and any([item.key == name for item in meant[0].items])
        return name if counted else ""

    def _example(self, looked: _Looked) -> str:
        """Something like it that would be understood: its names and its numbers in an order that is clear."""
        said: list[Item] = []
        for here in looked.edges:
            items = [edge.items[0] for edge in here if edge.items and edge.items[0].how in (*NUMBERS, "name", "names")]
            said += items[:1]
        return self._ways[0].answers.example(tuple(said), self._lexicon(self._ways[0]).shown)


def _doubt(looked: Sequence[_Looked]) -> str:
    """The first words that make an answer unclear; empty if there are none."""
    for each in looked:
        for i, here in enumerate(each.edges):
            if ends := [edge.end for edge in here if edge.role == "doubt"]:
                return " ".join([atom.typed for atom in each.atoms[i : ends[0]]])
    return ""


def _plural(looked: Sequence[_Looked]) -> str:
    """The words that say several without a number."""
    for each in looked:
        for i, here in enumerate(each.edges):
            for edge in here:
                if edge.role in ("names", "nouns") or (edge.role == "second" and edge.items[0].number):
                    return " ".join([atom.typed for atom in each.atoms[i : edge.end]])
    return ""
