"""What players ask about Africa, and the material they play with: each test is named after the entry it is about.

All of it is played or scored through the public functions, from the first move on: no state is put together by hand.
The facts are those of the rulebooks; `scorer rules africa` says them.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, permutations
from typing import Any

import pytest

import scorer
from scorer import tracking
from scorer.games.africa import components as c
from scorer.games.africa.tracking.board import example_board
from scorer.games.africa.tracking.camping import Research, Resources
from scorer.games.africa.tracking.exploring import End, Free, Skip, Start
from scorer.games.africa.tracking.moving import Animal, Nomad
from scorer.games.africa.tracking.revealing import Exchange, Keep, Reveal
from scorer.games.africa.tracking.state import State
from scorer.text.errors import InvalidTally, ScorerError, UndefinedScore
from scorer.tracking.moves import IllegalMove, Move
from tests.support import play as table
from tests.support.play import play

pytestmark = pytest.mark.unmeasured

NAMES = ("Anne", "Ben", "Cleo", "Dora", "Emil")
CITIES = ("g4", "a3", "b8", "i11", "p7")
ROUNDING, ZERO, CONTESTS = "africa.majority.rounding", "africa.majority.zero", "africa.majority.contests"
TWO_PLAYERS = "africa.end.two-players"
GOLD, MONUMENT = Reveal("gold", symbols=2), Reveal("monument")
every_table = pytest.mark.parametrize(("players", "last"), [(2, 9), (3, 11), (4, 11), (5, 11)])


def begin(players: int = 2, **options: Any) -> State:
    """A game without a board, before the first move."""
    return table.begin(State, "africa", NAMES[:players], **options)


def on_board(players: int = 2, **options: Any) -> State:
    """A game on the example board: Anne stands on g4, next to f3, f4, g3 and g5; Ben on a3."""
    return play(begin(players, board=example_board(), **options), *map(Start, CITIES[:players]))


def anne(state: State, *moves: Move) -> State:
    """The state after these moves of Anne, when it is her turn again; the others pass."""
    state = _annes_turn(state)
    for move in moves:
        state = _annes_turn(play(state, move))
    return state


def _annes_turn(state: State) -> State:
    while tracking.current_player(state) not in ("Anne", None):
        state = play(state, End())
    return state


def goods(space: str = "", kind: str = "drum", at: str = "") -> Reveal:
    """Trade goods are revealed, so on a board their space becomes empty."""
    return Reveal("goods", kind, space=space, at=at)


def lion(space: str, to: str = "") -> Reveal:
    """A lion is revealed."""
    return Reveal("animal", "lion", space=space, to=to)


def gather(*hands: tuple[str, ...]) -> State:
    """A game in which the players have revealed these trade goods and kept them; then it is Anne's turn."""
    state = begin(len(hands))
    left = {name: list(hand) for name, hand in zip(NAMES, hands, strict=False)}
    while any(left.values()) or tracking.current_player(state) != "Anne":
        own = left[str(tracking.current_player(state))]
        state = play(state, goods(kind=own.pop(0)) if own else End())
        if Keep() in tracking.legal_moves(state):
            state = play(state, Keep())
    return state


def held(state: State, name: str) -> dict[str, int]:
    """The trade goods that lie in front of a player."""
    (player,) = (player for player in tracking.tally(state).players if player.name == name)
    return dict(player.goods)


def points(state: State, move: Move) -> int:
    """What the player whose turn it is scores with a move; nobody else does."""
    name = tracking.current_player(state)
    after, events = tracking.resolve(state, move)
    assert {event.player for event in events if event.points} <= {name}
    scored = sum(event.points for event in events)
    track = [sum(player.track + 3 * player.bonus for player in tracking.tally(each).players) for each in (state, after)]
    assert track[1] - track[0] == scored
    return scored


def refused(state: State, move: Move, rule: str, place: str = "") -> IllegalMove:
    """A move that is refused because of this rule."""
    return table.refused(state, move, rule, place=place)


def at(state: State, space: str) -> str:
    """What lies on a space."""
    assert state.map is not None
    return str(state.spaces[state.map.numbers[space]].what)


def stands(state: State, name: str) -> str:
    """Where an explorer stands."""
    assert state.map is not None
    return str(state.map.names[state.explorers[NAMES.index(name)]])


def camps(state: State) -> list[int]:
    """The base camps in front of each player."""
    return [own.camps for own in state.owns]


def score(*players: dict[str, Any], edition: str | None = None, **rulings: str) -> scorer.Sheet:
    """The sheet of players called A, B, C …; rulings by the last part of their ids."""
    named = [{"name": "ABCDE"[i], "track": 0, **player} for i, player in enumerate(players)]
    chosen = {f"africa.majority.{key}": reading for key, reading in rulings.items()}
    return scorer.score({"game": "africa", "players": named}, edition=edition, rulings=chosen)


def column(sheet: scorer.Sheet, category: str) -> list[int]:
    """The points of one category, player by player."""
    return [line.points for player in sheet.players for line in player.lines if line.category == category]


