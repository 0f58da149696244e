"""`scorer log remove` and `scorer log undo`: out of the logbook, and back."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ...log import Log, Logbook, undo as undo_change
from ...log.book import removal
from ...log.lines import IMPORT, PERSON, PLAY, Line, stamp_after
from ...log.play import play_of
from ...log.telling.games import game_line
from ...text.i18n import N_
from ..localized import check_format
from ..terminal import dump, say, tell
from .found import resolve


def run(numbers: Sequence[str], format: str) -> int:
    """Removes games, all of them in one change. Returns the exit code."""
    check_format(format)
    book = Logbook()
    log = book.read()
    # The numbers are those from before.
    plays = {play.id: play for play in [resolve(log, number) for number in numbers]}
    stamp = stamp_after(*[play.line.stamp for play in plays.values()])
    book.write(*[removal(id, stamp) for id in plays])
    if format == "json":
        dump([play.to_dict(log.people) for play in plays.values()], sys.stdout)
        return 0
    for play in plays.values():
        tell(say().gettext("Removed: {game}", game=game_line(say(), play)))
    command = "scorer log undo"
    tell(say().ngettext("“{command}” brings it back.", "“{command}” brings them back.", len(plays), command=command))
    return 0


def undo(format: str) -> int:
    """Takes back the last change of this device. Returns the exit code."""
    check_format(format)
    book = Logbook()
    before = book.read()
    now = undo_change(book)
    if format == "json":
        dump([{"what": line.kind, "id": line.id, "gone": line.gone} for line in now], sys.stdout)
        return 0
    for line in now:
        tell(_told(line, before))
    return 0


_GONE = N_("No longer in the logbook: {game}")
_BACK = N_("Back in the logbook: {game}")
_BEFORE = N_("As it was before: {game}")


def _told(line: Line, before: Log) -> str:
    """What is as it was, now that this line is in force."""
    if line.kind == IMPORT:
        return say().gettext("The import is undone: its games are as they were before it.")
    if line.kind == PERSON:
        return say().gettext("What was known of {name} is as it was before.", name=line.id)
    assert line.kind == PLAY
    old = before.line(line.id)
    if line.gone:
        return say().gettext(_GONE, game=game_line(say(), play_of(old)) if old and not old.gone else line.id)
    return say().gettext(_BACK if old is None or old.gone else _BEFORE, game=game_line(say(), play_of(line)))
