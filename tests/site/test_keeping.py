"""A finished game of the score sheet is in the logbook of the phone: without a tap, once, and not against the will."""

from __future__ import annotations

import json
from typing import Any

import pytest

import scorer
from docs.site import sheets
from scorer.log.lines import Line, read_line
from scorer.log.play import About, Play, write_play
from scorer.registry import ids
from scorer.text.errors import language
from tests.support.browsing import BROWSER, Served
from tests.support.device import change, fill, make_room, old, texts, until
from tests.support.old import BEFORE, phones
from tests.support.sheet import READY, escape, example, kept, number, totals, visit

pytestmark = BROWSER

STAMP = "2026-03-14T15:10:00.000Z"
PLAY = "log.play."


def plays(page: Any) -> dict[str, dict[str, Any]]:
    """The lines of plays that the phone has, by id: each is one for the terminal, too."""
    lines = {name.removeprefix(PLAY): read_line(text.encode()) for name, text in texts(page, PLAY).items()}
    assert all(isinstance(line, Line) and line.id == id for id, line in lines.items())
    return {id: dict(line.data) for id, line in lines.items() if isinstance(line, Line)}


def only(page: Any) -> dict[str, Any]:
    """The one line that there is."""
    until(page, lambda found: len(found) == 1, PLAY)
    [line] = plays(page).values()
    return line


def as_written(line: dict[str, Any]) -> dict[str, Any]:
    """What the terminal writes of the tally of a line."""
    sheet = scorer.score({**line["tally"], "id": line["play"]})
    about = About(line.get("place", ""), line.get("note", ""), version=scorer.__version__)
    return dict(write_play(sheet, stamp=line["t"], id=line["play"], at=line["at"], about=about).line.data)


def result(page: Any) -> None:
    page.locator("[data-do=result]").first.click()
    page.wait_for_selector("dialog .log > *")


def count(page: Any, *tracks: int) -> None:
    """Counts a game on this phone, to its result."""
    for seat, track in enumerate(tracks):
        page.locator(".chip").nth(seat).click()
        number(page, "track").fill(str(track))
    page.locator("[data-choice='bonus=-1']").click()
    page.locator("[data-do=result]").first.click()
    page.locator("dialog .sheet-dialog__note button").click()


def said(page: Any, text: str, lang: str = "nl") -> None:
    """Waits until the result says something."""
    page.locator("dialog .log__said", has_text=language(lang).gettext(text)).wait_for()


def test_a_finished_game_is_there_without_a_tap(page: Any, served: Served) -> None:
    visit(page, served)
    for seat, name in enumerate(("Ann", "Ben")):
        page.locator(".chip").nth(seat).click()
        page.locator(".who").fill(name)
    assert plays(page) == {}
    count(page, 30, 28)
    line = only(page)
    assert (line["told"], line["tally"]["players"][0], "began" in line["tally"]) == (
        [30, 28],
        {"name": "Ann", "track": 30},
        False,
    )
    assert line == as_written(line)
    said(page, "In your logbook on this device.")
    assert page.locator("dialog .log__said a").get_attribute("href") == f"../../log/#play={line['play']}"
    # One tap says who began; place and note are folded.
    page.locator("dialog .first button", has_text="Ben").click()
    until(page, lambda found: "began" in str(found), PLAY)
    assert page.locator("dialog .first [aria-pressed=true]").inner_text() == "Ben"
    assert page.evaluate("document.activeElement.dataset.choice") == "began=Ben"
    page.locator("dialog .log__about summary").click()
    page.locator("dialog .log__about input").fill("  Helsinki ")
    page.locator("dialog .log__about textarea").fill("a\nlong one")
    told = only(page)
    assert (told["tally"]["began"], told["place"], told["note"]) == ("Ben", "Helsinki", "a long one")
    assert told == as_written(told)
    assert kept(page)["began"] == "Ben"
    escape(page)
    # To look again changes nothing; a correction is a later line of the same game, which ended when it ended.
    page.reload()
    page.wait_for_selector(READY)
    result(page)
    assert page.locator("dialog .log__about summary").inner_text() == "Helsinki · a long one"
    escape(page)
    assert only(page) == told
    number(page, "gold").fill("2")
    number(page, "gold").blur()
    until(page, lambda found: all(json.loads(text)["t"] > told["t"] for text in found.values()), PLAY)
    corrected = only(page)
    assert (corrected["play"], corrected["at"], corrected["told"]) == (told["play"], told["at"], [40, 28])
    assert corrected == as_written(corrected)
    # A step back and forth corrects it once more.
    page.locator(".undo").click()
    until(page, lambda found: "[30,28]" in str(found), PLAY)
    # What was corrected on another device is one step more; without it the game is as it was here.
    line = only(page)
    players = [{**player, "track": 41} for player in line["tally"]["players"]]
    other = {**line, "t": "2126-01-01T00:00:00.000Z", "tally": {**line["tally"], "players": players}, "told": [41, 41]}
    change(page, {PLAY + other["play"]: json.dumps(other)})
    page.reload()
    page.wait_for_selector(READY)
    page.wait_for_function("() => document.querySelector('output').textContent === '41'")
    assert only(page) == other
    page.locator(".undo").click()
    until(page, lambda found: "[30,28]" in str(found), PLAY)
    assert (totals(page), only(page)["t"]) == ({"Ann": 30, "Ben": 28}, "2126-01-01T00:00:00.001Z")


