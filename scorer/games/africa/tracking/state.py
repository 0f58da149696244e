"""What is known of a game of Africa while it is played, and the moves.

A game is followed in one of two ways. Without a board (the printed map is documented nowhere) people tell what they
count on the table: how many animals, empty spaces or tiles are next to a space. With a board of their own everything
is counted here, and the moves name spaces. The fields of a move that belong to the other way stay empty.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from ....scoring.fields import Field, Label, OneOf, Several, Who, Whole, begun
from ....text.i18n import N_, NP_
from ....tracking.moves import Move, Setup
from .. import components as c
from .board import Map
from .words import NAMES, TILES, named

if TYPE_CHECKING:
    from ....text.i18n import Language


class Piece(NamedTuple):
    """What lies on a space: `hidden`, `empty`, `camp`, or the kind of a face-up tile."""

    what: str
    kind: str = ""
    """The species of an animal."""
    symbols: int = 0
    """Nuggets or gems."""


HIDDEN, EMPTY, CAMP = Piece("hidden"), Piece("empty"), Piece("camp")
NOMAD, MONUMENT = Piece("nomad"), Piece("monument")


class Own(NamedTuple):
    """What one player has."""

    points: int
    """Points so far, with the +3 (africa.track.move)."""
    camps: int
    goods: tuple[int, ...]
    """Tiles of each kind, in the order of `State.kinds`."""
    gold: int
    """Collected nuggets."""
    gems: int
    bonus: bool
    """Has the +3 marker (africa.end.bonus)."""


class State(NamedTuple):
    """What is known of a game."""

    setup: Setup
    map: Map | None
    """The board; None where people tell what they count."""
    nomad: int
    """africa.nomad.reveal: points of a revealed nomad for itself."""
    last: int
    """africa.end.two-players: the number of the last monument."""
    actions: int
    """Actions in a turn; one in the simple game (africa.variant.simple)."""
    ended: str
    """The id of the rule that ended the game."""
    round: int
    seat: int
    """Who moves."""
    left: int
    """Actions left in this turn."""
    revealed: str
    """The kind of trade goods just revealed, while the player may exchange."""
    owns: tuple[Own, ...]
    kinds: tuple[str, ...]
    """The kinds of trade goods seen so far."""
    supply: int
    """Base camps in the supply."""
    hidden: int
    """Face-down tiles."""
    empty: int
    """Empty spaces."""
    animals: tuple[tuple[str, int], ...]
    """Face-up animals as (species, tiles)."""
    nomads: int
    """Face-up nomads."""
    monuments: int
    """Revealed monuments."""
    gold: tuple[int, ...]
    """Face-up gold tiles on the board with one nugget, and with two."""
    gems: tuple[int, ...]
    spaces: tuple[Piece, ...]
    """What lies on each space of the board; without a board nothing is known of it."""
    explorers: tuple[int, ...]
    """The spaces of the explorers; there are fewer than players while start cities are chosen."""

    @property
    def starting(self) -> bool:
        """Whether start cities are still being chosen."""
        return self.map is not None and len(self.explorers) < len(self.owns)


def herd(state: State, species: str) -> int:
    """How many animals of a species lie face up."""
    for name, count in state.animals:
        if name == species:
            return count
    return 0


def plain(name: str) -> str:
    """What names that look the same have in common."""
    return " ".join(name.split()).casefold()


class Name(Label):
    """A species of animals or a kind of trade goods: any name, as the table calls it."""

    def typed(self, text: str, say: Language, state: Any = None) -> Any:
        """A name that is already in the game, how it begins, or a new one."""
        known = dict.fromkeys((*NAMES, *(state.kinds if state else ()), *(dict(state.animals) if state else ())))
        names = {name: (name, named(name, say)) for name in known}
        # One or two letters may begin a name of the other sort.
        if len(text.strip()) > 2 and (name := begun(text, names)):
            return name
        return next((name for name, known in names.items() if plain(text) in map(plain, known)), text.strip())

    def spoken(self, value: Any, say: Language) -> str:
        """A name in the words of a language, if we know them."""
        return named(value, say)


class Space(Label):
    """A space of the board: `c4`."""

    def parse(self, text: str) -> Any:
        """What was typed, without blanks and capital letters."""
        return "".join(text.split()).lower()


_AT = Space(
    "at", N_("Where does your explorer go first?"), N_("A space within two steps, or nothing."), "africa.turn.move"
)
_MOVED = N_("The same number at the new space; 0 if it stays.")


def _near(question: str, help: str, rule: str) -> Field:
    field = Whole("near", question, help, rule, high=c.NEIGHBOURS)
    field.needed = True
    return field


def _moved(question: str, help: str, rule: str) -> Field:
    return Whole("moved", question, help, rule, high=c.NEIGHBOURS)


@dataclass(frozen=True, slots=True)
class Start(Move):
    """Puts the explorer on a start city, in the order of turns; with a board only."""

    space: str

    name: ClassVar[str] = "start"
    word: ClassVar[str] = NP_("move", "start")
    title: ClassVar[str] = N_("Choose a start city")
    rule: ClassVar[str] = "africa.setup.startcity"
    fields: ClassVar[tuple[Field, ...]] = (
        Space("space", N_("Start city"), N_("A start city without an explorer."), rule, required=True),
    )


@dataclass(frozen=True, slots=True)
class Free(Move):
    """Option A: a free move of the explorer."""

    space: str = ""

    name: ClassVar[str] = "free"
    word: ClassVar[str] = NP_("move", "free")
    title: ClassVar[str] = N_("Free move")
    rule: ClassVar[str] = "africa.turn.free_move"
    fields: ClassVar[tuple[Field, ...]] = (
        Space(
            "space",
            N_("Where does your explorer go?"),
            N_("Any space without a face-down tile or another explorer."),
            rule,
        ),
    )


@dataclass(frozen=True, slots=True)
class Reveal(Move):
    """Turns up a tile next to the explorer; an animal or a nomad may be moved at once."""

    tile: str
    kind: str = ""
    symbols: int = 0
    near: int = 0
    moved: int = 0
    at: str = ""
    space: str = ""
    to: str = ""

    name: ClassVar[str] = "reveal"
    word: ClassVar[str] = NP_("move", "reveal")
    title: ClassVar[str] = N_("Reveal a tile")
    rule: ClassVar[str] = "africa.action.reveal"
    reveals: ClassVar[bool] = True
    fields: ClassVar[tuple[Field, ...]] = (
        OneOf("tile", N_("Which tile is it?"), N_("The kind of the revealed tile."), rule, words=TILES, required=True),
        Name("kind", N_("Which one?"), N_("The kind of trade goods, or the species of the animal."), rule),
        Whole(
            "symbols",
            N_("Nuggets or gems on the tile"),
            N_("One or two."),
            "africa.action.reveal.resource",
            low=1,
            high=c.SYMBOLS,
        ),
        _near(
            N_("How many are next to it?"),
            N_("For an animal those of its species, for a nomad the empty spaces, where the tile was revealed."),
            rule,
        ),
        _moved(N_("How many where you move it?"), _MOVED, rule),
        _AT,
        Space("space", N_("On which space is the tile?"), N_("A space next to your explorer."), rule),
        Space("to", N_("Where do you move it?"), N_("An empty space with more next to it; nothing if it stays."), rule),
    )


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """Takes all tiles of a kind from another player, for as many of the kind that was just revealed."""

    take: str
    player: str

    name: ClassVar[str] = "exchange"
    word: ClassVar[str] = NP_("move", "exchange")
    title: ClassVar[str] = N_("Exchange trade goods")
    rule: ClassVar[str] = "africa.action.reveal.exchange"
    fields: ClassVar[tuple[Field, ...]] = (
        Name(
            "take",
            N_("Which kind do you take?"),
            N_("All tiles of this kind from the other player."),
            "africa.exchange.take",
            required=True,
        ),
        Who("player", N_("From whom?"), N_("Another player."), "africa.exchange.take", required=True),
    )


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Makes no exchange after trade goods were revealed."""

    name: ClassVar[str] = "keep"
    word: ClassVar[str] = NP_("move", "keep")
    title: ClassVar[str] = N_("Keep the tile")
    rule: ClassVar[str] = "africa.action.reveal.exchange"


