"""The numbers of the game: what is in the box and what things are worth. Code and rule texts read them here."""

PLAYERS_MIN = 2
PLAYERS_MAX = 4
AGE = 8
MINUTES = 60
"""What a game takes, about."""

EXPEDITIONS = {2: 24, 3: 27, 4: 30}
"""Expedition cards in play, by the number of players."""

KINDS_OF_ARTIFACTS = 5
COPIES = 4
"""Artifacts of each kind."""
ARTIFACTS = KINDS_OF_ARTIFACTS * COPIES
HELPERS = 10
"""Helper adventures."""
ADVENTURES = ARTIFACTS + HELPERS
ADVENTURES_PER_BOOK = 15

PLACES = 22
PLACES_PER_HALF = 11
"""Places on either side of the equator."""
COLOURS = 5
"""Colours of travel cards and helper cards."""
SYMBOLS_MOST = 2
"""The most travel symbols of a place."""
COPIES_PER_BOOK = 2
"""Artifacts of each kind in a book."""
HELPERS_PER_BOOK = 1
"""Helper adventures of each colour in a book."""
HELPER_CARDS = 10
HELPERS_PER_COLOUR = 2
"""Helper cards, and helper adventures, of each colour."""
EXPEDITION_CARDS = 34
TRAVEL_CARDS = 60
SILVER_COINS = 25
GOLD_COINS = 15
MARKERS = 4
"""Company markers of each player."""
ALL_MARKERS = MARKERS * PLAYERS_MAX

REMOVED = {2: 10, 3: 7, 4: 4}
"""Expedition cards taken out of the C pile, by the number of players."""
DISPLAY = 5
"""Expedition spaces, so also the expeditions on display."""
PILE = {players: cards - DISPLAY for players, cards in EXPEDITIONS.items()}
"""Expedition cards in the pile after the setup, by the number of players."""
START_MONEY = {1: 2, 2: 2, 3: 3, 4: 4}
"""In silver, by the number of the company."""
START_PLACE = {1: "Napoli", 2: "Cape Town", 3: "Lagos", 4: "Jidda"}
"""Where the explorer starts, by the number of the company."""
START_CARDS = 1
"""Travel cards in hand at the start."""
JOINING_BONUS = {"1 silver": 1, "2 silver": 2, "travel card": 0}
"""The silver of each joining bonus that is known of."""
LAST_EXPEDITION = {2: 20, 3: 23, 4: 26}
"""The completed expedition that begins the end of the game, by the number of players."""

DRAW = 2
"""Travel cards drawn in an action."""
PRICE = 5
"""Of an adventure card, in silver."""
LEAF = 1
"""The price of turning a page, after the first, in silver."""
RECOLOUR = 5
"""The price of changing the colour of a card, in silver."""

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
