"""Games on their way into the logbook and out of it, as they are typed: kept, shown, mended, removed, brought back."""

from __future__ import annotations

import json
import os
import random
import re
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from scorer import tracking
from scorer.cli.settings.toml import parse
from scorer.log import Logbook, Play
from scorer.text.errors import language
from scorer.tracking.course import begin, header, line_of
from scorer.tracking.moves import start_with
from tests.support import ROOT
from tests.support.logs import scored
from tests.support.program import Program, Run

AFRICA = ROOT / "examples" / "africa.json"
RECORD = ROOT / "examples" / "africa-record.jsonl"


def plays() -> list[Play]:
    return Logbook().read().plays()


def tally(path: Path, gold: int = 4, **more: object) -> str:
    players = [{"name": "Anna", "track": 34, "gold": gold}, {"name": "Ben", "track": 31}]
    path.write_text(json.dumps({"game": "africa", "players": players, **more}), "utf-8")
    return str(path)


# A command.


def test_files_are_kept_with_what_is_known_of_them(program: Program) -> None:
    run = program("log", "add", AFRICA, "--at", "2026-11-22", "--began", "ben", "--note", "rain", "--minutes", "70")
    assert (run.code, run.err) == (0, "")
    first, *rest = run.out.splitlines()
    assert first == "Kept in the logbook: 2026-11-22  Africa: Dora 54, Anna 53, Ben 49, Cleo 49  “rain”"
    assert rest[0] == "  Winner with 54 points: Dora"
    assert "decided by 1 point" in rest[1]
    (play,) = plays()
    assert (play.at, play.began, play.note, play.minutes) == ("2026-11-22", "Ben", "rain", 70)


def test_without_a_time_that_of_the_file_is_taken_and_told(program: Program, tmp_path: Path) -> None:
    file = tally(tmp_path / "a.json")
    os.utime(file, (1_700_000_000, 1_700_000_000))
    run = program("log", "add", file)
    assert "on which the file was written" in run.err
    assert plays()[0].day in ("2023-11-14", "2023-11-15")
    assert "on which the file was written" not in program("log", "add", file, "--quiet", "--again").err


def test_a_record_is_kept_with_its_moves_once(program: Program) -> None:
    assert program("log", "add", RECORD).code == 0
    run = program("log", "add", RECORD)
    assert run.code == 0
    assert "in the logbook already" in run.err
    (play,) = plays()
    assert len(play.record) == len(RECORD.read_text("utf-8").splitlines())
    assert program("log", "show").out.count("africa.nomad.reveal") == 1


def test_what_can_be_kept_is_kept_and_the_rest_is_told(program: Program, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"game": "africa", "players": []}', "utf-8")
    good = tally(tmp_path / "good.json")
    run = program("log", "add", wrong, good, good, "nowhere.json")
    assert run.code == 1
    assert len(plays()) == 1
    assert run.err.count("Error:") == 3
    assert "“--again”, if that was another game" in run.err
    assert program("log", "add", good, "--again").code == 0
    assert len(plays()) == 2
    assert program("log", "undo").code == 0
    assert len(plays()) == 1


def test_the_same_id_is_corrected(program: Program, tmp_path: Path) -> None:
    program("log", "add", tally(tmp_path / "a.json", id="a"))
    run = program("log", "add", tally(tmp_path / "a.json", 3, id="a"))
    assert run.out.startswith("Corrected in the logbook: ")
    assert len(plays()) == 1


@pytest.mark.parametrize(
    ("option", "allowed"),
    [
        (("--at", "yesterday"), "2026-11-22T21:40"),
        (("--minutes", "x"), "1 to 10000"),
        (("--began", "Zoe"), "Anna, Ben"),
        (("--format", "csv"), "text, json"),
    ],
)
def test_options_that_cannot_be_are_told(
    option: tuple[str, str], allowed: str, program: Program, tmp_path: Path
) -> None:
    run = program("log", "add", tally(tmp_path / "a.json"), *option)
    assert run.code == (2 if option[0] == "--format" else 1)
    assert option[0] in run.err
    assert allowed in run.err
    assert plays() == []


