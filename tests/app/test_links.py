"""A link opened by somebody whose table plays something else: the winner that was sent is the one that is shown."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import scorer
from docs.app.node import run_node
from docs.site import sheets
from docs.site.entries import table_data
from scorer.registry import game as game_of
from scorer.text.errors import language
from tests.support.tiers import one_of

pytestmark = pytest.mark.slow

TABLES: dict[str, list[list[dict[str, Any]]]] = {
    "africa": [
        [{"track": 5, "gold": 4}, {"track": 5, "gold": 4}, {"track": 5, "gold": 4}, {"track": 11}],
        [{"track": 0, "gold": 4, "gems": 1}, {"track": 10}],
        [{"track": 0, "gold": 2, "gems": 1}, {"gems": 3, "track": 1}],
        [{"track": 0}, {"track": 1}, {"track": 9}, {"track": 3, "gold": 2, "gems": 1}, {"track": 11}],
    ],
    "africana": [
        [
            {"artifacts": {"mask": 2, "vase": 2}, "artifact_points": 4},
            {"expeditions": 2, "silver": 25},
            {"expeditions": 8},
        ],
        [{"expeditions": 4, "silver": 2}, {"expeditions": 4, "gold": 1, "silver": 1}],
        [{"artifacts": {"mask": 4, "vase": 2}, "silver": 3}, {"expeditions": 14, "gold": 1}],
    ],
}
"""Tables whose winner depends on how a disputed ruling is read, alone or with others."""

Choice = dict[str, Any]


def choices(game: str) -> Iterator[Choice]:
    """All that a table may play: nothing chosen, an edition, any readings, an edition with a reading of its own."""
    found = game_of(game)
    readings = {ruling.id: tuple(ruling.readings) for ruling in found.rulings if ruling.id in scored(game)}
    yield {"edition": None, "rulings": {}}
    for edition in found.editions:
        yield {"edition": edition, "rulings": {}}
    for ruling, own in readings.items():
        yield from ({"edition": None, "rulings": {ruling: reading}} for reading in own)
    for own in product(*readings.values()):
        yield {"edition": None, "rulings": dict(zip(readings, own, strict=True))}
        yield {"edition": found.editions[0], "rulings": dict(zip(readings, own, strict=True))}


def scored(game: str) -> dict[str, Any]:
    """The readings of the rulings that the scoring reads."""
    return dict(sheets.data(game_of(game), language("en"))["readings"])


def sent(game: str) -> Iterator[tuple[Choice, Choice, dict[str, Any]]]:
    """What the sender plays, what whoever opens it plays, and the tally, which may have readings of its own."""
    for players in TABLES[game]:
        named = [{"name": name, **player} for name, player in zip("ABCDE", players, strict=False)]
        for sender, opener in product(choices(game), repeat=2):
            yield sender, opener, {"game": game, "rulings": {}, "players": named}
            yield (
                {"edition": None, "rulings": {}},
                opener,
                {"game": game, "rulings": sender["rulings"], "players": named},
            )
            if sender["edition"]:
                yield opener, opener, {"game": game, "rulings": {}, "edition": sender["edition"], "players": named}


@pytest.mark.parametrize("game", one_of(TABLES, "africana"))
def test_the_winner_that_was_sent_is_shown_or_it_is_said_why_not(game: str) -> None:
    form = sheets.data(game_of(game), language("en"))
    text = re.sub(r"^<script[^>]*>|</script>$", "", table_data([game_of(game)], language("en")))
    table = json.loads(text)[game]
    known = list(sent(game))
    winners: set[tuple[str, ...]] = set()
    lines, sheets_sent = [], []
    for sender, opener, tally in known:
        options = {} if tally.get("edition") else sender | {"rulings": {**sender["rulings"], **tally["rulings"]}}
        sheet = scorer.score(tally, **options)
        sheets_sent.append(sheet)
        winners.add(sheet.winners)
        given = {"form": form, "table": table, "tally": tally, "sender": sender, "opener": opener}
        lines.append(json.dumps(given | {"rulings": dict(sheet.rulings)}))
    run = run_node(Path(__file__).with_name("links.mjs"), input="\n".join(lines))
    told = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(told) == len(known)
    for (sender, opener, tally), sheet, each in zip(known, sheets_sent, told, strict=True):
        here, there = (scorer.score(asked, **options) for asked, options in (each["here"], each["there"]))
        about = (sender, opener, tally)
        assert here.winners == sheet.winners, about
        assert (there.winners, there.rulings) == (sheet.winners, sheet.rulings), about
        # Whoever plays something else is told in what.
        own = dict(scorer.score(tally | {"edition": None, "rulings": {}}, **opener).rulings)
        chosen = {**table["editions"].get(opener["edition"] or "", {}), **opener["rulings"]}
        other = {ruling for ruling in scored(game) if ruling in chosen and own[ruling] != sheet.rulings[ruling]}
        assert {found["ruling"] for found in each["differs"]} == other, about
    assert len(winners) > 1
