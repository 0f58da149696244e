"""What is compared letter by letter; `UPDATE_GOLDEN=1` in the environment writes it anew."""

from __future__ import annotations

import os
from pathlib import Path

from tests.support import ROOT

GOLDEN = ROOT / "tests" / "golden"


def compare(file: Path, seen: str) -> None:
    """Holds what is seen against the file, or writes it there."""
    if os.environ.get("UPDATE_GOLDEN"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(seen, "utf-8")
    assert seen == file.read_text("utf-8")