def test_a_tally_is_kept_as_the_table_reads_it(program: Program) -> None:
    program.shown = True
    program("config", "rounding", "up")
    run = program("log", "add", AFRICA)
    assert "africa.majority.rounding=up" in run.err
    assert plays()[0].sheet.rulings["africa.majority.rounding"] == "up"


def test_every_command_has_json(program: Program, tmp_path: Path) -> None:
    added = json.loads(program("log", "add", AFRICA, "--format", "json").out)
    assert [player["total"] for player in added[0]["players"]] == [53, 49, 49, 54]
    shown = json.loads(program("log", "show", "--format", "json", "--lang", "fi").out)
    assert shown["play"] == added[0]["play"]
    assert shown["sheet"]["winners"] == ["Dora"]
    assert shown["sheet"]["decided"]
    fixed = json.loads(program("log", "fix", "1", "note=x", "--format", "json").out)
    assert fixed["note"] == "x"
    removed = json.loads(program("log", "remove", "1", "--format", "json").out)
    assert removed[0]["play"] == added[0]["play"]
    undone = json.loads(program("log", "undo", "--format", "json").out)
    assert undone == [{"what": "play", "id": added[0]["play"], "gone": False}]


# Which game.


def test_a_game_is_meant_by_its_number_or_the_beginning_of_its_id(program: Program, tmp_path: Path) -> None:
    assert "no games in the logbook yet" in program("log", "show").err
    for id, day in (("abc", "2026-11-20"), ("abd", "2026-11-21"), ("1234567", "2026-11-22")):
        program("log", "add", tally(tmp_path / "a.json", id=id), "--at", day)
    for typed, day in (("1", "22"), ("3", "20"), ("abd", "21"), ("1234", "22"), (" 2 ", "21")):
        assert f"2026-11-{day}  Africa" in program("log", "show", typed).out
    for typed, told in (("ab", "abd"), ("zz", "1 to 3"), ("4", "1 to 3"), ("0", "1 to 3"), ("", "1 to 3")):
        run = program("log", "show", typed)
        assert (run.code, run.out) == (1, "")
        assert told in run.err


# What is shown.


def test_a_game_is_shown_with_all_that_is_known(program: Program) -> None:
    program("log", "add", AFRICA, "--at", "2026-11-22 21:40", "--place", "pub", "--began", "Ben", "--minutes", "70")
    run = program("log", "show", "--lang", "de")
    assert run.err == ""
    head, _, sheet = run.out.partition("\n\n")
    assert head.splitlines()[1:5] == ["   Ende: 21:40", "   Ort: pub", "   Startspieler: Ben", "   Minuten: 70"]
    scored = program("score", AFRICA, "--explain", "--compare", "--format", "text", "--lang", "de").out
    assert sheet == scored


def line(**more: object) -> None:
    """A line as another device, or another version, has written it."""
    Logbook().write({"v": 1, "play": "a", "t": "2026-11-22T20:41:07.123Z", "at": "2026-11-22", **more})


def test_what_was_told_that_evening_is_told_beside_what_it_would_be_today(program: Program) -> None:
    players = [{"name": "Anna", "track": 34}, {"name": "Ben", "track": 31}]
    line(tally={"game": "africa", "players": players}, told=[35, 31])
    run = program("log", "show")
    assert "Told that evening: Anna 35, Ben 31. Scored today: Anna 34, Ben 31." in run.err


def test_a_game_that_is_not_installed_is_shown_as_it_was_told(program: Program) -> None:
    players = [{"name": "Anna"}, {"name": "Ben"}]
    line(tally={"game": "chess", "players": players}, told=[1, 0])
    run = program("log", "show")
    assert run.code == 0
    assert "chess: Anna 1, Ben 0" in run.out
    assert "not installed" in run.err
    assert program("log", "fix", "1", "note=x").code == 0
    assert program("log", "fix", "1", "Anna.gold=1").code == 1


