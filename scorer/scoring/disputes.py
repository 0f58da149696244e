"""Finds what is disputed: every other reading that changes a total or the winners. All are scored, none is sampled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

from ..model import Category, Game
from ..registry import game as game_of
from .ranking import Lookups, PlayerSheet, standings, winners_of

if TYPE_CHECKING:
    from .. import shapes
    from ..shapes import Doubt
    from .tally import Named


class Disputed(NamedTuple):
    """Another reading that changes a total or the winners.

    It is of one ruling, or of several that change the winners together although no part of them does.
    """

    rulings: tuple[str, ...]
    """The ids of the rulings; one, or several."""
    readings: tuple[str, ...]
    """The other reading of each of `rulings`."""
    results: tuple[tuple[str, int], ...]
    """(name, total) of every player under it, in the order of the sheet."""
    winners: tuple[str, ...]
    """The names of the players who win under it."""
    changes_winner: bool
    """Whether `winners` are others than those of the sheet."""
    doubt: Doubt
    """Why it is disputed (`Ruling.doubt`); of several rulings `unclear`, else `silent`, if one has it."""

    @property
    def ruling(self) -> str | tuple[str, ...]:
        """The id of the ruling, a text; if there are several, the tuple `rulings`."""
        return self.rulings if len(self.rulings) > 1 else self.rulings[0]

    @property
    def reading(self) -> str | tuple[str, ...]:
        """The other reading, a text; if there are several, the tuple `readings`."""
        return self.readings if len(self.readings) > 1 else self.readings[0]

    @property
    def totals(self) -> dict[str, int]:
        """The total of every player under the other reading, by name: a new dictionary in the order of the sheet."""
        return dict(self.results)

    def to_dict(self) -> shapes.DisputedDict:
        """Returns it as a new dictionary (JSON), the same in every language: an entry of `disputed` in a sheet's JSON.

        The keys are `ruling` and `reading` (a text each, or a list each if there are several), `totals`, `winners`,
        `changes_winner` and `doubt`.
        """
        several = len(self.rulings) > 1
        return {
            "ruling": list(self.rulings) if several else self.rulings[0],
            "reading": list(self.readings) if several else self.readings[0],
            "totals": self.totals,
            "winners": list(self.winners),
            "changes_winner": self.changes_winner,
            "doubt": self.doubt,
        }


class Disputes(NamedTuple):
    """All that other readings change."""

    entries: tuple[Disputed, ...]
    """The readings, and combinations of them, that change a total or the winners: `Sheet.disputed`."""
    points: bool
    """Whether any total changes, under one other reading or several together."""
    reasons: bool
    """Whether only the amounts that were compared after a tie change under some other reading."""


def disputes(
    game: Game,
    players: Sequence[Named],
    base: Mapping[str, str],
    results: Sequence[PlayerSheet],
    lookups_by_category: Mapping[str, Lookups],
) -> Disputes:
    """Returns what every other reading, and every combination of them, changes.

    `players` are those of the tally, `base` the readings in force, `results` the results under these, and
    `lookups_by_category` the readings that each category has looked up.

    A combination is skipped only if it must give what a smaller one gives: if nothing that was scored so far has looked
    up one of its rulings.
    """
    others = _others(game.id, tuple(base.items()))
    if not others:
        return Disputes((), False, False)
    scores = _Rescoring(game, players, results, lookups_by_category)
    names = [each.name for each in results]
    totals = [each.total for each in results]
    winners = tuple([each.name for each in results if each.winner])
    breaking_ties = {ruling for tie in game.tie_breaks for ruling in tie.rulings}
    rulings_read = scores.rulings_read  # which grows
    if _tied(totals):
        rulings_read |= breaking_ties
    best = _best_standings(standings(game, players, totals, base))
    points = reasons = False
    entries: list[Disputed] = []
    winning_readings: list[set[tuple[str, str]]] = []
    for rulings, readings in _combinations(others, rulings_read, winning_readings):
        changed = {**base, **dict(zip(rulings, readings, strict=True))}
        new = scores.totals(changed)
        if new == totals and breaking_ties.isdisjoint(rulings):
            continue
        if _tied(new):
            rulings_read |= breaking_ties
        new_winners = winners_of(game, players, new, changed)
        changes_winner = new_winners != winners
        points |= new != totals
        reasons |= new == totals and _best_standings(standings(game, players, new, changed)) != best
        if changes_winner:
            winning_readings.append(set(zip(rulings, readings, strict=True)))
        if changes_winner or (len(rulings) == 1 and new != totals):
            under = tuple(zip(names, new, strict=True))
            entries.append(Disputed(rulings, readings, under, new_winners, changes_winner, _doubt(game, rulings)))
    return Disputes(tuple(entries), points, reasons)


def other_winners(
    game: Game,
    players: Sequence[Named],
    base: Mapping[str, str],
    results: Sequence[PlayerSheet],
    lookups_by_category: Mapping[str, Lookups],
    *,
    listed: Sequence[Disputed],
) -> tuple[Disputed, ...]:
    """Returns the combinations of readings under which others win than on the sheet and under those `listed`.

    The arguments are those of `disputes`. Each group of winners comes once, with the fewest other readings it needs.
    """
    others = _others(game.id, tuple(base.items()))
    scores = _Rescoring(game, players, results, lookups_by_category)
    seen = {tuple([each.name for each in results if each.winner]), *[entry.winners for entry in listed]}
    entries: list[Disputed] = []
    for rulings, readings in _combinations(others, set(others), ()):
        changed = {**base, **dict(zip(rulings, readings, strict=True))}
        new = scores.totals(changed)
        winners = winners_of(game, players, new, changed)
        if winners not in seen:
            seen.add(winners)
            under = tuple(zip([each.name for each in results], new, strict=True))
            entries.append(Disputed(rulings, readings, under, winners, True, _doubt(game, rulings)))
    return tuple(entries)


def _doubt(game: Game, rulings: Sequence[str]) -> Doubt:
    """The weakest doubt of all that must be read otherwise."""
    kinds = [game.ruling(id).doubt for id in rulings]
    return "unclear" if "unclear" in kinds else "silent" if "silent" in kinds else "differ"


def _combinations(
    others: Mapping[str, Sequence[str]], rulings_read: set[str], winning_readings: Sequence[set[tuple[str, str]]]
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Rulings and their readings: those of which all are `asked` for, and that no part in `turned` has settled."""
    for rulings in _choices(others):
        if rulings_read.issuperset(rulings):
            for readings in product(*[others[ruling] for ruling in rulings]):
                if not any([part.issubset(zip(rulings, readings, strict=True)) for part in winning_readings]):
                    yield rulings, readings


