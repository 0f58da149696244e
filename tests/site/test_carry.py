"""A followed game on its way: to another tab, another phone, the terminal and back, and to whoever wants to see it.

A tap is an undo or a redo here: whatever the game and its keys, each is one more line of its record.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from docs.site.following import COUNTED, WORDS
from scorer import course, tracking
from scorer.registry import ids
from scorer.text.errors import language
from scorer.text.i18n import languages
from scorer.tracking.record import Record
from tests.site.conftest import no_errors
from tests.support import EXAMPLES, ROOT
from tests.support.browsing import BROWSER, PHONE, Served, kept_offline
from tests.support.tiers import one_of

pytestmark = BROWSER

RECORDS = {
    "africa": EXAMPLES / "africa-record.jsonl",
    "africana": ROOT / "tests/records/africana-end-four.jsonl",
    "afritoria": EXAMPLES / "afritoria.jsonl",
}
READY = "html[data-state=ready]"
KEPT = "async () => (await import(new URL('../../../app/play/records.mjs', location.href))).all()"
"""The records that a device keeps."""


def lines_of(game: str, most: int | None = None, id: str = "one") -> list[dict[str, Any]]:
    """The first lines of a recorded game, which is known by an id."""
    head, *moves = [json.loads(line) for line in RECORDS[game].read_text("utf-8").splitlines()]
    return [{**head, "id": id}, *moves[:most]]


def link(lines: list[dict[str, Any]], way: str = "record") -> str:
    """The fragment that opens a record, as another program would make it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    text = "\n".join(json.dumps(line) for line in lines)
    data = packer.compress(text.encode()) + packer.flush()
    return f"#{way}={base64.urlsafe_b64encode(data).decode().rstrip('=')}"


def visit(page: Any, served: Served, fragment: str = "", game: str = "africa", lang: str = "nl") -> None:
    page.goto("about:blank")
    page.goto(f"{served.address}/{lang}/play/{game}/{fragment}")
    page.wait_for_selector(READY)


def arrive(page: Any, served: Served, lines: list[dict[str, Any]], way: str = "record", lang: str = "nl") -> None:
    """Opens a link, until the game is on the table."""
    visit(page, served, link(lines, way), lines[0]["game"], lang)
    page.locator(".play-player").first.wait_for()


def kept(page: Any) -> dict[str, list[dict[str, Any]]]:
    """The lines of all records of a device, by their ids there."""
    return {record["id"]: [json.loads(line) for line in record["lines"]] for record in page.evaluate(KEPT)}


def tap(page: Any, act: str = "undo") -> None:
    """One more line: it is on the device once the page is ready again."""
    page.locator(f"[data-do={act}]").click()
    page.wait_for_selector(READY)


def said(page: Any, key: str, lang: str = "nl", **values: Any) -> None:
    """Waits until the page says something."""
    text = language(lang).gettext(WORDS[key], **values)
    page.locator(".play", has_text=text).wait_for()


def shows(page: Any, lines: list[dict[str, Any]]) -> None:
    """Waits until the totals are those of a record."""
    sheet = tracking.standings(course.replay(lines).state)
    totals = {player.name: str(player.total) for player in sheet.players}
    page.wait_for_function(
        """(totals) => Object.entries(totals).every(([name, total]) =>
            document.querySelector(`output[data-player="${name}"]`)?.textContent.replace("−", "-") === total)""",
        arg=totals,
    )


UNDO, REDO = {"undo": 1, "forced": True}, {"redo": 1}


@contextmanager
def other_phone(browser: Any) -> Iterator[Any]:
    """A page on another phone."""
    context = browser.new_context(viewport=PHONE, locale="nl-NL", service_workers="block")
    with no_errors(context.new_page()) as found:
        yield found
    context.close()


def handed(page: Any, served: Served) -> str:
    """Hands the game over; the link that the phone shows."""
    visit(page, served, "#hand")
    page.locator("[data-do=hand]").click()
    address: str = page.locator(".play-handing input.link").input_value()
    return address


def opened(page: Any, address: str) -> None:
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector(READY)


# Two phones


