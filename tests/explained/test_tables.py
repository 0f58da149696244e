"""Every sentence about a scored table, in five languages, against a computation written from the rules alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain

import pytest

from tests.explained.check import sentences
from tests.explained.games import GAMES
from tests.explained.table import Tally
from tests.explained.tables import enumerated_tables, random_tables
from tests.explained.what_decided import decided

EACH = 25
"""Of so many tables one is asked what decided, which takes longer."""


def hold(id: str, tables: Iterable[Tally]) -> None:
    """Every sentence about these tables is true; says how many there were."""
    count = Counter({"tables": 0, "sentences": 0})
    false = []
    for tally in tables:
        count["tables"] += 1
        closer = decided(GAMES[id], tally) if count["tables"] % EACH == 1 else ()
        for said in chain(sentences(GAMES[id], tally), closer):
            count["sentences"] += 1
            if not said.true:
                false.append(f"{said.lang or 'the sheet'}, {said.place}: {said.sentence}\n  {tally}")
    print(f"{id}: {count['tables']} tables, {count['sentences']} sentences, {len(false)} of them false")
    assert count["tables"]
    assert not false, "\n".join(false[:20])


@pytest.mark.unmeasured
@pytest.mark.parametrize("number", [50, pytest.param(100_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_about_random_tables_is_true(game: str, number: int) -> None:
    hold(game, random_tables(game, number))


@pytest.mark.unmeasured
@pytest.mark.parametrize("step", [101, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_about_small_tables_is_true(game: str, step: int) -> None:
    hold(game, enumerated_tables(game, step))


def test_letters_that_people_gave_are_kinds_of_all_players() -> None:
    players = [{"name": name, "artifacts": {"A": 2}} for name in ("Anna", "Ben")]
    hold("africana", [{"game": "africana", "players": players}])
