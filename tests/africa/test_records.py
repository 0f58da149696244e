"""How the recorded games end."""

from __future__ import annotations

from recorded import course_of


def test_africa_end_the_last_monument() -> None:
    """The eleventh monument, with two players the ninth; it ends the game even as a first action."""
    for name, number in {"two": 9, "two-eleventh": 11, "three": 11, "four": 11, "five": 11}.items():
        course = course_of(f"africa-end-{name}")
        assert sum([getattr(step.move, "tile", "") == "monument" for step in course.steps()]) == number
        assert course.events[-1].what == "game-over"
