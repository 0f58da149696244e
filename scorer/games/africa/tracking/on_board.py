"""A board in front of the rules that count: what is next to a space is read off it, and the pieces are laid on it.

On a board people name spaces. Whether these can be meant is refused here; then the move goes on with what the board
tells, as if somebody had counted it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from ....scoring.fields import Field
from ....text.i18n import N_
from ....tracking.moves import Event, Events, IllegalMove, Move, Part
from .. import components as c
from . import exploring
from .board import AT, Map
from .camping import PLACE, Research, Resources, refuse_without_camp
from .exploring import Free, Skip, Start
from .moving import Animal, Nomad, refuse_not_more
from .revealing import KINDS, Reveal, list_fitting, list_movable, list_staying, of_tile, refuse_tile, refuse_unfit
from .state import CAMP, EMPTY, Piece, State, put
from .turn import Refusal, refuse_missing

M = TypeVar("M", bound=Move)

NOWHERE = -1


def _tell_nothing(state: State, board: Map, move: M) -> M:
    """The move itself: nothing in it is counted."""
    return move


class OnBoard(NamedTuple, Generic[M]):
    """What a board does for one kind of move."""

    refuse: Callable[[State, Map, M], Refusal]
    """Why a move is not allowed: the spaces that it names, and what holds without them."""
    lay: Callable[[State, Map, M, Events], State]
    """The explorers and pieces after a legal move."""
    legal: Callable[[State, Map], Iterator[M]]
    """The legal moves of this kind."""
    tell: Callable[[State, Map, M], M] = _tell_nothing
    """The move with what the board tells instead of the spaces."""
    places: tuple[str, ...] = ()
    """The fields that only a board can understand."""
    counts: tuple[str, ...] = ()
    """The fields that a board tells by itself."""
    open_fields: Callable[[Mapping[str, object]], Sequence[Field]] | None = None
    """What is asked; all that the board does not tell if None."""


def in_both_ways(kind: type[M], counted: Part[State, M], seen: OnBoard[M]) -> Part[State, M]:
    """Returns the `Part` of a kind of move for games that are followed with a board, and for those without."""

    def refuse(state: State, move: M) -> Refusal:
        if (board := state.map) is None:
            return _refuse_places(move, seen.places) or counted.refuse(state, move)
        return _refuse_counts(move, seen.counts) or seen.refuse(state, board, move)

    def after(state: State, move: M, events: Events) -> State:
        if (board := state.map) is None:
            return counted.after(state, move, events)
        return counted.after(seen.lay(state, board, move, events), seen.tell(state, board, move), events)

    def legal(state: State) -> Iterator[M]:
        return counted.legal(state) if state.map is None else seen.legal(state, state.map)

    without_board = [field for field in kind.fields if field.key not in seen.places]
    # The steps before an action are what is told last.
    with_board = sorted(
        [field for field in kind.fields if field.key not in seen.counts], key=lambda field: field.key == AT.key
    )

    def open_fields(state: State, values: Mapping[str, object]) -> Sequence[Field]:
        if state.map is None:
            return without_board if counted.open_fields is None else counted.open_fields(state, values)
        return with_board if seen.open_fields is None else seen.open_fields(values)

    return Part(refuse, after, legal, open_fields)


def _refuse_places(move: Move, places: Sequence[str]) -> Refusal:
    for key in places:
        if getattr(move, key):
            return IllegalMove(
                N_("This game is followed without a board: leave “{key}” out."),
                place=key,
                rule="africa.comp.board",
                key=key,
            )
    return None


def _refuse_counts(move: Move, counts: Sequence[str]) -> Refusal:
    for key in counts:
        if getattr(move, key):
            return IllegalMove(
                N_("“{key}” follows from the board: leave it out."),
                place=key,
                rule="africa.space.adjacent",
                key=key,
            )
    return None


# What is next to a space


def count_around(state: State, board: Map, space: int, what: str, kind: str = "", *, left: int = NOWHERE) -> int:
    """Returns how much counts next to a space: animals of its species for an animal, empty spaces for a nomad.

    `left` is the space that the tile comes from: it is empty afterwards (`africa.action.move.nomad.points`), and the
    animal does not count itself (`africa.action.move.animal.points`).
    """
    near, spaces = board.near[space], state.spaces
    # Most of the time that the legal moves take is spent here: lists are three times as fast as generators.
    if what == "nomad":
        return sum([spaces[i] == EMPTY for i in near]) + (left in near)
    return sum([spaces[i].kind == kind and i != left for i in near])


def _refuse_space(board: Map, key: str, name: str) -> IllegalMove:
    """The board has no space of this name."""
    return IllegalMove(
        N_("There is no space “{name}” on this board."),
        place=key,
        allowed=N_("a letter for the row and a number, from {first} to {last}"),
        rule="africa.comp.board",
        name=name,
        first=board.names[0],
        last=board.names[-1],
    )


# The steps of an explorer


def is_open(state: State, space: int) -> bool:
    """Returns whether an explorer may enter a space (`africa.turn.move.block`)."""
    return state.spaces[space].what != "hidden" and space not in state.explorers


def _refuse_closed(state: State, target: int, key: str, name: str, rule: str) -> IllegalMove:
    """What keeps an explorer off a space."""
    if target in state.explorers:
        return IllegalMove(N_("Another explorer stands on {space}."), place=key, rule=rule, space=name)
    return IllegalMove(N_("A face-down tile lies on {space}."), place=key, rule=rule, space=name)


def _refuse_walk(state: State, board: Map, at: str) -> Refusal:
    """africa.turn.move: up to two steps before an action, around face-down tiles and explorers."""
    if not at:
        return None
    target = board.numbers.get(at)
    if target is None:
        return _refuse_space(board, "at", at)
    own, near = state.explorers[state.seat], board.near
    if target == own:
        return IllegalMove(
            N_("The explorer is already on {space}: leave “{key}” out."),
            place="at",
            rule="africa.turn.move",
            space=at,
            key="at",
        )
    if not is_open(state, target):
        return _refuse_closed(state, target, "at", at, "africa.turn.move.block")
    if own in near[target]:
        return None
    between = [i for i in near[own] if target in near[i]]
    if any(is_open(state, i) for i in between):
        return None
    if between:
        return IllegalMove(
            N_("Face-down tiles or explorers block the way to {space}."),
            place="at",
            rule="africa.turn.move.block",
            space=at,
        )
    return IllegalMove(
        N_("{space} is more than {steps} steps away."), place="at", rule="africa.turn.move", space=at, steps=c.STEPS
    )


def _walk(state: State, board: Map, at: str, events: Events) -> State:
    """africa.turn.move: the steps before an action."""
    if not at:
        return state
    events.append(Event("walk", "africa.turn.move", state.player, 0, (("space", at),)))
    return state._replace(explorers=put(state.explorers, state.seat, board.numbers[at]))


def _find_stand(state: State, board: Map, at: str) -> int:
    """The space of the explorer after its steps."""
    return board.numbers[at] if at else state.explorers[state.seat]


def _list_stands(state: State, board: Map) -> Iterator[tuple[str, int]]:
    """africa.turn.move: the own space, and those one or two steps away, as (`at`, space)."""
    own = state.explorers[state.seat]
    yield "", own
    first = [i for i in board.near[own] if is_open(state, i)]
    yield from ((board.names[i], i) for i in first)
    seen = {own, *first}
    for step in first:
        for i in board.near[step]:
            if i not in seen and is_open(state, i):
                seen.add(i)
                yield board.names[i], i


# Start cities, free moves, actions left out


def refuse_start(state: State, board: Map, move: Start) -> Refusal:
    """Returns why the move is not allowed, or None. `africa.setup.startcity`: a start city of one's own."""
    rule = Start.rule
    if not state.starting:
        return IllegalMove(N_("Everybody has a start city already."), rule=rule)
    free = [start.space for start in legal_start(state, board)]
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


