"""The way through a count on a phone: undo after a reload, Back, names, what stands in the dialogs."""

from __future__ import annotations

from typing import Any

import pytest

import scorer
from scorer.scoring.fields import LIMIT
from tests.support.browsing import BROWSER, Served
from tests.support.device import change, texts
from tests.support.sheet import READY, escape, example, kept, number, tap, totals, visit, winners
from tests.support.tiers import one_of

pytestmark = BROWSER


def test_undo_survives_a_reload(phone: Any, served: Served) -> None:
    visit(phone, served)
    number(phone, "track").tap()
    tap(phone, "304")
    phone.locator(".pad__key", has_text="Klaar").tap()
    phone.locator(".undo").tap()
    assert kept(phone)["players"][0] == {"name": "Speler 1", "track": 30}
    # Back again from a rule, in another language, or after a reload.
    for address in (None, f"{served.address}/nl/r/africa.score.goods/", f"{served.address}/de/score/africa/"):
        if address:
            phone.goto(address)
        if not address or "/r/" in address:
            phone.reload() if not address else phone.go_back()
        phone.wait_for_selector(READY)
        assert phone.locator(".redo").is_visible()
        phone.locator(".redo").tap()
        assert kept(phone)["players"][0]["goods"] == {"statue": 4}
        phone.locator(".undo").tap()
    phone.locator(".undo").tap()
    assert kept(phone)["players"][0] == {"name": "Spieler 1"}  # on the German page
    assert phone.locator(".undo").is_disabled()


@pytest.mark.long  # what tabs do to each other: test_tabs.py
def test_what_another_tab_has_changed_is_one_more_step(phone: Any, served: Served) -> None:
    visit(phone, served)
    number(phone, "track").tap()
    tap(phone, "30")
    phone.goto(f"{served.address}/nl/")
    sheets = texts(phone, "sheet.africa.")
    change(phone, {name: text.replace('"track":30', '"track":31') for name, text in sheets.items()})
    visit(phone, served)
    assert kept(phone)["players"][0]["track"] == 31
    phone.locator(".undo").tap()
    assert kept(phone)["players"][0]["track"] == 30
    phone.locator(".undo").tap()
    assert "track" not in kept(phone)["players"][0]
    # What nobody can read is no step.
    for text in ("[", '{"v": 1, "now": null}', '{"v": 9}', '{"v": 1, "past": 7}'):
        phone.goto(f"{served.address}/nl/")
        change(phone, {"steps.africa": text})
        visit(phone, served)
        assert phone.locator(".undo").is_disabled()


def test_back_closes_a_dialog(phone: Any, served: Served) -> None:
    phone.goto(f"{served.address}/nl/")
    visit(phone, served, tally=example("africa"))
    address, entries = phone.url, phone.evaluate("history.length")
    shown = phone.locator("dialog[open]")
    for act in ("result", "games", "share", "parts", "disputes"):
        phone.locator(f"[data-do={act}]").last.tap()
        shown.wait_for()
        phone.go_back()
        shown.wait_for(state="detached")
        assert phone.url == address
    # From one dialog to another and back, each closed by its button: nothing is left behind.
    phone.locator("[data-do=result]").last.tap()
    shown.locator(".tools .strong").tap()
    phone.locator(".share__link").wait_for()
    shown.locator(".sheet-dialog__head button").tap()
    phone.locator(".share__link").wait_for(state="detached")
    shown.locator(".sheet-dialog__head button").tap()
    shown.wait_for(state="detached")
    phone.wait_for_function("() => history.state === null")
    assert phone.evaluate("history.length") <= entries + 1
    assert winners(phone) == ["Dora"]
    phone.go_back()
    assert phone.url.endswith("/nl/")


