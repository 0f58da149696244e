"""Two small games from other packages, one of several rounds, one of teams, as they are when they are installed."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.support import ROOT

SOURCE = ROOT / "tests" / "data" / "games"

GAMES = ("bids", "pairs")


def install(folder: Path) -> Path:
    """Puts the packages into a folder for the path of Python, with their entry points."""
    for game in GAMES:
        name = f"scorer_{game}"
        shutil.copytree(SOURCE / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        told = folder / f"{name}-1.0.dist-info"
        told.mkdir()
        (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
        (told / "entry_points.txt").write_text(f"[scorer.games]\n{game} = {name}:GAME\n", "utf-8")
    return folder
