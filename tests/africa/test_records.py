"""How the recorded games end."""

from __future__ import annotations

import pytest

from scorer import tracking
from tests.support.recorded import CASES, course_of


def test_africa_end_the_last_monument() -> None:
    """The eleventh monument, with two players the ninth; it ends the game even as a first action."""
    for name, number in {"two": 9, "two-eleventh": 11, "three": 11, "four": 11, "five": 11}.items():
        course = course_of(f"africa-end-{name}")
        assert sum([getattr(step.move, "tile", "") == "monument" for step in course.steps()]) == number
        assert course.events[-1].what == "game-over"


def test_only_these_events_bring_points() -> None:
    courses = [course_of(name) for name in CASES if course_of(name).state.setup.game == "africa"]
    events = [event for course in courses for step in course.steps() for event in step.events]
    assert {event.what for event in events if event.points} == {
        *("animal", "animal-moved", "move-animal", "nomad", "nomad-itself", "nomad-moved", "nomad-moved-itself"),
        *("move-nomad", "gold", "gems", "research", "bonus"),
        *("animal-unnamed", "animal-moved-unnamed", "move-animal-unnamed", "adjust"),
    }


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("nl", "punten 84 (zonder de 3 van de bonuszegel: 81)"),
        ("de", "84 (ohne die 3 des Bonusmarkers: 81)"),
        ("fr", "84 (sans les 3 du marqueur bonus\u00a0: 81)"),
        ("fi", "84 (ilman bonusmerkin 3 pistettä: 81)"),
        ("en", "Ben: points 84 (without the 3 of the marker: 81), base camps 1"),
    ],
)
def test_africa_end_bonus_is_told_apart_in_the_view(lang: str, told: str) -> None:
    state = course_of("africa-end-two").state
    (ben,) = [line for line in tracking.view(state, lang) if "Ben" in line]
    assert told in ben
    assert tracking.standings(state)["Ben"].lines[0].points == 81
    (anna,) = [line for line in tracking.view(state, lang) if "Anna" in line]
    assert "(" not in anna
