"""Following a game of Africa, written from the rulebooks: each test is named after the rule it is about.

S5-S8, G10-G11, I1-I15 and K1 number the worked examples, Q01-Q43 the questions that they answer.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import fields as fields_of, replace
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

import scorer
from scorer import tracking
from scorer.games.africa import components as c
from scorer.games.africa.tracking.board import Map, example_board, load
from scorer.games.africa.tracking.camping import Research, Resources
from scorer.games.africa.tracking.exploring import End, Free, Skip, Start
from scorer.games.africa.tracking.moving import Animal, Nomad, count_fewest
from scorer.games.africa.tracking.revealing import Exchange, Keep, Reveal
from scorer.games.africa.tracking.state import CAMP, EMPTY, HIDDEN, MONUMENT, NOMAD, Own, Piece, State
from scorer.text.errors import InvalidMove, InvalidTally, ScorerError, language
from scorer.text.i18n import languages
from scorer.tracking.moves import Event, IllegalMove, Move
from tests.africa.situations import EXAMPLE, NAMES, begin, give, goods, lay, on_board
from tests.support import play as table
from tests.support.play import play
from tests.support.tiers import each_once

GAME = "africa"
KIT = tracking.kit_for(GAME)
LION = Piece("animal", "lion")
REVEALED = [Reveal("gold", symbols=1), Reveal("monument"), Reveal("goods", "drum"), Reveal("nomad", near=1)]


def told(state: State, move: Move) -> list[tuple[str, str, int]]:
    """What a move brings about: (what, rule, points)."""
    return [(event.what, event.rule, event.points) for event in tracking.resolve(state, move)[1]]


def points(state: State, move: Move) -> int:
    """What a move scores for whoever makes it, checked against the state."""
    after, events = tracking.resolve(state, move)
    scored = sum(event.points for event in events)
    seat = state.seat
    assert after.owns[seat].points - state.owns[seat].points == scored
    others = [own.points for i, own in enumerate(state.owns) if i != seat]
    assert [own.points for i, own in enumerate(after.owns) if i != seat] == others
    return scored


def refused(state: State, move: Move, rule: str, place: str = "") -> IllegalMove:
    """The refusal, which can be said in every language."""
    error = table.refused(state, move, rule, place=place)
    for lang in languages():
        assert "{" not in error.text(lang)
    return error


def legal(state: State) -> set[Move]:
    """The legal moves, each of them listed once and accepted."""
    moves = list(tracking.legal_moves(state))
    assert len(moves) == len(set(moves))
    assert [move for move in moves if tracking.why_not(state, move)] == []
    return set(moves)


def held(state: State, seat: int) -> dict[str, int]:
    return {kind: count for kind, count in zip(state.kinds, state.owns[seat].goods, strict=False) if count}


def at(state: State, space: str) -> Piece:
    assert state.map is not None
    return state.spaces[state.map.numbers[space]]


def stands(state: State, seat: int) -> str:
    assert state.map is not None
    return state.map.names[state.explorers[seat]]


def near(space: str) -> list[str]:
    board = load(tuple(EXAMPLE))
    return [board.names[i] for i in board.near[board.numbers[space]]]


# Boards


def test_africa_comp_board_the_example_has_96_spaces_and_5_cities() -> None:
    board = load(example_board())
    assert len(board.names) == len(set(board.names)) == c.SPACES == 101
    assert [board.names[i] for i in board.cities] == ["a3", "b8", "g4", "i11", "p7"]
    assert "".join(EXAMPLE).count(".") == c.TILES


def test_africa_space_adjacent_spaces_are_next_to_each_other_both_ways_and_have_six_neighbours_at_most() -> None:
    board = load(example_board())
    for i, around in enumerate(board.near):
        assert 1 <= len(around) == len(set(around)) <= c.NEIGHBOURS
        assert i not in around
        assert all(i in board.near[other] for other in around)
    assert sorted(near("e5")) == ["d4", "d5", "e4", "e6", "f4", "f5"]
    assert sorted(near("p7")) == ["o7", "o8"]
    common = [len(set(board.near[i]) & set(board.near[k])) for i in range(101) for k in range(i)]
    assert max(common) == c.COMMON_NEIGHBOURS


def test_africa_comp_board_is_a_value_of_its_lines() -> None:
    one = load(example_board())
    other = Map(one.lines, (), {}, (), ())
    assert one == other
    assert hash(one) == hash(other)
    assert "names" not in repr(one)


@pytest.mark.parametrize(
    ("change", "place", "line", "column"),
    [
        (lambda lines: [*lines[:2], "x" + lines[2][1:], *lines[3:]], "[2]", 3, 1),
        (lambda lines: [*lines[:4], lines[4] + "o", *lines[5:]], "[4]", 5, 20),
        (lambda lines: [lines[0].replace("o", "."), *lines[1:]], "", 0, 0),
        (lambda lines: [*lines[:-1], ""], "", 0, 0),
        (lambda lines: [lines[0] + " .", *lines[1:]], "", 0, 0),
        (lambda lines: ["", *lines[1:]], "", 0, 0),
        (lambda lines: [""] * 20 + lines, "", 0, 0),
        (lambda lines: [lines[0] + " " * 250 + ".", *lines[1:]], "[0]", 1, 260),
        (lambda lines: [*lines[:4], lines[4].replace(".", "\t", 1), *lines[5:]], "[4]", 5, 1),
    ],
)
def test_africa_comp_board_a_wrong_board_is_refused_with_line_and_column(
    change: Any, place: str, line: int, column: int
) -> None:
    with pytest.raises(InvalidTally) as raised:
        begin(2, board=change(EXAMPLE))
    error = raised.value
    assert error.rule == "africa.comp.board"
    assert error.values.get("line", 0) == line
    assert error.values.get("column", 0) == column
    assert error.place == f"options.board{place}"
    assert "{" not in error.text()


def test_africa_comp_board_cut_off_spaces_are_refused() -> None:
    lines = [*EXAMPLE[:-1], "", EXAMPLE[-1][1:]]
    with pytest.raises(InvalidTally, match="cut off"):
        begin(2, board=lines)


@pytest.mark.parametrize("value", ["...", 3, None, [1, 2], {"a": "."}])
def test_africa_comp_board_only_a_list_of_lines_is_a_board(value: Any) -> None:
    with pytest.raises(InvalidTally, match="list of lines"):
        begin(2, board=value)


def test_africa_comp_board_blanks_at_the_ends_do_not_matter() -> None:
    state = begin(2, board=[line + "  " for line in EXAMPLE] + ["", " "])
    assert state == begin(2, board=EXAMPLE)
    assert begin(2, board=[]) == begin(2)


def test_options_describe_themselves() -> None:
    import jsonschema

    simple, board = KIT.options
    assert (simple.key, board.key) == ("simple", "board")
    jsonschema.validate(EXAMPLE, board.schema())
    assert board.read(board.write(board.read(EXAMPLE))) == board.read(EXAMPLE)
    assert board.typed("\n".join(EXAMPLE), language("en")) == EXAMPLE


# Setup


@pytest.mark.parametrize(("players", "supply"), [(2, 8), (3, 10), (4, 10), (5, 10)])
def test_africa_setup_supply_and_camps(players: int, supply: int) -> None:
    state = begin(players)
    assert state.supply == supply
    assert state.owns == (Own(0, 2, (0,) * 5, 0, 0, False),) * players
    assert supply + 2 * players + c.CAMPS_LEFT[players] == c.CAMPS
    assert (state.hidden, state.empty, state.seat, state.round) == (96, 5, 0, 1)


@pytest.mark.parametrize("players", [0, 1, 6])
def test_africa_setup_players_two_to_five(players: int) -> None:
    with pytest.raises(InvalidTally):
        tracking.start(GAME, [*NAMES, "Finn"][:players])


def test_africa_setup_startcity_in_turn_order_each_on_a_city_of_its_own() -> None:
    state = begin(3, board=EXAMPLE)
    assert tracking.current_player(state) == "Anne"
    assert legal(state) == {Start(name) for name in ("a3", "b8", "g4", "i11", "p7")}
    for move in (*REVEALED, Free(), Skip(), End(), Keep(), Animal(), Nomad(), Research(), Resources()):
        refused(state, move, "africa.setup.startcity")
    refused(state, Start("e5"), "africa.setup.startcity", "space")
    refused(state, Start("z9"), "africa.setup.startcity", "space")
    state = play(state, Start("g4"))
    assert tracking.current_player(state) == "Ben"
    refused(state, Start("g4"), "africa.setup.startcity", "space")
    state = play(state, Start("a3"))
    assert told(state, Start("p7")) == [("start", "africa.setup.startcity", 0)]
    state = play(state, Start("p7"))
    assert [stands(state, i) for i in range(3)] == ["g4", "a3", "p7"]
    assert (tracking.current_player(state), state.left, state.round) == ("Anne", 2, 1)
    refused(state, Start("b8"), "africa.setup.startcity")


def test_africa_setup_startcity_is_not_told_without_a_board() -> None:
    refused(begin(), Start("a3"), "africa.setup.startcity")


def test_africa_setup_tiles_all_spaces_but_the_cities_are_covered() -> None:
    state = on_board("a3", "b8")
    assert state.map is not None
    assert [i for i, piece in enumerate(state.spaces) if piece == EMPTY] == list(state.map.cities)
    assert Counter(state.spaces) == Counter({HIDDEN: 96, EMPTY: 5})


# The turn


def test_africa_turn_order_clockwise() -> None:
    state = begin(3)
    seen = []
    for _ in range(7):
        seen.append((state.round, tracking.current_player(state)))
        state = play(state, End())
    assert seen == [(1, "Anne"), (1, "Ben"), (1, "Cleo"), (2, "Anne"), (2, "Ben"), (2, "Cleo"), (3, "Anne")]


def test_africa_turn_choice_a_free_move_is_the_whole_turn() -> None:
    state = begin()
    assert tracking.current_player(play(state, Free())) == "Ben"
    for first in (Skip(), Reveal("monument")):
        after = play(state, first)
        assert tracking.current_player(after) == "Anne"
        refused(after, Free(), "africa.turn.choice")


def test_africa_turn_double_action_two_actions() -> None:
    state = play(begin(), Reveal("monument"))
    assert (tracking.current_player(state), state.left) == ("Anne", 1)
    state = play(state, Reveal("gold", symbols=1))
    assert (tracking.current_player(state), state.left) == ("Ben", 2)


def test_africa_turn_actions_order_any_two_also_the_same_twice() -> None:
    state = begin()._replace(monuments=3, animals=(("lion", 3),), nomads=2, gold=(2, 2), gems=(2, 2), supply=7)
    actions: list[Move] = [
        Reveal("gold", symbols=2),
        Animal("lion", 0, 2),
        Nomad(0, 2),
        Research(2),
        Resources((1,), (2,)),
        Skip(),
    ]
    for first, second in product(actions, repeat=2):
        assert tracking.current_player(play(state, first, second)) == "Ben"


def test_africa_turn_actions_skip_one_or_both() -> None:
    state = begin()
    assert tracking.current_player(play(state, Skip(), Skip())) == "Ben"
    assert tracking.current_player(play(state, End())) == "Ben"
    assert tracking.current_player(play(state, Reveal("monument"), End())) == "Ben"
    assert told(state, End()) == [("pass", "africa.turn.actions.skip", 0)]
    assert told(play(state, Skip()), End()) == [("end", "africa.turn.actions.skip", 0)]


@pytest.mark.parametrize("board", [None, EXAMPLE])
def test_africa_variant_simple_one_action(board: Any) -> None:
    state = begin(2, simple=True, **({"board": board} if board else {}))
    if board:
        state = play(state, Start("a3"), Start("b8"))
        reveal = Reveal("monument", space="a4")
    else:
        reveal = Reveal("monument")
    assert state.left == 1
    assert tracking.current_player(play(state, reveal)) == "Ben"
    # Q37: option A stays.
    assert tracking.current_player(play(state, Free("g4") if board else Free())) == "Ben"


def test_africa_turn_free_move_anywhere_but_on_hidden_tiles_and_other_explorers() -> None:
    state = on_board("a3", "b8", e5=CAMP, e6=MONUMENT, h8=EMPTY)
    for space in ("e5", "e6", "h8", "g4", "p7"):  # Q04, D33
        after = play(state, Free(space))
        assert stands(after, 0) == space
        assert tracking.current_player(after) == "Ben"
        assert told(state, Free(space)) == [("free-to", "africa.turn.free_move", 0)]
    refused(state, Free("e4"), "africa.turn.free_move", "space")
    refused(state, Free("b8"), "africa.turn.free_move", "space")
    refused(state, Free(), "africa.turn.free_move", "space")
    refused(state, Free("e99"), "africa.comp.board", "space")
    assert {move.space for move in legal(state) if isinstance(move, Free)} == {
        "a3",
        "e5",
        "e6",
        "h8",
        "g4",
        "i11",
        "p7",
    }


def test_africa_turn_move_up_to_two_steps_over_open_spaces() -> None:
    state = on_board("e5", "p7", e5=EMPTY, e6=MONUMENT, e7=CAMP, e8=EMPTY, d5=LION)
    assert {move.at for move in legal(state) if isinstance(move, Skip)} == {"", "e6", "e7", "d5"}
    for space in ("e6", "e7", "d5"):
        after = play(state, Skip(space))
        assert stands(after, 0) == space
        assert (tracking.current_player(after), after.left) == ("Anne", 1)
        assert told(state, Skip(space))[0] == ("walk", "africa.turn.move", 0)
    refused(state, Skip("e8"), "africa.turn.move", "at")
    refused(state, Skip("e5"), "africa.turn.move", "at")
    refused(state, Skip("q1"), "africa.comp.board", "at")
    # Two actions, each with its own steps (Q01).
    after = play(state, Skip("e7"), Skip("e8"))
    assert stands(after, 0) == "e8"
    assert tracking.current_player(after) == "Ben"


def test_africa_turn_move_block_hidden_tiles_and_explorers_neither_entered_nor_passed() -> None:
    state = on_board("e5", "e6", e5=EMPTY, e6=EMPTY, e7=EMPTY, c6=EMPTY)
    refused(state, Skip("e6"), "africa.turn.move.block", "at")  # Q03, africa.turn.one_explorer
    refused(state, Skip("e7"), "africa.turn.move.block", "at")
    refused(state, Skip("e4"), "africa.turn.move.block", "at")
    refused(state, Skip("c6"), "africa.turn.move.block", "at")
    # Around the other explorer, but that is too far.
    state = lay(state, d5=EMPTY, d6=EMPTY)
    refused(state, Skip("e7"), "africa.turn.move.block", "at")
    assert stands(play(state, Skip("d6")), 0) == "d6"
    assert stands(play(state, Skip("c6")), 0) == "c6"


def test_africa_turn_one_explorer_also_with_three_players() -> None:
    state = on_board("e5", "e6", "e4", e5=EMPTY, e6=EMPTY, e4=EMPTY)
    assert {move.at for move in legal(state) if isinstance(move, Skip)} == {""}


@pytest.mark.parametrize(
    "move",
    [
        Free("a1"),
        Skip("a1"),
        Research(0, at="a1"),
        Resources(at="a1"),
        Reveal("monument", at="a1"),
        Reveal("monument", space="a1"),
        Reveal("nomad", near=1, to="a1"),
        Nomad(0, 1, space="a1"),
        Animal("lion", 0, 1, to="a1"),
    ],
)
def test_africa_comp_board_without_a_board_no_spaces_are_told(move: Move) -> None:
    state = begin()._replace(animals=(("lion", 2),), nomads=1)
    (key,) = [key for key in ("at", "space", "to") if getattr(move, key, "")]
    place = key if not (isinstance(move, Reveal) and move.tile == "monument" and key == "to") else "to"
    refused(state, move, "africa.comp.board", place)


@pytest.mark.parametrize(
    ("move", "place"),
    [
        (Reveal("nomad", near=1, space="a4"), "near"),
        (Reveal("nomad", moved=1, space="a4"), "moved"),
        (Animal("lion", space="a4", to="g4"), "kind"),
        (Animal(near=1, space="a4", to="g4"), "near"),
        (Nomad(moved=1, space="a4", to="g4"), "moved"),
        (Research(1), "near"),
        (Resources((1,)), "gold"),
        (Resources((), (2,)), "gems"),
    ],
)
def test_africa_space_adjacent_the_board_counts_by_itself(move: Move, place: str) -> None:
    refused(on_board("a3", "b8", a4=LION), move, "africa.space.adjacent", place)


# Action 1: reveal


def test_africa_action_reveal_one_hidden_tile_next_to_the_explorer() -> None:
    state = on_board("a3", "b8", e5=EMPTY, b3=EMPTY)
    after = play(state, Reveal("monument", space="a4"))
    assert at(after, "a4") == MONUMENT
    assert after.hidden == state.hidden - 1
    refused(state, Reveal("monument", space="a5"), "africa.action.reveal", "space")
    refused(state, Reveal("monument", space="b3"), "africa.action.reveal", "space")
    refused(state, Reveal("monument", space="b8"), "africa.action.reveal", "space")
    refused(state, Reveal("monument", space="x"), "africa.comp.board", "space")
    refused(state, Reveal("monument"), "africa.action.reveal", "space")
    # The steps come first.
    assert "c3" in near("b3")
    refused(state, Reveal("gold", symbols=1, space="c3"), "africa.action.reveal", "space")
    after = play(state, Reveal("gold", symbols=1, at="b3", space="c3"))
    assert stands(after, 0) == "b3"
    refused(state, Reveal("monument", at="e5", space="e6"), "africa.turn.move", "at")


def test_africa_action_reveal_needs_a_known_tile() -> None:
    error = refused(begin(), Reveal("golf", symbols=1), "africa.comp.tiles", "tile")
    assert "gold" in error.known


@pytest.mark.parametrize(
    ("move", "rule", "place"),
    [
        (Reveal("gold"), "africa.action.reveal.resource", "symbols"),
        (Reveal("gems", symbols=3), "africa.action.reveal.resource", "symbols"),
        (Reveal("gold", "lion", 1), "africa.action.reveal.resource", "kind"),
        (Reveal("gems", symbols=1, near=1), "africa.action.reveal.resource", "near"),
        (Reveal("goods"), "africa.action.reveal.goods", "kind"),
        (Reveal("goods", "drum", 1), "africa.action.reveal.goods", "symbols"),
        (Reveal("animal", symbols=1), "africa.action.reveal.animal", "symbols"),
        (Reveal("animal", "lion", 1), "africa.action.reveal.animal", "symbols"),
        (Reveal("nomad", "lion"), "africa.action.reveal.nomad", "kind"),
        (Reveal("monument", moved=1), "africa.action.reveal.monument", "moved"),
        (Reveal("monument", symbols=1), "africa.action.reveal.monument", "symbols"),
    ],
)
def test_africa_action_reveal_what_belongs_to_each_tile(move: Reveal, rule: str, place: str) -> None:
    refused(begin(), move, rule, place)
    if place not in ("near", "moved"):
        refused(on_board("a3", "b8"), replace(move, space="a4"), rule, place)


@pytest.mark.parametrize("tile", ["gold", "gems"])
@pytest.mark.parametrize("symbols", [1, 2])
def test_africa_action_reveal_resource_scores_the_symbols_and_stays(tile: str, symbols: int) -> None:
    state = begin()
    move = Reveal(tile, symbols=symbols)
    assert points(state, move) == symbols  # I1, I2
    assert told(state, move) == [(tile, "africa.action.reveal.resource", symbols)]
    after = play(state, move)
    assert getattr(after, tile)[symbols - 1] == 1
    assert after.empty == 5
    state = on_board("a3", "b8")
    assert at(play(state, replace(move, space="a4")), "a4") == Piece(tile, symbols=symbols)


def test_africa_action_reveal_goods_are_taken_and_their_space_is_empty() -> None:
    state = begin()
    after = play(state, Reveal("goods", "drum"))
    assert told(state, Reveal("goods", "drum")) == [("goods-kept", "africa.action.reveal.goods", 0)]
    assert held(after, 0) == {"drum": 1}
    assert (after.empty, after.hidden) == (6, 95)
    state = on_board("a3", "b8")
    after = play(state, Reveal("goods", "drum", space="a4"))
    assert at(after, "a4") == EMPTY
    assert after.empty == 6


def test_africa_action_reveal_goods_of_five_kinds_at_most() -> None:
    state = goods(begin(), {"statue": 1, "drum": 1}, {"shirt": 1, "kettle": 1, "vase": 1})
    error = refused(state, Reveal("goods", "drums"), "africa.action.reveal.goods", "kind")
    assert "“drum”" in error.text()
    assert {move.kind for move in legal(state) if isinstance(move, Reveal) and move.tile == "goods"} == set(state.kinds)


def test_names_that_look_the_same_are_the_same() -> None:
    state = play(begin(), Reveal("goods", "Drum"), Reveal("animal", "lion"))
    refused(state, Reveal("goods", "drum "), "africa.action.reveal.goods", "kind")
    refused(state, Reveal("animal", "LION"), "africa.action.reveal.animal", "kind")
    new = [move.kind for move in legal(state) if isinstance(move, Reveal) and move.tile == "goods"]
    assert new == ["Drum", "statue"] or set(new) == {"Drum", "statue"}


def test_africa_score_goods_more_a_sixth_tile_of_a_kind_has_no_value() -> None:
    state = goods(begin(), {"drum": 5})
    refused(state, Reveal("goods", "drum"), "africa.score.goods.more", "kind")
    assert tracking.why_not(goods(begin(), {"drum": 4}, {"drum": 5}), Reveal("goods", "drum")) is None


def test_africa_action_reveal_animal_scores_one_and_its_neighbours() -> None:
    state = begin()._replace(animals=(("elephant", 4),))
    assert points(state, Reveal("animal", "elephant", near=1)) == 2  # S1
    assert points(state, Reveal("animal", "elephant", near=1, moved=2)) == 3  # S2-S4
    assert points(state, Reveal("animal", "lion")) == 1  # I3
    assert told(state, Reveal("animal", "elephant", near=1, moved=2)) == [
        ("animal-moved", "africa.action.reveal.animal", 3)
    ]
    assert dict(play(state, Reveal("animal", "lion")).animals) == {"elephant": 4, "lion": 1}
    assert dict(play(state, Reveal("animal", "elephant")).animals) == {"elephant": 5}
    full = state._replace(animals=(("elephant", 6),))
    assert points(full, Reveal("animal", "elephant", near=0, moved=6)) == 7  # I5
    assert points(full, Reveal("animal", "elephant", near=6)) == 7


def test_africa_action_reveal_animal_moves_only_to_strictly_more() -> None:
    state = begin()._replace(animals=(("zebra", 4),))
    rule = "africa.action.reveal.animal"
    refused(state, Reveal("animal", "zebra", near=1, moved=1), rule, "moved")  # I4, Q13
    refused(state, Reveal("animal", "zebra", near=2, moved=1), rule, "moved")
    refused(state, Reveal("animal", "zebra", near=5), rule, "near")
    refused(state, Reveal("animal", "zebra", moved=5), rule, "moved")
    refused(state, Reveal("animal", "lion", near=1), rule, "near")
    # Three here and four there are at least five: two spaces have no more than two common neighbours.
    refused(state, Reveal("animal", "zebra", near=3, moved=4), rule, "moved")
    assert points(state, Reveal("animal", "zebra", near=2, moved=4)) == 5
    refused(state._replace(empty=0), Reveal("animal", "zebra", moved=1), "africa.space.notempty", "moved")


def test_africa_action_reveal_animal_on_a_board() -> None:
    # Two elephants next to e8, one next to e5; the zebras next to e8 do not count.
    elephant, zebra = Piece("animal", "elephant"), Piece("animal", "zebra")
    pieces = {"e4": elephant, "d8": elephant, "f8": elephant, "e9": zebra, "e8": EMPTY, "e6": EMPTY, "e1": EMPTY}
    state = on_board("e6", "b8", **pieces)
    assert {"d8", "e9"} <= set(near("e8"))
    there = [space for space in ("d8", "f8") if space in near("e8")]
    assert len(there) == 2
    assert points(state, Reveal("animal", "elephant", space="e5")) == 2  # S1
    move = Reveal("animal", "elephant", space="e5", to="e8")
    assert points(state, move) == 3  # S2
    after = play(state, move)
    assert (at(after, "e5"), at(after, "e8")) == (EMPTY, elephant)
    assert after.empty == state.empty
    refused(state, replace(move, to="e1"), "africa.action.reveal.animal", "to")
    refused(state, replace(move, to="e9"), "africa.space.notempty", "to")
    refused(state, replace(move, to="e2"), "africa.space.notempty", "to")
    refused(state, replace(move, to="e5"), "africa.space.notempty", "to")
    refused(state, replace(move, to="e77"), "africa.comp.board", "to")


def test_africa_action_reveal_nomad_scores_empty_spaces() -> None:
    state = begin()
    assert points(state, Reveal("nomad")) == 0  # I6, Q07
    assert told(state, Reveal("nomad")) == [("nomad", "africa.action.reveal.nomad", 0)]
    assert points(state, Reveal("nomad", near=3)) == 3  # K1
    assert points(state._replace(empty=9), Reveal("nomad", moved=5)) == 5  # I7
    assert points(state, Reveal("nomad", near=2, moved=3)) == 3  # I8
    assert play(state, Reveal("nomad")).nomads == 1


def test_africa_action_reveal_nomad_moves_only_to_strictly_more() -> None:
    state = begin()  # 5 empty spaces
    rule = "africa.action.reveal.nomad"
    refused(state, Reveal("nomad", near=3, moved=3), rule, "moved")
    refused(state, Reveal("nomad", near=3, moved=2), rule, "moved")
    refused(state, Reveal("nomad", near=6), rule, "near")
    refused(state, Reveal("nomad", moved=6), rule, "moved")
    # One of the five is where the nomad goes, and the old space would have been next to it.
    refused(state, Reveal("nomad", near=0, moved=5), rule, "moved")
    assert points(state, Reveal("nomad", near=0, moved=4)) == 4
    refused(state, Reveal("nomad", near=1, moved=5), rule, "moved")
    assert points(state, Reveal("nomad", near=1, moved=4)) == 4
    assert points(state, Reveal("nomad", near=2, moved=5)) == 5
    # Four here and five there take more than five empty spaces.
    refused(state, Reveal("nomad", near=4, moved=5), rule, "moved")
    refused(state._replace(empty=0), Reveal("nomad", moved=1), rule, "moved")


@pytest.mark.parametrize(
    ("chosen", "more"), [({}, 0), ({"edition": "nl"}, 0), ({"edition": "fr"}, 0), ({"edition": "fi"}, 1)]
)
def test_africa_nomad_reveal_each_reading(chosen: dict[str, str], more: int) -> None:
    state = begin(3, **chosen)
    assert points(state, Reveal("nomad")) == more
    assert points(state, Reveal("nomad", near=2, moved=5)) == 5 + more
    assert points(play(state, Reveal("nomad")), Nomad(0, 2)) == 2  # Q12: only when it is revealed
    if more:
        assert told(state, Reveal("nomad", near=2)) == [("nomad-itself", "africa.nomad.reveal", 3)]
        assert told(state, Reveal("nomad", near=2, moved=3)) == [("nomad-moved-itself", "africa.nomad.reveal", 4)]


@pytest.mark.parametrize(("reading", "more"), [("spaces", 0), ("spaces-plus-one", 1)])
def test_africa_nomad_reveal_on_a_board(reading: str, more: int) -> None:
    state = begin(2, board=EXAMPLE, rulings={"africa.nomad.reveal": reading})
    state = play(state, Start("a3"), Start("b8"))
    assert points(state, Reveal("nomad", space="a4")) == 1 + more  # the city, though an explorer is on it (Q08, Q09)
    after = play(state, Reveal("nomad", space="a4"))
    assert at(after, "a4") == NOMAD


def test_africa_action_reveal_nomad_the_space_it_leaves_counts() -> None:
    # I8: two empty spaces next to e5, one of them e6; next to e6 are two others and then e5.
    state = on_board("e4", "b8", e4=EMPTY, e6=EMPTY, d6=EMPTY, e7=EMPTY)
    assert {"e4", "e6"} <= set(near("e5"))
    assert {"d6", "e7"} <= set(near("e6"))
    assert points(state, Reveal("nomad", space="e5")) == 2
    assert points(state, Reveal("nomad", space="e5", to="e6")) == 3
    after = play(state, Reveal("nomad", space="e5", to="e6"))
    assert (at(after, "e5"), at(after, "e6")) == (EMPTY, NOMAD)


def test_africa_space_under_tiles_go_under_explorers() -> None:
    state = on_board("e4", "e7", e4=EMPTY, e7=EMPTY, d7=LION, d6=LION, e8=EMPTY)
    assert {"d6", "d7"} <= set(near("e7"))
    after = play(state, Reveal("animal", "lion", space="e3", to="e7"))  # Q10
    assert at(after, "e7") == LION
    assert stands(after, 1) == "e7"
    assert not play(state, Reveal("animal", "lion", space="e3", to="e7")).ended


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_africa_action_reveal_monument_brings_a_base_camp(players: int) -> None:
    state = begin(players)
    after = play(state, Reveal("monument"))
    assert told(state, Reveal("monument")) == [("monument", "africa.action.reveal.monument", 0)]
    assert after.owns[0].camps == 3
    assert after.supply == state.supply - 1
    assert after.monuments == 1


def test_africa_comp_monuments_the_last_hidden_tiles_are_monuments() -> None:
    state = begin()._replace(hidden=9, monuments=3, supply=7)
    assert tracking.why_not(state, Reveal("gold", symbols=1)) is None
    state = play(state, Reveal("gold", symbols=1))
    for move in (Reveal("gold", symbols=1), Reveal("nomad"), Reveal("animal", "lion"), Reveal("goods", "drum")):
        refused(state, move, "africa.comp.monuments", "tile")
    assert [move for move in legal(state) if isinstance(move, Reveal)] == [Reveal("monument")]


# Exchange


def test_africa_exchange_the_finnish_example() -> None:
    # S8: Anne has a statue and reveals another; Ben has a drum, Cleo two shirts.
    state = goods(begin(), {"statue": 1}, {"drum": 1}, {"shirt": 2})
    revealed = play(state, Reveal("goods", "statue"))
    assert told(state, Reveal("goods", "statue")) == [("goods", "africa.action.reveal.goods", 0)]
    assert tracking.current_player(revealed) == "Anne"
    assert legal(revealed) == {Keep(), Exchange("drum", "Ben"), Exchange("shirt", "Cleo")}
    one = play(revealed, Exchange("drum", "Ben"))
    assert [held(one, i) for i in range(3)] == [{"statue": 1, "drum": 1}, {"statue": 1}, {"shirt": 2}]
    two = play(revealed, Exchange("shirt", "Cleo"))
    assert [held(two, i) for i in range(3)] == [{"shirt": 2}, {"drum": 1}, {"statue": 2}]
    keep = play(revealed, Keep())
    assert [held(keep, i) for i in range(3)] == [{"statue": 2}, {"drum": 1}, {"shirt": 2}]
    for after in (one, two, keep):
        assert (tracking.current_player(after), after.left) == ("Anne", 1)
    assert told(revealed, Exchange("shirt", "Cleo")) == [("exchange", "africa.exchange.take", 0)]
    assert told(revealed, Keep()) == [("keep", "africa.action.reveal.exchange", 0)]


def test_africa_exchange_partial_the_rest_is_kept() -> None:
    # G10, G11
    state = goods(begin(2), {"statue": 2, "drum": 3}, {"drum": 2, "statue": 1})
    before = tracking.standings(state)
    after = play(state, Reveal("goods", "statue"), Exchange("drum", "Ben"))
    assert held(after, 0) == {"statue": 1, "drum": 5}
    assert held(after, 1) == {"statue": 3}
    revealed = tracking.standings(play(state, Reveal("goods", "statue")))
    assert tracking.standings(after)["Anne"].total - revealed["Anne"].total == 3
    assert tracking.standings(after)["Ben"].total - before["Ben"].total == 1


def test_africa_exchange_when_only_right_after_revealing() -> None:
    state = goods(begin(), {"statue": 2}, {"drum": 1})
    refused(state, Exchange("drum", "Ben"), "africa.exchange.when")  # Q20
    refused(state, Keep(), "africa.exchange.when")
    revealed = play(state, Reveal("goods", "statue"))
    for move in (*REVEALED, Free(), Skip(), End(), Animal("lion", 0, 1), Nomad(0, 1), Research(), Resources()):
        refused(revealed, move, "africa.action.reveal.exchange")
    after = play(revealed, Exchange("drum", "Ben"))
    refused(after, Exchange("statue", "Ben"), "africa.exchange.when")
    refused(play(revealed, Keep()), Exchange("drum", "Ben"), "africa.exchange.when")


def test_africa_exchange_when_a_second_reveal_gives_a_second_chance() -> None:
    state = goods(begin(), {"statue": 1}, {"drum": 1, "shirt": 1})
    state = play(state, Reveal("goods", "statue"), Exchange("drum", "Ben"), Reveal("goods", "statue"))  # Q19
    assert tracking.current_player(state) == "Anne"
    state = play(state, Exchange("shirt", "Ben"))
    assert tracking.current_player(state) == "Ben"
    assert held(state, 0) == {"statue": 1, "drum": 1, "shirt": 1}


def test_africa_exchange_forced_the_other_player_is_not_asked() -> None:
    state = play(goods(begin(), {"statue": 1}, {"drum": 1}), Reveal("goods", "statue"))
    assert {move.name for move in legal(state)} == {"exchange", "keep"}  # Q15


def test_africa_exchange_take_all_of_one_kind_from_one_player() -> None:
    state = goods(begin(), {"statue": 2}, {"drum": 1, "shirt": 2}, {"drum": 2})
    state = play(state, Reveal("goods", "statue"))
    assert held(play(state, Exchange("shirt", "Ben")), 0) == {"statue": 1, "shirt": 2}  # Q16, Q17
    assert held(play(state, Exchange("drum", "Cleo")), 0) == {"statue": 1, "drum": 2}
    refused(state, Exchange("drum", "Anne"), "africa.exchange.take", "player")
    refused(state, Exchange("drum", "Dora"), "africa.exchange.take", "player")
    refused(state, Exchange("shirt", "Cleo"), "africa.exchange.take", "take")
    refused(state, Exchange("vase", "Cleo"), "africa.exchange.take", "take")


def test_africa_exchange_enough() -> None:
    state = play(goods(begin(), {}, {"shirt": 2, "kettle": 1}), Reveal("goods", "drum"))
    refused(state, Exchange("shirt", "Ben"), "africa.exchange.enough", "take")  # Q18
    assert legal(state) == {Keep(), Exchange("kettle", "Ben")}


def test_africa_exchange_without_a_possible_one_the_turn_goes_on() -> None:
    state = goods(begin(), {}, {"shirt": 2}, {"shirt": 3})
    after = play(state, Reveal("goods", "drum"))
    assert (after.revealed, after.left) == ("", 1)
    assert tracking.current_player(play(state, Skip(), Reveal("goods", "drum"))) == "Ben"


def test_africa_exchange_older_goods_do_not_count() -> None:
    state = goods(begin(), {"drum": 4}, {"shirt": 2})
    assert play(state, Reveal("goods", "statue")).revealed == ""


def test_africa_exchange_samekind_changes_nothing() -> None:
    state = goods(begin(), {"drum": 1}, {"drum": 2, "shirt": 1})
    revealed = play(state, Reveal("goods", "drum"))
    assert Exchange("drum", "Ben") in legal(revealed)
    after = play(revealed, Exchange("drum", "Ben"))
    assert after == play(revealed, Keep())
    # Where nothing else is possible, nobody is asked.
    assert play(goods(begin(), {"drum": 1}, {"drum": 2}), Reveal("goods", "drum")).revealed == ""


def test_africa_score_goods_more_an_exchange_to_six_of_a_kind_has_no_value() -> None:
    state = goods(begin(), {"statue": 3, "drum": 4}, {"drum": 2, "kettle": 1})
    state = play(state, Reveal("goods", "statue"))
    refused(state, Exchange("drum", "Ben"), "africa.score.goods.more", "take")
    assert legal(state) == {Keep(), Exchange("kettle", "Ben")}
    state = goods(begin(), {"statue": 1}, {"statue": 5, "drum": 1})
    assert play(state, Reveal("goods", "statue")).revealed == ""


# Actions 2 and 3: move an animal or a nomad


def test_africa_action_move_animal_points_are_the_difference() -> None:
    state = begin()._replace(animals=(("lion", 4),))
    assert points(state, Animal("lion", 1, 3)) == 2  # S7
    assert told(state, Animal("lion", 1, 3)) == [("move-animal", "africa.action.move.animal.points", 2)]
    assert play(state, Animal("lion", 1, 3)).animals == (("lion", 4),)
    assert points(state._replace(animals=(("lion", 7),)), Animal("lion", 0, 6)) == 6


def test_africa_action_move_animal_cond() -> None:
    state = begin()._replace(animals=(("lion", 4), ("zebra", 1)))
    rule = "africa.action.move.animal.cond"
    refused(state, Animal("lion", 2, 2), rule, "moved")  # I10
    refused(state, Animal("lion", 2, 1), rule, "moved")
    refused(state, Animal("lion", 0, 0), rule, "moved")
    refused(state, Animal("lion", 0, 4), rule, "moved")  # it does not count itself
    refused(state, Animal("zebra", 0, 1), rule, "near")
    refused(state, Animal("okapi", 0, 1), "africa.action.move.source", "kind")
    refused(state, Animal("", 0, 1), "africa.action.move.source", "kind")


def test_africa_action_move_nomad_points_are_the_difference() -> None:
    state = begin()._replace(nomads=1, empty=9)
    assert points(state, Nomad(1, 3)) == 2  # S5, S6
    assert points(state, Nomad(0, 6)) == 6  # I9
    assert told(state, Nomad(1, 3)) == [("move-nomad", "africa.action.move.nomad.points", 2)]


def test_africa_action_move_nomad_cond() -> None:
    state = begin()._replace(nomads=1)
    rule = "africa.action.move.nomad.cond"
    refused(state, Nomad(2, 2), rule, "moved")
    refused(state, Nomad(3, 2), rule, "moved")
    refused(state, Nomad(), rule, "moved")
    refused(state, Nomad(0, 5), rule, "moved")
    refused(begin(), Nomad(1, 3), "africa.action.move.source")


def test_africa_action_move_source_on_or_next_to_the_own_explorer() -> None:
    pieces = {"e5": LION, "e6": EMPTY, "e7": EMPTY, "g5": LION, "g7": LION, "f6": EMPTY, "h10": EMPTY}
    assert {"g5", "g6"} <= set(near("f5"))
    state = on_board("e6", "h10", f5=EMPTY, **pieces)
    assert "e5" in near("e6")
    move = Animal(space="e5", to="f5")
    assert points(state, move) == 0 + 1
    away = on_board("e7", "h10", f5=EMPTY, **pieces)
    refused(away, move, "africa.action.move.source", "space")  # Q14
    assert points(away, replace(move, at="e6")) == 1
    # On the own space; it leaves the explorer where it is.
    under = on_board("e5", "h10", f5=EMPTY, **pieces)
    after = play(under, move)
    assert (at(after, "e5"), at(after, "f5"), stands(after, 0)) == (EMPTY, LION, "e5")


def test_africa_action_move_target_any_empty_space() -> None:
    pieces = {"e5": LION, "e6": EMPTY, "o8": LION, "o7": EMPTY, "n6": CAMP}
    state = on_board("e6", "p7", **pieces)
    assert points(state, Animal(space="e5", to="o7")) == 1
    assert points(state, Animal(space="e5", to="p7")) == 1  # a start city, under an explorer
    refused(state, Animal(space="e5", to="n6"), "africa.space.notempty", "to")
    refused(state, Animal(space="e5", to="o9"), "africa.space.notempty", "to")
    refused(state, Animal(space="e5", to="g4"), "africa.action.move.animal.cond", "to")
    refused(state, Animal(space="e5"), "africa.action.move.target", "to")
    refused(state, Animal(to="o7"), "africa.action.move.source", "space")
    refused(state, Animal(space="e5", to="m99"), "africa.comp.board", "to")
    refused(state, Animal(space="?", to="o7"), "africa.comp.board", "space")
    refused(state, Animal(space="e5", to="o7", at="g4"), "africa.turn.move", "at")


def test_africa_action_move_animal_next_door_does_not_count_itself() -> None:
    state = on_board("e4", "p7", e4=EMPTY, e5=LION, e6=EMPTY, e7=LION)
    assert points(state, Animal(space="e5", to="e6")) == 1
    state = on_board("e4", "p7", e4=EMPTY, e5=LION, e6=EMPTY)
    refused(state, Animal(space="e5", to="e6"), "africa.action.move.animal.cond", "to")


def test_africa_action_move_nomad_on_a_board() -> None:
    # S5: one empty space next to the old one, three next to the new one, of which one is the space it left (Q11).
    state = on_board("e4", "p7", e4=EMPTY, e5=NOMAD, e6=EMPTY, e7=EMPTY, d6=EMPTY)
    assert points(state, Nomad(space="e5", to="e6")) == 3 - 2
    state = lay(state, e4=CAMP)
    assert points(state, Nomad(space="e5", to="e6")) == 3 - 1
    after = play(state, Nomad(space="e5", to="e6"))
    assert (at(after, "e5"), at(after, "e6"), after.empty) == (EMPTY, NOMAD, state.empty)
    refused(state, Nomad(space="e5", to="g4"), "africa.action.move.nomad.cond", "to")


def test_africa_action_move_only_animals_and_nomads() -> None:
    pieces = {"e4": EMPTY, "e5": MONUMENT, "e3": Piece("gold", symbols=1), "d4": LION, "d5": NOMAD, "e7": EMPTY}
    state = on_board("e4", "p7", **pieces)
    for kind in (Animal, Nomad):
        for space in ("e5", "e3", "f4", "e4", "d5" if kind is Animal else "d4"):
            refused(state, kind(space=space, to="e7"), "africa.action.move.only", "space")


# Actions 4 and 5: base camps


def test_africa_action_camp_research_scores_animals_nomads_and_monuments() -> None:
    # I11: two animals of different species, a nomad, a monument; gold and the face-down tile score nothing.
    around = near("e5")
    tiles = [LION, Piece("animal", "zebra"), NOMAD, MONUMENT, Piece("gold", symbols=2), HIDDEN]
    state = on_board("e5", "p7", e5=EMPTY, **dict(zip(around, tiles, strict=True)))
    assert points(state, Research()) == 4
    assert told(state, Research()) == [("research", "africa.action.camp.research", 4)]
    after = play(state, Research())
    assert at(after, "e5") == CAMP
    assert [at(after, space) for space in around] == tiles
    assert (after.owns[0].camps, after.empty) == (1, state.empty - 1)
    # Q41: the same tiles score again for another camp.
    both = sorted(set(near("e5")) & set(near("d5")))
    assert both


def test_africa_action_camp_research_told() -> None:
    state = begin()._replace(animals=(("lion", 1), ("zebra", 1)), nomads=1, monuments=1)
    for count in range(5):
        assert points(state, Research(count)) == count
    refused(state, Research(5), "africa.action.camp.research", "near")
    assert points(state._replace(nomads=9), Research(6)) == 6


def test_africa_action_camp_place_on_an_empty_space_with_a_camp_of_ones_own() -> None:
    rule = "africa.action.camp.place"
    for piece in (LION, CAMP, MONUMENT):  # Q21
        state = on_board("e5", "p7", e5=piece, e6=EMPTY)
        refused(state, Research(), rule, "at")
        refused(state, Resources(), rule, "at")
        assert at(play(state, Research(at="e6")), "e6") == CAMP
    for state in (begin(), on_board("a3", "b8")):
        none = give(state, 0, camps=0)
        refused(none, Research(), rule)
        refused(none, Resources(), rule)
    refused(begin()._replace(empty=0), Research(), rule)
    # Q08: a start city is an empty space.
    assert at(play(on_board("a3", "b8"), Resources()), "a3") == CAMP
    refused(on_board("a3", "b8"), Research(at="c4"), "africa.turn.move.block", "at")


def test_africa_action_camp_place_two_in_one_turn() -> None:
    state = on_board("e5", "p7", e5=EMPTY, e6=EMPTY)
    after = play(state, Research(), Resources(at="e6"))  # Q40
    assert (at(after, "e5"), at(after, "e6"), after.owns[0].camps) == (CAMP, CAMP, 0)


def test_africa_action_camp_resources_takes_all_gold_and_gems() -> None:
    # I12: gold with two nuggets, a gem, an animal.
    around = near("e5")
    tiles = [Piece("gold", symbols=2), Piece("gems", symbols=1), LION, HIDDEN, EMPTY, MONUMENT]
    state = on_board("e5", "p7", e5=EMPTY, e9=Piece("gold", symbols=1), **dict(zip(around, tiles, strict=True)))
    assert points(state, Resources()) == 0
    after = play(state, Resources())
    assert [at(after, space) for space in around] == [EMPTY, EMPTY, LION, HIDDEN, EMPTY, MONUMENT]
    assert (after.owns[0].gold, after.owns[0].gems) == (2, 1)
    assert (after.gold, after.gems) == ((1, 0), (0, 0))
    assert after.empty == state.empty - 1 + 2
    _, (event,) = tracking.resolve(state, Resources())
    assert tracking.event_sentence(GAME, event).startswith(
        "Anne places a resource camp and collects 2 nuggets and 1 gem"
    )
    # Q23: an older camp collects nothing later.
    later = play(lay(after, e6=Piece("gold", symbols=1)), Skip())
    assert later.owns[0].gold == 2


def test_africa_action_camp_resources_told() -> None:
    state = begin()._replace(gold=(2, 1), gems=(0, 3))
    after = play(state, Resources((1, 2), (2,)))
    assert (after.owns[0].gold, after.owns[0].gems, after.gold, after.gems) == (3, 2, (1, 0), (0, 2))
    assert after.empty == 5 - 1 + 3
    assert points(state, Resources((1, 2), (2,))) == 0
    assert play(state, Resources()).owns[0].gold == 0
    assert tracking.why_not(state, Resources((2, 1), ())) is None
    rule = "africa.action.camp.resources"
    refused(state, Resources((2, 2)), rule, "gold")
    refused(state, Resources((1, 1, 1)), rule, "gold")
    refused(state, Resources((), (1,)), rule, "gems")
    state = state._replace(gold=(4, 4), gems=(4, 4))
    refused(state, Resources((1, 1, 1, 1), (2, 2, 2)), "africa.space.adjacent", "gems")


# The score track


def test_africa_track_fifty_a_marker_after_a_full_round() -> None:
    state = give(begin(), 0, points=49)
    events = told(state, Reveal("gold", symbols=1))
    assert events == [("gold", "africa.action.reveal.resource", 1), ("fifty", "africa.track.fifty", 0)]
    assert [what for what, _, _ in told(give(state, 0, points=48), Reveal("gold", symbols=1))] == ["gold"]
    assert [what for what, _, _ in told(give(state, 0, points=50), Reveal("gold", symbols=1))] == ["gold"]
    assert [what for what, _, _ in told(give(state, 0, points=49), Reveal("gold", symbols=2))] == ["gold", "fifty"]


def test_africa_track_over99_goes_on() -> None:
    state = give(begin(), 0, points=99)
    assert told(state, Reveal("gold", symbols=1))[1] == ("track-end", "africa.track.over99", 0)
    assert tracking.tally(play(state, Reveal("gold", symbols=1))).players[0].track == 100


# The end


@pytest.mark.parametrize(
    ("players", "chosen", "last", "rule"),
    [
        (2, {}, 9, "africa.end.trigger.2p"),
        (2, {"edition": "fi"}, 9, "africa.end.trigger.2p"),
        (2, {"rulings": {"africa.end.two-players": "eleventh"}}, 11, "africa.end.two-players"),
        (3, {}, 11, "africa.end.trigger"),
        (4, {"rulings": {"africa.end.two-players": "eleventh"}}, 11, "africa.end.trigger"),
        (5, {}, 11, "africa.end.trigger"),
    ],
)
def test_africa_end_table_the_last_monument(players: int, chosen: Any, last: int, rule: str) -> None:
    state = begin(players, **chosen)
    supply = state.supply
    camps = 2 * players
    for number in range(1, last):
        assert tracking.outcome(state) is None
        state = play(state, Reveal("monument"))
        assert sum(own.camps for own in state.owns) == camps + min(number, supply)
        assert state.supply == max(0, supply - number)
    assert state.supply == 0  # Q24
    seat = state.seat
    # I13, I14; Q26-Q28
    after, events = tracking.resolve(state, Reveal("monument"))
    assert [(event.what, event.rule, event.player, event.points) for event in events] == [
        ("bonus", "africa.end.bonus", NAMES[seat], 3),
        ("game-over", rule, "", 0),
    ]
    assert after.ended == rule
    assert (after.seat, after.left, after.round) == (state.seat, state.left, state.round)
    outcome = tracking.outcome(after)
    assert outcome is not None
    assert outcome.rule == rule
    assert outcome.winners == (NAMES[seat],)
    assert tracking.current_player(after) is None
    assert list(tracking.legal_moves(after)) == []
    assert [own.bonus for own in after.owns] == [i == seat for i in range(players)]
    assert after.owns[seat].camps == state.owns[seat].camps
    player = tracking.tally(after).players[seat]
    assert (player.track, player.bonus) == (0, True)
    assert tracking.standings(after)[NAMES[seat]].total == 3  # not 3 + 3 (D21)
    for move in (Reveal("monument"), End(), Skip()):
        refused(after, move, rule)


def test_africa_end_two_players_the_supply_is_empty_for_two_monuments() -> None:
    state = begin(2, rulings={"africa.end.two-players": "eleventh"})
    state = play(state, *[Reveal("monument")] * 8)
    for number in (9, 10):
        assert told(state, Reveal("monument")) == [("monument-alone", "africa.end.two-players", 0)]
        after = play(state, Reveal("monument"))
        assert [own.camps for own in after.owns] == [own.camps for own in state.owns]
        _, (event,) = tracking.resolve(state, Reveal("monument"))
        assert f"number {number}" in tracking.event_sentence(GAME, event)
        state = after
    assert tracking.outcome(state) is None


def test_africa_end_two_players_the_ninth_monument() -> None:
    state = play(begin(2, rulings={"africa.end.two-players": "ninth"}), *[Reveal("monument")] * 8)
    assert tracking.outcome(state) is None
    assert tracking.outcome(play(state, Reveal("monument"))) is not None


def test_africa_end_trigger_also_with_the_first_action() -> None:
    state = play(begin(), *[Reveal("monument")] * 10)
    assert state.left == 2
    assert tracking.outcome(play(state, Reveal("monument"))) is not None


def test_africa_end_bonus_can_bring_the_fifty_marker() -> None:
    state = give(begin()._replace(monuments=10, supply=0), 0, points=48)
    assert [what for what, _, _ in told(state, Reveal("monument"))] == ["bonus", "fifty", "game-over"]


# Words


def test_every_event_can_be_told_in_every_language() -> None:
    from scorer.games.africa.tracking.texts import EVENTS, SPOKEN

    assert {"animal", "kind", "take", "give"} <= set(SPOKEN)
    for lang in languages():
        for what in EVENTS:
            values = tuple(
                (key, value)
                for key, value in {
                    "space": "a1", "kind": "drum", "animal": "lion", "near": 1, "moved": 2, "number": 3, "count": 2,
                    "other": "Ben", "give": "vase", "take": "drum", "found": (1, 2), "fifty": 50, "most": 99,
                }.items()
            )  # fmt: skip
            for number in (0, 1, 2):
                text = tracking.event_sentence(GAME, Event(what, "africa.turn.move", "Anne", number, values), lang)
                assert text
                assert "{" not in text


def test_view_says_what_lies_where() -> None:
    state = goods(begin(), {"statue": 1}, {"drum": 1})._replace(animals=(("lion", 2),))
    for lang in languages():
        assert 3 <= len(tracking.view(state, lang)) <= 8
    assert tracking.view(state)[0] == "Round 1: Anne has 2 actions left."
    assert "1 × statue" in tracking.view(state)[1]
    assert "2 × lion" in tracking.view(state)[-1]
    assert "may exchange" in tracking.view(play(state, Reveal("goods", "statue")))[0]
    assert "start city" in tracking.view(begin(2, board=EXAMPLE))[0]
    assert "on e5" in tracking.view(on_board("e5", "p7", e5=EMPTY))[1]
    assert len(tracking.view(begin(5))) == 8


def test_fields_read_what_people_type() -> None:
    from scorer.text.errors import language
    from scorer.typed.names import UnknownWord

    say = language("fi")
    kind = Reveal.fields[1]
    state = begin()._replace(animals=(("okapi", 1),), kinds=("vase",))
    assert kind.typed("leij", say, state) == "lion"
    assert kind.typed("oka", say, state) == "okapi"
    assert kind.typed("vase", say, state) == "vase"
    assert kind.typed(" giraffe! ", say, state) == "giraffe"
    with pytest.raises(UnknownWord):
        kind.typed("giraffe", say)
    assert kind.spoken("lion", say) == "leijona"
    assert kind.spoken("okapi", say) == "okapi"
    assert Start.fields[0].typed(" A 3", say) == "a3"
    assert Resources.fields[0].typed("2, 1", say) == [2, 1]


@pytest.mark.parametrize("board", [None, EXAMPLE])
def test_only_what_matters_is_asked(board: Any) -> None:
    light = board is None
    state = begin(2, **({} if light else {"board": board}))

    def asked(kind: type[Move], **values: Any) -> list[str]:
        return [field.key for field in KIT.open_fields(state, kind, values)]

    assert asked(Free) == ([] if light else ["space"])
    assert asked(Reveal) == (["tile"] if light else ["space", "tile", "at"])
    assert asked(Reveal, tile="gold") == (["tile", "symbols"] if light else ["space", "tile", "symbols", "at"])
    assert asked(Reveal, tile="goods") == (["tile", "kind"] if light else ["space", "tile", "kind", "at"])
    assert asked(Reveal, tile="nomad") == (["tile", "near", "moved"] if light else ["space", "tile", "to", "at"])
    assert asked(Animal) == (["kind", "near", "moved"] if light else ["space", "to", "at"])
    assert asked(Resources) == (["gold", "gems"] if light else ["at"])
    assert asked(Exchange) == ["take", "player"]
    assert asked(Start) == ["space"]
    assert asked(End) == []
    for kind in KIT.parts:
        for tile in ("", "gold", "animal", "nomad", "monument"):
            keys = asked(kind, tile=tile)
            assert len(keys) == len(set(keys))


@pytest.mark.parametrize(
    "data",
    [
        {"move": "reveal"},
        {"move": "reveal", "tile": "lion"},
        {"move": "reveal", "tile": "gold", "symbols": 3},
        {"move": "reveal", "tile": "nomad", "near": 7},
        {"move": "reveal", "tile": "nomad", "near": -1},
        {"move": "reveal", "tile": "animal", "kind": ""},
        {"move": "reveal", "tile": "animal", "kind": 3},
        {"move": "exchange", "take": "drum"},
        {"move": "resources", "gold": [3]},
        {"move": "resources", "gold": [1] * 7},
        {"move": "resources", "gold": 1},
        {"move": "start"},
        {"move": "skip", "space": "a1"},
        {"move": "fly"},
    ],
)
def test_read_move_refuses_what_is_no_move(data: dict[str, Any]) -> None:
    with pytest.raises(ScorerError) as found:
        tracking.read_move(GAME, data)
    assert "{" not in str(found.value)


def test_a_move_of_another_game_is_refused() -> None:
    Take = tracking.moves("afritoria")["take"]  # noqa: N806
    refused(begin(), Take("green lion"), "africa.turn.choice")  # type: ignore[call-arg]
    with pytest.raises(InvalidMove):
        tracking.read_move(GAME, "reveal")


def test_reveals_are_those_that_show_something_hidden() -> None:
    assert [kind.name for kind in KIT.parts if kind.reveals] == ["reveal"]
    assert [kind.name for kind in KIT.parts] == [
        "start", "free", "reveal", "exchange", "keep", "animal", "nomad", "research", "resources", "skip", "end",
    ]  # fmt: skip
    for kind in KIT.parts:
        assert scorer.rule(kind.rule)
        assert all(scorer.rule(field.rule) for field in kind.fields)


# What two counts tell


def test_fewest_is_exact() -> None:
    """Every pair of spaces on an endless board, and every way to fill what is next to them."""
    around = [(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)]

    def next_to(place: tuple[int, int]) -> set[tuple[int, int]]:
        return {(place[0] + down, place[1] + right) for down, right in around}

    old = (0, 0)
    best: dict[tuple[str, int, int], int] = {}
    for down, right in product(range(-3, 4), range(-6, 7)):
        new = (down, right)
        if (down + right) % 2 or new == old:
            continue
        old_only = next_to(old) - next_to(new) - {new}
        new_only = next_to(new) - next_to(old) - {old}
        common = next_to(old) & next_to(new)
        adjacent = new in next_to(old)
        for a, b, both in product(range(len(old_only) + 1), range(len(new_only) + 1), range(len(common) + 1)):
            key = ("animal", a + both, b + both)
            best[key] = min(best.get(key, 99), a + b + both)
            key = ("nomad", a + both + adjacent, b + both + adjacent)
            best[key] = min(best.get(key, 99), a + b + both + 1)
    for what, (here, there) in product(("animal", "nomad"), product(range(7), repeat=2)):
        if there > here:
            assert count_fewest(what, here, there) == best[what, here, there]


# Whole games

MODES: list[dict[str, Any]] = [
    {},
    {"simple": True},
    {"edition": "fi"},
    {"rulings": {"africa.end.two-players": "eleventh"}},
    {"board": EXAMPLE},
    {"board": EXAMPLE, "simple": True, "rulings": {"africa.end.two-players": "eleventh"}},
]


class Watch:
    """Checks the invariants of the rules (africa.inv) after every move."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.moves: list[Move] = []
        self.points = dict.fromkeys(state.setup.players, 0)
        self.placed = 0
        self.collected = 0

    def play(self, move: Move) -> State:
        state = self.state
        assert tracking.read_move(GAME, move.to_dict()) == move
        assert hash(move) == hash(tracking.read_move(GAME, move.to_dict()))
        after: State
        after, events = tracking.resolve(state, move)
        assert hash(after) == hash(tracking.play(state, move))
        if isinstance(move, (Research, Resources)):
            self.placed += 1
        self.collected += sum(state.gold) + sum(state.gems) - sum(after.gold) - sum(after.gems)
        self.collected += isinstance(move, Reveal) and move.tile in ("gold", "gems")
        for event in events:
            assert scorer.rule(event.rule)
            assert 0 <= event.points <= 7  # africa.inv.input
            assert event.points == 0 or event.player == state.setup.players[state.seat]
            assert "{" not in tracking.event_sentence(GAME, event)
            if event.player:
                self.points[event.player] += event.points
        assert bool(after.ended) == any(event.what == "game-over" for event in events)
        if isinstance(move, Exchange):  # africa.inv.exchange
            assert [sum(own.goods) for own in after.owns] == [sum(own.goods) for own in state.owns]
        self.moves.append(move)
        self.state = after
        self.check()
        return after

    def check(self) -> None:
        state = self.state
        players = len(state.owns)
        monuments = state.monuments
        start = 8 if players == 2 else 10
        assert state.supply == start - min(monuments, start)  # africa.inv.supply
        assert sum(own.camps for own in state.owns) + self.placed == 2 * players + min(monuments, start)
        assert bool(state.ended) == (monuments == state.last) == any(own.bonus for own in state.owns)  # africa.inv.end
        goods = sum(sum(own.goods) for own in state.owns)
        shown = sum(count for _, count in state.animals) + state.unnamed + state.nomads + monuments
        shown += sum(state.gold) + sum(state.gems)
        assert state.hidden + shown + goods + self.collected == 96  # africa.inv.tiles
        assert state.empty == 5 + goods + self.collected - self.placed >= 0
        assert [own.points for own in state.owns] == list(self.points.values())
        assert max(max(own.goods) for own in state.owns) <= 5
        sheet = tracking.standings(state)
        for name, player in zip(state.setup.players, sheet.players, strict=True):
            assert sum(line.points for line in player.lines[:2]) == self.points[name]
        if state.map is not None and not state.starting:
            self.check_board(state)

    @staticmethod
    def check_board(state: State) -> None:
        laid = lay(state)
        assert (laid.hidden, laid.empty, laid.nomads) == (state.hidden, state.empty, state.nomads)
        assert (laid.monuments, laid.gold, laid.gems) == (state.monuments, state.gold, state.gems)
        assert dict(laid.animals) == dict(state.animals)
        assert len(set(state.explorers)) == len(state.owns)
        assert all(state.spaces[i].what != "hidden" for i in state.explorers)


