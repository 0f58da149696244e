"""What some games say besides who won: who is good at what, and whether it helps to begin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...text.i18n import Language
from ..people import People
from ..play import Result
from ..profile import Profile, profiles, worth_telling
from ..starting import Starting, starting
from . import profile as profile_texts, starting as starting_texts


class Insights(NamedTuple):
    """What some games say; what they are too few for is empty."""

    profiles: Sequence[Profile]
    """The profiles of all persons."""
    began: Starting | None
    """The wins of the players who began; None if nothing can be said."""
    of_one: bool
    """Whether all games are of one game."""


def insights(results: Sequence[Result], people: People) -> Insights:
    """Returns what some games say; the latest comes first in `results`."""
    of_one = len({result.game for result in results}) == 1
    return Insights(profiles(results, people), starting(results, people), of_one)


def lines(say: Language, found: Insights, person: str = "") -> Iterator[str]:
    """Yields it as sentences: strengths and weaknesses of a `person` if given, else only strengths."""
    yield from profile_texts.lines(say, worth_telling(found.profiles, person), of_one=found.of_one)
    if found.began:
        yield starting_texts.sentence(say, found.began)


def to_dict(found: Insights) -> dict[str, object]:
    """Returns all of it as JSON, also what no sentence says."""
    return {
        "profiles": [profile_texts.to_dict(each) for each in found.profiles],
        "began": found.began and starting_texts.to_dict(found.began),
    }