# --- what is in the box ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 5])
def test_africa_comp_tiles_85_and_11_monuments(players: int) -> None:
    state = begin(players, rulings={TWO_PLAYERS: "eleventh"})
    state = play(state, *[GOLD] * 85)
    for tile in (GOLD, Reveal("gems", symbols=1), Reveal("nomad"), Reveal("animal", "lion"), goods()):
        refused(state, tile, "africa.comp.monuments", "tile")
    state = play(state, *[MONUMENT] * 11)
    assert tracking.outcome(state) is not None


def test_africa_comp_tiles_on_all_tables_together() -> None:
    """85 tiles that are no monuments show 170 nuggets at most, and nothing is left for others then."""
    assert column(score({"gold": 170}, {}), "gold") == [10, 0]
    for rest in ({"gold": 170, "gems": 1}, {"gold": 170, "goods": [1]}):
        with pytest.raises(InvalidTally) as caught:
            score(rest, {})
        assert caught.value.rule == "africa.comp.tiles"


def test_africa_comp_camps_are_twenty_and_all_alike() -> None:
    state = play(begin(5), *[MONUMENT] * 10)
    # Five players use all of them, and there is none for the last monument.
    assert (state.supply, sum(camps(state))) == (0, 20)
    assert sum(camps(play(state, MONUMENT))) == 20
    state = anne(on_board(), Research(), End())
    state = play(state, End(), Resources())
    assert [at(state, space) for space in ("g4", "a3")] == ["camp", "camp"]
    assert camps(state) == [1, 1]


def test_africa_comp_bonus_one_marker() -> None:
    assert column(score({"bonus": True}, {}, {}), "bonus") == [3, 0, 0]
    with pytest.raises(InvalidTally) as caught:
        score({"bonus": True}, {}, {"bonus": True})
    assert caught.value.rule == "africa.end.bonus"
    ended = play(begin(3), *[MONUMENT] * 11)
    assert [player.bonus for player in tracking.tally(ended).players].count(True) == 1


def test_africa_comp_explorers_one_travels_and_one_marks_the_points() -> None:
    state = on_board(5)
    assert [stands(state, name) for name in NAMES] == list(CITIES)
    # One of the ten is moved by points, another one by its player; neither moves the other.
    scored = play(state, Reveal("gold", symbols=2, space="f4"))
    assert [player.track for player in tracking.tally(scored).players] == [2, 0, 0, 0, 0]
    assert [stands(scored, name) for name in NAMES] == list(CITIES)
    moved = play(scored, Skip("f4"))
    assert [stands(moved, name) for name in NAMES] == ["f4", *CITIES[1:]]
    assert [player.track for player in tracking.tally(moved).players] == [2, 0, 0, 0, 0]
    with pytest.raises(InvalidTally):
        tracking.start("africa", [*NAMES, "Finn"])


def lions(state: State) -> tuple[State, Counter[tuple[str, str]]]:
    """The state after 85 lions, as near to each other as they can be, and how often each rule was told to whom."""
    told: Counter[tuple[str, str]] = Counter()
    for before in range(85):
        state, events = tracking.resolve(state, Reveal("animal", "lion", near=min(before, 6)))
        told.update((event.player, event.rule) for event in events)
    return state, told


def test_africa_comp_fifty_one_for_each_of_five_players() -> None:
    state, told = lions(begin(5))
    assert all(player.track > 99 for player in tracking.tally(state).players)
    assert [told[name, "africa.track.fifty"] for name in NAMES] == [1] * 5


# --- setup -----------------------------------------------------------------------------------------------------------


def test_africa_setup_supply_2p_eight_besides_those_of_the_players() -> None:
    state = begin(2)
    assert (state.supply, camps(state)) == (8, [2, 2])
    state = play(state, *[MONUMENT] * 8)
    assert (state.supply, sum(camps(state))) == (0, 12)
    assert tracking.outcome(state) is None
    assert begin(3).supply == 10


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_africa_setup_camps_two_each(players: int) -> None:
    state = play(begin(players), *[goods()] * 2 * players)  # so that there is room for them
    for _ in range(players):
        name = tracking.current_player(state)
        while tracking.current_player(state) == name:
            state = play(state, Research())
        # A third one there is not.
        later = state
        while tracking.current_player(later) != name:
            later = play(later, End())
        refused(later, Resources(), "africa.action.camp.place")
        refused(later, Research(), "africa.action.camp.place")
    assert camps(state) == [0] * players


@every_table
def test_africa_setup_camps_unused_are_never_used(players: int, last: int) -> None:
    state = play(begin(players), *[MONUMENT] * last)
    assert state.supply == 0
    assert 20 - sum(camps(state)) == {2: 8, 3: 4, 4: 2, 5: 0}[players]


@pytest.mark.parametrize(("players", "supply", "box"), [(2, 8, 8), (3, 10, 4), (4, 10, 2), (5, 10, 0)])
def test_africa_setup_camps_table(players: int, supply: int, box: int) -> None:
    state = begin(players)
    assert (state.supply, camps(state)) == (supply, [2] * players)
    assert supply + 2 * players + box == c.CAMPS == 20
    assert c.CAMPS_LEFT[players] == box


