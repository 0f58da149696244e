"""The guided count: every answer is understood, shown, checked against the whole table, and can be changed."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..model import Game
from ..reference.entries import rule
from ..registry import game as game_of, ids
from ..scoring.fields import Field, Flag, Kinds, Points, bad_name, within
from ..scoring.score import score
from ..scoring.tally import form_of
from ..text.errors import InvalidTally, ScorerError
from ..text.i18n import N_, signed
from ..text.names import is_name, look
from ..text.vocabulary import Names, Reader, Unclear, UnknownWord, fold
from .editor import ask as ask_line
from .terminal import complain, say, tell

if TYPE_CHECKING:
    from ..shapes import TallyDict


def ask_game() -> str:
    """The id of the game that somebody wants to count."""
    known = {id: game_of(id).name for id in ids()}
    question = say().gettext("Which game? {games}", games=", ".join(known.values()))
    while True:
        answer = _line(question, complete=lambda _: known.values())
        fitting = [id for id, name in known.items() if fold(answer) in (id, fold(name))] or [
            id for id in known if fold(answer) and id.startswith(fold(answer))
        ]
        if len(fitting) == 1:
            return fitting[0]
        complain(ScorerError(N_("There is no game “{name}”."), known=known.values(), name=answer))


def ask_tally(game: Game) -> dict[str, object]:
    """Asks for a whole tally. Raises `ScorerError` when the input ends before it is complete."""
    return _Count(game).run()


def confirmed(question: str, reader: Reader) -> bool:
    """Asks until the answer is yes or no."""
    choices = f"{say().pgettext('answer', 'yes')}/{say().pgettext('answer', 'no')}"
    while True:
        answer = reader.yes_no(_line(f"{question} ({choices})"))
        if answer is not None:
            return answer


def ask_to_keep(tallies: Sequence[TallyDict], keep: Callable[..., bool]) -> None:
    """Asks for the name of a file to keep a tally in, until it is kept or nobody wants it."""
    if not tallies:
        return
    reader = Reader(say())
    while True:
        try:
            path = ask_line(say().gettext("Keep the tally? Name a file, or just press Enter"))
        except EOFError:
            return
        if not path or reader.is_none(path):
            return
        if reader.yes_no(path):
            continue
        path = path if "." in os.path.basename(path) else f"{path}.json"
        over = os.path.exists(path)
        if over and not confirmed(say().gettext("“{name}” already exists. Replace it?", name=path), reader):
            continue
        if keep(tallies, path, over=over):
            return


def _line(question: str, **how: Any) -> str:
    try:
        return ask_line(question, **how)
    except EOFError:
        print(file=sys.stderr)
        raise ScorerError(N_("The input ended before the tally was complete.")) from None


class _Step(NamedTuple):
    """A question: about a player's name, or about one of the things that players count."""

    seat: int
    number: int
    """The number of the question about the player; -1 for the name."""


_END = 1_000
"""Beyond every question: look what is still open."""


class _Back(Exception):
    """Somebody wants the question before."""


class _Again(Exception):
    """The question has to be asked again; why has been told."""


