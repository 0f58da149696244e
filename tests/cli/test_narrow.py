"""Screens of forty columns: nothing is broken within a word, and there is room to type."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from scorer.cli import editor, main, terminal
from scorer.cli.count.grid import grid
from scorer.registry import ids
from scorer.text.i18n import languages
from tests.support import ROOT
from tests.support.tiers import one_of

pytestmark = pytest.mark.unmeasured

COLUMNS = 40
POINTS = "Points on all of the cards you have"


@pytest.fixture(autouse=True)
def _narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(COLUMNS))


@pytest.mark.parametrize(
    ("question", "shown"),
    [
        ("Gold > ", "Gold > "),
        ("Anna – Cards in hand, in all (0–5) > ", "Anna – Cards in hand, in all\n  (0–5) > "),
        # The sign does not stand alone, and three numbers stay together.
        ("Anna – Points on the cards so far all > ", "Anna – Points on the cards so\n  far all > "),
        (
            "Points on all your travel cards here (4 6 5 or so) > ",
            "Points on all your travel cards here\n  (4 6 5 or so) > ",
        ),
    ],
)
def test_a_question_leaves_room_to_type(question: str, shown: str) -> None:
    assert editor._with_room(question) == shown
    assert len(shown.rpartition("\n")[2]) <= COLUMNS - editor.ROOM


def test_three_numbers_stay_together() -> None:
    assert terminal.broken("These are points on the cards, such as 4 6 5.").endswith("\n  4 6 5.")
    assert terminal.broken("These are a row and its numbers: 2 4 5 2.").endswith("\n  2 4 5 2.")


def test_the_review_breaks_nothing_within_an_answer() -> None:
    heads = ("1", "Names", "Anna", "Bernd", "Cleo")
    lines = grid([heads, ("2", POINTS, "4 + 6 + 5 = 15", "4 + 5 = 9", "–")], COLUMNS)
    assert [line.replace("\u00a0", " ") for line in lines] == [
        "1 Names",
        "   Anna · Bernd · Cleo",
        f"2 {POINTS}",
        "   Anna 4 + 6 + 5 = 15 ·",
        "   Bernd 4 + 5 = 9 · Cleo –",
    ]
    long = "3 + 1, each of them of one kind and no other"
    lines = grid([heads, ("2", POINTS, long, "–", "–")], COLUMNS)
    assert [line.replace("\u00a0", " ") for line in lines[3:]] == [
        "   Anna 3 + 1, each of them of one kind",
        "     and no other",
        "   Bernd –",
        "   Cleo –",
    ]


@pytest.mark.parametrize("lang", languages())
def test_a_sheet_that_is_too_wide_for_a_table_is_told_as_text(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Words of a table are not broken: it loses its padding first, then it is none."""
    assert main(["score", str(ROOT / "examples" / "africa.json"), "--format", "table", "--lang", lang]) == 0
    table = capsys.readouterr().out
    cells = {line.split("│")[1].strip() for line in table.splitlines() if line.startswith("│")}
    assert "╭" in table
    assert main(["score", str(ROOT / "examples" / "africa.json"), "--format", "text", "--lang", lang]) == 0
    words = set(capsys.readouterr().out.replace(":", " ").split())
    assert {word for cell in list(cells)[:-2] for word in cell.split() if len(word) > 8} <= words

    wide = tmp_path / "wide.json"
    names = ["Annabel", "Bernhard", "Cleopatra", "Daniela"]
    wide.write_text(json.dumps({"game": "africana", "players": [{"name": name} for name in names]}), "utf-8")
    assert main(["score", str(wide), "--format", "table", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert "╭" not in told
    assert "1.\u00a0Annabel" in told


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("more", ["--explain", "--compare"])
@pytest.mark.parametrize("lang", one_of(languages(), "de"))
def test_no_word_is_broken_in_any_table(
    game: str, more: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def table(columns: int) -> str:
        monkeypatch.setenv("COLUMNS", str(columns))
        file = str(ROOT / "examples" / f"{game}.json")
        assert main(["score", file, more, "--lang", lang, "--format", "table"]) == 0
        return capsys.readouterr().out

    words = set(re.findall(r"[\w.-]{5,}", table(200)))
    for columns in (40, 50, 60, 80):
        told = table(columns)
        assert "│" in told or columns < 80
        if "│" in told:
            assert set(re.findall(r"[\w.-]{5,}", told)) == words
