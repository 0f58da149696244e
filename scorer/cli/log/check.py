"""`scorer log check`: what may be wrong in the logbook, each with the line to type."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ...log import Logbook, Play, Result, Union
from ...log.check import ahead, alike, copies, rescore
from ...log.lines import PLAY
from ...log.telling.games import NEWER, game_name
from ...log.twins import twins
from ...text.i18n import NN_
from ..localized import check_format
from ..progress import Progress
from ..terminal import dump, say, tell


class Finding(NamedTuple):
    """Something to look at."""

    kind: str
    """`twins`, `names`, `points`, `unscorable`, `broken`, `newer`, `clock` or `copy`."""
    text: str
    """A sentence that says what it is."""
    commands: tuple[str, ...] = ()
    """What to type; one of these, if there are several."""
    plays: tuple[str, ...] = ()
    """The ids of the plays."""
    file: str = ""
    line: int = 0
    """The number of the line in the file."""


def run(format: str) -> int:
    """Tells what may be wrong. Returns 0, also where there is something: it is for a person to judge."""
    check_format(format)
    book = Logbook()
    union = book.union()
    with Progress([]) as progress:
        for _ in union.results():
            progress.add()
    found = [*_findings(union), *_of_files(union, book.files())]
    if format == "json":
        dump([{**each._asdict(), "commands": list(each.commands)} for each in found], sys.stdout)
        return 0
    for each in found:
        tell_finding(each)
    if not found:
        count = len(union.plays())
        tell(say().ngettext(*_NOTHING, count, count=count))
    return 0


_NOTHING = NN_("{count} game looked through: nothing to mend.", "{count} games looked through: nothing to mend.")


def _findings(union: Union) -> Iterator[Finding]:
    """What may be wrong with games and names."""
    plays = union.plays()
    numbers = {play.id: i for i, play in enumerate(plays, start=1)}
    for group in twins(union.results(), union.people):
        yield twin(group, numbers)
    for name, other, id in alike(plays, union.people):
        text = say().gettext(
            "{name}, who has played once (game {number}), may be {other}.", name=name, other=other, number=numbers[id]
        )
        yield Finding("names", text, (_typed("players", other, "--also", name),), (id,))
    otherwise, unscorable = rescore(plays)
    for play, told, now in otherwise:
        text = say().gettext(
            "{game}: told that evening – {told}; today’s rules give – {now}.",
            game=_called(play, numbers[play.id]),
            told=say().amounts(zip(play.names, told, strict=True)),
            now=say().amounts(zip(play.names, now, strict=True)),
        )
        yield Finding("points", text, (_typed("show", play.id),), (play.id,))
    for play, error in unscorable:
        text = say().gettext(
            "{game}: can no longer be scored. {reason}",
            game=_called(play, numbers[play.id]),
            reason=error.text(say().code).replace("\n", " "),
        )
        yield Finding("unscorable", text, (_typed("show", play.id),), (play.id,))


def _called(play: Play, number: int) -> str:
    return say().gettext("Game {number}, {name} of {day}", number=number, name=game_name(play.game), day=play.day)


def _typed(*words: str) -> str:
    """A command as it is typed; with ids, as numbers change when a game is removed."""
    return shlex.join(["scorer", "log", *words])


def twin(group: Sequence[Result], numbers: Mapping[str, int]) -> Finding:
    """Games that may be one, kept more than once; with what takes away all but the one of which most is known."""
    first, ids = group[0], tuple([result.play for result in group])
    kept = next((result.play for result in reversed(group) if result.scored), ids[-1])
    text = say().gettext(
        "Perhaps one game, kept {count} times: {name} of {day}, with the same players and points (games {numbers})."
        " If it was one:",
        count=len(group),
        name=game_name(first.game),
        day=first.at[:10],
        numbers=", ".join([str(numbers[id]) for id in ids]),
    )
    return Finding("twins", text, (_typed("remove", *[id for id in ids if id != kept]),), ids)


def tell_finding(finding: Finding) -> None:
    """Tells what was found, and what to type."""
    tell(finding.text)
    for command in finding.commands:
        # Never broken, so that it can be copied.
        print(f"    {command}")


def _of_files(union: Union, files: Sequence[str]) -> Iterator[Finding]:
    """What is odd about the files and their lines."""
    for file, line, error in union.broken:
        text = say().gettext(
            "{file}, line {line}: {reason} It is left out until it is mended in an editor.",
            file=file,
            line=line,
            reason=error.text(say().code).replace("\n", " "),
        )
        yield Finding("broken", text, file=file, line=line)
    if union.newer:
        text = say().ngettext(*NEWER, union.newer, count=union.newer)
        yield Finding("newer", text, ("pip install --upgrade africa-scorer",))
    far = ahead(union.lines)
    called = {play.id: _called(play, i) for i, play in enumerate(union.plays(), start=1)} if far else {}
    for line_ahead in far:
        text = say().gettext(
            "{name}: this line says that it was written at {time}. The clock of that device was wrong; set it right."
            " Later changes are dated after it, so that nothing is lost.",
            name=called.get(line_ahead.id, line_ahead.id),
            time=line_ahead.stamp,
        )
        yield Finding("clock", text, plays=(line_ahead.id,) if line_ahead.kind == PLAY else ())
    for file in copies(files):
        text = say().gettext(
            "{file} looks like a copy that a program has made which synchronizes folders. It is read like the others;"
            " nothing needs to be done.",
            file=os.path.basename(file),
        )
        yield Finding("copy", text, file=file)
