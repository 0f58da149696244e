"""A part of a table: one player alone, or several who do not tell what each has to; what can be told of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

import scorer

from ..description import game as description_of
from ..registry import game as game_of
from ..scoring.adjust import KEY as ADJUST
from ..text.errors import language
from . import tallies
from .refusals import WrongTally, shown

if TYPE_CHECKING:
    from ..scoring.disputes import Disputed

Told = dict[str, object]


def part_of(sheet: scorer.Sheet, understood: tallies.Understood) -> scorer.Sheet:
    """A sheet with only the players that were told, and of them only the lines that can be counted."""
    counted = _counted(understood, sheet.game)
    players = []
    for player in sheet.players[: understood.told]:
        lines = tuple([line for line in player.lines if line.category in counted])
        players.append(player._replace(total=sum([line.points for line in lines]), lines=lines))
    return replace(sheet, players=tuple(players))


def _counted(understood: tallies.Understood, game: str) -> list[str]:
    """The ids of the categories that depend neither on what nobody told nor on players that nobody told of."""
    left_out = {*understood.untold, *understood.missing}
    units = [unit for unit in game_of(game).categories if unit.id not in left_out]
    return [*[unit.id for unit in units if not (understood.alone and unit.compares)], ADJUST]


def limits(tally: Mapping[str, object], understood: tallies.Understood, sheet: scorer.Sheet, lang: str) -> Told:
    """What a part leaves open: what was not counted and why, and of one player with how many others it cannot be."""
    told: Told = {"not_counted": _not_counted(understood, sheet, lang)}
    if understood.alone and (texts := list(_impossible(tally, sheet.game, lang))):
        told["impossible"] = texts
    return told


def _not_counted(understood: tallies.Understood, sheet: scorer.Sheet, lang: str) -> str:
    say, explain = language(lang), sheet.explain(lang)
    texts = [say.gettext("Not everything was counted: nothing can be said about ranks or who wins.")]
    if understood.alone:
        name = sheet.players[0].name
        texts = [say.gettext("Only {player} was counted: nothing can be said about ranks or who wins.", player=name)]
        if others := [explain.category(unit.id) for unit in game_of(sheet.game).categories if unit.compares]:
            names = say.join(others)
            texts.append(say.gettext("Not counted, because it depends on the others: {names}.", names=names))
    if understood.untold:
        names = say.join([explain.category(key) for key in understood.untold])
        texts.append(say.gettext("Not counted, because nobody gave it: {names}.", names=names))
    return " ".join(texts)


def _impossible(tally: Mapping[str, object], game: str, lang: str) -> Iterator[str]:
    """For each number of players with which what one player told cannot be, the first reason."""
    players, (low, high) = tally["players"], description_of(game).players
    assert isinstance(players, list)
    for count in range(low, high):
        try:
            tallies.understood({**tally, "players": tallies.with_silent(game, players[0], count)}, lang)
        except WrongTally as wrong:
            error = shown(wrong.errors[0], lang)
            yield language(lang).gettext("Not with {count} players: {error}", count=count, error=error)


def disputed_in(sheet: scorer.Sheet, understood: tallies.Understood) -> tuple[Disputed, ...]:
    """The other readings that change something of what was told; of a part its points, as nobody wins."""
    return tuple(_disputed(sheet, understood)) if understood.part else sheet.disputed


def _disputed(sheet: scorer.Sheet, understood: tallies.Understood) -> Iterator[Disputed]:
    scored = _results(part_of(sheet, understood))
    for entry in [entry for entry in sheet.disputed if len(entry.rulings) == 1]:
        other = scorer.score(sheet.tally, rulings={entry.rulings[0]: entry.readings[0]})
        if (results := _results(part_of(other, understood))) != scored:
            yield entry._replace(results=results, winners=(), changes_winner=False)


def _results(sheet: scorer.Sheet) -> tuple[tuple[str, int], ...]:
    return tuple([(player.name, player.total) for player in sheet.players])
