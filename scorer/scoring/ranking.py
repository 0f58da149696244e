"""Lines to totals, totals to ranks and winners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..model import Game, Item, Line
from ..text.names import look
from .adjust import Adjustments, lines_of

if TYPE_CHECKING:
    from .tally import Named, Tally


class PlayerSheet(NamedTuple):
    """One player's result."""

    name: str
    total: int
    """The sum of the lines."""
    rank: int
    """1 is best; a rank is one more than the number of players who did better, so equals share a rank (1, 1, 3).
    Partners count as one: of two teams one has rank 1, the other 2.
    Tie-breaks are for the victory only: players with equal points who have not won are equals."""
    winner: bool
    lines: tuple[Line, ...]
    team: str = ""
    """The name of the team; empty where the player is in none. Partners have the same lines."""


class Decision(NamedTuple):
    """Why the winners have won."""

    rule: str
    """The id of the rule that decided: most points, a tie-break, or shared victory."""
    items: tuple[Item, ...]
    """The players it was between, each with the amount that was compared; after a tie-break everybody it was asked
    for, whether they won or not."""
    tied: bool
    """Whether points alone did not decide."""


class Asked(dict[str, str]):
    """The readings that a category has asked for, out of those in force: all that its lines depend on."""

    def __init__(self, readings: Mapping[str, str]) -> None:
        super().__init__()
        self._readings = readings

    def __getitem__(self, ruling: str) -> str:
        reading = self._readings[ruling]
        self[ruling] = reading
        return reading


def add_up(
    game: Game, tally: Tally[Named], readings: Mapping[str, str]
) -> tuple[tuple[PlayerSheet, ...], Decision, Mapping[str, Asked]]:
    """Lines to totals, totals to ranks and winners; with what each category that has rulings asked for, by its id."""
    players = tally.players
    asked = {category.id: Asked(readings) for category in game.categories if category.rulings}
    columns = [category.score(players, asked.get(category.id, readings)) for category in game.categories]
    if tally.adjust:
        columns.append(_agreed(players, tally.adjust))
    rows = list(zip(*columns, strict=True))
    totals = [sum([item.points for line in lines for item in line.items]) for lines in rows]
    standing = standings(game, players, totals, readings)
    best = max(standing)
    sides = {side: (own[0], own == best) for side, own in zip(sides_of(players), standing, strict=True)}
    order = sorted(sides.values(), reverse=True)
    sheets = []
    for player, total, own, lines in zip(players, totals, standing, rows, strict=True):
        rank = order.index((total, own == best)) + 1
        sheets.append(PlayerSheet(player.name, total, rank, rank == 1, lines, team_of(player)))
    return tuple(sheets), _decide(game, players, standing, best), asked


def _agreed(players: Sequence[Named], adjust: Adjustments) -> list[Line]:
    """The column of what the table agreed on."""
    return lines_of([player.name for player in players], sides_of(players), adjust)


def standings(
    game: Game, players: Sequence[object], totals: Sequence[int], readings: Mapping[str, str]
) -> list[tuple[int, ...]]:
    """What each player is ranked by: the total, and where any are equal the amount of each tie-break.

    Amounts of partners are added up.
    """
    if len(set(totals)) == len(totals):
        return [(total,) for total in totals]
    sides = sides_of(players)
    amounts = []
    for tie in game.tie_breaks:
        own = [tie.amount(player, readings) for player in players]
        amounts.append([sum([each for each, other in zip(own, sides, strict=True) if other == side]) for side in sides])
    return list(zip(totals, *amounts, strict=True))


def team_of(player: object) -> str:
    """The name of the team of a player of a tally; empty where there is none."""
    team: str = getattr(player, "team", "")
    return team


def sides_of(players: Sequence[object]) -> list[str | int]:
    """For each player what partners have in common, and nobody else: the team, or the seat of who plays alone."""
    return [look(team_of(player)) or seat for seat, player in enumerate(players)]


def totals_of(game: Game, players: Sequence[Named], readings: Mapping[str, str], adjust: Adjustments) -> list[int]:
    """The total of each player and nothing else, in half of the time of `add_up`; `adjust` is that of the tally."""
    columns = [category.score(players, readings) for category in game.categories]
    if adjust:
        columns.append(_agreed(players, adjust))
    return [sum([line.points for line in lines]) for lines in zip(*columns, strict=True)]


def winners_of(
    game: Game, players: Sequence[Named], totals: Sequence[int], readings: Mapping[str, str]
) -> tuple[str, ...]:
    """The names of those who win with these totals."""
    standing = standings(game, players, totals, readings)
    best = max(standing)
    return tuple([player.name for player, own in zip(players, standing, strict=True) if own == best])


def _decide(game: Game, players: Sequence[Named], standing: list[tuple[int, ...]], best: tuple[int, ...]) -> Decision:
    """The comparison that left a single player, or else the rule of shared victory."""
    rules = (game.win_rule, *[tie.rule for tie in game.tie_breaks])
    sides = sides_of(players)
    before = equal = [(i, players[i].name, own) for i, own in enumerate(standing)]
    for depth, rule in enumerate(rules):
        # Those who were still equal before this comparison, and those who still are after it.
        before, equal = equal, [(i, name, own) for i, name, own in equal if own[depth] == best[depth]]
        if len({sides[i] for i, *_ in equal}) == 1:
            # Points are told of the winner alone, a tie-break of all who were tied.
            told = before if depth else equal
            return Decision(rule, tuple([Item(name, own[depth], 0) for _, name, own in told]), depth > 0)
    told = before if game.tie_breaks else equal
    return Decision(game.shared_rule, tuple([Item(name, own[-1], 0) for _, name, own in told]), True)