def lay_start(state: State, board: Map, move: Start, events: Events) -> State:
    """Returns the state with one more explorer on the board."""
    return state._replace(explorers=(*state.explorers, board.numbers[move.space]))


def legal_start(state: State, board: Map) -> Iterator[Start]:
    """Yields the legal moves: all start cities without an explorer."""
    if state.starting:
        yield from (Start(board.names[i]) for i in board.cities if i not in state.explorers)


def refuse_free(state: State, board: Map, move: Free) -> Refusal:
    """Returns why the move is not allowed, or None.

    `africa.turn.free_move`: anywhere but on face-down tiles and other explorers.
    """
    if refused := exploring.refuse_free(state, move):
        return refused
    if not move.space:
        return refuse_missing("space", Free.rule)
    target = board.numbers.get(move.space)
    if target is None:
        return _refuse_space(board, "space", move.space)
    if target == state.explorers[state.seat] or is_open(state, target):
        return None
    return _refuse_closed(state, target, "space", move.space, Free.rule)


def lay_free(state: State, board: Map, move: Free, events: Events) -> State:
    """Returns the state with the explorer on its new space."""
    return state._replace(explorers=put(state.explorers, state.seat, board.numbers[move.space]))


def legal_free(state: State, board: Map) -> Iterator[Free]:
    """Yields the legal moves: every open space, and the own one."""
    if state.left == state.actions:
        own = state.explorers[state.seat]
        yield from (Free(name) for i, name in enumerate(board.names) if i == own or is_open(state, i))


