"""What is known of a game of Afritoria while it is being played.

At a table only what lies open is told; the hands stay unknown but for the cards that were taken from the market. With
the option `hands` every card that is dealt or drawn is told, too. Both are the same rules: a hand is some known cards
and a number of unknown ones.
"""

from __future__ import annotations

from typing import NamedTuple

from ....text.errors import InvalidValue
from ....text.i18n import N_
from ....tracking.moves import Setup, quick_to_replace
from .. import components as c
from ..scoring.tally import Player, Tally


@quick_to_replace
class State(NamedTuple):
    """What is known of a game of Afritoria."""

    setup: Setup
    """What was agreed before the first move."""
    tie_next: bool
    """Whether the next in line takes the ranger or poacher when equals knock each other out (afritoria.market.tie)."""
    exactly_five: bool
    """Whether six cards of a colour are no reason to exchange (afritoria.exchange.five)."""
    ranger_works: bool
    """Whether one ranger works beside two poachers (afritoria.ranger.beside-poachers)."""
    hands_known: bool
    """Whether dealt and drawn cards are told."""
    colours: tuple[str, ...]
    """The colours that are known to be in play."""
    phase: str
    """What is done now: a key of `PHASES`."""
    round: int
    """The number of markets turned up so far."""
    hands: tuple[tuple[str, ...], ...]
    """The known cards of each hand."""
    hidden: tuple[int, ...]
    """How many unknown cards each hand has."""
    piles: tuple[tuple[str, ...], ...]
    """The points piles, the visible card last."""
    market: tuple[str, ...]
    """The cards in the market."""
    played: tuple[str, ...]
    """The card that each player has played; empty if none, or no longer in play."""
    left: int
    """Cards in the draw pile above those known to lie at its bottom."""
    under: tuple[str, ...]
    """Cards known to lie at the bottom of the draw pile, the topmost first."""
    discarded: tuple[str, ...]
    """The discarded cards."""
    seen: tuple[int, ...]
    """How many of each kind of card are known to lie anywhere but in a hidden place; in the order of `COPIES_OF`."""
    seat: int
    """The index of the player to play or to choose; while cards are turned up, the first that may still exchange."""
    due: tuple[int, ...]
    """The indices of the players who draw a card, in this order."""


def start(setup: Setup) -> State:
    """Returns the state before the first card is dealt or turned up."""
    players = len(setup.players)
    hands_known: bool = setup.option("hands")
    colours: tuple[str, ...] = setup.option("colours")
    if colours and (len(colours) != players or len(set(colours)) != players):
        raise InvalidValue(
            N_("Number of colours: {count}"),
            place="options.colours",
            allowed=N_("as many different colours as players: {most}"),
            rule="afritoria.setup.colours",
            count=len(set(colours)),
            most=players,
        )
    readings = setup.readings
    empty = ((),) * players
    return State(
        setup=setup,
        tie_next=readings["afritoria.market.tie"] == "next",
        exactly_five=readings["afritoria.exchange.five"] == "exactly-five",
        ranger_works=readings["afritoria.ranger.beside-poachers"] == "works",
        hands_known=hands_known,
        colours=colours or (c.COLOURS if players == len(c.COLOURS) else ()),
        phase="deal" if hands_known else "market",
        round=0,
        hands=empty,
        hidden=((0 if hands_known else c.HAND),) * players,
        piles=empty,
        market=(),
        played=("",) * players,
        left=c.DECK[players] if hands_known else c.PILE[players],
        under=(),
        discarded=(),
        seen=(0,) * len(c.COPIES_OF),
        seat=0 if hands_known else players,
        due=(),
    )


def turn(state: State) -> int | None:
    """Returns the index of the player to play or to choose; None while cards are dealt, turned up or drawn."""
    return state.seat if state.phase in ("play", "pick", "steal", "take") else None


def ended(state: State) -> str:
    """Returns `afritoria.end.trigger` when the draw pile is empty and nobody can win anything more; else empty."""
    return "afritoria.end.trigger" if state.phase == "over" else ""


def tally(state: State) -> Tally:
    """Returns the tally of the points piles."""
    setup = state.setup
    players = [Player(name, pile) for name, pile in zip(setup.players, state.piles, strict=True)]
    return Tally(tuple(players), setup.edition, dict(setup.rulings))
