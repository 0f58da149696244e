"""What people who use other command lines expect: a quiet run, progress, plain lines; to hear that nobody is asked."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import time
from pathlib import Path

import pexpect
import pytest

import scorer
from scorer.cli import progress
from scorer.cli.app import names
from scorer.cli.log.commands import group
from scorer.text.i18n import languages
from tests.support import ROOT
from tests.support.program import Program

AFRICA = ROOT / "examples" / "africa.json"
COMMANDS = [*names(), *[f"log {command.name}" for command in group.registered_commands]]


# Quiet


@pytest.mark.parametrize("where", [("-q", "score"), ("score", "--quiet")])
def test_quiet_leaves_out_notices_and_nothing_else(where: tuple[str, ...], program: Program, tmp_path: Path) -> None:
    odd = tmp_path / "odd.json"
    players = [{"name": "A", "track": 1, "goods": {"spear": 1}}, {"name": "B", "track": 2}]
    odd.write_text(json.dumps({"game": "africa", "players": players}), "utf-8")
    told = program("score", odd, "--save", tmp_path / "kept.json")
    assert told.err.count("Notice:") == 1
    assert "kept" in told.err
    assert program(*where, odd, "--save", tmp_path / "quiet.json") == (0, told.out, "")
    assert json.loads((tmp_path / "quiet.json").read_text("utf-8"))["game"] == "africa"
    assert program("score", odd).err  # a run is no longer quiet than itself


def test_errors_are_never_quiet(program: Program, tmp_path: Path) -> None:
    run = program("score", tmp_path / "none.json", "-q")
    assert (run.code, run.out) == (1, "")
    assert "There is no such file" in run.err
    assert program("score", "--nonsense", "-q").err == program("score", "--nonsense").err


def test_an_unknown_language_is_no_matter_for_a_quiet_run(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCORER_LANG", "sv" * 100)
    assert 50 < len(program("games").err) < 300
    assert program("games", "-q").err == ""


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_can_be_quiet(name: str, program: Program) -> None:
    assert "-q, --quiet" in program(*name.split(), "--help").out


# Nobody to ask


@pytest.mark.parametrize("piped", ["", "Ann\nBen\n", "3 1\n34\n", '"Ann"\n'])
@pytest.mark.parametrize("lang", languages())
def test_piped_answers_are_told_that_nobody_can_be_asked(lang: str, piped: str, program: Program) -> None:
    run = program("score", "africana", "--lang", lang, piped=piped)
    assert (run.code, run.out) == (1, "")
    assert "scorer score africana tonight.json" in run.err
    assert "scorer template africana > tonight.json" in run.err


@pytest.mark.parametrize("piped", ["{", "[1", "\n\n{]", "\ufeff{", b"\xff\xfe{\0"])
def test_broken_json_is_told_as_such(piped: str | bytes, program: Program) -> None:
    run = program("score", "africa", piped=piped)
    assert run.err.startswith("Error: standard input: ")
    assert "Nobody" not in run.err


# Plain lines


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("set_to", "plain"),
    [
        *(({}, False), ({"TERM": "dumb"}, True), ({"TERM": ""}, True)),
        *(({"ACCESSIBLE": "1"}, True), ({"ACCESSIBLE": "0"}, False)),
    ],
)
def test_lines_instead_of_a_table(
    set_to: dict[str, str], plain: bool, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    for key, value in {"TERM": "xterm", "ACCESSIBLE": "", **set_to}.items():
        monkeypatch.setenv(key, value)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    shown = program("score", AFRICA).out
    assert ("│" not in shown) is plain
    assert "│" in program("score", AFRICA, "--format", "table").out  # whoever asks for it gets it


# Progress


HURRY = """
import sys
from scorer.cli import main, progress
progress.FIRST = progress.EVERY = 0.0
if __name__ == "__main__":
    sys.exit(main())
"""
"""The program, with progress told at once: a batch need not be long."""


@pytest.fixture(scope="module")
def batch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some tallies, one of which is wrong."""
    folder = tmp_path_factory.mktemp("batch")
    line = json.dumps(json.loads(AFRICA.read_text("utf-8")))
    (folder / "many.jsonl").write_text(f"{line}\n" * 2400 + "{\n" + f"{line}\n" * 600, "utf-8")
    (folder / "hurry.py").write_text(HURRY, "utf-8")
    return folder


