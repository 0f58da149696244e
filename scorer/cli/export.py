"""`scorer export`: a finished game for another program."""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime

from ..scoring.score import score, tally_in
from ..text.errors import InvalidDocument, ScorerError
from ..text.files import why_not_written
from ..text.i18n import N_
from .localized import WrongUse
from .score import all_errors, place_in_words, tallies
from .terminal import complain, remark, say, tell


def run(what: str, file: str, svg: str, began: str) -> int:
    """Prints the link, and its QR code where there is room for it. Returns the exit code."""
    if what != "bgstats":
        raise WrongUse(N_("There is no export to “{name}”."), known=("bgstats",), name=what)
    (where, data), *more = tallies([file])
    try:
        if isinstance(data, ScorerError):
            raise data
        if more:
            data = InvalidDocument(N_("There is more than one game in this input."), allowed=N_("one game"))
            raise data
        data = {**tally_in(data), "began": began} if began else data
        sheet = score(data)
    except ScorerError as error:
        for each in all_errors(error, data, None, None, {}):
            complain(place_in_words(each, data, ""), where)
        return 1
    ended = datetime.now(UTC) if file == "-" else datetime.fromtimestamp(os.stat(file).st_mtime, UTC)
    address = sheet.bgstats(ended)
    import segno

    # Names are UTF-8, but in the link everything is plain; the lowest correction keeps the picture small.
    code = segno.make(address, error="l", boost_error=False, micro=False)
    if svg:
        try:
            code.save(svg, kind="svg", scale=4, xmldecl=False)
        except OSError as error:
            complain(why_not_written(error, svg), svg)
            return 1
        remark(say().gettext("The QR code is in {file}.", file=svg))
    print(address)
    if sys.stdout.isatty():
        width, _ = code.symbol_size()
        if width <= os.get_terminal_size().columns:
            code.terminal(compact=True)
        else:
            tell(
                say().gettext(
                    "The QR code needs {columns} columns; make the window wider, or write a picture with --svg FILE.",
                    columns=width,
                )
            )
    return 0
