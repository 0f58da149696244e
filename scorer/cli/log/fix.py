"""`scorer log fix`: what was written down of a game, mended."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ...log import Logbook
from ...log.fixing import Fixing
from ...log.telling.games import game_line
from ...log.telling.show import differs, follow
from ...text.errors import ScorerError
from ...tracking import standings
from ..localized import check_format
from ..score import place_in_words
from ..terminal import dump, notice, say, tell
from .found import resolve


def run(number: str, changes: Sequence[str], format: str) -> int:
    """Mends a game, all changes or none. Returns the exit code."""
    check_format(format)
    book = Logbook()
    log = book.read()
    old = resolve(log, number)
    fixing = Fixing(old, say())
    told = [fixing.change(text) for text in _join(changes)]
    try:
        new = fixing.play()
    except ScorerError as error:
        raise place_in_words(error, fixing.tally, old.game) from None
    if new:
        book.write(new.line.data)
    else:
        new = old
    if format == "json":
        dump(new.to_dict(log.people), sys.stdout)
        return 0
    if new is old:
        tell(say().gettext("Nothing was changed."))
        return 0
    for change in told:
        text = say().gettext("now {now}; before {before}", now=change.now, before=change.before)
        tell(say().gettext("{place}: {message}", place=change.what, message=text))
    before, now = game_line(say(), old), game_line(say(), new)
    if before != now:
        tell(say().gettext("Before: {game}", game=before))
        tell(say().gettext("Now: {game}", game=now))
    course = follow(new)
    followed = standings(course.state) if course else None
    if followed and new.result.scored and followed.tally.players != new.sheet.tally.players:
        notice(differs(say(), followed), always=True)
    return 0


def _join(words: Sequence[str]) -> list[str]:
    """The changes in some words: `Anna.gold = 5` is one, too."""
    found: list[str] = []
    for word in words:
        if found and (word.startswith("=") or (found[-1].endswith("=") and "=" not in word)):
            found[-1] += word
        else:
            found.append(word)
    return found