def shown(line: str, cwd: Path, **env: str) -> tuple[str, int]:
    """What a command shows on a terminal, and its exit code; `S` is `scorer score`, its results go to a file."""
    command = line.replace("S ", f"{sys.executable} hurry.py score ", 1) + " > result"
    all_env = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm", "SCORER_LANG": "en", "ACCESSIBLE": "", **env}
    out, code = pexpect.run(
        f"sh -c '{command}'", cwd=str(cwd), env=all_env, timeout=120, encoding="utf-8", withexitstatus=True
    )
    assert (cwd / "result").stat().st_size > 0
    return out, code


@pytest.mark.slow
@pytest.mark.parametrize(
    "line", ["S many.jsonl --format jsonl", "S many.jsonl --jobs 2", "S --format csv < many.jsonl"]
)
def test_a_batch_tells_what_is_left(line: str, batch: Path) -> None:
    out, code = shown(line, batch)
    lines = out.split("\r\x1b[K")
    told = [line for line in lines if "about 0:" in line]
    assert len(told) > 1
    assert all(re.fullmatch(r"\d+ tall(y|ies) scored – \d+%, about 0:\d\d left", line) for line in told)
    # The error stands on lines of its own, and nothing of the progress is left.
    (error,) = [line for line in lines if "Error" in line]
    assert error.startswith("Error: ")
    assert error.endswith("\r\n")
    assert lines[-1] == ""
    assert code == 1


@pytest.mark.slow
def test_what_is_piped_tells_only_how_much_is_done(batch: Path) -> None:
    out, _ = shown("cat many.jsonl | S --format csv", batch)
    assert "tallies scored" in out
    assert "%" not in out


@pytest.mark.slow
@pytest.mark.parametrize(
    ("more", "env"), [("-q", {}), ("", {"TERM": "dumb"}), ("", {"ACCESSIBLE": "1"}), ("2>errors", {})]
)
def test_no_progress_where_it_is_not_wanted_or_cannot_be_seen(more: str, env: dict[str, str], batch: Path) -> None:
    out, _ = shown(f"S many.jsonl --format csv {more}", batch, **env)
    assert "\x1b" not in out
    assert "scored" not in out


def test_sizes_are_those_of_files(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"12345")
    assert [progress._size(str(tmp_path / name)) for name in ("a", "none", "")] == [5, None, None]


# The pager


LONG = (
    ["rules", "africa"],
    ["rulings", "africa"],
    ["replay", str(ROOT / "examples/africa-record.jsonl")],
    ["help", "score"],
)


