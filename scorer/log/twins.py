"""Twins: two games that are probably one, kept twice. They are shown, and never merged without a question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..text.names import look
from .people import People
from .play import Play, Result

Likeness = tuple[str, str, tuple[tuple[str, bool, int], ...]]
"""The type of what twins have in common: the game, the day, and the points of each person."""


def likeness(result: Result, people: People) -> Likeness:
    """Returns what a game has in common with its twins."""
    seats = [(look(people.person(seat.called)), seat.total is None, seat.total or 0) for seat in result.seats]
    return result.game, result.at[:10], tuple(sorted(seats))


def table_of(play: Play, people: People) -> tuple[str, str, tuple[str, ...]]:
    """Returns the game, the day and the persons of a play.

    Its likeness without the points, for which it must be scored.
    """
    persons = [look(people.person(name, play.persons)) for name in play.names]
    return play.game, play.day, tuple(sorted(persons))


def twins(results: Iterable[Result], people: People) -> list[list[Result]]:
    """Returns groups of games that may be one; games with unknown points are skipped."""
    found: dict[Likeness, list[Result]] = {}
    for result in results:
        if result.seats and not any([seat.total is None for seat in result.seats]):
            found.setdefault(likeness(result, people), []).append(result)
    return [group for group in found.values() if len(group) > 1]


def find_twin(results: Iterable[Result], result: Result, people: People) -> str:
    """Returns the id of the first twin of a result among others; empty if there is none."""
    alike = likeness(result, people)
    return next((each.play for each in results if each.play != result.play and likeness(each, people) == alike), "")


def pairs_of_twins(new: Sequence[Play], old: Iterable[Play], people: People) -> Mapping[str, Play]:
    """Returns, by the id of a new game, the old one that is its twin. No old game is the twin of two."""
    wanted = {table_of(play, people) for play in new}
    tables: dict[object, list[Play]] = {}
    for play in old:
        if (table := table_of(play, people)) in wanted:
            tables.setdefault(table, []).append(play)
    found: dict[str, Play] = {}
    for play in new:
        others = tables.get(table_of(play, people), [])
        alike = likeness(play.result, people) if others else None
        twin = next((other for other in others if likeness(other.result, people) == alike), None)
        if twin:
            others.remove(twin)
            found[play.id] = twin
    return found
