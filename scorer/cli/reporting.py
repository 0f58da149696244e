"""One line on standard error that tells how to report a rule that is wrong, or words that were typed in vain."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import Self

from ..registry import game as game_of, own_ids
from ..text.i18n import N_
from ..text.names import cut
from .terminal import remark, say

LINES = {
    "rule": N_("Wrong or unclear? Tell us: {link}"),
    "search": N_("Tell us what you were looking for: {link}"),
    "word": N_("Not understood: {words}. Tell us what you meant: {link}"),
}
"""The line by what it is about, as the keys of `OFFERS`; `{link}` opens a form that is filled in."""

MISREAD = frozenset({"unknown", "several", "order", "doubt"})
"""The reasons of questions where words were not understood; elsewhere something is missing, odd or against a rule."""

OFTEN = 2
"""So often in a row something has to be typed in vain before the line comes: one slip needs no report."""


def offer_rule(id: str) -> None:
    """Tells how to report that a rule is wrong."""
    game = game_of(id.partition(".")[0])
    _offer("rule", game.id, rule=id, edition=", ".join(game.editions))


def offer_search(words: str, game: str | None) -> None:
    """Tells how to report a search in vain, of one game or of all."""
    _offer("search", game or "", typed=words, where="scorer rules")


class Misread:
    """What one sitting has typed in vain; at the end of its `with` block it is told once how to report it."""

    def __init__(self, game: str, command: str) -> None:
        """`command` is what the sitting was begun with, such as `score`."""
        self._game = game
        self._where = f"scorer {command} {game}"
        self._row: list[str] = []
        """What was typed in vain since something was understood last."""
        self._report: tuple[str, str] | None = None
        """What is reported, the first that there was: which of `LINES` it is for, and what was typed."""

    def note_miss(self, text: str, reason: str, names: Iterable[str]) -> None:
        """Notes a text that led to a question of this reason, unanswered; `names` of players are left out."""
        if reason not in MISREAD:
            return
        self._row.append(_without(names, text))
        if len(self._row) >= OFTEN and self._report is None:
            self._report = "word", "; ".join(dict.fromkeys(self._row))

    def note_success(self) -> None:
        """Notes that something was understood: the row of what was not ends."""
        self._row.clear()

    def note_search(self, words: str, names: Iterable[str]) -> None:
        """Notes words that the rules were searched for in vain."""
        self._report = self._report or ("search", _without(names, words))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._report:
            about, typed = self._report
            with suppress(OSError):  # the terminal may be gone
                _offer(about, self._game, typed=typed, where=self._where)


def _without(names: Iterable[str], text: str) -> str:
    """A text with “…” in the place of names."""
    for name in names:
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "…", text, flags=re.IGNORECASE)
    return text


def _offer(about: str, game: str, **values: str) -> None:
    """Tells the line if somebody sees it; the rules of a game from elsewhere are not ours to mend."""
    if not (sys.stdout.isatty() and sys.stderr.isatty()) or (game and game not in own_ids()):
        return
    from .. import __version__
    from ..addresses import addresses
    from ..text.report import link, spoken_in

    values |= {"game": game_of(game).name if game else "", "language": spoken_in(say(), __version__)}
    form = "rule" if about == "rule" else "word"
    words = cut(values.get("typed", ""))
    remark(say().gettext(LINES[about], words=words, link=link(form, values, addresses().reports)))
