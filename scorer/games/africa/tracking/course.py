"""What moves lead to in Africa. Every function gives the next state, and tells what happened and by which rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....tracking.moves import Event, Move
from .. import components as c
from .counting import around, exchanges
from .state import (
    CAMP,
    EMPTY,
    MONUMENT,
    Animal,
    End,
    Exchange,
    Free,
    Keep,
    Nomad,
    Own,
    Piece,
    Research,
    Resources,
    Reveal,
    Skip,
    Start,
    State,
)

_Told = list[Event]
_Changes = dict[str, Any]
"""Fields of the next state that differ."""


def after(state: State, move: Move, told: _Told) -> State:
    """What a legal move leads to."""
    return state._replace(**_AFTER[type(move)](state, move, told))


def _tell(state: State, told: _Told, what: str, rule: str, points: int = 0, **values: Any) -> None:
    told.append(Event(what, rule, state.setup.players[state.seat], points, tuple(sorted(values.items()))))


def _put(values: tuple[Any, ...], i: int, value: Any) -> tuple[Any, ...]:
    """A tuple with one value replaced."""
    return (*values[:i], value, *values[i + 1 :])


# The turn


def _spent(state: State) -> _Changes:
    """africa.turn.double_action: an action is over, and after the last one the turn."""
    return {"left": state.left - 1} if state.left > 1 else _next_turn(state)


def _next_turn(state: State) -> _Changes:
    """africa.turn.order: the next player's turn."""
    if state.seat + 1 < len(state.owns):
        return {"seat": state.seat + 1, "left": state.actions}
    return {"seat": 0, "left": state.actions, "round": state.round + 1}


def _scored(state: State, told: _Told, points: int) -> _Changes:
    """africa.track.move: points for the player whose turn it is, and what happens on the score track."""
    own = state.owns[state.seat]
    return {"owns": _put(state.owns, state.seat, _forward(state, told, own, points))}


def _forward(state: State, told: _Told, own: Own, points: int) -> Own:
    total = own.points + points
    lap = total // c.FIFTY
    if lap > own.points // c.FIFTY:
        if lap == 1:
            _tell(state, told, "fifty", "africa.track.fifty", fifty=c.FIFTY)
        elif own.points <= c.TRACK_MOST:
            _tell(state, told, "track-end", "africa.track.over99", most=c.TRACK_MOST)
    return own._replace(points=total)


# The explorer


def _walked(state: State, told: _Told, at: str) -> _Changes:
    """africa.turn.move: the steps before an action."""
    if state.map is None or not at:
        return {}
    _tell(state, told, "walk", "africa.turn.move", space=at)
    return {"explorers": _put(state.explorers, state.seat, state.map.numbers[at])}


def _start(state: State, move: Start, told: _Told) -> _Changes:
    assert state.map is not None
    _tell(state, told, "start", "africa.setup.startcity", space=move.space)
    seat = state.seat + 1
    return {
        "explorers": (*state.explorers, state.map.numbers[move.space]),
        "seat": 0 if seat == len(state.owns) else seat,
    }


def _free(state: State, move: Free, told: _Told) -> _Changes:
    if state.map is None:
        _tell(state, told, "free", move.rule)
        return _next_turn(state)
    _tell(state, told, "free-to", move.rule, space=move.space)
    explorers = _put(state.explorers, state.seat, state.map.numbers[move.space])
    return {"explorers": explorers, **_next_turn(state)}


def _skip(state: State, move: Skip, told: _Told) -> _Changes:
    walked = _walked(state, told, move.at)
    _tell(state, told, "skip", move.rule)
    return {**walked, **_spent(state)}


def _end(state: State, move: End, told: _Told) -> _Changes:
    _tell(state, told, "pass" if state.left == state.actions else "end", move.rule)
    return _next_turn(state)


# Revealing a tile


def _reveal(state: State, move: Reveal, told: _Told) -> _Changes:
    walked = _walked(state, told, move.at)
    changes = {"hidden": state.hidden - 1, **_REVEALED[move.tile](state, move, told), **walked}
    if not changes.get("revealed") and "ended" not in changes:
        changes |= _spent(state)
    return changes


def _laid(state: State, move: Reveal, piece: Piece, to: str = "") -> _Changes:
    """The revealed tile on its space, or where it is moved."""
    if state.map is None:
        return {}
    number = state.map.numbers[move.space]
    if not to:
        return {"spaces": _put(state.spaces, number, piece)}
    return {"spaces": _put(_put(state.spaces, number, EMPTY), state.map.numbers[to], piece)}


