"""States of games that are followed, by a letter, in which moves are typed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import scorer
from scorer import tracking
from scorer.text.errors import language
from scorer.tracking.lines import move_of, read_line
from scorer.tracking.moves import State
from scorer.typed.question import Answer

BOARD = (Path(scorer.__file__).parent / "games/africa/tracking/boards/example.txt").read_text("utf-8").splitlines()
EXPEDITIONS = "Napoli Cairo 5 2; Napoli Lagos 4 3; Jidda Congo 3 3; Napoli Tripoli 2 2; Aswan Jidda 6 1"


class Scene(NamedTuple):
    """A game up to some move."""

    game: str
    lines: str
    """What is typed in English up to there, separated by semicolons."""
    players: tuple[str, ...] = ("Ann", "Ben", "Cleo")
    options: Mapping[str, Any] = {}


SCENES = {
    # Africa: the first move; eight tiles open and two actions left; one left; the last monument is next; trade goods
    # may be exchanged, the same with players who are called like moves; the first who could exchange some; a board.
    "N": Scene("africa", ""),
    "A": Scene("africa", "l0; l1; n3; g2; j1; m; free"),
    "B": Scene("africa", "l0; l1; n3; g2; j1; m; free; s"),
    "L": Scene("africa", "; ".join("m" * 8), ("Ann", "Ben")),
    "X": Scene("africa", "d; skip; s"),
    "K": Scene("africa", "d; skip; s", ("Keep", "Garde", "Ben")),
    "Y": Scene("africa", "d; skip; skip; skip"),
    "Q": Scene("africa", "b8; g4", ("Ann", "Ben"), {"board": BOARD}),
    "Z": Scene("africa", "", ("Zoé", "Zoe")),
    "G": Scene("africa", "", ("Gold", "Lion")),
    "S": Scene("africa", "", ("Stop", "Undo", "Straße")),
    "T": Scene("africa", "free; free", ("Stop", "Undo", "Straße")),
    # Africana: the first expedition; a turn; an action has begun.
    "D": Scene("africana", ""),
    "C": Scene("africana", EXPEDITIONS),
    "W": Scene("africana", f"{EXPEDITIONS}; go Cairo joker"),
    # Afritoria: the market; the cards that are played; a ranger picks; a poacher steals; the second market.
    "M": Scene("afritoria", ""),
    "P": Scene("afritoria", "g10; b5; g7"),
    "R": Scene("afritoria", "g10; b5; ranger; b3", ("Ann", "Ben")),
    "V": Scene("afritoria", "g10; b5; g6; b3; g5; g7; poacher; g11", ("Ann", "Ben")),
    "E": Scene("afritoria", "g10; b5; g6; b3", ("Ann", "Ben")),
}
"""The scenes, by their letters."""


@cache
def state_of(letter: str) -> State:
    """The state of a scene."""
    scene = SCENES[letter]
    state = tracking.start(scene.game, scene.players, **scene.options)
    say = language("en")
    for line in filter(None, scene.lines.split("; ")):
        said = read_line(state, line, say)
        assert isinstance(said, Answer), (line, said)
        assert isinstance(said.value, dict)
        state = tracking.play(state, move_of(state, said.value))
    return state
