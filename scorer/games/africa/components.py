"""The numbers of the game: what is in the box and what things are worth. Code and rule texts read them here."""

PLAYERS_MIN = 2
PLAYERS_MAX = 5
AGE = 10
MINUTES = 60
"""What a game takes, about."""

COLOURS = 5
EXPLORERS_EACH = 2
EXPLORERS = EXPLORERS_EACH * COLOURS

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

START_CITIES = 5
SPACES = TILES + START_CITIES
NEIGHBOURS = 6
"""Spaces next to a space, at most."""

CAMPS = 20
START_CAMPS = 2
SUPPLY_CAMPS = 10
SUPPLY_CAMPS_OF_TWO = 8
CAMPS_LEFT = {
    players: CAMPS - (SUPPLY_CAMPS_OF_TWO if players == PLAYERS_MIN else SUPPLY_CAMPS) - players * START_CAMPS
    for players in range(PLAYERS_MIN, PLAYERS_MAX + 1)
}
"""Base camps that go back to the box, by the number of players."""

FIFTY = 50
"""Steps of one lap of the score track."""
FIFTY_MARKERS = 5
TRACK_MOST = 2 * FIFTY - 1
"""Points that the score track and one marker can show."""

ACTIONS = 2
KINDS_OF_ACTIONS = 5
STEPS = 2

ANIMAL_MOST = NEIGHBOURS + 1
"""The most that a revealed animal scores."""
COMMON_NEIGHBOURS = 2
"""Spaces next to both of two different spaces, at most."""
