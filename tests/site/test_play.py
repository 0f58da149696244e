"""A game is followed by taps alone, to the same end as in its record."""

from __future__ import annotations

import json
import threading
from typing import Any

import pytest

from scorer.tracking import course
from scorer.tracking.disputes import result
from tests.support import ROOT
from tests.support.browsing import BROWSER, Served
from tests.support.device import until
from tests.support.untold import forget

pytestmark = BROWSER

READY = "html[data-state=ready]"
TAPS = (ROOT / "tests/support/taps.js").read_text("utf-8").rstrip().removesuffix(";")
"""Follows a recorded move by taps."""

FILL = """([id, game, lines]) => new Promise((done) => {
  localStorage.setItem(`play.${game}`, id);
  const asked = indexedDB.open("scorer");
  asked.onsuccess = () => {
    const all = asked.result.transaction("records", "readwrite");
    all.objectStore("records").put({ id, game, at: new Date().toISOString(), lines });
    all.oncomplete = () => { asked.result.close(); done(); };
  };
})"""
"""Puts a record on the device, and that it is in use."""

KEPT = """(game) => new Promise((done) => {
  const asked = indexedDB.open("scorer");
  asked.onsuccess = () => {
    const found = asked.result.transaction("records").objectStore("records").get(localStorage.getItem(`play.${game}`));
    found.onsuccess = () => { asked.result.close(); done(found.result.lines); };
  };
})"""
"""The lines of the record in use."""

Line = dict[str, Any]


def lines_of(path: str) -> list[Line]:
    """The lines of a record."""
    return [json.loads(line) for line in (ROOT / path).read_text("utf-8").splitlines()]


def moves_of(lines: list[Line]) -> list[Line]:
    """The moves that are played in the end, without who makes them."""
    steps = course.replay(lines).steps()
    return [{key: value for key, value in course.line_of(step).items() if key != "by"} for step in steps]


def visit(phone: Any, served: Served, game: str, lines: list[Line], lang: str = "nl") -> None:
    """Opens the page with a record in use."""
    phone.goto(f"{served.address}/{lang}/play/{game}/")
    phone.locator(".play-begin").wait_for()
    head = {**lines[0], "id": "followed"}
    phone.evaluate(FILL, ["followed", game, [json.dumps(line) for line in (head, *lines[1:])]])
    phone.reload()
    phone.locator("output[data-player]").first.wait_for()
    phone.locator(READY).wait_for(state="attached")


def kept(phone: Any, game: str) -> list[Line]:
    """The record on the device."""
    return [json.loads(line) for line in phone.evaluate(KEPT, game)]


def end_of(lines: list[Line]) -> dict[str, Any]:
    """The sheet that a record ends with."""
    sheet: dict[str, Any] = {**result(course.replay(lines)).to_dict("en")}
    sheet["tally"].pop("id", None)
    return sheet


AFRICA, AFRITORIA, AFRICANA = (
    "examples/africa-record.jsonl",
    "tests/records/afritoria-end-short-market.jsonl",
    "tests/records/africana-end-four.jsonl",
)


def face_down(path: str) -> list[Line]:
    """The lines of a record of Africana, with cards told as late as they can be."""
    told = forget(course.replay(lines_of(path)))
    return [course.header(told.at(0).state), *[course.line_of(step) for step in told.steps()]]


def follow(phone: Any, served: Served, lines: list[Line], since: int = 0) -> float:
    """Tells every move of a record by taps, from some move on, and compares the end; how many taps a move."""
    moves, game = moves_of(lines), lines[0]["game"]
    visit(phone, served, game, [lines[0], *moves[:since]])
    taps = 0
    for number, move in enumerate(moves[since:], since + 1):
        told = phone.evaluate(TAPS, [move, number < len(moves)])
        assert "error" not in told, (number, move, told["error"])
        taps += told["taps"]
    sheet = end_of(lines)
    assert end_of(kept(phone, game)) == sheet
    totals = {player["name"]: str(player["total"]) for player in sheet["players"]}
    shown = phone.locator("output[data-kind=total]").all()
    assert {each.get_attribute("data-player"): each.inner_text().replace("−", "-") for each in shown} == totals
    winners = phone.locator("output[data-winner]").all()
    assert [each.get_attribute("data-player") for each in winners] == sheet["winners"]
    return taps / (len(moves) - since)


