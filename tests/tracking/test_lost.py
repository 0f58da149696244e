"""Records that are lost while they are open: noticed before a move is confirmed, told, and written into a new file."""

from __future__ import annotations

import errno
import io
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from scorer.cli import main
from scorer.text.errors import InvalidDocument
from scorer.text.i18n import languages
from scorer.tracking.course import BrokenRecord, replay
from scorer.tracking.record import Record
from tests.support import ROOT
from tests.support.system import OPEN
from tests.tracking.test_record import LINES, ROUND, as_bytes, lines_of, move, new

pytestmark = [pytest.mark.usefixtures("known"), OPEN]

STRANGE = b'{"move": "market", "card": "brown lion"}\n'


def _rename_over(file: Path) -> None:
    other = file.with_name("other")
    other.write_bytes(file.read_bytes())
    other.replace(file)


def _append(file: Path) -> None:
    with file.open("ab") as stream:
        stream.write(STRANGE)


def _overwrite(file: Path) -> None:
    data = file.read_bytes()
    with file.open("r+b") as stream:  # as long as before
        stream.write(data[:-2] + b"!\n")


def _link(file: Path) -> None:
    other = file.with_name("other")
    other.write_bytes(file.read_bytes())
    file.unlink()
    file.symlink_to(other)


def _other_kind(file: Path) -> None:
    file.unlink()
    file.mkdir()


LOSSES: dict[str, Callable[[Path], object]] = {
    "removed": lambda file: file.unlink(),
    "folder removed": lambda file: shutil.rmtree(file.parent),
    "folder moved": lambda file: file.parent.rename(file.parent.with_name("moved")),
    "renamed over": _rename_over,
    "moved away": lambda file: file.rename(file.with_name("moved")),
    "truncated": lambda file: file.write_bytes(b""),
    "cut": lambda file: os.truncate(file, file.stat().st_size - 9),
    "appended to": _append,
    "overwritten": _overwrite,
    "a link": _link,
    "another kind": _other_kind,
}
"""All ways to lose a record while it is open."""
lost = pytest.mark.parametrize("lose", LOSSES.values(), ids=LOSSES)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(elsewhere))
    folder = tmp_path / "evening"
    folder.mkdir()
    return folder / "record.jsonl"


@lost
def test_a_lost_record_goes_on_whole_in_a_new_file(lose: Callable[[Path], object], file: Path) -> None:
    with Record(str(file), new()) as record:
        for text in ROUND[:2]:
            record.play(move(text))
            assert record.lost == ""
        lose(file)
        left = file.read_bytes() if file.is_file() else None
        record.play(move(ROUND[2]))
        assert record.lost == str(file)
        assert lines_of(Path(record.path)) == LINES[:4]
        assert left is None or (Path(record.path) != file and file.read_bytes() == left)
        record.play(move(ROUND[3]))
        assert record.lost == ""
    assert lines_of(Path(record.path)) == LINES
    with Record(record.path) as again:
        assert again.course.state == record.course.state


@pytest.mark.parametrize("lose", [LOSSES[way] for way in LOSSES if "folder" not in way and way != "moved away"])
def test_a_record_that_is_lost_again_and_again(lose: Callable[[Path], object], file: Path) -> None:
    with Record(str(file), new()) as record:
        for text in ROUND:
            lose(Path(record.path))
            record.play(move(text))
            assert record.lost
    assert lines_of(Path(record.path)) == LINES


