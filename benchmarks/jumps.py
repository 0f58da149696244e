"""What moves on the start page while somebody types a question, and whether the first screen answers it.

    mkdocs build --strict && python benchmarks/jumps.py site [LANGUAGE …] [--questions 40] [--slow 1] [--screen 390x844]

Each question is typed key by key on a page that was just opened, no game chosen, until its answers are open. Prints for
each language: the layout shift of a question from the tap on the box on (all `layout-shift` entries, also those right
after a key), median and most; how often the answers that are open changed, median and most; and of how many questions
an answer stands whole on the first screen. Questions are those of `tests/data` that may be tuned with, evenly from the
list; `--list` names a folder with others, in `start.<language>.tsv`: the game, the question and what answers it. Of
these `--dump` writes what the first screen shows, to be judged by reading.

`--path` names another page with the box, `--slow` a processor so many times slower. Needs Chromium and the extra `dev`.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from engine import ROOT
from playwright.async_api import Browser, async_playwright

sys.path.insert(0, str(ROOT))

from scorer.text.i18n import languages
from tools.ten_seconds import questions, serve

PAUSE = 500
"""Milliseconds between two keys that are a pause: a busy machine does not always send them in time."""

WATCH = """() => {
  window.shifts = [];
  window.changes = [];
  const name = ({ node }) => node?.className || node?.nodeName;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) window.shifts.push([value, ...sources.map(name)]);
  }).observe({ type: "layout-shift", buffered: true });
  const open = () => [...document.querySelectorAll(".ask__hits details[open]")].map((card) => card.dataset.rule).join();
  const keys = [];
  window.pause = () => Math.max(...keys.map((time, i) => time - (keys[i - 1] ?? time)));
  addEventListener("keydown", () => keys.push(performance.now()), true);
  addEventListener("DOMContentLoaded", () => {
    let before = "";
    new MutationObserver(() => {
      const now = open();
      if (now !== before) window.changes.push(now);
      before = now;
    }).observe(document.querySelector(".ask__hits"), { subtree: true, childList: true, attributes: true });
  });
}"""
"""Records what moves, how much, and which answers are open."""

SEEN = """() => {
  const [first] = document.querySelectorAll(".md-header");
  const top = first ? first.getBoundingClientRect().bottom : 0;
  return [...document.querySelectorAll(".ask__hits details[open]")].filter((card) => {
    const box = card.getBoundingClientRect();
    return box.top >= top - 1 && box.bottom <= innerHeight + 1;
  }).map((card) => card.dataset.rule);
}"""
"""The entries whose answers stand whole on the screen."""

READ = """() => {
  const walker = document.createTreeWalker(document.querySelector("[data-ask]"), NodeFilter.SHOW_TEXT);
  const lines = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement.closest(".ask__told, .ask__hits")) continue;
    const words = [...node.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const box = range.getBoundingClientRect();
      return box.height && box.top >= 0 && box.bottom <= innerHeight && node.parentElement.checkVisibility();
    });
    if (!words.length) continue;
    const text = words.map(([word]) => word).join(" ");
    if (node.parentElement.closest("summary")) {
      const card = node.parentElement.closest("details");
      lines.push((node.parentElement.matches(".ask__game") ? "    @ " : card.open ? "  # " : "  - ") + text);
    } else lines.push("    " + text);
  }
  return lines.join("\\n");
}"""
"""What can be read below the box without scrolling: `#` is the title of an open answer, `-` of a closed one."""


class Typed(NamedTuple):
    """A question that was typed."""

    question: str
    wanted: str
    """What answers it: a text, or entries with `|` between them."""
    shifts: list[tuple[float | str, ...]]
    """How far something moved, and the elements that did."""
    changes: int
    pause: float
    """The longest time from one key to the next, in milliseconds."""
    seen: list[str]
    """The entries whose answers stand whole on the first screen."""
    text: str
    """What can be read there."""

    def block(self) -> str:
        """All of it, to be read."""
        moved = f"! moved {self.shifts}, changed {self.changes}, pause {self.pause:.0f} ms"
        return f"{self.question}\n    = {self.wanted}\n{self.text}\n    {moved}\n"


def asked(lang: str, wanted: argparse.Namespace) -> Iterator[tuple[str, str]]:
    """Questions of a language, and what answers each."""
    if wanted.list:
        lines = (wanted.list / f"start.{lang}.tsv").read_text("utf-8").splitlines()
        yield from [
            (question, f"{game}: {answer}") for game, question, answer in (line.split("\t")[:3] for line in lines)
        ]
        return
    every = [(question, "|".join(entries)) for question, entries, held in questions(lang) if not held]
    yield from [every[i * len(every) // wanted.questions] for i in range(wanted.questions)]


async def typed(page: Any, url: str, question: str, answer: str, wanted: argparse.Namespace) -> Typed:
    """Types a question on a page that is opened anew."""
    await page.goto(url)
    await page.wait_for_selector("[data-ask][data-state=ready]", state="attached")
    await page.evaluate("window.shifts = []")
    await page.click("#ask")
    await page.wait_for_timeout(300)
    await page.keyboard.type(question, delay=1000 / wanted.keys)
    await page.wait_for_timeout(1000)
    await page.wait_for_selector(".ask__hits:not([aria-busy=true])", state="attached")
    await page.wait_for_timeout(100 * wanted.slow)
    shifts, changes, pause, seen, text = [
        await page.evaluate(script)
        for script in ("window.shifts", "window.changes.length", "window.pause()", SEEN, READ)
    ]
    return Typed(question, answer, shifts, changes, pause, seen, text)


async def measure(browser: Browser, address: str, lang: str, wanted: argparse.Namespace) -> None:
    """Types the questions of a language one after the other, and prints its figures."""
    width, height = map(int, wanted.screen.split("x"))
    context = await browser.new_context(viewport={"width": width, "height": height}, has_touch=width < 720)
    await context.add_init_script(f"({WATCH})()")
    context.set_default_timeout(120_000)
    page = await context.new_page()
    if wanted.slow > 1:
        session = await context.new_cdp_session(page)
        await session.send("Emulation.setCPUThrottlingRate", {"rate": wanted.slow})
    url = f"{address}/{lang}/{wanted.path}"
    report(lang, [await typed(page, url, *question, wanted) for question in asked(lang, wanted)], wanted)


def report(lang: str, found: list[Typed], wanted: argparse.Namespace) -> None:
    """Prints the figures of a language."""
    shifts = [sum(float(shift[0]) for shift in each.shifts) for each in found]
    changes = [each.changes for each in found if each.pause < PAUSE] or [0]
    right = sum(not {*each.seen}.isdisjoint(each.wanted.split("|")) for each in found)
    answered = "" if wanted.list else f"; answered on the first screen: {right} of {len(found)}"
    print(
        f"{lang}: shift {statistics.median(shifts):.3f} (most {max(shifts):.3f});"
        f" open answers changed {statistics.median(changes):g} times (most {max(changes)},"
        f" of the {sum(each.pause < PAUSE for each in found)} typed without a pause){answered}",
        flush=True,
    )
    if wanted.dump:
        wanted.dump.mkdir(parents=True, exist_ok=True)
        blocks = [f"[{i}] {each.block()}" for i, each in enumerate(found, 1)]
        (wanted.dump / f"screen.{lang}.txt").write_text("\n".join(blocks), "utf-8")


async def run(wanted: argparse.Namespace) -> None:
    """Types in all languages at once, as typing is mostly waiting."""
    address = serve(wanted.site)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=wanted.chromium, args=["--no-sandbox"])
        await asyncio.gather(*[measure(browser, address, lang, wanted) for lang in wanted.languages])
        await browser.close()


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("site", type=Path)
    parser.add_argument("languages", nargs="*", default=languages())
    parser.add_argument("--questions", type=int, default=40)
    parser.add_argument("--list", type=Path)
    parser.add_argument("--dump", type=Path)
    parser.add_argument("--keys", type=float, default=8, help="keys a second")
    parser.add_argument("--slow", type=float, default=1)
    parser.add_argument("--screen", default="390x844")
    parser.add_argument("--path", default="")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
