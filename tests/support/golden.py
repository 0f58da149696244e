"""Files that are compared letter by letter."""

from __future__ import annotations

import os
from pathlib import Path


def compare(file: Path, seen: str) -> None:
    """Holds what is seen against the file; with UPDATE_GOLDEN in the environment it is written there first."""
    if os.environ.get("UPDATE_GOLDEN"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(seen, "utf-8")
    assert seen == file.read_text("utf-8")
