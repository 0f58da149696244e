"""What the tests of the package share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.packages import build
from tests.support.sharing import shared


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel."""
    (made,) = shared(tmp_path_factory, "wheel", lambda folder: build("wheel", folder)).iterdir()
    return made
