"""Logbooks made at random: scored games, games of which only the points are known, persons with several names."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Mapping, Sequence

import scorer
from scorer.log import Union, write_play
from scorer.registry import game as game_of, ids
from scorer.testing.random_tallies import random_tally

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "anna k.", "Benny", "Émil")
STAMP = "2026-11-22T20:41:07.123Z"


def union_of(lines: Iterable[Mapping[str, object]]) -> Union:
    """The logbook of some lines."""
    found = Union()
    found.add("x.jsonl", "\n".join([json.dumps(line) for line in lines]).encode())
    assert not found.broken
    return found


def person(name: str, also: Sequence[str] = (), *, guest: bool = False) -> dict[str, object]:
    """The line of a person."""
    return {"v": 1, "person": name, "t": STAMP, "also": list(also), "guest": guest}


def imported(
    id: str, totals: Mapping[str, int | None], winners: Sequence[str] = (), **more: object
) -> dict[str, object]:
    """The line of a game of which only the points are known."""
    found = {"v": 1, "play": id, "t": STAMP, "at": "2026-11-22", "game": "chess", "totals": totals, "winners": winners}
    return {**found, **more}


def scored(id: str, tally: Mapping[str, object], at: str = "2026-11-22", **more: object) -> dict[str, object]:
    """The line of a game that was scored."""
    return {**write_play(scorer.score(tally), stamp=STAMP, id=id, at=at).line.data, **more}


def random_log(rng: random.Random, size: int) -> list[dict[str, object]]:
    """The lines of some games that several persons have played."""
    lines = [
        person("Emil", ["Émil"], guest=rng.random() < 0.5),
        person("Anna", ["Anna K."] if rng.random() < 0.5 else ()),
    ]
    while len(lines) < size + 2:
        id, at = f"p{len(lines)}", f"2026-{rng.randint(1, 12):02}-{rng.randint(1, 28):02}"
        if rng.random() < 0.3:
            names = rng.sample(NAMES, rng.randint(1, 5))
            totals = {
                name: rng.choice([None, rng.randint(-3, 9)]) if rng.random() < 0.2 else rng.randint(0, 9)
                for name in names
            }
            winners = rng.sample(names, rng.randint(0, min(3, len(names))))
            lines.append(imported(id, totals, winners, at=at))
            continue
        tally = random_tally(game_of(rng.choice(ids())), rng)
        players = tally["players"]
        assert isinstance(players, list)
        for player, name in zip(players, rng.sample(NAMES, len(players)), strict=True):
            player["name"] = name
        try:
            lines.append(scored(id, tally, at))
        except scorer.ScorerError:
            continue
        if rng.random() < 0.1:
            lines[-1]["persons"] = {players[0]["name"]: "Zoe"}
    return lines
