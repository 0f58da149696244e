"""Which games there are. A game is a folder of `games` that offers a `GAME`; nothing outside it names it.

Other packages add games by an entry point of the group `scorer.games`: its name is the id of the game, its value the
`GAME`. They are looked for only when a game is named that is not here, or when all are listed. One that cannot be
loaded is named in a warning and left out.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib import import_module
from typing import TYPE_CHECKING

from .model import Game
from .text.errors import ScorerError, UnknownName
from .text.i18n import N_, add_catalogues
from .text.names import LONGEST

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "scorer.games"
"""The entry points of games from elsewhere."""

API = 1
"""The version of the interface that a game is written for; a new one comes with that major version of scorer.

Only what breaks games makes a new one: a part that every game must have, a name that is gone. What may be left out does
not.
"""

_HOME = f"{__package__}.games"
"""The package that has a folder for each game of ours."""

PATIENCE = 5.0
"""Seconds that a package may take to load."""

NEEDED = ("scoring.tally", "scoring.texts", "reference.rules")
"""The parts that a game must have, each in one of our rooms."""


class LeftOut(UserWarning):
    """A game of another package that could not be loaded; `error` says which and why, in any language."""

    def __init__(self, error: ScorerError) -> None:
        super().__init__(error)
        self.error = error

    def __str__(self) -> str:
        return self.error.text()


def game(id: str) -> Game:
    """The game with this id. Raises `UnknownName`."""
    found = _found(id) if isinstance(id, str) else None
    if found is None:
        raise UnknownName(N_("There is no game “{name}”."), name=id, known=ids(), code="unknown-game")
    return found


def is_game(id: str) -> bool:
    """Whether there is a game with this id."""
    return isinstance(id, str) and _found(id) is not None


@lru_cache(maxsize=100)
def _found(id: str) -> Game | None:
    # An id is a word; what begins like a file of Python's own (`__init__`) need not be looked for.
    is_id = id.isidentifier() and not id.startswith("_") and len(id) <= LONGEST
    return (_own(id) or (_from_elsewhere(id) if id in _entry_points() else None)) if is_id else None


def ids() -> tuple[str, ...]:
    """The ids of all games, ours first."""
    own = own_ids()
    others = [id for id in _entry_points() if id not in own and _from_elsewhere(id)]
    return (*own, *sorted(others))


def own_ids() -> tuple[str, ...]:
    """The ids of the games of this package."""
    from pkgutil import iter_modules

    return tuple(sorted(module.name for module in iter_modules(import_module(_HOME).__path__) if module.ispkg))


def _own(id: str) -> Game | None:
    try:
        found: Game = import_module(f"{_HOME}.{id}").GAME
    except ModuleNotFoundError as error:
        if error.name != f"{_HOME}.{id}":
            raise
        return None
    return found


@cache
def _entry_points() -> Mapping[str, EntryPoint]:
    if not any([_may_have_games(folder) for folder in sys.path]):
        return {}
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=GROUP)}


def package_of(id: str) -> dict[str, str]:
    """The package that a game comes from, and its version; nothing of a game of ours."""
    point = None if _own(id) else _entry_points().get(id)
    return {"package": point.dist.name, "version": point.dist.version} if point and point.dist else {}


def _may_have_games(folder: str) -> bool:
    """Whether a package in a folder of the path names our group.

    `importlib.metadata` loads sixty modules to find that none does, which is a fifth of a search for a rule.
    """
    try:
        names = os.listdir(folder or ".")
    except OSError:
        return os.path.isfile(folder)  # a zip file
    for name in names:
        if name.endswith((".dist-info", ".egg-info", ".egg")):
            try:
                with open(os.path.join(folder, name, "entry_points.txt"), "rb") as file:
                    if GROUP.encode() in file.read():
                        return True
            except OSError:
                # None there; an egg keeps it deeper.
                if name.endswith(".egg"):
                    return True
    return False


@cache
def _from_elsewhere(id: str) -> Game | None:
    """A game of another package, with its catalogues; None if there is none that can be used."""
    if (point := _entry_points().get(id)) is None:
        return None
    found, wrong = _in_time(lambda: _checked(id, point))
    if found is not None:
        add_catalogues(found.package)
        return found
    from warnings import warn

    from .left_out import why_left_out

    warn(LeftOut(why_left_out(point, wrong, API)), stacklevel=2)
    return None


def _checked(id: str, point: EntryPoint) -> Game:
    """What an entry point gives, if it is a game that can be scored and explained; else raises."""
    found = point.load()
    if not isinstance(found, Game) or found.id != id or not id.isidentifier():
        raise ScorerError(
            N_("The game “{name}” from the package {package} was left out: the package has no game with this id.")
        )
    if found.api != API:
        from .left_out import OtherVersion

        raise OtherVersion(found.api)
    for name in NEEDED:
        if _is_loaded(name.partition(".")[0]):
            found.part(name)
    return found


def _is_loaded(room: str) -> bool:
    """Whether a room of ours can be imported: a page loads only those it needs, and of a game only their parts."""
    try:
        import_module(f"{__package__}.{room}")
    except ModuleNotFoundError:
        return False
    return True


def _in_time(load: Callable[[], Game]) -> tuple[Game | None, BaseException | None]:
    """What loading gives, or what went wrong; neither if it takes too long. Whatever happens is kept from our games."""
    from threading import Thread

    from .text.aside import printing_aside

    done: list[tuple[Game | None, BaseException | None]] = []

    def run() -> None:
        try:
            done.append((load(), None))
        except BaseException as error:  # a package may even leave the program
            done.append((None, error))

    # A daemon: one that hangs does not keep the program from its end.
    thread = Thread(target=run, daemon=True)
    with printing_aside():
        thread.start()
        thread.join(PATIENCE)
    return done[0] if done else (None, None)
