"""`problems` tells everything at once, each at the place of an input of a form drawn from `scorer.game`."""

from __future__ import annotations

from typing import Any

import pytest

import scorer


def found(game: str, *players: dict[str, Any], **more: Any) -> list[tuple[str, str]]:
    """The place and the code of each problem."""
    return [(each.place, each.code) for each in scorer.problems({"game": game, "players": list(players), **more})]


def test_what_is_missing_has_its_place() -> None:
    assert found("africa", {"name": "Anna"}, {"track": 3}) == [
        ("players[0].track", "missing"),
        ("players[1].name", "missing"),
    ]
    assert [each.place for each in scorer.problems({})] == ["game"]
    assert [each.place for each in scorer.problems({"game": "africa"})] == ["players"]
    both = {"name": "Ann", "pile": [], "values": {"3": 1}}
    places = [("players[0].pile", "not-exactly-one"), ("players[1].values", "not-exactly-one")]
    assert found("afritoria", both, {"name": "Ben"}) == places


def test_what_is_too_much_together_is_told_beside_what_is_wrong_alone() -> None:
    one, two = ({"name": name, "track": 1, "bonus": True} for name in "AB")
    assert found("africa", one, two | {"gold": -1}) == [
        ("players[1].gold", "out-of-range"),
        ("players[1].bonus", "second-marker"),
    ]
    lions = {"name": "A", "pile": ["green lion"] * 3}
    assert found("afritoria", lions, {"name": "B", "pile": ["green fish", "blue lion", "red lion"]}) == [
        ("players[1].pile[0]", "unknown-animal"),
        ("players[1].pile[2]", "unknown-colour"),
        ("players[0].pile[2]", "one-copy-too-many"),
    ]


def test_what_may_come_of_something_wrong_is_not_told() -> None:
    cards = {"name": "A", "artifacts": [9, 1], "artifact_points": [3, 2]}
    assert found("africana", cards, {"name": "B"}) == [("players[0].artifacts[0]", "out-of-range")]
    one, two = ({"name": name, "track": 1, "bonus": True} for name in ("", "B"))
    assert found("africa", one, two) == [("players[0].name", "not-a-name")]


def test_every_part_of_a_field_is_told() -> None:
    goods = {"statue": 9, "drum": -1, "shirt": 2}
    assert found(
        "africa", {"name": "A", "track": 1, "goods": goods}, {"name": "B", "track": 1, "goods": [1, "x", 7]}
    ) == [
        ("players[0].goods.statue", "no-value"),
        ("players[0].goods.drum", "out-of-range"),
        ("players[1].goods[1]", "not-a-whole-number"),
        ("players[1].goods[2]", "no-value"),
    ]
    values = {"name": "A", "values": {"3": -1, "2": "x", "1": 1}}
    assert [place for place, _ in found("afritoria", values, {"name": "B", "pile": []})] == [
        'players[0].values["3"]',
        'players[0].values["2"]',
    ]


def test_every_ruling_and_the_edition_are_told() -> None:
    players = [{"name": name, "track": 1} for name in "AB"]
    rulings: dict[str, Any] = {"x": "y", "africa.majority.zero": "z", "africa.majority.rounding": "up", "africa.end": 1}
    wrong = [
        ("edition", "unknown-edition"),
        ("rulings", "unknown-ruling"),
        ('rulings["africa.majority.zero"]', "unknown-reading"),
        ('rulings["africa.end"]', "reading-not-text"),
    ]
    assert found("africa", *players, edition="xx", rulings=rulings) == wrong
    given = scorer.problems({"game": "africa", "players": players}, edition="xx", rulings=rulings)
    assert [(each.place, each.code) for each in given] == wrong


@pytest.mark.parametrize("game", ["africa", "africana", "afritoria"])
def test_places_are_those_of_inputs(game: str) -> None:
    """Whatever stands in a field, its problem begins with the place of that field."""
    for field in scorer.game(game).fields:
        parts = [part.key for part in field.parts()] or ["1"]
        for odd in (None, -1, "x", [], [-1], {}, 10**9, {parts[0]: -1}, {parts[-1]: "x"}, ["x"], True):
            names = {"name": "A"}, {"name": "B", "track": 1} if game == "africa" else {"name": "B"}
            for each in scorer.problems({"game": game, "players": [names[0] | {field.key: odd}, names[1]]}):
                assert each.place.startswith(("players[0].", "players[1].")), each


def test_a_tally_of_a_program_has_the_problems_of_the_same_tally_as_json() -> None:
    player = scorer.africa.Player
    anna, *others = player("Anna", -1, gems=3000), player("Ben", 2, bonus=True), player("Cleo", 2, bonus=True)
    players = (anna, *others, player("", 2))
    tally = scorer.africa.Tally(players, "xx", {"africa.no": "up"}, began="Dora")
    errors = scorer.problems(tally, rulings={"africa.majority.rounding": "side"})
    assert [error.place for error in errors] == [
        'rulings["africa.majority.rounding"]',
        "edition",
        "rulings",
        *("players[0].track", "players[0].gems", "players[3].name", "players[2].bonus"),
        "began",
    ]
    as_json = scorer.problems(tally.to_dict(), rulings={"africa.majority.rounding": "side"})
    assert [error.to_dict() for error in errors] == [error.to_dict() for error in as_json]
    with pytest.raises(scorer.InvalidTally) as caught:
        scorer.score(scorer.africa.Tally((player("Anna", None), player("Ben", 2))))  # type: ignore[arg-type]
    assert (caught.value.place, caught.value.code) == ("players[0].track", "missing")
