"""The tutorial `docs/how-to/game.md`: every command and every change on it, one after the other.

A block `shell-session` is commands with what they print; “…” stands for anything. A block `diff` is put into the file
that its title names, as `patch` does, and any other with a title has to stand in that file by then. After a
wanted change: UPDATE_GOLDEN=1 pytest tests/package/test_game_docs.py
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import ROOT

PAGE = ROOT / "docs" / "how-to" / "game.md"
FIELDS = ROOT / "docs" / "reference" / "games.md"
BLOCK = re.compile(r'^```(shell-session|diff|python|text)(?: title="([^"\n]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
PYTHON = shlex.quote(sys.executable)


class Reader:
    """Somebody who does what the page says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def shell(self, block: str) -> str:
        """The same block with what really happens where that is something else."""
        _, *commands = re.split(r"^\$ ", block, flags=re.MULTILINE)
        return "".join([self._command(*part.partition("\n")[::2]) for part in commands])

    def _command(self, line: str, shown: str) -> str:
        name, _, rest = line.partition(" ")
        if name == "cd":
            self.folder /= rest
            return f"$ {line}\n{shown}"
        if name == "pip":
            self._install()
            return f"$ {line}\n{shown}"
        command = re.sub(r"(^|\| )(scorer|pytest|mypy|ruff)\b", rf"\1{PYTHON} -m \2", line)
        done = subprocess.run(
            command, shell=True, cwd=self.folder, env=self._environment(), capture_output=True, text=True, check=False
        )
        said = "".join([f"{each.rstrip()}\n" for each in (done.stderr + done.stdout).splitlines()])
        pattern = re.escape(shown.strip()).replace("…", ".*")
        same = re.fullmatch(pattern, said.strip(), re.DOTALL)
        return f"$ {line}\n{shown if same else said}"

    def _environment(self) -> dict[str, str]:
        path = os.pathsep.join([str(ROOT), str(self.folder)])
        plain = {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"}
        return {**os.environ, **plain, "PYTEST_ADDOPTS": "-q -p no:cacheprovider", "RUFF_NO_CACHE": "1"}

    def _install(self) -> None:
        """What an editable installation leaves: the entry points, and the folder on the path."""
        (package,) = self.folder.glob("scorer_*")
        id = package.name.removeprefix("scorer_")
        told = self.folder / f"{package.name}-0.1.0.dist-info"
        told.mkdir()
        (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: scorer-{id}\nVersion: 0.1.0\n", "utf-8")
        (told / "entry_points.txt").write_text(f"[scorer.games]\n{id} = {package.name}:GAME\n", "utf-8")

    def change(self, name: str, block: str) -> None:
        """Puts a change into a file, where its lines stand once."""
        file = self.folder / name
        text = file.read_text("utf-8")
        for part in re.split(r"^@@.*\n", block, flags=re.MULTILINE):
            lines = part.splitlines()
            old, new = ("".join(f"{line[1:]}\n" for line in lines if line[:1] != sign) for sign in "+-")
            assert text.count(old) == 1, f"{name} has {text.count(old)} times:\n{old}"
            text = text.replace(old, new)
        file.write_text(text, "utf-8")


@pytest.mark.slow
def test_every_step_of_the_tutorial(tmp_path: Path) -> None:
    reader = Reader(tmp_path)

    def step(found: re.Match[str]) -> str:
        kind, name, block = found.groups()
        if kind == "shell-session":
            return f"```{kind}\n{reader.shell(block)}```"
        if kind == "diff":
            reader.change(name, block)
        elif name:
            assert block in (reader.folder / name).read_text("utf-8"), f"{name} has not:\n{block}"
        return found[0]

    text = PAGE.read_text("utf-8")
    happens = BLOCK.sub(step, text)
    if os.environ.get("UPDATE_GOLDEN"):
        PAGE.write_text(happens, "utf-8")
    assert text == happens or os.environ.get("UPDATE_GOLDEN")


def test_fields_are_asked_for_as_it_says() -> None:
    """What the table shows of the terminal is what is asked there."""
    asked = "".join(
        [(ROOT / "tests/golden" / f"{game}-asked.txt").read_text("utf-8") for game in ("africa", "africana")]
    )
    rows = re.findall(r"^\| `(\w+)\(.*`(.+ > ).+` \|$", FIELDS.read_text("utf-8"), re.MULTILINE)
    assert [kind for kind, _ in rows] == ["Whole", "Flag", "Points", "Kinds"]
    assert [question for _, question in rows if question not in asked] == []
