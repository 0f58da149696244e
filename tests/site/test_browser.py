"""The site as people meet it: in a real browser, on a phone, with the keyboard, without a network, on paper."""

from __future__ import annotations

import itertools
import re
from typing import Any
from urllib.parse import urlparse

import pytest

import scorer
from scorer.registry import ids
from scorer.text.errors import language
from scorer.text.i18n import languages
from tests.support.browsing import BROWSER, PHONE, Served, kept_offline, published_anew
from tests.support.tiers import each_once, one_of

pytestmark = BROWSER


def screens(page: Any) -> float:
    return float(page.evaluate("document.documentElement.scrollHeight / innerHeight"))


@pytest.mark.parametrize(("id", "lang"), each_once(ids(), languages()))
def test_the_summary_stands_on_the_first_screen(id: str, lang: str, page: Any, served: Served) -> None:
    page.goto(f"{served.address}/{lang}/rules/{id}/")
    assert page.locator(".summary").first.bounding_box()["y"] >= 0
    box = page.locator(".summary").first.bounding_box()
    assert box["y"] + box["height"] <= PHONE["height"]
    assert screens(page) <= 25
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("lang", one_of(languages(), "de"))
def test_nothing_is_wider_than_the_screen_and_nothing_small(lang: str, page: Any, served: Served) -> None:
    small = """() => [...document.querySelectorAll("body *")].filter((node) =>
        [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim()) &&
        !node.closest("script, style, .dots, .md-nav__icon") && node.checkVisibility() &&
        parseFloat(getComputedStyle(node).fontSize) < 14.5).map((node) => node.outerHTML.slice(0, 100))"""
    rules = ("rules/africa/", "rules/africana/", "r/africa.score.goods/", "print/africa/")
    for path in ("", *rules, "rulings/", "glossary/", "cli/"):
        page.set_viewport_size(PHONE)
        page.goto(f"{served.address}/{lang}/{path}")
        for width in (1440, 820, 320):
            page.set_viewport_size({"width": width, "height": 900})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (path, width)
        if path != "cli/":  # for programmers
            page.set_viewport_size(PHONE)
            page.evaluate("document.querySelectorAll('details').forEach((box) => (box.open = true))")
            assert page.evaluate(small) == [], path


def test_an_address_opens_what_is_folded(page: Any, served: Served) -> None:
    page.goto(f"{served.address}/fr/rules/africa/#africa.question.actions-per-turn")
    entry = page.locator("[id='africa.question.actions-per-turn']")
    assert entry.is_visible()
    assert 0 <= entry.bounding_box()["y"] < PHONE["height"]


def test_the_language_switch_keeps_the_place_after_scrolling(page: Any, served: Served) -> None:
    page.goto(f"{served.address}/nl/rules/africa/")
    page.evaluate("document.getElementById('africa.score.majority.tie_second').scrollIntoView()")
    page.evaluate("scrollBy(0, 20)")
    # With the mouse alone: the helper that clicks would scroll first.
    for part in (".languages summary", ".languages a[hreflang=fi]"):
        box = page.locator(part).bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_url("**/fi/rules/africa/#africa.score.majority.tie_second")
    box = page.locator("[id='africa.score.majority.tie_second']").bounding_box()
    assert 0 <= box["y"] < 200


@pytest.mark.parametrize("share", one_of([0.1, 0.35, 0.6, 0.85], 0.35))
def test_the_language_switch_keeps_what_is_read(share: float, page: Any, served: Served) -> None:
    """Anywhere on a long page, after an address that led elsewhere: what stood at the top stands there again."""
    page.goto(f"{served.address}/nl/rules/africa/#africa.score.goods")
    page.evaluate("share => scrollTo(0, document.documentElement.scrollHeight * share)", share)
    seen = """() => [...document.querySelectorAll("article.entry, h2[id]")].filter((entry) => {
        const { top, bottom, height } = entry.getBoundingClientRect();
        return height && bottom > 48 && top < innerHeight / 2;
    }).map((entry) => entry.id)"""
    before = page.evaluate(seen)
    for part in (".languages summary", ".languages a[hreflang=de]"):
        box = page.locator(part).bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_url("**/de/rules/africa/#*")
    after = page.url.partition("#")[2]
    assert after in before
    assert 0 <= page.locator(f"[id='{after}']").bounding_box()["y"] < 200


