"""Takes the pictures of README.md, `docs/pictures`, from a site that was built, on a phone, and of the terminal.

mkdocs build --site-dir SITE; pip install pillow; python tools/pictures.py SITE

Each may have 60 kB, all together 250 kB: so a picture has few colours.
"""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import pexpect  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.text import Text  # noqa: E402

from tests.support.browsing import ARGS, CHROMIUM, Served  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
EXAMPLES = ROOT / "examples"
WIDTH, HEIGHT, SCALE = 390, 780, 2
COLOURS = 32
REST = 1000
"""So long a page is left alone before its picture is taken, in milliseconds: nothing moves any more."""
MOVES = 20
"""So many moves of the example are in the picture of a game that is followed."""

KEEP = (
    'async (record) => (await import("/app/database.mjs")).within("records", "readwrite", (shelf) => shelf.put(record))'
)
"""Keeps a record on the device, as a game that is being followed is kept."""

Page = Any


def ask(page: Page, address: str) -> None:
    """A question about a rule, in somebody's own words, and its answer."""
    page.goto(f"{address}/en/")
    page.locator("input[type=search]").first.fill("who gets the six if we tie for gold")
    page.get_by_text("The rulebooks differ here.").first.wait_for()


def sheet(page: Page, address: str) -> None:
    """A finished game, on which the rulebooks do not agree."""
    tally = (EXAMPLES / "africa.json").read_text("utf-8")
    page.goto(f"{address}/en/score/africa/#tally={quote(json.dumps(json.loads(tally)), safe='')}")
    page.get_by_text("Disputed rulings").first.wait_for()


def follow(page: Page, address: str) -> None:
    """A game that is followed."""
    lines = (EXAMPLES / "africa-record.jsonl").read_text("utf-8").splitlines()[: MOVES + 1]
    page.goto(f"{address}/en/play/africa/")
    page.wait_for_selector("html[data-state=ready]")
    page.evaluate(KEEP, {"id": "one", "game": "africa", "at": "2026-01-02T20:41:07.123Z", "lines": lines})
    page.reload()
    page.get_by_text("Cleo reveals").first.wait_for()


def log(page: Page, address: str) -> None:
    """What a year of games tells."""
    lines = [json.loads(line) for line in (EXAMPLES / "year.jsonl").read_text("utf-8").splitlines()]
    lines.sort(key=lambda line: line["t"])
    kept = {f"log.play.{line['play']}" if "play" in line else f"log.person.{line['person']}": line for line in lines}
    page.goto(f"{address}/en/log/#tells")
    keep = "(lines) => { for (const [name, line] of Object.entries(lines)) localStorage.setItem(name, line) }"
    page.evaluate(keep, {name: json.dumps(line, ensure_ascii=False) for name, line in kept.items()})
    page.reload()
    page.get_by_text("The bar is how many were won").first.wait_for()


PHONE: dict[str, Callable[[Page, str], None]] = {"ask": ask, "sheet": sheet, "follow": follow, "log": log}


TYPED = (
    "Anna and Ben",
    "Ben",
    "36",
    "3 statues and a drum",
    "4",
    "2",
    "38",
    "yes",
    "drum x2, a kettle",
    "3 nuggets",
    "",
    "",
)
"""What somebody types who counts a game at a terminal: with nothing, none of the gems, and nothing is to be changed."""

COLUMNS, LINES = 88, 60


def count(home: str) -> Iterator[tuple[str, str]]:
    """What the terminal shows while a game is counted: what the program says, and what is typed behind it."""
    environment = {**os.environ, "HOME": home, "SCORER_LANG": "en", "ACCESSIBLE": "1"}
    command = [str(Path(sys.executable).with_name("scorer")), "score", "africa", "--no-log"]
    program = pexpect.spawn(command[0], command[1:], env=environment, encoding="utf-8", dimensions=(LINES, COLUMNS))
    for answer in TYPED:
        program.expect("> ")
        yield program.before + program.after, answer
        program.sendline(answer)
        program.expect_exact(f"{answer}\r\n")
    program.expect("Keep the tally")
    yield program.before.rstrip(), ""
    program.close()


def terminal(page: Page) -> Any:
    """A game that is counted at a terminal."""
    console = Console(record=True, width=COLUMNS, file=io.StringIO())
    shown = Text()
    with TemporaryDirectory() as home:
        for said, typed in count(home):
            shown.append(said.replace("\r", "")).append(f"{typed}\n", "bold green")
    console.print(shown)
    # Else the corners were white, on dark pages, too.
    page.set_content(f"<body style='background: #292929'>{console.export_svg(title='scorer score africa')}")
    return page.locator("svg").screenshot()


def smaller(picture: bytes) -> bytes:
    """The same picture with few colours."""
    from PIL import Image  # type: ignore[import-not-found, unused-ignore]

    small = io.BytesIO()
    whole = Image.open(io.BytesIO(picture)).convert("RGB")
    whole.quantize(COLOURS, dither=Image.Dither.NONE).save(small, "PNG", optimize=True)
    return small.getvalue()


def main(site: str, *names: str) -> None:
    """Takes them all, or those that are named."""
    PICTURES.mkdir(exist_ok=True)
    served = Served(Path(site))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        for name in names or (*PHONE, "terminal"):
            if name in PHONE:
                page = browser.new_page(
                    viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=SCALE, color_scheme="light"
                )
                PHONE[name](page, served.address)
                page.wait_for_timeout(REST)
                picture = page.screenshot()
            else:
                page = browser.new_page(viewport={"width": 1100, "height": HEIGHT})
                picture = terminal(page)
            (PICTURES / f"{name}.png").write_bytes(smaller(picture))
            page.context.close()
        browser.close()
    served.stop()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
