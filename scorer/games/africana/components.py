"""The numbers of the game: what is in the box and what things are worth. Code and rule texts read them here."""

PLAYERS_MIN = 2
PLAYERS_MAX = 4

EXPEDITIONS = {2: 24, 3: 27, 4: 30}
"""Expedition cards in play, by the number of players."""

KINDS_OF_ARTIFACTS = 5
COPIES = 4
"""Artifacts of each kind."""
ARTIFACTS = KINDS_OF_ARTIFACTS * COPIES
HELPERS = 10
"""Helper adventures."""

THREE_ALIKE = 12
FOUR_DIFFERENT = 10
TWO_ALIKE = 6
TWO_DIFFERENT = 2

HELPER_PENALTY = (0, 0, 5, 10)
"""What 0, 1, 2 and what 3 or more helper adventures cost, in points."""

GOLD = 5
"""A gold coin in silver."""
SILVER_A_POINT = 10
CARDS_A_POINT = 2
OPEN_ARTIFACT = 1
"""Points for an artifact adventure that was not completed."""

HAND = 5
"""The most cards in hand at the end of a turn."""
OPEN_ADVENTURES = 3
"""The most open adventures at the end of a turn."""
