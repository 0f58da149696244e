"""The example of a game from another package (`examples/game`), as it is when it is installed."""

from __future__ import annotations

import shutil
from pathlib import Path

from scorer.catalogues.compiling import compile_folder
from tests.support import EXAMPLES

SOURCE = EXAMPLES / "game"
"""Where the package is written."""

POINT = "scorer_oware:GAME"
"""The value of its entry point."""


def install(folder: Path) -> Path:
    """Puts the package into a folder for the path of Python, with its entry point and compiled catalogues."""
    shutil.copytree(SOURCE / "scorer_oware", folder / "scorer_oware", ignore=shutil.ignore_patterns("__pycache__"))
    compile_folder(folder / "scorer_oware" / "locales")
    told = folder / "scorer_oware-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: scorer-oware\nVersion: 1.0\n", "utf-8")
    (told / "entry_points.txt").write_text(f"[scorer.games]\noware = {POINT}\n", "utf-8")
    return folder
