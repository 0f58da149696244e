"""Who is who: people are names, and a person may have several. The games that were written down never change by it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ..text.names import is_name, look
from .lines import PERSON, Line


class Person(NamedTuple):
    """What is known of a person."""

    name: str
    """The name by which the person is listed."""
    also: tuple[str, ...] = ()
    """Other names that the person has had at a table."""
    guest: bool = False
    """Whether the person is left out of statistics."""


def read_person(line: Line) -> Person:
    """Returns the person that a line describes; one that is removed has no other names and is no guest."""
    also = line.data.get("also")
    names = [name for name in also if isinstance(name, str) and is_name(name)] if isinstance(also, list) else []
    return Person(line.id, () if line.gone else tuple(names), not line.gone and line.data.get("guest") is True)


class People:
    """The persons whom some `lines` describe; lines of another kind are ignored.

    A person who was removed is among them, without other names, and is no guest.
    """

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        known = [read_person(line) for line in lines if line.kind == PERSON]
        self.by_name: Mapping[str, Person] = {person.name: person for person in sorted(known)}
        """The persons by name."""
        self._own: dict[str, str] = {}
        """By the look of a person's own name, that name."""
        self._keys: dict[str, str] = {}
        """By each name that somebody has asked for, what `key` gives."""
        self._of_look: dict[str, str] = {}
        """By the look of another name, the person who has it."""
        for person in self.by_name.values():
            self._own.setdefault(look(person.name), person.name)
            for name in person.also:
                # Two that lay claim to one name: the first in the alphabet has it.
                self._of_look.setdefault(look(name), person.name)

    @property
    def known(self) -> Mapping[str, Person]:
        """The same mapping as `by_name`, the persons by name, of which it is the older name."""
        return self.by_name

    def person(self, name: str, persons: Mapping[str, str] = {}) -> str:
        """Returns the name by which the person is listed who was called `name` at a table.

        That is `name` itself, unchanged, if no person has this name. `persons` is `Play.persons` of the game: what it
        has for `name` is looked up in place of `name`. Names may differ in capitals and blanks. Nothing is raised.
        """
        name = persons.get(name, name)
        way: list[str] = []
        while look(name) not in way and (found := self._of_look.get(look(name))):
            way.append(look(name))
            name = found
        if look(name) in way:
            # Two devices may each have said that the other's name is the second one: all of such a circle are one.
            name = min([self._of_look[each] for each in way[way.index(look(name)) :]])
        return self._own.get(look(name), name)

    def key(self, name: str) -> str:
        """Returns a text to compare persons by: the same for all names of one person, for others a different one.

        It is `person(name)` in lower case and with single blanks, also for a name of which nothing is known. It is not
        meant to be shown. Nothing is raised.
        """
        if name not in self._keys:
            self._keys[name] = look(self.person(name))
        return self._keys[name]

    def is_guest(self, person: str) -> bool:
        """Returns whether the person who is listed by the name `person` is left out of statistics.

        The name may differ in capitals and blanks. False if nobody is listed by that name; other names of a person are
        not looked up (see `person`).
        """
        found = self.by_name.get(self._own.get(look(person), person))
        return bool(found and found.guest)

    def names(self, person: str) -> tuple[str, ...]:
        """Returns all names of the person who is listed by the name `person`: first `person` itself, then the others.

        Nothing but `person` if nobody is listed by exactly that name; other names of a person are not looked up (see
        `person`).
        """
        found = [person]
        for name in found:
            found += [other for other in (self.by_name.get(name) or Person(name)).also if other not in found]
        return tuple(found)


def without(people: People, own: str, other: str) -> dict[str, list[str]]:
    """Returns what to change so that the names `own` and `other` are no longer one person.

    That is, for each person who has to lose other names, by name, the other names that are left.
    """
    leaves = look(other)
    ties = [(look(name), look(each)) for name, person in people.by_name.items() for each in person.also]
    stay, before = {look(own)}, 0
    while len(stay) > before:
        before = len(stay)
        stay |= {name for tie in ties for name in tie if not stay.isdisjoint(tie) and leaves not in tie}
    found = {}
    for name, person in people.by_name.items():
        gone = stay if look(name) == leaves else {leaves} if look(name) in stay else set()
        left = [each for each in person.also if look(each) not in gone]
        if len(left) < len(person.also):
            found[name] = left
    return found
