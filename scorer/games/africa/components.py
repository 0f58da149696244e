"""The numbers of the game: what is in the box and what things are worth. Code and rule texts read them here."""

PLAYERS_MIN = 2
PLAYERS_MAX = 5

TILES = 96
MONUMENTS = 11
OTHER_TILES = TILES - MONUMENTS
"""Tiles that a player could hold at the end, at most."""
SYMBOLS = 2
"""The most nuggets or gems shown on one tile."""

KINDS_OF_GOODS = 5
GOODS = (0, 1, 3, 5, 8, 12)
"""Points for 0 to 5 goods of one kind."""
GOODS_MOST = len(GOODS) - 1

FIRST_PRIZE = 10
SECOND_PRIZE = 6
BOTH_PRIZES = FIRST_PRIZE + SECOND_PRIZE

BONUS = 3
"""What the marker for the last monument is worth."""

LAST_MONUMENT = 11
LAST_MONUMENT_OF_TWO = 9
