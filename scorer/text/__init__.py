"""Sentences and refusals: languages, errors, documents. Knows no game.

Documented in docs/reference/errors.md.
"""
