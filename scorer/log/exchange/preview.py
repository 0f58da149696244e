"""What an import would change in a logbook. Nothing is done here, and nothing is ever merged without a question."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from ...text.names import look
from ..lines import PERSON, PLAY, VERSION, Line, stamp_after, write_line
from ..log import Union
from ..people import People
from ..play import Play, play_of
from ..twins import pairs_of_twins
from .arrivals import Arrival, Arrivals


class Twin(NamedTuple):
    """Two games that are probably one: the same game, day, persons and totals, but different ids."""

    arrival: Arrival
    """The game that comes."""
    play: Play
    """The game that is here, or comes by another file."""


@dataclass
class Preview:
    """What an import would change."""

    new: list[Arrival] = field(default_factory=list)
    """Games that are not here yet."""
    changed: list[Arrival] = field(default_factory=list)
    """Games that are here, with a newer line."""
    back: list[Arrival] = field(default_factory=list)
    """Games that were removed here, and changed there since."""
    removed: list[Arrival] = field(default_factory=list)
    """Games that are here and were removed there since."""
    persons: list[Arrival] = field(default_factory=list)
    """Newer lines about persons."""
    gone: list[Arrival] = field(default_factory=list)
    """Games that were removed there and never were here."""
    same: list[Arrival] = field(default_factory=list)
    """Games that are here, written there again without a change; taken so that all devices have the same lines."""
    newer: list[bytes] = field(default_factory=list)
    """Lines that only a newer version of this program can read, and that are not here yet."""
    known: list[str] = field(default_factory=list)
    """The ids of games that are here in the same or a newer form."""
    away: list[str] = field(default_factory=list)
    """The ids of games that were removed here, and not changed there since."""
    twins: list[Twin] = field(default_factory=list)
    """The new games that are probably here under another id."""
    names: list[str] = field(default_factory=list)
    """Persons who have never played here."""

    @property
    def arrivals(self) -> list[Arrival]:
        """All lines that would come into force."""
        return [*self.new, *self.changed, *self.back, *self.removed, *self.persons, *self.gone, *self.same]

    def lines(self, same: Iterable[Twin] = ()) -> list[bytes]:
        """Returns the lines to write, as bytes; for the twins in `same`, only that they are the same game."""
        left = {twin.arrival.line.id: twin for twin in same}
        lines = [each.raw for each in self.arrivals if each.line.id not in left or each.line.kind != PLAY]
        return [*lines, *self.newer, *[_same(twin) for twin in left.values()]]


def _same(twin: Twin) -> bytes:
    id, stamp = twin.arrival.line.id, twin.arrival.line.stamp
    return write_line({"v": VERSION, PLAY: id, "t": stamp_after(stamp), "gone": True, "same": twin.play.id})


def preview(union: Union, files: Iterable[Arrivals]) -> Preview:
    """Returns what some files would change, all together; their order does not matter."""
    files = list(files)
    latest: dict[tuple[str, str], Arrival] = {}
    for file in files:
        for arrival in file.lines:
            before = latest.get(arrival.line.key)
            if before is None or _is_later(arrival, before):
                latest[arrival.line.key] = arrival
    found = Preview()
    for id in [id for file in files for id in file.known]:
        (found.away if _is_away(union.lines.get((PLAY, id))) else found.known).append(id)
    for arrival in latest.values():
        _sort(arrival, union.lines.get(arrival.line.key), found)
    newer = dict.fromkeys([raw for file in files for raw in file.newer])
    here = {newer.raw.rstrip() for newer in union.of_newer}
    found.newer = [raw for raw in newer if raw.rstrip() not in here]
    _find_twins(union, found)
    _find_names(union, found)
    return found


def _is_later(arrival: Arrival, known: Arrival) -> bool:
    """Whether a line takes the place of another one."""
    if arrival.changed is not None:
        # It was read just now, so its stamp says nothing: that program must know when it changed it.
        before = known.line.stamp if known.changed is None else known.changed
        return arrival.changed > before and not known.line.gone and not _is_same(arrival.line, known.line)
    line, other = arrival.line, known.line
    if line.stamp != other.stamp:
        return line.stamp > other.stamp
    # Most lines of a file are here already as they are there, and to write both down takes much longer.
    return line.data != other.data and line.order > other.order


def _is_same(line: Line, other: Line) -> bool:
    """Whether two lines differ in nothing but when they were written."""
    return {**line.data, "t": ""} == {**other.data, "t": ""}


def _sort(arrival: Arrival, known: Line | None, found: Preview) -> None:
    """Puts a line where it belongs."""
    line = arrival.line
    if known is not None and not _is_later(arrival, Arrival(known, b"")):
        # What was removed at both ends is worth no word.
        if line.kind == PLAY and not (known.gone and line.gone):
            (found.away if _is_away(known) else found.known).append(line.id)
    elif line.kind == PERSON:
        found.persons.append(arrival)
    elif known is not None and (_is_same(line, known) or (line.gone and known.gone)):
        found.same.append(arrival)
    elif line.gone:
        (found.removed if known is not None else found.gone).append(arrival)
    elif known is None:
        found.new.append(arrival)
    else:
        (found.back if known.gone else found.changed).append(_after(arrival, known))


def _is_away(known: Line | None) -> bool:
    """Whether a game was removed; one that is the same as another one that stays was not."""
    return known is not None and known.gone and "same" not in known.data


def _after(arrival: Arrival, known: Line) -> Arrival:
    """A game of another program, with a stamp that takes the place of the line that is known."""
    if arrival.line.stamp > known.stamp or arrival.changed is None:
        return arrival
    line = arrival.line._replace(stamp=stamp_after(known.stamp))
    line = line._replace(data={**line.data, "t": line.stamp})
    return arrival._replace(line=line, raw=write_line(line.data))


def _find_twins(union: Union, found: Preview) -> None:
    # Who has merged two names into one person there has done so here, too, once it is imported.
    people = People([*union.lines.values(), *[arrival.line for arrival in found.persons]])
    pairs = pairs_of_twins([play_of(arrival.line) for arrival in found.new], union.plays(), people)
    found.twins = [Twin(arrival, pairs[arrival.line.id]) for arrival in found.new if arrival.line.id in pairs]


def _find_names(union: Union, found: Preview) -> None:
    people = People([*union.lines.values(), *[arrival.line for arrival in found.persons]])
    here = {look(people.person(name, play.persons)) for play in union.plays() for name in play.names}
    for arrival in [*found.new, *found.changed, *found.back]:
        play = play_of(arrival.line)
        for name in play.names:
            person = people.person(name, play.persons)
            if look(person) not in here:
                here.add(look(person))
                found.names.append(person)
