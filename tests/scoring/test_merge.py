"""Several parts of one count: who counted what, and where two disagree."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

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


def test_who_began_is_no_conflict_where_all_begin_at_once() -> None:
    def conflicts(game: str) -> list[str]:
        parts = [{"game": game, "began": name, "players": [{"name": name}]} for name in ("Anna", "Ben")]
        return [conflict.key for conflict in merge(parts).conflicts]

    assert conflicts("africa") == ["began"]
    assert conflicts("afritoria") == []


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


def pile(*cards: str) -> dict[str, Any]:
    return {"game": "afritoria", "players": [{"name": "Ben", "pile": list(cards)}]}


def test_cards_in_another_order_are_the_same() -> None:
    assert merge([pile("green lion", "blue zebra"), pile("blue zebra", "green lion")]).conflicts == ()
    (conflict,) = merge([pile("green zebra", "green lion"), pile("green lion", "blue zebra")]).conflicts
    assert (conflict.key, conflict.values[1]) == ("pile", ["green lion", "blue zebra"])
    kinds = [part({"name": "Anna", "track": 1, "goods": goods}) for goods in ({"drum": 1}, {"statue": 0, "drum": 1})]
    assert merge(kinds).conflicts == ()
    # The places of a list are kinds.
    assert merge([part(ANNA | {"goods": goods}) for goods in ([1, 2], [2, 1])]).conflicts
    africana = [{"game": "africana", "players": [{"name": "I", "expeditions": each}]} for each in ([4, 6], [6, 4])]
    assert merge(africana).conflicts == ()


def test_two_ways_to_count_one_player_are_a_conflict(program: Program, tmp_path: Path) -> None:
    values = {"game": "afritoria", "players": [{"name": "ben", "values": {"3": 1}}]}
    merged = merge([pile("green lion"), values])
    (conflict,) = merged.conflicts
    assert (conflict.player, conflict.key) == ("Ben", "values, pile")
    assert conflict.values == ({"pile": ["green lion"]}, {"values": {"3": 1}})
    assert merged.tally["players"] == [{"name": "Ben", "pile": ["green lion"]}]
    files = [tmp_path / name for name in ("pile.json", "values.json")]
    for file, each in zip(files, (pile("green lion"), values), strict=True):
        file.write_text(json.dumps(each), "utf-8")
    done = program("merge", *map(str, files))
    assert (done.code, done.out) == (1, "")
    assert "Cards worth 3, 2 and 1, Cards on the points pile" in done.err
    assert str(files[1]) in done.err
    # An empty pile is a form that nobody has filled in.
    assert merge([pile(), values]).conflicts == ()


def test_an_edition_differs_from_what_another_part_reads() -> None:
    read = {reading: {"africa.majority.rounding": reading} for reading in ("up", "down")}
    (conflict,) = merge([part(ANNA, edition="nl"), part(BEN, rulings=read["down"])]).conflicts
    assert (conflict.key, conflict.values, conflict.parts) == (
        "rulings.africa.majority.rounding",
        ("down", "up"),
        (1, 0),
    )
    assert merge([part(ANNA, edition="nl"), part(BEN, rulings=read["up"])]).conflicts == ()
    # What the edition does not say, or a part itself says otherwise.
    assert merge([part(ANNA, edition="fi"), part(BEN, rulings=read["down"])]).conflicts == ()
    assert merge([part(ANNA, edition="nl", rulings=read["down"]), part(BEN, rulings=read["down"])]).conflicts == ()


def test_parts_that_leave_out_only_what_nobody_has_said() -> None:
    nothing = part({"name": "Anna", "track": 0, "bonus": False, "goods": {}})
    assert merge([part(ANNA), nothing]).conflicts == ()
    assert [conflict.key for conflict in merge([part(ANNA), nothing], exact=True).conflicts] == ["track", "goods"]
    assert merge([part({"name": "Anna"}), part(ANNA)], exact=True) == (part(ANNA), ())


SEEN = st.fixed_dictionaries(
    {},
    optional={
        "track": st.integers(0, 3),
        "bonus": st.booleans(),
        "gold": st.integers(0, 2),
        "goods": st.dictionaries(st.sampled_from(["drum", "statue"]), st.integers(0, 1)),
    },
)
"""What somebody says of a player."""


@given(ours=SEEN, before=SEEN, now=SEEN)
def test_a_part_replaces_what_it_said_before(ours: Any, before: Any, now: Any) -> None:
    parts = [part({"name": "Anna"} | each) for each in (ours, before, now)]
    merged = merge([parts[0], parts[2]], exact=True, before=parts[1])
    (anna,) = merged.tally["players"]
    asked = {conflict.key for conflict in merged.conflicts}
    for key in SEEN_KEYS:
        mine, was, its = (seen(each, key) for each in (ours, before, now))
        if its == was:
            assert (key in asked, seen(anna, key)) == (False, its if mine is None else mine)
        elif mine in (was, None, its):
            assert (key in asked, seen(anna, key)) == (False, its)
        elif its is None:
            assert (key in asked, seen(anna, key)) == (False, mine)
        else:
            assert (key in asked, seen(anna, key)) == (True, mine)
    # Once more is no news.
    assert merge([merged.tally, parts[2]], exact=True, before=parts[2]) == (merged.tally, ())


SEEN_KEYS = ("track", "bonus", "gold", "goods")


def seen(player: dict[str, Any], key: str) -> Any:
    value = player.get(key)
    return {kind: count for kind, count in value.items() if count} if isinstance(value, dict) else value


def test_no_parts_replace_nothing() -> None:
    assert merge([], "africa", before={"game": "africa", "players": []}) == merge([], "africa")
