"""The guided count: every answer is understood, shown, checked against the whole table, and can be changed."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..model import Game
from ..reference.entries import rule
from ..registry import game as game_of, ids
from ..scoring.fields import Field, Flag, Kinds, Points, bad_name, within
from ..scoring.score import score
from ..scoring.tally import form_of
from ..text.errors import ScorerError
from ..text.i18n import N_, signed
from ..text.names import is_name, look
from ..typed.fold import fold
from ..typed.plain import amount, yes_no
from ..typed.question import Answer, Question
from ..typed.reader import read
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


def confirmed(question: str) -> bool:
    """Asks until the answer is yes or no."""
    choices = f"{say().pgettext('answer', 'yes')}/{say().pgettext('answer', 'no')}"
    while True:
        answer = yes_no(_line(f"{question} ({choices})"), say())
        if answer is not None:
            return answer


def ask_to_keep(tallies: Sequence[TallyDict], keep: Callable[..., bool]) -> None:
    """Asks for the name of a file to keep a tally in, until it is kept or nobody wants it."""
    if not tallies:
        return
    while True:
        try:
            path = ask_line(say().gettext("Keep the tally? Name a file, or just press Enter"))
        except EOFError:
            return
        if not path or says_none(path):
            return
        if yes_no(path, say()):
            continue
        path = path if "." in os.path.basename(path) else f"{path}.json"
        over = os.path.exists(path)
        if over and not confirmed(say().gettext("“{name}” already exists. Replace it?", name=path)):
            continue
        if keep(tallies, path, over=over):
            return


def says_none(text: str) -> bool:
    """Whether an answer says that there is nothing, or no."""
    return amount(text, say()) == 0 or yes_no(text, say()) is False


def _line(question: str, **how: Any) -> str:
    try:
        return ask_line(question, **how)
    except EOFError:
        print(file=sys.stderr)
        raise ScorerError(N_("The input ended before the tally was complete.")) from None


def _asked_about(question: Question) -> str:
    """A question about what was typed, in the words of a dialogue."""
    if question.reason == "unknown" and len(question.choices) == 1:
        near = question.choices[0].shown
        return say().gettext("“{name}” is new. Did you mean “{near}”?", name=question.words, near=near)
    return question.text(say().code)


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
        self._more: dict[str, str] = {}
        """The words that this table has added, with the kinds that they mean."""
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
        if not removed and answer and seat >= low and says_none(answer):
            removed = not confirmed(say().gettext("Is “{name}” a player?", name=answer))
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

    def _understood(self, field: Field, text: str) -> tuple[Field, object]:
        """The field and the value of an answer; what is not clear is asked about."""
        if not text and field.required:
            raise ScorerError(N_("Please type a number; 0 is fine, too."))
        if not text:
            return field, None
        while True:
            found = self._read(field, text)
            if isinstance(found, Question):
                chosen = self._chosen(found)
                if chosen is None and self._is_new_kind(found):
                    continue
                if chosen is None:
                    raise self._refusal(field, found, text)
                found = chosen
            return self._way(field, found.key), found.value

    def _read(self, field: Field, text: str) -> Answer | Question:
        return read(text, self._ways(field), say(), self._more)

    def _ways(self, field: Field) -> list[Field]:
        """The fields of which an answer gives one."""
        return [field, *self._other_ways] if field.key in self._form.one_of else [field]

    def _way(self, field: Field, key: str) -> Field:
        return next(way for way in self._ways(field) if way.key == key)

    def _chosen(self, question: Question) -> Answer | None:
        """What was meant of what a question offers; nothing if it was nothing of that."""
        if len(question.choices) < 2:  # two are chosen from
            return question.choices[0] if question.choices and confirmed(_asked_about(question)) else None
        tell(_asked_about(question), indent="  ", file=sys.stderr)
        for i, choice in enumerate(question.choices, start=1):
            tell(f"{i}  {choice.shown}", indent="  ", file=sys.stderr)
        chosen = amount(_line(say().gettext("Which one? Type its number, or press Enter for none of them")), say())
        return question.choices[chosen - 1] if chosen and chosen <= len(question.choices) else None

    def _is_new_kind(self, question: Question) -> bool:
        """Asks whether a word is a kind of its own; whether it is known now."""
        name = question.new
        if not name or not is_name(name):
            return False
        if confirmed(say().gettext("Is “{name}” a separate kind at this table?", name=name)):
            self._more[name] = name
            return True
        return False

    def _refusal(self, field: Field, question: Question, text: str) -> ScorerError:
        """Why an answer is not taken, with what would be."""
        if question.reason == "unusual":
            again = N_("Type several values with spaces between them: 4 6 5.")
            return ScorerError(again if isinstance(field, Points) else N_("Type it once more."))
        own = field.misread(text, say()) if question.reason in ("order", "unknown") else None
        return own or question.refusal()

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
        for form in filter(None, [way.form(say()) for way in ways]):
            told = say().gettext("{said}; {more}", said=told, more=form) if told else form
        return told

    def _said(self, field: Field, value: object) -> str:
        plain = value is None and not isinstance(field, Flag)
        return say().gettext("none") if plain else field.spoken(value, say())

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
            known = isinstance(field, Kinds) and kind in field.messages
            error.place = say().call(field.messages[kind]) if isinstance(field, Kinds) and known else ""
        complain(error)
        return _Again()

    def _worded(self, value: object) -> object:
        """A value of an error in the words of the table: a key as its question, a name or a card as it is called."""
        questions = {field.key: say().gettext(field.question) for field in self._fields}
        if value in questions:
            return questions[str(value)]
        for names in self._game.vocabulary.values():
            if isinstance(value, str) and value in names:
                return say().call(names[value])
        for way in self._other_ways:
            try:
                return way.spoken(way.write(way.read([value])), say())
            except ScorerError:
                continue
        return value

    def _completions(self, field: Field | None) -> Callable[[str], Iterator[str]] | None:
        groups: list[Mapping[str, str]] = []
        if isinstance(field, Kinds):
            groups = [field.messages]
        elif field is not None and field.key in self._form.one_of:
            groups = list(self._game.vocabulary.values())
        words = [*self._more, *(say().call(message) for names in groups for message in names.values())]
        if not words:
            return None

        def complete(before: str) -> Iterator[str]:
            typed = fold(re.split(r"[\s,;]", before)[-1])
            return (word for word in words if fold(word).startswith(typed))

        return complete

    def _checking(self, field: Field | None, old: str) -> Callable[[str], str] | None:
        """Says while somebody types what is wrong with it."""
        if field is None:
            return None

        def check(text: str) -> str:
            text = text.strip()
            if text in ("", "<", "?", old):
                return ""
            found = self._read(field, text)
            if isinstance(found, Question):
                # Of a word that has just been begun nothing is said.
                error = found.error
                return error.text(say().code).split("\n")[0].rpartition(": ")[2] if error else ""
            plain = not isinstance(found.value, (dict, list)) and found.shown != text
            return f"= {found.shown}" if plain else ""

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
            if not answer or yes_no(answer, say()):
                return None
            if answer == "<":
                return order[-1]
            if answer == "?":
                help = say().gettext(
                    "To change an answer, type the number in front of it; if everything is right, press Enter."
                )
                tell(help, indent="  ", file=sys.stderr)
                continue
            chosen = amount(answer, say())
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
