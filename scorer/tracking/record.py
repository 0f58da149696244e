"""Records on disk: JSON Lines that only ever grow. A move is on the disk before it is confirmed.

A line that a crash has torn is kept aside in a file of its own, and the game goes on with the lines before it. A record
is locked while it is open, so that two programs cannot write into each other; the lock goes with the program.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..text.errors import InvalidDocument, ScorerError
from ..text.i18n import N_
from .course import FORCED_UNDO, REDO, UNDO, BrokenRecord, Course, begin, follow, header, line_of, replay
from .journal import Journal, open_regular as open_regular, sync_folder, whole_lines as whole_lines  # noqa: PLC0414  # offered here

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
        if new is None and not os.path.exists(path):
            raise InvalidDocument(N_("There is no such file."))
        try:
            self._journal = Journal(path)
        except OSError as error:
            raise _unwritable(error) from None
        try:
            lines, torn = self._journal.lines()
            self.course: Course = replay(lines) if lines or new is None else begin(new)
            self._put_aside(torn, sum(map(len, lines)))
            if lines and not lines[-1].endswith(b"\n"):
                self._write(b"\n")
            if not lines:
                self.is_new = True
                self._append([header(self.course.state)])
                sync_folder(path)
        except BaseException:
            self._journal.close()
            raise

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
                self._journal.cut(end)
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
        if self._journal.broken:
            raise InvalidDocument(
                N_("The last line could neither be written nor be cut off, so nothing more is written here."),
                allowed=N_("opening the record again; what was confirmed is safe"),
            )
        try:
            self._journal.write(data)
        except OSError as error:
            raise _unwritable(error) from None

    def close(self) -> None:
        """Closes the file and gives the lock back."""
        self._journal.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()


def _keep(torn: bytes, path: str) -> None:
    with open(path, "ab") as aside:
        aside.write(torn + b"\n")
        aside.flush()
        os.fsync(aside.fileno())


def _unwritable(error: OSError) -> ScorerError:
    if isinstance(error, BlockingIOError):
        return InvalidDocument(N_("Another program is writing this record."), allowed=N_("one program at a time"))
    if error.errno == errno.ENODEV:
        return InvalidDocument(N_("A record cannot be kept in this file."))
    if isinstance(error, PermissionError) or error.errno == errno.EROFS:
        return InvalidDocument(N_("You are not allowed to write this record."))
    if isinstance(error, IsADirectoryError):
        return InvalidDocument(N_("This is a folder, not a file."))
    if isinstance(error, FileNotFoundError):
        return InvalidDocument(N_("There is no such folder."))
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return InvalidDocument(N_("The disk is full; the last line was not written, but everything before it is safe."))
    return InvalidDocument(N_("This record cannot be written: {reason}"), reason=error.strerror or error)
