"""`scorer log show`: one game, as it was scored and as it would be today."""

from __future__ import annotations

import sys

from ...log import Logbook
from ...log.telling.games import described
from ...log.telling.show import about_lines, notes, score_again, winners_text
from ...registry import is_game
from ..localized import check_format
from ..terminal import complain, dump, notice, say, tell
from .found import number_of, resolve


def run(number: str, format: str) -> int:
    """Shows a game. Returns the exit code."""
    check_format(format)
    log = Logbook().read()
    play = resolve(log, number)
    again = score_again(play)
    if format == "json":
        told = again.sheet.to_dict(say().code, decided=True) if again.sheet else None
        dump({**play.to_dict(log.people), "sheet": told}, sys.stdout)
        return 0
    tell(say().gettext("{number}: {game}", number=number_of(log, play), game=described(say(), play)))
    for text in about_lines(say(), play):
        tell(text, indent="   ")
    if again.sheet:
        from ...export.text import Text

        print()
        sys.stdout.write(Text(explain=True, compare=True, lang=say().code, decided=True)(again.sheet))
    else:
        if winners := winners_text(say(), play):
            tell(winners)
        if again.error and is_game(play.game):
            complain(again.error)
    for text in notes(say(), play, again):
        notice(text, always=again.sheet is not None)
    return 0
