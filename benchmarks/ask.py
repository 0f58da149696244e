"""How soon the ask box answers on a slow phone: milliseconds from the last letter of a question to its answer.

    python benchmarks/ask.py [LANGUAGE …] [--questions 12] [--rounds 3] [--slow 4] [--app docs/app]

The box stands on a page of 390 px by itself, over all games, with the processor slowed; a round opens the page anew
and types every letter of every question. A letter is answered when its hits are laid out. Prints median, 95th
percentile and the slowest: of the last letters, of all letters, of the first answer after the focus; and the same of
the least of all rounds for each last letter, which is what is left of it where a busy machine did not come between.
`--app` names the folder of other modules, to compare two. Needs Chromium and the extra `dev`.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from shutil import copytree, ignore_patterns

from engine import ROOT
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(ROOT))

from docs.site.asking import ask_html, write_index
from scorer.text.i18n import languages
from tools.ten_seconds import questions, serve

TYPE = """async (questions) => {
  const box = document.querySelector("#ask"), hits = document.querySelector(".ask__hits");
  const rest = (time) => new Promise((done) => setTimeout(done, time));
  box.focus();
  // As long as it takes to reach for the first key.
  await rest(300);
  const found = [];
  for (const question of questions) {
    const times = [];
    for (let n = 1; n <= question.length; n++) {
      box.value = question.slice(0, n);
      const before = performance.now();
      box.dispatchEvent(new InputEvent("input", { bubbles: true }));
      hits.getBoundingClientRect();
      times.push(performance.now() - before);
      // The page has time to paint and to collect its garbage, as between two keys.
      if (n % 4 === 0) await rest(0);
    }
    found.push(times);
  }
  return found;
}"""
"""Types questions; returns the milliseconds of each letter of each."""


def pages(folder: Path, app: Path, langs: Iterable[str]) -> None:
    """Writes a page with the ask box for each language."""
    copytree(app, folder / "app", ignore=ignore_patterns("node_modules"))
    head = '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="../app/ask.css">'
    for lang in langs:
        write_index(folder / lang, lang)
        page = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>ask</title>{head}{ask_html(lang)}'
        (folder / lang / "index.html").write_text(page, "utf-8")


def typed(browser: Browser, url: str, asked: Sequence[str], slow: float) -> list[list[float]]:
    """Milliseconds of each letter of each question, on a page that was just opened."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=2)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.goto(url)
    page.wait_for_selector("[data-ask][data-state=ready]", state="attached", timeout=120_000)
    times: list[list[float]] = page.evaluate(TYPE, asked)
    context.close()
    return times


def told(values: Sequence[float]) -> str:
    """Median, 95th percentile and the most of some milliseconds."""
    high = sorted(values)[min(len(values) - 1, round(0.95 * len(values)))]
    return f"{statistics.median(values):5.1f} {high:5.1f} {max(values):6.1f}"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("languages", nargs="*", default=languages())
    parser.add_argument("--questions", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--slow", type=float, default=4)
    parser.add_argument("--app", type=Path, default=ROOT / "docs" / "app")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    chosen = parser.parse_args()
    print("median, 95 %, most, ms    last letter            least of rounds        each letter            first answer")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        pages(Path(folder), chosen.app, chosen.languages)
        address = serve(Path(folder))
        browser = playwright.chromium.launch(executable_path=chosen.chromium, args=["--no-sandbox"])
        for lang in chosen.languages:
            every = [question for question, _, held in questions(lang) if not held]
            asked = [every[i * len(every) // chosen.questions] for i in range(chosen.questions)]
            rounds = [typed(browser, f"{address}/{lang}/", asked, chosen.slow) for _ in range(chosen.rounds)]
            last = [[times[-1] for times in each] for each in rounds]
            parts = [
                [time for each in last for time in each],
                [min(times) for times in zip(*last, strict=True)],
                [time for each in rounds for times in each for time in times],
                [each[0][0] for each in rounds],
            ]
            print(f"{lang:25} {'   '.join(map(told, parts))}", flush=True)


if __name__ == "__main__":
    main()
