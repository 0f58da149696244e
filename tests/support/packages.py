"""What is given away, built as it is given away."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.support import ROOT


def build(kind: str, target: Path) -> Path:
    """Builds without a network, with the tools of this environment."""
    command = [sys.executable, "-m", "build", f"--{kind}", "--no-isolation", "--outdir", str(target), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    (made,) = target.iterdir()
    return made
