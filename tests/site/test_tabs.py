"""Two tabs on one score sheet."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest

from tests.support.browsing import BROWSER, Served
from tests.support.device import fill, texts
from tests.support.sheet import READY, example, kept, number, totals, visit

pytestmark = BROWSER


def shows(page: Any, key: str, value: str) -> None:
    page.wait_for_function(
        f"""(value) => document.querySelector("[data-row='{key}'] .number").value === value""", arg=value
    )


@pytest.mark.long
def test_neither_tab_undoes_what_the_other_has_done(page: Any, served: Served) -> None:
    visit(page, served, tally=example("africa"))
    other = page.context.new_page()
    visit(other, served)
    number(page, "gold").fill("5")
    shows(other, "gold", "5")
    number(other, "gems").fill("7")
    shows(page, "gems", "7")
    # Whoever is typing keeps the place, also where there is one more player and one more kind.
    number(page, "track").focus()
    page.keyboard.type("4")
    other.locator(".chips__add").click()
    page.wait_for_function("() => document.querySelectorAll('.chip').length === 5")
    page.keyboard.type("1+")
    other.locator(".chip").first.click()
    other.locator(".another button").first.click()
    other.keyboard.type("Manden")
    other.keyboard.press("Enter")
    page.wait_for_selector("[data-row='goods/Manden']")
    page.keyboard.type("2")
    assert number(page, "track").input_value() == "41+2"
    player = kept(page)["players"][0]
    assert (player["name"], player["track"], player["gold"], player["gems"]) == ("Anna", 43, 5, 7)
    # A player came meanwhile: what was done before that cannot be undone, what was done here after it can.
    while page.locator(".undo").is_enabled():
        page.locator(".undo").click()
    assert kept(page)["players"][0] == player | {"track": 4}
    assert len(kept(page)["players"]) == 5
    other.close()


@pytest.mark.long
def test_each_tab_undoes_its_own_steps(page: Any, served: Served) -> None:
    visit(page, served, tally=example("africa"))
    other = page.context.new_page()
    visit(other, served)
    before = kept(page)["players"][0]
    number(page, "gold").fill("5")
    shows(other, "gold", "5")
    number(other, "gems").fill("7")
    shows(page, "gems", "7")
    page.locator(".undo").click()
    assert kept(page)["players"][0] == before | {"gems": 7}
    shows(other, "gold", str(before["gold"]))
    other.locator(".undo").click()
    assert kept(page)["players"][0] == before
    shows(page, "gems", str(before["gems"]))
    page.locator(".redo").click()
    assert kept(page)["players"][0] == before | {"gold": 5}
    other.close()


def test_two_tabs_on_a_fresh_phone_have_one_sheet(page: Any, served: Served) -> None:
    visit(page, served)
    other = page.context.new_page()
    visit(other, served)
    number(page, "track").fill("12")
    shows(other, "track", "12")
    other.locator(".chip").nth(1).click()
    number(other, "track").fill("30")
    page.wait_for_function("() => document.querySelectorAll('output')[1].textContent === '30'")
    assert totals(page) == totals(other) == {"Speler 1": 12, "Speler 2": 30}
    assert len(texts(page, "sheet.africa.")) == 1
    # A game that is begun in one of them is begun there alone.
    other.locator("[data-do=games]").click()
    other.locator("dialog .tools button", has_text="Nieuwe partij").last.click()
    number(page, "gold").fill("3")
    assert number(other, "gold").input_value() == ""
    other.reload()
    other.wait_for_selector(READY)
    assert len(texts(page, "sheet.africa.")) == 2
    other.close()


@pytest.mark.long
def test_a_part_goes_into_what_another_tab_has_made_of_the_sheet(page: Any, served: Served) -> None:
    visit(page, served)
    number(page, "track").fill("1")
    other = page.context.new_page()
    visit(other, served)
    part = quote(json.dumps({"game": "africa", "players": [{"name": "Ben", "gold": 5}]}), safe="")
    page.evaluate("(part) => { location.hash = `#part=${part}&from=abc.0&at=2026-03-14T20:00:00.000Z&v=2` }", part)
    page.wait_for_selector("dialog .handed")
    number(other, "gems").fill("7")
    shows(page, "gems", "7")
    # Whoever has agreed before that agrees once more.
    for _ in range(2):
        page.locator("dialog[open] .strong").click()
    page.locator("dialog").wait_for(state="detached")
    assert kept(page)["players"] == [{"name": "Speler 1", "track": 1, "gems": 7}, {"name": "Ben", "gold": 5}]
    other.close()


def test_what_has_no_room_is_not_taken_back(page: Any, served: Served) -> None:
    visit(page, served, tally=example("africa"))
    fill(page)
    page.locator(".who").fill("Anna of the longest name")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    assert page.locator(".who").input_value() == "Anna of the longest name"
