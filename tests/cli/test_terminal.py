"""Counting and following through a real terminal: editing, completion, narrow screens, a killed terminal."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pexpect
import pytest

import scorer
from scorer.text.errors import language
from scorer.text.i18n import languages
from tests.cli.test_evening import moves_of
from tests.support.system import ENDS, hear_signals
from tests.support.tiers import each_once, one_of

pytestmark = pytest.mark.slow

LANGUAGES = ("nl", "de", "fr", "fi", "en")

# What a native would type: yes, three statues and a drum, a kettle misspelt, nothing.
SAID = {
    "nl": ("ja", "drie beeldjes en een trommel", "ketil", "niks"),
    "de": ("klar", "3 Statuen und 1 Trommel", "Kesel", "nichts"),
    "fr": ("ouais", "trois statues et un tambour", "marmitte", "rien"),
    "fi": ("joo", "3 patsasta 1 rumpu", "kattilla", "ei mitään"),
    "en": ("yeah", "3 statues 1 drum", "kettel", "nothing"),
}


class Count:
    """The program at a pseudo-terminal; every line is sent when the next question stands there."""

    def __init__(self, *args: str, lang: str, cwd: Path, term: str = "xterm", size: tuple[int, int] = (24, 80)) -> None:
        env = {**os.environ, "SCORER_LANG": lang, "TERM": term, "COLUMNS": str(size[1]), "LINES": str(size[0])}
        command = [sys.executable, "-m", "scorer", *args]
        self._child: Any = pexpect.spawn(
            command[0],
            command[1:],
            env=env,
            cwd=str(cwd),
            dimensions=size,
            encoding="utf-8",
            timeout=60,
            preexec_fn=hear_signals,
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


@pytest.mark.parametrize(("lang", "term"), each_once(list(LANGUAGES), ["xterm", "dumb"]))
def test_a_whole_count(lang: str, term: str, tmp_path: Path) -> None:
    yes, goods, kettle, nothing = SAID[lang]
    terminal = Count("score", "africa", lang=lang, cwd=tmp_path, term=term)
    terminal.type("Ann, Bea", "a", "33", yes, goods, "4", "2")
    terminal.type("<", "<", "<", "<", "<")  # from Bea's first question to Ann's track
    terminal.type("34", yes, "", "", "")  # the rest is kept
    terminal.type("25", kettle, yes, nothing, "2+1")
    terminal.type("2 Bea 26", "")  # Bea's track was wrong; then all is right
    # Who has always named a file here is asked about the logbook first, once.
    terminal.type("evening", language(lang).pgettext("answer", "no"), "evening")
    out = terminal.rest()
    assert "Traceback" not in out
    kept = json.loads((tmp_path / "evening.json").read_text("utf-8"))
    assert kept.pop("id")
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
    terminal = Count("score", "--save", "a.json", lang="de", cwd=tmp_path, size=size)
    terminal.type("afritoria", "Änne, Bo", "4 5 2", "grüner Löwe, bl1", "", "nein")
    assert "Änne" in terminal.rest()
    kept = json.loads((tmp_path / "a.json").read_text("utf-8"))
    assert [list(player)[1] for player in kept["players"]] == ["values", "pile"]


def test_tab_completes(tmp_path: Path) -> None:
    terminal = Count("score", "africa", "--save", "a.json", lang="en", cwd=tmp_path)
    terminal.type("Ann, Ben", "nob\t", "3", "3 dru\t", "", "", "3", "", "", "", "", "no")
    terminal.rest()
    kept = json.loads((tmp_path / "a.json").read_text("utf-8"))
    assert kept["players"][0]["goods"] == {"drum": 3}


UP, LEFT = "\x1b[A", "\x1b[D"


class Sitting:
    """A game that is followed at a pseudo-terminal."""

    def __init__(self, file: Path, *args: str, lang: str = "en", term: str = "xterm") -> None:
        env = {**os.environ, "SCORER_LANG": lang, "TERM": term, "COLUMNS": "80", "LINES": "24"}
        command = ["-m", "scorer", "track", "africa", "--record", str(file), *args]
        self.child: Any = pexpect.spawn(
            sys.executable,
            command,
            env=env,
            dimensions=(24, 80),
            encoding="utf-8",
            timeout=60,
            preexec_fn=hear_signals,
        )
        self.child.delaybeforesend = 0

    def type(self, *lines: str) -> None:
        for line in lines:
            self.child.expect(r"(?s) >.*?\x1b\[\?25h")
            self.child.send(f"{line}\r")

    def do(self, line: str, then: str) -> None:
        """Types a line and waits for what comes of it."""
        self.type(line)
        self.child.expect(then)

    def at(self, question: str, line: str) -> None:
        """Types when a question stands there; an old one is drawn again when it is taken."""
        self.child.expect(rf"(?s){question}[^>]*?>.*?\x1b\[\?25h")
        self.child.send(f"{line}\r")

    def wait(self, text: str) -> None:
        self.child.expect(text)

    def end(self) -> None:
        self.child.expect(r"(?s) >.*?\x1b\[\?25h")
        self.child.send("\x04")
        self.child.expect(pexpect.EOF)
        self.child.close()


@pytest.mark.parametrize("lang", one_of(languages(), "fr"))
def test_editing_history_undo_and_fix_at_a_terminal(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    table = Sitting(file, "--players", "Anna,Ben", lang=lang)
    undo, fix = (language(lang).pgettext("command", word) for word in ("undo", "fix"))
    yes = language(lang).pgettext("answer", "yes")
    # The letter goes before the number that was typed first; the line before comes once more.
    table.do(f"0{LEFT}l", r"1\. Anna")
    table.do("l1", r"2\. Anna")
    table.do(UP, r"3\. Ben")
    table.do(undo, r"3\. Ben")
    table.do(yes, " 2\r")
    table.do(f"{fix} 1 l0", r"1\. Anna")
    table.do("m", r"3\. Ben")
    table.end()
    told = moves_of(file)
    assert [move.get("tile") for move in told] == ["animal", "animal", "monument"]
    assert [move.get("near", 0) for move in told] == [0, 1, 0]


def test_tab_after_a_move_knows_its_place(tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    table = Sitting(file, "--players", "Anna,Ben")
    table.child.expect(r"(?s) >.*?\x1b\[\?25h")
    table.child.send("reveal animal zeb\t")
    table.wait("ra")
    table.child.send(" 0\r")
    # The line is drawn once more when it is taken, and looks like a new question.
    table.wait("1 point")
    table.end()
    assert moves_of(file) == [{"move": "reveal", "tile": "animal", "kind": "zebra"}]


def test_a_killed_terminal_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    table = Sitting(file, "--players", "Anna,Ben")
    table.type("l0; l1", "g2")
    table.wait("gold: 2 points")
    table.child.send("reveal ani")
    table.child.kill(signal.SIGKILL)
    table.child.close()
    again = Sitting(file)
    again.wait("3")
    again.do("k", r"4\. ")
    again.end()
    assert len(moves_of(file)) == 4


def test_what_was_refused_is_replaced_by_the_next_key(tmp_path: Path) -> None:
    """Typing replaces it; “<”, “?” and commands are heard, also behind it."""
    file = tmp_path / "evening.jsonl"
    table = Sitting(file, "--players", "Anna,Ben")
    table.type("lion")
    table.at("How many", "9")
    table.wait("not possible")
    table.at("How many", "\x1b[F?")  # behind it
    table.wait("not counting the animal itself")
    table.at("How many", "\x1b[F score")
    table.wait("If the game ended now")
    table.at("How many", "0")
    table.wait(r"1\. Anna")
    table.at(r"Anna \(", "zebra")
    table.at("How many", "9")
    table.wait("not possible")
    table.at("How many", "<")  # instead of it
    table.at(r"Anna \(", "g1")
    table.wait(r"2\. Anna")
    table.end()
    assert [move["tile"] for move in moves_of(file)] == ["animal", "gold"]


def test_the_old_move_is_replaced_by_the_next_key(tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    table = Sitting(file, "--players", "Anna,Ben")
    table.do("g1", r"1\. Anna")
    table.at(r"Anna \(", "g2")
    table.at(r"Ben \(", "fix 1")
    table.at("What was the", "g2")
    table.wait("later move still fits")
    table.at(r"Ben \(", "fix 2")
    table.at("What was the", "\x1b[F\x7f1")  # only its last figure
    table.wait("1 point")
    table.end()
    assert [move["symbols"] for move in moves_of(file)] == [2, 1]


def test_one_is_not_yes(tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    table = Sitting(file, "--players", "Anna,Ben")
    table.do("g1", r"1\. Anna")
    table.at(r"Anna \(", "undo")
    table.at("move back", "1")
    table.wait("neither")
    table.at("move back", "no")
    table.wait("Nothing was taken back")
    table.end()
    assert len(moves_of(file)) == 1


# Where everything stops, no move is lost

TYPED = ("g1", "g2", "j1", "j2", "g1", "l0", "k", "m")


def killed(file: Path, confirmed: int, wait: float) -> None:
    """Kills a terminal a moment after a move was sent: all that were confirmed before are in the record, once."""
    file.unlink(missing_ok=True)
    table = Sitting(file, "--players", "Anna,Ben", term="dumb")
    for number, line in enumerate(TYPED[: confirmed + 1]):
        table.child.expect(" > $")
        table.child.send(f"{line}\r")
        if number < confirmed:
            table.wait(rf"{number + 1}\. ")
    time.sleep(wait)
    table.child.kill(signal.SIGKILL)
    table.child.wait()
    table.child.close()
    assert len(moves_of(file)) in (confirmed, confirmed + 1)


@pytest.mark.parametrize("confirmed", [0, 3, 7])
def test_a_game_killed_at_any_moment_loses_nothing(confirmed: int, tmp_path: Path) -> None:
    killed(tmp_path / "evening.jsonl", confirmed, 0.0)


@pytest.mark.long
def test_three_hundred_killed_games_lose_nothing(tmp_path: Path) -> None:
    for number in range(300):
        killed(tmp_path / "evening.jsonl", number % len(TYPED), (number % 60) / 2000)


@pytest.mark.parametrize(("term", "asked"), each_once(["xterm", "dumb"], [False, True]))
@pytest.mark.parametrize(
    ("end", "code"),
    [
        ("\x03", 130),
        ("\x04", 0),
        *((number, 128 + number) for number in ENDS),
        (None, 0),
    ],
)
def test_an_end_in_the_middle_of_a_game_loses_nothing(
    end: str | signal.Signals | None, code: int, term: str, asked: bool, tmp_path: Path
) -> None:
    file = tmp_path / "evening.jsonl"
    table = Sitting(file, "--players", "Anna,Ben", term=term)
    prompt = " > $" if term == "dumb" else r"(?s) >.*?\x1b\[\?25h"
    for number, line in enumerate(("g1", "g2", *(["lion"] if asked else [])), start=1):
        table.child.expect(prompt)
        table.child.send(f"{line}\r")
        table.wait(rf"{number}\. " if number < 3 else "How many")
    table.child.expect(prompt)
    if end is None:
        table.child.close()  # the window
    elif isinstance(end, str):
        table.child.send(end)
    else:
        table.child.kill(end)
    if end is not None:
        table.child.expect(pexpect.EOF)
        table.child.close()
        assert "Traceback" not in table.child.before
        assert (table.child.exitstatus if table.child.signalstatus is None else 128 + table.child.signalstatus) == code
    assert [move["symbols"] for move in moves_of(file)] == [1, 2]
    again = Sitting(file)
    again.do("m", r"3\. ")
    again.end()
    assert len(moves_of(file)) == 3


def test_enter_on_what_was_refused_explains(tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    table = Sitting(file, "--players", "Anna,Ben")
    table.type("lion")
    table.at("How many", "9")
    table.wait("not possible")
    table.at("How many", "")
    table.wait("not counting the animal itself")
    table.at("How many", "0")
    table.wait(r"1\. Anna")
    table.at(r"Anna \(", "<")  # there is no question to go back to
    table.wait("takes back the last move")
    table.end()
    assert len(moves_of(file)) == 1