def test_a_game_goes_to_another_phone_and_comes_back(page: Any, served: Served, browser: Any) -> None:
    lines = lines_of("africa", 30)
    arrive(page, served, lines)
    assert page.url.endswith("/nl/play/africa/"), "to go back does not open it again"
    tap(page)
    there = handed(page, served)
    # It is put away here: no tap counts, whatever is opened again.
    visit(page, served)
    said(page, "take_back")
    assert page.locator("[data-do=undo]").is_disabled()
    page.locator(".play-player").last.click()
    assert kept(page) == {"one": [*lines, UNDO]}
    with other_phone(browser) as second:
        opened(second, there)
        said(second, "goes_on")
        assert kept(second) == {"one": [*lines, UNDO]}
        tap(second, "redo")
        tap(second)
        # Nobody has gone on since: the link that was given away brings nothing new.
        opened(page, there)
        said(page, "just_handed")
        back = handed(second, served)
        opened(page, back)
        said(page, "goes_on")
        assert kept(page) == kept(second) == {"one": [*lines, UNDO, REDO, UNDO]}
        tap(page, "redo")
        visit(second, served)
        assert second.locator("[data-do=undo]").is_disabled()
        # An old link takes nothing back.
        opened(page, back)
        assert kept(page) == {"one": [*lines, UNDO, REDO, UNDO, REDO]}
        assert page.locator(".play-say").inner_text() == language("nl").ngettext(*COUNTED["further"], 1, count=1)


def test_whoever_looks_on_enters_nothing_until_it_is_wanted(page: Any, served: Served) -> None:
    lines = lines_of("afritoria", 20)
    arrive(page, served, lines, "look")
    shows(page, lines)
    said(page, "lock_looking")
    assert page.locator("[data-do=undo]").is_disabled()
    assert kept(page) == {}
    page.reload()
    said(page, "lock_looking")
    # A later look shows later moves, in the same tab, too.
    more = lines_of("afritoria", 24)
    page.evaluate("(hash) => { location.hash = hash }", link(more, "look"))
    shows(page, more)
    page.locator("[data-do=take]").click()
    said(page, "goes_on")
    tap(page)
    assert kept(page) == {"one": [*more, UNDO]}


@pytest.mark.long
def test_two_courses_of_a_game_are_told_apart_and_both_stay(page: Any, served: Served) -> None:
    both = lines_of("africa", 20)
    here, there = [*both, UNDO, REDO, UNDO], lines_of("africa", 23)
    arrive(page, served, both)
    for act in ("undo", "redo", "undo"):
        tap(page, act)
    visit(page, served, link(there))
    courses = page.locator(".play-other")
    courses.first.wait_for()
    # The longer one is offered first; nothing has happened yet.
    assert [course.get_attribute("data-moves") for course in courses.all()] == ["23", "19"]
    told = language("nl").ngettext(*COUNTED["apart_after"], 19, count=19)
    assert told in page.locator(".play-arrival").inner_text()
    assert courses.first.locator("li").all_inner_texts()[:1] == [told_of(there, 20)]
    assert kept(page) == {"one": here}
    courses.first.locator("button").click()
    said(page, "goes_on")
    shows(page, there)
    found = kept(page)
    assert found.pop("one") == here
    assert list(found.values()) == [there]
    # Opened once more it is the one that is here.
    visit(page, served, link([*there, UNDO]))
    shows(page, [*there, UNDO])
    assert sorted(len(lines) for lines in kept(page).values()) == [len(here), len(there) + 1]


def told_of(lines: list[dict[str, Any]], number: int) -> str:
    step = course.replay(lines).at(number)
    assert step.move is not None
    assert step.before is not None
    player = tracking.current_player(step.before.state)
    return f"{player}: {tracking.describe(step.move, 'nl')}"


# Two tabs


def test_one_of_two_tabs_writes_and_the_other_follows(page: Any, served: Served) -> None:
    lines = lines_of("afritoria", 20)
    arrive(page, served, lines)
    with no_errors(page.context.new_page()) as other:
        visit(other, served, game="afritoria")
        said(other, "lock_other-tab")
        tap(page)
        shows(other, [*lines, UNDO])
        assert other.locator("[data-do=undo]").is_disabled()
        # One tap, and they have changed places.
        other.locator("[data-do=write]").click()
        said(page, "lock_other-tab")
        tap(other)
        shows(page, [*lines, UNDO, UNDO])
        assert page.locator("[data-do=undo]").is_disabled()
        page.locator("[data-do=write]").click()
        said(other, "lock_other-tab")
        tap(page, "redo")
        assert kept(page) == {"one": [*lines, UNDO, UNDO, REDO]}
    # Who stays behind may write at once.
    with no_errors(page.context.new_page()) as other:
        visit(other, served, game="afritoria")
        said(other, "lock_other-tab")
        page.goto("about:blank")
        other.locator("[data-do=undo]:enabled").wait_for()
        tap(other)
        assert kept(other) == {"one": [*lines, UNDO, UNDO, REDO, UNDO]}


