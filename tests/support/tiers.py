"""Cases of which one is tried in an earlier tier than the others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def one_of(cases: Iterable[Any], chosen: object, *, more: pytest.MarkDecorator = pytest.mark.long) -> list[Any]:
    """A case for each; the others than the one chosen are tried in a later tier, by default before a release."""
    return [pytest.param(case, marks=() if case == chosen else more) for case in cases]
