"""What is worth telling others of an evening, a month or a year.

It is made to be sent: it has no ids, and no day but the span that was asked for, so that nobody learns from it when
others have played. It tells what people have won, never what they have not. Where there is too little, it is silent.
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
"""Of so many persons at most it is told how far they are above chance."""


class Place(NamedTuple):
    """What one player had at the end."""

    name: str
    total: int | None
    """None where nobody wrote it down."""
    winner: bool


class Told(NamedTuple):
    """One game of an evening."""

    game: str
    """The id of the game."""
    places: tuple[Place, ...]
    """The best first."""
    shared: bool
    """Whether several sides have won; partners are one."""
    note: str
    """Empty where it is to be left out, too."""

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won; nobody where nobody knows."""
        return tuple([place.name for place in self.places if place.winner])


class Extreme(NamedTuple):
    """The widest or the narrowest margin."""

    points: int
    winners: tuple[str, ...]
    """An empty name is a guest; nobody where several games were the same."""
    games: int
    """In how many games it was the same."""


class Kind(NamedTuple):
    """What was most in all games of one kind, of which enough were played."""

    game: str
    """The id of the game."""
    best: int
    """The highest total."""
    names: tuple[str, ...]
    """Who had it, the latest first; an empty name is a guest."""
    clearest: Extreme | None = None
    """None where too little is known, and where all games were as clear."""
    closest: Extreme | None = None


class Summary(NamedTuple):
    """What is worth telling of some evenings."""

    span: Span
    games: Mapping[str, int]
    """By the id of each game, how often it was played; the most first."""
    evenings: int
    persons: tuple[PersonStats, ...]
    """All persons but guests, without totals; who has won most comes first."""
    kinds: tuple[Kind, ...]
    """Of each game of which there is something to tell."""
    guests: int
    """In how many games a guest was among those who won; these wins are nobody's above."""
    undecided: int
    """Games of which nobody knows who has won."""
    places: tuple[str, ...] = ()
    """Where an evening was."""
    evening: tuple[Told, ...] = ()
    """The games of an evening, the first one first; nothing for longer spans."""
    disputed: int = 0
    """In how many of these another reading of the rules would have made others win, by what lay on the table."""

    @property
    def total(self) -> int:
        """How many games there are."""
        return sum(self.games.values())

    @property
    def above_chance(self) -> tuple[PersonStats, ...]:
        """Who has won more than chance gives, in enough games; the farthest above it first, `MOST_ABOVE` at most."""
        found = [each for each in self.persons if each.share is not None and each.wins > each.chance]
        return tuple(sorted(found, key=lambda each: each.chance - each.wins)[:MOST_ABOVE])


def plays_of(log: Log, span: Span, game: str = "") -> list[Play]:
    """The games of a span, the latest first; only those of one game, if its id is given."""
    # What ends in the first hours of a year belongs to the year before.
    until = f"{int(span.last[:4]) + 1:04}-01-01" if span.last else ""
    return [play for play in log.plays(Wanted(game, since=span.first, until=until)) if span.holds(evening_of(play.at))]


def latest_evening(log: Log, game: str = "") -> Span | None:
    """The last evening on which a game was played; None if there are no games."""
    latest = log.plays(Wanted(game, last=1))
    return Span(evening_of(latest[0].at), evening_of(latest[0].at)) if latest else None


def summary(
    plays: Sequence[Play], people: People, span: Span, *, call: Callable[[str], str] | None = None, notes: bool = True
) -> Summary:
    """What is worth telling of the games of a span, the latest of which come first.

    `call` gives what somebody is to be called, by the name of the person: a letter, perhaps. With it notes and places
    are left out, for there may be names in them; without `notes` they are left out, too.
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


def _told(play: Play, people: People, call: Callable[[str], str], *, notes: bool) -> Told:
    result = play.result
    places = [Place(call(people.person(seat.called)), seat.total, seat.winner) for seat in result.best_first]
    sides = {side for side, seat in zip(sides_of(result.seats), result.seats, strict=True) if seat.winner}
    return Told(result.game, tuple(places), len(sides) > 1, play.note if notes else "")


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
