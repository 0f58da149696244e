"""The example of a game from another package that is whole (`examples/game`), as it is when it is installed."""

from __future__ import annotations

from pathlib import Path

from tests.support import EXAMPLES, elsewhere

SOURCE = EXAMPLES / "game"
"""Where the package is written."""

POINT = "scorer_oware:GAME"
"""The value of its entry point."""


def install(folder: Path) -> Path:
    """Puts the package into a folder for the path of Python, with its entry point and compiled catalogues."""
    return elsewhere.install(SOURCE, folder)
