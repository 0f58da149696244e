"""The questions of a game of several rounds: one for each field of each player of each round, then if there is another.

The key of a question is the place of its answer in the rounds of the player: `rounds[2].bid`; of the question whether
another round follows it is that of the round before: `rounds[2]`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ...scoring.fields import Field
from ...scoring.rounds import ROUND, Rounds
from ..terminal import say


def key_of(number: int, field: str = "") -> str:
    """The key of a question of a round, the first of which is 0; without a field whether another one follows."""
    return f"rounds[{number}]{'.' if field else ''}{field}"


def parse(key: str) -> tuple[int, str] | None:
    """The round and the field of the key of a question; None if it is about no round."""
    found = re.fullmatch(r"rounds\[(\d{1,4})\](?:\.(\w+))?", key)
    return (int(found[1]), found[2] or "") if found else None


def title(key: str) -> str:
    """The round of a question in words; nothing if it is about no round."""
    found = parse(key)
    return say().gettext(ROUND, number=found[0] + 1) if found else ""


def keys_of(rounds: Rounds, number: int) -> list[str]:
    """The keys of what each player is asked in a round."""
    return [key_of(number, field.key) for field in rounds.of]


def field_of(rounds: Rounds | None, key: str) -> Field | None:
    """The field of a question of a round; None if it is none."""
    found = parse(key)
    return next((field for field in rounds.of if found and field.key == found[1]), None) if rounds else None


def entry_of(rounds: Rounds, number: int, known: Mapping[str, object]) -> dict[str, object]:
    """What a player has in a round, as JSON, of the answers by their keys; what was not asked yet is none."""
    values = [(field, known.get(key_of(number, field.key))) for field in rounds.of]
    return {field.key: 0 if value is None else value for field, value in values if value is not None or field.required}


def many_in(rounds: Rounds | None, data: Mapping[str, object]) -> int:
    """How many rounds the draft of a count has; 1 where it says nothing that can be."""
    many = data.get("rounds")
    return min(max(1, many), rounds.most) if rounds and type(many) is int else 1


def is_answered(rounds: Rounds, number: int, answers: Sequence[Mapping[str, object]]) -> bool:
    """Whether everybody has answered everything of a round."""
    return all([key in known for known in answers for key in keys_of(rounds, number)])
