"""What people set: shown, changed, kept as they wrote it, told where it cannot be used, and read by persons only."""

from __future__ import annotations

import json
import os
import stat
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from scorer.cli import settings
from scorer.cli.settings.keys import choices, keys, meaning, title
from scorer.cli.settings.toml import BrokenSettings, edit, parse, places
from scorer.registry import game, ids
from scorer.text.errors import ScorerError
from scorer.text.i18n import languages
from tests.support import ROOT
from tests.support.golden import GOLDEN, compare
from tests.support.program import Program
from tests.support.system import POSIX
from tests.support.tiers import one_of

AFRICA = str(ROOT / "examples" / "africa.json")


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A home of its own; the file is shown as standing in it."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / ".config"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / ".state"))
    return tmp_path


@pytest.fixture
def file(home: Path) -> Path:
    path = home / ".config" / "scorer" / "settings.toml"
    path.parent.mkdir(parents=True)
    return path


@pytest.fixture
def person(program: Program) -> None:
    """Somebody sees the results."""
    program.shown = True


# Showing and changing.


def test_what_there_is_to_set() -> None:
    found = keys()
    assert found[:3] == ["language", "players", "log"]
    assert {ruling.id for id in ids() for ruling in game(id).rulings} < set(found)
    assert "africana.edition" in found
    assert all(title(key) for key in found)
    assert {key for key in found if not choices(key)} == {"players"}
    assert all(meaning(key, value) for key in found for value in choices(key))


@pytest.mark.slow
def test_screens(program: Program) -> None:
    """What is shown before anything is set, after, in five languages, of one setting, and of one that there is not."""
    seen = ""
    for lang in languages():
        for words in (
            ["config"],
            ["config", "africa.majority.rounding", "up"],
            ["config", "africa.edition", "fi"],
            ["config", "players", "Anna", "Ben", "Cid"],
            ["config", "log", "yes"],
            ["config", "language", "de"],
            ["config"],
            ["config", "rounding"],
            ["config", "language", "--unset"],
            ["config", "language", "--unset"],
            ["config", "rounding", "--unset"],
            ["config", "africa.edition", "--unset"],
            ["config", "players", "--unset"],
            ["config", "log"],
            ["config", "log", "--unset"],
            ["config", "log", "perhaps"],
            ["config", "langage", "nl"],
            ["config", "edition", "nl"],
            ["config", "language", "nederland"],
            ["config", "rounding", "upp"],
            ["config", "players", "Anna"],
            ["config", "--unset"],
        ):
            run = program(*words, "--lang", lang)
            seen += f"=== {lang} scorer {' '.join(words)}\n{run.out}{run.err}--- {run.code}\n"
    compare(GOLDEN / "config.txt", seen)


@POSIX
def test_the_file_is_readable_by_its_owner_alone(program: Program, file: Path) -> None:
    assert program("config", "language", "nl").code == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in file.parent.iterdir()] == ["settings.toml"]
    file.chmod(0o640)
    assert program("config", "language", "fi").code == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


@POSIX
def test_a_folder_that_is_not_there_is_made(program: Program, home: Path) -> None:
    assert program("config", "language", "nl").code == 0
    assert stat.S_IMODE((home / ".config" / "scorer").stat().st_mode) == 0o700


def test_what_is_set_is_read_again(program: Program, file: Path) -> None:
    for words in (["language", "nederlands"], ["africa.nomad.reveal=spaces-plus-one"], ["players", "Zoé, Ö Ö,\tJim"]):
        assert program("config", *words).code == 0
    assert parse(file.read_text("utf-8")) == {
        "language": "nl",
        "africa.nomad.reveal": "spaces-plus-one",
        "players": ["Zoé", "Ö Ö", "Jim"],
    }
    told = json.loads(program("config", "--format", "json").out)
    assert told["file"] == "~/.config/scorer/settings.toml"
    found = {entry["key"]: (entry["value"], entry["source"]) for entry in told["settings"]}
    assert list(found) == keys()
    assert found["language"] == ("nl", "settings")
    assert found["players"] == (["Zoé", "Ö Ö", "Jim"], "settings")
    assert found["africa.nomad.reveal"] == ("spaces-plus-one", "settings")
    assert found["africa.edition"] == (None, "default")
    assert found["africa.majority.zero"] == ("none", "default")


