"""Cases of which CI tries one, and a release all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def one_of(cases: Iterable[Any], chosen: object) -> list[Any]:
    """A case for each; the others than the one chosen are tried before a release."""
    return [pytest.param(case, marks=() if case == chosen else pytest.mark.long) for case in cases]
