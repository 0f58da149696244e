"""`scorer log add`: finished games out of files into the logbook."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from ... import __version__
from ...log import About, Log, Logbook
from ...log.about import read_minutes, read_text, read_time, written_at
from ...log.adding import CORRECTED, NEW, SAME, TWIN, Adding, Addition, with_beginner
from ...log.lines import Data
from ...log.telling.games import game_line
from ...scoring.sheet import Sheet
from ...text.errors import ScorerError
from ...text.i18n import N_, NN_
from ..localized import check_format
from ..score import Followed, Task, tallies
from ..terminal import complain, dump, notice, remark, say, tell
from .found import number_of, special_text

T = TypeVar("T")


class _Options(NamedTuple):
    """What is said of all games that are added."""

    at: str
    began: str
    about: About
    again: bool


def run(
    files: Sequence[str], format: str, *, at: str, place: str, began: str, note: str, minutes: str, again: bool
) -> int:
    """Adds what can be added, in one change, and tells the rest. Returns the exit code."""
    check_format(format)
    about = About(
        _read("--place", read_text, place) or "",
        _read("--note", read_text, note) or "",
        _read("--minutes", read_minutes, minutes) or 0,
        version=__version__,
    )
    options = _Options(_read("--at", read_time, at) or "", began, about, again)
    book = Logbook()
    games = _Games(book.read(), options)
    found = [each for file in files for each in games.of(file)]
    if lines := games.adding.lines():
        book.write(*lines)
    added = [each for each in found if each]
    if format == "json":
        dump([each.play.to_dict(games.log.people) for each in added], sys.stdout)
    else:
        _tell(games.log, added, dated=not options.at)
    return int(None in found)


def _read(option: str, read: Callable[[str], T], typed: str) -> T | None:
    """The value of an option; None where it is not given. An error names the option."""
    try:
        return read(typed) if typed else None
    except ScorerError as error:
        raise error.within(option) from None


class _Games:
    """The games of some files, on their way into a log."""

    def __init__(self, log: Log, options: _Options) -> None:
        self.log = log
        self.adding = Adding(log)
        self._options = options
        self._used: list[Sequence[str]] = []
        """The settings that were told."""

    def of(self, file: str) -> Iterator[Addition | None]:
        """What comes of each game in a file; None, after a complaint, of one that cannot be kept."""
        for where, data, sheet in Task("", "", {}, plain=False).sheets(tallies([file]), self._used):
            if sheet is None:
                yield None
                continue
            try:
                yield self._add(sheet, data.lines if isinstance(data, Followed) else (), written_at(file))
            except ScorerError as error:
                complain(error, where)
                yield None

    def _add(self, sheet: Sheet, record: Sequence[Data], usual: str) -> Addition:
        """What comes of one game. Raises `ScorerError` where it cannot be kept."""
        at, began, about, again = self._options
        try:
            sheet = with_beginner(sheet, began) if began else sheet
        except ScorerError as error:
            raise error.within("--began") from None
        added = self.adding.add(sheet, at=at, usual=usual, about=about._replace(record=record), again=again)
        if added.kind == TWIN:
            raise ScorerError(
                N_("The same players had the same points that day already, in game {number}: {game}"),
                allowed=N_("“--again”, if that was another game"),
                number=number_of(self.log, added.play),
                game=game_line(say(), added.play),
                code="twin",
            )
        return added


_TOLD = {
    NEW: N_("Kept in the logbook: {game}"),
    CORRECTED: N_("Corrected in the logbook: {game}"),
    SAME: N_("This game is in the logbook already: {game}"),
}


def _tell(log: Log, found: Sequence[Addition], *, dated: bool) -> None:
    """Says what was kept; of a single game what decided, and what was special about it.

    With `dated`, when they ended is that of the files.
    """
    for kind, play in found:
        text = say().gettext(_TOLD[kind], game=game_line(say(), play))
        if kind == SAME:
            notice(text)
        else:
            tell(text)
    if len(found) == 1 and found[0].kind != SAME:
        tell_outcome(found[0].play.sheet)
        if text := special_text(log, found[0].play):
            tell(text, indent="  ")
    if dated and any(kind == NEW for kind, _ in found):
        one, several = NN_(
            "The day is that on which the file was written; “--at” says another.",
            "The days are those on which the files were written; “--at” says another.",
        )
        remark(say().ngettext(one, several, len(found)))


def tell_outcome(sheet: Sheet) -> None:
    """Says who has won a game, and what decided."""
    explain = sheet.explain(say().code)
    for text in (explain.decision(), explain.decided(sheet.decided)[0]):
        tell(text, indent="  ")
