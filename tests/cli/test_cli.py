"""The command line: formats, files, languages, exit codes, terminals of all kinds."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

import scorer
from scorer.addresses import addresses
from scorer.registry import ids
from scorer.text.errors import language
from scorer.text.i18n import languages
from tests.support import ROOT
from tests.support.program import Program

EXAMPLE = ROOT / "examples" / "africa.json"
LINES = ROOT / "examples" / "africa.jsonl"
TALLY = {"players": [{"name": "Anna", "track": 1}, {"name": "Ben", "track": 2}]}
BAD = {"players": [{"name": "Anna", "track": -1}, {"name": "Ben", "track": 2}]}


def test_json_of_one_tally_is_an_object(program: Program) -> None:
    run = program("score", "africa", EXAMPLE, "--format", "json", "--lang", "fi")
    assert run.code == 0
    assert json.loads(run.out) == scorer.score(json.loads(EXAMPLE.read_text("utf-8"))).to_dict("fi")


def test_json_of_several_tallies_is_an_array(program: Program) -> None:
    run = program("score", "africa", EXAMPLE, LINES, "--format", "json")
    assert [sheet["winners"] for sheet in json.loads(run.out)] == [["Dora"], ["Ben"], ["Cleo"]]


def test_jsonl_is_one_sheet_a_line(program: Program) -> None:
    run = program("score", "africa", LINES, "--format", "jsonl")
    assert [json.loads(line)["winners"] for line in run.out.splitlines()] == [["Ben"], ["Cleo"]]


def test_csv_of_players(program: Program) -> None:
    rows = list(csv.DictReader(io.StringIO(program("score", "africa", EXAMPLE, LINES, "--format", "csv").out)))
    assert [(row["sheet"], row["name"], row["total"], row["rank"], row["winner"]) for row in rows][:4] == [
        ("1", "Anna", "53", "2", "false"),
        ("1", "Ben", "49", "3", "false"),
        ("1", "Cleo", "49", "3", "false"),
        ("1", "Dora", "54", "1", "true"),
    ]
    assert len(rows) == 9


def test_csv_of_lines(program: Program) -> None:
    out = program("score", "africa", EXAMPLE, "--format", "csv", "--explain", "--lang", "de").out
    rows = list(csv.DictReader(io.StringIO(out)))
    assert len(rows) == 20
    assert all(scorer.rule(row["rule"]) and row["text"] for row in rows)
    assert sum(int(row["points"]) for row in rows if row["name"] == "Anna") == 53


@pytest.mark.parametrize("args", [[], ["-"]])
def test_standard_input(args: list[str], program: Program) -> None:
    run = program("score", "africa", *args, "--format", "json", piped=json.dumps(TALLY))
    assert json.loads(run.out)["winners"] == ["Ben"]


def test_standard_input_named_twice_is_empty_the_second_time(program: Program) -> None:
    run = program("score", "africa", "-", "-", "--format", "json", piped=json.dumps(TALLY))
    assert run.code == 1
    assert json.loads(run.out)["winners"] == ["Ben"]
    assert run.err.count("Error:") == 1


@pytest.mark.skipif(os.name == "nt", reason="a POSIX shell")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_crash(closed: str) -> None:
    command = f'"{sys.executable}" -m scorer score africa examples/africa.json {closed}'
    done = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_a_bad_line_does_not_lose_the_others(program: Program) -> None:
    piped = "\n".join([json.dumps(TALLY), json.dumps(BAD), "{", json.dumps(TALLY)])
    run = program("score", "africa", "--format", "jsonl", piped=piped)
    assert run.code == 1
    assert len(run.out.splitlines()) == 2
    assert "standard input, line 2: players[0].track: −1" in run.err
    assert "line 3" in run.err


def test_a_bad_file_does_not_lose_the_others(program: Program, tmp_path: Path) -> None:
    run = program("score", "africa", tmp_path, tmp_path / "none.json", EXAMPLE, "--format", "json")
    assert run.code == 1
    assert json.loads(run.out)["winners"] == ["Dora"]
    assert run.err.count("Error:") == 2


@pytest.mark.parametrize("format", ["table", "json", "jsonl", "csv", "text"])
def test_wrong_input_prints_nothing_on_standard_output(format: str, program: Program) -> None:
    run = program("score", "africa", "--format", format, piped=json.dumps(BAD))
    assert (run.code, run.out) == (1, "")
    assert "players[0].track" in run.err


def test_an_array_names_the_index(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    file.write_text(json.dumps([TALLY, BAD]))
    run = program("score", "africa", file)
    assert run.code == 1
    assert "two.json[1]: Anna – Points on the score track (players[0].track)" in run.err


def test_a_file_of_100_mb_is_refused_quickly(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "huge.json"
    with file.open("wb") as out:
        out.truncate(100 * 1024 * 1024)
    run = program("score", "africa", file)
    assert (run.code, run.out) == (1, "")
    assert "4 MB" in run.err


@pytest.mark.skipif(os.name == "nt" or not hasattr(os, "geteuid") or os.geteuid() == 0, reason="may read everything")
def test_a_file_that_may_not_be_read(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "secret.json"
    file.write_text("{}")
    file.chmod(0)
    assert program("score", "africa", file).code == 1


def test_edition_and_rulings_are_taken_in_order(program: Program) -> None:
    tied = {"players": [{"name": name, "track": 0, "gold": 4} for name in "ABC"]}

    def gold(*args: str, **more: object) -> int:
        run = program("score", "africa", "--format", "json", *args, piped=json.dumps({**tied, **more}))
        return int(json.loads(run.out)["players"][0]["lines"][3]["points"])

    up, down = {"africa.majority.rounding": "up"}, {"africa.majority.rounding": "down"}
    assert gold() == 5
    assert gold("--edition", "nl") == 6
    assert gold(edition="nl") == 6
    assert gold("--edition", "fr", edition="nl") == 5
    assert gold("--ruling", "africa.majority.rounding=up") == 6
    assert gold("--edition", "fr", rulings=up) == 6
    assert gold("--ruling", "africa.majority.rounding=up", rulings=down) == 6


@pytest.mark.parametrize(
    "place",
    [
        ("--lang", "fi", "games"),
        ("games", "--lang", "fi"),
        ("--lang=fi", "games"),
        ("--lang", "de", "games", "--lang", "fi"),
    ],
)
def test_the_language_may_stand_anywhere(place: tuple[str, ...], program: Program) -> None:
    assert "pelaajaa" in program(*place).out


def test_the_language_of_the_command_goes_before_that_of_the_environment(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCORER_LANG", "fr")
    assert "Deutsch" in program("--lang", "de", "languages").out
    assert "français" in program("languages").out


def test_an_unknown_language_on_the_command_line_is_wrong_use(program: Program) -> None:
    assert program("--lang", "xx", "games").code == 2


def test_an_unknown_language_of_the_environment_gives_way_to_that_of_the_system(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCORER_LANG", "sv_SE")
    monkeypatch.setenv("LC_ALL", "fi_FI.UTF-8")
    run = program("languages")
    assert run.code == 0
    assert "suomi  (käytössä)" in run.out
    assert run.err.count("\n") == 1
    assert "sv_SE" in run.err
    # What is asked for on the command line needs no other.
    assert program("languages", "--lang", "fr").err == ""
    monkeypatch.setenv("SCORER_LANG", "fr_CA")
    assert "français  (langue actuelle)" in program("languages").out


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_ctrl_c_while_loading_is_no_traceback() -> None:
    """The signal comes while Typer is imported, when Python would write a traceback."""
    code = (
        "import os, signal, sys; "
        "sys.meta_path.insert(0, type('F', (), {'find_spec': staticmethod(lambda name, *_: "
        "os.kill(os.getpid(), signal.SIGINT) if name == 'typer' else None)})); "
        # A shell has what it starts in the background ignore the signal.
        "signal.signal(signal.SIGINT, signal.default_int_handler); "
        "from scorer.__main__ import program; program()"
    )
    done = subprocess.run([sys.executable, "-c", code, "games"], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, b"", b"")


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("lang", languages())
def test_a_template_can_be_scored_as_it_is(game: str, lang: str, program: Program) -> None:
    run = program("template", game, "--lang", lang)
    assert program("score", game, piped=run.out).code == 0
    named = program("template", game, "--players", "Anna, Ben,Cleo")
    assert [player["name"] for player in json.loads(named.out)["players"]] == ["Anna", "Ben", "Cleo"]
    assert program("template", game, "--players", "Anna,Anna").code == 1
    assert program("template", game, "--players", "Anna").code == 1


@pytest.mark.parametrize("game", [*ids(), None])
def test_schemas_fit_the_examples(game: str | None, program: Program) -> None:
    args = [game] if game else []
    for example in [game] if game else ids():
        tally = json.loads((ROOT / "examples" / f"{example}.json").read_text("utf-8"))
        Draft202012Validator(json.loads(program("schema", "tally", *args).out)).validate(tally)
        sheet = scorer.score(tally).to_dict("nl")
        Draft202012Validator(json.loads(program("schema", "sheet", *args).out)).validate(sheet)


def test_lists_for_programs(program: Program) -> None:
    games = json.loads(program("games", "--format", "json", "--lang", "fi").out)
    assert games == [scorer.game(id).to_dict("fi") for id in ids()]
    for found in games:
        Draft202012Validator(json.loads(program("schema", "game", found["id"]).out)).validate(found)
    entries = json.loads(program("rulings", "--format", "json", "--lang", "de").out)
    assert entries == [scorer.rule(r.id).to_dict("de") for id in ids() for r in scorer.registry.game(id).rulings]
    one = json.loads(program("rulings", "afritoria", "--format", "json", "--lang", "de").out)
    assert one == [entry for entry in entries if entry["id"].startswith("afritoria.")]
    spoken = json.loads(program("languages", "--format", "json", "--lang", "fr").out)
    assert spoken[2] == {"code": "fr", "name": "français", "current": True}
    assert [entry["code"] for entry in spoken] == list(languages())
    assert sum(entry["current"] for entry in spoken) == 1


@pytest.mark.parametrize("command", ["games", "rulings", "languages"])
def test_lists_know_their_formats(command: str, program: Program) -> None:
    run = program(command, "--format", "jsno")
    assert (run.code, run.out) == (2, "")
    assert "Did you mean “json”?" in run.err


@pytest.mark.parametrize(
    "line",
    [
        *("rules X", "rules africa X", "rules africa.X", "X", "X b", "help X", "games X", "--X", "score --X=3"),
        *("score --format X", "score --edition X africa FILE", "score --ruling X africa FILE", "score --jobs X"),
        *("score --ruling X=a africa FILE", "score --ruling africa.majority.zero=X africa FILE", "score africa X.json"),
        *(
            "score africa FILE --save X",
            "export X FILE",
            "export bgstats FILE --began X",
            "export bgstats FILE --svg X",
        ),
        *("track africa --option X", "track africa --option simple=X --players A,B", "track africa --players A,X"),
        *("track X", "template X", "template africa --players X,B", "replay X", "replay FILE --at X", "schema X"),
        *("merge africa X", "games --lang X", "track africa --record X --players A,B"),
    ],
)
def test_a_very_long_word_is_not_told_whole(line: str, program: Program) -> None:
    words = [word.replace("FILE", str(EXAMPLE)) for word in line.split()]
    run = program(*[word.replace("X", "x" * 5000) for word in words])
    assert run.code in (1, 2)
    assert 10 < len(run.err) < 500


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", languages())
def test_a_folder_that_is_missing_is_named(lang: str, program: Program, tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there"
    for args in (
        ["score", EXAMPLE, "--save", folder / "x.json"],
        ["export", "bgstats", EXAMPLE, "--svg", folder / "x"],
    ):
        run = program(*args, "--lang", lang)
        assert run.code == 1
        shown = language(lang).gettext("There is no folder “{name}”.", name=folder)
        assert shown in run.err


def test_version(program: Program) -> None:
    """It tells the program from others of its name: what its package is called, and where it is."""
    assert program("--version").out == f"scorer {scorer.__version__} (africa-scorer, {addresses().home})\n"


def test_no_colours_without_a_terminal(program: Program) -> None:
    run = program("score", "africa", EXAMPLE, "--format", "table", "--explain", "--compare")
    assert "\x1b" not in run.out
    assert max(map(len, run.out.splitlines())) <= 80


def scorer_process(*args: object, **environment: str) -> subprocess.CompletedProcess[bytes]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "SCORER"))}
    return subprocess.run(
        [sys.executable, "-m", "scorer", *map(str, args)],
        capture_output=True,
        check=False,
        cwd=ROOT,
        env={**clean, **environment},
        input=b"",
    )


@pytest.mark.unmeasured
def test_a_terminal_that_knows_only_ascii() -> None:
    done = scorer_process("score", "africa", EXAMPLE, "--format", "table", "--lang", "fi", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert b"Dora" in done.stdout
    done = scorer_process("score", "africa", EXAMPLE, "--format", "json", "--lang", "fi", PYTHONIOENCODING="ascii")
    told = scorer.score(json.loads(EXAMPLE.read_text("utf-8"))).to_dict("fi")
    assert json.loads(done.stdout) == told


KEPT_BACK = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}
"""What is short is written when the program leaves."""


def _written_to(output: int, args: list[str]) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "scorer", *args],
        stdout=output,
        stderr=subprocess.PIPE,
        check=False,
        cwd=ROOT,
        env=KEPT_BACK,
    )


@pytest.mark.parametrize("args", [["schema", "sheet"], ["--version"], ["--help"]], ids="-".join)
def test_a_reader_that_leaves_early(args: list[str]) -> None:
    here, there = os.pipe()
    os.close(here)
    done = _written_to(there, args)
    os.close(there)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
@pytest.mark.parametrize("args", [["score", "africa", str(EXAMPLE)], ["--version"]], ids=len)
def test_a_full_disk_is_reported(args: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = _written_to(full.fileno(), args)
    assert done.returncode == 1
    assert re.fullmatch(rb"Error: The result cannot be written: .*\n", done.stderr)


def test_completion_speaks_the_language() -> None:
    typed = {"_SCORER_COMPLETE": "complete_zsh", "_TYPER_COMPLETE_ARGS": "scorer --lang fi "}
    done = scorer_process(**typed)
    told = done.stdout.decode()
    assert "score" in told
    assert "pelit" in told.lower()
    typed = {"_SCORER_COMPLETE": "complete_zsh", "_TYPER_COMPLETE_ARGS": "scorer score afri"}
    told = scorer_process(**typed).stdout.decode()
    assert all(game in told for game in ids())


def test_the_module_is_the_program() -> None:
    assert scorer_process("games").stdout == scorer_process("games", SCORER_LANG="en").stdout != b""


# Files


def test_a_stray_key_record_swallows_no_line(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "tallies.jsonl"
    lines = [json.dumps({"game": "africa", **stray, **TALLY}) for stray in ({"record": 1}, {}, {})]
    file.write_text("\n".join(lines), "utf-8")
    run = program("score", file, "--format", "jsonl")
    assert (run.code, len(run.out.splitlines())) == (1, 2)
    assert "line 1: There is no key “record” here." in run.err


@pytest.mark.parametrize("name", ["a.json", "a.jsonl"])
@pytest.mark.parametrize("command", ["score", "replay"])
def test_a_file_of_nothing_but_a_mark_is_empty(name: str, command: str, program: Program, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(b"\xef\xbb\xbf\n\n")
    run = program(command, tmp_path / name)
    assert (run.code, run.out) == (1, "")
    assert "The input is empty." in run.err


def test_a_record_of_an_unknown_game_names_the_place(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    file.write_text('{"record": 1, "game": "chess", "rules": 1, "players": ["A", "B"]}\n', "utf-8")
    assert "game: There is no game “chess”." in program("replay", file).err


@pytest.mark.parametrize(("lang", "name"), [("nl", "Fins (fi)"), ("de", "Finnisch (fi)"), ("fr", "finnois (fi)")])
def test_editions_have_names(lang: str, name: str, program: Program) -> None:
    assert name in program("games", "--lang", lang).out
    asked = ("score", "africa", "-", "--edition", "xx", "--lang", lang)
    assert name in program(*asked, piped=json.dumps(TALLY)).err


@pytest.mark.parametrize(
    ("words", "name", "meant"),
    [("afica nomad", "afica", "africa"), ("afica", "afica", "africa"), ("afritora wild", "afritora", "afritoria")],
)
def test_a_mistyped_game_before_words_is_told_as_elsewhere(words: str, name: str, meant: str, program: Program) -> None:
    run = program("rules", *words.split())
    assert (run.code, run.out) == (1, "")
    assert run.err == program("rulings", name).err
    assert f"“{meant}”" in run.err


@pytest.mark.parametrize("words", ["afrika nomad", "african dice", "africana nomad", "africa afica"])
def test_other_words_like_a_game_are_looked_for(words: str, program: Program) -> None:
    run = program("rules", *words.split())
    assert (run.code, run.err) == (0, "")
