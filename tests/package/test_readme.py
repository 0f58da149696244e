"""The README shows real runs. (Its Python examples run as doctests.)

After a wanted change: UPDATE_GOLDEN=1 pytest tests/package/test_readme.py, then read the difference.
"""

from __future__ import annotations

import os
import re
import shlex
import uuid
from pathlib import Path

import pytest

from tests.support import ROOT
from tests.support.program import Program

DOCS = ROOT / "docs"
KINDS = (DOCS, DOCS / "how-to", DOCS / "reference", DOCS / "why")
SHOWN = [ROOT / "README.md", *sorted([file for folder in KINDS for file in folder.glob("*.md")])]
BLOCK = re.compile(r"```console\n\$ scorer (.*)\n((?:.*\n)*?)```")


@pytest.mark.parametrize("file", SHOWN, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_console_blocks_are_what_happens(file: Path, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(uuid, "uuid4", lambda: uuid.UUID(int=0x0C0FFEE0_1234_4ABC_8DEF_0123456789AB))

    def run(block: re.Match[str]) -> str:
        done = program(*shlex.split(block[1]))
        out = "\n".join(line.rstrip() for line in (done.err + done.out).splitlines())
        return f"```console\n$ scorer {block[1]}\n{out}\n```"

    text = file.read_text("utf-8")
    happens = BLOCK.sub(run, text)
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(happens, "utf-8")
    assert text == happens or os.environ.get("UPDATE_GOLDEN")


def test_files_that_are_named_exist() -> None:
    for file in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *SHOWN):
        for name in re.findall(r"(?:\]\(|src=\")(?!https?:|#)([^)#\"]+)", file.read_text("utf-8")):
            assert (file.parent / name).exists(), f"{file.name}: {name}"


def test_every_folder_of_tests_has_its_line() -> None:
    """With the tiers of what is in it."""
    _, _, table = (ROOT / "tests/README.md").read_text("utf-8").partition("| folder |")
    rows = re.findall(r"^\| (`.*?) \| .*? \| (.*?) \|$", table, re.MULTILINE)
    tiers = {folder: tier for folders, tier in rows for folder in re.findall(r"`(\w+)`", folders)}
    folders = {file.parent for file in (ROOT / "tests").glob("*/test_*.py")}
    assert set(tiers) == {folder.name for folder in folders}
    for folder in folders:
        code = "".join([file.read_text("utf-8") for file in folder.glob("*.py")])
        used = {tier for tier in ("slow", "long") if f"pytest.mark.{tier}" in code}
        used |= {"slow"} if re.search("^pytestmark = BROWSER$", code, re.MULTILINE) else set()
        used |= {"long"} if re.search(r"\b(one_of|each_once)\((?!.*\bmore=)", code) else set()
        assert {"fast", *used} >= set(tiers[folder.name].split(", ")) >= used, folder.name
