"""What a type checker knows of a category: whose players it scores.

`mypy` is the test: it complains about a `type: ignore` that nothing needs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scorer.games import africa, africana
from scorer.games.africa.scoring.scoring import track
from scorer.games.africana.scoring.scoring import tie_money
from scorer.model import Category, Line, TieBreak
from scorer.scoring.tally import Named


def anybody(players: Sequence[Named], readings: Mapping[str, str]) -> list[Line]:
    return []


OWN: tuple[Category[africa.Player], ...] = (Category("track", track, ()), Category("any", anybody, ()))
OTHERS: tuple[Category[africana.Player], ...] = (Category("track", track, ()),)  # type: ignore[arg-type]
OWN_TIE: TieBreak[africana.Player] = TieBreak("africana.win.tie.money", tie_money)
OTHERS_TIE: TieBreak[africa.Player] = TieBreak("africana.win.tie.money", tie_money)  # type: ignore[arg-type]


def test_types_change_nothing_when_the_program_runs() -> None:
    assert [category.id for category in OWN] == ["track", "any"]
    assert [category.id for category in OTHERS] == ["track"]
    assert (OWN_TIE.rule, OTHERS_TIE.rule) == ("africana.win.tie.money",) * 2
