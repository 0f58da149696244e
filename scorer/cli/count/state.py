"""What has been answered in a guided count, and what is still to be asked; nothing here asks or tells anything."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from ...model import Game
from ...scoring.adjust import ADJUST
from ...scoring.fields import Field, Flag
from ...scoring.tally import Form, Named, form_of, gather_rounds
from ...text.errors import ScorerError
from ...text.names import look
from . import pad

if TYPE_CHECKING:
    from ... import shapes
    from ...scoring.rounds import Rounds

TABLE = -1
"""The seat of a question to the whole table."""


class Step(NamedTuple):
    """A question: about the names, about one thing that a player counts, or who has something.

    A question to the whole table has the seat `TABLE`: who plays (the key is empty), or who has what a flag says. With
    a player's seat, the key of such a flag asks whether its points are in that player's number already. The keys of
    questions about a round are those of `pad`.
    """

    seat: int
    key: str = ""


@dataclass(frozen=True)
class Count:
    """The answers of a table, as they were given."""

    names: tuple[str, ...] = ()
    complete: bool = False
    """Whether everybody who plays has been named."""
    answers: tuple[Mapping[str, object], ...] = ()
    """For every player the values by the key of the field, as in JSON; None where nothing was typed."""
    inside: Mapping[str, bool] = dataclasses.field(default_factory=dict)
    """By the key of a flag: whether its points are in the number of who has it."""
    kinds: tuple[str, ...] = ()
    """The kinds that only this table has."""
    rounds: int = 1
    """How many rounds there are, in a game that has them."""
    closed: bool = False
    """Whether there is no other round."""

    def named(self, names: Sequence[str], *, complete: bool) -> Count:
        """With other names. Who stays keeps the answers, and so does who is only called otherwise."""
        old = {look(name): answers for name, answers in zip(self.names, self.answers, strict=True)}
        looks = [look(name) for name in names]
        left = [answers for known, answers in old.items() if known not in looks]
        same = len(names) == len(self.names)
        answers = [old[known] if known in old else left.pop(0) if same else {} for known in looks]
        return replace(self, names=tuple(names), answers=tuple(answers), complete=complete)

    def answered(self, seat: int, key: str, value: object, ways: Sequence[str]) -> Count:
        """With one answer; those in the other `ways` of answering the same question go."""
        kept = {known: old for known, old in self.answers[seat].items() if known not in ways}
        answers = [*self.answers[:seat], {**kept, key: value}, *self.answers[seat + 1 :]]
        return replace(self, answers=tuple(answers))

    def held(self, flag: str, holder: int | None) -> Count:
        """With what a flag says being with the player of one seat, or with nobody."""
        answers = tuple([{**known, flag: seat == holder} for seat, known in enumerate(self.answers)])
        return replace(self, answers=answers).unclear(flag)

    def unclear(self, flag: str) -> Count:
        """With the question open whether the points of a flag are in a number already."""
        return replace(self, inside={key: value for key, value in self.inside.items() if key != flag})

    def counted_inside(self, flag: str, *, inside: bool) -> Count:
        """With the answer whether the points of a flag are in a number already."""
        return replace(self, inside={**self.inside, flag: inside})

    def with_kind(self, name: str) -> Count:
        """With one more kind that only this table has."""
        return replace(self, kinds=(*self.kinds, name))

    def to_dict(self) -> dict[str, object]:
        """As JSON."""
        return {
            "names": list(self.names),
            "complete": self.complete,
            "answers": [dict(answers) for answers in self.answers],
            "inside": dict(self.inside),
            "kinds": list(self.kinds),
            **({"rounds": self.rounds, "closed": self.closed} if self.closed or self.rounds > 1 else {}),
        }


class Plan:
    """What is asked for a tally of one game."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.form: Form[Named] = form_of(game)
        # Of the fields of which a player has exactly one, the first is asked for; the others are understood there.
        others = self.form.one_of[1:]
        self.rounds: Rounds | None = self.form.rounds
        fields = [field for field in self.form.tally.fields if field is not self.rounds]
        self._others = [field for field in fields if field.key in others]
        self.fields: list[Field] = [field for field in fields if field.key not in others]
        self.flags: list[Flag] = [field for field in self.fields if isinstance(field, Flag) and field.whose]
        """What the whole table is asked for once."""

    def field(self, key: str) -> Field:
        """The field of a question."""
        fields = (*self.fields, ADJUST)
        return pad.field_of(self.rounds, key) or next(field for field in fields if field.key == key)

    def rows(self, count: Count) -> list[tuple[str, Field]]:
        """What is asked of each player or of the table, by the keys of the questions; last what the table agreed on."""
        numbers = range(count.rounds if self.rounds else 0)
        in_rounds = [key for number in numbers for key in pad.keys_of(self.rounds, number)] if self.rounds else []
        keys = [*[field.key for field in self.fields], *in_rounds, ADJUST.key]
        return [(key, self.field(key)) for key in keys]

    def flag(self, key: str) -> Flag | None:
        """The flag of a question, if that is one for the whole table."""
        return next((flag for flag in self.flags if flag.key == key), None)

    def ways(self, field: Field) -> list[Field]:
        """The fields of which an answer to a question gives one."""
        return [field, *self._others] if field.key in self.form.one_of else [field]

    def steps(self, count: Count) -> list[Step]:
        """All questions, in their order."""
        names = Step(TABLE)
        if not count.complete:
            return [names]
        shared = [Step(TABLE, flag.key) for flag in self.flags]
        own = [step for seat in range(len(count.names)) for step in self._of_player(count, seat)]
        return [names, *shared, *own, *self._of_rounds(count)]

    def _of_rounds(self, count: Count) -> list[Step]:
        steps = []
        for number in range(count.rounds if self.rounds else 0):
            assert self.rounds is not None
            keys = pad.keys_of(self.rounds, number)
            steps += [Step(seat, key) for seat in range(len(count.names)) for key in keys]
            if number + 1 < self.rounds.most:
                steps.append(Step(TABLE, pad.key_of(number)))
        return steps

    def _of_player(self, count: Count, seat: int) -> list[Step]:
        steps = []
        for each in self.fields:
            if each not in self.flags:
                steps.append(Step(seat, each.key))
            inside = [flag for flag in self.flags if flag.inside == each.key]
            steps += [Step(seat, flag.key) for flag in inside if self.may_be_inside(count, flag, seat)]
        return steps

    def may_be_inside(self, count: Count, flag: Flag, seat: int) -> bool:
        """Whether the number of a player is one in which the points of a flag may be already."""
        value = count.answers[seat].get(flag.inside)
        return self.holder(count, flag) == seat and isinstance(value, int) and value >= flag.worth

    def holder(self, count: Count, flag: Flag) -> int | None:
        """The seat of who has what a flag says."""
        return next((seat for seat, known in enumerate(count.answers) if known.get(flag.key) is True), None)

    def is_open(self, count: Count, step: Step) -> bool:
        """Whether a question has not been answered yet."""
        if not step.key:
            return not count.complete
        if step.seat == TABLE and (asked := pad.parse(step.key)):
            return asked[0] + 1 == count.rounds and not count.closed
        if step.seat == TABLE:
            held = [known.get(step.key) for known in count.answers]
            return None in held and True not in held
        if self.flag(step.key):
            return step.key not in count.inside
        return self.answer(count, step) is None

    def answer(self, count: Count, step: Step) -> tuple[Field, object] | None:
        """The field and the value of a player's answer; None if there is none yet."""
        known = count.answers[step.seat]
        if pad.parse(step.key):
            return (self.field(step.key), known[step.key]) if step.key in known else None
        return next(((way, known[way.key]) for way in self.ways(self.field(step.key)) if way.key in known), None)

    def done(self, count: Count) -> int:
        """How many players have answered everything."""
        open_seats = {step.seat for step in self.steps(count) if self.is_open(count, step)}
        return len([seat for seat in range(len(count.names)) if count.complete and seat not in open_seats])

    def players(self, count: Count, *, whole: bool = False) -> list[dict[str, object]]:
        """The players, each with the own rounds, on wish only with `whole` ones; what was not asked yet is none."""
        players = [self._player(count, seat) for seat in range(len(count.names))]
        if rounds := self.rounds:
            done = [n for n in range(count.rounds) if not whole or pad.is_answered(rounds, n, count.answers)]
            for player, known in zip(players, count.answers, strict=True):
                player["rounds"] = [pad.entry_of(rounds, number, known) for number in done]
        return players

    def _player(self, count: Count, seat: int) -> dict[str, object]:
        player: dict[str, object] = {"name": count.names[seat]}
        for asked in self.fields:
            field, value = self.answer(count, Step(seat, asked.key)) or (asked, None)
            if value is None and (field.required or field.key in self.form.one_of):
                value = 0 if field.required else field.write(field.empty)
            if value is not None:
                player[field.key] = value
        if agreed := count.answers[seat].get(ADJUST.key):
            player[ADJUST.key] = agreed
        for flag in self.flags:
            number = player.get(flag.inside)
            if count.inside.get(flag.key) and self.may_be_inside(count, flag, seat) and isinstance(number, int):
                player[flag.inside] = number - flag.worth
        return player

    def tally(self, count: Count) -> dict[str, object]:
        """The tally, as JSON."""
        made: shapes.TallyDict = {"game": self.game.id, "players": self.players(count, whole=True)}
        return {**gather_rounds(self.form.tally.fields, made)}

    def error(self, count: Count) -> tuple[ScorerError, Step | None] | None:
        """What cannot be at one table, and the question that it is about, if it is about one."""
        if not count.complete:
            return None
        try:
            self.form.players(self.players(count))
        except ScorerError as error:
            place = self._place(error)
            # What was not asked yet, such as a team, may be wrong until it is.
            return None if place and self.is_open(count, place) else (error, place)
        return None

    def _place(self, error: ScorerError) -> Step | None:
        if found := re.match(r"\[(\d+)\]\.(rounds\[\d+\]\.\w+)", error.place):
            return Step(int(found[1]), found[2])
        found = re.match(r"\[(\d+)\]\.(\w+)", error.place)
        for field in (*self.fields, ADJUST) if found else ():
            if found and found[2] in [way.key for way in self.ways(field)]:
                return Step(TABLE if self.flag(field.key) else int(found[1]), field.key)
        return None
