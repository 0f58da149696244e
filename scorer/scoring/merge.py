"""Makes one tally of several parts, as each player may count alone and hand it over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ..registry import game as game_of
from ..text.copies import copy_json
from ..text.errors import InvalidTally, ScorerError
from ..text.i18n import N_
from ..text.names import is_name, look
from .fields import Field, bad_name, missing, show, unknown_keys
from .score import tally_in
from .tally import Form, Named, form_of, gather_rounds


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


class _Statement:
    """What the parts say of one thing: the values of different meaning, each with the first part that has it."""

    def __init__(self) -> None:
        self._by_meaning: dict[object, tuple[object, int]] = {}

    def say(self, value: object, part: int, meaning: object = None) -> None:
        """Adds the value of a part, unless an earlier one has the same meaning: by default that of an equal value."""
        self._by_meaning.setdefault(_typed_value(value) if meaning is None else meaning, (value, part))

    def replace(self, meaning: object, *, still: bool) -> None:
        """Takes out the value of a meaning, unless it is `still` said and there is no other."""
        if not still or len(self._by_meaning) > 1:
            self._by_meaning.pop(meaning, None)

    @property
    def values(self) -> list[object]:
        return [value for value, _ in self._by_meaning.values()]

    @property
    def parts(self) -> list[int]:
        return [part for _, part in self._by_meaning.values()]


DEEPEST = 4
"""No value of a tally is nested as deep; what such ones hold is not compared."""


def _hashable(value: object, depth: int = 0) -> object:
    """Returns a hashable value that is the same for equal values of JSON."""
    if isinstance(value, Mapping):
        pairs = value.items() if depth < DEEPEST else ()
        return frozenset([(key, _hashable(each, depth + 1)) for key, each in pairs])
    if isinstance(value, (list, tuple)):
        return tuple([_hashable(each, depth + 1) for each in value if depth < DEEPEST])
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, int):
        # Many numbers can be found that have the same hash; of texts nobody can foretell it.
        return "number", hex(value)
    return value if value is None or isinstance(value, (str, float)) else repr(value)


def _typed_value(value: object) -> object:
    """Returns the same with the type of the value, so that 1 and true differ."""
    return type(value), _hashable(value)


def _meaning_of(field: Field, value: object) -> object:
    """Returns a hashable value that is the same for all values of a field with the same meaning, in any order."""
    try:
        return _typed_value(field.meant(value))
    except ScorerError:  # it is not judged here
        return _typed_value(value)


Amounts = list[tuple[str, object, object]]
"""What a part says of a player: for each thing its key, its value, and its meaning as `_meaning_of` returns it."""


class _Table:
    """What the parts have said so far."""

    def __init__(self) -> None:
        self.statements: dict[tuple[str, str], _Statement] = {}
        """By the player (`look` of the name; empty for the whole table) and the key of the thing."""
        self.names: dict[str, str] = {}
        """By their looks."""
        self._edition_readings: list[tuple[str, str, int]] = []

    def agree(self, tally: Mapping[str, object], game: str, part: int) -> None:
        """Adds what a part says of the whole table."""
        for key, value in _table_values(tally):
            self._of("", key).say(value, part)
        self._edition_readings += [(key, reading, part) for key, reading in _edition_readings(tally, game)]

    def count(self, player: str, amounts: Amounts, part: int) -> None:
        """Adds what a part says of a player."""
        for key, value, meaning in amounts:
            self._of(player, key).say(value, part, meaning)

    def count_blank(self, blank: Sequence[tuple[str, Amounts, int]]) -> None:
        """Adds that players have nothing at all, of whom nobody says more."""
        more = {player for player, _ in self.statements}
        for player, amounts, part in blank:
            if player not in more:
                self.count(player, amounts, part)

    def imply(self) -> None:
        """Adds what editions say of the rulings of which another part says something itself."""
        for key, reading, part in self._edition_readings:
            if ("", key) in self.statements:
                self.statements["", key].say(reading, part)

    def replace(self, before: object, last: object, game: str) -> None:
        """Takes out what a part said before, where the last part says something else now."""
        now = dict(_meanings(last, game))
        for place, meaning in _meanings(before, game):
            if place in self.statements:
                self.statements[place].replace(meaning, still=now.get(place) == meaning)

    def _of(self, player: str, key: str) -> _Statement:
        return self.statements.setdefault((player, key), _Statement())


def merge(parts: Sequence[object], game: str | None = None, *, exact: bool = False, before: object = None) -> Merged:
    """Merges a list of tallies, as JSON, into one and returns it with the conflicts; the parts stay as they are.

    Players are in the order in which the parts first name them; in a conflict the first part has its way. An empty list
    gives a tally without players; then a `game` that is given is all that can be wrong.

    A part may have only some players, or only some of what they have; what it leaves out it does not say. Players whose
    names look the same (capitals, blanks) are one player. Two values for one thing of a player are a conflict, and so
    are two ways to count one player. A part in which a player has nothing at all counts only if no other part has that
    player with something, unless `exact` is true: then each part has left out what was not counted, and every value
    counts. `before` is an earlier version of the last part that was merged already: what the last part has changed
    or left out since is taken out of the other parts, too, and what it has left as it was gives way to other values.
    `game` is needed if the first part names none.

    Amounts are not checked: `problems` and `score` do that.

    Raises `InvalidTally` if `parts` is no list, if a part or `before` is no object, has no list of players, an unknown
    key or a player without a name, if neither the first part nor `game` names a game, or if they, a later part or
    `before` name different ones; `UnknownName` if there is no such game. The place of an error in a part begins with
    the index of the part (`[1].players[0]`), that of an error in `before` does not.
    """
    if not isinstance(parts, (list, tuple)):
        raise missing("parts").of(InvalidTally)
    table = _Table()
    blank: list[tuple[str, Amounts, int]] = []
    for i, data in enumerate(parts):
        try:
            tally = tally_in(data)
            game = _game(tally, game)
            table.agree(tally, game, i)
            for name, amounts, is_blank in _players(tally, form_of(game_of(game))):
                table.names.setdefault(look(name), name)
                if is_blank and not exact:
                    blank.append((look(name), amounts, i))
                else:
                    table.count(look(name), amounts, i)
        except ScorerError as error:
            raise error.within(f"[{i}]") from None
    table.count_blank(blank)
    table.imply()
    if before is not None and game is not None and parts:
        table.replace(before, parts[-1], game)
    form = None if game is None else form_of(game_of(game))
    quiet = {"id", *(["began"] if form and not form.has_first else [])}
    conflicts = [
        _conflict(table.names.get(player, ""), key, statement)
        for (player, key), statement in table.statements.items()
        if len(statement.values) > 1 and key not in quiet  # where parts may differ the first one stays
    ]
    return Merged(copy_json(_tally(form, game, table.names, table.statements)), tuple(conflicts))


def _meanings(part: object, game: str) -> Iterator[tuple[tuple[str, str], object]]:
    """Each thing that a part says of a player, and what is the same for values that mean the same."""
    tally = tally_in(part)
    for name, amounts, _ in _players(tally, form_of(game_of(_game(tally, game)))):
        for key, _, meaning in amounts:
            yield (look(name), key), meaning


WAYS = ", "
"""Between the keys of the ways in which a player can be counted."""


def _conflict(player: str, key: str, statement: _Statement) -> Conflict:
    values = statement.values
    if WAYS in key:
        # Who is counted in one way has another value of it.
        ways = {way for value in values if isinstance(value, Mapping) for way in value}
        if len(ways) == 1:
            (key,) = ways
            values = [value[key] for value in values if isinstance(value, Mapping)]
    return Conflict(player, key, tuple(copy_json(values)), tuple(statement.parts))


def _tally(
    form: Form[Named] | None,
    game: str | None,
    names: Mapping[str, str],
    statements: Mapping[tuple[str, str], _Statement],
) -> dict[str, object]:
    data: dict[str, object] = {} if game is None else {"game": game}
    players: dict[str, dict[str, object]] = {player: {"name": name} for player, name in names.items()}
    of_table: dict[str, object] = {}
    for (player, key), statement in statements.items():
        for value in statement.values[:1]:
            if WAYS in key and isinstance(value, Mapping):
                players[player].update(value)
            else:
                (players[player] if player else of_table)[key] = value
    data |= {key: of_table.pop(key) for key in AGREED if key in of_table}
    if of_table:
        data["rulings"] = {key.partition(".")[2]: reading for key, reading in of_table.items()}
    data["players"] = list(players.values())
    return gather_rounds(form.tally.fields, data) if form else data


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


def _table_values(tally: Mapping[str, object]) -> list[tuple[str, object]]:
    """What the table has agreed on."""
    values = [(key, tally[key]) for key in AGREED if tally.get(key) is not None]
    rulings = tally.get("rulings")
    if isinstance(rulings, Mapping):
        values += [(f"rulings.{id}", reading) for id, reading in rulings.items()]
    return values


def _edition_readings(tally: Mapping[str, object], game: str) -> Iterator[tuple[str, str]]:
    """What the edition of a tally says of the rulings, where the tally itself says nothing of them."""
    edition, rulings = tally.get("edition"), tally.get("rulings")
    for ruling in game_of(game).rulings if isinstance(edition, str) else ():
        reading = ruling.stated_by(str(edition))
        if reading and not (isinstance(rulings, Mapping) and ruling.id in rulings):
            yield f"rulings.{ruling.id}", reading


def _players(tally: Mapping[str, object], form: Form[Named]) -> list[tuple[str, Amounts, bool]]:
    """The name of each player, what was counted, and whether all of it is none."""
    for error in unknown_keys(tally, form.keys):
        raise error.of(InvalidTally)
    players = form.players_of(tally)
    if not isinstance(players, (list, tuple)):
        raise missing("players").of(InvalidTally)
    entries = []
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
        entries.append((name, _amounts_of(values, fields, form.one_of), is_blank))
    return entries


def _is_none(field: Field, value: object) -> bool:
    return _meaning_of(field, value) == _meaning_of(field, field.write(field.empty))


def _amounts_of(values: Sequence[tuple[str, object]], fields: Mapping[str, Field], one_of: Sequence[str]) -> Amounts:
    """What is said of a player; the ways in which a player can be counted are one thing."""
    amounts: Amounts = [(key, value, _meaning_of(fields[key], value)) for key, value in values if key not in one_of]
    ways = {key: value for key, value in values if key in one_of}
    if ways:
        meaning = frozenset([(key, _meaning_of(fields[key], value)) for key, value in ways.items()])
        amounts.append((WAYS.join(one_of), ways, meaning))
    return amounts
