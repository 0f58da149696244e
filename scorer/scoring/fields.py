"""What a person can be asked for: how a value is read from JSON, typed at a table, written and described.

A game describes each thing that a player counts or decides by one field. The check of the input, its JSON Schema, the
empty form and the questions at the table all come from that description.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from ..text.errors import InvalidValue, ScorerError, show as show  # noqa: PLC0414  # offered here
from ..text.i18n import N_, NP_
from ..text.names import LONGEST, NAME, is_name, look, plain

if TYPE_CHECKING:
    from typing import Self

    from ..text.i18n import Language
    from ..typed.amounts import Answers

LIMIT = 1_000_000
"""The highest number believed where no component sets a limit; more is a slip of the fingers."""
MANY = 20
"""So many numbers can be offered one by one; the others are typed."""


POINTS = NP_("vocabulary", "point | p | pt | vp || points | pts | vps")
"""What points are called by who repeats that word beside their number."""


class Part(NamedTuple):
    """One of several things that are counted one by one within a field: a kind of goods, a card."""

    key: str
    """Its key in the JSON of the field's value: `statue`."""
    label: str
    """Its name, in the language that was asked for."""
    most: int
    """The highest count that a player can have of it."""
    group: str = ""
    """The heading of the group that it belongs to, such as a colour, in that language; empty if there are no groups."""


class Domain(NamedTuple):
    """The values that a field can hold, as JSON has them."""

    values: Sequence[object]
    more: bool = False
    """Whether there are others: higher numbers, new names."""