@pytest.mark.long
def test_every_tap_of_two_tabs_is_kept_whoever_writes(page: Any, served: Served) -> None:
    lines = lines_of("afritoria", 40)
    arrive(page, served, lines)
    with no_errors(page.context.new_page()) as other:
        visit(other, served, game="afritoria")
        taps = "(count) => { for (let i = 0; i < count; i += 1) document.querySelector('[data-do=undo]').click() }"
        expected = len(lines)
        tabs = [page, other]
        for i in range(6):
            tabs[i % 2].evaluate(taps, 3)
            expected += 3
            tabs[(i + 1) % 2].locator("[data-do=write]").click()
            tabs[(i + 1) % 2].locator("[data-do=undo]:enabled").wait_for()
        assert kept(page) == {"one": [*lines, *[UNDO] * (expected - len(lines))]}


@pytest.mark.long
def test_a_tab_that_slept_writes_over_nothing(page: Any, served: Served) -> None:
    lines = lines_of("afritoria", 20)
    arrive(page, served, lines)
    # What it hears while it sleeps it hears afterwards: without locks and channels both believe that they write.
    deaf = "Object.defineProperty(navigator, 'locks', { value: undefined }); delete globalThis.BroadcastChannel;"
    with no_errors(page.context.new_page()) as other:
        other.add_init_script(deaf)
        visit(other, served, game="afritoria")
        tap(page)
        tap(page)
        other.locator("[data-do=undo]").click()
        said(other, "outrun")
        shows(other, [*lines, UNDO, UNDO])
        assert kept(page) == {"one": [*lines, UNDO, UNDO]}
        tap(other)
        assert kept(page) == {"one": [*lines, UNDO, UNDO, UNDO]}


# Files


def test_a_record_goes_to_the_terminal_and_back(page: Any, served: Served, tmp_path: Path) -> None:
    lines = lines_of("africa", 30)
    arrive(page, served, lines)
    tap(page)
    visit(page, served, "#hand")
    with page.expect_download() as download:
        page.locator("[data-do=save]").click()
    file = tmp_path / download.value.suggested_filename
    assert file.name.startswith("africa-20")
    assert file.suffix == ".jsonl"
    download.value.save_as(file)
    assert course.replay(file.read_bytes().splitlines()).number == 29
    with Record(file) as record:
        record.redo()
        record.play(tracking.read_move("africa", {key: value for key, value in moved(31).items() if key != "by"}))
        record.undo(forced=True)
    visit(page, served, "#games")
    page.locator("input[type=file]").set_input_files(file)
    said(page, "goes_on")
    assert kept(page) == {"one": [json.loads(line) for line in file.read_text("utf-8").splitlines()]}
    shows(page, lines)


def moved(number: int) -> dict[str, Any]:
    """A move of the example."""
    return lines_of("africa")[number]


@pytest.mark.parametrize("lang", one_of(languages(), "fi"))
def test_what_is_no_record_changes_nothing_and_says_why(lang: str, page: Any, served: Served, tmp_path: Path) -> None:
    lines = lines_of("africa", 10)
    arrive(page, served, lines, lang=lang)
    before = kept(page)
    head, *moves = lines
    newer = language(lang).gettext("This record was written by a newer version of this program; nothing was changed.")
    refused = {
        "": WORDS["lost_empty"],
        "hello": WORDS["lost_none"],
        json.dumps({"game": "africa", "players": []}): WORDS["lost_count"],
        json.dumps({**head, "record": 99}): newer,
        json.dumps({**head, "rules": 99}): newer,
        json.dumps({**head, "game": "chess"}): "chess",
        "\n".join(map(json.dumps, [head, moves[0], moves[0], moves[0], moves[0]])): "Anna",
        "\n".join([json.dumps(head), "nonsense", json.dumps(moves[0])]): "2",
    }
    visit(page, served, "#games", lang=lang)
    for text, told in refused.items():
        (tmp_path / "some.jsonl").write_text(text, "utf-8")
        page.locator("input[type=file]").set_input_files(tmp_path / "some.jsonl")
        wrong = page.locator(".play-wrong", has_text=language(lang).gettext(told))
        wrong.wait_for()
        page.evaluate("document.querySelector('.play-wrong').remove()")
        assert kept(page) == before
    # A link that a chat has cut off.
    visit(page, served, link(lines)[:-20], lang=lang)
    said(page, "lost_cut", lang)
    assert kept(page) == before
    # Half a line was never confirmed to anybody.
    visit(page, served, "#games", lang=lang)
    (tmp_path / "some.jsonl").write_text("\n".join([*map(json.dumps, lines), '{"by": "An']), "utf-8")
    page.locator("input[type=file]").set_input_files(tmp_path / "some.jsonl")
    said(page, "torn", lang)
    assert kept(page) == before


