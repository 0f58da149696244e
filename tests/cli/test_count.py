"""The guided count: mistakes, going back, the review."""

from __future__ import annotations

import json
from typing import Any

import pytest

from scorer.cli.count.asking import said
from scorer.cli.count.state import Plan
from scorer.registry import game, ids
from scorer.scoring.adjust import ADJUST
from scorer.text.errors import language
from scorer.typed.question import Answer
from scorer.typed.reader import read
from tests.support.program import Program

LANGUAGES = ("nl", "de", "fr", "fi", "en")


def asked(program: Program, *lines: str, args: tuple[str, ...] = ("africa",)) -> tuple[dict[str, Any], str]:
    run = program("score", *args, "--format", "json", typed="\n".join([*lines, "", ""]))
    assert run.code == 0, run.err
    return json.loads(run.out)["tally"], run.err


def test_going_back_loses_nothing(program: Program) -> None:
    ann, back = ["30", "n", "3 1", "4", "2"], ["<"] * 5
    tally, _ = asked(program, "Ann, Ben", "Ann", *ann, *back, "31", "n", "", "", "", "7", "", "", "", "")
    assert tally["players"][0] == {"name": "Ann", "track": 31, "bonus": True, "goods": [3, 1], "gold": 4, "gems": 2}


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    "lines",
    [["Ann, Ben and Cid"], ["Ann", "Ben", "Cid", ""], ["Ann; Ben; Cid"], ["Ann", "Ben, Cid"], ["Ann Ben Cid", "1"]],
)
def test_names_in_one_line_or_one_a_line(lines: list[str], program: Program) -> None:
    tally, _ = asked(program, *lines, *[""] * 3, "", args=("afritoria",))
    assert [player["name"] for player in tally["players"]] == ["Ann", "Ben", "Cid"]


def test_two_words_may_be_one_player(program: Program) -> None:
    tally, _ = asked(program, "Anna Maria", "2", "Ben", "", "", "", "", args=("afritoria",))
    assert [player["name"] for player in tally["players"]] == ["Anna Maria", "Ben"]


ASIDE = {
    "nl": ("niemand", "klaar", "dat is alles"),
    "de": ("niemand", "fertig", "das ist alles"),
    "fr": ("personne", "c'est tout"),
    "fi": ("ei kukaan", "siinä kaikki"),
    "en": ("nobody", "that's all", "done"),
}


@pytest.mark.unmeasured
@pytest.mark.parametrize(("lang", "words"), [(lang, words) for lang, several in ASIDE.items() for words in several])
def test_what_is_said_beside_names_is_no_player(lang: str, words: str, program: Program) -> None:
    no = language(lang).pgettext("answer", "no")
    tally, _ = asked(program, "Ann", "Ben", words, no, "", "", "", args=("afritoria", "--lang", lang))
    assert [player["name"] for player in tally["players"]] == ["Ann", "Ben"]


def test_who_has_the_marker_is_asked_once(program: Program) -> None:
    tally, err = asked(program, "Ann, Ben", "b", "30", "", "", "", "41", "y", "", "", "", "")
    assert err.count("+3 marker") == 2  # the question and the review
    assert "41: are the 3 points of the marker in it? (yes: 38, no: 41)" in err
    assert tally["players"] == [{"name": "Ann", "track": 30}, {"name": "Ben", "track": 38, "bonus": True}]


def test_the_points_of_the_marker_follow_it(program: Program) -> None:
    """Ben has it after all: what Ann's marker shows is hers again, and Ben is asked."""
    answers = ["30", "y", "", "", "", "41", "", "", ""]
    tally, _ = asked(program, "Ann, Ben", "Ann", *answers, "3 Ben", "n", "")
    assert [player["track"] for player in tally["players"]] == [30, 41]
    tally, _ = asked(program, "Ann, Ben", "Ann", *answers, "3 nobody", "")
    assert [player["track"] for player in tally["players"]] == [30, 41]
    assert not any("bonus" in player for player in tally["players"])


def test_fewer_points_than_the_marker_has_are_without_it(program: Program) -> None:
    tally, err = asked(program, "Ann, Ben", "Ann", "2", *[""] * 3, "7", *[""] * 4)
    assert "in it?" not in err
    assert tally["players"][0] == {"name": "Ann", "track": 2, "bonus": True}