def test_where_a_language_comes_from(program: Program, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def shown(*args: str) -> str:
        return program("config", "language", *args).out.splitlines()[1]

    assert shown() == "language = en (default)"
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert shown() == "language = fr (la langue du système\u00a0: LANG)"
    file.write_text('language = "nl"\n')
    assert shown() == "language = nl (de ce fichier, ligne 1)"
    monkeypatch.setenv("SCORER_LANG", "en")
    assert shown() == "language = en (from the environment: SCORER_LANG)"
    assert shown("--lang", "fi") == "language = fi (valitsimesta --lang)"
    assert program("--lang", "de", "config", "language").out.splitlines()[1].endswith("(durch die Option --lang)")
    assert program("config", "language", "fi").out.splitlines()[1] == "This takes precedence over it:"


@pytest.mark.measured
@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["africa.majority", "up"], 1, "africa.majority"),
        (["langage"], 1, "Did you mean “language”?"),
        (["language", "nl", "fi"], 2, "Unexpected: fi"),
        (["language", "nl", "--unset"], 2, "Unexpected: nl"),
        (["--format", "xml"], 2, "text, json"),
        (["africa.edition", "fy"], 1, "Dutch (nl)"),
        (["africa.edition", ""], 1, "Dutch (nl)"),
        (["zero", "shared"], 1, "Did you mean “share”?"),
        (["players", "Anna, anna"], 1, "“anna” is already at the table."),
        (["players", "A,B,C,D,E,F"], 1, "At most 5 can play."),
        (["players", "A,\x1b[2J"], 1, "is not a name"),
        (["catan.edition", "nl"], 1, "There is no setting “catan.edition”."),
        (["africa", "--unset"], 1, "“africa” could mean several settings."),
    ],
)
def test_what_cannot_be_set_is_told(words: list[str], code: int, told: str, program: Program, home: Path) -> None:
    run = program("config", *words)
    assert (run.code, run.out) == (code, "")
    assert told in run.err
    assert not (home / ".config").exists()


def test_of_a_game(program: Program) -> None:
    lines = program("config", "africana").out.splitlines()
    assert [line.partition(" ")[0].rstrip(":") for line in lines[3:]] == [
        key for key in keys() if key.startswith("africana.")
    ]


# What people have written stays as it is.


@pytest.mark.measured
@pytest.mark.parametrize(
    ("before", "key", "value", "after"),
    [
        ("", "language", "nl", 'language = "nl"\n'),
        ("x = 1", "language", "nl", 'x = 1\nlanguage = "nl"\n'),
        ('language = "nl"  # "#" ours\n', "language", "fi", 'language = "fi"  # "#" ours\n'),
        ("language='a#b' # c\r\nx = 1\r\n", "language", "fi", 'language="fi" # c\r\nx = 1\r\n'),
        ("# a\n\n[africa]\nedition = 'fi'\n", "language", "nl", "# a\nlanguage = \"nl\"\n\n[africa]\nedition = 'fi'\n"),
        ("[africa]\nedition = 'fi'\n", "africa.edition", "nl", '[africa]\nedition = "nl"\n'),
        ("[africa]\nx = 1\n", "africa.edition", "nl", '[africa]\nedition = "nl"\nx = 1\n'),
        ("[africa.majority]\n[x]\n", "africa.majority.zero", "share", '[africa.majority]\nzero = "share"\n[x]\n'),
        ('"africa.edition" = "fi"\n', "africa.edition", "nl", '"africa.edition" = "nl"\n'),
        ("africa . 'edition' = 'fi'\n", "africa.edition", "nl", "africa . 'edition' = \"nl\"\n"),
        ("africa = 1\n", "africa.edition", "nl", 'africa = 1\n"africa.edition" = "nl"\n'),
        ('players = [\n "A", # a\n "B",\n] # us\nx = 1\n', "players", ("C", "D"), 'players = ["C", "D"] # us\nx = 1\n'),
        ('players = [\n "A",\n "B",\n]\nx = 1\n', "players", None, "x = 1\n"),
        ('x = """\nlanguage = "nl"\n"""\nlanguage = "fi"\n', "language", None, 'x = """\nlanguage = "nl"\n"""\n'),
        ('language = "fi"\nx = """\nlanguage = "nl"\n"""\n', "language", None, None),
        ('a = {language = "nl"}\n', "a.language", "fi", None),
        ("x = 1\n", "language", None, "x = 1\n"),
    ],
)
def test_only_one_key_is_changed(before: str, key: str, value: str | tuple[str, ...] | None, after: str | None) -> None:
    if after is None:
        with pytest.raises(ScorerError, match="change it by hand"):
            edit(before, key, value)
    else:
        assert edit(before, key, value) == after