def test_points_alone_are_shown_with_where_they_come_from(program: Program) -> None:
    totals = {"Anna": 44, "Ben": None}
    line(game="africa", totals=totals, winners=["Anna"], **{"from": {"name": "BG Stats", "id": "7"}})
    run = program("log", "show")
    assert "Anna 44, Ben ?" in run.out
    assert "Winner: Anna" in run.out
    assert "BG Stats (7)" in run.err
    run = program("log", "fix", "1", "Ben=46")
    assert "Ben: now 46; before none" in run.out
    assert "Now: 2026-11-22  Africa: Ben 46, Anna 44" in run.out


# What is mended.


def test_a_change_is_shown_with_what_comes_of_it(program: Program) -> None:
    program("log", "add", AFRICA, "--at", "2026-11-22")
    run = program("log", "fix", "1", "Anna.gold=5", "began=Cleo")
    assert run.out.splitlines() == [
        "Anna – Gold nuggets: now 5; before 4",
        "began: now Cleo; before nothing",
        "Before: 2026-11-22  Africa: Dora 54, Anna 53, Ben 49, Cleo 49",
        "Now: 2026-11-22  Africa: Anna 58, Dora 54, Ben 47, Cleo 47",
    ]
    program("log", "undo")
    assert plays()[0].result.winners == ("Dora",)
    assert program("log", "fix", "1", "Anna.gold=4").out.splitlines()[-1] == "Nothing was changed."
    assert len(Logbook().own()) == 3


def test_blanks_around_the_sign_of_a_change_do_no_harm(program: Program) -> None:
    program("log", "add", AFRICA, "--note", "long")
    run = program("log", "fix", "1", "Anna.gold", "=", "5", "began=", "Cleo", "note=", "place=Club")
    assert run.out.splitlines()[1:4] == [
        "began: now Cleo; before nothing",
        "note: now nothing; before long",
        "place: now Club; before nothing",
    ]
    assert (plays()[0].began, plays()[0].note, plays()[0].place) == ("Cleo", "", "Club")


def test_a_note_of_several_lines_takes_one_in_the_list(program: Program) -> None:
    program("log", "add", AFRICA, "--note", "long")
    line = plays()[0].line.data
    Path(Logbook().folder, "other.jsonl").write_text(
        json.dumps({**line, "t": "2099-11-22T20:41:07.123Z", "note": "two\nlines"}), "utf-8"
    )
    assert program("log").out.splitlines()[0].endswith("“two lines”")
    assert "   Note: two\n   lines\n" in program("log", "show").out


def test_of_several_changes_all_are_made_or_none(program: Program) -> None:
    program("log", "add", AFRICA)
    run = program("log", "fix", "1", "note=x", "Anna.bonus=yes")
    assert run.code == 1
    assert "Anna" in run.err
    assert "africa.end.bonus" in run.err
    assert plays()[0].note == ""


def test_a_record_that_says_otherwise_stays_and_that_is_told(program: Program) -> None:
    program("log", "add", RECORD)
    run = program("log", "fix", "1", "Anna.gold=0")
    assert "The record of the game says otherwise: Anna 70, Ben 61, Cleo 66." in run.err
    assert plays()[0].record
    run = program("log", "show")
    assert "The record of the game says otherwise" in run.err
    assert "1. Cleo: 66 points" in run.out.replace("\u00a0", " ")


# What is removed.


def test_games_are_removed_by_the_numbers_from_before_and_come_back_together(program: Program, tmp_path: Path) -> None:
    for day in ("20", "21", "22"):
        program("log", "add", tally(tmp_path / "a.json"), "--at", f"2026-11-{day}")
    assert program("log", "remove", "1", "5").code == 1
    assert len(plays()) == 3
    run = program("log", "remove", "1", "3", "1")
    assert run.out.count("Removed: ") == 2
    assert "“scorer log undo” brings them back." in run.out
    assert [play.day for play in plays()] == ["2026-11-21"]
    run = program("log", "undo")
    assert run.out.count("Back in the logbook: ") == 2
    assert len(plays()) == 3
    assert "No longer in the logbook: 2026-11-22  Africa" in program("log", "undo").out


