"""`scorer merge`: what each player counted alone becomes one tally."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence

from ..registry import game as game_of
from ..scoring.merge import WAYS, Conflict, merge
from ..scoring.tally import form_of
from ..text.errors import ScorerError
from ..text.i18n import N_
from .score import tallies
from .terminal import complain, dump, say


def run(game_id: str, files: Sequence[str]) -> int:
    """Writes the tally, or says where the parts disagree. Returns the exit code."""
    parts: list[object] = []
    places: list[str] = []
    for where, data in tallies(files or ["-"]):
        if isinstance(data, ScorerError):
            complain(data, where)
            return 1
        parts.append(data)
        places.append(where)
    try:
        merged = merge(parts, game_id or None)
    except ScorerError as error:
        found = re.match(r"\[(\d+)\]\.?", error.place)
        where = ""
        if found:
            where, error.place = places[int(found[1])], error.place[found.end() :]
        complain(error, where)
        return 1
    for conflict in merged.conflicts:
        complain(_told(conflict, merged.tally["game"], places), "")
    if merged.conflicts:
        return 1
    dump(merged.tally, sys.stdout)
    return 0


def _told(conflict: Conflict, game: str, places: Sequence[str]) -> ScorerError:
    """The conflict with the question that it answers, and which file says what."""
    import json

    fields = form_of(game_of(game)).by_key
    keys = conflict.key.split(WAYS)
    what = ", ".join([say().gettext(fields[key].question) if key in fields else key for key in keys])
    values = ", ".join(
        f"{json.dumps(value, ensure_ascii=False)} ({places[part]})"
        for value, part in zip(conflict.values, conflict.parts, strict=True)
    )
    return ScorerError(
        N_("The parts do not agree: {values}"),
        place=f"{conflict.player} – {what}" if conflict.player else what,
        allowed=N_("the same in all of them, or in one only"),
        values=values,
    )
