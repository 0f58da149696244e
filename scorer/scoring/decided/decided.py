"""Finds what decided a finished game, by scoring it again with other amounts and without categories."""

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
"""The largest change of an amount that is tried: a larger one is no slip in counting, and the victory is clear."""


@dataclass(frozen=True)
class Change:
    """A change of one amount of one player after which others would win."""

    player: str
    """The name of the player."""
    field: str
    """The key of the field in the tally: `gold`."""
    part: str
    """The kind, card or value within the field; in a list that names no kinds its place, from `"1"`; empty if the field
    is one amount."""
    by: int
    """The change: more if positive, less if negative. Of a flag 1 (the player had it after all) or -1."""
    winners: tuple[str, ...]
    """The names of the players who would win."""


@dataclass(frozen=True)
class Without:
    """A category without whose points others would win."""

    category: str
    """The id of the category; `adjust` for what the table agreed on against the rules."""
    winners: tuple[str, ...]
    """The names of the players who would win."""


@dataclass(frozen=True)
class Decided:
    """What decided a finished game, and how close it was."""

    margin: int | None
    """The points between the winners and the best of the others; 0 if a tie-break decided, None if all have won."""
    changes: tuple[Change, ...]
    """All the smallest changes of one amount that are possible at the table and after which others win, all of the same
    size; empty if none of up to 3 does that."""
    without: tuple[Without, ...]
    """The categories without whose points others would win, last `adjust`; empty if the game has one category only."""
    readings: tuple[Disputed, ...]
    """The entries of `Sheet.disputed` under which others win."""
    tried: bool = True
    """Whether there is an amount that can change alone; none can if the amounts have a fixed sum."""

    @property
    def size(self) -> int:
        """By how much each of `changes` changes its amount, without a sign: 1, 2 or 3; 0 if there are none."""
        return abs(self.changes[0].by) if self.changes else 0

    def to_dict(self, sentences: Sequence[str]) -> shapes.DecidedDict:
        """Returns it as a new dictionary (JSON): `decided` in a sheet's JSON.

        The keys are `margin`, `changes`, `without`, `readings`, `text` and `lines`. `sentences` are those that
        `Explainer.decided` returns for it, which is not checked: the first becomes `text`, the others `lines`, a list.

        Raises `IndexError` if there are no sentences.
        """
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
            "text": sentences[0],
            "lines": list(sentences[1:]),
        }


def decided(
    game: Game,
    tally: Tally[Named],
    readings: Mapping[str, str],
    results: Sequence[PlayerSheet],
    disputed: Sequence[Disputed],
) -> Decided:
    """Returns what decided. `readings` are those in force, `results` and `disputed` those of the sheet under them."""
    *_, result = search(game, tally, readings, results, disputed)
    assert result is not None
    return result


def search(
    game: Game,
    tally: Tally[Named],
    readings: Mapping[str, str],
    results: Sequence[PlayerSheet],
    disputed: Sequence[Disputed],
) -> Iterator[Decided | None]:
    """Yields None after each table that it has scored, so that a caller can do other things, and last what decided."""
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
    categories = []
    many = len(game.categories)
    for at, line in enumerate(results[0].lines):
        if many == 1 and at < many:
            continue
        totals = [player.total - player.lines[at].points for player in results]
        winners = winners_of(game, players, totals, readings)
        if winners != _winners(results):
            categories.append(Without(line.category, winners))
    return tuple(categories)