def test_lines() -> None:
    text = 'language = "nl"\n# a\n[ africa ]\nedition = "nl"\n majority."zero" = "share"\n[other]\n\'x.y\' = 1\n'
    assert places(text) == {"language": 1, "africa.edition": 4, "africa.majority.zero": 5, "other.x.y": 7}
    assert parse(text).keys() == places(text).keys()


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("\nlanguage = nl\n", 2, "its quotation marks are missing: language = nl"),
        ("language nl", 1, "This line cannot be read: language nl"),
        ('x = 1\n\nlanguage = "nl\n', 3, "This line cannot be read"),
        ('language = "nl"\nlanguage = "fi"', 2, "a second time: language"),
        ("[africa]\n[africa]\n", 2, "a second time: [africa]"),
        ("x = 1\nplayers = [", 2, "players = ["),
        ("x = " + "[" * 50_000, 0, "This file cannot be read."),
        ("x = \u2028\n" * 3, 1, "x ="),
    ],
)
def test_a_broken_text_is_told_with_its_line(text: str, line: int, told: str) -> None:
    with pytest.raises(BrokenSettings) as caught:
        parse(text)
    assert caught.value.line == line
    assert told in caught.value.text()


@POSIX
def test_a_broken_file_is_not_written_over(program: Program, file: Path) -> None:
    file.write_text('language = "nl"\nlanguage nl\n')
    run = program("config", "players", "A,B")
    assert run.code == 1
    assert "~/.config/scorer/settings.toml, line 2: This line cannot be read: language nl" in run.err
    assert file.read_text() == 'language = "nl"\nlanguage nl\n'
    program.shown = True
    run = program("config", "players", "A,B")
    assert run.err.count("line 2") == 1
    assert run.err.endswith("Error: ~/.config/scorer/settings.toml: Nothing was changed.\n")


@POSIX
def test_a_link_stays_a_link(program: Program, file: Path, tmp_path: Path) -> None:
    real = tmp_path / "mine.toml"
    real.write_text("")
    file.symlink_to(real)
    assert program("config", "language", "nl").code == 0
    assert file.is_symlink()
    assert real.read_text() == 'language = "nl"\n'


@POSIX
@pytest.mark.parametrize("make", [Path.mkdir, getattr(os, "mkfifo", None), lambda path: path.write_bytes(b"\xff\xfe=")])
@pytest.mark.usefixtures("person")
def test_what_is_no_file_of_settings_is_told_and_stops_nothing(make: Any, program: Program, file: Path) -> None:
    make(file)
    run = program("score", "africa", AFRICA)
    assert (run.code, "Dora" in run.out) == (0, True)
    assert run.err.startswith("Notice: ~/.config/scorer/settings.toml: ")
    assert run.err.count("\n") == 1
    assert program("config", "language", "nl").code == 1


@pytest.mark.usefixtures("person")
def test_what_cannot_be_used_is_told_with_its_line_and_the_rest_is_used(program: Program, file: Path) -> None:
    file.write_text(
        'langage = "nl"\nlanguage = 7\nplayers = ["A", 3]\n[afrika]\nedition = "nl"\n'
        '[africa]\nmajority.roundin = "up"\nmajority.zero = "shared"\nmajority.rounding = "up"\nedition = ["nl"]\n'
        '[africana]\nedition = "xx"\n'
    )
    run = program("score", "africa", AFRICA)
    told = [line.partition(": ")[2] for line in run.err.splitlines() if line.startswith("Notice: ")]
    places = [line.partition(": ")[0].rpartition(" ")[2] for line in told]
    assert places[:-1] == ["1", "2", "3", "5", "7", "8", "10"]
    assert told[-1].startswith("From your settings: africa.majority.rounding=up (")
    assert run.code == 0
    assert "Did you mean “africa.majority.rounding”?" in run.err
    assert "africana" not in run.err.replace("africana.", "")


@pytest.mark.usefixtures("person")
def test_the_example_of_the_docs(program: Program, file: Path) -> None:
    _, _, rest = (ROOT / "docs" / "reference" / "commands.md").read_text("utf-8").partition("```toml\n")
    file.write_text(rest.partition("```")[0], "utf-8")
    run = program("config", "africa")
    assert run.err == ""
    assert [line for line in run.out.splitlines() if "regel" in line] == [
        "africa.edition = fi (uit dit bestand, regel 5)",
        "africa.majority.rounding = up (uit dit bestand, regel 6)",
    ]


# Who sees them.


@pytest.fixture
def ours(file: Path) -> Path:
    file.write_text(
        'language = "nl"\nafrica.majority.rounding = "up"\nafricana.edition = "de"\nplayers = ["Bo", "Al"]\n'
    )
    return file


