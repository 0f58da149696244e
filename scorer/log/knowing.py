"""Changes of what is known of persons, as lines to write: which names are one person, and who is a guest."""

from __future__ import annotations

from collections.abc import Mapping

from ..text.errors import ScorerError
from ..text.i18n import N_
from ..text.names import look
from .lines import PERSON, VERSION, Data, Line
from .log import Log, check_apart
from .people import People, without

Changes = dict[str, dict[str, object]]
"""The type of a mapping from the name of each person who changes to the new values."""


def join(log: Log, own: str, also: Mapping[str, str]) -> Changes:
    """Returns the change that makes some names those of one person; an empty mapping if they are already.

    `own` is the name by which the person is listed, `also` has the other names, each with its person so far. Raises
    `SameTable` if two of them have played together.
    """
    new = [name for name, other in also.items() if look(other) != look(own)]
    if not new:
        return {}
    check_apart(log.results(), log.people, [own, *also.values()])
    before = log.people.by_name[own].also if own in log.people.by_name else ()
    return {own: {"also": [*before, *new]}}


def part(people: People, own: str, typed: str, other: str) -> Changes:
    """Returns the changes after which `other` is no longer a name of the person `own`.

    `typed` is how the person was called by whoever wants this. Raises `ScorerError` if it is no other name of that
    person.
    """
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


def lines_of_changes(changed: Changes, before: Mapping[str, Line], stamp: str) -> list[Data]:
    """Returns the lines (JSON) of a change.

    `before` are the lines in force by person; `stamp` must be later than theirs.
    """
    lines: list[Data] = []
    for name, new in changed.items():
        old = before[name].data if name in before and not before[name].gone else {}
        kept = {key: value for key, value in old.items() if key not in ("undoes", "gone")}
        lines.append({"also": [], "guest": False, **kept, "v": VERSION, PERSON: name, "t": stamp, **new})
    return lines
