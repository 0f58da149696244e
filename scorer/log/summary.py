"""A summary of an evening, a month or a year, to be sent to others.

It has no ids and no days but the span that was asked for, so that it tells nobody when others have played. It tells
what people have won, never what they have not. Where there is too little to tell, it leaves that out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..scoring.ranking import sides_of
from ..text.errors import ScorerError
from .log import Wanted
from .people import People
from .play import Play, Result
from .spans import Span, evening_of
from .stats import Margin, PersonStats, bests, margins, statistics

if TYPE_CHECKING:
    from .log import Log

MOST_ABOVE = 3
"""For how many persons at most it is told how far they are above chance."""


class Place(NamedTuple):
    """What one player had at the end."""

    name: str
    """The name of the player."""
    total: int | None
    """The points; None if nobody wrote them down."""
    winner: bool
    """Whether the player won."""


class EveningGame(NamedTuple):
    """One game of an evening."""

    game: str
    """The id of the game."""
    places: tuple[Place, ...]
    """The players, the best first."""
    shared: bool
    """Whether several sides won; partners are one side."""
    note: str
    """The note about the game; empty if there is none or notes are left out."""

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those who won; empty if unknown."""
        return tuple([place.name for place in self.places if place.winner])


class Extreme(NamedTuple):
    """The widest or the narrowest margin."""

    points: int
    """The margin."""
    winners: tuple[str, ...]
    """Who won, an empty name for a guest; empty if several games had this margin."""
    games: int
    """In how many games it was the same."""


class Kind(NamedTuple):
    """The records of one game that was played often enough."""

    game: str
    """The id of the game."""
    best: int
    """The highest total."""
    names: tuple[str, ...]
    """Who had it, the latest first; an empty name is a guest."""
    clearest: Extreme | None = None
    """The widest margin; None if too little is known, or all margins were the same."""
    closest: Extreme | None = None
    """The narrowest margin; None where `clearest` is."""


class Summary(NamedTuple):
    """What is worth telling about some evenings."""

    span: Span
    """The evenings that were asked for."""
    games: Mapping[str, int]
    """How often each game was played, by its id; the most frequent first."""
    evenings: int
    """On how many evenings games were played."""
    persons: tuple[PersonStats, ...]
    """All persons but guests, without totals; who won most comes first."""
    kinds: tuple[Kind, ...]
    """The records of each game that has any."""
    guests: int
    """In how many games a guest was among the winners; these wins are not in `persons`."""
    undecided: int
    """In how many games the winners are unknown."""
    places: tuple[str, ...] = ()
    """Where an evening was; empty for longer spans."""
    evening: tuple[EveningGame, ...] = ()
    """The games of an evening, the first one first; empty for longer spans."""
    disputed: int = 0
    """In how many games of the evening another reading of the scoring rules would have had other winners."""

    @property
    def total(self) -> int:
        """How many games there are."""
        return sum(self.games.values())

    @property
    def above_chance(self) -> tuple[PersonStats, ...]:
        """Who won more than chance gives in enough games, the farthest above first; at most `MOST_ABOVE` persons."""
        found = [each for each in self.persons if each.share is not None and each.wins > each.chance]
        return tuple(sorted(found, key=lambda each: each.chance - each.wins)[:MOST_ABOVE])


def plays_of(log: Log, span: Span, game: str = "") -> list[Play]:
    """Returns the games of a span, the latest first; only those of one game if its id is given."""
    # What ends in the first hours of a year belongs to the year before.
    until = f"{int(span.last[:4]) + 1:04}-01-01" if span.last else ""
    return [play for play in log.plays(Wanted(game, since=span.first, until=until)) if span.holds(evening_of(play.at))]


def latest_evening(log: Log, game: str = "") -> Span | None:
    """Returns the last evening on which a game was played; None if there are no games."""
    latest = log.plays(Wanted(game, last=1))
    return Span(evening_of(latest[0].at), evening_of(latest[0].at)) if latest else None


def summary(
    plays: Sequence[Play], people: People, span: Span, *, call: Callable[[str], str] | None = None, notes: bool = True
) -> Summary:
    """Returns what is worth telling about the games of a span; the latest game comes first in `plays`.

    `call` returns what to call a person, by name, such as a letter. With it, or with `notes` false, notes and places
    are left out, for there may be names in them.
    """
    call, notes = call or str, notes and call is None
    results = [play.result for play in plays]
    found = statistics(results, people)
    persons = [each._replace(person=call(each.person), average=None, best=None) for each in found.persons]
    evening = span.is_evening
    return Summary(
        span,
        found.games,
        len({evening_of(result.at) for result in results}),
        tuple(sorted(persons, key=lambda each: (-each.wins, -each.games, each.person))),
        _kinds(results, found.games, people, call),
        len([result for result in results if _guest_won(result, people)]),
        found.undecided,
        tuple(dict.fromkeys([play.place for play in plays[::-1] if play.place])) if evening and notes else (),
        tuple([_told(play, people, call, notes=notes) for play in plays[::-1]]) if evening else (),
        len([play for play in plays if _is_disputed(play)]) if evening else 0,
    )


def _told(play: Play, people: People, call: Callable[[str], str], *, notes: bool) -> EveningGame:
    result = play.result
    places = [Place(call(people.person(seat.called)), seat.total, seat.winner) for seat in result.best_first]
    sides = {side for side, seat in zip(sides_of(result.seats), result.seats, strict=True) if seat.winner}
    return EveningGame(result.game, tuple(places), len(sides) > 1, play.note if notes else "")


def _guest_won(result: Result, people: People) -> bool:
    return any([seat.winner and people.is_guest(people.person(seat.called)) for seat in result.seats])


def _is_disputed(play: Play) -> bool:
    """Whether another reading of what lay on the table would have made others win."""
    try:
        return any([entry.changes_winner for entry in play.sheet.disputed])
    except ScorerError:
        return False


def _kinds(
    results: Sequence[Result], games: Mapping[str, int], people: People, call: Callable[[str], str]
) -> tuple[Kind, ...]:
    by_id = {result.play: result for result in results}

    def named(play: str, names: Sequence[str]) -> tuple[str, ...]:
        """What those are called who had these names at the table of a play."""
        persons = [people.person(seat.called) for seat in by_id[play].seats if seat.name in names]
        return tuple(["" if people.is_guest(person) else call(person) for person in persons])

    def extreme(margin: Margin) -> Extreme:
        winners = named(margin.play, margin.winners) if margin.plays == 1 else ()
        return Extreme(margin.points, winners, margin.plays)

    found = []
    for game in games:
        of_game = [result for result in results if result.game == game]
        most = bests(of_game)
        if most:
            names = tuple(dict.fromkeys([name for each in most for name in named(each.play, [each.name])]))
            clearest, closest = margins(of_game)
            kind = Kind(game, most[0].total, names)
            # Where all margins are the same, none is the widest.
            if clearest and closest and clearest.points > closest.points:
                kind = kind._replace(clearest=extreme(clearest), closest=extreme(closest))
            found.append(kind)
    return tuple(found)
