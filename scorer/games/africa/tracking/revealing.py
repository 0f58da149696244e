"""Action 1: a tile is turned up, and trade goods may be exchanged at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from ....scoring.fields import Field, OneOf, Who, Whole
from ....text.i18n import N_, NP_, Language
from ....tracking.moves import Event, Events, IllegalMove, Move
from .. import components as c
from ..vocabulary import GEMS, NUGGETS
from .board import AT, Near, Space
from .moving import list_counts, refuse_counts
from .state import State, count_herd, put
from .turn import Refusal, refuse_missing, score, spend_action
from .words import TILES, Goods, Name, Species, find_new, fold, list_species

EXAMPLES_OF_GOODS = ("statue", "drum", "shirt", "kettle", "fifth")
"""No rulebook that we know names the fifth kind."""


def _symbols(unit: str = "") -> Field:
    """The field of what is on a tile of gold or gems."""
    return Whole(
        "symbols",
        N_("Nuggets or gems on the tile"),
        N_("One or two."),
        "africa.action.reveal.resource",
        low=1,
        high=c.SYMBOLS,
        unit=unit,
        needed=True,
    ).after("tile", "at")


def _space(counts: int = 0) -> Field:
    """The field of the space of a tile; of some tiles something up to `counts` is counted where there is no board."""
    return Space(
        "space",
        N_("On which space is the tile?"),
        N_(
            "A space next to your explorer. The number keys lead there, too: 9 is up and to the right, 6 is to the"
            " right. With 96 your explorer first goes up and to the right, and the tile is one space further to the"
            " right."
        ),
        "africa.action.reveal",
        counts=counts,
    )


@dataclass(frozen=True, slots=True)
class Reveal(Move):
    """Turns up a tile next to the explorer; an animal or a nomad may be moved at once."""

    name: ClassVar[str] = "reveal"
    word: ClassVar[str] = NP_("move", "reveal")
    also: ClassVar[str] = NP_(
        "vocabulary",
        "reveal | uncover | discover | turn up | turn over | flip | turn … over | flip … over | reveals | turns up"
        " | found | revealed | uncovered | discovered | turned up | flipped | turned … over | flipped … over | finds"
        " | flips | turns over",
    )
    title: ClassVar[str] = N_("Reveal a tile")
    rule: ClassVar[str] = "africa.action.reveal"
    reveals: ClassVar[bool] = True
    fields: ClassVar[tuple[Field, ...]] = (
        OneOf("tile", N_("Which tile is it?"), N_("The kind of the revealed tile."), rule, words=TILES, required=True),
        Name("kind", N_("Which one?"), N_("The kind of trade goods, or of animal."), rule, needed=True),
        _symbols(),
        Near(
            "near",
            N_("How many are next to it?"),
            N_("For an animal, those of its kind; for a nomad, the empty spaces. Count where the tile was revealed."),
            rule,
        ).after("from", "of"),
        Whole(
            "moved",
            N_("If it is moved: how many next to its new space?"),
            N_("0 if it stays."),
            rule,
            high=c.NEIGHBOURS,
        ).after("to"),
        AT,
        _space(),
        Space(
            "to", N_("Where do you move it?"), N_("An empty space with more next to it; nothing if it stays."), rule
        ).after("to"),
    )

    tile: str
    """The kind of tile, a key of `KINDS`."""
    kind: str = ""
    """The species of an animal, or the kind of trade goods; empty for other tiles."""
    symbols: int = 0
    """The nuggets or gems on the tile, 1 or 2; 0 for other tiles."""
    near: int = 0
    """How many of its species, or empty spaces for a nomad, are next to it where it was turned up."""
    moved: int = 0
    """How many are next to it where it is moved; 0 if it stays, and on a board, which is counted."""
    at: str = ""
    """The space to which the explorer goes first; empty if it stays, and without a board."""
    space: str = ""
    """The space of the tile; empty without a board."""
    to: str = ""
    """The space to which an animal or a nomad is moved; empty if it stays, and without a board."""


class _From(Who):
    """The player from whom something is taken."""

    def shown(self, value: object, say: Language, state: object) -> str:  # noqa: ARG002  # nothing more is told of it
        """Returns the name as the other player's part in an exchange: from Ben."""
        return say.gettext("from {name}", name=value)


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """Takes all tiles of a kind from another player, for as many of the kind that was just revealed."""

    name: ClassVar[str] = "exchange"
    word: ClassVar[str] = NP_("move", "exchange")
    also: ClassVar[str] = NP_(
        "vocabulary", "exchange | swap | trade | barter | swaps | exchanges | exchanged | swapped | traded | bartered"
    )
    title: ClassVar[str] = N_("Exchange trade goods")
    rule: ClassVar[str] = "africa.action.reveal.exchange"
    fields: ClassVar[tuple[Field, ...]] = (
        Goods(
            "take",
            N_("Which kind do you take?"),
            N_("All tiles of this kind from the other player."),
            "africa.exchange.take",
            required=True,
        )
        .as_closed()
        .after("gain"),
        _From("player", N_("From whom?"), N_("Another player."), "africa.exchange.take", required=True).after(
            "from", "at", "of"
        ),
    )

    take: str
    """The kind of trade goods to take."""
    player: str
    """The name of the other player."""


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Makes no exchange after trade goods were revealed."""

    name: ClassVar[str] = "keep"
    word: ClassVar[str] = NP_("move", "keep")
    also: ClassVar[str] = NP_(
        "vocabulary",
        "keep | no exchange | do not exchange | no swap | no trade | keep it | keep mine | don't swap | don't trade"
        " | keep both | keeps | kept | kept it | kept both | no trading | didn't trade | didn't swap",
    )
    title: ClassVar[str] = N_("Keep the tile")
    rule: ClassVar[str] = "africa.action.reveal.exchange"
    declines: ClassVar[bool] = True


# Revealing a tile: why not


def refuse_reveal(state: State, move: Reveal) -> Refusal:
    """Returns why the move is not allowed, or None.

    `africa.action.reveal`: what a tile shows, and for an animal or a nomad what is next to it.
    """
    if refused := refuse_unfit(move) or refuse_tile(state, move):
        return refused
    if move.tile == "animal":
        exist = count_herd(state, move.kind)
    elif move.tile == "nomad":
        exist = state.empty
    else:
        return None
    return refuse_counts(state, move.tile, exist, move.near, move.moved, rule=KINDS[move.tile].rule, stays=True)


def refuse_unfit(move: Reveal) -> Refusal:
    """Returns why the move is not allowed, or None.

    `africa.comp.tiles`: an unknown tile, or a field that does not belong to it.
    """
    kind = KINDS.get(move.tile)
    if kind is None:
        return IllegalMove(
            N_("“{name}” is not one of these words."),
            place="tile",
            known=KINDS,
            known_as="tile",
            rule="africa.comp.tiles",
            name=move.tile,
        )
    for key in kind.unfit:
        if getattr(move, key):
            return IllegalMove(N_("“{key}” does not belong to this tile."), place=key, rule=kind.rule, key=key)
    return None


def refuse_tile(state: State, move: Reveal) -> Refusal:
    """Returns why such a tile cannot be face down any more, or is not told completely; None if it is possible."""
    tile, rule = move.tile, KINDS[move.tile].rule
    if tile != "monument" and _only_monuments_left(state):
        return IllegalMove(
            N_("Only monuments are face down now."),
            place="tile",
            known=("monument",),
            known_as="tile",
            rule="africa.comp.monuments",
            name=tile,
        )
    if tile in ("gold", "gems"):
        return _refuse_symbols(move.symbols, rule)
    if tile == "goods":
        return _refuse_goods(state, move.kind, rule)
    if tile == "animal" and (move.kind or state.map is not None):
        return _refuse_name(move.kind, [name for name, _ in state.animals], rule)
    return None


def _only_monuments_left(state: State) -> bool:
    """africa.comp.monuments: the last face-down tiles."""
    return state.hidden <= c.MONUMENTS - state.monuments


def _refuse_symbols(symbols: int, rule: str) -> Refusal:
    """africa.action.reveal.resource: one or two."""
    if not symbols:
        return refuse_missing("symbols", rule)
    if 1 <= symbols <= c.SYMBOLS:
        return None
    return IllegalMove(
        N_("{value} is not possible."),
        place="symbols",
        allowed=N_("a whole number from {low} to {high}"),
        rule=rule,
        value=symbols,
        low=1,
        high=c.SYMBOLS,
    )


def _refuse_goods(state: State, kind: str, rule: str) -> Refusal:
    """africa.action.reveal.goods: a kind of which the player may have one more."""
    if refused := _refuse_name(kind, state.kinds, rule):
        return refused
    if kind not in state.kinds:
        if len(state.kinds) < c.KINDS_OF_GOODS:
            return None
        return IllegalMove(
            N_("With “{name}” there would be one more kind of trade goods than the game has."),
            place="kind",
            known=state.kinds,
            known_as="kind",
            rule=rule,
            name=kind,
        )
    count = state.own.goods[state.kinds.index(kind)] + 1
    return _refuse_undefined("kind", count) if count > c.GOODS_MOST else None


def _refuse_name(name: str, known: Iterable[str], rule: str) -> Refusal:
    """A name has to be there, and must not look like another one."""
    if not name:
        return refuse_missing("kind", rule)
    if name not in known:
        looks = fold(name)
        for other in known:
            if looks == fold(other):
                return IllegalMove(
                    N_("“{name}” is called “{other}” in this game."), place="kind", rule=rule, name=name, other=other
                )
    return None


def _refuse_undefined(key: str, count: int) -> IllegalMove:
    """africa.score.goods.more: so many goods of one kind have no value."""
    return IllegalMove(
        N_("No rulebook gives a value for {count} goods of one kind."),
        place=key,
        allowed=N_("a whole number from {low} to {high}"),
        rule="africa.score.goods.more",
        count=count,
        low=0,
        high=c.GOODS_MOST,
    )


# Revealing a tile: what follows


def after_reveal(state: State, move: Reveal, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `africa.action.reveal`: what the tile brings; then the action is over, if there is nothing to exchange.
    """
    state = KINDS[move.tile].after(state._replace(hidden=state.hidden - 1), move, events)
    return state if state.revealed or state.ended else spend_action(state)


