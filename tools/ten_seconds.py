"""The ten-second test: the answer on the screen of a phone within one tap and the words typed.

    mkdocs build --strict && python tools/ten_seconds.py site

From the start page of each language, 390 px wide, questions of `tests/data` are typed into the box. Counted is how
often the right answer stands on the screen, whole and without scrolling. With the processor slowed four times it
prints how long a key takes and how long after the tap the box answers. At last every question of `tests/data` is
asked, and what the page shows must be what the library finds. Returns 1 where something falls short.

It needs Chromium and `pip install playwright` (its own browsers are not needed).
"""

from __future__ import annotations

import argparse
import functools
import http.server
import shutil
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import scorer
from scorer.text.i18n import languages

DATA = Path(__file__).parent.parent / "tests" / "data"
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
)
PHONE: Any = {"width": 390, "height": 844}
QUESTIONS, ENOUGH = 20, 18
ROUNDS = 3
"""So often the same words are typed to find out how long each key takes."""
KEY, READY = 30, 500
"""Milliseconds that a key may take, and the box to its first answer, with the processor slowed four times."""

_SEEN = """() => {
  return [...document.querySelectorAll(".ask__hits details[open]")].filter((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return top >= 48 && bottom <= innerHeight;
  }).map((card) => card.dataset.rule);
}"""
_SHOWN = """() => [...document.querySelectorAll(".ask__hits [data-rule]")].map((card) => card.dataset.rule)"""
_SURE = """() => !!document.querySelector(".ask__hits details[open]")"""
# From the key to the next frame that could be drawn: the search, the cards, style and layout.
_KEY = """async (text) => {
  const box = document.querySelector("#ask");
  const times = [];
  box.value = "";
  for (const sign of text) {
    box.value += sign;
    const start = performance.now();
    box.dispatchEvent(new Event("input", { bubbles: true }));
    document.body.offsetHeight;
    times.push(performance.now() - start);
    await new Promise((done) => requestAnimationFrame(done));
  }
  return times;
}"""


def questions(lang: str, name: str = "questions") -> Iterator[tuple[str, tuple[str, ...], bool]]:
    """The questions of a language, of each the entries that answer it, or its game, and whether it is held out."""
    for line in (DATA / f"{name}.{lang}.tsv").read_text("utf-8").splitlines():
        kind, question, wanted = line.split("\t")
        yield question, tuple(wanted.split("|")), kind == "held"


def sample(lang: str) -> list[tuple[str, tuple[str, ...], bool]]:
    """Questions of all games, evenly from the whole list."""
    found = list(questions(lang))
    return [found[i * len(found) // QUESTIONS] for i in range(QUESTIONS)]


def type_in(page: Any, words: str, game: str | None) -> None:
    """One tap, on the box or on the game first where one is given, and the words."""
    page.click(f'.ask__games [data-game="{game or ""}"]')
    page.fill("#ask", words)
    answer(page)


def answer(page: Any) -> None:
    """The search key: the answers come at once, not only when the typing has rested for a while."""
    page.dispatch_event("#ask", "search")


def answered(page: Any, lang: str) -> int:
    """How many questions of the sample are answered on the first screen. Of those that are not, `tune` are printed."""
    right = 0
    for question, wanted, held in sample(lang):
        page.goto(page.url)
        page.wait_for_selector("[data-ask][data-state=ready]", state="attached")
        page.click("#ask")
        page.keyboard.insert_text(question)
        answer(page)
        seen = page.evaluate(_SEEN)
        if not set(seen) & set(wanted):
            # Which game is meant is not in the words: then the one tap is on the game.
            page.goto(page.url)
            page.wait_for_selector("[data-ask][data-state=ready]", state="attached")
            page.click(f'.ask__games [data-game="{wanted[0].partition(".")[0]}"]')
            page.keyboard.insert_text(question)
            answer(page)
            seen = page.evaluate(_SEEN)
        if set(seen) & set(wanted):
            right += 1
        elif not held:
            print(f"  {lang}: {question!r}: {page.evaluate(_SHOWN)[:3]}, wanted {wanted}")
    return right


def slowed(page: Any, url: str, words: str) -> tuple[float, float, list[float]]:
    """With a processor four times slower: from the tap to the answer, cold and after a rest, and each key."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    told = []
    for rest in (0, 1500):
        page.goto(url, wait_until="load")
        page.wait_for_timeout(rest)
        told.append(
            page.evaluate(
                """async (words) => {
                  const start = performance.now();
                  const box = document.querySelector("#ask");
                  box.focus();
                  box.value = words;
                  box.dispatchEvent(new Event("search", { bubbles: true }));
                  while (!document.querySelector("[data-rule]")) await new Promise((done) => setTimeout(done, 5));
                  return performance.now() - start;
                }""",
                words,
            )
        )
    # What else the machine does in between strikes another key each time: the least of a few rounds is the key's own.
    rounds = [page.evaluate(_KEY, words) for _ in range(ROUNDS)]
    return told[0], told[1], [min(times) for times in zip(*rounds, strict=True)]


def unlike(page: Any, lang: str, most: int | None = None) -> list[str]:
    """The questions to which the page shows other entries than the library, or is not as sure."""
    found = []
    for question, told, _ in [*questions(lang), *questions(lang, "uncovered")][:most]:
        for game in (None, told[0].partition(".")[0]):
            type_in(page, question, game)
            hits = scorer.search(question, game=game, lang=lang)
            if page.evaluate(_SHOWN) != [hit.rule.id for hit in hits] or page.evaluate(_SURE) != hits.sure:
                found.append(question)
    return found


def serve(site: Path) -> str:
    """Serves the site as long as this runs; returns its address."""
    handler = functools.partial(_Quiet, directory=str(site))
    server = _Server(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


class _Server(http.server.ThreadingHTTPServer):
    def handle_error(self, *_: object) -> None:
        """A page that is left does not wait for the rest of its files."""


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


def main() -> int:
    """Prints the figures of each language."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("site", type=Path)
    parser.add_argument("--chromium", default=shutil.which("chromium") or "chromium")
    parser.add_argument("--most", type=int, help="only so many of the questions are held against the library")
    args = parser.parse_args()
    url, short = serve(args.site), False
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=args.chromium, args=FLAGS.split())
        for lang in languages():
            page = browser.new_context(viewport=PHONE, has_touch=True).new_page()
            page.goto(f"{url}/{lang}/")
            right = answered(page, lang)
            differ = unlike(page, lang, args.most)
            words = max((question for question, *_ in sample(lang)), key=len)
            cold, rested, keys = slowed(page, f"{url}/{lang}/", words)
            keys.sort()
            middle, most = keys[len(keys) // 2], keys[-1]
            print(
                f"{lang}: {right} of {QUESTIONS} answered; slowed: ready {cold:.0f} ms at once, {rested:.0f} ms after"
                f" a rest, a key {middle:.0f} ms (most {most:.0f} ms); unlike the library: {differ or 'none'}",
                flush=True,
            )
            short |= right < ENOUGH or bool(differ) or cold > READY or most > KEY
            page.context.close()
        browser.close()
    return int(short)


if __name__ == "__main__":
    sys.exit(main())
