"""What was answered in a guided count is never lost: drafts, files, ends in the middle."""

from __future__ import annotations

import errno
import json
import os
import re
import signal
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from scorer import folders
from scorer.cli.count import draft as drafts, players
from scorer.cli.count.draft import Draft
from scorer.cli.count.state import Count, Plan
from scorer.cli.files import keep, why_not_kept
from scorer.registry import game
from scorer.text.errors import language
from scorer.text.files import reason
from scorer.text.i18n import languages
from tests.support.program import Program
from tests.support.system import ENDS, POSIX
from tests.support.tiers import one_of

ANSWERS = ["Ann, Ben", "nobody", "30", "3 1", "4", "2", "7", "", "1", ""]
"""A whole count of Africa."""
QUESTIONS = [
    *("Names", "+3 marker"),
    *[f"{name} – {what}" for name in ("Ann", "Ben") for what in ("Points", "Trade", "Gold", "Gems")],
]
"""Parts of the questions."""
TALLY = {
    "game": "africa",
    "players": [
        {"name": "Ann", "track": 30, "goods": [3, 1], "gold": 4, "gems": 2},
        {"name": "Ben", "track": 7, "gold": 1},
    ],
}


def files() -> list[Path]:
    return sorted(Path(folders.state(), "counts").glob("*"))


def without_id(file: Path) -> Any:
    """A tally that was kept, but for what it is known by."""
    tally = json.loads(file.read_text("utf-8"))
    assert tally.pop("id")
    return tally


def typed(*lines: str) -> str:
    return "".join([f"{line}\n" for line in lines])


@pytest.mark.unmeasured
@pytest.mark.parametrize("answered", range(1, len(ANSWERS) + 1))
def test_a_count_goes_on_where_the_input_ended(answered: int, program: Program, tmp_path: Path) -> None:
    """In another language: the draft keeps values."""
    run = program("score", "africa", typed=typed(*ANSWERS[:answered]))
    assert run.code == 1
    assert "The count is kept as a draft; the next “scorer score africa” offers it." in run.err
    (file,) = files()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600 or os.name == "nt"
    rest = [{"nobody": "niemand"}.get(line, line) for line in ANSWERS[answered:]]
    kept = tmp_path / "kept.json"
    run = program("score", "africa", "--lang", "nl", typed=typed("ja", *rest, "", str(kept)))
    assert run.code == 0, run.err
    assert without_id(kept) == TALLY
    assert not files()


def test_a_draft_may_be_thrown_away_or_left(program: Program) -> None:
    program("score", "africa", typed=typed("Ann, Ben"))
    assert len(files()) == 1
    program("score", "africa", typed=typed("n", "n", "Cid, Dot"))
    assert len(files()) == 2
    run = program("score", "africa", typed=typed("n", "y", "n", "y"))
    assert "A count of Africa from" in run.err
    assert not files()


def test_a_draft_of_another_game_is_not_offered(program: Program) -> None:
    program("score", "africa", typed=typed("Ann, Ben"))
    assert "go on?" not in program("score", "afritoria", typed=typed("Ann, Ben")).err
    run = program("score", typed=typed("n", "n", "n", "n", "africana"))
    assert run.err.count("go on?") == 2


def test_what_is_left_of_a_count_is_offered_with_game_and_time(program: Program) -> None:
    program("score", "africa", typed=typed(*ANSWERS[:6]))
    (file,) = files()
    lines = file.read_text("utf-8").replace('"began": "20', '"began": "19', 1)
    file.write_text(lines + '{"names": ["An', "utf-8")  # a torn line
    run = program("score", "africa", typed=typed("y", *ANSWERS[6:], "", ""))
    assert ", 1 of 2 players: go on?" in run.err
    assert run.code == 0


