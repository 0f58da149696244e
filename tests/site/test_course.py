"""The course of a followed game on its page, what is mended in it, and points without moves."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest

from docs.site import following
from scorer import tracking
from scorer.text.errors import language
from scorer.tracking.course import Course, header, line_of, replay
from scorer.tracking.mending import later_moves_text
from tests.support import ROOT
from tests.support.browsing import BROWSER, Served

pytestmark = BROWSER

SLOW = 60_000
"""Milliseconds that the engine may need on a busy machine."""
KEEP = """async (record) => {
  const { within } = await import("/app/database.mjs");
  await within("records", "readwrite", (shelf) => shelf.put(record));
}"""
KEPT = """async (kind) => {
  const { within } = await import("/app/database.mjs");
  const all = await within("records", "readonly", (shelf) => shelf.getAll());
  return all.find((each) => (each.kind ?? null) === kind).lines;
}"""
AFRICA = replay((ROOT / "examples" / "africa-record.jsonl").read_bytes().splitlines())


def visit(page: Any, served: Served, course: Course, hash: str, lang: str = "en") -> None:
    """Opens the page with a game that is kept."""
    page.goto(f"{served.address}/{lang}/play/africa/")
    lines = [json.dumps(line) for line in (header(course.state), *map(line_of, course.steps()))]
    page.evaluate(KEEP, {"id": "one", "game": "africa", "at": "2026-01-02T20:41:07.123Z", "lines": lines})
    page.goto(f"{served.address}/{lang}/play/africa/{hash}")
    page.reload()
    page.wait_for_selector("html[data-state=ready]", timeout=SLOW)


def kept(page: Any) -> Course:
    """The game as the device has it."""
    return replay(json.loads(line) for line in page.evaluate(KEPT, None))


def words(key: str, lang: str = "en", **values: object) -> str:
    return language(lang).gettext(following.WORDS[key], **values)


def said(page: Any, *texts: str) -> None:
    """Waits until the page says something."""
    for text in texts:
        page.locator(".play-say", has_text=text).wait_for(timeout=SLOW)


def tap(page: Any, number: int, does: str) -> None:
    """Says of a move that it was something else, that one was forgotten before it, or that it did not happen."""
    page.evaluate("(number) => { location.hash = `#course=${number}`; }", number)
    page.locator(f'.play-move[data-number="{number}"] [data-do={does}]').click(timeout=SLOW)


def later(course: Course, number: int, move: dict[str, Any] | None, lang: str = "en") -> Iterable[str]:
    """What is told of the moves after one that was mended."""
    mended = course.mend(number, tracking.read_move("africa", move) if move else None)
    after = mended.steps()[number - (move is None) :]
    return [text.strip() for text in later_moves_text(course.steps()[number:], after, language(lang))]


def totals(page: Any) -> list[int]:
    return [int(text) for text in page.locator(".play-player output").all_text_contents()]


def test_the_course_is_told_and_mended(page: Any, served: Served) -> None:
    visit(page, served, AFRICA, "#course", lang="nl")
    moves = page.locator(".play-move")
    moves.first.wait_for(timeout=SLOW)
    assert moves.count() == AFRICA.number
    for event in AFRICA.events:
        assert tracking.event_sentence("africa", event, "nl") in moves.first.inner_text()
    # Something else: the keys of then, which are not those of now.
    tap(page, 24, "instead")
    gold = {"move": "reveal", "tile": "gold", "symbols": 2}
    page.locator(".play-row[data-move*='gold'] [data-value='2']").first.click(timeout=SLOW)
    said(page, words("mended", "nl"), *later(AFRICA, 24, gold, "nl"))
    mended = AFRICA.mend(24, tracking.read_move("africa", gold))
    assert kept(page).state == mended.state
    assert totals(page) == [player.total for player in tracking.standings(mended.state).players]
    page.locator(".play-say [data-do=back]").click()
    page.wait_for_function("() => document.querySelector('.play-say').textContent === ''", timeout=SLOW)
    assert kept(page).state == AFRICA.state
    # It did not happen: the turn ended there.
    tap(page, 19, "out")
    said(page, *later(AFRICA, 19, None, "nl"))
    assert kept(page).state == AFRICA.mend(19, None).state


def test_what_cannot_follow_is_told_and_nothing_is_changed(page: Any, served: Served) -> None:
    visit(page, served, AFRICA, "#course")
    lines = page.evaluate(KEPT, None)
    tap(page, 11, "instead")  # the kettle that is taken in an exchange later
    page.locator(".play-row[data-move*='gems'] [data-value='1']").first.click(timeout=SLOW)
    said(page, words("mend_late", number=14), "Ben has no tile of the kind “kettle”")
    assert page.evaluate(KEPT, None) == lines
    page.locator(".play-say [data-do=cut]").click()
    said(page, words("mended"))
    gems = tracking.read_move("africa", {"move": "reveal", "tile": "gems", "symbols": 1})
    assert kept(page).state == AFRICA.mend(11, gems, until=13).state
    page.locator(".play-say [data-do=back]").click()
    page.wait_for_function("() => document.querySelector('.play-say').textContent === ''", timeout=SLOW)
    assert kept(page).state == AFRICA.state


def test_players_who_were_mixed_up_are_exchanged(page: Any, served: Served) -> None:
    """A whole turn of both is proposed; what was done stays on the screen, and can be taken back."""
    visit(page, served, AFRICA, "#course")
    tap(page, 1, "swap")
    page.locator(".play-swapped [data-name=Ben]").click(timeout=SLOW)
    assert page.locator(".play-mending select").input_value() == "4"
    page.locator(".play-mending [data-do=swap]").click()
    said(page, words("mended"))
    assert kept(page).state == AFRICA.exchange(1, 4, "Anna", "Ben").state
    page.locator(".play-say [data-do=back]").click()
    page.wait_for_function("() => document.querySelector('.play-say').textContent === ''", timeout=SLOW)
    assert kept(page).state == AFRICA.state


@pytest.mark.long
def test_a_forgotten_move_goes_before_another_one(page: Any, served: Served) -> None:
    course = AFRICA.at(0)
    for data in ({"tile": "gold", "symbols": 1}, {}, {"tile": "gems", "symbols": 2}):
        course = course.play(tracking.read_move("africa", {"move": "reveal", **data} if data else {"move": "end"}))
    visit(page, served, course, "#course")
    tap(page, 2, "before")
    page.locator(".play-row[data-move*='gems'] [data-value='2']").first.focus()
    page.keyboard.press("Enter")
    said(page, words("mended"))
    assert [line_of(step).get("tile", "") for step in kept(page).steps()] == ["gold", "gems", "gems"]


@pytest.mark.parametrize("lang", ["fi"])
def test_points_without_moves_go_into_the_sheet(page: Any, served: Served, lang: str) -> None:
    page.goto(f"{served.address}/{lang}/play/africa/#points")
    page.locator(".play-only form input").first.fill("Anna", timeout=SLOW)
    page.locator(".play-only form button").click()
    plus = page.locator(".play-plus button")
    plus.nth(4).click()
    plus.nth(2).click()  # one gain of 8
    players = page.locator(".play-only .play-player")
    players.nth(1).click()
    plus.nth(8).click()
    page.locator(".play-only .play-undo").click()
    plus.nth(1).click()
    page.locator(".play-reasons button").first.click(timeout=SLOW)
    page.wait_for_function("() => !document.querySelector('.play-reasons button')")
    page.locator(".play-gains summary").click()
    assert page.locator(".play-gains b").all_text_contents() == ["+2", "+8"]
    page.reload()
    page.wait_for_selector(".play-plus", timeout=SLOW)
    assert totals(page) == [8, 2]
    page.locator(".play-only a.key").click()
    page.wait_for_selector("html[data-state=ready]", timeout=SLOW)
    page.locator(".chip", has_text="8").first.wait_for()
    assert page.input_value("[data-row=track] .number") == "8"
    assert page.locator(".row--none").count() > 0


def test_points_of_two_tabs_are_all_kept(page: Any, served: Served) -> None:
    """What one tab gives, the other one shows, and goes on from."""
    page.goto(f"{served.address}/en/play/africa/#points")
    page.locator(".play-only form button").click(timeout=SLOW)
    page.wait_for_selector(".play-plus", timeout=SLOW)
    other = page.context.new_page()
    other.goto(f"{served.address}/en/play/africa/#points")
    other.wait_for_selector(".play-plus", timeout=SLOW)
    for tab, points, sums in ((page, 2, ["3", "0"]), (other, 4, ["8", "0"]), (page, 0, ["9", "0"])):
        tab.locator(".play-plus button").nth(points).click()
        for each in (page, other):
            each.wait_for_function(
                "(sums) => `${[...document.querySelectorAll('.play-only output')].map((one) => one.value)}` === sums",
                arg=",".join(sums),
            )
    other.close()
