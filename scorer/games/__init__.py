"""The games. A game is a folder here that offers a `GAME`; nothing outside it names it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import N_, UnknownName

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ..drawing import Picture
    from ..i18n import Language
    from ..rulings import Ruling
    from ..sheet import Category, TieBreak
    from ..tally import Form


class Game(NamedTuple):
    """What the rest of the program needs to know of a game."""

    id: str
    name: str
    """As printed on the box; the same in every language."""
    published: str
    """Designer, publisher and year, as far as known."""
    editions: tuple[str, ...]
    """The languages of the rulebooks that we have read."""
    form: Form[Any]
    """How its tally is read."""
    categories: tuple[Category, ...]
    """Its lines of scoring, in the order of the sheet."""
    rulings: tuple[Ruling, ...]
    """The questions on which its rulebooks differ or are silent."""
    win_rule: str
    """The id of the rule that says who wins."""
    shared_rule: str
    """The id of the rule under which equals share the victory."""
    tie_breaks: tuple[TieBreak, ...] = ()
    """What decides between equal totals, in this order."""

    @property
    def scoring_rulings(self) -> frozenset[str]:
        """The rulings that can change a total or a winner."""
        units: tuple[Category | TieBreak, ...] = (*self.categories, *self.tie_breaks)
        return frozenset([id for unit in units for id in unit.rulings])

    def part(self, name: str) -> Any:
        """A module of the game's folder that is loaded only when it is needed: `texts`, `rules`."""
        return import_module(f"{__name__}.{self.id}.{name}")

    def pictures(self) -> Mapping[str, Callable[[Language], Picture]]:
        """What draws a picture in a language, by the id of the rule that it explains; a game need not have any."""
        try:
            found: Mapping[str, Callable[[Language], Picture]] = self.part("pictures").PICTURES
        except ModuleNotFoundError as error:
            if not (error.name or "").endswith(f".{self.id}.pictures"):
                raise
            return {}
        return found

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of its tally."""
        return self.form.schema(self.id, self.editions, {r.id: tuple(r.readings) for r in self.rulings})


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
