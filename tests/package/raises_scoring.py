"""How to provoke each error that the docstrings of the scoring name: `test_raises.py` makes these calls."""

from __future__ import annotations

import scorer
from tests.support.raising import Cannot, Raises

NAMES = ["game_ids", "game", "rule", "rules", "languages", "Item", "Line", "Ruling", "Disputed", "Hits"]

RAISES: Raises = {
    "game": {"UnknownName": lambda: scorer.game("chess")},
    "rule": {"UnknownName": (lambda: scorer.rule("africa.nothing"), lambda: scorer.rule("chess.mate"))},
    "rules": {"UnknownName": lambda: scorer.rules("chess")},
}

CANNOT: Cannot = {}