@lost
def test_what_is_lost_while_a_move_is_written(
    lose: Callable[[Path], object], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is on the disk, but not in a file that anybody finds."""
    synchronized = os.fsync
    with Record(str(file), new()) as record:

        def once(number: int) -> None:
            synchronized(number)
            monkeypatch.undo()
            monkeypatch.setattr("tempfile.tempdir", str(file.parent.with_name("elsewhere")))
            lose(file)

        monkeypatch.setattr(os, "fsync", once)
        record.play(move(ROUND[0]))
        assert record.lost == str(file)
    assert lines_of(Path(record.path)) == LINES[:2]


@lost
def test_what_is_lost_after_the_last_move(lose: Callable[[Path], object], file: Path) -> None:
    with Record(str(file), new()) as record:
        for text in ROUND:
            record.play(move(text))
        record.check()
        assert record.lost == ""
        lose(file)
        record.check()
        assert record.lost == str(file)
    assert lines_of(Path(record.path)) == LINES


@pytest.mark.parametrize("go_on", ["undo", "redo", "mend"])
def test_every_change_notices(go_on: str, file: Path) -> None:
    changes: dict[str, Callable[[Record], object]] = {
        "undo": lambda record: record.undo(forced=True),
        "redo": lambda record: record.redo(),
        "mend": lambda record: record.mend(1, move("market blue lion")),
    }
    with Record(str(file), new()) as record:
        for text in ROUND[:2]:
            record.play(move(text))
        record.undo(forced=True)
        file.unlink()
        course = changes[go_on](record)
        assert record.lost == str(file)
    with Record(str(file)) as again:
        assert again.course.state == course.state  # type: ignore[attr-defined]


def test_what_is_only_touched_is_not_lost(file: Path) -> None:
    with Record(str(file), new()) as record:
        for text in ROUND:
            os.utime(file, (1, 1))
            record.play(move(text))
            assert record.lost == ""
    assert lines_of(file) == LINES


def test_a_record_behind_a_link_is_not_lost(file: Path) -> None:
    link = file.with_name("link")
    link.symlink_to(file)
    with Record(str(link), new()) as record:
        for text in ROUND:
            record.play(move(text))
            assert record.lost == ""
    assert lines_of(file) == LINES


@lost
def test_where_nothing_else_can_be_written_no_move_is_confirmed(
    lose: Callable[[Path], object], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Record(str(file), new()) as record:
        record.play(move(ROUND[0]))
        lose(file)
        opened = os.open

        def refuse(path: Any, flags: int, *more: Any, **others: Any) -> int:
            if flags & os.O_CREAT:
                raise OSError(errno.EROFS, os.strerror(errno.EROFS), path)
            return opened(path, flags, *more, **others)

        with monkeypatch.context() as patch:
            patch.setattr(os, "open", refuse)
            for change in (lambda: record.play(move(ROUND[1])), record.check):
                with pytest.raises(InvalidDocument, match="no longer as it was written"):
                    change()
        assert record.course.number == 1
        assert record.lost == ""
        record.play(move(ROUND[1]))
        assert record.lost == str(file)
    assert lines_of(Path(record.path)) == LINES[:3]


class _Lines(io.StringIO):
    """Standard input during which something happens."""

    def __init__(self, text: str, at: int, happens: Callable[[], object]) -> None:
        super().__init__(text)
        self._left, self._happens = at, happens

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        if not self._left:
            self._happens()
        self._left -= 1
        return super().readline(size)


@pytest.mark.unmeasured
@lost
@pytest.mark.parametrize("at", [2, 4])
def test_the_program_tells_where_the_record_is_now(
    at: int,
    lose: Callable[[Path], object],
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Also if it was lost behind the last move."""
    monkeypatch.setattr(sys, "stdin", _Lines("\n".join(ROUND), at, lambda: lose(file)))
    assert main(["track", "afritoria", "--record", str(file), "--players", "Zoë,Ben", "--lang", "en"]) == 0
    said = capsys.readouterr().err
    assert said.count("Notice: ") == 1
    assert str(file) in said
    found = [path for path in file.parent.parent.rglob("record*.jsonl") if path.is_file() and str(path) in said]
    assert as_bytes(*LINES) in [path.read_bytes() for path in found]


def test_the_program_tells_it_in_every_language(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = set()
    for lang in languages():
        for lose in (LOSSES["removed"], LOSSES["truncated"]):
            file.unlink(missing_ok=True)
            monkeypatch.setattr(sys, "stdin", _Lines("g10\n", 1, lambda lose=lose: lose(file)))  # type: ignore[misc]
            main(["track", "afritoria", "--record", str(file), "--players", "Zoë,Ben", "--lang", lang])
            told.add(capsys.readouterr().err)
    assert len(told) == 2 * len(languages())


# Mends


@pytest.mark.unmeasured
def test_a_mend_is_whole_or_not_there(file: Path) -> None:
    """Wherever a crash tears it."""
    with Record(str(file), new()) as record:
        for text in ROUND:
            record.play(move(text))
        before = file.read_bytes()
        record.mend(1, move("market blue lion"))
        whole = record.course.state
    data = file.read_bytes()
    assert data.startswith(before)
    for cut in range(len(before), len(data) + 1):
        file.write_bytes(data[:cut])
        with Record(str(file)) as again:
            # Only the end of the line may be missing.
            assert again.course.number == 4
            assert (again.course.state == whole) == (cut >= len(data) - 1)
    with Record(str(file)) as again:
        assert again.course.state == whole


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ({"mend": 0, "moves": LINES[1:2]}, "mend"),
        ({"mend": 5, "moves": LINES[1:2]}, ""),
        ({"mend": True, "moves": LINES[1:2]}, "mend"),
        ({"mend": 1, "moves": []}, ""),
        ({"mend": 1, "moves": {}}, ""),
        ({"mend": 1, "moves": [{"undo": 1}]}, "moves[0]"),
        ({"mend": 1, "moves": [7]}, "moves[0]"),
        ({"mend": 1, "moves": [LINES[1], LINES[1], LINES[1]]}, "moves[2]"),
        ({"mend": 4, "moves": [{**LINES[4], "by": "Zoë"}]}, "moves[0].by"),
        ({"mend": 1, "moves": LINES[1:2], "more": 1}, ""),
        ({"mend": 1}, ""),
    ],
)
def test_a_mend_that_cannot_be(line: dict[str, object], place: str) -> None:
    with pytest.raises(BrokenRecord) as caught:
        replay(as_bytes(*LINES, line).splitlines())
    assert (caught.value.line, caught.value.place) == (6, place)


