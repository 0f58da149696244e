"""What all tests share: the three tiers, fresh catalogues, no language from the environment."""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from docs.app.node import node
from scorer.catalogues.compiling import DRAFTS, compile_all
from scorer.cli import terminal
from scorer.text.errors import language
from scorer.text.i18n import checkout
from tests.support import ROOT, oware, padgames
from tests.support.browsing import ARGS, CHROMIUM
from tests.support.program import ID, Program
from tests.support.sharing import made_once, shared
from tests.support.system import skip_what_is_not_here

# Tests time nothing: a machine may be busy.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=40)
settings.load_profile("untimed")
# Before a release: python tools/release.py properties
settings.register_profile("many", settings.get_profile("untimed"), max_examples=2000)

# The tests are about the languages that are to be complete: nothing is asked of a draft.
os.environ[DRAFTS] = "0"
# Where several share the work, the one that starts them has done it; a wheel has them.
if "PYTEST_XDIST_WORKER" not in os.environ and checkout():
    # An installation made before a translation was edited has an old compiled catalogue.
    compile_all(ROOT / "locales", stale=True)

# The Node that playwright brings wants a library that not every Linux has.
with suppress(FileNotFoundError):
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node())

TIERS = {
    "slow": "browser, engine, terminals, packages, larger samples; `pytest -m slow`, and part of `bash .ci/run`",
    "long": "far larger samples; `python tools/release.py`",
}
"""What plain `pytest` leaves out, by its mark, and how it is run."""

SLOWEST = (
    *("site/test_built.py", "package/test_wheel.py", "app/test_engine.py", "explained/test_games.py"),
    *("explained/test_tables.py", "app/test_told.py", "package/test_site.py", "package/test_game_docs.py"),
    *("cli/test_new.py", "package/test_recipes.py", "package/test_rooms.py", "reference/python.md"),
)
"""Files whose few tests take longest: they build the site, packages or the engine, or try random games."""

LEFT_OUT = pytest.StashKey[Counter[str]]()

CASES = 8
"""So many cases of each test are measured, but for those with the mark `measured`: the others go over much the same
lines, and to measure them takes as long as to run them."""

RUN = pytest.StashKey[Counter[str]]()
"""How many cases of each test have been run."""


def pytest_configure(config: pytest.Config) -> None:
    skip_what_is_not_here()
    for tier, text in TIERS.items():
        config.addinivalue_line("markers", f"{tier}: {text}")
    # In the order of `pytest_collection_modifyitems`: else xdist takes the files with the fewest tests last.
    config.option.loadscopereorder = False
    config.stash[RUN] = Counter()
    for plugin in config.pluginmanager.get_plugins():
        if type(plugin).__name__ == "WorkerInteractor":
            tell_less(plugin)


def tell_less(worker: Any) -> None:
    """Where several share the work, keeps to itself what nobody is shown: to tell it takes as long as many tests do."""
    send = worker.sendevent

    def sendevent(name: str, **values: Any) -> None:
        if name == "testreport":
            report = values["data"]
            shown = report["when"] == "call" or report["outcome"] != "passed" or report["sections"]
            if not shown and report["duration"] < 0.005:  # --durations leaves those out, too
                return
        if name != "logstart":  # all that it does is begin a line with -v
            send(name, **values)

    worker.sendevent = sendevent


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out the other tiers, unless `-m` chooses; whoever names a file gets its slow tests, too.

    The long tests of a slow file have both marks: `-m slow` leaves them out.
    """
    chosen: str = config.option.markexpr
    named = config.args_source is pytest.Config.ArgsSource.ARGS
    tiers = [*(["long"] if "long" not in chosen else []), *([] if chosen or named else ["slow"])]
    found = [(item, next((tier for tier in tiers if item.get_closest_marker(tier)), "")) for item in items]
    left_out = Counter(tier for _, tier in found if tier)
    config.hook.pytest_deselected(items=[item for item, tier in found if tier])
    items[:] = [item for item, tier in found if not tier]
    if "PYTEST_XDIST_WORKER" in os.environ:
        # Where several share the work, the slowest files come first, so that nobody is left with one at the end.
        many = Counter(item.path for item in items)
        browsing = Counter(item.path for item in items if item.get_closest_marker("browser"))
        items.sort(
            key=lambda item: ("/".join(item.path.parts[-2:]) not in SLOWEST, -browsing[item.path], -many[item.path])
        )
    config.stash[LEFT_OUT] = left_out


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Where several share the work, each tells what it left out; it is the same for all of them."""
    if hasattr(session.config, "workeroutput"):
        left_out: Counter[str] = session.config.stash.get(LEFT_OUT, Counter())
        session.config.workeroutput["left_out"] = dict(left_out)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Takes what one of them has told."""
    node.config.stash[LEFT_OUT] = Counter(getattr(node, "workeroutput", {}).get("left_out", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Says what was left out, and how to run it."""
    for tier, count in config.stash.get(LEFT_OUT, Counter()).items():
        terminalreporter.write_line(f"Left out: {count} {tier} tests ({TIERS[tier]}).")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Stops coverage for tests that are `unmeasured`, and for all but the first cases of a test.

    The mark of pytest-cov does nothing if several share the work. Who measures without it (tools/mutate.py) wants to
    know of every case what it reaches.
    """
    tracer = sys.gettrace()
    if not type(tracer).__module__.startswith("coverage"):
        return (yield)
    run, test = item.config.stash[RUN], item.nodeid.partition("[")[0]
    run[test] += 1
    alike = run[test] > CASES and not item.get_closest_marker("measured")
    if not (item.get_closest_marker("unmeasured") or (alike and item.config.pluginmanager.has_plugin("_cov"))):
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)


@pytest.fixture(autouse=True)
def _plain_environment(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """No language, width or pager; folders for settings, state, data and caches that only this test has."""
    for name in ("SCORER_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    for name in ("PAGER", "ACCESSIBLE"):
        monkeypatch.delenv(name, raising=False)
    own = tmp_path_factory.getbasetemp() / "folders" / secrets.token_hex(8)
    for kind in ("CONFIG", "STATE", "DATA", "CACHE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(own / kind.lower()))
    monkeypatch.delenv("SCORER_LOG", raising=False)
    # Only a power cut would tell, and a disk takes its time. That it is called is seen by tests that replace it.
    monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.fixture
def program(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """The command line, in this process, which speaks English again afterwards."""
    yield Program(capsys, monkeypatch)
    terminal.speak(language("en"))


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> str:
    """By what every record is known that the program begins in this process, so that tests know each of its bytes."""
    monkeypatch.setattr("scorer.cli.track.new_id", lambda: ID)
    return ID


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built strictly, with games from other packages beside ours.

    The folder `BUILT_SITE`, if it is named, keeps it for further runs. Quiet (-q) would hide what strict looks for.
    """
    elsewhere = tmp_path_factory.mktemp("installed")
    if kept := os.environ.get("BUILT_SITE"):
        return made_once(Path(kept), lambda out: _build(out, elsewhere))
    return shared(tmp_path_factory, "site", lambda out: _build(out, elsewhere))


def _build(out: Path, elsewhere: Path) -> None:
    installed = padgames.install(oware.install(elsewhere))
    path = [str(installed), *filter(None, [os.environ.get("PYTHONPATH")])]
    run = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(out)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "SITE_URL": "", "PYTHONPATH": os.pathsep.join(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr


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
