"""`scorer log summary`: an evening, a month or a year, to send to others."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from scorer.text.i18n import languages
from tests.support import ROOT
from tests.support.logs import imported, person
from tests.support.program import Program

YEAR = ROOT / "examples" / "year.jsonl"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an empty logbook."""
    monkeypatch.setenv("SCORER_LOG", str(tmp_path / "log"))
    (tmp_path / "log").mkdir()
    return tmp_path / "log"


def write(folder: Path, *lines: Mapping[str, object]) -> None:
    """Lines of another device."""
    (folder / "other.jsonl").write_text("".join([json.dumps(line) + "\n" for line in lines]), "utf-8")


def evening(folder: Path) -> None:
    """An evening that passes midnight, and another one before it."""
    write(
        folder,
        imported("a", {"Ben": 1, "Zoe": 9}, ["Zoe"], at="2026-11-01T21:00+01:00", place="Elsewhere"),
        imported(
            "b", {"Anna": 4, "Ben": 1}, ["Anna"], at="2026-11-22T22:00+01:00", place="Club", note="With Zoe’s cat"
        ),
        imported("c", {"Annie": 4, "Ben": 4}, ["Annie", "Ben"], at="2026-11-23T00:20+01:00", game="go"),
        person("Anna", ["Annie"]),
    )


def test_the_latest_evening(program: Program, folder: Path) -> None:
    evening(folder)
    assert program("log", "summary").out == (
        "Our games of 22 November 2026\n"
        "Place: Club\n"
        "2 games – go: 1, chess: 1\n"
        "chess: Anna won with 4 points. The other player: Ben 1. “With Zoe’s cat”\n"
        "go: Anna and Ben shared the victory with 4 points.\n"
        "Wins: Anna 1½, Ben ½\n"
    )
    assert program("log", "summary", "2026-11-22").out == program("log", "summary").out
    assert program("log", "summary", "2026-11-23").code == 1
    assert program("log", "summary", "--game", "go").out.splitlines()[1:] == [
        "go: Anna and Ben shared the victory with 4 points."
    ]


def test_spans(program: Program, folder: Path) -> None:
    evening(folder)
    for when, first in (
        ("2026", "Our games in 2026"),
        ("2026-11", "Our games in November 2026"),
        (" 2026-11-01..2026-11-22 ", "Our games: 1 November 2026 – 22 November 2026"),
        ("2025..2026-11", "Our games: 2025 – November 2026"),
    ):
        assert program("log", "summary", when).out.splitlines()[:3] == [
            first,
            "3 games – chess: 2, go: 1",
            "We met on 2 evenings.",
        ]


def test_letters_and_no_notes(program: Program, folder: Path, tmp_path: Path) -> None:
    evening(folder)
    picture = tmp_path / "evening.svg"
    for words in ([], ["--format", "json"]):
        out = program("log", "summary", "--names", "letters", "--svg", picture, "--overwrite", *words).out
        for text in (out, picture.read_text("utf-8")):
            assert not [name for name in ("Ann", "Ben", "Zoe", "Club") if name in text]
    assert "go: C and A shared the victory with 4 points." in program("log", "summary", "--names", "letters").out
    for words in ([], ["--format", "json"]):
        out = program("log", "summary", "--no-notes", *words).out
        assert "Club" not in out
        assert "Zoe" not in out


def test_for_other_programs(program: Program, folder: Path) -> None:
    evening(folder)
    told = json.loads(program("log", "summary", "--format", "json").out)
    assert told == {
        "since": "2026-11-22",
        "until": "2026-11-22",
        "games": {"go": 1, "chess": 1},
        "evenings": 1,
        "undecided": 0,
        "persons": [
            {"person": "Anna", "games": 2, "decided": 2, "wins": 1.5},
            {"person": "Ben", "games": 2, "decided": 2, "wins": 0.5},
        ],
        "above_chance": [],
        "guests": 0,
        "most": [],
        "places": ["Club"],
        "evening": [
            {
                "game": "chess",
                "players": [
                    {"name": "Anna", "total": 4, "winner": True},
                    {"name": "Ben", "total": 1, "winner": False},
                ],
                "winners": ["Anna"],
                "note": "With Zoe’s cat",
            },
            {
                "game": "go",
                "players": [
                    {"name": "Anna", "total": 4, "winner": True},
                    {"name": "Ben", "total": 4, "winner": True},
                ],
                "winners": ["Anna", "Ben"],
                "note": "",
            },
        ],
        "disputed": 0,
    }


