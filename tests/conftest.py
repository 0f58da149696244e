"""What all tests share: fresh catalogues, no language from the environment."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

import catalogues  # noqa: E402
from browsing import ARGS, CHROMIUM  # noqa: E402
from program import Program  # noqa: E402

# Tests time nothing: a machine may be busy.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")

# An installation made before a translation was edited has an old compiled catalogue.
catalogues.compile_all()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The slow files first: when several share the work, nobody is left with one of them at the end."""
    items.sort(key=lambda item: item.get_closest_marker("no_cover") is None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Any:
    """What fixtures do for a test that is not measured is not measured either."""
    plugin = item.config.pluginmanager.get_plugin("_cov")
    controller = plugin and plugin.cov_controller
    if not controller or not item.get_closest_marker("no_cover"):
        return (yield)
    controller.pause()
    try:
        return (yield)
    finally:
        controller.resume()


@pytest.fixture(autouse=True)
def _plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SCORER_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def program(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Program:
    """The command line, in this process."""
    return Program(capsys, monkeypatch)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site, built strictly. Quiet (-q) would hide what strict looks for."""
    out = tmp_path_factory.mktemp("site")
    run = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(out)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "SITE_URL": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return out


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """The one browser of all tests: Playwright starts once in a process."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium")
    sync_api = pytest.importorskip("playwright.sync_api")
    with sync_api.sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield found
        found.close()
