"""What holds of every game, and a test for each rule of the scoring and of play, with tables made by hand."""

import random
from collections.abc import Sequence

import pytest
import scorer
from scorer import course, tracking
from scorer.testing import suite

test_conformance = suite("ur")


def sheet(ann: Sequence[int], ben: Sequence[int], **rulings: str) -> scorer.Sheet:
    """The sheet of two players with so many pieces home, on the last squares, and so many squares."""
    players = [
        {"name": name, "home": each[0], "last": each[1], "squares": each[2]}
        for name, each in (("Ann", ann), ("Ben", ben))
    ]
    return scorer.score({"game": "ur", "rulings": rulings, "players": players})


def totals(ann: Sequence[int], ben: Sequence[int], **rulings: str) -> list[int]:
    return [player.total for player in sheet(ann, ben, **rulings).players]


def after(*moves: str, **rulings: str) -> tracking.State:
    """The state of Ann and Ben after moves: `t3`, `e`, `a5`, `off`, `p`."""
    state = tracking.start("ur", ["Ann", "Ben"], rulings=rulings)
    for text in moves:
        state = tracking.play(state, move(text))
    return state


def move(text: str) -> tracking.Move:
    name = {"t": "throw", "e": "enter", "a": "advance", "o": "off", "p": "pass"}[text[0]]
    key = {"throw": "count", "advance": "square"}.get(name)
    return tracking.read_move("ur", {"move": name} | ({key: int(text[1:])} if key else {}))


def refused(state: tracking.State, text: str) -> str | None:
    error = tracking.why_not(state, move(text))
    return error.rule if error else None


# Ann stands on 8, the central rosette, Ben on 4, with 4 thrown.
MEET = ("t4", "e", "t4", "a4", "t0", "p", "t4", "e", "t4")


def test_ur_score_home() -> None:
    assert totals((4, 0, 20), (2, 0, 31)) == [4, 2]


def test_ur_score_last() -> None:
    assert totals((4, 2, 27), (5, 0, 3)) == [4, 5]
    assert totals((4, 2, 27), (5, 0, 3), **{"ur.score.last": "points"}) == [6, 5]


def test_ur_score_last_of_a_whole_game() -> None:
    assert totals((7, 0, 0), (6, 1, 14), **{"ur.score.last": "points"}) == [7, 6]


def test_ur_win_squares() -> None:
    assert sheet((3, 0, 21), (3, 1, 14)).winners == ("Ann",)
    assert sheet((3, 0, 21), (3, 0, 21)).winners == ("Ann", "Ben")


@pytest.mark.parametrize(
    ("ann", "rule"),
    [
        ((6, 2, 27), "ur.setup.pieces"),
        ((6, 1, 12), "ur.win.squares"),  # a piece on the last squares has come 13 or 14
        ((6, 0, 13), "ur.win.squares"),  # one that is not there has come 12 at most
        ((5, 1, 27), "ur.win.squares"),  # 14 and 12
        ((7, 0, 1), "ur.win.squares"),
    ],
)
def test_a_table_that_cannot_be(ann: Sequence[int], rule: str) -> None:
    with pytest.raises(scorer.ImpossibleTally) as caught:
        sheet(ann, (0, 0, 0))
    assert caught.value.rule == rule


def test_ur_end_of_one_player() -> None:
    with pytest.raises(scorer.ImpossibleTally):
        sheet((7, 0, 0), (7, 0, 0))


def test_ur_turn_throw() -> None:
    assert refused(after(), "e") == refused(after("t2"), "t1") == "ur.turn.throw"


def test_ur_turn_pass() -> None:
    assert refused(after("t1"), "p") == "ur.turn.pass"
    assert tracking.current_player(after("t0", "p")) == "Ben"
    assert refused(after("t0"), "e") == refused(after("t0"), "off") == "ur.turn.pass"


def test_ur_move_own() -> None:
    assert refused(after("t2", "e", "t0", "p", "t2"), "e") == "ur.move.own"


def test_ur_move_advance() -> None:
    assert refused(after("t2", "e", "t0", "p", "t2"), "a3") == "ur.move.advance"


def test_ur_move_capture() -> None:
    moves = ("t3", "e", "t3", "e", "t3", "a3", "t2", "e", "t0", "p", "t3")
    state = after(*moves, "a3")
    assert [player.total for player in tracking.standings(state).players] == [0, 0]
    assert tracking.tally(state).players[0].squares == 0


def test_ur_rosette() -> None:
    assert tracking.current_player(after("t4", "e")) == "Ann"
    assert tracking.current_player(after("t3", "e")) == "Ben"


def test_ur_rosette_safe() -> None:
    assert refused(after(*MEET), "a4") == "ur.rosette.safe"
    assert refused(after(*MEET, **{"ur.rosette.safe": "open"}), "a4") is None


def test_ur_move_off() -> None:
    moves = ("t4", "e", "t4", "a4", "t4", "a8", "t0", "p", "t2", "a12", "t2")
    assert refused(after(*moves), "off") == refused(after(*moves), "a14") == "ur.move.off"
    home = after(*moves[:-1], "t1", "off")
    assert [player.total for player in tracking.standings(home).players] == [1, 0]


@pytest.mark.parametrize(("turns", "rule"), [(0, "ur.end"), (5, "ur.end.stopped")])
def test_random_games_reach_the_end(turns: int, rule: str) -> None:
    rng = random.Random(1)
    for _ in range(5):
        played = course.begin(tracking.start("ur", ["Ann", "Ben"], turns=turns))
        while moves := list(tracking.legal_moves(played.state)):
            played = played.play(rng.choice(moves))
        outcome = tracking.outcome(played.state)
        assert outcome is not None and outcome.rule == rule
