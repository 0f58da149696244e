"""What is not allowed in Africa, and by which rule: one function a move."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ....text.i18n import N_
from ....tracking.moves import IllegalMove, Move
from .. import components as c
from .board import Map
from .counting import open_to, too_many
from .spaces import Refusal, closed, missing, no_space, refuse_counts, refuse_to, refuse_walk, stands_on
from .state import (
    EMPTY,
    Animal,
    End,
    Exchange,
    Free,
    Keep,
    Nomad,
    Research,
    Resources,
    Reveal,
    Skip,
    Start,
    State,
    herd,
    plain,
)


def untimely(state: State, kind: type[Move]) -> Refusal:
    """Whether it is time for a kind of move."""
    if state.revealed and kind not in (Exchange, Keep):
        return IllegalMove(
            N_("First {player} exchanges the revealed trade goods, or keeps them."),
            known=("exchange", "keep"),
            known_as="move",
            rule="africa.action.reveal.exchange",
            player=_player(state),
        )
    if state.starting and kind is not Start:
        return IllegalMove(
            N_("First everybody chooses a start city; it is {player}’s turn."),
            known=("start",),
            known_as="move",
            rule="africa.setup.startcity",
            player=_player(state),
        )
    return None


def _way(kind: type[Move], refuse: Callable[[State, Any], Refusal]) -> Callable[[State, Any], Refusal]:
    """Refuses first what belongs to the other way of following."""

    def refused(state: State, move: Any) -> Refusal:
        for key in _LEFT_OUT[kind, state.map is None]:
            if getattr(move, key):
                return _superfluous(state, key)
        return refuse(state, move)

    return refused


_PLACES: dict[type[Move], tuple[str, ...]] = {
    Free: ("space",),
    Reveal: ("at", "space", "to"),
    Animal: ("at", "space", "to"),
    Nomad: ("at", "space", "to"),
    Research: ("at",),
    Resources: ("at",),
    Skip: ("at",),
}
"""What only a board can tell."""

_COUNTS: dict[type[Move], tuple[str, ...]] = {
    Reveal: ("near", "moved"),
    Animal: ("kind", "near", "moved"),
    Nomad: ("near", "moved"),
    Research: ("near",),
    Resources: ("gold", "gems"),
}
"""What a board tells by itself."""

_LEFT_OUT: dict[tuple[type[Move], bool], tuple[str, ...]] = {
    (kind, light): (_PLACES if light else _COUNTS).get(kind, ())
    for kind in (Start, Free, Reveal, Exchange, Keep, Animal, Nomad, Research, Resources, Skip, End)
    for light in (True, False)
}


def _superfluous(state: State, key: str) -> IllegalMove:
    if state.map is None:
        return IllegalMove(
            N_("This game is followed without a board: leave “{key}” out."),
            place=key,
            rule="africa.comp.board",
            key=key,
        )
    return IllegalMove(
        N_("The board tells “{key}” by itself: leave it out."), place=key, rule="africa.space.adjacent", key=key
    )


def _player(state: State) -> str:
    return state.setup.players[state.seat]


# The moves


def _refuse_start(state: State, move: Start) -> Refusal:
    rule = "africa.setup.startcity"
    if not state.starting:
        return IllegalMove(
            N_("This game is followed without a board, so start cities are not told.")
            if state.map is None
            else N_("Everybody has a start city already."),
            rule=rule,
        )
    board = state.map
    assert board is not None
    free = [board.names[i] for i in board.cities if i not in state.explorers]
    if move.space in free:
        return None
    target = board.numbers.get(move.space)
    if target is None:
        return IllegalMove(
            N_("There is no space “{name}” on this board."), place="space", rule=rule, known=free, name=move.space
        )
    return IllegalMove(
        N_("Another explorer stands on {space}.") if target in state.explorers else N_("{space} is not a start city."),
        place="space",
        allowed=", ".join(free),
        rule=rule,
        space=move.space,
    )


def _refuse_free(state: State, move: Free) -> Refusal:
    if state.left < state.actions:
        return IllegalMove(
            N_("A free move is a whole turn; {player} has already used an action."),
            rule="africa.turn.choice",
            player=_player(state),
        )
    board = state.map
    if board is None:
        return None
    rule = "africa.turn.free_move"
    if not move.space:
        return missing("space", rule)
    target = board.numbers.get(move.space)
    if target is None:
        return no_space(board, "space", move.space)
    if target == state.explorers[state.seat] or open_to(state, target):
        return None
    return closed(state, target, "space", move.space, rule)


_OF_TILE: dict[str, tuple[str, tuple[str, ...]]] = {
    "gold": ("africa.action.reveal.resource", ("kind", "near", "moved", "to")),
    "gems": ("africa.action.reveal.resource", ("kind", "near", "moved", "to")),
    "goods": ("africa.action.reveal.goods", ("symbols", "near", "moved", "to")),
    "animal": ("africa.action.reveal.animal", ("symbols",)),
    "nomad": ("africa.action.reveal.nomad", ("kind", "symbols")),
    "monument": ("africa.action.reveal.monument", ("kind", "symbols", "near", "moved", "to")),
}
"""The rule of each tile, and which fields do not belong to it."""


def _refuse_reveal(state: State, move: Reveal) -> Refusal:
    tile = move.tile
    if tile not in _OF_TILE:
        return IllegalMove(
            N_("“{name}” is not one of these words."),
            place="tile",
            known=_OF_TILE,
            known_as="tile",
            rule="africa.comp.tiles",
            name=tile,
        )
    rule, superfluous = _OF_TILE[tile]
    for key in superfluous:
        if getattr(move, key):
            return IllegalMove(N_("“{key}” does not belong to this tile."), place=key, rule=rule, key=key)
    board = state.map
    if board is not None and (refused := _refuse_place(state, board, move)):
        return refused
    if tile != "monument" and state.hidden <= c.MONUMENTS - state.monuments:
        return IllegalMove(
            N_("Only monuments are face down now."),
            place="tile",
            known=("monument",),
            known_as="tile",
            rule="africa.comp.monuments",
            name=tile,
        )
    if tile in ("gold", "gems"):
        if not move.symbols:
            return missing("symbols", rule)
        if not 1 <= move.symbols <= c.SYMBOLS:
            return IllegalMove(
                N_("{value} is not possible."),
                place="symbols",
                allowed=N_("a whole number from {low} to {high}"),
                rule=rule,
                value=move.symbols,
                low=1,
                high=c.SYMBOLS,
            )
    elif tile == "goods":
        return _refuse_goods(state, move.kind)
    elif tile == "animal":
        if refused := _refuse_name(move.kind, [name for name, _ in state.animals], rule):
            return refused
        if board is None:
            return refuse_counts(state, tile, herd(state, move.kind), move.near, move.moved, rule)
    elif tile == "nomad" and board is None:
        return refuse_counts(state, tile, state.empty, move.near, move.moved, rule)
    if board is not None and move.to:
        return refuse_to(state, board, tile, move.kind, board.numbers[move.space], move.to, rule)
    return None


def _refuse_place(state: State, board: Map, move: Reveal) -> Refusal:
    """africa.action.reveal: a face-down tile next to the explorer, after its steps."""
    if refused := refuse_walk(state, board, move.at):
        return refused
    if not move.space:
        return missing("space", "africa.action.reveal")
    target = board.numbers.get(move.space)
    if target is None:
        return no_space(board, "space", move.space)
    if state.spaces[target].what != "hidden":
        return IllegalMove(
            N_("There is no face-down tile on {space}."), place="space", rule="africa.action.reveal", space=move.space
        )
    stands = stands_on(state, board, move.at)
    if target not in board.near[stands]:
        return IllegalMove(
            N_("{space} is not next to the explorer on {explorer}."),
            place="space",
            rule="africa.action.reveal",
            space=move.space,
            explorer=board.names[stands],
        )
    return None


def _refuse_goods(state: State, kind: str) -> Refusal:
    if refused := _refuse_name(kind, state.kinds, "africa.action.reveal.goods"):
        return refused
    if kind not in state.kinds:
        if len(state.kinds) < c.KINDS_OF_GOODS:
            return None
        return IllegalMove(
            N_("“{name}” would be one kind of trade goods more than the game has."),
            place="kind",
            known=state.kinds,
            known_as="kind",
            rule="africa.action.reveal.goods",
            name=kind,
        )
    count = state.owns[state.seat].goods[state.kinds.index(kind)] + 1
    return _undefined("kind", count) if count > c.GOODS_MOST else None


def _refuse_name(name: str, known: Iterable[str], rule: str) -> Refusal:
    """A name has to be there, and must not look like another one."""
    if not name:
        return missing("kind", rule)
    if name not in known:
        looks = plain(name)
        for other in known:
            if looks == plain(other):
                return IllegalMove(
                    N_("“{name}” is called “{other}” in this game."), place="kind", rule=rule, name=name, other=other
                )
    return None


def _undefined(key: str, count: int) -> IllegalMove:
    return IllegalMove(
        N_("No rulebook gives a value for {count} goods of one kind."),
        place=key,
        allowed=N_("a whole number from {low} to {high}"),
        rule="africa.score.goods.more",
        count=count,
        low=0,
        high=c.GOODS_MOST,
    )


def _refuse_exchange(state: State, move: Exchange) -> Refusal:
    if not state.revealed:
        return IllegalMove(
            N_("An exchange is made only right after trade goods were revealed."), rule="africa.exchange.when"
        )
    rule = "africa.exchange.take"
    players = state.setup.players
    others = [name for i, name in enumerate(players) if i != state.seat]
    if move.player not in others:
        return IllegalMove(
            N_("“{name}” is not another player of this game."),
            place="player",
            known=others,
            rule=rule,
            name=move.player,
        )
    own, partner = state.owns[state.seat].goods, state.owns[players.index(move.player)].goods
    held = [kind for kind, count in zip(state.kinds, partner, strict=False) if count]
    if move.take not in held:
        return IllegalMove(
            N_("{player} has no tile of the kind “{name}”."),
            place="take",
            known=held,
            known_as="kind",
            rule=rule,
            player=move.player,
            name=move.take,
        )
    give, take = state.kinds.index(state.revealed), state.kinds.index(move.take)
    if own[give] < partner[take]:
        return IllegalMove(
            N_("Tiles to take: {count}. Tiles of the revealed kind to give for them: {own}."),
            place="take",
            rule="africa.exchange.enough",
            count=partner[take],
            own=own[give],
        )
    if take != give and (count := too_many(own, partner, give, take)):
        return _undefined("take", count)
    return None


def _refuse_keep(state: State, move: Keep) -> Refusal:
    if state.revealed:
        return None
    return IllegalMove(N_("No trade goods were revealed that could be exchanged."), rule="africa.exchange.when")


def _refuse_tile(state: State, board: Map, what: str, move: Animal | Nomad) -> Refusal:
    """Moving a face-up tile of the board: africa.action.move.source, .target, and the condition of its kind."""
    if refused := refuse_walk(state, board, move.at):
        return refused
    for key in ("space", "to"):
        if not getattr(move, key):
            return missing(key, "africa.action.move.source" if key == "space" else "africa.action.move.target")
    source = board.numbers.get(move.space)
    if source is None:
        return no_space(board, "space", move.space)
    piece = state.spaces[source]
    if piece.what != what:
        return IllegalMove(
            N_("There is no face-up animal on {space}.")
            if what == "animal"
            else N_("There is no face-up nomad on {space}."),
            place="space",
            rule="africa.action.move.only",
            space=move.space,
        )
    stands = stands_on(state, board, move.at)
    if source != stands and source not in board.near[stands]:
        return IllegalMove(
            N_("{space} is neither the space of the explorer on {explorer} nor next to it."),
            place="space",
            rule="africa.action.move.source",
            space=move.space,
            explorer=board.names[stands],
        )
    return refuse_to(state, board, what, piece.kind, source, move.to, move.rule)


def _refuse_animal(state: State, move: Animal) -> Refusal:
    if state.map is not None:
        return _refuse_tile(state, state.map, "animal", move)
    count = herd(state, move.kind)
    if not count:
        if not move.kind:
            return missing("kind", "africa.action.move.source")
        return IllegalMove(
            N_("No animal of the species “{name}” lies face up."),
            place="kind",
            known=[name for name, _ in state.animals],
            known_as="kind",
            rule="africa.action.move.source",
            name=move.kind,
        )
    if not move.moved:
        return missing("moved", move.rule)
    return refuse_counts(state, "animal", count - 1, move.near, move.moved, move.rule)


def _refuse_nomad(state: State, move: Nomad) -> Refusal:
    if state.map is not None:
        return _refuse_tile(state, state.map, "nomad", move)
    if not state.nomads:
        return IllegalMove(N_("No nomad lies face up."), rule="africa.action.move.source")
    if not move.moved:
        return missing("moved", move.rule)
    return refuse_counts(state, "nomad", state.empty, move.near, move.moved, move.rule)


def _refuse_camp(state: State, at: str) -> Refusal:
    """africa.action.camp.place: a base camp of one's own, on an empty space under the explorer."""
    rule = "africa.action.camp.place"
    board = state.map
    if board is not None and (refused := refuse_walk(state, board, at)):
        return refused
    if not state.owns[state.seat].camps:
        return IllegalMove(N_("{player} has no base camp left."), rule=rule, player=_player(state))
    if board is None:
        return None if state.empty else IllegalMove(N_("No space is empty."), rule=rule)
    stands = stands_on(state, board, at)
    if state.spaces[stands] != EMPTY:
        return IllegalMove(N_("{space} is not empty."), place="at", rule=rule, space=board.names[stands])
    return None


