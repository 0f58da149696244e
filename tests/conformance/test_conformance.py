"""The conformance suite over all our games.

With `SCORER_GAMES=10000` in the environment that many random games of each game are played besides.
"""

from __future__ import annotations

import os

import pytest

from scorer.registry import ids
from scorer.testing import check_many, suite

test_conformance = suite(*ids())


@pytest.mark.skipif("SCORER_GAMES" not in os.environ, reason="takes long")
@pytest.mark.parametrize("id", ids())
def test_many_random_games(id: str) -> None:
    check_many(id, int(os.environ["SCORER_GAMES"]))
