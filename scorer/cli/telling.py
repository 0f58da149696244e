"""Moves and what comes of them, as sentences for `track` and `replay`."""

from __future__ import annotations

from .. import tracking
from ..text.errors import ScorerError
from ..text.i18n import Language
from ..tracking.course import BrokenRecord, Course, line_of
from ..tracking.mending import headline
from ..tracking.moves import State, event_text
from .terminal import complain, say


def move_lines(course: Course, say: Language) -> list[str]:
    """The last move of a course and what happened, each with its rule."""
    game = course.state.setup.game
    lines = [headline(course, say)]
    for event in course.events:
        text = event_text(game, event, say)
        lines.append(f"   {text} [{event.rule}]" if event.rule else f"   {text}")
    return lines


def step_dict(course: Course, say: Language) -> dict[str, object]:
    """The last move of a course and what happened, for programs."""
    state = course.state
    return {
        "number": course.number,
        **line_of(course),
        "events": [
            {
                "what": event.what,
                "rule": event.rule or None,
                "player": event.player,
                "points": event.points,
                "text": event_text(state.setup.game, event, say),
            }
            for event in course.events
        ],
        **position_dict(state),
    }


def position_dict(state: State) -> dict[str, object]:
    """Whose turn it is, and the rule that ended the game if it is over."""
    return {"turn": tracking.current_player(state), "over": tracking.kit_of(state).ended(state) or None}


def broken(error: ScorerError, file: str) -> None:
    """Complains of a record that cannot be followed, with the line where it breaks a rule."""
    if isinstance(error, BrokenRecord):
        complain(error.error, say().gettext("{file}, line {line}", file=file, line=error.line))
    else:
        complain(error, file)
