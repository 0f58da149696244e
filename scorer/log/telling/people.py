"""The persons of a logbook in words."""

from __future__ import annotations

from ...text.i18n import Language
from ..attendance import Attendance
from ..people import People


def line(say: Language, each: Attendance, people: People) -> str:
    """Returns a person on one line, with the number of games and other names."""
    parts = [
        say.ngettext("{name}: {count} game", "{name}: {count} games", each.total, name=each.person, count=each.total)
    ]
    if names := people.names(each.person)[1:]:
        parts.append(say.gettext("also {names}", names=", ".join(names)))
    if people.is_guest(each.person):
        parts.append(say.gettext("guest"))
    return say.series(parts)


def to_dict(each: Attendance, people: People) -> dict[str, object]:
    """Returns a person as JSON."""
    return {
        "person": each.person,
        "games": each.total,
        "by_game": dict(each.games.most_common()),
        "first": each.first or None,
        "last": each.last or None,
        "names": dict(each.names.most_common()),
        "also": list(people.names(each.person)[1:]),
        "guest": people.is_guest(each.person),
    }
