"""What people have opens for ever, on the page, too: what phones keep, links, links of several phones, files.

Why nobody may change these files: `tests/package/test_old.py`.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.support.browsing import BROWSER, Served
from tests.support.device import change, forget, old as keep_old, texts
from tests.support.old import BEFORE, VERSIONS, Old, content, old, phones

pytestmark = BROWSER


def visit(page: Any, served: Served, path: str) -> None:
    """Opens a page of the sheet anew, also if only the fragment is another."""
    page.goto("about:blank")
    page.goto(served.address + path)
    page.wait_for_selector("html[data-state=ready]")


def shown(page: Any) -> dict[str, Any]:
    """The totals and the winners that a page shows."""
    found = page.evaluate(
        "[...document.querySelectorAll('output[data-player][data-kind=total]')]"
        ".map((each) => [each.dataset.player, Number(each.textContent), 'winner' in each.dataset])"
    )
    return {"totals": {name: total for name, total, _ in found}, "winners": [name for name, _, won in found if won]}


def of(version: str, kind: str, lang: str) -> list[Old]:
    """What a version has written in a language."""
    return [each for each in old(version, kind) if each.place.split(" ")[0] == lang]


LANGUAGES = [
    pytest.param(version, lang, marks=() if (version, lang) == (VERSIONS[-1], "nl") else pytest.mark.long)
    for version in VERSIONS
    for lang in phones(version)
]


@pytest.mark.parametrize(("version", "lang"), LANGUAGES)
def test_sheets_that_are_kept(version: str, lang: str, page: Any, served: Served) -> None:
    page.goto(f"{served.address}/{lang}/")
    small, large = phones(version)[lang]
    keep_old(page, small)
    change(page, large)
    phone = small | large
    sheets = of(version, "phones.json", lang)
    for each in sheets:
        _, game, id = each.place.split(" ")
        page.evaluate("([game, id]) => localStorage.setItem(`sheet.${game}`, id)", [game, id])
        visit(page, served, f"/{lang}/score/{game}/")
        # Whoever has not counted everything yet is told no winner.
        half = not json.loads(phone[f"sheet.{game}.{id}"]).get("done", True)
        assert shown(page) == each.result | ({"winners": []} if half else {}), each.place
    kept = [key for key in phone if key.startswith("sheet.") and key.count(".") == 2]
    assert len(kept) == len(sheets)
    # To look at them has changed none, and each stands among the games.
    now = texts(page)
    assert {key: now[key] for key in kept} == {key: phone[key] for key in kept}
    page.locator(".tools").first.locator("button").nth(4).click()
    page.wait_for_function("(many) => document.querySelectorAll('.kept li').length === many", arg=len(kept))
    assert page.locator(".kept li small").count() == len(kept)


LINKS = [
    pytest.param(*each.values, marks=pytest.mark.long if BEFORE in each.values else each.marks) for each in LANGUAGES
]


@pytest.mark.parametrize(("version", "lang"), LINKS)
def test_links(version: str, lang: str, page: Any, served: Served) -> None:
    for each in of(version, "links.json", lang):
        visit(page, served, content(each.file)[each.place])
        assert shown(page) == each.result, each.place


@pytest.mark.long
@pytest.mark.parametrize("version", VERSIONS)
def test_links_of_several_phones(version: str, page: Any, served: Served) -> None:
    for each in old(version, "parts.json"):
        page.goto(f"{served.address}/{each.place.split(' ')[0]}/")
        forget(page)
        for link in content(each.file)[each.place]:
            visit(page, served, link)
            page.locator("dialog[open] .key.strong").click()
            page.wait_for_selector("dialog", state="detached")
        assert shown(page) == each.result, each.place


@pytest.mark.long
@pytest.mark.parametrize("version", VERSIONS)
def test_files_of_sheets(version: str, page: Any, served: Served) -> None:
    for each in old(version, "sheets"):
        if each.place or each.file.stem.endswith(("edition", "rulings")):
            continue
        page.goto(f"{served.address}/en/")
        forget(page)
        visit(page, served, f"/en/score/{each.file.name.partition('-')[0]}/")
        page.locator(".tools").first.locator("button").nth(4).click()
        page.locator("dialog input[type=file]").set_input_files(each.file)
        page.wait_for_selector("dialog", state="detached")
        assert shown(page) == each.result, each.file
