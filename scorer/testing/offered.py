"""What is offered while a game is followed: held against what is allowed, in random games."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping

from .. import tracking
from ..registry import game as game_of
from ..scoring.fields import Field, Flag, Several, Whole
from ..tracking.moves import Event, IllegalMove, Move, State, kit_of, move_so_far
from ..tracking.offers import Ask, Choice, Key
from .following import Variant, choose, started, steps_of

FEW = 3
"""So many values of a field are tried that may have others."""
STATES = 12
"""So many states of a random game are looked at."""


Legal = Mapping[type[Move], list[Move]]


def check_offers(variant: Variant, players: int) -> None:
    """Every key that is offered is legal and scores what it says; what is refused is refused for that reason."""
    steps = steps_of(variant, players)
    for before, move, _ in random.Random(7).sample(steps, min(STATES, len(steps))):
        check_state(before, move)


def check_many_offers(id: str, games: int, *, seed: int = 8) -> int:
    """The same at every move of so many random games with random readings; gives how many values were looked at."""
    from .following import tables

    all_tables, rng, looked = list(tables(id)), random.Random(seed), 0
    for i in range(games):
        variant, players = all_tables[i % len(all_tables)]
        rulings = {ruling.id: rng.choice(list(ruling.readings)) for ruling in game_of(id).rulings}
        state = started(variant, players, **rulings)
        while move := choose(rng, state):
            looked += check_state(state, move)
            state = tracking.play(state, move)
        assert tracking.offers(state) == (), "Something is offered after the end"
    return looked


def check_state(state: State, made: Move) -> int:
    """The same in one state, in which a move was made; gives how many values were looked at."""
    keys = tracking.offers(state)
    looked = 0
    legal: Legal = {kind: list(kit_of(state).parts[kind].legal(state)) for kind in {key.kind for key in keys}}
    others = [player for player in state.setup.players if player != tracking.current_player(state)]
    early = [key for player in others for key in tracking.offers(state, player=player)]
    for key in (*keys, *early):
        _check(state, legal, key.kind, key.given, key)
        looked += 1
        question = key.ask
        if question is None and not key.whole and key.refused is None:
            question = tracking.ask(state, key.kind, key.given)
            assert question is not None, (
                f"{_say_choice(key.kind, key.given)} is not whole, and nothing more can be told"
            )
        if question is not None:
            looked += _check_ask(state, legal, key, question)
    _check_made(state, made, keys)
    return looked


def _check_ask(state: State, legal: Legal, key: Key, question: Ask) -> int:
    for choice in question.choices:
        _check(state, legal, key.kind, {**key.given, question.field.key: choice.value}, choice)
    if not key.whole and key.refused is None:
        assert question.more or any([choice.refused is None for choice in question.choices]), (
            f"Nothing that can be told makes {_say_choice(key.kind, key.given)} legal, and no reason says so"
        )
    return len(question.choices)


def _check(state: State, legal: Legal, kind: type[Move], given: Mapping[str, object], offered: Key | Choice) -> None:
    """What is said of a move as far as it is told: it is whole and scores so, it is refused, or it may become legal."""
    what = _say_choice(kind, given)
    move = move_so_far(kind, given)
    if offered.whole:
        refused = tracking.why_not(state, move)
        assert refused is None, f"{what} is offered, and refused: {refused}"
        events: tuple[Event, ...] = tracking.foresee(state, move)
        assert offered.events == events, f"{what} is offered for {offered.events}, and brings {events}"
    elif offered.refused is not None:
        reasons = list(_reasons(state, kind, given))
        assert None not in reasons, f"{what} is refused ({offered.refused}), and may become legal"
        assert offered.refused.text() in reasons, f"{what} is refused for another reason than {reasons}"
        agreeing = [each for each in legal[kind] if _agrees(each, kind, given)]
        assert not agreeing, f"{what} is refused ({offered.refused}), and this is legal: {agreeing[0]}"


def _reasons(state: State, kind: type[Move], given: Mapping[str, object]) -> Iterator[str | None]:
    """Why each move is refused that begins so, None for one that is not: with all values that are offered."""
    not_none = {key: value for key, value in given.items() if value is not None}
    open_now = kit_of(state).open_fields(state, kind, not_none)
    missing = [field for field in open_now if field.key not in given]
    if not any([field.required for field in missing]):
        refused = tracking.why_not(state, move_so_far(kind, given))
        yield refused.text() if refused else None
    for field in missing[:1]:
        for value in _values(state, field):
            yield from _reasons(state, kind, {**given, field.key: value})


def _values(state: State, field: Field) -> Iterable[object]:
    values, more = (state.setup.players, False) if field.kind == "player" else field.domain(state)
    values = values[:FEW] if more else values  # all of several open fields would be millions
    written = [field.write([value]) if isinstance(field, Several) else field.write(value) for value in values]
    return written if field.required else [*written, None]


def _agrees(move: Move, kind: type[Move], given: Mapping[str, object]) -> bool:
    """Whether a move says what is told; a list may go on."""
    for field in kind.fields:
        if field.key in given:
            value_given, own = given[field.key], getattr(move, field.key)
            value = field.empty if value_given is None else field.read(value_given)
            if isinstance(value, tuple):
                if any([own.count(entry) < value.count(entry) for entry in value]):
                    return False
            elif own != value:
                return False
    return True


def _check_made(state: State, made: Move, keys: Iterable[Key]) -> None:
    """A move that is legal can be told by what is offered: one value after the other, none of which is refused."""
    kind, data = type(made), made.to_dict()
    own = [key for key in keys if key.kind is kind and _agrees(made, kind, key.given) and key.refused is None]
    assert own, f"No key leads to {made}"
    given = dict(max(own, key=lambda key: len(key.given)).given)
    for _ in range(50):
        question = tracking.ask(state, kind, given)
        if question is None:
            break
        key = question.field.key
        wanted = data.get(key)
        if isinstance(question.field, Several) and wanted and not question.entire:
            for i, entry in enumerate(wanted):
                entries = tracking.ask(state, kind, {**given, key: wanted[:i]} if i else given, key=key)
                assert entries is not None
                _check_among(entries, [*wanted[:i], entry], made)
        else:
            _check_among(question, wanted, made)
        given[key] = wanted
    left = {key: value for key, value in data.items() if key not in given and key != "move"}
    assert not [key for key in left if key in [f.key for f in kit_of(state).open_fields(state, kind, given)]], (
        f"{left} of {made} is never asked for"
    )


def _check_among(question: Ask, wanted: object, made: Move) -> None:
    """A value of a legal move is among those that may be told, and not refused, unless people may type others."""
    choices = [choice for choice in question.choices if choice.value == wanted]
    if wanted is None and question.needed and not isinstance(question.field, (Flag, Several, Whole)):
        assert choices, f"That {made} has no “{question.field.key}” is not among what may be told"
    nothing = wanted is None and (not question.field.required or not choices)
    if not choices and (question.more or nothing):
        return
    assert choices, f"{wanted} of {made} is not among what may be told under “{question.field.key}”"
    assert choices[0].refused is None, f"{wanted} of {made} is refused: {choices[0].refused}"


def check_places(variant: Variant, players: int) -> None:
    """A refusal that another value would heal says of which value it is: its `place` is the key of a field."""
    rng = random.Random(9)
    steps = steps_of(variant, players)
    moves = [move for _, move, _ in steps]
    for before, _, _ in rng.sample(steps, min(40, len(steps))):
        for move in rng.sample(moves, min(8, len(moves))):
            refused = tracking.why_not(before, move)
            if refused is not None and not refused.place:
                _check_unhealed(before, move, refused)


def _check_unhealed(state: State, move: Move, refused: IllegalMove) -> None:
    kind, data = type(move), {key: value for key, value in move.to_dict().items() if key != "move"}
    for field in kind.fields:
        for value in _values(state, field):
            other = move_so_far(kind, {**data, field.key: value})
            assert tracking.why_not(state, other) is not None, (
                f"The refusal “{refused.what}” of {move} has no place, though {other} is allowed: give it"
                f' place="{field.key}" in tracking/kit.py'
            )


def _say_choice(kind: type[Move], given: Mapping[str, object]) -> str:
    return str({"move": kind.name, **given})
