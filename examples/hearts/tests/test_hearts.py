"""What holds of every game, and a test for each rule."""

import scorer
from scorer.testing import suite

test_conformance = suite("hearts")


def took(text: str) -> dict[str, object]:
    """One player's round: the hearts, then Q for the queen of spades and J for the jack of diamonds, as in `5QJ`."""
    return {"hearts": int(text.rstrip("QJ")), "queen": "Q" in text, "jack": "J" in text}


def tally(*rounds: str, **readings: str) -> dict[str, object]:
    """A tally of what Ann, Ben and Cleo took in each round; readings by the end of the ruling's id."""
    names = ("Ann", "Ben", "Cleo")
    return {
        "game": "hearts",
        "players": [{"name": name} for name in names],
        "rounds": [dict(zip(names, map(took, each.split()), strict=True)) for each in rounds],
        "rulings": {f"hearts.score.{ruling}": reading for ruling, reading in readings.items()},
    }


def totals(*rounds: str, **readings: str) -> list[int]:
    """The totals of Ann, Ben and Cleo."""
    return [player.total for player in scorer.score(tally(*rounds, **readings)).players]


def wrong(*rounds: str) -> list[str]:
    """The places of all that breaks the rule of the cards in a round."""
    found = scorer.problems(tally(*rounds))
    assert all(error.rule == "hearts.round" for error in found)
    return [error.place for error in found]


def test_hearts_round() -> None:
    assert wrong("5 8 0Q", "0QJ 13 0") == []
    assert wrong("5 8 0Q", "7Q 7 0") == ["rounds[1].Ben.hearts"]
    assert wrong("5Q 0 0", "0 0 0Q") == ["rounds[0].Cleo.hearts", "rounds[1].Cleo.hearts"]
    assert wrong("5 8 0") == ["rounds[0].Cleo.queen"]
    assert wrong("5Q 8Q 0") == ["rounds[0].Ben.queen"]
    assert wrong("5J 8Q 0J") == ["rounds[0].Cleo.jack"]


def test_hearts_score_hearts() -> None:
    assert totals("5 8 0Q", "6Q 7 0") == [-24, -15, -13]


def test_hearts_score_queen() -> None:
    assert totals("0 0Q 13", "0Q 0 13", "13 0Q 0") == [-26, -26, -26]


def test_hearts_score_moon() -> None:
    rounds = ("13Q 0 0", "0 1 12Q")
    assert totals(*rounds) == [0, -27, -51]
    assert totals(*rounds, moon="shooter") == [26, -1, -25]
    assert totals(*rounds, moon="none") == [-26, -1, -25]
    assert totals("13 0Q 0") == [-13, -13, 0]


def test_hearts_score_jack() -> None:
    rounds = ("13QJ 0 0", "0 1 12QJ")
    assert totals(*rounds, jack="none") == [0, -27, -51]
    assert totals(*rounds, jack="bonus") == [10, -27, -41]


def test_hearts_win() -> None:
    assert scorer.score(tally("3 10 0Q")).winners == ("Ann",)


def test_hearts_win_clean() -> None:
    assert scorer.score(tally("4 9 0Q", "5 0 8Q")).winners == ("Ben",)


def test_hearts_win_shared() -> None:
    assert scorer.score(tally("5 5 3Q")).winners == ("Ann", "Ben")
