"""What the tests of the engine share."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from tests.support.sharing import shared


@pytest.fixture(scope="session")
def translated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Has our sources translated once for all processes that share the work: it takes longer than most tests."""
    from docs.app.engine import build

    translate = build._sources

    @cache
    def sources(games: tuple[tuple[str, str], ...], own: tuple[str, ...]) -> Mapping[str, Mapping[str, str]]:
        if games:  # of packages that may be installed in this process alone
            return translate(games, own)
        file = "sources.json"
        made = shared(
            tmp_path_factory,
            "-".join(["translated", *own]),
            lambda folder: (folder / file).write_text(json.dumps(translate(games, own)), "utf-8"),
        )
        found: dict[str, dict[str, str]] = json.loads((made / file).read_text("utf-8"))
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build, "_sources", sources)
        yield