def _refuse_research(state: State, move: Research) -> Refusal:
    if refused := _refuse_camp(state, move.at):
        return refused
    if state.map is not None:
        return None
    most = min(c.NEIGHBOURS, sum([count for _, count in state.animals]) + state.nomads + state.monuments)
    if 0 <= move.near <= most:
        return None
    return IllegalMove(
        N_("There are not so many face-up animals, nomads and monuments."),
        place="near",
        allowed=N_("a whole number from {low} to {high}"),
        rule=move.rule,
        low=0,
        high=most,
    )


def _refuse_resources(state: State, move: Resources) -> Refusal:
    if refused := _refuse_camp(state, move.at):
        return refused
    if state.map is not None:
        return None
    for key, tiles, there in (("gold", move.gold, state.gold), ("gems", move.gems, state.gems)):
        for tile in tiles:
            if not 1 <= tile <= c.SYMBOLS or tiles.count(tile) > there[tile - 1]:
                return IllegalMove(
                    N_("There are not so many face-up tiles that show {symbols}."),
                    place=key,
                    allowed=N_("Tiles with one: {ones}; tiles with two: {twos}"),
                    rule=move.rule,
                    symbols=tile,
                    ones=there[0],
                    twos=there[1],
                )
    if len(move.gold) + len(move.gems) > c.NEIGHBOURS:
        return IllegalMove(
            N_("{count} tiles cannot all be next to one space."),
            place="gems",
            allowed=N_("{most} tiles at most, gold and gems together"),
            rule="africa.space.adjacent",
            count=len(move.gold) + len(move.gems),
            most=c.NEIGHBOURS,
        )
    return None


def _refuse_skip(state: State, move: Skip) -> Refusal:
    return refuse_walk(state, state.map, move.at) if state.map is not None else None


def _refuse_end(state: State, move: End) -> Refusal:
    return None


_REFUSE: dict[type[Move], Callable[[State, Any], Refusal]] = {
    Start: _refuse_start,
    Free: _refuse_free,
    Reveal: _refuse_reveal,
    Exchange: _refuse_exchange,
    Keep: _refuse_keep,
    Animal: _refuse_animal,
    Nomad: _refuse_nomad,
    Research: _refuse_research,
    Resources: _refuse_resources,
    Skip: _refuse_skip,
    End: _refuse_end,
}

REFUSE = {kind: _way(kind, refuse) for kind, refuse in _REFUSE.items()}
