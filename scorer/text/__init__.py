"""Sentences and refusals: languages, errors, documents. Knows no game."""