def test_africa_setup_colour_everybody_begins_on_0_and_can_be_told_apart() -> None:
    for state in (begin(5), on_board(5)):
        assert [player.track for player in tracking.tally(state).players] == [0] * 5
        assert [player.total for player in tracking.standings(state).players] == [0] * 5
    # Here a player is told apart by the name.
    with pytest.raises(InvalidTally) as caught:
        tracking.start("africa", ["Anne", "Ben", "Anne"])
    assert caught.value.place.startswith("players[2]")


def test_africa_setup_fifty_the_start_field_is_0_and_50() -> None:
    state = begin(2)
    told: list[tuple[str, int]] = []
    # Nomads next to five start cities: 5 points each.
    for _ in range(10):
        before = tracking.tally(state).players[0].track
        events = tracking.resolve(state, Reveal("nomad", near=5))[1]
        told += [(event.rule, before + 5) for event in events if event.rule == "africa.track.fifty"]
        state = anne(state, Reveal("nomad", near=5))
    assert tracking.tally(state).players[0].track == 50
    assert told == [("africa.track.fifty", 50)]


def test_africa_setup_startplayer_anybody_can_start() -> None:
    for names in permutations(NAMES[:3]):
        state = tracking.start("africa", names)
        for name in names:
            assert tracking.current_player(state) == name
            state = play(state, End())


# --- actions and spaces ----------------------------------------------------------------------------------------------


def test_africa_action_reveal_exchange_or_keep() -> None:
    state = gather(("drum",), ("shirt",))
    revealed = play(state, goods(kind="drum"))
    assert set(tracking.legal_moves(revealed)) == {Keep(), Exchange("shirt", "Ben")}
    for move in (End(), Skip(), GOLD, Free()):
        refused(revealed, move, "africa.action.reveal.exchange")
    exchanged = play(revealed, Exchange("shirt", "Ben"))
    assert (held(exchanged, "Anne"), held(exchanged, "Ben")) == ({"drum": 1, "shirt": 1}, {"drum": 1})
    kept = play(revealed, Keep())
    assert (held(kept, "Anne"), held(kept, "Ben")) == ({"drum": 2}, {"shirt": 1})
    # One exchange with one tile; then the turn goes on.
    for after in (exchanged, kept):
        assert tracking.current_player(after) == "Anne"
        refused(after, Exchange("shirt", "Ben"), "africa.exchange.when")


def beside_gold_and_a_monument() -> State:
    """Anne on g4, next to two nuggets on f4 and a monument on f3."""
    return anne(on_board(), Reveal("gold", symbols=2, space="f4"), Reveal("monument", space="f3"))


def test_africa_action_camp_choice_is_made_when_it_is_placed() -> None:
    state = beside_gold_and_a_monument()
    for move in (Research(), Resources()):
        after = play(state, move)
        assert at(after, "g4") == "camp"
        # It stays what it is: nothing can be placed on this space again.
        refused(after, Research(), "africa.action.camp.place", "at")
        refused(after, Resources(), "africa.action.camp.place", "at")


def test_africa_space_empty_without_tile_and_camp_whoever_stands_there() -> None:
    state = on_board()
    assert state.empty == 5
    # Only the start city with Anne on it is empty next to f4.
    assert points(state, Reveal("nomad", space="f4")) == 1
    # Trade goods leave an empty space behind, and gold that was collected.
    assert play(state, goods("f4")).empty == 6
    gold = anne(state, Reveal("gold", symbols=1, space="f4"))
    assert gold.empty == 5
    assert play(gold, Resources()).empty == 5
    assert at(play(gold, Resources()), "f4") == "empty"


def test_africa_space_notempty_tiles_and_camps() -> None:
    # Two lions meet on g4; the third one may go to an empty space only.
    state = anne(on_board(), lion("f4"), lion("g5"), Research(), Reveal("monument", space="f3"))
    move = lion("g3", "g4")
    for space in ("g4", "f3", "f4", "f5"):  # a base camp, a face-up tile, another one, a face-down tile
        refused(state, lion("g3", space), "africa.space.notempty", "to")
    assert points(anne(on_board(), lion("f4"), lion("g5")), move) == 3


def test_africa_end_trigger_2p_the_ninth_monument() -> None:
    state = play(begin(2), *[MONUMENT] * 8)
    assert tracking.outcome(state) is None
    state = play(state, MONUMENT)
    over = tracking.outcome(state)
    assert over is not None
    assert over.rule == "africa.end.trigger.2p"
    assert tracking.outcome(play(begin(3), *[MONUMENT] * 9)) is None


def test_africa_variant_two_changes_the_supply_and_the_end_only() -> None:
    two, three = begin(2), begin(3)
    assert (two.supply, three.supply) == (8, 10)
    assert tracking.outcome(play(two, *[MONUMENT] * 9)) is not None
    assert tracking.outcome(play(three, *[MONUMENT] * 10)) is None
    assert set(tracking.legal_moves(two)) == set(tracking.legal_moves(three))
    for state in (two, three):
        after = play(state, Reveal("animal", "lion"), Research(1))
        assert tracking.current_player(after) == "Ben"
        assert tracking.standings(after)["Anne"].total == 2
    sheets = score({"gold": 2, "goods": [5]}, {"gold": 1}), score({"gold": 2, "goods": [5]}, {"gold": 1}, {})
    assert sheets[0]["A"].lines == sheets[1]["A"].lines


