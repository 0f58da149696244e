"""Packages that `scorer new` writes, as they are when they are installed."""

from __future__ import annotations

import os
from pathlib import Path

from scorer.cli.new import run


def install(folder: Path, id: str, parts: str = "") -> Path:
    """Writes a package into a folder, and beside it what an installation says of it; where it lies for Python."""
    here = Path.cwd()
    os.chdir(folder)
    try:
        assert run(id, [parts]) == 0
    finally:
        os.chdir(here)
    home = folder / f"scorer-{id}"
    told = home / f"scorer_{id}-0.1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: scorer-{id}\nVersion: 0.1.0\n", "utf-8")
    (told / "entry_points.txt").write_text(f"[scorer.games]\n{id} = scorer_{id}:GAME\n", "utf-8")
    return home
