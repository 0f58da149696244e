"""Rulings: questions on which the rulebooks differ or are silent, the readings in force, and what they change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, product
from typing import TYPE_CHECKING, Any, NamedTuple

from .errors import N_, InvalidTally, UnknownName
from .games import Game, game as game_of
from .sheet import standings

if TYPE_CHECKING:
    from .sheet import Category, Sheet


class Ruling(NamedTuple):
    """A disputed question. `readings` names the editions whose text states each reading; the first is our default."""

    id: str
    readings: Mapping[str, tuple[str, ...]]

    @property
    def default(self) -> str:
        """The reading that is taken where nobody chooses."""
        return next(iter(self.readings))

    def stated_by(self, edition: str) -> str | None:
        """The reading that an edition states, or None where it is silent."""
        return next((reading for reading, editions in self.readings.items() if edition in editions), None)


class Disputed(NamedTuple):
    """Another reading that changes something. Several rulings stand together only where no part of them suffices."""

    rulings: tuple[str, ...]
    readings: tuple[str, ...]
    totals: Mapping[str, int]
    winners: tuple[str, ...]
    changes_winner: bool

    def to_dict(self) -> dict[str, Any]:
        """As the sheet's JSON holds it: lists where it takes several rulings, else plain ids."""
        several = len(self.rulings) > 1
        return {
            "ruling": list(self.rulings) if several else self.rulings[0],
            "reading": list(self.readings) if several else self.readings[0],
            "totals": dict(self.totals),
            "winners": list(self.winners),
            "changes_winner": self.changes_winner,
        }


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
                N_("There is no edition “{name}” of this game."), place="edition", name=edition, known=game.editions
            )
        for ruling in game.rulings:
            readings[ruling.id] = ruling.stated_by(edition) or ruling.default
    for id, reading in (chosen or {}).items():
        known = ruling_of(game, id).readings
        if reading not in known:
            raise UnknownName(
                N_("“{name}” is not a reading of this ruling."), place=f'rulings["{id}"]', name=reading, known=known
            )
        readings[id] = reading
    return readings


@cache
def _defaults(game_id: str) -> Mapping[str, str]:
    return {ruling.id: ruling.default for ruling in game_of(game_id).rulings}


def ruling_of(game: Game, id: str) -> Ruling:
    """The ruling with this id. Raises `UnknownName`."""
    for ruling in game.rulings:
        if ruling.id == id:
            return ruling
    raise UnknownName(
        N_("There is no ruling “{name}” in this game."),
        place="rulings",
        name=id,
        known=[ruling.id for ruling in game.rulings],
    )


def checked(value: Any, edition: Any) -> None:
    """Refuses an edition or rulings of the wrong type."""
    if edition is not None and not isinstance(edition, str):
        raise InvalidTally(N_("An edition must be a text."), place="edition")
    if not isinstance(value, Mapping):
        raise InvalidTally(
            N_("Rulings must be an object."), place="rulings", allowed=N_("an object from rulings to readings")
        )
    for id, reading in value.items():
        if not isinstance(reading, str):
            raise InvalidTally(N_("A reading must be a text."), place=f'rulings["{id}"]')


def disputed(sheet: Sheet) -> tuple[Disputed, ...]:
    """Every other reading that changes a total or the winners, and every combination that it takes to change them.

    Nothing is sampled. A combination is left out only where it must give what a smaller one gives: when nothing that
    was scored so far has asked for one of its rulings.
    """
    game = game_of(sheet.game)
    base = dict(sheet.readings)
    scores = _Rescoring(sheet, game)
    winners, names = sheet.winners, [player.name for player in sheet.players]
    totals = scores.totals(base)
    found: list[Disputed] = []
    turned: list[set[tuple[str, str]]] = []
    for combination in _alternatives(game, base):
        rulings, readings = zip(*combination, strict=True)
        if not scores.asked.issuperset(rulings) or any([part.issubset(combination) for part in turned]):
            continue
        changed = {**base, **dict(combination)}
        new = scores.totals(changed)
        standing = standings(game, sheet.tally.players, new, changed)
        best = max(standing)
        new_winners = tuple([name for name, own in zip(names, standing, strict=True) if own == best])
        changes_winner = new_winners != winners
        if changes_winner:
            turned.append(set(combination))
        if changes_winner or (len(rulings) == 1 and new != totals):
            found.append(Disputed(rulings, readings, dict(zip(names, new, strict=True)), new_winners, changes_winner))
    return tuple(found)


class _Asking(dict[str, str]):
    """Readings that note which of them were asked for."""

    def __init__(self, readings: Mapping[str, str]) -> None:
        super().__init__(readings)
        self.asked: set[str] = set()

    def __getitem__(self, ruling: str) -> str:
        self.asked.add(ruling)
        return super().__getitem__(ruling)


class _Rescoring:
    """Totals under other readings; only what asked for a changed reading is scored again."""

    def __init__(self, sheet: Sheet, game: Game) -> None:
        self._players = sheet.tally.players
        self._disputed = [category for category in game.categories if category.rulings]
        self._undisputed = [
            sum(
                [
                    line.points
                    for line, category in zip(player.lines, game.categories, strict=True)
                    if not category.rulings
                ]
            )
            for player in sheet.players
        ]
        self._known: dict[str, list[tuple[dict[str, str], list[int]]]] = {c.id: [] for c in self._disputed}
        self.asked = {ruling for tie in game.tie_breaks for ruling in tie.rulings}
        """Every ruling that something has asked for so far."""

    def totals(self, readings: dict[str, str]) -> list[int]:
        totals = self._undisputed
        for category in self._disputed:
            points = self._points(category, readings)
            totals = [total + more for total, more in zip(totals, points, strict=True)]
        return totals

    def _points(self, category: Category, readings: dict[str, str]) -> list[int]:
        known = self._known[category.id]
        for asked, points in known:
            if asked.items() <= readings.items():
                return points
        asking = _Asking(readings)
        points = [line.points for line in category.score(self._players, asking)]
        known.append(({ruling: readings[ruling] for ruling in asking.asked}, points))
        self.asked |= asking.asked
        return points


def _alternatives(game: Game, base: Mapping[str, str]) -> Iterator[tuple[tuple[str, str], ...]]:
    """Every choice of other readings than those in force: of one scoring ruling, then of two together, and so on."""
    scoring = game.scoring_rulings
    others = [
        [(ruling.id, reading) for reading in ruling.readings if reading != base[ruling.id]]
        for ruling in game.rulings
        if ruling.id in scoring
    ]
    for size in range(1, len(others) + 1):
        for rulings in combinations(others, size):
            yield from product(*rulings)