class Field:
    """One thing that a player counts.

    `key` is its name in the JSON, `question` and `help` are what a person is asked and told, `rule` is the id of
    the rule that needs it. `empty` stands in the tally where the key was left out.
    """

    empty: object = 0
    sort: type = int
    """The type of its values."""
    kind: str = "number"
    """What to draw for it in a form."""
    usual: int = LIMIT
    """The highest number that is believed without a question."""
    unit: str = ""
    """What is counted, as a text of the vocabulary: who repeats that word beside the number is understood."""
    nil: str = ""
    """What says in a typed move that there is none of it, as a text of the vocabulary: alone."""
    needed: bool = False
    """Whether people are asked for it though a record may leave it out."""
    longest: int = 4
    """The most words that a typed value of it has in a move."""
    figures: bool = False
    """Whether one figure is a whole value, so that 24 typed in a move is 2 and 4."""
    listed: bool = False
    """Whether a value is a list."""
    commas: bool = False
    """Whether a comma may stand between the words of one value typed in a move: lion, green."""
    open: bool = False
    """Whether a table may give names of its own."""
    closed: bool = False
    """Whether only what the legal moves of a state hold can be meant: the goods that somebody has, a card in hand."""
    leads: frozenset[str] = frozenset({"art", "filler"})
    """The roles of words that change nothing before a value in a typed move: the drum."""

    def __init__(
        self, key: str, question: str, help: str, rule: str, *, required: bool = False, needed: bool = False
    ) -> None:
        self.key = key
        self.question = question
        self.help = help
        self.rule = rule
        self.required = required
        if needed:
            self.needed = True

    @property
    def optional(self) -> bool:
        """Whether people may leave it out; of what is counted they say 0."""
        return not self.required

    def after(self, *roles: str) -> Self:
        """The same field, before whose value words of these roles may stand in a typed move: to Cairo, from Ben."""
        self.leads = self.leads | frozenset(roles)
        return self

    def as_closed(self) -> Self:
        """The same field, in which only what the legal moves hold can be meant."""
        self.closed = True
        return self

    def read(self, value: object) -> object:
        """The value as the tally holds it; raises `InvalidValue` with its place within the field."""
        raise NotImplementedError

    def faults(self, value: object) -> Iterator[ScorerError]:
        """Everything that is wrong with a value, each with its place within the field; nothing if it can be read."""
        try:
            self.read(value)
        except ScorerError as error:
            first = error.place  # whoever is told it may see it from further out
            yield error
            # Each part by itself; what is wrong with all of it is told.
            for i, part in enumerate(value if isinstance(value, (list, tuple, dict)) else ()):
                try:
                    self.read({part: value[part]} if isinstance(value, dict) else [part])
                except ScorerError as other:
                    place = other.place.replace("[0]", f"[{i}]", 1)
                    if place not in ("", first):
                        other.place = place
                        yield other

    def holds(self, value: object) -> bool:
        """Whether something is a value of this field, as far as its type tells."""
        return type(value) is self.sort

    def check(self, value: object) -> None:
        """Raises `ScorerError` for a value that no player can have."""
        self.read(value)

    def together(self, players: Sequence[object]) -> Iterable[ScorerError]:  # others look at it
        """What is wrong with what all players have of it together, with its place among them."""
        return ()

    def write(self, value: Any) -> object:
        """The value as JSON holds it."""
        return value

    def blank(self, seat: int, many: int) -> object:  # others look at it
        """What stands in a form to fill in, as JSON holds it; `seat` is the place among so `many` players."""
        return self.write(self.empty)

    def meant(self, value: object) -> object:
        """What is the same for all values that mean the same, in whatever order; raises `InvalidValue` as `read`."""
        return self.read(value)

    def differ(self, one: object, other: object) -> Iterator[tuple[str, object, object]]:
        """Where two values, as JSON, say different things: the key of a part, empty for all of it, and both amounts.

        Raises `InvalidValue` as `read`.
        """
        if self.meant(one) != self.meant(other):
            yield "", one, other

    def retold(self, key: str, value: object) -> object | None:  # others look at it
        """A value of this field, as JSON, that says what another one of the same player does; None if none can."""
        return None

    @cached_property
    def answers(self) -> Answers:
        """The kind of answers that it takes."""
        raise NotImplementedError

    def misread(self, text: str, say: Language) -> ScorerError | None:  # others look at it
        """What is wrong with an answer that cannot be read, with what is allowed; None where a rule says nothing."""
        return None

    def doubtful(self, value: object) -> bool:  # others look at it
        """Whether a value that is possible is so unusual that somebody has to say that it is meant."""
        return False

    def form(self, say: Language) -> str:
        """What may be typed, in a few words for the question."""
        return ""

    def parts(self, say: Language) -> Sequence[Part]:
        """What is counted one by one within it; nothing where it is one number."""
        return ()

    def typed(self, text: str, say: Language, state: object = None) -> object:
        """What a person typed while a game is followed, as JSON holds it; what is not clear stays text, for `read`."""
        return text.strip()

    def clearer(self, text: str, state: object) -> str:
        """Another way to type a value that is only clear as an answer to its question; empty where it is clear."""
        return ""

    def ask(self, say: Language, state: object) -> str:
        """The question while a game is followed, with what the state tells of it."""
        return say.gettext(self.question)

    def implied(self, text: str, state: object) -> Mapping[str, object]:
        """What a typed value says of other fields of its move, by their keys."""
        return {}

    def choices(self, say: Language, state: object = None) -> Sequence[str]:
        """The answers that there are, in words that can be typed, where they are few."""
        return ()

    def domain(self, state: object) -> Domain:  # others look at it
        """The values that can be offered while a game is followed; of a list, those of one entry."""
        values = self.schema().get("enum", ())
        assert isinstance(values, (list, tuple))
        return Domain(values, not values)

    def spoken(self, value: Any, say: Language) -> str:
        """A value as it is read to a person."""
        return str(value)

    def shown(self, value: object, say: Language, state: object) -> str:  # others look at it
        """The same with what the state tells of it: the way of an expedition beside its number."""
        return self.spoken(value, say)

    def brief(self, value: object, say: Language) -> str:  # others look at it
        """What there is room for on a small key; nothing where `spoken` is short enough."""
        return ""

    def group(self, value: object, say: Language) -> str:  # others look at it
        """What a value stands under among the others, as a colour; nothing where there are no groups."""
        return ""

    def schema(self) -> dict[str, object]:
        """The JSON Schema of the value."""
        raise NotImplementedError

    def described(self, say: Language) -> dict[str, object]:
        """The same under its key: with its texts in a language, and null where it may be left out."""
        texts = {"title": say.gettext(self.question), "description": say.gettext(self.help)}
        schema = self.schema()
        return texts | (schema if self.required else or_null(schema))

    def refuse(self, what: str, allowed: str, **values: Any) -> InvalidValue:
        """The error for a value that this field cannot hold."""
        return InvalidValue(what, allowed=allowed, rule=self.rule, **values)


