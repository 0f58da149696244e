"""Other readings of the rules: what each means and who states it, and which lines depend on one that no book has."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import scorer

from ..description import game as description_of
from ..reference.provenance import doubt_text
from .sources import is_ours

if TYPE_CHECKING:
    from ..model import Line
    from ..scoring.disputes import Disputed


def other_reading(sheet: scorer.Sheet, entry: Disputed, lang: str) -> dict[str, object]:
    """What another reading means, what was scored instead, who states each, and what kind of doubt it is.

    Where nobody wins, as not all was counted, nothing is said of winners.
    """
    explain, in_force = sheet.explain(lang), sheet.rulings
    stated = {ruling.id: ruling.readings for ruling in description_of(sheet.game).rulings}
    both = list(zip(entry.rulings, entry.readings, strict=True))
    scored = entry._replace(readings=tuple([in_force[id] for id in entry.rulings]))
    data: dict[str, object] = {**entry.to_dict()}
    if not entry.winners:
        del data["winners"], data["changes_winner"]
    return {
        **data,
        "doubt_text": doubt_text(sheet.game, entry.doubt, explain.say),
        "meaning": explain.reading(entry),
        "stated_by": {id: list(stated[id][reading]) for id, reading in both},
        "scored_as": {
            "reading": scored.to_dict()["reading"],
            "meaning": explain.reading(scored),
            "stated_by": {id: list(stated[id][in_force[id]]) for id in entry.rulings},
        },
    }


def with_printed_rules(sheet: scorer.Sheet) -> scorer.Sheet:
    """A sheet whose lines cite a rule that no rulebook has only where another reading gives that line other points.

    Other lines cite the rule of the other reading: who has no gems where two players have more gets nothing anyway.
    """
    in_force = sheet.rulings
    for ruling in [ruling for ruling in description_of(sheet.game).rulings if ruling.doubt == "silent"]:
        for reading in [reading for reading in ruling.readings if reading != in_force[ruling.id]]:
            others = scorer.score(sheet.tally, rulings={ruling.id: reading}).players
            both = zip(sheet.players, others, strict=True)
            players = [player._replace(lines=tuple(map(_printed, player.lines, other.lines))) for player, other in both]
            sheet = replace(sheet, players=tuple(players))
    return sheet


def _printed(line: Line, other: Line) -> Line:
    """A line with the rule of another reading, if that is printed, its own is not, and the points are the same."""
    if line.rule is None or other.rule is None:  # what was agreed on at the table
        return line
    if line.points == other.points and is_ours(scorer.rule(line.rule)) and not is_ours(scorer.rule(other.rule)):
        return line._replace(rule=other.rule)
    return line