COUNTED = ["Ann, Ben", "nobody", "30", "", "4", "2", "7", "", "", ""]
"""Ann has 30 points, 4 nuggets and 2 gems, Ben 7 points."""


@pytest.mark.parametrize(
    ("change", "gold"),
    [
        (["Ben gold 3"], (4, 3)),
        (["Ben 5 3"], (4, 3)),
        (["5 Ben = 3"], (4, 3)),
        (["5=3", "2"], (4, 3)),
        (["5", "6", "3"], (6, 3)),
        (["5 1 2"], (1, 2)),
        (["Ben gold 3; Ann gold 2"], (2, 3)),
        (["Ben gold 3, Ann gold 2"], (2, 3)),
        (["Ben", "", "", "3", ""], (4, 3)),
        (["Ben 5", "<"], (4, 0)),
        (["Ben gold 333", "3"], (4, 3)),
    ],
)
def test_changes_in_the_review(change: list[str], gold: tuple[int, int], program: Program) -> None:
    tally, _ = asked(program, *COUNTED, *change, "")
    assert tuple(player.get("gold", 0) for player in tally["players"]) == gold


def test_of_several_numbers_in_a_row_of_lists_one_asks_whose_they_are(program: Program) -> None:
    tally, err = asked(program, *COUNTED, "4 3 1", "2", "")
    assert [player.get("goods") for player in tally["players"]] == [None, [3, 1]]
    assert "Trade goods of each kind: 3 1" in err


@pytest.mark.parametrize("wrong", ["hm", "9", "Ben g 3", "0", "Ben Ben"])
def test_what_changes_nothing_is_told(wrong: str, program: Program) -> None:
    tally, err = asked(program, *COUNTED, wrong, "")
    assert "is neither a number of a row nor a player." in err or "in more than one way" in err
    assert tally["players"][1] == {"name": "Ben", "track": 7}


@pytest.mark.parametrize(("first", "gold"), [("", 4), ("Ben gold 9; ", 9)])
def test_that_nothing_was_changed_is_only_told_where_it_is_so(first: str, gold: int, program: Program) -> None:
    row = ["30", "", "4", ""]
    tally, told = asked(program, "Ann, Ben", "nobody", *row, *row, f"{first}Ann gold x", "<", "")
    assert tally["players"][1]["gold"] == gold
    assert ("Nothing was changed." in told) == (not first)


def test_names_are_changed_in_the_review(program: Program) -> None:
    tally, _ = asked(program, *COUNTED, "Ben 1 Bert", "")
    assert [(player["name"], player["track"]) for player in tally["players"]] == [("Ann", 30), ("Bert", 7)]
    tally, _ = asked(program, *COUNTED, "1 Cid, Ann, Ben", "", "12", "", "", "", "", "")
    assert [(player["name"], player["track"]) for player in tally["players"]] == [("Cid", 12), ("Ann", 30), ("Ben", 7)]


def test_one_is_not_yes(program: Program) -> None:
    """66, or a slip of the fingers? Who answers with the right number has not said yes."""
    lines = ["Ann, Ben", "", "", "", "", "66", "1", "0 0 0", "n", "1"]
    tally, err = asked(program, *lines, *[""] * 20, args=("africana",))
    for answer in ("1", "0 0 0"):
        assert f"“{answer}” is neither “yes” nor “no”." in err
    assert tally["players"][0]["silver"] == 1


def test_a_number_that_is_hardly_possible_is_asked_about(program: Program) -> None:
    tally, err = asked(program, "Ann, Ben", "nobody", "30", "", "44", "n", "4", "", "7", *[""] * 4)
    assert "44 is more than 30. Is that right?" in err
    assert tally["players"][0]["gold"] == 4


def test_what_the_table_cannot_hold_is_told_at_once_by_name(program: Program) -> None:
    _, err = asked(program, "Ann, Ben", "nobody", "30", "5 5 5 5 5", "120", "y", "", "7", "5 5 5 5 5", "", *[""] * 4)
    assert "Together the players hold at least" in err
    assert "players[" not in err


