"""What holds of every game, and a test for each rule, with tables counted by hand."""

import pytest
import scorer
from scorer.testing import suite

test_conformance = suite("cribbage")

# A hand, a crib and a starter of which nothing counts.
DULL = "D4 DJ D6 C2"
DULL_CRIB = "H3 HA DQ D8"
STARTER = "H10"


def lines(hand: str = DULL, crib: str = DULL_CRIB, starter: str = STARTER, **rulings: str) -> dict[str, int]:
    """The points of a dealer by category, without those that are 0."""
    dealer = {"dealer": True, "hand": hand.split(), "crib": crib.split(), "starter": starter.split()}
    tally = {"game": "cribbage", "rulings": rulings, "players": [{"name": "A", **dealer}, {"name": "B"}]}
    return {line.category: line.points for line in scorer.score(tally)["A"].lines if line.points}


def test_cribbage_setup_dealer() -> None:
    tally = {"game": "cribbage", "players": [{"name": "A", "dealer": True}, {"name": "B", "dealer": True}]}
    assert [error.place for error in scorer.problems(tally)] == ["players[1].dealer"]


def problem(*players: dict[str, object]) -> str | None:
    """The rule of the first thing that is wrong with these players."""
    named = [{"name": name, **player} for name, player in zip("AB", players, strict=True)]
    return scorer.problems({"game": "cribbage", "players": named})[0].rule


def test_cribbage_setup() -> None:
    assert problem({"starter": ["C5"]}, {"dealer": True}) == "cribbage.setup.starter"
    assert problem({"crib": DULL.split()}, {"dealer": True, "starter": ["S9"]}) == "cribbage.setup.crib"
    assert problem({"hand": [*DULL.split(), "C5"]}, {}) == "cribbage.setup.hand"
    assert problem({"hand": DULL.split()}, {"dealer": True, "starter": ["C2"]}) == "cribbage.setup.pack"


@pytest.mark.parametrize(("pegged", "points"), [(7, 7), ([2, 1, 3], 6), ([], 0)])
def test_cribbage_score_pegging(pegged: object, points: int) -> None:
    tally = {"game": "cribbage", "players": [{"name": "A", "pegging": pegged}, {"name": "B"}]}
    assert scorer.score(tally)["A"].total == points


def test_nothing_counts_in_a_dull_deal() -> None:
    assert lines() == {}


def test_cribbage_score_heels() -> None:
    assert lines(starter="HJ")["heels"] == 2
    assert "heels" not in lines(hand="HJ D6 C2 D4")


@pytest.mark.parametrize(
    ("hand", "starter", "points"),
    [("C5 D5 S5 HJ", "H5", 16), ("C5 D5 S5 HJ", "C9", 8), ("CA C2 D3 H4", "S5", 2), ("C7 D8 H7 S8", "CA", 10)],
)
def test_cribbage_score_fifteens(hand: str, starter: str, points: int) -> None:
    assert lines(hand, "", starter)["fifteens"] == points


@pytest.mark.parametrize(
    ("hand", "points"), [("C3 D3 H9 SK", 2), ("C3 D3 H3 SK", 6), ("C3 D3 H3 S3", 12), ("C3 D3 HK SK", 4)]
)
def test_cribbage_score_pairs(hand: str, points: int) -> None:
    assert lines(hand, "", "SA")["pairs"] == points


@pytest.mark.parametrize(
    ("hand", "starter", "points"),
    [
        ("C3 H4 D5 SK", "C9", 3),
        ("C3 H4 D5 S6", "C7", 5),
        ("C3 H3 D4 H5", "S6", 8),
        ("C3 H3 D3 H4", "S5", 9),
        ("C3 H3 D4 H4", "S5", 12),
        ("CQ DK HA S2", "C7", 0),
        ("HA C2 D3 SQ", "HK", 3),
    ],
)
def test_cribbage_score_runs(hand: str, starter: str, points: int) -> None:
    assert lines(hand, "", starter).get("runs", 0) == points


def test_cribbage_score_flush() -> None:
    assert lines("C2 C4 C6 C10", starter="SK")["flush"] == 4
    assert lines("C2 C4 C6 C10", starter="CK")["flush"] == 5
    assert "flush" not in lines("C2 C4 C6 D10", starter="CK")
    assert "flush" not in lines("C2")  # one card is no hand yet


def test_cribbage_crib_flush() -> None:
    four = {"crib": "C2 C4 C6 C10", "hand": "D4 DJ D6 H3", "starter": "SK"}
    assert "flush" not in lines(**four)
    assert lines(**four, **{"cribbage.crib.flush": "four"})["flush"] == 4
    assert lines(**(four | {"starter": "CK"}))["flush"] == 5


def test_cribbage_score_nobs() -> None:
    assert lines("DJ C2 H6 D4", starter="D10")["nobs"] == 1
    assert lines(crib="DJ C3 H6 D4", hand="", starter="D10")["nobs"] == 1
    assert "nobs" not in lines("DJ C2 H6 D4", starter="H10")


@pytest.mark.parametrize("typed", ["h5 s5, d5 cj", "H5 S5 D5 CJ"])
def test_cards_can_be_typed(typed: str) -> None:
    answer = scorer.game("cribbage").fields[1].typed(typed)
    assert isinstance(answer, scorer.Answer) and answer.shown == "♥5 ♠5 ♦5 ♣J"
