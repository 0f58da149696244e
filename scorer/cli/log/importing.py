"""`scorer log import`: games of a file into the logbook. What would happen is shown first, and then asked."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ...log import Logbook, Union
from ...log.exchange.arrivals import Arrivals
from ...log.exchange.preview import Preview, Twin, preview
from ...log.exchange.reading import read
from ...log.lines import PLAY
from ...log.telling.arriving import preview_lines, to_dict, twin_lines
from ...text.errors import ScorerError
from ...text.files import reason
from ...text.i18n import N_, NN_
from ..dialogue import Dialogue
from ..localized import check_format
from ..progress import Progress
from ..terminal import complain, dump, say, tell


def run(files: Sequence[str], format: str, *, dry: bool, yes: bool) -> int:
    """Shows what an import would do, and does it if that is agreed to. Returns the exit code."""
    check_format(format)
    book = Logbook()
    union = book.union()
    read_files = _read(files, union)
    if read_files is None:
        return 1
    found = preview(union, read_files)
    if format == "text":
        for line in preview_lines(say(), found, read_files):
            tell(line)
    asks = format == "text" and sys.stdin.isatty()
    wanted = bool(found.arrivals or found.newer) and not dry
    same = () if yes else _ask(found) if wanted and asks else None
    kept = book.write_import("import", found.lines(same)).id if wanted and same is not None else ""
    if format == "json":
        dump(to_dict(say(), found, read_files, file=kept, same=same or ()), sys.stdout)
    elif kept:
        count = len(found.new) - len(same or ())
        # None is said in words.
        tell(say().ngettext(*_DONE, count, count=count) if count else say().gettext(_CHANGED))
    if wanted and not (kept or asks):
        complain(ScorerError(N_("Nothing was taken in yet; with --yes it is."), code="not-agreed"))
        return 1
    return 0


_DONE = NN_(
    "Done; {count} game is new. “scorer log undo” takes all of it back.",
    "Done; {count} games are new. “scorer log undo” takes all of it back.",
)


_CHANGED = N_("Done. “scorer log undo” takes all of it back.")


def _read(files: Sequence[str], union: Union) -> list[Arrivals] | None:
    """What the files bring; None after a complaint about each that cannot be read."""
    known = [id for kind, id in union.lines if kind == PLAY]
    found = []
    with Progress(files, _READ) as progress:
        for file in files:
            try:
                with sys.stdin.buffer if file == "-" else open(file, "rb") as stream, progress.reading(stream):
                    found.append(read(stream, known, progress.add))
            except (OSError, ScorerError, ValueError) as error:
                if not isinstance(error, ScorerError):
                    error = ScorerError(reason(error) if isinstance(error, OSError) else N_("There is no such file."))
                complain(error, file)
    return found if len(found) == len(files) else None


_READ = NN_("{count} game read", "{count} games read")


def _ask(found: Preview) -> Sequence[Twin] | None:
    """The twins that are the same game; None if nobody wants the import."""
    dialogue = Dialogue()
    try:
        if not dialogue.agree(say().gettext("Take this in?")):
            tell(say().gettext("Nothing was taken in."))
            return None
        return _ask_twins(found.twins, dialogue)
    except EOFError:
        tell(say().gettext("Nothing was taken in."))
        return None


def _ask_twins(twins: Sequence[Twin], dialogue: Dialogue) -> Sequence[Twin]:
    """Those that are the same game; asked of all at once, and one by one only if they are not."""
    if not twins:
        return ()
    question = NN_("Is this the same game, counted twice?", "Are all of these the same games, counted twice?")
    for line in twin_lines(say(), twins):
        tell(line, indent="  ")
    if dialogue.agree(say().ngettext(*question, len(twins))):
        return twins
    if len(twins) == 1:
        return ()
    same = []
    for twin in twins:
        (line,) = twin_lines(say(), [twin])
        if dialogue.agree(say().gettext("{game} – the same game, counted twice?", game=line)):
            same.append(twin)
    return same
