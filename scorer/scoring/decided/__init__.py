"""What decided a finished game: the margin, what should be counted again, what it would be without a category."""