def paged_by(pager: str, *args: str, term: str = "xterm", keys: str = "") -> tuple[str, int]:
    """What a terminal of 24 lines shows, and the exit code."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": term, "PAGER": pager, "LINES": "24", "COLUMNS": "80"}
    child = pexpect.spawn(
        sys.executable, ["-m", "scorer", *args], env=env, dimensions=(24, 80), encoding="utf-8", timeout=60
    )
    child.delaybeforesend = 0
    if keys:
        child.expect(["Components", ":"])
        for key in keys:
            child.send(key)
            time.sleep(0.3)  # an interrupt throws away what was typed before it
    out = child.read()
    child.close()
    return out, child.exitstatus


@pytest.mark.slow
@pytest.mark.parametrize("args", LONG)
def test_what_is_longer_than_the_screen_is_paged(args: list[str]) -> None:
    out, code = paged_by("wc -l", *args)
    assert code == 0
    assert int(out) > 24  # the pager has all of it, and nothing else is shown
    for unpaged in ("cat", ""):
        assert len(paged_by(unpaged, *args)[0].splitlines()) == int(out)
    assert len(paged_by("wc -l", *args, "--no-pager")[0].splitlines()) == int(out)


@pytest.mark.slow
@pytest.mark.parametrize("term", ["dumb", "xterm"])
def test_what_fits_the_screen_is_not_paged(term: str) -> None:
    args = ["rules", "africa"] if term == "dumb" else ["rules", "africa.score.majority.tie_first"]
    assert paged_by("wc -l", *args, term=term) == paged_by("", *args, term=term)


@pytest.mark.slow
@pytest.mark.parametrize("pager", ["no-such-pager --fast", "false", "'open", "/"])
def test_a_pager_that_does_not_work_is_told_and_the_text_is_shown(pager: str) -> None:
    shown = paged_by("", "rules", "africa")[0]
    out, code = paged_by(pager, "rules", "africa")
    assert code == 0
    assert out.startswith(shown)
    assert out[len(shown) :].startswith("Notice: PAGER: “")
    assert "Traceback" not in out


@pytest.mark.slow
@pytest.mark.parametrize(("pager", "keys"), [("head -n 3", ""), ("less", "q"), ("less", "\x03q")])
def test_whoever_leaves_the_pager_early_has_seen_enough(pager: str, keys: str) -> None:
    if not shutil.which(pager.split(maxsplit=1)[0]):
        pytest.skip("it is not installed here")
    out, code = paged_by(pager, "rules", "africa", keys=keys)
    assert code == 0
    assert "[africa.term.elephant]" not in out
    assert "Traceback" not in out
    assert "Notice" not in out


def test_what_is_piped_never_meets_a_pager(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = program("rules", "africa")
    monkeypatch.setenv("PAGER", "false")
    assert program("rules", "africa") == shown


# Titles, Markdown and text for a chat


@pytest.mark.parametrize("lang", languages())
def test_titles_have_numbers_only_where_one_can_ask_for_them(lang: str, program: Program) -> None:
    for words in ("gold", "xyzzygame gold nonsense"):
        shown = program("rules", "africa", words, "--lang", lang).out
        assert not re.search(r"^ *\d+\. ", shown, re.M)


def test_a_table_hears_how_to_ask_for_a_number(program: Program, tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    run = program("track", "africa", "--players", "A,B", "--record", record, piped="rules gold tie\nrules 2\n")
    assert "\n  2. " in run.out
    assert "“rules 2” shows the one with that number." in run.out
    second = re.search(r"^ +2\. (.+) \(Africa\)", run.out, re.M)
    assert second is not None
    assert f"\n{second[1]} [" in run.out.partition("that number.")[2]


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("lang", "word"), [("fr", "or 2"), ("fi", "kulta 2"), ("nl", "goud 2"), ("de", "Gold 2"), ("en", "gold 2")]
)
def test_words_that_may_be_typed_are_those_of_the_language(
    lang: str, word: str, program: Program, tmp_path: Path
) -> None:
    args = ("track", "africa", "--players", "A,B", "--record", tmp_path / "record.jsonl", "--lang", lang)
    assert f" {word}," in program(*args, piped="2\n").err


def test_one_rule_as_markdown_can_be_pasted(program: Program) -> None:
    shown = program("rules", "tie_first", "--format", "markdown").out
    assert shown.startswith("**Tie for the most** (`africa.score.majority.tie_first`)\n\n")
    assert "(`africa.score.majority.round`)" in shown
    assert "](#" not in shown
    assert "{#" not in shown


def test_all_rules_as_markdown_are_a_document(program: Program) -> None:
    shown = program("rules", "africa", "--format", "markdown").out
    anchors = set(re.findall(r"^## .* {#(.+)}$", shown, re.M))
    assert len(anchors) == len(scorer.rules("africa"))
    assert set(re.findall(r"\]\(#([^)]+)\)", shown)) <= anchors


def test_what_is_found_is_one_rule_and_titles(program: Program) -> None:
    shown = program("rules", "africa", "gold", "tie", "--format", "markdown").out
    assert shown.startswith("**")
    assert shown.count("\n- ") > 3
    assert "\n\nAlso:\n\n- " in shown


@pytest.mark.parametrize("lang", languages())
def test_a_chat_makes_no_list_of_ranks(lang: str, program: Program) -> None:
    """It would number two that are third as third and fourth."""
    shown = program("score", AFRICA, "--format", "text", "--lang", lang).out
    assert [line[:3] for line in shown.splitlines() if re.match(r"\d\.", line)] == [
        "1.\u00a0",
        "2.\u00a0",
        "3.\u00a0",
        "3.\u00a0",
    ]
    # A list of Markdown is a number, a dot and a blank or a tabulator.
    assert not re.search(r"^ *\d+[.)][ \t]", shown, re.M)
