"""The cards that are played, and the contest for the wildlife cards of the market."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from ....scoring.fields import Field, Teller
from ....text.i18n import N_, NP_
from ....tracking.moves import Events, IllegalMove, Move, replace_at
from .cards import Card
from .hidden import add_colour, add_seen, list_hidden, refuse_hidden, say_not_in_hand
from .round import distribute_wild, win_card, without
from .specials import work_specials
from .state import State


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Tells the card that a player has chosen. All are revealed together, so they may be told in any order."""

    name: ClassVar[str] = "play"
    word: ClassVar[str] = NP_("move", "play")
    also: ClassVar[str] = NP_(
        "vocabulary",
        "play | play a card | plays | played | played a card | has played | puts down | put down | lays",
    )
    title: ClassVar[str] = N_("Play a card")
    rule: ClassVar[str] = "afritoria.round.play"
    reveals: ClassVar[bool] = True
    fields: ClassVar[tuple[Field, ...]] = (
        Card("card", N_("Card"), N_("The card that was played from the hand."), "afritoria.round.play", required=True),
        Teller(
            "player",
            N_("Whose card is it?"),
            N_("A player whose card is not told yet; left out for the first of them."),
            "afritoria.round.play",
        ).after("from", "of"),
    )

    card: str
    """The card."""
    player: str = ""
    """The player who has chosen it; empty for the player whose turn it is to tell."""


def refuse_play(state: State, move: Play) -> IllegalMove | None:
    """Returns why the move is not allowed, or None. `afritoria.round.play`: a card of the hand, one for each player."""
    if move.player and move.player not in (untold := list_open(state)):
        return IllegalMove(
            N_("{name} has told a card already.")
            if move.player in state.setup.players
            else N_("Nobody here is called “{name}”."),
            place="player",
            known=untold,
            rule="afritoria.round.play",
            name=move.player,
        )
    seat, card = _find_seat(state, move), move.card
    if card in state.hands[seat]:
        return None
    if not state.hidden[seat]:
        return say_not_in_hand(state, seat, card, "card", "afritoria.round.play")
    return refuse_hidden(state, card)


def after_play(state: State, move: Play, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `afritoria.round.play`: a card out of the hand; after the last one the specials work.
    """
    seat, card = _find_seat(state, move), move.card
    hand = state.hands[seat]
    played = replace_at(state.played, seat, card)
    following = played.index("") if "" in played else len(played)
    if card in hand:
        state = state._replace(hands=replace_at(state.hands, seat, without(hand, card)), played=played, seat=following)
    else:
        state = state._replace(
            hidden=replace_at(state.hidden, seat, state.hidden[seat] - 1),
            played=played,
            seat=following,
            seen=add_seen(state, card),
            colours=add_colour(state, card),
        )
    return work_specials(state, events) if following == len(played) else state


def legal_play(state: State) -> Iterator[Play]:
    """Yields the legal moves: every card that is known to be in the hand of whose turn it is, or may be."""
    own = dict.fromkeys(state.hands[state.seat])
    if state.hidden[state.seat]:
        own |= dict.fromkeys(list_hidden(state))
    yield from map(Play, own)


def open_play(state: State, values: Mapping[str, object]) -> Sequence[Field]:
    """Returns the field of the card; whose card it is, is not asked for."""
    return Play.fields[:1]


def list_open(state: State) -> list[str]:
    """Returns the players whose cards are not told yet, in the order of their seats."""
    return [name for name, card in zip(state.setup.players, state.played, strict=True) if not card]


def _find_seat(state: State, move: Play) -> int:
    """Whose card it is; the first that is not told if nobody is named."""
    return state.setup.players.index(move.player) if move.player else state.seat


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Takes one of several market cards of the own colour."""

    name: ClassVar[str] = "take"
    word: ClassVar[str] = NP_("move", "take")
    also: ClassVar[str] = NP_("vocabulary", "take | choose | took | takes | chose | chooses | grab | grabs")
    title: ClassVar[str] = N_("Take a card from the market")
    rule: ClassVar[str] = "afritoria.wild.contest"
    fields: ClassVar[tuple[Field, ...]] = (
        Card(
            "card",
            N_("Which card?"),
            N_("A market card of your colour."),
            "afritoria.wild.contest",
            required=True,
            in_market=True,
        ).as_closed(),
    )

    card: str
    """The card."""


def refuse_take(state: State, move: Take) -> IllegalMove | None:
    """Returns why the move is not allowed, or None.

    `afritoria.wild.contest`: a market card of the colour that the player has played.
    """
    choice = _list_choice(state)
    if move.card in choice:
        return None
    return IllegalMove(
        N_("“{card}” is not a market card of the colour that {player} has played."),
        place="card",
        known=dict.fromkeys(choice),
        known_as="card",
        rule="afritoria.wild.contest",
        card=move.card,
        player=state.setup.players[state.seat],
    )


def after_take(state: State, move: Take, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `afritoria.wild.contest`: the card is won, and the market goes on being handed out.
    """
    state = win_card(state, state.seat, move.card, events, what="takes", rule="afritoria.wild.score")
    return distribute_wild(state, events)


def legal_take(state: State) -> Iterator[Take]:
    """Yields the legal moves: every market card of the colour that the player has played."""
    return map(Take, dict.fromkeys(_list_choice(state)))


def _list_choice(state: State) -> list[str]:
    """The market cards of the colour that the player has played."""
    colour = state.played[state.seat].partition(" ")[0]
    return [card for card in state.market if card.partition(" ")[0] == colour]
