"""The conformance suite over all our games: tables of two at once, larger ones and many whole games later."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from scorer.registry import ids
from scorer.testing import check_many, checks, tables

pytestmark = pytest.mark.unmeasured

GAMES = int(os.environ.get("SCORER_GAMES", "6"))
"""How many random games of each game are played to their ends; a release plays thousands."""


def tier(game: str, check: Callable[[], None]) -> Any:
    """The mark: games of two players are followed at once, of as many as can play in CI, of other numbers later."""
    players = check.args[1:] if isinstance(check, partial) else ()
    if players <= (2,):
        return ()
    return pytest.mark.slow if players == (max(players for _, players in tables(game)),) else pytest.mark.long


def cases() -> list[Any]:
    """Every check of every game, but for the games that `test_many_random_games` plays."""
    return [
        pytest.param(check, id=f"{game}-{name}", marks=tier(game, check))
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