# --- the disputed rulings of the scoring -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("holdings", "down", "up"),
    [
        ([4, 4, 4], [5, 5, 5], [6, 6, 6]),
        ([4, 4, 4, 4, 4], [3, 3, 3, 3, 3], [4, 4, 4, 4, 4]),
        ([8, 3, 3, 3, 3], [10, 1, 1, 1, 1], [10, 2, 2, 2, 2]),
    ],
)
@pytest.mark.parametrize("what", ["gold", "gems"])
def test_africa_majority_rounding_each_reading(what: str, holdings: list[int], down: list[int], up: list[int]) -> None:
    players = [{what: count} for count in holdings]
    assert column(score(*players), what) == down
    assert column(score(*players, rounding="down"), what) == down
    assert column(score(*players, rounding="up"), what) == up
    for edition, expected in (("nl", up), ("fr", down), ("fi", down)):
        assert column(score(*players, edition=edition), what) == expected


@pytest.mark.parametrize(
    ("holdings", "none", "share"),
    [
        ([4, 0], [10, 0], [10, 6]),
        ([0, 0], [0, 0], [8, 8]),
        ([5, 0, 0], [10, 0, 0], [10, 3, 3]),
        ([3, 3, 0], [8, 8, 0], [8, 8, 0]),
    ],
)
def test_africa_majority_zero_each_reading(holdings: list[int], none: list[int], share: list[int]) -> None:
    players = [{"gold": count, "gems": 1 + i} for i, count in enumerate(holdings)]
    assert column(score(*players), "gold") == none
    assert column(score(*players, zero="none"), "gold") == none
    assert column(score(*players, zero="share"), "gold") == share
    for edition in ("nl", "fr", "fi"):
        assert column(score(*players, edition=edition), "gold") == none


# --- moving ----------------------------------------------------------------------------------------------------------


def corridor() -> State:
    """Anne on g4 at the end of a row of empty spaces: g4, f4, e5, d5, c6."""
    way = [goods("f4"), goods("e5", at="f4"), goods("d5", at="e5"), goods("c6", at="d5")]
    state = anne(on_board(), *way, Free("g4"))
    assert [at(state, space) for space in ("g4", "f4", "e5", "d5", "c6")] == ["empty"] * 5
    return state


def test_africa_question_actions_per_turn_two_with_two_steps_each() -> None:
    state = corridor()
    refused(state, Skip("d5"), "africa.turn.move", "at")
    state = play(state, Skip("e5"))
    assert tracking.current_player(state) == "Anne"
    refused(state, Skip("g5"), "africa.turn.move.block", "at")
    state = play(state, Reveal("monument", at="c6", space="c5"))
    assert stands(state, "Anne") == "c6"
    assert tracking.current_player(state) == "Ben"


def test_africa_question_face_up_tiles_block_no() -> None:
    state = anne(on_board(), Reveal("monument", space="f4"), goods("e5", at="f4"))
    assert stands(state, "Anne") == "f4"  # onto it
    # Over it: there is no other way from g4 to e5.
    state = anne(state, Skip("g4"), Skip("e5"))
    assert stands(state, "Anne") == "e5"
    assert at(state, "f4") == "monument"


def test_africa_question_walk_through_explorer_no() -> None:
    state = corridor()
    assert stands(play(state, Skip("e5")), "Anne") == "e5"
    state = play(state, End(), Free("f4"))
    refused(state, Skip("f4"), "africa.turn.move.block", "at")
    refused(state, Skip("e5"), "africa.turn.move.block", "at")
    # The free move passes over everything.
    assert stands(play(state, Free("e5")), "Anne") == "e5"


def test_africa_question_free_move_onto_camp_or_face_up_tile() -> None:
    state = anne(on_board(), Research(), Reveal("monument", space="f4"))
    state = play(state, Free("f4"))
    assert stands(state, "Anne") == "f4"
    refused(state, Free("f4"), "africa.turn.free_move", "space")  # Anne stands there
    refused(state, Free("f5"), "africa.turn.free_move", "space")  # face down
    state = play(state, Free("g4"))
    assert (stands(state, "Ben"), at(state, "g4")) == ("g4", "camp")


def test_africa_question_act_after_free_move_no() -> None:
    for state, move in ((begin(), Free()), (on_board(), Free("p7"))):
        after = play(state, move)
        assert tracking.current_player(after) == "Ben"
        assert tracking.standings(after)["Anne"].total == 0
        # Neither the other way round.
        refused(play(state, Skip()), move, "africa.turn.choice")


# --- animals and nomads ----------------------------------------------------------------------------------------------


def test_africa_question_point_for_nomad_no() -> None:
    for near in range(6):
        assert points(begin(), Reveal("nomad", near=near)) == near
    # Next to f4 only the start city is empty.
    assert points(on_board(), Reveal("nomad", space="f4")) == 1


