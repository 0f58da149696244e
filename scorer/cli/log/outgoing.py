"""What is written for others: with names or letters, into a file that is new."""

from __future__ import annotations

import os

from ...text.errors import ScorerError
from ...text.files import why_not_written, write_whole
from ...text.i18n import N_
from ..localized import WrongUse
from ..terminal import complain

NAMES, LETTERS = "names", "letters"


def check_names(names: str) -> None:
    """Raises `WrongUse` for what is neither of the two words; nothing is left to whoever asks."""
    if names not in ("", NAMES, LETTERS):
        raise WrongUse(N_("“{name}” is not one of these words."), place="--names", known=(NAMES, LETTERS), name=names)


def is_taken(file: str, *, overwrite: bool) -> bool:
    """Whether there is such a file already, which is told: before anybody is asked anything."""
    if overwrite or not os.path.lexists(file):
        return False
    complain(
        ScorerError(N_("This file is there already."), allowed=N_("another name, or --overwrite"), code="exists"), file
    )
    return True


def is_written(data: bytes, file: str, *, overwrite: bool) -> bool:
    """Whether a file could be written, for the eyes of its owner; if not, why is told."""
    try:
        write_whole(data, file, over=overwrite, mode=0o600)
    except (OSError, ValueError) as error:
        complain(why_not_written(error, file), file)
        return False
    return True
