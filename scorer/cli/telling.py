"""Moves and what comes of them, as sentences for `track` and `replay`."""

from __future__ import annotations

from typing import Any

from .. import tracking
from ..course import Course, line_of
from ..fields import Flag, Whole
from ..i18n import Language
from ..tracking import State


def move_told(course: Course, say: Language, *, rules: bool = True) -> list[str]:
    """The last move of a course and what happened, each with its rule."""
    if course.move is None or course.before is None:
        return [say.gettext("No move has been made yet.")]
    player = tracking.current_player(course.before.state)
    move = say.gettext(course.move.title)
    values = []
    for field in course.move.fields:
        value = getattr(course.move, field.key)
        if value == field.empty and not field.required:
            continue
        spoken = field.spoken(value, say)
        if isinstance(field, (Whole, Flag)):
            question = say.gettext(field.question)
            if question.endswith("?"):
                spoken = f"{question} {spoken}"
            else:
                spoken = say.gettext("{question}: {value}", question=question, value=spoken)
        values.append(spoken)
    if values:
        move = say.gettext("{move}: {values}", move=move, values="; ".join(values))
    first = say.gettext("{number}. {move}", number=course.number, move=move)
    if player:
        first = say.gettext("{number}. {player}: {move}", number=course.number, player=player, move=move)
    game = course.state.setup.game
    lines = [first]
    for event in course.events:
        text = tracking.told(game, event, say.code)
        lines.append(f"   {text} [{event.rule}]" if rules else f"   {text}")
    return lines


def step_dict(course: Course, say: Language) -> dict[str, Any]:
    """The last move of a course and what happened, for programs."""
    state = course.state
    return {
        "number": course.number,
        **line_of(course),
        "events": [
            {
                "what": event.what,
                "rule": event.rule,
                "player": event.player,
                "points": event.points,
                "text": tracking.told(state.setup.game, event, say.code),
            }
            for event in course.events
        ],
        **position_dict(state),
    }


def position_dict(state: State) -> dict[str, Any]:
    """Whose turn it is, and the rule that ended the game if it is over."""
    return {"turn": tracking.current_player(state), "over": tracking.kit_of(state).ended(state) or None}