def test_africa_question_nomad_without_empty_scores_nothing_or_moves() -> None:
    assert points(begin(), Reveal("nomad", near=0)) == 0
    assert points(begin(), Reveal("nomad", near=0, moved=2)) == 2
    # Next to e5 there are a monument and face-down tiles; next to g4 the space of the trade goods is empty.
    state = anne(on_board(), Reveal("monument", space="f4"), goods("g5"))
    nomad = Reveal("nomad", at="f4", space="e5")
    assert points(state, nomad) == 0
    assert points(state, Reveal("nomad", at="f4", space="e5", to="g4")) == 1
    refused(state, Reveal("nomad", at="f4", space="e5", to="p7"), "africa.action.reveal.nomad", "to")
    assert at(play(state, nomad), "e5") == "nomad"


def test_africa_question_city_empty_for_nomads_tiles_and_camps() -> None:
    state = on_board()
    assert points(state, Reveal("nomad", space="f4")) == 1
    assert at(play(state, Research()), "g4") == "camp"
    # Two lions next to the city, and a third one moves there.
    state = play(anne(state, lion("f4"), lion("g5")), lion("g3", "g4"))
    assert at(state, "g4") == "animal"
    # As long as it holds no tile or base camp.
    refused(state, Research(), "africa.action.camp.place", "at")
    refused(state, lion("f3", "g4"), "africa.space.notempty", "to")
    # A city with a camp does not count for a nomad either.
    assert points(play(on_board(), Research()), Reveal("nomad", space="f4")) == 0


def test_africa_question_explorer_space_empty_for_nomads() -> None:
    state = anne(on_board(), goods("f4"))
    nomad = Reveal("nomad", at="f4", space="e5")
    assert points(state, nomad) == 1  # f4, though Anne stands on it
    # The same with the explorer of another player on g4, next to f3 and f4.
    state = play(anne(on_board(), goods("f4"), Skip("f4")), End(), Free("g4"))
    assert points(state, Reveal("nomad", space="f3")) == 2
    assert (stands(state, "Anne"), stands(state, "Ben")) == ("f4", "g4")


def test_africa_question_tile_under_explorer_of_another_player() -> None:
    state = anne(on_board(), lion("f3"), lion("g5"), goods("f4"), End())
    state = play(state, End(), Free("f4"))
    assert stands(state, "Ben") == "f4"
    # One lion next to g3, two next to f4.
    assert points(state, lion("g3")) == 2
    assert points(state, lion("g3", "f4")) == 3
    state = play(state, lion("g3", "f4"))
    assert (at(state, "f4"), at(state, "g3"), stands(state, "Ben")) == ("animal", "empty", "f4")


def test_africa_question_left_space_empty_counted_after_the_move() -> None:
    state = anne(on_board(), goods("f4"), goods("f3"))
    # Next to g5: f4 and g4. Next to g4: f3, f4, and g5 as soon as the nomad has left it.
    assert points(state, Reveal("nomad", space="g5")) == 2
    assert points(state, Reveal("nomad", space="g5", to="g4")) == 3
    stayed = play(state, Reveal("nomad", space="g5"))
    assert points(stayed, Nomad(space="g5", to="g4")) == 3 - 2


def test_africa_question_animal_counts_itself_when_revealed_only() -> None:
    state = begin()
    assert points(state, Reveal("animal", "lion")) == 1
    state = play(state, *[Reveal("animal", "lion")] * 4)
    assert points(state, Reveal("animal", "lion", near=2)) == 3
    assert points(state, Animal("lion", near=1, moved=3)) == 2
    refused(state, Animal("lion", near=0, moved=4), "africa.action.move.animal.cond", "moved")


def test_africa_question_equal_number_is_not_enough() -> None:
    state = play(begin(), *[Reveal("animal", "lion")] * 4, *[Reveal("nomad")] * 2)
    for near, moved in ((1, 1), (2, 1)):
        refused(state, Reveal("animal", "lion", near=near, moved=moved), "africa.action.reveal.animal", "moved")
        refused(state, Reveal("nomad", near=near, moved=moved), "africa.action.reveal.nomad", "moved")
        refused(state, Animal("lion", near, moved), "africa.action.move.animal.cond", "moved")
        refused(state, Nomad(near, moved), "africa.action.move.nomad.cond", "moved")
    for move in (Reveal("animal", "lion", near=1, moved=2), Reveal("nomad", near=1, moved=2)):
        assert tracking.why_not(state, move) is None
    assert tracking.why_not(state, Animal("lion", 1, 2)) is None
    assert tracking.why_not(state, Nomad(1, 2)) is None
    # On a board: one lion next to f3, one next to g4.
    refused(anne(on_board(), lion("f4")), lion("f3", "g4"), "africa.action.reveal.animal", "to")


def test_africa_question_move_far_away_only_to_a_far_space() -> None:
    state = anne(on_board(), lion("f4"), End(), Free("p7"), lion("o7"), lion("o8"))
    assert stands(state, "Anne") == "p7"
    move = Animal(space="f4", to="p7")
    refused(state, move, "africa.action.move.source", "space")
    near = anne(state, Free("g4"))
    assert points(near, move) == 2
    # On its own space, too.
    on_it = anne(state, Free("f4"))
    assert at(play(on_it, move), "p7") == "animal"


