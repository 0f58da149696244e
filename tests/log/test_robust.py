"""Nothing that was confirmed is lost: by kills, two writers, a full disk, copies, merges, and clocks that lie."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from scorer.log import Logbook, Union
from scorer.log.book import removal
from scorer.log.lines import stamp_after, write_line
from scorer.text.errors import ScorerError
from tests.support import ROOT
from tests.support.system import POSIX
from tools.year import FILE

LINES = FILE.read_bytes().splitlines(keepends=True)
STAMPS = [f"2026-11-22T20:41:07.{milliseconds:03}Z" for milliseconds in range(4)]


def play(id: str, stamp: str, note: str = "") -> dict[str, object]:
    """A game of which only the points are known."""
    return {"v": 1, "play": id, "t": stamp, "at": "2026-11-22", "game": "Ur", "totals": {"Anna": 5}, "note": note}


def union_of(*files: bytes) -> Union:
    found = Union()
    for number, file in enumerate(files):
        found.add(str(number), file)
    return found


def line_of(name: str, stamp: str, note: str) -> bytes:
    return write_line(removal(name, stamp) if note == "gone" else play(name, stamp, note))


made = st.builds(
    line_of, st.sampled_from("abc"), st.sampled_from(STAMPS), st.sampled_from(["", "rain", "snow", "gone"])
)


@settings(max_examples=50)
@given(st.lists(made), st.data())
def test_the_union_is_the_same_in_any_order_doubled_and_in_halves(lines: list[bytes], data: st.DataObject) -> None:
    whole = union_of(b"".join(lines)).lines
    order = data.draw(st.permutations(lines))
    half = data.draw(st.integers(0, len(order)))
    assert union_of(b"".join(order)).lines == whole
    assert union_of(b"".join(order[:half]), b"".join(order[half:])).lines == whole
    assert union_of(b"".join(lines), b"".join(order), b"".join(order[:half])).lines == whole


@pytest.mark.parametrize("now", ["2001-01-01T00:00:00.000Z", "2099-12-31T23:59:59.999Z"])
def test_a_correction_wins_whatever_the_clocks_say(now: str, tmp_path: Path) -> None:
    one, other = Logbook(str(tmp_path), "one"), Logbook(str(tmp_path), "other")
    one.write(play("a", now, "first"))
    for book, note in ((other, "second"), (one, "third"), (other, "fourth")):
        line = book.read().line("a")
        assert line
        book.write(play("a", stamp_after(line.stamp), note))
        assert [play.note for play in book.read().plays()] == [note]


def test_copies_that_synchronizers_make_are_read_and_change_nothing(tmp_path: Path) -> None:
    book = Logbook(str(tmp_path), "one")
    (tmp_path / "one.jsonl").write_bytes(b"".join(LINES))
    before = book.read().plays()
    for name in ("one.sync-conflict-20261122-204107-ABCDEFG.jsonl", "one (conflicted copy 2026-11-22).jsonl"):
        (tmp_path / name).write_bytes(b"".join(LINES[:20]) + write_line(play(name, STAMPS[0])))
    (tmp_path / ".syncthing.one.jsonl.tmp").write_bytes(b"half a fi")
    (tmp_path / ".one.jsonl").write_bytes(b"half a fi")
    found = book.union()
    assert len(found.plays()) == len(before) + 2
    assert not found.broken


def test_git_merges_what_two_devices_have_written(tmp_path: Path) -> None:
    def git(folder: Path, *words: str) -> None:
        told = ("-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "init.defaultBranch=main")
        subprocess.run(["git", *told, *words], cwd=folder, check=True, capture_output=True)

    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    git(one, "init")
    book = Logbook(str(one), "one")
    book.write(play("a", STAMPS[0]), play("b", STAMPS[0]))
    git(one, "add", ".")
    git(one, "commit", "-m", "first")
    git(tmp_path, "clone", "one", "two")
    other = Logbook(str(two), "two")
    book.write(play("a", STAMPS[2], "one"), play("c", STAMPS[1]))
    other.write(play("a", STAMPS[1], "two"), removal("b", STAMPS[1]), play("d", STAMPS[1]))
    for folder in (one, two):
        git(folder, "add", ".")
        git(folder, "commit", "-m", "more")
    git(two, "pull", "--no-rebase", "--no-edit")
    git(one, "pull", "--no-rebase", "--no-edit", str(two))
    assert book.union().lines == other.union().lines
    assert {(play.id, play.note) for play in book.read().plays()} == {("a", "one"), ("c", ""), ("d", "")}


@pytest.mark.parametrize("whose", ["one", "other"])
def test_a_torn_last_line_costs_nothing_but_itself(whose: str, tmp_path: Path) -> None:
    book = Logbook(str(tmp_path), "one")
    for length in (1, len(LINES[0]) // 2, len(LINES[0]) - 2):
        with (tmp_path / f"{whose}.jsonl").open("ab") as file:
            file.write(LINES[0][:length])
        book.write(json.loads(LINES[length % 20 + 1]))
    found = book.union()
    assert len(found.plays()) == 3
    assert 1 <= len(found.broken) <= 3


WRITE = """
import sys
from scorer.log import Logbook
from scorer.log.lines import stamp_after
book = Logbook(sys.argv[1], "one")
for i in range(int(sys.argv[3])):
    id = f"{sys.argv[2]}-{i}"
    try:
        book.write({"v": 1, "play": id, "t": stamp_after(), "at": "2026-11-22", "game": "Ur", "totals": {"Zoë": i}})
    except Exception as error:
        print(type(error).__name__, error, file=sys.stderr)
        break
    print(id, flush=True)
