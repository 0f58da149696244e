"""The conformance suite, and a test for each rule of Oware."""

from typing import Any

import pytest
from scorer_oware.rulings import GRAND_SLAM, REST
from scorer_oware.tracking.kit import Agree, Sow, State

import scorer
from scorer import tracking
from scorer.testing import suite

test_conformance = suite("oware")


def board(ama: str, kofi: str, *, stores: tuple[int, int] = (0, 0), seat: int = 0, **rulings: str) -> Any:
    """A position: the houses of both players from left to right."""
    begun = tracking.start("oware", ["Ama", "Kofi"], rulings=rulings)
    assert isinstance(begun, State)
    return begun._replace(houses=tuple(map(int, f"{ama} {kofi}".split())), stores=stores, seat=seat)


def houses(state: Any) -> tuple[str, str]:
    """The houses of both players, as `board` takes them."""
    return " ".join(map(str, state.houses[:6])), " ".join(map(str, state.houses[6:]))


def refused(state: Any, move: tracking.Move) -> str:
    """The rule that forbids a move."""
    found = tracking.why_not(state, move)
    return found.rule if found else ""


def test_oware_setup_players() -> None:
    with pytest.raises(scorer.InvalidTally) as error:
        tracking.start("oware", ["Ama", "Kofi", "Esi"])
    assert error.value.rule == "oware.setup.players"


def test_oware_setup_seeds() -> None:
    assert houses(tracking.start("oware", ["Ama", "Kofi"])) == ("4 4 4 4 4 4", "4 4 4 4 4 4")
    with pytest.raises(scorer.ImpossibleTally) as error:
        scorer.score({"game": "oware", "players": [{"name": "A", "store": 30}, {"name": "B", "store": 19}]})
    assert error.value.rule == "oware.setup.seeds"


def test_oware_turn_sow() -> None:
    state = tracking.play(board("4 4 4 4 4 4", "4 4 4 4 4 4"), Sow(5))
    assert houses(state) == ("4 4 4 4 0 5", "5 5 5 4 4 4")
    assert tracking.current_player(state) == "Kofi"
    assert houses(tracking.play(state, Sow(6))) == ("5 5 5 5 0 5", "5 5 5 4 4 0")
    assert refused(board("0 1 0 0 0 0", "1 0 0 0 0 0"), Sow(1)) == "oware.turn.sow"


def test_oware_turn_skip() -> None:
    assert houses(tracking.play(board("12 0 0 0 0 0", "0 0 0 0 0 4"), Sow(1))) == ("0 2 1 1 1 1", "1 1 1 1 1 5")


def test_oware_capture() -> None:
    state = tracking.play(board("0 0 0 0 0 4", "1 2 1 1 0 7"), Sow(6))
    assert houses(state) == ("0 0 0 0 0 0", "0 0 0 0 0 7")
    assert state.stores == (9, 0)
    # A house with four, or one's own, ends it.
    state = tracking.play(board("0 0 0 0 1 3", "1 3 1 0 0 7"), Sow(6))
    assert houses(state) == ("0 0 0 0 1 0", "2 4 0 0 0 7")
    assert state.stores == (2, 0)


def test_oware_capture_grand_slam() -> None:
    state = tracking.play(board("1 0 0 0 0 2", "1 1 0 0 0 0"), Sow(6))
    assert houses(state) == ("1 0 0 0 0 0", "2 2 0 0 0 0")
    assert state.stores == (0, 0)
    forbidden = board("1 0 0 0 0 2", "1 1 0 0 0 0", **{GRAND_SLAM: "forbidden"})
    assert refused(forbidden, Sow(6)) == GRAND_SLAM
    assert not refused(forbidden, Sow(1))


def test_oware_feed() -> None:
    state = board("3 0 0 0 0 2", "0 0 0 0 0 0")
    assert refused(state, Sow(1)) == "oware.feed"
    assert not refused(state, Sow(6))


def test_oware_end_majority() -> None:
    state = tracking.play(board("0 0 0 0 0 1", "1 0 0 0 0 5", stores=(23, 18)), Sow(6))
    over = tracking.outcome(state)
    assert over == tracking.Outcome("oware.end.majority", ("Ama",))
    assert [player.total for player in tracking.standings(state).players] == [25, 18]


def test_oware_end_no_move() -> None:
    """Kofi gives his last seed away, and Ama cannot reach his side."""
    state = tracking.play(board("3 0 0 0 0 0", "0 0 0 0 0 1", stores=(20, 24), seat=1), Sow(6))
    assert tracking.outcome(state) == tracking.Outcome("oware.end.no-move", ("Ama", "Kofi"))
    # With a seed further on she can.
    state = tracking.play(board("4 0 0 0 0 1", "0 0 0 0 0 1", stores=(20, 24), seat=1), Sow(6))
    assert list(tracking.legal_moves(state)) == [Sow(6)]


def test_oware_end_cycle() -> None:
    state = board("1 0 0 0 0 0", "1 0 0 0 0 0", stores=(23, 23))
    assert refused(state, Agree()) == "oware.end.cycle"
    again = state._replace(earlier=frozenset({(0, state.houses)}))
    assert tracking.outcome(tracking.play(again, Agree())) == tracking.Outcome("oware.end.cycle", ("Ama", "Kofi"))


def points(*players: dict[str, int]) -> scorer.Sheet:
    """The sheet of two players."""
    named = [{"name": name, **player} for name, player in zip(("Ama", "Kofi"), players, strict=True)]
    return scorer.score({"game": "oware", "players": named})


def test_oware_score_store() -> None:
    assert [line.points for line in points({"store": 25}, {"store": 7})["Ama"].lines] == [25, 0]


def test_oware_score_rest() -> None:
    assert points({"store": 20, "rest": 5}, {"store": 23})["Ama"].total == 25


def test_oware_score_rest_whose() -> None:
    players = [{"name": "Ama", "store": 20, "rest": 5}, {"name": "Kofi", "store": 23}]
    sheet = scorer.score({"game": "oware", "players": players}, rulings={REST: "nobody"})
    assert (sheet["Ama"].total, sheet.winners) == (20, ("Kofi",))


def test_oware_win() -> None:
    assert points({"store": 25}, {"store": 7}).winners == ("Ama",)


def test_oware_win_draw() -> None:
    assert points({"store": 24}, {"store": 24}).winners == ("Ama", "Kofi")


@pytest.mark.parametrize(("lang", "title"), [("fr", "Nourrir"), ("nl", "Voeden"), ("fi", "Feeding")])
def test_languages(lang: str, title: str) -> None:
    assert scorer.rule("oware.feed").title(lang) == title


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "must I feed the other player"),
        ("fr", "mon adversaire n’a plus rien"),
        ("nl", "moet ik de ander voeden"),
    ],
)
def test_search(lang: str, words: str) -> None:
    assert scorer.search(words, game="oware", lang=lang)[0].rule.id == "oware.feed"
