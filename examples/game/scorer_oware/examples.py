"""What the conformance suite begins with: every way to follow the game, and a tally."""

from typing import Any

WAYS: dict[str, dict[str, Any]] = {"table": {}}
"""The options of each way to follow the game; Oware has none."""

TALLY = {"game": "oware", "players": [{"name": "Ama", "store": 23, "rest": 4}, {"name": "Kofi", "store": 21}]}