# --- exchanges -------------------------------------------------------------------------------------------------------


def test_africa_question_refuse_exchange_no() -> None:
    revealed = play(gather(("drum",), ("shirt",)), goods(kind="drum"))
    assert tracking.current_player(revealed) == "Anne"
    # Ben is never asked: it is still Anne's turn when he has lost his shirt.
    after = play(revealed, Exchange("shirt", "Ben"))
    assert tracking.current_player(after) == "Anne"
    assert held(after, "Ben") == {"drum": 1}


def test_africa_question_give_all_no() -> None:
    state = play(gather(("drum", "drum"), ("shirt",)), goods(kind="drum"), Exchange("shirt", "Ben"))
    assert held(state, "Anne") == {"drum": 2, "shirt": 1}
    assert held(state, "Ben") == {"drum": 1}


def test_africa_question_take_some_no() -> None:
    revealed = play(gather(("drum", "drum"), ("shirt", "shirt")), goods(kind="drum"))
    after = play(revealed, Exchange("shirt", "Ben"))
    assert held(after, "Anne") == {"drum": 1, "shirt": 2}
    assert held(after, "Ben") == {"drum": 2}
    # There is no way to say how many.
    with pytest.raises(ScorerError):
        tracking.read_move("africa", {"move": "exchange", "take": "shirt", "player": "Ben", "count": 1})
    # Two of one kind from two players are no exchange either: it is made with one of them.
    three = play(gather(("drum",), ("shirt",), ("shirt",)), goods(kind="drum"), Exchange("shirt", "Cleo"))
    assert (held(three, "Ben"), held(three, "Cleo")) == ({"shirt": 1}, {"drum": 1})


def test_africa_question_too_few_to_exchange() -> None:
    state = gather((), ("shirt", "shirt"), ("kettle",))
    revealed = play(state, goods(kind="drum"))
    refused(revealed, Exchange("shirt", "Ben"), "africa.exchange.enough", "take")
    assert set(tracking.legal_moves(revealed)) == {Keep(), Exchange("kettle", "Cleo")}
    # With a second drum it is possible.
    again = play(revealed, Keep(), goods(kind="drum"))
    assert tracking.why_not(again, Exchange("shirt", "Ben")) is None


def test_africa_question_two_exchanges_one_after_each_tile() -> None:
    state = gather(("drum",), ("shirt",), ("kettle",))
    state = play(state, goods(kind="drum"), Exchange("shirt", "Ben"))
    refused(state, Exchange("kettle", "Cleo"), "africa.exchange.when")
    state = play(state, goods(kind="drum"), Exchange("kettle", "Cleo"))
    assert held(state, "Anne") == {"drum": 1, "shirt": 1, "kettle": 1}
    assert tracking.current_player(state) == "Ben"


def test_africa_question_exchange_without_revealing_no() -> None:
    state = gather(("drum", "drum"), ("shirt",))
    for before in (state, play(state, GOLD), play(state, goods(kind="drum"), Keep())):
        assert tracking.current_player(before) == "Anne"
        refused(before, Exchange("shirt", "Ben"), "africa.exchange.when")


# --- base camps ------------------------------------------------------------------------------------------------------


def test_africa_question_camp_on_tile_or_camp_no() -> None:
    state = anne(on_board(), Research(), Reveal("monument", space="f4"))
    for move in (Research(), Resources(), Research(at="f4"), Resources(at="f4")):
        refused(state, move, "africa.action.camp.place", "at")


def test_africa_question_camp_both_no() -> None:
    state = beside_gold_and_a_monument()
    assert points(state, Research()) == 1
    after = play(state, Research())
    assert tracking.tally(after).players[0].gold == 0
    assert (at(after, "f4"), at(after, "f3")) == ("gold", "monument")
    assert points(state, Resources()) == 0
    after = play(state, Resources())
    assert tracking.tally(after).players[0].gold == 2
    assert (at(after, "f4"), at(after, "f3")) == ("empty", "monument")


def test_africa_question_old_camp_collects_nothing() -> None:
    state = anne(on_board(), Resources(), Reveal("gold", symbols=2, space="f4"), goods("f3"), End())
    assert at(state, "f4") == "gold"
    assert [player.gold for player in tracking.tally(state).players] == [0, 0]
    # Anne's camp on g4 and the new one of Ben on f3 are both next to it.
    state = play(state, End(), Free("f3"), End(), Resources())
    assert [player.gold for player in tracking.tally(state).players] == [0, 2]
    assert at(state, "f4") == "empty"


@every_table
def test_africa_question_supply_empty_not_before_the_last_monument(players: int, last: int) -> None:
    state = begin(players)
    for number in range(1, last):
        before = sum(camps(state))
        state = play(state, MONUMENT)
        assert sum(camps(state)) == before + 1
        assert state.supply == last - 1 - number
    assert state.supply == 0
    assert points(state, MONUMENT) == 3


def test_africa_question_unused_camps_score_nothing() -> None:
    state = play(begin(3), *[MONUMENT] * 10)
    assert min(camps(state)) > 2
    assert [player.total for player in tracking.standings(state).players] == [0, 0, 0]
    with pytest.raises(ScorerError) as caught:
        score({}, {"camps": 4})
    assert caught.value.place.startswith("players[1]")


