"""What a shell offers behind Tab, by its protocol, and at a pseudo-terminal in the shells that are installed."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from scorer.cli.completion import joined
from scorer.registry import game
from tests.support import ROOT
from tests.support.program import Program


class Tab:
    """What is offered for the last of some words, with everything that stands before it."""

    def __init__(self, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
        self._program, self._monkeypatch = program, monkeypatch
        monkeypatch.chdir(ROOT)

    def __call__(self, *words: str, shell: str = "fish") -> list[str]:
        self._monkeypatch.setenv("_SCORER_COMPLETE", f"complete_{shell}")
        self._monkeypatch.setenv("_TYPER_COMPLETE_FISH_ACTION", "get-args")
        self._monkeypatch.setenv("_TYPER_COMPLETE_ARGS", " ".join(["scorer", *words]))
        self._monkeypatch.setenv("COMP_WORDS", "\n".join(["scorer", *words]))
        self._monkeypatch.setenv("COMP_CWORD", str(len(words)))
        return [line.partition("\t")[0] for line in self._program().out.splitlines() if line]


@pytest.fixture
def tab(program: Program, monkeypatch: pytest.MonkeyPatch) -> Tab:
    return Tab(program, monkeypatch)


def test_only_what_belongs_to_the_game_that_stands_there(tab: Tab) -> None:
    readings = [f"{r.id}={reading}" for r in game("africana").rulings for reading in r.readings]
    assert tab("score", "africana", "--ruling", "") == readings
    assert tab("track", "africana", "--players", "A,B", "--ruling", readings[0], "--ruling", "") == readings
    assert tab("score", "africana", "--edition", "") == ["de"]
    assert tab("score", "--edition", "") == ["nl", "fi", "fr", "de"]
    assert tab("track", "africana", "--option", "h") == ["hands=1"]
    assert {name.partition(".")[0] for name in tab("rules", "afritoria", "")} == {"afritoria"}
    assert tab("rules", "afritoria", "afritoria.win") == ["afritoria.win"]


def test_what_there_is_to_choose_from(tab: Tab) -> None:
    assert tab("help", "sc") == ["score", "schema"]
    assert tab("schema", "r") == ["rules", "record"]
    assert tab("export", "") == ["bgstats"]
    assert tab("rules", "--format", "") == ["text", "json", "markdown"]
    assert tab("replay", "examples/") == ["examples/africa-record.jsonl", "examples/afritoria.jsonl"]
    assert tab("track", "africa", "--record", "examples/africa") == ["examples/africa-record.jsonl"]


def test_settings_and_their_values(tab: Tab) -> None:
    assert tab("config", "l") == ["language", "log"]
    assert tab("config", "africana.") == ["africana.edition", "africana.collections.repeat", "africana.tie.money"]
    assert tab("config", "language", "f") == ["fr", "fi"]
    assert tab("config", "africa.edition", "") == ["nl", "fi", "fr"]
    assert tab("config", "africa.majority.rounding", "") == ["down", "up"]
    assert tab("config", "rounding", "u") == ["up"]
    assert tab("config", "log", "") == ["yes", "no"]
    assert tab("config", "africa.majority.rounding=") == [
        "africa.majority.rounding=down",
        "africa.majority.rounding=up",
    ]
    assert tab("config", "africa.majority.rounding", "=", "u", shell="bash") == ["up"]
    for words in (["players", ""], ["language", "nl", ""], ["edition", ""], ["langage", ""], ["langage="]):
        assert tab("config", *words) == []


def test_the_whole_word_or_what_bash_has_left_of_it(tab: Tab) -> None:
    assert tab("score", "--format=js") == ["--format=json", "--format=jsonl"]
    assert tab("score", "--format", "=", "js", shell="bash") == ["json", "jsonl"]
    assert tab("score", "africa", "--ruling", "africa.majority.rounding=") == [
        "africa.majority.rounding=down",
        "africa.majority.rounding=up",
    ]
    assert tab("score", "africa", "--ruling", "africa.majority.rounding", "=", shell="bash") == ["down", "up"]
    assert tab("score", "africa", "--ruling", "africa.majority.rounding", "=", "u", shell="bash") == ["up"]
    assert tab("score", "--ruling", "=", "africa.majority.rounding", "=", "u", shell="bash") == ["up"]
    # Where the shell does not break words, the whole of it.
    assert tab("score", "--ruling", "africa.majority.rounding=u", shell="bash") == ["africa.majority.rounding=up"]
    assert joined(["scorer", "--ruling", "a", "=", "b", "score"], 5) == (["scorer", "--ruling", "a=b", "score"], "")


START = {
    "bash": (["--norc", "--noprofile", "-i"], "PS1='> '"),
    "zsh": (["-f", "-i"], "PS1='> '; autoload -Uz compinit; compinit -u -D"),
    "fish": (["--no-config", "-i"], "function fish_prompt; echo -n '> '; end"),
}
SHOWN = {
    "bash": ('eval "$(scorer --show-completion)"', 'scorer() { echo "GOT" "$@"; }'),
    "zsh": ('eval "$(scorer --show-completion)"', 'scorer() { echo "GOT" "$@"; }'),
    "fish": ("scorer --show-completion | source", 'function scorer; echo "GOT" $argv; end'),
}
TYPED = {
    "score africa --ruling africa.majority.rounding=u": "score africa --ruling africa.majority.rounding=up",
    "score africa --form": "score africa --format",
    "score africa --format=cs": "score africa --format=csv",
    "score africa --edition n": "score africa --edition nl",
    "rules africa africa.question.walk": "rules africa africa.question.walk-through-explorer",
    "replay gam": "replay game.jsonl",
    "--lang fi sch": "--lang fi schema",
    "config africana.tie.money val": "config africana.tie.money value",
    "config africana.tie.money=val": "config africana.tie.money=value",
}


@pytest.mark.slow
@pytest.mark.parametrize("shell", START)
def test_in_a_real_shell(shell: str, tmp_path: Path) -> None:
    if not (found := shutil.which(shell)):
        pytest.skip(f"no {shell} here")
    shutil.copy(ROOT / "examples" / "africa-record.jsonl", tmp_path / "game.jsonl")
    (tmp_path / "game.json").write_text("{}", "utf-8")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "HOME": str(tmp_path), "TERM": "dumb", "SCORER_LANG": "fr"}
    options, prompt = START[shell]
    child: Any = pexpect.spawn(
        found, options, env=env, cwd=str(tmp_path), dimensions=(24, 200), encoding="utf-8", timeout=30
    )
    for line in (prompt, *SHOWN[shell], "echo re''ady"):
        child.send(f"{line}\r")
    child.expect("\nready")
    for typed, whole in TYPED.items():
        child.send(f"scorer {typed}\t\r")
        child.expect(r"GOT ([^\r\n]*)")
        assert child.match[1].strip() == whole
    child.close(force=True)