@dataclass(frozen=True, slots=True)
class Animal(Move):
    """Moves a face-up animal to a larger herd."""

    kind: str = ""
    near: int = 0
    moved: int = 0
    at: str = ""
    space: str = ""
    to: str = ""

    name: ClassVar[str] = "animal"
    word: ClassVar[str] = NP_("move", "animal")
    title: ClassVar[str] = N_("Move an animal")
    rule: ClassVar[str] = "africa.action.move.animal.cond"
    fields: ClassVar[tuple[Field, ...]] = (
        Name("kind", N_("Which species?"), N_("The species of the animal."), rule),
        _near(N_("How many of its species are next to the old space?"), N_("Without the animal itself."), rule),
        _moved(N_("How many are next to the new space?"), N_("Without the animal itself."), rule),
        _AT,
        Space(
            "space",
            N_("On which space is the animal?"),
            N_("The space of your explorer, or a space next to it."),
            "africa.action.move.source",
        ),
        Space("to", N_("Where do you move it?"), N_("Any empty space of the board."), "africa.action.move.target"),
    )


@dataclass(frozen=True, slots=True)
class Nomad(Move):
    """Moves a face-up nomad to where there is more room."""

    near: int = 0
    moved: int = 0
    at: str = ""
    space: str = ""
    to: str = ""

    name: ClassVar[str] = "nomad"
    word: ClassVar[str] = NP_("move", "nomad")
    title: ClassVar[str] = N_("Move a nomad")
    rule: ClassVar[str] = "africa.action.move.nomad.cond"
    fields: ClassVar[tuple[Field, ...]] = (
        _near(N_("How many empty spaces are next to the old space?"), N_("Counted before the move."), rule),
        _moved(N_("How many empty spaces are next to the new space?"), N_("Counted after the move."), rule),
        _AT,
        Space(
            "space",
            N_("On which space is the nomad?"),
            N_("The space of your explorer, or a space next to it."),
            "africa.action.move.source",
        ),
        Space("to", N_("Where do you move it?"), N_("Any empty space of the board."), "africa.action.move.target"),
    )


