"""The guided count, through a real terminal: mistakes, going back, the review, saving; and what comes of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pexpect
import pytest
from program import Program

import scorer
from scorer.registry import game
from scorer.text.errors import language
from scorer.text.vocabulary import Reader

LANGUAGES = ("nl", "de", "fr", "fi", "en")

# What a native would type: no, yes, three statues and a drum, a kettle misspelt, nothing.
SAID = {
    "nl": ("nee", "ja", "drie beeldjes en een trommel", "ketil", "niks"),
    "de": ("nö", "klar", "3 Statuen und 1 Trommel", "Kesel", "nichts"),
    "fr": ("nan", "ouais", "trois statues et un tambour", "marmitte", "rien"),
    "fi": ("ei", "joo", "3 patsasta 1 rumpu", "kattilla", "ei mitään"),
    "en": ("nope", "yeah", "3 statues 1 drum", "kettel", "nothing"),
}


class Terminal:
    """The program at a pseudo-terminal; every line is sent when the next question stands there."""

    def __init__(self, *args: str, lang: str, cwd: Path, term: str = "xterm", size: tuple[int, int] = (24, 80)) -> None:
        env = {**os.environ, "SCORER_LANG": lang, "TERM": term, "COLUMNS": str(size[1]), "LINES": str(size[0])}
        command = [sys.executable, "-m", "scorer", *args]
        self._child: Any = pexpect.spawn(
            command[0], command[1:], env=env, cwd=str(cwd), dimensions=size, encoding="utf-8", timeout=15
        )
        self._child.delaybeforesend = 0
        # An edited line is ready when its cursor is shown.
        self._prompt = " > $" if term == "dumb" else r"(?s) >.*?\x1b\[\?25h"

    def type(self, *lines: str) -> None:
        for line in lines:
            self._child.expect(self._prompt)
            self._child.send(line)
            if line.endswith("\t"):
                time.sleep(0.5)  # the completion comes a moment later
            self._child.send("\r")

    def rest(self) -> str:
        self._child.expect(pexpect.EOF)
        self._child.close()
        assert self._child.exitstatus == 0
        return str(self._child.before)


@pytest.mark.parametrize("term", ["xterm", "dumb"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_count(lang: str, term: str, tmp_path: Path) -> None:
    no, yes, goods, kettle, nothing = SAID[lang]
    terminal = Terminal("score", "africa", lang=lang, cwd=tmp_path, term=term)
    terminal.type("Ann", "Bea", "")
    terminal.type("30", no, goods, "4", "2")
    terminal.type("<", "<", "<", "<", "<")  # from Bea's first question to Ann's track
    terminal.type("31", yes, "", "", "")  # the rest is kept
    terminal.type("25", yes, no, kettle, yes, nothing, "2+1")  # a second marker is refused
    terminal.type("8", "26", "", "evening")  # Bea's track was wrong; then all is right
    out = terminal.rest()
    assert "Traceback" not in out
    kept = json.loads((tmp_path / "evening.json").read_text("utf-8"))
    assert kept == {
        "game": "africa",
        "players": [
            {"name": "Ann", "track": 31, "bonus": True, "goods": {"statue": 3, "drum": 1}, "gold": 4, "gems": 2},
            {"name": "Bea", "track": 26, "goods": {"kettle": 1}, "gems": 3},
        ],
    }
    assert scorer.score(kept)["Ann"].total == 31 + 3 + 6 + 10 + 6


@pytest.mark.parametrize("size", [(24, 80), (40, 60), (24, 40)])
def test_narrow_terminals(size: tuple[int, int], tmp_path: Path) -> None:
    terminal = Terminal("score", "--save", "a.json", lang="de", cwd=tmp_path, size=size)
    terminal.type("afritoria", "Änne", "Bo", "", "4 5 2", "grüner Löwe, bl1", "")
    assert "Änne" in terminal.rest()
    kept = json.loads((tmp_path / "a.json").read_text("utf-8"))
    assert [list(player)[1] for player in kept["players"]] == ["values", "pile"]


def test_tab_completes(tmp_path: Path) -> None:
    terminal = Terminal("score", "africa", "--save", "a.json", lang="en", cwd=tmp_path)
    terminal.type("Ann", "Ben", "", "3", "no", "3 dru\t", "", "", "3", "", "", "", "", "")
    terminal.rest()
    kept = json.loads((tmp_path / "a.json").read_text("utf-8"))
    assert kept["players"][0]["goods"] == {"drum": 3}


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


# What goes in besides tallies.


def test_a_sheet_can_be_scored_again(program: Program, tmp_path: Path) -> None:
    first = program("score", "africa", "examples/africa.json", "--format", "json")
    sheet = tmp_path / "sheet.json"
    sheet.write_text(first.out, "utf-8")
    again = program("score", sheet, "--format", "json")
    assert again.out == first.out
    assert scorer.score(json.loads(first.out)).to_dict() == json.loads(first.out)
    dutch = json.loads(program("score", sheet, "--edition", "nl", "--format", "json").out)
    assert dutch["rulings"]["africa.majority.rounding"] == "up"


def test_the_record_of_a_finished_game_can_be_scored(program: Program) -> None:
    run = program("score", "examples/afritoria.jsonl", "--format", "json")
    assert run.code == 0, run.err
    assert json.loads(run.out)["winners"] == ["Ben"]


def test_the_record_of_an_unfinished_game_is_told(program: Program, tmp_path: Path) -> None:
    lines = Path("examples/afritoria.jsonl").read_text("utf-8").splitlines(keepends=True)
    record = tmp_path / "record.jsonl"
    record.write_text("".join(lines[:20]), "utf-8")
    run = program("score", "afritoria", record)
    assert run.code == 1
    assert "not over" in run.err
    assert run.err.count("Error:") == 1


def test_saving_does_not_write_over(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    assert program("score", "africa", "examples/africa.json", "--save", file).code == 0
    assert scorer.score(json.loads(file.read_text("utf-8"))).winners == ("Dora",)
    assert program("score", "africa", "examples/africa.json", "--save", file).code == 1


@pytest.mark.parametrize("name", ["=1+1", "+Ann", "-Ann", "@SUM(A1)"])
def test_no_cell_is_a_formula(name: str, program: Program) -> None:
    data = json.dumps({"players": [{"name": name, "track": 1}, {"name": "B", "track": 2}]})
    rows = program("score", "africa", "--format", "csv", piped=data).out.splitlines()
    assert f",'{name}," in rows[1]


def test_the_comparison_is_in_every_format(program: Program) -> None:
    for format in ("text", "table", "csv", "markdown", "json"):
        out = program("score", "africa", "examples/africa.json", "--compare", "--format", format).out
        assert "rounded up" in " ".join(out.replace("│", " ").split()) or "africa.majority.rounding" in out, format


def test_bgstats(program: Program, tmp_path: Path) -> None:
    from urllib.parse import unquote

    svg = tmp_path / "play.svg"
    run = program("export", "bgstats", "examples/africa.json", "--svg", svg)
    assert run.code == 0, run.err
    assert "+" not in run.out
    address, _, data = run.out.strip().partition("?data=")
    assert address == "https://app.bgstatsapp.com/createPlay.html"
    play = json.loads(unquote(data))
    assert play["sourceName"] == "scorer"
    assert play["game"] == {
        "name": "Africa",
        "bggId": 1315,
        "highestWins": True,
        "noPoints": False,
        "sourceGameId": "africa",
    }
    assert [(p["name"], p["score"], p["rank"], p["winner"]) for p in play["players"]][3] == ("Dora", 54, 1, True)
    assert svg.read_text("utf-8").startswith("<svg")
    again = program("export", "bgstats", "examples/africa.json").out
    assert again == run.out


@pytest.mark.parametrize("text", ["\x1b[2J\x1b]0;pwn\x07", "\u202eabc", "\ud83d", "a\nb"])
def test_nothing_from_a_file_steers_the_terminal(text: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    players = [{"name": "A", "track": 1}, {"name": "B", "track": 1}]
    bad: list[dict[str, Any]] = [
        {"edition": text},
        {"rulings": {text: "x"}},
        {"rulings": {"africa.majority.rounding": text}},
        {"game": text},
        {text: 1},
        {"players": [{"name": text, "track": 1}, players[0]]},
        {"players": [{**players[0], "goods": {text: 9}}, players[1]]},
        {"players": [{**players[0], text: 9}, players[1]]},
    ]
    file.write_text(json.dumps([{"players": players, **entry} for entry in bad]), "utf-8")
    run = subprocess.run([sys.executable, "-m", "scorer", "score", "africa", file], capture_output=True, check=False)
    told = run.stderr.decode()
    assert told.count("Error:") == len(bad)
    assert "Traceback" not in told
    assert not {c for c in told if c != "\n" and (ord(c) < 32 or c in "\x7f\u202e")}


@pytest.mark.parametrize("name", ["A\n", "\u200b", "\u202eanna", "an\u200bna", "\ufe0f", "\u200d"])
def test_names_that_are_not_to_see_are_refused(name: str) -> None:
    with pytest.raises(scorer.InvalidTally):
        scorer.score({"game": "africa", "players": [{"name": name, "track": 1}, {"name": "B", "track": 1}]})


@pytest.mark.parametrize(("one", "other"), [("Anna", "ANNA"), ("é", "e\u0301"), ("Anna", "Ａnna"), ("a b", "a  b")])
def test_names_that_look_alike_are_refused(one: str, other: str) -> None:
    with pytest.raises(scorer.InvalidTally):
        scorer.score({"game": "africa", "players": [{"name": one, "track": 1}, {"name": other, "track": 1}]})
    goods = {one: 1, other: 2}
    with pytest.raises(scorer.InvalidTally):
        scorer.score(
            {"game": "africa", "players": [{"name": "A", "track": 1, "goods": goods}, {"name": "B", "track": 1}]}
        )


def test_arguments_of_the_wrong_type_are_refused() -> None:
    tally = {"game": "africa", "players": [{"name": "A", "track": 1}, {"name": "B", "track": 1}]}
    wrong: list[Any] = [{"africa.majority.zero": []}, {"africa.majority.zero": 1}]
    for rulings in wrong:
        with pytest.raises(scorer.InvalidTally):
            scorer.score(tally, rulings=rulings)
    with pytest.raises(scorer.InvalidTally) as raised:
        scorer.score(tally, game="{x}")
    assert "{x}" in str(raised.value)


def test_results_can_be_kept_in_sets() -> None:
    sheet = scorer.score({"game": "africa", "players": [{"name": "A", "track": 1}, {"name": "B", "track": 1}]})
    assert len({sheet, sheet}) == 1
    assert len({sheet.tally}) == 1


@pytest.mark.parametrize("damage", [b"", b"garbage", b"\xde\x12\x04\x95"])
def test_a_damaged_catalogue_is_none(damage: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from scorer.text import i18n

    (tmp_path / "xx" / "LC_MESSAGES").mkdir(parents=True)
    (tmp_path / "xx" / "LC_MESSAGES" / "scorer.mo").write_bytes(damage)
    monkeypatch.setattr(i18n, "_FOLDERS", (str(tmp_path),))
    i18n.find.cache_clear()
    i18n._catalogue.cache_clear()
    assert i18n.find("xx") is None
    i18n.find.cache_clear()
    i18n._catalogue.cache_clear()


@pytest.mark.parametrize("name", ["nope.json", "tonight/nope", "nope.JSONL"])
def test_a_file_that_is_not_there_is_no_game(name: str, program: Program) -> None:
    run = program("score", name)
    assert (run.code, run.out) == (1, "")
    assert run.err == f"Error: {name}: There is no such file.\n"


def test_a_name_without_end_does_not_fill_the_screen() -> None:
    with pytest.raises(scorer.ScorerError) as raised:
        scorer.score({"game": "x" * 10_000, "players": []})
    assert len(str(raised.value)) < 300


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
    assert "Did you mean “thirty”?" in err
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
    colour = Reader(language(lang), game("afritoria").vocabulary).names("colours").shown("green")
    yes = language(lang).pgettext("answer", "yes")
    tally, err = asked(program, "Ann", "Ben", "", f"10 {colour}", yes, "", "", args=("afritoria", "--lang", lang))
    assert f"{colour} 10" in err
    assert tally["players"][0]["pile"] == ["green lion"]


def test_the_question_mark_helps_at_the_review(program: Program) -> None:
    _, err = asked(program, "Ann", "Ben", "", "30", "n", "", "", "", "7", "n", "", "", "", "?", "")
    assert "To change an answer, type the number in front of it" in err