def test_undo_says_what_it_takes_back(program: Program) -> None:
    assert "nothing to take back" in program("log", "undo").err
    Logbook().write({"v": 1, "person": "Anna", "t": "2026-11-22T20:41:07.123Z", "also": ["Annie"]})
    assert program("log", "undo").out == "What was known of Anna is as it was before.\n"
    program("log", "add", AFRICA)
    lines = [json.dumps(each.data).encode() + b"\n" for each in Logbook().own() if each.kind == "play"]
    Logbook().write_import("bgg", lines)
    assert "The import is undone" in program("log", "undo").out


# Without a command, at a terminal.

COUNT = ["Ann, Ben", "4 5 2", "3 3 3", ""]
"""A whole count of Afritoria."""


@pytest.fixture
def table(program: Program) -> Program:
    """Somebody sits at a terminal, and sees questions and results."""
    program.seen = program.shown = True
    return program


def typed(*lines: str) -> str:
    return "".join([f"{line}\n" for line in lines])


def said(*settings: str) -> str:
    """What the settings say of the logbook."""
    file = Path(os.environ["XDG_CONFIG_HOME"]) / "scorer" / "settings.toml"
    return str(parse(file.read_text("utf-8")).get("log", "")) if file.exists() else ""


def test_the_table_is_asked_once(table: Program, tmp_path: Path) -> None:
    run = table("score", "afritoria", typed=typed(*COUNT, "yes"))
    assert run.code == 0
    assert run.err.count("Keep this game in your logbook") == 1
    assert "Name a file" not in run.err
    assert "scorer config log no" in run.err
    assert said() == "yes"
    run = table("score", "afritoria", typed=typed("Cid, Dot", *COUNT[1:]))
    assert run.code == 0
    assert "Keep this game" not in run.err
    assert run.err.rstrip().endswith("Kept in your logbook; “scorer log show” shows it.")
    # Both may have ended in the same second.
    assert sorted([play.names for play in plays()]) == [("Ann", "Ben"), ("Cid", "Dot")]
    assert plays()[0].tally


def test_what_is_special_is_told_when_a_game_is_kept(table: Program) -> None:
    for i in range(11):
        players = [{"name": name, "values": {"3": 1, "2": i % 3, "1": n}} for n, name in enumerate(("Cid", "Dot"))]
        line = scored(f"p{i}", {"game": "afritoria", "players": players}, f"2025-01-{i + 1:02}")
        Logbook().write(line)
    run = table("score", "afritoria", typed=typed(*COUNT, "yes"))
    assert run.code == 0
    assert run.err.endswith("\nAnn: 24 points, the most in 12 games with the same number of players\n")


