"""The way of a tally: read, scored, added up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..games import game as game_of
from ..text.errors import InvalidTally, ScorerError
from ..text.i18n import N_
from .fields import missing, show, unknown_key
from .ranking import add_up
from .readings import checked, in_force
from .sheet import Sheet
from .tally import Tally, form_of

_KEYS = ("game", "edition", "rulings", "players")


def read(
    data: Mapping[str, Any],
    *,
    game: str | None = None,
    edition: str | None = None,
    rulings: Mapping[str, str] | None = None,
) -> Tally[Any]:
    """A tally from JSON.

    `game` is for a tally that leaves its game out, and must agree with one that does not; `edition` and `rulings` go
    before the tally's own. Raises `InvalidTally` or `UnknownName`, with the place in the JSON.
    """
    if not isinstance(data, Mapping):
        raise InvalidTally(
            N_("{value} is not a tally."), allowed=N_("an object with the players in it"), value=show(data)
        )
    if "winners" in data and isinstance(data.get("tally"), Mapping):
        data = data["tally"]  # of a sheet
    named = data.get("game", game)
    if named is None:
        raise missing("game")
    if not isinstance(named, str) or (game is not None and named != game):
        raise InvalidTally(
            N_("This is a tally of {value}."),
            place="game",
            allowed="" if game else N_("the id of a game"),
            known=[game] if game else (),
            value=show(named),
        )
    try:
        found = game_of(named)
    except ScorerError as error:
        raise (error.within("game") if "game" in data else error) from None
    for key in data:
        if key not in _KEYS:
            raise unknown_key(data, _KEYS)
    if "players" not in data:
        raise missing("players")
    if edition is not None or rulings:
        checked(rulings or {}, edition)
    own_edition, own_rulings = data.get("edition"), data.get("rulings", {})
    if own_edition is not None or own_rulings != {}:
        checked(own_rulings, own_edition)
        in_force(found, own_edition, own_rulings)
    try:
        players = form_of(found).players(data["players"])
    except ScorerError as error:
        raise error.within("players") from None
    return form_of(found).tally(players, edition or own_edition, {**own_rulings, **(rulings or {})})


def score(
    tally: Mapping[str, Any] | Tally[Any],
    *,
    game: str | None = None,
    edition: str | None = None,
    rulings: Mapping[str, str] | None = None,
) -> Sheet:
    """Scores a finished game, from JSON or from a game's own tally.

    `game`, `edition` and `rulings` are as in `read`. Raises `InvalidTally`, `UnknownName` or `UndefinedScore`, all of
    them `ScorerError` and `ValueError`, with the place in the tally.
    """
    data = tally.to_dict() if isinstance(tally, Tally) else tally
    accepted = read(data, game=game, edition=edition, rulings=rulings)
    found = game_of(accepted.game)
    readings = in_force(found, accepted.edition, accepted.rulings)
    players, decision = add_up(found, accepted, readings)
    return Sheet(accepted, tuple(readings.items()), players, decision)
