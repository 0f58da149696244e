"""Moves and what comes of them, as sentences for `track` and `replay`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .. import tracking
from ..scoring.fields import Flag, Whole
from ..text.errors import ScorerError
from ..text.i18n import Language
from ..tracking.course import BrokenRecord, Course, line_of
from ..tracking.moves import Move, State
from .terminal import complain, say


def move_told(course: Course, say: Language) -> list[str]:
    """The last move of a course and what happened, each with its rule."""
    if course.move is None or course.before is None:
        return [say.gettext("No move has been made yet.")]
    player = tracking.current_player(course.before.state)
    move = say.gettext(course.move.title)
    if values := _values(course.move, say):
        move = say.gettext("{move}: {values}", move=move, values=values)
    first = say.gettext("{number}. {move}", number=course.number, move=move)
    if player:
        first = say.gettext("{number}. {player}: {move}", number=course.number, player=player, move=move)
    game = course.state.setup.game
    lines = [first]
    for event in course.events:
        text = tracking.told(game, event, say.code)
        lines.append(f"   {text} [{event.rule}]")
    return lines


_MOST_TOLD = 3
"""How many of the moves that now give other points are told one by one."""


def other_points(before: Sequence[Course], now: Sequence[Course], say: Language) -> list[str]:
    """Lines on the moves that give other points than before; each of `now` is the one of `before`, played again."""
    changed = [(old, new) for old, new in zip(before, now, strict=True) if _gains(old) != _gains(new)]
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
            now=_points(_gains(new), say),
            before=_points(_gains(old), say),
        )
        for old, new in changed[:_MOST_TOLD]
    ]
    if (more := count - _MOST_TOLD) > 0:
        told.append(say.ngettext("… and {count} more", "… and {count} more", more, count=more))
    return [first, *[f"   {text}" for text in told]]


def _gains(course: Course) -> dict[str, int]:
    """By each player whom the last move gave points, or took some from, how many."""
    gains: dict[str, int] = {}
    for event in course.events:
        gains[event.player] = gains.get(event.player, 0) + event.points
    return {player: points for player, points in gains.items() if points}


def _points(gains: Mapping[str, int], say: Language) -> str:
    return say.amounts(gains.items()) if gains else say.gettext("no points")


def _values(move: Move, say: Language) -> str:
    """What a move says, but for the numbers, which are told by what it brings about; with labels if it is much."""
    fields = [field for field in move.fields if not isinstance(field, (Whole, Flag))]
    told = [field for field in fields if getattr(move, field.key) != field.empty]
    values = [field.spoken(getattr(move, field.key), say) for field in told]
    if len(told) > 2:
        values = [_labelled(say.gettext(f.question), value, say) for f, value in zip(told, values, strict=True)]
    return say.series(values)


def _labelled(question: str, value: str, say: Language) -> str:
    if question.endswith("?"):
        return f"{question} {value}"
    return say.gettext("{question}: {value}", question=question, value=value)


def step_dict(course: Course, say: Language) -> dict[str, object]:
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


def position_dict(state: State) -> dict[str, object]:
    """Whose turn it is, and the rule that ended the game if it is over."""
    return {"turn": tracking.current_player(state), "over": tracking.kit_of(state).ended(state) or None}


def broken(error: ScorerError, file: str) -> None:
    """Complains of a record that cannot be followed, with the line where it breaks a rule."""
    if isinstance(error, BrokenRecord):
        complain(error.error, say().gettext("{file}, line {line}", file=file, line=error.line))
    else:
        complain(error, file)