@pytest.mark.parametrize(
    ("path", "since"),
    [
        pytest.param(AFRICA, 98, marks=pytest.mark.long),
        pytest.param(AFRITORIA, 74, marks=pytest.mark.long),
        (AFRICANA, 230),
    ],
)
def test_a_game_is_followed_to_its_end(phone: Any, served: Served, path: str, since: int) -> None:
    """The last moves of a record are told by taps: the same end."""
    follow(phone, served, lines_of(path), since)


def test_cards_are_told_as_late_as_they_can_be(phone: Any, served: Served) -> None:
    """An expedition and an adventure need one tap; at the end everybody counts what nobody has told."""
    follow(phone, served, face_down(AFRICANA), 225)


@pytest.mark.long
@pytest.mark.parametrize(
    ("lines", "most"),
    [(lines_of(AFRICA), 1.3), (lines_of(AFRITORIA), 1.1), (face_down(AFRICANA), 1.5)],
    ids=["africa", "afritoria", "africana"],
)
def test_a_whole_game_needs_few_taps(phone: Any, served: Served, lines: list[Line], most: float) -> None:
    assert follow(phone, served, lines) <= most


def test_a_game_of_another_package_is_followed(phone: Any, served: Served) -> None:
    """Nothing on the page knows a game: Oware is followed, and stands as it was when the page is opened again."""
    phone.goto(f"{served.address}/nl/play/oware/")
    phone.locator(".play-start").tap()
    for _ in range(12):
        phone.locator(".play-keys button:not(.no):not(.more)").first.tap()
        phone.locator(READY).wait_for(state="attached")
    lines = kept(phone, "oware")
    assert len(lines) == 13
    assert {line["by"] for line in lines[1:]} == set(lines[0]["players"])
    totals, told = (
        phone.locator("output[data-kind=total]").all_text_contents(),
        phone.locator(".play-last").inner_text(),
    )
    phone.reload()
    phone.locator("output[data-player]").first.wait_for()
    phone.locator(READY).wait_for(state="attached")
    assert phone.locator("output[data-kind=total]").all_text_contents() == totals
    assert phone.locator(".play-last").inner_text() == told


def test_the_end_is_in_the_logbook_once_and_on_the_sheet(phone: Any, served: Served) -> None:
    lines = lines_of("examples/africa-record.jsonl")
    visit(phone, served, "africa", lines)
    for do in ("undo", "redo"):
        phone.locator(f"[data-do={do}]").tap()
        phone.locator(READY).wait_for(state="attached")
    # Undo has taken it out, redo has put it in again.
    found = until(phone, lambda kept: [text for text in kept.values() if '"gone"' not in text], "log.play.")
    [play] = [json.loads(text) for text in found.values()]
    assert (play["play"], play.get("gone")) == ("followed", None)
    assert end_of(play["record"]) == end_of(lines)
    phone.locator("[data-to=sheet]").tap()
    phone.locator(".sheet output[data-winner]").wait_for()
    totals = [str(total) for total in play["told"]]
    assert phone.locator(".sheet output[data-kind=total]").all_text_contents() == totals


def test_what_is_refused_says_why_and_changes_nothing(phone: Any, served: Served) -> None:
    """Before it, the last move tells what it has changed that no sentence of it tells: what the end would give."""
    lines = lines_of("examples/africa-record.jsonl")[:66]
    visit(phone, served, "africa", lines, "de")
    changed = phone.locator(".play-last .play-soft").inner_text()
    assert changed == "Wäre die Partie jetzt zu Ende: Anna −4, Cleo +10"
    phone.locator(".play-cell.no").first.tap(force=True)
    phone.locator(".play-wrong").wait_for()
    assert "/rules/africa/#africa." in str(phone.locator(".play-wrong a").get_attribute("href"))
    assert len(kept(phone, "africa")) == len(lines)