def test_programs_never_see_them(ours: Path, program: Program) -> None:
    plain = program("score", "africa", AFRICA)
    ours.unlink()
    assert plain == program("score", "africa", AFRICA)
    assert "Anna" in plain.out
    ours.mkdir()  # would be told if anybody looked
    assert program("score", "africa", AFRICA).err == plain.err
    program.shown = True
    for words in (["--format", "json"], ["--format=jsonl"], ["--format", "csv"], ["--jobs", "2"]):
        assert "settings.toml" not in program("score", "africa", AFRICA, *words).err
    assert "settings.toml" in program("score", "africa", AFRICA, "--format", "markdown").err


@pytest.mark.unmeasured
@pytest.mark.usefixtures("ours", "person")
def test_a_person_sees_them(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    run = program("score", "africa", AFRICA, "--format", "text")
    assert "Gedeelde overwinning" in run.out
    assert run.err == "Let op: Uit je instellingen: africa.majority.rounding=up (“scorer config” toont ze).\n"
    # An option goes before them, and says everything if it is an edition.
    assert program("score", "africa", AFRICA, "--ruling", "africa.majority.rounding=down").err == ""
    assert program("score", "africa", AFRICA, "--edition", "fr").err == ""
    assert "From your settings" in program("score", "africa", AFRICA, "--lang", "en").err
    monkeypatch.setenv("SCORER_LANG", "fi")
    assert "Asetuksistasi" in program("score", "africa", AFRICA).err
    assert program("games").err == ""


@pytest.mark.unmeasured
@pytest.mark.usefixtures("ours", "person")
def test_a_quiet_run_says_which_readings_they_change(program: Program, tmp_path: Path) -> None:
    told = program("score", "africa", AFRICA, "--lang", "en")
    assert told.err.startswith("Notice: From your settings: africa.majority.rounding=up")
    assert program("score", "africa", AFRICA, "--lang", "en", "--quiet") == told
    run = program("score", "africa", AFRICA, "--quiet", "--ruling", "africa.majority.rounding=down")
    assert run.err == ""
    # Names change no points.
    names = ["track", "afritoria", "--record", tmp_path / "record.jsonl", "--quiet"]
    assert "players=" not in program(*names, typed="\nstop\n").err


@pytest.mark.usefixtures("ours")
def test_on_wish_everybody_sees_them(program: Program) -> None:
    run = program("score", "africa", AFRICA, "--format", "json", "--settings")
    assert json.loads(run.out)["rulings"]["africa.majority.rounding"] == "up"
    assert "africa.majority.rounding=up" in run.err
    assert program("--settings", "games").out == program("games", "--lang", "nl").out != program("games").out
    assert program("score", "africa", "x.jsonl", "--jobs", "2", "--settings").code == 2


@pytest.mark.usefixtures("ours", "person")
def test_what_a_file_says_goes_before_them(program: Program, tmp_path: Path) -> None:
    tally = json.loads(Path(AFRICA).read_text("utf-8"))
    sheet = program("score", "africa", AFRICA, "--format", "json").out
    for name, data in (
        ("edition", {**tally, "edition": "fr"}),
        ("rulings", {**tally, "rulings": {"africa.majority.zero": "share"}}),
        ("sheet", json.loads(sheet)),
    ):
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(data), "utf-8")
        run = program("score", path)
        assert run.err == "", name
    assert program("score", str(ROOT / "examples" / "africana.json")).err.count("africana.edition=de") == 1
    # What is no tally is told as ever.
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text('[1]\n7\n{"game": 3}\n{"game": "x"}\n{"rulings": []}\n{"edition": 3}\n', "utf-8")
    run = program("score", "africa", wrong)
    assert (run.code, run.err.count("wrong.jsonl")) == (1, 8)
    assert "scorer" not in program("score", wrong).err.replace("scorer config", "")
    # Said once for many.
    many = tmp_path / "many.jsonl"
    many.write_text((json.dumps(tally) + "\n") * 3, "utf-8")
    assert program("score", "africa", many).err.count("Uit je instellingen") == 1


def test_a_typo_in_settings_of_another_game_is_told_by_config(program: Program, file: Path) -> None:
    file.write_text('afritoria.market.tie = "nobod"\n')
    run = program("config")
    assert run.code == 0
    assert "settings.toml, line 1: “nobod” is not a reading of this ruling.\n  Did you mean “nobody”?" in run.err