def test_a_player_may_be_taken_off_the_table(program: Program) -> None:
    tally, _ = asked(
        program, "Ann, Ben, Cleo", "nobody", "1", "<", "<", "<", "Ann, Ben", "", "", "", "", "", "2", *[""] * 4
    )
    assert [player["name"] for player in tally["players"]] == ["Ann", "Ben"]
    assert [player["track"] for player in tally["players"]] == [1, 2]


def test_a_new_kind_needs_a_yes(program: Program) -> None:
    ben = ["2", "", "", ""]
    tally, err = asked(program, "Ann, Ben", "nobody", "1", "2 shells", "y", "", "", *ben, "")
    assert tally["players"][0]["goods"] == {"shells": 2}
    assert "shells" in err
    tally, _ = asked(program, "Ann, Ben", "nobody", "1", "2 shells", "n", "2", "", "", *ben, "")
    assert tally["players"][0]["goods"] == [2]


def test_nothing_is_a_pile_of_nothing(program: Program) -> None:
    tally, _ = asked(program, "Ann", "Ben", "", "", "3 2 1", "", args=("afritoria",))
    assert tally["players"][0] == {"name": "Ann", "values": {"3": 0, "2": 0, "1": 0}}


NONE = {
    "nl": ("geen", "niets"),
    "de": ("keine", "nichts"),
    "fr": ("aucun", "rien"),
    "fi": ("ei mitään", "ei yhtään"),
    "en": ("none", "nothing"),
}


@pytest.mark.parametrize("lang", sorted(NONE))
@pytest.mark.parametrize("id", ids())
def test_none_is_shown_back(id: str, lang: str) -> None:
    """Whoever types that there is none sees that it was understood so, at every question."""
    plan, say = Plan(game(id)), language(lang)
    for field in [field for field in plan.fields if field not in plan.flags]:
        ways = plan.ways(field)
        for word in (*NONE[lang], "0", "-"):
            found = read(word, ways, say)
            assert isinstance(found, Answer)
            way = next(way for way in ways if way.key == found.key)
            assert said(way, found.value).strip(), (field.key, word)


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
    tally, err = asked(program, "Ann, Ben", "nobody", "30", "drums", "3 drums", "", "", "7", "drum", "", "", "")
    assert "How many “drums”? The number is missing." in err
    assert [player["goods"] for player in tally["players"]] == [{"drum": 3}, {"drum": 1}]


@pytest.mark.parametrize("typed", ["-2", "−2", "- 2"])
def test_a_number_below_zero_is_a_number(typed: str, program: Program) -> None:
    _, err = asked(program, "Ann, Ben", "nobody", "30", "", typed, "", "", "31", "", "", "", "")
    assert "−2 is not possible.\n  Allowed: a whole number from 0 to 170" in err


@pytest.mark.unmeasured
def test_a_number_that_nobody_expects_is_asked_about(program: Program) -> None:
    """344 where 34 was meant, 465 where the cards were 4, 6 and 5."""
    ann, ben = ["344", "n", "34", "", "", ""], ["120", "y", "", "", ""]
    tally, err = asked(program, "Ann, Ben", "nobody", *ann, *ben, "")
    assert "344 is more than 99. Is that right?" in err
    assert [player["track"] for player in tally["players"]] == [34, 120]
    rest = ["", "", "", "", "", "", ""]
    tally, err = asked(program, "Ann", "Ben", "", "465", "n", "4 6 5", *rest, "", *rest, "", args=("africana",))
    assert "with spaces between them: 4 6 5" in err
    assert tally["players"][0]["expeditions"] == [4, 6, 5]


def test_a_mistyped_number_is_asked_about(program: Program) -> None:
    tally, err = asked(program, "Ann, Ben", "nobody", "thrity", "y", "", "", "", "7", "", "", "", "")
    assert "Did you mean 30?" in err
    assert tally["players"][0]["track"] == 30


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("lang", "gold"),
    [("nl", "4 klompen"), ("de", "vier Nuggets"), ("fr", "4 pépites"), ("fi", "4 hippua"), ("en", "4 nuggets")],
)
def test_an_answer_may_repeat_the_word_of_the_question(lang: str, gold: str, program: Program) -> None:
    nobody = language(lang).pgettext("answer", "nobody | no one | none of us | nobody else | no one else").split("|")[0]
    lines = ["Ann, Ben", nobody, "30", "", gold, "", "7", "", "", "", ""]
    tally, _ = asked(program, *lines, args=("africa", "--lang", lang))
    assert tally["players"][0]["gold"] == 4


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("lang", "both"),
    [
        ("nl", "6 zilver en 2 goud"),
        ("de", "6 Silber, 2 Gold"),
        ("fr", "2 or et 6 argent"),
        ("fi", "6 hopeaa ja 2 kultaa"),
        ("en", "2 gold, 6"),
    ],
)
def test_two_numbers_that_say_what_they_count_answer_two_questions(lang: str, both: str, program: Program) -> None:
    lines = ["Ann, Ben", "4", "", "", "", both, "2", "", *[""] * 9]
    tally, err = asked(program, *lines, args=("africana", "--lang", lang))
    assert [tally["players"][0].get(key) for key in ("silver", "gold", "travel_cards")] == [6, 2, 2], err


