"""Files of lines that only ever grow: what was written is on the disk, whole, and one program writes at a time."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from typing import BinaryIO

from ..text.documents import LIMIT, parse
from ..text.errors import InvalidDocument
from ..text.i18n import N_


class Journal:
    """An open file of lines, locked for this program until it is closed; the lock goes with the program.

    Raises `OSError` where the file cannot be opened, locked or written: `BlockingIOError` where another program has
    it, `ENODEV` where it is no regular file.
    """

    def __init__(self, path: str, *, mode: int = 0o644, create: bool = True, only_new: bool = False) -> None:
        """Opens the file. `mode` are the permissions of a new one; with `only_new` there must not be one yet."""
        self.path = path
        self.broken: bool = False
        """Whether a line could neither be written nor be cut off; nothing more must be written then."""
        # Nobody waits here for the other end of a pipe.
        flags = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
        flags |= (os.O_CREAT if create else 0) | (os.O_EXCL if only_new else 0)
        self._file = os.open(path, flags, mode)
        try:
            if not stat.S_ISREG(os.fstat(self._file).st_mode):
                raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
            _lock(self._file)
        except BaseException:
            os.close(self._file)
            raise

    def lines(self) -> tuple[list[bytes], bytes]:
        """The whole lines of the file, and what is left of a torn last one."""
        with os.fdopen(os.dup(self._file), "rb") as file:
            file.seek(0)
            return whole_lines(file)

    def write(self, data: bytes) -> None:
        """Writes lines whole and waits for the disk, or leaves the file as it was."""
        size = os.fstat(self._file).st_size
        # Until all of it is on the disk: whoever interrupts this must not go on either.
        self.broken = True
        try:
            written = os.write(self._file, data)
            while written < len(data):
                written += os.write(self._file, data[written:])
            os.fsync(self._file)
            self.broken = False
        except BaseException:
            # Cuts off what may have been written of a line that was not confirmed.
            with suppress(OSError):  # else the next one who opens it finds a torn line
                os.ftruncate(self._file, size)
                self.broken = False
                os.fsync(self._file)
            raise

    def cut(self, size: int) -> None:
        """Cuts everything off behind the first `size` bytes."""
        os.ftruncate(self._file, size)
        os.fsync(self._file)

    def close(self) -> None:
        """Closes the file and gives the lock back."""
        os.close(self._file)


def whole_lines(file: BinaryIO) -> tuple[list[bytes], bytes]:
    """The lines of a file, and what is left of a torn last one. A line that only lacks its end is whole.

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
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
        raise OSError(path)
    return file


def sync_folder(path: str) -> None:
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
