"""Old games under other readings: who would have won, and what that changes in everybody's wins. Nothing is changed.

`reread` answers for one game, and is a pure function of its play; `effects` sums the answers up.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from ..registry import game as game_of
from ..scoring.score import score
from ..text.errors import ScorerError
from ..text.names import look
from ..tracking import disputes
from ..tracking.course import Course, header, read_header, replay
from ..tracking.moves import IllegalMove, outcome, standings
from .people import People
from .play import Play, Result
from .stats import wins

Choice = tuple[tuple[str, str], ...]
"""The type of some rulings, each with a reading."""


class Reread(NamedTuple):
    """One game under all other readings."""

    result: Result
    """The result as it was."""
    readings: Choice
    """The readings that were in force."""
    others: Mapping[Choice, tuple[str, ...]]
    """Who would have won, by each other reading that changes that, and by those that do so only together."""
    recorded: bool
    """Whether there is a record that led to this result. Only a record can tell about readings of play."""
    untold: tuple[Choice, ...]
    """Readings of play under which the same moves are not possible, so that nobody knows who would have won."""


class Effect(NamedTuple):
    """What another reading, or several that matter only together, would have changed in some games."""

    game: str
    """The id of the game."""
    choice: Choice
    """The rulings with the other readings."""
    games: int
    """How many games had another reading and can tell."""
    changed: tuple[str, ...]
    """The ids of the plays that others would have won."""
    gains: Mapping[str, Fraction]
    """The wins gained (negative: lost) of each person for whom they change, guests too; the largest first."""
    unrecorded: int
    """How many games had another reading and cannot tell, as they have no record."""
    untold: int
    """How many games have a record and cannot tell either."""


@cache
def rulings_of_play(game: str) -> frozenset[str]:
    """Returns the ids of the rulings that matter only while a game is played.

    Raises `UnknownName` if there is no such game.
    """
    found = game_of(game)
    return frozenset([ruling.id for ruling in found.rulings]) - found.scoring_rulings


def reread(play: Play) -> Reread | None:
    """Returns a game under all other readings; None if it has no tally or cannot be scored."""
    try:
        sheet = play.sheet
    except ScorerError:
        return None
    others: dict[Choice, tuple[str, ...]] = {}
    for entry in sheet.disputed:
        if entry.changes_winner:
            others[tuple(zip(entry.rulings, entry.readings, strict=True))] = entry.winners
    untold: list[Choice] = []
    course = course_of(play) if rulings_of_play(sheet.game) else None
    if course is not None:
        for remark in disputes.result(course).played or ():
            assert isinstance(remark, disputes.PlayDispute)
            choice = ((remark.ruling, remark.reading),)
            if not remark.over and (remark.ends or not remark.possible):
                untold.append(choice)
            elif remark.changes_winner:
                others[choice] = remark.winners
    return Reread(play.result, sheet.readings, others, course is not None, tuple(untold))


def course_of(play: Play) -> Course | None:
    """Returns the course of the record of a play; None if there is no record that leads to its result."""
    if not play.record:
        return None
    try:
        course = replay(play.record)
        found = standings(course.state)
    except ScorerError:
        return None
    same = all(
        [
            found.game == play.sheet.game,
            [(each.name, each.total) for each in found.players]
            == [(each.name, each.total) for each in play.sheet.players],
            found.winners == play.sheet.winners,
            found.rulings == play.sheet.rulings,
        ]
    )
    return course if same else None


def effects(games: Iterable[Reread], people: People) -> list[Effect]:
    """Returns what each other reading would have changed in some games; the one that changes most comes first.

    The latest game comes first in `games`. Several readings that matter only together have an effect of their own, of
    the games in which no part of them makes others win.
    """
    of_game: dict[str, list[Reread]] = {}
    for each in games:
        of_game.setdefault(each.result.game, []).append(each)
    found = [
        _effect(choice, read, people)
        for read in of_game.values()
        for choice in dict.fromkeys([choice for each in read for choice in [*_single(each), *each.others]])
    ]
    return sorted(found, key=lambda effect: (-len(effect.changed), len(effect.choice), effect.choice))


def _single(each: Reread) -> list[Choice]:
    """Each other reading of each ruling."""
    game = game_of(each.result.game)
    return [((id, other),) for id, reading in each.readings for other in game.ruling(id).readings if other != reading]


def _effect(choice: Choice, games: Sequence[Reread], people: People) -> Effect:
    game = games[0].result.game
    of_play = not rulings_of_play(game).isdisjoint([id for id, _ in choice])
    count = unrecorded = untold = 0
    changed: list[str] = []
    total = Gains(people)
    for each in games:
        if any([reading in each.readings for reading in choice]):
            continue
        if choice in each.untold:
            untold += 1
        elif of_play and not each.recorded:
            unrecorded += 1
        else:
            count += 1
            if choice in each.others:
                changed.append(each.result.play)
                total.add(each.result, each.others[choice])
    return Effect(game, choice, count, tuple(changed), total.ordered(), unrecorded, untold)


class Gains:
    """Adds up the wins that persons gain or lose."""

    def __init__(self, people: People) -> None:
        """Begins with no gains; `people` says who is who."""
        self._people = people
        self._found: dict[str, tuple[str, Fraction]] = {}
        """By the look of a name, the name and the wins."""

    def add(self, result: Result, winners: Collection[str]) -> None:
        """Adds the gains and losses of a game, if `winners` had won it."""
        before, now = wins(result.seats, result.winners), wins(result.seats, winners)
        for seat in result.seats:
            person = self._people.person(seat.called)
            name, gained = self._found.get(look(person), (person, Fraction(0)))
            self._found[look(person)] = name, gained + now[seat.name] - before[seat.name]

    def ordered(self) -> dict[str, Fraction]:
        """Returns the gain of each person for whom it is not 0, the largest first."""
        changed = [(name, gained) for name, gained in self._found.values() if gained]
        return dict(sorted(changed, key=lambda item: (-item[1], item[0])))


class Under(NamedTuple):
    """One game under some readings."""

    result: Result
    """The result as it was."""
    winners: tuple[str, ...] | None
    """Who would have won; None if nobody knows, as the same moves are not possible."""
    unrecorded: bool
    """Whether readings of play are ignored, as there is no record."""

    @property
    def changes(self) -> bool:
        """Whether others would have won."""
        return self.winners not in (None, self.result.winners)


def read_under(play: Play, chosen: Mapping[str, str]) -> Under | None:
    """Returns a game under some readings, the others as they were; None if it has no tally or cannot be scored.

    Raises `UnknownName` if the game has no such ruling or reading.
    """
    try:
        sheet = play.sheet
    except ScorerError:
        return None
    other = {id: reading for id, reading in chosen.items() if sheet.rulings[id] != reading}
    of_play = rulings_of_play(sheet.game)
    course = course_of(play) if not of_play.isdisjoint(other) else None
    if course is not None:
        return Under(play.result, _winners_again(course, other), False)
    scoring = {id: reading for id, reading in other.items() if id not in of_play}
    winners = score({**sheet.tally.to_dict(), "rulings": {**sheet.rulings, **scoring}}).winners if scoring else None
    return Under(play.result, winners or sheet.winners, len(scoring) < len(other))


def _winners_again(course: Course, other: Mapping[str, str]) -> tuple[str, ...] | None:
    """Who wins if the same moves are made under other readings; None if nobody knows."""
    first = header(course.state)
    again = read_header({**first, "rulings": {**first["rulings"], **other}})
    steps = course.steps()
    try:
        for step in steps:
            assert step.move is not None
            again = again.play(step.move)
    except IllegalMove:
        pass
    over = bool(outcome(again.state))
    stuck = again.number < len(steps) or bool(outcome(course.state))
    return None if stuck and not over else standings(again.state).winners