def refuse_skip(state: State, board: Map, move: Skip) -> Refusal:
    """Returns why the move is not allowed, or None. `africa.turn.move`: the steps before an action that is left out."""
    return _refuse_walk(state, board, move.at)


def lay_skip(state: State, board: Map, move: Skip, events: Events) -> State:
    """Returns the state with the explorer where its steps lead."""
    return _walk(state, board, move.at, events)


def legal_skip(state: State, board: Map) -> Iterator[Skip]:
    """Yields the legal moves: after any steps."""
    return (Skip(at) for at, _ in _list_stands(state, board))


# Revealing a tile


def refuse_reveal(state: State, board: Map, move: Reveal) -> Refusal:
    """Returns why the move is not allowed, or None.

    `africa.action.reveal`: a face-down tile next to the explorer, after its steps; and where it is moved.
    """
    if refused := refuse_unfit(move) or _refuse_hidden(state, board, move) or refuse_tile(state, move):
        return refused
    if not move.to:
        return None
    rule = KINDS[move.tile].rule
    return _refuse_target(state, board, move.tile, move.kind, board.numbers[move.space], to=move.to, rule=rule)


def _refuse_hidden(state: State, board: Map, move: Reveal) -> Refusal:
    """africa.action.reveal: a face-down tile next to the explorer, after its steps."""
    if refused := _refuse_walk(state, board, move.at):
        return refused
    if not move.space:
        return refuse_missing("space", Reveal.rule)
    target = board.numbers.get(move.space)
    if target is None:
        return _refuse_space(board, "space", move.space)
    if state.spaces[target].what != "hidden":
        return IllegalMove(
            N_("There is no face-down tile on {space}."), place="space", rule=Reveal.rule, space=move.space
        )
    stand = _find_stand(state, board, move.at)
    if target not in board.near[stand]:
        return IllegalMove(
            N_("{space} is not next to the explorer on {explorer}."),
            place="space",
            rule=Reveal.rule,
            space=move.space,
            explorer=board.names[stand],
        )
    return None


def lay_reveal(state: State, board: Map, move: Reveal, events: Events) -> State:
    """Returns the state with the tile where it was turned up, or where it is moved; trade goods are taken away."""
    state = _walk(state, board, move.at, events)
    piece = EMPTY if move.tile == "goods" else Piece(move.tile, move.kind, move.symbols)
    source = board.numbers[move.space]
    if move.to:
        return _lay_moved(state, source, board.numbers[move.to], piece)
    return state._replace(spaces=put(state.spaces, source, piece))


def tell_reveal(state: State, board: Map, move: Reveal) -> Reveal:
    """Returns the move with counts instead of spaces: what is next to the tile, and where it is moved."""
    tile, kind, moved = move.tile, move.kind, 0
    if tile not in ("animal", "nomad"):
        return move
    source = board.numbers[move.space]
    near = count_around(state, board, source, tile, kind)
    if move.to:
        moved = count_around(state, board, board.numbers[move.to], tile, kind, left=source)
    return Reveal(tile, kind, near=near, moved=moved)