def _after_gold(state: State, move: Reveal, events: Events) -> State:
    """africa.action.reveal.resource: a point for each nugget; the tile stays."""
    symbols = move.symbols
    events.append(Event("gold", "africa.action.reveal.resource", state.player, symbols))
    gold = put(state.gold, symbols - 1, state.gold[symbols - 1] + 1)
    return score(state._replace(gold=gold), symbols, events)


def _after_gems(state: State, move: Reveal, events: Events) -> State:
    """africa.action.reveal.resource: a point for each gem; the tile stays."""
    symbols = move.symbols
    events.append(Event("gems", "africa.action.reveal.resource", state.player, symbols))
    gems = put(state.gems, symbols - 1, state.gems[symbols - 1] + 1)
    return score(state._replace(gems=gems), symbols, events)


def _after_goods(state: State, move: Reveal, events: Events) -> State:
    """africa.action.reveal.goods: the tile is taken, and its space is empty."""
    kind, kinds, own = move.kind, state.kinds, state.own
    if kind not in kinds:
        kinds = (*kinds, kind)
    i = kinds.index(kind)
    owns = state.with_own(own._replace(goods=put(own.goods, i, own.goods[i] + 1)))
    state = state._replace(owns=owns, kinds=kinds, empty=state.empty + 1)
    # An exchange for the same kind changes nothing, so nobody is asked if no other is possible.
    exchange = any(take != i for take, _ in list_exchanges(state, kind))
    what, rule = "goods", "africa.action.reveal.goods"
    if not exchange:
        what = "goods-kept"
        if any(_list_partners(state, i, take) for take in range(len(state.kinds)) if take != i):
            # All that could be had would be too much for somebody.
            what, rule = "goods-full", "africa.score.goods.more"
    events.append(Event(what, rule, state.player, 0, (("kind", kind),)))
    return state._replace(revealed=kind) if exchange else state


