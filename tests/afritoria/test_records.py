"""How the recorded games end."""

from __future__ import annotations

from tests.support.recorded import CASES, course_of, told


def test_afritoria_end_trigger_the_three_ways() -> None:
    """The pile runs out in a market that stays short or is just complete, or while the hands are filled up."""
    assert _last_market("afritoria-end-short-market") in (1, 2)
    assert _last_market("afritoria-end-exact-market") == 2
    course = course_of("afritoria-end-refill")
    assert "last-round" not in [key for step in told(course) for key in step]
    assert course.move is not None
    assert course.move.name == "draw"


def _last_market(name: str) -> int:
    """How many cards were turned up for the last market."""
    names = [step.move.name for step in course_of(name).steps() if step.move]
    last = len(names) - names[::-1].index("market")
    first = last
    while names[first - 1] == "market":
        first -= 1
    return last - first


def test_only_these_events_bring_points() -> None:
    courses = [course_of(name) for name in CASES if course_of(name).state.setup.game == "afritoria"]
    events = [event for course in courses for step in course.steps() for event in step.events]
    assert {event.what for event in events if event.points} == {
        "must-take-poacher",
        "loses",
        "picks",
        "steals",
        "takes",
        "must-take-ranger",
    }
