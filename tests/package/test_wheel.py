"""What is built and given away: the wheel and the source distribution, in a clean place."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

import scorer
from scorer.addresses import FILE, addresses
from scorer.cli.new import FILES
from scorer.registry import ids, own_ids
from scorer.text.i18n import languages
from tests.support import EXAMPLES
from tests.support.packages import build
from tests.support.tiers import one_of

pytestmark = pytest.mark.slow

# Only the standard library: no site-packages (-S), no environment of the user (-s).
LIBRARY = """
import json, sys
import scorer
tally = json.load(open(sys.argv[1], encoding="utf-8"))
told = {lang: scorer.score(tally).to_dict(lang) for lang in scorer.languages()}
assert not {"typer", "babel", "rich"} & set(sys.modules)
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", tmp_path_factory.mktemp("sdist"))


def test_the_wheel_is_pure_and_complete(wheel: Path) -> None:
    assert wheel.name == f"africa_scorer-{scorer.__version__}-py3-none-any.whl"
    names = set(zipfile.ZipFile(wheel).namelist())
    for lang in languages()[:-1]:
        assert {f"scorer/locales/{lang}/LC_MESSAGES/{domain}.mo" for domain in ("scorer", "rules", "search")} <= names
    assert "scorer/locales/en/LC_MESSAGES/search.mo" in names
    assert {f"scorer/locales/{lang}/search/{id}.index" for lang in languages() for id in own_ids()} <= names
    assert "scorer/py.typed" in names
    assert {f"scorer/cli/templates/{path}.txt" for path in FILES} <= names
    assert {name.split("/")[0] for name in names} == {
        "africa_scorer.py",
        "scorer",
        f"africa_scorer-{scorer.__version__}.dist-info",
    }
    assert not any(name.endswith((".so", ".pyd", ".po")) for name in names)
    assert wheel.stat().st_size <= 3_200_000  # of which docstrings are 180,000


def test_every_link_of_the_wheel_begins_with_home(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        assert json.loads(files.read(f"scorer/{FILE}")) == addresses()._asdict()
        (name,) = [name for name in files.namelist() if name.endswith("/METADATA")]
        about = Parser().parsestr(files.read(name).decode())
    urls = [line.partition(", ")[2] for line in about.get_all("Project-URL") or ()]
    shown = re.sub(r"^```.*?^```", "", str(about.get_payload()), flags=re.M | re.S)
    links = re.findall(r"\]\(([^)\s]+)\)", shown)
    own = [link for link in links if addresses().source in link]
    assert len(urls) == 5
    assert len(own) > 5
    assert [link for link in [*urls, *links] if not link.startswith("https://")] == []


@pytest.mark.parametrize("kind", one_of(["wheel", "sdist"], "wheel"))
def test_what_is_built_twice_is_the_same(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    assert build(kind, tmp_path).read_bytes() == request.getfixturevalue(kind).read_bytes()


@pytest.mark.long
def test_every_type_is_known_to_those_who_install_it(wheel: Path, tmp_path: Path) -> None:
    pytest.importorskip("basedpyright")
    # Its own environment: an editable installation would be looked at by other rules.
    made = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(made)], check=True)
    (site,) = made.glob("lib/python*/site-packages")
    zipfile.ZipFile(wheel).extractall(site)
    # What it depends on is taken from here.
    (site / "others.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "basedpyright", "--verifytypes", "scorer", "--ignoreexternal"],
        env={**os.environ, "VIRTUAL_ENV": str(made), "PATH": f"{made / 'bin'}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert "Type completeness score: 100%" in done.stdout, done.stdout[-3000:]


@pytest.mark.parametrize("unpacked", [True, False], ids=["installed", "zipped"])
@pytest.mark.parametrize("game", ids())
def test_the_library_needs_nothing_else(wheel: Path, game: str, unpacked: bool, tmp_path: Path) -> None:
    place = wheel
    if unpacked:
        zipfile.ZipFile(wheel).extractall(tmp_path)
        place = tmp_path
    example = EXAMPLES / f"{game}.json"
    done = subprocess.run(
        [sys.executable, "-S", "-s", "-c", LIBRARY, str(example)],
        env={**os.environ, "PYTHONPATH": str(place)},
        cwd=tmp_path,
        capture_output=True,
        check=True,
    )
    told = json.loads(done.stdout)
    assert list(told) == list(languages())
    for lang in told:
        assert told[lang] == scorer.score(json.loads(example.read_text("utf-8"))).to_dict(lang)


FOLLOWED = """
import json, sys
from scorer import tracking
from scorer.registry import ids
from scorer.testing import started, variants
told = []
for variant in [variant for id in ids() for variant in variants(id)]:
    state = started(variant, 2)
    state = tracking.play(state, next(iter(tracking.legal_moves(state))))
    told.append(tracking.view(state, "fi"))
assert not {"typer", "rich", "babel", "pytest", "jsonschema"} & set(sys.modules)
print(json.dumps(told))
"""


def test_games_can_be_followed_with_nothing_else(wheel: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-s", "-c", FOLLOWED],
        env={**os.environ, "PYTHONPATH": str(wheel)},
        cwd=tmp_path,
        capture_output=True,
        check=True,
    )
    assert all(json.loads(done.stdout))


def test_importing_loads_nothing(wheel: Path, tmp_path: Path) -> None:
    code = "import sys; before = set(sys.modules); import scorer; print(sorted(set(sys.modules) - before))"
    done = subprocess.run(
        [sys.executable, "-S", "-s", "-c", code],
        env={**os.environ, "PYTHONPATH": str(wheel)},
        cwd=tmp_path,
        capture_output=True,
        check=True,
        text=True,
    )
    assert [name for name in eval(done.stdout) if name.startswith("scorer")] == ["scorer"]


def test_the_program_is_installed(wheel: Path, tmp_path: Path) -> None:
    """The command and its five languages, installed into a folder of its own beside the tools of this environment."""
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(tmp_path), str(wheel)],
        check=True,
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-m", "scorer", "--version"]
    version = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert version == f"scorer {scorer.__version__} (africa-scorer, {addresses().home})\n"
    for lang in languages():
        done = subprocess.run(
            [sys.executable, "-m", "scorer", "score", "africa", str(EXAMPLES / "africa.json"), "--lang", lang],
            env={**os.environ, "PYTHONPATH": str(tmp_path)},
            cwd=tmp_path,
            capture_output=True,
            check=True,
        )
        assert b"54" in done.stdout
    script = (tmp_path / "bin" / "scorer").read_text("utf-8")
    assert "from africa_scorer import program" in script


@pytest.mark.long
def test_the_source_distribution_builds_again(sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
        archive.extractall(tmp_path / "source", filter="data")
    assert {"locales/fi/LC_MESSAGES/scorer.po", "README.md", "LICENSE", "tests/package/test_wheel.py"} <= names
    assert not any(name.endswith(".mo") for name in names)
    (source,) = (tmp_path / "source").iterdir()
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path / "again")]
    subprocess.run([*command, str(source)], check=True, capture_output=True)
    (again,) = (tmp_path / "again").iterdir()
    assert "scorer/locales/fi/LC_MESSAGES/rules.mo" in zipfile.ZipFile(again).namelist()
