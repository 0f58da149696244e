"""Contact sheets of the built site: every kind of page as a picture, to be looked at.

    mkdocs build --strict && python tools/contact_sheets.py site --to sheets

One picture for each language, width and scheme, with the first screens of every kind of page side by side.
`--lang`, `--width`, `--scheme` and `--page` choose some of them, `--screens` says how many screens of a page,
`--open` opens what is folded. What is wider than the screen, or too small to be tapped on a phone, is printed.

It needs Chromium and `pip install playwright` (its own browsers are not needed).
"""

from __future__ import annotations

import argparse
import base64
import shutil
import sys
from html import escape
from pathlib import Path
from typing import Any

from scorer.text.i18n import languages
from tools.check_site import serve

PAGES = {
    "start": "",
    "asked": "#ask",
    "rules": "rules/africana/",
    "rule": "r/africa.majority.rounding/",
    "score": "score/africa/",
    "print": "print/afritoria/",
    "rulings": "rulings/",
    "glossary": "glossary/",
    "programmers": "programmers/",
    "commands": "cli/",
    "reference": "programmers/reference/python/",
    "contribute": "contribute/",
    "not found": "../404.html",
}
SCREENS = {320: 640, 390: 844, 820: 1180, 1440: 900}
"""The widths that are looked at, and how high such a screen is."""

TARGET = 44
"""Pixels that a finger needs."""

_WIDE = """() => [...document.querySelectorAll("body *")].filter((node) =>
  node.checkVisibility() && node.getBoundingClientRect().right > document.documentElement.clientWidth + 1 &&
  !node.closest(".wide, .paper, pre, .md-sidebar, svg, [class*=scroll]")
).map((node) => node.outerHTML.slice(0, 90)).slice(0, 4)"""
# Links within a text are as high as their line, which accessibility guidelines allow.
_SMALL = """(least) => [
  ...document.querySelectorAll("a, button, summary, input, select, label:has(input)")
].filter((node) => {
  const { width, height } = node.getBoundingClientRect();
  if (!width || !height || !node.checkVisibility({ opacityProperty: true }) || node.closest(".md-skip")) return false;
  if (node.matches("label input, a") && getComputedStyle(node).display === "inline") return false;
  if (node.matches("label input")) return false;
  return height < least - 0.5 || width < Math.min(least, 24);
}).map((node) => `${Math.round(node.getBoundingClientRect().width)}x` +
  `${Math.round(node.getBoundingClientRect().height)} ${node.outerHTML.slice(0, 80)}`)"""
_QUESTION = "() => document.querySelector('.ask__examples a').textContent"


_STYLE = """body { margin: 0; display: flex; flex-wrap: wrap; gap: 16px; background: #888; font: 16px sans-serif }
figure { margin: 0 } img { display: block }"""


def pictures(browser: Any, url: str, lang: str, width: int, scheme: str, *, wanted: argparse.Namespace) -> str:
    """The pages of one contact sheet as HTML; prints what is wrong with them."""
    height = SCREENS[width]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=scheme,
        has_touch=width < 820,
        bypass_csp=True,
        locale=lang,
    )
    page, tiles = context.new_page(), []
    for name, path in PAGES.items():
        if wanted.page and name not in wanted.page:
            continue
        asked = path.startswith("#")
        answer = page.goto(f"{url}/{lang}/{'' if asked else path}")
        if answer and answer.status == 404:
            continue
        page.wait_for_load_state("networkidle")
        if asked:
            page.click("#ask")
            page.keyboard.insert_text(page.evaluate(_QUESTION))
            page.wait_for_selector(".ask__hits [open]")
        if wanted.open:
            page.evaluate("document.querySelectorAll('main details').forEach((box) => (box.open = true))")
        whole = page.evaluate("document.documentElement.scrollHeight")
        seen = min(whole, height * wanted.screens)
        for found, what in ((page.evaluate(_WIDE), "too wide"), (page.evaluate(_SMALL, TARGET), "small")):
            if found and (what == "too wide" or width < 820):
                print(f"{lang} {width} {scheme} {name}: {what}: {sorted(set(found))[:6]}")
        clip = {"x": 0, "y": page.evaluate("scrollY") if asked else 0, "width": width, "height": seen}
        data = base64.b64encode(page.screenshot(full_page=not asked, clip=None if asked else clip)).decode()
        tiles.append(
            f"<figure><figcaption>{escape(name)} · {whole / height:.1f} screens</figcaption>"
            f'<img src="data:image/png;base64,{data}" width="{width}"></figure>'
        )
    context.close()
    return "".join(tiles)


def main() -> int:
    """Takes the pictures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("site", type=Path)
    parser.add_argument("--to", type=Path, default=Path("sheets"))
    parser.add_argument("--lang", action="append", choices=languages())
    parser.add_argument("--width", action="append", type=int, choices=[*SCREENS])
    parser.add_argument("--scheme", action="append", choices=("light", "dark"))
    parser.add_argument("--page", action="append", choices=[*PAGES])
    parser.add_argument("--screens", type=int, default=1)
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--chromium", default=shutil.which("chromium") or "chromium")
    wanted = parser.parse_args()
    from playwright.sync_api import sync_playwright

    wanted.to.mkdir(parents=True, exist_ok=True)
    server = serve(wanted.site)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=wanted.chromium, args=["--no-sandbox"])
        for lang in wanted.lang or languages():
            for width in wanted.width or SCREENS:
                for scheme in wanted.scheme or ("light", "dark"):
                    tiles = pictures(
                        browser, f"http://127.0.0.1:{server.server_port}", lang, width, scheme, wanted=wanted
                    )
                    sheet = browser.new_page(
                        viewport={"width": min(7, 3000 // width, tiles.count("<figure")) * (width + 16), "height": 600}
                    )
                    sheet.set_content(f"<style>{_STYLE}</style>{tiles}")
                    file = wanted.to / f"{lang}-{width}-{scheme}.png"
                    sheet.screenshot(path=file, full_page=True)
                    sheet.close()
        browser.close()
    server.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(main())