def _best_standings(standing: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Returns what the players with the most points are ranked by."""
    best, *_ = max(standing)
    return [own for own in standing if own[0] == best]


def _tied(totals: Sequence[int]) -> bool:
    """Whether a tie-break is asked who has won."""
    return totals.count(max(totals)) > 1


@lru_cache
def _others(game_id: str, base: tuple[tuple[str, str], ...]) -> Mapping[str, Sequence[str]]:
    """By each ruling that touches the scoring, the readings that are not in force."""
    its_game = game_of(game_id)
    scoring = its_game.scoring_rulings
    return {
        id: [other for other in its_game.ruling(id).readings if other != reading]
        for id, reading in base
        if id in scoring
    }


def _choices(rulings: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """Every choice of rulings: each one, then each two together, and so on."""
    rulings = tuple(rulings)
    for size in range(1, len(rulings) + 1):
        yield from combinations(rulings, size)


class _Rescoring:
    """Totals under other readings; a category is scored again only if it has looked up a changed reading."""

    def __init__(
        self,
        game: Game,
        players: Sequence[object],
        results: Sequence[PlayerSheet],
        lookups_by_category: Mapping[str, Lookups],
    ) -> None:
        self._players = players
        self._undisputed = [each.total for each in results]
        self._scores: list[tuple[Category[object], list[tuple[Lookups, list[int]]]]] = []
        """By each category that has rulings, its points under some readings."""
        self.rulings_read: set[str] = set()
        """Every ruling that a category has looked up so far."""
        for i, category in enumerate(game.categories):
            if category.rulings:
                lookups, points = lookups_by_category[category.id], [each.lines[i].points for each in results]
                self._undisputed = [total - own for total, own in zip(self._undisputed, points, strict=True)]
                self._scores.append((category, [(lookups, points)]))
                self.rulings_read.update(lookups)

    def totals(self, readings: Mapping[str, str]) -> list[int]:
        points = [self._points(category, scores, readings) for category, scores in self._scores]
        return [sum(each) for each in zip(self._undisputed, *points, strict=True)]

    def _points(
        self, category: Category[object], scores: list[tuple[Lookups, list[int]]], readings: Mapping[str, str]
    ) -> list[int]:
        for lookups, points in scores:
            if lookups.items() <= readings.items():
                return points
        lookups = Lookups(readings)
        points = [line.points for line in category.score(self._players, lookups)]
        scores.append((lookups, points))
        self.rulings_read.update(lookups)
        return points
