"""Letters in place of names: A, B, C. A person has the same letter in a whole file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...scoring.adjust import hiding, hiding_in
from ...text.names import look
from ..lines import Data
from ..people import People
from ..play import Play
from ..renaming import keys_of_names, letter, rename

KEPT = (
    *("v", "play", "t", "at", "tally", "told", "with", "minutes", "record", "began"),
    *("game", "totals", "winners", "place", "note", "from"),
)
"""The keys of a play that are written with letters; other keys are left out, as they may contain names."""


def persons(play: Play, people: People) -> dict[str, str]:
    """Returns the person by each name at a table; the name itself where two of one table would be one person."""
    found = {name: people.person(name, play.persons) for name in play.names}
    return found if len(set(found.values())) == len(found) else {name: name for name in found}


class Letters:
    """Gives letters to persons, in the order in which they come."""

    def __init__(self, people: People, plays: Iterable[Play]) -> None:
        """Gives letters to everybody in `plays`, the earliest first, so that letters stay the same as the log grows."""
        self._people = people
        self._letters: dict[str, str] = {}
        """By the look of each person's name."""
        for play in plays:
            self.names(play)

    def names(self, play: Play) -> dict[str, str]:
        """Returns the letter by each name at the table of a play."""
        return {name: self.letter(person) for name, person in persons(play, self._people).items()}

    def letter(self, person: str) -> str:
        """Returns the letter of a person; a new one for somebody who has none yet."""
        return self._letters.setdefault(look(person), letter(len(self._letters)))

    def play(self, play: Play, data: Data) -> dict[str, object]:
        """Returns the JSON of a play with letters, without what may contain names.

        The record of a game that is not installed.
        """
        new = {look(name): letter for name, letter in self.names(play).items()}
        found = rename({key: value for key, value in data.items() if key in KEPT}, new)
        for holder in (found, found.get("tally")):
            if isinstance(holder, dict) and holder.get("began") not in new.values():
                holder.pop("began", None)
        if not keys_of_names(play.game):
            found.pop("record", None)
        if isinstance(record := found.get("record"), list):
            found["record"] = [hiding_in(each, _always) if isinstance(each, dict) else each for each in record]
        if isinstance(tally := found.get("tally"), dict):
            found["tally"] = {**tally, "players": _with_numbers(tally["players"])}
        return {key: value for key, value in found.items() if value not in ("", [])}


def _with_numbers(players: Iterable[Mapping[str, object]]) -> list[Mapping[str, object]]:
    """The players of a tally; teams have numbers instead of their names, and no reasons stand in it."""
    teams: dict[object, str] = {}
    return [
        {**player, "team": teams.setdefault(player["team"], str(len(teams) + 1))} if player.get("team") else player
        for player in [hiding(player, _always) for player in players]
    ]


def _always(_: str) -> bool:
    """Nobody reads why points were agreed on."""
    return True
