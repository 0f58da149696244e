"""An answer that is not taken."""

from __future__ import annotations

from ...text.errors import ScorerError
from .state import Count


class Refused(Exception):
    """An answer is not taken, because of the `error` if there is one. The question is asked again.

    `text` is what was typed, which is to stand in the line; `count` is what goes on.
    """

    def __init__(self, text: str, count: Count | None = None, error: ScorerError | None = None) -> None:
        super().__init__(text)
        self.text = text
        self.count = count
        self.error = error
