"""Bundles the npm package with what people bundle with, and opens the result in a browser.

    python -m tests.support.try_bundle

Needs npm, its registry and Chromium. Prints the size of each bundle; returns 1 if one does not score.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from docs.app.engine import pack
from tests.support.browsing import ARGS, CHROMIUM, Served
from tests.support.try_package import run

PROGRAM = """
import { load } from "africa-scorer";
const scorer = await load({ lang: "nl" });
const players = [{ name: "Anna", track: 34 }, { name: "Ben", track: 31 }];
document.title = scorer.score({ game: "africa", players }).winners.join();
"""
PAGE = '<!doctype html><meta charset="utf-8"><title>…</title><script type="module" src="{}"></script>'
WEBPACK = """
export default { mode: "production", entry: "./program.js", experiments: { outputModule: true },
  output: { path: import.meta.dirname + "/webpack", filename: "program.js", module: true } };
"""


def _errors(page: Any) -> list[str]:
    """The errors of a page, as they come."""
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    return found


def main() -> int:
    """Bundles and opens; the exit code."""
    from playwright.sync_api import sync_playwright

    wrong = 0
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        project = Path(name) / "project"
        project.mkdir()
        (project / "package.json").write_text(json.dumps({"private": True, "type": "module"}), "utf-8")
        packed = pack.pack(Path(name) / "made")
        bundlers = ("vite@7", "webpack@5", "webpack-cli@6", "esbuild")
        run(project, "npm", "install", "--no-audit", "--no-fund", "--silent", str(packed), *bundlers)
        (project / "program.js").write_text(PROGRAM, "utf-8")
        (project / "index.html").write_text(PAGE.format("/program.js"), "utf-8")
        (project / "webpack.config.js").write_text(WEBPACK, "utf-8")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        for folder, *command in (
            ("vite", "vite", "build", "--outDir", "vite", "--target", "esnext"),
            ("webpack", "webpack"),
            ("esbuild", "esbuild", "program.js", "--bundle", "--format=esm", "--outdir=esbuild", "--external:node:*"),
        ):
            built = subprocess.run(["npx", *command], cwd=project, capture_output=True, text=True, check=False)
            if built.returncode:
                wrong += 1
                print(f"{folder}: cannot be bundled", f"{built.stdout}{built.stderr}"[:2000], sep="\n")
                continue
            if not (project / folder / "index.html").exists():
                (project / folder / "index.html").write_text(PAGE.format("/program.js"), "utf-8")
            size = sum(file.stat().st_size for file in (project / folder).rglob("*") if file.is_file())
            host, page = Served(project / folder), browser.new_page()
            errors = _errors(page)
            page.goto(f"{host.address}/index.html")
            try:
                page.wait_for_function("document.title === 'Anna'", timeout=30_000)
                print(f"{folder}: {size / 1000:.0f} kB, scores")
            except Exception:
                wrong += 1
                print(f"{folder}: {size / 1000:.0f} kB, does not score: {errors}")
            page.close()
            host.stop()
        browser.close()
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
