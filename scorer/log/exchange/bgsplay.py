"""Writing games as a file of BG Stats (`.bgsplay`), with every field of its own exports that says something.

All ids are UUIDs made of ours, so the same games give the same bytes, and games that come back are recognized.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from ...registry import game as game_of, is_game
from ...scoring.ranking import team_of
from ..people import People
from ..play import Play, Seat
from .foreign import uuid_of
from .letters import Letters, persons

Entry = dict[str, object]
"""The type of an object in the file."""


def write(plays: Sequence[Play], people: People, *, letters: Letters | None, notes: bool) -> bytes:
    """Returns the file with some plays. `letters` replace names; without `notes`, notes and places are left out."""
    # Nothing but the plays says when a person or a place was changed.
    changed = _time(max([play.line.stamp for play in plays], default="1970-01-01T00:00:00"))
    names, places, games = _Table("person", changed), _Table("place", changed), _Table("game", changed)
    written = []
    for play in plays:
        called = letters.names(play) if letters else persons(play, people)
        seats = [_seat(play, i, seat, names.ref(called[seat.name])) for i, seat in enumerate(play.result.seats)]
        written.append(_play(play, games.ref(play.game), places.ref(play.place) if notes else 0, seats, notes=notes))
    value = {
        "about": "scorer",
        "tags": [],
        "groups": [],
        "players": [{**entry, "isAnonymous": False, "bggUsername": ""} for entry in names.entries],
        "locations": places.entries,
        "games": [_game(entry) for entry in games.entries],
        "plays": written,
        "challenges": [],
        "deletedObjects": [],
        "userInfo": {"meRefId": 0},
    }
    return json.dumps(value, ensure_ascii=False, indent=1).encode("utf-8", "backslashreplace") + b"\n"


class _Table:
    """Things that plays refer to, numbered from 1."""

    def __init__(self, kind: str, changed: str) -> None:
        self._kind = kind
        self._changed = changed
        self._refs: dict[str, int] = {}

    def ref(self, id: str) -> int:
        """The number of a thing; 0 for none."""
        return self._refs.setdefault(id, len(self._refs) + 1) if id else 0

    @property
    def entries(self) -> list[Entry]:
        """All of them."""
        return [
            {"id": ref, "uuid": uuid_of(self._kind, id), "name": id, "modificationDate": self._changed}
            for id, ref in self._refs.items()
        ]


def _game(entry: Entry) -> Entry:
    id = str(entry["name"])
    found = game_of(id) if is_game(id) else None
    name = found.name if found else id
    return {
        **entry,
        "name": name,
        "cooperative": False,
        "highestWins": True,
        "noPoints": False,
        "usesTeams": False,
        "bggName": name,
        "bggId": found.bgg if found else 0,
        "bggYear": 0,
        "isBaseGame": 1,
        "isExpansion": 0,
        "rating": 0,
    }


def _play(play: Play, game: int, place: int, seats: list[Entry], *, notes: bool) -> Entry:
    played = _time(play.at)
    return {
        "uuid": uuid_of("play", play.id),
        "playDate": played,
        "playDateYmd": int(play.day.replace("-", "")),
        "entryDate": played,
        "modificationDate": _time(play.line.stamp),
        "gameRefId": game,
        "locationRefId": place,
        "durationMin": play.minutes,
        "rounds": 0,
        "ignored": False,
        # What decides a tie is in our rules only.
        "manualWinner": True,
        "usesTeams": any([seat["team"] for seat in seats]),
        "rating": 0,
        "scoringSetting": 0,
        "board": "",
        "comments": play.note if notes else "",
        "playImages": "[]",
        "importPlayId": 0,
        "nemestatsId": 0,
        "bggId": 0,
        "expansionPlays": [],
        "playerScores": seats,
    }


def _seat(play: Play, order: int, seat: Seat, ref: int) -> Entry:
    return {
        "playerRefId": ref,
        "score": "" if seat.total is None else str(seat.total),
        "winner": seat.winner,
        "startPlayer": seat.name == play.began,
        "newPlayer": False,
        "rank": seat.rank,
        "seatOrder": order + 1,
        "role": "",
        "team": team_of(play.sheet.tally.players[order]) if play.result.scored else "",
    }


def _time(at: str) -> str:
    """A time as it is written there, without a zone: what the clock at that place said."""
    time = at[11:19] if len(at) > 18 and at[16] == ":" else f"{at[11:16] or '00:00'}:00"
    return f"{at[:10]} {time}"
