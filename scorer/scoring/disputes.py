"""Finds what is disputed: every other reading that changes a total or the winners. All are scored, none is sampled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

from ..model import Category, Game
from ..registry import game as game_of
from .ranking import Asked, PlayerSheet, standings, winners_of

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
        """The id of the ruling; a tuple of ids if there are several."""
        return self.rulings if len(self.rulings) > 1 else self.rulings[0]

    @property
    def reading(self) -> str | tuple[str, ...]:
        """The other reading; a tuple with that of each ruling if there are several."""
        return self.readings if len(self.readings) > 1 else self.readings[0]

    @property
    def totals(self) -> dict[str, int]:
        """The total of each player under it, by name."""
        return dict(self.results)

    def to_dict(self) -> shapes.DisputedDict:
        """Returns it as an entry of `disputed` of the sheet's JSON; `ruling` and `reading` are lists if several."""
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
    asked_for: Mapping[str, Asked],
) -> Disputes:
    """Returns what every other reading, and every combination of them, changes.

    `players` are those of the tally, `base` the readings in force, `results` the results under these, and `asked_for`
    by category the readings that it has looked up.

    A combination is skipped only if it must give what a smaller one gives: if nothing that was scored so far has looked
    up one of its rulings.
    """
    others = _others(game.id, tuple(base.items()))
    if not others:
        return Disputes((), False, False)
    scores = _Rescoring(game, players, results, asked_for)
    names = [each.name for each in results]
    totals = [each.total for each in results]
    winners = tuple([each.name for each in results if each.winner])
    breaking_ties = {ruling for tie in game.tie_breaks for ruling in tie.rulings}
    asked = scores.asked  # which grows
    if _tied(totals):
        asked |= breaking_ties
    compared = _compared(standings(game, players, totals, base))
    points = reasons = False
    found: list[Disputed] = []
    turned: list[set[tuple[str, str]]] = []
    for rulings, readings in _combinations(others, asked, turned):
        changed = {**base, **dict(zip(rulings, readings, strict=True))}
        new = scores.totals(changed)
        if new == totals and breaking_ties.isdisjoint(rulings):
            continue
        if _tied(new):
            asked |= breaking_ties
        new_winners = winners_of(game, players, new, changed)
        changes_winner = new_winners != winners
        points |= new != totals
        reasons |= new == totals and _compared(standings(game, players, new, changed)) != compared
        if changes_winner:
            turned.append(set(zip(rulings, readings, strict=True)))
        if changes_winner or (len(rulings) == 1 and new != totals):
            under = tuple(zip(names, new, strict=True))
            found.append(Disputed(rulings, readings, under, new_winners, changes_winner, _doubt(game, rulings)))
    return Disputes(tuple(found), points, reasons)


def other_winners(
    game: Game,
    players: Sequence[Named],
    base: Mapping[str, str],
    results: Sequence[PlayerSheet],
    asked_for: Mapping[str, Asked],
    *,
    told: Sequence[Disputed],
) -> tuple[Disputed, ...]:
    """Returns the combinations of readings under which others win than on the sheet and under those `told`.

    The arguments are those of `disputes`. Each group of winners comes once, with the fewest other readings it needs.
    """
    others = _others(game.id, tuple(base.items()))
    scores = _Rescoring(game, players, results, asked_for)
    known = {tuple([each.name for each in results if each.winner]), *[entry.winners for entry in told]}
    found: list[Disputed] = []
    for rulings, readings in _combinations(others, set(others), ()):
        changed = {**base, **dict(zip(rulings, readings, strict=True))}
        new = scores.totals(changed)
        winners = winners_of(game, players, new, changed)
        if winners not in known:
            known.add(winners)
            under = tuple(zip([each.name for each in results], new, strict=True))
            found.append(Disputed(rulings, readings, under, winners, True, _doubt(game, rulings)))
    return tuple(found)


def _doubt(game: Game, rulings: Sequence[str]) -> Doubt:
    """The weakest doubt of all that must be read otherwise."""
    kinds = [game.ruling(id).doubt for id in rulings]
    return "unclear" if "unclear" in kinds else "silent" if "silent" in kinds else "differ"


def _combinations(
    others: Mapping[str, Sequence[str]], asked: set[str], turned: Sequence[set[tuple[str, str]]]
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Rulings and their readings: those of which all are `asked` for, and that no part in `turned` has settled."""
    for rulings in _choices(others):
        if asked.issuperset(rulings):
            for readings in product(*[others[ruling] for ruling in rulings]):
                if not any([part.issubset(zip(rulings, readings, strict=True)) for part in turned]):
                    yield rulings, readings


def _compared(standing: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """What the players with the most points are ranked by."""
    best, *_ = max(standing)
    return [own for own in standing if own[0] == best]


def _tied(totals: Sequence[int]) -> bool:
    """Whether a tie-break is asked who has won."""
    return totals.count(max(totals)) > 1


@lru_cache
def _others(game_id: str, base: tuple[tuple[str, str], ...]) -> Mapping[str, Sequence[str]]:
    """By each ruling that touches the scoring, the readings that are not in force."""
    found = game_of(game_id)
    scoring = found.scoring_rulings
    return {
        id: [other for other in found.ruling(id).readings if other != reading] for id, reading in base if id in scoring
    }


def _choices(rulings: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """Every choice of rulings: each one, then each two together, and so on."""
    rulings = tuple(rulings)
    for size in range(1, len(rulings) + 1):
        yield from combinations(rulings, size)


class _Rescoring:
    """Totals under other readings; only what asked for a changed reading is scored again."""

    def __init__(
        self, game: Game, players: Sequence[object], results: Sequence[PlayerSheet], asked_for: Mapping[str, Asked]
    ) -> None:
        self._players = players
        self._undisputed = [each.total for each in results]
        self._known: list[tuple[Category[object], list[tuple[Asked, list[int]]]]] = []
        """By each category that has rulings, its points under some readings."""
        self.asked: set[str] = set()
        """Every ruling that a category has asked for so far."""
        for i, category in enumerate(game.categories):
            if category.rulings:
                asked, points = asked_for[category.id], [each.lines[i].points for each in results]
                self._undisputed = [total - own for total, own in zip(self._undisputed, points, strict=True)]
                self._known.append((category, [(asked, points)]))
                self.asked.update(asked)

    def totals(self, readings: Mapping[str, str]) -> list[int]:
        points = [self._points(category, known, readings) for category, known in self._known]
        return [sum(each) for each in zip(self._undisputed, *points, strict=True)]

    def _points(
        self, category: Category[object], known: list[tuple[Asked, list[int]]], readings: Mapping[str, str]
    ) -> list[int]:
        for asked, points in known:
            if asked.items() <= readings.items():
                return points
        asked = Asked(readings)
        points = [line.points for line in category.score(self._players, asked)]
        known.append((asked, points))
        self.asked.update(asked)
        return points
