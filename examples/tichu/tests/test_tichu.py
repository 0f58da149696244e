"""What holds of every game, and a test for each rule."""

from typing import Any

import pytest
import scorer
from scorer.testing import suite

test_conformance = suite("tichu")

Rounds = list[dict[str, dict[str, Any]]]
RED_FIRST = {"A": {"out": 1, "points": 100}}
RED_GRAND = {"A": {"out": 1, "grand": True}, "C": {"out": 2}}
BLUE_GRAND = {"B": {"out": 1, "grand": True}, "D": {"out": 2}}


def tally(rounds: Rounds, reading: str = "reached") -> dict[str, object]:
    """A and C play as Red against B and D as Blue."""
    players = [{"name": name, "team": "Red" if name in "AC" else "Blue"} for name in "ABCD"]
    return {"game": "tichu", "players": players, "rounds": rounds, "rulings": {"tichu.end.thousand": reading}}


def totals(rounds: Rounds, reading: str = "reached") -> list[int]:
    """The totals of Red and Blue."""
    sheet = scorer.score(tally(rounds, reading))
    return [player.total for player in sheet.players[:2]]


def refused(round: dict[str, dict[str, Any]]) -> list[tuple[str, str | None]]:
    """The place within the round and the rule of everything that is wrong with it."""
    return [(e.place.removeprefix("rounds[0]."), e.rule) for e in scorer.problems(tally([round]))]


def test_tichu_score_cards() -> None:
    assert totals([{"A": {"out": 1, "points": 40}, "C": {"points": 25}, "D": {"out": 2, "points": 35}}]) == [65, 35]
    assert totals([{"A": {"out": 1, "points": 125}, "B": {"points": -25}}]) == [125, -25]
    assert refused({"A": {"out": 1, "points": 52}, "B": {"points": 48}}) == [
        ("A.points", "tichu.score.cards"),
        ("B.points", "tichu.score.cards"),
    ]
    assert refused({"A": {"out": 1, "points": 120}, "B": {"points": -10}, "C": {"points": -10}}) == [
        ("C.points", "tichu.score.cards")
    ]


@pytest.mark.parametrize("points", [0, 95, 105])
def test_tichu_score_hundred(points: int) -> None:
    assert refused({"A": {"out": 1}, "B": {"points": points}}) == [("D.points", "tichu.score.hundred")]


def test_tichu_score_calls() -> None:
    assert totals([{**RED_FIRST, "C": {"tichu": True}, "B": {"grand": True}}]) == [0, -200]
    assert totals([{"A": {"out": 1, "tichu": True}, "B": {"points": 100}}]) == [100, 100]
    assert totals([{"B": {"out": 1, "grand": True, "points": 100}}]) == [0, 300]
    assert refused({"A": {"out": 1, "points": 100, "tichu": True, "grand": True}}) == [("A.grand", "tichu.score.calls")]


def test_tichu_score_double() -> None:
    assert totals([{"A": {"out": 1}, "C": {"out": 2, "tichu": True}}]) == [100, 0]
    assert refused({"A": {"out": 1, "points": 100}, "C": {"out": 2}}) == [("A.points", "tichu.score.double")]


def test_tichu_turn_out() -> None:
    assert refused({"A": {"points": 100}}) == [("D.out", "tichu.turn.out")]
    assert refused({"A": {"out": 1, "points": 100}, "B": {"out": 1}}) == [("B.out", "tichu.turn.out")]
    assert refused({"A": {"out": 1, "points": 100}, "B": {"out": 2}, "D": {"out": 2}}) == [("D.out", "tichu.turn.out")]
    assert refused({"A": {"out": 3, "points": 100}}) == [("A.out", "tichu.turn.out")]


def test_tichu_end_thousand() -> None:
    """At 800 each, Red comes to 1000 exactly; after two rounds more Blue would be ahead."""
    rounds: Rounds = [RED_GRAND, BLUE_GRAND] * 2 + [{"A": {"out": 1}, "C": {"out": 2}}, BLUE_GRAND, RED_FIRST]
    assert totals(rounds) == [1000, 800]
    assert totals(rounds, "passed") == [1000, 1200]
    assert totals(rounds, "all") == [1100, 1200]


def test_tichu_end_both() -> None:
    """At 1000 each another round is played; both above 1000, the one with more wins."""
    even = {"A": {"out": 1, "points": 50}, "B": {"points": 50}}
    rounds: Rounds = [RED_GRAND, BLUE_GRAND] * 2 + [even] * 4
    assert totals(rounds) == [1000, 1000]
    assert totals([*rounds, {"A": {"out": 1, "points": 45}, "B": {"points": 55}}, RED_FIRST]) == [1045, 1055]


def test_tichu_setup_players() -> None:
    players = [{"name": name, "team": "Red" if name == "A" else "Blue"} for name in "ABCD"]
    found = scorer.problems({"game": "tichu", "players": players})
    assert {error.rule for error in found} == {"tichu.setup.players"}
