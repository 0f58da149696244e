"""What was counted at the end against what the record says, by comparing the JSON of both."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from scorer import tracking
from scorer.registry import ids
from scorer.text.errors import InvalidTally
from scorer.text.i18n import languages
from scorer.tracking.course import Course, begin
from scorer.tracking.recount import Difference, recount
from tests.support.offered import offered
from tests.support.recorded import course_of

WHOLE = [name for game in ids() for name, case in offered(game, "RECORDS", {}).items() if case.ends]
"""Records of games to their end."""

Slot = tuple[str, str, str]


def slots(tally: dict[str, Any]) -> dict[Slot, Any]:
    """By player, key and part what a tally says; what only one can have stands under no player."""
    found: dict[Slot, Any] = {}
    for player in tally["players"]:
        for key, value in player.items():
            if isinstance(value, bool):
                found["", key, ""] = player["name"] if value else found.get(("", key, ""))
            elif isinstance(value, dict):
                found |= {(player["name"], key, kind): count for kind, count in value.items()}
            elif isinstance(value, list) and all([isinstance(each, str) for each in value]):
                found |= {(player["name"], key, card): count for card, count in Counter(value).items()}
            elif key != "name":
                found[player["name"], key, ""] = sorted(value) if isinstance(value, list) else value
    return found


def changes(course: Course, slot: Slot) -> list[int]:
    """The moves that change what a slot of the tally says."""
    empty: Any = [] if slot[1] in ("expeditions", "artifact_points") else None if not slot[0] else 0
    said = [slots(tally_of(step)).get(slot) or empty for step in (course.at(0), *course.steps())]
    return [number for number, (before, now) in enumerate(pairwise(said), start=1) if before != now]


def tally_of(course: Course) -> dict[str, Any]:
    return dict(tracking.tally(course.state).to_dict())


def counted(course: Course, seat: int = 0, /, **values: Any) -> list[Difference]:
    """The differences where a player was counted otherwise than the record says."""
    tally = tally_of(course)
    tally["players"][seat].update(values)
    return recount(course, tally)


@pytest.mark.parametrize("name", WHOLE)
def test_nothing_is_told_of_a_count_that_says_what_the_record_says(name: str) -> None:
    course = course_of(name)
    assert recount(course, tracking.tally(course.state)) == []
    assert recount(course, tally_of(course)) == []
    turned = tally_of(course)
    turned["players"].reverse()
    assert recount(course, turned) == []


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_of_one_thing_that_was_counted_otherwise_exactly_that_is_told(data: st.DataObject) -> None:
    course = course_of(data.draw(st.sampled_from(WHOLE)))
    tally = tally_of(course)
    known = slots(tally)
    slot = data.draw(st.sampled_from(sorted(known)))
    name, key, part = slot
    for player in tally["players"]:
        if not name:
            player[key] = False
        elif player["name"] == name:
            value = player[key]
            if part and isinstance(value, list):
                value.remove(part)
            elif part:
                value[part] -= 1
            elif isinstance(value, list):
                value.append(9)
            else:
                player[key] -= 1
    mistaken = deepcopy(tally)
    (found,) = recount(course, tally)
    assert tally == mistaken
    assert (found.player, found.key, found.part) == slot
    assert found.moves == tuple(changes(course, slot))
    wanted = sorted(found.in_record) if isinstance(found.in_record, list) else found.in_record
    assert wanted == known[slot]
    for lang in languages():
        sentence = found.text(lang)
        assert "{" not in sentence + found.origin(lang)
        assert str(name or found.in_record) in sentence
        assert bool(found.origin(lang)) == (0 < len(found.moves) <= 8)
    assert recount(course, found.take(tally)) == []


def test_it_is_told_without_blame_and_with_the_moves() -> None:
    course = course_of("example-africa")
    (gold,) = counted(course, 1, gold=1)
    assert gold.text() == "Gold nuggets: Ben counted 1, the record says 2."
    assert gold.origin() == "In the record: move 75."
    assert gold.rule == "africa.score.majority.count"
    (drum,) = counted(course, 1, goods={"statue": 4, "shirt": 1})
    assert drum.text() == "Trade goods of each kind – drum: Ben counted 0, the record says 2."
    assert drum.origin() == "In the record: moves 41 and 105."
    (points,) = counted(course, 0, track=53)
    assert points.origin() == ""  # of many moves nobody looks at each


def test_kinds_without_names_are_compared_as_they_are() -> None:
    course = course_of("example-africa")
    assert counted(course, 1, goods=[1, 0, 2, 4]) == []
    (goods,) = counted(course, 1, goods=[1, 2, 3])
    assert goods.text() == (
        "Trade goods of each kind – Ben: 1 + 2 + 3 of one kind each in the count, 4 statues, 1 shirt, 2 drums in the"
        " record."
    )


def test_the_marker_is_told_once() -> None:
    course = course_of("example-africa")
    tally = tally_of(course)
    tally["players"][1]["bonus"], tally["players"][0]["bonus"] = False, True
    (marker,) = recount(course, tally)
    assert marker.text() == "Who has the +3 marker? Counted: Anna; the record: Ben."
    assert marker.text("fr").startswith("Qui a le marqueur bonus +3\u00a0?")
    assert [player["bonus"] for player in marker.take(tally)["players"]] == [False, True, False]
    (nobody,) = counted(course, 1, bonus=False)
    assert nobody.text() == "Who has the +3 marker? Counted: nobody; the record: Ben."
    earlier = course.at(course.number - 1)
    (early,) = counted(earlier, 2, bonus=True)
    assert early.text() == "Who has the +3 marker? Counted: Cleo; the record: nobody."


def test_money_is_what_it_is_worth() -> None:
    """africana.score.money: who has followed the game knows the worth, not the coins."""
    course = course_of("africana-end-four")
    assert counted(course, 0, silver=6, gold=2) == []
    (money,) = counted(course, 0, silver=5, gold=2)
    assert money.text() == "Silver coins + 5 × Gold coins: Anna counted 15, the record says 16."
    tally = tally_of(course)
    tally["players"][0] |= {"silver": 5, "gold": 2}
    anna = money.take(tally)["players"][0]
    assert (anna["silver"], anna["gold"]) == (6, 2)


def test_a_sum_is_held_against_a_sum() -> None:
    course = course_of("africana-end-four")
    assert counted(course, 0, expeditions=28) == []
    (points,) = counted(course, 0, expeditions=27)
    assert points.text() == "Points on the expedition cards: Anna counted 27, the record says 28."


def test_cards_that_were_counted_by_their_points_are_held_against_the_cards() -> None:
    """afritoria.card.points: a pile can be counted in two ways."""
    course = course_of("afritoria-end-short-market")
    tally = tally_of(course)
    worth = [{"3": 0, "2": 0, "1": 0} for _ in tally["players"]]
    from scorer.games.afritoria.components import CARDS

    for values, player in zip(worth, tally["players"], strict=True):
        for card in player.pop("pile", []):
            values[str(CARDS[card])] += 1
        player["values"] = values
    assert recount(course, tally) == []
    worth[0]["3"] += 1
    (found,) = recount(course, tally)
    name, many = tally["players"][0]["name"], worth[0]["3"]
    what = "Cards worth 3, 2 and 1 – Cards worth 3"
    assert found.text() == f"{what}: {name} counted {many}, the record says {many - 1}."
    assert found.moves
    assert recount(course, found.take(tally)) == []


def test_what_nobody_has_said_is_not_held_against_anything() -> None:
    course = course_of("example-africa")
    part = {"game": "africa", "players": [{"name": "ben", "gold": 1}, {"name": "Somebody"}]}
    (gold,) = recount(course, part, exact=True)
    assert (gold.player, gold.in_count, gold.in_record) == ("ben", 1, 2)
    assert len(recount(course, part)) > 1
    assert recount(course, {"game": "africa", "players": [{"name": "Ben", "gold": "?"}]}, exact=True) == []


def test_what_is_no_tally_is_refused() -> None:
    course = begin(tracking.start("africa", ["Anna", "Ben"]))
    with pytest.raises(InvalidTally):
        recount(course, [])  # type: ignore[arg-type]
    with pytest.raises(InvalidTally, match="africana"):
        recount(course, {"game": "africana", "players": []})
