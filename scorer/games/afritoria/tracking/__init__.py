"""Following a game of Afritoria."""