def legal_reveal(state: State, board: Map) -> Iterator[Reveal]:
    """Yields the legal moves: every tile that can lie on each face-down space, and all places where it may go."""
    staying, movable, empty = list(list_staying(state)), list(list_movable(state)), _list_empty(state)
    better: dict[int, list[tuple[str, str, list[str]]]] = {}
    for at, stand in _list_stands(state, board):
        for source in board.near[stand]:
            if state.spaces[source].what == "hidden":
                space = board.names[source]
                # Where a tile may go does not depend on where the explorer stands.
                if source not in better:
                    better[source] = [
                        (*shown, _list_targets(state, board, source, *shown, empty=empty)) for shown in movable
                    ]
                for tile, kind, symbols in staying:
                    yield Reveal(tile, kind, symbols, at=at, space=space)
                for tile, kind, targets in better[source]:
                    for to in ("", *targets):
                        yield Reveal(tile, kind, at=at, space=space, to=to)


def open_reveal(values: Mapping[str, object]) -> Sequence[Field]:
    """Returns the fields to ask for: the space and the tile, what belongs to it, and where it is moved.

    The steps at last.
    """
    fields = {field.key: field for field in Reveal.fields}
    keys = ("space", "tile", *(key for key in list_fitting(values) if key not in ("near", "moved")), "at")
    return [of_tile(fields[key], values) for key in keys]


# Moving an animal or a nomad


def _refuse_target(state: State, board: Map, what: str, kind: str, left: int, *, to: str, rule: str) -> Refusal:
    """Moving an animal or a nomad: to an empty space, with strictly more next to it."""
    target = board.numbers.get(to)
    if target is None:
        return _refuse_space(board, "to", to)
    if state.spaces[target] != EMPTY:
        return IllegalMove(N_("{space} is not empty."), place="to", rule="africa.space.notempty", space=to)
    here = count_around(state, board, left, what, kind)
    there = count_around(state, board, target, what, kind, left=left)
    return None if there > here else refuse_not_more("to", here, there, rule)


def _list_empty(state: State) -> list[int]:
    return [i for i, piece in enumerate(state.spaces) if piece == EMPTY]


def _list_targets(state: State, board: Map, source: int, what: str, kind: str, *, empty: Sequence[int]) -> list[str]:
    """Where an animal or a nomad may go, of the empty spaces."""
    here = count_around(state, board, source, what, kind)
    return [board.names[i] for i in empty if count_around(state, board, i, what, kind, left=source) > here]


def _lay_moved(state: State, source: int, target: int, piece: Piece) -> State:
    return state._replace(spaces=put(put(state.spaces, source, EMPTY), target, piece))


def _refuse_moved(state: State, board: Map, what: str, move: Animal | Nomad) -> Refusal:
    """Moving a face-up tile of the board: africa.action.move.source, .target, and the condition of its kind."""
    if refused := _refuse_walk(state, board, move.at):
        return refused
    if not move.space:
        return refuse_missing("space", "africa.action.move.source")
    if not move.to:
        return refuse_missing("to", "africa.action.move.target")
    source = board.numbers.get(move.space)
    if source is None:
        return _refuse_space(board, "space", move.space)
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
    stand = _find_stand(state, board, move.at)
    if source != stand and source not in board.near[stand]:
        return IllegalMove(
            N_("{space} is neither the space of the explorer on {explorer} nor next to it."),
            place="space",
            rule="africa.action.move.source",
            space=move.space,
            explorer=board.names[stand],
        )
    return _refuse_target(state, board, what, piece.kind, source, to=move.to, rule=move.rule)


def _list_moved(state: State, board: Map, what: str) -> Iterator[tuple[str, str, str]]:
    """Where the tiles in reach may go, as (`at`, `space`, `to`)."""
    empty = _list_empty(state)
    better: dict[int, list[str]] = {}
    for at, stand in _list_stands(state, board):
        for source in (stand, *board.near[stand]):
            piece = state.spaces[source]
            if piece.what == what:
                if source not in better:
                    better[source] = _list_targets(state, board, source, what, piece.kind, empty=empty)
                yield from ((at, board.names[source], to) for to in better[source])


def _count_moved(state: State, board: Map, move: Animal | Nomad) -> tuple[str, int, int]:
    """The species, and what is next to the old space and the new one."""
    source, target = board.numbers[move.space], board.numbers[move.to]
    what, kind, _ = state.spaces[source]
    near = count_around(state, board, source, what, kind)
    return kind, near, count_around(state, board, target, what, kind, left=source)


def lay_moved(state: State, board: Map, move: Animal | Nomad, events: Events) -> State:
    """Returns the state with the tile on its new space."""
    state = _walk(state, board, move.at, events)
    source = board.numbers[move.space]
    return _lay_moved(state, source, board.numbers[move.to], state.spaces[source])


