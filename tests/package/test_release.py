"""What a release still lacks; its long tests: what they name is there, and a run goes on where the last one stopped."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from datetime import date
from pathlib import Path

import pytest

from tests.support import ROOT
from tools import mutate, ready, release
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


# What a release lacks

PYPROJECT = """[project]
description = "Counts"
license = "MIT"
authors = [{ name = "we" }]
keywords = ["a", "b"]

[tool.scorer]
home = "https://games.club.org"
source = "https://code.club.org/scorer"
"""
TODAY = date(2027, 1, 31)
FILES = {
    "pyproject.toml": PYPROJECT,
    "scorer/__init__.py": '__version__ = "1.2.3"\n',
    "CHANGELOG.md": "# Changes\n\n## Unreleased\n\n## 1.2.3 - 2027-01-31\n\n- More.\n\n## 1.2.2 - 2026-12-24\n",
    "tests/data/old/1.2.3/SHA256SUMS": "",
}


def git(folder: Path, *words: str) -> None:
    who = ["-c", "user.name=we", "-c", "user.email=we@club.org"]
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> ready.Project:
    """A project that is ready to be published."""
    project = ready.Project(tmp_path_factory.mktemp("project"), TODAY)
    for path, text in FILES.items():
        (project.root / path).parent.mkdir(parents=True, exist_ok=True)
        (project.root / path).write_text(text, "utf-8")
    (project.root / ".github/ISSUE_TEMPLATE").mkdir(parents=True)
    ready.stamp(project)
    git(project.root, "init", "-q")
    git(project.root, "add", "-A")
    git(project.root, "commit", "-q", "-m", "Version 1.2.3")
    git(project.root, "tag", "-a", "v1.2.3", "-m", "scorer 1.2.3")
    return project


def test_what_is_finished_lacks_nothing(finished: ready.Project, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.check(finished) == 0
    assert capsys.readouterr().out == "scorer 1.2.3 is ready: git push --follow-tags\n"
    assert release.notes(finished) == 0
    assert capsys.readouterr().out == "- More.\n"


STALE, FORM = "CITATION.cff has another", "config.yml has another"
CHANGES = {
    "no home": ("pyproject.toml", "games.club.org", "example.org/scorer", ["tool.scorer.home", STALE, FORM]),
    "no https": ("pyproject.toml", "https://code", "http://code", ["tool.scorer.source", STALE]),
    "one address": ("pyproject.toml", PYPROJECT.splitlines()[-1], "", ["source is not set", STALE]),
    "no table": ("pyproject.toml", "[tool.scorer]", "[tool.other]", ["no tool.scorer.home"]),
    "not for npm": ("scorer/__init__.py", "1.2.3", "2.0rc1", ["npm", "no entry", STALE, "is kept", "no tag v2.0rc1"]),
    "published": ("scorer/__init__.py", "1.2.3", "1.2.2", ["dates 1.2.2", STALE, "is kept", "no tag v1.2.2"]),
    "no date": ("CHANGELOG.md", "1.2.3 - 2027-01-31", "1.2.3", ["no date", STALE]),
    "unreleased": ("CHANGELOG.md", "## Unreleased\n", "## Unreleased\n\n- Something.\n", ["“Unreleased”"]),
    "not stamped": ("CITATION.cff", "2027", "2026", [STALE]),
    "not kept": ("tests/data/old/1.2.3/SHA256SUMS", "", None, ["is kept"]),
    "old packages": ("dist/africa_scorer-1.2.2-py3-none-any.whl", None, "", ["dist/ has packages"]),
}
"""What is changed: in a file a text, and what stands there instead (None: no file); some words of what lacks then."""


@pytest.mark.parametrize("change", CHANGES)
def test_what_lacks_is_told_with_what_to_do(finished: ready.Project, change: str) -> None:
    path, before, after, words = CHANGES[change]
    file = finished.root / path
    text = finished.text(path)
    if after is None:
        file.unlink()
    else:
        file.parent.mkdir(exist_ok=True)
        file.write_text(text.replace(before or "", after), "utf-8")
    try:
        found = [lack for lack in ready.lacks(finished) if not lack.what.startswith("Not committed")]
        for lack, word in zip(found, words, strict=True):
            assert word in lack.what
            assert lack.todo
    finally:
        if before is None:
            shutil.rmtree(file.parent)
        else:
            file.write_text(text, "utf-8")


def test_what_is_not_committed_or_tagged_elsewhere_is_told(
    finished: ready.Project, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(finished.root, tmp_path / "copy")
    copy = ready.Project(tmp_path / "copy", TODAY)
    (copy.root / "new.txt").touch()
    assert [lack.what for lack in ready.lacks(copy)] == ["Not committed: new.txt"]
    git(copy.root, "add", "new.txt")
    git(copy.root, "commit", "-q", "-m", "More")
    assert release.check(copy) == 1
    assert "The tag v1.2.3 is another commit" in capsys.readouterr().out
    git(copy.root, "tag", "-d", "v1.2.3")
    late = ready.Project(copy.root, date(2027, 3, 1))
    dated, tag = ready.lacks(late)
    assert dated == (
        "CHANGELOG.md dates 1.2.3 2027-01-31, and today is 2027-03-01.",
        "Make it “## 1.2.3 - 2027-03-01”.",
    )
    assert tag == ("There is no tag v1.2.3; it comes last.", 'git tag -a v1.2.3 -m "scorer 1.2.3"')


@pytest.mark.parametrize(
    "home", ["https://example.org/scorer", "https://a.test", "https://localhost:8000", "https://10.0.0.1"]
)
def test_an_address_where_nobody_is_is_red(finished: ready.Project, home: str) -> None:
    file = finished.root / "pyproject.toml"
    file.write_text(PYPROJECT.replace("https://games.club.org", home), "utf-8")
    try:
        assert ready.lacks(finished)[0].what.startswith(f"tool.scorer.home in pyproject.toml is {home}")
    finally:
        file.write_text(PYPROJECT, "utf-8")
