"""What the conformance suite begins with."""

WAYS = {"table": {}, "hands": {"hands": True}}
"""The options of each way to follow the game."""
