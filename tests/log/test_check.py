"""What may be wrong in a logbook."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

import scorer
from scorer.log.check import Alike, ahead, alike, copies, rescore
from scorer.log.twins import twins
from tests.support.logs import STAMP, imported, person, scored, union_of

TALLY = {"game": "africa", "players": [{"name": "Anna", "track": 34, "gold": 4}, {"name": "Ben", "track": 31}]}


def test_the_same_points_of_one_day_may_be_one_game() -> None:
    lines = [
        imported("p1", {"Anna": 3, "Ben": 1}),
        imported("p2", {"ben": 1, "Ann": 3}),
        imported("p3", {"Anna": 3, "Ben": 1}, at="2026-11-21"),
        imported("p4", {"Anna": 3, "Ben": 1}, game="go"),
        imported("p5", {"Anna": 3, "Ben": 2}),
        imported("p6", {"Anna": None, "Ben": 1}),
        imported("p7", {"Anna": None, "Ben": 1}),
    ]
    log = union_of(lines)
    assert twins(log.results(), log.people) == []
    log = union_of([*lines, person("Anna", ["Ann"])])
    assert [[result.play for result in group] for group in twins(log.results(), log.people)] == [["p2", "p1"]]


@pytest.mark.parametrize(
    "rare", ["Ana", "Annna", "Anma", "Nana", "anna k.", "Änna", "An-na", "Anna Karenina", "Anna.", "Aнna"]
)
def test_a_name_of_one_game_that_is_near_may_be_somebody_else(rare: str) -> None:
    often = [imported(f"p{i}", {"Anna": 1, "Ben": 2}, at=f"2026-11-0{i}") for i in range(1, 3)]
    log = union_of([*often, imported("q", {rare: 1, "Ben": 2})])
    assert alike(log.plays(), log.people) == [Alike(rare, "Anna", "q")]
    together = union_of([*often, imported("q", {rare: 1, "Anna": 2})])
    assert alike(together.plays(), together.people) == []
    twice = union_of([*often, *[imported(f"q{i}", {rare: 1, "Ben": 2}) for i in range(2)]])
    assert alike(twice.plays(), twice.people) == []
    known = union_of([*often, imported("q", {rare: 1, "Ben": 2}), person("Anna", [rare])])
    assert alike(known.plays(), known.people) == []


@pytest.mark.parametrize("other", ["Hannah", "Bo", "Emma", "Annabel", "Nina"])
def test_other_names_are_other_people(other: str) -> None:
    log = union_of([imported(f"p{i}", {"Anna": 1, "Jo": 2}) for i in range(3)] + [imported("q", {other: 1})])
    assert alike(log.plays(), log.people) == []


def test_two_names_of_one_game_each_are_told_once() -> None:
    log = union_of([imported("p", {"Anna": 1}), imported("q", {"Ana": 1})])
    assert len(alike(log.plays(), log.people)) == 1


def test_games_that_are_scored_otherwise_today() -> None:
    total = scorer.score(TALLY)["Anna"].total
    lines = [scored("p", TALLY, told=[total - 1, 31]), scored("q", TALLY), scored("r", TALLY, told=[1])]
    log = union_of([*lines, imported("s", {}, tally={"game": "nosuch", "players": [{"name": "Anna"}]})])
    otherwise, unscorable = rescore(log.plays())
    assert [(each.play.id, each.told[0], each.now[0]) for each in otherwise] == [("p", total - 1, total)]
    assert [(play.id, error.code) for play, error in unscorable] == [("s", "unknown-game")]


def test_lines_from_the_future_are_told_a_day_ahead() -> None:
    log = union_of([imported("p", {"Anna": 1}, t="2026-11-24T12:00:00.001Z"), imported("q", {"Anna": 1}, t=STAMP)])
    assert [line.id for line in ahead(log.lines, datetime(2026, 11, 23, 11, 59, tzinfo=UTC))] == ["p"]
    assert ahead(log.lines, datetime(2026, 11, 23, 12, 1, tzinfo=UTC)) == []


@pytest.mark.parametrize(
    ("file", "copy"),
    [
        ("1a2b3c4d.jsonl", False),
        ("import-20261122.jsonl", False),
        ("1a2b3c4d.sync-conflict-20261122-101010-ABCDEFG.jsonl", True),
        ("1a2b3c4d (Anna's conflicted copy 2026-11-22).jsonl", True),
        ("1a2b3c4d (1).jsonl", True),
        ("1a2b3c4d - Copy.jsonl", True),
    ],
)
def test_copies_of_programs_that_synchronize(file: str, copy: bool) -> None:
    assert copies([f"/log (1)/{file}"]) == ([f"/log (1)/{file}"] if copy else [])
