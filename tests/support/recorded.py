"""The golden records, as the tests of each game name them."""

from __future__ import annotations

from functools import cache

from scorer.registry import ids
from scorer.tracking.course import Course, replay
from tests.support import ROOT
from tests.support.offered import Case, offered

RECORDS = ROOT / "tests" / "records"

CASES: dict[str, Case] = {name: case for game in ids() for name, case in offered(game, "RECORDS", {}).items()}
"""What each record shows, by its name."""

BROKEN: dict[str, tuple[int, str]] = {name: at for game in ids() for name, at in offered(game, "BROKEN", {}).items()}
"""Records with a line that breaks a rule: its number, and the rule."""


def names_of(game: str) -> list[str]:
    """The names of the records of a game, those that break a rule last."""
    return [name for group in ("RECORDS", "BROKEN") for name in offered(game, group, {})]


def path_of(name: str) -> str:
    """The file of a record, seen from the root of the project."""
    own = CASES[name].file if name in CASES else ""
    return own or f"tests/records/{name}.jsonl"


def lines_of(name: str) -> list[bytes]:
    """The lines of a record."""
    return (ROOT / path_of(name)).read_bytes().splitlines(keepends=True)


@cache
def course_of(name: str) -> Course:
    """The game that a record tells."""
    return replay(lines_of(name))


def told(course: Course) -> list[list[str]]:
    """The keys of the events of each move."""
    return [[event.what for event in step.events] for step in course.steps()]
