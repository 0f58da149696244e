"""A browser for tests, and a host for the site."""

from __future__ import annotations

import functools
import hashlib
import http.server
import shutil
import threading
from pathlib import Path
from typing import Any

import pytest

CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), None)
"""The shell first: opening a page costs it a fifth of what it costs the whole browser, which draws its own windows."""
ARGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BROWSER = [
    pytest.mark.slow,
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium"),
]
"""The marks of tests that open a browser."""

PHONE = {"width": 390, "height": 844}


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


class Served:
    """A folder on a host of its own, which can be taken off the network."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        handler = functools.partial(_Quiet, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def kept_offline(page: Any) -> None:
    """Waits until everything of the language is kept for later."""
    page.wait_for_function("() => document.documentElement.dataset.offline === 'ready'", timeout=60_000)


def published_anew(site: Served, path: str, old: bytes, new: bytes) -> None:
    """A new version of a site, in which one file says something else."""
    file, worker = site.folder / path, site.folder / "sw.js"
    before = file.read_bytes()
    assert old in before
    file.write_bytes(before.replace(old, new))
    was, now = (hashlib.sha256(data).hexdigest()[:12] for data in (before, file.read_bytes()))
    worker.write_text(worker.read_text("utf-8").replace(was, now), "utf-8")
