"""A game of a logbook in words."""

from __future__ import annotations

from collections.abc import Sequence

from ...registry import game as game_of, is_game
from ...text.i18n import NN_, Language, signed
from ...text.names import cut
from ..play import Play

NEWER = NN_(
    "{count} line was written by a newer version of this program and is not shown.",
    "{count} lines were written by a newer version of this program and are not shown.",
)
"""What is said of lines that only a newer version can read."""


def game_line(say: Language, play: Play) -> str:
    """Returns a game on one line: the day, the game, the players with their points, the best first, and the note."""
    found = play.result
    points = ", ".join(
        [
            say.gettext("{name} {points}", name=seat.name, points="?" if seat.total is None else signed(seat.total))
            for seat in found.best_first
        ]
    )
    text = f"{play.day}  {say.gettext('{place}: {message}', place=game_name(play.game), message=points)}"
    return f"{text}  {say.gettext('“{text}”', text=short_note(play))}" if play.note else text


def short_note(play: Play) -> str:
    """Returns the note of a game, shortened to what a line has room for."""
    return short(play.note)


def short(text: str) -> str:
    """Returns a text that people have written, on one line and shortened to what it has room for."""
    return cut(" ".join(text.split()))


def game_name(id: str) -> str:
    """Returns the name of a game; its id if it is not installed."""
    return game_of(id).name if is_game(id) else id


def category_name(say: Language, id: str, number: int) -> str:
    """Returns the name of a category of an installed game in a language, given its number.

    Raises `UnknownName` if the game is not installed.
    """
    found = game_of(id)
    heading: str = found.part("scoring.texts").CATEGORIES[found.categories[number].id]
    return say.gettext(heading)


def totals(play: Play, points: Sequence[int]) -> str:
    """Returns the players with some points: `Anna 46, Ben 44`."""
    return ", ".join([f"{name} {signed(total)}" for name, total in zip(play.names, points, strict=True)])


def rescored_text(say: Language, play: Play) -> str:
    """Returns a sentence with the totals of that evening and of today if they differ, else an empty text.

    Raises what `Play.sheet` raises.
    """
    today = [player.total for player in play.sheet.players]
    if not play.totals or list(play.totals) == today:
        return ""
    return say.gettext(
        "Told that evening: {told}. Scored today: {today}.", told=totals(play, play.totals), today=totals(play, today)
    )
