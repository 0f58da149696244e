"""Cases of which one is tried in an earlier tier than the others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import cycle, islice, product
from typing import Any

import pytest


def one_of(cases: Iterable[Any], chosen: object, *, more: pytest.MarkDecorator = pytest.mark.long) -> list[Any]:
    """A case for each; the others than the one chosen are tried in a later tier, by default before a release."""
    return [pytest.param(case, marks=() if case == chosen else more) for case in cases]


def each_once(*cases: Sequence[Any], more: pytest.MarkDecorator = pytest.mark.long) -> list[Any]:
    """A case for each combination; so many that every value is in one are tried at once, the others in a later tier."""
    most = max(map(len, cases))
    chosen = list(zip(*[islice(cycle(values), most) for values in cases], strict=True))
    return [pytest.param(*each, marks=() if each in chosen else more) for each in product(*cases)]
