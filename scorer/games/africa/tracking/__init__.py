"""Following a game of Africa."""
