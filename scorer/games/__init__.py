"""The games. A game is a folder here that offers a `GAME`; nothing outside it names it."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ..game import Game
from ..text.errors import UnknownName
from ..text.i18n import N_


@cache
def game(id: str) -> Game:
    """The game with this id. Raises `UnknownName`."""
    if id.isidentifier():
        try:
            found: Game = import_module(f"{__name__}.{id}").GAME
        except ModuleNotFoundError as error:
            if error.name != f"{__name__}.{id}":
                raise
        else:
            return found
    raise UnknownName(N_("There is no game “{name}”."), name=id, known=ids())


def ids() -> tuple[str, ...]:
    """The ids of all games."""
    from pkgutil import iter_modules

    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))