"""


def start(*arguments: object, limit: int = 0) -> subprocess.Popen[str]:
    """A program that adds games, and says so after each; with a limit to the bytes of a file."""
    program = (
        f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, {limit}))\n{WRITE}" if limit else WRITE
    )
    command = [sys.executable, "-c", program, *map(str, arguments)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_two_programs_that_add_at_once_lose_nothing(tmp_path: Path) -> None:
    programs = [start(tmp_path, name, 40) for name in "ab"]
    confirmed = [id for program in programs for id in program.communicate()[0].split()]
    found = Logbook(str(tmp_path), "one").union()
    assert len(confirmed) == 80
    assert not found.broken
    assert set(found.find("")) == set(confirmed)


@POSIX
def test_a_full_disk_is_told_and_what_was_confirmed_stays(tmp_path: Path) -> None:
    out, err = start(tmp_path, "a", 99, limit=3000).communicate()
    book = Logbook(str(tmp_path), "one")
    assert 10 < len(out.split()) < 99
    assert "The file would be larger than is allowed here." in err
    assert set(book.union().find("")) == set(out.split())
    assert Path(book.path).read_bytes().endswith(b"\n")
    book.write(play("b", stamp_after()))
    assert not book.union().broken


@pytest.mark.slow
def test_kills_lose_nothing() -> None:
    command = [sys.executable, str(ROOT / "benchmarks" / "kill_log.py"), "12"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert re.search("none lost", done.stdout)


def test_a_folder_that_cannot_be_one_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    (tmp_path / "log").mkdir()
    (tmp_path / "log" / "one.jsonl").mkdir()
    with pytest.raises(ScorerError, match="There is no such folder") as error:
        Logbook(str(tmp_path / "file"), "one").read()
    assert error.value.place == str(tmp_path / "file")
    with pytest.raises(ScorerError) as error:
        Logbook(str(tmp_path / "file"), "one").write(play("a", STAMPS[0]))
    assert error.value.place
    with pytest.raises(ScorerError) as error:
        Logbook(str(tmp_path / "log"), "one").write(play("a", STAMPS[0]))
    assert error.value.place == str(tmp_path / "log" / "one.jsonl")
    assert Logbook(str(tmp_path / "log"), "one").read().plays() == []
    with pytest.raises(ScorerError, match="This cannot be the name of a file"):
        Logbook("no\0path", "one").read()
    with pytest.raises(ScorerError, match="This cannot be the name of a file"):
        Logbook("~\0path", "one").write(play("a", STAMPS[0]))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names are text")
def test_a_file_whose_name_is_no_text_is_read_as_any_other(tmp_path: Path) -> None:
    with open(os.path.join(os.fsencode(tmp_path), b"d\xe9vice.jsonl"), "wb") as file:
        file.write(b"".join(LINES) + b"nonsense\n")
    book = Logbook(str(tmp_path), "one")
    assert len(book.read().plays()) == len(book.union().plays()) == 60
    assert [broken.number for broken in book.union().broken] == [len(LINES) + 1]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_only_be_read_is_read(tmp_path: Path) -> None:
    (tmp_path / "one.jsonl").write_bytes(b"".join(LINES))
    tmp_path.chmod(0o500)
    try:
        assert len(Logbook(str(tmp_path), "two").read().plays()) == 60
        with pytest.raises(ScorerError, match="not allowed to write"):
            Logbook(str(tmp_path), "two").write(play("a", STAMPS[0]))
    finally:
        tmp_path.chmod(0o700)
