"""Adds up lines to totals; ranks players by them and finds the winners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..model import Game, Item, Line
from ..text.names import look
from .adjust import Adjustments, lines_of

if TYPE_CHECKING:
    from .tally import Named, Tally


class PlayerSheet(NamedTuple):
    """The result of one player."""

    name: str
    """The name, as in the tally."""
    total: int
    """The sum of the points of `lines`; may be negative."""
    rank: int
    """1 is best. Equals share a rank, and the next one is skipped (1, 1, 3). Partners share one rank, and no rank is
    skipped for them: of two teams one has rank 1, the other 2. A tie-break decides only who wins: players with equal
    totals who have not won are equals."""
    winner: bool
    """Whether the player wins or shares the victory."""
    lines: tuple[Line, ...]
    """The line of each category, in the order of the game; last `adjust`, if the table agreed on something."""
    team: str = ""
    """The name of the team; empty if the player is in none. Partners have the same lines."""


class Decision(NamedTuple):
    """Why the winners have won."""

    rule: str
    """The id of the rule that decided: that of most points, of a tie-break, or of a shared victory."""
    items: tuple[Item, ...]
    """One item for each winner, or after a tie-break for each player who was tied: `what` is the name, `count` the
    amount that was compared (points or that of the tie-break), `points` is 0."""
    tied: bool
    """Whether several players had the most points; partners count as one."""


class Lookups(dict[str, str]):
    """The readings that a category has looked up, out of those in force: no others can change its lines."""

    def __init__(self, readings: Mapping[str, str]) -> None:
        super().__init__()
        self._readings = readings

    def __getitem__(self, ruling: str) -> str:
        reading = self._readings[ruling]
        self[ruling] = reading
        return reading


def add_up(
    game: Game, tally: Tally[Named], readings: Mapping[str, str]
) -> tuple[tuple[PlayerSheet, ...], Decision, Mapping[str, Lookups]]:
    """Returns the result of each player, why the winners have won, and by category the readings it has looked up."""
    players = tally.players
    lookups = {category.id: Lookups(readings) for category in game.categories if category.rulings}
    columns = [category.score(players, lookups.get(category.id, readings)) for category in game.categories]
    if tally.adjust:
        columns.append(_adjust_column(players, tally.adjust))
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
    return tuple(sheets), _decide(game, players, standing, best), lookups


def _adjust_column(players: Sequence[Named], adjust: Adjustments) -> list[Line]:
    """The column of what the table agreed on."""
    return lines_of([player.name for player in players], sides_of(players), adjust)


def standings(
    game: Game, players: Sequence[object], totals: Sequence[int], readings: Mapping[str, str]
) -> list[tuple[int, ...]]:
    """Returns what each player is ranked by: the total and, if any totals are equal, the amount of each tie-break.

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
    """Returns the name of the team of a player of a tally; empty if there is none."""
    team: str = getattr(player, "team", "")
    return team


def sides_of(players: Sequence[object]) -> list[str | int]:
    """Returns for each player a key that only partners share: the team, or the seat of a player without a team."""
    return [look(team_of(player)) or seat for seat, player in enumerate(players)]


def totals_of(game: Game, players: Sequence[Named], readings: Mapping[str, str], adjust: Adjustments) -> list[int]:
    """Returns only the total of each player, in half of the time of `add_up`; `adjust` is that of the tally."""
    columns = [category.score(players, readings) for category in game.categories]
    if adjust:
        columns.append(_adjust_column(players, adjust))
    return [sum([line.points for line in lines]) for lines in zip(*columns, strict=True)]


def winners_of(
    game: Game, players: Sequence[Named], totals: Sequence[int], readings: Mapping[str, str]
) -> tuple[str, ...]:
    """Returns the names of the players who win with these totals."""
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
            contenders = before if depth else equal
            return Decision(rule, tuple([Item(name, own[depth], 0) for _, name, own in contenders]), depth > 0)
    contenders = before if game.tie_breaks else equal
    return Decision(game.shared_rule, tuple([Item(name, own[-1], 0) for _, name, own in contenders]), True)
