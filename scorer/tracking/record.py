"""Records on disk: JSON Lines that only ever grow. A move is on the disk before it is confirmed.

A line that a crash has torn is kept aside in a file of its own, and the game goes on with the lines before it. A record
is locked while it is open, so that two programs cannot write into each other; the lock goes with the program.

What no lock keeps others from (the file is removed, another one comes in its place, somebody writes into it) is noticed
before a move is confirmed. Then all that is known is written into a new file, and the game goes on there.
"""

from __future__ import annotations

import errno
import json
import os
import stat
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain, count
from typing import TYPE_CHECKING

from ..text.documents import BOM
from ..text.errors import InvalidDocument
from ..text.files import reason
from ..text.i18n import N_
from .course import FORCED_UNDO, REDO, UNDO, Course, begin, header, line_of, mended_lines, read_header, replay
from .journal import Displaced, Journal, Unsure, open_regular as open_regular, sync_folder, whole_lines as whole_lines  # noqa: PLC0414  # offered here

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

    from .moves import Move, Player, State


class Record:
    """A record that is open for writing, and locked against other programs.

    Use it in a `with` statement, or `close` it. The constructor opens the record at `path` to continue it, or begins
    one with the state `new`, which is one before the first move, if there is no such file, or an empty one.

    Raises `InvalidDocument` if a record has to be begun and `new` is None, or a state after the first move, if another
    program has it open, or if it cannot be read or written; `BrokenRecord` if a line cannot be read or followed. Then
    the file stays as it was.
    """

    def __init__(self, path: str, new: State | None = None) -> None:
        self.path: str = path
        """The path of the record. It changes if the file was lost; see `lost`."""
        self.lost: str = ""
        """The path of the file that was found to be removed, replaced or changed by others at the last `check` or
        write.

        Everything was then written into a new file at `path`. Empty if nothing was lost.
        """
        self.torn: bytes = b""
        """What a crash had left of an incomplete last line, when the record was opened; empty if nothing."""
        self.torn_path: str = f"{path}.torn"
        """The path of the file in which an incomplete last line is kept."""
        self.is_new: bool = False
        """Whether opening began the record. False with a `new` state means that another program had begun one at this
        path."""
        if not os.path.exists(path):
            if new is None:
                raise InvalidDocument(N_("There is no such file."))
            _check_first(new)
        try:
            self._journal = Journal(path)
        except (OSError, ValueError) as error:
            raise _unwritable(error) from None
        try:
            lines, torn = self._journal.lines()
            self.course: Course = replay(lines) if lines or new is None else begin(_check_first(new))
            """The course of the game, after everything that was written."""
            self._put_aside(torn, sum(map(len, lines)))
            if lines and not lines[-1].endswith(b"\n"):
                self._write(b"\n", self.course)
            if not lines:
                self.is_new = True
                self._write(_encode([header(self.course.state)]), self.course)
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
                    self.torn_path = _keep_elsewhere(torn, os.path.basename(self.path))
                self._journal.cut(end)
            except OSError as error:
                raise _unwritable(error) from None

    def play(self, move: Move) -> Course:
        """Plays a move, writes it, and returns the new `course`. When it returns, the move is on the disk.

        Raises `IllegalMove`, with the rule, if the move is not allowed now or belongs to another game; `InvalidMove` if
        the move object holds a value of a wrong type; `InvalidDocument` if the record cannot be written, or is closed.
        In each case the course stays as it was.
        """
        course = self.course.play(move)
        return self._write(_encode([line_of(course)]), course)

    def undo(self, count: int = 1, *, forced: bool = False) -> Course:
        """Undoes the last `count` moves, writes that, and returns the new `course`.

        With a `count` below 1 nothing is undone or written, and the course stays the same.

        Raises `IllegalMove` if there are fewer moves, or one of them revealed something hidden and `forced` is false;
        `InvalidDocument` if the record cannot be written, or is closed. In both cases no move is undone.
        """
        course = self.course
        for _ in range(count):
            course = course.undo(forced=forced)
        return self._write(_encode([FORCED_UNDO if forced else UNDO] * count), course)

    def redo(self) -> Course:
        """Plays the move again that was undone last, writes that, and returns the new `course`.

        Raises `IllegalMove` if no move was undone, or another one was played since; `InvalidDocument` if the record
        cannot be written, or is closed. In both cases nothing is changed.
        """
        return self._write(_encode([REDO]), self.course.redo())

    def mend(self, number: int, move: Move | None, *, before: bool = False, until: int | None = None) -> Course:
        """Puts `move` in place of move `number`, counted from 1, writes that, and returns the new `course`.

        If `move` is None, that move is removed. With `before`, `move` is inserted before it instead. The later moves
        are played again, only up to number `until` if it is given.

        Raises `IllegalMove` if there is no move `number`, or `move` is not allowed there; `InvalidMove` if the move
        object holds a value of a wrong type; `BrokenRecord`, with the number of the move as `line`, if a later move is
        no longer possible; `InvalidDocument` if the record cannot be written, or is closed. In each case nothing is
        changed.
        """
        course = self.course.mend(number, move, before=before, until=until)
        return self._write(_encode(mended_lines(self.course, number, course)), course)

    def exchange(self, first: int, last: int, player: Player, other: Player) -> Course:
        """Swaps the moves of two players, by name, from move number `first` to `last`, counted from 1.

        Writes that, even if it changes no move, and returns the new `course`, which is that of `Course.exchange`.

        Raises `IllegalMove` if no move has one of these numbers, `first` is higher than `last`, nobody has one of these
        names, or both names are the same; `BrokenRecord`, with the number of the move as `line`, if a move is no
        longer possible; `InvalidDocument` if an exchange that is possible cannot be written, or the record is closed.
        In each case nothing is changed.
        """
        course = self.course.exchange(first, last, player, other)
        return self._write(_encode(mended_lines(self.course, first, course)), course)

    def amend(self, key: str, value: object) -> Course:
        """Gives the last move `value` (JSON) under `key`, or nothing there if `value` is None.

        Writes that, and returns the new `course`, which has as many moves as before.

        Raises `IllegalMove` if no move was played, or a rule forbids the value; `InvalidMove` if the key or the value
        is wrong, or the value is required and None; `InvalidDocument` if the record cannot be written, or is closed. In
        each case nothing is changed.
        """
        course = self.course.amend(key, value)
        return self._write(_encode(mended_lines(self.course, self.course.number, course)), course)

    def lines(self) -> list[dict[str, object]]:
        """Returns all lines that were read or written here, as JSON, in the order of the file, in a new list.

        The first one is the header, so it is never empty. Lines that undo, and moves that were undone, are among them.
        It works after `close`, too. The file is not read again: what others have changed in it is not there.
        """
        # Within a line JSON may have carriage returns.
        known = bytes(self._journal.known).removeprefix(BOM).split(b"\n")
        return [json.loads(line) for line in known if line.strip()]

    def check(self) -> None:
        """Checks that the file is still at `path` and as it was written here; returns None, whatever it finds.

        If it is, `lost` is empty afterwards. If not, writes everything into a new file (at `path` if nothing is there,
        else beside it; among the temporary files if it cannot be written there), and sets `lost` to the old path and
        `path` to the new one. Every change does this by itself.

        Raises `InvalidDocument` if no other file can be written, or if the record is closed.
        """
        self.lost = ""
        try:
            self._journal.check()
        except Displaced as error:
            self._move(b"", error)
        except OSError as error:
            raise _unwritable(error) from None

    def _write(self, data: bytes, course: Course) -> Course:
        """Writes lines whole, here or in a new file, and waits for the disk; then the record is at `course`.

        If it raises an error, the record stays as it was.
        """
        self.lost = ""
        try:
            self._journal.write(data)
        except (Displaced, Unsure) as error:
            self._move(data, error)
        except OSError as error:
            raise _unwritable(error) from None
        self.course = course
        return course

    def _move(self, data: bytes, error: Displaced | Unsure) -> None:
        """Writes all that was confirmed, and some lines more, into a new file, and goes on there."""
        known = bytes(self._journal.known)
        for path in _other_paths(self.path):
            try:
                journal = _begin(path, known + data)
            except OSError:
                continue
            self._journal.close()
            self._journal, self.path, self.lost = journal, path, self.path
            return
        if isinstance(error, Unsure):
            raise InvalidDocument(
                N_("This record cannot be written, and the last line may be in it all the same: {reason}"),
                allowed=N_("opening the record again; what was confirmed is safe"),
                reason=error.strerror,
            )
        raise InvalidDocument(
            N_("The file is no longer as it was written, and no other can be written; the last line was not kept.")
        )

    def close(self) -> None:
        """Closes the file and releases its lock; does nothing if it is closed. Returns None and raises nothing.

        `course` and `lines` can be read afterwards; what would write raises `InvalidDocument` then.
        """
        self._journal.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()


