"""Charts as files, for `--svg`."""

from __future__ import annotations

import os

from ...log.charts.chart import Chart
from ...text.errors import ScorerError
from ...text.files import why_not_written, write_whole
from ...text.i18n import N_
from ..localized import WrongUse
from ..terminal import complain, remark, say


def check(file: str, *, overwrite: bool) -> bool:
    """Whether a chart may be written there, or none is wanted; else it has been told why not. Raises `WrongUse`."""
    if file and os.path.splitext(file)[1].lower() != ".svg":
        raise WrongUse(
            N_("The ending of “{name}” does not say what it is to be."),
            place="--svg",
            allowed=N_(".svg (a picture)"),
            name=file,
        )
    if file and (error := why_not_new(file, overwrite=overwrite)):
        complain(error, file)
        return False
    return True


def why_not_new(file: str, *, overwrite: bool) -> ScorerError | None:
    """Why a file is not written: it is asked before anything else is."""
    if overwrite or not os.path.lexists(file):
        return None
    return ScorerError(N_("This file is there already."), allowed=N_("another name, or --overwrite"), code="exists")


def keep(file: str, chart: Chart | None, *, overwrite: bool) -> int:
    """Writes a chart, if one is wanted, and says so. Returns the exit code."""
    if chart is None:
        return 0
    try:
        write_whole(chart.svg.encode(), file, over=overwrite, mode=0o600)
    except (OSError, ValueError) as error:
        complain(why_not_written(error, file), file)
        return 1
    remark(say().gettext("“{title}” is in {file} now.", title=chart.title, file=file))
    return 0