def choose(state: State, chance: random.Random) -> Move:
    """A legal move; kinds of moves and of tiles are about equally likely, monuments less."""
    groups: dict[Any, list[Move]] = {}
    for move in tracking.legal_moves(state):
        groups.setdefault((type(move), getattr(move, "tile", "")), []).append(move)
    keys = list(groups)
    weights = [0.3 if kind in (Free, End, Skip) or tile == "monument" else 1 for kind, tile in keys]
    return chance.choice(groups[chance.choices(keys, weights)[0]])


def mutations(state: State, move: Move, chance: random.Random) -> list[Move]:
    """The move with one or two values changed to others that are well-formed and known."""
    values: dict[str, list[Any]] = {
        "tile": ["gold", "gems", "goods", "animal", "nomad", "monument"],
        "symbols": [0, 1, 2],
        "near": list(range(7)),
        "moved": list(range(7)),
        "kind": ["", *state.kinds, *[name for name, _ in state.animals]],
        "take": [*state.kinds, "nothing"],
        "player": [*state.setup.players, "Nobody"],
        "gold": [(), (1,), (2,), (1, 2), (2, 2), (1, 1, 1)],
        "gems": [(), (1,), (2,), (1, 2), (2, 2), (1, 1, 1)],
    }
    names = ["", "q9", *(state.map.names if state.map is not None else ())]
    changed: list[Move] = []
    for _ in range(12):
        other = move
        for key in chance.choices([field.name for field in fields_of(move)] or [""], k=2):
            if key:
                other = replace(other, **{key: chance.choice(values.get(key, names))})
        changed.append(other)
    return changed