def _after_animal(state: State, move: Reveal, events: Events) -> State:
    """africa.action.reveal.animal: a point for itself, and one for each of its species next to it."""
    near = move.moved or move.near
    what = "animal-moved" if move.moved else "animal"
    rule = "africa.action.reveal.animal"
    if not move.kind:
        events.append(Event(f"{what}-unnamed", rule, state.player, near + 1, (("near", near),)))
        return score(state._replace(unnamed=state.unnamed + 1), near + 1, events)
    events.append(Event(what, rule, state.player, near + 1, (("animal", move.kind), ("near", near))))
    herds = dict(state.animals)
    herds[move.kind] = herds.get(move.kind, 0) + 1
    return score(state._replace(animals=tuple(herds.items())), near + 1, events)


def _after_nomad(state: State, move: Reveal, events: Events) -> State:
    """africa.action.reveal.nomad: a point for each empty space next to it; africa.nomad.reveal: one for itself."""
    near = move.moved or move.near
    points = near + state.nomad
    what = "nomad-moved" if move.moved else "nomad"
    if state.nomad:
        events.append(Event(f"{what}-itself", "africa.nomad.reveal", state.player, points, (("near", near),)))
    else:
        events.append(Event(what, "africa.action.reveal.nomad", state.player, points))
    return score(state._replace(nomads=state.nomads + 1), points, events)