@pytest.mark.long
def test_at_the_top_the_language_switch_leads_to_the_top(page: Any, served: Served) -> None:
    page.goto(f"{served.address}/nl/rules/africa/#africa.score.goods")
    page.evaluate("scrollTo(0, 0)")
    page.locator(".languages summary").click()
    page.locator(".languages a[hreflang=de]").click()
    page.wait_for_url("**/de/rules/africa/")
    assert page.evaluate("scrollY") == 0


@pytest.mark.long
def test_what_is_not_found_leads_on_in_the_language_of_the_address(page: Any, served: Served) -> None:
    missing = (served.folder / "404.html").read_text("utf-8")
    page.route("**/nowhere/**", lambda route: route.fulfill(body=missing, content_type="text/html"))
    for lang in languages():
        page.goto(f"{served.address}/{lang}/nowhere/")
        say = language(lang).gettext
        assert page.locator("h1").inner_text() == say("Page not found")
        assert page.evaluate("document.documentElement.lang") == lang
        page.click("#ask")
        page.keyboard.insert_text(scorer.rule("africa.score.goods").title(lang))
        page.wait_for_selector("[data-rule='africa.score.goods']")
        for link in page.locator("header a, main a").evaluate_all("(links) => links.map((link) => link.href)"):
            assert (served.folder / urlparse(link).path.strip("/") / "index.html").exists(), link
    page.keyboard.press("Escape")
    page.locator(".actions a").first.click()
    page.wait_for_url(f"**/{languages()[-1]}/rules/africa/")
    # Without a language in the address it is that of the browser.
    page.goto(f"{served.address}/nowhere/")
    assert page.locator("h1").inner_text() == language("nl").gettext("Page not found")


def test_who_comes_back_finds_what_was_asked(page: Any, served: Served) -> None:
    """The browser of the tests keeps no page that is left: it is loaded anew."""
    page.goto(f"{served.address}/nl/")
    page.locator(".ask__games [data-game=africa]").click()
    page.fill("#ask", "wie wint bij gelijke stand")
    page.locator(".ask__way").first.wait_for()
    page.locator("details:not([open]) summary").first.click()
    page.evaluate("scrollTo(0, 200)")
    shown = page.evaluate(_ANSWERS)
    page.eval_on_selector("details[open] .ask__way", "(link) => link.click()")
    page.wait_for_url("**/nl/r/**")
    page.go_back()
    page.locator("[data-rule]").first.wait_for()
    assert page.input_value("#ask") == "wie wint bij gelijke stand"
    assert page.get_attribute(".ask__games [data-game=africa]", "aria-pressed") == "true"
    assert page.evaluate(_ANSWERS) == shown
    page.goto(f"{served.address}/nl/")  # a new visit is a new one
    assert page.input_value("#ask") == ""


def test_with_colours_of_the_system_what_is_chosen_and_drawn_is_seen(page: Any, served: Served) -> None:
    page.emulate_media(forced_colors="active", color_scheme="dark")
    page.goto(f"{served.address}/nl/")
    ground = "(button) => getComputedStyle(button).backgroundColor"
    chosen, other = (page.locator(f".ask__games [aria-pressed={state}]").first for state in ("true", "false"))
    assert chosen.evaluate(ground) != other.evaluate(ground)
    # A picture keeps its colours, and brings its paper.
    page.goto(f"{served.address}/nl/r/africa.score.majority.tie_first/")
    assert page.locator(".picture").evaluate(ground) == "rgb(27, 26, 23)"
    page.emulate_media(forced_colors="none", color_scheme="light")


