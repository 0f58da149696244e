"""Following a game of Africana."""
