"""What scoring returns: items add up to lines, lines to totals, totals to ranks. The explanation is the computation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from .games import Game
    from .rulings import Disputed
    from .tally import Tally


class Item(NamedTuple):
    """One thing that gives points, or that one would expect to."""

    what: str
    """A language-neutral key: `statue`, `shared-first`."""
    count: int  # type: ignore[assignment]  # shadows tuple.count, which nobody wants of an item
    """How many of it."""
    points: int
    """What they are worth together; may be negative."""
    of: tuple[str, ...] = ()
    """The names it is made of or shared with: kinds of artifacts, players."""


class Line(NamedTuple):
    """One category of one player. Its points are the sum of its items."""

    category: str
    rule: str
    """The id of the rule that gives the points, or denies them."""
    items: tuple[Item, ...]

    @property
    def points(self) -> int:
        """The sum of the items."""
        return sum([item.points for item in self.items])


class PlayerSheet(NamedTuple):
    """One player's result."""

    name: str
    total: int
    """The sum of the lines."""
    rank: int
    """1 is best; equals share a rank and the next one skips (1, 1, 3)."""
    winner: bool
    lines: tuple[Line, ...]


class Decision(NamedTuple):
    """Why the winners have won."""

    rule: str
    """The id of the rule that decided: most points, a tie-break, or shared victory."""
    items: tuple[Item, ...]
    """The players it was between, each with the amount that was compared."""
    tied: bool
    """Whether points alone did not decide."""


class Category(NamedTuple):
    """One unit of scoring: from all players and the readings in force to one line a player."""

    id: str
    score: Callable[[Any, Mapping[str, str]], Sequence[Line]]
    rulings: tuple[str, ...] = ()
    """The ids of the rulings that it reads."""


class TieBreak(NamedTuple):
    """What decides between equal totals: the higher amount."""

    rule: str
    amount: Callable[[Any, Mapping[str, str]], int]
    rulings: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sheet:
    """A scored game. `sheet["Anna"]` is one player's result; the players stay in the order of the tally."""

    tally: Tally[Any]
    readings: tuple[tuple[str, str], ...]
    """(ruling, reading) for every ruling of the game, in its order."""
    players: tuple[PlayerSheet, ...]
    decision: Decision

    def __getitem__(self, name: str) -> PlayerSheet:
        for player in self.players:
            if player.name == name:
                return player
        raise KeyError(name)

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.tally.game

    @property
    def edition(self) -> str | None:
        """The edition whose readings were asked for, if any."""
        return self.tally.edition

    @property
    def rulings(self) -> dict[str, str]:
        """The reading in force of each ruling."""
        return dict(self.readings)

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of all who won."""
        return tuple([player.name for player in self.players if player.winner])

    @property
    def tie_break(self) -> str | None:
        """The id of the rule that decided between equal totals, or that shares the victory; None if nobody was tied."""
        return self.decision.rule if self.decision.tied else None

    @cached_property
    def disputed(self) -> tuple[Disputed, ...]:
        """The other readings that change a total or the winners; exact."""
        from .rulings import disputed

        return disputed(self)

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """The sheet as JSON holds it, its texts in a language."""
        from .explain import Explainer

        explain = Explainer(self, lang)
        return {
            "game": self.game,
            "edition": self.edition,
            "rulings": self.rulings,
            "players": [
                {
                    "name": player.name,
                    "total": player.total,
                    "rank": player.rank,
                    "winner": player.winner,
                    "lines": [
                        {
                            "category": line.category,
                            "points": line.points,
                            "rule": line.rule,
                            "text": explain.line(line),
                            "items": _items(line.items),
                        }
                        for line in player.lines
                    ],
                }
                for player in self.players
            ],
            "winners": list(self.winners),
            "tie_break": self.tie_break,
            "decision": {
                "rule": self.decision.rule,
                "text": explain.decision(),
                "items": _items(self.decision.items),
            },
            "disputed": [entry.to_dict() for entry in self.disputed],
        }


def _items(items: tuple[Item, ...]) -> list[dict[str, Any]]:
    return [
        {"what": what, "count": count, "points": points, "of": list(of)}
        if of
        else {"what": what, "count": count, "points": points}
        for what, count, points, of in items
    ]


def add_up(game: Game, tally: Tally[Any], readings: Mapping[str, str]) -> tuple[tuple[PlayerSheet, ...], Decision]:
    """Lines to totals, totals to ranks and winners."""
    players = tally.players
    rows = list(zip(*[category.score(players, readings) for category in game.categories], strict=True))
    totals = [sum([item.points for line in lines for item in line.items]) for lines in rows]
    standing = standings(game, players, totals, readings)
    order = sorted(standing, reverse=True)
    sheets = []
    for player, total, own, lines in zip(players, totals, standing, rows, strict=True):
        rank = order.index(own) + 1
        sheets.append(PlayerSheet(player.name, total, rank, rank == 1, lines))
    return tuple(sheets), _decide(game, players, standing, order[0])


def standings(
    game: Game, players: Sequence[Any], totals: Sequence[int], readings: Mapping[str, str]
) -> list[tuple[int, ...]]:
    """What each player is ranked by: the total, then the amount of each tie-break."""
    return [
        (total, *[tie.amount(player, readings) for tie in game.tie_breaks])
        for player, total in zip(players, totals, strict=True)
    ]


def _decide(game: Game, players: Sequence[Any], standing: list[tuple[int, ...]], best: tuple[int, ...]) -> Decision:
    """The comparison that left a single player, or else the rule of shared victory."""
    rules = (game.win_rule, *[tie.rule for tie in game.tie_breaks])
    names = [player.name for player in players]
    for depth, rule in enumerate(rules):
        # Those who were still equal before this comparison, and those who still are after it.
        before = [(name, own) for name, own in zip(names, standing, strict=True) if own[:depth] == best[:depth]]
        after = [(name, own) for name, own in before if own[depth] == best[depth]]
        if len(after) == 1:
            # Points are told of the winner alone, a tie-break of all who were tied.
            told = before if depth else after
            return Decision(rule, tuple([Item(name, own[depth], 0) for name, own in told]), depth > 0)
    return Decision(game.shared_rule, tuple([Item(name, own[-1], 0) for name, own in after]), True)