_ANSWERS = "[scrollY, ...[...document.querySelectorAll('[data-rule]')].map((card) => [card.dataset.rule, card.open])]"
"""Where the page stands, and which answers are there and open."""


@pytest.mark.parametrize("lang", one_of(languages(), languages()[0]))
def test_nothing_moves_while_somebody_types(page: Any, served: Served, lang: str) -> None:
    page.goto(f"{served.address}/{lang}/")
    page.wait_for_selector("[data-ask][data-state=ready]", state="attached")
    question = page.locator(".ask__examples a").first.text_content()
    page.evaluate(
        """() => {
          window.shift = 0;
          window.opened = window.said = 0;
          const count = (name) => () => (window[name] += 1);
          const moved = (list) => list.getEntries().forEach(({ value }) => (window.shift += value));
          new PerformanceObserver(moved).observe({ type: "layout-shift" });
          const one = (selector) => document.querySelector(selector);
          new MutationObserver(count("opened")).observe(one(".ask__hits"), { childList: true });
          new MutationObserver(count("said")).observe(one(".ask__spoken"), { childList: true });
        }"""
    )
    # However busy the machine is, the typing rests when the test says so.
    page.evaluate(
        """() => {
          window.setTimeout = (does) => (window.rest = does);
          window.clearTimeout = () => (window.rest = undefined);
        }"""
    )
    page.click("#ask")
    page.keyboard.type(question, delay=20)
    assert page.inner_text(".ask__next")
    assert page.evaluate("[opened, said]") == [0, 0]
    page.evaluate("rest()")
    page.locator("details[open] .ask__text").first.wait_for()
    page.wait_for_timeout(100)
    assert page.evaluate("[opened, said]") == [1, 1]
    assert page.evaluate("shift") < 0.1


@pytest.mark.long
def test_the_game_that_was_chosen_is_chosen_again(page: Any, served: Served) -> None:
    page.goto(f"{served.address}/nl/")
    for game in ("africana", ""):
        page.locator(f".ask__games [data-game='{game}']").click()
        for path in ("nl/", "fi/"):
            page.goto(f"{served.address}/{path}")
            assert page.locator(".ask__games [aria-pressed=true]").get_attribute("data-game") == game
        page.goto(f"{served.address}/nl/")


def test_everything_is_done_with_the_keyboard(page: Any, served: Served) -> None:
    page.goto(f"{served.address}/nl/rules/africa/")
    seen = []
    for _ in range(40):
        page.keyboard.press("Tab")
        seen.append(page.evaluate("document.activeElement.outerHTML.slice(0, 200)"))
        ring = page.evaluate(
            "(() => { const s = getComputedStyle(document.activeElement); return s.outlineStyle + s.boxShadow; })()"
        )
        assert ring != "nonenone", seen[-1]
    order = ["md-skip", "home", "scheme", "<summary", "#africa.score.goods", "/score/africa/"]
    found = [next(i for i, html in enumerate(seen) if part in html) for part in order]
    assert found == sorted(found)
    page.locator(".languages summary").focus()
    page.keyboard.press("Enter")
    assert page.locator(".languages a").first.is_visible()
    page.keyboard.press("Escape")
    assert not page.locator(".languages a").first.is_visible()
    page.locator(".scheme").focus()
    page.keyboard.press("Space")
    assert page.evaluate("document.body.getAttribute('data-md-color-scheme')") == "slate"
    page.reload()
    assert page.evaluate("document.body.getAttribute('data-md-color-scheme')") == "slate"
    more = page.locator("[id='africa.turn.choice'] summary")
    more.focus()
    page.keyboard.press("Enter")
    assert page.locator("[id='africa.turn.choice'] .copy").is_visible()


