"""`scorer log export`: games as a file, for another device, for BG Stats, or as a table."""

from __future__ import annotations

import os
import sys

from ...log import Logbook, Wanted
from ...log.exchange.lines import keeps_newer
from ...log.exchange.writing import FORMATS, write
from ...registry import game as game_of
from ...text.errors import ScorerError
from ...text.files import why_not_written, write_whole
from ...text.i18n import N_, NN_
from ..dialogue import Dialogue
from ..localized import WrongUse, check_format
from ..terminal import complain, dump, notice, say, tell
from .found import day

NAMES, LETTERS = "names", "letters"


def run(file: str, game: str, since: str, names: str, format: str, *, notes: bool, overwrite: bool) -> int:
    """Writes the games, all or none. Returns the exit code."""
    check_format(format)
    ending = _ending(file)
    _check_names(names)
    if error := _why_not(file, overwrite=overwrite):
        complain(error, file)
        return 1
    union = Logbook().union()
    wanted = union.plays(Wanted(game_of(game).id if game else "", since=day(since)))
    if not wanted:
        raise ScorerError(N_("There are no games here to be written."), code="no-games")
    chosen = names or (NAMES if ending == ".jsonl" else _ask_names(format))
    letters = chosen == LETTERS
    data = write(ending[1:], union, wanted, letters=letters, notes=notes)
    try:
        write_whole(data, file, over=overwrite, mode=0o600)
    except (OSError, ValueError) as error:
        complain(why_not_written(error, file), file)
        return 1
    if format == "json":
        told = {"file": file, "format": ending[1:], "games": len(wanted), "bytes": len(data)}
        dump({**told, "names": chosen, "notes": notes}, sys.stdout)
        return 0
    text = _WITH_LETTERS if letters else _WITH_NAMES
    tell(say().ngettext(*text, len(wanted), count=len(wanted), file=file, size=_size(len(data))))
    if letters and notes and any([play.note or play.place for play in wanted]):
        notice(say().gettext("Notes and places are in it as they were written; --no-notes leaves them out."))
    whole = len(wanted) == len(union.plays())
    if union.newer and ending == ".jsonl" and not keeps_newer(letters=letters, notes=notes, whole=whole):
        notice(say().ngettext(*_NEWER, union.newer, count=union.newer))
    return 0


_NEWER = NN_(
    "{count} line of a newer version of this program is not in it, as nobody here knows what it says.",
    "{count} lines of a newer version of this program are not in it, as nobody here knows what they say.",
)
_WITH_NAMES = NN_(
    "{count} game is in {file} now ({size}), with names.", "{count} games are in {file} now ({size}), with names."
)
_WITH_LETTERS = NN_(
    "{count} game is in {file} now ({size}), with letters instead of names.",
    "{count} games are in {file} now ({size}), with letters instead of names.",
)


def _ending(file: str) -> str:
    """What the file is to be. Raises `WrongUse`."""
    ending = os.path.splitext(file)[1].lower()
    if ending[1:] not in FORMATS:
        raise WrongUse(
            N_("The ending of “{name}” does not say what it is to be."),
            allowed=N_(".jsonl (everything), .bgsplay (for BG Stats) or .csv (a table)"),
            name=file,
        )
    return ending


def _why_not(file: str, *, overwrite: bool) -> ScorerError | None:
    """Why the file is not written: it is asked before anybody is asked anything."""
    if overwrite or not os.path.lexists(file):
        return None
    return ScorerError(N_("This file is there already."), allowed=N_("another name, or --overwrite"), code="exists")


def _check_names(names: str) -> None:
    if names not in ("", NAMES, LETTERS):
        raise WrongUse(N_("“{name}” is not one of these words."), place="--names", known=(NAMES, LETTERS), name=names)


def _ask_names(format: str) -> str:
    """What a file for others is to have: asked at a terminal. Raises `WrongUse` elsewhere."""
    if format == "json" or not sys.stdin.isatty():
        raise WrongUse(
            N_("Say whether the file is to have names, or letters instead: A, B, C."),
            place="--names",
            allowed=f"--names {NAMES}, --names {LETTERS}",
        )
    try:
        question = say().gettext("Write the names of the players? “No” makes them A, B, C")
        return NAMES if Dialogue().agree(question) else LETTERS
    except EOFError:
        raise ScorerError(N_("Nothing was written."), code="not-agreed") from None


def _size(count: int) -> str:
    """A number of bytes as people read it."""
    kilobytes = max(1, round(count / 1000))
    if kilobytes < 10_000:
        return say().gettext("{number} kB", number=kilobytes)
    return say().gettext("{number} MB", number=kilobytes // 1000)
