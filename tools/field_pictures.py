"""Takes the pictures of the kinds of fields in `docs/reference/games.md`, from a site that was built, on a phone.

mkdocs build --site-dir SITE; python tools/field_pictures.py SITE
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from tests.support.browsing import ARGS, CHROMIUM, Served  # noqa: E402

PICTURES = ROOT / "docs" / "fields"

FIELDS = {
    "whole": ("africa", "[data-row=gold]"),
    "flag": ("africa", ".ask-table__question, .ask-table__question + *"),
    "points": ("africana", "[data-row=expeditions]"),
    "kinds": ("africa", "[data-row^=goods], .another"),
}
"""By the name of a picture, the game and what is in it: everything that a selector finds, as one."""

AROUND = 4
"""So much is seen around it, in pixels."""


def take(page: Any, address: str, name: str) -> None:
    """One picture."""
    game, selector = FIELDS[name]
    tally = json.loads((ROOT / "examples" / f"{game}.json").read_text("utf-8"))
    page.goto(f"{address}/en/score/{game}/#tally={quote(json.dumps(tally), safe='')}")
    page.wait_for_selector("html[data-state=ready]")
    boxes = [each.bounding_box() for each in page.locator(selector).all()]
    left, top = (min(box[key] for box in boxes) - AROUND for key in "xy")
    right = max(box["x"] + box["width"] for box in boxes) + AROUND
    bottom = max(box["y"] + box["height"] for box in boxes) + AROUND
    clip = {"x": left, "y": top, "width": right - left, "height": bottom - top}
    page.screenshot(path=PICTURES / f"{name}.png", clip=clip, full_page=True)


def main(site: str) -> None:
    """Takes them all."""
    PICTURES.mkdir(exist_ok=True)
    served = Served(Path(site))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        page = browser.new_page(viewport={"width": 390, "height": 844})
        for name in FIELDS:
            take(page, served.address, name)
        browser.close()
    served.stop()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
