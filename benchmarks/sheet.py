"""How fast the score sheet is on a slow phone, and how many taps it takes.

    python benchmarks/sheet.py [SITE] [--runs 3] [--slow 4] [--chromium /usr/bin/chromium]

SITE is the built site; without it, it is built. Prints, for a page of 390 px with the processor slowed: what is
transferred and how long it takes from opening the page to the first score, on a first visit, on a repeated one and on a
first one over 4G (9 Mbit/s, 60 ms); how long from a key press to the totals; and the taps beside the digits that a
count of Africa for four players takes, for each field. Needs Chromium and the extra `dev`.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import quote

from engine import ARGUMENTS, ROOT, serve
from playwright.sync_api import Browser, Page, sync_playwright

TALLY = json.loads((ROOT / "examples/africa.json").read_text("utf-8"))
PATH = "nl/score/africa/"

WATCH = """new MutationObserver(() => {
  if (document.documentElement.dataset.state === "ready") window.ready ??= performance.now();
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-state"], childList: true });"""

PRESS = """() => {
  const field = document.querySelector("[data-row=track] .number"), times = [];
  field.focus();
  for (let i = 0; i < 30; i++) {
    field.value = String(30 + i);
    const before = performance.now();
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    times.push(performance.now() - before);
  }
  return times;
}"""


def opened(browser: Browser, slow: float, *, touch: bool = False) -> tuple[Page, Any]:
    """A page of somebody who was never there before, and what slows it down."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, device_scale_factor=2, has_touch=touch, service_workers="block"
    )
    page = context.new_page()
    page.add_init_script(WATCH)
    console = context.new_cdp_session(page)
    console.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    return page, console


def first_score(page: Page, url: str) -> float:
    """Milliseconds from opening the page to the first score."""
    page.goto(url)
    page.wait_for_selector("html[data-state=ready]", timeout=120_000)
    found = float(page.evaluate("window.ready"))
    page.goto("about:blank")
    return found


def taps(page: Page, url: str) -> tuple[int, int]:
    """Counts by taps alone; the taps beside the digits, and the fields that were filled in."""
    page.goto(url)
    page.wait_for_selector("html[data-state=ready]")
    page.evaluate(
        """(names) => {
        while (document.querySelectorAll(".chip").length < names.length) document.querySelector(".chips__add").click();
        document.querySelector(".chip").click();
    }""",
        [player["name"] for player in TALLY["players"]],
    )
    beside, fields = 1, 0
    page.locator("[data-row=track] .number").tap()
    for player in TALLY["players"]:
        rows = page.locator(".row:has(.number)").evaluate_all("(all) => all.map((row) => row.dataset.row)")
        for row in rows:
            key, _, part = row.partition("/")
            value = player.get(key, {}).get(part, 0) if part else player.get(key, 0)
            for digit in str(value):
                page.locator(f".pad__key >> text='{digit}'").tap()
            page.locator(".pad__next").tap()
            beside, fields = beside + 1, fields + 1
    for i, player in enumerate(TALLY["players"]):
        fields += 1
        if player.get("bonus"):
            page.locator(".chip").nth(i).tap()
            page.locator("[data-row=bonus] .toggle").tap()
            beside += 2
    totals = page.locator("output[data-kind=total]").all_text_contents()
    assert totals == ["53", "49", "49", "54"], totals
    return beside, fields


def site(folder: Path) -> Path:
    """The site, built."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "SITE_URL": ""}
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    return folder


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("site", type=Path, nargs="?")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--slow", type=float, default=4)
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        server, sent = serve(args.site or site(Path(name)))
        url = f"http://127.0.0.1:{server.server_port}/{PATH}"
        filled = f"{url}#tally={quote(json.dumps(TALLY), safe='')}"
        browser = playwright.chromium.launch(executable_path=args.chromium, args=list(ARGUMENTS))
        first, again, mobile, transfer = [], [], [], []
        for _ in range(args.runs):
            page, _console = opened(browser, args.slow)
            sent["bytes"] = 0
            first.append(first_score(page, filled))
            transfer.append(sent["bytes"] / 1e6)
            again.append(first_score(page, filled))
            page.context.close()
            page, console = opened(browser, args.slow)
            console.send("Network.enable")
            speed = {"offline": False, "latency": 60, "downloadThroughput": 9e6 / 8, "uploadThroughput": 3e6 / 8}
            console.send("Network.emulateNetworkConditions", speed)
            mobile.append(first_score(page, filled))
            page.context.close()
        page, _console = opened(browser, args.slow)
        page.goto(filled)
        page.wait_for_selector("html[data-state=ready]")
        pressed = page.evaluate(PRESS)
        page.context.close()
        page, _console = opened(browser, 1, touch=True)
        beside, fields = taps(page, url)
        print(f"Chromium {browser.version}, 390 px, processor slowed {args.slow:g} times, median of {args.runs}\n")
        print("| what | measured |")
        print("|---|---|")
        for what, times in (("first visit", first), ("repeated visit", again), ("first visit, 9 Mbit/s", mobile)):
            print(f"| to the first score, {what} | {statistics.median(times):.0f} ms |")
        print(f"| transferred to the first score | {statistics.median(transfer):.2f} MB |")
        ranked = sorted(pressed)
        print(f"| key press to totals, median | {statistics.median(pressed):.0f} ms |")
        print(f"| key press to totals, 19 of 20 | {ranked[int(len(ranked) * 0.95)]:.0f} ms |")
        print(f"| taps beside the digits for a field, four players | {beside / fields:.2f} ({beside} / {fields}) |")
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