class _Count:
    def __init__(self, game: Game) -> None:
        self._game = game
        self._form = form_of(game)
        self._reader = Reader(say(), game.vocabulary)
        # Of the fields of which a player has exactly one, the first is asked for; the others are understood there.
        fields = {field.key: field for field in self._form.tally.fields}
        self._other_ways: list[Field] = [fields[key] for key in self._form.one_of[1:]]
        self._fields: list[Field] = [field for key, field in fields.items() if key not in self._form.one_of[1:]]
        self._names: list[str] = []
        self._all_there = False
        self._answers: list[dict[int, tuple[Field, object]]] = []
        """For every player the field and the value of each answer, by the number of the question."""

    def run(self) -> dict[str, object]:
        """Asks everything, then whether it is right."""
        tell(
            say().gettext(
                "{game}: “<” goes back, “?” explains, Enter keeps what is in brackets. Sums like 3+6+2 are fine.",
                game=self._game.name,
            ),
            file=sys.stderr,
        )
        at, in_turn = 0, True
        while True:
            steps = self._steps()
            if at >= len(steps):
                step, in_turn = self._open(steps)
                if step is None:
                    return self._tally()
                at = steps.index(step)
            step = steps[at]
            try:
                then = self._name(step, at) if step.number < 0 else self._value(step, at)
            except _Back:
                if at == 0:
                    tell(say().gettext("This is the first question."), indent="  ", file=sys.stderr)
                at, in_turn = max(0, at - 1), True
                self._all_there = self._all_there and steps[at].number >= 0
            except _Again:
                pass
            else:
                # What was changed in the review leads back to it.
                at = then if in_turn or then == at else _END

    def _open(self, steps: list[_Step]) -> tuple[_Step | None, bool]:
        """What has to be asked once more, or for the first time, or is to be changed; and whether others follow."""
        if (found := self._error()) is not None:
            error, place = found
            complain(self._in_words(error, place))
            return place or steps[-1], False
        for step in steps:
            if step.number >= 0 and step.number not in self._answers[step.seat]:
                return step, True
        return self._review(steps), False

    def _steps(self) -> list[_Step]:
        low, high = self._form.table
        count = len(self._names)
        if count < low:
            self._all_there = False
        open_seat = not self._all_there and count < high
        names = [_Step(seat, -1) for seat in range(count + open_seat)]
        return names + [_Step(seat, i) for seat in range(count) for i in range(len(self._fields))]

    # What is asked.

    def _name(self, step: _Step, at: int) -> int:
        """Asks for a name; where to go on."""
        seat, (low, _) = step.seat, self._form.table
        old = self._names[seat] if seat < len(self._names) else ""
        if seat < low:
            question = say().gettext("Name of player {number}", number=seat + 1)
        else:
            question = say().gettext("Name of player {number}, or nothing if that was everybody", number=seat + 1)
        help = N_("What this player is called; every name once. “-” removes a player.")
        answer = self._asked(question, old, help, "")
        if answer == old and old:
            return at + 1
        removed = answer in ("-", "–")
        if not removed and answer and seat >= low and self._reader.is_none(answer):
            removed = not confirmed(say().gettext("Is “{name}” a player?", name=answer), self._reader)
        if removed and old:
            del self._names[seat], self._answers[seat]
            self._all_there = False
            return at
        if removed or not answer:
            if seat < low:
                raise self._complaint(ScorerError(N_("At least {low} players are needed."), low=low))
            self._all_there = True
            return _END
        if not is_name(answer):
            raise self._complaint(bad_name(answer))
        if look(answer) in [look(name) for i, name in enumerate(self._names) if i != seat]:
            raise self._complaint(ScorerError(N_("“{name}” is already at the table."), name=answer))
        if old:
            self._names[seat] = answer
        else:
            self._names.append(answer)
            self._answers.append({})
            self._all_there = len(self._names) == self._form.table[1]
        return at + 1

    def _value(self, step: _Step, at: int) -> int:
        """Asks one question; where to go on: further on where this answer makes another one wrong."""
        field = self._fields[step.number]
        known = self._answers[step.seat]
        old = known.get(step.number)
        text = self._question(step)
        if form := self._forms(field):
            text = f"{text} ({form})"
        shown = self._said(*old) if old else ""
        answer = self._asked(text, shown, field.help, field.rule, field)
        if old is None or answer != shown:
            try:
                known[step.number] = self._understood(field, answer)
            except ScorerError as error:
                raise self._complaint(error, step) from None
        if (found := self._error()) is not None:
            wrong, place = found
            if place is None or place <= step:
                if old is None or answer == shown:
                    known.pop(step.number)
                else:
                    known[step.number] = old
                raise self._complaint(wrong, step)
            return _END
        if answer != shown:
            self._echo(step, answer)
        self._standing(step)
        return at + 1

    def _asked(self, question: str, old: str, help: str, rule_id: str, field: Field | None = None) -> str:
        """One answer; “?” and “<” are seen to here."""
        while True:
            words = self._completions(field)
            answer = _line(
                question, default=old, complete=words, check=self._checking(field, old), status=self._totals()
            )
            if answer == "<":
                raise _Back
            if answer != "?":
                return answer
            tell(say().gettext(help), indent="  ", file=sys.stderr)
            if rule_id:
                entry = rule(rule_id)
                tell(f"{entry.text(say().code)} [{entry.id}]", indent="  ", file=sys.stderr)

    def _understood(self, field: Field, answer: str) -> tuple[Field, object]:
        """The value of an answer; words that are new are asked about."""
        if not answer or (
            self._reader.is_none(answer, field.unit) and not field.required and not isinstance(field, Flag)
        ):
            if field.required:
                raise ScorerError(N_("Please type a number; 0 is fine, too."))
            return field, None
        while True:
            try:
                way, value = self._read(field, answer)
            except Unclear as error:
                question = say().gettext("Did you mean “{name}”?", name=error.guess)
                if not error.guess or not confirmed(question, self._reader):
                    raise
                answer = error.guess
            except UnknownWord as error:
                names = self._group(field, error)
                if not self._learnt(error, names, new=isinstance(field, Kinds)):
                    raise
            else:
                if way.doubtful(value):
                    self._believe(way, value)
                return way, value

    def _believe(self, field: Field, value: object) -> None:
        """Asks whether a number that nobody expects is meant."""
        told = field.said(value, self._reader)
        question = say().gettext("{value} is more than {usual}. Is that right?", value=told, usual=field.usual)
        if not confirmed(question, self._reader):
            again = N_("Type several values with spaces between them: 4 6 5.")
            raise ScorerError(again if isinstance(field, Points) else N_("Type it once more."))

    def _read(self, field: Field, answer: str) -> tuple[Field, object]:
        for way in self._ways(field, answer):
            value = way.understood(answer, self._reader)
            way.read(value)
            return way, value
        raise AssertionError

    def _ways(self, field: Field, answer: str) -> list[Field]:
        """The fields that may understand an answer: another way to say the same takes words."""
        if field.key in self._form.one_of and re.search(r"[^\W\d_]", answer) and self._reader.numbers(answer) is None:
            return self._other_ways
        return [field]

    def _group(self, field: Field, error: UnknownWord) -> Names | None:
        """The names among which a word is looked for; None where it should be a number."""
        if isinstance(field, Kinds):
            return self._reader.names(field.names)
        groups = [self._reader.names(name) for name in self._game.vocabulary]
        return next((names for names in groups if error.near in names), None)

    def _learnt(self, error: UnknownWord, names: Names | None, *, new: bool) -> bool:
        """Asks what a new word means; whether that is known now."""
        word = error.word
        if names is None:
            question = say().gettext("“{name}” is new. Did you mean “{near}”?", name=word, near=error.near_shown)
            if not error.near or not confirmed(question, self._reader):
                return False
            self._reader.learn(word, self._reader.number(error.near) or 0)
            return True
        if error.near:
            question = say().gettext("“{name}” is new. Did you mean “{near}”?", name=word, near=error.near_shown)
            if confirmed(question, self._reader):
                names.add(word, error.near)
                return True
        if new and is_name(word):
            question = say().gettext("Is “{name}” a separate kind at this table?", name=word)
            if confirmed(question, self._reader):
                names.add(word)
                return True
        return False

    # What is known so far.

    def _players(self) -> list[dict[str, object]]:
        """The players as far as they are known; what was not asked yet is none."""
        return [self._player(name, answers) for name, answers in zip(self._names, self._answers, strict=True)]

    def _player(self, name: str, answers: dict[int, tuple[Field, object]]) -> dict[str, object]:
        player: dict[str, object] = {"name": name}
        for number, asked in enumerate(self._fields):
            field, value = answers.get(number, (asked, None))
            if value is None and (field.required or field.key in self._form.one_of):
                value = 0 if field.required else field.write(field.empty)
            if value is not None:
                player[field.key] = value
        return player

    def _tally(self) -> dict[str, object]:
        return {"game": self._game.id, "players": self._players()}

    def _error(self) -> tuple[ScorerError, _Step | None] | None:
        """What cannot be at one table, and the question that it is about, if it is about one."""
        try:
            self._form.players(self._players())
        except ScorerError as error:
            return error, self._place(error)
        return None

    def _place(self, error: ScorerError) -> _Step | None:
        found = re.match(r"\[(\d+)\]\.(\w+)", error.place)
        if found is None:
            return None
        for number, field in enumerate(self._fields):
            keys = self._form.one_of if field.key in self._form.one_of else (field.key,)
            if found[2] in keys:
                return _Step(int(found[1]), number)
        return None

    # What is told.

    def _question(self, step: _Step) -> str:
        if step.number < 0:
            return say().gettext("Name of player {number}", number=step.seat + 1)
        return f"{self._names[step.seat]} – {say().gettext(self._fields[step.number].question)}"

    def _forms(self, field: Field) -> str:
        ways = [field, *self._other_ways] if field.key in self._form.one_of else [field]
        told = ""
        for form in filter(None, [way.form(self._reader) for way in ways]):
            told = say().gettext("{said}; {more}", said=told, more=form) if told else form
        return told

    def _said(self, field: Field, value: object) -> str:
        if value is None and not isinstance(field, Flag):
            return say().gettext("none")
        return field.said(value, self._reader)

    def _echo(self, step: _Step, answer: str) -> None:
        """Shows what was understood, where that is not what was typed."""
        said = self._said(*self._answers[step.seat][step.number])
        if said != answer and answer:
            tell(f"= {said}", indent="  ", file=sys.stderr)

    def _standing(self, step: _Step) -> None:
        """The totals, after the last question about a player."""
        from .editor import edits

        if step.number == len(self._fields) - 1 and not edits() and (totals := self._totals()):
            tell(totals, indent="  ", file=sys.stderr)

    def _totals(self) -> str:
        """The totals so far of all who have answered something."""
        if not any(self._answers) or len(self._names) < self._form.table[0]:
            return ""
        try:
            sheet = score(self._tally())
        except ScorerError:
            return ""
        totals = [
            f"{player.name} {signed(player.total)}"
            for player, known in zip(sheet.players, self._answers, strict=True)
            if known
        ]
        return say().gettext("So far: {totals}", totals=", ".join(totals))

    def _in_words(self, error: ScorerError, place: _Step | None) -> ScorerError:
        """The error with the question in the place of the keys."""
        error.place = self._question(place) if place else ""
        return error

    def _complaint(self, error: ScorerError, step: _Step | None = None) -> _Again:
        if step is not None:
            error.values = {key: self._worded(value) for key, value in error.values.items()}
            # The question stands above; only the name of a kind says more.
            kind = re.sub(r"^\[\d+\]\.\w+", "", error.place).strip('.["]')
            field = self._fields[step.number]
            known = isinstance(field, Kinds) and kind in self._reader.names(field.names)
            error.place = self._reader.names(field.names).shown(kind) if known and isinstance(field, Kinds) else ""
        complain(error)
        return _Again()

    def _worded(self, value: object) -> object:
        """A value of an error in the words of the table: a key as its question, a name or a card as it is called."""
        questions = {field.key: say().gettext(field.question) for field in self._fields}
        if value in questions:
            return questions[str(value)]
        for group in self._game.part("vocabulary").VOCABULARY:
            if isinstance(value, str) and value in (names := self._reader.names(group)):
                return names.shown(value)
        for way in self._other_ways:
            try:
                read = way.read([value])
                return way.said(list(read) if isinstance(read, tuple) else read, self._reader)
            except ScorerError:
                continue
        return value

    def _completions(self, field: Field | None) -> Callable[[str], Iterator[str]] | None:
        groups: Sequence[Names] = ()
        if isinstance(field, Kinds):
            groups = [self._reader.names(field.names)]
        elif field is not None and field.key in self._form.one_of:
            groups = [self._reader.names(name) for name in self._game.vocabulary]
        words = [names.shown(key) for names in groups for key in names]
        if not words:
            return None

        def complete(before: str) -> Iterator[str]:
            begun = fold(re.split(r"[\s,;]", before)[-1])
            return (word for word in words if fold(word).startswith(begun))

        return complete

    def _checking(self, field: Field | None, old: str) -> Callable[[str], str] | None:
        """Says while somebody types what is wrong with it."""
        if field is None:
            return None

        def check(text: str) -> str:
            text = text.strip()
            if text in ("", "<", "?", old) or self._reader.is_none(text):
                return ""
            try:
                _, value = self._read(field, text)
            except InvalidTally as error:
                return error.text(say().code).split("\n")[0].rpartition(": ")[2]
            except ScorerError:
                return ""  # a word that has just been begun
            said = self._said(field, value) if not isinstance(value, (dict, list)) else ""
            return f"= {said}" if said and said != text else ""

        return check

    def _review(self, steps: list[_Step]) -> _Step | None:
        """Shows everything, a number before each line; the question to change, or None if all is right."""
        number = 0
        lines: list[str] = []
        order: list[_Step] = []
        for seat, name in enumerate(self._names):
            parts = []
            for step in [step for step in steps if step.seat == seat]:
                number += 1
                order.append(step)
                if step.number < 0:
                    parts.append(f"{number}\u00a0{name}")
                else:
                    question = say().gettext(self._fields[step.number].question)
                    known = self._answers[seat].get(step.number, (self._fields[step.number], None))
                    said = self._said(*known)
                    # The line is not broken after the number.
                    told = (
                        f"{question} {said}"
                        if question.endswith("?")
                        else say().gettext("{question}: {value}", question=question, value=said)
                    )
                    parts.append(f"{number}\u00a0{told}")
            lines.append(" · ".join(parts))
        tell("\n".join(lines), file=sys.stderr)
        question = say().gettext("All right? Press Enter, or type the number of the line to change")
        while True:
            answer = _line(question, status=self._totals())
            if not answer or (self._reader.yes_no(answer) and answer != "1"):
                return None
            if answer == "<":
                return order[-1]
            if answer == "?":
                help = say().gettext(
                    "To change an answer, type the number in front of it; if everything is right, press Enter."
                )
                tell(help, indent="  ", file=sys.stderr)
                continue
            chosen = self._reader.number(answer)
            if chosen is not None and 1 <= chosen <= len(order):
                return order[chosen - 1]
            complain(
                ScorerError(
                    N_("“{answer}” is not one of the numbers above."),
                    allowed=within(1, len(order)),
                    answer=answer[:40],
                    low=1,
                    high=len(order),
                )
            )