def test_a_new_game_begins_and_goes_on_where_it_was_left(phone: Any, served: Served) -> None:
    """Names are typed, a card is tapped; the page that is opened again has the same."""
    phone.goto(f"{served.address}/fi/play/afritoria/")
    for seat, name in enumerate(("Aino", "Eero")):
        phone.locator(".play-seats input").nth(seat).fill(name)
    phone.locator(".play-start").tap()
    phone.locator("output[data-player=Aino]").wait_for()
    phone.locator(".play-cell").first.tap()
    phone.locator(READY).wait_for(state="attached")
    told = phone.locator(".play-last").inner_text()
    assert told
    phone.goto(f"{served.address}/fr/play/afritoria/")
    phone.locator(".play-cell").first.wait_for()
    assert [line.get("card") for line in kept(phone, "afritoria")[1:]] == ["green porcupine"]
    phone.locator("[data-do=undo]").tap()
    phone.locator("[data-do=redo]").wait_for()
    assert kept(phone, "afritoria")[-1]["undo"] == 1
    # The market, then the card of whoever is not in turn: with two players one tap each.
    for _ in range(2):
        phone.locator(".play-cell").first.tap()
        phone.locator(READY).wait_for(state="attached")
    theirs = phone.locator(".play-whose", has_text="Eero").locator("xpath=following-sibling::div")
    theirs.locator(".play-cell:not(.no)").first.tap()
    phone.locator(READY).wait_for(state="attached")
    line = kept(phone, "afritoria")[-1]
    assert (line["by"], line["move"], line["player"]) == ("Aino", "play", "Eero")


def test_the_table_is_there_before_what_counts_has_come(phone: Any, served: Served) -> None:
    lines = lines_of("examples/africa-record.jsonl")[:61]
    visit(phone, served, "africa", lines)
    phone.wait_for_function("() => localStorage.getItem('play.view.africa') !== null")
    keys, totals = "document.querySelector('.play-table').innerText", "document.querySelector('.play-who').innerText"
    before = phone.evaluate(f"[{keys}, {totals}]")
    phone.goto(f"{served.address}/nl/play/afritoria/")  # of each game the last table stays
    phone.locator(".play-begin").wait_for()
    waiting: list[Any] = []
    has_come = threading.Event()
    phone.route("**/micropython.wasm", lambda route: route.continue_() if has_come.is_set() else waiting.append(route))
    phone.goto(f"{served.address}/nl/play/africa/")
    phone.wait_for_selector(READY)
    assert phone.evaluate(f"[{keys}, {totals}]") == before
    for _ in range(2):  # nothing has answered the first tap
        phone.locator(".play-cell:not(.no, .more)").first.click()
    assert len(kept(phone, "africa")) == len(lines)
    has_come.set()
    for route in waiting:
        route.continue_()
    until(phone, lambda _: len(kept(phone, "africa")) > len(lines))
    phone.locator(READY).wait_for(state="attached")
    assert len(kept(phone, "africa")) == len(lines) + 1
    # What a newer page asks, and the one that kept the table did not.
    phone.wait_for_function("() => localStorage.getItem('play.view.africa') !== null")
    phone.evaluate(
        "localStorage.setItem('play.view.africa',"
        " localStorage.getItem('play.view.africa').replace('declined', 'other'))"
    )
    phone.reload()
    phone.locator(".play-cell").first.wait_for()