def test_who_says_no_is_asked_for_a_file_as_ever(table: Program, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    for answers in (["no", str(file)], [""]):
        run = table("score", "afritoria", typed=typed(*COUNT, *answers))
        assert run.code == 0
        assert "Name a file" in run.err
        assert said() == "no"
    assert file.exists()
    assert plays() == []


def test_the_end_of_the_input_is_no_answer(table: Program) -> None:
    """Nor is a name of a file, or Enter, which somebody types who expects the other question."""
    for habits in ([], [""], ["evening", ""]):
        run = table("score", "afritoria", typed=typed(*COUNT, *habits))
        assert run.code == 0
        assert "Winner with 24 points: Ann" in run.out
        assert "kept as a draft" in run.err
        assert (said(), plays()) == ("", [])
        table("score", "afritoria", typed=typed("n", "y"))  # the draft is thrown away


def test_a_count_that_is_gone_on_with_is_the_same_game(table: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    table("config", "log", "yes")
    with monkeypatch.context() as patch:
        patch.setattr("scorer.cli.count.draft.Draft.drop", lambda self: self.close())  # as if it was killed
        table("score", "afritoria", typed=typed(*COUNT))
    run = table("score", "afritoria", typed=typed("y", "Ben 2 4 4 4", ""))
    assert run.code == 0
    assert "Corrected in your logbook." in run.err
    (play,) = plays()
    assert dict(zip(play.names, play.totals, strict=True)) == {"Ann": 24, "Ben": 24}


def test_a_file_that_was_asked_for_has_the_id_of_the_game(table: Program, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    table("config", "log", "yes")
    table("score", "afritoria", "--save", file, typed=typed(*COUNT))
    assert json.loads(file.read_text("utf-8"))["id"] == plays()[0].id
    assert "in the logbook already" in table("log", "add", file).err


def test_without_a_logbook_for_once(table: Program) -> None:
    run = table("score", "afritoria", "--no-log", typed=typed(*COUNT, ""))
    assert "logbook" not in run.err
    table("config", "log", "yes")
    # “Yes” is no name of a file.
    err = table("score", "afritoria", "--no-log", typed=typed(*COUNT, "yes", "")).err
    assert "Name a file" in err
    assert "Type a name for the file, such as evening.json." in err
    assert plays() == []


def test_a_logbook_that_cannot_be_written_loses_nothing(
    table: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "log").write_text("no folder", "utf-8")
    monkeypatch.setenv("SCORER_LOG", str(tmp_path / "log"))
    table("config", "log", "yes")
    file = tmp_path / "kept.json"
    run = table("score", "afritoria", typed=typed(*COUNT, str(file)))
    assert run.code == 0
    assert "Error: Logbook:" in run.err
    assert json.loads(file.read_text("utf-8"))["players"][0]["name"] == "Ann"


@pytest.mark.parametrize("args", [["--format", "json"], ["--format", "csv"]])
def test_what_is_for_programs_is_never_kept(args: list[str], table: Program) -> None:
    table("config", "log", "yes")
    assert "logbook" not in table("score", "afritoria", *args, typed=typed(*COUNT, "")).err
    assert plays() == []


def test_files_and_pipes_are_never_kept(table: Program) -> None:
    table("config", "log", "yes")
    table("score", AFRICA)
    table("score", piped=AFRICA.read_bytes())
    assert plays() == []


def test_where_nobody_sees_the_result_nothing_is_kept(program: Program) -> None:
    program.seen = True
    program("config", "log", "yes")
    assert "logbook" not in program("score", "afritoria", typed=typed(*COUNT, "")).err
    assert plays() == []


def test_a_setting_may_be_said_in_the_language_of_the_run(table: Program) -> None:
    for lang, word, kept in (("fi", "kyllä", "yes"), ("nl", "nee", "no"), ("en", "YES", "yes"), ("de", "no", "no")):
        assert table("config", "log", word, "--lang", lang).code == 0
        assert said() == kept
    run = table("config", "log", "perhaps")
    assert run.code == 1
    assert "yes, no" in run.err


# A game that is followed.


@pytest.fixture
def last(tmp_path: Path) -> tuple[Path, str]:
    """The record of a game that lacks its last move, and that move."""
    rng, course = random.Random(5), begin(start_with("afritoria", ["Ann", "Ben"], {}, id="a"))
    lines = [header(course.state)]
    while moves := list(tracking.legal_moves(course.state)):
        course = course.play(rng.choice(moves))
        lines.append(line_of(course))
    file = tmp_path / "record.jsonl"
    *most, move = [json.dumps(line) + "\n" for line in lines]
    file.write_text("".join(most), "utf-8")
    return file, move


def follow(table: Program, file: Path, *lines: str) -> Run:
    return table("track", "afritoria", "--record", file, typed=typed(*lines))


def test_a_followed_game_is_kept_with_its_moves_when_it_is_over(table: Program, last: tuple[Path, str]) -> None:
    file, move = last
    assert "logbook" not in follow(table, file).err
    run = follow(table, file, move.strip(), "yes")
    assert run.err.count("Keep this game in your logbook") == 1
    assert (run.code, said()) == (0, "yes")
    (play,) = plays()
    assert play.id == "a"
    assert [json.dumps(line) for line in play.record] == file.read_text("utf-8").splitlines()
    # Whoever looks at it again has not played it again, and what is corrected is corrected here, too.
    assert "logbook" not in follow(table, file).err
    run = follow(table, file, "undo!", move.strip())
    assert "Corrected in your logbook." in run.err
    (play,) = plays()
    assert len(play.record) == len(file.read_text("utf-8").splitlines())


def test_a_correction_of_a_game_that_is_over_reaches_the_logbook(table: Program, last: tuple[Path, str]) -> None:
    file, move = last
    table("config", "log", "yes")
    follow(table, file, move.strip())
    number = len(file.read_text("utf-8").splitlines()) - 1
    follow(table, file, f"fix {number} play {json.loads(move)['card']}")
    assert len(plays()[0].record) == number + 2


def test_a_command_instead_of_an_answer_does_what_it_says(table: Program, last: tuple[Path, str]) -> None:
    file, move = last
    many = len(file.read_text("utf-8").splitlines())
    run = follow(table, file, move.strip(), "undo", "yes")
    assert "Undone; moves so far" in run.err
    assert len(file.read_text("utf-8").splitlines()) == many + 2
    run = follow(table, file, move.strip(), "quit", "yes")
    assert (run.code, said(), plays()) == (0, "", [])


def test_what_was_removed_is_not_brought_back_by_looking_at_it(table: Program, last: tuple[Path, str]) -> None:
    file, move = last
    table("config", "log", "yes")
    follow(table, file, move.strip())
    table("log", "remove", "1")
    assert "logbook" not in follow(table, file).err
    assert plays() == []


def test_a_followed_game_that_is_piped_or_told_to_programs_is_not_kept(table: Program, last: tuple[Path, str]) -> None:
    file, move = last
    table("config", "log", "yes")
    table("track", "afritoria", "--record", file, piped=move)
    table("track", "afritoria", "--record", file, "--no-log", typed="")
    table("track", "afritoria", "--record", file, "--format", "json", typed="")
    assert plays() == []


# At a real terminal, as a newcomer would.


class Terminal:
    """The program at a pseudo-terminal, in a language."""

    def __init__(self, lang: str, home: Path) -> None:
        self._env = {**os.environ, "SCORER_LANG": lang, "TERM": "dumb", "COLUMNS": "200", "LINES": "50"}
        self._home = str(home)

    def __call__(self, *args: str, typed: tuple[str, ...] = ()) -> str:
        """What is said while these lines are typed, each when a question stands there."""
        child: Any = pexpect.spawn(
            sys.executable,
            ["-m", "scorer", *args],
            env=self._env,
            cwd=self._home,
            dimensions=(50, 200),
            encoding="utf-8",
            timeout=60,
        )
        child.delaybeforesend = 0
        seen = ""
        for line in typed:
            child.expect(" > $")
            seen += child.before
            child.send(f"{line}\r")
        child.expect(pexpect.EOF)
        child.close()
        assert child.exitstatus == 0, child.before
        return f"{seen}{child.before}"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "yes", "fix", "fixed"),
    [
        ("fi", "joo", "aloitti=dot", "aloitti: nyt Dot; ennen ei mitään"),
        ("fr", "oui", "note=pluie", "note\u00a0: maintenant pluie\u00a0; avant rien"),
    ],
)
def test_an_evening(lang: str, yes: str, fix: str, fixed: str, tmp_path: Path) -> None:
    """Two games counted, one mended, one removed and brought back."""
    say = language(lang)
    terminal = Terminal(lang, tmp_path)
    first = terminal("score", "afritoria", typed=(*COUNT, yes))
    assert say.gettext("Keep this game in your logbook, and every one from now on?") in first
    command = "scorer log show"
    kept = say.gettext("Kept in your logbook; “{command}” shows it.", command=command)
    assert kept in first
    second = terminal("score", "afritoria", typed=("Cid, Dot", *COUNT[1:]))
    assert kept in second
    shown = terminal("log")
    numbers = {name: number for number, name in re.findall(r"(\d)  \S+  Afritoria\W+(\w+) 24", shown)}
    assert sorted(numbers) == ["Ann", "Cid"]
    assert fixed in terminal("log", "fix", numbers["Cid"], fix)
    removed = terminal("log", "remove", "2")
    assert say.gettext("Removed: {game}", game="") in removed
    assert len(plays()) == 1
    terminal("log", "undo")
    assert len(plays()) == 2