def newly_named(state: State, move: Move) -> bool:
    """Whether a name is new in this game: any will do, and the list has one of them."""
    if isinstance(move, Animal):  # one of those whose species nobody has said
        return move.kind not in ("", *dict(state.animals))
    if not isinstance(move, Reveal) or move.tile not in ("goods", "animal") or not move.kind:
        return False
    return move.kind not in (state.kinds if move.tile == "goods" else dict(state.animals))


def same_both_ways(state: State, chance: random.Random) -> None:
    """The list of legal moves and `why_not` say the same, also of moves that are not in the list."""
    allowed = legal(state)
    assert allowed
    sample = chance.sample(sorted(allowed, key=repr), min(len(allowed), 12))
    for move in [other for each in sample for other in mutations(state, each, chance)]:
        if not newly_named(state, move):
            assert (tracking.why_not(state, move) is None) == (move in allowed), move


@pytest.mark.slow
@pytest.mark.parametrize(("players", "mode"), each_once([2, 3, 4, 5], range(len(MODES))))
@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 6), marks=pytest.mark.long)], ids=str)
def test_whole_games_at_random(players: int, mode: int, seeds: range) -> None:
    for seed in seeds:
        chance = random.Random(f"{players} {mode} {seed}")
        state = begin(players, **MODES[mode])
        first = state
        watch = Watch(state)
        watch.check()
        while tracking.outcome(state) is None:
            if chance.random() < 0.1:
                same_both_ways(state, chance)
            state = watch.play(choose(state, chance))
        assert play(first, *watch.moves) == state
        assert tracking.standings(state).winners == tracking.outcome(state).winners  # type: ignore[union-attr]
        json = [move.to_dict() for move in watch.moves]
        assert play(first, *[tracking.read_move(GAME, data) for data in json]) == state
        if len(watch.moves) > 8:
            assert tracking.outcome(play(first, *watch.moves[:-1])) is None