def test_another_player_tells_a_card_before_their_turn(phone: Any, served: Served) -> None:
    """A tap on somebody who is not in turn shows their keys; then whoever is in turn goes on."""
    visit(phone, served, "afritoria", lines_of(AFRITORIA)[:10])
    for name in ("Cleo", "Ben"):
        phone.locator(".play-player", has_text=name).tap()
        phone.locator(".play-early h2", has_text=name).wait_for()
        phone.locator(".play-early .play-cell:not(.no)").first.tap()
        phone.locator(".play-early").wait_for(state="hidden")
        phone.locator(READY).wait_for(state="attached")
    told = kept(phone, "afritoria")[10:]
    assert [(line["by"], line["player"]) for line in told] == [("Anna", "Cleo"), ("Anna", "Ben")]
    phone.locator(".play-keys .play-cell:not(.no)").first.tap()
    phone.locator(READY).wait_for(state="attached")
    assert len(kept(phone, "afritoria")) == 13
    phone.locator(".play-player.turn").wait_for(state="detached")
    phone.goto(f"{served.address}/nl/play/afritoria/#course")
    phone.locator(".play-move").first.wait_for()
    assert [name.inner_text() for name in phone.locator(".play-move__told b").all()[:3]] == ["Anna", "Ben", "Cleo"]


def test_a_number_without_a_key_is_said_of_the_last_move(phone: Any, served: Served) -> None:
    """The points of a card, of which the lowest have a key each, are typed where they are higher; a chip takes back."""
    lines = face_down(AFRICANA)
    number = next(i for i, line in enumerate(lines) if line.get("move") == "complete")
    told = {key: value for key, value in lines[number].items() if key != "points"}
    visit(phone, served, "africana", [*lines[:number], told])
    for _ in range(2):
        phone.locator(".play-chip[data-amend=points]", has_text="4").tap()
        phone.locator(READY).wait_for(state="attached")
    assert "points" not in moves_of(kept(phone, "africana"))[-1]
    phone.locator(".play-chips [data-other=points]").tap()
    phone.locator(".play-chips form[data-ask=points] input").fill("23")
    phone.locator(".play-chips form[data-ask=points] button[type=submit]").tap()
    phone.locator(READY).wait_for(state="attached")
    phone.locator(".play-last__said", has_text="23").wait_for()
    assert moves_of(kept(phone, "africana"))[-1]["points"] == 23


def test_a_new_place_asks_for_the_joker_where_it_needs_one(phone: Any, served: Served) -> None:
    """Nothing is refused that only lacks a card: the only travel card of the hand has been played."""
    lines = [*face_down(AFRICANA)[:1], *[{"move": "expedition"}] * 5, {"move": "go", "to": "Tripoli"}]
    visit(phone, served, "africana", lines)
    phone.locator(".play-keys [data-other=to]").tap()
    phone.locator(".play-typed input").fill("Algiers")
    phone.locator(".play-typed button[type=submit]").tap()
    phone.locator(".play-keys [data-value='\"joker\"']").tap()
    phone.locator(READY).wait_for(state="attached")
    assert kept(phone, "africana")[-1] == {"by": lines[0]["players"][0], "move": "go", "to": "Algiers", "card": "joker"}


def test_what_nobody_has_told_is_counted_at_the_end(phone: Any, served: Served) -> None:
    """A sum of points has two digits, which are typed."""
    told = [
        {key: value for key, value in line.items() if key != "points"}
        for line in face_down(AFRICANA)
        if line.get("move") != "count"
    ]
    visit(phone, served, "africana", told)
    phone.locator(".play-player__more").first.wait_for()
    assert phone.locator(".play-status").nth(1).inner_text().startswith("Nog niet alle punten zijn ingevoerd: ")
    for _ in range(12):  # three numbers at most of each of four
        if phone.locator("output[data-winner]").count():
            break
        sum_of_points = phone.locator("form[data-ask=expeditions], form[data-ask=artifact_points]")
        if sum_of_points.count():
            sum_of_points.locator("input").fill("31")
            sum_of_points.locator("button[type=submit]").tap()
        else:
            phone.locator(".play-keys [data-value]:not(.no)").first.tap()
        phone.locator(READY).wait_for(state="attached")
    assert phone.locator("output[data-winner]").count()
    assert not phone.locator(".play-player__more").locator("visible=true").count()
    counts = [line for line in kept(phone, "africana") if line.get("move") == "count"]
    assert all(line.get("expeditions", 31) == 31 for line in counts)
    assert any("expeditions" in line for line in counts)
