"""The example of a year of evenings."""

from __future__ import annotations

import pytest

import scorer
from scorer.log import Union, Wanted
from tests.support.golden import compare
from tools.year import CLUB, FILE, GAMES, GUEST, OTHER_NAME, content

pytestmark = pytest.mark.unmeasured


def test_the_year_is_what_the_tool_writes() -> None:
    compare(FILE, content().decode())


def test_the_year_has_something_of_everything() -> None:
    log = Union()
    log.add("year", FILE.read_bytes())
    plays = log.plays()
    assert (len(plays), log.broken, log.newer) == (GAMES, [], 0)
    assert {play.game for play in plays} == set(scorer.game_ids())
    assert {len(play.names) for play in plays} == {2, 3, 4, 5}
    assert all(play.result.scored and (play.began or play.record) for play in plays)
    assert len([play for play in plays if play.record]) > 1
    assert any(play.note for play in plays)
    assert {CLUB, ""} < {play.place for play in plays}
    assert len([line for line in log.lines.values() if line.gone]) == 1
    assert log.people.is_guest(GUEST)
    assert list(log.results(Wanted(person=GUEST)))


def test_who_has_two_names_never_sits_there_with_both() -> None:
    log = Union()
    log.add("year", FILE.read_bytes())
    for name, other in OTHER_NAME.items():
        assert log.people.person(other) == name
        assert any(other in play.names for play in log.plays())
        assert not any({name, other} <= set(play.names) for play in log.plays())


def test_many_games_are_as_many_and_none_lies_ahead() -> None:
    log = Union()
    log.add("table", content(700))
    assert len(log.plays()) == 700
    assert {play.day[:4] for play in log.plays()} == {"2024", "2025"}
