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