@pytest.mark.unmeasured
def test_all_well_formed_moves_without_a_board_are_judged_as_the_list_says() -> None:
    """Not a sample: every move of some states."""
    names = ["", "statue", "lion"]
    counts = list(product(range(7), repeat=2))
    moves: list[Move] = [Free(), Skip(), End(), Keep(), Start("a3")]
    moves += [
        Reveal(tile, kind, symbols, here, there)
        for tile, kind, symbols, (here, there) in product(
            ("gold", "gems", "goods", "animal", "nomad", "monument"), names, range(3), counts
        )
    ]
    moves += [Animal(kind, here, there) for kind, (here, there) in product(names, counts)]
    moves += [Nomad(here, there) for here, there in counts]
    moves += [Research(count) for count in range(7)]
    taken = [(1,) * ones + (2,) * twos for ones, twos in product(range(4), repeat=2)]
    moves += [Resources(gold, gems) for gold, gems in product(taken, repeat=2)]
    moves += [Exchange(kind, player) for kind, player in product(["statue", "drum", "x"], [*NAMES, "x"])]
    start = begin()
    later = goods(start, {"statue": 1}, {"drum": 1})._replace(
        animals=(("lion", 3),), nomads=1, monuments=2, gold=(2, 1), gems=(0, 3), supply=8, empty=7
    )
    for state in (
        start,
        later,
        play(later, Skip()),
        give(later, 0, camps=0),
        later._replace(empty=0),
        play(later, Reveal("goods", "statue")),
        later._replace(hidden=9),
    ):
        allowed = legal(state)
        accepted = {move for move in moves if tracking.why_not(state, move) is None and not newly_named(state, move)}
        assert accepted == {move for move in allowed & set(moves) if not newly_named(state, move)}
        # What the list has beyond these are other names, and longer lists of tiles.
        for move in allowed - set(moves):
            assert getattr(move, "kind", "") in ("drum", "shirt", "elephant") or isinstance(move, Resources)


