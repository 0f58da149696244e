"""The score sheet as people use it: on a phone, by taps and by the keyboard, without a network, on several phones."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, quote, unquote, urlparse

import pytest

import scorer
from scorer.registry import ids
from scorer.scoring.merge import merge
from scorer.scoring.tally import form_of
from scorer.text.errors import language
from scorer.text.i18n import languages
from tests.support import EXAMPLES
from tests.support.browsing import BROWSER, PHONE, Served, kept_offline, published_anew
from tests.support.device import DENIED, fill, make_room, old, texts
from tests.support.sheet import READY, escape, example, kept, number, tap, totals, visit, winners
from tests.support.tiers import each_once, one_of

pytestmark = BROWSER


@pytest.mark.parametrize(("game", "lang"), each_once(ids(), languages()))
def test_the_page_says_what_the_library_says(game: str, lang: str, page: Any, served: Served) -> None:
    tally = example(game)
    sheet = scorer.score(tally)
    visit(page, served, game, lang, tally)
    assert totals(page) == {player.name: player.total for player in sheet.players}
    assert winners(page) == list(sheet.winners)
    assert page.locator("[data-sheet]").inner_text().count("undefined") == 0
    reasons = page.locator(".reason__text").all_text_contents()
    assert reasons == [line["text"] for line in sheet.to_dict(lang)["players"][0]["lines"]]
    for i, line in enumerate(sheet.players[0].lines):
        assert page.locator(".reason a").nth(i).get_attribute("href") == f"../../r/{line.rule}/"
        assert (served.folder / lang / "r" / str(line.rule) / "index.html").exists()
    assert scorer.__version__ in page.locator(".sheet__state").inner_text()
    tree = page.locator("[data-sheet]").aria_snapshot()
    won = language(lang).gettext("won")
    for player in sheet.players:
        told = f"{player.name} {player.total}" + (f", {won}" if player.winner else "")
        assert re.search(rf'- tab "{re.escape(told)}"', tree), tree
    assert re.search(rf'- tabpanel "{sheet.players[0].name} ', tree)
    for unnamed in ("button", "textbox", "switch", "link", "tab", "group"):
        assert not re.search(rf"- {unnamed}(?: \[.*)?$", tree, re.MULTILINE), tree
    shown = form_of(scorer.registry.game(game)).tally.fields
    labels = {language(lang).gettext(field.question) for field in shown if field.key in tally["players"][0]}
    assert sum(label in tree for label in labels) >= len(labels) - 1, "a switch has the name of its category"


def test_what_the_table_agreed_on_is_shown_entered_and_taken_back(phone: Any, served: Served) -> None:
    agreed = [{"points": -2, "why": "kamp vergeten"}]
    tally = {
        "game": "africa",
        "players": [{"name": "Anna", "track": 34}, {"name": "Ben", "track": 35, "adjust": agreed}],
    }
    visit(phone, served, tally=tally)
    assert (totals(phone), winners(phone)) == ({"Anna": 34, "Ben": 33}, ["Anna"])
    phone.locator(".chip").nth(1).tap()
    line = phone.locator(".reason[data-category=adjust]")
    assert (
        line.locator(".reason__text").text_content()
        == scorer.score(tally).to_dict("nl")["players"][1]["lines"][-1]["text"]
    )
    assert line.locator("a").get_attribute("hidden") is not None
    phone.locator(".agreed__why").fill("koffie gezet")
    phone.locator(".agreed__points").fill("3")
    phone.locator("[data-do=agree]").nth(1).tap()
    phone.wait_for_function("() => document.querySelector('#chip-1 output').textContent === '36'")
    assert kept(phone)["players"][1]["adjust"] == [*agreed, {"points": 3, "why": "koffie gezet"}]
    phone.locator("[data-do=retract]").first.tap()
    phone.wait_for_function("() => document.querySelector('#chip-1 output').textContent === '38'")
    phone.locator("[data-do=retract]").tap()
    line.wait_for(state="detached")
    assert "adjust" not in kept(phone)["players"][1]
    for _ in range(3):
        phone.locator(".undo").tap()
    phone.wait_for_function("() => document.querySelector('#chip-1 output').textContent === '33'")
    phone.reload()
    phone.wait_for_selector(READY)
    assert kept(phone)["players"][1]["adjust"] == agreed


@pytest.mark.long  # `test_africa_for_four_in_55_taps_and_keys` counts the same
def test_a_whole_count_of_africa_by_taps(phone: Any, served: Served) -> None:
    visit(phone, served)
    for _ in range(2):
        phone.locator(".chips__add").tap()
    for i, name in enumerate(("Anna", "Ben", "Cleo", "Dora")):
        phone.locator(".chip").nth(i).tap()
        phone.locator(".who").fill(name)
    phone.locator(".chip").first.tap()
    number(phone, "track").tap()
    # What cannot become longer leads on by itself, “>” does always; sums are added up.
    tap(phone, "30+6>31002+2>2>")  # Anna
    tap(phone, "38200041>")  # Ben
    tap(phone, "33004240")  # Cleo
    tap(phone, "400210")  # Dora
    tap(phone, "1>5")
    # The last number cannot become longer: it leads to what the whole table is asked; before that nobody has won.
    assert winners(phone) == []
    assert phone.evaluate("document.activeElement.dataset.choice") == "bonus=0"
    assert not phone.evaluate("document.activeElement.matches(':focus-visible')")  # it would look chosen
    phone.locator("[data-choice='bonus=1']").tap()
    assert winners(phone) == []
    phone.locator("[data-choice='bonus=no']").tap()
    sheet = scorer.score(example("africa"))
    assert totals(phone) == {player.name: player.total for player in sheet.players}
    assert winners(phone) == ["Dora"]
    assert phone.evaluate("document.activeElement.dataset.do") == "result"
    assert phone.locator(".pad").is_hidden()


def touch(finger: Any, kind: str, *elements: Any) -> None:
    """Fingers come down on the middle of elements, or all leave."""
    boxes = [element.bounding_box() for element in elements]
    middles = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2} for box in boxes]
    points = [{**middle, "id": i} for i, middle in enumerate(middles)]
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_two_thumbs_lose_no_digit(phone: Any, served: Served) -> None:
    visit(phone, served, "africana")
    number(phone, "expeditions").tap()
    one, two = (phone.locator(".pad__key", has_text=digit).first for digit in "12")
    fingers = phone.context.new_cdp_session(phone)
    touch(fingers, "touchStart", one)
    touch(fingers, "touchStart", one, two)
    touch(fingers, "touchEnd")
    assert number(phone, "expeditions").input_value() == "12"
    # One finger, once: a tap is one digit, and what the pad has covered is not tapped.
    one.tap()
    assert number(phone, "expeditions").input_value() == "121"
    before = kept(phone, "africana")
    phone.locator(".pad__key", has_text="Klaar").tap()
    assert phone.locator(".pad").is_hidden()
    assert kept(phone, "africana") == before
    assert phone.evaluate("document.activeElement === document.body")


def test_the_open_field_is_seen_and_said(phone: Any, served: Served) -> None:
    visit(phone, served, tally=example("africa"))
    number(phone, "gems").tap()
    label = phone.locator("[data-row=gems] .row__label").inner_text()
    assert phone.locator(".pad__of").inner_text() == f"Anna – {label}"
    tap(phone, "3")
    number(phone, "gems").tap()  # a tap on the open field begins anew
    tap(phone, "9")
    assert number(phone, "gems").input_value() == "9"
    phone.keyboard.type("1")
    tap(phone, "2")
    assert number(phone, "gems").input_value() == "912"
    for size in (PHONE, {"width": 844, "height": 390}):
        phone.set_viewport_size(size)
        for key in ("track", "goods/kettle", "gems"):
            phone.locator(".who").focus()
            number(phone, key).evaluate("(input) => input.focus()")
            phone.wait_for_timeout(100)
            field, pad = number(phone, key).bounding_box(), phone.locator(".pad").bounding_box()
            beside = field["x"] + field["width"] <= pad["x"] or field["y"] + field["height"] <= pad["y"]
            assert beside, (size, key)
            assert 0 <= field["y"] <= size["height"] - field["height"]


def test_what_is_tapped_does_not_move(phone: Any, served: Served) -> None:
    """Two taps at one place of a sheet whose winner depends on a ruling from the first of them on."""
    players = [{"name": "Ann", "artifacts": {"mask": 1, "vase": 2}, "artifact_points": 4}]
    tally = {"game": "africana", "players": [*players, {"name": "Ben", "expeditions": 12, "silver": 25}]}
    visit(phone, served, "africana", "en", tally)
    more = phone.locator("[data-row='artifacts/mask'] .step").last
    box = more.bounding_box()
    for _ in range(2):
        phone.touchscreen.tap(box["x"] + 20, box["y"] + 20)
        assert more.bounding_box() == box
    assert kept(phone, "africana")["players"][0]["artifacts"]["mask"] == 3
    assert kept(phone, "africana")["rulings"] == {}
    # What was removed is taken back in the same place.
    phone.locator(".chips__add").tap()
    gone = phone.locator("[data-do=remove]").bounding_box()
    phone.locator("[data-do=remove]").tap()
    assert phone.locator(".undo-here").bounding_box()["y"] == gone["y"]
    phone.locator(".undo-here").tap()
    assert phone.locator(".chip").count() == 3


def test_the_marker_goes_from_player_to_player(phone: Any, served: Served) -> None:
    visit(phone, served, tally=example("africa"))
    assert totals(phone)["Ben"] == 49
    phone.locator("[data-choice='bonus=0']").tap()
    assert winners(phone) == []
    assert (totals(phone)["Anna"], totals(phone)["Ben"]) == (56, 46)
    assert [player.get("bonus", False) for player in kept(phone)["players"]] == [True, False, False, False]
    phone.locator(".undo").tap()
    assert (totals(phone)["Anna"], totals(phone)["Ben"]) == (53, 49)


def test_steps_zero_in_one_tap_and_undo(phone: Any, served: Served) -> None:
    visit(phone, served)
    row = phone.locator("[data-row='goods/statue']")
    row.locator(".step").first.tap()
    assert row.locator(".number").input_value() == "0"
    for _ in range(3):
        row.locator(".step").last.tap()
    assert row.locator(".number").input_value() == "3"
    assert totals(phone)["Speler 1"] == 5
    for _ in range(9):
        if row.locator(".step").last.is_enabled():
            row.locator(".step").last.tap()
    assert row.locator(".number").input_value() == "5"
    while phone.locator(".undo").is_enabled():
        phone.locator(".undo").tap()
    assert row.locator(".number").input_value() == ""
    box = row.locator(".step").last.bounding_box()
    assert box["width"] >= 44
    assert box["height"] >= 44


def test_what_cannot_be_is_told_at_its_row(page: Any, served: Served) -> None:
    visit(page, served, tally=example("africa"))
    number(page, "goods/statue").fill("7")
    row = page.locator("[data-row='goods/statue']")
    problem = scorer.problems(
        example("africa")
        | {"players": [{"name": "Anna", "track": 1, "goods": {"statue": 7}}, {"name": "B", "track": 1}]}
    )[0]
    assert row.locator(".row__wrong").inner_text().startswith(scorer_words(problem))
    assert number(page, "goods/statue").get_attribute("aria-invalid") == "true"
    # What depends on it is not told; nothing else of this table does.
    told = dict(zip("ABCD", page.locator("output").all_text_contents(), strict=True))
    others = scorer.score(example("africa")).players[1:]
    assert told == dict(zip("ABCD", ["–", *[str(player.total) for player in others]], strict=True))
    assert page.locator(".sheet__standing").inner_text().startswith(scorer_words(problem))
    number(page, "goods/statue").fill("three")
    assert row.locator(".row__wrong").inner_text()
    # Somebody else's mistake is told, too, and leads there.
    page.locator(".chip").nth(1).click()
    assert "Anna" in page.locator(".sheet__alarm").inner_text()
    page.locator(".sheet__alarm button").click()
    number(page, "goods/statue").fill("3")
    assert totals(page)["Anna"] == 53
    assert page.locator(".sheet__alarm").inner_text() == ""


def scorer_words(problem: scorer.ScorerError) -> str:
    say = language("nl")
    values, _ = problem.spoken(say)
    return say.gettext(problem.what, **values)


def test_a_disputed_ruling_is_switched_and_said(page: Any, served: Served) -> None:
    tally = example("africa")
    visit(page, served, tally=tally)
    # The first number stays on the first screen; the dispute is one line, and stands in the result.
    assert page.locator("#row-0").bounding_box()["y"] < PHONE["height"] / 2
    page.locator(".sheet__disputed").click()
    page.wait_for_selector("dialog .dispute")
    banner = page.locator("dialog .dispute")
    assert banner.count() == 1
    assert banner.locator("[aria-pressed=true]").inner_text().endswith("Dora")
    banner.locator("[aria-pressed=false]").click()
    other = scorer.score(tally, rulings={"africa.majority.rounding": "up"})
    page.locator("dialog li.won", has_text="Anna").wait_for()
    assert winners(page) == list(other.winners)
    assert page.locator(".result__said").inner_text() == other.to_dict("nl")["decision"]["text"]
    assert kept(page)["rulings"] == {"africa.majority.rounding": "up"}
    page.locator(".dispute__note").first.wait_for()
    assert "gekozen voor deze partij" in banner.first.inner_text()
    # It can be taken back where it was hit.
    banner.locator("[aria-pressed=false]").first.click()
    page.locator("dialog li.won", has_text="Dora").first.wait_for()
    assert winners(page) == ["Dora"]
    # A second tap leaves it to the table again.
    banner.locator("[aria-pressed=true]").first.click()
    page.locator(".dispute__note").wait_for(state="detached")
    assert "rulings" not in kept(page) or kept(page)["rulings"] == {}
    # A number of the table tells why it is so.
    cell = page.locator(".cell").first
    cell.click()
    best = min(scorer.score(tally).to_dict("nl")["players"], key=lambda player: player["rank"])
    assert cell.inner_text() == str(best["lines"][0]["points"])
    assert best["lines"][0]["text"] in page.locator(".result__why").inner_text()
    assert page.locator(".result__why a").get_attribute("href").endswith(f"{best['lines'][0]['rule']}/")


def test_what_our_table_plays_counts_here(page: Any, served: Served) -> None:
    page.goto(f"{served.address}/nl/")
    page.evaluate("localStorage.setItem('table.africa', JSON.stringify({edition: 'nl', rulings: {}}))")
    tally = example("africa")
    # A tally from elsewhere is scored as it was sent, and the difference is told and asked.
    visit(page, served, tally=tally)
    assert totals(page) == {player.name: player.total for player in scorer.score(tally).players}
    differs = page.locator(".sheet__differs")
    assert "naar boven" in differs.inner_text()
    differs.get_by_text("Tellen zoals wij spelen").click()
    sheet = scorer.score(tally, edition="nl")
    assert totals(page) == {player.name: player.total for player in sheet.players}
    assert winners(page) == list(sheet.winners)
    assert differs.inner_text() == ""
    # It goes with the link, and is there whatever this table chooses later.
    page.locator(".tools button", has_text="Delen").click()
    link = page.locator(".link").first.input_value()
    escape(page)
    for choice in ("null", json.dumps({"edition": "fr", "rulings": {}})):
        page.evaluate(f"localStorage.setItem('table.africa', '{choice}')")
        for address in (link, link.partition("#")[0]):
            page.goto("about:blank")
            page.goto(address)
            page.wait_for_selector(READY)
            assert winners(page) == list(sheet.winners)
            assert bool(page.locator(".sheet__differs").inner_text()) == (choice != "null")
    # What a tally says of itself goes before.
    visit(page, served, tally={**tally, "edition": "fr", "players": tally["players"][:3]})
    sheet = scorer.score({**tally, "edition": "fr", "players": tally["players"][:3]})
    assert totals(page) == {player.name: player.total for player in sheet.players}


def test_it_is_kept_and_a_new_one_has_the_same_players(page: Any, served: Served) -> None:
    visit(page, served, tally=example("africa"))
    number(page, "gold").fill("5")
    page.reload()
    page.wait_for_selector(READY)
    assert number(page, "gold").input_value() == "5"
    page.locator(".tools [data-do=games]").click()
    page.get_by_role("button", name="Nieuwe partij, zelfde spelers").click()
    assert totals(page) == dict.fromkeys(("Anna", "Ben", "Cleo", "Dora"), 0)
    number(page, "track").fill("12")
    page.locator(".tools [data-do=games]").click()
    page.wait_for_selector(".kept li")
    assert page.locator(".kept li").count() == 2
    page.locator(".kept li:not(.now) button").first.click()
    assert number(page, "gold").input_value() == "5"


def test_what_is_broken_harms_nothing_else(page: Any, served: Served) -> None:
    visit(page, served, tally=example("africa"))
    broken = {
        "sheet.africa.a": '{"v": 1, "tally": {"players": "<img src=x onerror=alert(1)>"',
        "sheet.africa.b": '{"v": 1, "tally": {"players": [{"name": 3}]}}',
        "sheet.africa.c": '{"v": 99, "tally": {}}',
        "sheet.africa": "nowhere",
        "table.africa": '{"edition": "xx", "rulings": {"africa.majority.rounding": "sideways", "x": 1}}',
    }
    old(page, broken)
    page.reload()
    page.wait_for_selector(READY)
    assert totals(page)["Anna"] == 53
    page.locator(".tools [data-do=games]").click()
    page.wait_for_selector(".kept li")
    assert page.locator(".kept li").count() == 4
    assert "nieuwere versie" in page.locator(".kept").inner_text()
    assert texts(page)["sheet.africa.a"] == broken["sheet.africa.a"]
    # Nor do the other games know of it.
    visit(page, served, "africana", tally=example("africana"))
    old(page, {"sheet.africana": "{", "sheet.africa.d": "["})
    for game in ("africana", "africa"):
        visit(page, served, game)
        assert totals(page) == {player.name: player.total for player in scorer.score(example(game)).players}


def test_hostile_names_are_text(page: Any, served: Served) -> None:
    for name in ("<img src=x onerror=alert(1)>", "{winner}</script>", "__proto__", "a" * 100, "=1+1"):
        tally = {
            "game": "africa",
            "players": [{"name": name, "track": 5, "goods": {name: 2}}, {"name": "constructor", "track": 4}],
        }
        page.goto("about:blank")
        visit(page, served, tally=tally)
        assert totals(page)[name] == scorer.score(tally)[name].total
        assert page.locator(".who").input_value() == name
        # What has no room on a phone is cut, and hides nothing that makes it another name.
        assert name.startswith(page.locator(".chip bdi").first.inner_text().rstrip("…"))
        page.locator(".tools button", has_text="Uitslag").click()
        page.wait_for_selector("dialog[open]")
        assert page.locator("dialog img, dialog script, [data-sheet] img").count() == 0, name
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name


FRAGMENTS = (
    "#tally=%7B%22game%22",
    "#tally=%",
    "#tally=[]",
    "#tally=null",
    '#tally={"game":"africa","players":[{"name":"A","gold":{"x":{}}}]}',
    '#tally={"game":"africa","players":[{"name":"A","__proto__":{"x":1}}]}',
    '#tally={"game":"africa","players":"AB","surprise":1}',
    '#tally={"players":[]}&v=2',
    '#v=7&tally={"players":[]}',
)


@pytest.mark.long
def test_fragments_that_cannot_be_used_are_refused_kindly(page: Any, served: Served) -> None:
    visit(page, served, tally=example("africa"))
    for fragment in FRAGMENTS:
        page.goto("about:blank")
        page.goto(f"{served.address}/nl/score/africa/{fragment}")
        page.wait_for_selector(READY)
        note = page.locator(".sheet__note").inner_text()
        assert note, fragment
        assert ("nieuwere versie" in note) == ("v=" in fragment), fragment
        # What was there is there.
        assert totals(page)["Anna"] == 53, fragment


def test_a_tally_of_another_game_leads_there(page: Any, served: Served) -> None:
    visit(page, served, tally=example("afritoria"))
    page.locator(".sheet__note a").click()
    page.wait_for_url("**/afritoria/**")
    page.wait_for_selector(READY)
    assert winners(page) == list(scorer.score(example("afritoria")).winners)


@pytest.mark.parametrize("game", one_of(ids(), "afritoria"))
def test_a_link_gives_back_what_was_shared(game: str, page: Any, served: Served) -> None:
    tally = example(game)
    visit(page, served, game, "fr", tally)
    page.locator(".tools button", has_text="Partager").click()
    link = page.locator(".link").first.input_value()
    told = json.loads(unquote(urlparse(link).fragment.removeprefix("tally=")))
    assert scorer.score(told).to_dict("fr") == scorer.score({**tally, "id": told["id"]}).to_dict("fr")
    other = page.context.new_page()
    other.goto(link.replace("/fr/", "/fi/"))
    other.wait_for_selector(READY)
    assert totals(other) == totals(page)
    other.close()
    # The same link twice is the same sheet.
    assert len(texts(page, f"sheet.{game}.")) == 1


def test_what_is_shared_is_what_the_command_line_writes(
    page: Any, served: Served, program: Any, tmp_path: Path
) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tally = example("africa")
    visit(page, served, lang="de", tally=tally)
    page.locator(".tools button", has_text="Teilen").click()
    file = tmp_path / "africa.json"
    file.write_text(json.dumps(tally), "utf-8")
    for title, format in (("Text", "text"), ("Markdown", "markdown"), ("CSV", "csv"), ("JSON", "json")):
        button = page.get_by_role("button", name=f"{title}: Kopieren")
        button.click()
        page.wait_for_selector(f"[aria-label='{title}: Kopieren'] >> text=Kopiert")
        told = page.evaluate("navigator.clipboard.readText()")
        if format == "json":
            # The page has an id for the game, which it keeps when something is corrected.
            file.write_text(json.dumps({**tally, "id": json.loads(told)["tally"]["id"]}), "utf-8")
        done = program("score", "--lang", "de", str(file), "--format", format)
        assert json.loads(told) == json.loads(done.out) if format == "json" else told == done.out


def test_pictures_codes_and_bg_stats(page: Any, served: Served) -> None:
    tally = example("africa")
    visit(page, served, tally=tally)
    page.locator(".tools button", has_text="Delen").click()
    with page.expect_download() as download:
        page.locator("dialog button", has_text="Afbeelding").click()
    assert download.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert download.value.suggested_filename.endswith(".png")
    page.locator("dialog button", has_text="QR").last.click()
    page.wait_for_selector(".qr")
    address = page.locator(".qr").get_attribute("data-text")
    play = json.loads(parse_qs(urlparse(address).query)["data"][0])
    from scorer.export.bgstats import play as play_of

    # The page has an id for the game, which it keeps when something is corrected.
    assert play | {"playDate": ""} == play_of(scorer.score({**tally, "id": play["sourcePlayId"]}), "")
    assert address.startswith("https://app.bgstatsapp.com/createPlay.html?data=%7B")
    assert page.evaluate("document.querySelector('.qr').width > 200")


def play_in(page: Any) -> dict[str, Any]:
    """The play in the code for BG Stats of the dialog that is open."""
    page.locator("dialog button", has_text="QR").last.click()
    page.wait_for_selector(".qr")
    play: dict[str, Any] = json.loads(
        parse_qs(urlparse(page.locator(".qr").get_attribute("data-text")).query)["data"][0]
    )
    return play


def test_a_game_is_one_play_after_corrections_reloads_and_on_another_phone(
    page: Any, served: Served, program: Any, tmp_path: Path
) -> None:
    """The link, the file, the parts and BG Stats have one id, and say who began."""
    visit(page, served, tally=example("africa"))
    page.locator(".tools button", has_text="Delen").click()
    page.locator("dialog .first button", has_text="Ben").click()
    first = play_in(page)
    assert [player["startPlayer"] for player in first["players"]] == [False, True, False, False]
    link = page.locator("dialog .link").input_value()
    sent = tally_in(link)
    assert (sent["id"], sent["began"]) == (first["sourcePlayId"], "Ben")
    escape(page)
    # Corrected, under another name, and opened again.
    page.locator(".chip").nth(1).click()
    page.locator(".who").fill("Benno")
    number(page, "gold").fill("5")
    page.reload()
    page.wait_for_selector(READY)
    page.locator(".tools button", has_text="Delen").click()
    again = play_in(page)
    assert again["sourcePlayId"] == first["sourcePlayId"]
    assert again["players"] != first["players"]
    assert [player["name"] for player in again["players"] if player["startPlayer"]] == ["Benno"]
    file = tmp_path / "sheet.json"
    with page.expect_download() as download:
        page.locator("[aria-label='JSON: Opslaan']").click()
    download.value.save_as(file)
    address = program("export", "bgstats", file).out.strip()
    told = json.loads(parse_qs(urlparse(address).query)["data"][0])
    assert {**told, "playDate": ""} == {**again, "playDate": ""}
    # What the program keeps opens on the phone, and is the same game there.
    program("score", file, "--save", tmp_path / "kept.json")
    saved = json.loads((tmp_path / "kept.json").read_text("utf-8"))
    visit(page, served, tally=saved)
    page.locator(".tools button", has_text="Delen").click()
    assert {**play_in(page), "playDate": ""} == {**again, "playDate": ""}
    assert tally_in(page.locator("dialog .link").input_value()) == saved
    # A game that begins has its own.
    escape(page)
    visit(page, served, tally=example("africa"))
    page.locator(".tools button", has_text="Delen").click()
    assert play_in(page)["sourcePlayId"] not in (first["sourcePlayId"], "")


@pytest.mark.long
def test_nobody_is_asked_who_began_where_all_play_at_once(page: Any, served: Served) -> None:
    visit(page, served, "afritoria", tally=example("afritoria"))
    page.locator(".tools button", has_text="Delen").click()
    assert page.locator("dialog .first").count() == 0
    assert not any(player["startPlayer"] for player in play_in(page)["players"])


def tally_in(link: str) -> dict[str, Any]:
    tally: dict[str, Any] = json.loads(unquote(urlparse(link).fragment.removeprefix("tally=")))
    return tally


def test_a_link_without_an_id_is_the_sheet_that_has_it_already(page: Any, served: Served) -> None:
    """One with an id is another game than one with another id, whatever was counted."""
    for id, sheets in (("", 1), ("", 1), ("one", 2), ("two", 3), ("one", 3)):
        visit(page, served, tally={**example("africa"), **({"id": id} if id else {})})
        assert len(texts(page, "sheet.africa.")) == sheets


@pytest.mark.parametrize("game", one_of(ids(), "afritoria"))
def test_the_result_says_what_decided(game: str, phone: Any, served: Served) -> None:
    """As the library says it; what comes later moves nothing, and goes along with what is sent."""
    tally = example(game)
    sheet = scorer.score(tally)
    short, *lines = sheet.explain("nl").decided(sheet.decided)
    visit(phone, served, game, tally=tally)
    phone.evaluate("() => void (navigator.share = (sent) => ((window.sent = sent), Promise.resolve()))")
    phone.locator(".key[data-do=result]").tap()
    place = phone.locator("dialog .result__decided")
    before = place.bounding_box()
    place.locator("span", has_text=short).wait_for()
    assert place.bounding_box() == before
    place.locator("summary").tap()
    assert place.locator("li").all_inner_texts() == lines
    phone.locator("dialog button", has_text="Delen").tap()
    phone.locator("dialog button", has_text="Versturen").tap()
    assert phone.evaluate("window.sent.text").split("\n")[-1] == short


def test_what_decided_is_that_of_the_sheet_that_is_shown(page: Any, served: Served) -> None:
    """Under another reading, and nothing while something is open."""
    tally = example("africa")
    visit(page, served, tally=tally)
    page.locator(".key[data-do=result]").click()
    span = page.locator("dialog .result__decided span")
    for reading in ("up", "down"):
        page.locator(f"dialog [data-choice$='={reading}']").click()
        sheet = scorer.score(tally, rulings={"africa.majority.rounding": reading})
        span.filter(has_text=sheet.explain("nl").decided(sheet.decided)[0]).wait_for()
    page.locator("dialog button", has_text="Sluiten").click()
    page.locator(".chips__add").click()
    page.locator(".key[data-do=result]").click()
    assert not span.count()


@pytest.mark.long  # what is kept is kept for all pages: `test_a_language_works_without_a_network`
def test_without_a_network(offline_page: Any, built: Path) -> None:
    host, page = Served(built), offline_page
    visit(page, host, tally=example("africa"))
    page.wait_for_selector("html[data-offline=ready]", timeout=60_000)
    host.stop()
    page.goto(f"{host.address}/nl/score/africana/")
    page.wait_for_selector(READY)
    number(page, "silver").fill("10")
    assert (
        totals(page)["Speler 1"]
        == scorer.score({"game": "africana", "players": [{"name": "a", "silver": 10}, {"name": "b"}]})["a"].total
    )
    page.goto(f"{host.address}/nl/score/africa/")
    page.wait_for_selector(READY)
    assert totals(page)["Anna"] == 53
    page.locator(".tools button", has_text="Delen").click()
    page.locator("dialog button", has_text="QR-code").first.click()
    page.wait_for_selector(".qr")


def test_parts_come_together_and_nothing_is_written_over(page: Any, served: Served) -> None:
    tally = example("africa")
    visit(page, served, tally={**tally, "players": tally["players"][:3]})

    def hand_over(player: dict[str, Any]) -> None:
        part = quote(json.dumps({"game": "africa", "players": [player]}), safe="")
        page.goto("about:blank")
        page.goto(f"{served.address}/nl/score/africa/#part={part}")
        page.wait_for_selector(READY)
        page.wait_for_selector("dialog[open]")
        page.locator("dialog button", has_text="Overnemen").click()

    hand_over(tally["players"][3])
    assert totals(page) == {player.name: player.total for player in scorer.score(tally).players}
    hand_over({"name": "anna", "gold": 2})
    conflict = page.locator(".conflict")
    assert conflict.locator("legend").inner_text() == "Anna – Goudklompen"
    assert totals(page)["Anna"] == 53
    assert page.locator("dialog button", has_text="Overnemen").is_disabled()
    conflict.get_by_label("doorgegeven: 2").check()
    page.locator("dialog button", has_text="Overnemen").click()
    assert kept(page)["players"][0]["gold"] == 2
    page.locator(".undo").click()
    assert kept(page)["players"][0]["gold"] == 4


def hand_over(page: Any, name: str = "") -> str:
    """The link that hands over the first player of a phone, who is given a name where there is none."""
    page.locator(".tools button", has_text=words(page)["parts"]).click()
    page.locator(".part summary").first.click()
    if name:
        page.locator(".part[open] .who-name").fill(name)
        page.locator(".part[open] .who-name").press("Enter")
    link: str = page.locator(".part[open] .link").input_value()
    page.locator("dialog .sheet-dialog__head button").click()
    return link


def phone_in(link: str) -> str:
    """Which phone a part comes from."""
    return parse_qs(urlparse(link).fragment)["from"][0]


def take_over(page: Any, link: str) -> None:
    """Opens a link in a sheet; whatever it asks waits."""
    page.locator(".tools button", has_text=words(page)["parts"]).click()
    page.locator(".paste").fill(link)
    page.locator(".taking button").click()
    page.locator(".taking").wait_for(state="detached")
    page.wait_for_selector("dialog[open]")
    if page.locator("dialog .strong").count() and page.locator("dialog .strong").is_enabled():
        page.locator("dialog .strong").click()
        page.wait_for_function("() => !document.querySelector('dialog') || document.querySelector('.conflict')")


def words(page: Any) -> dict[str, str]:
    found: dict[str, str] = json.loads(page.locator("#sheet-data").text_content())["words"]
    return found


@pytest.mark.long  # `test_parts_come_together_and_nothing_is_written_over` has the parts
def test_two_phones_make_one_sheet(page: Any, phone: Any, served: Served) -> None:
    ours, theirs = page, phone  # of different profiles
    visit(ours, served, "africana", "nl")
    visit(theirs, served, "africana", "fr")
    ours.locator(".who").fill("Anna")
    number(ours, "silver").fill("3")
    number(theirs, "silver").fill("4")
    number(theirs, "artifacts/mask").fill("2")
    # Who has no name is asked for it, and gets none by chance.
    take_over(ours, hand_over(theirs, "Ben"))
    ours.wait_for_selector("dialog", state="detached")
    assert [player["name"] for player in kept(ours, "africana")["players"]] == ["Anna", "Ben"]
    # What a phone says anew holds, also that it is none.
    number(theirs, "artifacts/mask").fill("0")
    number(theirs, "silver").fill("5")
    link = hand_over(theirs)
    take_over(ours, link)
    assert kept(ours, "africana")["players"][1] == {"name": "Ben", "silver": 5}
    take_over(ours, link)
    assert ours.locator("dialog p", has_text=words(ours)["stands_again"]).is_visible()
    ours.locator("dialog .tools button", has_text="Sluiten").click()
    # What was corrected here since is asked.
    ours.locator(".chip").nth(1).click()
    number(ours, "silver").fill("6")
    number(theirs, "silver").fill("7")
    take_over(ours, hand_over(theirs))
    assert ours.locator(".conflict legend").all_inner_texts() == [f"Ben – {label(ours, 'silver')}"]
    ours.locator(".conflict").get_by_label("doorgegeven: 7").check()
    ours.locator("dialog .strong").click()
    assert kept(ours, "africana")["players"][1] == {"name": "Ben", "silver": 7}


def test_who_counts_alone_is_told_to_add_the_others(page: Any, served: Served) -> None:
    visit(page, served, "afritoria", "nl")
    page.locator(".switch button", has_text=label(page, "pile")).click()
    for i, colour in enumerate(("green", "blue", "purple", "brown")):
        page.locator("details.cards").nth(i).evaluate("(box) => { box.open = true }")
        page.locator(f"[data-row='pile/{colour} lion'] .step").last.click()
    told = words(page)["alone"].replace("{players}", "4")
    assert page.locator(".sheet__standing").inner_text() == told
    lion = scorer.score(
        {"game": "afritoria", "players": [{"name": "A", "pile": ["green lion"]}, {"name": "B", "pile": []}]}
    )
    assert totals(page)["Speler 1"] == 4 * lion["A"].total
    assert winners(page) == []


@pytest.mark.long
def test_several_phones_are_offered_to_three(phone: Any, served: Served) -> None:
    visit(phone, served)
    line = phone.locator(".sheet__standing")
    assert line.inner_text() == ""
    phone.locator(".chips__add").tap()
    assert line.inner_text() == words(phone)["offer"]
    assert line.evaluate("(line) => line.firstChild.scrollHeight <= line.firstChild.clientHeight"), "all of it is seen"
    line.tap()
    assert phone.locator("dialog h2").inner_text() == words(phone)["parts"]
    phone.locator("dialog .sheet-dialog__head button").tap()
    number(phone, "track").fill("1")
    assert line.inner_text() != words(phone)["offer"]


@pytest.mark.long
def test_where_there_is_no_room_all_can_be_read_and_removed(page: Any, served: Served) -> None:
    tally = example("africa")
    visit(page, served, tally=tally)
    number(page, "track").fill("41")
    visit(page, served, tally={**tally, "players": tally["players"][:2]})
    fill(page)
    page.locator(".who").fill("Anna of the longest name")
    told = page.locator(".sheet__unkept")
    told.get_by_text(words(page)["full"], exact=True).wait_for()
    assert told.bounding_box()["y"] < page.locator(".panel").bounding_box()["y"]
    page.wait_for_function("() => location.hash.startsWith('#tally=')")
    before = totals(page)
    page.reload()
    page.wait_for_selector(READY)
    assert totals(page) == before
    page.locator(".tools button", has_text=words(page)["games"]).click()
    page.wait_for_selector(".kept li")
    assert page.locator(".kept li").count() == 2
    make_room(page)
    page.locator(".kept button", has_text=words(page)["forget"]).first.click()
    page.locator("dialog .sheet-dialog__head button").click()
    assert kept(page)["players"][0]["name"] == "Anna of the longest name"
    page.wait_for_function("() => !location.hash && !document.querySelector('.sheet__unkept').textContent")


@pytest.mark.long
def test_what_a_browser_does_not_keep_comes_along(page: Any, served: Served) -> None:
    page.add_init_script(DENIED)
    asked: list[str] = []

    def leave(dialog: Any) -> None:
        asked.append(dialog.type)
        dialog.dismiss() if dialog.type == "confirm" else dialog.accept()

    page.on("dialog", leave)
    visit(page, served)
    number(page, "track").fill("17")
    assert page.locator(".sheet__unkept").inner_text() == words(page)["unkept"]
    page.wait_for_function("() => location.hash.startsWith('#tally=')")
    link = hand_over(page, "Ann")
    for lang in ("fr", "fi"):
        page.wait_for_function("() => location.hash.includes('Ann')")
        page.locator(".languages summary").click()
        page.locator(f".languages a[hreflang={lang}]").click()
        page.wait_for_url(f"**/{lang}/score/africa/**")
        page.wait_for_selector(READY)
        assert number(page, "track").input_value() == "17"
        page.wait_for_function("() => location.hash.startsWith('#tally=')")
    # Whoever opens its part knows that it is the same phone.
    assert phone_in(hand_over(page)) == phone_in(link)
    page.locator(".sheet__paper a").first.click()
    page.wait_for_url("**/rules/africa/**")
    page.go_back()
    page.wait_for_selector(READY)
    assert number(page, "track").input_value() == "17"
    # Back out of a dialog in which something changed is no way back to what was before.
    page.locator(".tools [data-do=parts]").click()
    page.locator(".part summary").nth(1).click()
    page.locator(".part[open] .who-name").fill("Bob")
    page.locator(".part[open] .who-name").press("Enter")
    page.wait_for_function("() => location.hash.includes('Bob')")
    page.locator("dialog .sheet-dialog__head button").click()
    page.wait_for_function("() => !history.state?.dialog && location.hash.includes('Bob')")
    assert totals(page) == {"Ann": 17, "Bob": 0}
    page.locator(".chip").first.click()
    assert asked == []
    # Whoever would lose it is asked: with another sheet, and by closing it.
    page.locator(".tools [data-do=games]").click()
    page.locator("dialog .tools button", has_text=words(page)["new"]).last.click()
    assert number(page, "track").input_value() == "17"
    assert asked == ["confirm"]
    number(page, "track").click()
    page.close(run_before_unload=True)
    page.wait_for_event("close")
    assert asked == ["confirm", "beforeunload"]


@pytest.mark.long
def test_what_our_table_plays_lives_as_long_as_the_page(page: Any, served: Served) -> None:
    page.add_init_script(DENIED)
    page.goto(f"{served.address}/nl/rules/africa/#our-table")
    choice = page.locator(".choice")
    choice.locator("select").select_option("nl")
    assert choice.locator("select").input_value() == "nl"
    assert choice.locator(".choice__kept").inner_text().startswith("Je browser bewaart niets")
    choice.locator("input[type=radio]").last.check()
    assert choice.locator("input[type=radio]").last.is_checked()


@pytest.mark.long
def test_buttons_say_what_has_not_been_loaded(page: Any, served: Served) -> None:
    later = {"games": "games", "parts": "phones", "share": "sharing", "result": "result"}
    for module in later.values():
        page.route(f"**/sheet/{module}.mjs", lambda route: route.abort("internetdisconnected"))
    visit(page, served, tally=example("africa"))
    for name in later:
        page.locator(f".tools [data-do={name}]").click()
        page.locator(".sheet__note").wait_for()
        assert words(page)["absent"] in page.locator(".sheet__note").inner_text()
        page.locator(".sheet__note button").last.click()
    page.unroute_all()
    page.locator(".tools [data-do=games]").click()
    page.locator("dialog[open], .sheet__note").wait_for()
    # Some browsers keep in mind what they could not load, until the page is opened again.
    if page.locator(".sheet__note").count():
        page.locator(".sheet__note button").first.click()
        page.wait_for_selector(READY)
        assert number(page, "track").input_value() == "36"
        page.locator(".tools [data-do=games]").click()
    page.wait_for_selector("dialog[open]")


def label(page: Any, key: str) -> str:
    fields = json.loads(page.locator("#sheet-data").text_content())["fields"]
    return next(str(field["label"]) for field in fields if field["key"] == key)


def test_who_comes_from_another_phone_is_asked(page: Any, served: Served) -> None:
    visit(page, served, "africana", "nl", {"game": "africana", "players": [{"name": "Anna"}, {"name": "Ben"}]})

    def open_part(player: dict[str, Any], at: str = "2026-03-14T20:00:00.000Z") -> None:
        data = quote(json.dumps({"game": "africana", "players": [player]}), safe="")
        # Every part link is in the language of the phone that it comes from.
        fragment = f"#part={data}&from=abc.0&at={at}&v=2"
        page.evaluate("(fragment) => { location.hash = fragment }", fragment)
        page.wait_for_selector("dialog[open]")

    # Nobody has given this name, in whatever language.
    open_part({"name": "Joueur 1", "silver": 4})
    assert page.locator(".conflict legend").inner_text() == "Wie is Speler 1?"
    assert page.locator("dialog .strong").is_disabled()
    page.locator(".who-name").fill("Cleo")
    page.locator("dialog .strong").click()

    def names() -> list[str]:
        return [player["name"] for player in kept(page, "africana")["players"]]

    assert names() == ["Anna", "Ben", "Cleo"]
    open_part({"name": "Benny", "silver": 5}, "2026-03-14T20:01:00.000Z")
    assert page.locator(".conflict label").first.inner_text().strip() == "Dezelfde: Cleo heet nu Benny"
    page.locator(".conflict input").first.check()
    page.locator("dialog .strong").click()
    assert names() == ["Anna", "Ben", "Benny"]
    assert kept(page, "africana")["players"][2] == {"name": "Benny", "silver": 5}
    assert page.locator("dialog").count() == 0
    # Counted on another day.
    open_part({"name": "Benny", "silver": 6}, "2026-03-16T20:01:00.000Z")
    assert page.locator("dialog .sheet-dialog__note").inner_text() == words(page)["other_day"]
    assert "16 mrt 2026" in page.locator(".handed").first.inner_text()
    assert "Anna, Ben, Benny" in page.locator(".handed").nth(1).inner_text()


@pytest.mark.long
def test_a_player_counted_in_two_ways_is_asked(page: Any, served: Served) -> None:
    players = [{"name": "Ann", "values": {"3": 2}}, {"name": "Ben", "values": {"1": 1}}]
    visit(page, served, "afritoria", "nl", {"game": "afritoria", "players": players})
    before = kept(page, "afritoria")
    part = json.dumps({"game": "afritoria", "players": [{"name": "Ann", "pile": ["green zebra", "blue zebra"]}]})
    page.evaluate("(fragment) => { location.hash = fragment }", f"#part={quote(part, safe='')}")
    page.locator("dialog .strong").click()
    told = page.locator(".conflict").inner_text()
    assert told.startswith(f"Ann – {words(page)['way']}")
    assert "Zebra (groen): 1, Zebra (blauw): 1" in told.replace("Groen", "groen").replace("Blauw", "blauw")
    page.locator(".conflict input").last.check()
    page.locator("dialog .strong").click()
    assert kept(page, "afritoria")["players"][0] == {"name": "Ann", "pile": ["green zebra", "blue zebra"]}
    page.reload()
    page.wait_for_selector(READY)
    assert list(totals(page)) == ["Ann", "Ben"]
    page.locator(".undo").click()
    assert kept(page, "afritoria")["players"] == before["players"]


def test_an_update_waits_while_a_sheet_is_half_filled(offline_page: Any, copy: Served) -> None:
    page = offline_page
    visit(page, copy)
    kept_offline(page)
    number(page, "track").fill("17")
    published_anew(copy, "nl/score/africa/index.html", b"<h1", b"<h1 data-version=new")
    number(page, "gold").focus()
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    page.locator(".update").wait_for(timeout=60_000)
    # Who is typing types on.
    page.keyboard.type("4")
    page.locator("[data-row='goods/drum'] .step").last.click()
    half = {"name": "Speler 1", "track": 17, "gold": 4, "goods": {"drum": 1}}
    for _ in range(2):
        assert kept(page)["players"][0] == half
        assert page.locator("[data-version=new]").count() == 0
        page.reload()
        page.wait_for_selector(READY)
    page.locator(".update button").first.click()
    page.wait_for_selector("[data-version=new]", state="attached", timeout=60_000)
    page.wait_for_selector(READY)
    assert kept(page)["players"][0] == half
    assert number(page, "track").input_value() == "17"
    assert number(page, "goods/drum").input_value() == "1"


@pytest.mark.parametrize("game", one_of(ids(), "afritoria"))
def test_whoever_prints_gets_all_players(game: str, page: Any, served: Served) -> None:
    tally = example(game)
    visit(page, served, game, "fi", tally)
    page.wait_for_function("() => dispatchEvent(new Event('beforeprint')) && document.querySelector('.on-paper')")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 650, "height": 900})  # what A4 has between wide margins
    paper = page.locator(".on-paper")
    said = paper.inner_text()
    for player in scorer.score(tally).to_dict("fi")["players"]:
        assert f"{player['name']}: {player['total']}" in said
        assert all(line["text"] in said for line in player["lines"])
    sheet = scorer.score(tally)
    assert sheet.to_dict("fi")["decision"]["text"] in said
    doubt = language("fi").gettext("The rulebooks differ, and the winner depends on it: {title}", title="")
    assert (doubt in said) == any(entry.changes_winner for entry in sheet.disputed)
    assert not page.locator("[data-sheet]").is_visible()
    assert page.evaluate("[...document.querySelectorAll('.on-paper *')].every((e) => e.scrollWidth <= innerWidth)")
    page.emulate_media(media="null")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert paper.count() == 0
    assert page.locator("[data-sheet]").is_visible()
    # The browser's own printing goes the same way.
    page.evaluate("addEventListener('beforeprint', () => (window.printed = document.documentElement.dataset.paper))")
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) == 1
    assert page.evaluate("window.printed") == "result"


@pytest.mark.long
def test_nobody_leads_alone(page: Any, served: Served) -> None:
    for game, key in (("africana", "silver"), ("africa", "track")):
        visit(page, served, game, "en")
        page.locator(".chips__add").click()
        page.locator(".chip").first.click()
        number(page, key).fill("30")
        marks = page.locator(".chip__mark")
        assert marks.all_inner_texts() == ["", "", ""]
        page.locator(".chip").nth(1).click()
        number(page, key).fill("20")
        assert marks.all_inner_texts() == ["▲", "", ""]
        page.locator(".chip").nth(2).click()
        number(page, key).fill("40")
        assert marks.all_inner_texts() == ["", "", "▲"]
        page.locator(".sheet__standing").click()
        assert page.locator("dialog .won").count() == 0
        page.locator("dialog .sheet-dialog__note button").click()
        crowned = [""] * 3 if game == "africa" else ["", "", "♛"]
        assert [mark.replace("▲", "") for mark in marks.all_inner_texts()] == crowned
        page.keyboard.press("Escape")


def test_nobody_is_crowned_while_somebody_counts(phone: Any, served: Served) -> None:
    visit(phone, served)
    phone.locator(".chip").first.tap()
    number(phone, "track").tap()
    tap(phone, "3740005042")  # the last of Anna's goes on to Ben
    marks = phone.locator(".chip__mark")
    assert marks.all_inner_texts() == ["▲", ""]
    assert phone.locator(".sheet__disputed").is_hidden()
    phone.locator(".chip").first.tap()
    number(phone, "track").tap()
    phone.keyboard.press("Shift+Enter")  # back from the first row ends nothing
    assert marks.all_inner_texts() == ["▲", ""]
    phone.locator(".chip").nth(1).tap()
    number(phone, "track").tap()
    tap(phone, ">>>>>5>>")  # what is passed over is none
    assert marks.all_inner_texts() == ["▲", ""]
    assert "bonuszegel" in phone.locator(".sheet__standing").inner_text().lower()
    phone.locator("[data-choice='bonus=-1']").tap()
    assert marks.all_inner_texts() == ["♛", ""]
    phone.locator(".undo").tap()
    assert marks.all_inner_texts() == ["▲", ""]


@pytest.mark.long
def test_a_long_sum_is_in_view(phone: Any, served: Served) -> None:
    visit(phone, served, "africana")
    """Beside the keys, so that the row stays as high as it is."""
    number(phone, "expeditions").tap()
    row = phone.locator(".row--active").bounding_box()
    tap(phone, "4+6+5+3+")
    shown = phone.locator(".pad__typed")
    assert shown.inner_text() == "4+6+5+3 = 18"
    assert shown.evaluate("(each) => each.scrollWidth <= each.clientWidth + 1")
    assert phone.locator(".row--active").bounding_box() == row


def test_a_rule_leads_back_to_the_sheet(page: Any, served: Served) -> None:
    visit(page, served, tally=example("africa"))
    page.locator(".reason summary").first.click()
    page.locator(".reason[open] a").click()
    page.locator("[data-back]").click()
    page.wait_for_selector("html[data-state=ready]")
    assert totals(page)["Anna"] == 53
    page.goto(f"{served.address}/nl/r/africa.score.goods/")
    assert page.locator("[data-back]").is_hidden()


@pytest.mark.parametrize("game", one_of(ids(), "africana"))
def test_every_game_by_keyboard_only(game: str, page: Any, served: Served) -> None:
    players = example(game)["players"]
    visit(page, served, game, "en")
    press = page.keyboard.press
    page.locator(".chip").first.focus()
    for _ in range(len(players) - page.locator(".chip").count()):
        while page.evaluate("document.activeElement.className") != "chips__add":
            press("Tab")
        press("Enter")
    page.locator(".chip").first.focus()
    press("Home")
    while page.evaluate("document.activeElement.className") != "number":
        press("Tab")
    for i, player in enumerate(players):
        assert page.evaluate("document.querySelector('.chip[aria-selected=true]').id") == f"chip-{i}"
        rows = page.locator(".row:has(.number)").evaluate_all("(all) => all.map((row) => row.dataset.row)")
        for row in rows:
            key, _, part = row.partition("/")
            value = player.get(key, 0)
            if part and isinstance(value, dict):
                value = value.get(part, 0)
            elif part:
                # Kinds without names: for each player others, so that there are enough of each.
                parts = [row for row in rows if row.startswith(f"{key}/")]
                value = [*(value or []), *[0] * len(parts)][(parts.index(row) + 2 * i) % len(parts)]
            page.keyboard.type("+".join(map(str, value)) if isinstance(value, list) else str(value))
            press("Enter")
    found = list(totals(page).values())
    assert found == [player.total for player in scorer.score(kept(page, game)).players]
    if page.locator(".ask-table").count():
        assert winners(page) == []
        press("End")
        page.locator(".ask-table button").last.press("Enter")
    assert page.evaluate("document.activeElement.textContent") == "Result"
    assert winners(page) == list(scorer.score(kept(page, game)).winners)


def test_a_file_is_opened(page: Any, served: Served) -> None:
    visit(page, served)
    page.locator(".tools [data-do=games]").click()
    page.get_by_label("Kies een bestand").set_input_files(EXAMPLES / "africa.json")
    page.wait_for_selector("dialog", state="detached")
    assert totals(page) == {player.name: player.total for player in scorer.score(example("africa")).players}


@pytest.mark.long
def test_a_newer_line_of_the_sheet_that_is_shown_can_be_undone(page: Any, served: Served) -> None:
    """What was entered here since the file was written elsewhere is not lost."""
    visit(page, served, tally=example("africa"))
    number(page, "gold").fill("5")
    here = kept(page)
    play = here.get("id") or page.evaluate("localStorage.getItem('sheet.africa')")
    there: Any = example("africa")
    there["players"][0]["gold"] = 9
    line = {"v": 1, "play": play, "t": "2999-01-01T00:00:00.000Z", "tally": there}
    file = {"name": "games.jsonl", "mimeType": "application/jsonl", "buffer": json.dumps(line).encode()}
    page.locator(".tools [data-do=games]").click()
    page.get_by_label("Kies een bestand").set_input_files(file)
    page.wait_for_selector("dialog", state="detached")
    # The row may be drawn anew meanwhile: it is looked up each time.
    page.wait_for_function("""() => [...document.querySelectorAll("input")].some((input) => input.value === "9")""")
    assert number(page, "gold").input_value() == "9"
    page.locator(".undo").click()
    assert number(page, "gold").input_value() == "5"
    assert kept(page) == here


PASTED = """(input, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text", text);
  return input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true, bubbles: true }));
}"""
"""Whether the browser shows what is pasted."""


def test_a_pasted_book_is_refused_at_once(page: Any, served: Served) -> None:
    visit(page, served)
    # The browser cuts what is longer.
    assert number(page, "track").get_attribute("maxlength") == "200"
    page.locator(".tools [data-do=games]").click()
    paste = page.locator(".paste")
    assert paste.evaluate(PASTED, "short")
    assert not paste.evaluate(PASTED, '{"a": 1}\n' * 600_000)
    assert "geen telblad" in page.locator(".sheet__note").inner_text()
    page.locator(".tools [data-do=games]").click()
    paste.evaluate(PASTED, f"{json.dumps(example('africa'))}{' ' * 30_000}")
    assert totals(page) == {player.name: player.total for player in scorer.score(example("africa")).players}


def test_one_part_is_handed_over_as_a_link(page: Any, served: Served) -> None:
    visit(page, served, tally=example("africa"))
    page.locator(".tools button", has_text="Meerdere telefoons").click()
    page.locator(".part summary", has_text="Cleo").click()
    link = page.locator(".part[open] .link").input_value()
    part = json.loads(unquote(urlparse(link).fragment.removeprefix("part=").partition("&")[0]))
    # What is none is said to be none.
    cleo = example("africa")["players"][2]
    assert part["players"] == [{"bonus": False, "gems": 0} | cleo]
    assert merge([example("africa"), part]).conflicts == ()
    page.locator(".part[open] button", has_text="QR-code").click()
    assert page.locator(".part[open] .qr").get_attribute("data-text") == link


@pytest.mark.long  # so does `test_every_game_by_keyboard_only`
@pytest.mark.parametrize("lang", languages())
def test_a_game_by_keyboard_only(lang: str, page: Any, served: Served) -> None:
    visit(page, served, lang=lang)
    page.locator(".chip").first.focus()
    press = page.keyboard.press
    press("Tab")  # to add a player
    press("Enter")
    for name in ("Cleo",):
        page.keyboard.type(name)
    press("Enter")
    page.keyboard.type("20")
    page.locator(".chip").nth(2).focus()
    press("Home")
    press("Tab")
    press("Tab")
    assert page.evaluate("document.activeElement.className") == "who"
    page.keyboard.type("Anna")
    press("Enter")
    for typed in ("30+6", "3", "1", "", "", "4", "2"):
        page.keyboard.type(typed)
        press("Enter")
    assert page.evaluate("document.querySelector('.chip[aria-selected=true]').id") == "chip-1"
    page.keyboard.type("31")
    press("Control+z")
    press("Control+Shift+z")
    found = {name: total for name, total in totals(page).items() if name in ("Anna", "Cleo")}
    expected = scorer.score(
        {
            "game": "africa",
            "players": [
                {"name": "Anna", "track": 36, "goods": {"statue": 3, "drum": 1}, "gold": 4, "gems": 2},
                {"name": "b", "track": 31},
                {"name": "Cleo", "track": 20},
            ],
        }
    )
    assert found == {name: expected[name].total for name in ("Anna", "Cleo")}
    assert winners(page) == []
    page.locator(".tools button").first.focus()
    press("Enter")
    page.wait_for_selector("dialog[open]")
    press("Escape")
    page.wait_for_selector("dialog", state="detached")


def test_every_field_has_a_name_and_nothing_is_small(page: Any, served: Served) -> None:
    for game in ids():
        visit(page, served, game, tally=example(game))
        unnamed = page.evaluate(
            "[...document.querySelectorAll('[data-sheet] :is(button, input)')].filter((each) =>"
            " !(each.labels?.length || each.ariaLabel || each.textContent.trim())).map((each) => each.outerHTML)"
        )
        assert unnamed == []
        ids_ = page.evaluate("[...document.querySelectorAll('[id]')].map((each) => each.id)")
        assert len(ids_) == len(set(ids_))


CUT = """[...document.querySelectorAll(
  "[data-sheet] :is(button, input, label, h2, p, summary, th, td), dialog[open]"
)].filter((each) => {
  const { left, right, width } = each.getBoundingClientRect();
  return width > 1 && !each.closest(".result__wide") && each.checkVisibility() && (left < -1 || right > innerWidth + 1);
}).map((each) => each.outerHTML.slice(0, 120))"""
"""What stands beyond the edge of the screen."""


@pytest.mark.parametrize("lang", one_of(languages(), "de"))
def test_no_sheet_is_wider_than_the_screen(lang: str, page: Any, served: Served) -> None:
    for game in ids():
        visit(page, served, game, lang, example(game))
        # 200 %: a phone and a laptop.
        for width, height in ((195, 422), (320, 568), (390, 800), (640, 400), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (game, width)
            assert page.evaluate(CUT) == [], (game, width)
        page.set_viewport_size({"width": 320, "height": 568})
        for at in (0, 1):
            page.locator(".tools").first.locator("button").nth(at).click()
            page.wait_for_selector("dialog[open]")
            assert page.evaluate(
                "(() => { const d = document.querySelector('dialog'); return d.scrollWidth <= d.clientWidth; })()"
            )
            assert page.evaluate(CUT) == [], (game, at)
            escape(page)


def test_a_sheet_takes_input_before_the_engine_is_there(page: Any, served: Served) -> None:
    page.route("**/engine/**", lambda route: route.abort())
    for game in ids():
        page.goto(f"{served.address}/en/score/{game}/")
        page.wait_for_selector("html[data-state=failed]")
        assert page.locator(".chip").count() == form_of(scorer.registry.game(game)).table[0]
        row = page.locator(".row:has(.step)").first
        row.locator(".step").last.click()
        assert row.locator(".number").input_value() == "1"
    page.unroute("**/engine/**")
    page.locator(".sheet__state button").click()
    page.wait_for_selector(READY)
    assert row.locator(".number").input_value() == "1"


@contextmanager
def held_back(page: Any, address: str) -> Iterator[None]:
    """A page whose program comes only after what is done within."""
    waiting: list[Any] = []

    def hold(route: Any) -> None:
        waiting.append(route)

    page.route("**/app/sheet.mjs", hold)
    page.goto(address, wait_until="commit")
    page.wait_for_selector(".pad", state="attached")
    yield
    for route in waiting:
        route.continue_()
    page.unroute("**/app/sheet.mjs")
    page.wait_for_selector(READY)


@pytest.mark.parametrize("game", one_of(ids(), "africa"))
def test_what_is_entered_before_the_program_is_there_is_kept(game: str, page: Any, served: Served) -> None:
    with held_back(page, f"{served.address}/en/score/{game}/"):
        assert page.evaluate("document.documentElement.dataset.state") is None
        page.locator(".who").fill("Zoë")
        row = page.locator(".row:visible:has(.number)").nth(1)
        row.locator(".number").fill("2")
        row.locator("[data-do=more]").click()
        for answer in page.locator(".ask-table button:first-child").all():
            answer.click()
        page.locator(".chips__add").click()
    assert page.locator(".chip").count() == form_of(scorer.registry.game(game)).table[0] + 1
    assert kept(page, game)["players"][0]["name"] == "Zoë"
    page.locator(".chip").first.click()
    assert row.locator(".number").input_value() == "3"
    for answer in page.locator(".ask-table button:first-child").all():
        assert answer.get_attribute("aria-pressed") == "true"
    page.locator(".undo").click()
    assert page.locator(".chip").count() == form_of(scorer.registry.game(game)).table[0]


@pytest.mark.long
def test_what_is_entered_before_the_program_is_there_is_of_whom_it_was_entered_for(page: Any, served: Served) -> None:
    """What is typed and what is tapped is done in its order, and whoever is typing goes on."""
    with held_back(page, f"{served.address}/en/score/africa/"):
        for seat, name, track in ((0, "Ann", "12"), (1, "Bob", "7")):
            page.locator(".chip").nth(seat).click()
            page.locator(".who").fill(name)
            number(page, "track").fill(track)
        page.locator(".row:has(#row-0) [data-do=more]").click()
        page.locator(".chips__add").click()
        page.locator(".row:has(#row-0) [data-do=more]").click()
        number(page, "track").fill("30")
        page.locator(".chip").first.click()
        number(page, "gold").fill("4")
        page.locator(".chips__add").click()
        page.locator(".who").select_text()
        page.keyboard.type("Cl")
    page.keyboard.type("eo")
    players: list[dict[str, Any]] = [
        {"name": "Ann", "track": 12, "gold": 4},
        {"name": "Bob", "track": 8},
        {"name": "Player 3", "track": 30},
        {"name": "Cleo"},
    ]
    assert kept(page)["players"] == players
    assert page.locator(".chip__name").all_text_contents() == [player["name"] for player in players]
    while len(kept(page)["players"]) == 4:
        page.locator(".undo").click()
    assert kept(page)["players"] == players[:3]
    page.locator(".undo").click()
    assert "gold" not in kept(page)["players"][0]


@pytest.mark.long
def test_what_is_entered_before_the_program_in_a_row_that_goes_is_kept(page: Any, served: Served) -> None:
    """The form of the other way of counting comes with the program: until then one types into the one that is there."""
    with held_back(page, f"{served.address}/en/score/afritoria/"):
        page.locator(".number:visible").first.fill("2")
        row = page.locator(".row:visible:has(.number)").first.get_attribute("data-row")
        page.locator("[data-do=turn][aria-pressed=false]").click()
        page.locator(".number:visible").nth(1).fill("1")
    assert page.locator(f'.row[data-row="{row}"] .number').input_value() == "2"
    assert page.locator(".number:visible").nth(1).input_value() == "1"


def test_who_types_while_the_program_comes_types_on(page: Any, served: Served) -> None:
    with held_back(page, f"{served.address}/en/score/africa/"):
        number(page, "track").focus()
        page.keyboard.type("3")
    page.keyboard.type("7")
    assert kept(page)["players"][0]["track"] == 37
    assert totals(page)["Player 1"] == 37


def test_a_sheet_that_is_kept_is_not_shown_as_an_empty_one(page: Any, served: Served) -> None:
    visit(page, served, tally=example("africa"))
    with held_back(page, f"{served.address}/nl/score/africa/"):
        assert not page.locator(".panel").is_visible()
    assert page.locator(".panel").is_visible()
    assert totals(page)["Anna"] == 53


def test_a_sheet_whose_program_does_not_come_says_so(page: Any, served: Served) -> None:
    page.route("**/app/sheet.mjs", lambda route: route.abort())
    page.goto(f"{served.address}/en/score/africa/")
    assert page.locator(".sheet__missing").is_visible()
    assert not page.locator(".sheet__state").is_visible()
    page.unroute("**/app/sheet.mjs")
    visit(page, served, lang="en")
    assert not page.locator(".sheet__missing").is_visible()


def test_a_kind_that_is_not_added_yet_is_not_lost(page: Any, served: Served) -> None:
    """Its name stands where it was typed, whoever is shown; but not in the next game."""
    visit(page, served, tally=example("africa"))
    page.locator(".another button").first.click()
    name = page.locator(".another__name")
    name.fill("Masken")
    page.locator(".chip").nth(1).click()
    assert name.input_value() == "Masken"
    page.locator(".chips__add").click()
    page.locator(".chip").first.click()
    assert name.input_value() == "Masken"
    page.locator("[data-do=grow]").click()
    assert page.locator(".row__label", has_text="Masken").is_visible()
    assert not name.is_visible()
    page.locator(".another button").first.click()
    name.fill("Mützen")
    page.evaluate("location.hash = 'new=' + encodeURIComponent(JSON.stringify(['Ann', 'Ben']))")
    page.wait_for_function("() => document.querySelector('.chip__name').textContent === 'Ann'")
    assert name.input_value() == ""


def test_a_kind_that_the_table_names(page: Any, served: Served) -> None:
    visit(page, served, tally=example("africa"))
    page.locator(".another button").first.click()
    page.keyboard.type("Manden")
    page.keyboard.press("Enter")
    page.keyboard.type("4")
    tally = example("africa")
    tally["players"][0]["goods"]["Manden"] = 4
    assert totals(page) == {player.name: player.total for player in scorer.score(tally).players}
    page.locator(".chip").nth(1).click()
    assert page.locator("[data-row='goods/Manden']").count() == 1


@pytest.mark.long
def test_players_sit_in_any_order(page: Any, served: Served) -> None:
    visit(page, served, tally=example("africa"))
    page.locator(".chip").nth(2).click()
    for _ in range(2):
        page.locator("[data-do=left]").click()
    assert list(totals(page)) == ["Cleo", "Anna", "Ben", "Dora"]
    assert totals(page) == {player.name: player.total for player in scorer.score(example("africa")).players}
    assert winners(page) == ["Dora"]
    assert page.locator("[data-do=left]").is_disabled()
    assert page.evaluate("document.activeElement.dataset.do") == "right"
    page.locator(".undo").click()
    assert list(totals(page)) == ["Anna", "Cleo", "Ben", "Dora"]


@pytest.mark.long
def test_share_leads_back_to_where_it_was_opened(page: Any, served: Served) -> None:
    visit(page, served, tally=example("africa"))
    entries = page.evaluate("history.length")
    for leave in (lambda: page.keyboard.press("Escape"), page.go_back):
        page.locator(".key[data-do=result]").click()
        page.locator("dialog button", has_text="Delen").click()
        page.wait_for_selector("dialog .link")
        leave()
        page.wait_for_selector("dialog .result")
        assert page.locator("dialog").count() == 1
        leave()
        page.wait_for_function("() => !document.querySelector('dialog') && !history.state?.dialog")
    page.locator(".tools [data-do=share]").click()
    page.wait_for_selector("dialog .link")
    escape(page)
    assert page.evaluate("history.length") <= entries + 1


@pytest.mark.long
def test_none_is_a_word_and_help_is_apart_from_it(phone: Any, served: Served) -> None:
    for lang in languages():
        visit(phone, served, lang=lang)
        row = phone.locator("[data-row=gold]")
        none, more = row.locator(".step").first, row.locator(".step").last
        assert none.inner_text() == language(lang).gettext("None")
        box, help = none.bounding_box(), row.locator(".help").bounding_box()
        assert box["x"] - (help["x"] + help["width"]) >= 8
        assert box["x"] + box["width"] <= more.bounding_box()["x"]
        assert none.evaluate("(key) => key.scrollWidth <= key.clientWidth && key.scrollHeight <= key.clientHeight + 2")


@pytest.mark.long
def test_names_that_begin_alike_stay_different(phone: Any, served: Served) -> None:
    names = ["Christiaan Jong", "Christiaan Oud", "Christiaantje", "Maximilienne", "Ann"]
    for many in range(2, 6):
        visit(phone, served, tally={"game": "africa", "players": [{"name": name, "track": 1} for name in names[:many]]})
        shown = phone.locator(".chip bdi").all_inner_texts()
        assert len(set(shown)) == many
        cut = phone.locator(".chip__name").evaluate_all(
            "(all) => all.filter((each) => each.scrollWidth > each.clientWidth).length"
        )
        assert cut == 0, shown
        assert list(totals(phone)) == names[:many]