def test_a_name_is_judged_when_it_is_whole(phone: Any, served: Served) -> None:
    tally = example("africa")
    tally["players"][0]["name"] = "Ann"
    visit(phone, served, tally=tally)
    told = phone.locator(".chip__total")
    before = told.all_inner_texts()
    phone.locator(".chip").nth(1).tap()
    phone.locator(".who").fill("")
    for text in ("A", "An", "Ann"):
        phone.locator(".who").fill(text)
        assert told.all_inner_texts() == before
        assert phone.locator("#wrong-name").inner_text() == ""
    phone.locator(".who").blur()
    assert phone.locator("#wrong-name").inner_text().startswith("Speler 1 heet ook “Ann”.")
    phone.locator(".who").fill("Anna")
    assert phone.locator("#wrong-name").inner_text() == ""
    assert told.all_inner_texts() == before


def test_numbers_are_read_as_they_are_meant(phone: Any, served: Served) -> None:
    visit(phone, served, tally=example("africa"))
    track = number(phone, "track")
    row = phone.locator("[data-row=track]")
    track.tap()
    tap(phone, "00")
    assert track.input_value() == "0"
    tap(phone, "7+05")
    assert track.input_value() == "7+5"
    assert kept(phone)["players"][0]["track"] == 12
    track.fill("")
    phone.keyboard.type("007+05")
    assert track.input_value() == "7+5"
    track.fill("3 1")  # is not 31
    assert row.locator(".row__wrong").inner_text()
    track.fill("3 + 1")
    assert kept(phone)["players"][0]["track"] == 4
    track.fill(str(LIMIT + 1))
    assert str(LIMIT) in row.locator(".row__wrong").inner_text().splitlines()[1]


def test_only_what_can_be_none_is_said_to_be(page: Any, served: Served) -> None:
    """Where only the question for the whole table is open, that the rest is none would answer nothing."""
    visit(page, served)
    page.locator(".tools [data-do=result]").click()
    rest = page.locator("dialog .sheet-dialog__note button")
    rest.wait_for()
    escape(page)
    for seat in range(2):
        page.locator(".chip").nth(seat).click()
        page.locator("[data-do=rest]").click()
    page.locator(".tools [data-do=result]").click()
    page.locator("dialog .sheet-dialog__note", has_text="Bonuszegel").wait_for()
    assert rest.count() == 0


SHIFTS = """
window.shifts = 0;
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) window.shifts += each.value;
}).observe({ type: "layout-shift", buffered: true });
"""
"""Adds up how far what stands on the screen moves, also where a tap has moved it."""


@pytest.mark.long
def test_nobody_types_unseen(phone: Any, served: Served) -> None:
    """Also where the number has been scrolled behind the players."""
    visit(phone, served, tally=example("africa"))
    number(phone, "gold").tap()
    phone.wait_for_timeout(50)
    gold = number(phone, "gold").element_handle()
    bar = phone.locator(".sheet__bar").bounding_box()
    for by in (gold.bounding_box()["y"] - bar["y"] - 20, -2000):
        phone.evaluate("(by) => scrollBy(0, by)", by)
        tap(phone, "4")
        box = gold.bounding_box()
        assert bar["y"] + bar["height"] <= box["y"] < phone.locator(".pad").bounding_box()["y"] - box["height"]


def test_what_does_not_depend_on_an_impossible_number_is_told(page: Any, served: Served) -> None:
    """Also where the most that it can be is too much beside what the others have."""
    for game, key, seat in (("africana", "helpers", 0), ("afritoria", "values/3", 2)):
        tally = example(game)
        visit(page, served, game, tally=tally)
        page.locator(".chip").nth(seat).click()
        number(page, key).fill("99")
        told = [str(player.total) for player in scorer.score(tally).players]
        told[seat] = "–"
        assert page.locator(".chip__total").all_inner_texts() == told


