"""Files of lines that only ever grow: what was written is on the disk, whole, and one program writes at a time.

A lock is only advice, and no lock keeps a file at its place. So what was written is remembered, and before and after
each write the file is looked at: whether it still is the file at its path, and still holds that and nothing else.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from typing import BinaryIO

from ..text.documents import LIMIT, parse
from ..text.errors import InvalidDocument
from ..text.files import write_whole
from ..text.i18n import N_

_CLOSED = -1
"""In the place of a file that is closed: no system has such a file."""


class Displaced(OSError):
    """The file at the path is no longer the one that was written, or another program has changed it."""


class Unsure(OSError):
    """A line could not be written, but may be in the file, as it could not be cut off for certain."""


class Journal:
    """A file of lines that only grows, open and locked for this program until it is closed.

    Opening it raises `BlockingIOError` if another program has it locked; `OSError` with `errno.ENODEV` if it is no
    regular file, and any other `OSError` if it cannot be opened. All later methods raise `OSError` where the system
    does.
    """

    def __init__(self, path: str, *, mode: int = 0o644, create: bool = True, only_new: bool = False) -> None:
        """Opens the file.

        `mode` are the permissions of a new one; without `create` it must exist, with `only_new` it must not.
        """
        self.path = path
        """Where the file is."""
        # Nobody waits here for the other end of a pipe.
        flags = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
        flags |= (os.O_CREAT if create else 0) | (os.O_EXCL if only_new else 0)
        self._file = os.open(path, flags, mode)
        try:
            if not stat.S_ISREG(os.fstat(self._file).st_mode):
                raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
            _lock(self._file)
            self.known: bytearray = bytearray()
            """The content of the file, as far as it was read or written here."""
        except BaseException:
            os.close(self._file)
            raise

    def lines(self) -> tuple[list[bytes], bytes]:
        """Returns the complete lines of the file, and what is left of an incomplete last one.

        Call it before the first `write`.

        Raises `InvalidDocument` if a line is too long.
        """
        with self._reader() as file:
            lines, torn = whole_lines(file)
        self.known = bytearray(b"".join([*lines, torn]))
        return lines, torn

    def _reader(self) -> BinaryIO:
        file = os.fdopen(os.dup(self._file), "rb")
        file.seek(0)
        return file

    def check(self) -> None:
        """Checks that the path still leads to this file, and that no other program has changed it.

        Raises `Displaced` if not.
        """
        now = os.fstat(self._file)
        try:
            same = os.path.samestat(os.stat(self.path), now) and now.st_size == len(self.known)
            # Times are too coarse to tell what was written within the same moment.
            if same:
                with self._reader() as file:
                    same = file.read(len(self.known) + 1) == self.known
        except OSError:
            same = False
        if not same:
            raise Displaced(errno.ESTALE, os.strerror(errno.ESTALE))

    def write(self, data: bytes) -> None:
        """Writes complete lines and waits for the disk, or leaves the file as it was.

        Raises `Displaced` if the file is not as it was left here, before or after writing; `Unsure` if the lines could
        neither be written nor be cut off for certain; `OSError` if they could not be written.
        """
        self.check()
        size = len(self.known)
        try:
            written = os.write(self._file, data)
            while written < len(data):
                written += os.write(self._file, data[written:])
            os.fsync(self._file)
            self.known += data
        except BaseException as error:
            # Cuts off what may have been written of a line that was not confirmed.
            try:
                self.cut(size)
            except OSError:  # `check` finds what is left, and so does who opens the file again
                if isinstance(error, OSError):
                    raise Unsure(*error.args) from None
            raise
        try:
            self.check()
        except Displaced:
            del self.known[size:]
            raise

    def is_at_path(self) -> bool:
        """Returns whether the path still leads to this file."""
        try:
            return os.path.samestat(os.stat(self.path), os.fstat(self._file))
        except OSError:
            return False

    def add(self, data: bytes) -> None:
        """Adds lines at the end, whatever stands before it, and waits for the disk.

        Raises `OSError` if that fails; then the file is as it was.
        """
        size = os.fstat(self._file).st_size
        if size:
            with self._reader() as file:
                file.seek(size - 1)
                data = data if file.read(1) == b"\n" else b"\n" + data
        try:
            written = 0
            while written < len(data):
                written += os.write(self._file, data[written:])
            os.fsync(self._file)
        except BaseException:
            os.ftruncate(self._file, size)
            raise
        if not size:
            sync_folder(self.path)

    def read(self) -> bytes:
        """Returns the whole content of the file."""
        with self._reader() as file:
            return file.read()

    def replace(self, data: bytes) -> None:
        """Replaces the file by one with other content, completely or not at all.

        Other programs wait until this one is closed, and then find the new file. Raises `OSError` if that fails; then
        nothing has changed.
        """
        write_whole(data, self.path, over=True)
        sync_folder(self.path)

    def cut(self, size: int) -> None:
        """Cuts off everything behind the first `size` bytes, and waits for the disk."""
        os.ftruncate(self._file, size)
        del self.known[size:]
        os.fsync(self._file)

    def close(self) -> None:
        """Closes the file and releases its lock; does nothing if it is closed."""
        file, self._file = self._file, _CLOSED
        if file != _CLOSED:
            os.close(file)


def append(path: str, data: bytes, *, mode: int = 0o600, patience: float = 10) -> None:
    """Adds complete lines to the file at `path`, and waits for the disk.

    If another program has it locked, waits for `patience` seconds at most. What a crash has left of a last line stays,
    on a line of its own. Raises `BlockingIOError` if it is still locked then; `OSError` if the lines cannot be written.
    In both cases the file is as it was.
    """
    with locked(path, mode=mode, patience=patience) as journal:
        journal.add(data)


@contextmanager
def locked(path: str, *, mode: int = 0o600, create: bool = True, patience: float = 10) -> Iterator[Journal]:
    """Opens the file at `path`, locked against our other programs, for a `with` statement.

    Waits for `patience` seconds.

    Raises `BlockingIOError` if it is still locked then; `OSError` if it cannot be opened.
    """
    until = monotonic() + patience
    while True:
        try:
            journal = Journal(path, mode=mode, create=create)
        except BlockingIOError:
            if monotonic() > until:
                raise
            sleep(0.01)
            continue
        try:
            # While we waited, another file may have been put in the place of this one.
            if journal.is_at_path():
                yield journal
                return
        finally:
            journal.close()


def whole_lines(file: BinaryIO) -> tuple[list[bytes], bytes]:
    """Returns the complete lines of an open file, and what is left of an incomplete last one (empty bytes if nothing).

    A last line that only lacks its end, and is a JSON object, is complete. Raises `InvalidDocument` if a line is longer
    than 4 MiB.
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
    """Opens a file for reading and returns it.

    Raises `IsADirectoryError` for a folder; `OSError` for a pipe or a device, or if it cannot be opened.
    """
    flags = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
    file = os.fdopen(os.open(path, flags), "rb")
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        if os.path.isdir(path):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
        raise OSError(path)
    return file


def sync_folder(path: str) -> None:
    """Waits until the folder of a new file is on the disk, so that a crash does not lose the file.

    Some systems cannot do that; then it does nothing.
    """
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


def _lock(file: int) -> None:
    """Locks the file for this program, for as long as it is open. Where there are no locks, there are none."""
    try:
        import fcntl
    except ImportError:
        return _lock_on_windows(file)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise
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
    except OSError as error:
        raise BlockingIOError(*error.args) from None
