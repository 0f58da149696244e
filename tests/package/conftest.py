"""What the tests of the package share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.packages import build


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel."""
    return build("wheel", tmp_path_factory.mktemp("wheel"))