@dataclass(frozen=True, slots=True)
class Research(Move):
    """Places a base camp that scores for what is next to it."""

    near: int = 0
    at: str = ""

    name: ClassVar[str] = "research"
    word: ClassVar[str] = NP_("move", "research")
    title: ClassVar[str] = N_("Place a research camp")
    rule: ClassVar[str] = "africa.action.camp.research"
    fields: ClassVar[tuple[Field, ...]] = (
        _near(N_("How many animals, nomads and monuments are next to the base camp?"), N_("Face-up tiles only."), rule),
        _AT,
    )


@dataclass(frozen=True, slots=True)
class Resources(Move):
    """Places a base camp that collects the gold and gems next to it."""

    gold: tuple[int, ...] = ()
    gems: tuple[int, ...] = ()
    at: str = ""

    name: ClassVar[str] = "resources"
    word: ClassVar[str] = NP_("move", "resources")
    title: ClassVar[str] = N_("Place a resource camp")
    rule: ClassVar[str] = "africa.action.camp.resources"
    fields: ClassVar[tuple[Field, ...]] = (
        Several(
            Whole("gold", N_("Gold tiles"), N_("The nuggets on each tile: 2, 1."), rule, low=1, high=c.SYMBOLS),
            most=c.NEIGHBOURS,
        ),
        Several(
            Whole("gems", N_("Gem tiles"), N_("The gems on each tile: 2, 1."), rule, low=1, high=c.SYMBOLS),
            most=c.NEIGHBOURS,
        ),
        _AT,
    )


@dataclass(frozen=True, slots=True)
class Skip(Move):
    """Leaves out one action; the explorer may move before it all the same."""

    at: str = ""

    name: ClassVar[str] = "skip"
    word: ClassVar[str] = NP_("move", "skip")
    title: ClassVar[str] = N_("Leave out an action")
    rule: ClassVar[str] = "africa.turn.actions.skip"
    fields: ClassVar[tuple[Field, ...]] = (_AT,)


@dataclass(frozen=True, slots=True)
class End(Move):
    """Leaves out all actions that are left."""

    name: ClassVar[str] = "end"
    word: ClassVar[str] = NP_("move", "end")
    title: ClassVar[str] = N_("End the turn")
    rule: ClassVar[str] = "africa.turn.actions.skip"


MOVES: tuple[type[Move], ...] = (
    Start,
    Free,
    Reveal,
    Exchange,
    Keep,
    Animal,
    Nomad,
    Research,
    Resources,
    Skip,
    End,
)
