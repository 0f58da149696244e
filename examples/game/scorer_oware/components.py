"""The numbers of Oware. The texts of the rules name them."""

PLAYERS = 2
HOUSES = 6
"""Houses of each player."""
SEEDS_EACH = 4
"""Seeds in each house at the beginning."""
SEEDS = PLAYERS * HOUSES * SEEDS_EACH
CAPTURE_LOW, CAPTURE_HIGH = 2, 3
"""A house with so many seeds after sowing can be captured."""
MAJORITY = SEEDS // 2 + 1
"""So many captured seeds win at once."""