def _settled(state: State, move: Reveal) -> int:
    """What counts next to a revealed animal or nomad in the end."""
    if state.map is None:
        return move.moved or move.near
    number = state.map.numbers[move.space]
    if not move.to:
        return around(state, state.map, number, move.tile, move.kind)
    return around(state, state.map, state.map.numbers[move.to], move.tile, move.kind, number)


def _resource(state: State, move: Reveal, told: _Told) -> _Changes:
    tile, symbols = move.tile, move.symbols
    _tell(state, told, tile, "africa.action.reveal.resource", symbols)
    tiles = state.gold if tile == "gold" else state.gems
    return {
        tile: _put(tiles, symbols - 1, tiles[symbols - 1] + 1),
        **_scored(state, told, symbols),
        **_laid(state, move, Piece(tile, symbols=symbols)),
    }


def _goods(state: State, move: Reveal, told: _Told) -> _Changes:
    kind, kinds, own = move.kind, state.kinds, state.owns[state.seat]
    if kind not in kinds:
        kinds = (*kinds, kind)
    i = kinds.index(kind)
    goods = _put(own.goods, i, own.goods[i] + 1)
    changes: _Changes = {
        "owns": _put(state.owns, state.seat, own._replace(goods=goods)),
        "kinds": kinds,
        "empty": state.empty + 1,
        **_laid(state, move, EMPTY),
    }
    held = state._replace(owns=changes["owns"], kinds=kinds)
    # An exchange for the same kind changes nothing, so nobody is asked if no other is possible.
    if any([take != i for take, _ in exchanges(held, state.seat, kind)]):
        _tell(state, told, "goods", "africa.action.reveal.goods", kind=kind)
        changes["revealed"] = kind
    else:
        _tell(state, told, "goods-kept", "africa.action.reveal.goods", kind=kind)
    return changes


def _animal_revealed(state: State, move: Reveal, told: _Told) -> _Changes:
    near = _settled(state, move)
    what = "animal-moved" if move.moved or move.to else "animal"
    _tell(state, told, what, "africa.action.reveal.animal", near + 1, animal=move.kind, near=near)
    herds = dict(state.animals)
    herds[move.kind] = herds.get(move.kind, 0) + 1
    return {
        "animals": tuple(herds.items()),
        **_scored(state, told, near + 1),
        **_laid(state, move, Piece("animal", move.kind), move.to),
    }


def _nomad_revealed(state: State, move: Reveal, told: _Told) -> _Changes:
    near = _settled(state, move)
    points = near + state.nomad
    what = "nomad-moved" if move.moved or move.to else "nomad"
    if state.nomad:
        _tell(state, told, f"{what}-itself", "africa.nomad.reveal", points, near=near)
    else:
        _tell(state, told, what, "africa.action.reveal.nomad", points)
    return {
        "nomads": state.nomads + 1,
        **_scored(state, told, points),
        **_laid(state, move, Piece("nomad"), move.to),
    }


def _monument(state: State, move: Reveal, told: _Told) -> _Changes:
    number = state.monuments + 1
    laid = {"monuments": number, **_laid(state, move, MONUMENT)}
    own = state.owns[state.seat]
    if number == state.last:
        _tell(state, told, "bonus", "africa.end.bonus", c.BONUS)
        own = _forward(state, told, own._replace(bonus=True), c.BONUS)
        rule = _end_rule(state)
        told.append(Event("game-over", rule, values=(("number", number),)))
        return {**laid, "owns": _put(state.owns, state.seat, own), "ended": rule}
    if not state.supply:
        # Two players who go on to the eleventh monument have only eight base camps in the supply.
        _tell(state, told, "monument-alone", "africa.end.two-players", number=number)
        return laid
    _tell(state, told, "monument", "africa.action.reveal.monument", number=number)
    own = own._replace(camps=own.camps + 1)
    return {**laid, "owns": _put(state.owns, state.seat, own), "supply": state.supply - 1}


def _end_rule(state: State) -> str:
    """The rule by which the game ends with its last monument."""
    if len(state.owns) > c.PLAYERS_MIN:
        return "africa.end.trigger"
    return "africa.end.trigger.2p" if state.last == c.LAST_MONUMENT_OF_TWO else "africa.end.two-players"


_REVEALED: dict[str, Callable[[State, Reveal, _Told], _Changes]] = {
    "gold": _resource,
    "gems": _resource,
    "goods": _goods,
    "animal": _animal_revealed,
    "nomad": _nomad_revealed,
    "monument": _monument,
}


# Exchanging trade goods


