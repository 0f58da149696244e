"""Names and arguments that are refused; results that can be kept."""

from __future__ import annotations

from typing import Any

import pytest

import scorer


@pytest.mark.parametrize("name", ["A\n", "\u200b", "\u202eanna", "an\u200bna", "\ufe0f", "\u200d"])
def test_names_that_are_not_to_see_are_refused(name: str) -> None:
    with pytest.raises(scorer.InvalidTally):
        scorer.score({"game": "africa", "players": [{"name": name, "track": 1}, {"name": "B", "track": 1}]})


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Anna", "ANNA"), ("é", "e\u0301"), ("Anna", "Ａnna"), ("a b", "a  b")),
        *(("Anna", "Anna\U000e0041"), ("Anna", "An\U0001d173na")),
        *(("Anna", "Anna\ufff4"), ("Anna", "An\U0001bca1na"), ("Anna", "Ann\u180fa"), ("Anna", "Anna\U000e0fff")),
    ],
)
def test_names_that_look_alike_are_refused(one: str, other: str) -> None:
    with pytest.raises(scorer.InvalidTally):
        scorer.score({"game": "africa", "players": [{"name": one, "track": 1}, {"name": other, "track": 1}]})
    goods = {one: 1, other: 2}
    with pytest.raises(scorer.InvalidTally):
        scorer.score(
            {"game": "africa", "players": [{"name": "A", "track": 1, "goods": goods}, {"name": "B", "track": 1}]}
        )


def test_arguments_of_the_wrong_type_are_refused() -> None:
    tally = {"game": "africa", "players": [{"name": "A", "track": 1}, {"name": "B", "track": 1}]}
    wrong: list[Any] = [{"africa.majority.zero": []}, {"africa.majority.zero": 1}]
    for rulings in wrong:
        with pytest.raises(scorer.InvalidTally):
            scorer.score(tally, rulings=rulings)
    with pytest.raises(scorer.InvalidTally) as raised:
        scorer.score(tally, game="{x}")
    assert "{x}" in str(raised.value)


def test_results_can_be_kept_in_sets() -> None:
    sheet = scorer.score({"game": "africa", "players": [{"name": "A", "track": 1}, {"name": "B", "track": 1}]})
    assert len({sheet, sheet}) == 1
    assert len({sheet.tally}) == 1


def test_a_name_without_end_does_not_fill_the_screen() -> None:
    with pytest.raises(scorer.ScorerError) as raised:
        scorer.score({"game": "x" * 10_000, "players": []})
    assert len(str(raised.value)) < 300


def test_names_with_signs_that_this_python_does_not_know_yet_are_different() -> None:
    """They are boxes, or emoji on a newer machine."""
    players = [{"name": f"Anna{sign}", "track": 1} for sign in ("", "\u0378", "\u0379", "\U0001fadf", "\ufffd")]
    assert len(scorer.score({"game": "africa", "players": players}).players) == 5
