"""The folder of a logbook: a file for each device, and one for each import. A device writes only into its own.

Every file of JSON Lines in the folder is part of the log, also copies that programs make which synchronize folders.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from contextlib import suppress

from .. import folders
from ..text.errors import InvalidDocument, ScorerError
from ..text.files import write_whole
from ..text.i18n import N_
from ..text.names import is_name
from .files import content, lines_with, raw_lines, read_error, readable, size, write_error
from .lines import IMPORT, PLAY, TIDY, VERSION, Data, Line, own_line, stamp_after
from .log import Log, Union

ENDING = ".jsonl"
"""How the names of the files of a logbook end."""

LARGE = 500_000
"""The size in bytes from which a logbook is read by an index: that of about 1,000 games."""


def usual_folder() -> str:
    """Returns the path of the folder of the logbook that is used if no other is named.

    It is the value of the environment variable `SCORER_LOG`, as it is; if that is empty or not set, the folder `log` in
    the platform's data folder. The folder need not exist, and is not made. Nothing is raised.
    """
    return os.environ.get("SCORER_LOG") or os.path.join(folders.data(), "log")


class Logbook:
    """The logbook in a folder, for reading and writing.

    `folder` is its path (if empty, `usual_folder()`), `device` names the file in it to write into (if empty, the name
    of this device does). The constructor creates and reads nothing; a missing folder is an empty log.
    """

    def __init__(self, folder: str = "", device: str = "") -> None:
        self.folder: str = folder or usual_folder()
        """The folder of the logbook. `~` is replaced by the user's home folder."""
        with suppress(ValueError):  # who reads an impossible one says so
            self.folder = os.path.expanduser(self.folder)
        self._device = device

    @property
    def device(self) -> str:
        """The name under which this device writes: the one given to the constructor, else the one kept on this device.

        That is kept outside of the folder, which may be copied to other devices, and made at the first use.

        Raises `InvalidDocument` if the name that is kept cannot be read; `ScorerError` if a new one cannot be written.
        """
        if not self._device:
            self._device = _device()
        return self._device

    @property
    def path(self) -> str:
        """The path of the file that this device writes: `folder`, the name of the device and `.jsonl`.

        The file need not exist. The path is absolute only if `folder` is.

        Raises `InvalidDocument` if the name of the device cannot be read; `ScorerError` if a new one cannot be written.
        """
        return os.path.join(self.folder, self.device + ENDING)

    def files(self) -> list[str]:
        """Returns the paths of all files of the log, sorted; an empty list if there is no folder.

        Those are the files in `folder` whose names end with `.jsonl` and do not begin with a dot; each path begins with
        `folder`.

        Raises `InvalidDocument` if the folder cannot be read.
        """
        try:
            with os.scandir(self.folder) as entries:
                # Nobody waits here for the other end of a pipe.
                names = [entry.name for entry in entries if entry.name.endswith(ENDING) and entry.is_file()]
        except FileNotFoundError:
            return []
        except (OSError, ValueError) as error:
            raise read_error(error, self.folder) from None
        return [os.path.join(self.folder, name) for name in sorted(names) if name[0] != "."]

    def read(self) -> Log:
        """Returns the log as it is now, read from all files of the folder; an empty one if there is no folder.

        Lines that cannot be read are left out, without an error. A log of at least 500,000 bytes (`LARGE`) is read by
        its index in the folder for caches; what is written afterwards may then be found in the result, too.

        Raises `InvalidDocument` if a file or the folder cannot be read.
        """
        files = self.files()
        if sum([size(path) for path in files]) < LARGE:
            return self.union()
        from .index import index

        return index(self.folder, files, self.union) or self.union()

    def union(self) -> Union:
        """Returns the log as it is now, always read from the files themselves; an empty one if there is no folder.

        Lines that cannot be read raise nothing; they are in `Union.broken`.

        Raises `InvalidDocument` if a file or the folder cannot be read.
        """
        found = Union()
        for path in self.files():
            found.add(path, content(path))
        return found

    def history(self, keys: Iterable[tuple[str, str]]) -> list[Line]:
        """Returns all lines from all files whose `Line.key` is one of `keys`, the earliest first (by `Line.order`).

        Lines that are no longer in force are among them. An empty list if there are none. Lines that cannot be read are
        left out.

        Raises `InvalidDocument` if a file or the folder cannot be read.
        """
        wanted = set(keys)
        texts = [id for _, id in wanted]
        found = [line for path in self.files() for line in readable(lines_with(path, texts)) if line.key in wanted]
        return sorted(found, key=lambda line: line.order)

    def own_files(self) -> list[str]:
        """Returns the paths of the files that only this device writes, sorted: its own, copies of that, its imports.

        An empty list if there are none. Copies are those that programs make which synchronize folders.

        Raises `InvalidDocument` if a file, the folder or the name of the device cannot be read; `ScorerError` if a new
        name for the device cannot be written.
        """
        imports = {line.id for line in self.own() if line.kind == IMPORT}
        own = re.compile(rf"{re.escape(self.device)}(\.sync-conflict-.*| \(.*\))?{re.escape(ENDING)}", re.S)
        return [path for path in self.files() if (name := os.path.basename(path)) in imports or own.fullmatch(name)]

    def own(self) -> list[Line]:
        """Returns the lines in the file of this device, in the order in which they were written.

        An empty list if there is no file. Lines that cannot be read are left out.

        Raises `InvalidDocument` if the file or the name of the device cannot be read; `ScorerError` if a new name for
        the device cannot be written.
        """
        return list(readable(raw_lines(content(self.path))))

    def last_change(self) -> list[Line]:
        """Returns the lines of the last change of this device that was not undone, in the order of its file.

        All lines of one change have the same `stamp`. An empty list if there is none, or no file.

        Raises `InvalidDocument` if the file or the name of the device cannot be read; `ScorerError` if the file was
        tidied since that change, which takes away what undoing needs, or if a new name for the device cannot be
        written.
        """
        taken_back = set()
        for line in readable(reversed(raw_lines(content(self.path)))):
            if line.kind == TIDY:
                raise ScorerError(
                    N_("There is nothing to take back: what you changed before “scorer log tidy” is no longer known.")
                )
            if "undoes" in line.data:
                taken_back.add(line.data["undoes"])
            elif line.stamp not in taken_back:
                return [each for each in readable(lines_with(self.path, [line.stamp])) if each.stamp == line.stamp]
        return []

    def write(self, *data: Data) -> list[Line]:
        """Adds lines (JSON) to the file of this device, and returns them as a list of `Line`, in the order given.

        They are on the disk afterwards. The folder and the file are made if there are none. Without lines the list is
        empty.

        Raises `InvalidDocument` if one is no line of a logbook that this version can read, such as one without its
        version `v` or longer than 4 MiB, if another program is writing for more than 10 seconds, or if the name of the
        device cannot be read; `ScorerError` if the file, or a new name for the device, cannot be written. In each case
        no line is added.
        """
        from ..tracking.journal import append

        lines, path = [own_line(each) for each in data], self.path
        try:
            os.makedirs(self.folder, mode=0o700, exist_ok=True)
            append(path, b"".join([raw for _, raw in lines]))
        except BlockingIOError:
            raise InvalidDocument(N_("Another program is writing into the logbook.")) from None
        except (OSError, ValueError) as error:
            raise write_error(error, path) from None
        return [line for line, _ in lines]

    def write_import(self, name: str, lines: Iterable[bytes]) -> Line:
        """Writes lines from elsewhere into a new file of the folder, so that the import can be undone.

        Returns the `Line` that notes the import in the file of this device; its `id` is the name of the new file:
        `name` without a folder, a hyphen, the time and `.jsonl`. `lines` are bytes of UTF-8, each with its end; they
        are not checked. The folder is made if there is none.

        Raises `InvalidDocument` if another program is writing for more than 10 seconds, or the name of the device
        cannot be read; `ScorerError` if a file, or a new name for the device, cannot be written.
        """
        data, stamp = b"".join(lines), stamp_after()
        try:
            os.makedirs(self.folder, mode=0o700, exist_ok=True)
            while os.path.lexists(path := os.path.join(self.folder, file := _file_name(name, stamp))):
                stamp = stamp_after(stamp)
            write_whole(data, path, over=False, mode=0o600)
        except (OSError, ValueError) as error:
            raise write_error(error, self.folder) from None
        return self.write({"v": VERSION, IMPORT: file, "t": stamp})[0]


