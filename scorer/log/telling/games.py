"""How a game of a logbook is told."""

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


def described(say: Language, play: Play) -> str:
    """A game on one line: the day, the game, who had how many points, the best first."""
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
    """The note of a game as a line shows it."""
    return short(play.note)


def short(text: str) -> str:
    """What people have written down, as a line shows it."""
    return cut(" ".join(text.split()))


def game_name(id: str) -> str:
    """The name of a game; the id of one that is not installed."""
    return game_of(id).name if is_game(id) else id


def category_name(say: Language, id: str, number: int) -> str:
    """What a game, which is installed, calls the category with this number."""
    found = game_of(id)
    heading: str = found.part("scoring.texts").CATEGORIES[found.categories[number].id]
    return say.gettext(heading)


def totals(play: Play, points: Sequence[int]) -> str:
    """Who had how many points: `Anna 46, Ben 44`."""
    return ", ".join([f"{name} {signed(total)}" for name, total in zip(play.names, points, strict=True)])


def told_otherwise(say: Language, play: Play) -> str:
    """What is said where a game is scored otherwise now than it was told; empty where it is not."""
    today = [player.total for player in play.sheet.players]
    if not play.told or list(play.told) == today:
        return ""
    return say.gettext(
        "Told that evening: {told}. Scored today: {today}.", told=totals(play, play.told), today=totals(play, today)
    )
