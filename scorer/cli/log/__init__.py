"""The logbook at the terminal: games that are kept, and what they have in common."""
