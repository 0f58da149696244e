"""The guided count: mistakes, going back, the review."""

from __future__ import annotations

import json
from typing import Any

import pytest

from scorer.registry import game
from scorer.text.errors import language
from tests.support.program import Program

LANGUAGES = ("nl", "de", "fr", "fi", "en")


def asked(program: Program, *lines: str, args: tuple[str, ...] = ("africa",)) -> tuple[dict[str, Any], str]:
    run = program("score", *args, "--format", "json", typed="\n".join([*lines, ""]))
    assert run.code == 0, run.err
    return json.loads(run.out)["tally"], run.err


def test_going_back_loses_nothing(program: Program) -> None:
    players = ["Ann", "Ben", ""]
    ann, back = ["30", "y", "3 1", "4", "2"], ["<"] * 5
    tally, _ = asked(program, *players, *ann, *back, "31", "", "", "", "", "7", "", "", "", "", "")
    assert tally["players"][0] == {"name": "Ann", "track": 31, "bonus": True, "goods": [3, 1], "gold": 4, "gems": 2}


def test_what_the_table_cannot_hold_is_told_at_once_by_name(program: Program) -> None:
    _, err = asked(program, "Ann", "Ben", "", "30", "y", "", "", "", "7", "y", "n", "", "", "", "")
    assert "and Ann already has it" in err
    assert "players[" not in err
    assert "true" not in err


def test_an_earlier_answer_may_make_a_later_one_wrong(program: Program) -> None:
    """Ann gets the marker in the review although Ben has it: Ben is asked again."""
    ann, ben = ["30", "n", "", "", ""], ["7", "y", "", "", ""]
    tally, err = asked(program, "Ann", "Ben", "", *ann, *ben, "3", "y", "n", "")
    assert [player.get("bonus", False) for player in tally["players"]] == [True, False]
    assert "and Ann already has it" in err


def test_a_player_may_be_taken_off_the_table(program: Program) -> None:
    names = ["Ann", "Ben", "Cleo", ""]
    tally, _ = asked(program, *names, "1", "<", "<", "-", "", "", "", "", "", "", "2", "", "", "", "", "")
    assert [player["name"] for player in tally["players"]] == ["Ann", "Ben"]
    assert [player["track"] for player in tally["players"]] == [1, 2]


def test_a_new_kind_needs_a_yes(program: Program) -> None:
    ben = ["2", "", "", "", ""]
    tally, err = asked(program, "Ann", "Ben", "", "1", "", "2 shells", "y", "", "", *ben, "")
    assert tally["players"][0]["goods"] == {"shells": 2}
    assert "shells" in err
    tally, _ = asked(program, "Ann", "Ben", "", "1", "", "2 shells", "n", "2", "", "", *ben, "")
    assert tally["players"][0]["goods"] == [2]


def test_nothing_is_a_pile_of_nothing(program: Program) -> None:
    tally, _ = asked(program, "Ann", "Ben", "", "", "3 2 1", "", args=("afritoria",))
    assert tally["players"][0] == {"name": "Ann", "values": {"3": 0, "2": 0, "1": 0}}


def test_lists_that_do_not_fit_are_told_at_once(program: Program) -> None:
    ann = ["4 6 5", "3 masks", "9 8", "9 8 7", "", "", "", "", ""]
    tally, err = asked(program, "Ann", "Ben", "", *ann, *[""] * 8, "", args=("africana",))
    assert tally["players"][0]["artifact_points"] == [9, 8, 7]
    assert err.count("Numbers in this list: 2; completed artifacts: 3") == 1


def test_the_end_of_the_input_is_told(program: Program) -> None:
    run = program("score", "africa", typed="Ann\nBen\n")
    assert run.code == 1
    assert "The input ended before the tally was complete." in run.err


def test_a_plural_alone_is_asked_about(program: Program) -> None:
    """“drums” does not say how many."""
    tally, err = asked(program, "Ann", "Ben", "", "30", "n", "drums", "3 drums", "", "", "7", "n", "drum", "", "", "")
    assert "How many “drums”? The number is missing." in err
    assert [player["goods"] for player in tally["players"]] == [{"drum": 3}, {"drum": 1}]


def test_a_number_that_nobody_expects_is_asked_about(program: Program) -> None:
    """344 where 34 was meant, 465 where the cards were 4, 6 and 5."""
    ann, ben = ["344", "n", "34", "n", "", "", ""], ["120", "y", "n", "", "", ""]
    tally, err = asked(program, "Ann", "Ben", "", *ann, *ben, "")
    assert "344 is more than 99. Is that right?" in err
    assert [player["track"] for player in tally["players"]] == [34, 120]
    rest = ["", "", "", "", "", "", ""]
    tally, err = asked(program, "Ann", "Ben", "", "465", "n", "4 6 5", *rest, "", *rest, "", args=("africana",))
    assert "with spaces between them: 4 6 5" in err
    assert tally["players"][0]["expeditions"] == [4, 6, 5]


def test_a_mistyped_number_is_asked_about(program: Program) -> None:
    tally, err = asked(program, "Ann", "Ben", "", "thrity", "y", "n", "", "", "", "7", "n", "", "", "", "")
    assert "Did you mean “30”?" in err
    assert tally["players"][0]["track"] == 30


@pytest.mark.parametrize(
    ("lang", "gold"),
    [("nl", "4 klompen"), ("de", "vier Nuggets"), ("fr", "4 pépites"), ("fi", "4 hippua"), ("en", "4 nuggets")],
)
def test_an_answer_may_repeat_the_word_of_the_question(lang: str, gold: str, program: Program) -> None:
    no = language(lang).pgettext("answer", "no")
    lines = ["Ann", "Ben", "", "30", no, "", gold, "", "7", no, "", "", "", ""]
    tally, _ = asked(program, *lines, args=("africa", "--lang", lang))
    assert tally["players"][0]["gold"] == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_may_be_two_things_is_asked_about(lang: str, program: Program) -> None:
    """Ten green cards, or the green card with the 10?"""
    names = game("afritoria").vocabulary
    colour, lion = language(lang).call(names["colours"]["green"]), language(lang).call(names["animals"]["lion"])
    yes = language(lang).pgettext("answer", "yes")
    tally, err = asked(program, "Ann", "Ben", "", f"10 {colour}", yes, "", "", args=("afritoria", "--lang", lang))
    assert f"{lion} ({colour})" in err
    assert tally["players"][0]["pile"] == ["green lion"]


def test_the_question_mark_helps_at_the_review(program: Program) -> None:
    _, err = asked(program, "Ann", "Ben", "", "30", "n", "", "", "", "7", "n", "", "", "", "?", "")
    assert "To change an answer, type the number in front of it" in err
