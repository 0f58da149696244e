"""The readings in force: chosen, else as the edition states it, else the default."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache

from ..model import Game
from ..registry import game as game_of
from ..text.errors import InvalidTally, ScorerError, UnknownName
from ..text.i18n import EDITIONS, N_


def in_force(game: Game, edition: str | None = None, chosen: Mapping[str, str] | None = None) -> Mapping[str, str]:
    """The reading of each ruling of a game: chosen, else as the edition states it, else the default.

    Raises `UnknownName` for an edition, ruling or reading that does not exist.
    """
    if edition is None and not chosen:
        return _defaults(game.id)
    readings = dict(_defaults(game.id))
    if edition is not None:
        if edition not in game.editions:
            raise UnknownName(
                N_("There is no edition “{name}” of this game."),
                place="edition",
                name=edition,
                known=game.editions,
                meanings={code: name for code, (name, _) in EDITIONS.items()},
                code="unknown-edition",
            )
        for ruling in game.rulings:
            readings[ruling.id] = ruling.stated_by(edition) or ruling.default
    for id, reading in (chosen or {}).items():
        known = game.ruling(id).readings
        if reading not in known:
            raise UnknownName(
                N_("“{name}” is not a reading of this ruling."),
                place=f'rulings["{id}"]',
                name=reading,
                known=known,
                code="unknown-reading",
            )
        readings[id] = reading
    return readings


def not_usual(game: Game, readings: Iterable[tuple[str, str]]) -> list[str]:
    """The readings that are not the default, as they are written on the command line."""
    usual = _defaults(game.id)
    return [f"{id}={reading}" for id, reading in readings if reading != usual[id]]


def read_rulings(
    game: Game, edition: object, rulings: object, report: Callable[[ScorerError], object]
) -> tuple[str | None, Mapping[str, str]]:
    """The edition and the rulings that can be taken. Whatever is wrong with any of them is reported."""
    good: dict[str, str] = {}
    try:
        check_rulings(game, {}, edition)
        in_force(game, edition)  # type: ignore[arg-type]  # it is a text
    except ScorerError as error:
        report(error)
        edition = None
    for each in [{id: rulings[id]} for id in rulings] if isinstance(rulings, Mapping) else [rulings]:
        try:
            one = check_rulings(game, each, None)
            in_force(game, None, one)
            good.update(one)
        except ScorerError as error:
            report(error)
    return edition, good  # type: ignore[return-value]


@cache
def _defaults(game_id: str) -> Mapping[str, str]:
    return {ruling.id: ruling.default for ruling in game_of(game_id).rulings}


def check_rulings(game: Game, value: object, edition: object) -> Mapping[str, str]:
    """The rulings that have a reading; null says that one has none.

    Refuses an edition or rulings of the wrong type, and a ruling that the game has not.
    """
    if edition is not None and not isinstance(edition, str):
        raise InvalidTally(N_("An edition must be a string."), place="edition", code="edition-not-text")
    if not isinstance(value, Mapping):
        raise InvalidTally(
            N_("Rulings must be an object."),
            place="rulings",
            allowed=N_("an object that maps rulings to readings"),
            code="rulings-not-an-object",
        )
    for id, reading in value.items():
        if reading is not None and not isinstance(reading, str):
            raise InvalidTally(N_("A reading must be a string."), place=f'rulings["{id}"]', code="reading-not-text")
        game.ruling(id)
    return {id: reading for id, reading in value.items() if reading is not None}
