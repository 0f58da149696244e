"""How the recorded games end."""

from __future__ import annotations

from scorer import tracking
from tests.support.recorded import CASES, course_of


def test_africana_end_round() -> None:
    """Everybody has had the same number of turns; the last seat ends the game, at once if it began the end."""
    for name in ("two", "three", "four", "at-once"):
        course = course_of(f"africana-end-{name}")
        players = course.state.setup.players
        ends = [step for step in course.steps() if step.move and step.move.name in ("end", "draw", "discard", "drop")]
        seats = [tracking.current_player(step.before.state) for step in ends if step.before]
        assert seats[-1] == players[-1]
        begun = next(i for i, step in enumerate(ends) if "last-round" in [event.what for event in step.events])
        assert (seats[begun] == players[-1]) == (name == "at-once")


def test_only_these_events_bring_points() -> None:
    courses = [course_of(name) for name in CASES if course_of(name).state.setup.game == "africana"]
    events = [event for course in courses for step in course.steps() for event in step.events]
    assert {event.what for event in events if event.points} == {"completes", "artifact", "helper-penalty"}
