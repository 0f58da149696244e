"""The conformance suite over all our games: tables of two at once, larger ones and whole games by the hundred later."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from scorer.registry import ids
from scorer.testing import check_many, checks

pytestmark = pytest.mark.unmeasured

GAMES = int(os.environ.get("SCORER_GAMES", "15"))
"""How many random games of each game are played to their ends; a release plays thousands."""


def of_more_than_two(check: Callable[[], None]) -> bool:
    """Whether a check follows games of three and more players."""
    return isinstance(check, partial) and check.args[1:] > (2,)


def cases() -> list[Any]:
    """Every check of every game, but for the games that `test_many_random_games` plays."""
    return [
        pytest.param(check, id=f"{game}-{name}", marks=pytest.mark.slow if of_more_than_two(check) else ())
        for game in ids()
        for name, check in checks(game)
        if name != "every_game_reaches_its_end"
    ]


@pytest.mark.parametrize("check", cases())
def test_conformance(check: Callable[[], None]) -> None:
    check()


@pytest.mark.slow
@pytest.mark.parametrize("id", ids())
def test_many_random_games(id: str) -> None:
    check_many(id, GAMES)