@pytest.mark.long
def test_a_record_of_another_game_opens_on_its_page(page: Any, served: Served, tmp_path: Path) -> None:
    lines = lines_of("afritoria", 10)
    visit(page, served, "#games")
    (tmp_path / "some.jsonl").write_text("\n".join(map(json.dumps, lines)), "utf-8")
    page.locator("input[type=file]").set_input_files(tmp_path / "some.jsonl")
    page.wait_for_url("**/nl/play/afritoria/")
    shows(page, lines)
    assert kept(page) == {"one": lines}


# The games of a device


def test_games_are_gone_on_with_forgotten_and_brought_back(page: Any, served: Served) -> None:
    running, elsewhere = lines_of("africa", 10), lines_of("afritoria", id="two")
    for lines in (running, elsewhere):
        arrive(page, served, lines)
    visit(page, served, "#games")
    rows = page.locator(".kept li")
    rows.nth(1).wait_for()
    assert [row.get_attribute("data-id") for row in rows.all()] == ["two", "one"]
    page.wait_for_function("() => document.querySelector('.kept li b').textContent.includes('♛')")
    row = page.locator("[data-id=two]")
    row.locator("[data-do=forget]").click()
    row.locator("[data-do=bring]").wait_for()
    assert set(kept(page)) == {"one"}
    page.reload()
    row.locator("[data-do=bring]").click()
    row.locator("[data-do=forget]").wait_for()
    assert kept(page) == {"one": running, "two": elsewhere}
    page.locator("[data-do=new]").click()
    page.locator(".play-player").first.wait_for(state="hidden")
    page.evaluate("location.hash = 'games'")
    page.locator("[data-id=one] [data-do=go]").click()
    shows(page, running)
    page.evaluate("location.hash = 'games'")
    row.locator("[data-do=go]").click()
    page.wait_for_url("**/nl/play/afritoria/")
    shows(page, elsewhere)


@pytest.mark.long
def test_a_game_survives_reload_and_sleep(page: Any, served: Served) -> None:
    lines = lines_of("africana", 60)
    arrive(page, served, lines)
    done: list[dict[str, Any]] = []
    for act, line in (("undo", UNDO), ("undo", UNDO), ("redo", REDO)):
        tap(page, act)
        done.append(line)
        page.reload()
        shows(page, [*lines, *done])
        assert kept(page) == {"one": [*lines, *done]}
    # The tap is on the device before the screen says so: the page may be ended as soon as it does.
    page.evaluate("document.querySelector('[data-do=undo]').click()")
    page.wait_for_selector(READY)
    page.goto("about:blank")
    visit(page, served, game="africana")
    assert kept(page) == {"one": [*lines, *done, UNDO]}


@pytest.mark.parametrize("lack", one_of(["full", "denied"], "full"))
def test_where_nothing_can_be_kept_it_is_told_and_the_file_is_there(
    lack: str, page: Any, served: Served, request: pytest.FixtureRequest
) -> None:
    lines = lines_of("afritoria", 10)
    protocol = page.context.new_cdp_session(page)
    if lack == "full":
        protocol.send("Storage.overrideQuotaForOrigin", {"origin": served.address, "quotaSize": 1})
        request.addfinalizer(lambda: protocol.send("Storage.overrideQuotaForOrigin", {"origin": served.address}))
    else:
        page.add_init_script("IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') }")
    arrive(page, served, lines)
    said(page, f"lack_{lack}")
    tap(page)
    shows(page, [*lines, UNDO])
    page.evaluate("location.hash = 'hand'")
    with page.expect_download() as download:
        page.locator("[data-do=save]").click()
    saved = [json.loads(line) for line in Path(download.value.path()).read_text("utf-8").splitlines()]
    assert saved == [*lines, UNDO]


