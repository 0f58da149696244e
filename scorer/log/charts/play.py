"""The chart of one game: how it went if it was followed, otherwise where its points come from."""

from __future__ import annotations

from ...text.errors import ScorerError
from ...text.i18n import N_, Language
from ..telling.show import Again
from .chart import USUAL, Chart, Frame
from .course import course
from .stacked import stacked


def chart_of(say: Language, again: Again, frame: Frame = USUAL) -> Chart:
    """Returns the chart of a game that was scored again.

    Raises the error of the game if it cannot be scored; `ScorerError`, with the code `no-chart`, if only its points are
    known.
    """
    if went := again.history:
        return course(say, went, frame)
    if again.sheet:
        return stacked(say, again.sheet, frame)
    text = N_("There is nothing to be drawn: only the points of this game are known.")
    raise again.error or ScorerError(text, code="no-chart")
