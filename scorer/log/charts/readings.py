"""The chart of old games under other readings: each line is a game that somebody else would have won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from ...text.i18n import Language
from ..play import Result
from ..reread import Effect
from ..telling.games import game_name
from ..telling.numbers import fraction
from ..telling.reread import gains_text, headline, reading_text
from .chart import USUAL, Chart, Frame, assemble, body_top
from .svg import MARGIN, down, move, paragraph, path, text

_STRIP = 18
_MOST = 8
"""So many readings are drawn at most."""


class Strip(NamedTuple):
    """What some other readings would have changed."""

    words: str
    """The readings as a sentence."""
    games: int
    """In how many games this can be told."""
    changed: Sequence[str]
    """The ids of the plays that others would have won."""
    gains: Mapping[str, Fraction]
    """The wins that each person gains (negative: loses)."""


def strips(say: Language, found: Sequence[Effect]) -> list[Strip]:
    """Returns what other readings would have changed, without those that change nothing."""
    return [
        Strip(_of_game(effect, say, found), effect.games, effect.changed, effect.gains)
        for effect in found
        if effect.changed
    ]


def _of_game(effect: Effect, say: Language, found: Sequence[Effect]) -> str:
    """The reading; with its game before it, where there are several."""
    words = reading_text(say, effect.game, effect.choice, typed=False)
    if len({each.game for each in found}) == 1:
        return words
    return say.gettext("{place}: {message}", place=game_name(effect.game), message=words)


def readings(say: Language, found: Sequence[Strip], results: Sequence[Result], frame: Frame = USUAL) -> Chart:
    """Returns the chart of some readings; the latest game comes first in `results`."""
    title = say.gettext("Had the rules been read otherwise")
    games = list(reversed(results))
    place = {result.play: i for i, result in enumerate(games)}
    sentences = [headline(say, strip.words, len(strip.changed), strip.games) for strip in found]
    told = [say.gettext("Each line is a game that others would have won.")]
    if not any([strip.changed for strip in found]):
        told = [say.gettext("No other reading would have changed who won, as far as the games can tell.")]
    if (more := len(found) - _MOST) and more > 0:
        told.append(
            say.ngettext(
                "{count} more reading is not drawn here.", "{count} more readings are not drawn here.", more, count=more
            )
        )
    y = body_top(frame, title, told) + 10
    body: list[str] = []
    right = frame.width - MARGIN
    for strip, sentence in zip(found[:_MOST], sentences, strict=False):
        lines, y = paragraph(y, sentence, "ink", width=frame.width)
        y -= 8
        body += lines
        body.append(path(move(MARGIN, y) + f"H{right}" + down(y + _STRIP) + f"H{MARGIN}Z", "line"))
        for id in strip.changed:
            if id in place:
                x = MARGIN + (right - MARGIN) * (2 * place[id] + 1) / (2 * len(games))
                body.append(path(move(x, y) + down(y + _STRIP), "p1", width=1.6))
        y += _STRIP + 15
        if strip.gains:
            lines, y = paragraph(y, gains_text(say, strip.gains), width=frame.width)
            body += lines
        y += 12
    if games and found:
        body.append(text(MARGIN, y - 6, games[0].at[:10], "small soft"))
        body.append(text(right, y - 6, games[-1].at[:10], "small soft end"))
    heads = [
        say.pgettext("chart", "Reading"),
        say.pgettext("chart", "Other winners"),
        say.pgettext("chart", "Games"),
        say.pgettext("chart", "Wins"),
    ]
    rows = [
        [
            strip.words,
            str(len(strip.changed)),
            str(strip.games),
            ", ".join([f"{name} {fraction(gained, plus=True)}" for name, gained in strip.gains.items()]),
        ]
        for strip in found
    ]
    return Chart(assemble(frame, title, told, body, y - 6), title, " ".join([*told, *sentences[:_MOST]]), heads, rows)
