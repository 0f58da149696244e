"""Sentences for a move that was changed later: whether later moves still fit, and which now give other points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from .course import Course, says_nothing, teller
from .moves import gains
from .telling import move_text

if TYPE_CHECKING:
    from ..text.i18n import Language

_MOST_TOLD = 3
"""How many of the moves that now give other points are told one by one."""


def headline(course: Course, say: Language) -> str:
    """Returns the number of the last move, whose it is, and what it is, in one line."""
    if course.move is None or course.before is None:
        return say.gettext("No move has been made yet.")
    player, move = teller(course), move_text(course.move, say)
    if player:
        return say.gettext("{number}. {player}: {move}", number=course.number, player=player, move=move)
    return say.gettext("{number}. {move}", number=course.number, move=move)


def later_moves_text(before: Sequence[Course], now: Sequence[Course], say: Language) -> list[str]:
    """Returns sentences about the moves after one that was changed.

    How many still fit, what was added or left out for that.

    After these come the moves that now give other points. `before` and `now` are the courses after each of these moves,
    as they were and as they are now. Returns an empty list if there are none.
    """
    pairs, put_in, left_out = _aligned(before, now)
    told = []
    if count := len(pairs):
        fit = say.ngettext(
            "The {count} later move still fits.", "The {count} later moves still fit.", count, count=count
        )
        told.append(fit)
    if put_in:
        told.append(say.gettext("Put in, as it goes without saying: {moves}", moves=_headlines(put_in, say)))
    if left_out:
        told.append(
            say.gettext("Left out, as it has no place there any more: {moves}", moves=_headlines(left_out, say))
        )
    return [*told, *other_points(pairs, say)]


def _headlines(steps: Sequence[Course], say: Language) -> str:
    return "; ".join([headline(step, say) for step in steps])


def _aligned(
    before: Sequence[Course], now: Sequence[Course]
) -> tuple[list[tuple[Course, Course]], list[Course], list[Course]]:
    """Each move as it was played and as it is played again; those that were put in; those that were left out."""
    pairs: list[tuple[Course, Course]] = []
    put_in: list[Course] = []
    left_out: list[Course] = []
    i = 0
    for step in now:
        while i < len(before) and says_nothing(before[i]) and not _is_same(before[i], step):
            left_out.append(before[i])
            i += 1
        if i < len(before) and _is_same(before[i], step):
            pairs.append((before[i], step))
            i += 1
        else:
            put_in.append(step)
    return pairs, put_in, left_out + list(before[i:])


def _is_same(step: Course, other: Course) -> bool:
    """Whether the last moves of two courses are the same."""
    return type(step.move) is type(other.move) and step.move == other.move


def other_points(pairs: Sequence[tuple[Course, Course]], say: Language) -> list[str]:
    """Returns sentences about the moves that give other points than before, the first three of them in detail.

    `pairs` has the course after each move as it was and as it is now. Returns an empty list if no points differ.
    """
    changed = [(old, new) for old, new in pairs if gains(old.events) != gains(new.events)]
    if not changed:
        return []
    count = len(changed)
    first = say.ngettext(
        "{count} later move now gives other points:", "{count} later moves now give other points:", count, count=count
    )
    told = [
        say.gettext(
            "{move} – now {now}; before {before}",
            move=headline(new, say),
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
