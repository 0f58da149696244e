"""The folder of a logbook: a file for each device, and one for each import. A device writes only into its own.

Every file of JSON Lines in the folder is part of the log, also copies that programs make which synchronize folders.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence

from .. import folders
from ..text.errors import InvalidDocument, ScorerError
from ..text.files import write_whole
from ..text.i18n import N_
from ..text.names import is_name
from .files import content, lines_with, raw_lines, read_error, readable, size, write_error
from .lines import IMPORT, PLAY, TIDY, VERSION, Data, Line, line_of, stamp_after, write_line
from .log import Log, Union

ENDING = ".jsonl"
"""How the names of the files of a logbook end."""

LARGE = 500_000
"""The size in bytes from which a logbook is read by an index: that of about 1,000 games."""


def usual_folder() -> str:
    """Returns the folder that the environment variable `SCORER_LOG` names, else `log` in the platform's data folder."""
    return os.environ.get("SCORER_LOG") or os.path.join(folders.data(), "log")


class Logbook:
    """The logbook in a folder, for reading and writing.

    Opening it does not create anything; a missing folder is an empty log.
    """

    def __init__(self, folder: str = "", device: str = "") -> None:
        """Opens the logbook in `folder` (if empty, `usual_folder()`).

        `device` names the file to write into (if empty, this device's).
        """
        self.folder: str = os.path.expanduser(folder or usual_folder())
        """The folder of the logbook. `~` is replaced by the user's home folder."""
        self._device = device

    @property
    def device(self) -> str:
        """The name of this device; it is kept outside of the folder, which may be copied to other devices.

        The first use creates a name. Raises `InvalidDocument` if there is one that cannot be read; `ScorerError` if a
        new one cannot be written.
        """
        if not self._device:
            self._device = _device()
        return self._device

    @property
    def path(self) -> str:
        """The path of the file that this device writes. Raises `InvalidDocument` and `ScorerError` as `device` does."""
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
        except OSError as error:
            raise read_error(error, self.folder) from None
        return [os.path.join(self.folder, name) for name in sorted(names) if name[0] != "."]

    def read(self) -> Log:
        """Returns the log as it is now. A log of at least `LARGE` bytes is read by its index in the folder for caches.

        Raises `InvalidDocument` if a file or the folder cannot be read.
        """
        files = self.files()
        if sum([size(path) for path in files]) < LARGE:
            return self.union()
        from .index import index

        return index(self.folder, files, self.union) or self.union()

    def union(self) -> Union:
        """Returns the log as it is now, read from the files themselves.

        Raises `InvalidDocument` if a file or the folder cannot be read.
        """
        found = Union()
        for path in self.files():
            found.add(path, content(path))
        return found

    def history(self, keys: Iterable[tuple[str, str]]) -> list[Line]:
        """Returns all lines about some things, given by their `Line.key`, from all files, the earliest first.

        Raises `InvalidDocument` if a file or the folder cannot be read.
        """
        wanted = set(keys)
        texts = [id for _, id in wanted]
        found = [line for path in self.files() for line in readable(lines_with(path, texts)) if line.key in wanted]
        return sorted(found, key=lambda line: line.order)

    def own_files(self) -> list[str]:
        """Returns the paths of the files that only this device writes.

        Its own, copies that synchronizers made of it, its imports.

        Raises `InvalidDocument` if a file or the folder cannot be read, or as `device` does; `ScorerError` as `device`
        does.
        """
        imports = {line.id for line in self.own() if line.kind == IMPORT}
        own = re.compile(rf"{re.escape(self.device)}(\.sync-conflict-.*| \(.*\))?{re.escape(ENDING)}", re.S)
        return [path for path in self.files() if (name := os.path.basename(path)) in imports or own.fullmatch(name)]

    def own(self) -> list[Line]:
        """Returns the lines that this device has written, in that order.

        Raises `InvalidDocument` if its file cannot be read, or as `device` does; `ScorerError` as `device` does.
        """
        return list(readable(raw_lines(content(self.path))))

    def last_change(self) -> list[Line]:
        """Returns the lines of the last change of this device that was not undone; an empty list if there is none.

        Raises `InvalidDocument` if its file cannot be read, or as `device` does; `ScorerError` if it was tidied since,
        for then the earlier lines are gone, or as `device` does.
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
        """Adds lines (JSON) to the file of this device, and returns them. They are on the disk afterwards.

        Raises `InvalidDocument` if one is no line of a logbook, or another program is writing for more than 10 seconds;
        `ScorerError` if the file cannot be written. In each case no line is added.
        """
        from ..tracking.journal import append

        lines = [line_of(each) for each in data]
        try:
            os.makedirs(self.folder, mode=0o700, exist_ok=True)
            append(self.path, b"".join(map(write_line, data)))
        except BlockingIOError:
            raise InvalidDocument(N_("Another program is writing into the logbook.")) from None
        except OSError as error:
            raise write_error(error, self.path) from None
        return lines

    def write_import(self, name: str, lines: Iterable[bytes]) -> Line:
        """Keeps lines from elsewhere in a file of their own, so that the import can be undone.

        Returns the line that says so.

        `name` begins the name of that file.

        Raises `InvalidDocument` if another program is writing for more than 10 seconds; `ScorerError` if a file cannot
        be written.
        """
        stamp = stamp_after()
        file = f"{name}-{stamp.translate(_NO_SIGNS)}{ENDING}"
        try:
            os.makedirs(self.folder, mode=0o700, exist_ok=True)
            write_whole(b"".join(lines), os.path.join(self.folder, file), over=False, mode=0o600)
        except OSError as error:
            raise write_error(error, self.folder) from None
        return self.write({"v": VERSION, IMPORT: file, "t": stamp})[0]


_NO_SIGNS = {ord(sign): None for sign in "-:."}


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
    """Undoes the last change of this device that was not undone, and returns the new lines, which are now in force.

    Raises `InvalidDocument` if a file of the logbook cannot be read, or another program is writing for more than 10
    seconds; `ScorerError` if there is no such change, the file was tidied since, another device has changed the same
    since, the file of an import is gone, or something cannot be written.
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
