"""Uses the npm package wherever people use one, each in an empty project without settings.

    python -m tests.support.try_bundle [vite webpack …]

Builds with Vite and webpack, and serves what they made below a path and under a content policy; asks the dev server of
Vite; a page and a module worker without a bundler; esbuild, which leaves files behind, with `base`; Node; Deno. Each
scores and searches in Dutch, and says what the library says. Needs npm, its registry and Chromium. Returns 1 if one
does not.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import scorer
from docs.app.engine import pack
from docs.app.node import node
from tests.support.browsing import ARGS, CHROMIUM, Served
from tests.support.try_package import run

PLAYERS = [{"name": "Anna", "track": 34, "gold": 2}, {"name": "Ben", "track": 31}]
WORDS = "wie krijgt de tien punten voor goud"
PROGRAM = f"""
import {{ load }} from "africa-scorer";
load({{ lang: "nl" BASE }}).then(async (scorer) => {{
  const tally = {{ game: "africa", players: {json.dumps(PLAYERS)} }};
  const {{ hits }} = await scorer.search("{WORDS}", {{ game: "africa" }});
  SHOW(scorer.explain(tally).decision + " " + hits[0].id);
}});
"""
POLICY = (
    "<meta http-equiv='Content-Security-Policy' content=\"default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"
    " connect-src 'self'; worker-src 'self'\">"
)
PAGE = '<!doctype html><meta charset="utf-8">{policy}<title></title><script{kind} src="{src}"></script>'
MODULE = ' type="module"'
WORKER = """
const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => (document.title = data);
"""
BELOW = "below/here"
PACKAGES = ("vite@8", "vite7@npm:vite@7", "webpack@5", "webpack-cli@6", "esbuild", "deno@2")


def program(show: str, base: str = "") -> str:
    """The program that every place runs; `show` is what is done with its answer."""
    return PROGRAM.replace("SHOW", show).replace(" BASE", base and f', base: "{base}"')


def expected() -> str:
    """What it has to say."""
    sheet = scorer.score({"game": "africa", "players": PLAYERS})
    return f"{sheet.explain('nl').decision()} {scorer.search(WORDS, game='africa', lang='nl')[0].rule.id}"


class Try:
    """A project in which the package is installed, and a browser."""

    def __init__(self, project: Path, browser: Any) -> None:
        self.project = project
        self.browser = browser
        self.made = 0
        """The bytes of what the last bundler has made."""

    def run(self, *command: str) -> str:
        """What a command prints. Raises `RuntimeError`."""
        done = subprocess.run(command, cwd=self.project, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"{done.stdout}{done.stderr}"[:3000])
        return done.stdout

    def write(self, **files: str) -> None:
        """Writes files of the project; `__` in a name is a dot."""
        for name, text in files.items():
            (self.project / name.replace("__", ".")).write_text(text, "utf-8")

    def opened(self, address: str) -> str:
        """The title that a page gets. Raises `RuntimeError` with its errors if it gets none."""
        page, errors = self.browser.new_page(), []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.on("response", lambda answer: errors.append(answer.url) if answer.status >= 400 else None)
        try:
            page.goto(address)
            page.wait_for_function("() => document.title !== ''", timeout=20_000)
            return str(page.title())
        except Exception as error:
            raise RuntimeError(f"{error}: {errors}") from None
        finally:
            page.close()

    def served(self, folder: str, *, kind: str = "", src: str = "") -> str:
        """The same of a folder that is served below a path; with a page of its own if it has none."""
        home = self.project / folder
        if src:
            (home / "index.html").write_text(PAGE.format(policy=POLICY, kind=kind, src=src), "utf-8")
        self.made = sum(file.stat().st_size for file in home.rglob("*") if file.is_file())
        with tempfile.TemporaryDirectory() as name:
            shutil.copytree(home, Path(name) / BELOW)
            host = Served(Path(name))
            try:
                return self.opened(f"{host.address}/{BELOW}/index.html")
            finally:
                host.stop()


TITLE = "(text => (document.title = text))"


def vite(tried: Try, folder: str = "vite") -> str:
    """`vite build`, told only that it is served below a path."""
    tried.write(program__js=program(TITLE), index__html=PAGE.format(policy=POLICY, kind=MODULE, src="/program.js"))
    tried.run(node(), f"node_modules/{folder}/bin/vite.js", "build", "--outDir", folder, f"--base=/{BELOW}/")
    return tried.served(folder)


def vite_dev(tried: Try, folder: str = "vite") -> str:
    """`vite`: the dev server."""
    tried.write(program__js=program(TITLE), index__html=PAGE.format(policy="", kind=MODULE, src="/program.js"))
    shutil.rmtree(tried.project / "node_modules/.vite", ignore_errors=True)
    command = [node(), f"node_modules/{folder}/bin/vite.js", "--port", "0", "--host", "127.0.0.1", f"--base=/{BELOW}/"]
    with _running(command, tried.project) as server:
        for line in server.stdout or ():
            if found := re.search(r"http://\S+", re.sub(r"\x1b\[\d*m", "", line)):
                return tried.opened(found[0])
    raise RuntimeError("the dev server has no address")


def vite_worker(tried: Try, folder: str = "vite") -> str:
    """The package in a module worker that `vite build` has bundled; before version 8 that takes a setting."""
    tried.write(
        program__js=WORKER,
        worker__js=program("postMessage"),
        index__html=PAGE.format(policy=POLICY, kind=MODULE, src="/program.js"),
        vite__config__js="export default { worker: { format: 'es' } };" if folder == "vite7" else "export default {};",
    )
    try:
        tried.run(node(), f"node_modules/{folder}/bin/vite.js", "build", "--outDir", "worker", f"--base=/{BELOW}/")
    finally:
        (tried.project / "vite.config.js").unlink()
    return tried.served("worker")


def webpack(tried: Try) -> str:
    """`webpack`: a script, as it makes one without settings."""
    tried.write(program__js=program(TITLE))
    tried.run("npx", "webpack", "./program.js", "--mode=production", "-o", "webpack")
    return tried.served("webpack", src="main.js", kind=" defer")


def webpack_worker(tried: Try) -> str:
    """The package in a worker that webpack has bundled."""
    tried.write(program__js=WORKER, worker__js=program("postMessage"))
    tried.run("npx", "webpack", "./program.js", "--mode=production", "-o", "webpack-worker")
    return tried.served("webpack-worker", src="main.js", kind=" defer")


def esbuild(tried: Try) -> str:
    """esbuild leaves files behind: the folder of the package is served beside, and `base` says where."""
    tried.write(program__js=program(TITLE, base="./africa-scorer"))
    tried.run("npx", "esbuild", "program.js", "--bundle", "--format=esm", "--outdir=esbuild")
    shutil.copytree(tried.project / "node_modules/africa-scorer", tried.project / "esbuild/africa-scorer")
    return tried.served("esbuild", src="program.js", kind=MODULE)


def page(tried: Try) -> str:
    """No bundler: a page that imports the package from where it is served."""
    _plain(tried, "page", program(TITLE))
    return tried.served("page", src="program.js", kind=MODULE)


def worker(tried: Try) -> str:
    """The same in a module worker."""
    _plain(tried, "plain-worker", WORKER)
    text = program("postMessage").replace('"africa-scorer"', '"./africa-scorer/index.mjs"')
    (tried.project / "plain-worker/worker.js").write_text(text, "utf-8")
    return tried.served("plain-worker", src="program.js", kind=MODULE)


def _plain(tried: Try, folder: str, text: str) -> None:
    home = tried.project / folder
    shutil.copytree(tried.project / "node_modules/africa-scorer", home / "africa-scorer")
    text = text.replace('"africa-scorer"', '"./africa-scorer/index.mjs"')
    (home / "program.js").write_text(text, "utf-8")


def in_node(tried: Try) -> str:
    """Node."""
    tried.write(program__js=program("console.log"))
    return tried.run(node(), "program.js").strip()


def node_bundle(tried: Try) -> str:
    """Node, bundled into one file by esbuild; the files are found by `base`."""
    base = (tried.project / "node_modules/africa-scorer").as_uri()
    tried.write(program__js=program("console.log", base=base))
    tried.run("npx", "esbuild", "program.js", "--bundle", "--format=esm", "--platform=node", "--outfile=one.mjs")
    return tried.run(node(), "one.mjs").strip()


def deno(tried: Try) -> str:
    """Deno, which may read files and nothing else."""
    tried.write(program__js=program("console.log"))
    return tried.run("npx", "deno", "run", "--no-prompt", "--allow-read", "program.js").strip()


PLACES: Mapping[str, Callable[[Try], str]] = {
    "vite": vite,
    "vite 7": lambda tried: vite(tried, "vite7"),
    "vite dev": vite_dev,
    "vite 7 dev": lambda tried: vite_dev(tried, "vite7"),
    "vite worker": vite_worker,
    "vite 7 worker": lambda tried: vite_worker(tried, "vite7"),
    "webpack": webpack,
    "webpack worker": webpack_worker,
    "esbuild": esbuild,
    "page": page,
    "worker": worker,
    "node": in_node,
    "node bundle": node_bundle,
    "deno": deno,
}


@contextmanager
def _running(command: list[str], folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A program, until the block ends."""
    server = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        yield server
    finally:
        server.terminate()
        server.communicate()


def main() -> int:
    """Tries them all; the exit code."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("places", nargs="*", metavar="PLACE", help=f"one of {', '.join(PLACES)}; all, if none is named")
    asked = parser.parse_args().places
    if unknown := set(asked) - set(PLACES):
        parser.error(f"no such place: {', '.join(sorted(unknown))}; there are {', '.join(PLACES)}")
    wrong = 0
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        project = Path(name) / "project"
        project.mkdir()
        (project / "package.json").write_text(json.dumps({"private": True, "type": "module"}), "utf-8")
        packed = pack.pack(Path(name) / "made")
        run(project, "npm", "install", "--no-audit", "--no-fund", "--silent", str(packed), *PACKAGES)
        tried = Try(project, playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS))
        truth = expected()
        for place in asked or PLACES:
            tried.made = 0
            try:
                told = PLACES[place](tried)
            except RuntimeError as error:
                told = str(error)
            wrong += told != truth
            size = f", {tried.made / 1000:.0f} kB" if tried.made else ""
            print(f"{place}{size}: scores" if told == truth else f"{place}: does not score: {told}", flush=True)
        tried.browser.close()
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
