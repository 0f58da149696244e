"""What people read when a move of Africana is refused: the reason, its place, what is allowed, the rule."""

from __future__ import annotations

from typing import Any

import pytest

import scorer
from scorer import tracking
from scorer.games.africana.tracking.buying import Buy, Leaf
from scorer.games.africana.tracking.cards import FACE_DOWN, AdventureCard, ExpeditionCard
from scorer.games.africana.tracking.counting import Count
from scorer.games.africana.tracking.display import End, Expedition
from scorer.games.africana.tracking.drawing import Card, Draw
from scorer.games.africana.tracking.example import example_decks, example_map
from scorer.games.africana.tracking.limits import Discard, Drop
from scorer.games.africana.tracking.state import State
from scorer.games.africana.tracking.travelling import Complete, Finish, Go, Join
from scorer.tracking.moves import Move
from tests.support.play import begin, play

MAP, DECKS = example_map(), example_decks()
PLACES = ", ".join(MAP["places"])
TO_CAIRO = Expedition("", "Napoli", "Cairo", 3, 4)


def changed(data: Any, *path: Any, to: Any) -> Any:
    """JSON with one value changed; None takes it out."""
    if len(path) == 1 and to is None:
        if isinstance(data, dict):
            return {key: value for key, value in data.items() if key != path[0]}
        return [value for i, value in enumerate(data) if i != path[0]]
    new = to if len(path) == 1 else changed(data[path[0]], *path[1:], to=to)
    if isinstance(data, dict):
        return data | {path[0]: new}
    return [new if i == path[0] else value for i, value in enumerate(data)]


def renamed_map(old: str, new: str) -> dict[str, Any]:
    places = {new if name == old else name: place for name, place in MAP["places"].items()}
    return MAP | {"places": places, "routes": [[new if x == old else x for x in route] for route in MAP["routes"]]}


def begun(**options: Any) -> State:
    """A game of two before its first expedition."""
    return begin(State, "africana", ["Ann", "Ben"], **options)


def given(state: State, **values: Any) -> State:
    """The state when the first company has something more."""
    first, *rest = state.companies
    return state._replace(companies=(first._replace(**values), *rest))


def south(state: State) -> State:
    """The state when all places of the south are known."""
    places = [state.map.places[0]._replace(name=f"S{i}", half="south") for i in range(11)]
    return state._replace(map=state.map._replace(places=(*state.map.places, *places)))


TABLE = play(begun(), *[TO_CAIRO] * 5)
DEALING = play(begun(hands=True), *[TO_CAIRO] * 5)
WITH_MAP = play(begun(map=MAP, hands=True), *[TO_CAIRO] * 5, Card("grey"), Card("grey"))
WITH_MAP = given(WITH_MAP, silver=30, travel=(1, 1, 1, 1, 1))
WITH_DECKS = given(play(begun(map=MAP, decks=DECKS), *[Expedition(f"A{i}") for i in range(1, 6)]), silver=30)
RICH = given(TABLE, silver=30, unseen=5)
BOUGHT = play(RICH, Buy("right", "north", kind="mask", goal="Congo"))
MASK = BOUGHT.companies[0].open[0]
UNTOLD = play(begun(), *[Expedition()] * 5)
LEFT_OPEN = AdventureCard("", "", "", None, None, half="north")
TELLING = given(UNTOLD, open=(LEFT_OPEN,), expeditions=(ExpeditionCard("Napoli", "Cairo", 1, 3), FACE_DOWN))
COUNTING = play(TELLING._replace(last=True, seat=1), End())
STATES: dict[str, State] = {
    "begun": begun(),
    "begun with decks": begun(decks=DECKS),
    "dealing": DEALING,
    "table": TABLE,
    "map": WITH_MAP,
    "decks": WITH_DECKS,
    "rich": RICH,
    "bought": BOUGHT,
    "opened": given(TABLE, open=(MASK,)),
    "full": play(given(TABLE, unseen=9), End()),
    "crowded": play(given(TABLE, open=(MASK,) * 4), End()),
    "refill": TABLE._replace(phase="refill", display=(None, *TABLE.display[1:])),
    "gone": play(WITH_MAP, Go("Cairo", "joker")),
    "joined": play(TABLE, Join(1, "1 silver")),
    "empty": play(WITH_MAP, Join(1), Go("Cairo", "joker"), Complete(1)),
    "marked": TABLE._replace(markers=((), (0,), (0,), (0,), (0,))),
    "spent": play(TABLE, Go("Cairo", "grey")),
    "coloured": play(RICH, Go("Cairo", "grey"), Go("Napoli", "orange"), Go("Cairo", "violet"), Go("Napoli", "joker")),
    "known top": play(RICH, Leaf("forward", "north", kind="mask", goal="Congo"), Leaf("back")),
    "kinds": BOUGHT._replace(met=(tuple(MASK._replace(kind=kind) for kind in "ABCDE"), ())),
    "twice": BOUGHT._replace(met=((MASK, MASK), ())),
    "helped": play(RICH, Buy("right", "north", helper="grey", goal="Congo")),
    "placed": RICH._replace(map=RICH.map._replace(places=WITH_MAP.map.places)),
    "south full": south(RICH),
    "face down": UNTOLD,
    "untold": play(UNTOLD, Join(2, "1 silver"), End()),
    "joined untold": play(UNTOLD, Join(2, "1 silver")),
    "ends untold": play(UNTOLD, Join(2, "1 silver"), Go("Cairo")),
    "bought untold": play(given(UNTOLD, silver=9), Buy("right", "north"), End(), Draw()),
    "arrived untold": play(given(UNTOLD, silver=9, open=(LEFT_OPEN,)), Go("Congo")),
    "counting": COUNTING,
}

