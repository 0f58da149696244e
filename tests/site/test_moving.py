"""What lies in localStorage comes into the database of the device: once, whole, and never back again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.support.browsing import BROWSER, Served
from tests.support.device import old, texts, until
from tests.support.old import BEFORE, phones
from tests.support.sheet import READY, kept, number, visit

pytestmark = BROWSER

PHONE, _ = phones(BEFORE)["nl"]
MOVES = {name: text for name, text in PHONE.items() if name.count(".") > 1}
"""What is not small, and not needed before the first paint."""
LINE = '{"v":1,"play":"%s","t":"2026-01-0%d","at":"2026-01-01","told":[1,2],"note":"%s"}'


def lying(page: Any) -> dict[str, str]:
    found: dict[str, str] = page.evaluate("({...localStorage})")
    return found


@contextmanager
def tab(page: Any, served: Served, path: str = "/nl/") -> Iterator[Any]:
    """Another page of the same device: at first one that keeps nothing."""
    other = page.context.new_page()
    other.goto(served.address + path)
    yield other
    other.close()


def opened(page: Any, *beginnings: str) -> None:
    page.evaluate("async (all) => { await (await import('/app/texts.mjs')).open(...all) }", list(beginnings))


def write(page: Any, name: str, text: str | None) -> str:
    """Writes a text as a page does; why that was not possible."""
    lack: str = page.evaluate(
        "async (change) => (await import('/app/texts.mjs')).write([change])",
        [name, text],
    )
    return lack


def test_it_moves_once_and_whole(page: Any, served: Served) -> None:
    page.goto(f"{served.address}/nl/")
    old(page, PHONE)
    visit(page, served)
    until(page, lambda found: {**found, **MOVES} == found)
    page.wait_for_function("() => !Object.keys(localStorage).some((name) => /^sheet[.].*[.]|^steps/.test(name))")
    assert lying(page) == {name: text for name, text in PHONE.items() if name not in MOVES}


def test_what_was_interrupted_goes_on(page: Any, served: Served) -> None:
    page.goto(f"{served.address}/nl/")
    old(page, MOVES)
    # The page is gone as the first text arrives.
    with tab(page, served) as other:
        other.evaluate(
            "() => { const { put } = IDBObjectStore.prototype; IDBObjectStore.prototype.put = function (...all) {"
            " const asked = put.apply(this, all); this.transaction.abort(); return asked; } }"
        )
        opened(other, "sheet.")
        # What is there can be read all the same.
        assert other.evaluate("async () => (await import('/app/texts.mjs')).under('sheet.').length") == len(MOVES)
    assert (texts(page), lying(page)) == ({}, MOVES)
    opened(page, "sheet.")
    assert until(page, len) == MOVES
    # It has arrived, and the page was gone before it was removed where it lay: what is forgotten stays so.
    old(page, MOVES)
    gone, *_ = MOVES
    write(page, gone, None)
    with tab(page, served) as other:
        opened(other, "sheet.")
        assert texts(other) == {name: text for name, text in MOVES.items() if name != gone}
        other.wait_for_function("() => !localStorage.length")


@pytest.mark.long
def test_two_tabs_move_it_at_once(page: Any, served: Served) -> None:
    page.goto(f"{served.address}/nl/")
    old(page, PHONE | {"log.play.a": LINE % ("a", 1, "")})
    with tab(page, served) as other:
        for each in (page, other):
            each.goto(f"{served.address}/nl/score/africa/", wait_until="commit")
        for each in (page, other):
            each.wait_for_selector(READY)
            opened(each, "log.")
        found = texts(page)
        assert {**found, **MOVES} == found
        assert found["log.play.a"] == LINE % ("a", 1, "")


@pytest.mark.long
def test_an_old_page_still_writes(page: Any, served: Served) -> None:
    """The later text of a name stays, whichever page has written it."""
    visit(page, served)
    number(page, "track").fill("12")
    (name,) = texts(page, "sheet.africa.")
    text = texts(page)[name]
    with tab(page, served) as other:
        for at, track in (("2126-01-01T00:00:00.000Z", 30), ("2026-01-01T00:00:00.000Z", 40)):
            data = json.loads(text)
            data["tally"]["players"][0]["track"] = track
            old(other, {name: json.dumps({**data, "at": at, "typed": {}})})
            other.wait_for_function("(name) => localStorage.getItem(name) === null", arg=name)
            page.wait_for_function("() => document.querySelector('output').textContent === '30'")
            assert kept(page)["players"][0]["track"] == 30
        # The same of the logbook, where what nobody can read, or only a newer version, has a number and no time.
        opened(page, "log.")
        for note, number_of, broken in (("one", 2, "{a"), ("two", 3, "{b"), ("old", 1, "{b")):
            old(other, {"log.play.a": LINE % ("a", number_of, note), "log.broken.1": broken})
            other.wait_for_function("() => !Object.keys(localStorage).some((name) => name.startsWith('log.'))")
    found = texts(page, "log.")
    assert json.loads(found["log.play.a"])["note"] == "two"
    assert {name: text for name, text in found.items() if "broken" in name} == {
        "log.broken.1": "{a",
        "log.broken.2": "{b",
    }


def test_without_the_database_it_lies_where_it_lay(page: Any, served: Served) -> None:
    with tab(page, served) as other:
        other.evaluate("() => { indexedDB.open = () => { throw new DOMException('', 'SecurityError') } }")
        old(other, {"sheet.africa.a": '{"at":"1"}'})
        opened(other, "sheet.")
        assert [write(other, "sheet.africa.b", '{"at":"1"}'), write(other, "sheet.africa.a", '{"at":"2"}')] == ["", ""]
        assert lying(other) == {"sheet.africa.a": '{"at":"2"}', "sheet.africa.b": '{"at":"1"}'}
        # Another time it is there, and then it is not.
        page.goto(f"{served.address}/nl/")
        opened(page, "sheet.")
        assert until(page, len) == {"sheet.africa.a": '{"at":"2"}', "sheet.africa.b": '{"at":"1"}'}
        page.wait_for_function("() => !localStorage.length")
        write(other, "sheet.africa.b", None)
        until(page, lambda found: list(found) == ["sheet.africa.a"])


def test_what_is_typed_as_the_page_is_left_is_there_again(page: Any, served: Served) -> None:
    visit(page, served)
    for track, leave in (("30", "reload"), ("31", "go"), ("32", "")):
        page.evaluate(
            """([track, leave]) => {
              const field = document.querySelector("[data-row=track] .number");
              field.value = track;
              field.dispatchEvent(new InputEvent("input", { bubbles: true }));
              if (leave === "reload") location.reload();
              else if (leave) location.href = "../../";
            }""",
            [track, leave],
        )
        with tab(page, served, "/nl/score/africa/") as other:
            other.wait_for_function(
                "(track) => document.querySelector('[data-row=track] .number').value === track", arg=track
            )
        page.wait_for_load_state()
        visit(page, served)
