"""Charts that `scorer log` writes, and how a followed game is told at a terminal."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from scorer.cli.log import course
from scorer.log.turning import history
from scorer.text.i18n import languages
from tests.support import ROOT
from tests.support.logs import imported
from tests.support.program import Program
from tests.support.recorded import course_of, path_of

AFRICA = "examples/africa.json"
RECORD = "africa-end-four"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an empty logbook; what is written goes beside it."""
    monkeypatch.setenv("SCORER_LOG", str(tmp_path / "log"))
    (tmp_path / "log").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path / "log"


def keep(program: Program, *files: str) -> None:
    for number, file in enumerate(files, start=1):
        assert program("log", "add", str(ROOT / file), "--at", f"2026-11-0{number}").code == 0


def title(file: str) -> str:
    return str(ElementTree.fromstring(Path(file).read_text("utf-8"))[0].text)


def test_a_followed_game_is_drawn_as_its_course_and_any_other_as_its_points(program: Program, folder: Path) -> None:
    keep(program, AFRICA, path_of(RECORD))
    done = program("log", "show", "1", "--svg", "one.svg")
    assert done.err == "“Africa: how it went” is in one.svg now.\n"
    assert title("one.svg") == "Africa: how it went"
    assert program("log", "show", "2", "--svg", "two.svg", "--lang", "nl").code == 0
    assert title("two.svg") == "Africa: waar de punten vandaan komen"
    assert os.stat("one.svg").st_mode & 0o777 == 0o600 or os.name == "nt"


def test_nothing_is_overwritten_unasked(program: Program, folder: Path) -> None:
    keep(program, AFRICA)
    Path("mine.svg").write_text("mine")
    for command in ("show", "stats", "reread"):
        done = program("log", command, "--svg", "mine.svg")
        assert (done.code, done.out) == (1, "")
        assert "This file is there already." in done.err
        assert Path("mine.svg").read_text() == "mine"
        assert program("log", command, "--svg", "mine.svg", "--overwrite").code == 0
        assert Path("mine.svg").read_text().startswith("<svg")
        Path("mine.svg").write_text("mine")
        done = program("log", command, "--svg", "mine.png")
        assert (done.code, done.out) == (2, "")
        assert ".svg" in done.err
        assert program("log", command, "--svg", "nowhere/mine.svg").code == 1
    assert sorted(os.listdir()) == ["log", "mine.svg"]


def test_charts_of_many_games(program: Program, folder: Path) -> None:
    keep(program, AFRICA, "examples/afritoria.jsonl", path_of(RECORD))
    for lang in languages():
        wins, read, under = [f"{name}-{lang}.svg" for name in ("wins", "read", "under")]
        assert program("log", "stats", "--svg", wins, "--lang", lang).code == 0
        assert program("log", "reread", "--svg", read, "--lang", lang).code == 0
        ruling = ("--ruling", "africa.majority.rounding=up")
        assert program("log", "reread", "africa", *ruling, "--svg", under, "--lang", lang).code == 0
        assert title(read) == title(under)
        assert title(wins) != title(read)
        assert "africa.majority" not in Path(under).read_text("utf-8")
    plain = program("log", "stats", "--format", "json")
    drawn = program("log", "stats", "--format", "json", "--svg", "again.svg")
    assert plain.out == drawn.out
    assert title("again.svg")


def test_there_may_be_nothing_to_draw(program: Program, folder: Path) -> None:
    for command in ("stats", "reread"):
        done = program("log", command, "--svg", "none.svg")
        assert (done.code, done.out) == (1, "")
        assert "nothing to be drawn" in done.err
    (folder / "x.jsonl").write_text(json.dumps(imported("p", {"Anna": 3, "Ben": 1})) + "\n")
    for command in ("show", "stats"):
        done = program("log", command, "--svg", "none.svg")
        assert (done.code, done.out) == (1, "")
        assert "nothing to be drawn" in done.err
    assert not Path("none.svg").exists()


def test_a_followed_game_tells_how_it_went(program: Program, folder: Path) -> None:
    keep(program, path_of(RECORD), AFRICA)
    shown = program("log", "show", "2").out
    assert shown.endswith(
        "\n\nThe points after each move, as if the game had ended there.\n"
        "  Move 19: Anna 8, Ben 10, Cleo 8, Dora 10. In the lead: Ben, Dora\n"
        "  Move 38: Anna 10, Ben 21, Cleo 23, Dora 25. In the lead: Dora\n"
        "  Move 57: Anna 22, Ben 24, Cleo 32, Dora 32. In the lead: Cleo, Dora\n"
        "  Move 76: Anna 33, Ben 36, Cleo 48, Dora 47. In the lead: Cleo\n"
        "  Move 96: Anna 42, Ben 40, Cleo 60, Dora 54. In the lead: Cleo\n"
        "The lead changed 15 times.\n"
        "From move 87 to the end, Cleo was in the lead.\n"
    )
    assert "after each move" not in program("log", "show", "1").out
    told = json.loads(program("log", "show", "2", "--format", "json").out)
    assert told["course"] == {"moves": 96, "changes": 15, "turn": 87}
    assert json.loads(program("log", "show", "1", "--format", "json").out)["course"] is None
    # What was mended afterwards is no longer what the record tells.
    assert program("log", "fix", "2", "Anna.gold=5").code == 0
    assert "after each move" not in program("log", "show", "2").out


def test_a_replayed_record_tells_when_it_turned(program: Program) -> None:
    shown = program("replay", str(ROOT / path_of(RECORD))).out
    assert "\nThe lead changed 15 times.\nFrom move 87 to the end, Cleo was in the lead.\n" in shown


@pytest.mark.parametrize(("columns", "blocks"), [(100, 60), (60, 43), (34, 0)])
def test_a_terminal_shows_lines(
    columns: int, blocks: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(course, "get_terminal_size", lambda: os.terminal_size((columns, 24)))
    monkeypatch.setattr(shutil, "get_terminal_size", lambda: os.terminal_size((columns, 24)))
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    course.tell_course(history(course_of(RECORD)))
    lines = [line for line in capsys.readouterr().out.splitlines() if set(line) & set("▁█")]
    assert all(len(line) < columns for line in lines)
    assert [sum(sign in "▁▂▃▄▅▆▇█" for sign in line) for line in lines] == [blocks] * (4 if blocks else 0)
    if blocks:
        assert [line.split()[0] for line in lines] == ["Anna", "Ben", "Cleo", "Dora"]
        assert [line.split()[-1] for line in lines] == ["42", "40", "60", "54"]
        assert "█" in lines[2]
