"""Whole evenings by random taps, on one phone and on several: whatever a page tells after each of them is true."""

from __future__ import annotations

from typing import Any

import pytest

from scorer.registry import ids
from scorer.text.i18n import languages
from tests.support.browsing import BROWSER, Served
from tests.support.driver import Driver
from tools.evenings.people import Evening

pytestmark = BROWSER

EVENINGS = 10
"""How many of each game, in a language each."""


def cases() -> list[Any]:
    langs = languages()
    every = [
        pytest.param(game, langs[i % len(langs)], i, marks=pytest.mark.long) for game in ids() for i in range(EVENINGS)
    ]
    return [pytest.param(ids()[0], langs[0], "short"), *every]


@pytest.mark.parametrize(("game", "lang", "seed"), cases())
def test_nothing_untrue_is_told_after_any_tap(game: str, lang: str, seed: object, phone: Any, served: Served) -> None:
    driver = Driver(phone, served, game, lang, seed)
    for _ in range(60 if seed == "short" else 300):
        driver.step()
    driver.finish()


@pytest.mark.long
@pytest.mark.parametrize("game", ids())
def test_several_phones_make_the_sheet_of_one(game: str, browser: Any, served: Served) -> None:
    evening = Evening(browser, served.address, game, 0)
    evening.run(steps=6)
    assert not evening.counts["needless"]
