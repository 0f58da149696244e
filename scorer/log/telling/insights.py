"""What is told of some games beside who has won: who is good at what, and whether it helps to begin."""

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
    """What some games tell; nothing of what they are too few for."""

    profiles: Sequence[Profile]
    began: Starting | None
    of_one: bool
    """Whether all are games of one kind."""


def insights(results: Sequence[Result], people: People) -> Insights:
    """What some games, the latest first, tell."""
    of_one = len({result.game for result in results}) == 1
    return Insights(profiles(results, people), starting(results, people), of_one)


def lines(say: Language, found: Insights, person: str = "") -> Iterator[str]:
    """It as sentences: of the `person` who is asked about what is good and what is not, else only what is good."""
    yield from profile_texts.lines(say, worth_telling(found.profiles, person), of_one=found.of_one)
    if found.began:
        yield starting_texts.sentence(say, found.began)


def to_dict(found: Insights) -> dict[str, object]:
    """All of it for other programs, also what is not told."""
    return {
        "profiles": [profile_texts.to_dict(each) for each in found.profiles],
        "began": found.began and starting_texts.to_dict(found.began),
    }