def _after_monument(state: State, move: Reveal, events: Events) -> State:
    """africa.action.reveal.monument: a base camp from the supply; africa.end.bonus: +3 for the last, and the end."""
    number = state.monuments + 1
    state = state._replace(monuments=number)
    values = (("number", number),)
    if number == state.last:
        events.append(Event("bonus", "africa.end.bonus", state.player, c.BONUS))
        state = score(state._replace(owns=state.with_own(state.own._replace(bonus=True))), c.BONUS, events)
        rule = _name_end(state)
        events.append(Event("game-over", rule, values=values))
        return state._replace(ended=rule)
    if not state.supply:
        # Two players who go on to the eleventh monument have only eight base camps in the supply.
        events.append(Event("monument-alone", "africa.end.two-players", state.player, 0, values))
        return state
    events.append(Event("monument", "africa.action.reveal.monument", state.player, 0, values))
    own = state.own
    return state._replace(owns=state.with_own(own._replace(camps=own.camps + 1)), supply=state.supply - 1)


def _name_end(state: State) -> str:
    """The rule by which the game ends with its last monument."""
    if len(state.owns) > c.PLAYERS_MIN:
        return "africa.end.trigger"
    return "africa.end.trigger.2p" if state.last == c.LAST_MONUMENT_OF_TWO else "africa.end.two-players"


class Kind(NamedTuple):
    """One kind of tile."""

    rule: str
    """The id of the rule for this kind of tile."""
    after: Callable[[State, Reveal, Events], State]
    """Returns the state after such a tile was turned up, and adds the events."""
    fields: tuple[str, ...] = ()
    """The keys of the fields that are told of it."""

    @property
    def unfit(self) -> Iterator[str]:
        """The keys of the fields that do not belong to it."""
        return (key for key in ("kind", "symbols", "near", "moved", "to") if key not in self.fields)


KINDS = {
    "gold": Kind("africa.action.reveal.resource", _after_gold, ("symbols",)),
    "gems": Kind("africa.action.reveal.resource", _after_gems, ("symbols",)),
    "goods": Kind("africa.action.reveal.goods", _after_goods, ("kind",)),
    "animal": Kind("africa.action.reveal.animal", _after_animal, ("kind", "near", "moved", "to")),
    "nomad": Kind("africa.action.reveal.nomad", _after_nomad, ("near", "moved", "to")),
    "monument": Kind("africa.action.reveal.monument", _after_monument),
}
"""The kinds of tiles, by the value of `Reveal.tile`."""


