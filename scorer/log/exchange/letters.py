"""Letters instead of names: A, B, C. The same person has the same letter in a whole file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from ...text.errors import ScorerError
from ...tracking.moves import kit_for
from ..lines import Data
from ..people import People
from ..play import Play

KEPT = (
    *("v", "play", "t", "at", "tally", "told", "with", "minutes", "record", "began"),
    *("game", "totals", "winners", "place", "note", "from"),
)
"""The keys of a play that can be written with letters; of others nobody knows whether there are names in them."""


def persons(play: Play, people: People) -> dict[str, str]:
    """By the name at that table who it was; the name itself where two at one table would be one person."""
    found = {name: people.person(name, play.persons) for name in play.names}
    return found if len(set(found.values())) == len(found) else {name: name for name in found}


class Letters:
    """Gives letters to persons, in the order in which they come."""

    def __init__(self, people: People, plays: Iterable[Play]) -> None:
        """`plays` are all that are written, the earliest first: so a letter stays whose it is as the log grows."""
        self._people = people
        self._letters: dict[str, str] = {}
        for play in plays:
            self.names(play)

    def names(self, play: Play) -> dict[str, str]:
        """By the name at that table the letter."""
        return {name: self._letter(person) for name, person in persons(play, self._people).items()}

    def _letter(self, person: str) -> str:
        return self._letters.setdefault(person, _letters(len(self._letters)))

    def play(self, play: Play, data: Data) -> dict[str, object]:
        """The JSON of a play with letters."""
        new = self.names(play)
        found = {key: value for key, value in data.items() if key in KEPT}
        if isinstance(tally := found.get("tally"), dict):
            found["tally"] = _tally(tally, new)
        if isinstance(totals := found.get("totals"), dict):
            found["totals"] = {new[name]: total for name, total in totals.items()}
        if isinstance(winners := found.get("winners"), list):
            found["winners"] = [new[name] for name in winners if isinstance(name, str) and name in new]
        if "began" in found:
            found["began"] = new.get(str(found["began"]), "")
        if "record" in found:
            found["record"] = record_with(play.record, play.game, new)
        return {key: value for key, value in found.items() if value not in ("", [])}


def _letters(number: int) -> str:
    """A to Z, then AA, AB and so on."""
    text = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        text = chr(ord("A") + rest) + text
    return text


def _tally(tally: Data, new: Mapping[str, str]) -> dict[str, object]:
    """A tally with other names; teams have numbers instead of theirs."""
    players = tally["players"]
    assert isinstance(players, list)
    teams: dict[object, str] = {}
    found = []
    for player in players:
        other = {**player, "name": new[player["name"]]}
        if player.get("team"):
            other["team"] = teams.setdefault(player["team"], str(len(teams) + 1))
        found.append(other)
    told = {key: value for key, value in tally.items() if key != "began"}
    began = new.get(str(tally.get("began")))
    return {**told, "players": found, **({"began": began} if began else {})}


def record_with(record: Iterable[Data], game: str, new: Mapping[str, str]) -> list[Data]:
    """The lines of a record with other names; none where nobody knows in which places of its moves names stand."""
    keys = _naming(game)
    return [_line(line, keys, new) for line in record] if keys else []


def _line(line: Data, keys: frozenset[str], new: Mapping[str, str]) -> dict[str, object]:
    found = dict(line)
    for key, value in line.items():
        if key in keys and isinstance(value, str):
            found[key] = new.get(value, value)
        elif key in (*keys, "players") and isinstance(value, list):
            found[key] = [new.get(name, name) if isinstance(name, str) else name for name in value]
        elif key == "moves" and isinstance(value, list):
            found[key] = [_line(move, keys, new) if isinstance(move, dict) else move for move in value]
    return found


@cache
def _naming(game: str) -> frozenset[str]:
    """The keys of the moves of a game that name players; none where it cannot be followed."""
    try:
        kinds = kit_for(game).parts
    except ScorerError:
        return frozenset()
    fields = [field for kind in kinds for field in kind.fields]
    return frozenset(["by", *[field.key for field in fields if getattr(field, "of", field).kind == "player"]])