def test_two_numbers_that_do_not_say_what_they_count_are_asked_about(program: Program) -> None:
    tally, err = asked(program, "Ann, Ben", "4", "", "", "", "6 silver 2", "6", "2", "", *[""] * 10, args=("africana",))
    assert "6 silver 2" in err
    assert [tally["players"][0].get(key) for key in ("silver", "gold")] == [6, 2]


@pytest.mark.unmeasured
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
    _, err = asked(program, *COUNTED, "?", "")
    assert "If everything is right, press Enter. Else type what to change" in err


def test_the_count_so_far_leaves_out_what_needs_everybody(program: Program) -> None:
    _, err = asked(program, "Ann, Ben", "nobody", "30", "2", "4", "1", "20", "", "4", "")
    before, after = [line.partition("So far")[2] for line in err.splitlines() if "So far" in line]
    assert before == ", without what is compared at the end (Gold, Gems): Ann 33"
    assert after == ": Ann 51, Ben 28"  # 8 each for gold, 10 for gems
    _, err = asked(program, "Ann, Ben", "green lion", "", args=("afritoria",))
    assert "So far: Ann 1\n" in err


AGREED = {"points": -2, "why": "forgot a camp"}


def counted(program: Program, *lines: str, lang: str = "en") -> tuple[dict[str, Any], str]:
    """A finished count of Ann and Ben, and what is typed when it is shown."""
    none = language(lang).pgettext("answer", "nobody | no one | none of us | nobody else | no one else").split(" |")[0]
    answers = ["Ann, Ben", none, "30", "", "", "", "31", "", "", "", *lines]
    return asked(program, *answers, args=("africa", "--lang", lang))


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (["Ben agreed -2 forgot a camp"], [AGREED]),
        (["agreed -2 forgot a camp", "2"], [AGREED]),
        (["Ben agreed", "-2 forgot a camp"], [AGREED]),
        (["Ben 7 −2 forgot a camp"], [AGREED]),
        # What comes later takes nothing away; the question is about all of it.
        (["Ben agreed -2 forgot a camp; Ben agreed 3 lent gold"], [AGREED, {"points": 3, "why": "lent gold"}]),
        (["Ben agreed 3 lent gold", "Ben agreed", "-2 forgot a camp"], [AGREED]),
        (["Ben agreed 3 lent gold", "Ben agreed", ""], [{"points": 3, "why": "lent gold"}]),
        (["Ben agreed -2 forgot a camp", "Ben agreed 0"], None),
        (["Ben agreed 5000 x", ""], None),
    ],
)
def test_what_the_table_agreed_on_is_told_at_the_review(
    lines: list[str], found: list[dict[str, Any]] | None, program: Program
) -> None:
    tally, shown = counted(program, *lines)
    assert tally["players"][1].get("adjust") == found
    assert ("7  Agreed at the table" in shown) == ("5000" not in lines[0])
    assert "adjust" not in tally["players"][0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_word_is_understood_in_every_language(lang: str, program: Program) -> None:
    say = language(lang)
    tally, shown = counted(program, f"Ben {say.call(ADJUST.unit)} -2 x", lang=lang)
    assert tally["players"][1]["adjust"] == [{"points": -2, "why": "x"}]
    assert say.gettext(ADJUST.question) in shown


def test_a_letter_still_means_the_player(program: Program) -> None:
    """“a” begins “agreed”, too; that row is seldom to be seen."""
    tally, _ = counted(program, "a 2 29")
    assert tally["players"][0]["track"] == 29
