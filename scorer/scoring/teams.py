"""Games of teams: partners have one total, one rank, and win together.

A game lists `Team` among the fields of its tally. A player of it has `team`, the name of the team; empty where somebody
plays alone. The categories of such a game are scored by `by_team`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from ..text.errors import ImpossibleTally, ScorerError
from ..text.i18n import N_
from ..text.names import NAME, is_name, look
from .fields import Field, bad_name
from .ranking import team_of

if TYPE_CHECKING:
    from ..model import Line
    from ..text.i18n import Language
    from .tally import Named

P = TypeVar("P", bound="Named")

KEY = "team"
"""What the team is called in the JSON, and the attribute of a player."""


class Team(Field):
    """The team of a player, by name. `sizes` are how many may play together; with 1 somebody may play alone."""

    empty: object = ""
    kind: str = KEY
    sort: type = str

    def __init__(self, *texts: str, sizes: Sequence[int]) -> None:
        super().__init__(KEY, *texts)
        self.sizes: tuple[int, ...] = tuple(sizes)

    def read(self, value: object) -> str:
        if type(value) is str and (not value or is_name(value)):
            return value
        raise bad_name(value, rule=self.rule)

    def together(self, players: Sequence[object]) -> Iterator[ScorerError]:
        teams: dict[str, list[int]] = {}
        for i, player in enumerate(players):
            team = team_of(player)
            if team:
                teams.setdefault(look(team), []).append(i)
            elif 1 not in self.sizes:
                yield self._wrong(N_("{name} plays in no team."), "no-team", i, str(getattr(player, "name", "")))
        for seats in teams.values():
            team, many = team_of(players[seats[0]]), len(seats)
            if many not in self.sizes:
                yield self._wrong(N_("Players of “{name}”: {count}"), "size-of-team", seats[-1], team, many)
            elif many == len(players):
                yield self._wrong(N_("Everybody plays for “{name}”."), "one-team", seats[-1], team)

    def _wrong(self, what: str, code: str, seat: int, name: str, count: int = 1) -> ScorerError:
        return ImpossibleTally(
            what,
            place=f"[{seat}].{KEY}",
            allowed=N_("teams of {sizes}"),
            rule=self.rule,
            sizes="/".join([str(size) for size in self.sizes]),
            code=code,
            name=name,
            count=count,
        )

    def meant(self, value: object) -> object:
        return look(self.read(value))

    def blank(self, seat: int, many: int) -> object:
        # Partners sit opposite each other.
        return "" if 1 in self.sizes else str(seat % max(1, many // self.sizes[0]) + 1)

    def spoken(self, value: str, say: Language) -> str:
        return value

    def schema(self) -> dict[str, object]:
        return {"anyOf": [{"type": "string", "pattern": NAME}, {"enum": [""]}]}


def partners(player: P, players: Sequence[P]) -> list[P]:
    """All who play in the team of a player, in the order of the tally; the player alone where there is no team."""
    team = look(team_of(player))
    return [other for other in players if other is player or (team and look(team_of(other)) == team)]


def by_team(players: Sequence[P], line: Callable[[Sequence[P]], Line]) -> list[Line]:
    """What a category of a game of teams gives: to each player the line that `line` makes of the whole team."""
    return [line(partners(player, players)) for player in players]