def test_what_was_taken_out_stays_out(page: Any, served: Served) -> None:
    visit(page, served)
    count(page, 30, 28)
    line = only(page)
    page.locator("dialog .log__said button").press("Enter")
    said(page, "Not in your logbook.")
    assert only(page)["gone"] is True
    assert page.locator("dialog .first").count() == 0
    assert page.evaluate("document.activeElement.dataset.choice") == "log"
    escape(page)
    number(page, "gold").fill("3")
    number(page, "gold").blur()
    page.reload()
    page.wait_for_selector(READY)
    result(page)
    said(page, "Not in your logbook.")
    page.locator("dialog .log__said button").press("Enter")
    said(page, "In your logbook on this device.")
    again = only(page)
    assert (again["play"], again["at"], again["told"]) == (line["play"], line["at"], [30, 38])
    assert again == as_written(again)
    # The next game of these people: who sits behind the last starter is a guess, and not said by that.
    page.locator("dialog .first button").first.press("Enter")
    until(page, lambda found: "began" in str(found), PLAY)
    # Who keeps a second game has something to lose: the browser is asked to keep it.
    page.evaluate("() => { navigator.storage.persist = async () => { window.many = (window.many ?? 0) + 1 } }")
    page.locator("dialog button", has_text=language("nl").gettext("New game, same players")).click()
    count(page, 5, 0)
    page.wait_for_selector("dialog .first .perhaps")
    assert page.locator("dialog .first .perhaps").inner_text() == "Speler 2"
    assert page.locator("dialog .first [aria-pressed=true]").count() == 0
    until(page, lambda found: len(found) == 2, PLAY)
    assert page.evaluate("window.many") == 1
    assert [play["tally"].get("began") for play in plays(page).values()].count(None) == 1


def test_a_game_of_somebody_else_is_kept_if_one_says_so(page: Any, served: Served) -> None:
    tally = {**example("africa"), "id": "theirs", "began": "Ben"}
    visit(page, served, "africa", "de", tally)
    page.reload()
    page.wait_for_selector(READY)
    result(page)
    said(page, "This game was counted elsewhere and is not in your logbook.", "de")
    assert page.locator("dialog .first").count() == 0
    escape(page)
    number(page, "gold").fill("4")
    number(page, "gold").blur()
    page.wait_for_timeout(200)
    assert plays(page) == {}
    page.locator(".undo").click()
    result(page)
    page.locator("dialog .log__said button").click()
    said(page, "In your logbook on this device.", "de")
    line = only(page)
    assert (line["play"], line["tally"]["began"]) == ("theirs", "Ben")
    assert line == as_written(line)
    # The same game once more is there once; as somebody else has corrected it only if one says so.
    escape(page)
    other = {**tally, "players": [{**player, "gems": 0} for player in tally["players"]]}
    visit(page, served, "africa", "de", other)
    result(page)
    said(page, "Your logbook has this game with other values.", "de")
    assert only(page) == line
    page.locator("dialog .log__said button").click()
    said(page, "In your logbook on this device.", "de")
    assert only(page)["told"] == [player.total for player in scorer.score(other).players]


def test_sheets_of_before_come_in_once(page: Any, served: Served) -> None:
    page.goto(f"{served.address}/fi/")
    phone, _ = phones(BEFORE)["fi"]
    old(page, phone)
    visit(page, served, "africana", "fi")
    over = {key.split(".")[2] for key, text in phone.items() if key.count(".") == 2 and json.loads(text).get("done")}
    until(page, lambda found: len(found) == len(over), PLAY)
    until(page, lambda found: found == {"log.gathered": "yes"}, "log.gathered")
    found = plays(page)
    assert set(found) == over
    assert {line["tally"]["game"] for line in found.values()} == set(ids())
    for line in found.values():
        assert line == as_written(line)
        assert Play(Line("play", line["play"], line["t"], line)).result.scored
    first = min(found)
    gone = {"v": 1, "play": first, "t": "2126-01-01T00:00:00.000Z", "gone": True}
    change(page, {PLAY + first: json.dumps(gone)})
    before = plays(page)
    page.reload()
    page.wait_for_selector(READY)
    page.wait_for_timeout(700)
    assert plays(page) == before
    # The sheets themselves are as they were.
    here = texts(page) | page.evaluate("({...localStorage})")
    assert {name: here[name] for name in phone} == phone


