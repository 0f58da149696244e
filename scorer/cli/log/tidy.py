"""`scorer log tidy`, which makes the files smaller, and `scorer log forget`, which takes a name out of them."""

from __future__ import annotations

import os
import sys

from ...log import Logbook
from ...text.errors import ScorerError
from ...text.i18n import N_, NN_
from ..localized import check_format
from ..terminal import complain, dump, say, tell


def run(format: str) -> int:
    """Takes out of the files of this device what is no longer in force. Returns the exit code."""
    check_format(format)
    from ...log.tidy import tidy

    found = tidy(Logbook())
    if format == "json":
        dump({"files": list(found.files), "lines": found.lines, "bytes": found.bytes}, sys.stdout)
    elif not found.lines:
        tell(say().gettext("There is nothing to tidy: everything in your files is in force."))
    else:
        tell(say().ngettext(*_TIDIED, found.lines, count=found.lines, size=found.bytes))
        tell(say().gettext("What you changed before can no longer be taken back with “scorer log undo”."))
    return 0


_TIDIED = NN_(
    "{count} line that was no longer in force is gone; your files are {size} bytes smaller.",
    "{count} lines that were no longer in force are gone; your files are {size} bytes smaller.",
)


def forget(name: str, format: str, *, yes: bool) -> int:
    """Takes a name out of all games, if that is agreed to. Returns the exit code."""
    check_format(format)
    from ...log.forgetting import forget as take_out, wanted

    book = Logbook()
    names = wanted(book, name)
    told = say().join(names)
    if not (yes or (format == "text" and sys.stdin.isatty() and _agrees(told))):
        complain(ScorerError(N_("Nothing was changed. With “--yes” it is done without asking."), code="not-agreed"))
        return 1
    found = take_out(book, names)
    if format == "json":
        dump(found._asdict(), sys.stdout)
        return 0
    letters = say().join(found.letters)
    tell(say().ngettext(*_FORGOTTEN, found.games, count=found.games, names=told, letters=letters))
    if found.emptied:
        tell(say().ngettext(*_EMPTIED, found.emptied, count=found.emptied))
    if found.unread:
        tell(say().ngettext(*_UNREAD, found.unread, count=found.unread))
    tell(say().gettext("Exports, backups and other devices keep what they have."))
    if found.others:
        tell(say().ngettext(*_OTHERS, len(found.others)))
    for path in found.others:
        tell(os.path.basename(path), indent="  ")
    return 0


def _agrees(names: str) -> bool:
    from ..dialogue import Dialogue

    try:
        return Dialogue().agree(
            say().gettext("Take {names} out of everything this device has kept? Nothing brings it back.", names=names)
        )
    except EOFError:
        return False


_FORGOTTEN = NN_(
    "{count} game was changed. In the place of {names} there is now: {letters}.",
    "{count} games were changed. In the place of {names} there is now: {letters}.",
)
_EMPTIED = NN_(
    "{count} note or place with the name in it was taken out.",
    "{count} notes and places with the name in them were taken out.",
)
_UNREAD = NN_(
    "{count} line that this version cannot read has the name in it; it was left as it is.",
    "{count} lines that this version cannot read have the name in them; they were left as they are.",
)
_OTHERS = NN_(
    "This file of another device still has the name; forget it there, too:",
    "These files of other devices still have the name; forget it there, too:",
)
