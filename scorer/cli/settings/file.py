"""The settings file: `settings.toml` in the configuration folder, which only its owner can read."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING

from ... import folders
from ...text.errors import InvalidDocument, ScorerError
from ...text.files import reason, why_not_written, write_whole
from ...text.i18n import N_
from . import LANGUAGE, LOG, PLAYERS, Settings

if TYPE_CHECKING:
    from .keys import Value

_LIMIT = 1_000_000
"""The largest file that is read, in bytes."""


def path() -> str:
    """Where the settings are."""
    return os.path.join(folders.settings(), "settings.toml")


def display_path() -> str:
    """The same as people write it."""
    return as_people_write(path())


def as_people_write(path: str) -> str:
    """A path with `~` for the home folder where a shell understands that."""
    home = os.path.join(os.path.expanduser("~"), "")
    return f"~/{path[len(home) :]}" if os.name == "posix" and path.startswith(home) else path


def read() -> Settings:
    """The settings in the file; what cannot be used of it is among what is `wrong`, and stops nothing."""
    try:
        text = _text()
    except ScorerError as error:
        return Settings(display_path(), wrong=[(0, error)])
    if not text:
        return Settings(display_path())
    # Most runs come no further: nobody has set anything.
    from .toml import BrokenSettings, parse, places

    try:
        values = parse(text)
    except BrokenSettings as error:
        return Settings(display_path(), wrong=[(error.line, error)])
    lines = places(text)
    good: dict[str, object] = {}
    wrong: list[tuple[int, ScorerError]] = []
    for key, value in values.items():
        try:
            good[key] = _of_run(key, value)
        except ScorerError as error:
            wrong.append((lines.get(key, 0), error))
    return Settings(display_path(), good, lines, wrong)


def _of_run(key: str, value: object) -> object:
    """A value as `Settings` has it: of games it is looked at when one is played, as loading them takes time."""
    from ...registry import is_game, own_ids
    from .keys import unknown_setting, validate

    id, dot, _ = key.partition(".")
    if key in (LANGUAGE, PLAYERS, LOG):
        return validate(key, value)
    if dot and (id in own_ids() or is_game(id)):
        return value
    raise unknown_setting(key)


def change(key: str, value: Value | None) -> None:
    """Sets a key in the file, or takes it out if the value is None. Raises `ScorerError`; then nothing has changed."""
    from .toml import edit

    data = edit(_text(), key, value).encode()
    try:
        os.makedirs(folders.settings(), mode=0o700, exist_ok=True)
        write_whole(data, path(), over=True, mode=0o600)
    except (OSError, ValueError) as error:
        raise why_not_written(error, path()) from None


def _text() -> str:
    """What is in the file; nothing if there is none. Raises `ScorerError`."""
    if not os.path.lexists(path()):
        return ""
    try:
        if not os.path.isfile(path()):
            raise OSError(errno.EISDIR if os.path.isdir(path()) else 0, "")
        with open(path(), "rb") as file:
            data = file.read(_LIMIT + 1)
        text = data.decode("utf-8-sig")
    except OSError as error:
        raise InvalidDocument(reason(error)) from None
    except UnicodeDecodeError:
        raise InvalidDocument(N_("This is not text in UTF-8.")) from None
    if len(data) > _LIMIT:
        raise InvalidDocument(N_("This is too large for one document."))
    return text
