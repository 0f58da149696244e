"""Makes one tally of several parts, as each player may count alone and hand it over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ..registry import game as game_of
from ..text.errors import InvalidTally, ScorerError
from ..text.i18n import N_
from ..text.names import is_name, look
from .fields import Field, bad_name, missing, show, unknown_keys
from .score import tally_in
from .tally import Form, Named, form_of, gathered


class Conflict(NamedTuple):
    """Something that two parts say differently; only the players can tell which is right."""

    player: str
    """The name of the player whose value it is; empty for what the whole table has, as the edition."""
    key: str
    """Its key in the tally: `gold`, `edition`, `rulings.africa.majority.zero`. If a player was counted in two ways
    both keys (`values, pile`), and each of `values` is an object with one of them."""
    values: tuple[object, ...]
    """The different values, as JSON, each once, in the order of the parts."""
    parts: tuple[int, ...]
    """For each of `values` the index of the first part that has it, from 0."""


class Merged(NamedTuple):
    """A tally made of several parts, and what they say differently."""

    tally: dict[str, Any]
    """The tally, as JSON; in a conflict it has the value of the first part."""
    conflicts: tuple[Conflict, ...]
    """What the parts say differently; empty if they agree."""


AGREED = ("id", "edition", "began")
"""The keys of a tally that the whole table has once, beside `rulings`."""


class _Said:
    """What was said of one thing: the value that stands, and the values that do not agree."""

    def __init__(self) -> None:
        self._said: dict[object, tuple[object, int]] = {}

    def say(self, value: object, part: int, known: object = None) -> None:
        """Adds what a part says, unless one before says the same: what is equal in `known`, else in `value`."""
        self._said.setdefault(_alike(value) if known is None else known, (value, part))

    def replace(self, known: object, *, still: bool) -> None:
        """Takes out what was said before, unless it is `still` said and nothing else is."""
        if not still or len(self._said) > 1:
            self._said.pop(known, None)

    @property
    def values(self) -> list[object]:
        return [value for value, _ in self._said.values()]

    @property
    def parts(self) -> list[int]:
        return [part for _, part in self._said.values()]


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


def _alike(value: object) -> object:
    """The same, but for values of different types."""
    return type(value), _same(value)


def _meant(field: Field, value: object) -> object:
    """What can be hashed and is the same for all values of a field that mean the same, in whatever order."""
    try:
        return _alike(field.meant(value))
    except ScorerError:  # it is not judged here
        return _alike(value)


Counted = list[tuple[str, object, object]]
"""What a part says of a player: each thing by its key, its value, and what is the same for all that mean the same."""


class _Table:
    """What the parts have said so far."""

    def __init__(self) -> None:
        self.told: dict[tuple[str, str], _Said] = {}
        """By the look of the player, empty for the whole table, and the key of the thing."""
        self.names: dict[str, str] = {}
        """By their looks."""
        self._implied: list[tuple[str, str, int]] = []

    def agree(self, tally: Mapping[str, object], game: str, part: int) -> None:
        """Adds what a part says of the whole table."""
        for key, value in _agreed(tally):
            self._of("", key).say(value, part)
        self._implied += [(key, reading, part) for key, reading in _implied(tally, game)]

    def count(self, player: str, counted: Counted, part: int) -> None:
        """Adds what a part says of a player."""
        for key, value, known in counted:
            self._of(player, key).say(value, part, known)

    def count_blank(self, blank: Sequence[tuple[str, Counted, int]]) -> None:
        """Adds that players have nothing at all, of whom nobody says more."""
        more = {player for player, _ in self.told}
        for player, counted, part in blank:
            if player not in more:
                self.count(player, counted, part)

    def imply(self) -> None:
        """Adds what editions say of the rulings of which another part says something itself."""
        for key, reading, part in self._implied:
            if ("", key) in self.told:
                self.told["", key].say(reading, part)

    def replace(self, before: object, last: object, game: str) -> None:
        """Takes out what a part said before, where the last part says something else now."""
        now = dict(_known(last, game))
        for place, known in _known(before, game):
            if place in self.told:
                self.told[place].replace(known, still=now.get(place) == known)

    def _of(self, player: str, key: str) -> _Said:
        return self.told.setdefault((player, key), _Said())


def merge(parts: Sequence[object], game: str | None = None, *, exact: bool = False, before: object = None) -> Merged:
    """Merges several tallies, as JSON, into one and returns it with the conflicts.

    A part may have only some players, or only some of what they have; what it leaves out it does not say. Players whose
    names look the same (capitals, blanks) are one player. Two values for one thing of a player are a conflict, and so
    are two ways to count one player. A part in which a player has nothing at all counts only if no other part has that
    player with something, unless `exact` is true: then each part has left out what was not counted, and every value
    counts. `before` is an earlier version of the last part that was merged already: what the last part has changed
    or left out since is taken out of the other parts, too, and what it has left as it was gives way to other values.
    `game` is needed if the first part names none.

    Amounts are not checked: `problems` and `score` do that.

    Raises `InvalidTally` if `parts` is no list, if a part is no object, has no list of players, an unknown key or a
    player without a name, or if the game is missing or not the same in all parts, and `UnknownName` if there is no such
    game. The place of the error begins with the index of the part: `[1].players[0]`.
    """
    if not isinstance(parts, (list, tuple)):
        raise missing("parts").of(InvalidTally)
    table = _Table()
    blank: list[tuple[str, Counted, int]] = []
    for i, data in enumerate(parts):
        try:
            tally = tally_in(data)
            game = _game(tally, game)
            table.agree(tally, game, i)
            for name, counted, is_blank in _players(tally, form_of(game_of(game))):
                table.names.setdefault(look(name), name)
                if is_blank and not exact:
                    blank.append((look(name), counted, i))
                else:
                    table.count(look(name), counted, i)
        except ScorerError as error:
            raise error.within(f"[{i}]") from None
    table.count_blank(blank)
    table.imply()
    if before is not None and game is not None and parts:
        table.replace(before, parts[-1], game)
    form = None if game is None else form_of(game_of(game))
    quiet = {"id", *(["began"] if form and not form.has_first else [])}
    conflicts = [
        _conflict(table.names.get(player, ""), key, said)
        for (player, key), said in table.told.items()
        if len(said.values) > 1 and key not in quiet  # where parts may differ the first one stays
    ]
    return Merged(_tally(form, game, table.names, table.told), tuple(conflicts))


def _known(part: object, game: str) -> Iterator[tuple[tuple[str, str], object]]:
    """Each thing that a part says of a player, and what is the same for values that mean the same."""
    tally = tally_in(part)
    for name, counted, _ in _players(tally, form_of(game_of(_game(tally, game)))):
        for key, _, known in counted:
            yield (look(name), key), known


WAYS = ", "
"""Between the keys of the ways in which a player can be counted."""


def _conflict(player: str, key: str, said: _Said) -> Conflict:
    values = said.values
    if WAYS in key:
        # Who is counted in one way has another value of it.
        ways = {way for value in values if isinstance(value, Mapping) for way in value}
        if len(ways) == 1:
            (key,) = ways
            values = [value[key] for value in values if isinstance(value, Mapping)]
    return Conflict(player, key, tuple(values), tuple(said.parts))


def _tally(
    form: Form[Named] | None, game: str | None, names: Mapping[str, str], told: Mapping[tuple[str, str], _Said]
) -> dict[str, object]:
    data: dict[str, object] = {} if game is None else {"game": game}
    said: dict[str, dict[str, object]] = {player: {"name": name} for player, name in names.items()}
    agreed: dict[str, object] = {}
    for (player, key), each in told.items():
        for value in each.values[:1]:
            if WAYS in key and isinstance(value, Mapping):
                said[player].update(value)
            else:
                (said[player] if player else agreed)[key] = value
    data |= {key: agreed.pop(key) for key in AGREED if key in agreed}
    if agreed:
        data["rulings"] = {key.partition(".")[2]: reading for key, reading in agreed.items()}
    data["players"] = list(said.values())
    return gathered(form.tally.fields, data) if form else data


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


def _implied(tally: Mapping[str, object], game: str) -> Iterator[tuple[str, str]]:
    """What the edition of a tally says of the rulings, where the tally itself says nothing of them."""
    edition, rulings = tally.get("edition"), tally.get("rulings")
    for ruling in game_of(game).rulings if isinstance(edition, str) else ():
        reading = ruling.stated_by(str(edition))
        if reading and not (isinstance(rulings, Mapping) and ruling.id in rulings):
            yield f"rulings.{ruling.id}", reading


def _players(tally: Mapping[str, object], form: Form[Named]) -> list[tuple[str, Counted, bool]]:
    """The name of each player, what was counted, and whether all of it is none."""
    for error in unknown_keys(tally, form.keys):
        raise error.of(InvalidTally)
    players = form.seated(tally)
    if not isinstance(players, (list, tuple)):
        raise missing("players").of(InvalidTally)
    found = []
    fields = form.by_key
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
        # Of a player whom no round of a part names it says nothing.
        values = [(key, value) for key, value in player.items() if key != "name" and (key != "rounds" or any(value))]
        is_blank = all([value in (0, None) or _is_none(fields[key], value) for key, value in values])
        found.append((name, _counted(values, fields, form.one_of), is_blank))
    return found


def _is_none(field: Field, value: object) -> bool:
    return _meant(field, value) == _meant(field, field.write(field.empty))


def _counted(values: Sequence[tuple[str, object]], fields: Mapping[str, Field], one_of: Sequence[str]) -> Counted:
    """What is said of a player; the ways in which a player can be counted are one thing."""
    counted: Counted = [(key, value, _meant(fields[key], value)) for key, value in values if key not in one_of]
    ways = {key: value for key, value in values if key in one_of}
    if ways:
        known = frozenset([(key, _meant(fields[key], value)) for key, value in ways.items()])
        counted.append((WAYS.join(one_of), ways, known))
    return counted
