"""One game of a logbook: as it was scored, and as it would be today."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ... import tracking
from ...registry import is_game
from ...scoring.sheet import Sheet
from ...text.errors import ScorerError
from ...text.i18n import N_, Language, signed
from ...tracking.course import Course, replay
from ...tracking.disputes import result
from ..play import Play
from ..turning import History, history
from .games import rescored_text, short_note

_PROGRAMS = {"bgstats": "BG Stats", "bgg": "BoardGameGeek"}


class Again(NamedTuple):
    """A game that is scored again."""

    sheet: Sheet | None
    """The sheet, with what rulings of play changed if the record tells; None if it has no tally or cannot be scored."""
    error: ScorerError | None
    """Why it cannot be scored; None if it can."""
    followed: Sheet | None
    """The sheet of its record; None if there is no record, or it cannot be followed to the end."""
    course: Course | None = None
    """The course of its record, if that leads to `sheet`; else None."""

    @property
    def history(self) -> History | None:
        """How it went, if its record leads to `sheet`; else None."""
        return history(self.course) if self.course else None


def score_again(play: Play) -> Again:
    """Returns a game as it is scored today."""
    course = follow(play)
    followed = result(course) if course else None
    if play.tally is None:
        return Again(None, None, followed)
    try:
        sheet = play.sheet
    except ScorerError as error:
        return Again(None, error, followed)
    same = followed and _counted(followed) == _counted(sheet) and followed.readings == sheet.readings
    return Again(followed, None, followed, course) if same else Again(sheet, None, followed)


def _counted(sheet: Sheet) -> tuple[object, object]:
    """What gives points in a game."""
    return sheet.tally.players, sheet.tally.adjust


def follow(play: Play) -> Course | None:
    """Returns the course of the record of a game; None if there is no record, or it cannot be followed to the end."""
    try:
        course = replay(play.record) if play.record else None
    except ScorerError:
        return None
    return course if course and tracking.outcome(course.state) is not None else None


def about_lines(say: Language, play: Play) -> Iterator[str]:
    """Yields what is known of a game besides its points, line by line."""
    labelled = (
        (say.gettext("Ended"), play.at[11:16]),
        (say.gettext("Place"), play.place),
        (say.gettext("Began"), play.began),
        (say.gettext("Minutes"), f"{play.minutes or ''}"),
        # A short one stands above.
        (say.gettext("Note"), play.note if short_note(play) != play.note else ""),
        (say.gettext("Id"), play.id),
    )
    for label, value in labelled:
        if value:
            yield say.gettext("{place}: {message}", place=label, message=value)


def notes(say: Language, play: Play, again: Again) -> Iterator[str]:
    """Yields where the game is scored differently today, and where its record and its tally differ.

    For a game that cannot be scored, yields where its points come from.
    """
    if again.sheet is None:
        yield _source(say, play, again.error)
        return
    if text := rescored_text(say, play):
        yield text
    if again.followed and again.followed.tally.players != again.sheet.tally.players:
        yield differs(say, again.followed)


def differs(say: Language, followed: Sheet) -> str:
    """Returns the sentence for a record that differs from a game that was corrected."""
    totals = ", ".join([f"{player.name} {signed(player.total)}" for player in followed.players])
    return say.gettext("The record of the game says otherwise: {totals}. The record was left as it is.", totals=totals)


def winners_text(say: Language, play: Play) -> str:
    """Returns who won a game of which only the points are known, as a sentence; empty if unknown."""
    winners = list(play.result.winners)
    return (
        say.ngettext("Winner: {winners}", "Winners: {winners}", len(winners), winners=say.join(winners))
        if winners
        else ""
    )


def _source(say: Language, play: Play, error: ScorerError | None) -> str:
    """Where the points of a game come from of which there are only these."""
    if error is None:
        name, id = play.source
        if name:
            text = N_("Only the points are known of it; they come from {name} ({id}).")
            return say.gettext(text, name=_PROGRAMS.get(name, name), id=id)
        return say.gettext("Only the points are known of it.")
    if not is_game(play.game):
        text = N_("The game “{game}” is not installed here; these are the points as they were told.")
        return say.gettext(text, game=play.game)
    return say.gettext("It cannot be scored today; these are the points as they were told.")