def test_a_draft_is_had_by_one_program(program: Program) -> None:
    mine = Draft(game("africa"))
    mine.write(Count(("Ann", "Ben"), complete=True, answers=({}, {})))
    assert drafts.find("africa") == []
    assert "go on?" not in program("score", "africa", typed=typed("Cid, Dot")).err
    assert len(files()) == 2
    mine.close()
    found = drafts.find("africa")
    assert [draft.count.names for draft in found] == [("Ann", "Ben"), ("Cid", "Dot")] or len(found) == 2
    for draft in found:
        draft.drop()
    assert not files()


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "x",
        '{"draft": 1, "game": "chess"}\n{}\n',
        '{"draft": 2, "game": "africa"}\n{"names": []}\n',
        "[]\n[]\n",
    ],
)
def test_what_is_no_draft_is_left_alone(text: str, program: Program) -> None:
    folder = Path(folders.state(), "counts")
    folder.mkdir(parents=True)
    (folder / "a.jsonl").write_text(text, "utf-8")
    (folder / "b.jsonl").mkdir()
    run = program("score", "africa", typed=typed(*ANSWERS, "", ""))
    assert run.code == 0
    assert "go on?" not in run.err
    assert (folder / "a.jsonl").read_text("utf-8") == text


def test_an_answer_that_no_version_knows_is_asked_again() -> None:
    plan = Plan(game("africa"))
    agreed = [{"points": -2, "why": "forgot a camp"}]
    known = [{"track": 3, "gold": "x", "spears": 3, "adjust": agreed}, {"track": None, "adjust": [3]}]
    count = drafts.read_count(plan, {"names": ["Ann", "Ben"], "complete": True, "answers": known})
    assert count is not None
    assert count.answers == ({"track": 3, "adjust": agreed}, {"track": None})
    assert drafts.read_count(plan, {"names": ["Ann", 3], "answers": []}) is None


@POSIX
def test_without_a_folder_for_drafts_the_count_goes_on(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "/proc/none")
    run = program("score", "africa", "--format", "json", typed=typed(*ANSWERS, "", ""))
    assert run.code == 0
    assert run.err.count("There is no draft of this count:") == 1
    run = program("score", "africa", typed=typed(*ANSWERS[:3]))
    assert "kept as a draft" not in run.err


# Files.


def test_a_file_that_cannot_be_is_told_before_the_first_question(program: Program, tmp_path: Path) -> None:
    (tmp_path / "there.json").write_text("old", "utf-8")
    for name in ("none/a.json", ".", "x" * 300):
        kept = tmp_path / "kept.json"
        kept.unlink(missing_ok=True)
        run = program("score", "africa", "--save", tmp_path / name, typed=typed(*ANSWERS, "", str(kept)))
        assert run.code == 0
        assert run.err.index("At the end you are asked for another file.") < run.err.index("Names of the players")
        assert without_id(kept) == TALLY
    (tmp_path / "kept.json").unlink()
    there = tmp_path / "there.json"
    run = program("score", "africa", "--save", there, typed=typed("n", *ANSWERS, "", str(tmp_path / "kept.json")))
    assert run.err.index("already exists. Replace it?") < run.err.index("Names of the players")
    assert there.read_text("utf-8") == "old"
    assert (tmp_path / "kept.json").exists()
    assert program("score", "africa", "--save", there, typed=typed("y", *ANSWERS, "")).code == 0
    assert without_id(there) == TALLY