GAMES = [
    ("afritoria", example("afritoria")),
    pytest.param(
        "oware", {"players": [{"name": "Ama", "store": 25}, {"name": "Kofi", "store": 23}]}, marks=pytest.mark.long
    ),
    (
        "bids",
        {
            "players": [{"name": "Ann"}, {"name": "Bob"}],
            "rounds": [{"Ann": {"bid": 2, "tricks": 2}, "Bob": {"bid": 1, "tricks": 0}}],
        },
    ),
]


@pytest.mark.parametrize(("game", "tally"), GAMES)
def test_every_game_has_its_line(game: str, tally: dict[str, Any], page: Any, served: Served) -> None:
    visit(page, served, game, "fr", {"game": game, **tally})
    result(page)
    page.locator("dialog .log__said button").click()
    line = only(page)
    assert line["tally"]["game"] == game
    assert line["told"] == list(totals(page).values())
    assert line["tally"].get("rounds") == tally.get("rounds")
    if game in ids():
        assert line == as_written(line)
        assert page.locator("dialog .first").count() == 0, "all play at once"


def test_where_there_is_no_room_the_result_says_so_and_the_sheet_goes_on(page: Any, served: Served) -> None:
    visit(page, served, lang="fr")
    fill(page, "log.")
    count(page, 20, 20)
    text = next(text for text in sheets.WORDS.values() if text.startswith("This device has no room left for your log"))
    said(page, text, "fr")
    assert page.locator("dialog .log__said").count() == 1
    assert kept(page)["players"][0]["track"] == 20
    assert plays(page) == {}
    make_room(page)
    page.locator("dialog .log__said button").click()
    said(page, "In your logbook on this device.", "fr")
    assert only(page)["told"] == [20, 20]
    # What cannot be read is put aside, and said once.
    id = only(page)["play"]
    change(page, {PLAY + id: "{broken"})
    page.reload()
    page.wait_for_selector(READY)
    until(page, len, "log.broken.")
    result(page)
    said(page, "What your logbook had of this game cannot be read; the game has been kept again.", "fr")
    assert only(page)["told"] == [20, 20]


@pytest.mark.long
def test_two_tabs_keep_a_game_once(page: Any, served: Served) -> None:
    visit(page, served, tally=example("africa"))
    result(page)
    page.locator("dialog .log__said button").click()
    line = only(page)
    other = page.context.new_page()
    visit(other, served)
    result(other)
    said(other, "In your logbook on this device.")
    page.locator("dialog .log__said button").click()
    said(other, "Not in your logbook.")
    other.locator("dialog .log__said button").click()
    said(page, "In your logbook on this device.")
    escape(page)
    escape(other)
    number(page, "gold").fill("0")
    number(page, "gold").blur()
    until(page, lambda found: json.dumps(line["told"], separators=(",", ":")) not in str(found), PLAY)
    assert totals(other) == totals(page)
    assert only(page)["told"] == list(totals(page).values())
    other.close()


@pytest.mark.long
def test_the_games_of_a_file_are_kept_as_it_tells_them(page: Any, served: Served) -> None:
    """Also those of other games, with place and note; what was taken out here stays out."""
    lines = []
    for game in ("africa", "africana", "afritoria"):
        sheet = scorer.score({**example(game), "id": game})
        about = About(place="Helsinki", note="late", version="0.9")
        play = write_play(sheet, stamp=STAMP, id=game, at="2026-03-14T16:09+01:00", about=about)
        lines.append(dict(play.line.data))
    page.goto(f"{served.address}/en/")
    gone = {"v": 1, "play": "afritoria", "t": "2026-11-01T00:00:00.000Z", "gone": True}
    change(page, {"log.play.afritoria": json.dumps(gone)})
    visit(page, served, lang="en")
    page.locator("[data-do=games]").click()
    page.locator("dialog input[type=file]").set_input_files(
        {
            "name": "games.jsonl",
            "mimeType": "application/x-ndjson",
            "buffer": "\n".join(map(json.dumps, lines)).encode(),
        }
    )
    until(page, lambda found: len(found) == 3, PLAY)
    assert plays(page) == {"africa": lines[0], "africana": lines[1], "afritoria": gone}
    # What is saved again says the same.
    page.wait_for_selector("dialog .kept b >> text=Dora")
    with page.expect_download() as download:
        page.locator("dialog button", has_text="Save all games").click()
    saved = [json.loads(line) for line in download.value.path().read_text("utf-8").splitlines()]
    again = {line["play"]: {**line, "with": "0.9"} for line in saved}
    removed = {key: value for key, value in lines[2].items() if key not in ("place", "note")}
    assert again == {"africa": lines[0], "africana": lines[1], "afritoria": removed}
