"""Counting a finished game of Afritoria."""
