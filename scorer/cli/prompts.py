"""Entry at the table: player by player, with sums, a way back and help at every question."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

from ..game import Game
from ..reference.entries import rule
from ..scoring.fields import Field, Flag, bad_name, is_name, plain
from ..scoring.tally import form_of
from ..text.errors import ScorerError
from ..text.i18n import N_
from .terminal import complain, say, tell


class _Question(NamedTuple):
    text: str
    help: str
    rule: str
    take: Callable[[str], Any]
    """Turns the typed text into what is kept; raises `ScorerError`."""


def ask(game: Game) -> dict[str, Any]:
    """Asks for a whole tally. Raises `ScorerError` when the input ends before it is complete."""
    _print(say().gettext("{game}: “<” goes back, “?” explains, sums like 3+6+2 are fine.", game=game.name))
    low, high = form_of(game).table
    one_of = form_of(game).one_of[1:]
    fields = [field for field in form_of(game).tally.fields if field.key not in one_of]
    answers: list[Any] = []
    later: list[Any] = []  # answers to the questions after one that has to be asked again
    while True:
        names = _names(answers, high)
        if (names_done := _complete(answers, high)) and len(answers) - names_done == len(names) * len(fields):
            players = _players(names, fields, answers[names_done:])
            try:
                form_of(game).players(players)
            except ScorerError as error:
                complain(error.within("players"))
                again = names_done + _question_of(error, len(names), [field.key for field in fields])
                later = answers[again + 1 :]
                del answers[again:]
                continue
            return {"game": game.id, "players": players}
        if names_done:
            player, number = divmod(len(answers) - names_done, len(fields))
            question = _about(names[player], fields[number])
        else:
            question = _name(names, low)
        answer = _ask(question, first=not answers)
        if answer is _BACK:
            answers.pop()
        else:
            answers.append(answer)
        if later and names_done and len(answers) + len(later) == names_done + len(names) * len(fields):
            answers += later
            later = []


_BACK = object()


def _names(answers: list[Any], high: int) -> list[str]:
    """The names given so far: everything before the empty answer, at most as many as can play."""
    names = answers[:high]
    return names[: names.index("")] if "" in names else names


def _complete(answers: list[Any], high: int) -> int:
    """How many answers were about names, once there are no more to come; else 0."""
    names = _names(answers, high)
    if len(names) == high:
        return high
    return len(names) + 1 if len(answers) > len(names) else 0


def _name(names: list[str], low: int) -> _Question:
    number = len(names) + 1
    if number <= low:
        text = say().gettext("Name of player {number}", number=number)
    else:
        text = say().gettext("Name of player {number}, or nothing if that was all", number=number)

    def take(answer: str) -> str:
        answer = answer.strip()
        if answer in names:
            raise ScorerError(N_("“{name}” is already there."), name=answer)
        if not answer and number <= low:
            raise ScorerError(N_("At least {low} players are needed."), low=low)
        if answer and not is_name(answer):
            raise bad_name(answer)
        return answer

    return _Question(text, N_("What this player is called; every name once."), "", take)


def _about(name: str, field: Field) -> _Question:
    question = say().gettext(field.question)

    def take(answer: str) -> Any:
        if plain(answer.strip()) in ("", "-", plain(say().gettext("none"))):
            if field.required:
                raise ScorerError(N_("A number is needed here; 0 is one, too."))
            return None
        value: Any = _yes_or_no(field, answer) if isinstance(field, Flag) else field.parse(answer)
        field.read(value)
        return value

    return _Question(f"{name} - {question}", field.help, field.rule, take)


def _yes_or_no(field: Flag, answer: str) -> Any:
    """True for the word for yes, how it begins or 1, in the language of the run or in English."""
    value = field.typed(answer, say())
    if isinstance(value, bool):
        return value
    raise ScorerError(
        N_("“{answer}” is neither “{yes}” nor “{no}”."),
        answer=answer.strip()[:40],
        yes=say().pgettext("answer", "yes"),
        no=say().pgettext("answer", "no"),
    )


def _ask(question: _Question, *, first: bool) -> Any:
    """Asks until the answer can be taken."""
    while True:
        print(f"{question.text} > ", end="", file=sys.stderr, flush=True)
        line = sys.stdin.readline()
        if not line:
            raise ScorerError(N_("The input ended before the tally was complete."))
        answer = line.strip()
        if answer == "?":
            _print(say().gettext(question.help), indent="  ")
            if question.rule:
                entry = rule(question.rule)
                _print(f"{entry.text(say().code)} [{entry.id}]", indent="  ")
        elif answer == "<":
            if not first:
                return _BACK
            _print(say().gettext("This is the first question."), indent="  ")
        else:
            try:
                return question.take(answer)
            except ScorerError as error:
                complain(error)


def _players(names: list[str], fields: list[Field], answers: list[Any]) -> list[dict[str, Any]]:
    keys = [field.key for field in fields]
    rows = [answers[i : i + len(keys)] for i in range(0, len(answers), len(keys))]
    return [
        {"name": name} | {key: value for key, value in zip(keys, row, strict=True) if value is not None}
        for name, row in zip(names, rows, strict=True)
    ]


def _question_of(error: ScorerError, players: int, keys: list[str]) -> int:
    """The number of the question that an error is about; the last one if it is about none of them."""
    place = re.match(r"players\[(\d+)\]\.(\w+)", error.place)
    if place and place[2] in keys:
        return int(place[1]) * len(keys) + keys.index(place[2])
    return players * len(keys) - 1


def _print(text: str, *, indent: str = "") -> None:
    # Standard output is for the result.
    tell(text, indent=indent, file=sys.stderr)
