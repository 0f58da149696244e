"""The three games, as the checker knows them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from tests.explained import (
    claims_africa,
    claims_africana,
    claims_afritoria,
    rules_africa,
    rules_africana,
    rules_afritoria,
)
from tests.explained.claims import DECISIONS, DOUBTS, Claim
from tests.explained.reading import Reader, Text
from tests.explained.table import Line, Lines, Readings, Ruling, Scored, Tally, agreed, most, total


class Game(NamedTuple):
    """What a game's rules say about a table, and what the sentences about it claim."""

    id: str
    rulings: Mapping[str, Ruling]
    rules: Callable[[Tally, Readings], Scored]
    """What the rules give."""
    claims: Mapping[str, Claim]
    line_is_true: Callable[[str, Reader, Line], bool]
    decisions: Mapping[str, Claim] = {}
    """Besides those of all games."""

    def score(self, tally: Tally, readings: Readings) -> Scored:
        """A table under these readings, with what it agreed on."""
        scored = self.rules(tally, readings)
        if not (more := agreed(tally)):
            return scored
        lines = {name: {**own, "adjust": more[name]} for name, own in scored.lines.items()}
        first = most(total(lines))
        compared = rules_africana.money(tally, first, readings) if self.id == "africana" and len(first) > 1 else {}
        return Scored(lines, total(lines), most(compared) if compared else first, compared)

    def winners(self, tally: Tally, lines: Lines, readings: Readings) -> Sequence[str]:
        """Who would win with these lines."""
        first = most(total(lines))
        return most(rules_africana.money(tally, first, readings)) if self.id == "africana" and len(first) > 1 else first

    @property
    def known(self) -> Mapping[str, Claim]:
        """Every claim about a table."""
        return {**DECISIONS, **DOUBTS, **self.claims, **self.decisions}


GAMES = {
    "africa": Game(
        "africa", rules_africa.RULINGS, rules_africa.score, claims_africa.CLAIMS, claims_africa.line_is_true
    ),
    "africana": Game(
        "africana",
        rules_africana.RULINGS,
        rules_africana.score,
        claims_africana.CLAIMS,
        claims_africana.line_is_true,
        claims_africana.DECISIONS,
    ),
    "afritoria": Game(
        "afritoria",
        rules_afritoria.RULINGS,
        rules_afritoria.score,
        claims_afritoria.CLAIMS,
        claims_afritoria.line_is_true,
    ),
}


@cache
def reader(lang: str, game: str) -> Reader:
    """Reads what is said about a table of a game."""
    return Reader(lang, lambda text: about_scoring(text, game))


def about_scoring(text: Text, game: str) -> bool:
    """Whether a text may be about a scored table of this game."""
    return bool({f"scorer/games/{game}/scoring/texts.py", "scorer/scoring/explain.py"} & set(text.files))
