"""What is said while a game is followed: of its moves, of what happens, of what is refused, and of the state."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from ..model import Game
from ..registry import game as game_of
from ..scoring.fields import Field
from ..text.i18n import languages
from ..tracking.course import Course
from ..tracking.moves import IllegalMove, Move, State, event_text, kit_for, why_not
from .following import Variant, steps_of
from .said import Listener, attempt, check_said, check_translated, languages_of

OTHERS = 3
"""How many moves are tried in each state, to be refused."""


def check_moves_and_questions(game: Game) -> None:
    """Every kind of move has a title and words to type, and every field of it, and each option, a question."""
    kit = kit_for(game.id)
    for say in listeners(game):
        for kind in kit.parts:
            where = f"The move “{kind.name}” of tracking/kit.py"
            check_said(say.gettext(kind.title), f"{where}: its title", say.code)
            if kind.word:
                check_said(say.pgettext("move", kind.word), f"{where}: its word", say.code)
            if kind.also:
                check_said(say.pgettext("vocabulary", kind.also), f"{where}: its other words", say.code)
            for field in kind.fields:
                _check_field(field, where, say)
        for field in kit.options:
            _check_field(field, "The options of tracking/kit.py", say)
        _check_heard(game, say)


def _check_field(field: Field, where: str, say: Listener) -> None:
    where = f"{where}: its field “{field.key}”"
    check_said(say.gettext(field.question), f"{where}, the question", say.code)
    check_said(say.gettext(field.help), f"{where}, the help", say.code)
    attempt(f"{where}, `form` in {say.code}", field.form, say)
    for part in attempt(f"{where}, `parts` in {say.code}", field.parts, say):
        check_said(part.label, f"{where}, the part “{part.key}”", say.code)


def check_what_happens(variant: Variant, players: int) -> None:
    """Every event and every refusal of a random game has a sentence, and so has the state."""
    game = game_of(variant.game)
    kit = kit_for(game.id)
    steps = steps_of(variant, players)
    events = dict.fromkeys([event for _, _, step in steps for event in step.events])
    refused = _refusals(steps)
    for say in listeners(game):
        for event in events:
            where = f"The event “{event.what}” in EVENTS of tracking/texts.py, of {event}"
            check_said(attempt(f"{where}, in {say.code}", event_text, game.id, event, say), where, say.code)
        for error in refused:
            where = f"The refusal “{error.what}” of tracking/kit.py"
            values, _ = attempt(f"{where}, in {say.code}", error.spoken, say)
            attempt(f"{where}, in {say.code}", say.gettext, error.what, **values)
            check_said(attempt(f"{where}, in {say.code}", error.text, say.code), where, say.code)
        for state, _, _ in steps[::29]:
            where = "What `view` of tracking/texts.py shows"
            shown = attempt(f"{where} in {say.code}", kit.view, state, say)
            assert shown, f"{where} is nothing in {say.code}"
            for line in shown:
                check_said(line, where, say.code)
            attempt(f"The short words of tracking/kit.py, in {say.code}", list, kit.shorts(state, say))
        _check_heard(game, say)


def _refusals(steps: Sequence[tuple[State, Move, Course]]) -> Iterable[IllegalMove]:
    """One refusal of each sort: of moves that were made in other states."""
    rng = random.Random(6)
    moves = [move for _, move, _ in steps]
    by_text: dict[str, IllegalMove] = {}
    for before, _, _ in steps:
        for move in rng.sample(moves, min(OTHERS, len(moves))):
            if error := why_not(before, move):
                by_text.setdefault(error.what, error)
    return by_text.values()


def listeners(game: Game) -> Iterable[Listener]:
    """All languages: those that the game does not have say it in English."""
    return map(Listener, languages())


def _check_heard(game: Game, say: Listener) -> None:
    if say.code in languages_of(game):
        check_translated(say.code, say)
