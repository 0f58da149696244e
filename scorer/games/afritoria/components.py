"""The numbers of the game: what is in the box and what things are worth. Code and rule texts read them here."""

PLAYERS_MIN = 2
PLAYERS_MAX = 4
AGE = 7

COLOURS = ("green", "blue", "purple", "brown")
ANIMALS = (
    "porcupine",
    "meerkat",
    "gazelle",
    "wild dog",
    "zebra",
    "hyena",
    "buffalo",
    "leopard",
    "giraffe",
    "lion",
    "elephant",
)
"""The animals by strength, 1 to 11."""
COPIES = 2
"""Cards of each animal in each colour."""

WORTH = (3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1)
"""Points of the animals by strength: the weaker, the more."""
POINTS_WEAK = WORTH[0]
POINTS_MIDDLE = WORTH[4]
POINTS_STRONG = WORTH[-1]

CARDS = {f"{colour} {animal}": worth for colour in COLOURS for animal, worth in zip(ANIMALS, WORTH, strict=True)}
"""Every wild card and its points."""
COLOUR_OF = {f"{colour} {animal}": colour for colour in COLOURS for animal in ANIMALS}
"""The colour of every wild card."""
VALUES = tuple(sorted(set(WORTH), reverse=True))
"""What a card can be worth."""
PER_COLOUR = {value: COPIES * WORTH.count(value) for value in VALUES}
"""Cards of each value in one colour."""

STRENGTH = {f"{colour} {animal}": i for colour in COLOURS for i, animal in enumerate(ANIMALS, start=1)}
"""The strength of every wild card."""
RANGER = "ranger"
POACHER = "poacher"
SPECIALS = (RANGER, POACHER)

CARDS_A_COLOUR = COPIES * len(ANIMALS)
POINTS_A_COLOUR = COPIES * sum(WORTH)
"""Points of all cards of one colour."""
WILD_CARDS = len(COLOURS) * CARDS_A_COLOUR
RANGERS = 4
POACHERS = 4
COPIES_OF = {**dict.fromkeys(CARDS, COPIES), RANGER: RANGERS, POACHER: POACHERS}
"""Every card of the box, and how often it is in there."""
ALL_CARDS = WILD_CARDS + RANGERS + POACHERS

HAND = 6
"""Cards in hand at the start of each round."""
DECK = {2: 52, 3: 74, 4: 96}
"""Cards in play, by the number of players."""
PILE = {2: 40, 3: 56, 4: 72}
"""Cards in the draw pile after the deal."""
ROUNDS = {players: (-(-pile // (2 * players)), -(-pile // players)) for players, pile in PILE.items()}
"""The fewest and the most rounds, by the number of players: each takes a market, and up to a card for everybody."""
POINTS = {2: 92, 3: 138, 4: 184}
"""Points of all cards in play."""

SAME_COLOUR = 5
"""Wildlife cards of one colour that allow an exchange."""
EXCHANGED = 3
"""Cards of an exchange."""