class Aside(NamedTuple):
    """What lies beside something that is counted and is counted elsewhere."""

    points: int = 0
    """Its points: a sum with them is asked about."""
    phrases: str = ""
    """What people say of it, as a text of the vocabulary: it changes nothing at the end of an answer."""
    rate: int = 0
    """So many of something else each of what is counted is worth."""
    other: str = ""
    """What that is, as a text of the vocabulary."""


NOTHING_ASIDE = Aside()


class Whole(Field):
    """A whole number from `low` to `high`."""

    longest: int = 3
    leads: frozenset[str] = frozenset({"filler"})

    def __init__(
        self,
        *texts: str,
        low: int = 0,
        high: int = LIMIT,
        usual: int = LIMIT,
        unit: str = "",
        aside: Aside = NOTHING_ASIDE,
        required: bool = False,
        needed: bool = False,
    ) -> None:
        super().__init__(*texts, required=required, needed=needed)
        self.low = low
        self.high = high
        self.usual = usual
        self.unit = unit
        self.aside = aside
        self.figures: bool = high < 10

    @property
    def optional(self) -> bool:
        return not (self.required or self.needed)

    def read(self, value: object) -> int:
        if type(value) is int and self.low <= value <= self.high:
            return value
        return whole(value, self.low, self.high, rule=self.rule)

    @cached_property
    def answers(self) -> Answers:
        from ..typed.amounts import Amounts

        return Amounts(self.unit, *self.aside)

    def typed(self, text: str, say: Language, state: object = None) -> object:
        if re.fullmatch(r"\s*-?\d{1,9}\s*", text):
            return int(text)
        if not any([sign.isalpha() for sign in text]):
            return text.strip()
        from ..typed.plain import one_number

        number = one_number(text, say)
        return text.strip() if number is None else number

    def misread(self, text: str, say: Language) -> ScorerError | None:
        below = re.fullmatch(r"\s*[-−–]\s*(\d{1,9})\s*", text)
        return refused(self, -int(below[1]) if below else text.strip())

    def doubtful(self, value: object) -> bool:
        return isinstance(value, int) and self.usual < value <= self.high

    def form(self, say: Language) -> str:
        return f"{self.low}–{self.high}" if self.high < LIMIT else ""

    def choices(self, say: Language, state: object = None) -> Sequence[str]:
        return [str(number) for number in range(self.low, self.high + 1)] if self.high < 10 else ()

    def domain(self, state: object) -> Domain:
        more = self.high - self.low >= MANY
        return Domain(list(range(self.low, self.low + MANY if more else self.high + 1)), more)

    def schema(self) -> dict[str, object]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


