"""Points of a marker that people may have moved on the table already: asked about once, then in or out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, cast

import scorer

from ..registry import game as game_of
from ..scoring.fields import Field, Flag
from ..scoring.tally import form_of
from ..text.errors import ImpossibleTally, language
from ..text.i18n import N_
from .refusals import Fault

if TYPE_CHECKING:
    from ..text.i18n import Language


def markers(game: str) -> list[tuple[Flag, Field]]:
    """The fields that say who has a marker with points, each with the field that these may have been added to."""
    known = {field.key: field for field in form_of(game_of(game)).tally.fields}
    flags = [field for field in known.values() if isinstance(field, Flag)]
    return [(flag, known[flag.inside]) for flag in flags if flag.inside]


def to_check(sheet: scorer.Sheet, lang: str, *, part: bool = False) -> list[str]:
    """What to ask back before a result is told: points that people may have moved on the table already.

    Whether the answer changes who wins is not said of a `part` of a table.
    """
    say, asked = language(lang), []
    for flag, count in markers(sheet.game):
        for i, player in enumerate(sheet.tally.players):
            value = getattr(player, count.key)
            if getattr(player, flag.key) and value >= flag.worth:
                question = say.gettext(
                    CHECK,
                    player=player.name,
                    points=flag.worth,
                    field=say.gettext(count.question),
                    value=value,
                    less=value - flag.worth,
                )
                asked.append(question if part else f"{question} {_change(sheet, i, count.key, flag.worth, say)}")
    return asked


CHECK = N_(
    "Ask {player}: are the {points} points of the marker already in “{field}” ({value})? If they are, send the same"
    " call with marker=in: it takes {points} off, leaving {less}. If not, send it with marker=out."
)


def _change(sheet: scorer.Sheet, i: int, key: str, worth: int, say: Language) -> str:
    """Whether others win if points of a player are taken off."""
    players = list(sheet.tally.players)
    players[i] = replace(players[i], **{key: getattr(players[i], key) - worth})
    winners = scorer.score(replace(sheet.tally, players=tuple(players))).winners
    if winners == sheet.winners:
        return say.gettext("The answer does not change who wins.")
    return say.gettext("With marker=in the game is won by {winners} instead.", winners=say.join(winners))


def without_marker(tally: Mapping[str, object]) -> tuple[dict[str, object], dict[str, object]]:
    """A tally without the points of a marker where they were told as part of a number, and what was understood."""
    game, words = str(tally["game"]), dict[str, object]()
    players = [{**player} for player in cast("list[dict[str, object]]", tally["players"])]
    for flag, count in markers(game):
        for i, player in enumerate(players):
            value = player.get(count.key)
            if not player.get(flag.key) or not isinstance(value, int):
                continue
            if value < flag.worth:
                place = f"{player['name']}: {count.key}"
                error = ImpossibleTally(TOO_FEW, place=place, points=flag.worth, value=value)
                raise Fault(error, change={"marker": "out"})
            player[count.key] = value - flag.worth
            words[f"players[{i}].{count.key}"] = {"words": value, "understood": value - flag.worth}
    return {**tally, "players": players}, words


TOO_FEW = N_("The {points} points of the marker cannot be in {value}.")


def trap(game: str) -> str:
    """What has to be asked of a game before its tally is sent; nothing where there is no trap."""
    return "\n".join(
        f"{count.key}: WITHOUT the {flag.worth} points of {flag.key}. Whoever has {flag.key}: true must be asked “are"
        f" its {flag.worth} points already in {count.key}?”; never take them off yourself: send the number as told,"
        " with marker=in if they are, marker=out if not."
        for flag, count in markers(game)
    )
