"""The steps of a release: what they name is there, and a run goes on where the last one stopped."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from tests.support import ROOT
from tools import mutate
from tools.release import NEEDS, STEPS, Step, run

COUNT = "{{python}} -c \"open(r'{}', 'a').write('x'); print('so many')\""


@pytest.mark.parametrize("step", STEPS, ids=[step.name for step in STEPS])
def test_a_step_names_what_is_there(step: Step) -> None:
    assert step.shows.endswith(".")
    assert set(step.needs) <= set(NEEDS)
    for command in step.commands:
        words = shlex.split(command)
        files = [word.partition("::")[0] for word in words if word.startswith(("tools/", "tests/", "benchmarks/"))]
        files += [f"{word.replace('.', '/')}.py" for word in words if word.startswith("tests.")]
        assert [file for file in files if not (ROOT / file).exists()] == []


def test_names_of_steps_differ() -> None:
    assert len({step.name for step in STEPS}) == len(STEPS)


def test_a_run_goes_on_where_the_last_one_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, there = tmp_path / "first", tmp_path / "second", tmp_path / "there"
    steps = [
        Step("one", "One.", 1, [COUNT.format(first)]),
        Step("two", "Two.", 1, [COUNT.format(second), f"{{python}} -c \"open(r'{there}')\""]),
    ]
    assert run(steps, tmp_path) == 1
    told = capsys.readouterr().out
    assert "done    one: One." in told
    assert "failed  two: Two." in told
    assert "FileNotFoundError" in told
    there.touch()
    assert run(steps, tmp_path) == 0
    assert "done    two: Two." in capsys.readouterr().out
    assert (first.read_text(), second.read_text()) == ("x", "x")
    assert "so many" in (tmp_path / "two.log").read_text("utf-8")


def test_a_step_without_its_needs_is_skipped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(NEEDS, "no-such-program", "a program")
    assert run([Step("one", "One.", 1, ["no-such-program"], needs=["no-such-program"])], tmp_path) == 0
    assert "skipped one: needs a program" in capsys.readouterr().out


def test_every_known_mutant_is_one() -> None:
    """The reasons in `tools/mutate.tsv` are about lines that are there."""
    there = {mutant.key for file in {file for file, *_ in mutate.known()} for mutant in mutate.mutants(file)}
    assert sorted(set(mutate.known()) - there) == []