def _exchange(state: State, move: Exchange, told: _Told) -> _Changes:
    other = state.setup.players.index(move.player)
    give, take = state.kinds.index(state.revealed), state.kinds.index(move.take)
    owns = state.owns
    count = owns[other].goods[take]
    _tell(
        state,
        told,
        "exchange",
        "africa.exchange.take",
        count=count,
        other=move.player,
        take=move.take,
        give=state.revealed,
    )
    for seat, gets, gives in ((state.seat, take, give), (other, give, take)):
        goods = list(owns[seat].goods)
        goods[gets] += count
        goods[gives] -= count
        owns = _put(owns, seat, owns[seat]._replace(goods=tuple(goods)))
    return {"owns": owns, "revealed": "", **_spent(state)}


def _keep(state: State, move: Keep, told: _Told) -> _Changes:
    _tell(state, told, "keep", move.rule, kind=state.revealed)
    return {"revealed": "", **_spent(state)}


# Moving an animal or a nomad


def _animal(state: State, move: Animal, told: _Told) -> _Changes:
    return _moved(state, move, told, "animal", "africa.action.move.animal.points")


def _nomad(state: State, move: Nomad, told: _Told) -> _Changes:
    return _moved(state, move, told, "nomad", "africa.action.move.nomad.points")


def _moved(state: State, move: Animal | Nomad, told: _Told, what: str, rule: str) -> _Changes:
    """The points are the difference: after the move less before it."""
    changes = _walked(state, told, move.at)
    near, moved, kind = move.near, move.moved, move.kind if isinstance(move, Animal) else ""
    if (board := state.map) is not None:
        source, target = board.numbers[move.space], board.numbers[move.to]
        piece = state.spaces[source]
        kind = piece.kind
        near = around(state, board, source, what, kind)
        moved = around(state, board, target, what, kind, source)
        changes["spaces"] = _put(_put(state.spaces, source, EMPTY), target, piece)
    of = {"animal": kind} if kind else {}
    _tell(state, told, f"move-{what}", rule, moved - near, near=near, moved=moved, **of)
    return {**changes, **_scored(state, told, moved - near), **_spent(state)}


# Base camps


def _placed(state: State, told: _Told, at: str) -> tuple[_Changes, tuple[int, ...]]:
    """africa.action.camp.place: the base camp on the space of the explorer, and the spaces next to it."""
    changes = _walked(state, told, at)
    own = state.owns[state.seat]
    changes |= {"owns": _put(state.owns, state.seat, own._replace(camps=own.camps - 1)), "empty": state.empty - 1}
    if state.map is None:
        return changes, ()
    stands = changes.get("explorers", state.explorers)[state.seat]
    changes["spaces"] = _put(state.spaces, stands, CAMP)
    return changes, state.map.near[stands]


def _research(state: State, move: Research, told: _Told) -> _Changes:
    changes, near = _placed(state, told, move.at)
    points = move.near
    if state.map is not None:
        points = sum([state.spaces[i].what in ("animal", "nomad", "monument") for i in near])
    _tell(state, told, "research", move.rule, points)
    own = changes["owns"][state.seat]
    changes["owns"] = _put(state.owns, state.seat, _forward(state, told, own, points))
    return {**changes, **_spent(state)}


def _resources(state: State, move: Resources, told: _Told) -> _Changes:
    changes, near = _placed(state, told, move.at)
    taken = {"gold": move.gold, "gems": move.gems}
    if state.map is not None:
        spaces = list(changes["spaces"])
        for what in taken:
            taken[what] = tuple([spaces[i].symbols for i in near if spaces[i].what == what])
        for i in near:
            if spaces[i].symbols:
                spaces[i] = EMPTY
        changes["spaces"] = tuple(spaces)
    gold, gems = taken["gold"], taken["gems"]
    _tell(state, told, "resources", move.rule, nuggets=sum(gold), stones=sum(gems))
    own = changes["owns"][state.seat]
    own = own._replace(gold=own.gold + sum(gold), gems=own.gems + sum(gems))
    return {
        **changes,
        "owns": _put(state.owns, state.seat, own),
        "empty": changes["empty"] + len(gold) + len(gems),
        "gold": tuple([count - gold.count(i) for i, count in enumerate(state.gold, start=1)]),
        "gems": tuple([count - gems.count(i) for i, count in enumerate(state.gems, start=1)]),
        **_spent(state),
    }


_AFTER: dict[type[Move], Callable[[State, Any, _Told], _Changes]] = {
    Start: _start,
    Free: _free,
    Reveal: _reveal,
    Exchange: _exchange,
    Keep: _keep,
    Animal: _animal,
    Nomad: _nomad,
    Research: _research,
    Resources: _resources,
    Skip: _skip,
    End: _end,
}
