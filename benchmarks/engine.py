"""How fast the engine is in a browser: a page of 390 px, the processor slowed four times.

    python benchmarks/engine.py [--pyodide FOLDER] [--runs 7] [--slow 4] [--chromium /usr/bin/chromium]

Prints a table: what is transferred, from opening the page to the first score (first and second visit), each further
score, and what part of that only the totals take. Engines take turns, scores and totals do, and with medians stand
quartiles (`measuring.py`). `first, 9 Mbit/s` is a first visit over 4G (9 Mbit/s, 60 ms). FOLDER is Pyodide as npm has
it (`npm pack pyodide`, unpacked), to be measured in the same run. Needs Chromium and the extra `dev`.
"""

from __future__ import annotations

import argparse
import gzip
import shutil
import sys
import tempfile
import threading
from functools import cache, partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from measuring import in_turn, spread  # noqa: E402

from docs.app.engine import build  # noqa: E402

PAGE = """<!doctype html><meta charset="utf-8"><title>engine</title><script type="module">
addEventListener("unhandledrejection", (event) => (window.failed = String(event.reason)));
addEventListener("error", (event) => (window.failed = event.message), true);
import { load } from "./engine.mjs";
import { pyodide } from "./pyodide.mjs";
const tally = TALLY;
const began = performance.now();
const engine = await load({ lang: "nl", OPTIONS });
const loaded = performance.now();
const sheet = engine.score(tally);
const first = performance.now();
const each = [], part = [];
for (let i = 0; i < 20; i++) {
  const start = performance.now();
  engine.score(tally);
  const scored = performance.now();
  engine.totals(tally);
  each.push(scored - start);
  part.push((performance.now() - scored) / (scored - start));
}
window.done = { name: engine.name, text: sheet.decision.text, load: loaded - began, first, each, part };
</script>"""
ARGUMENTS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
TYPES = {
    ".html": "text/html",
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".css": "text/css",
    ".wasm": "application/wasm",
    ".json": "application/json",
    ".svg": "image/svg+xml",
}


@cache
def compressed(path: Path) -> bytes:
    """A file as a server sends it."""
    return gzip.compress(path.read_bytes(), 6)


def serve(folder: Path) -> tuple[ThreadingHTTPServer, dict[str, int]]:
    """A server of a folder that compresses, and counts what it sends."""
    sent = {"bytes": 0}

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            file = folder / self.path.partition("?")[0].lstrip("/")
            file = file / "index.html" if file.is_dir() else file
            body = compressed(file) if file.is_file() else b""
            self.send_response(200 if body else 404)
            self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
            self.send_header("Content-Length", str(len(body)))
            if body:
                self.send_header("Content-Encoding", "gzip")
                self.send_header("Cache-Control", "max-age=3600")
            self.end_headers()
            self.wfile.write(body)
            sent["bytes"] += len(body)

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, sent


def visits(browser: Browser, url: str, slow: float, *, mobile: bool = False) -> list[dict[str, Any]]:
    """Two visits of a page by somebody who was never there before."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=2)
    page = context.new_page()
    console = context.new_cdp_session(page)
    console.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    if mobile:
        console.send("Network.enable")
        speed = {"offline": False, "latency": 60, "downloadThroughput": 9e6 / 8, "uploadThroughput": 3e6 / 8}
        console.send("Network.emulateNetworkConditions", speed)
    found = []
    for _ in range(2):
        page.goto(url)
        page.wait_for_function("() => window.done || window.failed", timeout=120_000)
        if failed := page.evaluate("() => window.failed"):
            raise SystemExit(failed[:2000])
        found.append(page.evaluate("() => window.done"))
        page.goto("about:blank")
    context.close()
    return found


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--pyodide", type=Path)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--slow", type=float, default=4)
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    args = parser.parse_args()
    tally = (ROOT / "examples/africa.json").read_text("utf-8")
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        build.build(folder)
        engines = {"micropython": ""}
        if args.pyodide:
            shutil.copytree(args.pyodide, folder / "pyodide")
            build.archive(folder / "pyodide/scorer.zip")
            engines["pyodide"] = 'engine: pyodide("pyodide/")'
        for engine, options in engines.items():
            page = PAGE.replace("TALLY", tally).replace("OPTIONS", options)
            (folder / f"{engine}.html").write_text(page, "utf-8")
        server, sent = serve(folder)
        browser = playwright.chromium.launch(executable_path=args.chromium, args=list(ARGUMENTS))
        print(f"Chromium {browser.version}, 390 px, processor slowed {args.slow:g} times, {args.runs} runs; ms\n")
        print("| engine | transfer, kB | first visit | second visit | first, 9 Mbit/s | each score | totals |")
        print("|---|---|---|---|---|---|---|")

        def visited(engine: str) -> list[dict[str, Any]]:
            url = f"http://127.0.0.1:{server.server_port}/{engine}.html"
            sent["bytes"] = 0
            found = visits(browser, url, args.slow)
            found[0]["sent"] = sent["bytes"]
            return [*found, visits(browser, url, args.slow, mobile=True)[0]]

        runs = in_turn({engine: partial(visited, engine) for engine in engines}, args.runs)
        for of_engine in runs.values():
            columns = [[run[i]["first"] for run in of_engine] for i in (0, 1, 2)]
            each = [spent for run in of_engine for spent in run[1]["each"]]
            part = [ratio for run in of_engine for ratio in run[1]["part"]]
            first = of_engine[0][0]
            cells = [*[spread(column).text(0) for column in columns], spread(each).text(1), spread(part).text(2)]
            print(f"| {first['name']} | {first['sent'] / 1000:.0f} | {' | '.join(cells)} |")
            texts = {visit["text"] for run in of_engine for visit in run}
            assert len(texts) == 1, texts
        server.shutdown()


if __name__ == "__main__":
    main()
