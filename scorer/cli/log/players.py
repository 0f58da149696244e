"""`scorer log players`: who plays, and which names are one person."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence

from ...log import Logbook
from ...log.attendance import Attendance, attendance
from ...log.knowing import Changes, join, lines_of_changes, part
from ...log.lines import PERSON, stamp_after
from ...log.log import Log
from ...log.telling.games import game_name
from ...log.telling.people import line, to_dict
from ...log.twins import twins
from ...text.errors import InvalidValue, show
from ...text.i18n import N_
from ...text.names import look
from ...typed.plain import yes_no
from ..localized import WrongUse, check_format
from ..terminal import dump, notice, say, tell
from .check import tell_finding, twin
from .found import person
from .lists import no_games


def run(name: str, also: Sequence[str], apart: Sequence[str], guest: str, format: str) -> int:
    """Lists persons, or changes what is known of one. Returns the exit code."""
    check_format(format)
    is_guest = guest == "yes" if guest in ("yes", "no") else yes_no(guest, say())
    if guest and is_guest is None:
        raise InvalidValue(N_("{value} is neither yes nor no."), place="--guest", allowed="yes, no", value=show(guest))
    book = Logbook()
    if not (also or apart or guest):
        return _list(book.read(), name, format)
    if not name:
        raise WrongUse(N_("{name} is missing."), name=say().gettext("NAME"))
    log = book.read()
    own = person(log, name)
    changed = join(log, own, {other: person(log, other) for other in also})
    for other in apart:
        for each, new in part(log.people, own, name, other).items():
            changed.setdefault(each, {}).update(new)
    if is_guest is not None and log.people.is_guest(own) != is_guest:
        changed.setdefault(own, {})["guest"] = is_guest
    if not changed:
        notice(say().gettext("That is so already; nothing was changed."))
        return _list(log, own, format)
    _write(book, changed)
    now = book.read()
    _list(now, own, format)
    if also and format == "text":
        _tell_new_twins(log, now)
    return 0


def _tell_new_twins(before: Log, now: Log) -> None:
    """Tells which games look like one since names are one person."""
    known = {frozenset([result.play for result in group]) for group in twins(before.results(), before.people)}
    numbers = {play.id: i for i, play in enumerate(now.plays(), start=1)}
    for group in twins(now.results(), now.people):
        if frozenset([result.play for result in group]) not in known:
            tell_finding(twin(group, numbers))


def _write(book: Logbook, changed: Changes) -> None:
    """Writes the lines of one change; they have one stamp, later than all that they correct."""
    history = book.history([(PERSON, name) for name in changed])
    stamp = stamp_after(*[line.stamp for line in history])
    book.write(*lines_of_changes(changed, {line.id: line for line in history}, stamp))


def _list(log: Log, name: str, format: str) -> int:
    """Prints all persons, or one."""
    seen = attendance(log.plays(), log.people)
    shown = list(seen.values())
    if name:
        found = person(log, name)
        # Of somebody without games only a line tells.
        shown = [seen.get(look(found)) or Attendance(found, Counter(), Counter(), "", "")]
    if format == "json":
        dump([to_dict(each, log.people) for each in shown], sys.stdout)
        return 0
    for each in shown:
        tell(line(say(), each, log.people))
        if name and each.total:
            tell(
                say().gettext(
                    "From {first} to {last} – {games}",
                    first=each.first,
                    last=each.last,
                    games=say().amounts([(game_name(id), count) for id, count in each.games.most_common()]),
                ),
                indent="  ",
            )
    if not shown:
        tell(no_games(log))
    return 0
