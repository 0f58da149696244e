"""A game of another package on the site: the sheet counts it, and questions about it are answered."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support import ROOT, oware
from tests.support.browsing import CHROMIUM, Served
from tests.support.sheet import kept, number, tap, totals, visit, winners

browser = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")

pytest.importorskip("playwright.sync_api")


@pytest.mark.slow
@pytest.mark.browser
@browser
def test_it_is_counted_and_its_disputed_ruling_is_asked(phone: Any, served: Served) -> None:
    visit(phone, served, "oware", "nl")
    for seat, name in enumerate(("Ama", "Kofi")):
        phone.locator(".chip").nth(seat).tap()
        phone.locator(".who").fill(name)
    phone.locator(".chip").first.tap()
    number(phone, "store").tap()
    # There are 48 seeds: none of these numbers can become longer.
    tap(phone, "205")
    assert winners(phone) == []
    tap(phone, "230")
    assert totals(phone) == {"Ama": 25, "Kofi": 23}
    assert winners(phone) == ["Ama"]
    assert phone.locator(".reason__text").all_text_contents() == ["23 geslagen zaden", "0 zaden in de eigen kuiltjes"]
    phone.locator(".sheet__disputed").tap()
    other = phone.locator("dialog .dispute [aria-pressed=false]")
    assert "Overgebleven zaden zijn van niemand" in other.inner_text()
    other.tap()
    phone.locator("dialog li.won", has_text="Kofi").wait_for()
    assert totals(phone) == {"Ama": 20, "Kofi": 23}
    assert phone.locator(".result__said").inner_text() == "Winnaar met 23 punten: Kofi"
    assert kept(phone, "oware")["rulings"] == {"oware.score.rest.whose": "nobody"}


@pytest.mark.slow
@pytest.mark.browser
@browser
def test_a_question_about_it_is_answered(phone: Any, served: Served) -> None:
    phone.goto(f"{served.address}/fr/rules/oware/")
    phone.locator("input[type=search]").first.fill("mon adversaire n’a plus rien")
    hit = phone.locator("[data-rule]").first
    hit.wait_for()
    assert hit.get_attribute("data-rule") == "oware.feed"
    assert "Nourrir" in hit.inner_text()


@pytest.mark.long
def test_a_site_is_not_built_with_a_game_that_the_engine_lacks(tmp_path: Path) -> None:
    """The game and what is to be done are named, before any page is made."""
    path = oware.install(tmp_path / "installed")
    module = path / "scorer_oware" / "scoring" / "scoring.py"
    for broken in ("import decimal\n", "def late() -> None:\n    global there\n"):
        module.write_text(module.read_text("utf-8") + broken, "utf-8")
        run = subprocess.run(
            [sys.executable, "-m", "mkdocs", "build", "--site-dir", str(tmp_path / "site")],
            cwd=ROOT,
            env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(path)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 1
        assert "The score sheet cannot count with “oware” (scorer_oware):" in run.stderr
        assert "scoring/scoring.py" in run.stderr
        assert "or uninstall it" in run.stderr
        assert "Traceback" not in run.stderr
        assert not (tmp_path / "site" / "en" / "index.html").exists()


@pytest.mark.slow
@pytest.mark.browser
@browser
def test_rounds_are_counted_one_after_the_other(phone: Any, served: Served) -> None:
    """A link brings rounds, each has its rows, “Another round” has them again, and what is shared has all of them."""
    rounds = [{"Ann": {"bid": 0, "tricks": 1}, "Bob": {"bid": 0, "tricks": 0}}]
    visit(
        phone, served, "bids", "de", {"game": "bids", "players": [{"name": "Ann"}, {"name": "Bob"}], "rounds": rounds}
    )
    assert totals(phone) == {"Ann": -10, "Bob": 20}
    assert winners(phone) == ["Bob"]
    phone.locator("[data-do=round]").tap()
    assert phone.locator(".panel [role=group] .group-of__head").all_text_contents()[-1] == "Runde 2"
    assert phone.locator("[data-row^='rounds/']").count() == 4
    # These numbers cannot become longer, so that the next row follows by itself.
    number(phone, "rounds/1.bid").tap()
    tap(phone, "2020")
    phone.locator(".chip").nth(1).tap()
    number(phone, "rounds/1.bid").tap()
    tap(phone, "1>0")
    phone.wait_for_function("() => document.querySelector('output[data-player=Ann]').textContent === '210'")
    assert totals(phone) == {"Ann": 210, "Bob": 10}
    assert kept(phone, "bids")["players"][1]["rounds"]["1.bid"] == 1


@pytest.mark.slow
@pytest.mark.browser
@browser
def test_teams_are_named_and_win_together(phone: Any, served: Served) -> None:
    names = {"Ann": "Red", "Bob": "Blue", "Cleo": "Red"}
    players = [{"name": name, "team": team} for name, team in names.items()]
    rounds = [{"Ann": {"points": 40, "out": True}, "Bob": {"points": 60}}]
    visit(phone, served, "pairs", "en", {"game": "pairs", "players": [*players, {"name": "Dora"}], "rounds": rounds})
    phone.locator(".chip").nth(3).tap()
    assert "Dora plays in no team." in phone.locator(".panel").inner_text()
    assert phone.locator("[data-row=team] .switch button").all_text_contents() == ["Red", "Blue"]
    phone.locator("[data-row=team] .switch button", has_text="Blue").tap()
    assert phone.locator("[data-row=team] input").input_value() == "Blue"
    phone.wait_for_function("() => document.querySelectorAll('[data-winner]').length === 2")
    assert totals(phone) == {"Ann": 140, "Bob": 60, "Cleo": 140, "Dora": 60}
    assert winners(phone) == ["Ann", "Cleo"]
    assert "Winner with 140 points: Red (Ann and Cleo)" in phone.locator(".sheet").inner_text()


@pytest.mark.slow
@pytest.mark.browser
@browser
def test_less_than_nothing_is_typed_where_it_may_be(phone: Any, served: Served) -> None:
    visit(phone, served, "pairs", "en")
    assert "plays in no team" not in phone.locator(".sheet").inner_text(), "nobody has begun"
    number(phone, "rounds/0.points").tap()
    tap(phone, "−25")
    assert kept(phone, "pairs")["players"][0]["rounds"]["0.points"] == -25
    number(phone, "passes").tap()
    assert phone.locator(".pad__minus").is_hidden()
