"""What a game is: its rulings, its categories with their lines, and what ties them together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from .text.errors import UnknownName
from .text.i18n import N_

if TYPE_CHECKING:
    from types import ModuleType

    from .shapes import Doubt


P_contra = TypeVar("P_contra", contravariant=True)
"""What a game's own player is."""

_PACKAGE = __name__.partition(".")[0]


def _load(path: str) -> ModuleType:
    """Returns the module of a part, or that of its room if the room is one file.

    Raises `ModuleNotFoundError` if there is neither.
    """
    if path.startswith(f"{_PACKAGE}."):
        return import_module(path)
    from .text.aside import printing_aside

    with printing_aside():
        try:
            return import_module(path)
        except ModuleNotFoundError as error:
            room = import_module(path.rpartition(".")[0]) if error.name == path else None
            if room is None or hasattr(room, "__path__"):
                raise
            return room


# Asking for a part again should cost nothing.
_module = cache(_load)


class Item(NamedTuple):
    """One entry of a line: a thing that gives points, or one that a player has and that gives none."""

    what: str
    """A language-neutral key that its category declares (`shared-first`), or a name that people gave (`statue`)."""
    count: int  # type: ignore[assignment]  # shadows tuple.count, which nobody wants of an item
    """How many there are: tiles, cards, coins; where points themselves are counted (a score track), the points."""
    points: int
    """The points for all of them together; negative where the rule takes points away."""
    of: tuple[str, ...] = ()
    """The names that it is made of, such as the kinds of a collection, or the players that it is shared with."""
    label: bool = False
    """Whether `what` is a name that people gave, and not a key of the category."""


class Line(NamedTuple):
    """The points of one player in one category. A category that gives a player nothing still has a line, with 0."""

    category: str
    """The id of the category, such as `goods`; `adjust` for what the table agreed on against the rules."""
    rule: str | None
    """The id of the rule that gives the points, or denies them; None if `category` is `adjust`."""
    items: tuple[Item, ...]
    """What the points are made of."""

    @property
    def points(self) -> int:
        """The sum of the points of `items`: 0 if there are no items, and negative if more is taken away than given."""
        total = 0
        for item in self.items:
            total += item.points
        return total


class Category(NamedTuple, Generic[P_contra]):
    """One unit of scoring, with a line for each player.

    `Category[Player]` scores players of this type; a function for others is an error to a type checker.
    """

    id: str
    """The key of its lines, such as `goods`."""
    score: Callable[[Sequence[P_contra], Mapping[str, str]], Sequence[Line]]
    """Returns the line of each player, in their order, from all players and the reading of each ruling."""
    items: tuple[str, ...]
    """The keys that `what` of an item can be, beside names that people gave (`statue`)."""
    rulings: tuple[str, ...] = ()
    """The ids of the rulings that `score` reads."""
    labels: bool = False
    """Whether `what` of an item can be a name that people gave."""
    compares: bool = False
    """Whether a player's points depend on what others have: no points are final before all players are counted."""


class TieBreak(NamedTuple, Generic[P_contra]):
    """What decides between equal totals: the higher amount wins."""

    rule: str
    """The id of the rule that says so, such as `africana.win.tie.money`."""
    amount: Callable[[P_contra, Mapping[str, str]], int]
    """Returns the amount of a player under some readings (by ruling)."""
    rulings: tuple[str, ...] = ()
    """The ids of the rulings that `amount` reads."""


class Ruling(NamedTuple):
    """A question on which the printed rulebooks differ or that none answers clearly."""

    id: str
    """Its id, which is also the id of its entry in the rules reference: `africa.majority.rounding`."""
    readings: Mapping[str, tuple[str, ...]]
    """For each reading the editions (`nl`, `fr`) whose rulebook states it; the first reading is the default."""

    @property
    def doubt(self) -> Doubt:
        """Why it is disputed: one of three texts.

        `differ`: rulebooks print different readings. `silent`: no rulebook answers the question. `unclear`: one reading
        is printed, and the sentence can be read in another way.
        """
        stated = sum([bool(editions) for editions in self.readings.values()])
        return "unclear" if stated == 1 else "differ" if stated else "silent"

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def default(self) -> str:
        """The reading that is in force if neither the table nor an edition chooses another: the first of `readings`."""
        return next(iter(self.readings))

    def stated_by(self, edition: str) -> str | None:
        """Returns the reading that the rulebook of an edition (`nl`) states.

        None if it states none, or if the game has no such edition. Nothing is raised.
        """
        return next((reading for reading, editions in self.readings.items() if edition in editions), None)


class Game(NamedTuple):
    """A game, as its own package declares it in `GAME`."""

    id: str
    """Its id: the name of its folder or entry point."""
    package: str
    """The name of the package that has its parts, usually `__name__`."""
    name: str
    """As printed on the box; the same in every language."""
    published: str
    """Designer, publisher and year."""
    editions: tuple[str, ...]
    """The languages of the printed rulebooks that its rules were read from."""
    categories: tuple[Category[Any], ...]
    """Its categories, in the order of the sheet."""
    rulings: tuple[Ruling, ...]
    """Its disputed rulings, of scoring and of play."""
    win_rule: str
    """The id of the rule that says who wins."""
    shared_rule: str
    """The id of the rule under which tied players share the victory."""
    tie_breaks: tuple[TieBreak[Any], ...] = ()
    """What decides between equal totals, the first to be asked first."""
    bgg: int = 0
    """Its number at BoardGameGeek; 0 if it has none."""
    api: int = 1
    """The version of the interface that it was written for; `registry.API` is the one that this scorer has."""
    running: tuple[str, ...] = ()
    """The keys of the fields of a tally whose values are points that grow while the game is played: a score track."""

    @property
    def scoring_rulings(self) -> frozenset[str]:
        """The ids of the rulings that can change a total or a winner; the others are about play."""
        of_units = [unit.rulings for unit in self.categories] + [tie.rulings for tie in self.tie_breaks]
        return frozenset([id for rulings in of_units for id in rulings])

    def ruling(self, id: str) -> Ruling:
        """Returns the ruling with this id. Raises `UnknownName` if the game has none with this id."""
        for ruling in self.rulings:
            if ruling.id == id:
                return ruling
        raise UnknownName(
            N_("There is no ruling “{name}” in this game."),
            place="rulings",
            name=id,
            known=[ruling.id for ruling in self.rulings],
            code="unknown-ruling",
        )

    def part(self, name: str) -> ModuleType:
        """Returns a module of the game's package, loaded at first use: `scoring.texts`, `reference.rules`.

        If a room is one file, `scoring.py` or `reference.py`, that file is all of its parts.

        Raises `ModuleNotFoundError` if the game has no such module.
        """
        return _module(f"{self.package}.{name}")

    @property
    def vocabulary(self) -> Mapping[str, Mapping[str, str]]:
        """By each group of names (`goods`), the forms of each name by its key; empty if the game has none."""
        part = self.optional_part("vocabulary")
        groups: Mapping[str, Mapping[str, str]] = part.VOCABULARY if part else {}
        return groups

    def optional_part(self, name: str) -> ModuleType | None:
        """Returns a module of the game's package that a game need not have, such as `tracking.kit`, or None.

        Raises `ModuleNotFoundError` if the module is there but imports one that is not installed.
        """
        path = f"{self.package}.{name}"
        try:
            return _load(path)
        except ModuleNotFoundError as error:
            missing = error.name or ""
            # Something that the module itself needs is no part that was left out.
            if missing == path or (path.startswith(f"{missing}.") and missing.startswith(f"{self.package}.")):
                return None
            raise
