"""The games that are kept on a device: of all kinds, deleted and brought back, saved as a file and opened again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import scorer
from scorer.registry import ids
from tests.support.browsing import BROWSER, Served
from tests.support.device import change, forget, texts
from tests.support.sheet import READY, escape, example, kept, number, totals, visit, winners

pytestmark = BROWSER


def games(page: Any) -> Any:
    """Opens the list, with the games of the other pages, and gives its rows."""
    page.locator(".tools [data-do=games]").click()
    page.wait_for_selector("dialog[open]")
    return page.locator(".kept li")


def stored(page: Any) -> dict[str, str]:
    """All sheets, by what they are kept under."""
    return texts(page, "sheet.")


def pages_of_all_games(page: Any, served: Served, lang: str = "nl") -> None:
    """The example of each game is kept; the last one is shown."""
    for game in ids():
        visit(page, served, game, lang, example(game))


@pytest.mark.long
def test_the_list_has_all_games_with_who_won_with_what(page: Any, served: Served) -> None:
    pages_of_all_games(page, served)
    rows = games(page)
    for game in ids():
        sheet = scorer.score(example(game))
        row = rows.filter(has_text=f"{scorer.game(game).name} ·")
        for name in sheet.winners:
            row.locator("b", has_text=f"♛\u00a0{name}\u00a0{sheet[name].total}").wait_for()
    rows.filter(has_text=f"{scorer.game(ids()[0]).name} ·").locator("button").first.click()
    page.wait_for_url(f"**/{ids()[0]}/")
    page.wait_for_selector(READY)
    assert winners(page) == list(scorer.score(example(ids()[0])).winners)
    assert len(stored(page)) == len(ids())


@pytest.mark.long
def test_a_new_game_of_another_kind_has_the_same_players(page: Any, served: Served) -> None:
    visit(page, served, "africana", tally=example("africana"))
    games(page)
    page.locator("dialog a.key", has_text="Afritoria").click()
    page.wait_for_url("**/afritoria/")
    page.wait_for_selector(READY)
    assert list(totals(page)) == [player["name"] for player in example("africana")["players"]]
    # A fifth player has no place there, and nobody has given these names.
    for players in (5, 0):
        visit(page, served, tally={"game": "africa", "players": [{"name": f"P{i}", "track": 1} for i in range(5)]})
        if not players:
            page.locator("[data-do=games]").click()
            page.locator("dialog .tools button", has_text="Nieuwe partij").last.click()
        games(page)
        page.locator("dialog a.key", has_text="Africana").click()
        page.wait_for_url("**/africana/")
        page.wait_for_selector(READY)
        assert list(totals(page)) == ["Speler 1", "Speler 2"]


def test_what_was_deleted_is_brought_back_in_the_same_visit(page: Any, served: Served) -> None:
    visit(page, served, tally=example("africa"))
    change(page, {"sheet.africa.broken": "{broken"})
    visit(page, served, "africana", tally=example("africana"))
    before = stored(page)
    rows = games(page)
    rows.filter(has_text="Anna").wait_for()
    for _ in range(2):
        rows.locator("button", has_text="Wissen").first.click()
    assert set(stored(page)) == {key for key in before if key.startswith("sheet.africana")}
    assert rows.filter(has_text="gewist").count() == 2
    # Also on the page of the other game, and after that was loaded again.
    visit(page, served)
    page.reload()
    page.wait_for_selector(READY)
    rows = games(page)
    rows.filter(has_text="Italy").wait_for()
    for _ in range(2):
        rows.locator("button", has_text="Terughalen").first.click()
    assert {key: text for key, text in stored(page).items() if key in before} == before
    assert rows.filter(has_text="gewist").count() == 0
    assert page.evaluate("document.activeElement.closest('.kept li') !== null")


@pytest.mark.long
def test_all_games_go_into_one_file_and_come_out_of_it(page: Any, served: Served, tmp_path: Path) -> None:
    pages_of_all_games(page, served)
    visit(page, served)
    games(page)
    page.locator("dialog .tools button", has_text="Nieuwe partij").last.click()
    number(page, "track").fill("12")  # half of a game, too
    before = stored(page)
    rows = games(page)
    page.wait_for_function("(many) => document.querySelectorAll('.kept li').length === many", arg=len(before))
    file = tmp_path / "games.jsonl"
    with page.expect_download() as download:
        page.locator("dialog button", has_text="Alle partijen").click()
    download.value.save_as(file)
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert len(lines) == len(before)
    for line in lines:
        if "open" not in line:
            sheet = scorer.score(line["tally"])
            assert line["told"] == [player.total for player in sheet.players]
            assert line["tally"]["rulings"] == dict(sheet.rulings)
            assert (line["v"], "id" in line["tally"]) == (1, False)
    # On another phone, twice.
    forget(page)
    for said in (f"Geopende partijen: {len(lines)}.", f"Stonden er al: {len(lines)}."):
        visit(page, served, "africana")
        games(page)
        page.locator("dialog input[type=file]").set_input_files(file)
        page.locator(".sheet-dialog__note", has_text=said).wait_for()
        page.wait_for_function("(many) => document.querySelectorAll('.kept li').length === many", arg=len(lines))
    again = stored(page)
    assert set(again) == set(before)
    for key, text in again.items():
        was, now = json.loads(before[key]), json.loads(text)
        assert [now[part] for part in ("id", "at")] == [was[part] for part in ("id", "at")]
        assert now["tally"]["players"] == was["tally"]["players"]
    rows.filter(has_text="Dora").locator("button").first.click()
    page.wait_for_selector(READY)
    page.wait_for_url("**/africa/")
    assert winners(page) == list(scorer.score(example("africa")).winners)
    # An older line takes nothing back.
    number(page, "track").fill("20")
    games(page)
    page.locator("dialog input[type=file]").set_input_files(file)
    page.locator(".sheet-dialog__note", has_text=f"Stonden er al: {len(lines)}.").wait_for()
    assert kept(page)["players"][0]["track"] == 20


@pytest.mark.long
def test_what_is_saved_of_a_sheet_opens_again(page: Any, served: Served, tmp_path: Path) -> None:
    """Also of one whose player an earlier version has counted in two ways, which it could not read."""
    visit(page, served, "afritoria", tally=example("afritoria"))
    text = next(iter(stored(page).values()))
    data = json.loads(text)
    player = data["tally"]["players"][0]
    player |= {"pile": ["green lion"]} if "values" in player else {"values": {"3": 1}}
    change(page, {"sheet.afritoria.two": json.dumps({**data, "id": "two"})})
    rows = games(page)
    assert rows.count() == 2
    assert rows.locator("button", has_text="Opslaan").count() == 0
    forget(page)
    visit(page, served, "afritoria")
    for file, said in (({**data, "id": "two"}, "Ann"), ({**data, "v": 99}, "geen telblad")):
        games(page)
        page.locator("dialog textarea").fill(json.dumps(file))
        page.locator("dialog .taking button").first.click()
        page.locator(".chip, .sheet__note", has_text=said).first.wait_for()


@pytest.mark.long
def test_a_game_keeps_its_day_and_files_are_named_after_it(browser: Any, served: Served) -> None:
    context = browser.new_context(timezone_id="Europe/Amsterdam", service_workers="block")
    page = context.new_page()
    page.clock.set_fixed_time("2026-02-28T23:20:00Z")
    visit(page, served, tally=example("africa"))
    page.clock.set_fixed_time("2027-01-05T12:00:00Z")
    page.locator(".who").fill("Annie")
    page.keyboard.press("Enter")
    page.reload()
    page.wait_for_selector(READY)
    games(page)
    assert page.locator(".kept small").first.inner_text().startswith("Africa · 1 mrt 2026")
    escape(page)
    page.locator(".tools [data-do=share]").click()
    with page.expect_download() as download:
        page.locator("[aria-label='CSV: Opslaan']").click()
    assert download.value.suggested_filename == "africa-2026-03-01.csv"
    context.close()


@pytest.mark.long
def test_who_has_counted_a_second_game_is_told_how_to_keep_the_site(page: Any, served: Served) -> None:
    page.add_init_script(
        "addEventListener('load', () => { const ask = new Event('beforeinstallprompt', { cancelable: true });"
        " ask.prompt = () => { window.asked = true; }; dispatchEvent(ask); })"
    )

    def hint() -> Any:
        page.locator(".key[data-do=result]").click()
        page.wait_for_selector("dialog .result")
        return page.locator(".install")

    visit(page, served, tally=example("africa"))
    assert hint().count() == 0
    visit(page, served, "afritoria", tally=example("afritoria"))
    hint().locator("button").first.click()
    assert page.evaluate("window.asked")
    escape(page)
    visit(page, served, "afritoria")
    assert hint().count() == 0
