"""Several parts of one count: who counted what, and where two disagree."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import scorer
from scorer.registry import game as game_of
from scorer.scoring.merge import merge
from scorer.scoring.tally import form_of
from tests.support.program import Program

ANNA = {"name": "Anna", "track": 30, "goods": {"statue": 2}}
BEN = {"name": "Ben", "track": 31, "bonus": True}


def part(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"game": "africa", "players": list(players), **more}


def test_players_and_things_come_together() -> None:
    merged = merge([part(ANNA), part(BEN, {"name": "anna", "gold": 3})])
    assert merged.conflicts == ()
    assert merged.tally == part(ANNA | {"gold": 3}, BEN)
    assert scorer.score(merged.tally)["Anna"].total > 30


def test_what_differs_is_a_conflict_with_a_name() -> None:
    merged = merge(
        [part(ANNA, BEN), part(ANNA), part({"name": "Anna", "track": 33}), part({"name": "ANNA", "track": 30})]
    )
    (conflict,) = merged.conflicts
    assert (conflict.player, conflict.key, conflict.values, conflict.parts) == ("Anna", "track", (30, 33), (0, 2))
    assert merged.tally["players"][0]["track"] == 30


def test_zero_is_a_value_but_an_empty_template_says_nothing() -> None:
    assert merge([part(ANNA | {"gold": 0}), part({"name": "Anna", "gold": 2})]).conflicts
    empty = form_of(game_of("africa")).template("africa", ["Anna", "Ben"])
    merged = merge([empty, part(ANNA), part(BEN)])
    assert merged.conflicts == ()
    assert merged.tally == part(ANNA, BEN)


def test_yes_is_not_one() -> None:
    assert merge([part({"name": "Anna", "track": 1, "bonus": True}), part({"name": "Anna", "bonus": 1})]).conflicts


def test_what_the_table_agreed_on() -> None:
    up, down = ({"africa.majority.rounding": reading} for reading in ("up", "down"))
    merged = merge([part(ANNA, rulings=up), part(BEN, rulings=up, edition="nl")])
    assert (merged.tally["rulings"], merged.tally["edition"], merged.conflicts) == (up, "nl", ())
    (conflict,) = merge([part(ANNA, rulings=up), part(BEN, rulings=down)]).conflicts
    assert (conflict.player, conflict.key) == ("", "rulings.africa.majority.rounding")


def test_the_order_of_the_parts_changes_no_conflict() -> None:
    parts = [part(ANNA), part(BEN), part({"name": "Ben", "track": 9})]
    assert len(merge(parts).conflicts) == len(merge(parts[::-1]).conflicts) == 1


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        ([], "[1]"),
        ({"players": "x", "game": "africa"}, "[1]"),
        (part({"name": ""}), "[1].players[0].name"),
        (part({"name": "Anna", "gems?": 1}), "[1].players[0]"),
        ({"game": "afritoria", "players": []}, "[1].game"),
        (part(ANNA, surprise=1), "[1]"),
    ],
)
def test_what_is_no_part_is_refused_with_its_place(wrong: Any, place: str) -> None:
    with pytest.raises(scorer.ScorerError) as error:
        merge([part(ANNA), wrong])
    assert error.value.place.startswith(place)


def test_in_the_terminal(program: Program, tmp_path: Path) -> None:
    files = []
    for i, each in enumerate([part(ANNA), part(BEN)]):
        files.append(tmp_path / f"{i}.json")
        files[-1].write_text(json.dumps(each), "utf-8")
    done = program("merge", *map(str, files))
    assert (done.code, json.loads(done.out)) == (0, part(ANNA, BEN))
    again = tmp_path / "again.json"
    again.write_text(json.dumps(part(ANNA | {"track": 5})), "utf-8")
    done = program("merge", "africa", "--lang", "fi", *map(str, files), str(again))
    assert done.code == 1
    assert done.out == ""
    assert "Anna" in done.err
    assert "30" in done.err
    assert str(again) in done.err


def test_a_player_who_has_nothing_has_nothing() -> None:
    nothing: dict[str, Any] = {"name": "Ben", "track": 0, "gold": 0}
    merged = merge([part(ANNA), part(nothing)])
    assert (merged.tally, merged.conflicts) == (part(ANNA, nothing), ())
    assert scorer.score(merged.tally)["Ben"].total == 0
    # It may also be a form that nobody has filled in.
    assert merge([part(nothing), part(BEN)]) == (part(BEN), ())