CASES = [
    (
        "begun",
        End(),
        ("First the expeditions are revealed.\nAllowed: expedition\nRule: africana.setup.expeditions.display"),
    ),
    (
        "dealing",
        End(),
        ("First a travel card is drawn.\nAllowed: card\nRule: africana.setup.player"),
    ),
    (
        "refill",
        End(),
        ("First the empty expedition spaces are filled.\nAllowed: expedition\nRule: africana.refill"),
    ),
    (
        "full",
        End(),
        ("First the surplus hand cards are discarded.\nAllowed: discard\nRule: africana.limit.hand"),
    ),
    (
        "crowded",
        End(),
        ("First the surplus open adventures are discarded.\nAllowed: drop\nRule: africana.limit.adventures"),
    ),
    (
        "table",
        Expedition("", "Napoli", "Lagos", 1, 1),
        ("Expeditions are revealed only at the end of a turn.\nRule: africana.refill"),
    ),
    (
        "table",
        Discard("joker"),
        ("Limits are checked only at the end of a turn.\nRule: africana.limit.timing"),
    ),
    (
        "table",
        Card("grey"),
        ("No travel card is drawn now.\nRule: africana.action.draw"),
    ),
    (
        "bought",
        Draw(),
        (
            "Another action has already begun, and there is only one in each turn.\n"
            "Allowed: go on with the action, or end the turn\n"
            "Rule: africana.turn.action"
        ),
    ),
    (
        "dealing",
        Card("black"),
        (
            "colour: There is no such colour.\n"
            "Allowed: magenta, turquoise, grey, orange, violet\n"
            "Rule: africana.components.colours"
        ),
    ),
    (
        "begun with decks",
        Expedition("A1", "Napoli", "Cairo", 1, 1),
        (
            "start: What is printed on the card follows from the decks.\nAllowed: the card alone\n"
            "Rule: africana.components.expedition"
        ),
    ),
    (
        "begun with decks",
        Expedition("Z9"),
        (
            "card: The expedition “Z9” cannot be on top of the pile.\n"
            "Allowed: A1, A2, A3, A4, A5, A6, A7, A8, A9, A10\n"
            "Rule: africana.setup.expeditions.stack"
        ),
    ),
    (
        "begun",
        Expedition("A1"),
        (
            "card: There are no decks, so the card has no name.\n"
            "Allowed: what is printed on it\n"
            "Rule: africana.components.expedition"
        ),
    ),
    (
        "begun",
        Expedition("", "Napoli", "Cairo", -1, 1),
        ("silver: A number printed on a card is never below zero.\nRule: africana.components.expedition"),
    ),
    (
        "begun",
        Expedition("", "", "Cairo", 1, 1),
        (
            "start: The name of a place is missing.\n"
            "Allowed: Napoli, Cape Town, Lagos, Jidda\n"
            "Rule: africana.components.places"
        ),
    ),
    (
        "begun",
        Expedition("", "napoli ", "Cairo", 1, 1),
        (
            "start: “napoli ” differs from “Napoli” only in how it is written.\n"
            "Allowed: the name of a place as it was written before\n"
            "Rule: africana.components.places"
        ),
    ),
    (
        "begun",
        Expedition("", "Cairo", "Cairo", 1, 1),
        ("goal: Start place and destination are the same.\nRule: africana.components.expedition"),
    ),
    (
        "full",
        Discard("grey helper"),
        ("card: This card is not in hand.\nAllowed: a card in hand\nRule: africana.limit.hand"),
    ),
    (
        "full",
        Drop(1),
        (
            "Open adventures: 0\n"
            "Allowed: adventures are discarded while more than 3 are open\n"
            "Rule: africana.limit.adventures"
        ),
    ),
    (
        "crowded",
        Discard("joker"),
        ("Cards in hand: 2\nAllowed: cards are discarded while there are more than 5\nRule: africana.limit.hand"),
    ),
    (
        "crowded",
        Drop(5),
        (
            "number: The player has no adventure with the number 5.\n"
            "Allowed: a whole number from 1 to 4\n"
            "Rule: africana.limit.adventures"
        ),
    ),
    (
        "table",
        Finish(1),
        ("number: The player has no open adventures.\nRule: africana.adventure.complete"),
    ),
    (
        "known top",
        Buy("right", kind="mask", goal="Congo"),
        (
            "kind: It is already known what this card shows.\n"
            "Allowed: the move without anything about the card\n"
            "Rule: africana.components.adventure"
        ),
    ),
    (
        "opened",
        Finish(1),
        ("number: For this the explorer must be at Congo, but it is at Napoli.\nRule: africana.adventure.complete"),
    ),
    (
        "opened",
        Finish(2),
        ("number: The player has no adventure with the number 2.\nRule: africana.adventure.complete"),
    ),
    (
        "begun",
        Draw(),
        ("First the expeditions are revealed.\nAllowed: expedition\nRule: africana.setup.expeditions.display"),
    ),
    (
        "rich",
        Leaf("back", "north"),
        (
            "direction: There is no card on this side of the book.\n"
            "Allowed: forward, to the left side\n"
            "Rule: africana.action.buy.leaf.direction"
        ),
    ),
    (
        "rich",
        Buy("left", "north"),
        ("side: There is no card on this side of the book.\nAllowed: right\nRule: africana.action.buy.top"),
    ),
    (
        "table",
        Buy("right", "north"),
        ("This costs 5 silver; Ann has 2.\nRule: africana.action.buy.price"),
    ),
    (
        "rich",
        Leaf("forward"),
        (
            "half: It is not known yet in which half of the map Napoli lies.\n"
            "Allowed: north, south\n"
            "Rule: africana.action.buy.hemisphere"
        ),
    ),
    (
        "bought",
        Leaf("forward", "north"),
        (
            "half: It is already known in which half of the map Napoli lies.\n"
            "Allowed: leave this out\n"
            "Rule: africana.action.buy.hemisphere"
        ),
    ),
    (
        "south full",
        Leaf("forward", "south"),
        (
            "half: Napoli cannot lie in this half of the map: 11 other places already do.\n"
            "Allowed: S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10\n"
            "Rule: africana.components.places"
        ),
    ),
    (
        "rich",
        Finish(1),
        ("number: The player has no open adventures.\nRule: africana.adventure.complete"),
    ),
    (
        "face down",
        Complete(1),
        ("space: Ann has not joined this expedition.\nRule: africana.expedition.complete"),
    ),
    (
        "untold",
        Join(2),
        (
            "space: Ann has joined this expedition in Napoli, so it starts there; the explorer is at Cape Town.\n"
            "Rule: africana.expedition.join"
        ),
    ),
    (
        "joined untold",
        Complete(2, 3),
        (
            "space: This expedition starts in Napoli, where Ann has joined it, so it does not end there.\n"
            "Rule: africana.components.expedition"
        ),
    ),
    (
        "ends untold",
        Complete(2),
        (
            "silver: It is not known how much silver this card brings.\nAllowed: the number printed on the card\n"
            "Rule: africana.components.expedition"
        ),
    ),
    (
        "ends untold",
        Complete(2, -1),
        ("silver: A number printed on a card is never below zero.\nRule: africana.components.expedition"),
    ),
    (
        "opened",
        Finish(1, "mask", "", 2),
        ("number: For this the explorer must be at Congo, but it is at Napoli.\nRule: africana.adventure.complete"),
    ),
    (
        "bought untold",
        Finish(1, "mask", "", 2),
        (
            "number: Napoli lies in the same half of the map as the book that this adventure was bought from.\n"
            "Rule: africana.setup.books"
        ),
    ),
    (
        "arrived untold",
        Finish(1),
        (
            "kind: An adventure is either an artifact or a helper.\n"
            "Allowed: a kind of artifact or the colour of a helper\nRule: africana.components.adventure"
        ),
    ),
    (
        "arrived untold",
        Finish(1, helper="grey", points=2),
        ("points: A helper adventure gives neither silver nor points.\nRule: africana.adventure.helper"),
    ),
    (
        "arrived untold",
        Finish(1, "mask"),
        (
            "silver: It is not known how much silver this card brings.\nAllowed: the number printed on the card\n"
            "Rule: africana.adventure.artifact"
        ),
    ),
    (
        "map",
        Go("Cairo"),
        (
            "card: Which card was played has to be told, as it is checked in this game.\n"
            "Allowed: magenta, turquoise, grey, orange, violet, joker\nRule: africana.action.move.step"
        ),
    ),
    (
        "counting",
        End(),
        ("The game is over; what nobody has told is counted now.\nAllowed: count\nRule: africana.end.round"),
    ),
    (
        "table",
        Count(),
        ("This is counted when the game is over.\nRule: africana.end.round"),
    ),
    (
        "counting",
        Count(2, open_artifacts=1),
        ("expeditions: 2 is not possible.\nAllowed: a whole number, 3 or more\nRule: africana.score.expeditions"),
    ),
    (
        "counting",
        Count(3),
        ("“open_artifacts” is missing.\nAllowed: a whole number from 0 to 1\nRule: africana.score.open"),
    ),
    (
        "counting",
        Count(3, 4, 1),
        ("artifact_points: This is known already.\nAllowed: leave this out\nRule: africana.score.artifacts"),
    ),
    (
        "decks",
        Buy("right"),
        (
            "card: It is not known which card this is.\n"
            "Allowed: north 1, north 2, north 3, north 4, north 5, north 6, north 7, north 8, north 9, "
            "north 10, north 11, north 12, north 13, north 14, north 15\n"
            "Rule: africana.components.adventure"
        ),
    ),
    (
        "decks",
        Buy("right", "", "south 1"),
        (
            "card: There is no card “south 1” among the cards of this book that are not known yet.\n"
            "Did you mean “north 1”?\n"
            "Allowed: north 1, north 2, north 3, north 4, north 5, north 6, north 7, north 8, north 9, "
            "north 10, north 11, north 12, north 13, north 14, north 15\n"
            "Rule: africana.setup.books"
        ),
    ),
    (
        "decks",
        Buy("right", "", "north 1", "mask"),
        (
            "kind: What is printed on the card follows from the decks.\nAllowed: the card alone\n"
            "Rule: africana.components.adventure"
        ),
    ),
    (
        "rich",
        Buy("right", "north", "north 1"),
        (
            "card: There are no decks, so the card has no name.\n"
            "Allowed: what is printed on it\n"
            "Rule: africana.components.adventure"
        ),
    ),
    (
        "rich",
        Buy("right", "north", kind="mask", helper="grey", goal="Congo"),
        (
            "kind: An adventure is either an artifact or a helper.\n"
            "Allowed: a kind of artifact or the colour of a helper\n"
            "Rule: africana.components.adventure"
        ),
    ),
    (
        "rich",
        Buy("right", "north", kind="grey", goal="Congo"),
        (
            "kind: This is the colour of a helper, not a kind of artifact: grey\n"
            "Allowed: leave out the kind of artifact and give this colour as the helper’s\n"
            "Rule: africana.components.adventure.artifacts"
        ),
    ),
    (
        "kinds",
        Buy("right", kind="F", goal="Congo"),
        (
            "kind: “F” would be a new kind of artifact, but 5 have already been named.\n"
            "Allowed: A, B, C, D, E\n"
            "Rule: africana.components.adventure.artifacts"
        ),
    ),
    (
        "twice",
        Buy("right", kind="mask", goal="Congo"),
        (
            "kind: All artifacts of the kind “mask” in this book are known already: 2\n"
            "Rule: africana.components.adventure.artifacts"
        ),
    ),
    (
        "rich",
        Buy("right", "north", kind="mask", goal="Congo", points=-1),
        ("points: A number printed on a card is never below zero.\nRule: africana.components.adventure.artifacts"),
    ),
    (
        "rich",
        Buy("right", "north", helper="black", goal="Congo"),
        (
            "helper: There is no such colour.\n"
            "Allowed: magenta, turquoise, grey, orange, violet\n"
            "Rule: africana.components.adventure.helpers"
        ),
    ),
    (
        "helped",
        Buy("right", helper="grey", goal="Congo"),
        (
            "helper: The helper adventure of this colour in this book is known already.\n"
            "Rule: africana.components.adventure.helpers"
        ),
    ),
    (
        "rich",
        Buy("right", "north", helper="grey", goal="Congo", points=1),
        ("points: A helper adventure gives neither silver nor points.\nRule: africana.adventure.helper"),
    ),
    (
        "rich",
        Buy("right", "north", kind="mask", goal="Napoli"),
        (
            "goal: Napoli lies in the same half of the map as the book.\n"
            "Allowed: a place in the other half of the map\n"
            "Rule: africana.setup.books"
        ),
    ),
    (
        "south full",
        Buy("right", "north", kind="mask", goal="Congo"),
        (
            "goal: Congo cannot lie in this half of the map: 11 other places already do.\n"
            "Allowed: S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10\n"
            "Rule: africana.components.places"
        ),
    ),
    (
        "placed",
        Buy("right", kind="mask", goal="Atlantis"),
        (
            "goal: “Atlantis” would be a new place, but 22 places have already been named.\n"
            "Allowed: Napoli, Tripoli, Cairo, Aswan, Jidda, Timbuctoo, Lagos, Addis Abeba, Place 16, Place "
            "17, Place 18, Congo, Leopoldville, Serengeti, Zanzibar, Mozambique, Port Natal, Cape Town, "
            "Place 19, Place 20, Place 21, Place 22\n"
            "Rule: africana.components.places"
        ),
    ),
    (
        "map",
        Go("Napoli", "grey"),
        ("to: The explorer is at Napoli already.\nRule: africana.action.move.step"),
    ),
    (
        "map",
        Go("Cape Town", "grey"),
        (
            "to: No travel route leads from Napoli to Cape Town.\n"
            "Allowed: Tripoli, Cairo, Place 16\n"
            "Rule: africana.action.move.step"
        ),
    ),
    (
        "map",
        Go("Atlantis", "grey"),
        (
            "to: There is no place “Atlantis” on the map.\n"
            "Allowed: Napoli, Tripoli, Cairo, Aswan, Jidda, Timbuctoo, Lagos, Addis Abeba, Place 16, Place "
            "17, Place 18, Congo, Leopoldville, Serengeti, Zanzibar, Mozambique, Port Natal, Cape Town, "
            "Place 19, Place 20, Place 21, Place 22\n"
            "Rule: africana.components.places"
        ),
    ),
    (
        "map",
        Go("Cairo", "magenta"),
        (
            "card: This card shows no symbol of Cairo.\n"
            "Allowed: a card with a symbol of the place, the joker, or any card for 5 silver\n"
            "Rule: africana.action.move.step"
        ),
    ),
    (
        "map",
        Go("Cairo", "grey helper"),
        ("card: This card is not in hand.\nAllowed: a card in hand\nRule: africana.action.move.step"),
    ),
    (
        "gone",
        Go("Aswan", "joker"),
        ("card: This card has been used in this action and lies on the table.\nRule: africana.action.move.once"),
    ),
    (
        "spent",
        Go("Aswan", "grey"),
        ("card: No travel card is left in hand; each step needs a card of its own.\nRule: africana.action.move.many"),
    ),
    (
        "map",
        Go("Cairo", "joker", True),
        (
            "recolour: The joker stands for any colour anyway.\n"
            "Allowed: leave this out\n"
            "Rule: africana.action.move.recolour"
        ),
    ),
    (
        "table",
        Go("Cairo", "grey", True),
        ("recolour: This costs 5 silver; Ann has 2.\nRule: africana.action.move.recolour"),
    ),
    (
        "coloured",
        Go("Cairo", "magenta"),
        (
            "card: Cairo was reached with cards of two other colours before, and no place shows three "
            "symbols.\n"
            "Rule: africana.components.places"
        ),
    ),
    (
        "table",
        Join(6),
        ("space: There is no expedition space 6.\nAllowed: a whole number from 1 to 5\nRule: africana.expedition.join"),
    ),
    (
        "empty",
        Join(1),
        ("space: Expedition space 1 is empty.\nRule: africana.expedition.empty-space"),
    ),
    (
        "joined",
        Join(1),
        ("space: Ann has joined this expedition already.\nRule: africana.expedition.join.once"),
    ),
    (
        "gone",
        Join(1),
        ("space: For this the explorer must be at Napoli, but it is at Cairo.\nRule: africana.expedition.join"),
    ),
    (
        "marked",
        Join(1, "1 silver"),
        ("All of Ann’s markers are on expeditions: 4\nRule: africana.expedition.join.markers"),
    ),
    (
        "map",
        Join(1, "1 silver"),
        ("bonus: The bonus of this space is known.\nAllowed: leave this out\nRule: africana.setup.bonus"),
    ),
    (
        "table",
        Join(1),
        (
            "bonus: It is not known which bonus is printed above this space.\n"
            "Allowed: 1 silver, 2 silver, a travel card\n"
            "Rule: africana.expedition.bonus"
        ),
    ),
    (
        "table",
        Complete(1),
        ("space: Ann has not joined this expedition.\nRule: africana.expedition.complete"),
    ),
    (
        "joined",
        Complete(1),
        ("space: For this the explorer must be at Cairo, but it is at Napoli.\nRule: africana.expedition.complete"),
    ),
]


