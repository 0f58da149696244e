"""Which documents of the repository the site has as pages, and where what the README links to is published.

The build of the package asks this, too; so nothing else is imported here.
"""

from __future__ import annotations

from scorer.addresses import Addresses
from scorer.text.i18n import SOURCE

KINDS: dict[str, tuple[str, ...]] = {
    "First steps": ("docs/first-steps.md",),
    "How to": (
        "docs/how-to/count.md",
        "docs/how-to/tracking.md",
        "docs/how-to/phone.md",
        "docs/how-to/log.md",
        "docs/how-to/python.md",
        "docs/how-to/javascript.md",
        "docs/how-to/follow-python.md",
        "docs/how-to/assistants.md",
        "docs/how-to/website.md",
        "docs/how-to/game.md",
        "CONTRIBUTING.md",
    ),
    "Reference": (
        "docs/reference/python.md",
        "docs/reference/javascript.md",
        "docs/reference/commands.md",
        "docs/reference/json.md",
        "docs/reference/errors.md",
        "docs/reference/ids.md",
        "docs/reference/site.md",
        "docs/reference/games.md",
        "docs/reference/stability.md",
        "CHANGELOG.md",
    ),
    "Why": (
        "docs/why/architecture.md",
        "docs/why/dependencies.md",
        "docs/why/search.md",
        "docs/why/telling.md",
    ),
}
"""The documents of each kind, which there are in English only."""

INDEX = "programmers/index.md"
"""The page that lists them, as `docs/README.md` does."""

PICTURES = "docs/pictures/"
"""The pictures of the README, which the site has in `pictures/`."""


def page_of(file: str) -> str:
    """Returns the path of the page that is made of a document."""
    return f"programmers/{file.removeprefix('docs/').lower()}"


PAGES = {file: page_of(file) for files in KINDS.values() for file in files} | {"docs/README.md": INDEX}
"""The pages of the documents."""


def published(path: str, found: Addresses, tag: str) -> str:
    """Returns the address of a file of the repository for whoever reads the README elsewhere; it may end with `#…`.

    That is its page on the site, or the picture there; other files are in the repository, as they were at the tag.
    """
    file, hash_, anchor = path.partition("#")
    if file.startswith(PICTURES):
        return f"{found.home}/{file.removeprefix('docs/')}"
    if page := PAGES.get(file):
        return f"{found.home}/{SOURCE}/{page.removesuffix('.md').removesuffix('index').rstrip('/')}/{hash_}{anchor}"
    return found.file(path, tag)
