"""The border of the room `course`: how a game that is followed went. See `border.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from docs.app.engine.border import _course
from scorer.log.charts.chart import Frame
from scorer.log.charts.course import course
from scorer.log.charts.svg import WIDTH
from scorer.log.telling.turning import POINTS, sentences
from scorer.log.turning import history
from scorer.text.errors import language


def course_chart(id: int, lang: str = "en", width: int | None = None) -> Any:
    """The points after each move and who led, as `log_chart` gives it, beside `sentences`; null before a move."""
    found, say = history(_course(id)), language(lang)
    if not found.moments:
        return None
    chart = course(say, found, Frame("course", width or WIDTH, styled=False, spoken=True))
    return {**chart._asdict(), "sentences": [*sentences(say, found), say.gettext(POINTS)]}


CALLS_OF_COURSE: dict[str, Callable[..., Any]] = {course_chart.__name__: course_chart}
