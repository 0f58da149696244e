"""`scorer log import` and `export`: what would happen is shown, nothing is merged unasked, and undo takes it back."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Sequence
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

import scorer
from scorer.log import Logbook, Union, undo, write_play
from scorer.log.book import removal
from scorer.log.exchange import lines as own
from scorer.log.exchange.preview import preview
from scorer.log.exchange.reading import read
from scorer.log.lines import stamp_after, write_line
from scorer.text.i18n import languages
from tests.support import ROOT
from tests.support.program import Program, Run

DATA = ROOT / "tests" / "data" / "exchange"
Import = Callable[..., Run]
Line = dict[str, Any]


def play(id: str, day: int = 1, *, note: str = "", stamp: str = "", names: Sequence[str] = ("Anna", "Ben")) -> Line:
    players = [{"name": name, "track": 9 * day + 5 * i} for i, name in enumerate(names)]
    made = write_play(
        scorer.score({"game": "africa", "players": players}),
        stamp=stamp or f"2026-01-{day:02}T22:00:00.000Z",
        id=id,
        at=f"2026-01-{day:02}T21:40+01:00",
    )
    return {**made.line.data, **({"note": note} if note else {})}


def file_of(path: Path, *lines: Line) -> Path:
    path.write_bytes(b"".join(map(write_line, lines)))
    return path


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Logbook:
    monkeypatch.setenv("SCORER_LOG", str(tmp_path / "here"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    book = Logbook()
    book.write(play("a", 1), play("b", 2), play("c", 3))
    return book


def ids(book: Logbook) -> list[str]:
    return sorted([each.id for each in book.read().plays()])


# What is shown, and who is asked.


def test_nothing_is_taken_in_before_somebody_agrees(book: Logbook, program: Program, tmp_path: Path) -> None:
    file = file_of(tmp_path / "x", play("d", 4, names=("Anna", "Zoë")), play("a", 1))
    before = sorted(Path(book.folder).iterdir())
    run = program("log", "import", file)
    assert run.code == 1
    assert run.out.splitlines() == [
        "1 game is new:",
        "  2026-01-04  Africa: Zoë 41, Anna 36",
        "1 name is new: Zoë",
        "1 game is here already.",
    ]
    assert "--yes" in run.err
    assert program("log", "import", file, "--dry").code == 0
    assert "Nothing" in program("log", "import", file, typed="no\n").out
    assert "Nothing" in program("log", "import", file, typed="").out
    assert sorted(Path(book.folder).iterdir()) == before
    run = program("log", "import", file, typed="yes\n")
    assert (run.code, ids(book)) == (0, ["a", "b", "c", "d"])
    assert "scorer log undo" in run.out


def test_an_import_is_taken_back_whole(book: Logbook, program: Program, tmp_path: Path) -> None:
    newer = play("a", 1, note="better", stamp="2026-02-01T00:00:00.000Z")
    removed = removal("b", "2026-02-01T00:00:00.000Z")
    file = file_of(tmp_path / "x", newer, dict(removed), play("d", 4), {"v": 1, "person": "Ben", "t": newer["t"]})
    assert program("log", "import", file, "--yes").code == 0
    assert ids(book) == ["a", "c", "d"]
    undo(book)
    assert ids(book) == ["a", "b", "c"]
    assert not any(each.note for each in book.read().plays())


def test_each_thing_that_would_happen_is_told(book: Logbook, program: Program, tmp_path: Path) -> None:
    book.write(dict(removal("c", "2026-01-04T00:00:00.000Z")))
    later = "2026-02-01T00:00:00.000Z"
    file = file_of(
        tmp_path / "x",
        play("a", 1, note="better", stamp=later),
        dict(removal("b", later)),
        play("c", 3, stamp=later),
        dict(removal("never", later)),
        {"v": 2, "play": "z"},
        {"v": 1, "person": "Anna", "t": later, "also": ["Änne"]},
        {"v": 1, "what": "ever"},
    )
    run = program("log", "import", file, "--dry")
    assert run.out.splitlines() == [
        "1 game was changed there since:",
        "  2026-01-01  Africa: Ben 14, Anna 9  “better”",
        "1 game that was removed here comes back:",
        "  2026-01-03  Africa: Ben 32, Anna 27",
        "1 game will be removed here, as it was removed there.",
        "1 game was removed there and is not here; that is noted.",
        "What is known of 1 person is newer there.",
        "1 line of a newer version of this program is taken along as it is.",
        "1 line is left out, line 7. This is no line of a logbook.",
    ]
    told = json.loads(program("log", "import", file, "--dry", "--format", "json").out)
    keys = ("new", "changed", "back", "removed", "persons", "newer", "imported")
    assert [told[key] for key in keys] == [[], ["a"], ["c"], ["b"], ["Anna"], 1, None]
    assert [left["where"] for left in told["left_out"]] == ["7"]


def test_what_a_newer_version_wrote_is_passed_on_byte_for_byte(book: Logbook, program: Program, tmp_path: Path) -> None:
    file = tmp_path / "x"
    newer = '{"v":2,"play" : "z", "später":1.50}\n'.encode()
    odd = b'{ "v":1,"play":"q","t":"2026-01-01T00:00:00.000Z","at":"2026-01-01","game":"x","totals":{},"k":[1e3]}\n'
    file.write_bytes(newer + odd)
    assert program("log", "import", file, "--yes").code == 0
    (imported,) = Path(book.folder).glob("import-*")
    assert imported.read_bytes() == odd + newer
    out = tmp_path / "out.jsonl"
    assert program("log", "export", out).code == 0
    assert newer in out.read_bytes()


def test_twins_are_proposed_and_never_merged(book: Logbook, program: Program, tmp_path: Path) -> None:
    file = file_of(tmp_path / "x", play("a2", 1, names=("Anna", "Ben")), play("d", 4))
    assert "may be here already" in program("log", "import", file).out
    run = program("log", "import", file, typed="yes\nyes\n")
    assert (run.code, ids(book)) == (0, ["a", "b", "c", "d"])
    assert book.union().lines["play", "a2"].data["same"] == "a"
    assert program("log", "import", file, "--yes").out == "2 games are here already.\n"
    undo(book)
    assert program("log", "import", file, typed="yes\nno\n").code == 0
    assert ids(book) == ["a", "a2", "b", "c", "d"]
    undo(book)
    assert program("log", "import", file, "--yes").code == 0
    assert ids(book) == ["a", "a2", "b", "c", "d"]


def test_of_many_twins_some_may_be_the_same(book: Logbook, program: Program, tmp_path: Path) -> None:
    file = file_of(tmp_path / "x", play("a2", 1), play("b2", 2))
    assert program("log", "import", file, typed="yes\nno\nno\nyes\n").code == 0
    assert ids(book) == ["a", "a2", "b", "c"]


def test_two_equal_games_of_one_day_are_twins_of_two(book: Logbook, tmp_path: Path) -> None:
    book.write(play("a3", 1))
    data = b"".join([write_line(play(id, 1)) for id in ("x", "y", "z")])
    found = preview(book.union(), [read(io.BytesIO(data), [], lambda: None)])
    assert sorted([twin.play.id for twin in found.twins]) == ["a", "a3"]


# Other programs.


def test_files_of_other_programs_are_taken_in_once(book: Logbook, program: Program) -> None:
    files = [str(file) for file in sorted(DATA.iterdir())]
    run = program("log", "import", *files, "--yes")
    assert run.code == 0
    assert len(book.read().plays()) == 3 + 8
    again = program("log", "import", *files, "--yes")
    assert again.out.splitlines()[0] == "8 games are here already."
    assert len(list(Path(book.folder).glob("import-*"))) == 1


def test_what_was_removed_here_does_not_come_back(book: Logbook, program: Program) -> None:
    program("log", "import", DATA / "scorepad.json", "--yes")
    (new,) = set(ids(book)) - {"a", "b", "c"}
    book.write(dict(removal(new, stamp_after(book.union().lines["play", new].stamp))))
    program("log", "import", DATA / "scorepad.json", "--yes")
    assert ids(book) == ["a", "b", "c"]


def test_games_removed_here_are_told_apart_from_those_that_are_here(
    book: Logbook, program: Program, tmp_path: Path
) -> None:
    out = tmp_path / "out.jsonl"
    assert program("log", "export", out).code == 0
    assert program("log", "remove", "1").code == 0
    assert program("log", "import", out, "--yes").out == (
        "2 games are here already.\n1 game was removed here and stays away.\n"
    )
    assert program("log", "export", out, "--overwrite").code == 0
    assert program("log", "import", out, "--yes").out == "2 games are here already.\n"


def test_files_of_another_command_say_which(book: Logbook, program: Program, tmp_path: Path) -> None:
    for name in ("africa.json", "africa.jsonl", "africa-record.jsonl"):
        run = program("log", "import", ROOT / "examples" / name, "--yes")
        assert run.code == 1
        assert "“scorer log add” keeps it" in run.err
    run = program("log", "add", ROOT / "examples" / "year.jsonl")
    assert (run.code, run.err.count("Error")) == (1, 1)
    assert "“scorer log import” takes them in" in run.err.replace("\n  ", " ")


def test_what_was_corrected_there_since_is_newer_and_what_was_mended_here_stays(
    book: Logbook, program: Program, tmp_path: Path
) -> None:
    sample = (DATA / "scorepad.json").read_text("utf-8")
    program("log", "import", DATA / "scorepad.json", "--yes")
    corrected = tmp_path / "corrected"
    corrected.write_text(sample.replace('"17"', '"18"'), "utf-8")
    assert "1 game is here already." in program("log", "import", corrected, "--yes").out
    corrected.write_text(sample.replace('"17"', '"18"').replace("2026-05-02 22:10:00", "2036-05-02 22:10:00"), "utf-8")
    assert "changed there" in program("log", "import", corrected, "--yes").out
    assert book.read().plays()[0].result.seats[0].total == 18


def test_our_games_come_back_from_another_program_as_our_games(book: Logbook, program: Program, tmp_path: Path) -> None:
    out = tmp_path / "x.bgsplay"
    assert program("log", "export", out, "--names", "names").code == 0
    assert program("log", "import", out, "--yes").out == "3 games are here already.\n"


def test_a_file_that_cannot_be_read_keeps_all_of_them_out(book: Logbook, program: Program, tmp_path: Path) -> None:
    good, bad = file_of(tmp_path / "x", play("d", 4)), tmp_path / "bad"
    bad.write_bytes(b"PK\x03\x04")
    run = program("log", "import", good, bad, tmp_path / "missing", tmp_path, "--yes")
    assert (run.code, ids(book)) == (1, ["a", "b", "c"])
    assert run.err.count("Error:") == 3


@pytest.mark.parametrize("lang", languages())
def test_the_same_is_told_in_every_language(lang: str, book: Logbook, program: Program, tmp_path: Path) -> None:
    files = [
        *sorted(DATA.iterdir()),
        file_of(tmp_path / "x", play("a2", 1), dict(removal("b", "2026-02-01T00:00:00.000Z"))),
    ]
    run = program("log", "import", *files, "--dry", "--lang", lang)
    assert (run.code, run.err) == (0, "")
    assert "Catan (1)" in run.out
    assert len(run.out.splitlines()) > 15


# Out.


@pytest.mark.parametrize("ending", ["jsonl", "bgsplay", "csv"])
def test_a_file_is_whole_private_and_never_replaced_unasked(
    ending: str, book: Logbook, program: Program, tmp_path: Path
) -> None:
    out = tmp_path / f"x.{ending}"
    run = program("log", "export", out, "--names", "names")
    assert (run.code, run.out.split(" are in ")[0]) == (0, "3 games")
    first = out.read_bytes()
    assert program("log", "export", out, "--names", "letters").code == 1
    assert out.read_bytes() == first
    assert program("log", "export", out, "--names", "names", "--overwrite").code == 0
    assert out.read_bytes() == first
    assert [file.name for file in tmp_path.glob("x.*")] == [out.name]


def test_names_are_asked_where_a_file_is_for_others(book: Logbook, program: Program, tmp_path: Path) -> None:
    run = program("log", "export", tmp_path / "x.csv")
    assert (run.code, list(tmp_path.glob("x.*"))) == (2, [])
    assert "--names letters" in run.err
    assert program("log", "export", tmp_path / "x.csv", typed="no\n").code == 0
    assert b"Anna" not in (tmp_path / "x.csv").read_bytes()
    assert program("log", "export", tmp_path / "y.csv", typed="yes\n").code == 0
    assert b"Anna" in (tmp_path / "y.csv").read_bytes()
    assert program("log", "export", tmp_path / "z.csv", typed="").code == 1
    assert not (tmp_path / "z.csv").exists()
    assert program("log", "export", tmp_path / "x.jsonl").code == 0
    assert b"Anna" in (tmp_path / "x.jsonl").read_bytes()


@pytest.mark.parametrize("args", [["x.txt"], ["x"], ["x.jsonl", "--names", "all"], ["x.csv", "--format", "csv"]])
def test_wrong_use_is_told_how(args: list[str], book: Logbook, program: Program, tmp_path: Path) -> None:
    run = program("log", "export", tmp_path / args[0], *args[1:])
    assert run.code == 2
    assert "Allowed" in run.err


def test_only_some_games_and_letters_that_stay(book: Logbook, program: Program, tmp_path: Path) -> None:
    book.write(play("d", 4, names=("Cleo", "Anna")))
    told = json.loads(
        program(
            "log", "export", tmp_path / "x.csv", "--since", "2026-01-04", "--names", "letters", "--format", "json"
        ).out
    )
    assert (told["games"], told["names"], told["bytes"]) == (1, "letters", (tmp_path / "x.csv").stat().st_size)
    assert [row.split(",")[3] for row in (tmp_path / "x.csv").read_text("utf-8").splitlines()[1:]] == ['"C"', '"A"']
    assert program("log", "export", tmp_path / "y.csv", "--game", "africana", "--names", "names").code == 1


# The union.


def test_two_devices_are_put_together(program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    one, other = tmp_path / "one", tmp_path / "other"
    Logbook(str(one), "one").write(play("a", 1), play("b", 2), dict(removal("c", "2026-01-05T00:00:00.000Z")))
    Logbook(str(other), "other").write(play("b", 2, note="x", stamp="2026-01-06T00:00:00.000Z"), play("c", 3))
    for here, there in ((one, other), (other, one)):
        monkeypatch.setenv("SCORER_LOG", str(here))
        assert program("log", "export", tmp_path / f"{here.name}.jsonl").code == 0
        monkeypatch.setenv("SCORER_LOG", str(there))
        assert program("log", "import", tmp_path / f"{here.name}.jsonl", "--yes").code == 0
    files = []
    for here in (one, other):
        monkeypatch.setenv("SCORER_LOG", str(here))
        assert program("log", "export", tmp_path / "both.jsonl", "--overwrite").code == 0
        files.append((tmp_path / "both.jsonl").read_bytes())
    assert files[0] == files[1]
    assert [json.loads(line).get("note") for line in files[0].splitlines()] == [None, "x", None]


LINES = [
    *[
        play(id, 1, note=note, stamp=f"2026-01-0{i}T00:00:00.000Z")
        for id in "ab"
        for i, note in ((1, ""), (1, "x"), (3, ""))
    ],
    *[dict(removal(id, f"2026-01-0{i}T00:00:00.000Z")) for id in "ac" for i in (1, 2)],
    {"v": 1, "person": "Anna", "t": "2026-01-01T00:00:00.000Z", "also": ["Änne"]},
    {"v": 1, "person": "Anna", "t": "2026-01-02T00:00:00.000Z", "gone": True},
    {"v": 2, "play": "z"},
]


@given(st.lists(st.lists(st.sampled_from(LINES), max_size=6), max_size=4), st.randoms())
def test_in_any_order_in_parts_or_twice_the_union_is_the_same(parts: list[list[Line]], rng: Any) -> None:
    whole = union_of(b"".join([write_line(line) for part in parts for line in part]))
    rng.shuffle(parts)
    data = b""
    for part in [*parts, *parts]:
        files = [read(io.BytesIO(b"".join(map(write_line, part))), [], lambda: None)] if part else []
        data += b"".join(preview(union_of(data), files).lines())
    assert written(union_of(data)) == written(whole)


def union_of(data: bytes) -> Union:
    union = Union()
    union.add("x", data)
    return union


def written(union: Union) -> bytes:
    return own.write(union, union.plays(), letters=None, notes=True, whole=True)


def test_a_file_has_the_same_bytes_wherever_it_is_written() -> None:
    found = set()
    for order in permutations([play("a", 1), play("b", 1), dict(removal("c", "2026-01-02T00:00:00.000Z")), LINES[-1]]):
        found.add(written(union_of(b"".join(map(write_line, order)))))
    assert len(found) == 1


def test_what_was_removed_here_is_not_told_to_be_here(book: Logbook, program: Program, tmp_path: Path) -> None:
    file = file_of(tmp_path / "x", play("d", 4), play("e", 5))
    program("log", "import", file, "--yes")
    program("log", "remove", "d")
    told = "1 game is here already.\n1 game was removed here and stays away.\n"
    assert program("log", "import", file, "--yes").out == told
    # The removal itself comes back without a word.
    program("log", "export", str(tmp_path / "y.jsonl"))
    assert "already" in (again := program("log", "import", str(tmp_path / "y.jsonl"), "--yes").out)
    assert "stays away" not in again


def test_an_undone_import_says_nothing_wrong_of_what_comes_back(
    book: Logbook, program: Program, tmp_path: Path
) -> None:
    file = file_of(tmp_path / "x", {**play("a", 9), "gone": True})
    program("log", "import", file, "--yes")
    assert "a" not in ids(book)
    assert "its games are as they were before it" in program("log", "undo").out
    assert "a" in ids(book)
