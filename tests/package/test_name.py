"""Another distribution has a package `scorer`, too: where both were installed, our program says what is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from scorer.text.i18n import languages
from tests.support import ROOT

pytestmark = pytest.mark.slow

WORKS = "from scorer.scorer import Scorer\n__version__ = '2.0.2'\n"
FAILS = "import a_library_that_is_not_there\n"
OTHER = {
    "scorer/__init__.py": WORKS,
    "scorer/scorer/__init__.py": "class Scorer: ...\n",
    "scorer-2.0.2.dist-info/METADATA": "Metadata-Version: 2.1\nName: scorer\nVersion: 2.0.2\n",
    "scorer-2.0.2.dist-info/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
}


def run(*command: str, lang: str = "en", **more: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "SCORER_LANG": lang, "PYTHONIOENCODING": "utf-8", **more}
    folder = more.get("PYTHONPATH")
    return subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)


def mixed(folder: Path, init: str | None) -> Path:
    """Our files, but for `scorer/__init__.py`, which is another one or missing."""
    for file in (*(ROOT / "scorer").iterdir(), ROOT / "locales", ROOT / "africa_scorer.py"):
        place = folder / file.relative_to(ROOT)
        place.parent.mkdir(exist_ok=True)
        if file.name not in ("__init__.py", "__pycache__"):
            place.symlink_to(file)
    if init:
        (folder / "scorer" / "scorer").mkdir()
        (folder / "scorer" / "scorer" / "__init__.py").write_text(OTHER["scorer/scorer/__init__.py"])
        (folder / "scorer" / "__init__.py").write_text(init)
    return folder


CASES = [(WORKS, "Python finds another package"), (FAILS, "Python finds another package"), (None, "is missing")]


@pytest.mark.parametrize(("init", "said"), CASES, ids=["works", "fails", "removed"])
def test_the_program_says_that_another_package_has_its_place(init: str | None, said: str, tmp_path: Path) -> None:
    program = "import africa_scorer; africa_scorer.program()"
    # `-S`: without the packages of the tests, ours among them.
    done = run(sys.executable, "-S", "-c", program, "games", PYTHONPATH=str(mixed(tmp_path, init)))
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr
    assert str(tmp_path / "scorer" / "__init__.py") in done.stderr
    *_, remove, install = done.stderr.splitlines()
    assert remove == f"  {sys.executable} -m pip uninstall scorer"
    assert install == f"  {sys.executable} -m pip install --force-reinstall --no-deps africa-scorer"


def test_it_says_so_in_every_language(tmp_path: Path) -> None:
    folder = mixed(tmp_path, WORKS)
    spoken = [run(sys.executable, "-m", "scorer", lang=lang, PYTHONPATH=str(folder)) for lang in languages()]
    assert {done.returncode for done in spoken} == {1}
    assert len({done.stderr for done in spoken}) == len(languages())
    assert not any("Traceback" in done.stderr for done in spoken)


@pytest.mark.long
def test_whichever_is_installed_or_removed_first(wheel: Path, tmp_path: Path) -> None:
    """With pip, and by the two commands that the program names it works again."""
    other = tmp_path / "scorer-2.0.2-py3-none-any.whl"
    with ZipFile(other, "w") as file:
        for name, text in OTHER.items():
            file.writestr(name, text)
        record = "scorer-2.0.2.dist-info/RECORD"
        file.writestr(record, "".join([f"{name},,\n" for name in (*OTHER, record)]))
    place = tmp_path / "place"
    venv.create(place)
    folder = place / ("Scripts" if os.name == "nt" else "bin")

    # What the program needs comes from the environment of the tests, behind what is installed here: no `.pth` is read.
    needed = next(path for path in sys.path if path.endswith("site-packages"))

    def pip(*command: str) -> None:
        subprocess.run([sys.executable, "-m", "pip", "--python", str(folder / "python"), "-q", *command], check=True)

    def install(file: Path) -> None:
        pip("install", "--no-deps", "--no-index", "--force-reinstall", str(file))

    def failure() -> str:
        done = run(str(folder / "scorer"), "--version", PYTHONPATH=needed)
        assert "Traceback" not in done.stderr
        assert done.returncode == (1 if done.stderr else 0)
        return done.stderr

    install(wheel)
    assert failure() == ""
    install(other)
    assert failure()
    pip("uninstall", "-y", "scorer")
    assert failure()
    install(wheel)
    assert failure() == ""
    install(other)
    install(wheel)
    assert failure() == ""
    pip("uninstall", "-y", "scorer")
    assert failure()
