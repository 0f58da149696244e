"""Reading a file of BG Stats (`.bgsplay`), as that program and others write it.

Everything in it may be missing or of another type: booleans are true or 1, points are a text, ids of players may occur
twice. A game that cannot be taken is left out with its reason, and the others are taken.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from ...text.errors import ScorerError
from ...text.i18n import N_
from ...text.names import LONGEST, is_name
from ..lines import Data, stamp_after
from .arrivals import Arrival, Arrivals, LeftOut, Tick
from .foreign import Games, Seat, arrival, refuse, refuse_game, text, time, totals, uuid_of, whole, yes

NAME = "bgstats"
"""The name of the program in a play that comes from it."""

Ref = int | str | None
"""The type by which the parts of a file name each other; None if the reference is empty."""


def is_file(value: object) -> bool:
    """Returns whether a JSON value looks like such a file."""
    return isinstance(value, dict) and "plays" in value and ("games" in value or "players" in value)


def read(value: Data, known: Collection[str], tick: Tick) -> Arrivals:
    """Returns the games of a file; `tick` is called for each. `known` are the ids of the plays that are or were here.

    Our own games are recognized by these.
    """
    found = Arrivals("bgstats")
    file = _File(
        {_ref(entry, "id"): entry for entry in _entries(value, "games")},
        {_ref(entry, "id"): entry for entry in _entries(value, "players")},
        {_ref(entry, "id"): text(entry.get("name")) for entry in _entries(value, "locations")},
    )
    ours, games, now = {uuid_of("play", id): id for id in known}, Games(), stamp_after()
    for entry in _entries(value, "plays"):
        tick()
        uuid = _uuid(entry)
        if uuid in ours:
            found.known.append(ours[uuid])
            continue
        try:
            line, numbered = _read_play(entry, uuid, file, games, now)
        except ScorerError as error:
            found.left_out.append(LeftOut(error, uuid, time(entry.get("playDate"))[:10] or uuid))
            continue
        found.lines.append(line)
        if not numbered:
            found.remark("no-number", line.line.id)
    for entry in _entries(value, "deletedObjects"):
        if text(entry.get("objectType")).lower() == "play":
            found.remark("deleted", text(entry.get("uuid"))[:LONGEST])
    return found


class _File(NamedTuple):
    """What the plays of a file refer to, by how they do."""

    games: Mapping[Ref, Data]
    players: Mapping[Ref, Data]
    places: Mapping[Ref, str]


def _read_play(entry: Data, uuid: str, file: _File, games: Games, now: str) -> tuple[Arrival, bool]:
    """A play, and whether all points are numbers. Raises `ScorerError` for one that cannot be taken."""
    about = file.games.get(_ref(entry, "gameRefId"), {})
    game = games.find(about.get("uuid"), about.get("bggId"), about.get("name"))
    if not game:
        refuse_game(about.get("name"))
    if yes(entry.get("ignored")):
        refuse(N_("It does not count there."), "ignored")
    if not uuid:
        refuse(N_("It has no id."), "no-id")
    at = time(entry.get("playDate")) or _day(entry.get("playDateYmd"))
    if not at:
        refuse(N_("Nobody knows the day."), "no-day")
    scores = entry.get("playerScores")
    if not (isinstance(scores, list) and all(isinstance(score, dict) for score in scores)):
        refuse(N_("Nobody is named who played."), "no-players")
    seats = [_seat(score, file.players) for score in scores]
    scored, winners, began = totals(seats)
    line = arrival(
        f"bgs-{uuid}",
        now,
        {
            "at": at,
            "game": game,
            "totals": scored,
            "winners": winners,
            "began": began,
            "place": file.places.get(_ref(entry, "locationRefId"), ""),
            "note": text(entry.get("comments")),
            "minutes": whole(entry.get("durationMin")),
            "from": {"name": NAME, "id": uuid},
        },
        _stamp(entry.get("modificationDate")),
    )
    return line, None not in scored.values()


def _seat(score: Data, players: Mapping[Ref, Data]) -> Seat:
    player = players.get(_ref(score, "playerRefId"), {})
    name, anonymous = player.get("name"), yes(player.get("isAnonymous"))
    if anonymous and text(score.get("anonymousName")):
        name = score["anonymousName"]
    return Seat(name, score.get("score"), yes(score.get("winner")), yes(score.get("startPlayer")), anonymous)


def _entries(value: Data, key: str) -> Iterator[Data]:
    """The objects of a list, if it is one."""
    found = value.get(key)
    for entry in found if isinstance(found, list) else ():
        if isinstance(entry, dict):
            yield entry


def _ref(entry: Data, key: str) -> Ref:
    found = entry.get(key)
    return found if type(found) in (int, str) else None  # type: ignore[return-value]  # one of these two


def _uuid(entry: Data) -> str:
    """The id of a play, in small letters, as some programs write capital ones; empty where it has none."""
    found = text(entry.get("uuid")).lower()
    return found if is_name(found) and len(found) < LONGEST - 10 else ""


def _day(value: object) -> str:
    """The day in a number like 20261122."""
    digits = str(whole(value) or "")
    return time(f"{digits[:4]}-{digits[4:6]}-{digits[6:]}") if len(digits) == 8 else ""


def _stamp(value: object) -> str:
    """When something was changed, as a stamp; empty if nobody knows."""
    at = time(value)
    seconds = text(value)[10:19].replace(" ", "T")
    return f"{at[:10]}{seconds}.000Z" if at and len(seconds) == 9 else ""
