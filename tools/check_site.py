"""Checks the built site in a real browser: valid HTML, nothing that axe finds, Lighthouse content.

    mkdocs build --strict && python tools/check_site.py site

Not part of the tests, as it takes minutes and needs more than Python: Chromium, Node, and in the folder named by --npm
`npm install html-validate@11 axe-core@4 lighthouse@12`. Every kind of page is looked at in every language, light and
dark, on a phone and on a desktop; Lighthouse looks at the start page, the rules, a rule and a score sheet.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import http.server
import json
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

from docs.app.node import node

PAGES = (
    "",
    "rules/africa/",
    "rules/africana/",
    "rules/afritoria/",
    "r/africa.majority.rounding/",
    "r/afritoria.ranger.cancel/",
    "score/africa/",
    "score/africana/",
    "score/afritoria/",
    "log/",
    "print/africana/",
    "rulings/",
    "glossary/",
    "cli/",
    "programmers/",
    "programmers/how-to/python/",
    "programmers/reference/python/",
    "contribute/",
)
LIGHTHOUSE = ("nl/", "nl/rules/africa/", "nl/r/africa.majority.rounding/", "nl/score/africa/")
ENOUGH = 95
"""Of a hundred, in each category of Lighthouse."""
SCREENS = {"phone": (390, 844), "desktop": (1280, 900)}


def validate(site: Path, npm: Path) -> int:
    """html-validate over all pages; returns its exit code."""
    program = npm / "node_modules" / "html-validate" / "bin" / "html-validate.mjs"
    # The pages of the rules come from one template: one game in each language will do.
    pages = [
        str(page)
        for page in sorted(site.rglob("*.html"))
        if "r" not in page.relative_to(site).parts or "afritoria" in page.parent.name
    ]
    return subprocess.run([node(), str(program), "--preset", "standard", *pages], check=False).returncode


def look(site: Path, npm: Path, chromium: str) -> int:
    """Runs axe over every kind of page; returns how many violations there are."""
    from playwright.sync_api import sync_playwright

    server = serve(site)
    axe = (npm / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
    found = runs = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-background-networking"]
        )
        for lang in sorted(folder.name for folder in site.iterdir() if (folder / "rulings").is_dir()):
            for name, (width, height) in SCREENS.items():
                for scheme in ("light", "dark"):
                    context = browser.new_context(
                        viewport={"width": width, "height": height}, color_scheme=scheme, bypass_csp=True
                    )
                    page = context.new_page()
                    for path in PAGES:
                        if not (site / lang / path / "index.html").exists():
                            continue
                        page.goto(f"http://127.0.0.1:{server.server_port}/{lang}/{path}")
                        # What is folded is looked at, too.
                        page.evaluate("document.querySelectorAll('main details').forEach((box) => (box.open = true))")
                        page.evaluate(axe)
                        violations = page.evaluate("() => axe.run().then(result => result.violations)")
                        runs += 1
                        for violation in violations:
                            found += 1
                            targets = [node["target"] for node in violation["nodes"][:3]]
                            print(f"{lang}/{path} {name} {scheme}: {violation['id']}: {violation['help']} {targets}")
                    context.close()
        browser.close()
    server.shutdown()
    print(f"axe: {runs} pages looked at, {found} violations")
    return found


def measure(site: Path, npm: Path, chromium: str) -> int:
    """Runs Lighthouse; returns how many categories are not good enough."""
    server, poor = serve(site), 0
    for path in LIGHTHOUSE:
        report = npm / "lighthouse.json"
        arguments = [
            str(npm / "node_modules" / "lighthouse" / "cli" / "index.js"),
            f"http://127.0.0.1:{server.server_port}/{path}",
            "--quiet",
            "--output=json",
            f"--output-path={report}",
            "--only-categories=performance,accessibility,best-practices,seo",
            "--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking",
        ]
        os.environ["CHROME_PATH"] = chromium
        subprocess.run([node(), *arguments], check=False)
        found = json.loads(report.read_text("utf-8"))["categories"]
        scores = {name: round(100 * category["score"]) for name, category in found.items()}
        poor += sum(score < ENOUGH for score in scores.values())
        print(f"Lighthouse: {path}", scores)
    server.shutdown()
    return poor


def serve(site: Path) -> http.server.ThreadingHTTPServer:
    """The site on a host of its own."""
    handler = functools.partial(_Packed, directory=str(site))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


class _Packed(http.server.SimpleHTTPRequestHandler):
    """Sends texts compressed, as every host of pages does, and says nothing."""

    def do_GET(self) -> None:
        """A file."""
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() and self.path.partition("?")[0].endswith("/") else file
        kind = self.guess_type(str(file))
        if not file.is_file() or not (any(part in kind for part in ("text/", "javascript", "json", "wasm"))):
            super().do_GET()
            return
        data = gzip.compress(file.read_bytes())
        self.send_response(200)
        for name, value in (
            ("Content-Type", kind if "wasm" in kind else f"{kind}; charset=utf-8"),
            ("Content-Encoding", "gzip"),
            ("Content-Length", str(len(data))),
            ("Cache-Control", "max-age=600"),
        ):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


def main() -> int:
    """Runs the checks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("site", type=Path)
    parser.add_argument("--npm", type=Path, default=Path())
    parser.add_argument("--chromium", default=shutil.which("chromium") or shutil.which("google-chrome") or "chromium")
    options = parser.parse_args()
    invalid = validate(options.site, options.npm)
    print("html-validate:", "findings" if invalid else "nothing found")
    poor = measure(options.site, options.npm, options.chromium)
    return int(bool(look(options.site, options.npm, options.chromium) or invalid or poor))


if __name__ == "__main__":
    sys.exit(main())