@pytest.mark.usefixtures("ours", "person")
def test_names_of_the_table(program: Program, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    run = program("score", "afritoria", "--lang", "en", "--save", kept, typed="\n4 5 2\n3 0 0\n\n")
    assert run.code == 0
    assert "[Bo, Al] >" in run.err
    assert "From your settings: players=Bo, Al (" in run.err
    assert [player["name"] for player in json.loads(kept.read_text("utf-8"))["players"]] == ["Bo", "Al"]
    run = program("score", "afritoria", "--lang", "en", typed="Cy, Di\n4 5 2\n3 0 0\n\n\n")
    assert "From your settings" not in run.err


@pytest.mark.usefixtures("ours", "person")
def test_a_count_by_them_is_kept_with_its_readings(program: Program, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    typed = "\nniemand\n30\n\n3\n\n29\n\n3\n\n\n"
    assert program("score", "africa", "--save", kept, typed=typed).code == 0
    assert json.loads(kept.read_text("utf-8"))["rulings"] == {"africa.majority.rounding": "up"}


@pytest.mark.usefixtures("ours", "person")
def test_a_game_that_is_followed_begins_with_them(program: Program, tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    run = program("track", "africa", "--record", record, "--lang", "en", typed="\nstop\n")
    assert run.code == 0
    assert "[Bo, Al] >" in run.err
    assert "From your settings: players=Bo, Al, africa.majority.rounding=up (" in run.err
    header = json.loads(record.read_text("utf-8").splitlines()[0])
    assert header["players"] == ["Bo", "Al"]
    assert header["rulings"]["africa.majority.rounding"] == "up"
    # What was agreed holds.
    assert "From your settings" not in program("track", "africa", "--record", record, typed="stop\n").err


def test_nothing_is_loaded_where_they_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the file nor what reads it."""
    for name in [name for name in sys.modules if name.startswith("scorer.cli.settings.") or name == "tomllib"]:
        monkeypatch.delitem(sys.modules, name)
    settings.use(["score", "africa", "x.json"])
    assert settings.current().file == ""
    assert "scorer.cli.settings.file" not in sys.modules
    settings.use(["score", "--", "--settings"])
    assert settings.current().file == ""


# At a terminal.


class Terminal:
    """The program at a pseudo-terminal."""

    def __init__(self, *args: str, columns: int = 80) -> None:
        env = {**os.environ, "TERM": "xterm", "COLUMNS": str(columns), "LINES": "24"}
        self.child: Any = pexpect.spawn(
            sys.executable, ["-m", "scorer", *args], env=env, dimensions=(24, columns), encoding="utf-8", timeout=60
        )
        self.child.delaybeforesend = 0

    def type(self, line: str) -> None:
        self.child.expect(r"(?s) >.*?\x1b\[\?25h")
        self.child.send(f"{line}\r")

    def rest(self) -> str:
        self.child.expect(pexpect.EOF)
        self.child.close()
        assert self.child.exitstatus == 0
        return str(self.child.before).replace("\r\n", "\n")


@pytest.mark.slow
@pytest.mark.parametrize("columns", one_of([40, 80], 40))
def test_at_a_terminal(columns: int, home: Path) -> None:
    assert "language = fi" in Terminal("config", "language", "suomi", columns=columns).rest()
    Terminal("config", "africa.majority.rounding=up", columns=columns).rest()
    Terminal("config", "players", "Aino", "Bo", columns=columns).rest()
    shown = Terminal("config", columns=columns).rest()
    assert "Asetukset ovat tiedostossa" in shown
    assert all(len(line) <= columns for line in shown.splitlines())
    assert "rivi 2" in " ".join(shown.split())
    result = Terminal("score", "africa", AFRICA, columns=columns).rest()
    assert "Asetuksistasi: africa.majority.rounding=up" in " ".join(result.split())
    # The language goes on for the questions, and Enter takes the names.
    count = Terminal("score", "afritoria", columns=columns)
    for line in ("", "4 5 2", "3 0 0", "", "ei", ""):  # no logbook, no file
        count.type(line)
    assert "Asetuksistasi: players=Aino, Bo" in " ".join(count.rest().split())
    assert (home / ".config" / "scorer" / "settings.toml").exists()


@pytest.mark.slow
def test_a_pipe_from_a_terminal_sees_nothing(file: Path) -> None:
    file.write_text("language nl")
    child: Any = pexpect.spawn(
        "sh", ["-c", f"{sys.executable} -m scorer score africa {AFRICA} | cat"], encoding="utf-8", timeout=60
    )
    child.expect(pexpect.EOF)
    assert "settings.toml" not in child.before
    assert "Dora: 54" in child.before
