"""Moves and what comes of them, as sentences for `track` and `replay`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .. import tracking
from ..text.errors import ScorerError
from ..text.i18n import Language
from ..tracking.course import BrokenRecord, Course, line_of, mover
from ..tracking.moves import State, gains
from ..tracking.telling import move_text
from .terminal import complain, say


def move_told(course: Course, say: Language) -> list[str]:
    """The last move of a course and what happened, each with its rule."""
    if course.move is None or course.before is None:
        return [say.gettext("No move has been made yet.")]
    player = mover(course)
    move = move_text(course.move, say)
    first = say.gettext("{number}. {move}", number=course.number, move=move)
    if player:
        first = say.gettext("{number}. {player}: {move}", number=course.number, player=player, move=move)
    game = course.state.setup.game
    lines = [first]
    for event in course.events:
        text = tracking.told(game, event, say.code)
        lines.append(f"   {text} [{event.rule}]" if event.rule else f"   {text}")
    return lines


_MOST_TOLD = 3
"""How many of the moves that now give other points are told one by one."""


def other_points(before: Sequence[Course], now: Sequence[Course], say: Language) -> list[str]:
    """Lines on the moves that give other points than before; each of `now` is the one of `before`, played again."""
    changed = [(old, new) for old, new in zip(before, now, strict=True) if gains(old.events) != gains(new.events)]
    if not changed:
        return []
    count = len(changed)
    first = say.ngettext(
        "{count} later move now gives other points:", "{count} later moves now give other points:", count, count=count
    )
    told = [
        say.gettext(
            "{move} – now {now}; before {before}",
            move=move_told(new, say)[0],
            now=_points(gains(new.events), say),
            before=_points(gains(old.events), say),
        )
        for old, new in changed[:_MOST_TOLD]
    ]
    if (more := count - _MOST_TOLD) > 0:
        told.append(say.ngettext("… and {count} more", "… and {count} more", more, count=more))
    return [first, *[f"   {text}" for text in told]]


def _points(gains: Mapping[str, int], say: Language) -> str:
    return say.amounts(gains.items()) if gains else say.gettext("no points")


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
                "text": tracking.told(state.setup.game, event, say.code),
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