def test_a_picture_for_the_eyes_of_its_owner(program: Program, folder: Path, tmp_path: Path) -> None:
    evening(folder)
    file = tmp_path / "year.svg"
    run = program("log", "summary", "2026", "--svg", file)
    assert (run.code, run.err) == (0, f"“Our games in 2026” is in {file} now.\n")
    assert run.out == program("log", "summary", "2026").out
    assert file.read_text("utf-8").startswith("<svg ")
    again = program("log", "summary", "2026-11-22", "--svg", file)
    assert (again.code, again.out) == (1, "")
    assert "This file is there already." in again.err
    assert "Our games in 2026" in file.read_text("utf-8")
    assert program("log", "summary", "2026-11-22", "--svg", file, "--overwrite", "--quiet").err == ""
    assert "Our games of 22" in file.read_text("utf-8")
    nowhere = program("log", "summary", "--svg", tmp_path / "nowhere" / "x.svg")
    assert (nowhere.code, nowhere.out) == (1, "")
    assert "There is no folder" in nowhere.err


def test_what_cannot_be_summed_up(program: Program, folder: Path) -> None:
    run = program("log", "summary")
    assert (run.code, run.out) == (1, "")
    assert "There are no games in the logbook yet." in run.err
    evening(folder)
    for words, code, told in (
        (["2026-02-30"], 1, "“2026-02-30” is not a day."),
        (["yesterday"], 1, "2026-11-22, 2026-11 or 2026"),
        (["2026.."], 1, "“2026..” is not a day."),
        (["..2026"], 1, "“..2026” is not a day."),
        (["2026-01..May"], 1, "“May” is not a day."),
        (["2026-06..2026-05"], 1, "2026-06 is later than 2026-05."),
        (["1999"], 1, "the latest evening was 2026-11-22"),
        (["2026-11-01", "--game", "go"], 1, "the latest evening was 2026-11-22"),
        (["--game", "africa"], 1, "There are no such games in the logbook."),
        (["--game", "nosuch"], 1, "nosuch"),
        (["--names", "nobody"], 2, "“nobody” is not one of these words."),
        (["--svg", "year.png"], 2, ".svg (a picture)"),
        (["--format", "csv"], 2, "csv"),
        (["2026", "2025"], 2, "2025"),
    ):
        run = program("log", "summary", *words)
        assert (run.code, run.out) == (code, ""), (words, run)
        assert told in run.err.replace("\n  ", " "), run.err


@pytest.mark.unmeasured
def test_all_is_said_in_each_language(program: Program, folder: Path, tmp_path: Path) -> None:
    """No English is left, and no placeholder, in texts, pictures and errors."""
    assert program("log", "import", YEAR, "--yes").code == 0
    english = (
        "Our games",
        " games",
        "We met",
        "Wins",
        "Closest",
        "by chance",
        "at best",
        "The others",
        "evening",
        "later than",
    )
    for lang in languages():
        file = tmp_path / f"{lang}.svg"
        for when in ("2025", "2025-12-26", "2024", "2025..2024"):
            run = program("log", "summary", when, "--svg", file, "--overwrite", "--lang", lang)
            text = run.out + run.err + (file.read_text("utf-8").partition("</style>")[2] if run.code == 0 else "")
            assert "{" not in text
            assert any(word in text for word in english) == (lang == "en"), text


def test_the_command_is_found_by_a_word_of_the_own_language(program: Program, folder: Path) -> None:
    for lang, word in (
        ("nl", "terugblik"),
        ("de", "rückblick"),
        ("fr", "résumé"),
        ("fi", "yhteenveto"),
        ("en", "recap"),
    ):
        run = program("log", word, "--lang", lang)
        assert (run.code, run.out) == (2, "")
        assert "scorer log summary" in run.err
