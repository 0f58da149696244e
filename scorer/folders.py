"""Where the program keeps things: settings, state, data and caches, each in the folder that the platform has for it.

The XDG folders on Linux and other Unix systems, `Application Support` on macOS, `%LOCALAPPDATA%` on Windows. Where a
variable of the XDG specification is set (`XDG_DATA_HOME`), it names the folder on every system.
"""

from __future__ import annotations

import os
import sys

NAME = "scorer"
"""The folder of this program within those of the platform."""
_XDG = {"config": ".config", "state": ".local/state", "data": ".local/share", "cache": ".cache"}
"""Where the folders of the XDG specification are in the home folder, unless the environment says otherwise."""


def settings() -> str:
    """The folder for what people set."""
    return _folder("config")


def state() -> str:
    """The folder for what has been begun and is not finished, such as drafts."""
    return _folder("state")


def data() -> str:
    """The folder for what people keep."""
    return _folder("data")


def cache() -> str:
    """The folder for what can be made anew at any time."""
    return _folder("cache")


def _folder(kind: str) -> str:
    chosen = os.environ.get(f"XDG_{kind.upper()}_HOME", "")
    if os.path.isabs(chosen):  # the specification: another path is ignored
        return os.path.join(chosen, NAME)
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA") or os.path.expanduser(r"~\AppData\Local")
        return os.path.join(local, NAME, kind)
    if sys.platform == "darwin":
        return os.path.join(os.path.expanduser("~/Library/Application Support"), NAME, kind)
    return os.path.join(os.path.expanduser("~"), _XDG[kind], NAME)
