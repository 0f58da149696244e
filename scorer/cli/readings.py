"""The readings chosen on the command line, with `--edition` and `--ruling`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..registry import game as game_of, is_game
from ..scoring.readings import check_rulings, in_force
from ..text.errors import ScorerError
from ..text.i18n import N_
from .localized import WrongUse


def chosen_readings(rulings: Sequence[str]) -> dict[str, str]:
    """The readings chosen as RULING=READING."""
    chosen = {}
    for text in rulings:
        id, equals, reading = text.partition("=")
        if not equals:
            raise WrongUse(
                N_("“{name}” is not of the form RULING=READING."),
                place="--ruling",
                allowed=N_("RULING=READING"),
                name=text,
            )
        chosen[id] = reading
    return chosen


def refused_choice(game_id: object, edition: str | None, rulings: Mapping[str, str]) -> ScorerError | None:
    """Why a game cannot be read by these options, the option as its place; None if it can, and for no known game."""
    if not (edition or rulings) or not isinstance(game_id, str) or not is_game(game_id):
        return None
    game = game_of(game_id)
    for option, one_edition, chosen in (("--edition", edition or None, {}), ("--ruling", None, rulings)):
        try:
            in_force(game, one_edition, check_rulings(game, chosen, None))
        except ScorerError as error:
            error.place = option
            return error
    return None


def check_choice(game_id: str, edition: str | None, rulings: Mapping[str, str]) -> None:
    """Raises what `refused_choice` returns."""
    if error := refused_choice(game_id, edition, rulings):
        raise error