def test_what_a_screen_reader_is_told(page: Any, served: Served) -> None:
    page.goto(f"{served.address}/nl/rules/africa/")
    tree = page.locator("body").aria_snapshot()
    assert re.search(r'heading "Africa" \[level=1\]', tree)
    assert f'link "{scorer.rule("africa.score.goods").title("nl")}"' in tree
    assert f'img "{scorer.rule("africa.score.majority.tie_first").title("nl")} ' in tree
    assert tree.count("- main") == 1
    assert tree.count("- banner") == 1
    assert tree.count("- contentinfo") == 1
    for unnamed in ("- button\n", "- link\n", "- img\n", "- textbox\n", "- combobox\n"):
        assert unnamed not in tree
    levels = [int(level) for level in re.findall(r"heading .*?\[level=(\d)\]", tree)]
    assert all(after <= before + 1 for before, after in itertools.pairwise(levels))


@pytest.mark.long
def test_what_our_table_plays_is_said_everywhere(page: Any, served: Served) -> None:
    down, up = (scorer.rule("africa.majority.rounding").reading(reading, "nl") for reading in ("down", "up"))
    page.goto(f"{served.address}/nl/rules/africa/#our-table")
    page.locator("#our-table select").select_option("nl")
    said = page.locator("[id='africa.score.majority.round'] .at-table")
    assert up in said.inner_text()
    for lang in languages():
        page.goto(f"{served.address}/{lang}/rules/africa/")
        chosen = scorer.rule("africa.majority.rounding").reading("up", lang)
        assert said.inner_text() == language(lang).gettext("Our table plays: {reading}", reading=chosen)
    page.goto(f"{served.address}/nl/rules/africa/#our-table")
    page.locator("#our-table input[name='africa.majority.rounding'][value=down]").check()
    assert down in said.inner_text()
    page.goto(f"{served.address}/nl/r/africa.score.majority.round/")
    assert down in page.locator(".at-table").inner_text()
    page.goto(f"{served.address}/fi/rulings/")
    assert page.locator("[id='africa.majority.rounding'] .ours").get_attribute("data-reading") == "down"
    page.goto(f"{served.address}/nl/rules/africa/#our-table")
    page.locator("#our-table button[type=reset]").click()
    assert not said.is_visible()


def test_our_table_chooses_on_the_page_of_a_ruling(page: Any, served: Served) -> None:
    page.goto(f"{served.address}/nl/r/africa.majority.rounding/")
    up = page.locator("[data-reading=up]")
    for reading in (["up"], []):
        up.locator(".choose").click()
        page.reload()
        ours = page.locator(".ours")
        assert [ours.nth(i).get_attribute("data-reading") for i in range(ours.count())] == reading
        assert page.locator("[aria-pressed=true]").count() == len(reading)


def test_a_link_is_copied(page: Any, served: Served) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{served.address}/nl/rules/africa/#africa.score.goods")
    page.locator("[id='africa.score.goods'] summary").click()
    page.locator("[id='africa.score.goods'] .copy").click()
    copied = f"{served.address}/nl/r/africa.score.goods/"
    page.wait_for_function(
        "() => document.querySelector(\"[id='africa.score.goods'] .copy\").textContent === 'Gekopieerd'"
    )
    assert page.evaluate("navigator.clipboard.readText()") == copied


