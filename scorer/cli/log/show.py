"""`scorer log show`: one game, as it was scored and as it would be today."""

from __future__ import annotations

import sys

from ...log import Logbook
from ...log.telling import special as special_texts, turning as turning_texts
from ...log.telling.games import game_line
from ...log.telling.show import about_lines, notes, score_again, winners_text
from ...registry import is_game
from ..localized import check_format
from ..terminal import complain, dump, notice, say, tell
from . import pictures
from .course import tell_course
from .found import number_of, resolve, special_text, specials


def run(number: str, format: str, svg: str, *, overwrite: bool) -> int:
    """Shows a game. Returns the exit code."""
    check_format(format)
    if not pictures.check(svg, overwrite=overwrite):
        return 1
    log = Logbook().read()
    play = resolve(log, number)
    again = score_again(play)
    went = again.history
    chart = None
    if svg:
        from ...log.charts.play import chart_of

        chart = chart_of(say(), again)
    if format == "json":
        more: dict[str, object] = {
            "sheet": again.sheet.to_dict(say().code, decided=True) if again.sheet else None,
            "course": turning_texts.to_dict(went) if went else None,
            "special": [special_texts.to_dict(play.game, each) for each in specials(log, play)],
        }
        dump({**play.to_dict(log.people), **more}, sys.stdout)
        return pictures.keep(svg, chart, overwrite=overwrite)
    tell(say().gettext("{number}: {game}", number=number_of(log, play), game=game_line(say(), play)))
    for text in about_lines(say(), play):
        tell(text, indent="   ")
    if text := special_text(log, play):
        tell(say().gettext("{place}: {message}", place=say().gettext("Special then"), message=text), indent="   ")
    if again.sheet:
        from ...export.text import Text

        print()
        sys.stdout.write(Text(explain=True, compare=True, lang=say().code, decided=True)(again.sheet))
        if went:
            print()
            tell_course(went)
    else:
        if winners := winners_text(say(), play):
            tell(winners)
        if again.error and is_game(play.game):
            complain(again.error)
    for text in notes(say(), play, again):
        notice(text, always=again.sheet is not None)
    return pictures.keep(svg, chart, overwrite=overwrite)
