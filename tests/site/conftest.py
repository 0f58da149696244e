"""One host for all tests of the site, and pages of the browser."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.support.browsing import PHONE, Served


@pytest.fixture(scope="session")
def served(built: Path) -> Iterator[Served]:
    host = Served(built)
    yield host
    host.stop()


# A new profile starts slowly, with nothing compiled: all tests of a process share two, which are cleared for each test.
# They have no service worker, which loads a whole language: what that does is tested with `offline_page`.


@pytest.fixture(scope="session")
def profile(browser: Any) -> Iterator[Any]:
    """A profile of a small screen with a keyboard."""
    context = browser.new_context(viewport=PHONE, locale="nl-NL", service_workers="block")
    yield context
    context.close()


@pytest.fixture(scope="session")
def touch_profile(browser: Any) -> Iterator[Any]:
    """A profile of a phone that is tapped."""
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, locale="nl-NL", service_workers="block"
    )
    yield context
    context.close()


@contextmanager
def no_errors(page: Any) -> Iterator[Any]:
    """A page; whatever the browser complains of fails the test."""
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    yield page
    page.close()
    assert not [text for text in wrong if "net::ERR" not in text]


def new_page(profile: Any, served: Served) -> Any:
    """A new page of a profile that keeps nothing of what was done on a host, and allows nothing."""
    profile.clear_permissions()
    page = profile.new_page()
    protocol = profile.new_cdp_session(page)
    protocol.send("Storage.clearDataForOrigin", {"origin": served.address, "storageTypes": "all"})
    protocol.detach()
    return page


@pytest.fixture
def page(profile: Any, served: Served) -> Iterator[Any]:
    """A page on a small screen."""
    with no_errors(new_page(profile, served)) as found:
        yield found


@pytest.fixture
def phone(touch_profile: Any, served: Served) -> Iterator[Any]:
    """A page on a phone that is tapped, with its clipboard."""
    with no_errors(new_page(touch_profile, served)) as found:
        touch_profile.grant_permissions(["clipboard-read", "clipboard-write"])
        yield found


@pytest.fixture
def offline_page(browser: Any) -> Iterator[Any]:
    """A page of a profile of its own, whose service worker keeps what it needs without a network."""
    context = browser.new_context(viewport=PHONE, locale="nl-NL")
    with no_errors(context.new_page()) as found:
        yield found
    context.close()


@pytest.fixture
def copy(built: Path, tmp_path: Path) -> Iterator[Served]:
    """A copy of the site that a test may change and take off the network."""
    shutil.copytree(built, tmp_path / "site", ignore=shutil.ignore_patterns("r"))
    shutil.copytree(built / "nl" / "r" / "africa.score.goods", tmp_path / "site/nl/r/africa.score.goods")
    host = Served(tmp_path / "site")
    yield host
    host.stop()
