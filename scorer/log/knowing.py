"""What somebody says of persons, as lines to be written: which names are one person, and who is a guest."""

from __future__ import annotations

from collections.abc import Mapping

from ..text.errors import ScorerError
from ..text.i18n import N_
from ..text.names import look
from .lines import PERSON, VERSION, Data, Line
from .log import Log, check_apart
from .people import People, without

Changes = dict[str, dict[str, object]]
"""By the name of each person who changes, what is new."""


def joined(log: Log, own: str, also: Mapping[str, str]) -> Changes:
    """What is known of a person once these names, each with its person, are the same, too.

    Raises `SameTable` where they cannot be.
    """
    new = [name for name, other in also.items() if look(other) != look(own)]
    if not new:
        return {}
    check_apart(log.results(), log.people, [own, *also.values()])
    before = log.people.known[own].also if own in log.people.known else ()
    return {own: {"also": [*before, *new]}}


def parted(people: People, own: str, typed: str, other: str) -> Changes:
    """What is known of persons once two names are no longer one; `typed` is what the person was called for it."""
    if look(people.person(other)) != look(own) or look(other) == look(typed) == look(own):
        raise ScorerError(
            N_("“{name}” is no other name of “{person}”."),
            place="--apart",
            allowed=", ".join(people.names(own)[1:]),
            name=other,
            person=own,
        )
    # Whoever names the person by the other name wants that one taken away.
    left = without(people, own, typed if look(other) == look(own) else other)
    return {name: {"also": names} for name, names in left.items()}


def lines_of(changed: Changes, before: Mapping[str, Line], stamp: str) -> list[Data]:
    """The lines of a change; `before` are those in force, and `stamp` is later than any of them."""
    lines: list[Data] = []
    for name, new in changed.items():
        old = before[name].data if name in before and not before[name].gone else {}
        kept = {key: value for key, value in old.items() if key not in ("undoes", "gone")}
        lines.append({"also": [], "guest": False, **kept, "v": VERSION, PERSON: name, "t": stamp, **new})
    return lines
