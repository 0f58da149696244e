"""Step 3 of a round: the rangers and poachers that were played, and what their players choose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from ....scoring.fields import Field, Who
from ....text.i18n import N_, NP_
from ....tracking.moves import Event, Events, IllegalMove, Move, replace_at
from .. import components as c
from .cards import Card
from .round import add_to_pile, distribute_market, without
from .state import State


@dataclass(frozen=True, slots=True)
class Pick(Move):
    """Takes a card from the market with a ranger, or none."""

    name: ClassVar[str] = "pick"
    word: ClassVar[str] = NP_("move", "pick")
    also: ClassVar[str] = NP_(
        "vocabulary",
        "pick | pick a card | picks | takes | take | picked | took | picked a card | grab | grabs",
    )
    title: ClassVar[str] = N_("Pick with the ranger")
    rule: ClassVar[str] = "afritoria.ranger.pick"
    fields: ClassVar[tuple[Field, ...]] = (
        Card(
            "card",
            N_("Which card?"),
            N_("A wildlife card from the market, or nothing."),
            "afritoria.ranger.pick",
            in_market=True,
        ).as_closed(),
    )

    card: str = ""
    """The card; empty for none."""


def refuse_pick(state: State, move: Pick) -> IllegalMove | None:
    """Returns why the move is not allowed, or None. `afritoria.ranger.pick`: a wildlife card of the market, or none."""
    wild = _list_wild(state)
    if not move.card or move.card in wild:
        return None
    return IllegalMove(
        N_("“{card}” is not a wildlife card in the market."),
        place="card",
        known=wild,
        known_as="card",
        rule="afritoria.ranger.pick",
        card=move.card,
    )


def after_pick(state: State, move: Pick, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `afritoria.ranger.pick`: the card goes onto the own pile.
    """
    player, card = state.setup.players[state.seat], move.card
    if not card:
        events.append(Event("picks-nothing", "afritoria.question.specials-optional", player))
        return distribute_market(state, events)
    events.append(Event("picks", "afritoria.ranger.pick", player, c.CARDS[card], (("card", card),)))
    state = add_to_pile(state, state.seat, card)
    return distribute_market(state._replace(market=without(state.market, card)), events)


def legal_pick(state: State) -> Iterator[Pick]:
    """Yields the legal moves: no card, or one of the wildlife cards of the market."""
    yield Pick()
    yield from map(Pick, dict.fromkeys(_list_wild(state)))


@dataclass(frozen=True, slots=True)
class Steal(Move):
    """Takes the visible card of another player's points pile with a poacher, or none."""

    name: ClassVar[str] = "steal"
    word: ClassVar[str] = NP_("move", "steal")
    also: ClassVar[str] = NP_(
        "vocabulary",
        "steal | rob | steals | take from | takes from | take | takes | stole | robbed | took | took from"
        " | stole from | steals from | nick | nicks | robs",
    )
    title: ClassVar[str] = N_("Steal with the poacher")
    rule: ClassVar[str] = "afritoria.poacher.steal"
    fields: ClassVar[tuple[Field, ...]] = (
        Who("player", N_("From whom?"), N_("Whose top card is taken, or nothing."), "afritoria.poacher.steal").after(
            "from", "of"
        ),
    )

    player: str = ""
    """The name of the other player; empty for nobody."""


def refuse_steal(state: State, move: Steal) -> IllegalMove | None:
    """Returns why the move is not allowed, or None.

    `afritoria.poacher.steal`: from another player with a points pile, or from nobody.
    """
    known = _list_victims(state)
    if not move.player or move.player in known:
        return None
    players = state.setup.players
    if move.player not in players:
        return IllegalMove(
            N_("Nobody here is called “{name}”."),
            place="player",
            known=known,
            rule="afritoria.poacher.steal",
            name=move.player,
        )
    return IllegalMove(
        N_("“{name}” has no points pile that {player} could steal from."),
        place="player",
        known=known,
        rule="afritoria.poacher.steal",
        name=move.player,
        player=players[state.seat],
    )