# Revealing a tile: which there can be


def legal_reveal(state: State) -> Iterator[Reveal]:
    """Yields the legal moves: every tile that can be face down, with all counts that can be."""
    yield from (Reveal(*shown) for shown in list_staying(state))
    movable = list(list_movable(state))
    for tile, kind in [*movable, ("animal", "")] if movable else []:
        exist = state.empty if tile == "nomad" else count_herd(state, kind)
        for near, moved in list_counts(state, tile, exist):
            yield Reveal(tile, kind, near=near, moved=moved)


def list_staying(state: State) -> Iterator[tuple[str, str, int]]:
    """Yields the tiles that can be turned up and then stay, as (tile, kind, symbols)."""
    yield "monument", "", 0
    if not _only_monuments_left(state):
        for symbols in range(1, c.SYMBOLS + 1):
            yield "gold", "", symbols
            yield "gems", "", symbols
        for kind in _list_goods(state):
            yield "goods", kind, 0


def list_movable(state: State) -> Iterator[tuple[str, str]]:
    """Yields the tiles that can be turned up and then moved, as (tile, species)."""
    if not _only_monuments_left(state):
        yield "nomad", ""
        for kind in list_species([name for name, _ in state.animals]):
            yield "animal", kind


def _list_goods(state: State) -> Iterator[str]:
    """The known kinds of which the player may have one more, and one that would be new."""
    for kind, count in zip(state.kinds, state.own.goods, strict=False):
        if count < c.GOODS_MOST:
            yield kind
    if len(state.kinds) < c.KINDS_OF_GOODS:
        yield find_new(state.kinds, EXAMPLES_OF_GOODS)


def open_reveal(state: State, values: Mapping[str, object]) -> Sequence[Field]:
    """Returns the fields to ask for: the tile, and then what belongs to it."""
    return _OPEN.get(str(values.get("tile", "")), _OPEN[""])


def _open_of(tile: str) -> Sequence[Field]:
    """The fields to ask for once the tile is known; empty while it is not."""
    values = {"tile": tile}
    keys = ("tile", *list_fitting(values))
    fields = [of_tile(field, values) for field in Reveal.fields if field.key in keys and field.key != "to"]
    return [_SPECIES if field is _OF_TILE["animal", "kind"] else field for field in fields]


def of_tile(field: Field, values: Mapping[str, object]) -> Field:
    """Returns a field of `Reveal` as it is asked for once the tile is known."""
    return _OF_TILE.get((str(values.get("tile", "")), field.key), field)


def _species(*, needed: bool) -> Species:
    """The field of the species of an animal; `needed` on a board, which counts its herd."""
    return Species(
        "kind", N_("Which kind of animal?"), N_("The kind of animal."), "africa.action.reveal.animal", needed=needed
    )


_SPECIES = _species(needed=False)
_OF_TILE: Mapping[tuple[str, str], Field] = {
    ("gold", "symbols"): _symbols(NUGGETS),
    ("gems", "symbols"): _symbols(GEMS),
    ("gold", "space"): _space(c.SYMBOLS),
    ("gems", "space"): _space(c.SYMBOLS),
    ("animal", "space"): _space(c.NEIGHBOURS),
    ("nomad", "space"): _space(c.NEIGHBOURS),
    ("animal", "kind"): _species(needed=True),
    ("goods", "kind"): Goods(
        "kind", N_("Which trade goods?"), N_("The kind of the trade goods."), "africa.action.reveal.goods", needed=True
    ),
    ("animal", "near"): Near(
        "near",
        N_("How many animals of its kind are next to it?"),
        N_("Where it was revealed, not counting the animal itself."),
        "africa.action.reveal.animal",
    ),
    ("nomad", "near"): Near(
        "near",
        N_("How many empty spaces are next to it?"),
        N_("Where it was revealed."),
        "africa.action.reveal.nomad",
    ),
}


