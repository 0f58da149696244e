"""The tables that differ from a finished one in a single amount: what lies there if something was counted wrongly."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from ...text.errors import ScorerError, language
from ..fields import Field, Flag, Kinds, Whole
from ..tally import Form, Named

if TYPE_CHECKING:
    from ..rounds import Rounds


class Near(NamedTuple):
    """A table that is possible, and in what it differs."""

    seat: int
    """The place of the player in the tally."""
    field: str
    """The key of the field."""
    part: str
    """The kind, card or value within the field, or the place in a list that names no kinds (`"1"` is the first); empty
    where the field is one amount."""
    by: int
    """How much more there is; negative: how much less. Of a flag 1 if the player had it, -1 if not."""
    players: tuple[Named, ...]


Changed = tuple[str, int, Mapping[int, object]]
"""Part and difference as in `Near`, and by their seats the values that are others, as JSON holds them."""

Amounts = Mapping[str, int]
"""What is counted in a field of a player: by each part how much there is, also where it is 0."""


def near(form: Form[Named], players: Sequence[Named], by: int) -> Iterator[Near]:
    """Every possible table on which one amount is greater or less by `by`; in the order of the tally and the form.

    What one player at most can have lies with somebody else, or with nobody; that is a difference of 1. In a list of
    points it is the highest that differs. What `problems` would refuse is left out.
    """
    for seat, player in enumerate(players):
        for field in form.tally.fields:
            if getattr(player, field.key) is None:  # counted in another way (`Form.one_of`)
                continue
            for part, more, values in _changed(field, players, seat, by):
                changed = _with(form, players, field, values)
                if changed is not None:
                    yield Near(seat, field.key, part, more, changed)


def _changed(field: Field, players: Sequence[Named], seat: int, by: int) -> Iterator[Changed]:
    if isinstance(field, Flag):
        if by == 1:
            yield _flag(field, players, seat)
        return
    amounts, written = _amounts(field, players, seat)
    for part, amount in amounts.items():
        for more in (by, -by):
            if amount + more >= 0 or amount < 0:
                yield part, more, {seat: written({**amounts, part: amount + more})}


def _flag(field: Flag, players: Sequence[Named], seat: int) -> Changed:
    has = [getattr(player, field.key) for player in players]
    if has[seat]:
        return "", -1, {seat: False}
    others = {other: False for other, had in enumerate(has) if had and field.whose}
    return "", 1, {seat: True, **others}


def _amounts(field: Field, players: Sequence[Named], seat: int) -> tuple[Amounts, Callable[[Amounts], object]]:
    """What is counted in a field of a player, and what makes a value as JSON holds it of such amounts."""
    value: Any = field.write(getattr(players[seat], field.key))
    if isinstance(field, Kinds):
        return _kinds(field, players, seat)
    if field.kind == "rounds":
        return _rounds(cast("Rounds", field), value)
    if isinstance(value, str):
        return {}, dict
    if field.kind == "cards":
        cards = {card: value.count(card) for card in _parts(field)}
        return cards, lambda held: [card for card, count in held.items() if count for _ in range(count)]
    if field.kind == "values":
        return {part: value.get(part, 0) for part in _parts(field)}, dict
    if isinstance(value, list):
        highest = value.index(max(value)) if value else 0
        before, after = value[:highest], value[highest + 1 :]
        return {"": max(value, default=0)}, lambda points: [*before, points[""], *after]
    return {"": value}, lambda amount: amount[""]


def _rounds(field: Rounds, rounds: Sequence[Mapping[str, int]]) -> tuple[Amounts, Callable[[Amounts], object]]:
    """The numbers of each round, each by the number of the round and the key: `3.bid`."""
    keys = [each.key for each in field.of if isinstance(each, Whole)]
    amounts = {f"{number}.{key}": round.get(key, 0) for number, round in enumerate(rounds, 1) for key in keys}
    return amounts, lambda held: [
        {**round, **{key: held[f"{number}.{key}"] for key in keys}} for number, round in enumerate(rounds, 1)
    ]


@cache
def _parts(field: Field) -> tuple[str, ...]:
    """The keys of the parts, which are the same in every language."""
    return tuple([part.key for part in field.parts(language("en"))])


def _kinds(field: Kinds, players: Sequence[Named], seat: int) -> tuple[Amounts, Callable[[Amounts], object]]:
    """Of the kinds that the table has named, and others with known names up to the number that there is in the game."""
    own: Sequence[tuple[str, int]] = getattr(players[seat], field.key)
    named = dict.fromkeys([label for player in players for label, _ in getattr(player, field.key) if label])
    if not named or (own and not own[0][0]):
        counts = [count for _, count in own]
        counts += [0] * (len(counts) < field.kinds)
        return {str(number): count for number, count in enumerate(counts, 1)}, lambda held: list(held.values())
    known = [key for key in field.messages if key not in named]
    held = dict(own)
    amounts = {label: held.get(label, 0) for label in [*named, *known[: max(0, field.kinds - len(named))]]}
    return amounts, lambda held: {label: count for label, count in held.items() if count}


def _with(
    form: Form[Named], players: Sequence[Named], field: Field, values: Mapping[int, object]
) -> tuple[Named, ...] | None:
    """The players with other values of a field; None where that is not possible."""
    changed = list(players)
    try:
        for seat, value in values.items():
            read, player = field.read(value), players[seat]
            own = [read if each is field else getattr(player, each.key) for each in form.tally.fields]
            changed[seat] = form.player(player.name, *own)
    except ScorerError:
        return None
    return None if any(form.check(changed)) else tuple(changed)
