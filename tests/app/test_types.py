"""TypeScript catches mistakes in the use of the npm package: `mistakes.ts`. Needs `npm install` in docs/app."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from docs.app.engine import pack
from docs.app.node import node
from tests.support import ROOT

TSC = ROOT / "docs/app/node_modules/typescript/bin/tsc"
STRICT = ("--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes", "--noEmit", "--target", "es2022")
MODULES = ("--module", "nodenext", "--lib", "es2022,dom")
MISTAKES = Path(__file__).with_name("mistakes.ts")

pytestmark = [
    pytest.mark.usefixtures("translated"),
    pytest.mark.slow,
    pytest.mark.skipif(not TSC.exists(), reason="TypeScript is not there: npm install --prefix docs/app"),
]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with the package."""
    folder = tmp_path_factory.mktemp("types")
    pack.pack(folder / "made")
    (folder / "package.json").write_text(json.dumps({"type": "module"}), "utf-8")
    shutil.copytree(folder / "made/package", folder / "node_modules/africa-scorer")
    return folder


def errors(project: Path, text: str, *less: str) -> str:
    (project / "program.ts").write_text(text, "utf-8")
    options = [option for option in STRICT if option not in less]
    command = [node(), str(TSC), *options, *MODULES, "program.ts"]
    return subprocess.run(command, cwd=project, capture_output=True, text=True, check=False).stdout


def test_each_mistake_is_caught_and_nothing_else(project: Path) -> None:
    text = MISTAKES.read_text("utf-8")
    assert text.count("@ts-expect-error") >= 15
    assert errors(project, text) == ""


def test_each_is_caught_by_itself(project: Path) -> None:
    """Without the lines that expect them there are as many errors, each where it was expected."""
    text = MISTAKES.read_text("utf-8")
    lines = text.splitlines()
    wanted = [number + 2 for number, line in enumerate(lines) if "@ts-expect-error" in line]
    found = re.findall(r"^program\.ts\((\d+),", errors(project, text.replace("@ts-expect-error", "")), re.M)
    assert [int(number) for number in found] == wanted


def test_the_example_of_the_docs_is_right(project: Path) -> None:
    """As it is in JavaScript: it asks nowhere whether a list has so many."""
    pages = ("docs/first-steps.md", "docs/how-to/javascript.md")
    found = re.findall(r"```js\n(.*?)```", "".join([(ROOT / page).read_text("utf-8") for page in pages]), re.S)
    assert found
    for example in found:
        told = errors(project, f"export {{}};\n{example}", "--noUncheckedIndexedAccess")
        # It asks for a rule that there is not, to show the error: the types know that, too.
        assert [line for line in told.splitlines() if '"africa.score.gods"' not in line] == []
