"""One host for all tests of the site, and a page of the browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import PHONE, Served


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