def test_a_reading_that_does_not_matter_is_one_line(page: Any, served: Served) -> None:
    visit(page, served, tally=example("africa"))
    page.locator(".sheet__disputed").click()
    page.locator("dialog [data-choice$='=up']").click()
    page.locator("dialog li.won", has_text="Anna").wait_for()
    escape(page)
    page.locator(".chip").nth(3).click()
    number(page, "track").fill("90")
    page.locator(".tools [data-do=result]").click()
    line = page.locator("dialog details.dispute")
    assert line.locator("button").first.is_hidden()
    line.locator("summary").click()
    line.locator("[data-choice$='=down']").click()
    # It stays open for whoever is in it.
    line.locator("[data-choice$='=down'][aria-pressed=true]").wait_for()
    assert page.evaluate("document.activeElement.dataset.choice").endswith("=down")


def test_africa_for_four_in_55_taps_and_keys(phone: Any, served: Served) -> None:
    """As somebody does it who follows the page: names first, then what is there, then that the rest is none."""
    phone.add_init_script(SHIFTS)
    visit(phone, served)
    done = 0

    def tapped(*places: str) -> None:
        nonlocal done
        for place in places:
            phone.locator(place).tap()
            done += 1

    def typed(text: str) -> None:
        nonlocal done
        phone.keyboard.type(text)
        phone.keyboard.press("Enter")
        done += len(text) + 1

    def pressed(keys: str) -> None:
        nonlocal done
        tap(phone, keys)
        done += len(keys)

    field = "[data-row='{}'] .number".format
    tapped(".chips__add")
    phone.keyboard.type("Cleo")
    tapped(".chips__add")
    done += len("Cleo")
    typed("Dora")  # Enter leads to who has no name yet, then to the first number
    typed("Anna")
    typed("Ben")
    assert phone.locator("[aria-selected=true] bdi").inner_text() == "Ben"
    pressed("382")  # a number that cannot become longer leads on by itself
    tapped(field("gold"))
    pressed("41>")
    pressed("33004240")  # Cleo
    pressed("40021")  # Dora
    tapped(field("gold"))
    pressed("1>5")
    pressed("3631")  # Anna
    tapped(field("gold"))
    pressed("42")
    tapped("[data-choice='bonus=1']", "[data-choice='bonus=no']")
    assert winners(phone) == []
    tapped(".tools [data-do=result]", "dialog .sheet-dialog__note button")
    phone.locator(".result__said").wait_for()
    sheet = scorer.score(example("africa"))
    assert totals(phone) == {player.name: player.total for player in sheet.players}
    assert winners(phone) == list(sheet.winners)
    assert done <= 55
    assert phone.evaluate("window.shifts") < 0.05


@pytest.mark.long  # of Africa it is seen in the count before
@pytest.mark.parametrize("game", ["africana", "afritoria"])
def test_a_whole_count_moves_nothing(game: str, phone: Any, served: Served) -> None:
    phone.add_init_script(SHIFTS)
    visit(phone, served, game)
    rows = phone.locator(".row:has(.number)").evaluate_all("(all) => all.map((row) => row.dataset.row)")
    number(phone, rows[0]).tap()
    for seat in range(2):
        for row in rows:
            tap(phone, str(2 - seat))
            if phone.locator(f".row--active[data-row='{row}']").count():  # the number could become longer
                tap(phone, ">")
    assert winners(phone) == ["Speler 1"]
    phone.locator(".tools [data-do=result]").tap()
    phone.locator(".result__said").wait_for()
    assert phone.evaluate("window.shifts") < 0.05


@pytest.mark.long
def test_a_dialog_that_grows_keeps_its_head(phone: Any, served: Served) -> None:
    """What is asked for in it comes a moment later; who closes it meanwhile hits the button."""
    visit(phone, served)
    phone.locator(".tools [data-do=share]").tap()
    close = phone.locator("dialog .sheet-dialog__head button")
    before, height = close.bounding_box(), phone.locator("dialog").bounding_box()["height"]
    phone.locator("dialog button", has_text="QR-code").tap()
    phone.locator(".qr").wait_for()
    assert phone.locator("dialog").bounding_box()["height"] > height
    assert close.bounding_box() == before