class Flag(Field):
    """Yes or no.

    `whose` asks the whole table who has it, where one player at most does. `worth` are its points where people move
    them on the table at once: then they may be in the number of the field `inside` already.
    """

    empty: object = False
    kind: str = "flag"
    sort: type = bool

    def __init__(self, *texts: str, whose: str = "", worth: int = 0, inside: str = "") -> None:
        super().__init__(*texts)
        self.whose = whose
        self.worth = worth
        self.inside = inside

    def read(self, value: object) -> bool:
        if type(value) is bool:
            return value
        raise self.refuse(
            N_("{value} is neither true nor false."), N_("true or false"), value=show(value), code="not-true-or-false"
        )

    @cached_property
    def answers(self) -> Answers:
        from ..typed.amounts import YesNo

        return YesNo()

    def misread(self, text: str, say: Language) -> ScorerError | None:
        return self.refuse(
            N_("“{answer}” is neither “{yes}” nor “{no}”."),
            "",
            answer=text.strip()[:40],
            yes=self.spoken(True, say),
            no=self.spoken(False, say),
            code="neither-yes-nor-no",
        )

    def form(self, say: Language) -> str:
        return f"{self.spoken(True, say)}/{self.spoken(False, say)}"

    def typed(self, text: str, say: Language, state: object = None) -> object:
        from ..typed.names import by_beginning
        from ..typed.plain import yes_no

        answer = yes_no(text, say)
        if answer is not None:
            return answer
        words = {word: (word, say.pgettext("answer", word)) for word in ("yes", "no")}
        if key := by_beginning(text, words):
            return key == "yes"
        error = self.misread(text, say)
        assert error is not None
        raise error

    def choices(self, say: Language, state: object = None) -> Sequence[str]:
        return [self.spoken(True, say), self.spoken(False, say)]

    def domain(self, state: object) -> Domain:
        return Domain((True, False))

    def spoken(self, value: object, say: Language) -> str:
        return say.pgettext("answer", "yes") if value else say.pgettext("answer", "no")

    def schema(self) -> dict[str, object]:
        return {"type": "boolean"}


class Points(Field):
    """Printed points of several cards: a list with one entry a card, or their sum."""

    kind: str = "points"
    usual: int = 99
    # 465 may be 4 6 5.

    def read(self, value: object) -> int | tuple[int, ...]:
        if isinstance(value, (list, tuple)):
            return tuple(
                [
                    entry
                    if type(entry) is int and 0 <= entry <= LIMIT
                    else whole(entry, place=f"[{i}]", rule=self.rule)
                    for i, entry in enumerate(value)
                ]
            )
        if type(value) is int or type(value) is float:
            return whole(value, rule=self.rule)
        raise self.refuse(
            N_("{value} is neither a list of points nor their sum."),
            N_("a list with the points of each card, or their sum as one number"),
            value=show(value),
            code="not-points",
        )

    def write(self, value: object) -> object:
        return list(value) if isinstance(value, tuple) else value

    def meant(self, value: object) -> object:
        points = self.read(value)
        return tuple(sorted(points)) if isinstance(points, tuple) else points

    def differ(self, one: object, other: object) -> Iterator[tuple[str, object, object]]:
        if isinstance(self.read(one), int) or isinstance(self.read(other), int):
            one, other = [sum(value) if isinstance(value, (list, tuple)) else value for value in (one, other)]
        yield from super().differ(one, other)

    @cached_property
    def answers(self) -> Answers:
        from ..typed.points import Points as Cards

        return Cards(POINTS)

    def misread(self, text: str, say: Language) -> ScorerError | None:
        return refused(self, text.strip())

    def doubtful(self, value: object) -> bool:
        values = value if isinstance(value, list) else [value]
        return any(isinstance(points, int) and points > self.usual for points in values)

    def spoken(self, value: object, say: Language) -> str:
        if isinstance(value, list):
            return f"{' + '.join(map(str, value))} = {sum(value)}" if value else "0"
        return str(value)

    def form(self, say: Language) -> str:
        return say.gettext("4 6 5, or their sum")

    def schema(self) -> dict[str, object]:
        points = {"type": "integer", "minimum": 0, "maximum": LIMIT}
        return {"anyOf": [points, {"type": "array", "items": points}]}


