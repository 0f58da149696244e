"""How a followed game went, against scoring each state anew and counting by the definitions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given, strategies as st

from scorer import tracking
from scorer.log.telling.turning import initials, labels, rows, sentences, some_moves, to_dict
from scorer.log.turning import History, Moment, history
from scorer.registry import ids
from scorer.scoring.ranking import sides_of
from scorer.testing.following import random_game, tables
from scorer.text.errors import language
from scorer.text.i18n import languages
from scorer.tracking.course import Course
from tests.support.recorded import CASES, course_of

NAMES = ("Anna", "Ben", "Cleo", "Dora")


def moment(*leaders: int, alone: bool | None = None) -> Moment:
    """A moment in which these seats lead; nobody has partners unless it is said that they are one side."""
    return Moment(
        tuple([int(seat in leaders) for seat in range(4)]), leaders, len(leaders) == 1 if alone is None else alone
    )


def led(*moments: Moment, over: bool = True) -> History:
    return History("africa", NAMES, moments, over)


def count(found: History) -> tuple[int, int]:
    """How often the lead changed, and since which move the winners stayed the same; 0 where it is not to be told."""
    alone = [each.leaders for each in found.moments if each.alone]
    changes = sum(one != other for one, other in pairwise(alone))
    return changes, since(found) if found.over and set(alone) - {found.moments[-1].leaders} else 0


def since(found: History) -> int:
    """After which move those who lead now did so, and nobody else since."""
    now = {found.moments[-1].leaders}
    numbers = range(1, len(found.moments) + 1)
    return min([number for number in numbers if {each.leaders for each in found.moments[number - 1 :]} == now])


def assert_counted(found: History) -> None:
    """What is told is so by its definition."""
    changes, turn = count(found)
    assert (found.changes, found.turn) == (changes, turn)
    told = sentences(language("en"), found)
    if found.over and not turn:
        assert told == []
        return
    if changes:
        assert told.pop(0) == f"The lead changed {changes} time{'s' * (changes > 1)}."
    (sentence,) = told
    assert all(name in sentence for name in found.winners)
    assert ("shared" in sentence) == (not found.moments[-1].alone)
    if not found.over:
        assert sentence.endswith(f" since move {since(found)}.")
        return
    when = "last move" if turn == len(found.moments) else f"From move {turn} to the end"
    assert when in sentence


def assert_scored(course: Course, *, every: int = 1) -> None:
    """Each state, or every so many of them and the last one, is scored anew."""
    found = history(course)
    steps = course.steps()
    assert len(found.moments) == len(steps)
    for step in steps[::-every]:
        each, sheet = found.moments[step.number - 1], tracking.standings(step.state)
        assert each.totals == tuple([player.total for player in sheet.players])
        assert tuple([found.players[seat] for seat in each.leaders]) == sheet.winners
        sides = sides_of(sheet.tally.players)
        assert each.alone == (len({sides[seat] for seat in each.leaders}) == 1)
    assert found.over == (tracking.outcome(course.state) is not None)
    assert found.players == course.state.setup.players
    assert_counted(found)


@pytest.mark.unmeasured
@pytest.mark.parametrize("every", [9, pytest.param(1, marks=pytest.mark.slow)])
def test_each_record_is_told_as_its_states_are_scored(every: int) -> None:
    for name in CASES:
        assert_scored(course_of(name), every=every)


@pytest.mark.slow
@pytest.mark.parametrize("game", ids())
def test_random_games_are_told_as_their_states_are_scored(game: str) -> None:
    variant, players = next(iter(tables(game)))
    assert_scored(random_game(variant, players, random.Random(31)), every=3)


@pytest.mark.long
@pytest.mark.parametrize("game", ids())
def test_many_random_games_are_told_as_their_states_are_scored(game: str) -> None:
    rng = random.Random(31)
    for variant, players in tables(game):
        assert_scored(random_game(variant, players, rng))


SEATS = st.lists(st.integers(0, 3), min_size=1, max_size=2, unique=True).map(sorted)


@given(st.lists(st.tuples(SEATS, st.booleans()), min_size=1, max_size=30), st.booleans())
def test_any_run_of_leaders_is_counted_right(leaders: Sequence[tuple[list[int], bool]], over: bool) -> None:
    assert_counted(led(*[moment(*seats, alone=len(seats) == 1 or partners) for seats, partners in leaders], over=over))


def test_while_the_game_goes_on_it_is_told_who_leads_and_no_turn() -> None:
    assert led(moment(0), moment(1), over=False).turn == 0
    english = language("en")
    assert sentences(english, led(moment(0), moment(1), moment(1), over=False)) == [
        "The lead changed 1 time.",
        "Ben has been in the lead since move 2.",
    ]
    assert sentences(english, led(moment(0, 1), over=False)) == ["Anna and Ben have shared the lead since move 1."]
    partners = led(moment(0, 2, alone=True), over=False)
    assert sentences(english, partners) == ["Anna and Cleo have been in the lead together since move 1."]
    assert sentences(english, led(over=False)) == []


def test_it_is_silent_where_nobody_else_ever_led() -> None:
    assert led(moment(0, 1), moment(1), moment(0, 1), moment(1)).turn == 0
    assert led(moment(0, 1, 2, 3)).turn == 0
    assert led().turn == 0
    assert led().winners == ()


def test_a_shared_victory_and_partners() -> None:
    english = language("en")
    assert sentences(english, led(moment(0), moment(0), moment(1, 2), moment(1, 2))) == [
        "From move 3 to the end, Ben and Cleo shared the lead."
    ]
    assert sentences(english, led(moment(0), moment(1), moment(1, 2))) == [
        "The lead changed 1 time.",
        "Ben and Cleo shared the lead only after the last move.",
    ]
    assert sentences(english, led(moment(0, 2, alone=True), moment(1, 3, alone=True), moment(1, 3, alone=True))) == [
        "The lead changed 1 time.",
        "From move 2 to the end, Ben and Dora were in the lead.",
    ]
    assert sentences(english, led(moment(0, 2, alone=True), moment(1, 3, alone=True))) == [
        "The lead changed 1 time.",
        "Ben and Dora took the lead together only with the last move.",
    ]


@pytest.mark.parametrize("lang", languages())
def test_each_language_tells_who_and_when(lang: str) -> None:
    found = led(moment(0), moment(1), moment(0), *[moment(3)] * 40)
    told = " ".join(sentences(language(lang), found))
    assert "Dora" in told
    assert " 3 " in f" {told.replace('-', ' ')} "
    assert " 4 " in told


def test_what_stands_in_a_table_and_for_programs() -> None:
    found = history(course_of("africa-end-four"))
    assert to_dict(found) == {"moves": 96, "changes": 15, "turn": 87}
    assert some_moves(found, 5) == [19, 38, 57, 76, 96]
    assert some_moves(led(moment(0), moment(1)), 5) == [1, 2]
    assert rows(found, [87]) == [["87", "37", "38", "53", "51", "Cleo"]]
    assert rows(led(moment(0, 2)), [1]) == [["1", "1", "0", "1", "0", "Anna, Cleo"]]


def test_a_name_has_one_narrow_sign() -> None:
    assert initials(["Anna", "Ben"]) == ["A", "B"]
    assert initials(["Anna", "alex"]) == ["1", "2"]
    assert initials(["Anna", "אברהם"]) == ["1", "2"]
    assert initials(["ßa", "S"]) == ["1", "2"] or len(set(initials(["ßa", "S"]))) == 2
    assert labels(["Anna", "Ben"]) == ["Anna", "Ben"]
    assert labels(["Anna", "Alex"]) == ["1 Anna", "2 Alex"]
