"""What the conformance suite begins with."""

from .tracking.example import example_decks, example_map

WAYS = {
    "table": {},
    "hands": {"hands": True},
    "map": {"map": example_map()},
    "all": {"hands": True, "map": example_map(), "decks": example_decks()},
}
"""The options of each way to follow the game."""

EAGER = ("complete", "join")
"""The kinds of moves that bring the end nearer."""