class Kinds(Field):
    """How many of each kind, `each` at most of one and at most `kinds` of them: a mapping with any labels, or a list.

    In the tally it is a tuple of (label, count); the labels of a list are empty.
    """

    empty: object = ()
    kind: str = "kinds"
    sort: type = tuple

    def __init__(
        self,
        *texts: str,
        kinds: int,
        each: int,
        names: str,
        messages: Mapping[str, str],
        others: Sequence[str] = (),
        unit: str = "",
    ) -> None:
        super().__init__(*texts)
        self.kinds = kinds
        self.each = each
        self.unit = unit
        self.names = names
        """The group of the game's vocabulary that has the names of the kinds."""
        self.messages = messages
        """The names of that group, each with its forms as a text of the vocabulary."""
        self.others = others
        """Texts of the vocabulary that name other things of the game, which no kind is called."""

    def read(self, value: object) -> tuple[tuple[str, int], ...]:
        pairs: tuple[tuple[str, int], ...]
        labels: Sequence[str] = ()
        if isinstance(value, (list, tuple)):
            pairs = tuple([("", count) for count in value])
        elif isinstance(value, (dict, Mapping)):  # most are dicts, which is seen at once
            labels, pairs = tuple(value), tuple(value.items())
        else:
            raise self.refuse(
                N_("{value} is neither a mapping from kinds to counts nor a list of counts."),
                N_("up to {kinds} kinds, each from 0 to {each}"),
                value=show(value),
                kinds=self.kinds,
                each=self.each,
                code="not-kinds",
            )
        if len(pairs) > self.kinds:
            raise self.refuse(
                N_("There are {count} kinds here, more than the game has."),
                N_("up to {kinds} kinds, each from 0 to {each}"),
                count=len(pairs),
                kinds=self.kinds,
                each=self.each,
                code="too-many-kinds",
            )
        ours = all([label in self.messages for label in labels])
        if not ours:
            looks = {look(label) for label in labels if type(label) is str and len(label) <= LONGEST}
            if "" in looks or len(looks) < len(labels):
                raise self._wrong_labels(labels)
        for i, (label, count) in enumerate(pairs):
            if not (type(count) is int and 0 <= count <= self.each):
                pairs = (*pairs[:i], (label, self._count(count, label, i)), *pairs[i + 1 :])
        return pairs if ours else self._of_kinds(pairs)

    def _of_kinds(self, pairs: Sequence[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
        """The counts by the keys of the kinds that are listed. At the table a kind that is said twice is a question."""
        by_kind: dict[str, tuple[str, int]] = {}
        for label, count in pairs:
            kind = kind_named(label, self.messages)
            if kind in by_kind:
                raise InvalidValue(
                    N_("“{name}” and “{other}” are two names for the same kind."),
                    place=at(label),
                    allowed=N_("every kind once"),
                    rule=self.rule,
                    name=label,
                    other=by_kind[kind][0],
                    code="same-kind",
                )
            by_kind[kind] = (label, count)
        return tuple([(kind, count) for kind, (_, count) in by_kind.items()])

    def meant(self, value: object) -> object:
        # The counts of a list belong to kinds without names, which are told apart by their places.
        pairs = enumerate(value) if isinstance(value, (list, tuple)) and self.read(value) else self.read(value)
        return {look(str(kind)): count for kind, count in pairs if count}

    def differ(self, one: object, other: object) -> Iterator[tuple[str, object, object]]:
        if not all([isinstance(value, Mapping) or not value for value in (one, other)]):
            # Kinds without names are told apart by nothing but how many there are.
            if sorted([n for _, n in self.read(one) if n]) != sorted([n for _, n in self.read(other) if n]):
                yield "", one, other
            return
        yield from parts_that_differ(self.read(one), self.read(other))

    def unlisted(self, value: Iterable[tuple[str, int]]) -> list[str]:
        """The names in a value of the tally that are listed nowhere: each is a kind of its own."""
        return [label for label, _ in value if label and label not in self.messages]

    def _wrong_labels(self, labels: Sequence[str]) -> InvalidValue:
        """What is wrong with labels that are not all names, each of its own look."""
        for label in labels:
            if not (type(label) is str and is_name(label)):
                return bad_name(label, rule=self.rule)
        looks = [look(label) for label in labels]
        second = next(i for i, own in enumerate(looks) if own in looks[:i])
        return InvalidValue(
            N_("“{name}” and “{other}” look alike and would be two kinds."),
            place=at(labels[second]),
            allowed=N_("every kind once"),
            rule=self.rule,
            name=labels[second],
            other=labels[looks.index(looks[second])],
            code="kinds-look-alike",
        )

    def _count(self, count: object, label: str, i: int) -> int:
        return whole(count, 0, self.each, place=at(label) if label else f"[{i}]", rule=self.rule)

    def write(self, value: Mapping[str, int] | Sequence[tuple[str, int]]) -> object:
        if isinstance(value, Mapping) or (value and value[0][0]):
            return dict(value)
        return [count for _, count in value]

    @cached_property
    def answers(self) -> Answers:
        from ..typed.kinds import Kinds as Counts

        return Counts(self.unit, self.messages, self.kinds, self.others)

    def spoken(self, value: Mapping[str, int] | list[int], say: Language) -> str:
        if isinstance(value, list):
            counts = " + ".join([str(count) for count in value if count])
            return say.gettext("{counts} of one kind each", counts=counts) if counts else "0"
        return ", ".join([f"{count} {self._called(key, say, count)}" for key, count in value.items()]) or "0"

    def _called(self, key: str, say: Language, count: int = 1) -> str:
        return say.call(self.messages[key], count) if key in self.messages else key

    def parts(self, say: Language) -> Sequence[Part]:
        """The kinds that have a name; tables may name others."""
        return [Part(key, say.call(message), self.each) for key, message in self.messages.items()]

    def form(self, say: Language) -> str:
        first, second = [*self.messages.values(), "", ""][:2]
        if not second:
            return "3 1"
        named = f"3 {say.call(first, 3)}, 1 {say.call(second)}"
        return say.series(["3 1", named])

    def schema(self) -> dict[str, object]:
        count = {"type": "integer", "minimum": 0, "maximum": self.each}
        return {
            "anyOf": [
                {
                    "type": "object",
                    "maxProperties": self.kinds,
                    "propertyNames": {"pattern": NAME},
                    "additionalProperties": count,
                },
                {"type": "array", "maxItems": self.kinds, "items": count},
            ]
        }


def parts_that_differ(
    one: Iterable[tuple[str, int]], other: Iterable[tuple[str, int]]
) -> Iterator[tuple[str, int, int]]:
    """Each name of which there are not as many in both, as the first that has it says it, and how many there are."""
    names: dict[str, str] = {}
    counts: tuple[dict[str, int], dict[str, int]] = ({}, {})
    for amounts, pairs in zip(counts, (one, other), strict=True):
        for name, count in pairs:
            names.setdefault(look(name), name)
            amounts[look(name)] = count
    for seen, name in names.items():
        here, there = [amounts.get(seen, 0) for amounts in counts]
        if here != there:
            yield name, here, there


def kind_named(name: str, messages: Mapping[str, str]) -> str:
    """The key of the kind that a name means in any language; the name itself where none does, or several do.

    `messages` are the names of a vocabulary, each with the text that lists its forms.
    """
    if name in messages:
        return name
    from .forms import forms_of

    seen = plain(name)
    keys = [key for key, message in messages.items() if seen == plain(key) or seen in forms_of(message)]
    return keys[0] if len(keys) == 1 else name


def counted_by_kind(counts: Iterable[tuple[str, int]], messages: Mapping[str, str]) -> tuple[tuple[str, int], ...]:
    """How many of each kind there are where each was counted by itself: names of one kind are added up."""
    by_kind: dict[str, int] = {}
    for name, count in counts:
        kind = kind_named(name, messages)
        by_kind[kind] = by_kind.get(kind, 0) + count
    return tuple(by_kind.items())


class Label(Field):
    """A name that people give, or read from a card: a kind of goods, a place. Empty where it is left out."""

    empty: object = ""
    kind: str = "label"
    sort: type = str
    longest: int = 1

    def holds(self, value: object) -> bool:
        return type(value) is str and (not value or is_name(value))

    def read(self, value: object) -> str:
        if type(value) is str and is_name(value):
            return value
        raise bad_name(value, rule=self.rule)

    def schema(self) -> dict[str, object]:
        return {"type": "string", "pattern": NAME}


class OneOf(Field):
    """One of a few words. `words` maps each to its English text; a person types either, or how one of them begins.

    `names` are the texts of the vocabulary that have other words for them, where there are any.
    """

    empty: object = ""
    kind: str = "choice"
    sort: type = str

    def __init__(
        self,
        *texts: str,
        words: Mapping[str, str],
        names: Mapping[str, str] | None = None,
        required: bool = False,
        needed: bool = False,
    ) -> None:
        super().__init__(*texts, required=required, needed=needed)
        self.words = words
        self.names: Mapping[str, str] = names or {}

    def read(self, value: object) -> str:
        if type(value) is str and value in self.words:
            return value
        name = value[:40] if isinstance(value, str) else show(value)
        raise InvalidValue(
            N_("“{name}” is not one of these words."),
            known=self.words,
            meanings=self.words,
            rule=self.rule,
            name=name,
            code="unknown-word",
        )

    def typed(self, text: str, say: Language, state: object = None) -> object:
        from ..typed.endings import inflected
        from ..typed.names import Names, UnknownWord, by_beginning
        from ..typed.plain import in_figures

        spoken = {word: (word, say.gettext(text)) for word, text in self.words.items()}
        names = Names(self.names, say)
        ended = [word for word, forms in spoken.items() if inflected(text, forms[1:], say)]
        name_said = names.said(text) or by_beginning(text, spoken) or (ended[0] if len(ended) == 1 else "")
        figure = text.strip().isdecimal()  # a number is no beginning of a word: 2 may be anything but “2 silver”
        if name_said and not figure:
            return name_said
        if not figure and (counted := names.find(in_figures(text, say))):  # two coins
            return counted
        near = name_said or names.near(text)
        if not near:
            return text
        shown = list(self.choices(say))
        raise UnknownWord(text[:40], shown, near, self.spoken(near, say), self.rule)

    def choices(self, say: Language, state: object = None) -> Sequence[str]:
        return [self.spoken(word, say) for word in self.words]

    def spoken(self, value: str, say: Language) -> str:
        return say.gettext(self.words[value]) if value in self.words else str(value)

    def schema(self) -> dict[str, object]:
        return {"enum": list(self.words)}


class Who(Field):
    """A player, by name."""

    empty: object = ""
    kind: str = "player"
    sort: type = str

    def read(self, value: object) -> str:
        if type(value) is str and is_name(value):
            return value
        raise bad_name(value, rule=self.rule)

    def typed(self, text: str, say: Language, state: Any = None) -> object:
        from ..typed.endings import named_within
        from ..typed.names import by_beginning, same_name

        if state is None:
            return text
        names = state.setup.players
        forms = {name: (name,) for name in names}
        if name := same_name(text, names) or by_beginning(text, forms) or named_within(text, names, say):
            return name
        raise ScorerError(N_("Nobody here is called “{name}”."), known=names, rule=self.rule, name=text[:40])

    def choices(self, say: Language, state: Any = None) -> Sequence[str]:
        return state.setup.players if state is not None else ()

    def schema(self) -> dict[str, object]:
        return {"type": "string", "pattern": NAME}


class Whose(Who):
    """Whose move it is, where that is not always the player whose turn it is."""


class Teller(Whose):
    """Whose move it is, where those of several players may be told in any order; empty for whose turn it is."""


class Several(Field):
    """A list of values of another field; `unordered` where their order means nothing."""

    empty: object = ()
    kind: str = "list"
    sort: type = tuple
    longest: int = 20
    listed: bool = True

    def __init__(
        self, of: Field, *, most: int, required: bool = False, needed: bool = False, unordered: bool = False
    ) -> None:
        super().__init__(of.key, of.question, of.help, of.rule, required=required, needed=needed)
        self.of = of
        self.most = most
        self.unordered = unordered
        self.unit: str = of.unit

    def holds(self, value: object) -> bool:
        return type(value) is tuple and all(map(self.of.holds, value))

    def read(self, value: object) -> tuple[object, ...]:
        if not isinstance(value, (list, tuple)) or len(value) > self.most:
            raise self.refuse(
                N_("{value} is not a list of the right length."),
                N_("a list with {most} entries at most"),
                value=show(value),
                most=self.most,
                code="not-a-list",
            )
        read = []
        for i, entry in enumerate(value):
            try:
                read.append(self.of.read(entry))
            except InvalidValue as error:
                raise error.within(f"[{i}]") from None
        return tuple(read)

    def write(self, value: Iterable[object]) -> object:
        return [self.of.write(entry) for entry in value]

    def typed(self, text: str, say: Language, state: object = None) -> object:
        parts = text.split(",")
        if self.of.figures and text.strip().isdecimal():
            parts = [] if text.strip() == "0" else list(text.strip())
        return [self.of.typed(part.strip(), say, state) for part in parts if part.strip()]

    def choices(self, say: Language, state: object = None) -> Sequence[str]:
        return self.of.choices(say, state)

    def domain(self, state: object) -> Domain:
        return self.of.domain(state)

    def spoken(self, value: Iterable[object], say: Language) -> str:
        return ", ".join([self.of.spoken(entry, say) for entry in value])

    def schema(self) -> dict[str, object]:
        return {"type": "array", "items": self.of.schema(), "maxItems": self.most}


def or_null(schema: dict[str, object]) -> dict[str, object]:
    """The schema of what may be left out: null says the same."""
    texts = {key: text for key, text in schema.items() if key in {"title", "description"}}
    rest = {key: part for key, part in schema.items() if key not in texts}
    kinds = schema.get("anyOf", [rest])
    assert isinstance(kinds, list)
    return texts | {"anyOf": [*kinds, {"type": "null"}]}


def whole(value: object, low: int = 0, high: int = LIMIT, *, place: str = "", rule: str = "") -> int:
    """A whole number within limits. 3.0 is one, as in JSON Schema; true and "3" are not."""
    if type(value) is float and value.is_integer():
        value = int(value)
    if type(value) is not int:
        what, code = N_("{value} is not a whole number."), "not-a-whole-number"
    elif not low <= value <= high:
        what, code = N_("{value} is not possible."), "out-of-range"
    else:
        return value
    raise InvalidValue(
        what,
        code=code,
        place=place,
        allowed=within(low, high, with_high=type(value) is int and value > high),
        rule=rule,
        value=show(value),
        low=low,
        high=high,
    )


def refused(field: Field, value: object) -> ScorerError | None:
    """What a field says of what is no value of it."""
    try:
        field.read(value)
    except ScorerError as error:
        return error
    return None


def within(low: int, high: int, *, with_high: bool = False) -> str:
    """What is allowed between two limits, said with `low` and `high`; `told` if also `LIMIT` is to be named."""
    if low == high:
        return N_("only {low}")
    limited = with_high or high < LIMIT
    return N_("a whole number from {low} to {high}") if limited else N_("a whole number, {low} or more")


def at(key: str) -> str:
    """A key as part of a place: `drum`, or `["my drum"]` where it is not a plain word."""
    return key if key.isidentifier() else f"[{show(key)}]"


def bad_name(name: object, *, rule: str = "") -> InvalidValue:
    """The error for something that is not a name."""
    return InvalidValue(
        N_("{value} is not a name."),
        allowed=N_("text on one line that is not empty, {longest} characters at most"),
        rule=rule,
        value=show(name),
        longest=LONGEST,
        code="not-a-name",
    )


def missing(key: str, place: str = "", rule: str = "") -> InvalidValue:
    """The error for a key that has to be there."""
    return InvalidValue(N_("“{key}” is missing."), place=place, rule=rule, key=key, code="missing")


def unknown_key(data: Iterable[str], keys: Sequence[str]) -> InvalidValue:
    """The error for the first key that does not belong there."""
    return next(unknown_keys(data, keys))


def unknown_keys(data: Iterable[str], keys: Sequence[str]) -> Iterator[InvalidValue]:
    """The errors for the keys that do not belong there, each made when it is asked for."""
    for key in data:
        if key not in keys:
            yield InvalidValue(
                N_("There is no key “{name}” here."),
                known=keys,
                name=show(key)[1:-1] if isinstance(key, str) else show(key),
                code="unknown-key",
            )
