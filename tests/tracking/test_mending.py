"""A move further back is mended: what goes without saying is put in or left out, and what changes by it is told."""

from __future__ import annotations

import random
from typing import Any

import pytest

from scorer import tracking
from scorer.registry import ids
from scorer.testing import tables
from scorer.testing.following import Variant, played
from scorer.text.errors import language
from scorer.tracking.course import BrokenRecord, Course, begin, line_of, says_nothing
from scorer.tracking.mending import later_moves_text
from scorer.tracking.moves import IllegalMove

FIRST = [next(table for table in tables(id) if table[1] == 2) for id in ids()]


def africa(*moves: dict[str, Any]) -> Course:
    course = begin(tracking.start("africa", ["Anna", "Ben"]))
    for data in moves:
        course = course.play(read(data))
    return course


def read(data: dict[str, Any]) -> tracking.Move:
    return tracking.read_move("africa", data)


def reveal(tile: str, **values: object) -> dict[str, Any]:
    return {"move": "reveal", "tile": tile, **values}


GOLD, GEMS, STATUE, DRUM = (
    reveal("gold", symbols=1),
    reveal("gems", symbols=2),
    reveal("goods", kind="statue"),
    reveal("goods", kind="drum"),
)
KEEP, END = {"move": "keep"}, {"move": "end"}


def lines(course: Course) -> list[dict[str, Any]]:
    return [{key: value for key, value in line_of(step).items() if key != "by"} for step in course.steps()]


@pytest.mark.parametrize(
    ("moves", "number", "move", "before", "now"),
    [
        # What did not happen leaves a turn that ended early.
        ([GOLD, GEMS, GEMS], 1, None, False, [GEMS, END, GEMS]),
        ([GOLD, GEMS, GEMS], 3, None, False, [GOLD, GEMS]),
        # Nothing is exchanged any more; or something could have been.
        ([STATUE, GEMS, DRUM, KEEP, GOLD], 3, GOLD, False, [STATUE, GEMS, GOLD, GOLD]),
        ([STATUE, GEMS, GOLD, GOLD], 3, DRUM, False, [STATUE, GEMS, DRUM, KEEP, GOLD]),
        # What was forgotten has ended the turn by itself.
        ([GOLD, END, GEMS], 2, GEMS, True, [GOLD, GEMS, GEMS]),
    ],
)
def test_what_goes_without_saying_is_put_in_or_left_out(
    moves: list[dict[str, Any]], number: int, move: dict[str, Any] | None, before: bool, now: list[dict[str, Any]]
) -> None:
    course = africa(*moves)
    mended = course.mend(number, read(move) if move else None, before=before)
    assert lines(mended) == now
    by = [line_of(step).get("by") for step in course.steps()][number - before :]
    assert [line_of(step).get("by") for step in mended.steps()][-1] == ([None, *by])[-1] or not by


def test_what_cannot_follow_is_named() -> None:
    lion = reveal("animal", kind="lion")
    course = africa(GOLD, GEMS, lion, GEMS, {**lion, "moved": 1})
    with pytest.raises(BrokenRecord) as caught:
        course.mend(3, None)
    assert (caught.value.line, caught.value.error.rule) == (5, "africa.action.reveal.animal")
    assert caught.value.error.place == "moved"
    with pytest.raises(BrokenRecord):
        course.mend(2, read(GOLD), before=True)  # nobody’s whole turn is put in
    with pytest.raises(IllegalMove):
        course.mend(1, read(KEEP))


def test_what_is_told_of_the_later_moves() -> None:
    lion = reveal("animal", kind="lion")
    course = africa(lion, GEMS, STATUE, END, lion, reveal("animal", kind="lion", moved=1))

    def told(number: int, move: dict[str, Any] | None, before: bool = False) -> list[str]:
        mended = course.mend(number, read(move) if move else None, before=before)
        later = mended.steps()[number - (move is None) :]
        return later_moves_text(course.steps()[number - before :], later, language("en"))

    assert told(6, GOLD) == []
    assert told(1, GOLD) == ["The 5 later moves still fit."]
    assert told(2, None) == ["The 4 later moves still fit.", "Put in, as it goes without saying: 2. Anna: End the turn"]
    assert told(4, GEMS)[:2] == ["The 2 later moves still fit."]


@pytest.mark.parametrize(("variant", "players"), FIRST, ids=ids())
def test_a_mended_game_has_all_other_moves_or_none_is_changed(variant: Variant, players: int) -> None:
    course, rng = played(variant, players), random.Random(7)
    mended = 0
    for _ in range(25):
        number = rng.randint(max(1, course.number - 30), course.number)
        move = None if rng.random() < 0.3 else rng.choice(list(tracking.legal_moves(course.at(number - 1).state)))
        before = move is not None and rng.random() < 0.3
        late = None
        try:
            other = course.mend(number, move, before=before)
        except BrokenRecord as error:
            late = error.line
        if late is not None:
            assert number <= late <= course.number
            other = course.mend(number, move, before=before, until=late - 1)
        mended += late is None
        kept = course.steps()[number - before : late and late - 1]
        later = other.steps()[number - (move is None) :]
        assert [line_of(step) for step in later if not says_nothing(step)] == [
            line_of(step) for step in kept if not says_nothing(step)
        ]
    assert mended
