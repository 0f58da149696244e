"""Finds games: those in the folders of `games`, each with a `GAME`, and those of other packages.

Other packages add games by an entry point of the group `scorer.games`: its name is the id of the game, its value the
`GAME`. They are looked for only when a game is named that is not here, or when all are listed. One that cannot be
loaded is left out with a warning that names it.
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
"""The group of the entry points of games of other packages."""

API = 1
"""The version of the interface between this package and games, which `Game.api` must name.

It changes only with a major version of this package, and only if games must change: by a new part that every game must
have, or a name that is gone.
"""

_HOME = f"{__package__}.games"
"""The package that has a folder for each game of this package."""

PATIENCE = 5.0
"""The seconds after which a package that is still loading is left out."""

NEEDED = ("scoring.tally", "scoring.texts", "reference.rules")
"""The modules that a game must have."""


class LeftOut(UserWarning):
    """The warning that a game of another package could not be loaded and is left out."""

    def __init__(self, error: ScorerError) -> None:
        super().__init__(error)
        self.error = error
        """Says which game and why, in any language (`error.text("fi")`)."""

    def __str__(self) -> str:
        return self.error.text()


def game(id: str) -> Game:
    """Returns the game with this id. Raises `UnknownName` if there is none."""
    its_game = _find(id) if isinstance(id, str) else None
    if its_game is None:
        raise UnknownName(N_("There is no game “{name}”."), name=id, known=ids(), code="unknown-game")
    return its_game


def is_game(id: str) -> bool:
    """Returns whether there is a game with this id."""
    return isinstance(id, str) and _find(id) is not None


@lru_cache(maxsize=100)
def _find(id: str) -> Game | None:
    # An id is a word; what begins like a file of Python's own (`__init__`) need not be looked for.
    is_id = id.isidentifier() and not id.startswith("_") and len(id) <= LONGEST
    return (_load_own(id) or (_load_other(id) if id in _entry_points() else None)) if is_id else None


def ids() -> tuple[str, ...]:
    """Returns the ids of all games: first those of this package, then those of others that can be loaded."""
    own = own_ids()
    others = [id for id in _entry_points() if id not in own and _load_other(id)]
    return (*own, *sorted(others))


def own_ids() -> tuple[str, ...]:
    """Returns the ids of the games of this package."""
    from pkgutil import iter_modules

    return tuple(sorted(module.name for module in iter_modules(import_module(_HOME).__path__) if module.ispkg))


def _load_own(id: str) -> Game | None:
    try:
        its_game: Game = import_module(f"{_HOME}.{id}").GAME
    except ModuleNotFoundError as error:
        if error.name != f"{_HOME}.{id}":
            raise
        return None
    return its_game


@cache
def _entry_points() -> Mapping[str, EntryPoint]:
    if not any([_may_have_games(folder) for folder in sys.path]):
        return {}
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=GROUP)}


def package_of(id: str) -> dict[str, str]:
    """Returns the name and the version of the package that a game comes from; empty for a game of this package."""
    point = None if _load_own(id) else _entry_points().get(id)
    return {"package": point.dist.name, "version": point.dist.version} if point and point.dist else {}


def _may_have_games(folder: str) -> bool:
    """Returns whether a package in a folder of `sys.path` has entry points of `GROUP`.

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
def _load_other(id: str) -> Game | None:
    """Returns a game of another package and adds its catalogues; None, after a warning, if it cannot be loaded."""
    if (point := _entry_points().get(id)) is None:
        return None
    its_game, wrong = _in_time(lambda: _load_checked(id, point))
    if its_game is not None:
        add_catalogues(its_game.package)
        return its_game
    from warnings import warn

    from .left_out import why_left_out

    warn(LeftOut(why_left_out(point, wrong, API)), stacklevel=2)
    return None


def _load_checked(id: str, point: EntryPoint) -> Game:
    """Returns the game of an entry point.

    Raises `ScorerError` if it is none with this id, `OtherVersion` if it is for another interface, and whatever a part
    raises that it must have.
    """
    its_game = point.load()
    if not isinstance(its_game, Game) or its_game.id != id or not id.isidentifier():
        raise ScorerError(
            N_("The game “{name}” from the package {package} was left out: the package has no game with this id.")
        )
    if its_game.api != API:
        from .left_out import OtherVersion

        raise OtherVersion(its_game.api)
    for name in NEEDED:
        if _is_loaded(name.partition(".")[0]):
            its_game.part(name)
    return its_game


def _is_loaded(room: str) -> bool:
    """Returns whether a subpackage can be imported: a web page has only those that it needs."""
    try:
        import_module(f"{__package__}.{room}")
    except ModuleNotFoundError:
        return False
    return True


def _in_time(load: Callable[[], Game]) -> tuple[Game | None, BaseException | None]:
    """Returns the game, or what was raised while it was loaded; neither if that takes longer than `PATIENCE`."""
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
        try:
            thread.start()
        except RuntimeError:  # a browser has no threads: there nothing ends what hangs
            run()
        else:
            thread.join(PATIENCE)
    return done[0] if done else (None, None)