@pytest.mark.measured
@pytest.mark.parametrize(("name", "move", "text"), CASES, ids=[f"{case[0]}-{case[1].to_dict()}" for case in CASES])
def test_a_refusal_says_why_and_what_is_allowed(name: str, move: Move, text: str) -> None:
    error = tracking.why_not(STATES[name], move)
    assert error is not None
    assert error.text("en") == text
    assert move not in list(tracking.legal_moves(STATES[name]))


OPTIONS: list[tuple[dict[str, Any], str]] = [
    (
        {"map": changed(MAP, "places", to=3)},
        ("options.map.places: 3 is not an object.\nAllowed: an object\nRule: africana.components.places"),
    ),
    (
        {"map": changed(MAP, "places", to=None)},
        ("options.map: “places” is missing.\nRule: africana.components.places"),
    ),
    (
        {"map": changed(MAP, "what", to=3)},
        ("options.map: There is no key “what” here.\nAllowed: places, routes, bonuses"),
    ),
    (
        {"map": changed(MAP, "places", "Cairo", to=None)},
        (
            "options.map.places: Places of this map in the north: 10, in the south: 11\n"
            "Allowed: 11 places in each half\n"
            "Rule: africana.components.places"
        ),
    ),
    (
        {"map": changed(MAP, "places", "Cairo", "half", to="west")},
        (
            "options.map.places.Cairo.half: “west” is not one of these words.\n"
            "Allowed: north, south\n"
            "Rule: africana.components.places"
        ),
    ),
    (
        {"map": changed(MAP, "places", "Cairo", "half", to="south")},
        (
            "options.map.places: Places of this map in the north: 10, in the south: 12\n"
            "Allowed: 11 places in each half\n"
            "Rule: africana.components.places"
        ),
    ),
    (
        {"map": changed(MAP, "places", "Cairo", "symbols", to=[])},
        (
            "options.map.places.Cairo.symbols: These are not the symbols of one place.\n"
            "Allowed: one symbol, or 2 different ones\n"
            "Rule: africana.components.places"
        ),
    ),
    (
        {"map": changed(MAP, "places", "Cairo", "symbols", to=["grey", "grey"])},
        (
            "options.map.places.Cairo.symbols: These are not the symbols of one place.\n"
            "Allowed: one symbol, or 2 different ones\n"
            "Rule: africana.components.places"
        ),
    ),
    (
        {"map": changed(MAP, "places", "Cairo", "symbols", to=["grey", "violet", "orange"])},
        (
            "options.map.places.Cairo.symbols: These are not the symbols of one place.\n"
            "Allowed: one symbol, or 2 different ones\n"
            "Rule: africana.components.places"
        ),
    ),
    (
        {"map": changed(MAP, "places", "Cairo", "symbols", 0, to="green")},
        (
            "options.map.places.Cairo.symbols[0]: “green” is not one of these words.\n"
            "Did you mean “grey”?\n"
            "Allowed: magenta, turquoise, grey, orange, violet\n"
            "Rule: africana.components.places"
        ),
    ),
    (
        {"map": changed(MAP, "places", "", to={"half": "north", "symbols": ["grey"]})},
        (
            "options.map.places: “” is not a name.\n"
            "Allowed: text on one line that is not empty, 100 characters at most\n"
            "Rule: africana.components.places"
        ),
    ),
    (
        {"map": changed(MAP, "routes", to=1)},
        ("options.map.routes: 1 is not a list.\nAllowed: a list\nRule: africana.components.places"),
    ),
    (
        {"map": changed(MAP, "routes", 0, to=["Cairo"])},
        (
            'options.map.routes[0]: ["Cairo"] is not a route.\n'
            "Allowed: a list of two different places\n"
            "Rule: africana.components.board"
        ),
    ),
    (
        {"map": changed(MAP, "routes", 0, to=["Cairo", "Cairo"])},
        (
            'options.map.routes[0]: ["Cairo", "Cairo"] is not a route.\n'
            "Allowed: a list of two different places\n"
            "Rule: africana.components.board"
        ),
    ),
    (
        {"map": changed(MAP, "routes", 0, 1, to="Atlantis")},
        (
            "options.map.routes[0][1]: “Atlantis” is not one of these words.\n"
            f"Allowed: {PLACES}\n"
            "Rule: africana.components.board"
        ),
    ),
    (
        {"map": changed(MAP, "routes", to=[])},
        (
            "options.map.routes: The map is not connected: Tripoli cannot be reached from Napoli.\n"
            "Rule: africana.components.board"
        ),
    ),
    (
        {"map": changed(MAP, "bonuses", to=["1 silver"])},
        ("options.map.bonuses: Entries in this list: 1\nAllowed: exactly 5 entries\nRule: africana.setup.bonus"),
    ),
    (
        {"map": changed(MAP, "bonuses", 2, to="3 silver")},
        (
            "options.map.bonuses[2]: “3 silver” is not one of these words.\n"
            "Did you mean “2 silver”?\n"
            "Allowed: 1 silver, 2 silver, travel card\n"
            "Rule: africana.setup.bonus"
        ),
    ),
    (
        {"decks": changed(DECKS, "expeditions", to="x")},
        ("options.decks.expeditions: “x” is not a list.\nAllowed: a list"),
    ),
    (
        {"decks": changed(DECKS, "expeditions", 0, to=None)},
        (
            "options.decks.expeditions: Entries in this list: 33\n"
            "Allowed: exactly 34 entries\n"
            "Rule: africana.components.expedition"
        ),
    ),
    (
        {"decks": changed(DECKS, "expeditions", 0, to=3)},
        ("options.decks.expeditions[0]: 3 is not an object.\nAllowed: an object\nRule: africana.components.expedition"),
    ),
    (
        {"decks": changed(DECKS, "expeditions", 0, "letter", to="D")},
        (
            "options.decks.expeditions[0].letter: “D” is not one of these words.\n"
            "Allowed: A, B, C\n"
            "Rule: africana.components.expedition"
        ),
    ),
    (
        {"decks": changed(DECKS, "expeditions", 0, "goal", to="Napoli")},
        (
            "options.decks.expeditions[0].goal: Start place and destination are the same.\n"
            "Rule: africana.components.expedition"
        ),
    ),
    (
        {"decks": changed(DECKS, "expeditions", 0, "card", to="A2")},
        ("options.decks.expeditions: Cards called “A2”: 2\nAllowed: a name of its own for each card"),
    ),
    (
        {"decks": changed(DECKS, "expeditions", 0, "silver", to=-1)},
        (
            "options.decks.expeditions[0].silver: −1 is not possible.\n"
            "Allowed: a whole number, 0 or more\n"
            "Rule: africana.components.expedition"
        ),
    ),
    (
        {"decks": changed(DECKS, "expeditions", 0, "start", to="")},
        (
            "options.decks.expeditions[0].start: “” is not a name.\n"
            "Allowed: text on one line that is not empty, 100 characters at most\n"
            "Rule: africana.components.expedition"
        ),
    ),
    (
        {"decks": changed(DECKS, "adventures", 0, to=None)},
        (
            "options.decks.adventures: Cards of this book: 14\n"
            "Allowed: 15 cards in each book\n"
            "Rule: africana.components.adventure"
        ),
    ),
    (
        {"decks": changed(DECKS, "adventures", 0, "book", to="south")},
        (
            "options.decks.adventures: Cards of this book: 14\n"
            "Allowed: 15 cards in each book\n"
            "Rule: africana.components.adventure"
        ),
    ),
    (
        {"decks": changed(DECKS, "adventures", 0, "kind", to="mask")},
        (
            "options.decks.adventures: These are not the artifacts of one book.\n"
            "Allowed: 5 kinds in each book, 2 of each\n"
            "Rule: africana.components.adventure.artifacts"
        ),
    ),
    (
        {"decks": changed(DECKS, "adventures", 10, "helper", to="orange")},
        (
            "options.decks.adventures: These are not the helpers of one book.\n"
            "Allowed: one helper of each colour in each book\n"
            "Rule: africana.components.adventure.helpers"
        ),
    ),
    (
        {"decks": changed(DECKS, "adventures", 0, "goal", to="Cairo")},
        (
            "options.decks.adventures: Both books have the destination Cairo,"
            " but their destinations lie in different halves of the map.\n"
            "Rule: africana.setup.books"
        ),
    ),
    (
        {"decks": changed(DECKS, "adventures", 0, "goal", to="Atlantis")},
        (
            "options.decks: Different places on these cards: 12\n"
            "Allowed: at most 11 places\n"
            "Rule: africana.components.places"
        ),
    ),
    (
        {"decks": DECKS | {"expeditions": [card | {"letter": "B"} for card in DECKS["expeditions"]]}},
        (
            "options.decks.expeditions: Cards with the letter A: 0\n"
            "Allowed: at least 5 cards\n"
            "Rule: africana.setup.expeditions.display"
        ),
    ),
    (
        {
            "decks": DECKS
            | {"expeditions": [{**card, "letter": card["letter"].replace("C", "B")} for card in DECKS["expeditions"]]}
        },
        (
            "options.decks.expeditions: Cards with the letter C: 0\n"
            "Allowed: at least 10 cards\n"
            "Rule: africana.setup.expeditions.remove"
        ),
    ),
    (
        {
            "map": changed(changed(MAP, "places", "Congo", "half", to="north"), "places", "Cairo", "half", to="south"),
            "decks": DECKS,
        },
        (
            "options.decks.adventures: Congo is a destination in a book that lies in the same half of the map.\n"
            "Rule: africana.setup.books"
        ),
    ),
    (
        {"map": renamed_map("Congo", "Kongo"), "decks": DECKS},
        (
            "options.decks: There is no place “Congo” on the map.\n"
            "Did you mean “Kongo”?\n"
            f"Allowed: {PLACES.replace('Congo', 'Kongo')}\n"
            "Rule: africana.components.places"
        ),
    ),
    (
        {"map": renamed_map("Jidda", "Jeddah")},
        ("options.map.places: Jidda is missing; a company starts there.\nRule: africana.setup.player"),
    ),
    (
        {"map": changed(MAP, "places", "A\nB", to={"half": "north", "symbols": ["grey"]})},
        (
            "options.map.places: “A\\nB” is not a name.\n"
            "Allowed: text on one line that is not empty, 100 characters at most\n"
            "Rule: africana.components.places"
        ),
    ),
    (
        {
            "decks": DECKS
            | {
                "adventures": [
                    card | {"kind": "other " + card["kind"]} if card["book"] == "south" and "kind" in card else card
                    for card in DECKS["adventures"]
                ]
            }
        },
        (
            "options.decks.adventures: Kinds of artifacts in both books together: 10\n"
            "Allowed: the same 5 kinds in both books\n"
            "Rule: africana.components.adventure.artifacts"
        ),
    ),
    (
        {"hands": 1},
        ("options.hands: 1 is neither true nor false.\nAllowed: true or false\nRule: africana.info.own"),
    ),
    (
        {"cards": True},
        ("options: There is no key “cards” here.\nDid you mean “hands”?\nAllowed: map, decks, hands"),
    ),
]


@pytest.mark.measured
@pytest.mark.parametrize(("options", "text"), OPTIONS, ids=[str(i) for i in range(len(OPTIONS))])
def test_what_is_wrong_with_a_map_or_decks_is_said(options: dict[str, Any], text: str) -> None:
    with pytest.raises(scorer.ScorerError) as caught:
        begun(**options)
    assert caught.value.text("en") == text


@pytest.mark.parametrize(
    ("name", "move", "allowed"),
    [
        ("begun", End(), "retkikunta"),
        ("refill", End(), "retkikunta"),
        ("dealing", Draw(), "kortti"),
        ("full", End(), "poista"),
        ("crowded", End(), "hylkää"),
    ],
)
def test_what_is_allowed_is_said_in_the_words_of_the_table(name: str, move: Move, allowed: str) -> None:
    error = tracking.why_not(STATES[name], move)
    assert error is not None
    assert error.text("fi").splitlines()[-2] == f"Sallittu: {allowed}"
