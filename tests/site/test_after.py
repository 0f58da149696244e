"""How a followed game went, on its page, and its record held against what is counted on the sheet."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from docs.site import following, sheets
from scorer import tracking
from scorer.log.charts.course import course as chart_of
from scorer.log.telling.turning import POINTS, sentences
from scorer.log.turning import history
from scorer.text.errors import language
from scorer.tracking.course import Course
from tests.support.browsing import BROWSER, Served
from tests.support.recorded import course_of, lines_of
from tests.support.sheet import READY

pytestmark = BROWSER

SLOW = 60_000
"""Milliseconds that the engine may need on a busy machine."""

KEEP = """async (record) => {
  const asked = indexedDB.open("scorer", 1);
  await new Promise((done, failed) => {
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("texts");
      asked.result.createObjectStore("records", { keyPath: "id" });
    };
    [asked.onsuccess, asked.onerror] = [done, failed];
  });
  const kept = asked.result.transaction("records", "readwrite");
  kept.objectStore("records").put(record);
  await new Promise((done) => { kept.oncomplete = done; });
  asked.result.close();
}"""
"""Keeps a record as the page does."""


def visit(page: Any, served: Served, name: str, lang: str = "en", moves: int | None = None) -> Course:
    """Opens the page of a game whose record is kept, up to some move; the screen that says how it went."""
    course = course_of(name)
    lines = [line.decode().strip() for line in lines_of(name)]
    if moves is not None:
        course, lines = course.at(moves), lines[: moves + 1]
    game = course.state.setup.game
    page.goto(f"{served.address}/{lang}/play/{game}/")
    page.evaluate(KEEP, {"id": "kept", "game": game, "at": "2026-11-28T20:00:00Z", "lines": lines})
    page.goto(f"{served.address}/{lang}/play/{game}/#after")
    page.reload()
    page.locator(".play-after svg").wait_for(timeout=SLOW)
    return course


def words(key: str, lang: str = "en") -> str:
    return language(lang).gettext((following.WORDS | sheets.WORDS)[key])


@pytest.mark.parametrize(
    ("name", "lang"),
    [
        pytest.param("example-africa", "fi", marks=pytest.mark.long),
        pytest.param("afritoria-end-short-market", "nl", marks=pytest.mark.long),
        ("africana-end-four", "fr"),
    ],
)
def test_the_page_says_how_the_game_went(name: str, lang: str, page: Any, served: Served) -> None:
    course = visit(page, served, name, lang)
    say, found = language(lang), history(course)
    assert page.locator(".play-told").all_inner_texts() == sentences(say, found)
    assert page.locator(".log-charts > .play-soft").first.inner_text() == say.gettext(POINTS)
    assert page.locator(".play-after h2").inner_text() == words("after", lang)
    chart = chart_of(say, found)
    page.locator(".log-table summary").click()
    assert page.locator(".log-table thead th").all_inner_texts() == list(chart.heads)
    rows = page.locator(".log-table tbody tr")
    assert [row.locator("th, td").all_inner_texts() for row in rows.all()] == [list(row) for row in chart.rows]


def test_while_it_is_played_it_says_who_leads_so_far(page: Any, served: Served) -> None:
    course = visit(page, served, "example-africa", moves=40)
    told = page.locator(".play-told").all_inner_texts()
    assert told == sentences(language("en"), history(course))
    assert "Anna has been in the lead since move 16." in told
    assert page.locator(".play-after h2").inner_text() == words("after_so_far")
    assert page.locator("[data-to=count]").count() == 0


def fill(page: Any, seat: int, values: Sequence[tuple[str, int]]) -> None:
    """Counts what a player has."""
    page.locator(f"#chip-{seat}").click()
    for row, value in values:
        page.locator(f"[data-row='{row}'] .number").fill(str(value))


def test_what_is_counted_is_held_against_the_record(page: Any, served: Served) -> None:
    """Nothing is counted yet; then a nugget is missed, and one tap takes what the record says."""
    visit(page, served, "example-africa")
    page.locator("[data-to=count]").click()
    page.wait_for_selector(READY)
    record = page.locator(".sheet__record")
    fill(page, 1, [("track", 33), ("gold", 1), ("gems", 2), ("goods/statue", 3)])
    found = record.locator("li")
    found.nth(1).wait_for(timeout=SLOW)
    assert record.locator("> p").inner_text() == words("record_differs")
    assert record.locator("li p").all_inner_texts() == [
        "Trade goods of each kind – statue: Ben counted 3, the record says 4. In the record: moves 14, 39, 47 and 62.",
        "Gold nuggets: Ben counted 1, the record says 2. In the record: move 75.",
    ]
    found.last.locator("button").click()
    page.wait_for_function("() => document.querySelectorAll('.sheet__record li').length === 1")
    assert page.locator("[data-row=gold] .number").input_value() == "2"
    record.locator("button").click()
    page.wait_for_function("() => document.querySelectorAll('.sheet__record li').length === 0")
    assert page.locator("[data-row='goods/statue'] .number").input_value() == "4"
    assert page.locator("[data-row=track] .number").input_value() == "33"
    # One step back for one tap.
    page.locator(".undo").click()
    record.locator("li").wait_for()
    assert page.locator("[data-row='goods/statue'] .number").input_value() == "3"


def test_a_sheet_with_all_of_it_differs_in_nothing_until_somebody_changes_it(page: Any, served: Served) -> None:
    course = visit(page, served, "example-africa")
    tally = {**tracking.tally(course.state).to_dict(), "id": "kept"}
    page.goto(f"{served.address}/fi/score/africa/#tally={json.dumps(tally)}")
    page.wait_for_selector(READY)
    page.locator(".asks button", has_text="Cleo").first.click()
    page.locator(".sheet__record li").wait_for(timeout=SLOW)
    assert page.locator(".sheet__record li").count() == 1
    assert "Cleo" in page.locator(".sheet__record li p").inner_text()
    page.locator(".sheet__record button").click()
    page.wait_for_function("() => document.querySelectorAll('.sheet__record li').length === 0")
    assert page.locator(".asks button[aria-pressed=true]").inner_text() == "Ben"
