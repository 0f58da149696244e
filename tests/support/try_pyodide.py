"""Runs the tests that need no process and no terminal in another Python: that of Pyodide, in Node.

    python -m tests.support.try_pyodide --npm FOLDER [ARGUMENT of pytest …]

What is tested is the wheel, installed beside pytest, before the project on the path. Pyodide comes from npm into
FOLDER, packages from the index: Python alone, or compiled for Pyodide. A test that starts a process is skipped
(tests/support/system.py). Prints which Python, and what pytest says.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from docs.app.node import node
from tests.support import ROOT

VERSION = "314.0.7"
"""Of Pyodide."""
TAGS = ("--python-version=3.14", "--implementation=cp", "--abi=cp314", "--platform=pyemscripten_2026_0_wasm32")
"""What that can load, as pip says it."""

NEEDS = ("pytest", "hypothesis", "pexpect", "jsonschema", "babel")
"""What the tests import, besides what the command line needs."""

FOLDERS = ("africa", "africana", "afritoria", "conformance", "scoring", "reference", "export")
"""The folders of the tests that are run if none is named."""


def main() -> int:
    """Runs the command line; the exit code of pytest."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--npm", type=Path, required=True, metavar="FOLDER", help="where packages of npm are put")
    told, args = parser.parse_known_args()
    npm: Path = told.npm.resolve()
    with tempfile.TemporaryDirectory() as name:
        packages, project = Path(name, "packages"), Path(name, "project")
        run("npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", npm, f"pyodide@{VERSION}")
        install(packages)
        copy(project)
        # Python in Python takes more of Node's stack than it has by default.
        program = [node(), "--stack-size=4000", Path(__file__).with_name("pyodide.mjs")]
        command = [*program, npm / "node_modules/pyodide", packages, project]
        options = [
            "-o",
            "pythonpath=",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:faulthandler",
            "-m",
            "not slow and not long",
        ]
        return subprocess.run(
            [*map(str, command), *options, *(args or [f"tests/{folder}" for folder in FOLDERS])], check=False
        ).returncode


def install(packages: Path) -> None:
    """Puts the wheel of the project and what the tests need into a folder."""
    pip = (sys.executable, "-m", "pip", "-q", "--disable-pip-version-check")
    with tempfile.TemporaryDirectory() as wheels:
        run(*pip, "wheel", "--no-deps", "--wheel-dir", wheels, ROOT)
        (wheel,) = Path(wheels).glob("*.whl")
        run(*pip, "install", "--target", packages, "--only-binary=:all:", *TAGS, *NEEDS, wheel)


def copy(project: Path) -> None:
    """Copies the files that are in git."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for file in listed.split("\0"):
        if file and (ROOT / file).is_file():
            (project / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / file, project / file)


def run(*command: str | Path) -> None:
    """Runs a command; ends the program with what it says if it fails."""
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}"[:4000])


if __name__ == "__main__":
    sys.exit(main())