def list_fitting(values: Mapping[str, object]) -> tuple[str, ...]:
    """Returns the keys of the fields that belong to the tile in `values`; empty while it is unknown."""
    kind = KINDS.get(str(values.get("tile", "")))
    return kind.fields if kind else ()


_OPEN = {tile: _open_of(tile) for tile in ("", *KINDS)}


# Exchanging trade goods


def refuse_exchange(state: State, move: Exchange) -> Refusal:
    """Returns why the move is not allowed, or None.

    `africa.exchange.take`: all tiles of one kind of another player, for as many of the revealed kind.
    """
    if not state.revealed:
        return IllegalMove(
            N_("An exchange is made only right after trade goods have been revealed."), rule="africa.exchange.when"
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
    own, partner = state.own.goods, state.owns[players.index(move.player)].goods
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
            N_("You would have to give {count} tiles of the revealed kind, but only {own} can be given."),
            place="take",
            rule="africa.exchange.enough",
            count=partner[take],
            own=own[give],
        )
    if take != give and (count := _count_most(own, partner, give, take)) > c.GOODS_MOST:
        return _refuse_undefined("take", count)
    return None


def after_exchange(state: State, move: Exchange, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `africa.exchange.take`: the tiles change hands, and the action is over.
    """
    other = state.setup.players.index(move.player)
    give, take = state.kinds.index(state.revealed), state.kinds.index(move.take)
    owns = state.owns
    count = owns[other].goods[take]
    values = (("count", count), ("other", move.player), ("take", move.take), ("give", state.revealed))
    events.append(Event("exchange", "africa.exchange.take", state.player, 0, values))
    for seat, gets, gives in ((state.seat, take, give), (other, give, take)):
        goods = list(owns[seat].goods)
        goods[gets] += count
        goods[gives] -= count
        owns = put(owns, seat, owns[seat]._replace(goods=tuple(goods)))
    return spend_action(state._replace(owns=owns, revealed=""))


def legal_exchange(state: State) -> Iterator[Exchange]:
    """Yields the legal moves: all that are possible with the revealed kind."""
    if state.revealed:
        for take, other in list_exchanges(state, state.revealed):
            yield Exchange(state.kinds[take], state.setup.players[other])


def list_exchanges(state: State, kind: str) -> Iterator[tuple[int, int]]:
    """Yields the exchanges that the player may make after revealing a kind, as (kind, seat of the other player)."""
    give = state.kinds.index(kind)
    own = state.own.goods
    for other, partner in enumerate(state.owns):
        if other != state.seat:
            for take, count in enumerate(partner.goods):
                if 0 < count <= own[give] and (
                    take == give or _count_most(own, partner.goods, give, take) <= c.GOODS_MOST
                ):
                    yield take, other


def _list_partners(state: State, give: int, take: int) -> list[int]:
    """The seats of those who have a kind, and no more of it than the player has of another: africa.exchange.when."""
    own = state.own.goods[give]
    return [seat for seat, each in enumerate(state.owns) if seat != state.seat and 0 < each.goods[take] <= own]


def _count_most(own: Sequence[int], partner: Sequence[int], give: int, take: int) -> int:
    """africa.score.goods.more: how many of one kind somebody would have after an exchange, at most."""
    count = partner[take]
    return max(own[take] + count, partner[give] + count)


def refuse_keep(state: State, move: Keep) -> Refusal:
    """Returns why the move is not allowed, or None.

    `africa.exchange.when`: only where an exchange would be possible.
    """
    if state.revealed:
        return None
    return IllegalMove(N_("No trade goods were revealed that could be exchanged."), rule="africa.exchange.when")


def after_keep(state: State, move: Keep, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `africa.action.reveal.exchange`: nothing changes hands, and the action is over.
    """
    events.append(Event("keep", move.rule, state.player, 0, (("kind", state.revealed),)))
    return spend_action(state._replace(revealed=""))


def legal_keep(state: State) -> Iterator[Keep]:
    """Yields the legal moves: only where an exchange would be possible."""
    if state.revealed:
        yield Keep()
