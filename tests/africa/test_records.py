"""How the recorded games end."""

from __future__ import annotations

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
    }
