"""A browser for tests, and a host for the site."""

from __future__ import annotations

import functools
import http.server
import shutil
import threading
from pathlib import Path

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
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
