"""Following a game of Africana, written from the rulebook.

Each test is named after the rule it is about. E1-E5 and B1-B4 number the worked examples.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import scorer
from scorer import tracking
from scorer.games.africana.tracking.buying import Buy, Leaf
from scorer.games.africana.tracking.cards import AdventureCard, ExpeditionCard
from scorer.games.africana.tracking.display import End, Expedition
from scorer.games.africana.tracking.drawing import Card, Draw
from scorer.games.africana.tracking.example import BONUSES, NORTH, ROUTES, SYMBOLS, example_decks, example_map
from scorer.games.africana.tracking.limits import Discard, Drop
from scorer.games.africana.tracking.map import Place
from scorer.games.africana.tracking.state import State, known_points, markers_left
from scorer.games.africana.tracking.travelling import Complete, Finish, Go, Join
from scorer.scoring.fields import OneOf
from scorer.text.errors import InvalidMove, language
from scorer.tracking.moves import Event, IllegalMove, Move
from tests.support.play import begin as begin_game, legal, play, refused as refused_by
from tests.support.tiers import each_once

NAMES = ("Ann", "Ben", "Cleo", "Dora")
CARDS = (*SYMBOLS, "joker", *[f"{colour} helper" for colour in SYMBOLS])
MAP, DECKS = example_map(), example_decks()
FULL: dict[str, Any] = {"map": MAP, "decks": DECKS, "hands": True}
MODES: dict[str, dict[str, Any]] = {
    "light": {},
    "hands": {"hands": True},
    "map": {"map": MAP},
    "decks": {"decks": DECKS},
    "full": FULL,
}
PILE = {2: 19, 3: 22, 4: 25}


def begin(count: int = 2, **options: Any) -> State:
    """A game before its first move."""
    return begin_game(State, "africana", NAMES[:count], **options)


def refused(state: State, move: Move, rule: str, place: str = "") -> IllegalMove:
    """A move that is refused because of this rule."""
    return refused_by(state, move, rule, place=place)


def events(state: State, move: Move) -> list[str]:
    """What a move brings about."""
    return [event.what for event in tracking.resolve(state, move)[1]]


def expedition(start: str = "Napoli", goal: str = "Cairo", silver: int = 3, points: int = 4) -> Expedition:
    return Expedition("", start, goal, silver, points)


def table(count: int = 2, *first: Expedition, hands: bool = False, **options: Any) -> State:
    """A game without decks at its first turn: these expeditions on display, others in Zanzibar."""
    others = [expedition("Zanzibar", "Congo", 1, 1)] * (5 - len(first))
    state = play(begin(count, hands=hands, **options), *first, *others)
    return play(state, *[Card("magenta")] * count) if hands else state


def give(state: State, seat: int = 0, **values: Any) -> State:
    """The state with something changed for one company."""
    companies = list(state.companies)
    companies[seat] = companies[seat]._replace(**values)
    return state._replace(companies=tuple(companies))


def places(state: State, *known: Place) -> State:
    """The state when these places are known."""
    return state._replace(map=state.map._replace(places=known))


TO_CAIRO = AdventureCard("mask", "", "Cairo", 2, 3)
HELPER_TO_CAIRO = AdventureCard("", "grey", "Cairo")


# Setup.


@pytest.mark.parametrize("count", [2, 3, 4])
def test_africana_setup_player(count: int) -> None:
    state = begin(count)
    expected = [("Napoli", 2), ("Cape Town", 2), ("Lagos", 3), ("Jidda", 4)][:count]
    assert [(company.place, company.silver) for company in state.companies] == expected
    for company in state.companies:
        assert (company.joker, company.unseen, company.hand) == (True, 1, 2)
    assert [markers_left(state, seat) for seat in range(count)] == [4] * count
    assert state.draw_pile == 60 - count
    assert [len(side) for book in state.books for side in book] == [0, 15, 0, 15]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_africana_setup_expeditions_display(count: int) -> None:
    state = begin(count)
    assert tracking.current_player(state) is None
    for space in range(1, 6):
        refused(state, End(), "africana.setup.expeditions.display")
        move = expedition(points=space)
        (event,) = tracking.resolve(state, move)[1]
        assert (event.rule, dict(event.values)["space"]) == ("africana.setup.expeditions.display", space)
        state = play(state, move)
    assert state.pile == PILE[count]
    assert tracking.current_player(state) == "Ann"
    refused(state, expedition(), "africana.refill")


def test_africana_setup_expeditions_display_is_seen() -> None:
    state = play(begin(), expedition(), expedition("Congo", "Lagos", 1, 2))
    assert tracking.view(state)[3] == "Expeditions: 1 Napoli – Cairo 3/4; 2 Congo – Lagos 1/2"


def test_africana_setup_expeditions_stack() -> None:
    state = begin(decks=DECKS)
    refused(state, Expedition("B1"), "africana.setup.expeditions.stack", "card")
    refused(play(state, Expedition("A1")), Expedition("A1"), "africana.setup.expeditions.stack", "card")
    refused(state, Expedition("A1", "Napoli", "Cairo"), "africana.components.expedition", place="start")
    refused(begin(), Expedition("A1"), "africana.components.expedition", "card")
    state = play(state, *[Expedition(f"A{number}") for number in range(1, 6)])
    first = DECKS["expeditions"][0]
    assert state.display[0] == ExpeditionCard(
        first["start"], first["goal"], first["silver"], first["points"], "A1", "A"
    )


def test_africana_setup_player_deal_of_known_hands() -> None:
    state = play(begin(3, hands=True), *[expedition()] * 5)
    refused(state, Draw(), "africana.setup.player")
    assert tracking.current_player(state) is None
    for colour in SYMBOLS[:3]:
        state = play(state, Card(colour))
    assert [company.travel for company in state.companies] == [(1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0)]
    assert (state.draw_pile, state.seat, tracking.current_player(state)) == (57, 0, "Ann")
    refused(state, Card("grey"), "africana.action.draw")
    refused(table(), Card("grey"), "africana.action.draw")


def test_africana_components_expedition_start_and_goal_differ() -> None:
    refused(begin(), expedition("Cairo", "Cairo"), "africana.components.expedition", "goal")
    refused(begin(), Expedition("", "Cairo", "Lagos", -1, 0), "africana.components.expedition", place="silver")


# Turns.


def test_africana_turn_order() -> None:
    state = table(3)
    for name in ("Ann", "Ben", "Cleo", "Ann"):
        assert tracking.current_player(state) == name
        state = play(state, Draw())
    assert state.round == 2


def test_africana_turn_action() -> None:
    state = give(table(map=MAP), silver=20, unseen=3)
    for first, others in (
        (Go("Tripoli", "joker"), (Draw(), Leaf("forward"), Buy("right", kind="mask", goal="Congo"))),
        (Leaf("forward"), (Draw(), Go("Tripoli", "joker"), Join(1), Complete(1), Finish(1))),
    ):
        begun = play(state, first)
        for move in others:
            refused(begun, move, "africana.turn.action")
        assert legal(begun, End())


def test_africana_turn_null() -> None:
    assert events(table(), End()) == ["nothing"]
    assert tracking.current_player(play(table(), End())) == "Ben"


# Action A.


def test_africana_action_draw() -> None:
    state = table()
    assert events(state, Draw()) == ["draws"]
    after = play(state, Draw())
    assert (after.companies[0].unseen, after.draw_pile, after.seat) == (3, 56, 1)
    assert Draw.reveals


def test_africana_action_draw_known_hands() -> None:
    state = play(table(hands=True), Draw())
    assert tracking.current_player(state) is None
    for move in (End(), Go("Cairo", "joker"), Draw()):
        refused(state, move, "africana.action.draw")
    state = play(state, Card("grey"), Card("violet"))
    assert state.companies[0].travel == (1, 0, 1, 0, 1)
    assert tracking.current_player(state) == "Ben"


@pytest.mark.parametrize("hands", [False, True])
def test_africana_action_draw_reshuffle(hands: bool) -> None:
    state = table(hands=hands)._replace(draw_pile=1, discard_pile=7)
    if hands:
        state = play(state, Draw(), Card("grey"))
        # Not before a card is needed.
        assert (state.draw_pile, state.discard_pile) == (0, 7)
        assert events(state, Card("grey")) == ["reshuffled", "drawn"]
        state = play(state, Card("grey"))
    else:
        assert events(state, Draw()) == ["draws", "reshuffled"]
        state = play(state, Draw())
    assert (state.draw_pile, state.discard_pile) == (6, 0)


def test_africana_action_draw_reshuffle_nothing_left() -> None:
    state = table()._replace(draw_pile=0, discard_pile=1)
    assert events(state, Draw()) == ["no-card", "draws", "reshuffled"]
    state = play(state, Draw())
    assert state.companies[0].unseen == 2
    assert events(state, Draw()) == ["no-card"]
    known = table(hands=True)._replace(draw_pile=0)
    assert tracking.current_player(play(known, Draw())) == "Ben"


# Action B.


def test_africana_action_buy_hemisphere() -> None:
    state = give(table(), silver=20)
    refused(state, Leaf("forward"), "africana.action.buy.hemisphere", "half")
    state = play(state, Leaf("forward", "north"))
    assert [len(side) for book in state.books for side in book] == [1, 14, 0, 15]
    refused(state, Leaf("forward", "north"), "africana.action.buy.hemisphere", "half")
    refused(state, Leaf("forward", "south"), "africana.action.buy.hemisphere", "half")
    state = play(state, End(), Leaf("forward", "south"))
    assert [len(side) for book in state.books for side in book] == [1, 14, 1, 14]
    # The map tells.
    known = table(map=MAP)
    refused(known, Leaf("forward", "north"), "africana.action.buy.hemisphere", "half")
    assert len(play(known, Leaf("forward")).books[0].left) == 1


def test_africana_action_buy_top() -> None:
    state = give(table(), silver=20)
    refused(state, Buy("left", "north", kind="mask", goal="Congo"), "africana.action.buy.top", "side")
    state = play(state, Leaf("forward", "north", kind="mask", goal="Congo", silver=2, points=3))
    # Known once it has been seen; the card under it on the other side is not.
    state = play(state, Buy("left"))
    assert state.companies[0].open == (AdventureCard("mask", "", "Congo", 2, 3),)
    decks = give(play(begin(decks=DECKS), *[Expedition(f"A{number}") for number in range(1, 6)]), silver=20)
    refused(decks, Buy("right"), "africana.components.adventure", place="card")
    refused(state, Buy("left", kind="mask", goal="Congo"), "africana.action.buy.top", "side")


def test_africana_action_buy_leaf() -> None:
    state = give(table(map=MAP), silver=1)
    for what, silver in (("free-leaf", 1), ("leaf", 0)):
        assert events(state, Leaf("forward")) == [what]
        state = play(state, Leaf("forward"))
        assert state.companies[0].silver == silver
    refused(state, Leaf("forward"), "africana.action.buy.leaf")
    # The next turn has a free page again, without any money.
    state = play(state, End(), End(), Leaf("back"))
    assert state.companies[0].silver == 0


def test_africana_action_buy_leaf_direction() -> None:
    state = give(table(map=MAP), silver=9)
    refused(state, Leaf("back"), "africana.action.buy.leaf.direction", "direction")
    state = play(state, Leaf("forward", kind="mask", goal="Congo"), Leaf("back"), Leaf("forward"), Leaf("back"))
    assert (len(state.books[0].left), state.companies[0].silver) == (0, 6)
    assert state.books[0].right[-1] == AdventureCard("mask", "", "Congo")
    refused(state, Leaf("forward", kind="mask", goal="Congo"), "africana.components.adventure", place="kind")


def test_africana_action_buy_price() -> None:
    state = give(table(map=MAP), silver=4)
    refused(state, Buy("right", kind="mask", goal="Congo"), "africana.action.buy.price")
    state = give(state, silver=5)
    assert any(move.name == "buy" for move in tracking.legal_moves(state))
    state = play(state, Buy("right", kind="mask", goal="Congo", points=2))
    assert (state.companies[0].silver, len(state.companies[0].open), len(state.books[0].right)) == (0, 1, 14)


@pytest.mark.parametrize(
    ("plan", "cost"),
    [("lb", 5), ("lllbb", 12), ("llr", 2), ("blblLb", 17)],
    ids=["B1", "B2", "B3", "B4"],
)
def test_africana_action_buy_many(plan: str, cost: int) -> None:
    state = give(table(map=MAP), silver=30)
    kinds = iter(["mask", "mask", "drum", "drum", "vase"])
    for step in plan:
        if step == "b":
            state = play(state, Buy("right", kind=next(kinds), goal="Congo"))
        else:
            state = play(state, Leaf("back" if step == "r" else "forward"))
    assert state.companies[0].silver == 30 - cost


def test_africana_action_buy_none() -> None:
    assert events(play(table(map=MAP), Leaf("forward")), End()) == ["nothing-bought"]


def test_africana_action_buy_limit() -> None:
    state = give(table(map=MAP), silver=30)
    for kind in ("mask", "mask", "drum", "drum", "vase"):
        state = play(state, Buy("right", kind=kind, goal="Congo"))
    assert len(state.companies[0].open) == 5
    assert scorer.score(tracking.tally(state)).players[0].total == 3
    refused(play(state, End()), End(), "africana.limit.adventures")


def test_africana_components_adventure_artifacts() -> None:
    state = give(table(map=MAP), silver=99)
    for kind in ("mask", "mask", "drum", "vase", "bowl", "stool"):
        state = play(state, Buy("right", kind=kind, goal="Congo"))
    rule = "africana.components.adventure.artifacts"
    refused(state, Buy("right", kind="mask", goal="Congo"), rule, "kind")
    refused(state, Buy("right", kind="cloth", goal="Congo"), rule, "kind")
    assert legal(state, Buy("right", kind="drum", goal="Congo"))
    refused(state, Buy("right", kind="drum", goal="Congo", silver=-1), rule, place="silver")
    # The other book has two more.
    other = play(state, End(), Drop(1), Drop(1), Drop(1))
    assert legal(give(other, 1, silver=9), Buy("right", kind="mask", goal="Cairo"))


def test_africana_components_adventure_helpers() -> None:
    state = play(give(table(map=MAP), silver=99), Buy("right", helper="grey", goal="Congo"))
    rule = "africana.components.adventure.helpers"
    refused(state, Buy("right", helper="grey", goal="Congo"), rule, "helper")
    assert legal(state, Buy("right", helper="violet", goal="Congo"))
    adventure = "africana.components.adventure"
    refused(state, Buy("right", kind="mask", helper="violet", goal="Congo"), adventure, "kind")
    refused(state, Buy("right", goal="Congo"), adventure, "kind")
    refused(state, Buy("right", helper="violet", goal="Congo", silver=1), "africana.adventure.helper", "silver")
    refused(state, Buy("right", helper="violet", goal="Congo", points=1), "africana.adventure.helper", "points")
    refused(state, Buy("right", "", "north 1"), adventure, "card")
    refused(state, Buy("right", kind="mask"), "africana.components.places", "goal")


def test_africana_setup_books_destinations_in_the_other_half() -> None:
    state = give(table(map=MAP), silver=99)
    refused(state, Buy("right", kind="mask", goal="Cairo"), "africana.setup.books", "goal")
    # Without a map: the explorer's own place, and what is known from other moves.
    light = give(give(table(), silver=99), 1, silver=99)
    refused(light, Buy("right", "north", kind="mask", goal="Napoli"), "africana.setup.books", "goal")
    light = play(light, Buy("right", "north", kind="mask", goal="Congo"))
    congo = light.map.find("Congo")
    assert congo is not None
    assert congo.half == "south"
    light = play(light, End())
    refused(light, Buy("right", "south", kind="mask", goal="Congo"), "africana.setup.books", "goal")


def test_africana_setup_books_decks() -> None:
    state = give(begin(**FULL), silver=99)
    state = play(state, *[Expedition(f"A{i}") for i in range(1, 6)], *[Card("grey")] * 2)
    refused(state, Buy("right", "", "south 1"), "africana.setup.books", "card")
    refused(state, Buy("right"), "africana.components.adventure", "card")
    refused(state, Buy("right", "", "north 1", "mask"), "africana.components.adventure", place="kind")
    state = play(state, Buy("right", "", "north 1"), Leaf("forward", "", "north 11"), Leaf("back"))
    refused(state, Buy("right", "", "north 11"), "africana.components.adventure", place="card")
    state = play(state, Buy("right"))
    assert [card.card for card in state.companies[0].open] == ["north 1", "north 11"]
    refused(state, Buy("right", "", "north 1"), "africana.setup.books", "card")


def test_africana_components_places() -> None:
    state = begin(map=MAP)
    refused(state, expedition("Atlantis"), "africana.components.places", "start")
    refused(state, expedition("Cairo", "Atlantis"), "africana.components.places", "goal")
    # Without a map 22 places can be named, 11 of them in each half.
    light = begin()
    light = play(light, *[expedition(f"North {i}", f"South {i}") for i in range(5)])
    north = [place for place in state.map.places if place.name in NORTH[1:6]]
    filled = places(light, *light.map.places, *north)
    assert len(filled.map.places) == 19
    assert legal(filled, Go("Place 20", "joker"))
    more = [filled.map.places[-1]._replace(name=f"X{i}") for i in range(3)]
    full = places(filled, *filled.map.places, *more)
    refused(full, Go("Place 23", "joker"), "africana.components.places", "to")
    refused(full, Go("x1", "joker"), "africana.components.places", "to")
    refused(light, Go("north  1", "joker"), "africana.components.places", "to")
    eleven = tuple([place._replace(half="north") for place in full.map.places[1:12]])
    half = places(full, full.map.places[0], *eleven, *full.map.places[12:])
    refused(half, Leaf("forward", "north"), "africana.components.places", "half")
    assert legal(half, Leaf("forward", "south"))
    refused(begin(), expedition(""), "africana.components.places", "start")
    almost = places(begin(), *full.map.places[:21])
    refused(almost, expedition("New", "Newer"), "africana.components.places", "goal")
    assert legal(almost, expedition("New", "Napoli"))


def test_africana_components_places_two_symbols() -> None:
    state = give(table(), unseen=5, silver=9)
    state = play(state, Go("Cairo", "grey"), Go("Aswan", "joker"), Go("Cairo", "violet"), Go("Aswan", "grey"))
    refused(state, Go("Cairo", "orange"), "africana.components.places", "card")
    assert legal(state, Go("Cairo", "grey"))
    assert legal(state, Go("Cairo", "orange", recolour=True))


# Action C.


def test_africana_action_move_step() -> None:
    state = give(table(map=MAP, hands=True), travel=(2, 2, 2, 2, 2))
    refused(state, Go("Napoli", "grey"), "africana.action.move.step", "to")
    refused(state, Go("Cape Town", "grey"), "africana.action.move.step", "to")
    refused(state, Go("Atlantis", "grey"), "africana.components.places", "to")
    assert state.map.find("Cairo").symbols == ("grey", "violet")  # type: ignore[union-attr]
    for colour in SYMBOLS:
        if colour in ("grey", "violet"):
            after = play(state, Go("Cairo", colour))
            assert after.companies[0].place == "Cairo"
            assert sum(after.companies[0].travel) == 9
        else:
            refused(state, Go("Cairo", colour), "africana.action.move.step", "card")
    refused(give(state, travel=(2, 2, 0, 0, 0)), Go("Cairo", "grey"), "africana.action.move.step", "card")


def test_africana_action_move_many() -> None:
    state = play(give(table(), unseen=3), Go("Cairo", "grey"), Go("Napoli", "grey"), Go("Cairo", "grey"))
    assert (state.companies[0].unseen, state.turn.table, state.discard_pile) == (0, 3, 0)
    refused(state, Go("Napoli", "grey"), "africana.action.move.many", "card")


def test_africana_action_move_joker() -> None:
    state = table(map=MAP)
    assert legal(state, Go("Cairo", "joker"))
    refused(give(state, joker=False), Go("Cairo", "joker"), "africana.action.move.step", "card")


def test_africana_action_move_helper() -> None:
    state = give(table(map=MAP), helpers=(1, 0, 1, 0, 0))
    assert legal(state, Go("Cairo", "grey helper"))
    refused(state, Go("Cairo", "magenta helper"), "africana.action.move.step", "card")
    refused(state, Go("Cairo", "violet helper"), "africana.action.move.step", "card")


def test_africana_action_move_once() -> None:
    state = play(give(table(), helpers=(0, 0, 2, 0, 0)), Go("Cairo", "joker"), Go("Aswan", "grey helper"))
    refused(state, Go("Cairo", "joker"), "africana.action.move.once", "card")
    state = play(state, Go("Cairo", "grey helper"))
    refused(state, Go("Aswan", "grey helper"), "africana.action.move.once", "card")


def test_africana_action_move_return() -> None:
    state = give(table(), helpers=(0, 0, 1, 0, 0))
    state = play(state, Go("Cairo", "joker"), Go("Aswan", "grey helper"), Go("Cairo", "grey"))
    assert events(state, End()) == ["cards-back"]
    state = play(state, End())
    assert (state.companies[0].hand, state.discard_pile) == (2, 1)
    state = play(state, End())
    assert legal(state, Go("Aswan", "joker"))
    assert legal(state, Go("Aswan", "grey helper"))


def test_africana_action_move_recolour() -> None:
    state = give(table(map=MAP), silver=10, unseen=1, helpers=(1, 0, 0, 0, 0))
    refused(state, Go("Cairo", "joker", recolour=True), "africana.action.move.recolour", "recolour")
    after = play(state, Go("Cairo", "magenta helper", recolour=True), Go("Aswan", "orange", recolour=True))
    assert (after.companies[0].silver, after.companies[0].unseen, after.turn.table) == (0, 0, 1)
    assert play(after, End()).companies[0].helpers == (1, 0, 0, 0, 0)
    refused(
        give(state, silver=4), Go("Cairo", "magenta", recolour=True), "africana.action.move.recolour", place="recolour"
    )


def test_africana_action_move_stack() -> None:
    state = play(table(), Go("Lagos", "joker"), End(), Go("Lagos", "joker"))
    assert [company.place for company in state.companies] == ["Lagos", "Lagos"]


def test_africana_expedition_join() -> None:
    state = table(2, expedition())
    refused(state, Join(2, "1 silver"), "africana.expedition.join", place="space")
    refused(state, Join(1), "africana.expedition.bonus", "bonus")
    refused(state, Join(6, "1 silver"), "africana.expedition.join", "space")
    state = play(state, Join(1, "2 silver"))
    assert (state.markers[0], state.companies[0].silver) == ((0,), 4)
    # Not without the action of moving.
    refused(play(table(2, expedition()), Leaf("forward", "north")), Join(1, "1 silver"), "africana.turn.action")


def test_africana_expedition_join_all() -> None:
    state = play(table(2, expedition(), expedition("Napoli", "Lagos")), Join(2, "1 silver"), Join(1, "1 silver"))
    assert state.markers[:2] == ((0,), (0,))


def test_africana_expedition_join_once() -> None:
    state = play(table(2, expedition()), Join(1, "2 silver"))
    refused(state, Join(1), "africana.expedition.join.once", "space")
    state = play(state, End(), Go("Napoli", "joker"), Join(1))
    assert state.markers[0] == (0, 1)


def test_africana_expedition_join_markers() -> None:
    state = table(2, *[expedition()] * 5)
    state = play(state, *[Join(space, "1 silver") for space in (1, 2, 3, 4)])
    assert markers_left(state, 0) == 0
    refused(state, Join(5, "1 silver"), "africana.expedition.join.markers")


def test_africana_expedition_bonus() -> None:
    state = table(2, expedition(), expedition(), expedition())
    after = play(state, Join(1, "1 silver"), Join(2, "2 silver"), Join(3, "travel card"))
    assert (after.companies[0].silver, after.companies[0].unseen, after.draw_pile) == (5, 2, 57)
    assert after.bonuses[:3] == ("1 silver", "2 silver", "travel card")
    # Usable at once: 5 silver for the colour, the card for a step.
    assert legal(after, Go("Cairo", "grey", recolour=True))


def test_africana_expedition_bonus_known_hands() -> None:
    state = play(table(2, expedition(), hands=True), Join(1, "travel card"))
    assert tracking.current_player(state) is None
    refused(state, End(), "africana.action.draw")
    state = play(state, Card("violet"))
    assert tracking.current_player(state) == "Ann"
    assert state.companies[0].travel == (1, 0, 0, 0, 1)
    assert legal(state, Go("Cairo", "violet"))


def test_africana_expedition_bonus_no_cards_left() -> None:
    for hands in (False, True):
        state = table(2, expedition(), hands=hands)._replace(draw_pile=0)
        assert events(state, Join(1, "travel card")) == ["joins", "no-card"]
        assert tracking.current_player(play(state, Join(1, "travel card"))) == "Ann"


def test_africana_setup_bonus_belongs_to_the_space() -> None:
    state = play(table(2, expedition(), expedition()), Join(1, "2 silver"))
    state = play(state, Go("Cairo", "joker"), Complete(1), End(), expedition("Cairo", "Lagos"), End())
    refused(state, Join(1, "1 silver"), "africana.setup.bonus", "bonus")
    assert events(state, Join(1)) == ["joins", "bonus"]
    charted = table(2, *[expedition()] * 3, map=MAP)
    assert charted.bonuses == BONUSES
    refused(charted, Join(1, "2 silver"), "africana.setup.bonus", "bonus")


def test_africana_expedition_complete() -> None:
    state = table(2, expedition(), expedition("Lagos", "Cairo"))
    refused(state, Complete(1), "africana.expedition.complete", "space")
    state = play(state, Join(1, "1 silver"))
    refused(state, Complete(1), "africana.expedition.complete", place="space")
    state = play(state, Go("Cairo", "joker"))
    refused(state, Complete(2), "africana.expedition.complete", "space")
    refused(state, Complete(0), "africana.expedition.complete", "space")
    # Joined and completed in one action.
    assert legal(state, Complete(1))


def test_africana_expedition_reward() -> None:
    state = table(3, expedition())
    for name in ("Napoli", "Napoli"):
        state = play(state, *([Join(1, "1 silver")] if not state.bonuses[0] else [Join(1)]), End())
        state = play(state, Go(name, "joker"))
    state = play(state, Join(1), Go("Cairo", "orange"))
    after, happened = tracking.resolve(state, Complete(1))
    assert [(event.what, event.player, event.points) for event in happened] == [
        ("completes", "Cleo", 4),
        ("marker-back", "Ann", 0),
        ("marker-back", "Ben", 0),
    ]
    assert after.companies[2].silver == state.companies[2].silver + 3
    assert [player.total for player in tracking.standings(after).players] == [0, 0, 4]


def test_africana_expedition_markers_back() -> None:
    state = play(table(2, *[expedition()] * 4), *[Join(space, "1 silver") for space in (1, 2, 3, 4)])
    state = play(state, Go("Cairo", "joker"), Complete(1), Complete(3))
    assert markers_left(state, 0) == 2
    assert state.markers == ((), (0,), (), (0,), ())
    refused(state, Complete(1), "africana.expedition.empty-space", "space")
    refused(state, Join(1), "africana.expedition.empty-space", "space")


def test_africana_adventure_complete() -> None:
    state = give(table(), open=(TO_CAIRO, HELPER_TO_CAIRO, TO_CAIRO._replace(goal="Lagos")))
    refused(state, Finish(1), "africana.adventure.complete", place="number")
    refused(state, Finish(4), "africana.adventure.complete", "number")
    refused(table(), Finish(1), "africana.adventure.complete", "number")
    state = play(state, Go("Cairo", "joker"), Finish(2), Finish(1))
    refused(state, Finish(1), "africana.adventure.complete", place="number")
    assert [card.goal for card in state.companies[0].open] == ["Lagos"]
    # Without a step, but in the action of moving alone.
    there = give(table(), place="Cairo", open=(TO_CAIRO,))
    assert legal(there, Finish(1))


def test_africana_adventure_artifact() -> None:
    state = give(table(), place="Cairo", open=(TO_CAIRO,))
    after, (event,) = tracking.resolve(state, Finish(1))
    assert (event.what, event.points, event.rule) == ("artifact", 3, "africana.adventure.artifact")
    assert (after.companies[0].silver, after.companies[0].artifacts) == (4, (TO_CAIRO,))
    (player, _) = tracking.tally(after).players
    assert (player.artifacts, player.artifact_points, player.open_artifacts) == ((("mask", 1),), (3,), 0)


def test_africana_adventure_helper() -> None:
    state = give(table(), place="Cairo", open=(HELPER_TO_CAIRO,))
    after, (event,) = tracking.resolve(state, Finish(1))
    assert (event.what, event.points) == ("helper", 0)
    assert (after.supply, after.companies[0].helpers) == ((2, 2, 1, 2, 2), (0, 0, 1, 0, 0))
    assert after.companies[0].helped == 1
    # Usable at once.
    assert legal(after, Go("Aswan", "grey helper"))


def test_africana_action_move_any_order() -> None:
    state = table(2, expedition(), expedition("Cairo", "Lagos"))
    state = give(play(state, Join(1, "1 silver"), Go("Cairo", "joker")), open=(TO_CAIRO,))
    for order in ((Complete(1), Join(2, "1 silver"), Finish(1)), (Finish(1), Join(2, "1 silver"), Complete(1))):
        after = play(state, *order)
        assert (len(after.companies[0].expeditions), len(after.companies[0].artifacts)) == (1, 1)


# End of a turn.


def test_africana_limit_hand() -> None:
    state = give(table(), unseen=4)
    refused(state, Discard("grey"), "africana.limit.timing")
    state = play(state, Draw())
    assert tracking.current_player(state) == "Ann"
    assert state.companies[0].hand == 7
    for move in (End(), Draw(), Go("Cairo", "grey")):
        refused(state, move, "africana.limit.hand")
    state = play(state, Discard("grey"))
    refused(state, Drop(1), "africana.limit.adventures")
    state = play(state, Discard("violet"))
    assert (state.companies[0].hand, state.discard_pile, tracking.current_player(state)) == (5, 2, "Ben")


def test_africana_limit_hand_specials() -> None:
    state = play(give(table(hands=True), travel=(3, 0, 0, 0, 0), helpers=(0, 0, 1, 0, 0)), Draw())
    state = play(state, Card("grey"), Card("grey"))
    assert {move.card for move in tracking.legal_moves(state) if isinstance(move, Discard)} == {
        "magenta",
        "grey",
        "joker",
        "grey helper",
    }
    refused(state, Discard("violet"), "africana.limit.hand", "card")
    refused(state, Discard("violet helper"), "africana.limit.hand", "card")
    assert events(state, Discard("joker")) == ["removed"]
    state = play(state, Discard("joker"), Discard("grey helper"))
    company = state.companies[0]
    assert (company.joker, company.helpers, company.hand, state.discard_pile) == (False, (0,) * 5, 5, 0)


def test_africana_limit_adventures() -> None:
    state = give(table(), open=(TO_CAIRO, HELPER_TO_CAIRO, TO_CAIRO, TO_CAIRO._replace(goal="Lagos")))
    refused(state, Drop(1), "africana.limit.timing")
    assert (
        "open adventures (1 mask – Cairo, 2 grey – Cairo, 3 mask – Cairo, 4 mask – Lagos)," in tracking.view(state)[1]
    )
    state = play(state, End())
    refused(state, Drop(5), "africana.limit.adventures", "number")
    refused(state, Discard("joker"), "africana.limit.hand")
    assert events(state, Drop(2)) == ["dropped"]
    state = play(state, Drop(2))
    assert [card.goal for card in state.companies[0].open] == ["Cairo", "Cairo", "Lagos"]
    assert tracking.current_player(state) == "Ben"


def test_africana_limit_timing_both() -> None:
    state = play(give(table(), unseen=9, open=(TO_CAIRO,) * 4), End())
    refused(state, End(), "africana.limit.hand")
    # Either may come first.
    assert legal(state, Drop(1))
    state = play(state, *[Discard("grey")] * 5)
    refused(state, End(), "africana.limit.adventures")
    assert tracking.current_player(play(state, Drop(1))) == "Ben"


def test_africana_refill() -> None:
    state = table(2, expedition("Cairo", "Lagos"), expedition(), expedition("Cairo", "Congo"), expedition())
    state = play(state, Join(2, "1 silver"), Join(4, "1 silver"), Go("Cairo", "joker"), Complete(2), Complete(4), End())
    assert tracking.current_player(state) is None
    refused(state, Draw(), "africana.refill")
    first = expedition("Aswan", "Cairo")
    assert dict(tracking.resolve(state, first)[1][0].values)["space"] == 2
    state = play(state, first)
    refused(state, Draw(), "africana.refill")
    state = play(state, expedition("Jidda", "Cairo"))
    assert [card.start for card in state.display if card] == ["Cairo", "Aswan", "Cairo", "Jidda", "Zanzibar"]
    assert (tracking.current_player(state), state.pile) == ("Ben", 17)


def completing(state: State, *spaces: int) -> State:
    """The state in which the player whose turn it is has just completed these spaces."""
    display = tuple([None if i + 1 in spaces else card for i, card in enumerate(state.display)])
    done = tuple([card for card in state.display if card][: len(spaces)])
    expeditions = state.companies[state.seat].expeditions
    return give(state, state.seat, expeditions=expeditions + done)._replace(display=display)


def test_africana_end_trigger_exact() -> None:  # E1
    state = completing(table(4)._replace(pile=2), 1, 3)
    state = play(state, End(), expedition())
    assert events(state, expedition()) == ["turned-up", "exact"]
    state = play(state, expedition())
    assert (state.pile, state.last, state.seat) == (0, False, 1)


def test_africana_end_trigger() -> None:  # E2
    state = completing(table(4)._replace(pile=0), 2)
    assert events(state, End()) == ["nothing", "last-round"]
    state = play(state, End())
    for name in ("Ben", "Cleo", "Dora"):
        assert tracking.current_player(state) == name
        assert tracking.outcome(state) is None
        state = play(state, End())
    outcome = tracking.outcome(state)
    assert outcome is not None
    assert (outcome.rule, outcome.winners) == ("africana.end.round", ("Ann",))
    assert list(tracking.legal_moves(state)) == []
    refused(state, End(), "africana.end.round")


def test_africana_end_round() -> None:  # E3
    state = completing(table(4)._replace(pile=1, seat=3), 2, 5)
    state = play(state, End())
    assert state.last
    assert tracking.outcome(state) is None
    assert events(state, expedition()) == ["turned-up", "over"]
    state = play(state, expedition())
    assert [card is not None for card in state.display] == [True, True, True, True, False]
    assert tracking.outcome(state) is not None


def test_africana_end_trigger_no_completion() -> None:  # E4
    state = play(table(4)._replace(pile=0), *[End()] * 4)
    assert (state.last, state.round) == (False, 2)


def test_africana_end_trigger_count() -> None:  # E5
    state = table(2)._replace(pile=0, seat=1)
    state = give(state, 0, expeditions=(ExpeditionCard("A", "B", 0, 1),) * 19)
    state = completing(state, 1)
    assert events(state, End()) == ["nothing", "last-round", "over"]


def test_africana_end_trigger_partial_refill_goes_on() -> None:
    state = play(completing(table(3)._replace(pile=1), 1, 2), End())
    state = play(state, expedition())
    assert state.last
    # Later turns are played with fewer expeditions; nothing is told twice.
    assert events(state, End()) == ["nothing"]


def test_africana_limit_timing_last_turn() -> None:
    state = give(completing(table(2)._replace(pile=0, seat=1), 1), 1, unseen=7)
    state = play(state, End())
    assert tracking.outcome(state) is None
    state = play(state, *[Discard("grey")] * 3)
    assert tracking.outcome(state) is not None
    assert tracking.tally(state).players[1].travel_cards == 4


# The rulings do not concern play; the tally carries them.


@pytest.mark.parametrize("reading", ["value", "silver"])
def test_africana_tie_money(reading: str) -> None:
    state = begin(edition="de", rulings={"africana.tie.money": reading})
    state = give(give(state, silver=8), 1, silver=9)
    sheet = tracking.standings(state)
    assert sheet.winners == ("Ben",)
    assert (sheet.rulings["africana.tie.money"], sheet.edition) == (reading, "de")


@pytest.mark.parametrize(("reading", "points"), [("any", 12), ("once", 6)])
def test_africana_collections_repeat(reading: str, points: int) -> None:
    state = begin(rulings={"africana.collections.repeat": reading})
    cards = (TO_CAIRO, TO_CAIRO, TO_CAIRO._replace(kind="drum"), TO_CAIRO._replace(kind="drum"))
    state = give(state, artifacts=cards)
    assert tracking.standings(state)["Ann"].total == points + 12


def test_africana_score_open_and_hand() -> None:
    state = give(table(), unseen=9, silver=25, open=(TO_CAIRO, HELPER_TO_CAIRO), helped=2)
    (player, _) = tracking.tally(state).players
    assert (player.travel_cards, player.open_artifacts, player.helpers, player.silver) == (5, 1, 2, 25)
    assert tracking.standings(state)["Ann"].total == 2 + 1 - 5 + 2


# Options.


def test_example_map() -> None:
    state = begin(map=MAP)
    assert len(state.map.places) == 22
    assert Counter(place.half for place in state.map.places) == {"north": 11, "south": 11}
    assert sum(len(place.routes) for place in state.map.places) == 2 * len(ROUTES)
    for place in state.map.places:
        for name in place.routes:
            assert place.name in state.map.find(name).routes  # type: ignore[union-attr]


def test_example_decks() -> None:
    assert len(DECKS["expeditions"]) == 34
    assert len(DECKS["adventures"]) == 30
    assert begin(**FULL).decks is not None


@pytest.mark.parametrize("key", ["map", "decks", "hands"])
def test_options_are_read_and_written(key: str) -> None:
    import jsonschema

    (field,) = (field for field in tracking.kit_for("africana").options if field.key == key)
    data = FULL[key]
    value = field.read(data)
    assert field.write(value) == data
    assert field.read(field.write(value)) == value
    hash(value)
    jsonschema.validate(data, field.schema())
    assert field.spoken(value, language("en"))
    if key != "hands":
        assert field.typed("{", language("en")) == "{"
        assert field.typed("[1]", language("en")) == [1]


def test_names_may_be_typed_as_they_are_known() -> None:
    say = language("en")
    to = Go.fields[0]
    light, charted = table(2, expedition()), table(map=MAP)
    assert to.typed("cairo", say, light) == "Cairo"
    assert to.typed("cai", say, light) == "Cairo"
    assert to.typed("cai", say, charted) == "Cairo"
    assert to.typed("cai", say) == "Cairo"
    kind = next(field for field in Buy.fields if field.key == "kind")
    bought = play(give(charted, silver=9), Buy("right", kind="Mask", goal="Congo"))
    assert kind.typed("mask", say, bought) == "Mask"
    assert kind.typed("ma", say, bought) == "Mask"
    assert kind.typed("ma", say) == "mask"


def asked(state: State, move: type[Move], /, **values: Any) -> list[str]:
    return [field.key for field in tracking.kit_for("africana").open_fields(state, move, values)]


def with_all_known() -> State:
    return give(play(begin(**FULL), *[Expedition(f"A{i}") for i in range(1, 6)], *[Card("grey")] * 2), silver=9)


def test_only_what_is_not_known_of_cards_is_asked_for() -> None:
    light, known = give(table(2, expedition()), silver=9), with_all_known()
    card = ["kind", "helper"]
    assert asked(begin(), Expedition) == ["start", "goal", "silver", "points"]
    assert asked(begin(**FULL), Expedition) == ["card"]
    assert asked(light, Leaf) == ["direction", "half"]
    assert asked(known, Leaf) == ["direction"]
    assert asked(light, Buy, side="right") == ["side", "half"]
    assert asked(light, Buy, side="right", half="north") == ["side", "half", *card]
    assert asked(light, Buy, side="right", half="north", kind="mask") == [
        "side", "half", "kind", "goal", "silver", "points"
    ]  # fmt: skip
    assert asked(known, Buy) == ["side"]
    assert asked(known, Buy, side="left") == ["side"]
    assert asked(known, Buy, side="right") == ["side", "card"]
    assert asked(play(known, Leaf("forward", "", "north 1")), Buy, side="left") == ["side"]


def test_only_what_is_not_known_of_ways_is_asked_for() -> None:
    light, known = give(table(2, expedition()), silver=9), with_all_known()
    assert asked(light, Go, to="Cairo", card="grey") == ["to", "card", "recolour"]
    assert asked(light, Go, to="Cairo", card="joker") == ["to", "card"]
    assert asked(known, Go, to="Cairo", card="grey") == ["to", "card"]
    assert asked(known, Go, to="Cairo", card="orange") == ["to", "card", "recolour"]
    assert asked(table(), Go, to="Cairo", card="grey") == ["to", "card"]
    assert asked(light, Join) == ["space"]
    assert asked(light, Join, space=1) == ["space", "bonus"]
    assert asked(known, Join, space=1) == ["space"]
    assert asked(light, Finish) == ["number"]


# Whole games.

WEIGHTS = {"draw": 3, "buy": 4, "go": 6, "join": 9, "complete": 30, "finish": 30}


def choose(state: State, chance: random.Random) -> tuple[Move, list[Move]]:
    """A random legal move, of each kind with its weight, and all legal moves."""
    moves = list(tracking.legal_moves(state))
    kinds: dict[str, list[Move]] = {}
    for move in moves:
        kinds.setdefault(move.name, []).append(move)
    name = chance.choices(list(kinds), [WEIGHTS.get(kind, 1) for kind in kinds])[0]
    return chance.choice(kinds[name]), moves


def check(state: State, points: Counter[str]) -> None:
    """What always holds."""
    check_cards(state)
    check_books(state)
    check_companies(state, points)
    sheet = scorer.score(tracking.tally(state))
    assert scorer.score(tracking.tally(state).to_dict()).winners == sheet.winners


def check_cards(state: State) -> None:
    """Nothing is lost or found; the end comes when it is due."""
    count = len(state.companies)
    travel = sum(company.travel_cards for company in state.companies)
    assert state.draw_pile + state.discard_pile + state.turn.table + travel == 60
    assert min(state.draw_pile, state.discard_pile, *[company.silver for company in state.companies]) >= 0
    done = sum(len(company.expeditions) for company in state.companies)
    assert state.pile + sum(card is not None for card in state.display) + done == 5 + PILE[count]
    assert sum(company.helped for company in state.companies) == 10 - sum(state.supply)
    for colour, supply in enumerate(state.supply):
        assert 0 <= supply + sum(company.helpers[colour] for company in state.companies) <= 2
    for space, markers in enumerate(state.markers):
        assert len(set(markers)) == len(markers)
        assert state.display[space] is not None or not markers
    assert state.last == (done >= {2: 20, 3: 23, 4: 26}[count] and not short_of_refill(state))


def check_books(state: State) -> None:
    """The books of adventures, and the map."""
    for book, met in zip(state.books, state.met, strict=True):
        assert len(book.left) + len(book.right) <= 15
        assert max(Counter(card.kind or card.helper for card in met).values(), default=0) <= 2
        assert {card for card in (*book.left, *book.right) if card} <= set(met)
    assert len(state.map.places) <= 22


def check_companies(state: State, points: Counter[str]) -> None:
    """What each player has."""
    for seat, company in enumerate(state.companies):
        assert 0 <= markers_left(state, seat) <= 4
        if seat != state.seat or state.phase == "refill":
            assert company.hand <= 5
            assert len(company.open) <= 3
        assert not state.hands or company.unseen == 0
        assert state.hands or not any(company.travel)
        printed = sum(known_points((*company.expeditions, *company.artifacts)))
        assert points[state.setup.players[seat]] == printed - (0, 0, 5, 10)[min(company.helped, 3)]


def short_of_refill(state: State) -> bool:
    """Whether the turn goes on in which the end will begin."""
    return state.phase in ("turn", "limits") and state.display.count(None) > state.pile and not state.last


def told(happened: tuple[Event, ...]) -> None:
    for event in happened:
        assert scorer.rule(event.rule).text("en")
        for lang in ("en", "fi"):
            assert "{" not in tracking.event_sentence("africana", event, lang)


def universe(state: State) -> Iterator[Move]:
    """Every move there could be when map, decks and hands are known."""
    yield from (Draw(), End())
    yield from [Expedition(card["card"]) for card in DECKS["expeditions"]]
    yield from map(Card, SYMBOLS)
    yield from map(Discard, CARDS)
    yield from [kind(space) for kind in (Complete, Join) for space in range(1, 6)]
    yield from [Join(space, bonus) for space in range(1, 6) for bonus in ("1 silver", "2 silver", "travel card")]
    yield from [kind(number) for kind in (Finish, Drop) for number in range(1, 8)]
    cards = ["", *[card["card"] for card in DECKS["adventures"]]]
    for half in ("", "north", "south"):
        for card in cards:
            yield from [Leaf(direction, half, card) for direction in ("forward", "back")]
            yield from [Buy(side, half, card) for side in ("left", "right")]
    for place in state.map.places:
        for card in CARDS:
            yield from (Go(place.name, card), Go(place.name, card, recolour=True))


def mutated(move: Move, state: State, chance: random.Random) -> Iterator[Move]:
    """The same move with another known value in one of its fields."""
    for field in move.fields:
        if field.key in ("space", "number"):
            values: list[Any] = [1, 2, 3, 4, 5]
        elif field.key in ("to", "start", "goal"):
            values = [place.name for place in state.map.places]
        else:
            values = list(field.words) if isinstance(field, OneOf) else ["mask"] if field.key == "card" else []
            values += [True, False] if field.key == "recolour" else []
        for value in chance.sample(values, min(len(values), 4)):
            yield type(move)(**{f.key: value if f is field else getattr(move, f.key) for f in move.fields})


@pytest.mark.slow
@pytest.mark.parametrize(("count", "mode"), each_once([2, 3, 4], list(MODES)))
def test_random_games(count: int, mode: str) -> None:
    chance = random.Random(f"{count} {mode}")
    state = begin(count, **MODES[mode])
    points: Counter[str] = Counter()
    steps = overs = 0
    while tracking.outcome(state) is None:
        move, moves = choose(state, chance)
        assert len(set(moves)) == len(moves)
        steps += 1
        if steps % 10 == 1:
            assert all(legal(state, other) for other in moves)
            for other in mutated(move, state, chance):
                assert legal(state, other) == (other in moves), other
            check(state, points)
            tracking.view(state)
        if mode == "full" and steps % 40 == 0:
            assert {other for other in universe(state) if legal(state, other)} == set(moves)
        assert tracking.read_move("africana", move.to_dict()) == move
        seat = tracking.current_player(state)
        state, happened = tracking.resolve(state, move)
        told(happened)
        overs += sum(event.what == "over" for event in happened)
        for event in happened:
            points[event.player] += event.points
        assert seat is None or seat in NAMES
    check(state, points)
    assert overs == 1
    assert state.seat == count - 1
    assert state.last
    assert len(tracking.view(state)) == count + 4
    done = sum(len(company.expeditions) for company in state.companies)
    assert {2: 20, 3: 23, 4: 26}[count] <= done <= {2: 24, 3: 27, 4: 30}[count]


def test_moves_of_other_games_are_refused() -> None:
    class Other(Move):
        name = "other"

    assert tracking.why_not(table(), Other()) is not None


def test_well_formed_nonsense_is_refused_and_never_raises() -> None:
    for state in (begin(), table(), table(map=MAP), table(hands=True), begin(**FULL), play(table(hands=True), Draw())):
        for kind in tracking.kit_for("africana").parts:
            for seed in range(20):
                chance = random.Random(seed)
                data: dict[str, Any] = {"move": kind.name}
                for field in kind.fields:
                    words = field.words if isinstance(field, OneOf) else None
                    if words:
                        data[field.key] = chance.choice(list(words))
                    elif field.key == "recolour":
                        data[field.key] = chance.random() < 0.5
                    elif field.key in ("space", "number"):
                        data[field.key] = chance.randint(1, 5)
                    elif field.key in ("silver", "points"):
                        data[field.key] = chance.choice([0, 3])
                    else:
                        data[field.key] = chance.choice(["{x}", "Cairo", "Napoli", "mask"])
                    if not field.required and chance.random() < 0.5:
                        del data[field.key]
                try:
                    move = tracking.read_move("africana", data)
                except InvalidMove:
                    continue  # what is counted at the end is no name
                error = tracking.why_not(state, move)
                if error is not None:
                    assert error.text("en")
                    assert scorer.rule(error.rule)


def test_africana_components_adventure_artifacts_are_no_colours() -> None:
    """A helper's colour in the place of an artifact would escape the penalty."""
    state = tracking.start("africana", ["A", "B"])
    moves = tracking.moves("africana")
    for start in ("Lagos", "Napoli", "Tripoli", "Zanzibar", "Aswan"):
        line = {"move": "expedition", "start": start, "goal": "Cairo", "silver": 3, "points": 2}
        state = tracking.play(state, tracking.read_move("africana", line))
    kind = next(field for field in moves["leaf"].fields if field.key == "kind")
    assert kind.typed("Türkis", language("de"), state) == "turquoise"
    data = {"move": "leaf", "direction": "forward", "half": "north", "kind": "turquoise", "goal": "Cape Town"}
    refused = tracking.why_not(state, tracking.read_move("africana", data))
    assert refused is not None
    assert (refused.place, refused.rule) == ("kind", "africana.components.adventure.artifacts")
    data |= {"kind": "mask"}
    assert tracking.why_not(state, tracking.read_move("africana", data)) is None


def test_a_place_that_is_not_known_yet_has_an_example_among_the_moves() -> None:
    goals = {getattr(move, "goal", "") for move in tracking.legal_moves(begin())}
    assert "Place 5" in goals
    assert None not in goals
    named = begin()
    named = places(named, *named.map.places[:3], Place("Place 5"))
    assert "Place 6" in {getattr(move, "goal", "") for move in tracking.legal_moves(named)}
