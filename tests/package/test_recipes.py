"""The recipes for data frames, SQL and clusters give what the library gives. Skipped where their package is missing."""

from __future__ import annotations

import ast
import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import scorer
from tests.support import EXAMPLES
from tests.support.program import Program

pytestmark = [pytest.mark.extra, pytest.mark.unmeasured]

FOLDER = EXAMPLES / "recipes"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twenty games of each kind."""
    made = tmp_path_factory.mktemp("recipes") / "many.jsonl"
    texts = [json.loads((FOLDER.parent / f"{id}.json").read_text("utf-8")) for id in ("africa", "africana")]
    made.write_text("".join(json.dumps(texts[i % 2]) + "\n" for i in range(40)), "utf-8")
    return made


def recipe(name: str) -> Any:
    pytest.importorskip(name)
    spec = importlib.util.spec_from_file_location(f"with_{name}", FOLDER / f"with_{name}.py")
    assert spec
    assert spec.loader
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.fixture(scope="module")
def bad(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A good game, a tally of nobody, no JSON, and a good game in which names are no ASCII."""
    made = tmp_path_factory.mktemp("bad") / "some.jsonl"
    good = json.loads((FOLDER.parent / "africana.json").read_text("utf-8"))
    good["players"][0] |= {"name": "Zoé", "open_artifacts": 3}
    lines = [json.dumps(good), '{"game": "africa", "players": []}', "{", json.dumps(good, ensure_ascii=False)]
    made.write_text("".join(line + "\n" for line in lines), "utf-8")
    return made


def expected(file: Path) -> list[tuple[int, str, str, int]]:
    sheets = [scorer.score(json.loads(line)) for line in file.read_text("utf-8").splitlines()]
    return [(i, sheet.game, player.name, player.total) for i, sheet in enumerate(sheets) for player in sheet.players]


@pytest.mark.parametrize("name", ["pandas", "polars", "duckdb"])
def test_the_command_at_its_head_runs(name: str) -> None:
    """A recipe, run as it says; Dask is below."""
    about = ast.get_docstring(ast.parse((FOLDER / f"with_{name}.py").read_text("utf-8"))) or ""
    recipe(name)  # or it is skipped
    _, *words = next(line for line in about.splitlines() if line.startswith("python ")).split()
    done = subprocess.run([sys.executable, *words], cwd=FOLDER, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Cleo" in done.stdout


def test_pandas(file: Path) -> None:
    with_pandas = recipe("pandas")
    tallies = with_pandas.pd.Series([json.loads(line) for line in file.read_text("utf-8").splitlines()])
    frame = with_pandas.scored(tallies)
    found = list(frame[["sheet", "game", "name", "total"]].itertuples(index=False, name=None))
    assert found == expected(file)


def test_polars(file: Path) -> None:
    with_polars = recipe("polars")
    with file.open(encoding="utf-8") as lines:
        frame = with_polars.pl.concat(with_polars.frames(lines, at_once=7))
    assert frame.select("sheet", "game", "name", "total").rows() == expected(file)


def test_a_bad_tally_does_not_stop_the_others(bad: Path) -> None:
    with_polars = recipe("polars")
    with bad.open(encoding="utf-8") as lines:
        frame = with_polars.pl.concat(with_polars.frames(lines))
    wrong = frame.filter(with_polars.pl.col("error").is_not_null())
    assert wrong["sheet"].to_list() == [1, 2]
    assert frame["sheet"].max() == 3
    with_pandas = recipe("pandas")
    tallies = with_pandas.pd.Series([json.loads(line) for line in bad.read_text("utf-8").splitlines() if line != "{"])
    frame = with_pandas.scored(tallies)
    assert frame[frame["error"].notna()]["sheet"].tolist() == [1]
    assert frame["sheet"].max() == 2


def test_duckdb(file: Path) -> None:
    with_duckdb = recipe("duckdb")
    found = with_duckdb.connect().execute(with_duckdb.TOTALS, [str(file)]).fetchall()
    assert sorted((sheet - 1, game, name, total) for sheet, game, name, total in found) == sorted(expected(file))
    assert with_duckdb.connect().execute("SELECT score('{}')").fetchall() == [("null",)]


def test_dask_on_two_workers(file: Path, tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    out = tmp_path / "sheets"
    command = [sys.executable, str(FOLDER / "with_dask.py"), str(out), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.stdout.strip() == "40 tallies", done.stderr
    sheets = [json.loads(line) for part in sorted(out.iterdir()) for line in part.read_text("utf-8").splitlines()]
    assert sheets == [scorer.score(json.loads(line)).to_dict() for line in file.read_text("utf-8").splitlines()]


def test_dask_writes_what_the_command_writes(bad: Path, tmp_path: Path, program: Program) -> None:
    pytest.importorskip("distributed")
    out = tmp_path / "sheets"
    command = [sys.executable, str(FOLDER / "with_dask.py"), str(out), str(bad)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.stdout.strip() == "4 tallies", done.stderr
    assert [f"line {number}:" in done.stderr for number in (1, 2, 3, 4)] == [False, True, True, False]
    assert (
        "".join([part.read_text("utf-8") for part in sorted(out.iterdir())])
        == program("score", bad, "--format", "jsonl").out
    )
