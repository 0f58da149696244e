"""Several parts of one count become one tally: each player may count alone and hand it over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..registry import game as game_of
from ..text.errors import InvalidTally, ScorerError
from ..text.i18n import N_
from ..text.names import is_name, look
from .fields import bad_name, missing, show, unknown_keys
from .score import KEYS, tally_in
from .tally import Form, Named, form_of


class Conflict(NamedTuple):
    """Two parts say different things; nobody but the players can tell which one holds."""

    player: str
    """Whose thing it is; empty for the edition and the readings of the table."""
    key: str
    """What it is, as the tally calls it: `gold`, `edition`, `rulings.africa.majority.zero`."""
    values: tuple[object, ...]
    """What the parts say, each value once, in the order of the parts."""
    parts: tuple[int, ...]
    """The number of the first part that says each value."""


class Merged(NamedTuple):
    """A tally of all that the parts agree on, and where they do not."""

    tally: dict[str, Any]
    """As JSON; in a conflict it holds what the first part says."""
    conflicts: tuple[Conflict, ...]


AGREED = ("id", "edition", "began")
"""What the whole table says once, beside its readings."""


class _Said:
    """What was said of one thing: the value that stands, and the values that do not agree."""

    def __init__(self) -> None:
        self.values: list[object] = []
        self.parts: list[int] = []
        self._known: set[tuple[type, object]] = set()

    def say(self, value: object, part: int) -> None:
        known = type(value), _same(value)
        if known not in self._known:
            self._known.add(known)
            self.values.append(value)
            self.parts.append(part)


DEEPEST = 4
"""No value of a tally is nested as deep; what such ones hold is not compared."""


def _same(value: object, depth: int = 0) -> object:
    """Something that can be hashed and is the same for equal values of JSON."""
    if isinstance(value, Mapping):
        pairs = value.items() if depth < DEEPEST else ()
        return frozenset([(key, _same(each, depth + 1)) for key, each in pairs])
    if isinstance(value, (list, tuple)):
        return tuple([_same(each, depth + 1) for each in value if depth < DEEPEST])
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, int):
        # Many numbers can be found that have the same hash; of texts nobody can foretell it.
        return "number", hex(value)
    return value if value is None or isinstance(value, (str, float)) else repr(value)


def merge(parts: Sequence[object], game: str | None = None) -> Merged:
    """One tally out of several, also of some players only, or of some things only.

    Players whose names look alike are the same one. Where two parts say different things of one player it is a
    conflict; that a player has nothing at all counts only if no other part says more of that player. Values are not
    judged: that is for `problems` and `score`. Raises `ScorerError`, with its place in the list of the parts, for what
    is no part of a tally.
    """
    if not isinstance(parts, (list, tuple)):
        raise missing("parts").of(InvalidTally)
    told: dict[tuple[str, str], _Said] = {}
    names: dict[str, str] = {}
    nothing: list[tuple[str, list[tuple[str, object]], int]] = []
    for i, data in enumerate(parts):
        try:
            tally = tally_in(data)
            game = _game(tally, game)
            form = form_of(game_of(game))
            for key, value in _agreed(tally):
                told.setdefault(("", key), _Said()).say(value, i)
            for name, counted, is_blank in _players(tally, form):
                names.setdefault(look(name), name)
                if is_blank:
                    nothing.append((look(name), counted, i))
                    continue
                for key, value in counted:
                    told.setdefault((look(name), key), _Said()).say(value, i)
        except ScorerError as error:
            raise error.within(f"[{i}]") from None
    # Of whom nobody says more, they do have nothing.
    counted_of = {player for player, _ in told}
    for player, counted, i in nothing:
        if player not in counted_of:
            for key, value in counted:
                told.setdefault((player, key), _Said()).say(value, i)
    conflicts = [
        Conflict(names.get(player, ""), key, tuple(said.values), tuple(said.parts))
        for (player, key), said in told.items()
        if len(said.values) > 1 and key != "id"  # each part has its own: the first one stays
    ]
    return Merged(_tally(game, names, told), tuple(conflicts))


def _tally(game: str | None, names: Mapping[str, str], told: Mapping[tuple[str, str], _Said]) -> dict[str, object]:
    data: dict[str, object] = {} if game is None else {"game": game}
    said: dict[str, dict[str, object]] = {player: {"name": name} for player, name in names.items()}
    agreed: dict[str, object] = {}
    for (player, key), each in told.items():
        (said[player] if player else agreed)[key] = each.values[0]
    data |= {key: agreed.pop(key) for key in AGREED if key in agreed}
    if agreed:
        data["rulings"] = {key.partition(".")[2]: reading for key, reading in agreed.items()}
    data["players"] = list(said.values())
    return data


def _game(tally: Mapping[str, object], known: str | None) -> str:
    named = tally.get("game", known)
    if named is None:
        raise missing("game").of(InvalidTally)
    if not isinstance(named, str) or (known is not None and named != known):
        raise InvalidTally(
            N_("This is a tally of {value}."),
            place="game",
            known=(known,) if isinstance(known, str) else (),
            allowed=N_("the id of a game"),
            value=show(named),
        )
    return named


def _agreed(tally: Mapping[str, object]) -> list[tuple[str, object]]:
    """What the table has agreed on."""
    found = [(key, tally[key]) for key in AGREED if tally.get(key) is not None]
    rulings = tally.get("rulings")
    if isinstance(rulings, Mapping):
        found += [(f"rulings.{id}", reading) for id, reading in rulings.items()]
    return found


def _players(tally: Mapping[str, object], form: Form[Named]) -> list[tuple[str, list[tuple[str, object]], bool]]:
    """The name of each player, what was counted, and whether all of it is none."""
    for error in unknown_keys(tally, KEYS):
        raise error.of(InvalidTally)
    players = tally.get("players")
    if not isinstance(players, (list, tuple)):
        raise missing("players").of(InvalidTally)
    found = []
    fields = {field.key: field for field in form.tally.fields}
    for i, player in enumerate(players):
        if not isinstance(player, Mapping):
            raise InvalidTally(
                N_("{value} is not a player."),
                place=f"players[{i}]",
                allowed=N_("an object with a name and what the player has"),
                value=show(player),
            )
        name = player.get("name")
        if not isinstance(name, str) or not is_name(name):
            raise bad_name(name).within("name").within(f"players[{i}]").of(InvalidTally)
        for unknown in unknown_keys(player, ("name", *fields)):
            raise unknown.within(f"players[{i}]").of(InvalidTally)
        counted = [(key, value) for key, value in player.items() if key != "name"]
        is_blank = all([value in (0, None) or value == fields[key].write(fields[key].empty) for key, value in counted])
        found.append((name, counted, is_blank))
    return found
