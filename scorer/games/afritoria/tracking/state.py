"""What is known of a game of Afritoria while it is played, and the moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from ....scoring.fields import Field, OneOf, Several, Who
from ....text.i18n import N_, NP_
from ....tracking.moves import Move, Setup
from .. import components as c
from ..scoring.texts import COLOURS
from .cards import Card


class State(NamedTuple):
    """What is known of a game."""

    setup: Setup
    tie_next: bool
    """afritoria.market.tie: equals knocked out, the next in line takes the ranger or the poacher."""
    exactly_five: bool
    """afritoria.exchange.five: six cards of a colour are no reason to exchange."""
    ranger_works: bool
    """afritoria.ranger.beside-poachers: two poachers void each other, not the ranger."""
    told: bool
    """Whether dealt and drawn cards are told."""
    colours: tuple[str, ...]
    """The colours that are known to be in play."""
    phase: str
    round: int
    """The number of markets turned up so far."""
    hands: tuple[tuple[str, ...], ...]
    """The known cards of each hand."""
    hidden: tuple[int, ...]
    """How many unknown cards each hand has."""
    piles: tuple[tuple[str, ...], ...]
    """The points piles, the visible card last."""
    market: tuple[str, ...]
    played: tuple[str, ...]
    """The card that each player has played; empty where there is none, or no more."""
    left: int
    """Cards in the draw pile above those known to lie at its bottom."""
    under: tuple[str, ...]
    """Cards known to lie at the bottom of the draw pile, the topmost first."""
    discarded: tuple[str, ...]
    seen: tuple[int, ...]
    """How many of each kind of card are known to lie anywhere but in a hidden place; in the order of `COPIES_OF`."""
    seat: int
    """Who has to play or to choose; while cards are turned up, the first seat that may still exchange."""
    due: tuple[int, ...]
    """The seats that draw a card, in this order."""


INDEX = {card: i for i, card in enumerate(c.COPIES_OF)}
"""Where each card stands in `State.seen`."""
COPIES = tuple(c.COPIES_OF.values())


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """A card of the first hands; each hand is dealt in one go, in the order of the seats."""

    card: str

    name: ClassVar[str] = "deal"
    word: ClassVar[str] = NP_("move", "deal")
    title: ClassVar[str] = N_("Deal a card")
    rule: ClassVar[str] = "afritoria.setup.hand"
    fields: ClassVar[tuple[Field, ...]] = (
        Card("card", N_("Card"), N_("The next card of this hand."), "afritoria.setup.hand", required=True),
    )
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Market(Move):
    """A card turned up for the market."""

    card: str

    name: ClassVar[str] = "market"
    word: ClassVar[str] = NP_("move", "market")
    title: ClassVar[str] = N_("Turn up a card for the market")
    rule: ClassVar[str] = "afritoria.round.market"
    fields: ClassVar[tuple[Field, ...]] = (
        Card("card", N_("Card"), N_("The card that is turned up."), "afritoria.round.market", required=True),
    )
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Play(Move):
    """The card that a player has chosen; told in the order of the seats, though all are revealed together."""

    card: str

    name: ClassVar[str] = "play"
    word: ClassVar[str] = NP_("move", "play")
    title: ClassVar[str] = N_("Play a card")
    rule: ClassVar[str] = "afritoria.round.play"
    fields: ClassVar[tuple[Field, ...]] = (
        Card("card", N_("Card"), N_("The card that was played from the hand."), "afritoria.round.play", required=True),
    )
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Pick(Move):
    """The card that a ranger takes from the market; none if the player does not want one."""

    card: str = ""

    name: ClassVar[str] = "pick"
    word: ClassVar[str] = NP_("move", "pick")
    title: ClassVar[str] = N_("Pick with the ranger")
    rule: ClassVar[str] = "afritoria.ranger.pick"
    fields: ClassVar[tuple[Field, ...]] = (
        Card("card", N_("Card"), N_("A wildlife card of the market, or nothing."), "afritoria.ranger.pick"),
    )


@dataclass(frozen=True, slots=True)
class Steal(Move):
    """From whom a poacher takes the visible card; from nobody if the player does not want to."""

    player: str = ""

    name: ClassVar[str] = "steal"
    word: ClassVar[str] = NP_("move", "steal")
    title: ClassVar[str] = N_("Steal with the poacher")
    rule: ClassVar[str] = "afritoria.poacher.steal"
    fields: ClassVar[tuple[Field, ...]] = (
        Who("player", N_("Player"), N_("Whose visible card is taken, or nothing."), "afritoria.poacher.steal"),
    )


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Which of several market cards of the own colour a player takes."""

    card: str

    name: ClassVar[str] = "take"
    word: ClassVar[str] = NP_("move", "take")
    title: ClassVar[str] = N_("Take a card from the market")
    rule: ClassVar[str] = "afritoria.wild.contest"
    fields: ClassVar[tuple[Field, ...]] = (
        Card("card", N_("Card"), N_("A market card of your colour."), "afritoria.wild.contest", required=True),
    )


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """A card drawn into a hand."""

    card: str

    name: ClassVar[str] = "draw"
    word: ClassVar[str] = NP_("move", "draw")
    title: ClassVar[str] = N_("Draw a card")
    rule: ClassVar[str] = "afritoria.round.refill"
    fields: ClassVar[tuple[Field, ...]] = (
        Card("card", N_("Card"), N_("The card that was drawn."), "afritoria.round.refill", required=True),
    )
    reveals: ClassVar[bool] = True


_PUT = Card("put", N_("Cards"), N_("The three cards put under the pile, the topmost first."), "afritoria.hand.exchange")


_PUTS = Several(_PUT, most=c.EXCHANGED)
_PUTS.needed = True


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """A player shows five cards of one colour and exchanges three; where hands are told, `put` says which."""

    player: str
    colour: str
    put: tuple[str, ...] = ()

    name: ClassVar[str] = "exchange"
    word: ClassVar[str] = NP_("move", "exchange")
    title: ClassVar[str] = N_("Exchange three cards")
    rule: ClassVar[str] = "afritoria.hand.exchange"
    fields: ClassVar[tuple[Field, ...]] = (
        Who("player", N_("Player"), N_("Who shows the hand."), "afritoria.hand.exchange", required=True),
        OneOf(
            "colour",
            N_("Colour"),
            N_("The colour of the five cards."),
            "afritoria.hand.exchange",
            words=COLOURS,
            required=True,
        ),
        _PUTS,
    )
    reveals: ClassVar[bool] = True
