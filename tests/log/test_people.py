"""Who is who: names that are one person, whatever the devices have said."""

from __future__ import annotations

from itertools import permutations

from scorer.log import People, Wanted
from scorer.log.lines import line_of
from scorer.log.play import Play

FIRST = "2026-11-22T20:41:07.123Z"


def people(**also: list[str]) -> People:
    return People([line_of({"v": 1, "person": name, "t": FIRST, "also": names}) for name, names in also.items()])


def test_names_of_names_are_one_person() -> None:
    found = people(Anna=["Ann"], Ann=["Annie", "ANNA K."])
    assert {found.person(name) for name in ("Anna", "anna", "Ann", "ANNIE", "Anna  K.")} == {"Anna"}
    assert found.person("Ben") == "Ben"


def test_a_circle_is_one_person_in_whatever_order_it_is_asked() -> None:
    for names in permutations(["Anna", "Ben", "Cleo"]):
        one, two, three = names
        found = people(**{one: [two], two: [three], three: [one], "Dora": ["Dora", "Doris"]})
        assert [found.person(name) for name in names] == ["Anna"] * 3
        assert found.person("doris") == found.person("Dora") == "Dora"
    found = people(Anna=["Ben"], Ben=["Anna", "Benny"])
    assert [found.person(name) for name in ("Anna", "Ben", "Benny")] == ["Anna"] * 3


def test_a_play_may_say_who_somebody_was() -> None:
    data = {"v": 1, "play": "a", "t": FIRST, "at": "2026-11-22", "game": "x", "totals": {"Anna": 3, "Ben": 1}}
    result = Play(line_of({**data, "persons": {"Anna": "Anna B."}})).result
    assert Wanted(person="anna b.").fits(result, People())
    assert not Wanted(person="Anna").fits(result, People())