def refuse_animal(state: State, board: Map, move: Animal) -> Refusal:
    """Returns why the move is not allowed, or None.

    `africa.action.move.animal.cond`: to more animals of its species.
    """
    return _refuse_moved(state, board, "animal", move)


def tell_animal(state: State, board: Map, move: Animal) -> Animal:
    """Returns the move with counts instead of spaces: the species, and how many are next to the two spaces."""
    return Animal(*_count_moved(state, board, move))


def legal_animal(state: State, board: Map) -> Iterator[Animal]:
    """Yields the legal moves: all animals in reach, and where they may go."""
    return (Animal(at=at, space=space, to=to) for at, space, to in _list_moved(state, board, "animal"))


def refuse_nomad(state: State, board: Map, move: Nomad) -> Refusal:
    """Returns why the move is not allowed, or None. `africa.action.move.nomad.cond`: to more empty spaces."""
    return _refuse_moved(state, board, "nomad", move)


def tell_nomad(state: State, board: Map, move: Nomad) -> Nomad:
    """Returns the move with counts instead of spaces: how many empty spaces are next to the two spaces."""
    _, near, moved = _count_moved(state, board, move)
    return Nomad(near, moved)


def legal_nomad(state: State, board: Map) -> Iterator[Nomad]:
    """Yields the legal moves: all nomads in reach, and where they may go."""
    return (Nomad(at=at, space=space, to=to) for at, space, to in _list_moved(state, board, "nomad"))


# Base camps


def refuse_camp(state: State, board: Map, move: Research | Resources) -> Refusal:
    """Returns why the move is not allowed, or None.

    `africa.action.camp.place`: a base camp of one's own, on an empty space under the explorer.
    """
    if refused := _refuse_walk(state, board, move.at) or refuse_without_camp(state):
        return refused
    stand = _find_stand(state, board, move.at)
    if state.spaces[stand] == EMPTY:
        return None
    return IllegalMove(N_("{space} is not empty."), place="at", rule=PLACE, space=board.names[stand])


def _lay_camp(state: State, board: Map, at: str, events: Events) -> State:
    """africa.action.camp.place: the base camp on the space of the explorer."""
    state = _walk(state, board, at, events)
    return state._replace(spaces=put(state.spaces, state.explorers[state.seat], CAMP))


def _list_sites(state: State, board: Map) -> Iterator[str]:
    """The empty spaces for a base camp, as `at`."""
    if state.own.camps:
        yield from (at for at, stand in _list_stands(state, board) if state.spaces[stand] == EMPTY)


def lay_research(state: State, board: Map, move: Research, events: Events) -> State:
    """Returns the state with the base camp on the space of the explorer (`africa.action.camp.place`)."""
    return _lay_camp(state, board, move.at, events)


def tell_research(state: State, board: Map, move: Research) -> Research:
    """Returns the move with counts instead of spaces: the animals, nomads and monuments next to the base camp."""
    near = board.near[_find_stand(state, board, move.at)]
    return Research(sum(state.spaces[i].what in ("animal", "nomad", "monument") for i in near))


def legal_research(state: State, board: Map) -> Iterator[Research]:
    """Yields the legal moves: on every empty space in reach."""
    return (Research(at=at) for at in _list_sites(state, board))


def lay_resources(state: State, board: Map, move: Resources, events: Events) -> State:
    """Returns the state with the base camp, without the gold and gems next to it (`africa.action.camp.resources`)."""
    state = _lay_camp(state, board, move.at, events)
    spaces = list(state.spaces)
    for i in board.near[state.explorers[state.seat]]:
        if spaces[i].symbols:
            spaces[i] = EMPTY
    return state._replace(spaces=tuple(spaces))


def tell_resources(state: State, board: Map, move: Resources) -> Resources:
    """Returns the move with counts instead of spaces: the gold and gems next to the base camp."""
    near = [state.spaces[i] for i in board.near[_find_stand(state, board, move.at)]]
    gold, gems = (tuple(piece.symbols for piece in near if piece.what == what) for what in ("gold", "gems"))
    return Resources(gold, gems)


def legal_resources(state: State, board: Map) -> Iterator[Resources]:
    """Yields the legal moves: on every empty space in reach."""
    return (Resources(at=at) for at in _list_sites(state, board))