def _check_first(state: State) -> State:
    """Returns a state from which a record can begin: no line of it says how another one was reached."""
    if read_header(header(state)).state != state:
        raise InvalidDocument(N_("A record begins before the first move."))
    return state


def _encode(lines: Sequence[dict[str, object]]) -> bytes:
    """Lines (JSON) as a file has them."""
    return b"".join([json.dumps(line, ensure_ascii=False).encode() + b"\n" for line in lines])


def _keep_elsewhere(torn: bytes, name: str) -> str:
    """Writes a torn line into a new file among the temporary ones and returns its path. Leaves none if that fails."""
    from tempfile import mkstemp

    file, path = mkstemp(".torn", f"{name}.")
    os.close(file)
    try:
        _keep(torn, path)
    except OSError:
        os.unlink(path)
        raise
    return path


def _keep(torn: bytes, path: str) -> None:
    """Adds a torn line to a file and waits for the disk. Nobody waits for a pipe, and no link leads elsewhere."""
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
    flags |= getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0)
    with os.fdopen(os.open(path, flags, 0o644), "ab") as aside:
        if not stat.S_ISREG(os.fstat(aside.fileno()).st_mode):
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
        aside.write(torn + b"\n")
        aside.flush()
        os.fsync(aside.fileno())
    sync_folder(path)


def _other_paths(path: str) -> Iterator[str]:
    """Where a record can go on: at its place if that is free, else beside it, else where temporary files are."""
    from tempfile import gettempdir

    yield _free(path)
    with suppress(OSError):
        yield _free(os.path.join(gettempdir(), os.path.basename(path)))


def _free(path: str) -> str:
    """A path where nothing is: this one, or else with a number before its ending."""
    stem, ending = os.path.splitext(path)
    names = (f"{stem}-{number}{ending}" for number in count(2))
    return next(name for name in chain([path], names) if not os.path.lexists(name))


def _begin(path: str, data: bytes) -> Journal:
    """A new file with these lines. Raises `OSError` where there is one, or it cannot be written; then there is none."""
    journal = Journal(path, only_new=True)
    try:
        journal.write(data)
    except BaseException:
        journal.close()
        with suppress(OSError):
            os.unlink(path)
        raise
    sync_folder(path)
    return journal


def _unwritable(error: OSError | ValueError) -> InvalidDocument:
    if not isinstance(error, OSError):
        return InvalidDocument(reason(error))
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
