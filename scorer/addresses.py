"""The addresses of the project, from the one place that has them: the table `tool.scorer` of `pyproject.toml`.

    home      the site, with a page for every rule
    source    the repository, which takes reports; left out, it is `home`

A checkout reads them there. A wheel has them in `addresses.json`, which its build writes.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

FILE = "addresses.json"
"""The file of this package that a wheel has them in."""


class Addresses(NamedTuple):
    """Where the project is; no address ends with a slash."""

    home: str
    """The site."""
    source: str
    """The repository."""

    @property
    def reports(self) -> str:
        """The place for reports: `/new?template=NAME.yml` below it opens a form of `.github/ISSUE_TEMPLATE`."""
        return f"{self.source}/issues"

    def file(self, path: str, at: str = "HEAD") -> str:
        """Returns the address of the page of a file of the repository; `path` may end with `#` and a heading.

        `at` is a tag (`v1.2.3`); without it the file is the one of today.
        """
        return f"{self.source}/blob/{at}/{path}"


@cache
def addresses() -> Addresses:
    """Returns the addresses that this version was built with, or those of the checkout that it runs in."""
    import json
    from pkgutil import get_data

    try:
        written = get_data(__package__, FILE)
    except OSError:
        from pathlib import Path

        return read_addresses((Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"))
    return Addresses(**json.loads(written or b""))


def read_addresses(pyproject: str) -> Addresses:
    """Returns the addresses in the text of a `pyproject.toml`. Raises `KeyError` if it has no `tool.scorer.home`."""
    import tomllib

    table: dict[str, str] = tomllib.loads(pyproject)["tool"]["scorer"]
    home = table["home"].rstrip("/")
    return Addresses(home, table.get("source", home).rstrip("/"))
