"""What the page about following a game shows passes the strictest type checkers, as it stands there."""

from __future__ import annotations

import doctest
import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.support import ROOT

pytestmark = pytest.mark.slow

PAGE = ROOT / "docs/tracking.md"


@pytest.mark.parametrize("checker", [("mypy", "--strict"), ("basedpyright",)], ids=lambda command: command[0])
def test_moves_are_typed_as_documented(checker: tuple[str, ...], tmp_path: Path) -> None:
    if find_spec(checker[0]) is None:
        pytest.skip(f"{checker[0]} is not there")
    source = "".join(example.source for example in doctest.DocTestParser().get_examples(PAGE.read_text("utf-8")))
    assert "tracking.read_move(" in source
    (tmp_path / "page.py").write_text(source, "utf-8")
    # In a doctest an expression by itself is shown.
    settings = {"typeCheckingMode": "strict", "reportUnusedExpression": False}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings), "utf-8")
    python = ["--pythonpath", sys.executable] if checker[0] == "basedpyright" else []
    command = [sys.executable, "-m", *checker, *python, "page.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