# Torn lines


@pytest.mark.parametrize("read", [False, True])
def test_a_torn_line_never_waits_for_a_pipe(read: bool, file: Path) -> None:
    file.write_bytes(as_bytes(*LINES) + b'{"mo')
    os.mkfifo(f"{file}.torn")
    reader = os.open(f"{file}.torn", os.O_RDONLY | os.O_NONBLOCK) if read else -1
    with Record(str(file)) as record:
        assert Path(record.torn_path).parent.name == "elsewhere"
        assert b'{"mo' in Path(record.torn_path).read_bytes()
    if read:
        os.close(reader)


def test_a_torn_line_follows_no_link(file: Path, tmp_path: Path) -> None:
    file.write_bytes(as_bytes(*LINES) + b'{"mo')
    mine = tmp_path / "mine"
    mine.write_text("mine")
    Path(f"{file}.torn").symlink_to(mine)
    for name in ("record.jsonl.torn", "record.jsonl"):
        (tmp_path / "elsewhere" / name).symlink_to(mine)
    with Record(str(file)) as record:
        assert b'{"mo' in Path(record.torn_path).read_bytes()
    assert mine.read_text() == "mine"


def test_a_torn_line_is_found_after_a_power_cut(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its folder is synchronized before it is cut off."""
    file.write_bytes(as_bytes(*LINES) + b'{"mo')
    happened: list[str] = []
    synchronized, truncated = os.fsync, os.ftruncate

    def sync(number: int) -> None:
        happened.append("file" if os.path.isfile(f"/proc/self/fd/{number}") else "folder")
        synchronized(number)

    def cut(number: int, size: int) -> None:
        happened.append("cut")
        truncated(number, size)

    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(os, "ftruncate", cut)
    with Record(str(file)):
        pass
    if os.path.isdir("/proc/self/fd"):
        assert happened[:3] == ["file", "folder", "cut"]


# Two faults at once


CALLS = ("write", "fsync", "ftruncate")


@pytest.mark.parametrize("failing", [c for n in (1, 2, 3) for c in combinations(CALLS, n)])
def test_what_is_told_as_not_written_is_not_there(
    failing: tuple[str, ...], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever fails beside it; where nobody can know, that is told."""

    def fail(*_: object) -> Any:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with Record(str(file), new()) as record:
        record.play(move(ROUND[0]))
        with monkeypatch.context() as patch:
            for call in failing:
                patch.setattr(os, call, fail)
            told = ""
            try:
                record.play(move(ROUND[1]))
            except InvalidDocument as error:
                told = error.text()
    with Record(record.path) as again:
        number = again.course.number
    assert number == record.course.number or (number == 2 and "may be in it" in told)


@pytest.mark.unmeasured
def test_no_fault_of_the_disk_loses_a_confirmed_move() -> None:
    done = subprocess.run(
        [sys.executable, "benchmarks/faults.py", "40"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "40 faults" in done.stdout
