"""Finished games that are added to a logbook: their ids, and whether they are there already."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ..text.documents import LIMIT
from ..text.errors import InvalidDocument, UnknownName
from ..text.i18n import N_
from ..text.names import look
from ..typed.fold import compare
from .about import now
from .lines import VERSION, Data, Line, line_of, stamp_after, write_line
from .log import Log, Wanted
from .play import NOTHING, About, Play, play_of, write_play
from .twins import find_twin

if TYPE_CHECKING:
    from ..scoring.sheet import Sheet

NEW = "new"
"""The game was not in the logbook."""
CORRECTED = "corrected"
"""The game was in the logbook, and something of it was different."""
SAME = "same"
"""The game was in the logbook, exactly as it is."""
TWIN = "twin"
"""The logbook has another game of the same people with the same points on the same day: nothing was added."""

RECORD_LINES = 20
"""How many lines of a record its id is made of; a record only grows, so they stay the same."""


class Addition(NamedTuple):
    """What came of adding a game."""

    kind: str
    """`NEW`, `CORRECTED`, `SAME` or `TWIN`."""
    play: Play
    """The game as the logbook has it then; for a twin, the one that it has already."""


class Adding:
    """Some finished games that are added to a log as one change, which `undo` undoes as a whole.

    Nothing is written here.
    """

    def __init__(self, log: Log) -> None:
        """Begins a change of a log."""
        self._log = log
        self._before: list[Line] = []
        """The lines that are corrected, or bring back what was removed."""
        self._plays: dict[str, Play] = {}
        """The new lines, by id."""

    def add(
        self,
        sheet: Sheet,
        *,
        id: str = "",
        at: str = "",
        usual: str = "",
        about: About = NOTHING,
        again: bool = False,
    ) -> Addition:
        """Adds a scored game, and returns what came of it. What is not given stays as it was kept before.

        `id` is used if the tally has none; `at` is when the game ended. For a new game without `at`, `usual` is used,
        else now. With `again` a game is added although it may be the twin of another one.

        Raises `InvalidDocument` if `at` or `usual` is no time of a line, `id` is no name, or the line is longer than 4
        MiB.
        """
        id = id or id_of(sheet, about.record)
        line = self._plays[id].line if id in self._plays else self._log.line(id)
        stamp = stamp_after()
        if line is None or line.gone:
            play = write_play(sheet, stamp=stamp, id=id, at=at or usual or now(), about=about)
            if not again and (twin := self._twin(play)):
                return Addition(TWIN, twin)
            kind = NEW
        else:
            old = play_of(line)
            play = _correction(old, sheet, stamp, at, about)
            if _content(play) == _content(old):
                return Addition(SAME, old)
            kind = CORRECTED
        if len(write_line(play.line.data)) > LIMIT:
            raise InvalidDocument(N_("This is too large for one line of a logbook."))
        if line and id not in self._plays:
            self._before.append(line)
        self._plays[id] = play
        return Addition(kind, play)

    def lines(self) -> list[Data]:
        """Returns the lines (JSON) to write, all with one stamp."""
        stamp = stamp_after(*[line.stamp for line in self._before])
        return [{**play.line.data, "t": stamp} for play in self._plays.values()]

    def _twin(self, play: Play) -> Play | None:
        wanted = Wanted(play.game, since=play.day, until=play.day)
        results = [*self._log.results(wanted), *[each.result for each in self._plays.values()]]
        id = find_twin(results, play.result, self._log.people)
        if id in self._plays:
            return self._plays[id]
        line = self._log.line(id) if id else None
        return play_of(line) if line else None


def id_of(sheet: Sheet, record: Sequence[Data] = ()) -> str:
    """Returns the id of a game: that of its tally, else one made of the beginning of its record, else a new one."""
    if sheet.tally.id:
        return sheet.tally.id
    if record:
        from hashlib import sha256

        text = json.dumps(record[:RECORD_LINES], ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        return "r" + sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:20]
    from uuid import uuid4

    return str(uuid4())


def with_beginner(sheet: Sheet, name: str) -> Sheet:
    """Returns the sheet with `name` as the player who began; points stay.

    Raises `UnknownName` if no player is called so.
    """
    names = [player.name for player in sheet.players]
    return replace(sheet, tally=replace(sheet.tally, began=find_player(name, names)))


def find_player(name: str, names: Sequence[str]) -> str:
    """Returns the one of `names` that `match_name` finds for a name as it was typed.

    Raises `UnknownName` if there is none, or more than one.
    """
    for found in match_name(name, names):
        return found
    raise UnknownName(N_("Nobody here is called “{name}”."), name=name, known=names, code="unknown-player")


def match_name(name: str, names: Sequence[str]) -> list[str]:
    """Returns a list with the one of `names` that looks like `name`, else the one that does if accents are ignored.

    Returns an empty list if there is none, or several.
    """
    same = [each for each in names if look(each) == look(name)]
    alike = same or [each for each in names if compare(each) == compare(name)]
    return alike if len(alike) == 1 else []


def _correction(old: Play, sheet: Sheet, stamp: str, at: str, about: About) -> Play:
    """The play as a scored game and what is told of it now make it; the rest stays."""
    if not sheet.tally.began and old.began in [player.name for player in sheet.players]:
        sheet = with_beginner(sheet, old.began)
    about = about._replace(
        place=about.place or old.place,
        note=about.note or old.note,
        minutes=about.minutes or old.minutes,
        record=about.record or old.record,
    )
    new = write_play(sheet, stamp=stamp, id=old.id, at=at or old.at, about=about)
    # Those of a game of which only the points were known.
    stays = {key: value for key, value in old.line.data.items() if key not in ("totals", "winners", "game", "began")}
    return revise(old, {**stays, **new.line.data}, stamp)


def revise(old: Play, data: Data, stamp: str) -> Play:
    """Returns the play with other data, as a new line at `stamp` that corrects the old one.

    Raises `InvalidDocument` if the data is no play.
    """
    kept = {key: value for key, value in data.items() if key != "undoes"}
    return Play(line_of({**kept, "v": VERSION, "play": old.id, "t": stamp}))


def _content(play: Play) -> str:
    """What two lines have to have in common to say the same."""
    data = play.line.data
    told = {key: data.get(key) for key in ("at", "tally", "place", "note", "minutes", "record")}
    return json.dumps(told, sort_keys=True)
