"""What is said while Africana is followed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....text.i18n import N_, NN_, Language
from .cards import DIRECTIONS, HAND_CARDS, HELPERS, JOKER, SIDES, TRAVEL, adventure_text, way_text
from .state import DISPLAY, REFILL, known_points
from .words import BONUSES, COLOURS, HALVES, say_kind

if TYPE_CHECKING:
    from .state import Company, State

EVENTS: dict[str, str | tuple[str, str]] = {
    "turned-up": NN_(
        "Expedition on space {space}, from {start} to {goal}: {silver} silver and {count} point",
        "Expedition on space {space}, from {start} to {goal}: {silver} silver and {count} points",
    ),
    "face-down": N_("An expedition is turned up on space {space}"),
    "draws": NN_("{player} draws {count} travel card", "{player} draws {count} travel cards"),
    "drawn": N_("{player} gets a travel card: {card}"),
    "no-card": N_("Too few travel cards are left for {player}"),
    "reshuffled": NN_(
        "The discard pile is shuffled and becomes the draw pile: {count} card",
        "The discard pile is shuffled and becomes the draw pile: {count} cards",
    ),
    "free-leaf": N_("{player} turns a page, which is free"),
    "leaf": N_("{player} turns a page for {silver} silver"),
    "buys": N_("{player} buys an adventure for {silver} silver"),
    "buys-artifact": N_("{player} buys an artifact adventure for {silver} silver: {kind}, to {goal}"),
    "buys-helper": N_("{player} buys a helper adventure for {silver} silver: {colour}, to {goal}"),
    "nothing-bought": N_("{player} buys nothing"),
    "goes": N_("{player} moves the explorer to {to} (card: {card})"),
    "goes-by-card": N_("{player} moves the explorer to {to} with a travel card"),
    "recolours-one": N_("{player} pays {silver} silver to change the colour of a card"),
    "recolours": N_("{player} pays {silver} silver to change the colour of a card: {card}"),
    "joins": N_("{player} joins the expedition from {start} to {goal}"),
    "joins-face-down": N_("{player} joins the expedition on space {space}, which starts in {start}"),
    "bonus": N_("{player} gets the joining bonus of {silver} silver"),
    "completes": NN_(
        "{player} completes the expedition from {start} to {goal}: {silver} silver, {points} point on the card",
        "{player} completes the expedition from {start} to {goal}: {silver} silver, {points} points on the card",
    ),
    "completes-untold": N_(
        "{player} completes the expedition from {start} to {goal}: {silver} silver; its points are not told yet"
    ),
    "marker-back": NN_(
        "{player} takes the marker back from this expedition: {points} point",
        "{player} takes the marker back from this expedition: {points} points",
    ),
    "artifact": NN_(
        "{player} completes an artifact adventure ({kind}) in {goal}: {silver} silver, {points} point on the card",
        "{player} completes an artifact adventure ({kind}) in {goal}: {silver} silver, {points} points on the card",
    ),
    "artifact-untold": N_(
        "{player} completes an artifact adventure ({kind}) in {goal}: {silver} silver; its points are not told yet"
    ),
    "helper": NN_(
        "{player} completes a helper adventure in {goal} and takes a helper card ({colour}): {points} point",
        "{player} completes a helper adventure in {goal} and takes a helper card ({colour}): {points} points",
    ),
    "helper-penalty": NN_(
        "{player} completes a helper adventure in {goal} and takes a helper card ({colour}): {points} point,"
        " as {number} of them cost {penalty}",
        "{player} completes a helper adventure in {goal} and takes a helper card ({colour}): {points} points,"
        " as {number} of them cost {penalty}",
    ),
    "nothing": N_("{player} does nothing this turn"),
    "cards-back": NN_(
        "{player} takes back {count} joker or helper card",
        "{player} takes back {count} joker or helper cards",
    ),
    "discarded": N_("{player} discards a travel card: {card}"),
    "removed": N_("{player} discards a card, which leaves the game: {card}"),
    "dropped": N_("{player} discards an open adventure, which leaves the game: {goal}"),
    "dropped-untold": N_("{player} discards an open adventure, which leaves the game"),
    "exact": N_("The last expedition card fills the last empty space, so the end of the game is not triggered yet"),
    "last-round": N_("The expedition pile is too small to fill all empty spaces: this is the last round"),
    "to-count": N_("All players have had the same number of turns: what nobody has told is counted now"),
    "over": N_("All players have had the same number of turns: the game is over"),
}

SPOKEN: dict[str, Callable[[str, Language], str]] = {
    "card": lambda card, say: say.gettext(HAND_CARDS[card]),
    "colour": lambda colour, say: say.gettext(COLOURS[colour]),
    "bonus": lambda bonus, say: say.gettext(BONUSES[bonus]),
    "half": lambda half, say: say.gettext(HALVES[half]),
    "direction": lambda direction, say: say.gettext(DIRECTIONS[direction]),
    "kind": say_kind,
    "side": lambda side, say: say.gettext(SIDES[side]),
}


def view(state: State, say: Language) -> list[str]:
    """Returns the state in a few lines in a language; the first one says where the game stands."""
    lines = [_turn(state, say)]
    for name, company in zip(state.setup.players, state.companies, strict=True):
        lines.append(
            say.gettext(
                "{player}: {place}, silver {silver}, hand {hand}, open adventures {open}, completed expeditions"
                " {expeditions}, artifacts {artifacts}, helpers {helpers}",
                player=name,
                place=company.place,
                silver=company.silver,
                hand=_hand(company, say),
                open=_open(company, say),
                expeditions=len(company.expeditions),
                artifacts=len(company.artifacts),
                helpers=company.helped,
            )
        )
    if untold := _untold(state):
        lines.append(say.gettext("Cards whose points are not told yet: {players}", players=", ".join(untold)))
    lines.append(say.gettext("Expeditions: {expeditions}", expeditions=_expeditions(state, say)))
    north, south = state.books
    lines.append(
        say.gettext(
            "Books, left and right: north {north_left} and {north_right}, south {south_left} and {south_right}",
            north_left=len(north.left),
            north_right=len(north.right),
            south_left=len(south.left),
            south_right=len(south.right),
        )
    )
    lines.append(
        say.gettext(
            "Expedition pile: {expeditions}, travel cards to draw: {travel}, discarded: {discarded}",
            expeditions=state.pile,
            travel=state.draw_pile,
            discarded=state.discard_pile,
        )
    )
    return lines


def _untold(state: State) -> list[str]:
    """Who has completed cards of which nobody has told the points, and how many."""
    found = []
    for name, company in zip(state.setup.players, state.companies, strict=True):
        known = (*known_points(company.expeditions), *known_points(company.artifacts))
        many = len(company.expeditions) + len(company.artifacts)
        if company.counted is None and (lacking := many - len(known)):
            found.append(f"{name} {lacking}")
    return found


def _turn(state: State, say: Language) -> str:
    if state.phase == "over":
        return say.gettext("The game is over.")
    if state.phase == "count":
        return say.gettext("The game is over; {player} counts what was not told", player=state.player)
    if state.phase in (DISPLAY, REFILL):
        count = min(state.pile, state.display.count(None))
        return say.ngettext("Reveal {count} more expedition", "Reveal {count} more expeditions", count, count=count)
    if state.last:
        return say.gettext("Round {round}, the last one; it is {player}’s turn", round=state.round, player=state.player)
    return say.gettext("Round {round}; it is {player}’s turn", round=state.round, player=state.player)


def _hand(company: Company, say: Language) -> str:
    """The number of cards, and those that are known."""
    known = [card for card, colour in TRAVEL.items() for _ in range(company.travel[colour])]
    known += [JOKER] * company.joker
    known += [card for card, colour in HELPERS.items() for _ in range(company.helpers[colour])]
    words = ", ".join(say.gettext(HAND_CARDS[card]) for card in known)
    return f"{company.hand} ({words})" if words else str(company.hand)


def _open(company: Company, say: Language) -> str:
    """The open adventures with the numbers by which moves call them."""
    cards = [adventure_text(number, card, say) for number, card in enumerate(company.open, 1)]
    return f"({', '.join(cards)})" if cards else "0"


def _expeditions(state: State, say: Language) -> str:
    """The expeditions on display: space, way, silver/points, and who has joined."""
    shown = []
    for space, (card, seats) in enumerate(zip(state.display, state.markers, strict=True), 1):
        if card is not None:
            joined = ", ".join(state.setup.players[seat] for seat in seats)
            numbers = f"{card.silver}/{card.points}" if card.goal else ""
            shown.append(" ".join([str(space), way_text(card), *filter(None, [numbers, joined and f"[{joined}]"])]))
    return say.series(shown) or say.gettext("none")
