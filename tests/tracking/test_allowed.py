"""What a refusal says is allowed is accepted when it is given: the lowest and the highest number, in every state."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from scorer import tracking
from scorer.scoring.fields import Whole
from scorer.tracking.moves import IllegalMove, Move, State
from tests.support.recorded import CASES, course_of

WRONG = (0, 1, 7, 99)
"""Numbers that are rarely all right."""


def refusals(state: State, move: Move) -> Iterator[tuple[str, IllegalMove]]:
    """What is wrong with a possible move if one of its numbers is another."""
    for field in move.fields:
        # Of the spaces for expeditions it is told which there are; which of them will do, the next refusal says.
        if isinstance(field, Whole) and field.key != "space":
            for number in WRONG:
                error = tracking.why_not(state, replace(move, **{field.key: number}))
                if error is not None and error.place == field.key and "{low}" in error.allowed:
                    yield field.key, error


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", CASES)
def test_the_lowest_and_the_highest_number_that_is_allowed_is_accepted(name: str) -> None:
    rng = random.Random(name)
    steps = [step for step in course_of(name).steps() if step.before is not None]
    for step in rng.sample(steps, min(12, len(steps))):
        assert step.before is not None
        state = step.before.state
        possible = list(islice(tracking.legal_moves(state), 300))
        for move in rng.sample(possible, min(10, len(possible))):
            for key, error in refusals(state, move):
                for limit in ("low", "high") if "{high}" in error.allowed else ("low",):
                    told = tracking.why_not(state, replace(move, **{key: error.values[limit]}))
                    assert told is None or told.place != key, (error.text(), told.text())
