"""What is disputed: every other reading that changes a total or the winners; exact, never sampled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

from ..model import Category, Game
from .ranking import PlayerSheet, standings

if TYPE_CHECKING:
    from .. import shapes


class Disputed(NamedTuple):
    """Another reading that changes something. Several rulings stand together only where no part of them suffices."""

    rulings: tuple[str, ...]
    """The ids of the rulings that are read otherwise, also where it is one."""
    readings: tuple[str, ...]
    """The other reading of each of them."""
    results: tuple[tuple[str, int], ...]
    """(name, total) of every player under it, in their order."""
    winners: tuple[str, ...]
    """Who wins under it."""
    changes_winner: bool
    """Whether these are others than the sheet's."""

    @property
    def ruling(self) -> str | tuple[str, ...]:
        """The id of the ruling; of several, where it takes them together."""
        return self.rulings if len(self.rulings) > 1 else self.rulings[0]

    @property
    def reading(self) -> str | tuple[str, ...]:
        """The other reading; a list with one for each ruling where it takes several together."""
        return self.readings if len(self.readings) > 1 else self.readings[0]

    @property
    def totals(self) -> dict[str, int]:
        """The total of each player under it."""
        return dict(self.results)

    def to_dict(self) -> shapes.DisputedDict:
        """As the sheet's JSON holds it: lists where it takes several rulings, else plain ids."""
        several = len(self.rulings) > 1
        return {
            "ruling": list(self.rulings) if several else self.rulings[0],
            "reading": list(self.readings) if several else self.readings[0],
            "totals": self.totals,
            "winners": list(self.winners),
            "changes_winner": self.changes_winner,
        }


def disputed(
    game: Game, players: Sequence[object], base: Mapping[str, str], results: Sequence[PlayerSheet]
) -> tuple[Disputed, ...]:
    """Every other reading that changes a total or the winners, and every combination that it takes to change them.

    `players` are those of the tally, `base` the readings in force, `results` what these gave.
    Nothing is sampled. A combination is left out only where it must give what a smaller one gives: when nothing that
    was scored so far has asked for one of its rulings.
    """
    scores = _Rescoring(game, players, results)
    winners, names = tuple([each.name for each in results if each.winner]), [each.name for each in results]
    totals = scores.totals(base)
    breaking_ties = {ruling for tie in game.tie_breaks for ruling in tie.rulings}
    asked = scores.asked | breaking_ties
    found: list[Disputed] = []
    turned: list[set[tuple[str, str]]] = []
    for rulings, choices in _alternatives(game, base):
        if not asked.issuperset(rulings):
            continue
        for readings in choices:
            combination = tuple(zip(rulings, readings, strict=True))
            if any([part.issubset(combination) for part in turned]):
                continue
            changed = {**base, **dict(combination)}
            new = scores.totals(changed)
            asked |= scores.asked
            if new == totals and breaking_ties.isdisjoint(rulings):
                continue
            standing = standings(game, players, new, changed)
            best = max(standing)
            new_winners = tuple([name for name, own in zip(names, standing, strict=True) if own == best])
            changes_winner = new_winners != winners
            if changes_winner:
                turned.append(set(combination))
            if changes_winner or (len(rulings) == 1 and new != totals):
                under = tuple(zip(names, new, strict=True))
                found.append(Disputed(rulings, readings, under, new_winners, changes_winner))
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

    def __init__(self, game: Game, players: Sequence[object], results: Sequence[PlayerSheet]) -> None:
        self._players = players
        self._disputed = [category for category in game.categories if category.rulings]
        self._undisputed = [
            sum(
                [
                    line.points
                    for line, category in zip(player.lines, game.categories, strict=True)
                    if not category.rulings
                ]
            )
            for player in results
        ]
        self._known: dict[str, list[tuple[dict[str, str], list[int]]]] = {c.id: [] for c in self._disputed}
        self.asked: set[str] = set()
        """Every ruling that a category has asked for so far."""

    def totals(self, readings: Mapping[str, str]) -> list[int]:
        totals = self._undisputed
        for category in self._disputed:
            points = self._points(category, readings)
            totals = [total + more for total, more in zip(totals, points, strict=True)]
        return totals

    def _points(self, category: Category[object], readings: Mapping[str, str]) -> list[int]:
        known = self._known[category.id]
        for asked, points in known:
            if asked.items() <= readings.items():
                return points
        asking = _Asking(readings)
        points = [line.points for line in category.score(self._players, asking)]
        known.append(({ruling: readings[ruling] for ruling in asking.asked}, points))
        self.asked |= asking.asked
        return points


def _alternatives(game: Game, base: Mapping[str, str]) -> Iterator[tuple[tuple[str, ...], Iterable[tuple[str, ...]]]]:
    """Every choice of scoring rulings, of one, of two together, and so on; with each the other readings of them."""
    scoring = game.scoring_rulings
    others = {
        ruling.id: [reading for reading in ruling.readings if reading != base[ruling.id]]
        for ruling in game.rulings
        if ruling.id in scoring
    }
    for size in range(1, len(others) + 1):
        for rulings in combinations(others, size):
            yield rulings, product(*[others[ruling] for ruling in rulings])