def test_a_number_that_leads_on_is_not_lost(phone: Any, served: Served) -> None:
    visit(phone, served)
    number(phone, "track").tap()
    tap(phone, "30")
    assert phone.locator(".row--active").get_attribute("data-row") == "goods/statue"
    tap(phone, "+")  # more of the number that was left
    assert phone.locator(".row--active").get_attribute("data-row") == "track"
    tap(phone, "6>4")
    tap(phone, "⌫")
    assert phone.locator(".row--active").get_attribute("data-row") == "goods/statue"
    tap(phone, "3>")
    assert kept(phone)["players"][0] == {"name": "Speler 1", "track": 36, "goods": {"statue": 3}}
    # Whoever taps “Next” out of habit skips nothing, however late; a correction leads nowhere.
    phone.evaluate(
        "() => { for (const key of ['1', 'Volgende', '2'])"
        " [...document.querySelectorAll('.pad__key')].find((each) => each.textContent === key).click(); }"
    )
    phone.wait_for_timeout(1000)
    for row in ("goods/kettle", "gold"):  # the second time it says that there are none
        tap(phone, ">")
        assert phone.locator(".row--active").get_attribute("data-row") == row
    number(phone, "track").tap()
    tap(phone, "38")
    assert phone.locator(".row--active").get_attribute("data-row") == "track"
    tap(phone, ">")
    assert kept(phone)["players"][0] == {
        "name": "Speler 1",
        "track": 38,
        "goods": {"statue": 3, "drum": 1, "shirt": 2},
    }


def test_none_is_not_said_of_what_is_counted(phone: Any, served: Served) -> None:
    """Who is led back to what was left open is led on to what is open; who counts again goes through all."""
    visit(phone, served)
    active = phone.locator(".row--active")
    number(phone, "track").tap()
    tap(phone, "3620")
    number(phone, "gold").tap()
    tap(phone, "4")
    number(phone, "goods/shirt").tap()
    tap(phone, "1")
    phone.locator(".pad__key", has_text="Geen").tap()  # the kettles
    assert active.get_attribute("data-row") == "gems"
    number(phone, "track").tap()
    tap(phone, ">")
    assert active.get_attribute("data-row") == "goods/statue"
    counted = kept(phone)["players"][0]
    assert counted["gold"] == 4
    assert counted["goods"] == {"statue": 2, "drum": 0, "shirt": 1, "kettle": 0}


@pytest.mark.parametrize("game", one_of(["africa", "africana", "afritoria"], "africana"))
def test_help_speaks_of_this_sheet(game: str, page: Any, served: Served) -> None:
    visit(page, served, game, "en")
    told = " ".join(page.locator(".row__help").all_text_contents())
    for typed in ("3 1", "4 5 2", "green lion", "3 statues"):
        assert typed not in told


def test_the_games_tell_who_has_won(phone: Any, served: Served) -> None:
    visit(phone, served, tally=example("africa"))
    visit(
        phone, served, tally={"game": "africa", "players": [{"name": "Eva", "track": 4}, {"name": "محمد", "track": 9}]}
    )
    phone.locator("[data-do=games]").tap()
    # The list is drawn again when the sheets of other games have come.
    rows = ["♛ محمد 9, Eva 4", "♛ Dora 54, Anna 53, Ben 49, Cleo 49"]
    shown = "[...document.querySelectorAll('.kept b')].map(({ textContent }) => textContent.replace(/\\s/g, ' '))"
    phone.wait_for_function(f"(rows) => String({shown}) === String(rows)", arg=rows)


@pytest.mark.long
def test_paper_has_everybody_also_where_a_number_is_impossible(page: Any, served: Served) -> None:
    visit(page, served, tally=example("africa"))
    number(page, "goods/statue").fill("9")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    told = page.locator(".on-paper").text_content()
    for player in example("africa")["players"]:
        assert player["name"] in told
        assert str(player["track"]) in told
    assert page.locator("[data-row='goods/statue'] .row__wrong").inner_text().splitlines()[0] in told
