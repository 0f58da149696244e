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


class Displaced(OSError):
    """The file at the path is not the one that was written, or somebody else has changed it. Nothing is lost but it."""


class Unsure(OSError):
    """A line could not be written, and may be in the file all the same, as it could not be cut off for certain."""


class Journal:
    """An open file of lines, locked for this program until it is closed; the lock goes with the program.

    Raises `OSError` where the file cannot be opened, locked or written: `BlockingIOError` where another program has
    it, `ENODEV` where it is no regular file.
    """

    def __init__(self, path: str, *, mode: int = 0o644, create: bool = True, only_new: bool = False) -> None:
        """Opens the file. `mode` are the permissions of a new one; with `only_new` there must not be one yet."""
        self.path = path
        # Nobody waits here for the other end of a pipe.
        flags = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
        flags |= (os.O_CREAT if create else 0) | (os.O_EXCL if only_new else 0)
        self._file = os.open(path, flags, mode)
        try:
            if not stat.S_ISREG(os.fstat(self._file).st_mode):
                raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
            _lock(self._file)
            self.known: bytearray = bytearray()
            """What is in the file, as far as it was read or written here."""
        except BaseException:
            os.close(self._file)
            raise

    def lines(self) -> tuple[list[bytes], bytes]:
        """The whole lines of the file, and what is left of a torn last one. Has to come before the first `write`."""
        with self._reader() as file:
            lines, torn = whole_lines(file)
        self.known = bytearray(b"".join([*lines, torn]))
        return lines, torn

    def _reader(self) -> BinaryIO:
        file = os.fdopen(os.dup(self._file), "rb")
        file.seek(0)
        return file

    def check(self) -> None:
        """Raises `Displaced` where the path leads to another file or to none, or somebody else has changed this one."""
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
        """Writes lines whole and waits for the disk, or leaves the file as it was.

        Raises `Displaced` where the file is not as it was left here, before or after writing, and `Unsure` where the
        lines could neither be written nor be cut off for certain.
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
        """Whether the path still leads to this file."""
        try:
            return os.path.samestat(os.stat(self.path), os.fstat(self._file))
        except OSError:
            return False

    def add(self, data: bytes) -> None:
        """Adds lines at the end, whatever is before it, and waits for the disk, or leaves the file as it was."""
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
        """All that is in the file."""
        with self._reader() as file:
            return file.read()

    def replace(self, data: bytes) -> None:
        """Puts a file with other content in the place of this one, whole or not at all.

        Other programs wait until this one is closed, and find the new one. Raises `OSError`; then nothing has changed.
        """
        write_whole(data, self.path, over=True)
        sync_folder(self.path)

    def cut(self, size: int) -> None:
        """Cuts everything off behind the first `size` bytes."""
        os.ftruncate(self._file, size)
        del self.known[size:]
        os.fsync(self._file)

    def close(self) -> None:
        """Closes the file and gives the lock back."""
        os.close(self._file)


def append(path: str, data: bytes, *, mode: int = 0o600, patience: float = 10) -> None:
    """Adds whole lines to a file of which nothing else needs to be known, and waits for the disk.

    Other programs that write there are waited for, `patience` seconds at most. What a crash has left of a last line
    stays, on a line of its own. Raises `OSError`; then the file is as it was.
    """
    with locked(path, mode=mode, patience=patience) as journal:
        journal.add(data)


@contextmanager
def locked(path: str, *, mode: int = 0o600, create: bool = True, patience: float = 10) -> Iterator[Journal]:
    """A file that no other program of ours writes meanwhile. Raises `OSError`."""
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
