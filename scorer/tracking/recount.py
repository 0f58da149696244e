"""Compare what was counted at the end of a followed game with its record. Which of them is right, the table decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, cast

from ..registry import game as game_of
from ..scoring.fields import Field, Flag, Part, Whole
from ..scoring.score import game_in, tally_in
from ..scoring.tally import Form, Named, Tally, form_of, gather_rounds
from ..text.copies import copy_json
from ..text.errors import ScorerError, language
from ..text.i18n import N_, NN_, Language
from ..text.names import look
from .course import Course
from .moves import tally

if TYPE_CHECKING:
    from .. import shapes

_FEW_MOVES = 8
"""So many moves are told one by one."""

_NUMBERS = N_("{what}: {name} counted {counted}, the record says {known}.")
_VALUES = N_("{what} – {name}: {counted} in the count, {known} in the record.")
_HOLDERS = N_("{question} Counted: {counted}; the record: {known}.")
_HELD_BY_NOBODY = N_("{question} Counted: {counted}; the record: nobody.")
_COUNTED_FOR_NOBODY = N_("{question} Counted: nobody; the record: {known}.")
_FROM = NN_("In the record: move {moves}.", "In the record: moves {moves}.")


_Values = dict[str, object]
"""What is said of a player, as JSON, by its key."""


class Difference(NamedTuple):
    """Something that a count and a record state differently."""

    game: str
    """The id of the game."""
    player: str
    """The player, as the count writes the name; empty for something that only one player can have."""
    key: str
    """The key of the tally: `gold`."""
    part: str
    """The kind or card, where the pieces are counted one by one: `drum`; empty for the whole value."""
    in_count: object
    """The value of the count, as JSON; for something that only one player can have, the name or None."""
    in_record: object
    """The value of the record, in the same form as `in_count`."""
    moves: tuple[int, ...] = ()
    """The numbers of the moves that changed it in the record."""

    @property
    def rule(self) -> str:
        """The id of the rule by which what is counted under `key` gives points, never empty but for `adjust`."""
        return _form(self.game).by_key[self.key].rule

    def text(self, lang: str = "en") -> str:
        """Returns a sentence with both values: “Gold nuggets: Ben counted 4, the record says 5”, and a full stop.

        Raises `UnknownName` if there is no language `lang`.
        """
        say, form = language(lang), _form(self.game)
        field = form.by_key[self.key]
        if isinstance(field, Flag) and field.whose:
            both = (_HELD_BY_NOBODY, _COUNTED_FOR_NOBODY)[self.in_count is None]
            text = _HOLDERS if self.in_count is not None and self.in_record is not None else both
            return say.gettext(text, question=say.gettext(field.whose), counted=self.in_count, known=self.in_record)
        counted, known = [
            value if isinstance(value, int) and not isinstance(value, bool) else field.spoken(value, say)
            for value in (self.in_count, self.in_record)
        ]
        text = _NUMBERS if isinstance(counted, int) and isinstance(known, int) else _VALUES
        return say.gettext(text, what=self._what(form, field, say), name=self.player, counted=counted, known=known)

    def _what(self, form: Form[Named], field: Field, say: Language) -> str:
        """What is counted, in words."""
        question = say.gettext(field.question)
        if self.part:
            part = next((each for each in field.parts(say) if each.key == self.part), Part(self.part, self.part, 0))
            return f"{question} – {part.group} – {part.label}" if part.group else f"{question} – {part.label}"
        more = [f" + {rate} × {say.gettext(other.question)}" for other, base, rate in _money(form) if base is field]
        return question + "".join(more)

    def origin(self, lang: str = "en") -> str:
        """Returns a sentence with the numbers of the moves that changed it in the record.

        Such as “In the record: moves 3 and 7.” Empty if there are no such moves, or more than 8.

        Raises `UnknownName` if there is no language `lang`.
        """
        say = language(lang)
        if not 0 < len(self.moves) <= _FEW_MOVES:
            return ""
        return say.ngettext(*_FROM, len(self.moves), moves=say.join([str(number) for number in self.moves]))

    def to_dict(self, lang: str = "en") -> dict[str, object]:
        """Returns the difference as a new dictionary (JSON), with the sentences of `text` and `origin` in a language.

        The keys are `player`, `key`, `part`, `counted` (that is `in_count`), `known` (`in_record`), `moves`, `rule`,
        `text` and `origin`.

        Raises `UnknownName` if there is no language `lang`.
        """
        told = {"rule": self.rule, "text": self.text(lang), "origin": self.origin(lang)}
        return {
            "player": self.player,
            "key": self.key,
            "part": self.part,
            "counted": copy_json(self.in_count),
            "known": copy_json(self.in_record),
            "moves": list(self.moves),
            **told,
        }

    def take(self, count: Mapping[str, object]) -> shapes.TallyDict:
        """Returns a copy of the tally `count` (JSON) with the value of the record in place of the one that differs.

        If `count` is a sheet, that is the tally in it. `count` itself stays as it is. If it has no player of this name,
        the copy is equal to it. Nothing else of it is checked.

        Raises `InvalidTally` if `count` is not an object.
        """
        form, data = _form(self.game), tally_in(count)
        field = form.by_key[self.key]
        players = [dict(player) for player in _players_in(form, data)]
        for player in players:
            if isinstance(field, Flag) and field.whose:
                player[self.key] = self.in_record is not None and look(str(player["name"])) == look(str(self.in_record))
            elif look(str(player["name"])) == look(self.player):
                self._put(form, field, player)
        made = copy_json({**{key: data[key] for key in data if key != "rounds"}, "players": players})
        return gather_rounds(form.tally.fields, cast("shapes.TallyDict", made))

    @property
    def counted(self) -> object:
        """The same as `in_count`, the value of the count, of which it is the older name."""
        return self.in_count

    @property
    def known(self) -> object:
        """The same as `in_record`, the value of the record, of which it is the older name."""
        return self.in_record

    def taken(self, counted: Mapping[str, object]) -> shapes.TallyDict:
        """Returns what `take` returns, of which it is the older name: a copy of `counted` with the value of the record.

        Raises `InvalidTally` if `counted` is not an object.
        """
        return self.take(counted)

    def _put(self, form: Form[Named], field: Field, player: dict[str, object]) -> None:
        """Writes the value of the record into what a player has."""
        value, left = player.get(self.key), self.in_record
        if self.part and isinstance(value, list):
            assert isinstance(left, int)
            value = [each for each in value if each != self.part] + [self.part] * left
        elif self.part:
            value = {**(value if isinstance(value, Mapping) else {}), self.part: left}
        else:
            for other, base, rate in _money(form):
                if base is field:
                    assert isinstance(left, int)
                    had = player.get(other.key)
                    coins = min(had if isinstance(had, int) else 0, left // rate)
                    player[other.key] = coins
                    left -= rate * coins
            value = left
        for way in form.one_of:
            if way != self.key and self.key in form.one_of:
                player.pop(way, None)
        player[self.key] = value


def recount(course: Course, counted: Mapping[str, object] | Tally[Named], *, exact: bool = False) -> list[Difference]:
    """Returns where a count of a followed game differs from its record, player by player in the order of the count.

    `counted` is a tally, as JSON (also a sheet) or the game's own; an empty list if nothing differs. What a count
    leaves out counts as none; with `exact` it is not compared instead. Players who are only in one of the two, and
    values that cannot be read, are skipped without an error. `course` need not be over.

    Raises `InvalidTally` if `counted` is not an object, or the tally of another game; its own `game` may be left out.
    """
    game = course.state.setup.game
    form = _form(game)
    data = counted.to_dict() if isinstance(counted, Tally) else tally_in(counted)
    game_in(data, game)
    here, there = _said(form, data, exact=exact), _said(form, tally(course.state).to_dict())
    names = {look(str(player["name"])): str(player["name"]) for player in _players_in(form, data)}
    found = [
        Difference(game, names.get(seen, ""), key, part, one, other)
        for seen, own in here.items()
        if seen in there
        for key, part, one, other in _differ(form, *_in_one_way(form, own, there[seen]))
    ]
    changes = _changes(form, course, here, [each.key for each in found]) if found else {}
    return [
        each._replace(moves=tuple(changes.get((look(each.player), each.key, look(each.part)), ()))) for each in found
    ]


def _changes(
    form: Form[Named], course: Course, counted: Mapping[str, _Values], keys: Sequence[str]
) -> dict[tuple[str, str, str], list[int]]:
    """By the look of the player, the key and the look of the part, the numbers of the moves that changed it.

    Only what has one of the keys; each player is told in the way in which that one was `counted`.
    """
    found: dict[tuple[str, str, str], list[int]] = {}
    coins = [other.key for other, base, _ in _money(form) if base.key in keys]
    ways = form.one_of if any([key in form.one_of for key in keys]) else ()
    looked_at = [field.key for field in form.tally.fields if field.key in (*keys, *coins, *ways)]
    last: object = None
    before: dict[str, _Values] = {}
    for step in [course.at(0), *course.steps()]:
        now = tally(step.state)
        values = [[getattr(player, key) for key in looked_at] for player in now.players], now.adjust
        if values == last:  # as with most moves
            continue
        last = values
        after = {
            seen: _in_one_way(form, counted.get(seen, {}), own)[1] for seen, own in _said(form, now.to_dict()).items()
        }
        for seen, own in before.items():
            for key, part, *_ in _differ(form, own, after[seen]):
                for each in {"", look(part)}:
                    numbers = found.setdefault((seen, key, each), [])
                    numbers += [] if step.number in numbers else [step.number]
        before = after
    return found


def _said(form: Form[Named], data: Mapping[str, object], *, exact: bool = False) -> dict[str, _Values]:
    """By the look of each player what a tally says; under an empty name what one player at most can have."""
    found: dict[str, _Values] = {}
    held: _Values = {}
    for player in _players_in(form, data):
        own: _Values = {}
        for key, field in form.by_key.items():
            value = player.get(key)
            if value is None and not exact and key not in form.one_of:
                value = field.write(field.empty)
            if value is None:
                continue
            if isinstance(field, Flag) and field.whose:
                held[key] = player["name"] if value is True else held.get(key)
            else:
                own[key] = value
        for other, base, rate in _money(form):
            values = [own.pop(field.key, None) for field in (base, other)]
            if isinstance(values[0], int) and isinstance(values[1], int):
                own[base.key] = values[0] + rate * values[1]
        found[look(str(player["name"]))] = own
    if held:
        found[""] = held
    return found


def _in_one_way(form: Form[Named], one: _Values, other: _Values) -> tuple[_Values, _Values]:
    """What two sides say of a player, counted in the same way where there are several and one tells the other."""
    ways = [[key for key in form.one_of if key in own] for own in (one, other)]
    if not (ways[0] and ways[1]) or ways[0] == ways[1]:
        return one, other
    (here, *_), (there, *_) = ways
    for key, way, mine, theirs in ((here, there, one, other), (there, here, other, one)):
        told = form.by_key[key].retold(way, theirs[way])
        if told is not None:
            retold = {each: value for each, value in theirs.items() if each != way} | {key: told}
            return (mine, retold) if mine is one else (retold, mine)
    return one, other


def _differ(form: Form[Named], one: _Values, other: _Values) -> list[tuple[str, str, object, object]]:
    """The key, the part and both values of each thing that two sides say differently."""
    found: list[tuple[str, str, object, object]] = []
    for key in [key for key in one if key in other]:
        field, here, there = form.by_key[key], one[key], other[key]
        if isinstance(field, Flag) and field.whose:
            looks = [value and look(str(value)) for value in (here, there)]
            found += [(key, "", here, there)] if looks[0] != looks[1] else []
            continue
        try:
            found += [(key, *each) for each in field.differ(here, there)]
        except ScorerError:  # it is told by whoever reads the tally
            continue
    return found


def _form(game: str) -> Form[Named]:
    return form_of(game_of(game))


def _money(form: Form[Named]) -> list[tuple[Field, Field, int]]:
    """Each field of coins that are worth so many of another one, which players change as they like; that other one."""
    whole = [field for field in form.tally.fields if isinstance(field, Whole)]
    return [
        (field, base, field.aside.rate)
        for field in whole
        for base in whole
        if field.aside.rate and base.unit == field.aside.other
    ]


def _players_in(form: Form[Named], data: Mapping[str, object]) -> Sequence[Mapping[str, object]]:
    """The players of a tally as JSON, each with the own rounds; without what is no player with a name."""
    players = form.players_of(data)
    entries = players if isinstance(players, (list, tuple)) else ()
    return [each for each in entries if isinstance(each, Mapping) and isinstance(each.get("name"), str)]
