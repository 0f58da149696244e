"""One host for all tests of the site, and a page of the browser."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.browsing import PHONE, Served


@pytest.fixture(scope="session")
def served(built: Path) -> Iterator[Served]:
    host = Served(built)
    yield host
    host.stop()


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """A page on a phone; whatever the browser complains of fails the test."""
    context = browser.new_context(viewport=PHONE, locale="nl-NL")
    found = context.new_page()
    wrong: list[str] = []
    found.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    found.on("pageerror", lambda error: wrong.append(str(error)))
    yield found
    context.close()
    assert not [text for text in wrong if "net::ERR" not in text]


@pytest.fixture
def copy(built: Path, tmp_path: Path) -> Iterator[Served]:
    """A copy of the site that a test may change and take off the network."""
    shutil.copytree(built, tmp_path / "site", ignore=shutil.ignore_patterns("r"))
    shutil.copytree(built / "nl" / "r" / "africa.score.goods", tmp_path / "site/nl/r/africa.score.goods")
    host = Served(tmp_path / "site")
    yield host
    host.stop()


@pytest.fixture
def phone(browser: Any) -> Iterator[Any]:
    """A page on a phone that is tapped; whatever the browser complains of fails the test."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="nl-NL")
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    found = context.new_page()
    wrong: list[str] = []
    found.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    found.on("pageerror", lambda error: wrong.append(str(error)))
    yield found
    context.close()
    assert not [text for text in wrong if "net::ERR" not in text]