def test_africa_question_finish_turn_no() -> None:
    state = play(begin(3), *[MONUMENT] * 10)
    assert tracking.current_player(play(state, GOLD)) == tracking.current_player(state)  # it is the first action
    over = play(state, MONUMENT)
    assert tracking.outcome(over) is not None
    assert tracking.current_player(over) is None
    assert not tracking.legal_moves(over)
    refused(over, GOLD, "africa.end.trigger")


def test_africa_question_equal_turns_no() -> None:
    state = anne(play(begin(3), *[MONUMENT] * 10))
    assert state.round == 3
    # Anne has a third turn, Ben and Cleo have not.
    over = play(state, MONUMENT)
    assert over.round == 3
    refused(over, End(), "africa.end.trigger")
    end = tracking.outcome(over)
    assert end is not None
    assert end.winners == ("Anne",)


@every_table
def test_africa_question_camp_with_bonus_no(players: int, last: int) -> None:
    state = play(begin(players), *[MONUMENT] * (last - 1))
    before = camps(state)
    finder = tracking.current_player(state)
    assert points(state, MONUMENT) == 3
    over = play(state, MONUMENT)
    assert camps(over) == before
    assert [player.name for player in tracking.tally(over).players if player.bonus] == [finder]


def test_africa_question_two_camps_one_turn() -> None:
    state = anne(on_board(), goods("f4"), End())
    refused(play(state, Research()), Resources(), "africa.action.camp.place", "at")
    state = play(state, Research(), Resources(at="f4"))
    assert (at(state, "g4"), at(state, "f4"), camps(state)) == ("camp", "camp", [0, 2])
    assert tracking.current_player(state) == "Ben"


def test_africa_question_several_camps_score_for_the_same_tiles() -> None:
    state = anne(on_board(), lion("f4"), goods("f3"))
    assert points(state, Research()) == 1
    state = play(state, Research())
    assert points(state, Research(at="f3")) == 1
    # For another player as well.
    state = play(anne(state, End()), End(), Free("f3"), End())
    assert tracking.current_player(state) == "Ben"
    assert points(state, Research()) == 1


def test_africa_question_pass_turn() -> None:
    for state in (begin(), on_board()):
        for passed in (play(state, End()), play(state, Skip(), Skip())):
            assert tracking.current_player(passed) == "Ben"
            assert tracking.tally(passed) == tracking.tally(state)
            assert (passed.explorers, passed.hidden) == (state.explorers, state.hidden)


def test_africa_question_simple_free_move() -> None:
    state = begin(simple=True)
    assert Free() in set(tracking.legal_moves(state))
    assert tracking.current_player(play(state, Free())) == "Ben"
    # One action is the whole turn otherwise.
    assert tracking.current_player(play(state, GOLD)) == "Ben"


# --- points ----------------------------------------------------------------------------------------------------------


def test_africa_question_gold_twice_no() -> None:
    state = on_board()
    assert points(state, Reveal("gold", symbols=2, space="f4")) == 2
    state = play(state, Reveal("gold", symbols=2, space="f4"))
    assert points(state, Resources()) == 0
    after = play(state, Resources())
    # Nothing more on the track; the nuggets count in the contest.
    assert column(tracking.standings(after), "track") == [2, 0]
    assert column(tracking.standings(state), "gold") == [0, 0]
    assert column(tracking.standings(after), "gold") == [10, 0]


def test_africa_question_secret_gold_everybody_sees_it() -> None:
    state = play(begin(), GOLD, Resources((2,)), Reveal("gems", symbols=1), Resources((), (1,)))
    line_of_anne, line_of_ben = tracking.view(state)[1:3]
    assert "gold 2, gems 0" in line_of_anne
    assert "gold 0, gems 1" in line_of_ben


def test_africa_question_monuments_of_two_all_eleven_are_there() -> None:
    state = play(begin(2), *[GOLD] * 85)
    refused(state, GOLD, "africa.comp.monuments", "tile")
    state = play(state, *[MONUMENT] * 9)
    assert tracking.outcome(state) is not None
    # Two monuments are still face down.
    assert state.hidden == 2


def test_africa_question_one_or_two_contests_two() -> None:
    sheet = score({"gold": 3, "gems": 1}, {"gold": 2, "gems": 4})
    assert (column(sheet, "gold"), column(sheet, "gems")) == ([10, 6], [6, 10])


def test_africa_question_second_prize_after_tie_is_not_paid() -> None:
    assert column(score({"gold": 4}, {"gold": 4}, {"gold": 3}), "gold") == [8, 8, 0]
    assert column(score({"gems": 4}, {"gems": 4}, {"gems": 4}, {"gems": 4}, {"gems": 3}), "gems") == [4, 4, 4, 4, 0]