def test_rules_are_read_without_scripts(browser: Any, served: Served) -> None:
    context = browser.new_context(viewport=PHONE, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{served.address}/")
    page.click("a[hreflang=fr]")
    page.click(".game[data-game=africa] h2 a")
    page.click(".summary a >> nth=1")
    assert page.url.endswith("/fr/rules/africa/#africa.score.goods")
    assert page.locator("[id='africa.score.goods']").is_visible()
    assert not page.locator(".copy").first.is_visible()
    page.click(".languages summary")
    page.click(".languages a[hreflang=de]")
    assert page.url.endswith("/de/rules/africa/")
    context.close()


def test_a_language_works_without_a_network(offline_page: Any, copy: Served) -> None:
    page = offline_page
    page.goto(f"{copy.address}/nl/")
    kept_offline(page)
    copy.stop()
    page.context.set_offline(True)
    page.reload()
    assert page.locator("h1").is_visible()
    for path in ("rules/africana/", "rulings/", "glossary/", "score/africa/", "print/afritoria/", "rules/africa"):
        page.goto(f"{copy.address}/nl/{path}")
        assert page.locator("h1").is_visible(), path
    page.goto(f"{copy.address}/nl/r/africa.score.goods/")
    assert page.url.endswith("/nl/rules/africa/#africa.score.goods")


@pytest.mark.long
def test_without_a_network_what_is_not_kept_is_told(offline_page: Any, copy: Served) -> None:
    page = offline_page
    page.goto(f"{copy.address}/nl/rules/africa/")
    kept_offline(page)
    menu = page.locator(".languages a")
    page.locator(".languages summary").click()
    assert page.locator(".languages small").count() == 0
    page.keyboard.press("Escape")
    copy.stop()
    page.context.set_offline(True)
    # The menu says so before somebody goes there.
    page.locator(".languages summary").click()
    page.locator(".languages small").nth(len(languages()) - 2).wait_for()
    for lang in languages():
        told = menu.and_(page.locator(f"[hreflang={lang}]")).inner_text()
        assert told.endswith(language("nl").gettext("online only")) == (lang != "nl")
    # The server is gone all the same; Chromium 156 that is told to be offline often stays where it is.
    page.context.set_offline(False)
    for path in ("fi/rules/africana/", "de/score/africa/", "en/r/africa.score.goods/", "nl/programmers/", "zz/"):
        page.goto(f"{copy.address}/{path}")
        lang = path[:2] if path[:2] in languages() else "nl"
        assert page.locator("h1").inner_text() == language(lang).gettext("This page is not kept on this device"), path
        page.locator(".kept-here a:visible").first.wait_for()
        assert page.locator(".kept-here a:visible").all_inner_texts() == ["Nederlands"]
    # It leads to the same page in a language that is kept.
    page.goto(f"{copy.address}/fi/rules/africana/")
    page.locator(".kept-here a:visible").click()
    page.wait_for_url("**/nl/rules/africana/")
    assert page.locator("h1").inner_text() == "Africana"


@pytest.mark.long  # so it does in `test_an_update_waits_while_a_sheet_is_half_filled`
def test_an_update_waits_for_a_yes(offline_page: Any, copy: Served) -> None:
    page = offline_page
    page.goto(f"{copy.address}/nl/rulings/")
    kept_offline(page)
    old = page.locator("h1").inner_text()
    published_anew(copy, "nl/rulings/index.html", b">Twistpunten<", b">Iets nieuws<")
    page.reload()
    bar = page.locator(".update")
    bar.wait_for(timeout=60_000)
    assert page.locator("h1").inner_text() == old
    page.reload()
    assert page.locator("h1").inner_text() == old, "nothing changes unasked"
    bar.wait_for(timeout=60_000)
    bar.locator(".update__close").click()
    assert bar.count() == 0
    page.reload()
    bar.wait_for(timeout=60_000)
    bar.locator("button").first.click()
    page.wait_for_function("() => document.querySelector('h1')?.textContent === 'Iets nieuws'", timeout=60_000)


@pytest.mark.parametrize(("id", "lang"), each_once(ids(), languages()))
def test_it_prints_on_a_few_sheets(id: str, lang: str, page: Any, served: Served) -> None:
    page.goto(f"{served.address}/{lang}/rules/{id}/")
    assert 2 <= _sheets(page) <= 4
    page.goto(f"{served.address}/{lang}/print/{id}/")
    assert _sheets(page) == 1


def _sheets(page: Any) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))
