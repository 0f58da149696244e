"""What runs in the browser: its pure modules in Node, without a page, and what its sources keep to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs.app.node import run_node
from docs.site import logbook, sheets
from tests.support import ROOT

APP = ROOT / "docs" / "app"
PROGRAMS = [
    path
    for path in sorted(APP.rglob("*"))
    if path.suffix in (".mjs", ".js") and not {"vendor", "node_modules"} & set(path.relative_to(APP).parts)
]
TYPES = [path for path in sorted(APP.rglob("*.ts")) if "node_modules" not in path.parts]
LONGEST = 350
"""Lines of a module."""


def name(path: Path) -> str:
    return path.relative_to(APP).as_posix()


@pytest.mark.parametrize("program", sorted(Path(__file__).parent.glob("*.test.mjs")), ids=lambda path: path.name)
def test_what_needs_no_page(program: Path) -> None:
    run = run_node("--test", program, check=False)
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize("path", PROGRAMS, ids=name)
def test_no_module_is_long(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize("path", [*PROGRAMS, *TYPES], ids=name)
def test_the_type_checker_is_told_to_look_away_nowhere(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "@ts-" not in text
    assert not re.search(r"[{<(|:,]\s*any\b|\bany(\[\]|[})>,|])", text)


def test_the_texts_of_the_sheet_have_their_types() -> None:
    types = (APP / "types.d.ts").read_text("utf-8")
    words = types[types.index("export type Words") : types.index("What is counted")]
    assert set(re.findall(r'"(\w+)"', words)) == set(sheets.WORDS)


def test_the_texts_of_the_logbook_have_their_types() -> None:
    types = (APP / "types.d.ts").read_text("utf-8")
    words = types[types.index("export type LogWords") : types.index("A game that the site has")]
    assert set(re.findall(r'"(\w+)"', words)) == {*logbook.WORDS, *logbook.SHARED}
    for key in logbook.COUNTED:
        assert f'"{key}"' in types[types.index("export interface LogData") :]
