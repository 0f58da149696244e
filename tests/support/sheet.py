"""A score sheet in a browser: opened, tapped and read."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

from tests.support import EXAMPLES
from tests.support.browsing import Served
from tests.support.device import texts

READY = "html[data-state=ready]"


def example(game: str) -> dict[str, Any]:
    tally: dict[str, Any] = json.loads((EXAMPLES / f"{game}.json").read_text("utf-8"))
    return tally


def visit(page: Any, served: Served, game: str = "africa", lang: str = "nl", tally: Any = None) -> None:
    fragment = f"#tally={quote(json.dumps(tally), safe='')}" if tally is not None else ""
    # A dialog that has just been closed goes back in the history, which would undo a visit that begins meanwhile.
    page.evaluate(
        "async () => { while (history.state?.dialog && !document.querySelector('dialog[open]'))"
        " await new Promise((go) => setTimeout(go, 10)) }"
    )
    page.goto(f"{served.address}/{lang}/score/{game}/{fragment}")
    page.wait_for_selector(READY)


def totals(page: Any) -> dict[str, int]:
    found: list[tuple[str, int]] = page.evaluate(
        "[...document.querySelectorAll('output[data-kind=total]')]"
        ".map((each) => [each.dataset.player, Number(each.textContent)])"
    )
    return dict(found)


def winners(page: Any) -> list[str]:
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-winner]')].map((each) => each.dataset.player)"
    )
    return found


def kept(page: Any, game: str = "africa") -> dict[str, Any]:
    """The tally as it is kept."""
    id = page.evaluate(f"localStorage.getItem('sheet.{game}')")
    tally: dict[str, Any] = json.loads(texts(page)[f"sheet.{game}.{id}"])["tally"]
    return tally


def number(page: Any, key: str) -> Any:
    return page.locator(f"[data-row='{key}'] .number")


def tap(page: Any, keys: str) -> None:
    """Types on the pad of the page."""
    for key in keys:
        page.locator(".pad__key", has_text=key).first.tap() if key != ">" else page.locator(".pad__next").tap()


def escape(page: Any) -> None:
    """Closes the dialog, and waits until its entry in the history of the tab is gone: that is a way back of its own."""
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('dialog[open]') && !history.state?.dialog")