@pytest.mark.unmeasured
def test_the_home_folder_is_known(program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    program("score", "africa", typed=typed(*ANSWERS, "", "~/one"))
    program("score", "africa", "--save", "~/two.json", typed=typed(*ANSWERS, ""))
    assert sorted(file.name for file in tmp_path.glob("*.json")) == ["one.json", "two.json"]


def test_a_number_is_hardly_the_name_of_a_file(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run = program("score", "africa", typed=typed(*ANSWERS, "", "3", "n", "9", "y"))
    assert "Is “3” the name of a file?" in run.err
    assert [file.name for file in tmp_path.iterdir()] == ["9.json"]


@POSIX
def test_a_full_disk_leaves_no_file(tmp_path: Path) -> None:
    """No larger files than a few bytes are allowed, which fails as a full disk does."""
    code = (
        "import resource, signal, sys\n"
        "from pathlib import Path\n"
        "from scorer.cli.files import keep\n"
        "from scorer.cli import main\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "Path('old.json').write_text('old')\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (16, 16))\n"
        "tally = {'game': 'africa', 'players': []}\n"
        "sys.exit(keep([tally], 'new.json') or keep([tally], 'old.json', over=True))\n"
    )
    run = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stderr.count("The file would be larger than is allowed here.") == 2
    assert [(file.name, file.read_text("utf-8")) for file in tmp_path.iterdir()] == [("old.json", "old")]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_a_device_is_not_replaced(capsys: pytest.CaptureFixture[str]) -> None:
    assert not keep([{"game": "africa", "players": []}], "/dev/full", over=True)
    assert "The disk is full." in capsys.readouterr().err
    assert not Path("/dev/full").is_file()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", ["ENOSPC", "EROFS", "EACCES", "ENOTDIR", "ENAMETOOLONG", "EIO", "EISDIR", "EFBIG"])
def test_reasons_of_the_system_are_in_the_language_asked_for(name: str, lang: str) -> None:
    error = OSError(getattr(errno, name), "in English")
    for writing in (False, True):
        text = reason(error, writing=writing)
        assert os.strerror(error.errno or 0) not in text
        assert lang == "en" or language(lang).gettext(text) != text


@POSIX
def test_a_link_is_written_through(tmp_path: Path) -> None:
    (tmp_path / "real.json").write_text("old", "utf-8")
    (tmp_path / "link.json").symlink_to("real.json")
    assert why_not_kept(str(tmp_path / "link.json")) is None
    assert not keep([{"game": "africa", "players": []}], str(tmp_path / "link.json"))
    assert keep([{"game": "africa", "players": []}], str(tmp_path / "link.json"), over=True)
    assert (tmp_path / "link.json").is_symlink()
    assert json.loads((tmp_path / "real.json").read_text("utf-8"))["game"] == "africa"


# Folders.


@POSIX
@pytest.mark.parametrize(
    ("platform", "names", "state"),
    [
        ("linux", {"XDG_STATE_HOME": "/s", "HOME": "/h"}, "/s/scorer"),
        ("linux", {"XDG_STATE_HOME": "relative", "HOME": "/h"}, "/h/.local/state/scorer"),
        ("linux", {"XDG_STATE_HOME": "", "HOME": "/h"}, "/h/.local/state/scorer"),
        ("darwin", {"XDG_STATE_HOME": "", "HOME": "/h"}, "/h/Library/Application Support/scorer/state"),
        ("darwin", {"XDG_STATE_HOME": "/s", "HOME": "/h"}, "/s/scorer"),
        ("win32", {"XDG_STATE_HOME": "", "LOCALAPPDATA": "/l"}, "/l/scorer/state"),
    ],
)
def test_folders(platform: str, names: dict[str, str], state: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    for name, value in names.items():
        monkeypatch.setenv(name, value)
    assert folders.state() == state
    assert len({folders.state(), folders.settings(), folders.data()}) == 3


# Who played last.


@pytest.fixture
def person(program: Program) -> None:
    """Somebody who sees the questions."""
    program.seen = True


AGAIN = ["", *ANSWERS[1:]]
"""The same count, by the players of the last."""


@pytest.mark.usefixtures("person")
def test_enter_takes_the_players_of_the_last_count(program: Program) -> None:
    first = program("score", "africa", typed=typed(*ANSWERS, "", ""))
    assert "[Ann" not in first.err, first.err
    assert first.code == 0, first.err
    file = Path(folders.state(), "players.json")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600 or os.name == "nt"
    run = program("score", "africa", typed=typed("?", *AGAIN, "", ""))
    assert "Names of the players, separated by commas [Ann, Ben] > " in run.err
    assert "In square brackets are the players of your settings or of the last count" in run.err
    assert run.code == 0
    # Others are typed, and are those of the next count, of whichever game.
    program("score", "africa", typed=typed("Cid, Dot", *ANSWERS[1:], "", ""))
    assert "[Cid, Dot]" in program("score", "afritoria", typed=typed("")).err
    # What is being typed one a line is not taken for them.
    assert "player 2 >" in program("score", "africana", typed=typed("Eve")).err


@pytest.mark.usefixtures("person")
def test_names_are_taken_as_they_were_typed_in_another_language(program: Program) -> None:
    """“und” stands between names in German only."""
    program("score", "africa", typed=typed("Ann und Co, Ben", *ANSWERS[1:], "", ""))
    run = program("score", "africa", "--lang", "de", typed=typed("", "niemand"))
    assert "Ann und Co – " in run.err


@pytest.mark.usefixtures("person")
def test_only_a_finished_count_is_remembered(program: Program) -> None:
    program("score", "africa", typed=typed(*ANSWERS[:-1]))
    assert not Path(folders.state(), "players.json").exists()


@pytest.mark.unmeasured
@pytest.mark.usefixtures("person")
@pytest.mark.parametrize("format", ["json", "jsonl", "csv"])
def test_programs_are_not_offered_players(format: str, program: Program) -> None:
    players.remember(["Ann", "Ben"])
    assert "[Ann" not in program("score", "africa", "--format", format, typed=typed("")).err
    program("score", "africa", "--format", format, typed=typed("n", "n", "Cid, Dot", *ANSWERS[1:], "", ""))
    assert players.offered((2, 4), recalls=True) == ("Ann", "Ben")


def test_without_a_person_nobody_is_offered(program: Program) -> None:
    players.remember(["Ann", "Ben"])
    assert "[Ann" not in program("score", "africa", typed=typed("")).err
    assert "Ann" not in program("score", "africa", piped="\n").err


@pytest.mark.parametrize("text", ["", "{}", "[", "[1, 2]", '["Ann"]', '["Ann", "ann"]', '["Ann", ""]', "[]", "\x80"])
def test_names_that_cannot_be_those_of_a_table_are_not_offered(text: str) -> None:
    players.remember(["Ann", "Ben"])
    assert players.offered((2, 4), recalls=True) == ("Ann", "Ben")
    assert players.offered((3, 4), recalls=True) == ()
    Path(folders.state(), "players.json").write_text(text, "latin-1")
    assert players.offered((2, 4), recalls=True) == ()


@POSIX
def test_without_a_folder_nobody_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "/proc/none")
    players.remember(["Ann", "Ben"])
    assert players.last() == ()


# At a terminal.


class Terminal:
    """The program at a pseudo-terminal; a line is sent when its question stands there."""

    def __init__(self, *args: str, cwd: Path, lang: str = "en", term: str = "xterm") -> None:
        env = {**os.environ, "SCORER_LANG": lang, "TERM": term, "COLUMNS": "80", "LINES": "24"}
        self.child: Any = pexpect.spawn(
            sys.executable, ["-m", "scorer", *args], env=env, cwd=str(cwd), dimensions=(24, 80), encoding="utf-8"
        )
        self.child.delaybeforesend = 0
        self._prompt = " > $" if term == "dumb" else r" >.*?\x1b\[\?25h"

    def type(self, question: str, keys: str) -> None:
        """Types when a question stands there, of which a part is given. An old one is drawn again when it is taken."""
        self.ready(question)
        self.child.send(keys)

    def ready(self, question: str) -> None:
        self.child.expect(rf"(?s){re.escape(question)}[^>]*?{self._prompt}")

    def begin(self) -> None:
        """A count of two, of which the first has 30 points."""
        self.type("Names", "Ann, Ben\r")
        self.type("+3 marker", "nobody\r")
        self.type("Ann – Points", "30\r")

    def end(self) -> tuple[str, int | None]:
        """What was said last, and the exit code."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        return str(self.child.before), self.child.exitstatus


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    opened: list[Terminal] = []

    def start(*args: str, **how: Any) -> Terminal:
        opened.append(Terminal(*args, cwd=tmp_path, **how))
        return opened[-1]

    yield start
    for each in opened:
        each.child.close(force=True)


@pytest.mark.slow
@pytest.mark.parametrize("term", one_of(["xterm", "dumb"], "xterm"))
@pytest.mark.parametrize(
    ("end", "code"),
    [("\x03", 130), ("\x04", 1), *((number, 128 + number) for number in ENDS)],
)
def test_an_end_in_the_middle_keeps_the_draft_and_says_so(
    end: str | signal.Signals, code: int, term: str, terminal: Callable[..., Terminal]
) -> None:
    first = terminal("score", "africa", term=term)
    first.begin()
    first.ready("Ann – Trade")
    if isinstance(end, str):
        first.child.send(end)
    else:
        first.child.kill(end)
    said, exit_code = first.end()
    assert "The count is kept as a draft" in " ".join(said.split())
    assert "Traceback" not in said
    assert exit_code == code
    again = terminal("score", "africa", term=term)
    again.type("go on?", "y\r")
    again.ready("Ann – Trade")


@pytest.mark.slow
def test_a_closed_terminal_keeps_the_draft(terminal: Callable[..., Terminal]) -> None:
    first = terminal("score", "africa")
    first.begin()
    first.ready("Ann – Trade")
    first.child.close()
    again = terminal("score", "africa")
    again.type("go on?", "y\r")
    again.ready("Ann – Trade")


def killed(terminal: Callable[..., Terminal], answered: int, wait: float) -> None:
    """Kills a count a moment after an answer was sent: all answers before that one are there."""
    import time

    for file in files():
        file.unlink()
    first = terminal("score", "africa", term="dumb")
    for question, line in list(zip(QUESTIONS, ANSWERS, strict=True))[: answered + 1]:
        first.type(question, f"{line}\r")
    time.sleep(wait)
    first.child.kill(signal.SIGKILL)
    first.child.wait()
    first.child.close()
    draft = next(iter(drafts.find("africa")), None)
    assert draft is not None or answered == 0
    if draft is None:
        return
    plan = Plan(game("africa"))
    asked = [step for step in plan.steps(draft.count) if plan.is_open(draft.count, step)]
    assert len(ANSWERS) - len(asked) in (answered, answered + 1)
    draft.close()


@pytest.mark.slow
@pytest.mark.parametrize("answered", [1, 4, 8])
def test_a_killed_count_loses_nothing(answered: int, terminal: Callable[..., Terminal]) -> None:
    killed(terminal, answered, 0.0)


@pytest.mark.slow
@pytest.mark.long
def test_three_hundred_killed_counts_lose_nothing(terminal: Callable[..., Terminal]) -> None:
    for number in range(300):
        killed(terminal, number % len(ANSWERS), (number % 60) / 2000)


@pytest.mark.slow
def test_two_terminals_have_a_draft_each(terminal: Callable[..., Terminal]) -> None:
    one, other = terminal("score", "africa"), terminal("score", "africa")
    one.type("Names", "Ann, Ben\r")
    other.type("Names", "Cid, Dot\r")
    one.ready("+3 marker")
    other.ready("+3 marker")
    assert len(files()) == 2
    third = terminal("score", "africa")
    third.ready("Names of the players")


@pytest.mark.slow
def test_what_was_refused_is_replaced_by_the_next_key(terminal: Callable[..., Terminal], tmp_path: Path) -> None:
    one = terminal("score", "africa", "--no-log", "--save", "a.json")
    one.type("Names", "Ann, Ben\r")
    one.type("+3 marker", "nobody\r")
    one.type("Ann – Points", "thrity\r")
    one.type("Did you mean", "n\r")
    one.child.expect("Error")
    one.type("Ann – Points", "30\r")  # all of it is replaced
    one.type("Ann – Trade", "statue 6\r")
    one.child.expect("Rule")
    one.type("Ann – Trade", "\x1b[F\x7f3\r")  # End keeps it: only the last letter is replaced
    one.type("Ann – Gold", "200\r")
    one.child.expect("Rule")
    one.type("Ann – Gold", "\x1b[F<\r")  # “<” behind it is heard, too
    one.type("Ann – Trade", "\r")
    one.type("Ann – Gold", "4\r")
    one.type("Ann – Gems", "\r")
    for question, line in list(zip(QUESTIONS, ANSWERS, strict=True))[6:]:
        one.type(question, f"{line}\r")
    one.type("All right?", "\r")
    assert one.end()[1] == 0
    kept = json.loads((tmp_path / "a.json").read_text("utf-8"))
    assert kept["players"][0] == {"name": "Ann", "track": 30, "goods": {"statue": 3}, "gold": 4}


@pytest.mark.parametrize("lose", [lambda file: file.unlink(), lambda file: file.write_bytes(b"")])
def test_a_draft_that_is_lost_goes_on_in_a_new_file(lose: Callable[[Path], object]) -> None:
    draft, counts = Draft(game("africa")), [Count().named(["Ann", name], complete=True) for name in ("Ben", "Cleo")]
    draft.write(counts[0])
    lose(files()[0])
    draft.write(counts[1])
    assert draft.is_whole
    draft.close()
    (found,) = drafts.find()
    assert found.count == counts[1]
    found.close()
