"""Files that people name, to keep tallies in."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..text.errors import ScorerError
from ..text.files import beside, why_not_written, write_whole
from .terminal import complain, remark, say

if TYPE_CHECKING:
    from ..shapes import TallyDict


def why_not_kept(path: str) -> ScorerError | None:
    """What will keep a file from being written, as far as that can be known before; None if nothing does."""
    try:
        if os.path.isdir(path):
            raise IsADirectoryError(errno.EISDIR, "")
        trial = beside(path)
        with open(trial, "xb"):
            pass
        os.unlink(trial)
    except (OSError, ValueError) as error:
        return why_not_written(error, path)
    return None


def keep(tallies: Sequence[TallyDict], path: str, *, over: bool = False) -> bool:
    """Writes tallies into a file: one as an object, several one a line, each with an id. Whether that was possible.

    There is the whole file afterwards, or, after a complaint, what was there before. Another file is replaced only
    with `over`.
    """
    indent = 2 if len(tallies) == 1 else None
    text = "".join([json.dumps(with_id(tally), ensure_ascii=False, indent=indent) + "\n" for tally in tallies])
    try:
        write_whole(text.encode(), path, over=over)
    except (OSError, ValueError) as error:
        complain(why_not_written(error, path), path)
        return False
    remark(say().gettext("The tally is kept in {file}.", file=path))
    return True


def with_id(tally: TallyDict, id: str = "") -> TallyDict:
    """A tally by which the game is known however often it is corrected: by its own id, else by this, else a new one."""
    return tally if tally.get("id") else {"game": tally["game"], "id": id or new_id(), **tally}


def new_id() -> str:
    """What a new game is known by from now on."""
    from uuid import uuid4

    return str(uuid4())
