"""What players ask about Africana, and the material they play with: each test is named after the entry it is about.

All of it is played or scored through the public functions, from the first move on; only one state, which no game gets
to, is put together by hand. The facts are those of the rulebook; `scorer rules africana` says them.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import scorer
from scorer import tracking
from scorer.games.africana.tracking.buying import Buy, Leaf
from scorer.games.africana.tracking.display import End, Expedition
from scorer.games.africana.tracking.drawing import Card, Draw
from scorer.games.africana.tracking.example import BONUSES, SYMBOLS, example_decks, example_map
from scorer.games.africana.tracking.limits import Discard, Drop
from scorer.games.africana.tracking.state import State, markers_left
from scorer.games.africana.tracking.travelling import Complete, Finish, Go, Join
from scorer.text.errors import InvalidTally, ScorerError, language
from scorer.tracking.moves import Event, IllegalMove, Move
from tests.support.play import begin as begin_game, legal, play, refused as refused_by

pytestmark = pytest.mark.unmeasured

NAMES = ("Ann", "Ben", "Cleo", "Dora")
MAP, DECKS = example_map(), example_decks()
REPEAT, MONEY = "africana.collections.repeat", "africana.tie.money"


def expedition(start: str, goal: str, silver: int = 1, points: int = 1) -> Expedition:
    """An expedition that is turned up."""
    return Expedition("", start, goal, silver, points)


OTHER = expedition("Zanzibar", "Congo")
"""What is turned up where it does not matter."""


def begin(count: int = 2, **options: Any) -> State:
    """A game before its first move."""
    return begin_game(State, "africana", NAMES[:count], **options)


def refused(state: State, move: Move, rule: str, place: str = "") -> IllegalMove:
    """A move that is refused because of this rule."""
    return refused_by(state, move, rule, place=place)


def table(count: int = 2, *first: Expedition, **options: Any) -> State:
    """A game at its first turn, with these expeditions on display."""
    return filled(play(begin(count, **options), *first))


def filled(state: State) -> State:
    """The state when whatever has to be turned up or drawn has been."""
    while tracking.current_player(state) is None and tracking.outcome(state) is None:
        possible = [OTHER, Card("magenta"), *tracking.legal_moves(state)]
        state = play(state, next(move for move in possible if legal(state, move)))
    return state


def until(name: str, state: State) -> State:
    """The state at the next turn of a player; the others do nothing until then."""
    state = filled(state)
    while tracking.current_player(state) != name:
        state = filled(play(state, End()))
    return state


def ann(state: State, *moves: Move) -> State:
    """The state after these moves of Ann, when it is her turn; the others do nothing."""
    for move in moves:
        state = play(until("Ann", state), move)
    return until("Ann", state)


def wealthy(count: int = 2, *others: Expedition, silver: int = 60, **options: Any) -> State:
    """A game in which Ann, who stands in Cairo now, has got 3 + `silver` by an expedition without points."""
    state = table(count, expedition("Napoli", "Cairo", silver, 0), *others, **options)
    state = play(state, Join(1, "" if state.bonuses[0] else "1 silver"), Go("Cairo", "joker"), Complete(1))
    return ann(state, End())


def completing(state: State, *spaces: int) -> State:
    """The turn of somebody who has joined these expeditions, which lead the same way, and completed them."""
    first = state.display[spaces[0] - 1]
    assert first is not None
    cards = iter(["joker", "grey"])
    if state.company.place != first.start:
        state = play(state, Go(first.start, next(cards)))
    state = play(state, *[Join(space, "" if state.bonuses[space - 1] else "1 silver") for space in spaces])
    return play(state, Go(first.goal, next(cards)), *map(Complete, spaces))


def with_cards(name: str, state: State) -> State:
    """The state at a turn of this player with a travel card in hand; nobody completes anything until then."""
    state = until(name, state)
    return state if state.company.travel_cards else until(name, play(state, Draw()))


def busy(state: State, done: int) -> State:
    """The state when this many expeditions have been completed, one in a turn or in two."""
    for _ in range(2 * done):
        if sum(len(company.expeditions) for company in state.companies) < done:
            has = state.company.travel_cards
            state = filled(play(completing(state, 1), End()) if has else play(state, Draw()))
    return state


def happened(state: State, move: Move) -> tuple[Event, ...]:
    """What a move brings about."""
    return tracking.resolve(state, move)[1]


def rules_told(state: State, move: Move) -> list[str]:
    """The rules of what a move brings about."""
    return [event.rule for event in happened(state, move)]


def silver(state: State, name: str = "Ann") -> int:
    """The money of a player."""
    (player,) = (player for player in tracking.tally(state).players if player.name == name)
    return int(player.silver)


def points(source: State | scorer.Sheet, category: str, name: str = "") -> int:
    """The points of one line of a sheet; of the first player, if no other is named."""
    sheet = source if isinstance(source, scorer.Sheet) else tracking.standings(source)
    player = sheet[name] if name else sheet.players[0]
    (line,) = (line for line in player.lines if line.category == category)
    return line.points


def score(*players: dict[str, Any], **rulings: str) -> scorer.Sheet:
    """The sheet of players called A, B, C, D; one alone gets another one with nothing."""
    named = [{"name": "ABCD"[i], **player} for i, player in enumerate(players if len(players) > 1 else (*players, {}))]
    return scorer.score({"game": "africana", "players": named}, rulings=rulings)


# --- what is in the box ----------------------------------------------------------------------------------------------


def test_africana_components_board_places_routes_and_spaces() -> None:
    state = table(map=MAP)
    assert len(MAP["places"]) == 22
    cut_off = MAP | {"routes": [route for route in MAP["routes"] if "Jidda" not in route]}
    with pytest.raises(ScorerError) as caught:
        begin(map=cut_off)
    assert caught.value.rule == "africana.components.board"
    with pytest.raises(ScorerError):
        begin(map=MAP | {"bonuses": [*MAP["bonuses"], "1 silver"]})
    # The explorer goes along a route, and there are five spaces.
    assert {move.to for move in tracking.legal_moves(state) if isinstance(move, Go)} == {
        "Tripoli",
        "Cairo",
        "Place 16",
    }
    refused(state, Go("Aswan", "joker"), "africana.action.move.step", "to")
    refused(state, Join(6), "africana.expedition.join", "space")
    refused(state, OTHER, "africana.refill")


def sides(state: State) -> list[int]:
    """How many cards lie on the left and on the right side of the northern and of the southern book."""
    return [len(side) for book in state.books for side in book]


def test_africana_components_books_two_with_two_sides() -> None:
    state = table(map=MAP)
    assert sides(state) == [0, 15, 0, 15]
    state = ann(state, Leaf("forward"), End())
    assert sides(state) == [1, 14, 0, 15]
    # Ben stands in the south.
    state = play(state, End(), Leaf("forward"), Leaf("forward"))
    assert sides(state) == [1, 14, 2, 13]
    rich = ann(wealthy(map=MAP), Leaf("forward"), Buy("right", kind="mask", goal="Congo"))
    assert sides(play(rich, Buy("left", kind="drum", goal="Congo"))) == [0, 13, 0, 15]


def test_africana_components_adventure_fifteen_in_each_book_and_the_same_on_both_sides() -> None:
    first, *rest = DECKS["adventures"]
    with pytest.raises(ScorerError) as caught:
        begin(decks=DECKS | {"adventures": [first | {"book": "south"}, *rest]})
    assert caught.value.rule == "africana.components.adventure"
    state = play(wealthy(map=MAP), *[Leaf("forward")] * 15)
    refused(state, Leaf("forward"), "africana.action.buy.leaf.direction", "direction")
    # A card that was turned over shows the same as before.
    state = ann(wealthy(map=MAP), Leaf("forward", kind="mask", goal="Congo", silver=2, points=3), Leaf("back"))
    state = play(state, Buy("right"))
    (card,) = state.companies[0].open
    assert (card.kind, card.goal, card.silver, card.points) == ("mask", "Congo", 2, 3)


def with_helper(state: State, colour: str, goal: str, half: str = "") -> State:
    """Ann buys a helper adventure and completes it; then it is her turn again."""
    state = ann(state, Buy("right", half, helper=colour, goal=goal), End())
    return ann(state, Go(goal, "joker"), Finish(1), End())


def test_africana_components_helper_two_of_each_colour() -> None:
    state = wealthy()
    assert (len(state.supply), sum(state.supply)) == (5, 10)
    state = with_helper(state, "grey", "Congo", "north")
    state = with_helper(state, "grey", "Cairo")
    assert state.supply == (2, 2, 0, 2, 2)
    two = play(state, Go("Aswan", "grey helper"), Go("Cairo", "grey helper"))
    refused(two, Go("Aswan", "grey helper"), "africana.action.move.once", "card")


def test_africana_components_travel_sixty_cards() -> None:
    """They are in hands, to draw or discarded; of which colours they are is in no rulebook, so nothing is refused."""
    for hands in (False, True):
        state = table(2, hands=hands)
        for _ in range(40):
            in_hands = sum(company.travel_cards for company in state.companies)
            assert state.draw_pile + state.discard_pile + in_hands == 60
            state = drawn(state)


def drawn(state: State) -> State:
    """The state after somebody has drawn two cards and discarded travel cards above the limit."""
    state = filled(play(state, Draw()))
    while legal(state, Discard("magenta")):
        state = play(state, Discard("magenta"))
    return state


def test_africana_components_colours_five() -> None:
    assert SYMBOLS == ("magenta", "turquoise", "grey", "orange", "violet")
    state = play(table(hands=True), Draw())
    assert set(tracking.legal_moves(state)) == {Card(colour) for colour in SYMBOLS}
    for colour in ("green", "anthracite", "red"):
        refused(state, Card(colour), "africana.components.colours", "colour")
    with pytest.raises(ScorerError):
        begin(map=MAP | {"places": MAP["places"] | {"Cairo": {"half": "north", "symbols": ["green"]}}})
    # The German edition has another word for grey.
    assert Card.fields[0].typed("anthrazit", language("de")) == "grey"


def test_africana_components_coins_are_not_limited() -> None:
    # More than 25 silver and 15 gold coins are worth.
    state = wealthy(silver=500)
    assert silver(state) == 503
    assert points(state, "money") == 50
    assert points(score({"silver": 26, "gold": 16}), "money") == 10
    assert points(score({"silver": 5, "gold": 1}), "money") == 1


@pytest.mark.parametrize("count", [2, 3, 4])
def test_africana_components_company_one_for_each_player(count: int) -> None:
    state = begin(count)
    assert len({company.place for company in state.companies}) == len(state.companies) == count


@pytest.mark.parametrize("count", [1, 5])
def test_africana_components_company_two_to_four_players(count: int) -> None:
    with pytest.raises(InvalidTally) as caught:
        tracking.start("africana", [*NAMES, "Emil"][:count])
    assert caught.value.rule == "africana.components.company"


def test_africana_components_joker_one_each() -> None:
    state = table(4)
    for name in NAMES:
        assert tracking.current_player(state) == name
        used = play(state, Go("Cairo", "joker"))
        refused(used, Go("Aswan", "joker"), "africana.action.move.once", "card")
        state = play(used, End())


# --- setup -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "removed"), [(4, 4), (3, 7), (2, 10)])
def test_africana_setup_expeditions_remove_c_cards(count: int, removed: int) -> None:
    """Over a whole game all A and B cards are turned up, and all C cards but those that were removed."""
    state = begin(count, decks=DECKS)
    letters: Counter[str] = Counter()
    for _ in range(100):
        while tracking.current_player(state) is None:
            move = next(iter(tracking.legal_moves(state)))
            assert isinstance(move, Expedition)
            letters[move.card[0]] += 1
            state = play(state, move)
        if state.pile:
            has = state.company.travel_cards
            state = play(completing(state, 1), End()) if has else play(state, Draw())
    printed = Counter(card["letter"] for card in DECKS["expeditions"])
    assert letters == printed - Counter({"C": removed})
    assert letters.total() == 34 - removed


def test_africana_setup_expeditions_remove_needs_ten_c_cards() -> None:
    few = [card | {"letter": "B"} if card["card"] in ("C1", "C2", "C3") else card for card in DECKS["expeditions"]]
    with pytest.raises(ScorerError) as caught:
        begin(decks=DECKS | {"expeditions": few})
    assert caught.value.rule == "africana.setup.expeditions.remove"


@pytest.mark.parametrize("colour", SYMBOLS)
def test_africana_setup_helpers_every_colour_is_in_the_supply(colour: str) -> None:
    state = with_helper(wealthy(), colour, "Congo", "north")
    assert legal(state, Go("Aswan", f"{colour} helper"))
    assert sum(state.supply) == 9
    assert state.supply[SYMBOLS.index(colour)] == 1


def test_africana_setup_travel_a_draw_pile_and_a_discard_pile() -> None:
    state = table(3)
    assert (state.draw_pile, state.discard_pile) == (57, 0)
    state = play(state, Draw())
    assert (state.draw_pile, state.discard_pile) == (55, 0)
    state = play(state, Go("Cairo", "grey"), End())
    assert (state.draw_pile, state.discard_pile) == (55, 1)
    # The draw pile lies face down: who draws does not choose.
    assert tracking.current_player(play(table(hands=True), Draw())) is None


def test_africana_setup_bank_changes_five_silver_and_a_gold() -> None:
    for rich, poor in (({"gold": 2}, {"silver": 9}), ({"silver": 10}, {"gold": 1, "silver": 4})):
        assert (points(score(rich), "money"), points(score(poor), "money")) == (1, 0)
    sheet = score({"gold": 1}, {"silver": 5})
    assert (sheet.winners, sheet.tie_break) == (("A", "B"), "africana.win.tie.shared")
    # Ann has got 2, 1 and 5 silver, and pays 1 and 5 of it.
    state = wealthy(silver=5)
    state = play(state, Leaf("forward", "north"), Leaf("back"), Buy("right", kind="mask", goal="Congo"))
    assert silver(state) == 2


def test_africana_setup_companies_clockwise_from_the_start_player() -> None:
    places = ["Napoli", "Cape Town", "Lagos", "Jidda"]
    for names in permutations(NAMES):
        state = filled(begin_game(State, "africana", names))
        for name, place in zip(names, places, strict=True):
            assert tracking.current_player(state) == name
            assert state.company.place == place
            state = play(state, End())


def starts(seat: int, place: str, money: int) -> None:
    """This player begins here, so an expedition that starts here can be joined at once, with this money."""
    state = table(4, expedition(place, "Congo"))
    for i, name in enumerate(NAMES):
        assert tracking.current_player(state) == name
        assert legal(state, Join(1, "1 silver")) == (i == seat)
        if i == seat:
            assert silver(state, name) == money
            assert silver(play(state, Join(1, "1 silver")), name) == money + 1
        state = play(state, End())


def test_africana_setup_company_1() -> None:
    starts(0, "Napoli", 2)


def test_africana_setup_company_2() -> None:
    starts(1, "Cape Town", 2)


def test_africana_setup_company_3() -> None:
    starts(2, "Lagos", 3)


def test_africana_setup_company_4() -> None:
    starts(3, "Jidda", 4)


def test_africana_setup_money_and_places_of_all_companies() -> None:
    told = scorer.rule("africana.setup.money").text()
    for seat, (place, money) in enumerate([("Napoli", 2), ("Cape Town", 2), ("Lagos", 3), ("Jidda", 4)]):
        starts(seat, place, money)
        assert f"{place}, {money} silver" in told


@pytest.mark.parametrize(("count", "unused"), [(2, ["Lagos", "Jidda"]), (3, ["Jidda"])])
def test_africana_setup_unused_companies_are_not_in_the_game(count: int, unused: list[str]) -> None:
    state = table(count, *[expedition(place, "Congo") for place in unused])
    assert len(state.companies) == count
    for name in NAMES[:count]:
        assert tracking.current_player(state) == name
        assert not any(isinstance(move, Join) for move in tracking.legal_moves(state))
        state = play(state, End())
    assert tracking.current_player(state) == "Ann"


# --- turns -----------------------------------------------------------------------------------------------------------


def test_africana_turn_end_limits_then_refill_then_the_next_player() -> None:
    state = table(2, expedition("Napoli", "Cairo"), expedition("Napoli", "Lagos"))
    state = until("Ann", drawn(until("Ann", drawn(state))))
    assert state.company.hand == 5
    state = play(state, Join(1, "1 silver"), Join(2, "travel card"), Go("Cairo", "joker"), Complete(1), End())
    refused(state, OTHER, "africana.limit.hand")
    refused(state, End(), "africana.limit.hand")
    state = play(state, Discard("grey"))
    refused(state, Draw(), "africana.refill")
    assert tracking.current_player(state) is None
    state = play(state, OTHER)
    assert tracking.current_player(state) == "Ben"


def test_africana_expedition_bonus_kinds() -> None:
    state = table(2, *[expedition("Napoli", "Cairo")] * 3)
    before = state.companies[0]
    for space, (bonus, coins, cards) in enumerate(
        [("1 silver", 1, 0), ("2 silver", 2, 0), ("travel card", 0, 1)], start=1
    ):
        after = play(state, Join(space, bonus)).companies[0]
        assert (after.silver - before.silver, after.travel_cards - before.travel_cards) == (coins, cards)
        with pytest.raises(ScorerError):
            tracking.read_move("africana", {"move": "join", "space": space, "bonus": "3 silver"})
    # Which space has which is not known, so it has to be said.
    refused(state, Join(1), "africana.expedition.bonus", "bonus")


def test_africana_expedition_empty_space_until_the_end_of_the_turn() -> None:
    state = table(2, expedition("Napoli", "Cairo"))
    state = play(state, Join(1, "1 silver"), Go("Cairo", "joker"), Complete(1))
    assert state.display[0] is None
    refused(state, Join(1), "africana.expedition.empty-space", "space")
    refused(state, Complete(1), "africana.expedition.empty-space", "space")
    refused(state, OTHER, "africana.refill")
    state = play(state, Go("Aswan", "grey"), End())
    assert dict(happened(state, OTHER)[0].values)["space"] == 1
    assert play(state, OTHER).display[0] is not None


def test_africana_info_own_is_there_at_any_time() -> None:
    """What lies under a company card can be looked up in any turn, and in the middle of one."""
    state = table(2, expedition("Napoli", "Cairo", 9, 4))
    state = play(state, Join(1, "1 silver"), Go("Cairo", "joker"), Complete(1))
    assert tracking.tally(state).players[0].expeditions == (4,)
    state = ann(state, End(), Buy("right", "north", kind="mask", goal="Congo", points=3), End())
    state = play(state, Go("Congo", "joker"), Finish(1))
    for later in (state, play(state, End()), play(state, End(), Leaf("forward", "south"))):
        own = tracking.tally(later).players[0]
        assert (own.expeditions, own.artifacts, own.artifact_points) == ((4,), (("mask", 1),), (3,))


# --- scoring ---------------------------------------------------------------------------------------------------------


def test_africana_question_tie_gold_counts_as_five_silver() -> None:
    players = ({"expeditions": 20, "silver": 9}, {"expeditions": 19, "gold": 2, "silver": 1})
    assert [player.total for player in score(*players).players] == [20, 20]
    sheet = score(*players)
    assert (sheet.winners, sheet.tie_break) == (("B",), "africana.win.tie.money")
    assert score(*players, **{MONEY: "silver"}).winners == ("A",)


def test_africana_question_tie_money_scored_still_counts() -> None:
    # 10 silver have given B a point; B has them all the same.
    sheet = score({"expeditions": 10, "silver": 9}, {"expeditions": 9, "silver": 10})
    assert [player.total for player in sheet.players] == [10, 10]
    assert (sheet.winners, sheet.tie_break) == (("B",), "africana.win.tie.money")


def test_africana_question_gold_points_of_the_sum() -> None:
    assert points(score({"gold": 1, "silver": 5}), "money") == 1
    assert points(score({"gold": 1, "silver": 4}), "money") == 0
    # Neither 3 gold nor 8 silver alone would give 2.
    assert points(score({"gold": 3, "silver": 8}), "money") == 2


def test_africana_question_penalty_steps_are_not_added_up() -> None:
    assert [points(score({"helpers": helpers}), "helpers") for helpers in range(11)] == [0, 0, -5, *[-10] * 8]


def too_many(state: State) -> State:
    """The state when Ann has drawn so many cards that she has to discard."""
    for _ in range(4):
        if not legal(state, Discard("joker")):
            state = play(until("Ann", state), Draw())
    return state


def two_helpers(silver: int = 60) -> State:
    """Ann in Congo, with two helper cards in hand and their adventures under the company card."""
    state = ann(wealthy(silver=silver), Buy("right", "north", helper="grey", goal="Congo"))
    state = ann(state, Buy("right", helper="violet", goal="Congo"), End())
    return ann(state, Go("Congo", "joker"), Finish(1), Finish(1), End())


def test_africana_question_penalty_cards_are_the_adventures() -> None:
    state = too_many(two_helpers())
    assert points(state, "helpers") == -5
    assert points(play(state, Discard("grey helper")), "helpers") == -5
    # Open helper adventures do not count.
    bought = ann(wealthy(), Buy("right", "north", helper="grey", goal="Congo"))
    bought = play(bought, *[Buy("right", helper=colour, goal="Congo") for colour in ("violet", "orange")])
    assert points(bought, "helpers") == 0


def test_africana_question_joker_penalty_no() -> None:
    state = with_helper(wealthy(), "grey", "Congo", "north")
    assert state.companies[0].joker
    assert points(state, "helpers") == 0
    state = too_many(two_helpers())
    assert points(state, "helpers") == points(play(state, Discard("joker")), "helpers") == -5
    # No adventure card belongs to it.
    move = Buy("right", "north", helper="joker", goal="Congo")
    refused(wealthy(), move, "africana.components.adventure.helpers", "helper")


def test_africana_question_several_collections_of_a_type() -> None:
    for kinds, any_number, once in (([2, 2], 12, 6), ([3, 3], 24, 18), ([2, 2, 2], 18, 8)):
        assert points(score({"artifacts": kinds}), "collections") == any_number
        assert points(score({"artifacts": kinds}, **{REPEAT: "any"}), "collections") == any_number
        assert points(score({"artifacts": kinds}, **{REPEAT: "once"}), "collections") == once


def test_africana_question_split_with_most_points() -> None:
    # Two alike and two different would be 8, three alike and two different 14, four different and two different 12.
    for kinds, most in (([2, 1, 1, 1], 10), ([3, 1, 1, 1], 16), ([2, 2, 1, 1], 14)):
        for order in set(permutations(kinds)):
            assert points(score({"artifacts": list(order)}), "collections") == most


def test_africana_question_open_artifact_one_point_and_nothing_else() -> None:
    state = ann(wealthy(), Leaf("forward", "north", kind="mask", goal="Congo", points=3))
    state = play(state, Buy("left"), Buy("right", kind="mask", goal="Congo", points=3), End())
    assert [points(state, category) for category in ("artifacts", "collections", "open")] == [0, 0, 2]
    state = play(until("Ann", state), Go("Congo", "joker"), Finish(1))
    assert [points(state, category) for category in ("artifacts", "collections", "open")] == [3, 0, 1]
    state = play(state, Finish(1))
    assert [points(state, category) for category in ("artifacts", "collections", "open")] == [6, 6, 0]


def test_africana_question_four_alike() -> None:
    assert points(score({"artifacts": [4], "artifact_points": [1, 2, 3, 4]}), "collections") == 12
    assert points(score({"artifacts": [4], "artifact_points": [1, 2, 3, 4]}), "artifacts") == 10
    # The fourth is free for four different ones, or for two.
    assert points(score({"artifacts": [4, 1, 1, 1]}), "collections") == 12 + 10
    assert points(score({"artifacts": [4, 1]}), "collections") == 12 + 2


def test_africana_question_hand_limit_scoring() -> None:
    # Ben has the last turn, with 5 cards in hand.
    state = busy(table(2), 19)
    for _ in range(2):
        state = drawn(until("Ben", state))
    state = play(completing(with_cards("Ann", state), 1), End())
    assert tracking.current_player(state) == "Ben"
    state = play(state, Draw())
    assert tracking.outcome(state) is None
    assert state.companies[1].travel_cards == 6
    for move in (End(), Draw()):
        refused(state, move, "africana.limit.hand")
    state = play(state, Discard("grey"), Discard("grey"))
    assert tracking.outcome(state) is not None
    assert points(state, "travel", "Ben") == 2
    # Nobody can have more.
    with pytest.raises(InvalidTally):
        score({"travel_cards": 6})


def test_africana_question_discard_joker() -> None:
    def before_last_discard(state: State) -> State:
        state = too_many(state)
        return play(state, *[Discard("grey")] * (state.company.hand - 6))

    # 5 travel cards and the joker: it brings nothing.
    state = before_last_discard(table())
    assert state.company.travel_cards == 5
    assert points(play(state, Discard("joker")), "travel") == points(play(state, Discard("grey")), "travel") == 2
    # With a helper card in the hand there are 4 travel cards, and it brings a point.
    state = before_last_discard(with_helper(wealthy(), "grey", "Congo", "north"))
    assert state.company.travel_cards == 4
    assert points(play(state, Discard("joker")), "travel") == 2
    assert points(play(state, Discard("grey")), "travel") == 1


def test_africana_question_played_cards() -> None:
    state = until("Ann", drawn(until("Ann", drawn(table(2, expedition("Napoli", "Congo"))))))
    assert state.company.hand == 5
    state = play(state, Join(1, "travel card"))
    assert state.company.hand == 6
    # A travel card that was played is not in the hand any more, but the joker comes back.
    assert tracking.current_player(play(state, Go("Cairo", "grey"), End())) == "Ben"
    over = play(state, Go("Cairo", "joker"), End())
    assert tracking.current_player(over) == "Ann"
    refused(over, End(), "africana.limit.hand")


def test_africana_question_negative_total() -> None:
    sheet = score({"helpers": 4, "silver": 7}, {"helpers": 2})
    assert [player.total for player in sheet.players] == [-10, -5]
    assert sheet.winners == ("B",)
    assert tracking.standings(two_helpers(silver=10))["Ann"].total == -5


# --- the end of the game ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "done"), [(2, 19), (3, 22), (4, 25)])
def test_africana_question_exact_refill_does_not_begin_the_end(count: int, done: int) -> None:
    state = busy(table(count), done - 1)
    assert state.pile == 1
    state = play(completing(with_cards("Ann", state), 1), End())
    assert rules_told(state, OTHER) == ["africana.refill", "africana.end.trigger.exact"]
    state = play(state, OTHER)
    # The game goes on, however long nobody completes anything.
    for _ in range(3 * count):
        assert tracking.outcome(state) is None
        state = play(state, End())
    assert None not in state.display
    assert not state.last


@pytest.mark.parametrize(("count", "done"), [(2, 19), (3, 22), (4, 25)])
def test_africana_question_end_last_player_ends_it_at_once(count: int, done: int) -> None:
    state = with_cards(NAMES[count - 1], busy(table(count), done))
    state = completing(state, 1)
    assert tracking.outcome(state) is None
    assert rules_told(state, End())[-2:] == ["africana.end.trigger", "africana.end.round"]
    state = play(state, End())
    over = tracking.outcome(state)
    assert over is not None
    assert over.rule == "africana.end.round"


def test_africana_question_partial_refill_from_left_to_right() -> None:
    state = with_cards("Ann", busy(table(3), 21))
    assert state.pile == 1
    state = play(completing(state, 2, 4), End())
    assert dict(happened(state, OTHER)[0].values)["space"] == 2
    state = play(state, OTHER)
    assert [card is not None for card in state.display] == [True, True, True, False, True]
    # The remaining turns are played with fewer expeditions.
    assert tracking.current_player(state) == "Ben"
    refused(state, Join(4), "africana.expedition.empty-space", "space")
    state = play(state, Go("Zanzibar", "joker"), Join(2), End())
    assert tracking.current_player(state) == "Cleo"
    assert tracking.outcome(play(state, End())) is not None


@pytest.mark.parametrize(("count", "done"), [(2, 19), (3, 22), (4, 25)])
def test_africana_question_last_turn_of_the_highest_company(count: int, done: int) -> None:
    for at, name in enumerate(NAMES[:count]):
        state = play(completing(with_cards(name, busy(table(count), done)), 1), End())
        for later in NAMES[at + 1 : count]:
            assert tracking.current_player(state) == later
            state = play(state, End())
        assert tracking.outcome(state) is not None
        assert tracking.current_player(state) is None


# --- buying ----------------------------------------------------------------------------------------------------------


def test_africana_question_free_page_one_in_each_action() -> None:
    state = wealthy(map=MAP)
    money = silver(state)
    state = play(state, Leaf("forward"))
    assert silver(state) == money
    state = play(state, Leaf("forward"))
    assert silver(state) == money - 1
    # The other book cannot be used, so it has no free page either.
    refused(state, Leaf("forward", "south"), "africana.action.buy.hemisphere", "half")
    state = ann(state, End(), Leaf("forward"))
    assert silver(state) == money - 1


def test_africana_question_page_back_costs_as_much() -> None:
    state = wealthy(map=MAP)
    money = silver(state)
    state = play(state, Leaf("forward"), Leaf("back"))
    assert silver(state) == money - 1
    # Unless it is the first page of the action.
    state = ann(state, Leaf("forward"), End(), Leaf("back"))
    assert silver(state) == money - 2
    assert silver(play(state, Leaf("forward"))) == money - 3


def test_africana_question_next_card_is_no_page() -> None:
    state = wealthy(map=MAP)
    money = silver(state)
    state = play(state, Buy("right", kind="mask", goal="Congo"), Buy("right", kind="drum", goal="Congo"))
    assert silver(state) == money - 10
    # The first page is still free.
    assert silver(play(state, Leaf("forward"))) == money - 10


def test_africana_question_page_no_money_one_page() -> None:
    state = ann(table(map=MAP), *[Leaf("forward")] * 3)
    assert silver(state) == 0
    refused(state, Leaf("forward"), "africana.action.buy.leaf")
    state = ann(state, End(), Leaf("forward"))
    assert silver(state) == 0
    refused(state, Leaf("forward"), "africana.action.buy.leaf")
    refused(state, Leaf("back"), "africana.action.buy.leaf")


def test_africana_question_keep_money_no() -> None:
    state = ann(wealthy(silver=3, map=MAP), Leaf("forward"))
    money = silver(state)
    assert money >= 5
    state = play(state, *[Leaf("forward")] * money)
    assert silver(state) == 0
    refused(state, Buy("right", kind="mask", goal="Congo"), "africana.action.buy.price")
    assert tracking.current_player(play(state, End())) == "Ben"


def test_africana_question_only_gold_is_changed() -> None:
    state = ann(table(2, expedition("Napoli", "Cairo", 5)), Leaf("forward", "north"), Leaf("back"), Leaf("forward"))
    assert silver(state) == 0
    # A reward of 5 is one gold coin. 1 can be paid of it, and 4 remain.
    state = ann(state, End(), Join(1, "travel card"), Go("Cairo", "joker"), Complete(1), End())
    assert silver(state) == 5
    assert silver(play(state, Leaf("forward", "north"), Leaf("forward"))) == 4
    assert points(score({"gold": 2}), "money") == 1


# --- moving, joining, completing -------------------------------------------------------------------------------------


def test_africana_question_colour_change_of_any_number_of_travel_and_helper_cards() -> None:
    # Ann has three magenta cards, which fit neither Aswan nor Cairo.
    state = wealthy(silver=30, hands=True, map=MAP)
    state = until("Ann", play(state, Draw()))
    refused(state, Go("Aswan", "magenta"), "africana.action.move.step", "card")
    money = silver(state)
    for paid, place in ((5, "Aswan"), (10, "Cairo"), (15, "Aswan")):
        state = play(state, Go(place, "magenta", recolour=True))
        assert (silver(state), state.company.place) == (money - paid, place)
    # The joker does not need it.
    refused(state, Go("Cairo", "joker", recolour=True), "africana.action.move.recolour", "recolour")
    assert silver(play(state, Go("Cairo", "joker"))) == silver(state)
    light = with_helper(wealthy(), "grey", "Congo", "north")
    assert silver(light) - silver(play(light, Go("Cairo", "grey helper", recolour=True))) == 5


def test_africana_question_colour_change_with_money_of_the_same_action() -> None:
    state = table(2, expedition("Napoli", "Cairo", 9, 1))
    refused(state, Go("Aswan", "grey", recolour=True), "africana.action.move.recolour", place="recolour")
    state = play(state, Join(1, "1 silver"), Go("Cairo", "joker"))
    refused(state, Go("Aswan", "grey", recolour=True), "africana.action.move.recolour", place="recolour")
    state = play(state, Complete(1))
    assert silver(play(state, Go("Aswan", "grey", recolour=True))) == silver(state) - 5


def test_africana_question_colour_change_helper_comes_back() -> None:
    state = with_helper(wealthy(), "grey", "Congo", "north")
    discarded = state.discard_pile
    state = play(state, Go("Cairo", "grey helper", recolour=True))
    refused(state, Go("Congo", "grey helper", recolour=True), "africana.action.move.once", "card")
    state = ann(state, End())
    assert legal(state, Go("Congo", "grey helper"))
    assert state.discard_pile == discarded


def test_africana_question_move_for_money_no() -> None:
    state = play(wealthy(), Go("Aswan", "joker"), Go("Cairo", "grey", recolour=True))
    assert silver(state) > 50
    for card in (*SYMBOLS, "joker", "grey helper"):
        assert not legal(state, Go("Aswan", card, recolour=True))
    assert not legal(state, Go("Aswan", recolour=True))
    assert not any(isinstance(move, Go) for move in tracking.legal_moves(state))


def test_africana_question_no_move_needed_to_join_or_complete() -> None:
    state = table(2, expedition("Napoli", "Cairo"))
    state = play(state, Join(1, "1 silver"))  # without a step
    assert tracking.current_player(state) == "Ann"
    state = ann(state, End(), Go("Cairo", "joker"), End())
    assert tracking.current_player(play(state, Complete(1), End())) is None
    # Only if moving is the action of the turn.
    refused(play(state, Leaf("forward", "north")), Complete(1), "africana.turn.action")
    refused(play(state, Complete(1)), Draw(), "africana.turn.action")
    refused(play(state, Complete(1)), Leaf("forward", "north"), "africana.turn.action")


def test_africana_question_join_other_action_no() -> None:
    for hands in (False, True):
        state = table(2, expedition("Napoli", "Cairo"), hands=hands)
        assert legal(state, Join(1, "1 silver"))
        refused(play(state, Leaf("forward", "north")), Join(1, "1 silver"), "africana.turn.action")
        # After drawing the turn is over.
        after = filled(play(state, Draw()))
        assert tracking.current_player(after) == "Ben"
        refused(after, Join(1, "1 silver"), "africana.expedition.join", place="space")
    refused(
        play(table(2, expedition("Napoli", "Cairo"), hands=True), Draw()), Join(1, "1 silver"), "africana.action.draw"
    )


def test_africana_question_join_and_complete_in_one_action() -> None:
    state = play(table(2, expedition("Napoli", "Cairo", 3, 4)), Join(1, "1 silver"), Go("Cairo", "joker"), Complete(1))
    assert tracking.current_player(state) == "Ann"
    assert tracking.tally(state).players[0].expeditions == (4,)


def test_africana_question_marker_again_at_once() -> None:
    ways = [expedition("Napoli", "Cairo"), *[expedition("Napoli", "Lagos")] * 3, expedition("Cairo", "Lagos")]
    state = play(table(2, *ways), *[Join(space, "1 silver") for space in (1, 2, 3, 4)], Go("Cairo", "joker"))
    refused(state, Join(5, "1 silver"), "africana.expedition.join.markers")
    state = play(state, Complete(1))
    assert markers_left(state, 0) == 1
    # Not for one that has a marker already, nor where no card lies.
    refused(state, Join(1), "africana.expedition.empty-space", "space")
    state = play(state, Join(5, "1 silver"))
    refused(state, Join(5), "africana.expedition.join.once", "space")
    assert markers_left(state, 0) == 0


def test_africana_question_refill_during_turn_no() -> None:
    state = play(table(2, expedition("Napoli", "Cairo")), Join(1, "1 silver"), Go("Cairo", "joker"), Complete(1))
    new = expedition("Cairo", "Lagos")
    refused(state, new, "africana.refill")
    state = play(state, End(), new)
    # Ann could have joined it, but it is Ben's turn.
    assert tracking.current_player(state) == "Ben"
    refused(state, Join(1), "africana.expedition.join", place="space")
    assert legal(until("Ann", state), Join(1))


def test_africana_question_movement_card_is_drawn() -> None:
    state = table(2, expedition("Napoli", "Cairo"))
    after = play(state, Join(1, "travel card"))
    assert (after.draw_pile, after.discard_pile) == (state.draw_pile - 1, state.discard_pile)
    assert points(play(after, Go("Cairo", "joker")), "travel") == 1  # one more than at the start makes two
    # It can be played as a travel card at once.
    assert legal(play(after, Go("Cairo", "grey")), Go("Aswan", "orange"))


def test_africana_question_no_travel_cards_no_card() -> None:
    """All sixty travel cards are never in hands; this is the one state that is put together by hand."""
    for hands in (False, True):
        state = table(2, expedition("Napoli", "Cairo"), hands=hands)._replace(draw_pile=0, discard_pile=0)
        after = play(state, Join(1, "travel card"))
        assert after.companies[0].travel_cards == state.companies[0].travel_cards
        assert tracking.current_player(after) == "Ann"
        assert after.markers[0] == (0,)


def test_africana_question_must_complete_no() -> None:
    state = wealthy(2, expedition("Cairo", "Congo"))
    state = ann(state, Buy("right", "north", helper="grey", goal="Congo"), End(), Join(2, "1 silver"))
    state = play(state, Go("Congo", "joker"))
    assert legal(state, Finish(1))
    assert legal(state, Complete(2))
    state = ann(state, End())
    # Neither helper card, nor points, nor minus points.
    own = tracking.tally(state).players[0]
    assert (own.helpers, own.open_artifacts, own.expeditions) == (0, 0, (0,))
    assert (points(state, "helpers"), points(state, "open")) == (0, 0)
    assert not any(isinstance(move, Go) and "helper" in move.card for move in tracking.legal_moves(state))
    # Nor does anybody have to join.
    state = table(2, expedition("Napoli", "Cairo"))
    assert legal(state, Join(1, "1 silver"))
    assert tracking.current_player(play(state, Go("Cairo", "joker"), End())) == "Ben"


def test_africana_question_keep_open_until_the_end() -> None:
    state = ann(wealthy(), Buy("right", "north", kind="mask", goal="Congo"))
    state = play(state, Buy("right", kind="drum", goal="Congo"), Buy("right", kind="vase", goal="Congo"))
    refused(state, Drop(1), "africana.limit.timing")
    state = play(state, End())
    assert tracking.current_player(state) == "Ben"
    state = until("Ann", state)
    refused(state, Drop(1), "africana.limit.timing")
    assert points(state, "open") == 3
    state = play(state, Buy("right", kind="bowl", goal="Congo"), End())
    assert tracking.current_player(state) == "Ann"
    state = play(state, Drop(2))
    assert [card.kind for card in state.companies[0].open] == ["mask", "vase", "bowl"]
    # One and no more.
    assert tracking.current_player(state) == "Ben"


def test_africana_question_two_same_helpers() -> None:
    state = with_helper(with_helper(wealthy(), "grey", "Congo", "north"), "grey", "Cairo")
    assert state.companies[0].helpers == (0, 0, 2, 0, 0)
    state = play(state, Go("Aswan", "grey helper"), Go("Cairo", "grey helper"))
    refused(state, Go("Aswan", "grey helper"), "africana.action.move.once", "card")


def test_africana_question_helper_supply_cannot_run_out() -> None:
    state = with_helper(with_helper(wealthy(), "grey", "Congo", "north"), "grey", "Cairo")
    assert state.supply == (2, 2, 0, 2, 2)
    # No third adventure of this colour, in neither book.
    rule = "africana.components.adventure.helpers"
    refused(state, Buy("right", helper="grey", goal="Congo"), rule, "helper")
    refused(ann(state, Go("Congo", "joker"), End()), Buy("right", helper="grey", goal="Cairo"), rule, "helper")


def test_africana_question_discarded_helper_leaves_the_game() -> None:
    state = too_many(with_helper(wealthy(), "grey", "Congo", "north"))
    discarded, supply = state.discard_pile, state.supply
    state = play(state, Discard("grey helper"), Discard("joker"))
    assert (state.discard_pile, state.supply) == (discarded, supply)
    state = until("Ann", state)
    for card in ("grey helper", "joker"):
        refused(state, Go("Cairo", card), "africana.action.move.step", "card")
    # A travel card does not leave the game.
    assert play(state, Draw(), Discard("grey")).discard_pile == discarded + 1


def test_africana_question_secret_hands_unless_agreed() -> None:
    for state in (play(table(2), Draw()), play(table(2, hands=True), Draw(), Card("violet"), Card("orange"))):
        line_of_ann = tracking.view(state)[1]
        assert line_of_ann.startswith("Ann: Napoli, silver 2, hand 4 ")
        assert [colour in line_of_ann for colour in ("magenta", "violet", "orange")] == [state.hands] * 3


def test_africana_question_two_symbols_one_card() -> None:
    assert MAP["places"]["Cairo"]["symbols"] == ["grey", "violet"]
    state = play(table(2, map=MAP, hands=True), Draw(), Card("grey"), Card("violet"))
    state = until("Ann", state)
    for colour in ("grey", "violet"):
        after = play(state, Go("Cairo", colour))
        assert after.company.place == "Cairo"
        assert after.company.travel_cards == state.company.travel_cards - 1


def test_africana_question_display_moves_no() -> None:
    ways = [expedition("Cairo", goal) for goal in ("Congo", "Lagos", "Aswan", "Jidda")]
    state = table(2, ways[0], expedition("Napoli", "Cairo"), *ways[1:], map=MAP)
    state = play(state, Join(2), Go("Cairo", "joker"), Complete(2), End(), expedition("Cairo", "Tripoli"))
    goals = [card.goal for card in state.display if card is not None]
    assert goals == ["Congo", "Tripoli", "Lagos", "Aswan", "Jidda"]
    # The bonus belongs to the space.
    assert BONUSES[1] == "1 silver"
    state = until("Ann", state)
    assert silver(play(state, Join(2))) - silver(state) == 1
    assert silver(play(state, Join(5))) - silver(state) == 2


def test_africana_question_coins_run_out() -> None:
    # All coins of the box are worth 100.
    state = wealthy(2, silver=150)
    assert silver(state) == 153
    assert points(state, "money") == 15
    assert points(score({"silver": 99}, {"silver": 99, "gold": 99}), "money", "B") == 59


def test_africana_question_expedition_or_adventure_marker_or_card() -> None:
    state = ann(wealthy(2, expedition("Cairo", "Congo")), Buy("right", "north", kind="mask", goal="Congo"), End())
    # Without a marker only the adventure can be completed.
    there = play(state, Go("Congo", "joker"))
    assert legal(there, Finish(1))
    assert not legal(there, Complete(2))
    # The adventure is Ann's alone; anybody may join the expedition.
    assert not legal(play(until("Ben", state), Go("Congo", "joker")), Finish(1))
    assert legal(play(until("Ben", state), Go("Cairo", "joker")), Join(2, "1 silver"))


def test_africana_question_joker_or_helper_both_come_back() -> None:
    state = with_helper(wealthy(), "grey", "Congo", "north")
    moved = play(state, Go("Aswan", "grey helper"), Go("Cairo", "joker"))
    refused(moved, Go("Aswan", "joker"), "africana.action.move.once", "card")
    assert all(legal(ann(moved, End()), Go("Aswan", card)) for card in ("grey helper", "joker"))
    # One completed helper adventure costs nothing, and the joker never does.
    assert points(state, "helpers") == 0


def test_africana_question_what_money_buys_no_travel_cards() -> None:
    state = play(wealthy(map=MAP), Leaf("forward"))
    money = silver(state)
    paid = {type(move): money - silver(tracking.play(state, move)) for move in tracking.legal_moves(state)}
    assert {kind: cost for kind, cost in paid.items() if cost} == {Leaf: 1, Buy: 5}
    assert silver(play(wealthy(map=MAP), Draw())) == money


def test_africana_question_only_end_nobody_completes_anything() -> None:
    state = table(2, expedition("Napoli", "Cairo"))
    for _ in range(100):
        state = filled(play(state, End()))
    assert tracking.outcome(state) is None