def test_africa_question_rounding_down_by_default() -> None:
    """It matters for three or five who tie for most, or four for second most, and nowhere else."""
    matters = set()
    for players in range(2, 6):
        for holdings in combinations_with_replacement((3, 2, 1), players):
            table = [{"gold": count} for count in holdings]
            down, up = column(score(*table), "gold"), column(score(*table, rounding="up"), "gold")
            assert down == column(score(*table, rounding="down"), "gold")
            if down != up:
                matters.add(tuple(sorted(Counter(holdings).items(), reverse=True))[:2])
    sharers = {(most[1], *[second[1] for second in others if most[1] == 1]) for most, *others in matters}
    assert sharers == {(3,), (5,), (1, 4)}


def test_africa_question_second_with_none_no() -> None:
    assert column(score({"gold": 3}, {}, {}), "gold") == [10, 0, 0]
    assert column(score({"gems": 1}, {}), "gems") == [10, 0]
    assert column(score({"gold": 3}, {"gold": 1}, {}), "gold") == [10, 6, 0]


def test_africa_question_nobody_has_any_no_prizes() -> None:
    sheet = score({"gems": 2}, {"gems": 1}, {})
    assert (column(sheet, "gold"), column(sheet, "gems")) == ([0, 0, 0], [10, 6, 0])


def test_africa_question_tie_for_win_is_shared() -> None:
    sheet = score({"track": 20}, {"track": 14, "goods": [3, 1]}, {"track": 19})
    assert (sheet.winners, sheet.tie_break) == (("A", "B"), "africa.score.win.tie")
    assert [player.rank for player in sheet.players] == [1, 1, 3]


def test_africa_question_six_of_a_kind_is_not_scored() -> None:
    for held_goods in ([6], {"drum": 6}):
        with pytest.raises(UndefinedScore) as caught:
            score({}, {"goods": held_goods})
        assert caught.value.rule == "africa.score.goods.more"
    assert column(score({"goods": [5]}, {}), "goods") == [12, 0]
    state = gather(("drum",) * 5, ())
    refused(state, goods(kind="drum"), "africa.score.goods.more", "kind")


def test_africa_question_hundred_points_go_on() -> None:
    state, told = lions(begin(5))
    totals = {player.name: player.total for player in tracking.standings(state).players}
    assert min(totals.values()) > 99
    assert sum(totals.values()) == sum(min(before, 6) + 1 for before in range(85))
    for name in NAMES:
        assert (told[name, "africa.track.fifty"], told[name, "africa.track.over99"]) == (1, 1)
    assert column(score({"track": 137}, {"track": 99}), "track") == [137, 99]


# --- what no single rule says ----------------------------------------------------------------------------------------


def test_africa_question_own_explorer_no_move_takes_another() -> None:
    state = anne(on_board(), lion("f4"), goods("f3"))
    assert {stands(play(state, move), "Ben") for move in tracking.legal_moves(state)} == {stands(state, "Ben")}


def test_africa_question_who_scores_only_who_acts() -> None:
    # Anne stands next to the space, but `points` sees that Ben alone scores; nobody scores for his camp later.
    state = play(anne(on_board(), lion("f4"), goods("f3")), End(), Free("f3"), End())
    assert points(state, Research()) == 1
    scored = play(state, Research(), End())
    later = anne(scored, End(), End())
    assert column(tracking.standings(later), "track") == column(tracking.standings(scored), "track") == [1, 1]


def test_africa_question_end_of_turn_nothing() -> None:
    state = on_board()
    for ended in (play(state, Free("b8")), play(state, Skip(), Skip())):
        assert tracking.current_player(ended) == "Ben"
        assert tracking.tally(ended) == tracking.tally(state)


def test_africa_question_what_to_exchange_trade_goods_only() -> None:
    state = play(gather(("shirt",), ("drum",)), End(), GOLD, Resources((2,)), goods(kind="shirt"))
    assert {move for move in tracking.legal_moves(state) if isinstance(move, Exchange)} == {Exchange("drum", "Ben")}
    after = play(state, Exchange("drum", "Ben"))
    assert [player.gold for player in tracking.tally(after).players] == [0, 2]


def test_africa_question_whose_camp_everybody_walks_on_it() -> None:
    state = play(anne(on_board(), Research(), End()), Free("b8"), Free("g4"))
    assert (at(state, "g4"), stands(state, "Ben")) == ("camp", "g4")
    refused(play(state, End()), Research(), "africa.action.camp.place", "at")


def test_africa_question_worth_more_no() -> None:
    assert {points(on_board(), Reveal("animal", kind, space="f4")) for kind in ("lion", "zebra", "elephant")} == {1}
    for count in range(1, 6):
        sheet = score({"goods": {"statue": count}}, {"goods": {"drum": count}})
        assert len(set(column(sheet, "goods"))) == 1
    sheet = score({"gold": 1, "gems": 2}, {"gold": 2, "gems": 1})
    assert column(sheet, "gold") == column(sheet, "gems")[::-1]


def test_africa_question_differences_of_the_two_camps() -> None:
    state = anne(on_board(), lion("f4"), Reveal("gold", symbols=2, space="f3"))
    assert [points(state, Research()), points(state, Resources())] == [1, 0]
    gold = [tracking.tally(play(state, camp)).players[0].gold for camp in (Research(), Resources())]
    assert gold == [0, 2]
