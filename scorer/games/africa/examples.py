"""What the conformance suite begins with."""

from .tracking.board import example_board

WAYS = {"table": {}, "board": {"board": example_board()}, "simple": {"simple": True}}
"""The options of each way to follow the game."""