_NO_SIGNS = {ord(sign): None for sign in "-:."}


def _file_name(name: str, stamp: str) -> str:
    """The name of the file of an import."""
    return f"{os.path.basename(name)}-{stamp.translate(_NO_SIGNS)}{ENDING}"


def _device() -> str:
    """The name of this device, made when it is first needed."""
    path = os.path.join(folders.state(), "device")
    for _ in range(2):
        try:
            with open(path, encoding="utf-8") as file:
                name = file.read().strip()
            if is_name(name) and os.path.basename(name) == name:
                return name
        except (OSError, ValueError):
            pass
        try:
            os.makedirs(folders.state(), mode=0o700, exist_ok=True)
            # Two that begin at once agree on one name.
            write_whole(f"{os.urandom(4).hex()}\n".encode(), path, over=False, mode=0o600)
        except FileExistsError:
            continue
        except OSError as error:
            raise write_error(error, path) from None
    raise InvalidDocument(N_("This file cannot be read."), place=path)


def removal(id: str, stamp: str, kind: str = PLAY) -> Data:
    """Returns the line (JSON) that removes the play, person or import with this `id`; `stamp` is when."""
    return {"v": VERSION, kind: id, "t": stamp, "gone": True}


def undo(book: Logbook) -> Sequence[Line]:
    """Undoes the last change of this device that was not undone: writes new lines, and returns them; never empty.

    The new lines are in force: what they are about is as before that change, or is removed if it was new. If the change
    was an import, its file is removed.

    Raises `InvalidDocument` if a file of the logbook, or the name of the device, cannot be read, or another program is
    writing for more than 10 seconds; `ScorerError` if there is no such change, the file was tidied since, another
    device has changed the same since, the file of an import is gone, or something cannot be written.
    """
    lines = book.last_change()
    if not lines:
        raise ScorerError(N_("There is nothing to take back."))
    last = lines[0].stamp
    changed = {line.key: line for line in lines if "undoes" not in line.data}
    history = book.history(changed)
    now = stamp_after(*[line.stamp for line in history])
    new: list[Data] = []
    for key, line in changed.items():
        about = [each for each in history if each.key == key]
        if about[-1].stamp > last and "undoes" not in about[-1].data:
            raise ScorerError(N_("This was changed again since, on another device; change it here instead."))
        before = [each for each in about if each.stamp < last]
        kind, id = key
        data = dict(before[-1].data) if before else dict(removal(id, now, kind))
        data.pop("undoes", None)
        new.append({**data, "t": now, "undoes": last})
        if kind == IMPORT:
            _remove_import(book, line)
    return book.write(*new)


def _remove_import(book: Logbook, line: Line) -> None:
    path = os.path.join(book.folder, os.path.basename(line.id))
    try:
        os.unlink(path)
    except FileNotFoundError:
        raise ScorerError(
            N_("What was imported can no longer be taken back as a whole; “scorer log remove” takes away one game.")
        ) from None
    except OSError as error:
        raise write_error(error, path) from None
