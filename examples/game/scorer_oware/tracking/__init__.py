"""Following a game of Oware."""
