"""What long programs keep, so that they can go on after an interruption: a folder for each state of the project."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
PLACE = ROOT / ".release"
"""Not in git. What does not hang on the state of the project lies in it directly, such as packages from npm."""


def folder() -> Path:
    """The folder of the project as it is now; it is made if needed. A changed file leads to another folder."""
    found = PLACE / state()
    found.mkdir(parents=True, exist_ok=True)
    return found


def state() -> str:
    """The commit, and a digest of what is not committed, if anything. Raises `CalledProcessError` outside a clone."""
    changes = _git("diff", "HEAD", "--binary")
    for name in sorted(_git("ls-files", "-z", "--others", "--exclude-standard").split(b"\0")):
        file = ROOT / name.decode()
        changes += name + file.read_bytes() if name and file.is_file() else b""
    commit = _git("rev-parse", "--short=12", "HEAD").decode().strip()
    return f"{commit}-{hashlib.sha256(changes).hexdigest()[:8]}" if changes else commit


def _git(*command: str) -> bytes:
    return subprocess.run(["git", *command], cwd=ROOT, check=True, capture_output=True).stdout