@pytest.mark.long  # what is kept is kept for all pages: `test_a_language_works_without_a_network`
def test_a_game_goes_on_without_a_network(offline_page: Any, copy: Served) -> None:
    page, lines = offline_page, lines_of("africa", 20)
    arrive(page, copy, lines)
    kept_offline(page)
    copy.stop()
    page.reload()
    shows(page, lines)
    tap(page)
    address = handed(page, copy)
    page.locator(".play-handing .share__link button").last.click()
    page.locator("canvas.qr").wait_for()
    assert page.locator("canvas.qr").get_attribute("data-text") == address
    opened(page, address.replace("#record", "#replay"))
    page.locator(".replay__slider").wait_for()
    visit(page, copy, "#games")
    page.locator(".kept li").wait_for()


# A replay


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        pytest.param(game, lang, marks=() if i == j == 0 else pytest.mark.long)
        for i, game in enumerate(ids())
        for j, lang in enumerate(languages())
    ],
)
def test_a_replay_tells_every_move_its_points_its_rule_and_how_it_stood(
    game: str, lang: str, page: Any, served: Served
) -> None:
    """Each is compared with what Python says of the same record."""
    lines = lines_of(game)
    visit(page, served, link(lines, "replay"), game, lang)
    slider = page.locator(".replay__slider")
    slider.wait_for()
    assert page.locator(".play-player:visible").count() == 0
    assert kept(page) == {}
    steps = course.replay(lines).steps()
    assert int(slider.get_attribute("max")) == len(steps)
    shown = """(last) => {
      const next = document.querySelector("[data-do=later]");
      const all = (selector, within = document) => [...within.querySelectorAll(selector)];
      const text = (selector, within) => all(selector, within).map((each) => each.textContent);
      const found = [];
      for (let at = 1; at <= last; at += 1) {
        next.click();
        const parts = (event) => [text("span", event)[0], text("b", event)[0] ?? "", all("a", event)[0]?.hash ?? ""];
        found.push({
          title: text(".replay__moment h3")[0],
          events: all(".replay__events li").map(parts),
          rule: document.querySelector(".replay__allowed a")?.hash ?? "",
          totals: text(".replay__totals b"),
        });
      }
      return found;
    }"""
    told = page.evaluate(shown, len(steps))
    for before, step, found in zip([step.before for step in steps], steps, told, strict=True):
        assert before is not None
        assert step.move is not None
        by = tracking.current_player(before.state)
        move = tracking.describe(step.move, lang)
        title = move if by is None else language(lang).gettext("{question}: {value}", question=by, value=move)
        events = [
            [
                tracking.event_sentence(game, event, lang),
                f"{event.points:+}".replace("-", "−") if event.points else "",
                f"#{event.rule}",
            ]
            for event in step.events
        ]
        totals = [str(player.total).replace("-", "−") for player in tracking.standings(step.state).players]
        assert found == {"title": title, "events": events, "rule": f"#{step.move.rule}", "totals": totals}
    assert page.locator("[data-do=later]").is_disabled()
    assert page.locator(".replay__totals .won").all_inner_texts()


@pytest.mark.long
def test_a_replay_is_in_the_language_of_whoever_reads_it(page: Any, served: Served) -> None:
    lines = lines_of("africa", 12)
    visit(page, served, link(lines, "replay"), lang="fi")
    page.locator(".replay__slider").wait_for()
    page.locator(".languages summary").click()
    page.locator(".languages a[hreflang=nl]").click()
    page.wait_for_url("**/nl/play/africa/#replay=*")
    page.locator(".replay__slider").fill("12")
    assert page.locator(".replay__moment h3").first.inner_text() == told_of(lines, 12)
    # Whoever follows a game here comes back to it.
    arrive(page, served, lines_of("africa", 5))
    page.evaluate("(hash) => { location.hash = hash }", link(lines, "replay"))
    page.locator(".replay__slider").wait_for()
    page.locator(".replay__foot a", has_text=language("nl").gettext(WORDS["back_to_game"])).click()
    shows(page, lines_of("africa", 5))


@pytest.mark.long
def test_a_replay_names_the_rule_that_a_record_breaks(page: Any, served: Served) -> None:
    lines = lines_of("africa", 12)
    broken = [*lines, {"by": "Anna", "move": "keep"}, *lines_of("africa")[13:]]
    with pytest.raises(course.BrokenRecord) as found:
        course.replay(broken)
    visit(page, served, link(broken, "replay"))
    wrong = page.locator(".replay__broken")
    assert found.value.error.to_dict("nl")["text"] in wrong.inner_text()
    assert page.locator(".replay__slider").input_value() == "13"
    page.locator("[data-do=earlier]").click()
    assert page.locator(".replay__moment h3").first.inner_text() == told_of(lines, 12)
