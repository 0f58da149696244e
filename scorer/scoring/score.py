"""From a tally to a sheet: reads it, scores it, adds up the points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..model import Game
from ..registry import game as game_of
from ..text.errors import InvalidTally, ScorerError
from ..text.i18n import N_
from ..text.names import look
from .adjust import adjust_in, by_player as adjust_by_player
from .fields import missing, show, unknown_keys
from .ranking import add_up
from .readings import in_force, read_rulings
from .sheet import Sheet
from .tally import Named, Report, Tally, form_of, raise_error, read_id

if TYPE_CHECKING:
    from ..ids import Rulings

MOST = 100
"""The highest number of problems that `problems` returns, beside one that says that there are more."""


def read(
    data: Mapping[str, object],
    *,
    game: str | None = None,
    edition: str | None = None,
    rulings: Mapping[str, str] | Rulings | None = None,
) -> Tally[Any]:
    """Reads a tally, as JSON: the object that `json.loads` gives. It stays as it is.

    Returns the game's own tally (`scorer.africa.Tally`), in which an edition or a reading given here replaces that of
    the JSON. A sheet, as JSON, is read as the tally in it. `game` is needed if the tally does not name its game, and
    must be the same if it does. `rulings` maps ids of rulings to readings.

    Raises `UnknownName` if there is no such game, edition, ruling or reading, `InvalidTally` if `data` is no object (a
    game's own tally is none), no game is named or another one, or a key, a type, an amount, a name or the number of
    players is wrong, `ImpossibleTally` if the players cannot hold together what each of them could hold, and
    `UndefinedScore` if there is more of a thing than the rulebooks have points for. The place of the error is its place
    in the JSON.
    """
    return _read(data, game, edition, rulings, raise_error)


def _read(
    data: object,
    game: str | None,
    edition: str | None,
    rulings: Mapping[str, str] | Rulings | None,
    report: Report,
    *,
    by_player: bool = False,
) -> Tally[Named]:
    """Reads a tally and hands each error to `report`; if that returns, the tally is of no use, and reading goes on.

    `by_player` says that each player has rounds of the own, as `Tally.to_dict_by_player` returns them.
    """
    data = tally_in(data)
    its_game = game_in(data, game)
    form = form_of(its_game)
    chosen: Mapping[str, str] = {}
    if edition is not None or rulings:
        edition, chosen = read_rulings(its_game, edition, rulings or {}, report)
    for error in unknown_keys(data, form.keys):
        report(error.of(InvalidTally))
    own_edition, own_rulings = data.get("edition"), data.get("rulings")
    own_rulings = {} if own_rulings is None else own_rulings
    if own_edition is not None or own_rulings != {}:
        own_edition, own_rulings = read_rulings(its_game, own_edition, own_rulings, report)
    if data.get("players") is not None:
        seated = data["players"] if by_player else form.players_of(data, report)
        players = form.players(
            seated, lambda error: report(error.within("players") if by_player else form.place_in_tally(error, seated))
        )
    else:
        report(missing("players", "players").of(InvalidTally))
        players = ()
    identity = _read_identity(data.get("id"), data.get("began"), players, report)
    adjust = adjust_in(data.get("players"))
    return form.tally(players, edition or own_edition, {**own_rulings, **chosen}, *identity, adjust)


def _read_identity(
    value: object, began: object, players: Sequence[Named], report: Report
) -> tuple[str | None, str | None]:
    """What changes no points: by what a tally is known, and who began."""
    id = None
    try:
        id = read_id(value)
    except ScorerError as error:
        report(error)
    names = {look(player.name): player.name for player in players}
    if began is not None and not (isinstance(began, str) and look(began) in names):
        if players:
            report(
                InvalidTally(
                    N_("There is no player “{name}”."),
                    place="began",
                    known=tuple(filter(None, names.values())),
                    name=began[:40] if isinstance(began, str) else show(began),
                    code="unknown-player",
                )
            )
        began = None
    return id, names[look(began)] if isinstance(began, str) else None


def tally_in(data: object) -> Mapping[str, Any]:
    """Returns the tally in a sheet, as JSON, and any other object as it is.

    Raises `InvalidTally` if it is no object.
    """
    if not isinstance(data, Mapping):
        raise InvalidTally(
            N_("{value} is not a tally."),
            allowed=N_("an object with the players in it"),
            value=show(data),
            code="not-a-tally",
        )
    return data["tally"] if "winners" in data and isinstance(data.get("tally"), Mapping) else data


def game_in(data: Mapping[str, object], game: str | None) -> Game:
    """Returns the game of a tally, as JSON. `game` is the id that it must have, if it names one.

    Raises `InvalidTally` if no game is named or it is another one, `UnknownName` if there is no such game.
    """
    named = data.get("game")
    named = game if named is None else named
    if named is None:
        raise missing("game", "game").of(InvalidTally)
    if not isinstance(named, str) or (game is not None and named != game):
        raise InvalidTally(
            N_("This is a tally of {value}."),
            place="game",
            known=(game,) if isinstance(game, str) else (),
            allowed=N_("the id of a game"),
            value=show(named),
            code="other-game",
        )
    try:
        return game_of(named)
    except ScorerError as error:
        raise (error.within("game") if "game" in data else error) from None


def problems(
    tally: Mapping[str, object] | Tally[Named],
    *,
    game: str | None = None,
    edition: str | None = None,
    rulings: Mapping[str, str] | Rulings | None = None,
) -> tuple[ScorerError, ...]:
    """Returns every error of a tally, in the order of their places in it; empty if `score` would accept it.

    The arguments are those of `score`, which raises the first of these errors; an unknown game, edition, ruling or
    reading, and what is no tally at all, are errors in the list, too. What the players cannot hold together is among
    them, unless it may follow from another error. After 100 errors an `InvalidTally` with the code `more-problems` ends
    the list, so there are at most 101. Nothing is raised because of what is given; only a game's own tally has to be
    made of values of its types.
    """
    errors: list[ScorerError] = []

    def collect(error: ScorerError) -> None:
        if len(errors) == MOST:
            raise _TooMany
        errors.append(error)

    try:
        tally = _accept(tally, game, edition, rulings, collect)
        if not errors:
            _score(tally)
    except _TooMany:
        errors.append(InvalidTally(N_("There are more problems than these {count}."), count=MOST, code="more-problems"))
    except ScorerError as error:
        errors.append(error)
    return tuple(errors)


class _TooMany(Exception):
    """Ends the search for problems: there are more than `MOST`."""


def score(
    tally: Mapping[str, object] | Tally[Named],
    *,
    game: str | None = None,
    edition: str | None = None,
    rulings: Mapping[str, str] | Rulings | None = None,
) -> Sheet:
    """Scores a finished game and returns its sheet.

    The tally is JSON, also a sheet as JSON, or a game's own tally (`scorer.africa.Tally`); it stays as it is. `game` is
    needed if the tally does not name its game, and must be the same if it does. `edition`, and `rulings`, which maps
    ids of rulings to readings, replace those of the tally; `rulings` win over an edition, an edition over the defaults.

    Raises `UnknownName` if there is no such game, edition, ruling or reading, `InvalidTally` if it is no tally, no game
    is named or another one, or a key, a type, an amount, a name or the number of players is wrong, `ImpossibleTally` if
    the players cannot hold together what each of them could hold, and `UndefinedScore` if there is more of a thing than
    the rulebooks have points for. The place of the error is its place in the tally.
    """
    return _score(_accept(tally, game, edition, rulings, raise_error))


def _accept(
    tally: Mapping[str, object] | Tally[Named],
    game: str | None,
    edition: str | None,
    rulings: Mapping[str, str] | Rulings | None,
    report: Report,
) -> Tally[Named]:
    if isinstance(tally, Tally):
        # One way to read it: what a program has made is checked as what stands in a file.
        if tally.adjust:
            adjust = adjust_by_player(tally.adjust, [player.name for player in tally.players], report)
            tally = replace(tally, adjust=adjust)
        return _read(tally.to_dict_by_player(), game, edition, rulings, report, by_player=True)
    return _read(tally, game, edition, rulings, report)


def _score(tally: Tally[Named]) -> Sheet:
    its_game = game_of(tally.game)
    readings = in_force(its_game, tally.edition, tally.rulings)
    players, decision, lookups = add_up(its_game, tally, readings)
    return Sheet(tally, tuple(readings.items()), players, decision, lookups)
