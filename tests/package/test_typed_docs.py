"""What the pages for programmers show passes the strictest type checkers, as it stands there."""

from __future__ import annotations

import doctest
import json
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.support import ROOT

pytestmark = pytest.mark.slow

DOCS = sorted([file for kind in (".", "how-to", "reference") for file in (ROOT / "docs" / kind).glob("*.md")])
UNTYPED = ("assistants", "game")
"""What a program in any style would write, and parts of a package that is made there."""
PAGES = [file.relative_to(ROOT).as_posix() for file in (ROOT / "README.md", *DOCS) if file.stem not in UNTYPED]
STRICT = {
    "typeCheckingMode": "strict",
    "reportUnusedExpression": False,  # in a doctest an expression by itself is shown
    "reportUnnecessaryIsInstance": False,  # an example may show what a type checker knows
}


def programs(page: str) -> list[str]:
    """The examples of a page as one program, and each that stands there whole."""
    text = (ROOT / page).read_text("utf-8")
    examples = "".join(example.source for example in doctest.DocTestParser().get_examples(text))
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.M | re.S)
    return [examples, *[block for block in blocks if ">>> " not in block]]


@pytest.mark.parametrize(
    "checker",
    [
        pytest.param(("mypy", "--strict"), id="mypy"),
        pytest.param(("basedpyright",), id="basedpyright", marks=pytest.mark.long),
    ],
)
def test_examples_are_typed_as_documented(checker: tuple[str, ...], tmp_path: Path) -> None:
    if find_spec(checker[0]) is None:
        pytest.skip(f"{checker[0]} is not there")
    files = []
    for page in PAGES:
        for number, program in enumerate(programs(page)):
            files.append(f"{re.sub('[^a-z]', '_', page.lower())}_{number}.py")
            (tmp_path / files[-1]).write_text(program, "utf-8")
    assert len(files) > len(PAGES)
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(STRICT), "utf-8")
    python = ["--pythonpath", sys.executable] if checker[0] == "basedpyright" else []
    command = [sys.executable, "-m", *checker, *python, *files]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