@settings(max_examples=15)
@given(st.data())
def test_any_legal_moves_keep_the_invariants(data: st.DataObject) -> None:
    players = data.draw(st.integers(2, 5))
    mode = data.draw(st.sampled_from(MODES))
    watch = Watch(begin(players, **mode))
    for _ in range(data.draw(st.integers(0, 40))):
        moves = list(tracking.legal_moves(watch.state))
        if not moves:
            assert watch.state.ended
            break
        watch.play(moves[data.draw(st.integers(0, len(moves) - 1))])


@pytest.mark.parametrize(
    ("lang", "one", "several"),
    [
        ("nl", "1 punt voor een leeg veld ernaast", "2 punten voor lege velden ernaast"),
        ("de", "1 Punkt für ein leeres Feld daneben", "2 Punkte für leere Felder daneben"),
        ("fr", "un point par espace vide à côté\u00a0: 1 point", "un point par espace vide à côté\u00a0: 2 points"),
        ("fi", "1 piste viereisestä tyhjästä ruudusta", "2 pistettä viereisistä tyhjistä ruuduista"),
        ("en", "1 point for an empty space next to it", "2 points for empty spaces next to it"),
    ],
)
def test_africa_action_reveal_nomad_tells_how_many_spaces_are_empty(lang: str, one: str, several: str) -> None:
    for what in ("nomad", "nomad-moved"):
        for points, told in ((1, one), (2, several)):
            event = Event(what, "africa.action.reveal.nomad", "Ann", points)
            assert tracking.event_sentence("africa", event, lang).endswith(told)
