"""The page of the logbook: what is kept on a phone, told by the engine of the page as the terminal tells it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

import scorer
from docs.site import logbook
from scorer.log import Union
from scorer.log.charts.play import chart_of
from scorer.log.lines import PLAY
from scorer.log.log import Wanted
from scorer.log.play import About, Play, write_play
from scorer.log.spans import Span
from scorer.log.special import special
from scorer.log.stats import statistics
from scorer.log.summary import plays_of, summary
from scorer.log.telling.show import score_again
from scorer.log.telling.special import sentence
from scorer.log.telling.stats import headline, table
from scorer.log.telling.summary import message
from scorer.text.errors import language
from scorer.tracking import standings
from scorer.tracking.course import replay
from tests.support import ROOT
from tests.support.browsing import BROWSER, Served, kept_offline
from tests.support.device import change, fill, forget, texts, until

pytestmark = BROWSER

YEAR = ROOT / "examples" / "year.jsonl"
_LINES: list[dict[str, Any]] = [json.loads(line) for line in YEAR.read_text("utf-8").splitlines()]
LINES = list(
    {(line.get("play"), line.get("person")): line for line in sorted(_LINES, key=lambda line: line["t"])}.values()
)
"""Those in force."""
SLOW = 60_000
"""Milliseconds that the engine may need on a busy machine."""


def keep(page: Any, lines: Iterable[Mapping[str, Any]]) -> None:
    """Keeps lines as the store of the page does."""
    kinds = ("play", "person")
    change(page, {f"log.{kind}.{line[kind]}": json.dumps(line) for line in lines for kind in kinds if kind in line})


def visit(
    page: Any, served: Served, lines: Iterable[Mapping[str, Any]] = LINES, hash: str = "", lang: str = "en"
) -> None:
    page.goto(f"{served.address}/{lang}/log/")
    keep(page, lines)
    page.goto(f"{served.address}/{lang}/log/{hash}")
    page.reload()


def kept(page: Any) -> dict[str, str]:
    """All lines in force on the phone."""
    return texts(page, "log.play.") | texts(page, "log.person.")


def words(key: str, lang: str = "en", **values: object) -> str:
    return language(lang).gettext((logbook.WORDS)[key], **values)


def union() -> Union:
    found = Union()
    found.add("year", YEAR.read_bytes())
    return found


def said(page: Any, text: str) -> None:
    page.locator(".book__status", has_text=text).wait_for()


def open_files(page: Any, *files: Path) -> str:
    """Opens files; what the page says it would do."""
    page.wait_for_selector("input[type=file]", state="attached")
    page.set_input_files("input[type=file]", list(files))
    page.wait_for_selector(".book__preview", timeout=SLOW)
    return str(page.inner_text(".book__preview"))


def test_the_list_has_the_winner_first_and_is_searched(page: Any, served: Served) -> None:
    visit(page, served)
    found = union().plays()
    # As it was told, before the engine is there; then it says who has won, and that is kept.
    assert page.locator(".log-row").first.inner_text().startswith(str(found[0].result.best_first[0].name))
    page.wait_for_function(
        "() => document.querySelectorAll('.log-row__first [aria-hidden]').length >= 60", timeout=SLOW
    )
    texts = page.locator(".log-row__first").all_text_contents()
    assert [text.count("♛") for text in texts] == [len(play.result.winners) for play in found]
    page.locator(".log-search").fill("anna k. cleo")
    wanted = [play for play in found if {"Anna K.", "Cleo"} <= set(play.names)]
    assert page.locator(".log-row").count() == len(wanted) > 0
    page.goto(f"{served.address}/en/log/#person=Anna")
    many = len(union().plays(Wanted(person="Anna")))
    page.wait_for_function("(many) => document.querySelectorAll('.log-row').length === many", arg=many)


def test_a_game_is_explained_corrected_removed_and_brought_back(page: Any, served: Served) -> None:
    visit(page, served)
    play = union().plays()[0]
    page.locator(".log-row a").first.click()
    page.wait_for_selector(".result__ranks", timeout=SLOW)
    assert page.inner_text(".result__said") == play.sheet.explain("en").decision()
    page.locator(".cell").first.click()
    assert play.sheet.explain("en").line(play.sheet[play.result.winners[0]].lines[0]) in page.inner_text(".result__why")
    page.locator("textarea").fill("Tea on the map")
    page.locator("textarea").press("Tab")
    said(page, words("written"))
    line = json.loads(kept(page)[f"log.play.{play.id}"])
    assert line["note"] == "Tea on the map"
    assert line["t"] > play.line.stamp
    page.get_by_role("button", name=words("remove"), exact=True).click()
    page.wait_for_selector(".log-row.gone")
    assert json.loads(kept(page)[f"log.play.{play.id}"])["gone"]
    assert page.evaluate("document.activeElement.closest('.log-row').dataset.id") == play.id
    # Later it is among the removed ones, and comes back as it was.
    page.goto(f"{served.address}/en/log/#removed")
    page.reload()
    page.locator(".log-row.gone button").click()
    said(page, "Back in the logbook")
    back = json.loads(kept(page)[f"log.play.{play.id}"])
    assert {**back, "t": ""} == {**line, "t": ""}


def test_the_count_of_a_game_is_corrected_on_its_sheet(page: Any, served: Served) -> None:
    """Also of one that was never counted on this phone."""
    play = next(play for play in union().plays() if play.game == "africa")
    visit(page, served, hash=f"#play={play.id}")
    page.get_by_role("link", name=words("correct")).click()
    page.wait_for_selector("html[data-state=ready]", timeout=SLOW)
    page.locator("[data-row=track] .number").fill("49")
    page.locator("[data-do=result]").first.click()
    name = f"log.play.{play.id}"
    found = until(page, lambda found: json.loads(found[name])["tally"]["players"][0].get("track") == 49, name)
    line = json.loads(found[name])
    assert (line["at"], line["told"] == list(play.totals)) == (play.at, False)
    assert len(kept(page)) == len(LINES)


def test_a_file_is_opened_twice_on_another_phone_and_taken_back(page: Any, served: Served, tmp_path: Path) -> None:
    visit(page, served, hash="#files")
    with page.expect_download() as download:
        page.get_by_role("button", name=words("save"), exact=True).click()
    file = tmp_path / "log.jsonl"
    download.value.save_as(file)
    here = kept(page)
    forget(page)
    page.reload()
    assert "60 games are new" in open_files(page, file, YEAR)
    page.get_by_role("button", name=words("take")).click()
    page.get_by_role("button", name=words("undo")).wait_for()
    assert {key: json.loads(text) for key, text in kept(page).items()} == {
        key: json.loads(text) for key, text in here.items()
    }
    assert "60 games are here already" in open_files(page, file)
    page.reload()
    page.get_by_role("button", name=words("undo")).click()
    said(page, words("undone"))
    assert kept(page) == {}


def test_twins_are_asked_about(page: Any, served: Served, tmp_path: Path) -> None:
    play = next(line for line in LINES if PLAY in line and not line.get("gone"))
    file = tmp_path / "other.jsonl"
    file.write_text(json.dumps({**play, "play": "other"}), "utf-8")
    visit(page, served, [play], hash="#files")
    open_files(page, file)
    page.locator(".book__preview input").check()
    page.get_by_role("button", name=words("take")).click()
    page.get_by_role("button", name=words("undo")).wait_for()
    assert json.loads(kept(page)["log.play.other"])["same"] == play["play"]


@pytest.mark.long
def test_persons_of_one_table_are_refused_and_others_are_one(page: Any, served: Served) -> None:
    visit(page, served, hash="#people")
    first = page.locator(".log-person").first
    first.locator("summary").click(timeout=SLOW)
    first.locator("select").select_option("Ben")
    first.get_by_role("button", name=words("join")).click()
    page.wait_for_function("() => document.querySelector('.log-person .book__wrong').textContent.includes('2025-')")
    assert len(kept(page)) == len(LINES)
    first.get_by_role("button", name=words("apart", name="Anna K.")).click()
    said(page, words("now_two", name="Anna", other="Anna K."))
    page.locator(".log-person summary", has_text="Anna K.").wait_for(timeout=SLOW)


def test_what_it_tells_is_what_the_terminal_tells(page: Any, served: Served) -> None:
    visit(page, served, hash="#tells", lang="fi")
    page.wait_for_selector(".log-stats", timeout=SLOW)
    log, say = union(), language("fi")
    found = statistics(log.results(), log.people)
    assert page.inner_text(".result__said") == headline(say, found)
    rows = page.locator(".log-stats tbody tr").all()
    assert [row.locator("th, td").all_inner_texts()[:5] for row in rows] == table(say, found.persons)[1:]
    page.locator(".log-wanted select").first.select_option("africana")
    page.wait_for_function(
        "() => document.querySelector('.result__said').textContent.startsWith('Africana')", timeout=SLOW
    )


def followed() -> Play:
    """A game with its record."""
    lines = (ROOT / "examples" / "africa-record.jsonl").read_bytes().splitlines(keepends=True)
    about = About(record=[json.loads(line) for line in lines])
    sheet = standings(replay(lines).state)
    return write_play(sheet, stamp="2026-01-02T20:41:07.123Z", id="followed", at="2026-01-02", about=about)


def test_games_are_drawn_and_a_summary_is_sent(page: Any, served: Served) -> None:
    play = followed()
    drawn = chart_of(language("en"), score_again(play))
    visit(page, served, [*LINES, play.line.data], hash="#play=followed")
    page.wait_for_selector(".log-charts svg", timeout=SLOW)
    assert page.text_content(".log-charts svg title") == drawn.title
    page.locator(".log-table summary").click()
    rows = page.locator(".log-table tbody tr")
    assert [rows.count(), rows.last.locator("th, td").all_inner_texts()] == [len(drawn.rows), list(drawn.rows[-1])]
    # Of many games, whose table is there already; the colours are those of the page.
    page.evaluate("location.hash = '#tells'")
    page.wait_for_selector("#chart-wins-title", state="attached", timeout=SLOW)
    assert not page.locator(".log-table").count()
    paper = "getComputedStyle(document.querySelector('.log-charts .paper')).fill"
    light = page.evaluate(paper)
    page.evaluate("document.body.setAttribute('data-md-color-scheme', 'slate')")
    assert page.evaluate(paper) != light
    # A summary, with names and without.
    log, say, span = union(), language("en"), Span("2025", "2025")
    page.evaluate("location.hash = '#send=2025'")
    page.wait_for_selector(".log-text", timeout=SLOW)
    assert page.text_content(".log-text") == message(say, summary(plays_of(log, span), log.people, span)).strip()
    with page.expect_download() as download:
        page.get_by_role("button", name=words("save_picture")).click()
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20]) == 3 * int(page.get_attribute(".log-charts svg", "width"))
    page.locator("select").nth(2).select_option("letters")
    page.wait_for_function("() => !document.querySelector('.log-text').textContent.includes('Anna')", timeout=SLOW)


def test_the_result_says_what_was_special(page: Any, served: Served) -> None:
    """On a sheet, once there are enough games before."""
    log = union()
    play = next(play for play in log.plays() if play.id.startswith("f066e01b"))
    found = special(play.result, log.results(Wanted(play.game, until=play.day)), log.people)
    visit(page, served)
    page.goto(f"{served.address}/en/score/{play.game}/#play={play.id}")
    page.wait_for_selector("html[data-state=ready]", timeout=SLOW)
    page.locator("[data-do=result]").first.click()
    page.wait_for_function("() => document.querySelector('.log__special')?.textContent", timeout=SLOW)
    assert page.inner_text(".log__special") == sentence(language("en"), play.game, found[0])


def test_what_cannot_be_read_or_kept_is_said_and_left(page: Any, served: Served) -> None:
    visit(page, served, LINES[:3])
    change(page, {"log.play.odd": "{broken"})
    page.reload()
    page.get_by_text("1 line of the logbook cannot be read").wait_for()
    assert kept(page)["log.play.odd"] == "{broken"
    # What was worked out before can be anything.
    play = next(line for line in LINES if PLAY in line)
    memo = {"version": scorer.__version__, "results": {play[PLAY]: [play["t"], {"seats": 5}], "x": None}}
    change(page, {"log.results": json.dumps(memo)})
    page.reload()
    page.locator(".log-row").first.wait_for()
    fill(page)
    page.reload()
    page.locator(".book__lack").wait_for()


def test_another_tab_is_followed(page: Any, served: Served) -> None:
    visit(page, served, LINES[:3])
    other = page.context.new_page()
    other.goto(f"{served.address}/en/log/")
    keep(other, [line for line in LINES if PLAY in line and not line.get("gone")][:9])
    page.wait_for_function("() => document.querySelectorAll('.log-row').length >= 9")
    other.close()
    # Who has won is worked out for what has come, too.
    page.wait_for_function(
        "() => [...document.querySelectorAll('.log-row')].every((row) => row.querySelector('[aria-hidden]'))",
        timeout=SLOW,
    )


@pytest.mark.long
def test_what_is_being_typed_is_not_lost_where_another_tab_changes_the_game(page: Any, served: Served) -> None:
    (line,) = [line for line in LINES if PLAY in line and not line.get("gone")][:1]
    visit(page, served, [line], hash=f"#play={line['play']}")
    page.locator("textarea").fill("Half a note")
    other = page.context.new_page()
    other.goto(f"{served.address}/en/log/")
    keep(other, [{**line, "t": "2026-01-01T00:00:00.000Z", "place": "Elsewhere"}])
    other.close()
    page.wait_for_timeout(200)
    page.locator("textarea").press("Tab")
    said(page, words("written"))
    page.wait_for_function("() => document.querySelector('.log-about input[type=text]').value === 'Elsewhere'")
    told = json.loads(kept(page)[f"log.play.{line['play']}"])
    assert (told["place"], told["note"]) == ("Elsewhere", "Half a note")


@pytest.mark.long
@pytest.mark.parametrize("lang", ["de", "fi"])
def test_long_names_fit_the_smallest_screen(lang: str, page: Any, served: Served) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    (line,) = [line for line in LINES if PLAY in line and not line.get("gone")][:1]
    tally = json.loads(json.dumps(line["tally"]))
    for i, player in enumerate(tally["players"]):
        player["name"] = f"Maximiliane-Rosamunde von und zu Hohenstaufen {i}"
    tally.pop("began", None)
    for hash in ("", f"#play={line['play']}", "#tells", "#people", "#files", "#send"):
        visit(page, served, [{**line, "tally": tally, "note": "x" * 300, "place": "y" * 100}], hash=hash, lang=lang)
        page.wait_for_function("() => !document.querySelector('[aria-busy]')", timeout=SLOW)
        assert page.evaluate("document.documentElement.scrollWidth") == 320, hash


@pytest.mark.long
def test_the_logbook_works_without_a_network(offline_page: Any, copy: Served) -> None:
    visit(offline_page, copy, LINES)
    kept_offline(offline_page)
    copy.stop()
    offline_page.reload()
    offline_page.locator(".log-row a").first.click()
    offline_page.wait_for_selector(".result__ranks", timeout=SLOW)
    for hash, shown in (("#tells", ".log-stats"), ("#send", ".log-text"), ("#files", "input[type=file]")):
        offline_page.evaluate("(hash) => { location.hash = hash; }", hash)
        offline_page.wait_for_selector(shown, state="attached", timeout=SLOW)
