"""Help where it is looked for: `-h`, `help`, the first page, what was meant, and examples that are all true."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from scorer.cli.app import names
from scorer.cli.examples import EXAMPLES, examples
from scorer.cli.log.commands import group
from scorer.text.errors import language
from scorer.text.i18n import languages
from tests.support import ROOT
from tests.support.offered import offered
from tests.support.program import Program
from tests.support.tiers import each_once

COMMANDS = [*names(), *[f"log {command.name}" for command in group.registered_commands]]
FILES = {
    "tonight.json": "africa.json",
    "evening.jsonl": "africa.jsonl",
    "game.jsonl": "africa-record.jsonl",
    "phone.jsonl": "year.jsonl",
}
"""The files that examples name, by what is there."""


@pytest.mark.parametrize(("name", "lang"), each_once(COMMANDS, languages()))
def test_help_is_the_same_wherever_it_is_asked_for(name: str, lang: str, program: Program) -> None:
    page = program("help", *name.split(), "--lang", lang)
    assert (page.code, page.err) == (0, "")
    assert page.out == program(*name.split(), "-h", "--lang", lang).out
    titles = {
        "nl": "Voorbeelden:",
        "de": "Beispiele:",
        "fr": "Exemples\u00a0:",
        "fi": "Esimerkkejä:",
        "en": "Examples:",
    }
    assert f"\n{titles[lang]}\n" in page.out


def test_help_of_the_program(program: Program) -> None:
    page = program("--help").out
    assert page == program("help").out == program("-h").out == program("-h", "score").out
    assert all(f"\n  {name} " in page for name in names())
    assert "-V, --version" in page
    assert "-h, --help" in page
    assert program("-V").out == program("--version").out


@pytest.mark.parametrize("lang", languages())
def test_the_first_page_fits_a_screen_and_says_what_can_be_done_at_once(lang: str, program: Program) -> None:
    run = program("--lang", lang)
    assert run.code == 0
    lines = run.out.splitlines()
    assert len(lines) <= 20
    begun = [line.strip() for line in lines if line.startswith("    scorer ")]
    assert [line.split()[1] for line in begun] == ["score", "rules", "track"]
    assert lines.index(f"    {begun[-1]}") < next(i for i, line in enumerate(lines) if "score, merge" in line)


@pytest.mark.unmeasured
@pytest.mark.parametrize("columns", [40, 80])
@pytest.mark.parametrize("lang", languages())
def test_pages_fit(columns: int, lang: str, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ["", *COMMANDS]:
        monkeypatch.setattr(shutil, "get_terminal_size", lambda: os.terminal_size((columns, 24)))
        lines = program(*name.split(), *(["--help"] if name else []), "--lang", lang).out.splitlines()
        # Command lines are never broken, so that they can be copied.
        assert [line for line in lines if len(line) > columns and not line.startswith("    scorer ")] == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("africa", "scorer score africa"),
        ("Afrika tonight.json --explain", "scorer score africa tonight.json --explain"),
        ("africana who goes first", "scorer rules africana who goes first"),
        ("fi", "scorer --lang fi help"),
        ("fr games", "scorer --lang fr games"),
        ("tonight.json", "scorer score tonight.json"),
        ("tie_first", "scorer rules tie_first"),
        ("africa.win.nothing who", "scorer rules africa.win.nothing who"),
        ("count africa", "scorer score africa"),
        ("compter africa --lang fr", "scorer score africa --lang fr"),
        ("zoeken nomade --lang nl", "scorer rules nomade --lang nl"),
        ("compare tonight.json", "scorer score tonight.json --compare"),
        ("vergelijk tonight.json --lang nl", "scorer score tonight.json --lang nl --compare"),
        ("expliquer tonight.json --lang fr", "scorer score tonight.json --lang fr --explain"),
        ("version", "scorer --version"),
        ("instellingen --lang nl", "scorer config --lang nl"),
        ("who gets the six", "scorer rules who gets the six"),
        ("scor africa", "score"),
        ("rule africa", "rules"),
        ("log delete 3", "scorer log remove 3"),
        ("log pelaajat --lang fi", "scorer log players --lang fi"),
        ("log LÖSCHEN 3 --lang de", "scorer log remove 3 --lang de"),
    ],
)
def test_what_was_meant(typed: str, meant: str, program: Program) -> None:
    run = program(*typed.split())
    assert (run.code, run.out) == (2, "")
    assert any(f"{quote}{meant}{end}" in run.err for quote, end in ("“”", "„“", "””", "«»", ("«\u00a0", "\u00a0»")))


def test_a_word_that_means_nothing_here_is_told_what_there_is(program: Program) -> None:
    run = program("xyzzyqq")
    assert run.code == 2
    assert "Did you mean" not in run.err
    assert "score, merge" in run.err
    assert program("help", "scor").err.startswith("Error: There is no command “scor”.\n  Did you mean “score”?")


def test_every_command_has_an_example() -> None:
    assert list(EXAMPLES) == ["", *COMMANDS]
    assert {*EXAMPLES[""]} <= {example for name in COMMANDS for example in EXAMPLES[name]}
    for name in COMMANDS:
        assert any(f" {name}" in line for _, line in examples(name, language("en")))


# `mcp` speaks with an assistant, and `site` takes half a minute: tests/package tries them. Those of the program itself
# are among these.
@pytest.mark.parametrize(
    ("name", "lang"),
    [(name, "en") for name in COMMANDS if name not in ("mcp", "site")]
    + [("rules", lang) for lang in languages() if lang != "en"],
)
def test_examples_are_true(
    name: str, lang: str, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SCORER_LANG", lang)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for file, example in FILES.items():
        shutil.copy(ROOT / "examples" / example, file)
    for file, player in (("anna.json", "Anna"), ("ben.json", "Ben")):
        Path(file).write_text(f'{{"game": "africa", "players": [{{"name": "{player}", "track": 30}}]}}', "utf-8")
    if name == "catalogues":
        game = shutil.copytree(ROOT / "examples" / "game", "game", ignore=shutil.ignore_patterns("__pycache__", "*.mo"))
        monkeypatch.setattr("sys.path", [*sys.path])
        Path(game, "scorer_oware").rename(Path(game, "translated_oware"))  # no other test has imported that
        pyproject = Path(game, "pyproject.toml")
        pyproject.write_text(pyproject.read_text("utf-8").replace("scorer_oware", "translated_oware"), "utf-8")
        monkeypatch.chdir(game)
    if name.startswith("log "):
        # What is kept there already, but for who is who, which the examples say.
        monkeypatch.setenv("SCORER_LOG", str(tmp_path / "log"))
        Path("log").mkdir()
        if name != "log import":
            lines = Path("phone.jsonl").read_text("utf-8").splitlines(keepends=True)
            Path("log", "kept.jsonl").write_text("".join([line for line in lines if '"person"' not in line]), "utf-8")
        if name == "log undo":
            assert program("log", "remove", "1").code == 0
    for _, line in examples(name, language(lang)):
        if "--save" in line:
            Path("tonight.json").unlink()
        asks = line.startswith("scorer score africa") and ".jsonl" not in line
        _, *words = shlex.split(line.partition(" > ")[0])
        typed = offered("africa", "AT_THE_TABLE") if asks else "yes\n" if name.startswith("log ") else None
        run = program(*words, typed=typed)
        assert run.code == (words[:2] == ["catalogues", "check"]), (line, run.err)  # much is missing
        if words[:2] == ["rules", "africa"] and len(words) > 2:
            # The first that is found is what was looked for.
            assert "[africa.score.majority.tie_first]" in run.out.splitlines()[0]
