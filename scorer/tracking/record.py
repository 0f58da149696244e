"""Records on disk: JSON Lines that only ever grow. A move is on the disk before it is confirmed.

A line that a crash has torn is kept aside in a file of its own, and the game goes on with the lines before it. A record
is locked while it is open, so that two programs cannot write into each other; the lock goes with the program.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, BinaryIO

from ..text.documents import LIMIT, parse
from ..text.errors import InvalidDocument, ScorerError
from ..text.i18n import N_
from .course import FORCED_UNDO, REDO, UNDO, BrokenRecord, Course, begin, follow, header, line_of, replay

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

    from .moves import Move, State


class Record:
    """An open record. Use it in a `with` statement, or `close` it.

    Raises `InvalidDocument` where the file cannot be opened, locked or written, and `BrokenRecord` where a line breaks
    a rule; in both cases the file stays as it was.
    """

    def __init__(self, path: str, new: State | None = None) -> None:
        """Opens a record to go on with it, or begins one with a `new` state where there is none."""
        self.path = path
        self.torn: bytes = b""
        """What was left of a torn last line; it now lies in `torn_path`."""
        self.torn_path: str = f"{path}.torn"
        """Where a torn line is kept."""
        self.is_new: bool = False
        """Whether this call began the record. Who wanted to begin one finds out here that somebody else was faster."""
        self._broken = False
        if new is None and not os.path.exists(path):
            raise InvalidDocument(N_("There is no such file."))
        try:
            # Nobody waits here for the other end of a pipe.
            flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
            self._file = os.open(path, flags, 0o644)
        except OSError as error:
            raise _unwritable(error) from None
        try:
            if not stat.S_ISREG(os.fstat(self._file).st_mode):
                raise InvalidDocument(N_("A record cannot be kept in this file."))
            _lock(self._file)
            lines, torn = self._lines()
            self.course: Course = replay(lines) if lines or new is None else begin(new)
            self._put_aside(torn, sum(map(len, lines)))
            if lines and not lines[-1].endswith(b"\n"):
                self._write(b"\n")
            if not lines:
                self.is_new = True
                self._append([header(self.course.state)])
                _sync_folder(path)
        except BaseException:
            os.close(self._file)
            raise

    def _lines(self) -> tuple[list[bytes], bytes]:
        """The whole lines of the file, and what is left of a torn last one."""
        with os.fdopen(os.dup(self._file), "rb") as file:
            file.seek(0)
            return whole_lines(file)

    def _put_aside(self, torn: bytes, end: int) -> None:
        if torn:
            # Kept before it is cut off, so that it is always in one of the two places.
            self.torn = torn
            try:
                try:
                    _keep(torn, self.torn_path)
                except OSError:
                    from tempfile import gettempdir

                    self.torn_path = os.path.join(gettempdir(), os.path.basename(self.torn_path))
                    _keep(torn, self.torn_path)
                os.ftruncate(self._file, end)
                os.fsync(self._file)
            except OSError as error:
                raise _unwritable(error) from None

    def play(self, move: Move) -> Course:
        """Plays a move and writes it. Raises `IllegalMove`, or `InvalidDocument` where it cannot be written."""
        course = self.course.play(move)
        return self._go_on(course, [line_of(course)])

    def undo(self, count: int = 1, *, forced: bool = False) -> Course:
        """Takes the last moves back; see `Course.undo`."""
        course = self.course
        for _ in range(count):
            course = course.undo(forced=forced)
        return self._go_on(course, [FORCED_UNDO if forced else UNDO] * count)

    def redo(self) -> Course:
        """Plays the move again that was taken back last."""
        return self._go_on(self.course.redo(), [REDO])

    def mend(self, number: int, move: Move, *, before: bool = False, until: int | None = None) -> Course:
        """Plays another move in the place of one further back, and then the later ones again, perhaps only `until` one.

        With `before` the move goes before that one, which follows it. Raises `BrokenRecord` with the number of the
        move that cannot follow; then nothing is written.
        """
        course = self.course.at(number - 1)
        lines: list[dict[str, object]] = [FORCED_UNDO] * (self.course.number - course.number)
        later = [line_of(step) for step in self.course.steps()[number - before : until]]
        for data in (None, *later):
            try:
                # Each by whom it was made.
                course = course.play(move) if data is None else follow(course, data)
            except ScorerError as error:
                raise BrokenRecord(error, course.number + 1) from None
            lines.append(line_of(course))
        return self._go_on(course, lines)

    def _go_on(self, course: Course, lines: Sequence[dict[str, object]]) -> Course:
        self._append(lines)
        self.course = course
        return course

    def _append(self, lines: Sequence[dict[str, object]]) -> None:
        self._write(b"".join([json.dumps(line, ensure_ascii=False).encode() + b"\n" for line in lines]))

    def _write(self, data: bytes) -> None:
        """Writes lines whole and waits for the disk, or leaves the file as it was."""
        if self._broken:
            raise InvalidDocument(
                N_("The last line could neither be written nor be cut off, so nothing more is written here."),
                allowed=N_("opening the record again; what was confirmed is safe"),
            )
        size = os.fstat(self._file).st_size
        # Until all of it is on the disk: whoever interrupts this must not go on either.
        self._broken = True
        try:
            written = os.write(self._file, data)
            while written < len(data):
                written += os.write(self._file, data[written:])
            os.fsync(self._file)
            self._broken = False
        except OSError as error:
            self._cut(size)
            raise _unwritable(error) from None
        except BaseException:
            self._cut(size)
            raise

    def _cut(self, size: int) -> None:
        """Cuts off what may have been written of a line that was not confirmed."""
        with suppress(OSError):  # else the next one who opens it puts the torn line aside
            os.ftruncate(self._file, size)
            self._broken = False
            os.fsync(self._file)

    def close(self) -> None:
        """Closes the file and gives the lock back."""
        os.close(self._file)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()


def whole_lines(file: BinaryIO) -> tuple[list[bytes], bytes]:
    """The lines of a record, and what is left of a torn last one. A line that only lacks its end is whole.

    Raises `InvalidDocument` where a line is longer than any can be, as those of devices are.
    """
    lines = []
    while line := file.readline(LIMIT + 1):
        if len(line) > LIMIT:
            raise InvalidDocument(N_("This is too large for one line of a record."))
        lines.append(line)
    if not lines or lines[-1].endswith(b"\n") or isinstance(parse(lines[-1]), dict):
        return lines, b""
    return lines[:-1], lines[-1]


def open_regular(path: str) -> BinaryIO:
    """A file to read from. Raises `OSError` for a pipe or a device, for whose other end nobody shall wait."""
    flags = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
    file = os.fdopen(os.open(path, flags), "rb")
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        if os.path.isdir(path):
            raise IsADirectoryError(path)
        raise OSError(path)
    return file


def _keep(torn: bytes, path: str) -> None:
    with open(path, "ab") as aside:
        aside.write(torn + b"\n")
        aside.flush()
        os.fsync(aside.fileno())


def _unwritable(error: OSError) -> ScorerError:
    import errno

    if isinstance(error, PermissionError) or error.errno == errno.EROFS:
        return InvalidDocument(N_("You are not allowed to write this record."))
    if isinstance(error, IsADirectoryError):
        return InvalidDocument(N_("This is a folder, not a file."))
    if isinstance(error, FileNotFoundError):
        return InvalidDocument(N_("There is no such folder."))
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return InvalidDocument(N_("The disk is full; the last line was not written, but everything before it is safe."))
    return InvalidDocument(N_("This record cannot be written: {reason}"), reason=error.strerror or error)


def _lock(file: int) -> None:
    """Locks the file for this program, for as long as it is open. Where there are no locks, there are none."""
    try:
        import fcntl
    except ImportError:
        return _lock_on_windows(file)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise _locked() from None
    except OSError:
        pass  # some network drives have no locks
    return None


def _lock_on_windows(file: int) -> None:
    try:
        import msvcrt
    except ImportError:
        return  # a browser
    os.lseek(file, 2**30, os.SEEK_SET)  # beyond the end, so that others may still read
    try:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    except OSError:
        raise _locked() from None


def _locked() -> ScorerError:
    return InvalidDocument(N_("Another program is writing this record."), allowed=N_("one program at a time"))


def _sync_folder(path: str) -> None:
    """Makes sure that a new file is found after a crash, where folders can be synchronized."""
    try:
        folder = os.open(os.path.dirname(os.path.abspath(path)), os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(folder)
    except OSError:
        pass
    finally:
        os.close(folder)
