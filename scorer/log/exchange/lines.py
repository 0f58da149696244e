"""Our own lines (`.jsonl`): everything that is in force, so that two devices that exchange them have the same log.

A file in which names or notes were left out never replaces what is complete: its lines are a millisecond older.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from ...text.documents import BOM, Line as FileLine
from ...text.errors import InvalidDocument, ScorerError
from ...text.i18n import N_
from ..clock import shifted
from ..lines import IMPORT, PERSON, PLAY, VERSION, Data, Newer, read_line, stamp_after, write_line
from ..log import Union
from ..people import People
from ..play import Play
from .arrivals import Arrival, Arrivals, LeftOut, Tick
from .letters import Letters

_DAY = 24 * 60 * 60 * 1000
"""Its milliseconds."""


def read(lines: Iterable[FileLine], tick: Tick) -> Arrivals:
    """Returns the lines of a file, each given with its number; `tick` is called for each.

    Lines about imports are left out.
    """
    found = Arrivals("lines")
    ahead = shifted(stamp_after(), _DAY)
    for number, data in lines:
        tick()
        try:
            if data is None:
                raise InvalidDocument(N_("This is too large for one line of a logbook."), code="too-large")
            raw = _ended(data.removeprefix(BOM))
            line = read_line(raw)
        except ScorerError as error:
            found.left_out.append(LeftOut(error, "", str(number)))
            continue
        if isinstance(line, Newer):
            found.newer.append(raw)
        elif line.kind != IMPORT:
            found.lines.append(Arrival(line, raw))
            if line.stamp > ahead:
                found.remark("ahead", line.id)
    return found


def write(union: Union, plays: Iterable[Play], *, letters: Letters | None, notes: bool, whole: bool) -> bytes:
    """Returns the lines of some plays, of the persons in them, and of what was removed.

    The same log gives the same bytes.

    `letters` replace names; without `notes`, notes and places are left out. `whole` says that these are all the plays.
    """
    plays = list(plays)
    lines = [_play(play, letters, notes=notes) for play in plays]
    lines += sorted(_gone(union))
    if letters is None:
        lines += _persons(union, None if whole else {name for play in plays for name in play.names})
        if keeps_newer(letters=False, notes=notes, whole=whole):
            lines += sorted({_ended(newer.raw) for newer in union.of_newer})
    return b"".join(lines)


def keeps_newer(*, letters: bool, notes: bool, whole: bool) -> bool:
    """Returns whether lines that only a newer version can read are written: only if nothing at all is left out."""
    return not letters and notes and whole


def _ended(raw: bytes) -> bytes:
    return raw.rstrip(b"\r\n") + b"\n"


def _play(play: Play, letters: Letters | None, *, notes: bool) -> bytes:
    data = play.line.data
    if letters is None and notes:
        return write_line(data)
    kept = {key: value for key, value in data.items() if notes or key not in ("note", "place")}
    if letters is not None:
        kept = letters.play(play, kept)
    return write_line({**kept, "t": shifted(play.line.stamp, -1)})


def _gone(union: Union) -> Iterator[bytes]:
    """That something was taken away, and no more than that of it."""
    for (kind, id), line in union.lines.items():
        if kind == PLAY and line.gone:
            same = {"same": line.data["same"]} if "same" in line.data else {}
            yield write_line({"v": VERSION, PLAY: id, "t": line.stamp, "gone": True, **same})


def _persons(union: Union, names: Collection[str] | None) -> list[bytes]:
    """What is known of the persons behind some names; of all persons if None."""
    people: People = union.people
    wanted = None if names is None else {people.person(name) for name in names}
    return [
        write_line(line.data)
        for (kind, id), line in sorted(union.lines.items(), key=lambda item: item[0])
        if kind == PERSON and (wanted is None or people.person(id) in wanted)
    ]


def is_line(value: object) -> bool:
    """Returns whether a JSON value looks like a line of a logbook, of whatever version."""
    keys: Data = value if isinstance(value, dict) else {}
    return type(keys.get("v")) is int and any(kind in keys for kind in (PLAY, PERSON, IMPORT))