def after_steal(state: State, move: Steal, events: Events) -> State:
    """Returns the state after the move, and adds its events.

    `afritoria.poacher.steal`: the visible card of somebody goes onto the own pile.
    """
    rule, thief = "afritoria.poacher.steal", state.setup.players[state.seat]
    if not move.player:
        events.append(Event("steals-nothing", "afritoria.question.specials-optional", thief))
        return distribute_market(state, events)
    victim = state.setup.players.index(move.player)
    *rest, card = state.piles[victim]
    worth = c.CARDS[card]
    events.append(Event("steals", rule, thief, worth, (("card", card), ("victim", move.player))))
    events.append(Event("loses", rule, move.player, -worth, (("card", card), ("count", worth))))
    state = state._replace(piles=replace_at(state.piles, victim, tuple(rest)))
    return distribute_market(add_to_pile(state, state.seat, card), events)


def legal_steal(state: State) -> Iterator[Steal]:
    """Yields the legal moves: from nobody, or from one of those who have a card."""
    yield Steal()
    yield from map(Steal, _list_victims(state))


def work_specials(state: State, events: Events) -> State:
    """Returns the state after rangers and poachers worked, or as far as a player has to choose (step 3 of a round)."""
    played = state.played
    rangers = [seat for seat, card in enumerate(played) if card == c.RANGER]
    poachers = [seat for seat, card in enumerate(played) if card == c.POACHER]
    if not rangers and not poachers:
        return distribute_market(state, events)
    gone = [played[seat] for seat in (*rangers, *poachers)]
    state = state._replace(
        played=tuple("" if card in c.SPECIALS else card for card in played), discarded=(*state.discarded, *gone)
    )
    besides = state.ranger_works and len(rangers) == 1 and len(poachers) == 2
    if cancelled := None if besides else _cancel(len(rangers), len(poachers)):
        events.append(cancelled)
        return distribute_market(state, events)
    if not rangers:
        return _work_poacher(state, poachers[0], events)
    if besides:
        events.append(Event("ranger-beside-poachers", "afritoria.ranger.beside-poachers"))
    elif poachers:
        events.append(Event("poacher-void", "afritoria.ranger.cancel", state.setup.players[poachers[0]]))
    return _work_ranger(state, rangers[0], events)


def _cancel(rangers: int, poachers: int) -> Event | None:
    """afritoria.special.cancel: the event if so many rangers and poachers cancel each other; None if one works."""
    if rangers + poachers > 2:
        return Event("three-specials", "afritoria.special.cancel.three")
    if rangers == 2:
        return Event("two-rangers", "afritoria.special.cancel.two-rangers")
    if poachers == 2:
        return Event("two-poachers", "afritoria.special.cancel.two-poachers")
    return None


def _work_ranger(state: State, seat: int, events: Events) -> State:
    """afritoria.ranger.pick: the player picks, if there is something to pick."""
    if _list_wild(state):
        return state._replace(phase="pick", seat=seat)
    events.append(Event("nothing-to-pick", "afritoria.ranger.pick", state.setup.players[seat]))
    return distribute_market(state, events)


def _work_poacher(state: State, seat: int, events: Events) -> State:
    """afritoria.poacher.steal: the player steals, if there is somebody to steal from."""
    state = state._replace(seat=seat)
    if _list_victims(state):
        return state._replace(phase="steal")
    events.append(Event("nothing-to-steal", "afritoria.poacher.steal", state.setup.players[seat]))
    return distribute_market(state, events)


def _list_wild(state: State) -> list[str]:
    """The wildlife cards of the market."""
    return [card for card in state.market if card not in c.SPECIALS]


def _list_victims(state: State) -> list[str]:
    """The other players with a card to steal."""
    return [name for i, name in enumerate(state.setup.players) if i != state.seat and state.piles[i]]
