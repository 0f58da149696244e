"""A way back from where somebody stumbles: a report, shown before its form is opened, and sent by nobody else."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

import scorer
from scorer.addresses import addresses
from scorer.text.errors import language
from scorer.text.report import OFFERS
from tests.support.browsing import BROWSER, Served

pytestmark = BROWSER

DIALOG = "dialog.report-dialog"


def filled(page: Any) -> dict[str, str]:
    """What the link of the dialog fills in, without its title."""
    link = page.locator(f"{DIALOG} a").get_attribute("href")
    assert link.startswith(f"{addresses().reports}/new?")
    found = {key: value for key, (value,) in parse_qs(urlsplit(link).query).items()}
    assert found.pop("title")
    return found


def test_a_search_in_vain_is_reported(phone: Any, served: Served) -> None:
    phone.goto(f"{served.address}/fi/")
    offer = phone.get_by_role("button", name=language("fi").gettext(OFFERS["search"]))
    phone.fill("input[type=search]", "kuka voittaa tasapelin?")
    phone.locator("[data-rule]").first.wait_for()
    assert not offer.is_visible()
    phone.fill("input[type=search]", "zorblquux & blubgnarf")
    offer.click()
    told = {
        "template": "word.yml",
        "typed": "zorblquux & blubgnarf",
        "where": "/fi/",
        "language": f"fi (scorer {scorer.__version__})",
    }
    assert filled(phone) == told
    phone.locator(f"{DIALOG} [name=meant]").fill("ä✓" * 1000)
    assert len(phone.locator(f"{DIALOG} a").get_attribute("href")) <= 6000
    assert filled(phone)["meant"].endswith("…")
    phone.locator(f"{DIALOG} [name=meant]").fill("mitä « 5+ » on?")
    assert filled(phone) == told | {"meant": "mitä « 5+ » on?"}
    phone.get_by_role("button", name=language("fi").gettext("Copy the text")).click()
    phone.get_by_role("button", name=language("fi").gettext("Copied")).wait_for()
    copied = phone.evaluate("navigator.clipboard.readText()")
    assert [line.partition(": ")[2] for line in copied.splitlines()] == [
        "zorblquux & blubgnarf",
        "mitä « 5+ » on?",
        "/fi/",
        "",
        told["language"],
    ]
    phone.keyboard.press("Escape")
    phone.locator(DIALOG).wait_for(state="detached")
    assert offer.is_visible(), "nothing is lost"


def test_a_rule_and_a_word_are_reported(page: Any, served: Served) -> None:
    rule = {"rule": "africa.score.goods", "game": "Africa", "edition": "nl, fi, fr", "template": "rule.yml"}
    page.goto(f"{served.address}/nl/r/africa.score.goods/")
    offer = page.get_by_role("link", name=language("nl").gettext(OFFERS["rule"]))
    plain = parse_qs(urlsplit(offer.get_attribute("href")).query)
    assert {key: plain[key] for key in rule} == {key: [value] for key, value in rule.items()}
    page.goto(f"{served.address}/nl/rules/africa/#africa.score.goods")
    page.locator("[id='africa.score.goods'] summary").click()
    offer.click()
    assert filled(page).items() >= rule.items()
    # Letters where a number belongs.
    page.goto(f"{served.address}/nl/score/africa/")
    page.locator("[data-state=ready]").wait_for()
    page.locator(".who").fill("Annemarie")
    page.locator(".row .number").first.fill("drie")
    page.get_by_role("button", name=language("nl").gettext(OFFERS["word"])).click()
    page.locator(DIALOG).wait_for()
    found = filled(page)
    assert (found["typed"], found["game"]) == ("drie", "Africa")
    assert found["where"].startswith("/nl/score/africa/ ")
    assert "Annemarie" not in str(found)
