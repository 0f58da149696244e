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
    """The module of a part; that of its room where the room is one file. Raises `ModuleNotFoundError`."""
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
    """One thing that gives points, or that one would expect to."""

    what: str
    """A language-neutral key that its category declares (`shared-first`), or a name that people gave (`statue`)."""
    count: int  # type: ignore[assignment]  # shadows tuple.count, which nobody wants of an item
    """How many there are."""
    points: int
    """What they are worth together; may be negative."""
    of: tuple[str, ...] = ()
    """The names it is made of or shared with: kinds of artifacts, players."""
    label: bool = False
    """Whether `what` is a name that people gave."""


class Line(NamedTuple):
    """One category of one player. Its points are the sum of its items."""

    category: str
    rule: str | None
    """The id of the rule that gives the points, or denies them; None of what the table agreed on against the rules."""
    items: tuple[Item, ...]

    @property
    def points(self) -> int:
        """The sum of the items."""
        total = 0
        for item in self.items:
            total += item.points
        return total


class Category(NamedTuple, Generic[P_contra]):
    """One unit of scoring: from all players and the readings in force to one line a player.

    `Category[Player]` is one that scores these players; a function for others is an error to a type checker.
    """

    id: str
    score: Callable[[Sequence[P_contra], Mapping[str, str]], Sequence[Line]]
    items: tuple[str, ...]
    """The keys of its items."""
    rulings: tuple[str, ...] = ()
    """The ids of the rulings that it reads."""
    labels: bool = False
    """Whether names that people gave stand beside the keys."""
    compares: bool = False
    """Whether the points of a player depend on what others have: they are not known before all have counted."""


class TieBreak(NamedTuple, Generic[P_contra]):
    """What decides between equal totals: the higher amount."""

    rule: str
    amount: Callable[[P_contra, Mapping[str, str]], int]
    rulings: tuple[str, ...] = ()


class Ruling(NamedTuple):
    """A disputed question. `readings` names the editions whose text states each reading; the first is our default."""

    id: str
    """The id of its entry among the rules."""
    readings: Mapping[str, tuple[str, ...]]
    """By each reading, the editions whose text states it."""

    @property
    def doubt(self) -> Doubt:
        """What kind of doubt it is: rulebooks `differ`, all are `silent`, or what is printed is `unclear`."""
        stated = sum([bool(editions) for editions in self.readings.values()])
        return "unclear" if stated == 1 else "differ" if stated else "silent"

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def default(self) -> str:
        """The reading that is taken where nobody chooses."""
        return next(iter(self.readings))

    def stated_by(self, edition: str) -> str | None:
        """The reading that an edition states, or None where it is silent."""
        return next((reading for reading, editions in self.readings.items() if edition in editions), None)


class Game(NamedTuple):
    """What the rest of the program needs to know of a game."""

    id: str
    package: str
    """The package that it lies in; its parts are loaded from there."""
    name: str
    """As printed on the box; the same in every language."""
    published: str
    """Designer, publisher and year, as far as known."""
    editions: tuple[str, ...]
    """The languages of the rulebooks that we have read."""
    categories: tuple[Category[Any], ...]
    """Its lines of scoring, in the order of the sheet."""
    rulings: tuple[Ruling, ...]
    """The questions on which its rulebooks differ or are silent."""
    win_rule: str
    """The id of the rule that says who wins."""
    shared_rule: str
    """The id of the rule under which tied players share the victory."""
    tie_breaks: tuple[TieBreak[Any], ...] = ()
    """What decides between equal totals, in this order."""
    bgg: int = 0
    """Its number at BoardGameGeek, if it has one."""
    api: int = 1
    """The version of the interface that it was written for; `registry.API` is the one that this scorer has."""
    running: tuple[str, ...] = ()
    """The keys of a tally whose values are points that grow while it is played: a score track."""

    @property
    def scoring_rulings(self) -> frozenset[str]:
        """The rulings that can change a total or a winner."""
        of_units = [unit.rulings for unit in self.categories] + [tie.rulings for tie in self.tie_breaks]
        return frozenset([id for rulings in of_units for id in rulings])

    def ruling(self, id: str) -> Ruling:
        """The ruling with this id. Raises `UnknownName`."""
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
        """A module of the game's folder that is loaded only when it is needed: `scoring.texts`, `reference.rules`.

        A room that is one file, `scoring.py` or `reference.py`, is all of its parts.
        """
        return _module(f"{self.package}.{name}")

    @property
    def vocabulary(self) -> Mapping[str, Mapping[str, str]]:
        """By what names people call things: for each group of names, the forms of each name."""
        part = self.optional_part("vocabulary")
        groups: Mapping[str, Mapping[str, str]] = part.VOCABULARY if part else {}
        return groups

    def optional_part(self, name: str) -> ModuleType | None:
        """The same of a module that a game may leave out: `tracking.kit`, `reference.terms`; None where it does."""
        path = f"{self.package}.{name}"
        try:
            return _load(path)
        except ModuleNotFoundError as error:
            missing = error.name or ""
            # Something that the module itself needs is no part that was left out.
            if missing == path or (path.startswith(f"{missing}.") and missing.startswith(f"{self.package}.")):
                return None
            raise
