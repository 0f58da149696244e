"""`scorer log show`: one game, as it was scored and as it would be today."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from ... import tracking
from ...log import Logbook, Play
from ...log.telling.games import described, short_note, told_otherwise
from ...registry import is_game
from ...scoring.sheet import Sheet
from ...text.errors import ScorerError
from ...text.i18n import N_, signed
from ...tracking.course import replay
from ...tracking.disputes import result
from ..localized import check_format
from ..terminal import complain, dump, notice, say, tell
from .found import number_of, resolve

_PROGRAMS = {"bgstats": "BG Stats", "bgg": "BoardGameGeek"}


def run(number: str, format: str) -> int:
    """Shows a game. Returns the exit code."""
    check_format(format)
    log = Logbook().read()
    play = resolve(log, number)
    followed = follow(play)
    sheet = _sheet(play, followed)
    if format == "json":
        told = sheet.to_dict(say().code, decided=True) if isinstance(sheet, Sheet) else None
        dump({**play.to_dict(log.people), "sheet": told}, sys.stdout)
        return 0
    tell(say().gettext("{number}: {game}", number=number_of(log, play), game=described(say(), play)))
    for text in _about(play):
        tell(text, indent="   ")
    if isinstance(sheet, Sheet):
        from ...export.text import Text

        print()
        sys.stdout.write(Text(explain=True, compare=True, lang=say().code, decided=True)(sheet))
        for text in _notes(play, sheet, followed):
            notice(text, always=True)
    else:
        _tell_points(play, sheet)
    return 0


def follow(play: Play) -> Sheet | None:
    """The sheet of its record; None where there is none, or it cannot be followed to the end."""
    try:
        course = replay(play.record) if play.record else None
    except ScorerError:
        return None
    return result(course) if course and tracking.outcome(course.state) is not None else None


def _sheet(play: Play, followed: Sheet | None) -> Sheet | ScorerError | None:
    """The game scored again, with what rulings of play did in it; why it cannot be; None where there is no tally."""
    if play.tally is None:
        return None
    try:
        sheet = play.sheet
    except ScorerError as error:
        return error
    same = followed and followed.tally == sheet.tally and followed.readings == sheet.readings
    return followed if followed and same else sheet


def _about(play: Play) -> Iterator[str]:
    """What is known of a game beside its points."""
    time = play.at[11:16]
    labelled = (
        (say().gettext("Ended"), time),
        (say().gettext("Place"), play.place),
        (say().gettext("Began"), play.began),
        (say().gettext("Minutes"), f"{play.minutes or ''}"),
        # A short one stands above.
        (say().gettext("Note"), play.note if short_note(play) != play.note else ""),
        (say().gettext("Id"), play.id),
    )
    for label, value in labelled:
        if value:
            yield say().gettext("{place}: {message}", place=label, message=value)


def _notes(play: Play, sheet: Sheet, followed: Sheet | None) -> Iterator[str]:
    """Where a game is scored otherwise now than it was told, or its record says something else than its tally."""
    if text := told_otherwise(say(), play):
        yield text
    if followed and followed.tally.players != sheet.tally.players:
        yield differs(followed)


def differs(followed: Sheet) -> str:
    """What is said where a record says something else than what was mended."""
    totals = ", ".join([f"{player.name} {signed(player.total)}" for player in followed.players])
    return say().gettext(
        "The record of the game says otherwise: {totals}. The record was left as it is.", totals=totals
    )


def _tell_points(play: Play, error: ScorerError | None) -> None:
    """Says what is known of a game of which only the points are."""
    if play.result.winners:
        winners = list(play.result.winners)
        named = say().join(winners)
        tell(say().ngettext("Winner: {winners}", "Winners: {winners}", len(winners), winners=named))
    if error is None:
        name, id = play.source
        if name:
            text = N_("Only the points are known of it; they come from {name} ({id}).")
            notice(say().gettext(text, name=_PROGRAMS.get(name, name), id=id))
        else:
            notice(say().gettext("Only the points are known of it."))
    elif not is_game(play.game):
        text = N_("The game “{game}” is not installed here; these are the points as they were told.")
        notice(say().gettext(text, game=play.game))
    else:
        complain(error)
        notice(say().gettext("It cannot be scored today; these are the points as they were told."))
