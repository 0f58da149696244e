"""How a followed game went: who would have won after each move, how often that changed, and when for the last time."""

from __future__ import annotations

from typing import NamedTuple

from ..registry import game as game_of
from ..scoring.ranking import sides_of, standings, totals_of
from ..tracking.course import Course
from ..tracking.moves import outcome, tally


class Moment(NamedTuple):
    """Where the players stood after a move, as if the game had ended there."""

    totals: tuple[int, ...]
    """The points of each player, in their order."""
    leaders: tuple[int, ...]
    """The seats of those who would have won."""
    alone: bool
    """Whether the leaders are one side: a player, or partners."""


class History(NamedTuple):
    """A game from its first move to its last one."""

    game: str
    """The id of the game."""
    players: tuple[str, ...]
    """The names of the players."""
    moments: tuple[Moment, ...]
    """The standings after each move."""
    over: bool
    """Whether the game has ended with the last move."""

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those who lead after the last move; empty before the first."""
        return tuple([self.players[seat] for seat in self.moments[-1].leaders]) if self.moments else ()

    @property
    def leads(self) -> list[tuple[int, ...]]:
        """The seats of those who led alone, one after the other; a lead before and after an equality is one."""
        found: list[tuple[int, ...]] = []
        for moment in self.moments:
            if moment.alone and found[-1:] != [moment.leaders]:
                found.append(moment.leaders)
        return found

    @property
    def changes(self) -> int:
        """How often somebody took the lead alone who was not the last to have it."""
        return max(0, len(self.leads) - 1)

    @property
    def turn(self) -> int:
        """The number of the first move after which the winners stayed in the lead to the end.

        0 while the game goes on, and if nobody but the winners ever led alone.
        """
        if not self.over or all([lead == self.moments[-1].leaders for lead in self.leads]):
            return 0
        return self.since

    @property
    def since(self) -> int:
        """The number of the move since which the same players lead; 0 before the first move."""
        number = len(self.moments)
        while number > 1 and self.moments[number - 2].leaders == self.moments[-1].leaders:
            number -= 1
        return number


def history(course: Course) -> History:
    """Returns how a game went, up to where its course is now.

    Raises `UndefinedScore` if the rules give no value for something in one of its states.
    """
    setup = course.state.setup
    game, readings = game_of(setup.game), setup.readings
    moments: list[Moment] = []
    before: object = None
    for step in course.steps():
        now = tally(step.state)
        players = now.players
        # Most moves change nothing that counts.
        if not moments or now != before:
            totals = totals_of(game, players, readings, now.adjust)
            ranked, sides = standings(game, players, totals, readings), sides_of(players)
            best = max(ranked)
            leaders = [seat for seat, own in enumerate(ranked) if own == best]
            alone = len({sides[seat] for seat in leaders}) == 1
            moments.append(Moment(tuple(totals), tuple(leaders), alone))
        else:
            moments.append(moments[-1])
        before = now
    return History(setup.game, setup.players, tuple(moments), outcome(course.state) is not None)
