"""Records on disk: JSON Lines that only ever grow. A move is on the disk before it is confirmed.

A line that a crash has torn is kept aside in a file of its own, and the game goes on with the lines before it. A record
is locked while it is open, so that two programs cannot write into each other; the lock goes with the program.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from typing import TYPE_CHECKING

from ..text.errors import InvalidDocument, ScorerError
from ..text.i18n import N_
from .course import FORCED_UNDO, REDO, UNDO, Course, begin, header, line_of, replay

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
        if new is None and not os.path.exists(path):
            raise InvalidDocument(N_("There is no such file."))
        try:
            self._file = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644)
        except OSError as error:
            raise _unwritable(error) from None
        try:
            _lock(self._file)
            lines, torn = self._lines()
            self.course: Course = replay(lines) if lines or new is None else begin(new)
            self._put_aside(torn, sum(map(len, lines)))
            if not lines:
                self._append(header(self.course.state))
                _sync_folder(path)
        except BaseException:
            os.close(self._file)
            raise

    @property
    def torn_path(self) -> str:
        """Where a torn line is kept."""
        return f"{self.path}.torn"

    def _lines(self) -> tuple[list[bytes], bytes]:
        """The whole lines of the file, and what is left of a torn last one."""
        with os.fdopen(os.dup(self._file), "rb") as file:
            file.seek(0)
            data = file.read()
        end = data.rfind(b"\n") + 1
        return data[:end].splitlines(keepends=True), data[end:]

    def _put_aside(self, torn: bytes, end: int) -> None:
        if torn:
            # Kept before it is cut off, so that it is always in one of the two places.
            self.torn = torn
            try:
                with open(self.torn_path, "ab") as aside:
                    aside.write(self.torn + b"\n")
                    aside.flush()
                    os.fsync(aside.fileno())
                os.ftruncate(self._file, end)
                os.fsync(self._file)
            except OSError as error:
                raise _unwritable(error) from None

    def play(self, move: Move) -> Course:
        """Plays a move and writes it. Raises `IllegalMove`, or `InvalidDocument` where it cannot be written."""
        return self._go_on(self.course.play(move))

    def undo(self, *, forced: bool = False) -> Course:
        """Takes the last move back; see `Course.undo`."""
        course = self.course.undo(forced=forced)
        return self._go_on(course, FORCED_UNDO if forced else UNDO)

    def redo(self) -> Course:
        """Plays the move again that was taken back last."""
        return self._go_on(self.course.redo(), REDO)

    def _go_on(self, course: Course, line: dict[str, object] | None = None) -> Course:
        self._append(line or line_of(course))
        self.course = course
        return course

    def _append(self, data: dict[str, object]) -> None:
        """Writes a line whole and waits for the disk, or leaves the file as it was."""
        line = json.dumps(data, ensure_ascii=False).encode() + b"\n"
        size = os.fstat(self._file).st_size
        try:
            written = os.write(self._file, line)
            while written < len(line):
                written += os.write(self._file, line[written:])
            os.fsync(self._file)
        except OSError as error:
            with suppress(OSError):  # else the next one who opens it puts the torn line aside
                os.ftruncate(self._file, size)
            raise _unwritable(error) from None

    def close(self) -> None:
        """Closes the file and gives the lock back."""
        os.close(self._file)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()


def _unwritable(error: OSError) -> ScorerError:
    import errno

    if isinstance(error, PermissionError) or error.errno == errno.EROFS:
        return InvalidDocument(N_("This record may not be written."))
    if isinstance(error, IsADirectoryError):
        return InvalidDocument(N_("This is a folder, not a file."))
    if isinstance(error, FileNotFoundError):
        return InvalidDocument(N_("There is no such folder."))
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return InvalidDocument(N_("The disk is full; the last line was not written, everything before it is safe."))
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
