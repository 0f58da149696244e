"""What decided: everything that it says is found by scoring again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...model import Game
from ..disputes import Disputed
from ..ranking import PlayerSheet, totals_of, winners_of
from ..tally import Named, Tally, form_of
from .near import near

if TYPE_CHECKING:
    from ... import shapes

MOST = 3
"""By how much an amount may be wrong: more is no slip in counting, and the victory is called clear."""


@dataclass(frozen=True)
class Change:
    """One amount of one player that would have to be another for others to win."""

    player: str
    field: str
    """The key of the field in the tally."""
    part: str
    """The kind, card or value within the field, the place in a list that names no kinds (`"1"` is the first); empty
    where the field is one amount."""
    by: int
    """How much more; negative: how much less. Of a flag 1 if the player had it, -1 if not."""
    winners: tuple[str, ...]
    """Who would win."""


@dataclass(frozen=True)
class Without:
    """A category, or what the table agreed on (`adjust`), without which others would win."""

    category: str
    winners: tuple[str, ...]
    """Who would win."""


@dataclass(frozen=True)
class Decided:
    """What decided a finished game."""

    margin: int | None
    """The points between the winners and the best of the others, 0 where a tie-break decided; None if all have won."""
    changes: tuple[Change, ...]
    """The smallest changes of one amount that are possible at the table and after which not the same players win: all
    of them, all equally small; empty where it takes a difference of more than `MOST` (3)."""
    without: tuple[Without, ...]
    """The categories without whose points not the same players would win, none of a game that has one category; last
    `adjust`, if the table agreed on something."""
    readings: tuple[Disputed, ...]
    """The other readings under which not the same players win: those entries of `Sheet.disputed`."""
    tried: bool = True
    """Whether any one amount can be another at the table: where the numbers have a fixed sum, none can."""

    @property
    def size(self) -> int:
        """How small the smallest changes are: 1 to 3; 0 where there are none."""
        return abs(self.changes[0].by) if self.changes else 0

    def to_dict(self, said: Sequence[str]) -> shapes.DecidedDict:
        """As the sheet's JSON holds it; `said` is what `Explainer.decided` says of it."""
        return {
            "margin": self.margin,
            "changes": [
                {
                    "player": change.player,
                    "field": change.field,
                    "part": change.part,
                    "by": change.by,
                    "winners": list(change.winners),
                }
                for change in self.changes
            ],
            "without": [{"category": each.category, "winners": list(each.winners)} for each in self.without],
            "readings": [entry.to_dict() for entry in self.readings],
            "text": said[0],
            "lines": list(said[1:]),
        }


def decided(
    game: Game,
    tally: Tally[Named],
    readings: Mapping[str, str],
    results: Sequence[PlayerSheet],
    disputed: Sequence[Disputed],
) -> Decided:
    """What decided. `readings` are those in force, `results` and `disputed` what the tally gives under them."""
    *_, found = search(game, tally, readings, results, disputed)
    assert found is not None
    return found


def search(
    game: Game,
    tally: Tally[Named],
    readings: Mapping[str, str],
    results: Sequence[PlayerSheet],
    disputed: Sequence[Disputed],
) -> Iterator[Decided | None]:
    """The same bit by bit, for whoever has something else to do: None after each table scored, what decided last."""
    winners = _winners(results)
    changes: list[Change] = []
    tried = False
    for by in range(1, MOST + 1):
        for seat, field, part, more, players in near(form_of(game), tally.players, by):
            other = winners_of(game, players, totals_of(game, players, readings, tally.adjust), readings)
            if other != winners:
                changes.append(Change(results[seat].name, field, part, more, other))
            tried = True
            yield None
        if changes:
            break
    deciding = tuple([entry for entry in disputed if entry.changes_winner])
    yield Decided(_margin(results), tuple(changes), _without(game, tally.players, readings, results), deciding, tried)


def _winners(results: Sequence[PlayerSheet]) -> tuple[str, ...]:
    return tuple([player.name for player in results if player.winner])


def _margin(results: Sequence[PlayerSheet]) -> int | None:
    others = [player.total for player in results if not player.winner]
    return max([player.total for player in results]) - max(others) if others else None


def _without(
    game: Game, players: Sequence[Named], readings: Mapping[str, str], results: Sequence[PlayerSheet]
) -> tuple[Without, ...]:
    found = []
    many = len(game.categories)
    for at, line in enumerate(results[0].lines):
        if many == 1 and at < many:
            continue
        totals = [player.total - player.lines[at].points for player in results]
        winners = winners_of(game, players, totals, readings)
        if winners != _winners(results):
            found.append(Without(line.category, winners))
    return tuple(found)
