"""Files, written whole or not at all, and why not."""

from __future__ import annotations

import errno
import os
from contextlib import suppress

from .errors import ScorerError
from .i18n import N_

_REASONS = {
    "ENOENT": N_("There is no such file."),
    "ENOTDIR": N_("There is no such folder."),
    "EISDIR": N_("This is a folder, not a file."),
    "EACCES": N_("You are not allowed to read this file."),
    "EPERM": N_("You are not allowed to read this file."),
    "EEXIST": N_("This file already exists; it was left unchanged."),
    "EROFS": N_("Nothing can be written on this disk."),
    "ENOSPC": N_("The disk is full."),
    "EDQUOT": N_("The disk is full."),
    "EFBIG": N_("The file would be larger than is allowed here."),
    "ENAMETOOLONG": N_("This name is too long for a file."),
    "EINVAL": N_("This cannot be the name of a file."),
    "ELOOP": N_("This link leads in a circle."),
    "EMFILE": N_("Too many files are open."),
    "ENFILE": N_("Too many files are open."),
    "EBUSY": N_("Another program is using this file."),
    "ETXTBSY": N_("Another program is using this file."),
    "EIO": N_("The disk does not answer as it should."),
    "ENXIO": N_("There is no such device."),
    "ENODEV": N_("There is no such device."),
    "ESTALE": N_("The network drive does not answer."),
    "ETIMEDOUT": N_("The network drive does not answer."),
}
"""By the name of its number, as not every system has all of them, what an error of the system means."""
_WRITING = {
    "ENOENT": N_("There is no such folder."),
    "EACCES": N_("You are not allowed to write here."),
    "EPERM": N_("You are not allowed to write here."),
}
"""What is told otherwise where a file was to be written."""


_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
"""How a file is opened that must be new."""


def reason(error: OSError | ValueError, *, writing: bool = False) -> str:
    """Why the system refuses a file, as a text to translate; a rare reason in the system's own words.

    A `ValueError` says that a path is impossible: it has a zero byte, or what the system cannot encode.
    """
    if not isinstance(error, OSError):
        return _REASONS["EINVAL"]
    code = errno.errorcode.get(error.errno or 0, "")
    found = (writing and _WRITING.get(code)) or _REASONS.get(code)
    return found or (os.strerror(error.errno) if error.errno else N_("This file cannot be read."))


def write_whole(data: bytes, path: str, *, over: bool, mode: int = 0o666) -> None:
    """Writes a file beside its place, then puts it there. Raises `OSError`, or `ValueError` for an impossible name.

    `over` replaces what is there, which keeps its mode; `mode` is that of a new file, less the umask.
    """
    if over and os.path.lexists(path) and not os.path.isfile(path):
        with open(path, "wb") as file:  # a device is written to, not replaced
            file.write(data)
        return
    path = os.path.realpath(path)
    if not over and os.path.lexists(path):
        raise FileExistsError(errno.EEXIST, "")
    part = beside(path)
    try:
        with os.fdopen(os.open(part, _NEW, mode), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if over:
            if os.path.exists(path):
                os.chmod(part, os.stat(path).st_mode & 0o7777)
            os.replace(part, path)
        else:
            _move(part, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(part)
        raise


def _move(part: str, path: str) -> None:
    """Gives a file its name, unless somebody else was faster."""
    try:
        os.link(part, path)
    except FileExistsError:
        raise
    except (OSError, AttributeError):  # here files have one name only
        os.rename(part, path)
    else:
        os.unlink(part)


def beside(path: str) -> str:
    """A name in the same folder that nothing else has."""
    return f"{os.path.realpath(path)}.{os.getpid()}.part"


def why_not_written(error: OSError | ValueError, path: str) -> ScorerError:
    """Why a file cannot be written."""
    if isinstance(error, FileNotFoundError):
        return ScorerError(N_("There is no folder “{name}”."), name=os.path.dirname(path))
    return ScorerError(reason(error, writing=True))
