"""The numbers of the game: what is in the box and what things are worth. Code and rule texts read them here."""

PLAYERS_MIN = 2
PLAYERS_MAX = 4

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
VALUES = tuple(sorted(set(WORTH), reverse=True))
"""What a card can be worth."""
PER_COLOUR = {value: COPIES * WORTH.count(value) for value in VALUES}
"""Cards of each value in one colour."""
