"""Following a game at a terminal or through a pipe: lines in, what comes of them out."""
